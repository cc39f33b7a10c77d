//! Every action, event and refusal has words.

use super::*;
use ::asteroids::{Asteroid, Hand, Options, Point};
use dice::Dice;
use engine::prelude::*;
use engine::{Scratch, Seats, Turn};

fn assert_sentence(text: &str) {
    assert!(text.chars().count() > 4, "{text}");
    for mark in [" :", " ;", " !", " ?"] {
        assert!(!text.contains(mark), "a breaking space: {text}");
    }
}

fn play_aloud(options: Options, seats: u8, language: Language) {
    let mut dice = Dice::new(u64::from(seats));
    let names = [String::from("Ada"), String::new()];
    let names = Names(&names);
    let seats = Seats::new(seats).unwrap();
    let mut game = Asteroids::start(&options, seats).unwrap();
    let (mut scratch, mut actions, mut events) = (Scratch::default(), Vec::new(), Vec::new());
    while game.turn() != Turn::Over {
        for viewer in Viewer::all(seats) {
            assert_sentence(&Asteroids::prompt(&game.view(viewer), &names, language));
        }
        if let Turn::Decide(seat) = game.turn() {
            let view = game.view(Viewer::Seat(seat));
            game.legal_actions(&mut actions);
            for &action in &actions {
                assert_sentence(&Asteroids::action(action, &view, language));
            }
            let action = game.sample_action(&mut dice, &mut scratch);
            game.apply_unchecked(action, &mut events);
        } else {
            let chance = game.sample_chance(&mut dice, &mut scratch);
            game.resolve_unchecked(chance, &mut events);
        }
        for event in events.drain(..) {
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(0))] {
                let event = Asteroids::redact(&event, viewer).unwrap();
                match Asteroids::event(&event, viewer, &names, language) {
                    Some(line) => assert_sentence(&line),
                    None => assert!(matches!(
                        event,
                        Event::AsteroidChosen { .. }
                            | Event::AsteroidPlaced { .. }
                            | Event::ShipFlew { .. }
                    )),
                }
            }
        }
    }
    let view = game.view(Viewer::Spectator);
    assert_sentence(&Asteroids::prompt(&view, &names, language));
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
        End::LastShip,
        End::NoTiles,
        End::AllTogether,
        End::LastSquare,
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
            let line = Asteroids::event(event, Viewer::Spectator, &Names(&[]), language);
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
            assert_sentence(&Asteroids::refusal(refusal, language));
        }
    }
}
