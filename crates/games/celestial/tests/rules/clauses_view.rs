//! "What a seat sees", and the states that look like it.

use crate::scene::{self, Ask, Diameter, Discovery, Scene, seat, standard};
use celestial::{Action, Celestial, Collector, Options, Phase, Top, View};
use dice::Dice;
use engine::prelude::*;
use engine::{Viewer, random_states};
use std::collections::BTreeMap;

#[test]
fn cd_view_a_seat_sees_its_own_top_card_and_nobody_elses() {
    let game = standard(&Options::default(), 4, 1);
    for number in 0..4 {
        let view = game.seen_from(number);
        for other in 0..4 {
            let top = view.places[usize::from(other)].top;
            match other == number {
                true => assert_eq!(top.card().map(|it| game.slug(it)), game.top_of(number)),
                false => assert_eq!(top, Top::Hidden),
            }
        }
        assert_eq!(
            view.places.iter().map(|it| it.pile).collect::<Vec<_>>(),
            [8; 4]
        );
        assert_eq!(
            (view.leader, view.turn),
            (Some(seat(game.leads())), view.leader)
        );
    }
}

#[test]
fn cd_view_no_pile_is_in_it_beyond_what_was_just_shown() {
    let (game, _) = Scene::led_by(0)
        .seats(&[
            "green-30: green-10 yellow-30 yellow-40",
            "green-20: yellow-10 orange-10",
        ])
        .choose(Diameter);
    for viewer in Viewer::all(game.seats()) {
        let mut view = game.view(viewer);
        let last = view.last.take().expect("a last round");
        let shown: Vec<_> = last.cards.iter().map(|it| it.card).collect();
        assert_eq!(shown, ["green-30", "green-20"].map(|it| game.card(it)));
        // The deck is in the view of a game with an invented one.
        view.deck = celestial::DeckRef::EXPERT;
        let text = serde_json::to_string(&view).unwrap();
        for slug in [
            "yellow-30",
            "yellow-40",
            "orange-10",
            "green-30",
            "green-20",
        ] {
            let card = serde_json::to_string(&game.card(slug)).unwrap();
            assert!(!text.contains(&card), "{viewer:?} sees {slug}: {text}");
        }
    }
}

#[test]
fn cd_view_announced_values_chooser_and_who_is_asked_are_public() {
    let (game, _) = Scene::led_by(0)
        .seats(&[
            "green-10: green-50",
            "green-20: green-60",
            "yellow-10: green-70",
        ])
        .choose(Diameter);
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.phase, Phase::Asking { seat: seat(2) });
    assert_eq!((view.chooser(), view.turn), (Some(seat(0)), Some(seat(2))));
    assert_eq!(view.characteristic(), Some(Diameter));
    let answers = &view.calls[0].answers;
    assert_eq!(
        (answers.len(), answers[0].seat, answers[0].value),
        (1, seat(1), 20)
    );
}

#[test]
fn cd_view_cards_given_by_a_comet_were_seen_by_all() {
    let (game, _) = Scene::led_by(0)
        .seats(&[
            "green-80: green-10 green-40",
            "green-20: comet green-50",
            "green-25: green-30 green-60",
        ])
        .choose(Diameter);
    let view = game.view(Viewer::Spectator);
    assert_eq!(
        view.places[1].given,
        ["green-60", "green-25"].map(|it| game.card(it))
    );
    assert!(view.aside.contains(&game.card("comet")));
    // States made from it know where they lie.
    let again = Celestial::determinize(&view, &mut Dice::new(1));
    assert_eq!(again.pile(1), ["green-60", "green-25"]);
    assert_eq!(again.pile(0), ["green-80", "green-20"]);
}

/// The hidden top cards of many states made from a view, and how often.
fn tops_dealt(view: &View, times: usize) -> BTreeMap<Vec<&'static str>, usize> {
    let mut dice = Dice::new(7);
    let mut found = BTreeMap::new();
    for _ in 0..times {
        let game = Celestial::determinize(view, &mut dice);
        game.audit().unwrap();
        assert_eq!(game.view(view.viewer), *view);
        let tops = game.trace_state().top.into_iter().flatten();
        *found.entry(tops.map(scene::leaked).collect()).or_default() += 1;
    }
    found
}

