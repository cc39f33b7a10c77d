//! Badges are earned in real games, for what they say.

use super::*;
use crate::rulebook::Rulebook;
use crate::{Language, Words};
use dice::Dice;
use engine::{Ending, PerSeat, Scratch, Seats, Viewer, play_out};

/// Plays random games of `seats`, and tells how often their seats earned each badge.
fn earned_at_random<G: Words>(options: &G::Options, seats: u8, games: u64) -> Vec<usize> {
    let seats = Seats::new(seats).unwrap();
    let mut counts = vec![0; G::BADGES.len()];
    for seed in 0..games {
        let mut game = G::start(options, seats).unwrap();
        let (mut dice, mut events) = (Dice::new(seed), Vec::new());
        play_out(&mut game, &mut dice, &mut Scratch::default(), &mut events);
        let outcome = game.outcome().unwrap();
        for seat in seats.iter() {
            let told = |event| G::redact(event, Viewer::Seat(seat));
            let told: Vec<G::Event> = events.iter().filter_map(told).collect();
            let played = Played {
                events: &told,
                seat,
                outcome: &outcome,
            };
            for (badge, count) in G::BADGES.iter().zip(&mut counts) {
                *count += usize::from((badge.is_earned)(&played));
            }
        }
    }
    counts
}

/// Each badge is earned now and then, even by chance, and not by everybody.
fn assert_rare<G: Words>(options: &G::Options) {
    const GAMES: u64 = 400;
    let counts = earned_at_random::<G>(options, 2, GAMES);
    for (badge, count) in G::BADGES.iter().zip(counts) {
        let id = badge.shown.id;
        let most = GAMES as usize * 2 * 3 / 4;
        assert!((1..most).contains(&count), "{} {id}: {count}", G::NAME);
    }
}

#[test]
fn every_badge_can_be_earned_and_missed() {
    assert_rare::<::supernova::Supernova>(&Default::default());
    assert_rare::<::celestial::Celestial>(&celestial_of_ten_rounds());
    assert_rare::<::landing::Landing>(&Default::default());
    assert_rare::<::rockets::Rockets>(&Default::default());
    assert_rare::<::asteroids::Asteroids>(&Default::default());
}

