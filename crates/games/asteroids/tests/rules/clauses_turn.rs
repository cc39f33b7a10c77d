//! AF-3 and AF-4: a turn, and the asteroids.

use crate::scene::{self, Play, Scene, facing, square, tile};
use asteroids::{Arrival, Cause, Event, Phase, Piece, Refusal};
use engine::{Refusal as _, Seat};

/// Three ships far apart, two asteroids in the middle, seat 0 to place.
fn quiet() -> Scene {
    Scene::new(3).lay("0@0.0 1@5.2 2@30.6 0:33,31,0 1:32,12,9 2:34,23,2")
}

/// The asteroids for which a die was rolled, in order.
fn rolled(play: &Play) -> Vec<u8> {
    play.events
        .iter()
        .filter_map(|event| match event {
            Event::AsteroidRolled { asteroid, .. } => Some(asteroid.number()),
            _ => None,
        })
        .collect()
}

#[test]
fn af_3_1_asteroids_move_on_a_sum_of_6_7_or_8() {
    for (blue, red, moves) in [
        (1, 4, false),
        (1, 5, true),
        (4, 3, true),
        (2, 6, true),
        (6, 3, false),
        (1, 1, false),
        (6, 6, false),
    ] {
        let mut play = quiet()
            .asteroid(14, 3, 0)
            .asteroid(21, 8, 0)
            .play("t33.0 t40");
        assert_eq!(play.game.phase(), Phase::Dice);
        play.script(&format!("d{blue}.{red}"));
        let expected = if moves { Phase::Die } else { Phase::Place };
        assert_eq!(play.game.phase(), expected, "{blue} + {red}");
    }
}

#[test]
fn af_3_1_asteroids_move_once() {
    let play = quiet()
        .asteroid(14, 3, 0)
        .asteroid(21, 8, 0)
        .play("t33.0 t40 d3.4 d2 d5");
    assert_eq!(rolled(&play), [3, 8]);
    assert_eq!(play.decides(), Some(1));
}

#[test]
fn af_3_2_a_tile_of_the_own_hand_goes_in_front_of_the_own_ship() {
    let mut play = quiet().asteroid(14, 3, 0).asteroid(21, 8, 0).open();
    let refusal = play.refusal("t32.0");
    assert_eq!(refusal, Refusal::NotInHand { tile: tile(32) });
    assert_eq!(refusal.clause().to_string(), "AF-3.2");
    assert_eq!(play.refusal("m0.0"), Refusal::TileDue);
    play.script("t33.0");
    assert_eq!(play.piece(0), Piece::tile(33, 0));
}

#[test]
fn af_3_2_of_turns_that_look_alike_only_the_smallest() {
    let play = quiet().asteroid(14, 3, 0).asteroid(21, 8, 0).open();
    let Refusal::LooksAlike { same_as, .. } = play.refusal("t33.3") else {
        panic!("tile 33 looks the same in all turns");
    };
    assert_eq!(same_as.number(), 0);
}

#[test]
fn af_3_3_then_the_ship_moves() {
    let play = quiet().asteroid(14, 3, 0).asteroid(21, 8, 0).play("t33.0");
    assert_eq!(play.ship(0), Some((6, 0)));
    let flew = Event::ShipFlew {
        seat: Seat::new(0),
        square: square(0),
        entry: scene::point(0),
        exit: scene::point(5),
    };
    let stopped = Event::ShipStopped {
        seat: Seat::new(0),
        at: facing(6, 0),
    };
    assert_eq!(play.events[1..], [flew, stopped]);
}

#[test]
fn af_3_4_then_the_player_draws_up_to_three() {
    let mut play = quiet().asteroid(14, 3, 0).asteroid(21, 8, 0).open();
    let pile = play.state().pile;
    play.script("t33.0");
    assert_eq!(play.game.phase(), Phase::Draw);
    play.script("t40");
    assert_eq!(play.hand(0), [31, 0, 40]);
    assert_eq!(play.state().pile, pile - 1);
    assert_eq!(play.state().turn, Some(Seat::new(1)));
}

#[test]
fn af_3_5_a_player_without_tiles_skips_even_before_an_asteroid() {
    let play = quiet()
        .hand(1, &[])
        .lay("5=a3.0 21=a8.0")
        .play("t33.0 t40 d1.1");
    let skipped = Event::Skipped { seat: Seat::new(1) };
    assert!(play.events.contains(&skipped), "{:?}", play.events);
    assert_eq!(play.ship(1), Some((5, 2)), "AF-4.6 can't hit it");
    assert_eq!(play.state().turn, Some(Seat::new(2)));
    assert_eq!(play.game.phase(), Phase::Dice);
    assert_eq!(play.hand(1).len(), 0, "it does not draw either");
}

