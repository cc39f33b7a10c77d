//! The table of one game, on a server.

use super::after::After;
use super::banners::Banners;
use super::bar::BarTogether;
use super::chat::ChatBox;
use super::seat::SeatTogether;
use super::table::{ServerBackend, Table};
use super::waiting::game_title;
use super::{notify, table::numbered};
use crate::games;
use crate::settings::settings;
use crate::table::{Due, Holder, OnlineSlots, TableController, around};
use crate::text::{Localize, Text};
use board_kit::{Board, Whose};
use engine::prelude::*;
use engine::{Player, Seat, Viewer};
use leptos::prelude::*;
use protocol::{SeatControl, SeatHolder, SeatState};
use std::sync::Arc;
use text::Language;

/// A table of one game.
pub(crate) fn table<B: Board>(table: Table) -> impl IntoView {
    let controller = control::<B>(table);
    let people: Vec<Seat> = untrack(|| table.mine()).iter().collect();
    match people[..] {
        [] => controller.look(Viewer::Spectator),
        [seat] => controller.look(Viewer::Seat(seat)),
        // Nobody's secrets before somebody has said who is looking.
        [first, ..] if B::Game::HAS_SECRETS => {
            let due = table.decider().filter(|seat| people.contains(seat));
            controller.curtain.set(Some(due.unwrap_or(first)));
        }
        [first, ..] => controller.look(Viewer::Seat(first)),
    }
    Effect::new(move |before: Option<bool>| {
        let mine = matches!(controller.whose(), Whose::Mine(_));
        if mine && before == Some(false) {
            notify::your_turn(&untrack(|| game_title(table)), Text::YourTurn.get());
        }
        mine
    });
    let after = ViewFn::from(move || view! { <After table /> });
    around(controller, after)
}

/// What there is more of, for the screens that a table alone has too.
fn slots(table: Table) -> OnlineSlots {
    OnlineSlots {
        // Who only looks on has nothing but the board.
        hand_first: Signal::derive(move || table.hand_first.get() && !table.mine().is_empty()),
        bar: Callback::new(move |panel| view! { <BarTogether table panel /> }.into_any()),
        seat: Callback::new(move |seat| view! { <SeatTogether table seat /> }.into_any()),
        chat: Callback::new(move |()| view! { <ChatBox table /> }.into_any()),
        banners: Callback::new(move |()| view! { <Banners table /> }.into_any()),
    }
}

/// A controller that listens to the table.
pub(super) fn control<B: Board>(table: Table) -> TableController<B> {
    let settings = settings();
    let names = Memo::new(move |_| {
        let language = settings.language.get();
        Arc::new(table.seats.with(|seats| names(seats, language)))
    });
    let mut controller =
        TableController::<B>::new(Vec::new(), names.into(), settings, Viewer::Spectator);
    controller.online = Some(slots(table));
    let holders = move || {
        let mine = table.mine();
        table.seats.with(|seats| {
            numbered(seats)
                .map(|(seat, info)| holder(info, mine.contains(seat)))
                .collect::<Vec<_>>()
        })
    };
    controller.holders.set(Arc::new(untrack(holders)));
    Effect::new(move |_| controller.holders.set(Arc::new(holders())));
    controller.connect(Box::new(ServerBackend(table)));
    table.attend(move |news| controller.hear(news));
    controller
}

impl Table {
    /// Who decides now, as far as this device knows.
    fn decider(self) -> Option<Seat> {
        self.clocks.with_untracked(|clocks| clocks.running)
    }
}

fn holder(info: &SeatState, mine: bool) -> Holder {
    match &info.holder {
        SeatHolder::Bot { level } => Holder::Bot(*level),
        _ if mine && info.control == SeatControl::Own => Holder::Here,
        _ => Holder::Elsewhere,
    }
}

/// What the seats are called.
pub(crate) fn names(seats: &[SeatState], language: Language) -> Vec<String> {
    let players: Vec<Player> = seats
        .iter()
        .map(|info| match &info.holder {
            SeatHolder::Person { name, .. } => Player::person(name),
            SeatHolder::Bot { level } => Player::bot("", *level),
            SeatHolder::Open {} => Player::default(),
        })
        .collect();
    games::names(&players, "", language)
}

/// Whether the game is over, for code that waits for its end. Tracks.
pub(super) fn is_over<B: Board>(controller: TableController<B>) -> bool {
    controller.due.get() == Due::Over && !controller.busy.get()
}