/// Every expected arrangement comes, no other, and all about as often.
fn assert_uniform(found: &BTreeMap<Vec<&'static str>, usize>, expected: &[&[&'static str]]) {
    let mut expected: Vec<Vec<_>> = expected.iter().map(|it| it.to_vec()).collect();
    expected.sort();
    assert_eq!(found.keys().cloned().collect::<Vec<_>>(), expected);
    let mean = found.values().sum::<usize>() as f64 / found.len() as f64;
    let chi: f64 = found
        .values()
        .map(|&n| (n as f64 - mean).powi(2) / mean)
        .sum();
    // Up to 5 degrees of freedom: beyond 20.5 with probability 0.001.
    assert!(expected.len() <= 6 && chi < 20.5, "{found:?}");
}

#[test]
fn cd_view_determinized_tops_fit_announced_values_and_rights_to_change() {
    // Seat 0 names 10: green, yellow and orange cards have it, but it is not
    // red-10 which lies with seat 2, and asked seat 1 is strictly harder.
    let (game, _) = Scene::led_by(0)
        .seats(&[
            "green-10: yellow-10 orange-20",
            "yellow-20: orange-10",
            "red-10",
        ])
        .choose(Diameter);
    assert_eq!(game.decides(), Some(1));
    let found = tops_dealt(&game.seen_from(2), 6_000);
    assert_uniform(
        &found,
        &[
            &["green-10", "yellow-10", "red-10"],
            &["green-10", "orange-10", "red-10"],
            &["green-10", "yellow-20", "red-10"],
            &["green-10", "orange-20", "red-10"],
            &["yellow-10", "orange-10", "red-10"],
            &["yellow-10", "orange-20", "red-10"],
        ],
    );
}

#[test]
fn cd_view_determinized_tops_fit_after_a_change_of_characteristic() {
    let (mut game, _) = Scene::led_by(0)
        .seats(&[
            "green-10: green-20 yellow-10",
            "yellow-20: orange-20 orange-30",
            "red-10: red-20",
        ])
        .choose(Diameter);
    game.act(Action::Change(Discovery));
    // For seat 0: seat 1 announced 1920 and is harder than green; seat 2 is
    // harder still and has said nothing.
    let found = tops_dealt(&game.seen_from(0), 6_000);
    assert_uniform(
        &found,
        &[
            &["green-10", "yellow-20", "orange-20"],
            &["green-10", "yellow-20", "orange-30"],
            &["green-10", "yellow-20", "red-10"],
            &["green-10", "yellow-20", "red-20"],
            &["green-10", "orange-20", "red-10"],
            &["green-10", "orange-20", "red-20"],
        ],
    );
}

#[test]
fn cd_view_a_card_that_all_saw_return_is_the_top_card() {
    let (game, _) = Scene::led_by(0)
        .seats(&["green-80: green-50 green-60", "green-20"])
        .shield(1)
        .choose(Diameter);
    // Seat 1 has one card, and everybody has just seen it.
    let view = game.seen_from(0);
    assert_eq!(view.places[1].top, Top::Hidden);
    let found = tops_dealt(&view, 50);
    assert_eq!(
        found.keys().collect::<Vec<_>>(),
        [&vec!["green-50", "green-20"]]
    );
}

#[test]
fn cd_view_every_reached_view_gives_a_state_that_looks_the_same() {
    let options = Options {
        collectors: Collector::ALL.repeat(3),
        rounds: Some(25),
        ..Options::default()
    };
    for seats in 2..=6 {
        let mut dice = Dice::new(u64::from(seats));
        let game = Celestial::start(&options, engine::Seats::new(seats).unwrap()).unwrap();
        for game in random_states(game, dice.clone()) {
            for viewer in Viewer::all(game.seats()) {
                let view = game.view(viewer);
                let again = Celestial::determinize(&view, &mut dice);
                again.audit().unwrap();
                assert_eq!(again.view(viewer), view);
                assert_eq!(again.turn(), game.turn());
                let text = serde_json::to_string(&view).unwrap();
                assert_eq!(serde_json::from_str::<View>(&text).unwrap(), view);
            }
        }
    }
}