#[test]
fn af_3_5_a_player_without_tiles_can_be_hit() {
    let play = quiet()
        .hand(1, &[])
        .lay("4=a3.0 21=a8.0")
        .play("t33.0 t40 d3.4 d1");
    assert_eq!(play.eliminated(), [(1, Cause::Hit)]);
}

#[test]
fn af_3_5_tiles_are_counted_after_the_asteroids_moved() {
    // The pile is empty, seat 1 has the marker and no tile.
    let mut play = Scene::new(8)
        .lay("0@0.0 1@1.0 2@2.0 3@3.0 4@4.0 5@6.6 6@4.1 7@6.7 0:33,13,0")
        .hand(1, &[])
        .marker(1)
        .lay("5=a3.0 10=a9.0")
        .deal()
        .fill(7..36)
        .open();
    let Some(Piece::Tile { tile, .. }) = play.piece(11) else {
        panic!("a tile lies on square 11");
    };
    assert_eq!(play.state().pile, 0);
    // Asteroid 3 removes the tile on square 11; its tile goes to seat 1.
    play.script("t33.0 d3.4 d5 d5");
    assert_eq!(play.decides(), Some(1));
    assert_eq!(play.hand(1), [tile.number()]);
    assert_eq!(play.marker(), Some(1));
}

#[test]
fn af_4_1_in_order_of_value_blue_before_black() {
    // Everyone turns: the value is the number of the turn arrow.
    let play = quiet()
        .lay("14=a9.0 21=a8.0 28=a3.0 8=a2.0")
        .play("t33.0 t40 d3.4 d2 d2 d5 d5");
    assert_eq!(rolled(&play), [2, 3, 8, 9]);
    assert_eq!(play.piece(8), Piece::asteroid(2, 3), "counter-clockwise");
    assert_eq!(play.piece(28), Piece::asteroid(3, 1), "clockwise");
}

#[test]
fn af_4_1_a_die_moves_along_the_turned_arrow() {
    for (rot, to) in [(0, 15), (1, 20), (2, 13), (3, 8)] {
        // A 1 is "right" on asteroid 3 when it is not turned.
        let play = quiet()
            .asteroid(14, 3, rot)
            .asteroid(31, 8, 0)
            .play("t33.0 t40 d3.4 d1");
        assert_eq!(play.piece(14), None);
        assert_eq!(play.piece(to), Piece::asteroid(3, rot));
    }
}

#[test]
fn af_4_1_a_six_adds_an_asteroid_that_does_not_act_yet() {
    let mut play = quiet()
        .asteroid(14, 3, 0)
        .asteroid(21, 8, 0)
        .play("t33.0 t40 d3.4 d6");
    assert_eq!(play.game.phase(), Phase::Asteroid { why: Arrival::Six });
    // Asteroid 4 would come between the two.
    play.script("a4 p9 r2");
    assert_eq!(play.piece(9), Piece::asteroid(4, 2));
    assert_eq!(play.piece(14), Piece::asteroid(3, 0), "instead of moving");
    play.script("d5");
    assert_eq!(rolled(&play), [8]);
    assert_eq!(play.decides(), Some(1));
    assert_eq!(play.state().reserve, 7);
}

#[test]
fn af_4_1_an_asteroid_knocked_out_does_not_act() {
    let play = quiet()
        .asteroid(14, 3, 0)
        .asteroid(15, 8, 0)
        .play("t33.0 t40 d3.4 d1");
    assert_eq!(rolled(&play), [3]);
    assert_eq!(play.decides(), Some(1), "nobody is left to act");
}

#[test]
fn af_4_1_the_movement_goes_on_after_the_active_ship_is_eliminated() {
    let mut play = quiet()
        .asteroid(4, 3, 0)
        .asteroid(21, 8, 0)
        .play("t33.0 t40 d3.4 d1");
    assert_eq!(play.eliminated(), [(1, Cause::Hit)]);
    assert_eq!(play.game.phase(), Phase::Die, "asteroid 8 still acts");
    play.script("d1");
    assert_eq!(play.piece(20), Piece::asteroid(8, 0));
    assert_eq!(play.state().turn, Some(Seat::new(2)));
}

