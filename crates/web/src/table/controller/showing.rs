//! Showing what the table told: one turn after the other, event by event.

use super::{Action, Event, Line, TableController, View};
use crate::{dom, sound};
use board_kit::{Board, OwnMoves};
use client::{Animated, GameUpdate, HandOver, Next, Pace, hand_over};
use engine::prelude::*;
use engine::{Seat, Turn, Viewer};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Over, PlayedTurn, Position, Revision};
use std::sync::Arc;

/// Another seat's move begins after this pause, in milliseconds: people like to
/// see who moves before something moves.
const BREATH: u32 = 450;

/// How often a running animation looks whether it was skipped, in milliseconds.
const SLICE: u64 = 40;

/// What waits to be shown.
pub(super) enum Queued<B: Board> {
    /// A turn, event by event.
    Turn(QueuedTurn<B>),
    /// The whole position of a viewer, at once.
    Position(Viewer, Standing<B>),
    /// The turns so far, for the log.
    Turns(Vec<PlayedTurn>),
    /// The end of the game.
    Over(Over),
}

/// Where the game stands.
pub(super) struct Standing<B: Board> {
    revision: Revision,
    view: View<B>,
    decider: Option<Seat>,
    legal: Vec<Action<B>>,
}

impl<B: Board> Standing<B> {
    fn read(revision: Revision, position: &Position) -> Option<Self> {
        let legal = position.legal.split_whitespace();
        Some(Self {
            revision,
            view: position.view.read_named().ok()?,
            decider: position.decider,
            legal: legal.filter_map(|action| action.parse().ok()).collect(),
        })
    }
}

/// A turn on its way to the screen.
pub(super) struct QueuedTurn<B: Board> {
    actor: Option<Seat>,
    is_own: bool,
    events: Vec<Event<B>>,
    /// Where it led; nothing if the next turn follows at once.
    after: Option<Standing<B>>,
}

impl<B: Board> Animated for Queued<B> {
    fn lead_in(&self) -> u32 {
        match self {
            Self::Turn(turn) if turn.actor.is_some() && !turn.is_own => BREATH,
            _ => 0,
        }
    }

    fn parts(&self) -> usize {
        match self {
            Self::Turn(turn) if turn.is_own && B::OWN_MOVES == OwnMoves::Settled => 0,
            Self::Turn(turn) => turn.events.len(),
            _ => 0,
        }
    }
}

impl<B: Board> TableController<B> {
    /// Shows an update after those that wait already, if it is for the viewer
    /// of this device.
    pub(super) fn enqueue(self, update: GameUpdate) {
        let Some(queued) = self.prepare(update) else {
            return;
        };
        let was_idle = self.queue.try_update_value(|queue| queue.push(queued));
        if was_idle == Some(true) {
            self.busy.set(true);
            spawn_local(self.show());
        }
    }

    fn prepare(self, update: GameUpdate) -> Option<Queued<B>> {
        let told = self.told.get_value();
        let is_told = |viewer: Viewer| (viewer == told && self.begun.get_value()).then_some(viewer);
        match update {
            GameUpdate::Position(viewer) => {
                let viewer = is_told(viewer)?;
                let standing = self.viewpoints.with_value(|viewpoints| {
                    let viewpoint = viewpoints.get(viewer)?;
                    Standing::read(viewpoint.revision, &viewpoint.position)
                });
                Some(Queued::Position(viewer, standing?))
            }
            GameUpdate::Turn {
                viewer,
                revision,
                actor,
                events,
                position,
            } => {
                let viewer = is_told(viewer)?;
                Some(Queued::Turn(QueuedTurn {
                    actor,
                    is_own: actor.is_some_and(|seat| viewer.is(seat)),
                    events: events.read_named().unwrap_or_default(),
                    after: position.and_then(|position| Standing::read(revision, &position)),
                }))
            }
            GameUpdate::Turns(viewer) => Some(Queued::Turns(self.turns(is_told(viewer)?)?)),
            GameUpdate::Over(over) => Some(Queued::Over(over)),
            GameUpdate::Hint(_) => None,
        }
    }

