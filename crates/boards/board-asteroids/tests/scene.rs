//! The scene follows the events to where the view is, for every viewer.

use asteroids::{Asteroids, Event, Options};
use board_asteroids::{AsteroidsBoard, Scene};
use board_kit::Board;
use dice::Dice;
use engine::prelude::*;
use engine::{Seat, Seats, Viewer, random_game};
use std::collections::BTreeSet;

/// Every variant with every number of seats.
fn tables() -> impl Iterator<Item = (Options, Seats)> {
    let seats = (2..=8).map(|count| Seats::new(count).unwrap());
    seats.flat_map(|seats| {
        [(true, false), (true, true), (false, false), (false, true)]
            .into_iter()
            .flat_map(move |(asteroids, bonus)| {
                [None, Some(Seat::new(seats.count() - 1))].map(move |first| {
                    let options = Options {
                        first,
                        asteroids,
                        bonus,
                    };
                    (options, seats)
                })
            })
    })
}

/// Plays a random game and calls `look` after each step with the game before,
/// what happened, and the game after.
fn play(
    options: &Options,
    seats: Seats,
    seed: u64,
    mut look: impl FnMut(&Asteroids, &[Event], &Asteroids),
) {
    let game = Asteroids::start(options, seats).unwrap();
    for taken in random_game(game, Dice::new(seed)) {
        look(&taken.before, &taken.events, &taken.after);
    }
}

#[test]
fn played_events_lead_to_the_scene_of_the_view() {
    let mut kinds = BTreeSet::new();
    for (round, (options, seats)) in tables().enumerate() {
        for seed in 0..12 {
            play(
                &options,
                seats,
                seed * 1000 + round as u64,
                |before, events, after| {
                    for viewer in Viewer::all(seats) {
                        let scene: Scene = AsteroidsBoard::scene(&before.view(viewer));
                        let scene = AsteroidsBoard::scene_after(scene, events, viewer);
                        let view = after.view(viewer);
                        assert_eq!(
                            scene,
                            AsteroidsBoard::scene(&view),
                            "{options:?}, {viewer:?}, after {events:?}"
                        );
                    }
                    kinds.extend(events.iter().map(kind));
                },
            );
        }
    }
    // Random games meet everything that can happen.
    for wanted in [
        "first",
        "drew",
        "asteroid_chosen",
        "asteroid_placed",
        "asteroid_set",
        "ship_placed",
        "turn_began",
        "rolled",
        "asteroid_rolled",
        "asteroid_turned",
        "asteroid_drifted",
        "asteroid_left",
        "asteroid_knocked_out",
        "tile_removed",
        "tile_placed",
        "ship_flew",
        "ship_stopped",
        "eliminated",
        "hand_shown",
        "kept",
        "rest_under",
        "hand_under",
        "marker_moved",
        "ended",
    ] {
        assert!(kinds.contains(wanted), "{wanted} never happened: {kinds:?}");
    }
}

/// The name of an event as it is written.
fn kind(event: &Event) -> String {
    match serde_json::to_value(event).unwrap() {
        serde_json::Value::Object(named) => named.keys().next().unwrap().clone(),
        other => other.as_str().unwrap().to_owned(),
    }
}

#[test]
fn a_spectator_never_sees_a_tile_in_a_hand() {
    let options = Options {
        bonus: true,
        ..Options::default()
    };
    let seats = Seats::new(4).unwrap();
    play(&options, seats, 5, |_, _, after| {
        let scene = AsteroidsBoard::scene(&after.view(Viewer::Spectator));
        assert_eq!(scene.hand, None);
        assert!(scene.shown.is_empty());
    });
}

#[test]
fn everything_that_moves_takes_time_to_watch() {
    let seats = Seats::new(3).unwrap();
    play(&Options::default(), seats, 1, |before, events, _| {
        let mut scene = AsteroidsBoard::scene(&before.view(Viewer::Spectator));
        for event in events {
            let beat = AsteroidsBoard::play(&mut scene, event);
            let moves = matches!(
                event,
                Event::ShipFlew { .. }
                    | Event::AsteroidDrifted { .. }
                    | Event::AsteroidTurned { .. }
                    | Event::AsteroidLeft { .. }
                    | Event::TilePlaced { .. }
                    | Event::TileRemoved { .. }
                    | Event::Eliminated { .. }
            );
            assert!(!moves || (160..=500).contains(&beat.millis), "{event:?}");
        }
    });
}
