//! What the fuzz targets do without end, a bounded number of times.

use proptest::prelude::*;

fn bytes() -> impl Strategy<Value = Vec<u8>> {
    proptest::collection::vec(any::<u8>(), 0..600)
}

/// Texts made of the characters that notation and JSON are made of.
fn almost_notation() -> impl Strategy<Value = String> {
    let characters: Vec<char> = "0123456789 ?@+-/:,.<>=!#~rmxdtkDSFPAc{}[]\""
        .chars()
        .collect();
    proptest::collection::vec(proptest::sample::select(characters), 0..12)
        .prop_map(|list| list.into_iter().collect())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn actions_never_corrupt_a_state(data in bytes()) {
        fuzzing::actions(&data);
    }

    #[test]
    fn options_are_refused_or_playable(data in bytes()) {
        fuzzing::options(&data);
    }

    #[test]
    fn records_are_refused_or_replayed(data in bytes()) {
        fuzzing::records(&data);
    }

    #[test]
    fn notation_is_refused_or_comes_back(data in bytes(), text in almost_notation()) {
        fuzzing::notation(&data);
        fuzzing::notation(text.as_bytes());
    }
}
