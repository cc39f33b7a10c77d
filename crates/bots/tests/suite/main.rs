//! How bots play each game.

mod asteroids;
mod celestial;
mod characters;
mod common;
mod landing;
mod rockets;
mod seeing_everything;
mod supernova;
