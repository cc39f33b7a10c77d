//! The chores of the project. `cargo xtask` is the command line to them.

pub mod balance;
pub mod bundle;
pub mod code_map;
pub mod coverage;
pub mod licences;
pub mod suite;
pub mod tools;
pub mod wheel;
