//! What somebody plays and has played.

use super::devices::when;
use crate::online::identity::Identity;
use crate::online::screens;
use crate::settings;
use crate::text::{Localize, Text, say};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Deserialize;

#[derive(Clone, Deserialize)]
struct History {
    tables: Vec<Running>,
    past: Vec<Ended>,
}

#[derive(Clone, Deserialize)]
struct Running {
    table: String,
    game: String,
    updated: i64,
}

#[derive(Clone, Deserialize)]
struct Ended {
    table: String,
    game: String,
    finished: i64,
    place: Option<u8>,
    points: Option<i32>,
}

#[derive(Clone, Deserialize)]
struct Statistics {
    games: Vec<Tally>,
}

#[derive(Clone, Deserialize)]
struct Tally {
    game: String,
    played: u64,
    won: u64,
    redrawn: u64,
}

/// Running tables, statistics, and finished games with their replays.
#[component]
pub(crate) fn Past(identity: Identity) -> impl IntoView {
    let history = RwSignal::new(None::<History>);
    let statistics = RwSignal::new(None::<Statistics>);
    Effect::new(move |_| {
        identity.get();
        spawn_local(async move {
            if let Ok(found) = identity.read::<History>("/api/history").await {
                let _ = history.try_set(Some(found));
            }
            if let Ok(found) = identity.read::<Statistics>("/api/statistics").await {
                let _ = statistics.try_set(Some(found));
            }
        });
    });
    let running = move || {
        history
            .get()
            .map(|history| history.tables)
            .unwrap_or_default()
    };
    let past = move || {
        history
            .get()
            .map(|history| history.past)
            .unwrap_or_default()
    };
    let tallies = move || statistics.get().map(|all| all.games).unwrap_or_default();
    // Counted apart, if there is anything to count.
    let redrew = Memo::new(move |_| tallies().iter().any(|tally| tally.redrawn > 0));
    view! {
        <Show when=move || !running().is_empty()>
            <section class="card">
                <h2>{move || Text::UnfinishedGames.get()}</h2>
                <ul class="plain-list" data-testid="my-tables">
                    {move || running().into_iter().map(|one| view! {
                        <li>
                            <span>{screens::title(&one.game)} <span class="muted">" · " {when(one.updated)}</span></span>
                            <a class="button quiet" href=format!("/t/{}", one.table)>{Text::Resume.get()}</a>
                        </li>
                    }).collect_view()}
                </ul>
            </section>
        </Show>
        <Show when=move || !tallies().is_empty()>
            <section class="card">
                <h2>{move || Text::Statistics.get()}</h2>
                <table class="tallies" data-testid="statistics">
                    <thead><tr>
                        <th scope="col">{move || Text::TheGame.get()}</th>
                        <th scope="col">{move || Text::Played.get()}</th>
                        <th scope="col">{move || Text::Won.get()}</th>
                        {move || redrew.get().then(|| view! { <th scope="col">{Text::Redrawn.get()}</th> })}
                    </tr></thead>
                    <tbody>
                        {move || tallies().into_iter().map(|tally| view! {
                            <tr>
                                <th scope="row">{screens::title(&tally.game)}</th>
                                <td>{tally.played}</td>
                                <td>{tally.won}</td>
                                {redrew.get().then(|| view! { <td>{tally.redrawn}</td> })}
                            </tr>
                        }).collect_view()}
                    </tbody>
                </table>
                <Show when=move || redrew.get()>
                    <p class="muted" data-testid="redrawn">{move || Text::RedrawnNote.get()}</p>
                </Show>
            </section>
        </Show>
        <section class="card">
            <h2>{move || Text::FinishedGames.get()}</h2>
            <Show when=move || history.with(Option::is_some) && past().is_empty()>
                <p class="muted" data-testid="nothing-played">{move || Text::NothingPlayed.get()}</p>
            </Show>
            <ul class="plain-list" data-testid="my-past">
                {move || past().into_iter().map(|one| view! {
                    <li>
                        <span>
                            {screens::title(&one.game)}
                            {one.place.map(|place| format!(" · {}", say::ranked(settings::language(), place)))}
                            {one.points.map(|points| format!(" · {}", say::scored(settings::language(), points)))}
                            <span class="muted">" · " {when(one.finished)}</span>
                        </span>
                        <a class="button quiet" href=format!("/t/{}/replay", one.table)>{Text::Replay.get()}</a>
                    </li>
                }).collect_view()}
            </ul>
        </section>
    }
}
