//! AF-7: drawing, and the marker.

use crate::scene::{Play, Scene};
use asteroids::{Cause, Event, Phase, Piece};
use engine::Seat;
use engine::prelude::*;

/// Eight ships, every tile on the board or in a hand: the pile is empty. The
/// upper row, but for its corner, and the left column are free.
fn crowded() -> Scene {
    Scene::new(8).lay("0@0.0 1@1.0 2@2.0 3@3.0 4@4.0 5@6.6 6@12.6 7@18.6")
}

/// Fills all but some squares, of the free ones and those with asteroids.
fn filled(scene: Scene, free: &[u8]) -> Play {
    let play = scene
        .deal()
        .fill((0..36).filter(|square| !free.contains(square)))
        .open();
    assert_eq!(play.state().pile, 0, "the pile is empty");
    play
}

const FREE: [u8; 9] = [0, 1, 2, 3, 4, 6, 12, 18, 24];

fn tile_on(play: &Play, square: u8) -> u8 {
    match play.piece(square) {
        Some(Piece::Tile { tile, .. }) => tile.number(),
        other => panic!("no tile on square {square} but {other:?}"),
    }
}

#[test]
fn af_7_1_a_drawn_tile_goes_to_the_end_of_the_hand() {
    let mut play = Scene::new(2)
        .without_asteroids()
        .lay("0@0.0 1@35.2 0:31,33 1:9")
        .play("t31.0 t5");
    assert_eq!(play.game.phase(), Phase::Draw, "until it holds three");
    play.script("t2");
    assert_eq!(play.hand(0), [33, 5, 2]);
}

#[test]
fn af_7_1_the_tile_goes_under_first_then_hands_in_turn_order_from_the_active() {
    // Seats 0 and 3 stand on the tile; it is seat 3's turn.
    let play = Scene::new(4)
        .lay("7=t33.0 0@8.7 1@5.2 2@0.0 3@13.0")
        .turn(2)
        .lay("0:5,1,3 2:13,30,29 3:9,2 6=a3.0 21=a8.0")
        .deal()
        .play("t13.0 t40 d3.4 d1");
    let gone = [(3, Cause::TileRemoved), (0, Cause::TileRemoved)];
    assert_eq!(play.eliminated(), gone);
    assert_eq!(play.under(), [33, 9, 2, 5, 1, 3], "each hand in its order");
    assert!(play.hand(0).is_empty() && play.hand(3).is_empty());
}

#[test]
fn af_7_1_what_lies_under_is_drawn_without_chance() {
    let scene = crowded()
        .without_asteroids()
        .hand(0, &[33])
        .hand(1, &[])
        .under(&[7, 3, 5]);
    let mut play = filled(scene, &FREE);
    play.script("t33.0");
    assert_eq!(play.hand(0), [7, 3, 5], "the first tile is nearest the top");
}

#[test]
fn af_7_1_what_lies_under_is_drawn_after_the_unseen_tiles() {
    // One square more is free, so one tile nobody has seen is left.
    let mut play = crowded()
        .without_asteroids()
        .hand(0, &[33])
        .hand(1, &[])
        .under(&[7, 3, 5])
        .deal()
        .fill((0..36).filter(|square| *square != 5 && !FREE.contains(square)))
        .open();
    assert_eq!(play.state().pile, 1);
    play.script("t33.0");
    let mut outcomes = Vec::new();
    play.game.chance_outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), 1, "forced, but chance all the same");
    let word = outcomes[0].chance.to_string();
    play.script(&word);
    assert_eq!(play.hand(0)[1..], [7, 3]);
    assert_eq!(format!("t{}", play.hand(0)[0]), word);
    assert_eq!(play.under(), [5]);
}

#[test]
fn af_7_2_the_first_who_cant_draw_to_three_gets_the_marker() {
    let scene = crowded().lay("0:33,13,0 1:14,1,2 5=a3.0 10=a9.0");
    let mut play = filled(scene, &FREE);
    assert_eq!(play.marker(), None);
    play.script("t33.0");
    assert_eq!(play.marker(), Some(0));
    assert_eq!(play.hand(0), [13, 0]);
    let moved = Event::MarkerMoved {
        from: None,
        to: Some(Seat::new(0)),
    };
    assert!(play.events.contains(&moved));
    play.script("d1.1 t14.0");
    assert_eq!(play.hand(1), [1, 2]);
    assert_eq!(play.marker(), Some(0), "the first keeps it");
}

