//! The games kept on this device, and record files from elsewhere.

use crate::chrome::TopBar;
use crate::code_split::{self, Missing};
use crate::games::with_board;
use crate::settings::{self, settings};
use crate::table::SavedTable;
use crate::text::{Localize, Text, say};
use crate::{dom, games, storage};
use board_kit::Board;
use board_kit::signals::{Memo, RwSignal, Signal};
use engine::{Player, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use protocol::read_json;
use record::RecordError;
use registry::GameId;
use serde::Deserialize;
use text::Words;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlInputElement;

/// The page of kept games.
#[component]
pub(crate) fn RecordsPage() -> impl IntoView {
    let game = super::game_of_address();
    let all = RwSignal::new(storage::tables());
    // On a box's own page, the games of that box alone.
    let list = Memo::new(move |_| {
        let mut list = all.get();
        if let Some(game) = game.get() {
            list.retain(|saved| saved.game() == Some(game));
        }
        list
    });
    let name = move || {
        game.get()
            .map(|game| games::title(game)(settings::language()))
    };
    let title = Signal::derive(move || match name() {
        Some(name) => say::labelled(settings::language(), Text::Records, name),
        None => Text::Records.get().to_owned(),
    });
    let nothing = move || match name().filter(|_| !all.with(Vec::is_empty)) {
        Some(name) => say::nothing_kept_of(settings::language(), name),
        None => Text::NothingKept.get().to_owned(),
    };
    let wrong = RwSignal::new(None::<Text>);
    let navigate = use_navigate();
    let open = move |event: leptos::ev::Event| {
        let Some(input) = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok())
        else {
            return;
        };
        let Some(file) = input.files().and_then(|files| files.get(0)) else {
            return;
        };
        input.set_value("");
        let navigate = navigate.clone();
        spawn_local(async move {
            let text = JsFuture::from(file.text())
                .await
                .ok()
                .and_then(|text| text.as_string());
            let kept = import(&text.unwrap_or_default()).await;
            // The page may have been left meanwhile.
            if wrong.is_disposed() {
                return;
            }
            match kept {
                Ok(address) => navigate(&address, Default::default()),
                Err(reason) => wrong.set(Some(reason)),
            }
        });
    };
    let shelf = move |finished: bool| {
        list.get()
            .into_iter()
            .filter(|saved| saved.is_running() != finished)
            .map(|saved| view! { <Kept saved all /> })
            .collect_view()
    };
    view! {
        <TopBar title />
        <main class="page records" id="content" tabindex="-1">
            {code_split::home_list()}
            <label class="button quiet file">
                {move || Text::OpenRecord.get()}
                <input type="file" accept=".json,application/json" data-testid="open-record" on:change=open />
            </label>
            <div role="alert">
                {move || wrong.get().map(|reason| view! {
                    <p class="trouble" data-testid="record-trouble">{move || say::bad_record(settings::language(), reason)}</p>
                })}
            </div>
            <Show when=move || list.with(Vec::is_empty)>
                <p class="muted" data-testid="nothing-kept">{nothing}</p>
            </Show>
            <Show when=move || list.with(|list| list.iter().any(|saved| saved.is_running()))>
                <h2>{move || Text::UnfinishedGames.get()}</h2>
                <ul class="kept-list">{move || shelf(false)}</ul>
            </Show>
            <Show when=move || list.with(|list| list.iter().any(|saved| !saved.is_running()))>
                <h2>{move || Text::FinishedGames.get()}</h2>
                <ul class="kept-list">{move || shelf(true)}</ul>
            </Show>
            <Show when=move || game.get().is_some()>
                <a class="button quiet" href="/games" data-testid="all-records">{move || Text::AllRecords.get()}</a>
            </Show>
        </main>
    }
}

/// The game of a record file of the page, a server or the terminal.
fn game_of(text: &str) -> Result<GameId, Text> {
    /// Only what tells which reader to use.
    #[derive(Deserialize)]
    struct Head {
        game: String,
    }
    let head: Head = read_json(text).map_err(|_| Text::NotARecord)?;
    head.game.parse().map_err(|_| Text::UnknownGame)
}

/// What is wrong with a record, as a person would say it.
fn not_a_record(error: &RecordError) -> Text {
    match error {
        RecordError::UnknownGame(_) => Text::UnknownGame,
        RecordError::Format(_) | RecordError::OtherRules { .. } => Text::RecordOtherVersion,
        RecordError::Step { .. }
        | RecordError::Result { .. }
        | RecordError::Unfinished { .. }
        | RecordError::NoResult { .. } => Text::RecordChanged,
        _ => Text::NotARecord,
    }
}

/// Keeps a record file as a game of this device; tells where to see it, or
/// what is wrong with it.
async fn import(text: &str) -> Result<String, Text> {
    let part = code_split::fetch_extras(game_of(text)?)
        .await
        .map_err(Missing::text)?;
    let (mut table, log) = (part.import)(text).map_err(|error| not_a_record(&error))?;
    storage::append(&mut table, &log).map_err(|_| Text::NotKept)?;
    Ok(format!("/replay/{}", table.id()))
}