#[test]
fn af_4_1_the_movement_stops_when_the_game_ends() {
    let play = Scene::new(2)
        .lay("0@0.0 1@5.2 0:33 1:32 4=a3.0 21=a8.0")
        .play("t33.0 t40 t41 t42 d3.4 d1");
    assert_eq!(play.places(), Some(vec![1, 2]));
}

#[test]
fn af_4_1_a_six_does_nothing_when_the_reserve_is_empty() {
    let play = quiet()
        .lay("14=a3.0 21=a8.0")
        .reserve(0)
        .play("t33.0 t40 d3.4 d6");
    let nothing = |event: &Event| matches!(event, Event::NothingAdded { .. });
    assert!(play.events.iter().any(nothing));
    assert_eq!(play.game.phase(), Phase::Die);
    assert_eq!(play.piece(14), Piece::asteroid(3, 0));
}

#[test]
fn af_4_1_a_six_does_nothing_when_no_square_is_empty() {
    // Seat 0 fills the last square and leaves over the edge, alone.
    let mut play = Scene::new(3)
        .lay("0@0.0 1@5.2 2@35.2 0:0 5=a3.0 35=a8.0")
        .deal()
        .fill(1..36)
        .play("t0.0");
    assert_eq!(play.eliminated(), [(0, Cause::Edge)]);
    play.script("d3.4 d6");
    assert_eq!(play.game.phase(), Phase::Die);
    assert_eq!(play.state().reserve, 8);
}

#[test]
fn af_4_2_off_the_board_is_out_of_the_game() {
    let play = quiet()
        .asteroid(11, 3, 0)
        .asteroid(21, 8, 0)
        .play("t33.0 t40 d3.4 d1");
    assert_eq!(play.piece(11), None);
    assert!(matches!(
        play.events.last(),
        Some(Event::AsteroidLeft { .. })
    ));
    assert_eq!(play.state().reserve, 8, "it does not go back");
}

/// Seats 1 and 2 stand on the tile on square 7, seat 0 on its mark; seat 3 is
/// elsewhere. Asteroid 3 lies to the left of the tile.
fn two_on_a_tile() -> Scene {
    Scene::new(4)
        .lay("7=t33.0 0@0.0 1@8.7 2@13.0 3@35.2 0:31,30,29 1:1,5,3 2:9,2 3:11,10,12 6=a3.0 21=a8.0")
}

#[test]
fn af_4_3_a_tile_goes_under_the_pile_and_ships_on_it_are_eliminated() {
    // Seat 0 flies to the right, out of the asteroid's way.
    let play = two_on_a_tile()
        .hand(0, &[13, 30, 29])
        .play("t13.0 t40 d3.4 d1");
    assert_eq!(
        play.eliminated(),
        [(1, Cause::TileRemoved), (2, Cause::TileRemoved)]
    );
    assert_eq!(play.piece(7), Piece::asteroid(3, 0));
    assert_eq!(play.under()[0], 33);
    assert_eq!(play.ship(1), None);
}

#[test]
fn af_4_3_a_ship_on_its_mark_stands_on_no_tile() {
    // The asteroid comes to the square that seat 2 faces from its mark.
    let play = quiet()
        .asteroid(31, 3, 2)
        .asteroid(21, 8, 0)
        .play("t33.0 t40 d3.4 d1");
    assert_eq!(play.piece(30), Piece::asteroid(3, 2));
    assert_eq!(play.eliminated(), []);
    assert_eq!(play.ship(2), Some((30, 6)));
}

#[test]
fn af_4_3_the_booklets_example_drifts_left_on_a_5_and_turns_on_a_2() {
    // The asteroid lies so that its 5 points to the left.
    let mut play = quiet()
        .lay("13=t20.0 14=a3.1 27=a8.0")
        .play("t33.0 t40 d3.4 d5 d5");
    assert_eq!(play.piece(14), None);
    assert_eq!(
        play.piece(13),
        Piece::asteroid(3, 1),
        "the tile is pushed out"
    );
    assert_eq!(play.under(), [20]);
    // The active player goes on its way.
    assert_eq!(play.decides(), Some(1));
    play.script("t32.0 t41 d3.4 d2");
    assert_eq!(play.piece(13), Piece::asteroid(3, 2), "it only turns");
    assert_eq!(play.eliminated(), []);
}

