//! The table of one game, on a server.

use super::after::After;
use super::banners::Banners;
use super::bar::BarTogether;
use super::chat::ChatBox;
use super::seat::SeatTogether;
use super::table::{RemoteLink, Table};
use super::waiting::game_title;
use super::{notify, table::numbered};
use crate::games;
use crate::settings::settings;
use crate::table::{Company, Director, Due, Holder, Sitter, around};
use crate::text::Text;
use board_kit::{Craft, Secrecy, Whose};
use engine::{Seat, Viewer};
use leptos::prelude::*;
use protocol::{Occupant, SeatInfo, Trust};
use std::sync::Arc;
use text::Language;

/// A table of one game.
pub(crate) fn table<C: Craft>(table: Table) -> impl IntoView {
    let director = direct::<C>(table);
    let people: Vec<Seat> = untrack(|| table.mine()).iter().collect();
    match people[..] {
        [] => director.look(Viewer::Spectator),
        [seat] => director.look(Viewer::Seat(seat)),
        // Nobody's secrets before somebody has said who is looking.
        [first, ..] if C::SECRECY == Secrecy::Hidden => {
            let due = table.decider().filter(|seat| people.contains(seat));
            director.curtain.set(Some(due.unwrap_or(first)));
        }
        [first, ..] => director.look(Viewer::Seat(first)),
    }
    Effect::new(move |before: Option<bool>| {
        let mine = matches!(director.whose(), Whose::Mine(_));
        if mine && before == Some(false) {
            notify::your_turn(&untrack(|| game_title(table)), Text::YourTurn.get());
        }
        mine
    });
    let after = ViewFn::from(move || view! { <After table /> });
    around(director, after)
}

/// What there is more of, for the screens that a table alone has too.
fn company(table: Table) -> Company {
    Company {
        // Who only looks on has nothing but the board.
        hand_first: Signal::derive(move || table.hand_first.get() && !table.mine().is_empty()),
        bar: Callback::new(move |panel| view! { <BarTogether table panel /> }.into_any()),
        seat: Callback::new(move |seat| view! { <SeatTogether table seat /> }.into_any()),
        chat: Callback::new(move |()| view! { <ChatBox table /> }.into_any()),
        banners: Callback::new(move |()| view! { <Banners table /> }.into_any()),
    }
}

/// A director that listens to the table.
pub(super) fn direct<C: Craft>(table: Table) -> Director<C> {
    let settings = settings();
    let names = Memo::new(move |_| {
        let language = settings.language.get();
        Arc::new(table.seats.with(|seats| names(seats, language)))
    });
    let mut director = Director::<C>::new(Vec::new(), names.into(), settings, Viewer::Spectator);
    director.company = Some(company(table));
    let holders = move || {
        let mine = table.mine();
        table.seats.with(|seats| {
            numbered(seats)
                .map(|(seat, info)| holder(info, mine.contains(seat)))
                .collect::<Vec<_>>()
        })
    };
    director.holders.set(Arc::new(untrack(holders)));
    Effect::new(move |_| director.holders.set(Arc::new(holders())));
    director.connect(Box::new(RemoteLink(table)));
    table.attend(move |news| director.hear(news));
    director
}

impl Table {
    /// Who decides now, as far as this device knows.
    fn decider(self) -> Option<Seat> {
        self.clocks.with_untracked(|clocks| clocks.running)
    }
}

fn holder(info: &SeatInfo, mine: bool) -> Holder {
    match &info.by {
        Occupant::Bot { level } => Holder::Bot(*level),
        _ if mine && info.trust == Trust::Own => Holder::Here,
        _ => Holder::Elsewhere,
    }
}

/// What the seats are called.
pub(crate) fn names(seats: &[SeatInfo], language: Language) -> Vec<String> {
    let sitters: Vec<Sitter> = seats
        .iter()
        .map(|info| match &info.by {
            Occupant::Person { name, .. } => Sitter {
                name: name.clone(),
                bot: None,
            },
            Occupant::Bot { level } => Sitter {
                name: String::new(),
                bot: Some(level.name().to_owned()),
            },
            Occupant::Open {} => Sitter {
                name: String::new(),
                bot: None,
            },
        })
        .collect();
    games::names(&sitters, "", language)
}

/// Whether the game is over, for whoever waits for its end. Tracks.
pub(super) fn is_over<C: Craft>(director: Director<C>) -> bool {
    director.due.get() == Due::Over && !director.busy.get()
}
