//! What the server says.

use super::{Absent, ConnectionStatus, Facts, OnlineTable, Said, Shown};
use crate::dom;
use crate::online::hidden;
use crate::table::TableEvent;
use crate::text::Text;
use engine::Seat;
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{
    ChatLine, Emote, Invalid, Joined, NoteKind, Over, Seating, ServerMessage, Settlement,
    Spectators, Stage,
};
use std::sync::Arc;

/// How long an emote is shown, in milliseconds.
const EMOTE: u32 = 3_500;
/// How long it is shown what became of a question, in milliseconds. The log keeps it.
const SETTLED: u32 = 6_000;

impl OnlineTable {
    pub(super) fn take(self, message: ServerMessage) {
        let update = self
            .viewpoints
            .try_update_value(|viewpoints| viewpoints.hear(&message));
        match message {
            ServerMessage::Joined(joined) => self.joined(*joined),
            ServerMessage::Step(step) => {
                self.wind(&step.clocks, step.decider);
                self.settled.set(None);
                self.consent.set(None);
            }
            ServerMessage::Started(started) => {
                self.told_seating();
                self.wind(&started.clocks, started.decider);
                self.stage.set(Stage::Playing);
            }
            ServerMessage::Seats(seating) => self.seating(seating),
            ServerMessage::Committed { .. } | ServerMessage::Starting { .. } => {
                self.told_seating();
            }
            ServerMessage::Presence { here, watching } => {
                self.seen.update_value(|seen| {
                    for seat in self.here.get_untracked().iter() {
                        seen[seat.index()] = dom::uptime();
                    }
                });
                self.here.set(here);
                self.watching.set(watching);
            }
            ServerMessage::Absence { seat, ms, play_on } => {
                let from_now = |ms: u64| dom::uptime() + ms as f64;
                self.absent.set(seat.map(|seat| Absent {
                    seat,
                    due: ms.map(from_now),
                    play_on: play_on.map(from_now),
                }));
            }
            ServerMessage::Clock { seat, ms } => self.clocks.update(|clocks| {
                clocks.running = seat;
                clocks.from = dom::uptime() + ms as f64;
            }),
            ServerMessage::Noted(note) => {
                match note.what {
                    NoteKind::Shared => self.shared.set(true),
                    NoteKind::Unshared => self.shared.set(false),
                    _ => {}
                }
                self.notes.update(|notes| notes.push(note));
            }
            ServerMessage::Kicked { reason, ban, .. } => {
                self.kicked.set(Some(reason));
                if ban {
                    self.shut.set(Some(Text::KickedOut));
                }
            }
            ServerMessage::History { notes, .. } => self.notes.set(notes),
            ServerMessage::Chat(line) => self.chat(line),
            ServerMessage::Emote { seat, emote } => self.emote(seat, emote),
            ServerMessage::Asked { revision, proposal } => {
                self.declined.set_value(false);
                self.asked.set_value(revision);
                self.settled.set(None);
                self.proposal.set(Some(proposal));
            }
            ServerMessage::Settled { settlement, .. } => {
                // Who has said no knows it.
                let is_known = self.declined.get_value() && settlement == Settlement::Declined;
                if self.proposal.get_untracked().is_some() && !is_known {
                    self.settle(settlement);
                }
                self.proposal.set(None);
            }
            ServerMessage::Undone {
                position, turns, ..
            } => {
                self.notes.update(|notes| {
                    for note in notes {
                        note.turns = note.turns.min(turns);
                    }
                });
                self.wind(&position.clocks, position.decider);
                self.consent.set(None);
            }
            ServerMessage::Over(over) => self.ended(over),
            ServerMessage::Withheld { lines, .. } => self.chat.update(|chat| {
                for line in lines {
                    if !chat
                        .iter()
                        .any(|known| known.line.revision == line.revision)
                    {
                        chat.push(Said::new(line));
                    }
                }
                chat.sort_by_key(|said| said.line.revision);
            }),
            ServerMessage::Rematch { wanting, .. } => self.wanting.set(wanting),
            ServerMessage::Rematched { table, .. } => {
                self.rematched.set(Some(table.clone()));
                self.follow.set(Some(table));
            }
            ServerMessage::Closed { .. } => {
                let facts = self.facts.get_untracked();
                let is_private = facts.is_some_and(|it| it.spectators == Spectators::Nobody);
                let watches = untrack(|| self.mine()).is_empty();
                self.stage.set(Stage::Closed);
                self.shut.set(Some(match is_private && watches {
                    true => Text::NoSpectators,
                    false => Text::TableClosed,
                }));
            }
            ServerMessage::Invalid { why, .. } => self.invalid(&why),
            ServerMessage::Fault { .. } => self.notice.set(Some(Text::ServerFault)),
            // Greetings and lists are for others.
            _ => {}
        }
        if let Some(update) = update.flatten() {
            self.tell(TableEvent::Update(update));
        }
    }

