//! Supernova speaks of everything that can happen.

use super::*;
use crate::aloud::{play_aloud, play_distinctly, stranger};
use engine::prelude::*;
use engine::{Seat, Viewer};
use std::collections::BTreeSet;
use supernova::{Options, Planet};

#[test]
fn every_action_and_event_of_random_games_has_words() {
    let options = Options::default();
    for seed in 0..40 {
        let seats = 2 + seed as u8 % 4;
        play_distinctly::<Supernova>(&options, seats, seed);
        for language in Language::ALL {
            play_aloud::<Supernova>(&options, seats, seed, language, |event, line| match line {
                Some(line) => assert!(line.len() > 8 && !line.contains("  "), "{line}"),
                None => assert!(matches!(event, Event::CardDiscarded { .. }), "{event:?}"),
            });
        }
    }
}

#[test]
fn a_secret_is_told_to_its_owner_only() {
    let names = ["Ada", "Blaise"].map(String::from);
    let event = Event::TokenDealt {
        seat: Seat::new(1),
        token: Alien::new(3),
    };
    let line = |viewer, language| {
        let event = Supernova::redact(&event, viewer).unwrap();
        let names = Names(&names);
        let reader = Reader {
            names,
            ..stranger(viewer, language)
        };
        Supernova::event(&event, &reader).unwrap()
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
            .map(|refusal| Supernova::refusal(refusal, &stranger(Viewer::Spectator, language)))
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
