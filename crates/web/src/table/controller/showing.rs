//! Showing what the table told: one step after the other, event by event.

use super::{Event, Line, TableController, View, parse};
use crate::table::message::{Due, News, Now, Request, Told};
use crate::{dom, sound};
use board_kit::{Board, OwnMoves};
use client::{Animated, HandOver, Next, Pace, hand_over};
use engine::prelude::*;
use engine::{Seat, Turn, Viewer};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use std::sync::Arc;

/// Another seat's move begins after this pause, in milliseconds: people like to
/// see who moves before something moves.
const BREATH: u32 = 450;

/// How often a running animation looks whether it was skipped, in milliseconds.
const SLICE: u64 = 40;

/// What waits to be shown.
pub(super) enum Queued<B: Board> {
    /// A step, event by event.
    Step(QueuedStep<B>),
    /// Anything that is there at once.
    Other(News),
}

/// A step on its way to the screen.
pub(super) struct QueuedStep<B: Board> {
    actor: Option<Seat>,
    is_own: bool,
    events: Vec<Event<B>>,
    view: View<B>,
    now: Now,
}

impl<B: Board> Animated for Queued<B> {
    fn lead_in(&self) -> u32 {
        match self {
            Self::Step(step) if step.actor.is_some() && !step.is_own => BREATH,
            _ => 0,
        }
    }

    fn parts(&self) -> usize {
        match self {
            Self::Step(step) if step.is_own && B::OWN_MOVES == OwnMoves::Settled => 0,
            Self::Step(step) => step.events.len(),
            Self::Other(_) => 0,
        }
    }
}

impl<B: Board> TableController<B> {
    /// Shows an update after those that wait already.
    pub(super) fn enqueue(self, update: News) {
        let Some(queued) = self.prepare(update) else {
            return;
        };
        let was_idle = self.queue.try_update_value(|queue| queue.push(queued));
        if was_idle == Some(true) {
            self.busy.set(true);
            spawn_local(self.show());
        }
    }

    fn prepare(self, update: News) -> Option<Queued<B>> {
        let (step, now) = match update {
            News::Stepped { step, now } => (step, now),
            News::Joined { viewer, .. } => {
                self.told.set_value(viewer);
                return Some(Queued::Other(update));
            }
            _ => return Some(Queued::Other(update)),
        };
        let viewer = self.told.get_value();
        let is_own = step.actor.is_some_and(|seat| viewer.is(seat));
        Some(Queued::Step(QueuedStep {
            actor: step.actor,
            is_own,
            events: step.events.into_iter().filter_map(parse).collect(),
            view: parse(now.view.clone())?,
            now,
        }))
    }

    /// Shows everything that waits, then lets the person act.
    async fn show(self) {
        // The page may be left meanwhile.
        while let Some(next) = self
            .queue
            .try_update_value(|queue| queue.next(self.pace(), dom::now()))
        {
            match next {
                Next::Wait(until) => {
                    let rest = until.saturating_sub(dom::now()).min(SLICE);
                    TimeoutFuture::new(u32::try_from(rest).unwrap_or_default()).await;
                }
                Next::Part(part) => self.show_event(part),
                Next::Done(Queued::Step(step)) => self.finish(step),
                Next::Done(Queued::Other(update)) => self.show_at_once(update),
                Next::Idle => {
                    self.busy.set(false);
                    return self.hand_over();
                }
            }
        }
    }

    /// How fast things are shown now.
    fn pace(self) -> Pace {
        if self.settings.still.get_untracked() {
            Pace::INSTANT
        } else {
            Pace::times(self.settings.speed.get_untracked().pace())
        }
    }

    fn show_at_once(self, update: News) {
        match update {
            News::Joined { viewer, steps, now } => self.join(viewer, steps, &now),
            News::Thinking { seat } => self.thinking.set(Some(seat)),
            News::Past { past } => self.recall(past),
            News::Ended { outcome } => {
                self.due.set(Due::Over);
                self.outcome.set(outcome);
            }
            _ => {}
        }
    }

    fn join(self, viewer: Viewer, steps: Vec<Told>, now: &Now) {
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
            .map(|(actor, event)| Arc::new(Line { actor, event }));
        self.log.set(lines.collect());
    }

    /// Shows one event of the step that is being shown.
    fn show_event(self, part: usize) {
        let event = self.queue.with_value(|queue| match queue.front() {
            Some(Queued::Step(step)) => step.events.get(part).cloned(),
            _ => None,
        });
        let (Some(event), Some(scene)) = (event, self.scene.get_untracked()) else {
            return;
        };
        self.thinking.set(None);
        let mut scene = (*scene).clone();
        let beat = B::play(&mut scene, &event);
        self.now.set(Some(Arc::new(event)));
        self.scene.set(Some(Arc::new(scene)));
        if self.settings.sound.get_untracked() {
            sound::play(beat.cue);
        }
        let pace = self.pace();
        self.queue
            .update_value(|queue| queue.hold(beat.millis, pace, dom::now()));
    }

    /// A step was shown.
    fn finish(self, step: QueuedStep<B>) {
        self.now.set(None);
        self.thinking.set(None);
        self.remember(step.actor, step.events);
        self.scene.set(Some(Arc::new(B::scene(&step.view))));
        self.settle(step.view, &step.now);
    }

    /// Writes events into the log and into what changed since the viewer's
    /// last turn.
    fn remember(self, actor: Option<Seat>, events: Vec<Event<B>>) {
        let own = actor.is_some_and(|seat| self.viewer.get_untracked().is(seat));
        self.log.update(|log| {
            for event in &events {
                log.push(Arc::new(Line {
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
    fn settle(self, view: View<B>, now: &Now) {
        self.view.set(Some(Arc::new(view)));
        self.legal.set(Arc::new(
            now.legal
                .iter()
                .filter_map(|one| one.parse().ok())
                .collect(),
        ));
        self.due.set(now.due);
        self.undo.set(now.undo);
        self.outcome.set(now.outcome);
        self.clear_draft();
        self.sent.set(false);
        self.number.set_value(now.number);
        self.ask(&Request::Shown { number: now.number });
    }

    /// Cuts the present animation short.
    pub(crate) fn skip(self) {
        self.queue.update_value(|queue| queue.skip());
    }

    /// Turns the device to the next person, behind a curtain if there is
    /// anything to hide.
    fn hand_over(self) {
        let turn = match self.due.get_untracked() {
            Due::Seat(seat) => Turn::Decide(seat),
            Due::Chance => Turn::Chance,
            Due::Over => Turn::Over,
        };
        let viewer = self.viewer.get_untracked();
        let has_secrets = B::Game::HAS_SECRETS;
        match hand_over(turn, viewer, &self.people(), has_secrets) {
            HandOver::Stay => {}
            HandOver::Look(seat) => self.look(Viewer::Seat(seat)),
            HandOver::Curtain(seat) => self.curtain.set(Some(seat)),
        }
    }
}
