//! What a person has played alone: results, badges and the game of the day.

include!(concat!(env!("OUT_DIR"), "/progress.rs"));