#[test]
fn af_7_3_the_holder_draws_at_once_then_the_others_to_its_left() {
    let scene = crowded().lay("0:33,13,0 1:14,1,2 5=a3.0 10=a9.0");
    let mut play = filled(scene, &FREE);
    let (first, second) = (tile_on(&play, 11), tile_on(&play, 16));
    play.script("t33.0 d1.1 t14.0");
    // It is seat 2's turn: asteroid 3 removes a tile, then asteroid 9.
    play.script("d3.4 d5");
    assert_eq!(play.hand(0), [13, 0, first]);
    assert_eq!(play.marker(), Some(1), "the first one still short");
    play.script("d1");
    assert_eq!(play.hand(1), [1, 2, second]);
    assert_eq!(play.marker(), None, "nobody is short: put away");
    assert_eq!(play.decides(), Some(2));
}

/// Seat 1 holds the marker and no tile.
fn holder_without_tiles(things: &str) -> Scene {
    let scene = crowded().hand(0, &[33, 13, 0]).hand(1, &[]);
    scene.marker(1).lay(things)
}

#[test]
fn af_7_3_the_holder_draws_up_to_three() {
    let scene = holder_without_tiles("5@12.7 7@4.1 5=a3.0 10=a9.0");
    let mut play = filled(scene, &[0, 1, 2, 3, 4, 12]);
    let (first, second) = (tile_on(&play, 11), tile_on(&play, 16));
    play.script("t13.0 d3.4 d5 d1");
    assert_eq!(play.hand(1), [first, second]);
    assert_eq!(play.marker(), Some(1), "still short, though seat 0 is too");
}

#[test]
fn af_7_4_after_an_eliminated_holder_the_next_ship_begins() {
    // Seat 0 holds the marker and stands on square 0; asteroid 9 comes up.
    let scene = crowded().lay("0:13,0,4 3:7,8 5=a3.0 6=a9.0");
    let mut play = filled(scene, &[0, 1, 2, 3, 4, 12, 18, 24]);
    play.script("t13.0");
    assert_eq!(play.marker(), Some(0));
    play.script("d3.4 d2 d2");
    assert_eq!(play.eliminated(), [(0, Cause::TileRemoved)]);
    assert_eq!(play.hand(3), [7, 8, 13], "the removed tile lies on top");
    assert_eq!(play.under(), [0, 4]);
    assert_eq!(play.marker(), None);
}

#[test]
fn af_7_4_the_marker_moves_on_though_nothing_went_under() {
    // Seat 1 has the marker and no tile; asteroid 9 hits it in its turn.
    let scene = holder_without_tiles("7@12.7 5=a3.0 2=a9.0");
    let mut play = filled(scene, &[0, 1, 3, 4, 6, 12]);
    play.script("t33.0 d3.4 d2 d4");
    assert_eq!(play.eliminated(), [(1, Cause::Hit)]);
    assert_eq!(play.marker(), Some(0), "the first still short after seat 1");
}

#[test]
fn af_7_4_the_active_player_in_mid_turn_takes_part() {
    // Tile 21 sends seat 0 to the right and seat 1 over the edge.
    let scene = crowded()
        .without_asteroids()
        .lay("1@0.7 0:21,13,0 1:4,3,1 3:7,8")
        .marker(3);
    let mut play = filled(scene, &[0, 1, 2, 3, 4, 5, 6, 12, 18, 24]);
    play.script("t21.0");
    assert_eq!(play.eliminated(), [(1, Cause::Edge)]);
    assert_eq!(play.hand(3), [7, 8, 4]);
    assert_eq!(play.hand(0), [13, 0, 3], "served in the marker's order");
    assert_eq!(play.under(), [1]);
    assert_eq!(play.marker(), None);
}
