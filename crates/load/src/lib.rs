//! Players over real sockets: a client of the table server that programs and
//! tests share, and the load run behind `orbite load`.
//!
//! Everything in here speaks to this machine only ([`Loopback`]): a load driver
//! that can be pointed at somebody else's server is a weapon.
//!
//! - [`Client`] is one WebSocket; [`http`] makes tables and fetches records.
//! - [`Player`] is what sits on a seat: it takes in messages, decides what to
//!   say, and knows what to repeat after a connection broke. It does no input
//!   or output, so the load run and the crash tests drive it alike.
//! - [`ServerProcess`] is a server of our own, to be measured or killed;
//!   [`Balancer`] stands before several.
//! - [`run`] plays many tables at once and returns a [`Report`].
//! - [`play_through`] lets people play while [`Nodes`] are killed or restarted: a [`Visitor`]
//!   is a player that comes back each time, and its [`Story`] what it was told, to be compared
//!   with the log.

mod address;
mod balancer;
mod client;
mod compare;
mod error;
mod gauge;
mod histogram;
pub mod http;
mod idle;
mod nodes;
mod player;
mod process;
mod report;
mod run;
mod seat;
mod story;
mod traffic;
mod trouble;
mod visitor;
mod waits;

pub use address::{Loopback, NotLoopback};
pub use balancer::Balancer;
pub use client::Client;
pub use compare::saw_everything_once;
pub use error::LoadError;
pub use gauge::{Gauge, room_for_files};
pub use histogram::Histogram;
pub use nodes::{NodeSetup, Nodes};
pub use player::{After, Heard, Pace, Player};
pub use process::ServerProcess;
pub use report::{Latency, Report, ServerCost};
pub use run::{Plan, Progress, run};
pub use story::{Action, Differences, GameStory, Knowledge, Story, stored_actions};
pub use traffic::Traffic;
pub use trouble::{People, Trouble, TroublePlan, TroubleReport, Troubled, play_through};
pub use visitor::{Visitor, new_table, visitors};
pub use waits::NextMoves;
