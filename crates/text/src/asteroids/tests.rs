//! Every action, event and refusal has words.

use super::*;
use crate::aloud::{self, assert_sentence, stranger};
use ::asteroids::{Asteroid, Hand, Options, Point};
use engine::Viewer;

fn play_aloud(options: Options, seats: u8, language: Language) {
    let told = |event: &Event, line: Option<String>| match line {
        Some(line) => assert_sentence(&line),
        None => assert!(matches!(
            event,
            Event::AsteroidChosen { .. } | Event::AsteroidPlaced { .. } | Event::ShipFlew { .. }
        )),
    };
    aloud::play_aloud::<Asteroids>(&options, seats, u64::from(seats), language, told);
}

#[test]
fn random_games_can_be_told_in_every_language() {
    for language in Language::ALL {
        for seats in 2..=8 {
            for asteroids in [true, false] {
                let options = Options {
                    first: None,
                    asteroids,
                    bonus: true,
                };
                play_aloud(options, seats, language);
            }
        }
    }
}

#[test]
fn rare_events_have_words_too() {
    let seat = Seat::new(1);
    let asteroid = Asteroid::new(3).unwrap();
    let tile = Tile::new(9).unwrap();
    let causes = [
        Cause::Edge,
        Cause::Asteroid,
        Cause::Loop,
        Cause::TileRemoved,
        Cause::Hit,
        Cause::Blocked,
    ];
    let ends = [
        EndReason::LastShip,
        EndReason::NoTiles,
        EndReason::AllTogether,
        EndReason::LastSquare,
    ];
    let mut events = vec![
        Event::NothingAdded { asteroid },
        Event::Skipped { seat },
        Event::MarkerMoved {
            from: None,
            to: Some(seat),
        },
        Event::MarkerMoved {
            from: Some(seat),
            to: None,
        },
        Event::Kept {
            seat,
            tiles: Some(Hand::try_from(vec![tile]).unwrap()),
        },
    ];
    events.extend(causes.map(|cause| Event::Eliminated { seat, cause }));
    let winners = [seat, Seat::new(0)].into_iter().collect();
    events.extend(ends.map(|end| Event::Ended { end, winners }));
    for language in Language::ALL {
        for event in &events {
            let line = Asteroids::event(event, &stranger(Viewer::Spectator, language));
            assert_sentence(&line.unwrap());
        }
    }
}

#[test]
fn every_refusal_speaks() {
    let at = Facing::new(Square::new(7).unwrap(), Point::new(2).unwrap());
    let (tile, rot) = (Tile::new(9).unwrap(), Rot::new(2).unwrap());
    let with = Seat::new(1);
    let mut refusals = vec![
        Refusal::MarkDue,
        Refusal::TileDue,
        Refusal::KeepDue,
        Refusal::NotAMark { at },
        Refusal::MarkTaken { mark: at, by: with },
        Refusal::NotInHand { tile },
        Refusal::LooksAlike {
            tile,
            rot,
            same_as: Rot::new(0).unwrap(),
        },
        Refusal::Shares {
            tile,
            rot,
            with,
            at,
        },
        Refusal::WrongNumber { kept: 1, must: 2 },
        Refusal::NotOnOffer { tile },
    ];
    for cause in [Cause::Edge, Cause::Asteroid, Cause::Loop] {
        refusals.push(Refusal::Eliminates { tile, rot, cause });
    }
    for language in Language::ALL {
        for refusal in &refusals {
            let reader = stranger(Viewer::Spectator, language);
            assert_sentence(&Asteroids::refusal(refusal, &reader));
        }
    }
}
