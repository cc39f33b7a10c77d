//! What things on the boards are.

include!(concat!(env!("OUT_DIR"), "/asks.rs"));
