//! What a table with others shows more of than a table alone.

use super::side::Panel;
use engine::Seat;
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
}
