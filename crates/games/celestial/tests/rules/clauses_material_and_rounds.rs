//! CD-1 to CD-3, clause by clause.

use crate::scene::{
    self, Ask, Diameter, Discovery, Distance, Scene, Temperature, cards_in, seat, standard,
};
use celestial::{
    Action, Answer, Celestial, Chance, Characteristic, Collector, Deck, DeckError, DeckRef,
    Difficulty, Event, FiguresBySlug, Options, Refusal, Top,
};
use engine::prelude::*;
use engine::{Refused, Seat, Seats, StartError, Turn, Weighted};

fn asked(events: &[Event]) -> Vec<u8> {
    let asked = events.iter().filter_map(|event| match event {
        Event::Asked { seat } => Some(seat.number()),
        _ => None,
    });
    asked.collect()
}

fn announced(events: &[Event]) -> Vec<(u8, i64)> {
    let values = events.iter().filter_map(|event| match event {
        Event::Chosen { seat, value, .. } | Event::Answered { seat, value, .. } => {
            Some((seat.number(), *value))
        }
        _ => None,
    });
    values.collect()
}

#[test]
fn cd_1_1_the_deck_has_36_objects_and_others_may_be_opened() {
    assert_eq!(Deck::expert().objects().len(), 36);
    let table = Deck::expert().table();
    assert_eq!(table.len(), 36);
    // The standard cards are the standard deck, with its names.
    let again = DeckRef::from_table(&table).unwrap();
    assert_eq!(again, DeckRef::EXPERT);
    let mut larger = table.clone();
    for number in 0..28 {
        larger.insert(format!("far-{number}"), table["earth"]);
    }
    let deck = DeckRef::from_table(&larger).unwrap();
    assert_eq!(deck.objects().len(), 64);
    assert_eq!(deck, DeckRef::from_table(&larger).unwrap());
    larger.insert("one-more".to_owned(), table["earth"]);
    assert_eq!(
        DeckRef::from_table(&larger).unwrap_err(),
        DeckError::Size(65)
    );
    assert_eq!(
        DeckRef::from_table(&FiguresBySlug::new()).unwrap_err(),
        DeckError::Size(0)
    );
    let collector: FiguresBySlug = [("comet".to_owned(), table["earth"])].into();
    let refused = DeckError::Slug("comet".to_owned());
    assert_eq!(DeckRef::from_table(&collector).unwrap_err(), refused);
}

#[test]
fn cd_1_2_every_card_has_the_four_characteristics() {
    assert_eq!(
        Characteristic::ALL.map(Characteristic::name),
        ["diameter", "discovery", "temperature", "distance"]
    );
    let earth = scene::object("earth").figures;
    // Kilometres, years, degrees Celsius, light-seconds.
    assert!((12_700..12_800).contains(&earth.value(Diameter)));
    assert!((1..2000).contains(&earth.value(Discovery)));
    assert!((10..20).contains(&earth.value(Temperature)));
    assert!((498..=500).contains(&earth.value(Distance)));
}

#[test]
fn cd_1_3_red_is_harder_than_orange_than_yellow_than_green() {
    assert!(Difficulty::Red > Difficulty::Orange);
    assert!(Difficulty::Orange > Difficulty::Yellow);
    assert!(Difficulty::Yellow > Difficulty::Green);
    for difficulty in Difficulty::ALL {
        let objects = Deck::expert().objects().iter();
        assert!(
            objects
                .map(|it| it.figures.difficulty)
                .any(|it| it == difficulty)
        );
    }
}

#[test]
fn cd_1_4_what_was_always_known_has_a_year_from_3500_to_3000_before_our_era() {
    for object in Deck::expert().objects() {
        let year = object.figures.discovery;
        let always = (-3500..=-3000).contains(&year);
        // A comet's first return that anybody wrote down is a discovery.
        assert!(always || year >= -240, "{}", object.slug);
    }
    for slug in ["sun", "moon", "venus", "mars", "jupiter", "saturn"] {
        assert!(scene::object(slug).figures.discovery <= -3000, "{slug}");
    }
    assert!(scene::object("earth").figures.discovery > 1500);
}

#[test]
fn cd_1_5_any_number_of_collectors_is_shuffled_in() {
    let collectors = vec![Collector::Shield, Collector::Comet, Collector::Shield];
    let options = Options {
        first: Some(seat(0)),
        collectors: collectors.clone(),
        rounds: None,
        ..Options::default()
    };
    let game = Celestial::start(&options, Seats::new(3).unwrap()).unwrap();
    // 39 cards for three seats, and the list is given back as it was given.
    assert_eq!(game.trace_state().unseen, [13, 13, 13]);
    assert_eq!(game.options().collectors, collectors);
    let mut outcomes = Vec::new();
    game.chance_outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), 38);
    assert!(outcomes.contains(&Weighted {
        chance: Chance::Draw(game.card("shield")),
        weight: 2
    }));
    let too_many = Options {
        collectors: vec![Collector::Comet; 65],
        ..Options::default()
    };
    let error = Celestial::start(&too_many, Seats::new(2).unwrap()).unwrap_err();
    assert!(
        matches!(
            error,
            StartError::Option {
                option: "collectors",
                ..
            }
        ),
        "{error}"
    );
}

