//! What people can do at a table.

#[path = "../common/mod.rs"]
mod common;

mod acting;
mod agreeing;
mod returning;
mod seats;
mod talking;
mod unfit;

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

fn landing() -> Room<Landing> {
    Room::begun(setup::<Landing>(
        json!({}),
        vec![seated("ada"), seated("bo")],
    ))
}
