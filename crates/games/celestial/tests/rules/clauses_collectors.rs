//! CD-6, clause by clause.

use crate::scene::{Ask, Diameter, Discovery, Scene, cards_in, earths, seat, seats};
use celestial::{Celestial, Collector, Event, Options, Phase, Top};
use engine::prelude::*;
use engine::{Seats, Turn, Viewer};

/// Three seats; seat 0 wins the round at hand, and then the piles are turned.
fn piles(first: &[&str], second: &[&str], third: &[&str]) -> Celestial {
    let (mut game, _) = Scene::led_by(0)
        .seat("green-80", first)
        .seat("yellow-10", second)
        .seat("yellow-20", third)
        .choose(Diameter);
    while game.decides().is_some() && game.trace_state().round == 1 {
        game.act(celestial::Action::Follow);
    }
    game
}

fn winner(events: &[Event]) -> Option<u8> {
    events.iter().find_map(|event| match event {
        Event::RoundWon { seat } => Some(seat.number()),
        _ => None,
    })
}

#[test]
fn cd_6_1_a_collector_takes_effect_is_set_aside_and_the_next_card_turned() {
    let game = piles(
        &["green-10"],
        &["eclipse", "black-hole", "green-20", "green-50"],
        &["green-30"],
    );
    assert_eq!(game.aside(), ["eclipse", "black-hole"]);
    assert_eq!(game.top_of(1), Some("green-20"));
    assert_eq!(game.pile(1), ["green-50"]);
    let state = game.trace_state();
    assert!(state.reversed && state.black_hole);
}

#[test]
fn cd_6_1_cards_are_turned_clockwise_from_the_leader() {
    let options = Options {
        first: Some(seat(1)),
        collectors: vec![Collector::Shield, Collector::Eclipse],
        rounds: None,
        ..Options::default()
    };
    let mut game = Celestial::start(&options, Seats::new(3).unwrap()).unwrap();
    let turning = |game: &Celestial| match game.view(Viewer::Spectator).phase {
        Phase::Turning { seat, from } => (seat.number(), from.number()),
        phase => panic!("{phase:?}"),
    };
    assert_eq!(turning(&game), (1, 1));
    game.draw("shield");
    assert_eq!(turning(&game), (1, 1));
    game.draw("earth");
    assert_eq!(turning(&game), (2, 1));
    game.draw("eclipse");
    game.draw("mars");
    assert_eq!(turning(&game), (0, 1));
    game.draw("sun");
    assert_eq!(game.decides(), Some(1));
    assert_eq!(game.aside(), ["shield", "eclipse"]);
    assert_eq!(game.trace_state().unseen, [11, 10, 10]);
}

#[test]
fn cd_6_1_a_seat_left_without_a_card_is_out() {
    let game = piles(&["green-10"], &["eclipse"], &["green-30"]);
    assert_eq!(game.top_of(1), None);
    assert_eq!(game.seen_from(0).places[1].top, Top::None);
    assert_eq!(game.decides(), Some(0));
}

#[test]
fn cd_6_1_a_leader_without_a_card_hands_over_clockwise() {
    let mut game = earths(&["one", "two"], Collector::Shield, 3);
    game.draw("shield");
    game.draw("one");
    let events = game.draw("two");
    assert!(events.contains(&Event::LeadPassed { to: seat(1) }));
    assert_eq!((game.leads(), game.decides()), (1, Some(1)));
}

/// Seat 1 turns a comet while that card is the last of seat 2.
fn comet_before(last: &str) -> Celestial {
    piles(
        &["green-10", "green-40"],
        &["comet", "green-20"],
        &["green-30", last],
    )
}

#[test]
fn cd_6_2_a_comet_brings_the_others_bottom_cards_clockwise() {
    let game = comet_before("green-50");
    // Seat 2, which has not turned yet, gives first, then seat 0 its bottom
    // card: the last of those it has just won.
    assert_eq!(game.pile(1), ["green-50", "yellow-20"]);
    assert_eq!(game.top_of(1), Some("green-20"));
    assert_eq!((game.top_of(2), game.pile(2)), (Some("green-30"), vec![]));
    assert_eq!(game.pile(0), ["green-40", "green-80", "yellow-10"]);
}