    fn invalid(self, why: &Invalid) {
        match why {
            Invalid::Kicked {} => self.shut.set(Some(Text::KickedOut)),
            Invalid::Banned {} => self.shut.set(Some(Text::AccountBanned)),
            Invalid::Barred {} => self.shut.set(Some(Text::NetworkBarred)),
            Invalid::NoSuchTable {} => self.shut.set(Some(Text::NoSuchTable)),
            Invalid::OtherRules { .. } => self.shut.set(Some(Text::OtherRules)),
            Invalid::Protocol { .. } => self.shut.set(Some(Text::PageTooOld)),
            Invalid::NameTaken {} => self.notice.set(Some(Text::NameTaken)),
            _ => self.notice.set(Some(Text::NotUnderstood)),
        }
    }

    fn joined(self, joined: Joined) {
        self.facts.set(Some(Arc::new(Facts {
            game: joined.game,
            options: joined.options.read_named().unwrap_or_default(),
            clock: joined.clock,
            spectators: joined.spectators,
            visibility: joined.visibility,
            takeover: joined.takeover,
            away_seconds: joined.away_seconds,
        })));
        self.absent.set(None);
        let running = joined
            .position
            .as_ref()
            .and_then(|position| position.decider);
        self.seating(joined.seating);
        self.clocks.update(|clocks| clocks.running = running);
        self.chat
            .set(joined.chat.into_iter().map(Said::new).collect());
        self.shared.set(joined.shared);
        self.proposal.set(joined.proposal);
        self.asked.set_value(joined.revision);
        self.wanting.set(joined.wanting);
        self.rematched.set(joined.rematched);
        if let Some(position) = &joined.position {
            self.wind(&position.clocks, position.decider);
        }
        self.over.set(joined.over);
        self.stage.set(joined.stage);
        if joined.stage == Stage::Closed {
            self.shut.set(Some(Text::TableClosed));
        }
    }

    fn ended(self, over: Over) {
        self.over.set(Some(over));
        self.stage.set(Stage::Over);
        self.clocks.update(|clocks| clocks.running = None);
    }

    /// Shows who sits where after a change that the witness has taken in.
    fn told_seating(self) {
        let seating = self
            .witness
            .with_untracked(|known| known.seating().cloned());
        if let Some(seating) = seating {
            self.seating(seating);
        }
    }

    fn seating(self, seating: Seating) {
        let running = self.clocks.with_untracked(|clocks| clocks.running);
        self.wind(&seating.clocks, running);
        self.starting.set(seating.starting);
        self.host.set(Some(seating.host));
        self.muted.set(seating.muted);
        self.seats.set(Arc::new(seating.seats));
    }

    /// Sets the clocks as they were told just now.
    fn wind(self, left: &[u64], running: Option<Seat>) {
        if left.is_empty() {
            self.clocks.update(|clocks| clocks.running = running);
            return;
        }
        self.clocks.update(|clocks| {
            clocks.left = left.to_vec();
            clocks.at = dom::uptime();
            clocks.running = running;
        });
    }

    fn chat(self, line: ChatLine) {
        // Spectators talk among themselves.
        let plays = !untrack(|| self.mine()).is_empty();
        let is_apart = line.watching && plays;
        let is_unwanted = hidden::is_hidden(&line.user) || untrack(|| self.is_blocked(&line.user));
        if line.user != self.me.get_value() && !is_apart && !is_unwanted {
            self.unread.update(|unread| *unread += 1);
        }
        self.chat.update(|chat| chat.push(Said::new(line)));
    }

    fn emote(self, seat: Seat, emote: Emote) {
        let key = self
            .emotes
            .with_untracked(|all| all.last().map_or(0, |last| last.key + 1));
        self.emotes.update(|all| {
            all.retain(|shown| shown.seat != seat);
            all.push(Shown { key, seat, emote });
        });
        spawn_local(async move {
            TimeoutFuture::new(EMOTE).await;
            // The page may have been left meanwhile.
            let _ = self
                .emotes
                .try_update(|all| all.retain(|shown| shown.key != key));
        });
    }

    /// Says for a while what became of a question.
    fn settle(self, settlement: Settlement) {
        self.settled.set(Some(settlement));
        let asked = self.asked.get_value();
        spawn_local(async move {
            TimeoutFuture::new(SETTLED).await;
            // By then something else may be asked, or the page have been left.
            if self.asked.try_get_value() == Some(asked) {
                let _ = self.settled.try_set(None);
            }
        });
    }

    /// Whether one can do things here just now. Tracks.
    pub(crate) fn is_here(self) -> bool {
        self.connection.get() == ConnectionStatus::Here
    }
}
