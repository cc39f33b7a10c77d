//! What the commands for those who run a server say.

include!(concat!(env!("OUT_DIR"), "/operator.rs"));
