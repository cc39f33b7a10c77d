//! The board of Last Rocket: a round dark table, galaxies as discs in stacks,
//! rockets that stand on them.

mod account;
mod badge;
mod board;
mod cover;
mod describe;
mod diagram;
mod geometry;
mod hand;
mod pieces;
mod scene;

pub use scene::Scene;

use rockets::Rockets;

board_kit::board! {
    /// The board of Last Rocket.
    RocketsBoard of Rockets, Settled {}
}
