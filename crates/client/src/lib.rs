//! The client's side of the protocol, without sockets, clocks, timers or a DOM.
//!
//! Everything here is a state machine: the caller reports what happened and
//! what time it is, and carries out what comes back. The page connects it to a
//! `WebSocket` and to timers of the browser, tests to a clock and a network that
//! they invent.
//!
//! - [`Connection`] stays at a table or in the lobby: it says hello, joins with
//!   the last revision it saw, resends what was not answered, reconnects with a
//!   growing pause, and drops what it was told before.
//! - [`Commands`] and [`Revisions`] are its two halves, for programs that have a
//!   reconnect of their own.
//! - [`Viewpoints`] is the game as each viewer at a device was told of it.
//! - [`Witness`] remembers what the server committed itself to, adds the device's
//!   own entropy to chance, and notices when the server contradicts itself.
//! - [`AnimationQueue`] decides which update is shown when: one event after the
//!   other, at the reader's pace, at once when skipped or when too many wait.
//! - [`Trail`] is what happened lately, to be traced on the board.
//! - [`hand_over`] decides when a shared device turns to its next player, and
//!   whether behind a curtain.

mod animation;
mod backoff;
mod commands;
mod connection;
mod hand_over;
mod revisions;
mod trail;
mod viewpoints;
mod witness;

pub use animation::{Animated, AnimationQueue, Next, Pace};
pub use commands::{Answer, Commands, Heard};
pub use connection::{Config, Connection, Effect, Event, SocketId, Subscription};
pub use hand_over::{HandOver, Looks, first_look, hand_over};
pub use revisions::Revisions;
pub use trail::Trail;
pub use viewpoints::{GameUpdate, Viewpoint, Viewpoints, seat_of, viewer_of};
pub use witness::{Contradiction, Memory, Witness};

/// Milliseconds on a clock of the caller that never goes back, such as the time
/// since the page was opened.
pub type Millis = u64;
