//! What the server says.

use super::sight::Sight;
use super::{Clocks, ConnectionStatus, Facts, Shown, Table};
use crate::dom;
use crate::table::{News, Told};
use crate::text::Text;
use engine::{Seat, Viewer};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{
    ChatLine, Command, Emote, Invalid, Joined, Over, PlayedTurn, Position, SeatControl, SeatHolder,
    Seating, ServerMessage, Stage, Step,
};
use serde_json::Value;
use std::sync::Arc;

/// How long an emote is shown, in milliseconds.
const EMOTE: u32 = 3_500;

impl Table {
    pub(super) fn take(self, message: ServerMessage) {
        match message {
            ServerMessage::Joined(joined) => self.joined(*joined),
            ServerMessage::Step(step) => self.step(&step),
            ServerMessage::Seats(seating) => self.seating(seating),
            ServerMessage::Presence { here, watching } => {
                self.here.set(here);
                self.watching.set(watching);
            }
            ServerMessage::Chat(line) => self.chat(line),
            ServerMessage::Emote { seat, emote } => self.emote(seat, emote),
            ServerMessage::Asked { revision, proposal } => {
                self.asked.set_value(revision);
                self.settled.set(None);
                self.proposal.set(Some(proposal));
            }
            ServerMessage::Settled { settlement, .. } => {
                if self.proposal.get_untracked().is_some() {
                    self.settled.set(Some(settlement));
                }
                self.proposal.set(None);
            }
            ServerMessage::Undone {
                revision,
                seat,
                position,
                ..
            } => self.undone(revision, seat, &position),
            ServerMessage::Over(over) => self.ended(over),
            ServerMessage::Rematch { wanting, .. } => self.wanting.set(wanting),
            ServerMessage::Rematched { table, .. } => {
                self.rematched.set(Some(table.clone()));
                self.follow.set(Some(table));
            }
            ServerMessage::History { seat, turns, .. }
                if viewer_of(seat) == self.viewer.get_value() =>
            {
                let told = turns.iter().flat_map(|PlayedTurn(actor, events)| {
                    let events: Vec<Value> = events.read().unwrap_or_default();
                    events.into_iter().map(|event| (*actor, event))
                });
                let past = told.collect();
                self.tell(News::Past { past });
            }
            ServerMessage::Closed { .. } => {
                self.stage.set(Stage::Closed);
                self.shut.set(Some(Text::TableClosed));
            }
            ServerMessage::Invalid { why, .. } => self.invalid(&why),
            ServerMessage::Fault { .. } => self.notice.set(Some(Text::ServerFault)),
            // Greetings and lists are for others.
            _ => {}
        }
    }

    fn invalid(self, why: &Invalid) {
        match why {
            Invalid::NoSuchTable {} => self.shut.set(Some(Text::NoSuchTable)),
            Invalid::OtherRules { .. } => self.shut.set(Some(Text::OtherRules)),
            Invalid::Protocol { .. } => self.shut.set(Some(Text::PageTooOld)),
            _ => self.notice.set(Some(Text::NotUnderstood)),
        }
    }

    fn joined(self, joined: Joined) {
        let seat = joined.seat;
        self.facts.set(Some(Arc::new(Facts {
            game: joined.game,
            options: joined.options.read().unwrap_or_default(),
            clock: joined.clock,
            spectators: joined.spectators,
        })));
        let running = joined
            .position
            .as_ref()
            .and_then(|position| position.decider);
        self.seating(joined.seating);
        self.clocks.update(|clocks| clocks.running = running);
        self.chat.set(joined.chat);
        self.proposal.set(joined.proposal);
        self.asked.set_value(joined.revision);
        self.rematched.set(joined.rematched);
        if let Some(position) = &joined.position {
            self.sights
                .update_value(|sights| sights.set(seat, Sight::of(joined.revision, position)));
            self.wind(&position.clocks, position.decider);
        }
        self.over.set(joined.over);
        self.stage.set(joined.stage);
        if joined.stage == Stage::Closed {
            self.shut.set(Some(Text::TableClosed));
        }
        if viewer_of(seat) == self.viewer.get_value() {
            self.show_all();
        }
    }

    /// Tells the controller everything that the present viewer sees.
    pub(super) fn show_all(self) {
        let viewer = self.viewer.get_value();
        let Some(sight) = self.sights.with_value(|sights| sights.get(viewer).cloned()) else {
            return;
        };
        self.tell(News::Joined {
            viewer,
            steps: Vec::new(),
            now: sight.now(viewer),
        });
        if let Some(over) = self.over.get_untracked() {
            let outcome = over.outcome;
            self.tell(News::Ended { outcome });
        } else {
            self.thinking(sight.decider);
        }
        self.recall();
    }

    /// Asks for the log from the start.
    pub(super) fn recall(self) {
        let viewer = self.viewer.get_value();
        self.command_quietly(Command::History {
            seat: seat_of(viewer),
        });
    }

    fn step(self, step: &Step) {
        self.wind(&step.clocks, step.decider);
        let fresh = self.sights.try_update_value(|sights| sights.step(step));
        let viewer = viewer_of(step.seat);
        let Some(fresh) = fresh.flatten() else { return };
        self.settled.set(None);
        self.consent.set(None);
        if viewer != self.viewer.get_value() {
            return;
        }
        let Some(sight) = self.sights.with_value(|sights| sights.get(viewer).cloned()) else {
            return;
        };
        let news = News::Stepped {
            step: Told {
                actor: fresh.actor,
                events: fresh.events,
            },
            now: sight.now(viewer),
        };
        self.tell(news);
        self.thinking(sight.decider);
    }

    /// Tells that a bot has begun to think, if one has.
    pub(super) fn thinking(self, decider: Option<Seat>) {
        let Some(seat) = decider else { return };
        let bot = self.seats.with_untracked(|seats| {
            seats.get(seat.index()).is_some_and(|info| {
                matches!(info.holder, SeatHolder::Bot { .. }) || info.control != SeatControl::Own
            })
        });
        if bot {
            self.tell(News::Thinking { seat });
        }
    }

    fn undone(self, revision: protocol::Revision, seat: Option<Seat>, position: &Position) {
        if !self
            .sights
            .with_value(|sights| sights.is_news(seat, revision))
        {
            return;
        }
        self.sights
            .update_value(|sights| sights.set(seat, Sight::of(revision, position)));
        self.wind(&position.clocks, position.decider);
        self.consent.set(None);
        if viewer_of(seat) == self.viewer.get_value() {
            self.show_all();
        }
    }

    fn ended(self, over: Over) {
        let outcome = over.outcome;
        self.over.set(Some(over));
        self.stage.set(Stage::Over);
        self.clocks.update(|clocks| clocks.running = None);
        self.tell(News::Ended { outcome });
    }

    fn seating(self, seating: Seating) {
        let running = self.clocks.with_untracked(|clocks| clocks.running);
        self.wind(&seating.clocks, running);
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
        self.clocks.set(Clocks {
            left: left.to_vec(),
            at: dom::uptime(),
            running,
        });
    }

    fn chat(self, line: ChatLine) {
        if line.user != self.me.get_value() {
            self.unread.update(|unread| *unread += 1);
        }
        self.chat.update(|chat| chat.push(line));
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

    /// Whether one can do things here just now. Tracks.
    pub(crate) fn is_here(self) -> bool {
        self.connection.get() == ConnectionStatus::Here
    }
}

pub(super) fn viewer_of(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

pub(super) fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}
