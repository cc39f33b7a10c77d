//! The connection on an invented clock and an invented network: cuts, sleeps,
//! duplicates, stragglers of old sockets, servers that restart or can't store.

mod faults;
mod scripted;
mod world;
