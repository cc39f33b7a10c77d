//! Drawing actions without listing them, sizes, keys and written positions.

use crate::common::{self, Position, ROCKETS, all_tables, cell, on, seats, settled, started};
use dice::Dice;
use engine::prelude::*;
use engine::{NoTables, ReopenError, Scratch, Turn, Viewer, play_out, random_states};
use rockets::{Action, Chance, Layout, Options, Phase, Rocket, Rockets, TraceState};
use std::collections::{HashMap, HashSet};

#[test]
fn a_state_is_small() {
    assert!(size_of::<Rockets>() <= 96, "{}", size_of::<Rockets>());
    assert_eq!(size_of::<Action>(), 2);
}

/// Draws often enough to see every choice, and compares with equal shares.
fn assert_uniform<T: std::hash::Hash + Eq + std::fmt::Debug>(
    expected: &HashSet<T>,
    mut draw: impl FnMut() -> T,
) {
    const EACH: usize = 400;
    let mut counts: HashMap<T, usize> = HashMap::new();
    for _ in 0..EACH * expected.len() {
        *counts.entry(draw()).or_default() += 1;
    }
    assert_eq!(
        &counts.keys().collect::<HashSet<_>>(),
        &expected.iter().collect()
    );
    for (choice, count) in counts {
        // Five standard deviations to either side.
        assert!(
            (300..=500).contains(&count),
            "{choice:?} came {count} times"
        );
    }
}

#[test]
fn drawn_actions_are_the_legal_ones_equally_often() {
    let mut dice = Dice::new(4);
    let mut scratch = Scratch::default();
    let mut actions = Vec::new();
    let mut rescues = 0;
    for (options, count) in all_tables() {
        let mut game = settled(options, count, &mut dice);
        let mut decisions = 0;
        while game.turn() != Turn::Over {
            if decisions % 9 == 0 {
                game.legal_actions(&mut actions);
                let expected: HashSet<Action> = actions.iter().copied().collect();
                assert_eq!(expected.len(), actions.len());
                rescues += actions
                    .iter()
                    .filter(|action| matches!(action, Action::Rescue(_)))
                    .count();
                let mut other = Dice::new(decisions);
                assert_uniform(&expected, || game.sample_action(&mut other, &mut scratch));
            }
            let action = game.sample_action(&mut dice, &mut scratch);
            game.apply_unchecked(action, &mut ());
            decisions += 1;
        }
    }
    assert!(rescues > 20, "{rescues}");
}

#[test]
fn the_rules_allow_exactly_the_legal_actions() {
    let mut dice = Dice::new(7);
    let mut actions = Vec::new();
    for (options, count) in all_tables() {
        let game = settled(options, count, &mut dice);
        let decides = |game: &Rockets| game.turn() != Turn::Over;
        for game in random_states(game, &mut dice).filter(decides) {
            game.legal_actions(&mut actions);
            for at in (0..=u8::MAX).map(cell) {
                for action in [Action::Move(at), Action::Rescue(at), Action::Remove(at)] {
                    let allowed = game.check_rules(action).is_ok();
                    assert_eq!(allowed, actions.contains(&action), "{action} in {game:?}");
                }
            }
        }
    }
}

#[test]
fn drawn_first_players_are_all_rockets_equally_often() {
    let mut dice = Dice::new(5);
    let mut scratch = Scratch::default();
    for (options, count) in all_tables() {
        let game = started(options, count);
        let mut outcomes = Vec::new();
        game.chance_outcomes(&mut outcomes);
        let expected: HashSet<Chance> = outcomes.iter().map(|outcome| outcome.chance).collect();
        assert_uniform(&expected, || game.sample_chance(&mut dice, &mut scratch));
    }
}

#[test]
fn positions_have_keys_of_their_own() {
    let mut dice = Dice::new(6);
    let mut positions: HashMap<u64, Rockets> = HashMap::new();
    let mut low_bits: HashSet<u64> = HashSet::new();
    for _ in 0..300 {
        let game = settled(on(Layout::Stack19), 3, &mut dice);
        for game in random_states(game, &mut dice) {
            let key = game.position_key();
            low_bits.insert(key & 0xffff);
            let known = positions.entry(key).or_insert_with(|| game.clone());
            assert_eq!(known, &game);
        }
    }
    // So many balls in 65 536 boxes leave about that many boxes empty.
    let expected = 65_536.0 * (1.0 - (-(positions.len() as f64) / 65_536.0).exp());
    assert!((low_bits.len() as f64 / expected - 1.0).abs() < 0.02);
}

