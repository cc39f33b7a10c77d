//! What a table with others shows more of than a table alone.

use super::side::Panel;
use board_kit::signals::{RwSignal, Signal};
use engine::{Seat, SeatSet};
use leptos::prelude::*;

/// The additions, and where they belong. Callbacks, so that a player alone
/// does not download what draws them.
#[derive(Clone, Copy)]
pub(crate) struct OnlineSlots {
    /// Whether hand and choices come before the board.
    pub hand_first: Signal<bool>,
    /// The buttons of the bar; they open and close the side.
    pub bar: Callback<RwSignal<Option<Panel>>, AnyView>,
    /// What a seat shows beside its name.
    pub seat: Callback<Seat, AnyView>,
    /// Talk, in the side.
    pub chat: Callback<(), AnyView>,
    /// What everybody should know now, above all else.
    pub banners: Callback<(), AnyView>,
    /// What is said instead of what is expected of the seat that decides.
    pub status: Signal<Option<String>>,
    /// What people did beside playing, for the log.
    pub notes: Signal<Vec<LoggedNote>>,
    /// The people's seats whose places are their stand-ins'.
    pub stand_ins: Signal<SeatSet>,
    /// What is said of such a place.
    pub stand_in_placed: Callback<String, String>,
    /// The seats that gave the game up.
    pub conceded: Signal<SeatSet>,
    /// How a game ended that all but one gave up, for the one who looks.
    pub concession: Callback<Option<Seat>, String>,
}

/// A line of the log that is no part of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LoggedNote {
    /// Tells it from all others.
    pub key: usize,
    /// How many turns were played before.
    pub turns: u32,
    /// Whom it is about, if they have a seat.
    pub seat: Option<Seat>,
    pub text: String,
    /// Whether it changed the board, so that the narrator tells it until the next turn.
    pub is_told: bool,
}
