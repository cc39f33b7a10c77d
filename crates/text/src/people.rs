//! What people are to each other, in words.

include!(concat!(env!("OUT_DIR"), "/people.rs"));
