//! Traces of an independent implementation, replayed step by step.

use celestial::Celestial;

#[test]
fn the_sample_traces_replay_exactly() {
    let text = include_str!("data/sample.jsonl");
    let replayed =
        record::trace::replay::<Celestial>(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((replayed.games, replayed.steps), (5, 371));
}
