//! What mail says.

include!(concat!(env!("OUT_DIR"), "/mail.rs"));
