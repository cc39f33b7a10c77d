//! The board held to the rules, over random games.

mod account;
mod play;
mod preview;
mod scene;
mod speech;
