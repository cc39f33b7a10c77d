//! The rules, clause by clause, and all that every game promises. One program: compiling
//! one for each file takes much longer.

mod clauses_drawing;
mod clauses_end;
mod clauses_example;
mod clauses_flight;
mod clauses_material;
mod clauses_turn;
mod conformance;
mod naive;
mod notation;
mod samples;
mod sampling;
mod scene;
mod trace;
