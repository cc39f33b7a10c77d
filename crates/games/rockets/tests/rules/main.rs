//! The rules, clause by clause, and all that every game promises. One program: compiling
//! one for each file takes much longer.

mod clauses_board;
mod clauses_end;
mod clauses_turn;
mod common;
mod conformance;
mod naive;
mod naive_games;
mod notation;
mod samples;
mod sampling;
