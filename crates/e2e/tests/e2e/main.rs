//! The page in a real browser, end to end.
//!
//! One binary, so that one browser serves all of it.

mod first_visit;
mod games;
mod harness;
mod keeping;
mod languages;
mod navigation;
mod online;
mod online_after;
mod online_chance;
mod online_connection;
mod online_pages;
mod online_room;
mod online_turns;
mod pages;
mod parts;
mod shared_device;
mod table;
