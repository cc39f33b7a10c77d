//! What is said of one's own tables, the lobby and those who look after it.

include!(concat!(env!("OUT_DIR"), "/home.rs"));
