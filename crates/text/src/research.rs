//! What the commands that play many games say.

include!(concat!(env!("OUT_DIR"), "/research.rs"));
