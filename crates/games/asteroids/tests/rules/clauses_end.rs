//! AF-8 and AF-9: the end, and the options.

use crate::scene::{self, Play, Scene, tile};
use asteroids::{Asteroids, Cause, EndReason, Event, Kept, Options, Phase, Refusal};
use dice::Dice;
use engine::prelude::*;
use engine::{Refusal as _, Seat, Turn, Viewer, play_out};

#[test]
fn af_8_1_the_last_ship_wins_at_once() {
    let play = Scene::new(3)
        .lay("0@0.0 1@0.7 0:21,5 1:9,4 14=a3.0 21=a8.0")
        .play("t21.0");
    assert_eq!(play.game.turn(), Turn::Over);
    assert_eq!(play.ending().as_deref(), Some("last-ship"));
    assert_eq!(play.places().unwrap()[..2], [1, 2]);
    // Nothing more is drawn; the hands of the eliminated lie under the pile.
    assert_eq!(play.hand(0), [5]);
    assert_eq!(play.under(), [9, 4]);
    assert_eq!(play.state().turn, None);
}

#[test]
fn af_8_2_never_happens_from_a_legal_start() {
    // The rule is kept all the same: the crate's own tests take the tiles
    // away to see it work.
    assert_eq!(EndReason::NoTiles.ending().clause.to_string(), "AF-8.2");
    let mut dice = Dice::new(82);
    let mut scratch = Default::default();
    for number in 0..2_000 {
        let options = Options {
            asteroids: number % 4 > 0,
            ..Options::default()
        };
        let seats = scene::seats(2 + (number % 7) as u8);
        let mut game = Asteroids::start(&options, seats).unwrap();
        play_out(&mut game, &mut dice, &mut scratch, &mut ());
        let outcome = game.outcome().unwrap();
        assert_ne!(outcome.ending, EndReason::NoTiles.ending());
    }
}

#[test]
fn af_8_3_all_eliminated_by_one_placement_share_the_win() {
    let mut play = Scene::new(2)
        .without_asteroids()
        .lay("0@0.0 1@0.7 0:0,33 1:9")
        .open();
    // Tile 33 would save seat 0.
    assert!(matches!(play.refusal("t0.0"), Refusal::Eliminates { .. }));
    play = Scene::new(2)
        .without_asteroids()
        .lay("0@0.0 1@0.7 0:0 1:9")
        .open();
    play.script("t0.0");
    assert_eq!(play.places(), Some(vec![1, 1]));
    assert_eq!(play.ending().as_deref(), Some("all-together"));
}

#[test]
fn af_8_3_all_eliminated_by_one_asteroid_share_the_win() {
    // Seat 0 flies on from square 8, so it stands there: only seat 1 falls.
    let play = Scene::new(2)
        .lay("7=t33.0 0@8.7 1@13.0 0:31,5,6 1:9 6=a3.0 34=a8.0")
        .play("t31.0 t40 d3.4 d1");
    assert_eq!(play.places(), Some(vec![1, 2]));

    // Both on the new tile: the asteroid takes them at one moment.
    let play = Scene::new(3)
        .lay("0@0.0 1@0.1 0:33 1:9 1=a3.2 34=a8.0")
        .play("t33.0 t40 t41 t42 d3.4 d1");
    assert_eq!(
        play.eliminated(),
        [(1, Cause::TileRemoved), (0, Cause::TileRemoved)]
    );
    assert_eq!(play.places().unwrap()[..2], [1, 1]);
    assert_eq!(play.ending().as_deref(), Some("all-together"));
    assert_eq!(play.under(), [33, 9, 40, 41, 42]);
}

/// Square 0 is the last empty one. Tile 0 sends seats 0 and 1 over the edge
/// and seat 3 back over square 1 into an asteroid.
fn last_square() -> Scene {
    Scene::new(4).lay("0@0.0 1@0.7 1=t1.0 3@0.2 7=a0.0 35=a3.0 0:0")
}

#[test]
fn af_8_4_those_who_leave_over_the_last_square_win_with_those_still_flying() {
    let play = last_square().ship(2, 35, 2).deal().fill(1..36).play("t0.0");
    let expected = [(0, Cause::Edge), (1, Cause::Edge), (3, Cause::Asteroid)];
    assert_eq!(play.eliminated(), expected);
    assert_eq!(play.ending().as_deref(), Some("last-square"));
    assert_eq!(play.places(), Some(vec![1, 1, 1, 4]));
}

