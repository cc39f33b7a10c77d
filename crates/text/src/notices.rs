//! What people are told who are not here.

include!(concat!(env!("OUT_DIR"), "/notices.rs"));
