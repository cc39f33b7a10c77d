//! What a person has reached in a game, and the game of the day.

pub(crate) mod account;

use crate::online;
use crate::progress::{Badge, on_this_device};
use crate::settings::{self, settings};
use crate::storage;
use crate::table::SavedTable;
use crate::{daily, dom};
use board_kit::signals::RwSignal;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use protocol::progress::{GameProgress, SoloResult, Totals};
use registry::GameId;
use text::Language;
use text::badges::Shown;
use text::progress::{self as say, Text};

/// What a box knows of its game, so that this page is made once for all games.
#[derive(Clone)]
pub(crate) struct BoxFacts {
    pub game: GameId,
    pub title: fn(Language) -> &'static str,
    pub most_seats: u8,
    /// The badges that teach the game.
    pub badges: Vec<Shown>,
    /// Sets the game of the day and tells where it is.
    pub daily: fn(GameId) -> String,
}

/// A text of this page in the reader's language. Tracks.
fn said(text: Text) -> &'static str {
    text.said(settings::language())
}

/// The section of one game: what this device knows, then what the account does.
pub(crate) fn progress(facts: BoxFacts) -> AnyView {
    let me = online::account();
    let game = facts.game;
    let here = on_this_device(game, me.as_ref().map(|me| &me.user));
    let reached = RwSignal::new(here);
    let synced = RwSignal::new(false);
    spawn_local(async move {
        if let Some(all) = account::sync().await {
            // The page may have been left meanwhile.
            let _ = reached.try_set(all.of(game.name()).cloned().unwrap_or_default());
            let _ = synced.try_set(true);
        }
    });
    let navigate = use_navigate();
    let daily = facts.daily;
    let open_daily = Callback::new(move |()| {
        navigate(&daily(game), Default::default());
    });
    let sections = move || reached.with(|reached| sections(&facts, reached, open_daily));
    view! {
        <div class="progress" data-testid="progress" data-synced=move || synced.get().then_some("yes")>
            {sections}
            <p class="muted" data-testid="kept-where">{move || match synced.get() {
                true => said(Text::KeptInAccount).into_any(),
                false => view! { <a href="/me">{said(Text::KeptOnDevice)}</a> }.into_any(),
            }}</p>
        </div>
    }
    .into_any()
}

fn sections(
    facts: &BoxFacts,
    reached: &GameProgress,
    open_daily: Callback<()>,
) -> impl IntoView + use<> {
    let totals = reached.totals();
    let badges = badges(facts, &totals);
    let history = history(facts, &reached.results);
    view! {
        {deal_of_the_day(facts, &reached.results, open_daily)}
        <section class="card">
            <h2>{move || said(Text::Statistics)}</h2>
            {statistics(&totals)}
            {history}
        </section>
        <section class="card">
            <h2>{move || said(Text::Badges)}</h2>
            {badges}
        </section>
    }
}

fn deal_of_the_day(
    facts: &BoxFacts,
    results: &[SoloResult],
    open: Callback<()>,
) -> impl IntoView + use<> {
    let id = daily::table_id(facts.game, &daily::today());
    let done = results
        .iter()
        .find(|result| result.id.as_str() == id)
        .cloned();
    let begun = storage::table(&id).is_some_and(|table| SavedTable::is_running(&table));
    let label = if begun {
        Text::DailyResume
    } else {
        Text::DailyPlay
    };
    view! {
        <section class="card" data-testid="daily">
            <h2>{move || said(Text::Daily)}</h2>
            {match done {
                Some(result) => finished_deal(facts, result).into_any(),
                None => view! {
                    <p>{move || said(Text::DailyNote)}</p>
                    <button class="primary" data-testid="play-daily" on:click=move |_| open.run(())>{move || said(label)}</button>
                }.into_any(),
            }}
        </section>
    }
}

