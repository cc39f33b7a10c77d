//! The pieces, drawn once for the board, the hand, the rules and the box.
//! Each is drawn around its own middle.

mod die;
mod rock;
mod ship;
mod sky;
mod tile;

pub(crate) use die::{DieColour, die};
pub(crate) use rock::{outline, rock};
pub(crate) use ship::{burst, ship};
pub(crate) use sky::{coordinates, names, scattered, sky};
pub(crate) use tile::tile;