fn celestial_of_ten_rounds() -> ::celestial::Options {
    serde_json::from_str(r#"{"rounds": 10}"#).unwrap()
}

/// Two or three badges with names of their own, a picture, and a clause of the rules.
fn assert_told<G: Words>() {
    let count = G::BADGES.len();
    assert!((2..=3).contains(&count), "{}: {count}", G::NAME);
    let book = Rulebook::of::<G>(Language::English);
    for (index, badge) in G::BADGES.iter().enumerate() {
        let shown = badge.shown;
        let is_name = |letter: char| letter.is_ascii_lowercase() || letter == '-';
        assert!(shown.id.chars().all(is_name), "{}", shown.id);
        let earlier = &G::BADGES[..index];
        assert!(earlier.iter().all(|one| one.shown.id != shown.id));
        assert!(book.entry(shown.clause).is_some(), "{}", shown.clause);
        assert!(shown.mark.starts_with('M'));
        for language in Language::ALL {
            let (name, how) = (shown.name.said(language), shown.how.said(language));
            assert!(!name.ends_with('.') && how.ends_with('.'), "{name} {how}");
            assert!(how.split_whitespace().count() <= 25, "{how}");
        }
    }
}

#[test]
fn badges_say_how_they_are_earned() {
    assert_told::<::supernova::Supernova>();
    assert_told::<::celestial::Celestial>();
    assert_told::<::landing::Landing>();
    assert_told::<::rockets::Rockets>();
    assert_told::<::asteroids::Asteroids>();
}

const OWN: Seat = Seat::new(0);
const OTHER: Seat = Seat::new(1);

/// The badges that seat 0 of two earns with these events, won or lost.
fn earns<E>(all: &'static [Badge<E>], events: &[E], won: bool) -> Vec<&'static str> {
    let places = if won { [1, 2] } else { [2, 1] };
    let outcome = Outcome {
        places: PerSeat::from_slice(&places).unwrap(),
        scores: None,
        ending: Ending::new("test", Clause::new("XX", 1, 1)),
    };
    let played = Played {
        events,
        seat: OWN,
        outcome: &outcome,
    };
    let earned = earned(all, &played).into_iter();
    earned.map(|shown| shown.id).collect()
}

#[test]
fn a_secret_alien_is_secret_only_if_it_never_lay_open() {
    use ::supernova::{Alien, Card, Event};
    let token = Alien::ALL[2];
    let end = |rank, points| {
        [
            Event::AlienRanked {
                alien: token,
                rank,
                points,
            },
            Event::TokenRevealed { seat: OWN, token },
        ]
    };
    let all = &supernova::BADGES;
    assert_eq!(earns(all, &end(2, 3), true), ["second-best", "poker-face"]);
    assert_eq!(earns(all, &end(2, 3), false), ["second-best"]);
    assert_eq!(earns(all, &end(1, 0), true), ["poker-face"]);
    let card = Card::initial(token);
    let open = Event::FavouriteAdopted { seat: OWN, card };
    let [ranked, revealed] = end(1, 0);
    assert!(earns(all, &[open, ranked, revealed], true).is_empty());
    let theirs = Event::FavouriteAdopted { seat: OTHER, card };
    assert_eq!(
        earns(all, &[theirs, ranked, revealed], true),
        ["poker-face"]
    );
}

#[test]
fn a_trade_is_good_if_it_pays() {
    use ::supernova::{Alien, Card, Event};
    let [better, worse] = [Alien::ALL[0], Alien::ALL[1]];
    let trade = |give, take| Event::FavouritesExchanged {
        seat: OWN,
        give: Card::initial(give),
        other: OTHER,
        take: Card::initial(take),
    };
    let ranked = |alien, rank, points| Event::AlienRanked {
        alien,
        rank,
        points,
    };
    let trading = |give, take, less| {
        let end = [ranked(better, 2, 3), ranked(worse, 4, less)];
        earns(
            &supernova::BADGES,
            &[trade(give, take), end[0], end[1]],
            false,
        )
    };
    assert_eq!(trading(worse, better, 1), ["good-trade"]);
    assert!(trading(worse, better, 2).is_empty(), "too little");
    assert!(trading(better, worse, -1).is_empty());
}

#[test]
fn blasts_count_by_armed_card_and_crews_by_both_secrets() {
    use ::landing::{Card, Column, Event, Side};
    let mut cards = Card::all();
    let [one, other, hit] = std::array::from_fn(|_| cards.next().unwrap());
    let column = Column::all().next().unwrap();
    let blasted = |seat, by| Event::Blasted {
        seat,
        pass: 0,
        by,
        card: hit,
        side: Side::Left,
        column,
        height: 0,
        matches: Vec::new(),
    };
    let earns = |events: &[Event]| earns(&landing::BADGES, events, false);
    let three = |seat, last| [one, one, last].map(|by| blasted(seat, by));
    assert_eq!(earns(&three(OWN, one)), ["chain"]);
    assert!(earns(&three(OWN, other)).is_empty(), "two with one card");
    assert!(earns(&three(OTHER, one)).is_empty());
    let landed = |saucer| Event::Landed {
        card: hit,
        column,
        height: 0,
        alien: Some(OWN),
        saucer,
    };
    let two = |saucer| earns(&[landed(Some(OWN)), landed(saucer)]);
    assert_eq!(two(Some(OWN)), ["full-crew"]);
    assert!(two(Some(OTHER)).is_empty());
    assert!(two(None).is_empty());
}

#[test]
fn a_change_counts_for_the_one_who_made_it_last() {
    use ::celestial::{Characteristic, Event};
    let chosen = |seat, characteristic| Event::Chosen {
        seat,
        characteristic,
        value: 1,
    };
    let rounds = |choices: &[(Seat, Characteristic)], winner, rounds: u32| {
        let mut events = Vec::new();
        for round in 1..=rounds {
            events.push(Event::RoundBegan { round, leader: OWN });
            let choices = choices.iter();
            events.extend(choices.map(|(seat, characteristic)| chosen(*seat, *characteristic)));
            events.push(Event::RoundWon { seat: winner });
        }
        earns(&celestial::BADGES, &events, false)
    };
    let round = |choices: &[(Seat, Characteristic)], winner| rounds(choices, winner, 3);
    let [diameter, age] = [Characteristic::Diameter, Characteristic::Discovery];
    assert!(round(&[(OWN, diameter)], OWN).is_empty());
    assert_eq!(round(&[(OTHER, age), (OWN, diameter)], OWN), ["change"]);
    assert!(round(&[(OWN, diameter), (OTHER, diameter)], OWN).is_empty());
    assert!(round(&[(OTHER, age), (OWN, diameter)], OTHER).is_empty());
    assert_eq!(round(&[(OTHER, age)], OWN), ["oldest"]);
    assert!(rounds(&[(OTHER, age), (OWN, diameter)], OWN, 2).is_empty());
    assert!(rounds(&[(OTHER, age)], OWN, 2).is_empty());
}

#[test]
fn who_removes_the_last_galaxy_traps() {
    use ::rockets::{Cell, Event, Rocket};
    let cell = Cell::new(3);
    let rocket = Rocket::new(0);
    let removed = |seat| Event::Removed {
        rocket,
        seat,
        cell,
        height: 0,
    };
    let out = |seat| Event::Eliminated { rocket, seat, cell };
    let moved = Event::Moved {
        rocket,
        seat: OTHER,
        from: cell,
        to: cell,
    };
    let all = &rockets::BADGES;
    let trapped = earns(all, &[removed(OWN), out(OTHER)], true);
    assert_eq!(trapped, ["trapped", "in-reserve"]);
    assert_eq!(
        earns(all, &[removed(OTHER), out(OTHER)], true),
        ["in-reserve"]
    );
    let late = earns(all, &[removed(OWN), moved, out(OTHER)], true);
    assert_eq!(late, ["in-reserve"]);
    assert!(earns(all, &[removed(OWN), out(OWN)], false).is_empty());
    let rescued = Event::Rescued {
        rocket,
        seat: OWN,
        base: cell,
        from: cell,
        to: cell,
    };
    assert_eq!(earns(all, &[rescued], true), ["rescued"]);
    assert!(earns(all, &[rescued], false).is_empty());
}

#[test]
fn drifts_count_as_long_as_the_ship_flies() {
    use ::asteroids::{Cause, Event};
    let drift = |seat| {
        [
            Event::TurnBegan { seat },
            Event::Rolled {
                seat,
                dice: [3, 4],
                moves: true,
            },
        ]
    };
    let five: Vec<Event> = [OWN, OTHER, OWN, OTHER, OWN]
        .into_iter()
        .flat_map(drift)
        .collect();
    let all = &asteroids::BADGES;
    let out = |seat| Event::Eliminated {
        seat,
        cause: Cause::Hit,
    };
    let next = Event::TurnBegan { seat: OTHER };
    let after = |more: &[Event]| earns(all, &[&five, more].concat(), false);
    assert!(after(&[]).is_empty(), "the fifth is not over");
    assert_eq!(after(std::slice::from_ref(&next)), ["drifts"]);
    assert!(after(&[out(OWN), next.clone()]).is_empty());
    assert_eq!(after(&[out(OTHER), next]), ["drifts"]);
}
