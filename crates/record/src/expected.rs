//! What a device remembers of a match, to compare a record with.

use engine::{Entropy, Hex32, Seat, TableId, Viewer};
use serde::{Deserialize, Serialize};

/// What a device was told before a match. Whatever it does not know can't be
/// compared; a stranger knows nothing ([`Expected::default`]).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Expected {
    /// The table that was joined.
    pub table: Option<TableId>,
    /// The server's commitment, as told on joining.
    pub commitment: Option<Hex32>,
    /// The latest commitment, if the device was told after the start that the
    /// server was restored from a backup.
    pub restored: Option<Hex32>,
    /// What this device added to chance.
    pub own: Vec<OwnEntropy>,
    /// What each seat had committed to when this device was asked to open its
    /// entropy, seat 0 first.
    pub sealed: Option<Vec<Option<Hex32>>>,
}

/// Entropy of this device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnEntropy {
    /// The seat to which the device added it.
    pub seat: Seat,
    /// What the device added to chance.
    pub entropy: Entropy,
    /// How far the server has confirmed it.
    pub confirmed: Confirmed,
}

/// What the server has accepted of a seat's entropy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Confirmed {
    /// Neither, as far as the device knows.
    Nothing,
    /// That the seat is committed to it.
    Commitment,
    /// The entropy itself, after all commitments were fixed.
    Opening,
}

/// What one viewer was told of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Told<E> {
    /// A seat, or a spectator.
    pub viewer: Viewer,
    /// The events in order, and where the game went back.
    pub log: Vec<ToldItem<E>>,
    /// Whether the device missed no take-back.
    pub extent: Extent,
}

/// How much of a game a device was told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// Everything since the start, what was taken back included.
    Everything,
    /// What remained of the game; not everything that was taken back.
    Remaining,
}

/// Something that a device was told.
#[derive(Clone, PartialEq, Debug)]
pub enum ToldItem<E> {
    /// An event of the game.
    Event(E),
    /// Something that is no event of the game.
    Unreadable,
    /// The game went back to where this many events had been told.
    Back(usize),
}
