//! What the command line says to players.

include!(concat!(env!("OUT_DIR"), "/command_line.rs"));