#[test]
fn cd_2_1_everybody_gets_the_same_number_and_the_rest_is_never_seen() {
    for (seats, each) in [(2, 18), (3, 12), (4, 9), (5, 7), (6, 6)] {
        let options = Options {
            first: Some(seat(0)),
            ..Options::default()
        };
        let game = Celestial::start(&options, Seats::new(seats).unwrap()).unwrap();
        assert_eq!(game.trace_state().unseen, vec![each; usize::from(seats)]);
    }
    // With five seats one card is put away: 35 are in the game for ever.
    let options = Options {
        rounds: Some(300),
        ..Options::default()
    };
    let mut game = standard(&options, 5, 3);
    let mut dice = dice::Dice::new(4);
    engine::play_out(
        &mut game,
        &mut dice,
        &mut engine::Scratch::default(),
        &mut (),
    );
    let scores = game.outcome().unwrap().scores.unwrap();
    assert_eq!(scores.iter().map(|(_, cards)| cards).sum::<i32>(), 35);
    for seats in [1, 7] {
        assert!(Celestial::start(&options, Seats::new(seats).unwrap()).is_err());
    }
}

#[test]
fn cd_2_2_the_first_leader_is_drawn_or_chosen() {
    let seats = Seats::new(4).unwrap();
    let mut game = Celestial::start(&Options::default(), seats).unwrap();
    let mut outcomes = Vec::new();
    game.chance_outcomes(&mut outcomes);
    let first = |number| Weighted {
        chance: Chance::First(seat(number)),
        weight: 1,
    };
    assert_eq!(outcomes, [0, 1, 2, 3].map(first));
    game.resolve(Chance::First(seat(2)), &mut ()).unwrap();
    game = engine::settled(game, &mut dice::Dice::new(1));
    assert_eq!((game.leads(), game.decides()), (2, Some(2)));
    let chosen = Options {
        first: Some(seat(3)),
        ..Options::default()
    };
    assert_eq!(standard(&chosen, 4, 1).decides(), Some(3));
    let nobody = Options {
        first: Some(seat(4)),
        ..Options::default()
    };
    let error = Celestial::start(&nobody, seats).unwrap_err();
    assert!(
        matches!(
            error,
            StartError::Option {
                option: "first",
                ..
            }
        ),
        "{error}"
    );
}

#[test]
fn cd_3_1_the_leader_sees_its_card_and_names_a_characteristic_and_its_value() {
    let mut game = Scene::led_by(1)
        .seats(&["green-10: green-20", "green-30: green-40"])
        .lay();
    assert_eq!(game.seen_from(1).own_top(), Some(game.card("green-30")));
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    assert_eq!(actions, Characteristic::ALL.map(Action::Choose));
    let refused = game.check(seat(0), Action::Choose(Diameter));
    assert_eq!(refused, Err(Refused::NotYourTurn { turn: seat(1) }));
    for answer in [Action::Follow, Action::Change(Diameter)] {
        let refused = game.check(seat(1), answer);
        assert_eq!(refused, Err(Refused::Rule(Refusal::NothingChosen)));
    }
    let events = game.choose(Discovery);
    assert_eq!(
        events[0],
        Event::Chosen {
            seat: seat(1),
            characteristic: Discovery,
            value: 1930
        }
    );
}

#[test]
fn cd_3_2_the_others_announce_clockwise_from_the_leader() {
    let (_, events) = Scene::led_by(1)
        .seats(&[
            "green-10: yellow-10",
            "green-30: yellow-30",
            "green-20: yellow-20",
        ])
        .choose(Diameter);
    assert_eq!(announced(&events), [(1, 30), (2, 20), (0, 10)]);
    assert_eq!(asked(&events), [0u8; 0]);
}

#[test]
fn cd_3_3_only_a_strictly_harder_card_may_change_and_to_another_characteristic() {
    let (mut game, events) = Scene::led_by(0)
        .seats(&[
            "yellow-10: green-10",
            "yellow-30: green-30",
            "green-20: green-40",
            "orange-10: green-50",
        ])
        .choose(Diameter);
    // As hard is not harder; easier even less.
    assert_eq!(asked(&events), [3]);
    assert_eq!(game.decides(), Some(3));
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    assert_eq!(
        actions,
        [
            Action::Follow,
            Action::Change(Discovery),
            Action::Change(Temperature),
            Action::Change(Distance)
        ]
    );
    let refused = game.check(seat(3), Action::Change(Diameter));
    let same = Refusal::SameCharacteristic {
        characteristic: Diameter,
    };
    assert_eq!(refused, Err(Refused::Rule(same)));
    let refused = game.check(seat(3), Action::Choose(Distance));
    let chosen = Refusal::AlreadyChosen {
        chooser: seat(0),
        characteristic: Diameter,
    };
    assert_eq!(refused, Err(Refused::Rule(chosen)));
    // Following, it loses: seat 1 has the greatest diameter.
    let events = game.act(Action::Follow);
    assert!(events.contains(&Event::RoundWon { seat: seat(1) }));
}

