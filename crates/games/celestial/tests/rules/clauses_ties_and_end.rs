//! CD-4 and CD-5, clause by clause.

use crate::scene::{self, Ask, Diameter, Discovery, Scene, cards_in, seat, seats, standard};
use celestial::{Action, Celestial, Event, Options};
use engine::prelude::*;
use engine::{StartError, Turn};

fn winner(events: &[Event]) -> Option<u8> {
    events.iter().find_map(|event| match event {
        Event::RoundWon { seat } => Some(seat.number()),
        _ => None,
    })
}

fn battle_cards(game: &Celestial, events: &[Event]) -> Vec<(u8, &'static str)> {
    cards_in(game, events, |event| match *event {
        Event::BattleTurned { seat, card } => Some((seat, card)),
        _ => None,
    })
}

#[test]
fn cd_4_1_the_tied_compare_difficulty() {
    let mut game = Scene::led_by(0)
        .seats(&[
            "orange-30: green-10",
            "yellow-30: green-20",
            "red-10: green-40",
        ])
        .lay();
    // Only the tied compare it: seat 2 is hardest but beaten on the value.
    game.choose(Diameter);
    let events = game.act(Action::Follow);
    assert_eq!(winner(&events), Some(0));
    let announced = events
        .iter()
        .filter(|event| matches!(event, Event::DifficultyAnnounced { .. }));
    assert_eq!(announced.count(), 2);
    assert_eq!(battle_cards(&game, &events), []);
}

#[test]
fn cd_4_2_those_still_tied_turn_their_next_cards_clockwise_from_the_chooser() {
    // Seats 2 and 0 tie; seat 2 is the chooser and turns first.
    let (game, events) = Scene::led_by(2)
        .seats(&[
            "green-30: red-10 green-50",
            "green-20: green-60",
            "green-30-too: yellow-10 green-70",
        ])
        .choose(Diameter);
    assert_eq!(
        battle_cards(&game, &events),
        [(2, "yellow-10"), (0, "red-10")]
    );
    // The hardest wins, whatever the values.
    assert_eq!(winner(&events), Some(0));
    // CD-3.6: top cards clockwise from the winner, then the battle's.
    assert_eq!(
        game.pile(0),
        [
            "green-30",
            "green-20",
            "green-30-too",
            "red-10",
            "yellow-10"
        ]
    );
    assert_eq!(game.leads(), 0);
}

#[test]
fn cd_4_2_tied_again_they_turn_again() {
    let (game, events) = Scene::led_by(0)
        .seats(&[
            "green-20: green-60",
            "green-30: orange-10 yellow-20 green-40",
            "green-30-too: orange-20 orange-30 green-50",
        ])
        .choose(Diameter);
    assert_eq!(
        battle_cards(&game, &events),
        [
            (1, "orange-10"),
            (2, "orange-20"),
            (1, "yellow-20"),
            (2, "orange-30")
        ]
    );
    assert_eq!(winner(&events), Some(2));
    // Within a step clockwise from the winner.
    assert_eq!(
        game.pile(2),
        [
            "green-30-too",
            "green-20",
            "green-30",
            "orange-20",
            "orange-10",
            "orange-30",
            "yellow-20"
        ]
    );
}

#[test]
fn cd_4_2_unseen_cards_are_drawn_in_a_battle() {
    let (mut game, _) = Scene::led_by(0)
        .seats(&[
            "green-30: green-50 ? yellow-10",
            "green-30-too: green-60 ? orange-10",
        ])
        .choose(Diameter);
    assert_eq!(game.turn(), Turn::Chance);
    let view = game.seen_from(1);
    let battle = view.battle.expect("a battle");
    assert_eq!((battle.tied, battle.turned), (seats(&[0, 1]), seats(&[])));
    let events = game.draw("yellow-10");
    assert_eq!(battle_cards(&game, &events), [(0, "yellow-10")]);
    let battle = game.seen_from(1).battle.expect("a battle");
    assert_eq!(battle.cards, [vec![game.card("yellow-10")], vec![]]);
    let events = game.draw("orange-10");
    assert_eq!(winner(&events), Some(1));
}

#[test]
fn cd_4_3_who_has_no_next_card_drops_out() {
    let (_, events) = Scene::led_by(0)
        .seats(&[
            "green-30",
            "green-30-too: green-10 green-50",
            "green-30-three: yellow-10 green-60",
        ])
        .choose(Diameter);
    assert!(events.contains(&Event::BattleStep {
        seats: seats(&[1, 2])
    }));
    assert_eq!(winner(&events), Some(2));
}

