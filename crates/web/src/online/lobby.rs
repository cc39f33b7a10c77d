//! The public tables, as they come and go, and the way in by a code.

use super::clock;
use super::connection::ServerConnection;
use super::door::Introduction;
use super::http::Call;
use super::identity::{Me, identity};
use super::play;
use super::screens;
use crate::chrome::TopBar;
use crate::settings::{self, settings};
use crate::text::{Localize, Text, say};
use client::{Config, Event, Subscription};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use protocol::{Invitation, SeatHolder, ServerMessage, Spectators, Stage, Summary};

/// The list of tables.
#[component]
pub(crate) fn LobbyPage() -> impl IntoView {
    let identity = identity();
    let user = Memo::new(move |_| identity.get().map(|me| me.user));
    move || match user.get().and_then(|_| untrack(|| identity.get())) {
        None => view! { <Introduction identity /> }.into_any(),
        Some(me) => list(&me).into_any(),
    }
}

fn list(me: &Me) -> impl IntoView + use<> {
    let identity = identity();
    let tables = RwSignal::new(Vec::<Summary>::new());
    let here = RwSignal::new(None::<bool>);
    let config = Config {
        token: me.token.clone(),
        subscription: Subscription::Lobby,
    };
    let connection = ServerConnection::open(config, move |event| {
        if tables.is_disposed() {
            return;
        }
        match event {
            Event::Online => here.set(Some(true)),
            Event::Offline => here.set(Some(false)),
            Event::TokenRejected => identity.lose(),
            Event::Message(message) => tables.update(|tables| take(tables, message)),
            Event::StorageUnavailable | Event::Answer(..) => {}
        }
    });
    let connection = StoredValue::new_local(Some(connection));
    on_cleanup(move || {
        let _ = connection.try_set_value(None);
    });
    let shelf = move |stage: Stage| {
        let mut tables = tables.get();
        tables.retain(|table| table.stage == stage);
        tables.into_iter().map(listed).collect_view()
    };
    let some = move |stage: Stage| tables.with(|all| all.iter().any(|table| table.stage == stage));
    view! {
        <TopBar title=Signal::derive(|| Text::Lobby.get().to_owned()) />
        <main class="page records lobby" id="content" tabindex="-1">
            <ByCode />
            <div role="status">
                <Show when=move || here.get() == Some(false)>
                    <p class="banner away" data-testid="connection">{move || Text::TryingAgain.get()}</p>
                </Show>
                <Show when=move || here.get() == Some(true) && !some(Stage::Waiting) && !some(Stage::Playing)>
                    <p class="muted" data-testid="no-tables">{move || Text::NoTables.get()}</p>
                </Show>
            </div>
            <Show when=move || some(Stage::Waiting)>
                <h2>{move || Text::TablesWaiting.get()}</h2>
                <ul class="kept-list">{move || shelf(Stage::Waiting)}</ul>
            </Show>
            <Show when=move || some(Stage::Playing)>
                <h2>{move || Text::TablesPlaying.get()}</h2>
                <ul class="kept-list">{move || shelf(Stage::Playing)}</ul>
            </Show>
        </main>
    }
}

/// Keeps the list of tables as the server tells it.
fn take(tables: &mut Vec<Summary>, message: ServerMessage) {
    match message {
        ServerMessage::Lobby { tables: all } => *tables = all,
        ServerMessage::Listed(summary) => {
            match tables.iter_mut().find(|one| one.table == summary.table) {
                Some(known) => *known = summary,
                // The newest come first.
                None => tables.insert(0, summary),
            }
        }
        ServerMessage::Unlisted { table } => tables.retain(|one| one.table != table),
        _ => {}
    }
}

/// A code as it was typed, without what people put between its letters.
fn cleaned(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphanumeric).collect()
}

