//! Supernova speaks of everything that can happen.

use super::*;
use dice::Dice;
use engine::prelude::*;
use engine::{Scratch, Seats, Turn};
use std::collections::BTreeSet;
use supernova::{Options, Planet};

fn names() -> [String; 5] {
    ["Ada", "Blaise", "", "Grace", "Sophie"].map(String::from)
}

#[test]
fn every_action_and_event_of_random_games_has_words() {
    let names = names();
    let names = Names(&names);
    let mut scratch = Scratch::default();
    for seed in 0..40 {
        let seats = Seats::new(2 + seed as u8 % 4).unwrap();
        let mut dice = Dice::new(seed);
        let mut game = Supernova::start(&Options::default(), seats).unwrap();
        let mut events = Vec::new();
        while game.turn() != Turn::Over {
            for language in Language::ALL {
                speak_of_state(&game, &names, language);
            }
            if game.turn() == Turn::Chance {
                let chance = game.sample_chance(&mut dice, &mut scratch);
                game.resolve_unchecked(chance, &mut events);
            } else {
                let action = game.sample_action(&mut dice, &mut scratch);
                game.apply_unchecked(action, &mut events);
            }
        }
        for event in &events {
            for language in Language::ALL {
                speak_of_event(event, seats, &names, language);
            }
        }
    }
}

/// The choices of a menu are all different.
fn speak_of_state(game: &Supernova, names: &Names<'_>, language: Language) {
    for viewer in Viewer::all(game.seats()) {
        assert!(!Supernova::prompt(&game.view(viewer), names, language).is_empty());
    }
    let Turn::Decide(seat) = game.turn() else {
        return;
    };
    let view = game.view(Viewer::Seat(seat));
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    let words: BTreeSet<String> = actions
        .iter()
        .map(|&action| Supernova::action(action, &view, language))
        .collect();
    assert_eq!(words.len(), actions.len(), "{words:?}");
    assert!(!words.contains(""));
}

fn speak_of_event(event: &Event, seats: Seats, names: &Names<'_>, language: Language) {
    for viewer in Viewer::all(seats) {
        let redacted = Supernova::redact(event, viewer).unwrap();
        match Supernova::event(&redacted, viewer, names, language) {
            Some(line) => assert!(line.len() > 8 && !line.contains("  "), "{line}"),
            None => assert!(matches!(event, Event::CardDiscarded { .. }), "{event:?}"),
        }
    }
}

#[test]
fn a_secret_is_told_to_its_owner_only() {
    let names = names();
    let event = Event::TokenDealt {
        seat: Seat::new(1),
        token: Alien::new(3),
    };
    let line = |viewer, language| {
        let event = Supernova::redact(&event, viewer).unwrap();
        Supernova::event(&event, viewer, &Names(&names), language).unwrap()
    };
    let owner = Viewer::Seat(Seat::new(1));
    assert!(line(owner, Language::French).starts_with("Votre favori secret est Nuabel"));
    assert_eq!(
        line(Viewer::Spectator, Language::English),
        "Blaise gets a secret token."
    );
}

#[test]
fn every_refusal_speaks() {
    let card: Card = "D01".parse().unwrap();
    let favourite: Card = "A3".parse().unwrap();
    let [one, other] = [Alien::ALL[0], Alien::ALL[3]];
    let pair = Pair::new(one, other).unwrap();
    let seat = Seat::new(255);
    let refusals = [
        Refusal::NotInHand { card },
        Refusal::NotOnCard { card, alien: other },
        Refusal::NotSolo { card },
        Refusal::TooManyFavourites,
        Refusal::NothingToDrop { drop: favourite },
        Refusal::DropNotYours { drop: card },
        Refusal::GiveNotYours { give: favourite },
        Refusal::ExchangeWithYourself,
        Refusal::NoSuchSeat { seat },
        Refusal::TakeNotTheirs {
            seat: Seat::new(1),
            take: favourite,
        },
        Refusal::SwitchNobody,
        Refusal::SamePlanet {
            pair,
            planet: Planet::FIRST,
        },
        Refusal::AlienBetween { pair, alien: one },
    ];
    for language in Language::ALL {
        let words: BTreeSet<String> = refusals
            .iter()
            .map(|refusal| Supernova::refusal(refusal, language))
            .collect();
        assert_eq!(words.len(), refusals.len());
        assert!(words.iter().all(|words| words.ends_with('.')));
    }
}

#[test]
fn points_are_counted_as_the_language_does() {
    assert_eq!(points(Language::English, 0), "0 points");
    assert_eq!(points(Language::French, 0), "0 point");
    assert_eq!(points(Language::English, -1), "−1 point");
    assert_eq!(points(Language::French, -2), "−2 points");
}
