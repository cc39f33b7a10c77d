//! What somebody plays and has played.

use super::devices::when;
use crate::online::http::one_at_a_time;
use crate::online::identity::Identity;
use crate::online::{board_screens, home};
use crate::settings;
use crate::text::{Localize, Text, say};
use board_kit::signals::{Memo, RwSignal, effect};
use engine::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{SeatHolder, Statistics};
use serde::Deserialize;
use text::people as words;

#[derive(Clone, Deserialize)]
struct History {
    past: Vec<Ended>,
}

/// How many games the server tells of at a time.
const PAGE: usize = 50;

impl History {
    /// Whether there may be games before these.
    fn is_full(&self) -> bool {
        self.past.len() >= PAGE
    }
}

#[derive(Clone, Deserialize)]
struct Ended {
    table: String,
    game: String,
    finished: i64,
    /// One's seat.
    seat: usize,
    place: u8,
    points: Option<i32>,
    /// Who sat where, as long as the game itself is kept.
    seats: Vec<SeatHolder>,
    /// Whether a bot played for one.
    #[serde(default)]
    stand_in: bool,
}

impl Ended {
    /// Whether nobody else was a person.
    fn is_against_bots(&self) -> bool {
        let mut others = self.seats.iter().enumerate();
        !self.seats.is_empty()
            && others.all(|(seat, holder)| {
                seat == self.seat || !matches!(holder, SeatHolder::Person { .. })
            })
    }

    /// Who else played. Tracks.
    fn with_whom(&self) -> Option<String> {
        let is_mine = |seat: Seat| seat.index() == self.seat;
        let others = home::others_named(self.seats.iter(), is_mine);
        (!others.is_empty()).then(|| format!(" · {others}"))
    }
}

fn results_head() -> impl IntoView {
    view! {
        <th scope="col">{Text::TheGame.shown()}</th>
        <th scope="col">{Text::Played.shown()}</th>
        <th scope="col">{Text::Won.shown()}</th>
    }
}

fn results(game: &str, played: u64, won: u64) -> impl IntoView + use<> {
    view! {
        <th scope="row">{board_screens::title(game)}</th>
        <td>{played}</td>
        <td>{won}</td>
    }
}

/// One's tables, statistics, and finished games with their replays.
#[component]
pub(crate) fn Past(identity: Identity) -> impl IntoView {
    let history = RwSignal::new(None::<Vec<Ended>>);
    let has_more = RwSignal::new(false);
    let busy = RwSignal::new(false);
    // The games before those that are shown.
    let more = move || {
        let last = history.with_untracked(|past| past.as_ref()?.last().cloned());
        let Some(last) = last else { return };
        one_at_a_time(busy, async move {
            let path = format!("/api/history?at={}&id={}", last.finished, last.table);
            if let Ok(found) = identity.read::<History>(&path).await {
                let _ = has_more.try_set(found.is_full());
                let _ = history.try_update(|past| past.get_or_insert_default().extend(found.past));
            }
        });
    };
    let statistics = RwSignal::new(None::<Statistics>);
    // Another name or token of the same person changes nothing here.
    let user = Memo::new(move |_| identity.get().map(|me| me.user));
    effect(move |_| {
        if user.get().is_none() {
            return;
        }
        spawn_local(async move {
            if let Ok(found) = identity.read::<History>("/api/history").await {
                let _ = has_more.try_set(found.is_full());
                let _ = history.try_set(Some(found.past));
            }
            if let Ok(found) = identity.read::<Statistics>("/api/statistics").await {
                let _ = statistics.try_set(Some(found));
            }
        });
    });
    let past = move |bots_only: bool| {
        let past = history.get().unwrap_or_default().into_iter();
        past.filter(|one| one.is_against_bots() == bots_only)
            .collect::<Vec<_>>()
    };
    let against_bots = move || past(true).len();
    let tallies = move || statistics.get().map(|all| all.games).unwrap_or_default();
    // Counted apart, if there is anything to count.
    let redrew = Memo::new(move |_| tallies().iter().any(|tally| tally.redrawn > 0));
    let with_others = move || tallies().into_iter().filter(|tally| tally.played > 0);
    let with_bots = move || {
        let tallies = tallies().into_iter();
        tallies.filter(|tally| tally.played_bots + tally.redrawn > 0)
    };
    let with_bots_in_all = move || {
        with_bots()
            .map(|tally| tally.played_bots + tally.redrawn)
            .sum::<u64>()
    };
    view! {
        <Show when=move || !tallies().is_empty()>
            <section class="card">
                <h2>{Text::Statistics.shown()}</h2>
                <Show when=move || with_others().next().is_some()>
                    <table class="tallies" data-testid="statistics">
                        <thead><tr>{results_head}</tr></thead>
                        <tbody>
                            {move || with_others().map(|tally| view! {
                                <tr>{results(&tally.game, tally.played, tally.won)}</tr>
                            }).collect_view()}
                        </tbody>
                    </table>
                </Show>
                <Show when=move || with_bots().next().is_some()>
                    <h3>{move || words::against_bots(settings::language(), with_bots_in_all())}</h3>
                    <table class="tallies" data-testid="statistics-with-bots">
                        <thead><tr>
                            {results_head}
                            {move || redrew.get().then(|| view! { <th scope="col">{Text::Redrawn.get()}</th> })}
                        </tr></thead>
                        <tbody>
                            {move || with_bots().map(|tally| view! {
                                <tr>
                                    {results(&tally.game, tally.played_bots, tally.won_bots)}
                                    {redrew.get().then(|| view! { <td>{tally.redrawn}</td> })}
                                </tr>
                            }).collect_view()}
                        </tbody>
                    </table>
                </Show>
                <Show when=move || redrew.get()>
                    <p class="muted" data-testid="redrawn">{Text::RedrawnNote.shown()}</p>
                </Show>
            </section>
        </Show>
        <section class="card">
            <h2>{Text::FinishedGames.shown()}</h2>
            <Show when=move || history.with(Option::is_some) && past(false).is_empty()>
                <p class="muted" data-testid="nothing-played">{Text::NothingPlayed.shown()}</p>
            </Show>
            <ul class="plain-list" data-testid="my-past">{move || past(false).iter().map(line).collect_view()}</ul>
            <Show when=move || against_bots() != 0>
                <details class="folded" data-testid="past-with-bots">
                    <summary>{move || words::against_bots(settings::language(), against_bots())}</summary>
                    <ul class="plain-list">{move || past(true).iter().map(line).collect_view()}</ul>
                </details>
            </Show>
            <Show when=move || has_more.get()>
                <div class="actions">
                    <button
                        class="quiet"
                        data-testid="more-games"
                        disabled=move || busy.get()
                        on:click=move |_| more()
                    >
                        {words::Text::MoreGames.shown()}
                    </button>
                </div>
            </Show>
        </section>
    }
}

/// A finished game: the result, with whom, and the way to see it again. Tracks.
fn line(one: &Ended) -> impl IntoView + use<> {
    let language = settings::language();
    let result = match one.seats.len() {
        0 => say::ranked(language, one.place),
        seats => words::place_of(language, one.place, seats),
    };
    view! {
        <li>
            <span>
                {board_screens::title(&one.game)} " · " {result}
                {one.points.map(|points| format!(" · {}", say::scored(language, points)))}
                {one.with_whom()}
                {one.stand_in.then(|| format!(" · {}", Text::BotActs.get()))}
                <span class="muted">" · " {when(one.finished)}</span>
            </span>
            <a class="button quiet" href=format!("/t/{}/replay", one.table)>{Text::Replay.get()}</a>
        </li>
    }
}
