//! The replay of a finished game with others, at a moment that can be linked to.

use super::board_screens::{self, Screen};
use super::door::table_of_address;
use super::http::{Call, Trouble};
use super::identity::identity;
use crate::chrome::NotFound;
use crate::dom;
use crate::games;
use crate::pages::{ReplayLink, ReplaySource, show_replay};
use crate::settings::settings;
use crate::text::{Localize, Text};
use board_kit::Board;
use board_kit::signals::{RwSignal, Signal};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_query_map;
use record::Record;
use std::sync::Arc;

/// A record from a server.
#[derive(Clone)]
pub(crate) struct Shared {
    id: String,
    record: Record,
    at: usize,
}

/// The replay of a table's game.
#[component]
pub(crate) fn SharedReplayPage() -> impl IntoView {
    let id = table_of_address();
    let identity = identity();
    let query = use_query_map();
    move || {
        let Some(id) = id.get() else {
            return view! { <NotFound text=Text::NoSuchTable /> }.into_any();
        };
        let at = query.with_untracked(|query| query.get("at"));
        let at = at.and_then(|at| at.parse().ok()).unwrap_or(0);
        let found = RwSignal::new(None::<Result<Record, Trouble>>);
        let path = format!("/api/tables/{id}/record");
        spawn_local(async move {
            let text = identity.text(&path).await;
            let record = text.and_then(|text| {
                Record::parse(&text).map_err(|_| Trouble::No("answer".to_owned()))
            });
            let _ = found.try_set(Some(record));
        });
        let id = id.to_string();
        (move || match found.get() {
            None => view! {
                <main class="wait"><p role="status">{Text::Loading.shown()}</p></main>
            }
            .into_any(),
            Some(Ok(record)) => {
                let game = record.game.clone();
                let id = id.clone();
                board_screens::show(&game, Screen::Replay(Box::new(Shared { id, record, at })))
            }
            Some(Err(trouble)) => view! { <NotFound text=trouble.text() /> }.into_any(),
        })
        .into_any()
    }
}

/// The replay of one game.
pub(crate) fn replay<B: Board>(shared: &Shared) -> impl IntoView + use<B> {
    let language = settings().language;
    let players = shared.record.seats.clone();
    let names = Signal::derive(move || Arc::new(games::names(&players, "", language.get())));
    let is_closed = RwSignal::new(false);
    let path = format!("/api/tables/{}/record", shared.id);
    // What one sees oneself may be closed to those who get the link.
    let ask = move |()| {
        let path = path.clone();
        spawn_local(async move {
            let answer = Call::get(&path).text(None).await;
            let _ = is_closed.try_set(matches!(answer, Err(Trouble::No(_))));
        });
    };
    show_replay::<B>(ReplaySource {
        id: shared.id.clone(),
        record: shared.record.clone(),
        names,
        own: None,
        at: shared.at,
        link: Some(ReplayLink {
            address: dom::address(&format!("/t/{}/replay", shared.id)),
            ask: Callback::new(ask),
            is_closed,
        }),
    })
}
