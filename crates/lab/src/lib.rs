//! Games for programs that learn: a fixed integer code for every action, and
//! tensors made from what one viewer may know.
//!
//! The engine knows neither: its actions are types, its views are for readers.
//! Both translations are here, one file for each game, and hold for ever: a
//! code once given keeps its meaning, since policies are trained on it.
//!
//! A tensor is made by [`LabGame::encode`], which is given a view and nothing
//! else: there is no way from there to a hidden card.

mod asteroids;
mod batch;
mod celestial;
mod game;
mod landing;
mod returns;
mod rockets;
mod slot;
mod supernova;
mod tensor;

pub use batch::{Batch, Buffers, Setup};
pub use game::{LabGame, write_mask};
pub use returns::returns;
pub use slot::{Illegal, Opponent};
pub use tensor::{Block, Writer, length};