#[test]
fn cd_6_2_who_has_less_than_two_cards_gives_nothing() {
    let (game, events) = Scene::led_by(0)
        .seats(&[
            "green-80: green-70 green-50",
            "green-10: comet green-40",
            "green-20: green-30",
            "green-25: green-60 yellow-10",
        ])
        .choose(Diameter);
    let given = cards_in(&game, &events, |event| match *event {
        Event::Given { from, card, .. } => Some((from, card)),
        _ => None,
    });
    // Seat 2 has one card only, turned or not.
    assert_eq!(given, [(3, "yellow-10"), (0, "green-25")]);
}

#[test]
fn cd_6_2_the_turned_card_counts_among_the_two() {
    // Seat 0 has turned its card and has one left: that makes two.
    let mut game = earths(&["one", "two", "three"], Collector::Comet, 2);
    game.draw("one");
    game.draw("comet");
    assert!(matches!(
        game.view(Viewer::Spectator).phase,
        Phase::Giving { .. }
    ));
    let events = game.draw("two");
    assert!(events.contains(&Event::Given {
        from: seat(0),
        to: seat(1),
        card: game.card("two")
    }));
    game.draw("three");
    assert_eq!(
        (game.top_of(0), game.top_of(1)),
        (Some("one"), Some("three"))
    );
    assert_eq!(game.pile(1), ["two"]);
    assert_eq!(game.trace_state().unseen, [0, 0]);
}

#[test]
fn cd_6_2_a_moved_collector_waits_until_it_is_turned() {
    let game = comet_before("eclipse");
    assert_eq!(game.pile(1), ["eclipse", "yellow-20"]);
    assert!(!game.trace_state().reversed);
    assert_eq!(game.aside(), ["comet"]);
}

#[test]
fn cd_6_2_a_comet_as_last_card_keeps_its_owner_in_the_game() {
    let game = piles(&["green-10"], &["comet"], &["green-30", "green-50"]);
    // It turns the first of the cards it was given.
    assert_eq!(game.top_of(1), Some("green-50"));
    assert_eq!(game.pile(1), ["yellow-20"]);
}

#[test]
fn cd_6_3_in_an_eclipse_the_lowest_value_wins_and_the_latest_discovery() {
    let scene = Scene::led_by(0)
        .seats(&["green-10: green-50", "green-30: green-60"])
        .eclipsed();
    assert_eq!(winner(&scene.clone().lay().choose(Diameter)), Some(0));
    assert_eq!(winner(&scene.lay().choose(Discovery)), Some(1));
    // Difficulty is compared as ever.
    let mut game = Scene::led_by(0)
        .seats(&["yellow-10: green-50", "green-10: green-60"])
        .eclipsed()
        .lay();
    assert_eq!(winner(&game.choose(Diameter)), Some(0));
    assert!(!game.trace_state().reversed, "it lasts one round");
}

#[test]
fn cd_6_3_two_eclipses_cancel_out() {
    let game = piles(
        &["eclipse", "green-10"],
        &["green-20"],
        &["eclipse", "green-30"],
    );
    assert!(!game.trace_state().reversed);
    assert_eq!(game.aside(), ["eclipse", "eclipse"]);
}

#[test]
fn cd_6_4_a_telescope_shows_the_others_top_cards_for_the_round() {
    let mut game = piles(
        &["green-10", "green-40"],
        &["telescope", "green-20", "green-50"],
        &["green-30", "green-60"],
    );
    let tops = |game: &Celestial, viewer| {
        let view = game.view(viewer);
        view.places.iter().map(|it| it.top).collect::<Vec<_>>()
    };
    let [a, b, c] = ["green-10", "green-20", "green-30"].map(|it| Top::Seen(game.card(it)));
    assert_eq!(tops(&game, Viewer::Seat(seat(1))), [a, b, c]);
    let others = [Top::Hidden, Top::Hidden, c];
    assert_eq!(tops(&game, Viewer::Seat(seat(2))), others);
    assert_eq!(tops(&game, Viewer::Spectator), [Top::Hidden; 3]);
    game.choose(Diameter);
    assert_eq!(game.trace_state().round, 3);
    assert_eq!(tops(&game, Viewer::Seat(seat(1)))[0], Top::Hidden);
}

