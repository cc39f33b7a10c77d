//! What all games of the registry promise.

mod allocations;
mod common;
mod conformance;
mod options;
mod perft;
mod playing_out;
mod playthroughs;
mod taking_back;
mod traces;
