//! What the page around the boards says.

include!(concat!(env!("OUT_DIR"), "/page.rs"));
