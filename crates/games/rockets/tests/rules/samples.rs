//! Games played by an independent implementation come out the same here.

use record::trace::replay;
use rockets::Rockets;

#[test]
fn the_sample_games_replay_exactly() {
    let replayed = replay::<Rockets>(include_str!("data/sample.jsonl")).expect("samples replay");
    assert_eq!(replayed.games, 8);
    assert!(replayed.steps > 300, "{}", replayed.steps);
}
