//! What `--help` shows.

include!(concat!(env!("OUT_DIR"), "/help.rs"));