#[test]
fn the_same_position_reached_in_two_ways_has_the_same_key() {
    let play = |actions: &[&str]| {
        let mut game = started(on(Layout::Stack19), 2);
        for action in actions {
            common::act(&mut game, action);
        }
        game
    };
    let one = play(&["m4", "x9", "m14", "x5", "m0", "x5", "m18", "x9"]);
    let two = play(&["m4", "x5", "m14", "x9", "m0", "x9", "m18", "x5"]);
    assert_eq!(one, two);
    assert_eq!(one.position_key(), two.position_key());
    let other = play(&["m4", "x5", "m14", "x9", "m0", "x9", "m18", "x10"]);
    assert_ne!(one.position_key(), other.position_key());
}

#[test]
fn every_position_is_written_out_and_read_back() {
    let mut dice = Dice::new(8);
    for (options, count) in all_tables() {
        for game in random_states(started(options, count), &mut dice) {
            let view = game.view(Viewer::Spectator);
            assert_eq!(Rockets::from_view(&view), Ok(game.clone()));
            if game.phase() != Phase::First {
                let state = game.trace_state();
                let again =
                    Rockets::from_trace_state(&options, seats(count), &state, game.fallen());
                assert_eq!(again, Ok(game.clone()));
            }
        }
    }
}

#[test]
fn impossible_positions_are_refused() {
    let sound = Position::duel().lay("1:4,9,14 0@4 1@14 b1");
    assert!(sound.build().is_ok());
    let problem = |position: Position| position.build().expect_err("impossible").to_string();
    for (position, says) in [
        (sound.clone().rocket(1, 4), "two rockets on a cell"),
        (sound.clone().rocket(1, 5), "a rocket on an empty cell"),
        (sound.clone().rocket(1, 19), "there is no cell 19"),
        (sound.clone().stacks(5, &[9]), "at most 4 fit"),
        (sound.clone().stacks(1, &[18]), "a galaxy on a base"),
        (
            sound.clone().stacks(4, &[1, 2, 3, 5, 6, 7, 8, 9, 10]),
            "higher than at the start",
        ),
        (sound.clone().fallen(&[1]), "the fallen rockets"),
        (
            sound.clone().waiting(0).rocket(0, 4),
            "has not left its base",
        ),
        (
            sound.clone().stacks(0, &[9]),
            "a rocket that can't move decides",
        ),
        (
            sound.clone().stacks(0, &[9]).removing(0),
            "there is nothing to remove",
        ),
    ] {
        let text = problem(position);
        assert!(text.contains(says), "{text}");
    }
    let view = || sound.game().view(Viewer::Spectator);
    let mut shown = view();
    shown.bases[1] = Some(cell(11));
    let moved = Rockets::from_view(&shown);
    assert!(
        moved
            .expect_err("impossible")
            .to_string()
            .contains("not where it starts")
    );
    shown = view();
    for (phase, turn) in [
        (Phase::Over, None),
        (Phase::First, None),
        (Phase::Move, None),
        (Phase::Move, Some(ROCKETS[2])),
        (Phase::Move, Some(Rocket::new(255))),
        (Phase::Over, Some(ROCKETS[0])),
    ] {
        shown.phase = phase;
        shown.turn = turn;
        assert!(Rockets::from_view(&shown).is_err());
    }
    shown = view();
    shown.heights.pop();
    assert!(Rockets::from_view(&shown).is_err());
}

#[test]
fn a_game_is_reopened_from_its_first_state_only() {
    let options = Options::default();
    let reopen = |state: &TraceState| Rockets::reopen(&options, seats(3), &NoTables {}, state);
    let mut game = started(options, 3);
    game.resolve_unchecked(Chance::First(ROCKETS[1]), &mut ());
    let start = game.trace_state();
    assert_eq!(reopen(&start), Ok(game.clone()));
    for turn in [None, Some(Rocket::new(3)), Some(Rocket::new(255))] {
        let state = TraceState {
            turn,
            ..start.clone()
        };
        assert!(matches!(reopen(&state), Err(ReopenError::State(_))));
    }
    common::act(&mut game, "m10");
    assert!(matches!(
        reopen(&game.trace_state()),
        Err(ReopenError::State(_))
    ));
    let text = serde_json::to_string(&start).expect("JSON");
    assert!(serde_json::from_str::<TraceState>(&text.replace("heights", "height")).is_err());
}

#[test]
fn random_games_end_soon() {
    let mut dice = Dice::new(9);
    let mut scratch = Scratch::default();
    for (options, count) in all_tables() {
        for _ in 0..50 {
            let mut game = started(options, count);
            let decisions = play_out(&mut game, &mut dice, &mut scratch, &mut ());
            assert!(decisions < 200, "{decisions}");
            game.audit().expect("a sound end");
        }
    }
}
