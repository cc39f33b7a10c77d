//! The wall before the game: how to come in, who sits where, what is awaited.

use super::{Corner, scale};
use crate::dom;
use crate::online::banners::{ConnectionLine, name_of};
use crate::online::invite::{door, how_to_open, is_only_here, wall_qr};
use crate::online::table::{OnlineTable, numbered};
use crate::online::waiting::{bot_name, game_title};
use crate::settings;
use crate::text::{Localize, Text as Common};
use board_kit::{SeatMark, seat_class};
use engine::Seat;
use leptos::prelude::*;
use protocol::{SeatHolder, SeatState};
use text::wall::{self as say, Text};

/// The wall before the game.
pub(super) fn waiting(table: OnlineTable) -> AnyView {
    let id = table.id.get_value();
    let door = door(&id);
    // The server knows better than this page how others find it.
    let host = move || {
        let link = door.with(|door| door.as_ref().map(|door| door.link.clone()));
        host_of(&link.unwrap_or_else(|| dom::address("/"))).to_owned()
    };
    let open = Memo::new(move |_| {
        let is_open = |state: &&SeatState| state.holder == SeatHolder::Open {};
        table
            .seats
            .with(|seats| seats.iter().filter(is_open).count())
    });
    let awaited = move || match (table.starting.get(), open.get()) {
        (Some(_), _) => Text::Starting.get().to_owned(),
        (None, 0) => Text::AllHere.get().to_owned(),
        (None, open) => say::waiting_for(settings::language(), open),
    };
    Effect::new(move |_| dom::set_title(&format!("{} – Orbite", game_title(table))));
    view! {
        <div class="wall wall-waiting" data-testid="wall-waiting" style:--u=scale()>
            <Corner />
            <section class="wall-way" aria-label=Text::ScanToJoin.shown()>
                <h2>{Text::ScanToJoin.shown()}</h2>
                {move || wall_qr(&id, door)}
                {move || door.with(|door| door.as_ref()?.code.clone()).map(|code| view! {
                    <p>{move || say::code_at(settings::language(), host())}</p>
                    <p class="code" data-testid="code">{code}</p>
                })}
                {move || is_only_here(door).then(how_to_open)}
            </section>
            <main class="wall-who" id="content" tabindex="-1">
                <h1>{move || game_title(table)}</h1>
                <ol data-testid="table-seats" aria-label=Common::Seats.shown()>
                    {move || {
                        let seats = table.seats.get();
                        numbered(&seats).map(|(seat, state)| seat_row(table, seat, state)).collect_view()
                    }}
                </ol>
                <p class="wall-status" role="status" data-testid="awaited">{awaited}</p>
                <ConnectionLine table />
            </main>
        </div>
    }
    .into_any()
}

/// The part of a link that one types.
fn host_of(link: &str) -> &str {
    let rest = link.split_once("://").map_or(link, |(_, rest)| rest);
    rest.split('/').next().unwrap_or(rest)
}

fn seat_row(table: OnlineTable, seat: Seat, state: &SeatState) -> impl IntoView + use<> {
    let holder = state.holder.clone();
    let is_open = holder == SeatHolder::Open {};
    let name = move || match holder {
        SeatHolder::Open {} => Text::FreeSeat.get().to_owned(),
        SeatHolder::Bot { level } => bot_name(level),
        SeatHolder::Person { .. } => name_of(table, seat),
    };
    view! {
        <li class=format!("table-seat {}", seat_class(seat)) class:open=is_open data-testid=format!("table-seat-{}", seat.index())>
            <SeatMark seat />
            <span class="name">{name}</span>
        </li>
    }
}