#[test]
fn cd_3_4_after_a_change_everybody_answers_the_changer() {
    let mut game = Scene::led_by(0)
        .seats(&[
            "green-10: green-50",
            "yellow-20: green-60",
            "orange-10: green-70",
            "yellow-40: green-80",
        ])
        .lay();
    assert_eq!(asked(&game.choose(Diameter)), [1]);
    let events = game.act(Action::Change(Discovery));
    // Seat 2 is harder than the changer, seat 3 is not any more.
    assert_eq!(announced(&events), [(1, 1920)]);
    assert_eq!(asked(&events), [2]);
    let state = game.trace_state();
    assert_eq!(state.chooser, Some(seat(1)));
    assert_eq!(state.leader, seat(0));
    // What was announced for the diameter stays known.
    let view = game.seen_from(3);
    assert_eq!((view.calls[0].chooser, view.calls[0].value), (seat(0), 10));
    assert_eq!(
        (view.calls[1].chooser, view.calls[1].value),
        (seat(1), 1920)
    );
    let events = game.act(Action::Change(Temperature));
    // The new chooser and then all others, the leader among them.
    assert_eq!(announced(&events), [(2, 2), (3, 1), (0, 0), (1, 1)]);
    assert!(events.contains(&Event::RoundWon { seat: seat(2) }));
}

#[test]
fn cd_3_4_a_seat_that_followed_is_asked_again_after_a_change() {
    let mut game = Scene::led_by(0)
        .seats(&[
            "green-10: green-50",
            "red-20: green-60",
            "orange-10: green-70",
        ])
        .lay();
    assert_eq!(asked(&game.choose(Diameter)), [1]);
    assert_eq!(asked(&game.act(Action::Follow)), [2]);
    assert_eq!(asked(&game.act(Action::Change(Discovery))), [1]);
    let calls = game.seen_from(0).calls;
    assert_eq!(calls[0].answers.len(), 1);
    assert_eq!(calls[0].answers[0].answer, Answer::Asked);
    assert_eq!(calls[0].answers[0].value, 20);
    // Between the new chooser and the seat asked, the leader has answered.
    assert_eq!(calls[1].answers[0].seat, seat(0));
    assert_eq!(calls[1].answers[0].answer, Answer::ByItself);
}

#[test]
fn cd_3_5_the_highest_value_wins_but_the_oldest_discovery() {
    let scene = Scene::led_by(0).seats(&["green-10: yellow-10", "green-30: yellow-20"]);
    let mut game = scene.clone().lay();
    assert!(
        game.choose(Diameter)
            .contains(&Event::RoundWon { seat: seat(1) })
    );
    let mut game = scene.lay();
    assert!(
        game.choose(Discovery)
            .contains(&Event::RoundWon { seat: seat(0) })
    );
}

#[test]
fn cd_3_6_all_cards_are_shown_and_go_under_clockwise_from_the_winner() {
    let (game, events) = Scene::led_by(0)
        .seats(&[
            "green-10: yellow-10",
            "green-20: yellow-20",
            "green-30: yellow-30 yellow-40",
            "green-25",
        ])
        .choose(Diameter);
    let shown = cards_in(&game, &events, |event| match *event {
        Event::Shown { seat, card } => Some((seat, card)),
        _ => None,
    });
    assert_eq!(
        shown,
        [
            (2, "green-30"),
            (3, "green-25"),
            (0, "green-10"),
            (1, "green-20")
        ]
    );
}

#[test]
fn cd_3_6_cards_go_under_the_pile_in_that_order() {
    let (game, _) = Scene::led_by(0)
        .seats(&[
            "green-10: yellow-10",
            "green-20: yellow-20",
            "green-30: yellow-30 yellow-40",
        ])
        .choose(Diameter);
    assert_eq!(game.top_of(2), Some("yellow-30"));
    assert_eq!(
        game.pile(2),
        ["yellow-40", "green-30", "green-10", "green-20"]
    );
}

#[test]
fn cd_3_7_the_winner_leads_and_a_seat_without_cards_is_out() {
    let (mut game, events) = Scene::led_by(0)
        .seats(&["green-10", "green-20: yellow-20", "green-30: yellow-30"])
        .choose(Diameter);
    assert!(events.contains(&Event::Out { seat: seat(0) }));
    assert_eq!((game.leads(), game.decides()), (2, Some(2)));
    assert_eq!(game.seen_from(1).places[0].top, Top::None);
    // The next round goes on without it: seats 2 and 1 only.
    let events = game.choose(Diameter);
    assert_eq!(announced(&events), [(2, 30), (1, 20)]);
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.outcome().unwrap().places.as_slice(), [2, 2, 1]);
}

#[test]
fn cd_3_7_rounds_are_counted_from_one() {
    let mut game = Scene::led_by(0)
        .seats(&["green-10: green-30", "green-20: green-40"])
        .lay();
    assert_eq!(game.trace_state().round, 1);
    game.choose(Diameter);
    assert_eq!(game.trace_state().round, 2);
    assert_eq!(game.options().first, None::<Seat>);
}
