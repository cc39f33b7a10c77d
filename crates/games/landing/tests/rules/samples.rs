//! Traces of an independent implementation, replayed exactly.

use landing::Landing;

#[test]
fn the_sample_is_replayed_exactly() {
    let replayed = record::trace::replay::<Landing>(include_str!("data/sample.jsonl"))
        .unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(replayed.games, 6);
    assert_eq!(replayed.steps, 162);
}