/// Today's result, to compare with others.
fn finished_deal(facts: &BoxFacts, result: SoloResult) -> impl IntoView + use<> {
    let (game, title) = (facts.game, facts.title);
    let result = StoredValue::new(result);
    let shared = move || {
        let language = settings::language();
        result.with_value(|result| {
            let date = dom::day(result.ended, language.code());
            let link = dom::address(&format!("/{game}"));
            let outcome = outcome(result, language);
            say::shared_result(language, title(language), date, outcome, link)
        })
    };
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let text = untrack(shared);
        spawn_local(async move {
            let done = dom::copy(&text, None).await;
            // The page may have been left meanwhile.
            let _ = copied.try_set(done);
        });
    };
    view! {
        <p data-testid="daily-result">{shared}</p>
        <p class="actions">
            <button class="primary" data-testid="copy-daily" on:click=copy>
                {move || said(if copied.get() { Text::Copied } else { Text::DailyCopy })}
            </button>
            {dom::can_share().then(|| view! {
                <button class="quiet" on:click=move |_| dom::share_text(&untrack(shared))>
                    {move || said(Text::Share)}
                </button>
            })}
        </p>
        <p class="muted">{move || said(Text::DailyAgain)}</p>
    }
}

/// Place, points and opponents in words.
fn outcome(result: &SoloResult, language: Language) -> String {
    let mut parts = vec![say::placed(language, result.place, result.seats)];
    if let Some(points) = result.points {
        parts.push(say::points(language, points));
    }
    let level = text::level_name(result.level, language);
    parts.push(say::against(language, level));
    parts.join(" · ")
}

fn statistics(totals: &Totals) -> AnyView {
    if totals.played == 0 {
        return view! { <p class="muted">{move || said(Text::NothingYet)}</p> }.into_any();
    }
    let levels = totals.levels.clone();
    let numbers = [
        (Text::Played, Some(totals.played.to_string())),
        (Text::Won, Some(totals.won.to_string())),
        (Text::Streak, Some(totals.streak.to_string())),
        (Text::BestStreak, Some(totals.best_streak.to_string())),
        (
            Text::BestPoints,
            totals.best_points.map(|points| points.to_string()),
        ),
    ];
    view! {
        <dl class="numbers" data-testid="statistics">
            {numbers.into_iter().filter_map(|(label, number)| Some(view! {
                <div><dt>{move || said(label)}</dt><dd>{number?}</dd></div>
            })).collect_view()}
        </dl>
        <ul class="plain-list">
            {levels.into_iter().map(|one| view! {
                <li>{move || {
                    let language = settings::language();
                    let level = text::level_name(one.level, language);
                    format!("{} · {}", say::summary(language, one.won, one.played), say::against(language, level))
                }}</li>
            }).collect_view()}
        </ul>
    }
    .into_any()
}

/// How many games the list shows.
const LATEST: usize = 8;

fn history(facts: &BoxFacts, results: &[SoloResult]) -> Option<impl IntoView + use<>> {
    let language = settings().language;
    let latest: Vec<SoloResult> = results.iter().rev().take(LATEST).cloned().collect();
    let line = move |result: SoloResult| {
        let replay =
            storage::table(result.id.as_str()).map(|_| format!("/replay/{}", result.id.as_str()));
        let result = StoredValue::new(result);
        let text = move || {
            let language = language.get();
            result.with_value(|result| {
                format!(
                    "{} · {}",
                    dom::day(result.ended, language.code()),
                    outcome(result, language)
                )
            })
        };
        let won = result.with_value(SoloResult::is_won);
        view! {
            <li class:won=won>
                {match replay {
                    Some(address) => view! { <a href=address>{text}</a> }.into_any(),
                    None => view! { <span>{text}</span> }.into_any(),
                }}
                {won.then(|| view! { <strong>{move || said(Text::Won)}</strong> })}
            </li>
        }
    };
    (!latest.is_empty()).then(|| {
        view! {
            <h3>{move || said(Text::History)}</h3>
            <ul class="plain-list" data-testid="history" data-game=facts.game.name()>
                {latest.into_iter().map(line).collect_view()}
            </ul>
        }
    })
}

