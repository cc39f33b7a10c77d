//! What somebody plays and has played.

use super::devices::when;
use crate::online::identity::Identity;
use crate::online::{home, screens};
use crate::settings;
use crate::text::{Localize, Text, say};
use board_kit::signals::{Memo, RwSignal, effect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Deserialize;

#[derive(Clone, Deserialize)]
struct History {
    past: Vec<Ended>,
}

#[derive(Clone, Deserialize)]
struct Ended {
    table: String,
    game: String,
    finished: i64,
    place: Option<u8>,
    points: Option<i32>,
    /// Whether a bot played for one.
    #[serde(default)]
    stand_in: bool,
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

/// One's tables, statistics, and finished games with their replays.
#[component]
pub(crate) fn Past(identity: Identity) -> impl IntoView {
    let history = RwSignal::new(None::<History>);
    let statistics = RwSignal::new(None::<Statistics>);
    // Another name or token of the same person changes nothing here.
    let user = Memo::new(move |_| identity.get().map(|me| me.user));
    effect(move |_| {
        if user.get().is_none() {
            return;
        }
        spawn_local(async move {
            if let Ok(found) = identity.read::<History>("/api/history").await {
                let _ = history.try_set(Some(found));
            }
            if let Ok(found) = identity.read::<Statistics>("/api/statistics").await {
                let _ = statistics.try_set(Some(found));
            }
        });
    });
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
        {home::list()}
        <Show when=move || !tallies().is_empty()>
            <section class="card">
                <h2>{Text::Statistics.shown()}</h2>
                <table class="tallies" data-testid="statistics">
                    <thead><tr>
                        <th scope="col">{Text::TheGame.shown()}</th>
                        <th scope="col">{Text::Played.shown()}</th>
                        <th scope="col">{Text::Won.shown()}</th>
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
                    <p class="muted" data-testid="redrawn">{Text::RedrawnNote.shown()}</p>
                </Show>
            </section>
        </Show>
        <section class="card">
            <h2>{Text::FinishedGames.shown()}</h2>
            <Show when=move || history.with(Option::is_some) && past().is_empty()>
                <p class="muted" data-testid="nothing-played">{Text::NothingPlayed.shown()}</p>
            </Show>
            <ul class="plain-list" data-testid="my-past">
                {move || past().into_iter().map(|one| view! {
                    <li>
                        <span>
                            {screens::title(&one.game)}
                            {one.place.map(|place| format!(" · {}", say::ranked(settings::language(), place)))}
                            {one.points.map(|points| format!(" · {}", say::scored(settings::language(), points)))}
                            {one.stand_in.then(|| format!(" · {}", Text::BotActs.get()))}
                            <span class="muted">" · " {when(one.finished)}</span>
                        </span>
                        <a class="button quiet" href=format!("/t/{}/replay", one.table)>{Text::Replay.get()}</a>
                    </li>
                }).collect_view()}
            </ul>
        </section>
    }
}