fn listed(summary: Summary) -> impl IntoView {
    let language = settings().language;
    let Summary {
        table,
        game,
        stage,
        seats,
        clock,
        spectators,
        watching,
        ..
    } = summary;
    let open = seats
        .iter()
        .filter(|seat| seat.holder == SeatHolder::Open {})
        .count();
    let title = Signal::derive(move || screens::title(&game));
    let who = move || {
        let names = play::names(&seats, language.get());
        let named = names.into_iter().filter(|name| !name.is_empty());
        named.collect::<Vec<_>>().join(", ")
    };
    let label = match (stage, spectators) {
        (Stage::Waiting, _) => Some(Text::Join),
        (_, Spectators::Welcome) => Some(Text::Watch),
        _ => None,
    };
    view! {
        <li class="kept" data-testid="listed">
            <div>
                <h3>{move || title.get()}</h3>
                <p>{who}</p>
                <p class="muted">
                    {move || clock::in_words(clock, language.get())}
                    {move || (open > 0).then(|| format!(" · {}", say::seats_open_count(settings::language(), open)))}
                    {move || (watching > 0).then(|| format!(" · {}", say::watching(settings::language(), watching)))}
                </p>
            </div>
            {label.map(|label| view! {
                <div class="actions">
                    <a
                        class="button primary"
                        href=format!("/t/{table}")
                        data-testid="join"
                        aria-label=move || format!("{} {}", label.get(), title.get())
                    >
                        {move || label.get()}
                    </a>
                </div>
            })}
        </li>
    }
}

/// Finds a table by the code that somebody read out.
#[component]
fn ByCode() -> impl IntoView {
    let code = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<Text>);
    let navigate = use_navigate();
    let go = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let typed = code.with_untracked(|code| cleaned(code));
        if typed.is_empty() {
            return wrong.set(Some(Text::NoSuchCode));
        }
        let navigate = navigate.clone();
        spawn_local(async move {
            let path = format!("/api/codes/{typed}");
            match Call::get(&path).read::<Invitation>().await {
                Ok(found) => navigate(&format!("/t/{}", found.table), Default::default()),
                Err(trouble) => {
                    let text = match trouble.text() {
                        Text::NoSuchTable => Text::NoSuchCode,
                        other => other,
                    };
                    let _ = wrong.try_set(Some(text));
                }
            }
        });
    };
    view! {
        <form class="by-code" on:submit=go>
            <label class="field">
                <span>{move || Text::EnterCode.get()}</span>
                <input
                    type="text"
                    maxlength="12"
                    autocomplete="off"
                    autocapitalize="characters"
                    data-testid="enter-code"
                    prop:value=move || code.get()
                    on:input=move |event| code.set(event_target_value(&event))
                />
            </label>
            <button class="quiet" type="submit" data-testid="go-code">{move || Text::GoThere.get()}</button>
            <div role="alert">
                {move || wrong.get().map(|text| view! { <p class="trouble" data-testid="code-trouble">{move || text.get()}</p> })}
            </div>
        </form>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{Clock, Payload, TableId};

    fn id(table: &str) -> TableId {
        table.parse().unwrap()
    }

    fn summary(table: &str, watching: u32) -> Summary {
        Summary {
            table: id(table),
            game: "rockets".to_owned(),
            options: Payload::default(),
            stage: Stage::Waiting,
            seats: Vec::new(),
            clock: Clock::Unlimited,
            spectators: Spectators::Welcome,
            watching,
        }
    }

    #[test]
    fn tables_come_change_in_place_and_go() {
        let mut tables = vec![summary("old", 0)];
        let mut shown = |message| {
            take(&mut tables, message);
            let shown = tables
                .iter()
                .map(|one| (one.table.to_string(), one.watching));
            shown.collect::<Vec<_>>()
        };
        let list = |list: &[(&str, u32)]| {
            let list = list
                .iter()
                .map(|(table, watching)| ((*table).to_owned(), *watching));
            list.collect::<Vec<_>>()
        };
        let both = vec![summary("a", 0), summary("b", 0)];
        let message = ServerMessage::Lobby { tables: both };
        assert_eq!(shown(message), list(&[("a", 0), ("b", 0)]));
        let message = ServerMessage::Listed(summary("a", 3));
        assert_eq!(shown(message), list(&[("a", 3), ("b", 0)]));
        let message = ServerMessage::Listed(summary("c", 1));
        assert_eq!(shown(message), list(&[("c", 1), ("a", 3), ("b", 0)]));
        let message = ServerMessage::Unlisted { table: id("b") };
        assert_eq!(shown(message), list(&[("c", 1), ("a", 3)]));
    }

    #[test]
    fn a_code_may_be_typed_as_it_is_read_out() {
        assert_eq!(cleaned(" ab3-K7 q.\n"), "ab3K7q");
        assert_eq!(cleaned(" – "), "");
    }
}