    /// What a viewer was told since the start, if that is known.
    fn turns(self, viewer: Viewer) -> Option<Vec<PlayedTurn>> {
        self.viewpoints
            .with_value(|viewpoints| viewpoints.get(viewer)?.turns.clone())
    }

    /// Shows everything that waits, then lets the person act.
    async fn show(self) {
        loop {
            let next = self
                .queue
                .try_update_value(|queue| queue.next(self.pace(), dom::now()));
            match next {
                Some(Next::Wait(until)) => {
                    let rest = until.saturating_sub(dom::now()).min(SLICE);
                    TimeoutFuture::new(u32::try_from(rest).unwrap_or_default()).await;
                }
                Some(Next::Part(part)) => self.show_event(part),
                Some(Next::Done(queued)) => self.finish(queued),
                Some(Next::Idle) => {
                    self.busy.set(false);
                    return self.hand_over();
                }
                // The page was left meanwhile.
                None => return,
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

    /// Shows one event of the turn that is being shown.
    fn show_event(self, part: usize) {
        let event = self.queue.with_value(|queue| match queue.front() {
            Some(Queued::Turn(turn)) => turn.events.get(part).cloned(),
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

    /// An update was shown.
    fn finish(self, queued: Queued<B>) {
        match queued {
            Queued::Turn(turn) => {
                self.now.set(None);
                self.remember(turn.actor, turn.events);
                if let Some(standing) = turn.after {
                    self.settle(standing);
                }
            }
            Queued::Position(viewer, standing) => {
                self.viewer.set(viewer);
                self.recall(self.turns(viewer).unwrap_or_default());
                self.settle(standing);
                let over = self
                    .viewpoints
                    .with_value(|viewpoints| viewpoints.over().cloned());
                if let Some(over) = over {
                    self.end(&over);
                }
                self.curtain.set(None);
                self.joined.set(true);
            }
            Queued::Turns(turns) => self.recall(turns),
            Queued::Over(over) => self.end(&over),
        }
    }

    fn end(self, over: &Over) {
        self.turn.set(Turn::Over);
        self.thinking.set(None);
        self.outcome.set(over.outcome);
    }

    /// Writes the log anew, from the start.
    fn recall(self, turns: Vec<PlayedTurn>) {
        self.log.set(Vec::new());
        self.since.set(Arc::default());
        for PlayedTurn(actor, events) in turns {
            self.remember(actor, events.read_named().unwrap_or_default());
        }
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

    /// The table as it stands now.
    fn settle(self, standing: Standing<B>) {
        let Standing {
            revision,
            view,
            decider,
            legal,
        } = standing;
        self.scene.set(Some(Arc::new(B::scene(&view))));
        self.view.set(Some(Arc::new(view)));
        self.legal.set(Arc::new(legal));
        // What has no decider gets one, or an end, in the next message.
        self.turn.set(decider.map_or(Turn::Chance, Turn::Decide));
        let is_bot = |seat: &Seat| {
            self.seating
                .with_untracked(|seating| seating.thinking.contains(*seat))
        };
        self.thinking.set(decider.filter(is_bot));
        self.outcome.set(None);
        self.clear_draft();
        self.sent.set(false);
        self.revision.set_value(revision);
        let viewer = self.viewer.get_untracked();
        self.with_backend(|backend| backend.shown(viewer, revision));
    }

    /// Cuts the present animation short.
    pub(crate) fn skip(self) {
        self.queue.update_value(|queue| queue.skip());
    }

    /// Turns the device to the next person, behind a curtain if there is
    /// anything to hide.
    fn hand_over(self) {
        let viewer = self.viewer.get_untracked();
        let has_secrets = B::Game::HAS_SECRETS;
        match hand_over(
            self.turn.get_untracked(),
            viewer,
            &self.people(),
            has_secrets,
        ) {
            HandOver::Stay => {}
            HandOver::Look(seat) => self.look(Viewer::Seat(seat)),
            HandOver::Curtain(seat) => self.curtain.set(Some(seat)),
        }
    }
}
