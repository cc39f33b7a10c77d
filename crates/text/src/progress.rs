//! What a person has played alone: results, badges and the deal of the day.

include!(concat!(env!("OUT_DIR"), "/progress.rs"));
