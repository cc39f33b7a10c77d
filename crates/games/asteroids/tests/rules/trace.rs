//! Traces: reopening games, scenes, and tables.

use asteroids::{Asteroids, Options, TablesRef, TracePhase, TraceState, TraceTables, View};
use dice::Dice;
use engine::prelude::*;
use engine::{Randomness, ReopenError, Scratch, Seat, Seats, Turn, Viewer, settle};
use serde_json::{Value, json};

fn start(seed: u64, seats: u8, options: &Options) -> Asteroids {
    let seats = Seats::new(seats).unwrap();
    engine::settled(
        Asteroids::start(options, seats).unwrap(),
        &mut Dice::new(seed),
    )
}

fn reopen(game: &Asteroids, state: &TraceState) -> Result<Asteroids, ReopenError> {
    Asteroids::reopen(&game.options(), game.seats(), &game.trace_tables(), state)
}

#[test]
fn a_start_is_reopened_as_it_was() {
    for seats in 2..=8 {
        for asteroids in [true, false] {
            let options = Options {
                asteroids,
                ..Options::default()
            };
            let game = start(u64::from(seats), seats, &options);
            assert_eq!(reopen(&game, &game.trace_state()), Ok(game));
        }
    }
}

#[test]
fn a_state_that_is_no_start_is_an_error() {
    let game = start(1, 3, &Options::default());
    let good = serde_json::to_value(game.trace_state()).unwrap();
    let spoil = |path: &str, value: Value| {
        let mut state = good.clone();
        *state.pointer_mut(path).unwrap() = value;
        let Ok(state) = serde_json::from_value::<TraceState>(state) else {
            return;
        };
        let error = reopen(&game, &state).expect_err(path);
        assert!(matches!(error, ReopenError::State(_)), "{error}");
    };
    spoil("/turn", json!(null));
    spoil("/turn", json!(3));
    spoil("/phase", json!("place"));
    spoil("/hands/1", json!([]));
    spoil("/hands/1", json!([1, 1, 1]));
    spoil("/hands", json!([]));
    spoil(
        "/hands",
        json!([[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]),
    );
    spoil("/pile", json!(0));
    spoil("/under", json!([4]));
    spoil("/reserve", json!(10));
    spoil("/marker", json!(0));
    spoil("/board", json!([]));
    spoil("/board", json!([{"tile": 1, "rot": 0}]));
    spoil("/ships/0", json!({"square": 0, "entry": 0}));
    spoil("/board", json!(vec![json!({"asteroid": 1, "rot": 0}); 40]));
}

#[test]
fn the_chosen_first_player_must_be_the_one_to_begin() {
    let options = Options {
        first: Some(Seat::new(1)),
        ..Options::default()
    };
    let game = start(1, 3, &options);
    let mut state = game.trace_state();
    state.turn = Some(Seat::new(2));
    assert!(reopen(&game, &state).is_err());
}

#[test]
fn the_tables_of_the_start_line_are_taken() {
    let line = include_str!("data/sample.jsonl").lines().next().unwrap();
    let line: Value = serde_json::from_str(line).unwrap();
    let tables: TraceTables = serde_json::from_value(line.clone()).unwrap();
    let state: TraceState = serde_json::from_value(line["state"].clone()).unwrap();
    let options: Options = serde_json::from_value(line["options"].clone()).unwrap();
    let game = Asteroids::reopen(&options, Seats::new(2).unwrap(), &tables, &state).unwrap();
    assert_eq!(game.trace_tables(), tables);
    assert_ne!(*game.tables(), TablesRef::STANDARD, "other asteroids");
    assert_eq!(tables.tiles, TablesRef::STANDARD.to_trace().tiles);

    // A view carries tables that are not the standard ones, and only those.
    let view = game.view(Viewer::Spectator);
    let json = serde_json::to_value(&view).unwrap();
    assert_eq!(json["tables"]["tiles"], line["tiles"]);
    assert_eq!(serde_json::from_value::<View>(json).unwrap(), view);
    let determinized = Asteroids::determinize(&view, &mut Dice::new(1));
    assert_eq!(determinized.tables(), game.tables());
    let standard = serde_json::to_value(start(1, 2, &Options::default()).view(Viewer::Spectator));
    assert_eq!(standard.unwrap()["tables"], Value::Null);
}

#[test]
fn a_scene_goes_on_like_the_game_it_was_taken_from() {
    let mut scratch = Scratch::default();
    let mut scenes = 0;
    for number in 0..60 {
        let options = Options {
            first: None,
            asteroids: number % 3 > 0,
            bonus: number % 2 > 0,
        };
        let mut game = start(number, 2 + (number % 7) as u8, &options);
        let mut dice = Dice::branch(3, number);
        while game.turn() != Turn::Over {
            let state = game.trace_state();
            let scene = Asteroids::scene(&options, game.seats(), game.tables().clone(), &state)
                .unwrap_or_else(|error| panic!("{error}: {state:?}"));
            assert_eq!(scene.trace_state(), state);
            let [mut legal, mut of_scene] = [Vec::new(), Vec::new()];
            game.legal_actions(&mut legal);
            scene.legal_actions(&mut of_scene);
            assert_eq!(legal, of_scene);
            let action = *dice.pick(&legal);
            game.apply_unchecked(action, &mut ());
            settle(&mut game, &mut dice, &mut scratch, &mut ());
            scenes += 1;
        }
    }
    assert!(scenes > 500, "{scenes}");
}

#[test]
fn a_scene_that_is_none_is_an_error() {
    let game = start(1, 2, &Options::default());
    let mut good = game.trace_state();
    good.phase = TracePhase::Place;
    let seats = game.seats();
    let open = |state: &TraceState| {
        Asteroids::scene(&Options::default(), seats, TablesRef::STANDARD, state)
    };
    assert!(open(&good).is_err(), "ships without a place");
    let mut state = game.trace_state();
    assert!(open(&state).is_ok());
    state.turn = Some(Seat::new(7));
    assert!(open(&state).is_err());
    let mut state = game.trace_state();
    state.under = state.hands[0].tiles().to_vec();
    assert!(open(&state).is_err(), "tiles there twice");
    let mut state = game.trace_state();
    state.marker = Some(Seat::new(0));
    assert!(open(&state).is_err(), "a marker though the pile has tiles");
    let mut state = game.trace_state();
    state.phase = TracePhase::Bonus;
    assert!(open(&state).is_err());
    let mut state = game.trace_state();
    state.board.truncate(3);
    assert!(open(&state).is_err());
}

#[test]
fn keys_are_exactly_those_of_the_traces() {
    let state = serde_json::to_value(start(1, 2, &Options::default()).trace_state()).unwrap();
    let mut keys: Vec<&String> = state.as_object().unwrap().keys().collect();
    let mut expected = [
        "board", "ships", "hands", "pile", "under", "reserve", "marker", "turn", "phase",
    ];
    expected.sort_unstable();
    keys.sort_unstable();
    assert_eq!(keys, expected);
    let options = serde_json::to_value(Options::default()).unwrap();
    assert_eq!(
        options,
        json!({"first": null, "asteroids": true, "bonus": false})
    );
    assert!(serde_json::from_value::<Options>(json!({"bonus": true})).is_ok());
    assert!(serde_json::from_value::<Options>(json!({"rocks": true})).is_err());
}
