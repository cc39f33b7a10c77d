//! The rules, clause by clause, and all that every game promises. One program: compiling
//! one for each file takes much longer.

mod clauses_end;
mod clauses_setup;
mod clauses_turn;
mod clauses_view;
mod conformance;
mod notation;
mod samples;
mod sampling;
mod scene;
