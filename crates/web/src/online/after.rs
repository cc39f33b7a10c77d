//! After a game with others: again, once more, and was it fair?

use super::banners::name_of;
use super::board_screens;
use super::http::Trouble;
use super::identity::identity;
use super::table::{Facts, OnlineTable, numbered};
use crate::text::{Localize, Text, say};
use crate::{dom, games, settings};
use board_kit::SeatMark;
use board_kit::signals::{Memo, RwSignal};
use client::Witness;
use engine::{Seat, SeatSet};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Command, Over, SeatControl, SeatHolder, SeatState, limits};
use record::{Record, RecordError, Verdict, Verified};
use registry::GameId;
use std::sync::Arc;
use text::{record_error, together};

/// What one can do now.
#[component]
pub(crate) fn After(table: OnlineTable) -> impl IntoView {
    let id = table.id.get_value();
    let seated = move || !table.mine().is_empty();
    let may_choose = move || seated() && table.rematched.with(Option::is_none);
    view! {
        {move || table.rematched.get().map(|next| view! {
            <a class="button primary" href=format!("/t/{next}") data-testid="to-rematch">{move || Text::ToRematch.get()}</a>
        })}
        <div role="status">{move || wishes(table)}</div>
        <Show when=may_choose>
            <Rematch table />
            <NextGames table />
        </Show>
        <a class="button quiet" href=format!("/t/{id}/replay") data-testid="to-replay">{move || Text::Replay.get()}</a>
        <Show when=seated>
            <button
                class="quiet"
                data-testid="share-game"
                aria-pressed=move || table.shared.get().to_string()
                title=together::Text::ShareNote.shown()
                on:click=move |_| table.command(Command::Share { on: !table.shared.get_untracked() })
            >
                {move || if table.shared.get() { together::Text::UnshareGame.get() } else { together::Text::ShareGame.get() }}
            </button>
        </Show>
        <Fair table />
    }
}

/// Who else wants to play again. Tracks.
pub(super) fn wishes(table: OnlineTable) -> impl IntoView {
    let (mine, wanting) = (table.mine(), table.wanting.get());
    let others = wanting.iter().filter(|seat| !mine.contains(*seat));
    let line = |seat: Seat| {
        let wish = together::wants_rematch(settings::language(), name_of(table, seat));
        view! { <p class="wish" data-testid="wish"><SeatMark seat /> <span>{wish}</span></p> }
    };
    others.map(line).collect_view()
}

/// The game that was played.
fn game_of(table: OnlineTable) -> String {
    let game = |facts: &Option<_>| facts.as_ref().map(|facts: &Arc<Facts>| facts.game.clone());
    table.facts.with_untracked(game).unwrap_or_default()
}

/// The wish to play again, and the way not to wait for the others. Who has the board
/// on a wall takes everybody along.
#[component]
fn Rematch(table: OnlineTable) -> impl IntoView {
    let asked = Memo::new(move |_| {
        let mine = table.mine();
        mine.iter().all(|seat| table.wanting.get().contains(seat))
    });
    let now = move || {
        table.command(Command::NextGame {
            game: game_of(table),
        });
    };
    move || {
        if asked.get() {
            view! {
                <p class="wish" role="status">{Text::WaitingForOthers.shown()}</p>
                <button class="primary" data-testid="rematch-now" on:click=move |_| now()>
                    {together::Text::RematchNow.shown()}
                </button>
                <button class="quiet" data-testid="cancel-rematch" on:click=move |_| table.command(Command::CancelRematch {})>
                    {Text::Withdraw.shown()}
                </button>
            }
            .into_any()
        } else {
            let wish = move |_| match table.hand_first.get_untracked() {
                true => now(),
                false => table.command(Command::Rematch {}),
            };
            view! {
                <button class="primary" data-testid="rematch" on:click=wish>{Text::Rematch.shown()}</button>
            }
            .into_any()
        }
    }
}

/// How many people go on to the next game, as the server counts them: nobody who left
/// the seat to a bot without wanting to play again, and nobody who has been away for
/// long. Tracks.
fn going_on(table: OnlineTable) -> usize {
    let (here, wanting) = (table.here.get(), table.wanting.get());
    let conceded = |over: &Option<Over>| over.as_ref().map(|over| over.conceded);
    let conceded = table.over.with(conceded).unwrap_or(SeatSet::EMPTY);
    let seen = table.seen.get_value();
    let goes_on = |(seat, state): &(Seat, &SeatState)| {
        let wants = state.control == SeatControl::Own
            || wanting.contains(*seat)
            || conceded.contains(*seat);
        let away = dom::uptime() - seen[seat.index()];
        let comes = here.contains(*seat) || away <= limits::LONG_GONE_MS as f64;
        let is_person =
            matches!(&state.holder, SeatHolder::Person { name, .. } if !name.is_empty());
        is_person && wants && comes
    };
    table
        .seats
        .with(|seats| numbered(seats).filter(goes_on).count())
}

