//! The rules, clause by clause, and all that every game promises. One program: compiling
//! one for each file takes much longer.

mod balance;
mod clauses_collectors;
mod clauses_material_and_rounds;
mod clauses_ties_and_end;
mod clauses_view;
mod conformance;
mod deck;
mod family;
mod notation;
mod samples;
mod scene;
