//! AF-10: the example of the rule book is played by the rules as it is told there.

use crate::scene::{Play, Scene};
use asteroids::{Cause, Piece};
use engine::Turn;
use engine::prelude::*;

/// Seat 0 has rolled a 2 and a 3; seat 1 has an asteroid right in front of its ship.
fn example() -> Play {
    Scene::new(2)
        .lay("0@0.7 1@2.0 2=a3.0 21=a8.0 0:3,14,20 1:1,9,12")
        .open()
}

const FIRST: &str = "t3.2 t40";
const SECOND: &str = "d3.4 d5 d5 t1.1 t41";
const THIRD: &str = "d1.2 t14.0";

#[test]
fn af_10_1_the_first_tile_leads_to_the_next_square() {
    let mut play = example();
    play.script(FIRST);
    assert_eq!(play.ship(0), Some((1, 7)));
    assert_eq!(play.hand(0), [14, 20, 40]);
    assert_eq!(play.piece(2), Piece::asteroid(3, 0), "nothing has moved");
}

#[test]
fn af_10_2_the_asteroid_drifts_down_and_both_face_one_square() {
    let mut play = example();
    play.script(FIRST).script(SECOND);
    assert_eq!(play.eliminated(), []);
    assert_eq!(play.piece(8), Piece::asteroid(3, 0));
    assert_eq!((play.ship(0), play.ship(1)), (Some((1, 7)), Some((1, 3))));
    // Had it stayed.
    let mut blocked = example();
    blocked.script(FIRST).script("d1.1");
    assert_eq!(blocked.eliminated(), [(1, Cause::Blocked)]);
}

#[test]
fn af_10_3_one_tile_leads_one_ship_on_and_the_other_over_the_edge() {
    let mut play = example();
    play.script(FIRST).script(SECOND).script(THIRD);
    assert_eq!(play.eliminated(), [(1, Cause::Edge)]);
    assert_eq!(play.ship(0), Some((7, 1)));
    assert_eq!(play.game.turn(), Turn::Over);
    assert_eq!(play.places(), Some(vec![1, 2]));
}