#[test]
fn af_8_4_not_while_a_square_is_empty() {
    let play = last_square()
        .ship(2, 35, 2)
        .deal()
        .fill((1..36).filter(|&square| square != 18))
        .play("t0.0");
    assert_eq!(play.ending().as_deref(), Some("last-ship"));
    assert_eq!(play.places(), Some(vec![2, 2, 1, 2]));
}

#[test]
fn af_8_4_gives_way_when_everyone_is_eliminated_together() {
    // Seat 2 was eliminated before.
    let play = last_square().deal().fill(1..36).play("t0.0");
    assert_eq!(play.ending().as_deref(), Some("all-together"));
    assert_eq!(play.places(), Some(vec![1, 1, 4, 1]));
}

#[test]
fn af_8_5_places_in_reverse_order_of_elimination() {
    // Seat 1 goes first, then seats 2 and 3 together.
    let mut play = Scene::new(5)
        .without_asteroids()
        .lay("0@0.0 1@0.7 2@5.1 3@5.2 4@30.7 0:21,5 1:40 2:0 3:41 4:42")
        .play("t21.0 t43 t44");
    assert_eq!(play.eliminated(), [(1, Cause::Edge)]);
    play.script("t0.0");
    assert_eq!(play.eliminated(), [(2, Cause::Edge), (3, Cause::Edge)]);
    assert_eq!(play.decides(), Some(4));
    // Seat 4 places and is eliminated when nothing better is left.
    let mut last = Scene::new(2)
        .without_asteroids()
        .lay("0@1.7 0=t21.0 1@30.7 1:0")
        .turn(1)
        .deal()
        .open();
    last.script("t0.0");
    assert_eq!(last.places(), Some(vec![1, 2]));
    // And in one game to its end.
    while let Some(seat) = play.decides() {
        let mut actions = Vec::new();
        play.game.legal_actions(&mut actions);
        play.game
            .apply(Seat::new(seat), actions[0], &mut ())
            .unwrap();
        engine::settle(
            &mut play.game,
            &mut Dice::new(1),
            &mut Default::default(),
            &mut (),
        );
    }
    let places = play.places().unwrap();
    assert_eq!(places[1..4], [5, 3, 3]);
}

#[test]
fn af_9_1_without_asteroids_no_dice_are_rolled() {
    let options = Options {
        first: Some(Seat::new(0)),
        asteroids: false,
        ..Options::default()
    };
    let mut play = Play {
        game: Asteroids::start(&options, scene::seats(2)).unwrap(),
        events: Vec::new(),
    };
    play.script("t33 t1 t2 t3 t4 t5 m0.0 m35.2");
    assert_eq!(play.decides(), Some(0), "no roll");
    assert_eq!(play.state().reserve, 10);
    assert!(play.state().board.iter().all(Option::is_none));
    assert_eq!(play.game.trace_tables().asteroids.len(), 10);
    play.script("t33.0 t6");
    assert_eq!(play.decides(), Some(1));
}

/// Tile 21 sends seat 0 to the right and seat 1 over the edge.
fn bonus(own: &[u8], theirs: &[u8]) -> Scene {
    Scene::new(3)
        .without_asteroids()
        .with_bonus()
        .lay("0@0.0 1@0.7 2@35.2")
        .hand(0, own)
        .hand(1, theirs)
        .hand(2, &[40, 41, 42])
}

#[test]
fn af_9_2_the_survivor_may_swap_tiles_before_they_go_under() {
    let mut play = bonus(&[30, 21, 8], &[20, 3, 33]).play("t21.0");
    assert_eq!(play.game.phase(), Phase::Bonus);
    assert_eq!(play.decides(), Some(0));
    // The ship is gone, the hand still there, nothing is under the pile yet.
    assert_eq!(play.ship(1), None);
    assert_eq!(play.hand(1), [20, 3, 33]);
    assert!(play.under().is_empty());
    assert_eq!(play.legal().len(), 10, "two of five");
    play.script("k3.30");
    assert_eq!(play.hand(0), [3, 30]);
    assert_eq!(play.under(), [8, 20, 33], "ascending");
    assert!(play.hand(1).is_empty());
    assert_eq!(play.game.phase(), Phase::Draw, "AF-3.4 follows");
    play.script("t48");
    assert_eq!(play.hand(0), [3, 30, 48]);
}

#[test]
fn af_9_2_keeping_the_own_tiles_puts_them_in_order() {
    let play = bonus(&[30, 21, 8], &[20, 3, 33]).play("t21.0 k8.30");
    assert_eq!(play.hand(0), [8, 30]);
    assert_eq!(play.under(), [3, 20, 33]);
}

