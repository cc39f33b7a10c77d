//! What an invitation says before the page is there.

include!(concat!(env!("OUT_DIR"), "/invitation.rs"));
