//! What the wall says, which the whole room looks at.

include!(concat!(env!("OUT_DIR"), "/wall.rs"));