#[test]
fn cd_4_3_the_only_one_with_a_card_wins_without_turning() {
    let (game, events) = Scene::led_by(0)
        .seats(&["green-30", "green-30-too: green-10", "green-20: green-50"])
        .choose(Diameter);
    assert_eq!(winner(&events), Some(1));
    assert_eq!(battle_cards(&game, &events), []);
    assert_eq!(game.top_of(1), Some("green-10"));
}

#[test]
fn cd_4_3_when_nobody_has_a_card_the_chooser_wins_or_the_first_after_it() {
    let mut game = Scene::led_by(1)
        .seats(&["green-30", "green-30-too", "green-20: green-50"])
        .lay();
    assert_eq!(winner(&game.choose(Diameter)), Some(1));
    let mut game = Scene::led_by(1)
        .seats(&["green-30", "green-20: green-50", "green-30-too"])
        .lay();
    // The chooser is not tied: clockwise from it comes seat 2.
    assert_eq!(winner(&game.choose(Diameter)), Some(2));
}

#[test]
fn cd_4_3_counts_those_tied_in_that_step_only() {
    // Seats 0, 1, 2 tie; seat 0, the chooser, is beaten in the first step.
    let mut game = Scene::led_by(0)
        .seats(&[
            "green-30: green-10",
            "green-30-too: yellow-10",
            "green-30-three: yellow-20",
            "green-20: green-50",
        ])
        .lay();
    assert_eq!(winner(&game.choose(Diameter)), Some(1));
}

#[test]
fn cd_4_4_a_collector_in_a_battle_is_set_aside_and_the_next_card_turned() {
    let (game, events) = Scene::led_by(0)
        .seat(
            "green-30",
            &["slingshot", "black-hole", "yellow-10", "green-60"],
        )
        .seats(&["green-30-too: green-20 green-50", "green-10: green-70"])
        .choose(Diameter);
    let wasted = |event: &&Event| matches!(event, Event::CollectorWasted { .. });
    assert_eq!(events.iter().filter(wasted).count(), 2);
    assert_eq!(
        battle_cards(&game, &events),
        [(0, "yellow-10"), (1, "green-20")]
    );
    assert_eq!(winner(&events), Some(0));
    assert_eq!(game.aside(), ["slingshot", "black-hole"]);
    assert_eq!(
        game.pile(0),
        [
            "green-30",
            "green-30-too",
            "green-10",
            "yellow-10",
            "green-20"
        ]
    );
}

#[test]
fn cd_4_4_who_turns_nothing_but_collectors_is_beaten() {
    let (game, events) = Scene::led_by(0)
        .seats(&["green-30: comet shield", "green-30-too: green-20 green-50"])
        .choose(Diameter);
    assert_eq!(winner(&events), Some(1));
    assert_eq!(game.outcome().unwrap().places.as_slice(), [2, 1]);
    // All turn only Collectors: nobody has a card left, the chooser wins.
    let mut game = Scene::led_by(1)
        .seats(&["green-30: comet", "green-30-too: shield"])
        .lay();
    assert_eq!(winner(&game.choose(Diameter)), Some(1));
}

#[test]
fn cd_5_1_who_holds_all_cards_wins() {
    let (game, events) = Scene::led_by(0)
        .seats(&["green-30: green-40", "green-20", "out"])
        .choose(Diameter);
    assert_eq!(game.turn(), Turn::Over);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.places.as_slice(), [1, 2, 2]);
    assert_eq!(outcome.scores.unwrap().as_slice(), [3, 0, 0]);
    assert_eq!(outcome.ending.clause.to_string(), "CD-5.1");
    assert!(matches!(events.last(), Some(Event::Ended { .. })));
    // The cards are back in the piles, and nothing is chosen any more.
    let state = game.trace_state();
    assert_eq!(state.top, [None, None, None]);
    assert_eq!(game.pile(0), ["green-40", "green-30", "green-20"]);
    assert_eq!(
        (state.chooser, state.characteristic, state.turn),
        (None, None, None)
    );
    assert_eq!((state.leader, state.round), (seat(0), 1));
}

#[test]
fn cd_5_1_turning_goes_once_round_and_the_only_seat_with_a_card_wins() {
    let (game, _) = Scene::led_by(0)
        .seats(&["green-30: green-40", "green-20: eclipse"])
        .choose(Diameter);
    // Seat 1 turned its last card, an Eclipse: the game ends as it lies.
    assert_eq!(game.turn(), Turn::Over);
    let state = game.trace_state();
    assert_eq!(state.top, [Some("green-40".into()), None]);
    assert_eq!((state.round, state.reversed), (2, true));
    assert_eq!(game.outcome().unwrap().scores.unwrap().as_slice(), [3, 0]);
}

