//! What the page and the five boards share.
//!
//! A board is a [`Board`]: it knows how to draw a scene of its game, how an
//! event changes that scene, and which pieces stand for which actions. The
//! page owns the table, the clock of the animations and everything around the
//! board, and hands the board a [`BoardContext`].

#![expect(
    unreachable_pub,
    reason = "the component macro makes more items public than it exports"
)]

mod beat;
mod board;
mod context;
mod draft;
mod seats;
pub mod signals;
mod svg;
mod target;

pub use beat::{Beat, Cue, Skill};
pub use board::{Account, Board, Ended, OwnMoves, Told};
pub use context::{BoardContext, Whose};
pub use draft::{Draft, Rejected, Trial};
pub use seats::{SeatMark, SeatShape, seat_class, seat_shape_path};
pub use svg::{drawn, place, polar, stops};
pub use target::Target;

pub use text::{Field, Language, Setting};