/// The seat of the only person among bots.
fn alone(players: &[Player]) -> Option<Seat> {
    let mut people = (0..).zip(players).filter(|(_, player)| player.is_person());
    match (people.next(), people.next()) {
        (Some((index, _)), None) => Some(Seat::new(index)),
        _ => None,
    }
}

/// A kept game.
#[component]
fn Kept(saved: SavedTable, all: RwSignal<Vec<SavedTable>>) -> impl IntoView {
    let language = settings().language;
    let game = saved.game()?;
    let sure = RwSignal::new(false);
    let running = saved.is_running();
    let winners: Vec<Seat> = saved.winners.unwrap_or_default().iter().collect();
    let has_winners = !winners.is_empty();
    let names = games::names_signal(saved.players.clone());
    let who = move || {
        names
            .get()
            .iter()
            .enumerate()
            .map(|(index, name)| {
                if name.is_empty() {
                    say::seat_number(settings::language(), index + 1)
                } else {
                    name.clone()
                }
            })
            .collect::<Vec<_>>()
            .join(", ")
    };
    let updated = saved.updated;
    let when = move || dom::moment(updated, language.get().code());
    let own = alone(&saved.players);
    let result = move || {
        let language = settings::language();
        let names = names.get();
        let name = |seat: &Seat| names.get(seat.index()).cloned().unwrap_or_default();
        match own {
            Some(own) if winners.contains(&own) => Text::KeptYouWon.get().to_owned(),
            _ => {
                let winners: Vec<String> = winners.iter().map(name).collect();
                say::kept_won_by(language, winners.join(", "))
            }
        }
    };
    let has_result = !running && has_winners;
    let file = format!("orbite-{game}-{}.json", saved.id());
    let (to_table, to_replay) = (
        format!("/table/{}", saved.id()),
        format!("/replay/{}", saved.id()),
    );
    let saved = StoredValue::new(saved);
    let download = move |_| {
        let file = file.clone();
        let (saved, names) = (saved.get_value(), names.get_untracked());
        spawn_local(async move {
            let Some(record) = code_split::record_file(&saved, &names).await else {
                return;
            };
            // A browser that can't hand out files shows its own message.
            let _ = dom::download(&file, "application/json", &record);
        });
    };
    Some(view! {
        <li class="kept">
            <div>
                <h3>{with_board!(game, B => {
                    (move || <B as Board>::Game::title(language.get())).into_any()
                }, else ().into_any())}</h3>
                <p>{who}</p>
                {has_result.then(|| view! { <p><strong data-testid="kept-result">{result}</strong></p> })}
                <p class="muted">{when}</p>
            </div>
            <div class="actions">
                {running.then(|| view! {
                    <a class="button primary" href=to_table data-testid="resume-game">{move || Text::Resume.get()}</a>
                })}
                <a class="button quiet" href=to_replay data-testid="replay">{move || Text::Replay.get()}</a>
                <button class="quiet" data-testid="download" on:click=download>{move || Text::Download.get()}</button>
                <button class="quiet" data-testid="forget" on:click=move |_| {
                    if sure.get_untracked() {
                        storage::forget(&saved.get_value());
                        all.set(storage::tables());
                    } else {
                        sure.set(true);
                    }
                }>{move || if sure.get() { Text::ForgetSure.get() } else { Text::Forget.get() }}</button>
            </div>
        </li>
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::text::Language;
    use record::{Match, Record};
    use registry::with_game;

    #[test]
    fn what_is_wrong_with_a_file_is_said_as_people_say_it() {
        assert_eq!(game_of("{\"a\": 1}"), Err(Text::NotARecord));
        assert_eq!(game_of("a picture"), Err(Text::NotARecord));
        assert_eq!(game_of("{\"game\": \"chess\"}"), Err(Text::UnknownGame));
        let other = RecordError::Format("orbite-record/1".to_owned());
        assert_eq!(not_a_record(&other), Text::RecordOtherVersion);
        let short = RecordError::Unfinished { steps: 3 };
        assert_eq!(not_a_record(&short), Text::RecordChanged);
    }

    #[test]
    fn the_records_of_all_writers_open_here() {
        for game in GameId::ALL {
            for writer in conformance::WRITERS {
                let text = conformance::kept_record(game.name(), writer);
                assert_eq!(game_of(&text), Ok(game), "{writer}");
                let record = Record::parse(&text).unwrap();
                with_game!(game, G => {
                    assert!(Match::<G>::from_record(&record).is_ok(), "{game} {writer}");
                });
                let names = games::names(&record.seats, "", Language::English);
                // A download keeps the proof, and opens again.
                let file = games::named(record.clone(), &names).to_json();
                let again = Record::parse(&file).unwrap();
                assert_eq!(again.fairness, record.fairness, "{game} {writer}");
                let proven = ["admin", "server"].contains(&writer);
                assert_eq!(again.fairness.is_some(), proven, "{game} {writer}");
            }
        }
    }
}
