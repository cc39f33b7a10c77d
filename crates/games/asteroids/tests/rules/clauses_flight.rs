//! AF-5 and AF-6: placing tiles, and where ships go.

use crate::scene::{Play, Scene, facing};
use asteroids::{Cause, Event, Piece, Refusal};
use engine::{Refusal as _, Seat};

/// Seat 0 in the upper left corner; seats 1 and 2 far away.
fn corner() -> Scene {
    Scene::new(3).without_asteroids().lay("0@0.0 1@5.2 2@30.6")
}

/// Seat 1's first tile was removed; a ship that leaves square 0 through point 4
/// ends beside it on the point it faces.
fn trail() -> Scene {
    Scene::new(3)
        .without_asteroids()
        .lay("0@0.0 6=t34.0 1@7.7 2@30.6 1:40,41,42 2:43,44,45")
}

#[test]
fn af_5_1_not_to_the_edge_while_something_is_better() {
    let play = corner().hand(0, &[33, 31, 0]).deal().open();
    assert_eq!(play.legal(), ["t31.0", "t33.0"]);
    let refusal = play.refusal("t0.0");
    assert!(matches!(
        refusal,
        Refusal::Eliminates {
            cause: Cause::Edge,
            ..
        }
    ));
    assert_eq!(refusal.clause().to_string(), "AF-5.1");
}

#[test]
fn af_5_1_not_into_an_asteroid() {
    let play = Scene::new(2)
        .lay("0@0.0 1@35.2 6=a0.0 14=a1.0 0:33,13")
        .deal()
        .open();
    assert!(matches!(
        play.refusal("t33.0"),
        Refusal::Eliminates {
            cause: Cause::Asteroid,
            ..
        }
    ));
    assert!(play.legal().contains(&"t13.0".to_owned()));
}

/// Seat 0 faces the gap of a ring of tiles; joining points 2 and 4 there
/// closes it.
fn ring() -> Scene {
    Scene::new(3)
        .without_asteroids()
        .lay("13=t34.0 14=t2.1 8=t3.0 0@7.2 1@35.2 2@30.6")
}

#[test]
fn af_5_1_not_into_an_endless_loop() {
    let play = ring().hand(0, &[4, 33]).deal().open();
    assert!(matches!(
        play.refusal("t4.0"),
        Refusal::Eliminates {
            cause: Cause::Loop,
            ..
        }
    ));
}

#[test]
fn af_5_1_allowed_when_nothing_does_better() {
    let mut play = corner().hand(0, &[0]).deal().open();
    assert_eq!(play.legal(), ["t0.0"]);
    play.script("t0.0");
    assert_eq!(play.eliminated(), [(0, Cause::Edge)]);
}

#[test]
fn af_5_2_not_onto_the_point_of_another_ship() {
    // 31 would share, 33 leaves the board, 13 is safe in two of its turns.
    let play = trail().hand(0, &[31, 33, 13]).open();
    let refusal = play.refusal("t31.0");
    let Refusal::Shares { with, at, .. } = refusal else {
        panic!("{refusal:?}");
    };
    assert_eq!((with, at), (Seat::new(1), facing(7, 7)));
    assert_eq!(refusal.clause().to_string(), "AF-5.2");
    assert!(!play.legal().contains(&"t33.0".to_owned()));
    assert!(play.legal().contains(&"t13.0".to_owned()));
}

#[test]
fn af_5_2_rather_eliminated_than_shared() {
    let play = trail().hand(0, &[31, 33]).open();
    assert_eq!(play.legal(), ["t33.0"]);
    assert!(matches!(play.refusal("t31.0"), Refusal::Shares { .. }));
}

#[test]
fn af_5_2_shared_when_nothing_else_is_left() {
    let mut play = trail().hand(0, &[31]).open();
    assert_eq!(play.legal(), ["t31.0"]);
    play.script("t31.0");
    assert_eq!(play.ship(0), play.ship(1));
}

/// Three ships and no asteroids.
fn three(things: &str) -> Play {
    let scene = Scene::new(3).without_asteroids().lay(things);
    scene.deal().open()
}

#[test]
fn af_5_2_ships_that_shared_the_point_before_do_not_count() {
    let mut play = three("6=t34.0 0@7.7 1@7.7 2@30.6 0:33");
    assert_eq!(play.legal(), ["t33.0"]);
    play.script("t33.0");
    assert_eq!([play.ship(0), play.ship(1)], [Some((8, 7)); 2]);
}

