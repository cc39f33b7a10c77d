//! The recorded games of an independent implementation are replayed exactly.

use asteroids::Asteroids;

#[test]
fn the_samples_replay() {
    let text = include_str!("data/sample.jsonl");
    let replayed =
        record::trace::replay::<Asteroids>(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(replayed.games, 10);
    assert!(replayed.steps > 200, "{}", replayed.steps);
}
