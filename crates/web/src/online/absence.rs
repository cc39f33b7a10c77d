//! Who is away: how long the others wait, and what they can do about it.

use super::banners::name_of;
use super::clock::shown;
use super::day;
use super::table::{Absent, OnlineTable};
use crate::dom;
use crate::settings::language;
use crate::table::LoggedNote;
use crate::text::Localize;
use board_kit::signals::{Memo, RwSignal, effect};
use engine::{Seat, SeatSet};
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use protocol::{Command, Note, NoteKind};
use text::together::{self as say, Text};

/// Nobody is called absent for a page that is loaded again, in milliseconds.
const NOT_YET: f64 = 3_000.0;
/// How often the countdown is looked at, in milliseconds.
const TICK: u32 = 250;

/// Whom the game waits for, seen from this device: somebody else.
fn other(table: OnlineTable) -> Option<Absent> {
    let absent = table.absent.get()?;
    (!table.mine().contains(absent.seat)).then_some(absent)
}

/// What the status line says while somebody else is away. Tracks.
pub(super) fn status(table: OnlineTable) -> Option<String> {
    if let Some(vacation) = vacation(table) {
        return Some(vacation);
    }
    let absent = table.absent.get()?;
    let name = name_of(table, absent.seat);
    match (table.mine().contains(absent.seat), absent.due) {
        (true, None) => Some(Text::GameWaitsForYou.get().to_owned()),
        (true, Some(_)) => None,
        (false, None) => Some(say::absent_waits(language(), name)),
        (false, Some(_)) if absent.play_on.is_some() => Some(say::absent_on_time(language(), name)),
        (false, Some(_)) => Some(say::absent_now(language(), name)),
    }
}

/// What is said while the game waits for somebody else who is on vacation. Tracks.
fn vacation(table: OnlineTable) -> Option<String> {
    let seat = table.clocks.with(|clocks| clocks.running)?;
    let until = table.seat(seat)?.vacation?;
    let name = name_of(table, seat);
    let is_other = !table.mine().contains(seat);
    is_other.then(|| say::note_vacation(language(), name, day(until)))
}

/// What people did beside playing, in words. Tracks.
pub(super) fn notes(table: OnlineTable) -> Vec<LoggedNote> {
    let notes = table.notes.get();
    let line = |(index, note): (usize, Note)| {
        let name = match (note.seat, &note.person) {
            (Some(seat), _) => name_of(table, seat),
            (None, Some(person)) if !person.name.is_empty() => person.name.clone(),
            _ => Text::SomeSpectator.get().to_owned(),
        };
        let by = note.by.map(|by| name_of(table, by)).unwrap_or_default();
        let language = language();
        let text = match note.what {
            NoteKind::Left => say::note_left(language, name),
            NoteKind::OutOfTime => say::note_out_of_time(language, name),
            NoteKind::Away => say::note_away(language, name),
            NoteKind::Resumed => say::note_resumed(language, name),
            NoteKind::WaitFor => say::note_wait_for(language, by, name),
            NoteKind::PlayOn => say::note_play_on(language, by, name),
            NoteKind::Undone => say::note_undone(language, name),
            NoteKind::Conceded => say::note_conceded(language, name),
            NoteKind::Host => say::note_host(language, name),
            NoteKind::HandedOver if note.by.is_none() => {
                say::note_handed_over_by_host(language, name)
            }
            NoteKind::HandedOver => say::note_handed_over(language, by, name),
            NoteKind::Kicked if note.seat.is_none() => say::note_removed(language, name),
            NoteKind::Kicked => say::note_kicked(language, name),
            NoteKind::Shared => say::note_shared(language, name),
            NoteKind::Unshared => say::note_unshared(language, name),
            NoteKind::UndoAsked => say::note_undo_asked(language, name),
            NoteKind::UndoDeclined => say::note_undo_declined(language, by, name),
            NoteKind::DrawOffered => say::note_draw_offered(language, name),
            NoteKind::DrawDeclined => say::note_draw_declined(language, by),
            NoteKind::Withdrawn => say::note_withdrawn(language, name),
            NoteKind::Muted => say::note_muted(language, name),
            NoteKind::Unmuted => say::note_unmuted(language, name),
            NoteKind::Vacation => {
                say::note_vacation(language, name, note.until.map(day).unwrap_or_default())
            }
            NoteKind::VacationEnded => say::note_vacation_ended(language, name),
        };
        LoggedNote {
            key: index,
            turns: note.turns,
            seat: note.seat,
            text,
            is_told: note.what == NoteKind::Undone,
        }
    };
    notes.into_iter().enumerate().map(line).collect()
}

