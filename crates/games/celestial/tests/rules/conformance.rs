//! The suite that every game must pass, for every number of seats and every
//! kind of option.

use celestial::{Celestial, Collector, DeckChoice, Options};
use conformance::{Case, check_ignoring};
use engine::Seat;

/// A view remembers the last round only, a viewer may remember all: beyond
/// the first round, what has been shown narrows down piles and top cards in a
/// way that a view alone does not tell. That part is compared in games of one
/// round.
const REMEMBERED: [&str; 3] = ["top", "known", "unseen"];

fn every_collector_twice() -> Vec<Collector> {
    Collector::ALL
        .iter()
        .chain(&Collector::ALL)
        .copied()
        .collect()
}

fn long_games(first: Option<Seat>, collectors: &[Collector], seats: &[u8]) {
    for &seats in seats {
        let options = Options {
            first,
            collectors: collectors.to_vec(),
            rounds: Some(30),
            ..Options::default()
        };
        check_ignoring::<Celestial>(&Case::new(options, seats, 30 * 24), &REMEMBERED);
    }
}

fn one_round(collectors: &[Collector], ignoring: &[&str]) {
    for seats in 2..=6 {
        let options = Options {
            first: None,
            collectors: collectors.to_vec(),
            rounds: Some(1),
            ..Options::default()
        };
        check_ignoring::<Celestial>(&Case::new(options, seats, 24), ignoring);
    }
}

#[test]
fn conforms_without_collectors() {
    long_games(None, &[], &[2, 3, 4, 5, 6]);
}

#[test]
fn conforms_with_the_family_deck() {
    for seats in 2..=6 {
        let options = Options {
            deck: DeckChoice::Family,
            collectors: vec![Collector::Comet],
            rounds: Some(30),
            ..Options::default()
        };
        check_ignoring::<Celestial>(&Case::new(options, seats, 30 * 24), &REMEMBERED);
    }
}

/// The suite calls time at random; a game in which it never did would go on
/// until somebody has all cards.
#[test]
fn conforms_when_time_is_called() {
    for (seats, deck) in [(2, DeckChoice::Expert), (4, DeckChoice::Family)] {
        let options = Options {
            deck,
            minutes: Some(10),
            rounds: Some(60),
            ..Options::default()
        };
        check_ignoring::<Celestial>(&Case::new(options, seats, 60 * 24), &REMEMBERED);
    }
}

#[test]
fn conforms_with_every_collector() {
    long_games(None, &Collector::ALL, &[2, 3, 4, 5, 6]);
}

#[test]
fn conforms_with_a_chosen_leader_and_collectors_twice() {
    long_games(Some(Seat::new(1)), &every_collector_twice(), &[2, 5]);
}

#[test]
fn conforms_with_many_comets() {
    long_games(None, &[Collector::Comet; 20], &[4]);
}

#[test]
fn conforms_with_as_many_collectors_as_there_can_be() {
    let many: Vec<_> = Collector::ALL.iter().copied().cycle().take(64).collect();
    long_games(None, &many, &[3]);
}

#[test]
fn conforms_in_games_of_one_round() {
    one_round(&[], &[]);
}

#[test]
fn conforms_in_games_of_one_round_with_collectors() {
    // What Comets moved is forgotten when the round ends; top cards are then
    // no longer in play.
    one_round(&every_collector_twice(), &["known", "unseen"]);
}
