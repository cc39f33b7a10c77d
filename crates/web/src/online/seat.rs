//! What a seat shows more of at a table with others.

use super::avatar;
use super::clock::SeatClock;
use super::faces::{self, Face};
use super::table::OnlineTable;
use super::waiting::account_mark;
use crate::text::{Localize, Text};
use board_kit::signals::Memo;
use engine::Seat;
use leptos::prelude::*;
use protocol::{SeatControl, SeatHolder};

/// Presence, clock, and what the seat feels.
#[component]
pub(crate) fn SeatTogether(table: OnlineTable, seat: Seat) -> impl IntoView {
    let state = Memo::new(move |_| {
        let info = table.seat(seat)?;
        Some(match (&info.holder, info.control) {
            (SeatHolder::Person { .. }, SeatControl::Own) if table.here.get().contains(seat) => {
                ("here", Text::IsHere)
            }
            (SeatHolder::Person { .. }, SeatControl::Own) => ("away", Text::IsAway),
            (SeatHolder::Person { .. }, _) => ("trust", Text::BotActs),
            _ => return None,
        })
    });
    let has_account = Memo::new(move |_| {
        let info = table.seat(seat);
        info.is_some_and(|info| matches!(info.holder, SeatHolder::Person { account: true, .. }))
    });
    let emote = Memo::new(move |_| {
        table.emotes.with(|all| {
            all.iter()
                .find(|shown| shown.seat == seat)
                .map(|shown| shown.emote)
        })
    });
    let face = Memo::new(move |_| table.seat(seat));
    view! {
        <span class="together">
            {move || face.get().and_then(|state| avatar::link(&state))}
            {move || has_account.get().then(account_mark)}
            {move || state.get().map(|(class, text)| view! {
                <span class=format!("presence {class}") data-presence=class role="img" aria-label=text.get() title=text.get()></span>
            })}
            <SeatClock table seat />
        </span>
        {move || emote.get().map(|emote| view! {
            <span class="bubble" data-emote=faces::name(emote) role="img" aria-label=faces::label(emote).get()>
                <Face emote />
            </span>
        })}
    }
}
