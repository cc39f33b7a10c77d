//! What only tables with others say.

include!(concat!(env!("OUT_DIR"), "/together.rs"));
