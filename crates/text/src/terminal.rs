//! What the terminal says around the boards.

include!(concat!(env!("OUT_DIR"), "/terminal.rs"));