#[test]
fn af_9_2_the_hand_stays_as_big_as_it_was() {
    let play = bonus(&[30, 21, 8], &[20, 3, 33]).play("t21.0");
    let refusal = play.refusal("k8");
    assert_eq!(refusal, Refusal::WrongNumber { kept: 1, must: 2 });
    assert_eq!(refusal.clause().to_string(), "AF-9.2");
    assert_eq!(
        play.refusal("k8.40"),
        Refusal::NotOnOffer { tile: tile(40) }
    );
    assert_eq!(play.refusal("t8.0"), Refusal::KeepDue);
    assert!(play.refusal("k") == Refusal::WrongNumber { kept: 0, must: 2 });
}

#[test]
fn af_9_2_no_decision_when_there_is_nothing_to_choose() {
    let play = bonus(&[21], &[20, 3, 9]).play("t21.0");
    assert_eq!(play.game.phase(), Phase::Draw, "the own hand is empty");
    assert_eq!(play.under(), [20, 3, 9], "in the order of AF-7.1");
    let play = bonus(&[30, 21, 8], &[]).play("t21.0");
    assert_eq!(play.game.phase(), Phase::Draw, "their hand is empty");
    assert_eq!(play.hand(0), [30, 8], "the order stays");
}

#[test]
fn af_9_2_no_bonus_for_the_dead_and_none_without_the_option() {
    // Tile 0 eliminates both; seat 2 is the last ship.
    let play = bonus(&[0], &[20, 3, 9]).play("t0.0");
    assert_eq!(play.ending().as_deref(), Some("last-ship"));
    let play = Scene::new(3)
        .without_asteroids()
        .lay("0@0.0 1@0.7 2@35.2 0:30,21,8 1:20,3,9")
        .deal()
        .play("t21.0");
    assert_eq!(play.game.phase(), Phase::Draw);
}

#[test]
fn af_9_2_two_players_may_choose_it_though_it_never_happens() {
    let play = Scene::new(2)
        .without_asteroids()
        .with_bonus()
        .lay("0@0.0 1@0.7 0:30,21,8 1:20,3,9")
        .play("t21.0");
    assert_eq!(play.ending().as_deref(), Some("last-ship"));
}

#[test]
fn af_view_shows_the_own_hand_and_only_numbers_of_others() {
    let play = bonus(&[30, 21, 8], &[20, 3, 33]).open();
    let view = play.game.view(Viewer::Seat(Seat::new(1)));
    let own: Vec<u8> = (view.hand.unwrap().tiles().iter())
        .map(|tile| tile.number())
        .collect();
    assert_eq!(own, [20, 3, 33]);
    assert_eq!(view.hand_sizes, [3, 3, 3]);
    assert_eq!(view.pile, 40);
    assert_eq!(view.reserve, 10);
    assert!(view.shown.is_empty());
    assert_eq!(play.game.view(Viewer::Spectator).hand, None);
}

#[test]
fn af_view_shows_the_bonus_hands_to_the_active_player_alone() {
    let play = bonus(&[30, 21, 8], &[20, 3, 33]).play("t21.0");
    for viewer in Viewer::all(scene::seats(3)) {
        let view = play.game.view(viewer);
        let shown = usize::from(viewer.is(Seat::new(0)));
        assert_eq!(view.shown.len(), shown, "{viewer:?}");
        // The shown hand is known to the one who looks and the one it was of.
        let told = (play.events.iter())
            .filter_map(|event| Asteroids::redact(event, viewer))
            .any(|event| matches!(event, Event::HandShown { tiles: Some(_), .. }));
        let knows = viewer.is(Seat::new(0)) || viewer.is(Seat::new(1));
        assert_eq!(told, knows, "{viewer:?}");
    }
}

#[test]
fn af_view_hides_drawn_and_buried_tiles_from_others() {
    let play = bonus(&[30, 21, 8], &[20, 3, 33]).play("t21.0 k3.30 t48");
    let other = Viewer::Seat(Seat::new(2));
    for event in &play.events {
        match Asteroids::redact(event, other).unwrap() {
            Event::Drew { tile, .. } => assert_eq!(tile, None),
            Event::Kept { tiles, .. } => assert_eq!(tiles, None),
            Event::HandUnder { tiles, .. } => assert_eq!(tiles, None),
            Event::RestUnder { tiles, count, .. } => assert_eq!((tiles, count), (None, 3)),
            _ => {}
        }
    }
    assert!(Kept::new(&[tile(3), tile(2)]).is_none(), "ascending only");
}