#[test]
fn cd_5_1_nobody_may_be_left() {
    let options = Options {
        first: Some(seat(0)),
        collectors: vec![celestial::Collector::Shield],
        rounds: None,
        ..Options::default()
    };
    let table = [("lonely".to_owned(), scene::object("earth").figures)].into();
    let deck = celestial::DeckRef::from_table(&table).unwrap();
    let two = engine::Seats::new(2).unwrap();
    let mut game = celestial::Celestial::start_with(deck.clone(), &options, two).unwrap();
    game.draw("shield");
    game.draw("lonely");
    assert_eq!(game.outcome().unwrap().places.as_slice(), [2, 1]);
    // One object, and two Collectors more than it takes to leave it out.
    let options = Options {
        collectors: vec![celestial::Collector::Shield; 2],
        ..options
    };
    let mut game = celestial::Celestial::start_with(deck.clone(), &options, two).unwrap();
    game.draw("shield");
    game.draw("shield");
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.places.as_slice(), [1, 1]);
    assert_eq!(outcome.ending.name, "nobody-left");
}

#[test]
fn cd_5_2_a_limit_in_rounds_ends_the_game_and_most_cards_win() {
    let (mut game, _) = Scene::led_by(0)
        .seats(&["green-30: green-40", "green-20: green-50 yellow-10", "out"])
        .rounds(2)
        .choose(Diameter);
    assert_eq!((game.trace_state().round, game.decides()), (2, Some(0)));
    game.choose(Diameter);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.scores.unwrap().as_slice(), [2, 3, 0]);
    assert_eq!(outcome.places.as_slice(), [2, 1, 3]);
    assert_eq!(outcome.ending.name, "round-limit");
    assert_eq!(game.trace_state().round, 2);
    let none = Options {
        rounds: Some(0),
        ..Options::default()
    };
    let error = celestial::Celestial::start(&none, engine::Seats::new(2).unwrap()).unwrap_err();
    assert!(
        matches!(
            error,
            StartError::Option {
                option: "rounds",
                ..
            }
        ),
        "{error}"
    );
}

#[test]
fn cd_5_2_equal_numbers_share_a_place() {
    let (game, _) = Scene::led_by(0)
        .seats(&["green-30", "green-20: green-50 yellow-10", "out", "out"])
        .rounds(1)
        .choose(Diameter);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.scores.unwrap().as_slice(), [2, 2, 0, 0]);
    assert_eq!(outcome.places.as_slice(), [1, 1, 3, 3]);
}

#[test]
fn cd_5_2_a_clock_ends_the_game_when_the_round_ends() {
    let mut game = standard(&Options::default(), 2, 5);
    game.call_time_unchecked(&mut ());
    assert_ne!(game.turn(), Turn::Over);
    game.choose(Discovery);
    while game.decides().is_some() {
        game.act(Action::Follow);
    }
    assert_eq!(game.trace_state().round, 1);
    assert_eq!(game.outcome().unwrap().ending.name, "time-called");
    // Its view says so, and a state made from it ends in time as well.
    let mut game = standard(&Options::default(), 3, 6);
    game.call_time_unchecked(&mut ());
    let view = game.seen_from(1);
    let mut again = celestial::Celestial::determinize(&view, &mut dice::Dice::new(1));
    let mut scratch = engine::Scratch::default();
    engine::play_out(&mut again, &mut dice::Dice::new(2), &mut scratch, &mut ());
    assert_eq!(again.trace_state().round, 1);
}

#[test]
fn cd_5_2_time_can_be_called_once_and_only_where_it_is_limited() {
    let game = standard(&Options::default(), 2, 5);
    assert_eq!(game.time_limit(), None);
    let options = Options {
        minutes: Some(15),
        ..Options::default()
    };
    let mut game = standard(&options, 2, 5);
    assert_eq!(game.time_limit(), Some(15));
    let mut events = Vec::new();
    game.call_time_unchecked(&mut events);
    assert_eq!(events, [celestial::Event::TimeCalled { round: 1 }]);
    assert_eq!(game.time_limit(), None);
    for minutes in [0, 24 * 60 + 1] {
        let options = Options {
            minutes: Some(minutes),
            ..Options::default()
        };
        let seats = engine::Seats::new(2).unwrap();
        assert!(celestial::Celestial::start(&options, seats).is_err());
    }
}
