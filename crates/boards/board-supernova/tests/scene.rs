//! A scene and the events since are as good as the view after them.

mod table;

use board_kit::Board;
use board_supernova::{Scene, SupernovaBoard};
use engine::Viewer;
use engine::prelude::*;
use supernova::Options;
use table::{each_step, viewers};

#[test]
fn played_events_lead_to_the_scene_of_the_next_view() {
    let mut steps = 0;
    each_step(|before, events, after| {
        for viewer in viewers(before) {
            let scene = SupernovaBoard::scene(&before.view(viewer));
            let scene = SupernovaBoard::scene_after(scene, events, viewer);
            let expected = SupernovaBoard::scene(&after.view(viewer));
            assert_eq!(scene, expected, "{viewer:?} after {events:?}");
            steps += 1;
        }
    });
    assert!(steps > 10_000, "{steps} comparisons");
}

#[test]
fn beats_are_short_and_every_pair_of_a_switch_moves_at_once() {
    each_step(|before, events, _| {
        let mut scene = SupernovaBoard::scene(&before.view(Viewer::Spectator));
        for event in events {
            let beat = SupernovaBoard::play(&mut scene, event);
            assert!(beat.millis <= 720);
        }
        assert!(!scene.trading && scene.played.is_none());
    });
}

#[test]
fn the_points_drawn_are_the_points_of_the_outcome() {
    let mut finished = 0;
    each_step(|_, _, after| {
        let scene = Scene::of(&after.view(Viewer::Spectator));
        match after.outcome() {
            Some(outcome) => {
                let scores = outcome.scores.expect("points are counted");
                for (seat, score) in scores.iter() {
                    assert_eq!(scene.points[seat.index()].map(i32::from), Some(score));
                }
                finished += 1;
            }
            None => assert!(scene.points.iter().all(Option::is_none)),
        }
    });
    assert!(finished > 20);
}

#[test]
fn a_spectator_s_scene_tells_no_secret() {
    each_step(|_, _, after| {
        if after.outcome().is_none() {
            let scene = Scene::of(&after.view(Viewer::Spectator));
            assert_eq!(scene.hand, None);
            assert!(scene.tokens.iter().all(Option::is_none));
        }
    });
}

#[test]
fn the_option_is_the_one_the_game_knows() {
    for language in board_kit::Language::ALL {
        for field in text::options::fields::<supernova::Supernova>(None, language) {
            let options = serde_json::json!({ field.key: null });
            assert_eq!(
                serde_json::from_value::<Options>(options).ok(),
                Some(Options::default())
            );
        }
    }
}