fn badges(facts: &BoxFacts, totals: &Totals) -> impl IntoView + use<> {
    let game = facts.game;
    let of_any_game = |badge: Badge| {
        let (name, how) = badge_texts(badge, game);
        let how = view! { <p class="muted">{move || said(how)}</p> };
        let is_earned = badge.is_earned(totals);
        badge_card(badge_mark(badge), is_earned, move || said(name), how)
    };
    let of_this_game = |badge: &Shown| {
        let Shown {
            id,
            name,
            how,
            clause,
            mark,
        } = *badge;
        let how = view! {
            <p class="muted">
                {move || how.said(settings::language())} " "
                <a class="clause" href=format!("/{game}/rules#{clause}")>{clause.to_string()}</a>
            </p>
        };
        let is_earned = totals.badges.iter().any(|earned| earned == id);
        badge_card(
            mark,
            is_earned,
            move || name.said(settings::language()),
            how,
        )
    };
    let first: Vec<_> = Badge::of(facts.most_seats).map(of_any_game).collect();
    let more: Vec<_> = facts.badges.iter().map(of_this_game).collect();
    view! { <ul class="badge-cards" data-testid="badges">{more}{first}</ul> }
}

fn badge_card(
    mark: &'static str,
    is_earned: bool,
    name: impl Fn() -> &'static str + Send + 'static,
    how: impl IntoView,
) -> impl IntoView {
    let state = if is_earned {
        Text::Earned
    } else {
        Text::NotEarned
    };
    view! {
        <li class="badge-card" class:earned=is_earned>
            <svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path d=mark /></svg>
            <div>
                <strong>{name}</strong>
                <span class="heard">" ("{move || said(state)}")"</span>
                {how}
            </div>
        </li>
    }
}

const fn badge_texts(badge: Badge, game: GameId) -> (Text, Text) {
    let tip = match game {
        GameId::Supernova => Text::TipSupernova,
        GameId::Celestial => Text::TipCelestial,
        GameId::Landing => Text::TipLanding,
        GameId::Rockets => Text::TipRockets,
        GameId::Asteroids => Text::TipAsteroids,
    };
    match badge {
        Badge::Finished => (Text::BadgeFinished, Text::BadgeFinishedHow),
        Badge::Won => (Text::BadgeWon, tip),
        Badge::Strong => (Text::BadgeStrong, Text::BadgeStrongHow),
        Badge::Crowd => (Text::BadgeCrowd, Text::BadgeCrowdHow),
        Badge::Streak => (Text::BadgeStreak, Text::BadgeStreakHow),
        Badge::Daily => (Text::BadgeDaily, Text::BadgeDailyHow),
    }
}

/// A small picture in lines, 24 by 24.
const fn badge_mark(badge: Badge) -> &'static str {
    match badge {
        Badge::Finished => "M5 21V4M5 5H18L15 9L18 13H5",
        Badge::Won => {
            "M7 4H17V9A5 5 0 0 1 7 9ZM7 6H4A3 3 0 0 0 7 10M17 6H20A3 3 0 0 1 17 10M12 14V18M8 20H16"
        }
        Badge::Strong => {
            "M3 13C6 9 18 9 21 13L18 15H6ZM6 15V18C9 20 15 20 18 18V15M12 10V6M10 7L12 5L14 7"
        }
        Badge::Crowd => {
            "M6 8A2 2 0 1 0 6 4A2 2 0 0 0 6 8ZM18 8A2 2 0 1 0 18 4A2 2 0 0 0 18 8ZM12 14A2 2 0 1 0 12 10A2 2 0 0 0 12 14ZM3 15A3 3 0 0 1 8 12M21 15A3 3 0 0 0 16 12M8 20A4 4 0 0 1 16 20"
        }
        Badge::Streak => {
            "M15 4L16.5 8L20.5 9.5L16.5 11L15 15L13.5 11L9.5 9.5L13.5 8ZM10 14L4 20M12 17L8 21M7 11L3 15"
        }
        Badge::Daily => {
            "M4 6H20V20H4ZM4 10H20M8 3V7M16 3V7M12 12L13 14L15 15L13 16L12 18L11 16L9 15L11 14Z"
        }
    }
}
