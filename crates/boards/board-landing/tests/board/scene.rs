use crate::play::every_step;
use board_kit::Board;
use board_landing::{LandingBoard, Scene};
use engine::Viewer;
use engine::prelude::*;
use landing::{Column, Event, Landing};
use std::collections::HashSet;

/// For every viewer: what the events do to the scene is what the new view shows.
#[test]
fn events_lead_from_one_scene_to_the_next() {
    let mut kinds = HashSet::new();
    every_step(12, |step| {
        for viewer in Viewer::all(step.before.seats()) {
            let mut scene = LandingBoard::scene(&step.before.view(viewer));
            for event in &step.events {
                kinds.insert(std::mem::discriminant(event));
                let event = Landing::redact(event, viewer).unwrap();
                let beat = LandingBoard::play(&mut scene, &event);
                assert!(beat.millis > 0 && beat.millis <= 400, "{event:?}");
            }
            let shown = LandingBoard::scene(&step.after.view(viewer));
            assert_eq!(scene, shown, "{viewer:?} after {:?}", step.events);
        }
    });
    // All but passing, which never happens from a legal deal (LZ-3.4).
    assert_eq!(kinds.len(), 13);
}

/// At no moment of a blast is a card in two places.
#[test]
fn no_card_is_ever_doubled() {
    every_step(4, |step| {
        let mut scene: Scene = LandingBoard::scene(&step.before.view(Viewer::Spectator));
        for event in &step.events {
            LandingBoard::play(&mut scene, event);
            let mut cards: Vec<_> = scene.standing().map(|(_, _, it)| it.card()).collect();
            cards.extend(scene.crews.iter().flat_map(|crew| &crew.eliminated));
            let different: HashSet<_> = cards.iter().collect();
            assert_eq!(different.len(), cards.len(), "{event:?}");
        }
    });
}

/// The points shown on the way are those of the rules at the end.
#[test]
fn what_is_counted_on_the_board_is_the_score() {
    let mut ends = 0;
    every_step(8, |step| {
        let Some(outcome) = step.after.outcome() else {
            return;
        };
        let scores = outcome.scores.unwrap();
        for seat in step.after.seats().iter() {
            let scene = LandingBoard::scene(&step.after.view(Viewer::Seat(seat)));
            let (alien, saucer) = scene.own_secrets();
            assert_eq!(scene.points(alien, saucer) as i32, scores[seat]);
            assert_eq!(scene.counted(seat) as i32, scores[seat]);
        }
        ends += 1;
    });
    assert!(ends > 50, "{ends}");
}

/// A column is open to the hand exactly as long as the rules allow it.
#[test]
fn open_columns_are_those_of_the_rules() {
    every_step(4, |step| {
        let Some((seat, action)) = step.decision() else {
            return;
        };
        let scene = LandingBoard::scene(&step.before.view(Viewer::Seat(seat)));
        for column in Column::all() {
            let tried = landing::Action { column, ..action };
            assert_eq!(
                step.before.check_rules(tried).is_ok(),
                scene.is_open(column)
            );
        }
    });
}

#[test]
fn every_event_has_its_clause() {
    every_step(2, |step| {
        for event in &step.events {
            let clause = Landing::clause(event).unwrap();
            assert_eq!(clause.prefix(), "LZ");
        }
    });
    let passed = Event::Passed {
        seat: engine::Seat::new(0),
    };
    assert_eq!(Landing::clause(&passed).unwrap().to_string(), "LZ-3.4");
}