/// The other games that all these people can play.
#[component]
fn NextGames(table: OnlineTable) -> impl IntoView {
    let played = game_of(table);
    // Who has been away for long is so without anything happening: it counts when one looks.
    let looked = RwSignal::new(());
    let others = move || {
        looked.get();
        let people = going_on(table);
        let fits = |game: &GameId| usize::from(games::seat_range(*game).1) >= people;
        let all = games::all().into_iter();
        all.filter(|game| game.name() != played && fits(game))
            .collect::<Vec<GameId>>()
    };
    let choose = move |game: GameId| {
        let game = game.name().to_owned();
        table.command(Command::NextGame { game });
    };
    view! {
        <details class="next-games" on:toggle=move |_| looked.set(())>
            <summary data-testid="next-games">{together::Text::AnotherGame.shown()}</summary>
            <p class="muted">{together::Text::AllComeAlong.shown()}</p>
            <div class="actions">
                {move || others().into_iter().map(|game| view! {
                    <button class="quiet" data-testid=format!("next-{}", game.name()) on:click=move |_| choose(game)>
                        {move || board_screens::title(game.name())}
                    </button>
                }).collect_view()}
            </div>
        </details>
    }
}

/// What came of the check.
#[derive(Clone, PartialEq, Debug)]
enum Answer {
    Verified(Verified),
    Unfair(RecordError),
    Trouble(Trouble),
}

/// Checks by one tap, in the page, that nobody chose what chance did.
#[component]
fn Fair(table: OnlineTable) -> impl IntoView {
    let identity = identity();
    let answer = RwSignal::new(None::<Answer>);
    let busy = RwSignal::new(false);
    let check = move |_| {
        busy.set(true);
        spawn_local(async move {
            let path = format!("/api/tables/{}/record", table.id.get_value());
            let witness = table.witness.get_untracked();
            let found = match identity.text(&path).await {
                Ok(text) => examine(&text, &witness).await,
                Err(trouble) => Answer::Trouble(trouble),
            };
            if busy.try_set(false).is_none() {
                answer.set(Some(found));
            }
        });
    };
    view! {
        <button class="quiet" data-testid="fair" disabled=move || busy.get() on:click=check>
            {move || Text::WasItFair.get()}
        </button>
        <div class="fairness" role="status" tabindex=move || answer.with(Option::is_some).then_some("0") data-testid="fairness">
            {move || answer.get().map(|answer| match answer {
                Answer::Verified(verified) => {
                    let (class, text) = match verified.verdict {
                        Verdict::Fair => ("good", Text::ItWasFair.get().to_owned()),
                        Verdict::FairUntil { steps } => ("consistent", say::it_was_fair_until(settings::language(), steps)),
                        Verdict::Consistent => ("consistent", Text::ItWasConsistent.get().to_owned()),
                    };
                    view! {
                        <p class=class><strong>{text}</strong></p>
                        <ul>{details(&verified).into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
                    }.into_any()
                }
                Answer::Unfair(unfair) => view! {
                    <p class="trouble">{Text::ItWasNotFair.get()} " " <small>{record_error(&unfair, settings::language())}</small></p>
                }.into_any(),
                Answer::Trouble(trouble) => view! { <p class="trouble">{trouble.text().get()}</p> }.into_any(),
            })}
        </div>
    }
}

/// What was compared and worked out, line by line. Tracks.
fn details(verified: &Verified) -> Vec<String> {
    let language = settings::language();
    let compared = verified.compared;
    let joined = compared.commitment && compared.table;
    let is_in = |seat| verified.opened.contains(seat);
    let own = compared.sealed && compared.own.iter().any(is_in);
    let told = |known, yes: Text, no: Text| if known { yes.get() } else { no.get() }.to_owned();
    let counts = [
        (verified.opened.len(), say::fair_entropy as fn(_, _) -> _),
        (verified.withheld.len(), say::fair_withheld),
        (verified.silent.len(), say::fair_silent),
        (verified.takebacks, say::fair_takebacks),
        (verified.restores, say::fair_restores),
    ];
    let counts = counts.into_iter().filter(|(count, _)| *count > 0);
    let not_joined = match compared.undone {
        true => Text::NotComparedUndone,
        false => Text::NotComparedCommitment,
    };
    let mut lines = vec![
        told(joined, Text::FairCommitment, not_joined),
        told(own, Text::FairOwn, Text::NotComparedOwn),
        told(compared.steps, Text::FairSteps, Text::NotComparedSteps),
        say::fair_draws(language, verified.draws),
    ];
    lines.extend(counts.map(|(count, line)| line(language, count)));
    if verified.takebacks > 0 && !compared.takebacks {
        lines.push(Text::NotComparedTakebacks.get().to_owned());
    }
    lines
}

/// Compares a server's record with what this device remembers.
async fn examine(text: &str, witness: &Witness) -> Answer {
    let unreadable = || Answer::Trouble(Trouble::No("answer".to_owned()));
    let Ok(record) = Record::parse(text) else {
        return unreadable();
    };
    match board_screens::check(&record, witness).await {
        Some(Ok(verified)) => Answer::Verified(verified),
        Some(Err(unfair)) => Answer::Unfair(unfair),
        None => unreadable(),
    }
}