/// How a game ended that was given up, for the one who looks. Tracks.
pub(super) fn concession(conceded: SeatSet, you: Option<Seat>, table: OnlineTable) -> String {
    let names: Vec<String> = conceded.iter().map(|seat| name_of(table, seat)).collect();
    let names = names.join(", ");
    match you {
        Some(seat) if conceded.contains(seat) => Text::YouConceded.get().to_owned(),
        Some(_) => say::won_by_concession(language(), names),
        None => say::note_conceded(language(), names),
    }
}

/// Says who is away and when a bot plays, and asks whether to wait.
#[component]
pub(super) fn AbsentLine(table: OnlineTable) -> impl IntoView {
    let now = RwSignal::new(dom::uptime());
    let ticking = StoredValue::new_local(None::<Interval>);
    let since = StoredValue::new(0.0);
    effect(move |_| {
        let absent = other(table).is_some();
        since.set_value(dom::uptime());
        now.set(dom::uptime());
        let tick = move || {
            let _ = now.try_set(dom::uptime());
        };
        ticking.set_value(absent.then(|| Interval::new(TICK, tick)));
    });
    // Whole seconds, so that nothing is drawn anew in between.
    let told = Memo::new(move |_| {
        let absent = other(table)?;
        if now.get() - since.get_value() < NOT_YET {
            return None;
        }
        let left = absent.due.map(|due| {
            let left = (due - now.get()).max(0.0) as u64;
            left.div_ceil(1_000) * 1_000
        });
        // While a time runs, nobody can wait longer, and play on after a while only.
        let may_play_on = absent.play_on.is_none_or(|from| from <= now.get());
        Some((absent.seat, left, absent.play_on.is_some(), may_play_on))
    });
    let may_say = move || !table.mine().is_empty();
    move || {
        told.get().map(|(seat, left, has_time, may_play_on)| {
            let name = name_of(table, seat);
            let text = match left {
                Some(left) if has_time => {
                    say::absent_time_left(language(), name, shown(left, language()))
                }
                Some(left) => say::absent_in(language(), name, shown(left, language())),
                None => say::absent_waits(language(), name),
            };
            view! {
                <div class="banner absent" data-testid="absent" role="timer">
                    <span>{text}</span>
                    {may_say().then(|| view! {
                        <span class="actions">
                            {left.filter(|_| !has_time).map(|_| view! {
                                <button class="quiet" data-testid="wait-for" on:click=move |_| table.command(Command::WaitFor { seat })>
                                    {Text::WaitForThem.shown()}
                                </button>
                            })}
                            {may_play_on.then(|| view! {
                                <button class="primary" data-testid="play-on" on:click=move |_| table.command(Command::PlayOn { seat })>
                                    {Text::PlayOn.shown()}
                                </button>
                            })}
                        </span>
                    })}
                </div>
            }
        })
    }
}

/// What being away means at this table. Tracks.
pub(super) fn rule(table: OnlineTable) -> Option<String> {
    let facts = table.facts.get()?;
    let language = language();
    let others = table.seats.with(|seats| {
        let people = seats
            .iter()
            .filter(|info| !matches!(info.holder, protocol::SeatHolder::Bot { .. }));
        people.count() > 1
    });
    let level = text::level_name(facts.takeover, language);
    Some(match facts.away_seconds {
        _ if !others => Text::AbsenceAlone.said(language).to_owned(),
        Some(seconds) => say::absence_away(language, shown(seconds * 1_000, language), level),
        None => say::absence_clock(language, level),
    })
}
