//! Whole games by keys alone, on screens that exist only in memory.

mod boards;
mod hotseat;
mod look_back;
mod menu;
mod play;
mod refusals;
mod saving;
mod screen;
