//! Showing what the table told: one step after the other, event by event.

use super::{Event, Line, TableController, View, parse};
use crate::sound;
use crate::table::Verdict;
use crate::table::message::{Due, News, Now, Request, Told};
use board_kit::{Board, Draft, OwnMoves, Secrecy};
use engine::{Seat, Viewer};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use serde_json::Value;
use std::collections::VecDeque;
use std::sync::Arc;

/// A bot's move never comes faster than this, in milliseconds.
const BREATH: u32 = 450;

/// With more than this waiting to be shown, nothing is animated.
const BACKLOG: usize = 6;

impl<B: Board> TableController<B> {
    /// Shows everything that waits, then lets the person act.
    pub(super) async fn show(self) {
        while let Some(update) = self.queue.try_update_value(VecDeque::pop_front).flatten() {
            match update {
                News::Joined { viewer, steps, now } => self.join(viewer, steps, now),
                News::Stepped { step, now } => self.step(step, now).await,
                News::Thinking { seat } => self.thinking.set(Some(seat)),
                News::Past { past } => self.recall(past),
                News::Ended { verdict } => {
                    self.due.set(Due::Over);
                    self.outcome.set(verdict.map(Verdict::outcome));
                }
                _ => {}
            }
        }
        // The page may have been left meanwhile.
        let _ = self.skip.try_set_value(false);
        if self.busy.try_set(false).is_none() {
            self.hand_over();
        }
    }

    fn join(self, viewer: Viewer, steps: Vec<Told>, now: Now) {
        let Some(view) = parse::<View<B>>(now.view.clone()) else {
            return;
        };
        self.viewer.set(viewer);
        self.thinking.set(None);
        self.log.set(Vec::new());
        self.since.set(Arc::default());
        for step in steps {
            let events = step.events.into_iter().filter_map(parse).collect();
            self.remember(step.actor, events);
        }
        self.scene.set(Some(Arc::new(B::scene(&view))));
        self.settle(view, now);
        self.curtain.set(None);
        self.joined.set(true);
    }

    /// Writes the log anew, from the start.
    fn recall(self, past: Vec<(Option<Seat>, Value)>) {
        let lines = past
            .into_iter()
            .filter_map(|(actor, event)| Some((actor, parse(event)?)))
            .enumerate()
            .map(|(key, (actor, event))| Arc::new(Line { key, actor, event }));
        self.log.set(lines.collect());
    }

    async fn step(self, step: Told, now: Now) {
        let Some(view) = parse::<View<B>>(now.view.clone()) else {
            return;
        };
        let events: Vec<Event<B>> = step.events.into_iter().filter_map(parse).collect();
        let own = step
            .actor
            .is_some_and(|seat| self.viewer.get_untracked().is(seat));
        if step.actor.is_some() && !own {
            // People like to see who moves before something moves.
            self.wait(BREATH).await;
        }
        if self.thinking.try_set(None).is_some() {
            return;
        }
        let shown_already = own && B::OWN_MOVES == OwnMoves::Settled;
        if own {
            self.draft.set(Draft::default());
        }
        if !shown_already {
            for event in &events {
                let Some(scene) = self.scene.try_get_untracked().flatten() else {
                    return;
                };
                let mut scene = (*scene).clone();
                let beat = B::play(&mut scene, event);
                self.now.set(Some(Arc::new(event.clone())));
                self.scene.set(Some(Arc::new(scene)));
                if self.settings.sound.get_untracked() {
                    sound::play(beat.cue);
                }
                self.wait(beat.millis).await;
                if self.now.try_set(None).is_some() {
                    return;
                }
            }
        }
        self.remember(step.actor, events);
        self.scene.set(Some(Arc::new(B::scene(&view))));
        self.settle(view, now);
    }

    /// Writes events into the log and into what changed since the viewer's
    /// last turn.
    fn remember(self, actor: Option<Seat>, events: Vec<Event<B>>) {
        let own = actor.is_some_and(|seat| self.viewer.get_untracked().is(seat));
        self.log.update(|log| {
            for event in &events {
                log.push(Arc::new(Line {
                    key: log.len(),
                    actor,
                    event: event.clone(),
                }));
            }
        });
        if own {
            self.since.set(Arc::default());
        } else {
            self.since
                .update(|since| Arc::make_mut(since).extend(events));
        }
    }

    /// The table as it stands after a step.
    fn settle(self, view: View<B>, now: Now) {
        self.view.set(Some(Arc::new(view)));
        self.legal.set(Arc::new(
            now.legal
                .iter()
                .filter_map(|one| one.parse().ok())
                .collect(),
        ));
        self.due.set(now.due);
        self.undo.set(now.undo);
        self.outcome.set(now.verdict.map(Verdict::outcome));
        self.draft.set(Draft::default());
        self.sent.set(false);
        self.number.set_value(now.number);
        self.ask(&Request::Shown { number: now.number });
    }

    /// A pause at the present pace, unless the person skips.
    async fn wait(self, millis: u32) {
        const SLICE: u32 = 40;
        let pace = self
            .settings
            .speed
            .try_get_untracked()
            .map_or(0.0, |speed| speed.pace());
        let still = self.settings.still.try_get_untracked().unwrap_or(true);
        // Whoever was away wants to see where things stand, not wait for it.
        let late = self.backlog() > BACKLOG;
        let mut rest = if still || late {
            0
        } else {
            (f64::from(millis) * pace) as u32
        };
        while rest > 0 && self.skip.try_get_value() == Some(false) {
            let slice = rest.min(SLICE);
            TimeoutFuture::new(slice).await;
            rest -= slice;
        }
    }

    /// Cuts the present animation short.
    pub(crate) fn skip(self) {
        if self.busy.get_untracked() {
            self.skip.set_value(true);
        }
    }

    /// Turns the device to the next person, behind a curtain if there is
    /// anything to hide.
    fn hand_over(self) {
        let Due::Seat(seat) = self.due.get_untracked() else {
            return;
        };
        let people = self.people();
        if !people.contains(&seat) || self.viewer.get_untracked().is(seat) {
            return;
        }
        if B::SECRECY == Secrecy::Hidden && people.len() > 1 {
            self.curtain.set(Some(seat));
        } else {
            self.look(Viewer::Seat(seat));
        }
    }
}