#[test]
fn af_5_2_judged_after_all_ships_have_moved() {
    // Seat 1 faces the same square. With tile 20 seat 0 comes to its present
    // point only by way of a path that carries seat 1 on as well: they end
    // together. Square 1 sends seat 0 back into square 0 at point 3.
    let scene = |hand: &[u8]| {
        Scene::new(3)
            .without_asteroids()
            .lay("1=t0.0 0@0.0 1@0.3 2@30.6")
            .hand(0, hand)
            .deal()
            .open()
    };
    // Tile 20 joins 0-2, 1-6, 3-5, 4-7: 0 to 2, back in at 3, out at 5.
    let play = scene(&[20, 33]);
    let Refusal::Shares { with, at, .. } = play.refusal("t20.0") else {
        panic!("seat 1 flies from 3 to 5 as well");
    };
    assert_eq!((with, at), (Seat::new(1), facing(6, 0)));
}

#[test]
fn af_5_2_opposite_directions_are_fine() {
    // Tile 33 joins 0 and 5 in square 7: the two ships pass each other.
    let mut play = three("1=t10.1 13=t13.0 0@7.0 1@7.5 2@30.6 0:33");
    assert_eq!(play.legal(), ["t33.0"]);
    play.script("t33.0");
    assert_eq!(play.eliminated(), []);
    assert_eq!(play.ship(0), Some((14, 7)), "0 to 2 over square 13");
}

#[test]
fn af_5_3_a_placed_tile_stays_until_an_asteroid_removes_it() {
    let mut play = Scene::new(2)
        .lay("0@0.0 1@35.2 6=a3.3 21=a8.0 0:13 1:33")
        .play("t13.0 t40 t41 t42 d1.1 t33.0 t43 t44 t45");
    assert_eq!(play.piece(0), Piece::tile(13, 0));
    // Seat 0 stands on it; the asteroid's 1 points up.
    play.script("d3.4 d1");
    assert_eq!(play.piece(0), Piece::asteroid(3, 3));
    assert_eq!(play.eliminated(), [(0, Cause::TileRemoved)]);
}

#[test]
fn af_6_1_a_ship_flies_through_every_tile_in_a_row() {
    // Tile 32 in turn 1 joins 0 and 5; then 0-5 again, then 0-4.
    let play = corner().lay("6=t33.0 12=t31.0 0:32").deal().play("t32.1");
    assert_eq!(play.ship(0), Some((18, 1)));
    let squares: Vec<u8> = (play.events.iter())
        .filter_map(|event| match event {
            Event::ShipFlew { square, .. } => Some(square.number()),
            _ => None,
        })
        .collect();
    assert_eq!(squares, [0, 6, 12]);
}

#[test]
fn af_6_1_other_ships_facing_the_tile_follow_in_turn_order() {
    let play = Scene::new(4)
        .without_asteroids()
        .lay("0@0.6 1@35.2 2@0.0 3@0.1")
        .turn(2)
        .hand(2, &[33])
        .deal()
        .play("t33.0");
    let stops: Vec<u8> = (play.events.iter())
        .filter_map(|event| match event {
            Event::ShipStopped { seat, .. } => Some(seat.number()),
            _ => None,
        })
        .collect();
    assert_eq!(stops, [2, 3, 0], "the active ship first");
    assert_eq!(play.ship(0), Some((1, 6)));
    assert_eq!(play.ship(3), Some((6, 1)));
    assert_eq!(play.ship(1), Some((35, 2)), "it faces another square");
}

#[test]
fn af_6_2_the_edge_and_asteroids_eliminate_other_ships_too() {
    // Tile 21 joins 0-2, 1-7, 3-4, 5-6.
    let play = Scene::new(4)
        .lay("0@0.0 1@0.7 1=t3.0 2@0.3 3@35.2 6=a0.0 28=a1.0 0:21")
        .deal()
        .play("t21.0");
    assert_eq!(play.eliminated(), [(1, Cause::Edge), (2, Cause::Asteroid)]);
    assert_eq!(Cause::Edge.clause().to_string(), "AF-6.2");
}

#[test]
fn af_6_2_a_path_that_comes_back_to_its_start_eliminates() {
    // Seat 1 faces the gap of the ring; seat 0 closes it from above.
    let play = ring().lay("1=t33.0 1@7.2 0@7.0 0:13").deal().play("t13.1");
    assert_eq!(play.eliminated(), [(1, Cause::Loop)]);
    let flown = play.events.iter();
    let steps = flown
        .filter(|event| matches!(event, Event::ShipFlew { seat, .. } if *seat == Seat::new(1)));
    assert_eq!(steps.count(), 4, "once around");
    assert_eq!(play.ship(0), Some((6, 3)));
}

#[test]
fn af_6_3_two_others_made_to_share_stay_and_move_together() {
    let mut play = trail().lay("0@0.7 2@0.0 0:31 1:33,9,12").play("t31.0");
    assert_eq!([play.ship(1), play.ship(2)], [Some((7, 7)); 2]);
    assert_eq!(play.eliminated(), []);
    play.script("t46 t47 t48 t33.0");
    assert_eq!([play.ship(1), play.ship(2)], [Some((8, 7)); 2]);
}
