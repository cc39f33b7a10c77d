//! The table machine: what people can do at it, what they are told, its clocks, its
//! chance and its log.
//!
//! One binary, so that the table is compiled once for each game and not for each file.

mod absence;
mod acting;
mod again;
mod agreeing;
mod backups;
mod bounds;
mod clocks;
mod common;
mod device;
mod fairness;
mod hosting;
mod local;
mod lying;
mod names;
mod restore;
mod returning;
mod seats;
mod secrecy;
mod talking;
mod time;
mod time_limit;
mod unfit;
mod vacation;
mod wire;

use common::{Room, seated, setup};
use engine::Seat;
use protocol::SeatHolder;
use registry::{Landing, Rockets};
use serde_json::json;

const S0: Seat = Seat::new(0);
const S1: Seat = Seat::new(1);

fn open() -> SeatHolder {
    SeatHolder::Open {}
}

/// Ada begins; nothing is left to chance.
fn rockets() -> Room<Rockets> {
    Room::begun(setup::<Rockets>(
        json!({"first": 0}),
        vec![seated("ada"), seated("bo")],
    ))
}

/// Both are there, and nothing has begun.
fn waiting() -> Room<Rockets> {
    let seats = vec![seated("ada"), seated("bo")];
    let mut room = Room::new(setup::<Rockets>(json!({}), seats));
    room.arrive("ada", None);
    room.arrive("bo", None);
    room
}

fn landing() -> Room<Landing> {
    Room::begun(setup::<Landing>(
        json!({}),
        vec![seated("ada"), seated("bo")],
    ))
}