#[test]
fn cd_6_4_its_owner_is_told_and_the_others_are_not() {
    let (game, events) = Scene::led_by(0)
        .seats(&[
            "green-80: green-10 green-40",
            "green-20: telescope green-50",
            "green-25: green-30",
        ])
        .choose(Diameter);
    let of = |number| {
        let viewer = Viewer::Seat(seat(number));
        events
            .iter()
            .filter_map(move |event| Celestial::redact(event, viewer))
    };
    let peeked = |found: Option<&str>| Event::Peeked {
        seat: seat(1),
        other: seat(0),
        card: found.map(|it| game.card(it)),
    };
    let turned = |found: Option<&str>| Event::Turned {
        seat: seat(2),
        card: found.map(|it| game.card(it)),
        watchers: seats(&[1]),
    };
    assert!(of(1).any(|event| event == peeked(Some("green-10"))));
    assert!(of(1).any(|event| event == turned(Some("green-30"))));
    assert!(of(0).any(|event| event == peeked(None)));
    assert!(of(0).any(|event| event == turned(None)));
    assert!(of(2).any(|event| event == turned(Some("green-30"))));
}

#[test]
fn cd_6_5_a_slingshot_gives_the_lead_and_the_last_one_holds() {
    let game = piles(&["green-10"], &["slingshot", "green-20"], &["green-30"]);
    assert_eq!((game.leads(), game.decides()), (1, Some(1)));
    let game = piles(
        &["slingshot", "green-10"],
        &["slingshot", "green-20"],
        &["slingshot", "green-30"],
    );
    assert_eq!((game.leads(), game.decides()), (2, Some(2)));
    // Its owner is out: the next seat with a card leads.
    let game = piles(&["green-10"], &["slingshot"], &["green-30"]);
    assert_eq!((game.leads(), game.decides()), (2, Some(2)));
}

#[test]
fn cd_6_6_a_black_hole_swallows_the_losers_cards() {
    let (game, events) = Scene::led_by(0)
        .seats(&[
            "green-10: green-50",
            "green-30: red-10 green-60",
            "green-30-too: yellow-10 green-70",
        ])
        .with_black_hole()
        .choose(Diameter);
    assert_eq!(winner(&events), Some(1));
    // The winner's own cards return; the rest goes in the order of CD-3.6.
    assert_eq!(game.pile(1), ["green-30", "red-10"]);
    assert_eq!(game.aside(), ["green-30-too", "green-10", "yellow-10"]);
    assert!(!game.trace_state().black_hole, "it lasts one round");
}

#[test]
fn cd_6_7_a_shield_returns_the_losers_card() {
    let (game, _) = Scene::led_by(0)
        .seats(&["green-80: green-50", "green-20", "green-30: green-60"])
        .shield(1)
        .choose(Diameter);
    assert_eq!(game.pile(0), ["green-80", "green-30"]);
    // Seat 1 lost, had no other card, and is in the game still.
    assert_eq!(game.top_of(1), Some("green-20"));
    assert!(game.trace_state().shields.is_empty(), "it lasts one round");
}

#[test]
fn cd_6_7_black_hole_or_not_but_not_for_battle_cards() {
    let scene = Scene::led_by(0)
        .seats(&[
            "green-30: green-10 green-50",
            "green-30-too: yellow-10 green-60",
        ])
        .shield(0)
        .shield(1);
    let mut game = scene.clone().lay();
    game.choose(Diameter);
    assert_eq!(game.pile(1), ["green-30-too", "yellow-10", "green-10"]);
    assert_eq!(game.pile(0), ["green-30"]);
    let mut game = scene.with_black_hole().lay();
    game.choose(Diameter);
    assert_eq!(game.pile(1), ["green-30-too", "yellow-10"]);
    assert_eq!(game.pile(0), ["green-30"]);
    assert_eq!(game.aside(), ["green-10"]);
    assert_ne!(game.turn(), Turn::Over);
}
