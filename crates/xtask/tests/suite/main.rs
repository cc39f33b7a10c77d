//! What the chores find out about this workspace.

mod adding_a_game;
mod architecture;
mod balance;
mod coverage;
