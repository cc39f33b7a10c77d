//! Thousands of games side by side with an implementation in the plainest
//! way, and the number of ways the first decisions can go.

use crate::common::{self, ROCKETS, all_tables, settled, started};
use crate::naive::Naive;
use dice::Dice;
use engine::prelude::*;
use engine::{Scratch, Turn};
use expect_test::expect;
use rockets::{Layout, Options, Phase, Rockets};
use std::fmt::Write;

fn twin_of(game: &Rockets) -> Naive {
    let options = game.options();
    Naive::new(
        usize::from(options.layout.side()),
        usize::from(game.seats().count()),
        usize::from(options.rockets_each),
        options.teams,
        game.rocket_to_move().expect("a first turn").index(),
    )
}

fn assert_alike(game: &Rockets, twin: &Naive) {
    let state = game.trace_state();
    let cells = |list: &[Option<rockets::Cell>]| -> Vec<Option<usize>> {
        list.iter()
            .map(|cell| cell.map(rockets::Cell::index))
            .collect()
    };
    assert_eq!(state.heights, twin.heights);
    assert_eq!(cells(&state.bases), twin.bases);
    assert_eq!(cells(&state.rockets), twin.rockets);
    assert_eq!(state.left_base, twin.left_base);
    assert_eq!(state.turn.map(rockets::Rocket::index), twin.turn);
    assert_eq!(game.phase() == Phase::Remove, twin.removing);
    let seat = match game.turn() {
        Turn::Decide(seat) => Some(seat.index()),
        _ => None,
    };
    assert_eq!(seat, twin.turn.map(|rocket| twin.owner(rocket)));
}

#[test]
fn random_games_are_the_same_in_the_plainest_way() {
    let mut dice = Dice::new(19);
    let mut actions = Vec::new();
    for (options, count) in all_tables() {
        for _ in 0..120 {
            let mut game = settled(options, count, &mut dice);
            let mut twin = twin_of(&game);
            while game.turn() != Turn::Over {
                assert_alike(&game, &twin);
                game.legal_actions(&mut actions);
                actions.sort_unstable();
                let mut expected = twin.legal();
                expected.sort_unstable();
                assert_eq!(actions, expected);
                let action = game.sample_action(&mut dice, &mut Scratch::default());
                game.apply_unchecked(action, &mut ());
                twin.play(action);
            }
            assert_alike(&game, &twin);
            assert_eq!(twin.legal(), []);
            let places = common::places(&game);
            assert_eq!(places, twin.places());
        }
    }
}

fn perft(game: &Rockets, depth: u32) -> u64 {
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action| {
        let mut after = game.clone();
        after.apply_unchecked(action, &mut ());
        perft(&after, depth - 1)
    };
    actions.into_iter().map(after).sum()
}

fn naive_perft(game: &Naive, depth: u32) -> u64 {
    let actions = game.legal();
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action| {
        let mut after = game.clone();
        after.play(action);
        naive_perft(&after, depth - 1)
    };
    actions.into_iter().map(after).sum()
}

#[test]
fn the_first_decisions_can_go_so_many_ways() {
    let mut text = String::new();
    for layout in Layout::ALL {
        for count in 2..=6 {
            let game = started(common::on(layout), count);
            let twin = twin_of(&game);
            write!(text, "{layout} {count}:").expect("a string");
            for depth in 1..=4 {
                let ways = perft(&game, depth);
                write!(text, " {ways}").expect("a string");
                assert_eq!(ways, naive_perft(&twin, depth), "{layout} {count} {depth}");
            }
            text.push('\n');
        }
    }
    expect![[r#"
        stack19 2: 3 39 117 1719
        stack19 3: 3 27 81 864
        stack19 4: 3 19 50 384
        stack19 5: 3 13 34 175
        stack19 6: 3 5 13 37
        flat37 2: 3 93 279 8937
        flat37 3: 3 81 243 6813
        flat37 4: 3 69 207 4977
        flat37 5: 3 57 171 3429
        flat37 6: 3 45 135 2169
        flat61 2: 3 165 495 27720
        flat61 3: 3 153 459 23868
        flat61 4: 3 141 423 20304
        flat61 5: 3 129 387 17028
        flat61 6: 3 117 351 14040
    "#]]
    .assert_eq(&text);
}

#[test]
fn the_first_decisions_with_several_rockets_each_go_as_with_so_many_players() {
    for (rockets_each, count, alike) in [(2, 2, 4), (3, 2, 6), (2, 3, 6)] {
        let options = Options {
            rockets_each,
            first: Some(ROCKETS[0]),
            ..Options::default()
        };
        let several = perft(&started(options, count), 4);
        assert_eq!(
            several,
            perft(&started(common::on(Layout::Stack19), alike), 4)
        );
    }
}
