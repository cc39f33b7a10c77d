//! What the guide of a lesson says.

include!(concat!(env!("OUT_DIR"), "/lessons.rs"));
