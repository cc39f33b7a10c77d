//! Traces of an independent implementation, replayed.

use supernova::Supernova;

#[test]
fn the_sample_trace_is_replayed_exactly() {
    let replayed = record::trace::replay::<Supernova>(include_str!("data/sample.jsonl"))
        .unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((replayed.games, replayed.steps), (10, 308));
}