#[test]
fn af_4_4_the_other_asteroid_is_out_of_the_game() {
    let play = quiet()
        .lay("14=a3.0 15=a0.0 21=a8.0")
        .play("t33.0 t40 d3.4 d1 d1");
    assert_eq!(play.piece(15), Piece::asteroid(3, 0));
    let knocked = |event: &Event| matches!(event, Event::AsteroidKnockedOut { asteroid, .. } if asteroid.number() == 0);
    assert!(play.events.iter().any(knocked));
    assert_eq!(play.state().reserve, 7, "it does not go back");
}

#[test]
fn af_4_5_an_asteroid_drifting_in_front_of_the_active_ship_hits_it() {
    let play = quiet()
        .asteroid(4, 3, 0)
        .asteroid(21, 8, 0)
        .play("t33.0 t40 d3.4 d1");
    assert_eq!(play.eliminated(), [(1, Cause::Hit)]);
    assert_eq!(Cause::Hit.clause().to_string(), "AF-4.5");
}

#[test]
fn af_4_5_also_when_it_knocks_out_another_there() {
    let play = quiet()
        .asteroid(4, 3, 0)
        .asteroid(5, 8, 0)
        .play("t33.0 t40 d3.4 d1");
    assert_eq!(play.eliminated(), [(1, Cause::Hit)]);
}

#[test]
fn af_4_5_other_ships_facing_it_are_spared_for_now() {
    let mut play = quiet()
        .asteroid(31, 3, 2)
        .asteroid(21, 8, 0)
        .play("t33.0 t40 d3.4 d1 d5 t32.0 t41");
    assert_eq!(play.eliminated(), []);
    // In its own turn seat 2 rolls the asteroid away.
    play.script("d3.4 d4 d5");
    assert_eq!(play.piece(31), Piece::asteroid(3, 2));
    assert_eq!(play.decides(), Some(2));
}

#[test]
fn af_4_6_an_asteroid_still_in_front_when_placing_eliminates() {
    let play = quiet()
        .asteroid(5, 3, 0)
        .asteroid(21, 8, 0)
        .play("t33.0 t40 d1.1");
    assert_eq!(play.eliminated(), [(1, Cause::Blocked)]);
    assert_eq!(Cause::Blocked.clause().to_string(), "AF-4.6");
    assert_eq!(play.under(), [32, 12, 9]);
    assert_eq!(play.state().turn, Some(Seat::new(2)));
}

#[test]
fn af_4_6_also_one_that_turned_or_has_just_come() {
    let mut play = quiet()
        .asteroid(5, 3, 0)
        .asteroid(21, 8, 0)
        .play("t33.0 t40 d3.4 d2");
    assert_eq!(play.eliminated(), [], "turning is not moving there");
    play.script("d5");
    assert_eq!(play.eliminated(), [(1, Cause::Blocked)]);

    let mut play = quiet()
        .asteroid(14, 3, 0)
        .asteroid(21, 8, 0)
        .play("t33.0 t40 d3.4 d6 a0 p5 r0");
    assert_eq!(play.eliminated(), [], "a new one has not drifted there");
    play.script("d5");
    assert_eq!(play.eliminated(), [(1, Cause::Blocked)]);
}

#[test]
fn af_4_7_the_next_player_first_adds_asteroids_up_to_two() {
    // Both leave the board: 3 to the right, 8 to the left.
    let mut play = quiet()
        .asteroid(11, 3, 0)
        .asteroid(24, 8, 0)
        .play("t33.0 t40 d3.4 d1 d1");
    assert_eq!(play.decides(), Some(1), "not in the same turn");
    play.script("t32.0 t41");
    let due = Phase::Asteroid {
        why: Arrival::TopUp,
    };
    assert_eq!(play.game.phase(), due);
    play.script("a0 p20 r1");
    assert_eq!(play.game.phase(), due, "and a second one");
    play.script("a1 p22 r0");
    assert_eq!(play.game.phase(), Phase::Dice, "before rolling");
    assert_eq!(play.state().reserve, 6);
}

#[test]
fn af_4_7_as_far_as_the_reserve_goes() {
    let play = quiet().asteroid(14, 3, 0).reserve(0).play("t33.0 t40");
    assert_eq!(play.game.phase(), Phase::Dice);
    let play = quiet().reserve(1).play("t33.0 t40 a0 p20 r0");
    assert_eq!(play.game.phase(), Phase::Dice);
}
