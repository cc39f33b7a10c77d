//! The games on the shelf: titles and pitches.

include!(concat!(env!("OUT_DIR"), "/games.rs"));
