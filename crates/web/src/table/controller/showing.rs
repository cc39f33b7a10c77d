//! Showing what the table told: one turn after the other, event by event.

use super::{Action, Event, Line, TableController, View};
use crate::table::narrator::said;
use crate::{dom, sound};
use board_kit::{Beat, Board, OwnMoves};
use client::{Animated, GameUpdate, HandOver, Next, Pace, Trail, hand_over};
use engine::prelude::*;
use engine::{Seat, Turn, Viewer};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Over, PlayedTurn, Position, Revision};
use std::sync::Arc;
use text::{Weight, Words};

/// Another seat's move begins after this pause, in milliseconds: people like to
/// see who moves before something moves.
const BREATH: u32 = 450;

/// So much of its time an animation takes while others wait for the viewer.
const AWAITED: f64 = 0.4;

/// How often a running animation looks whether it was skipped, in milliseconds.
const SLICE: u64 = 40;

/// What waits to be shown.
pub(super) enum Queued<B: Board> {
    /// A turn, event by event.
    Turn(QueuedTurn<B>),
    /// The whole position of a viewer, at once, with the turns that led to it as far
    /// as they are known: what comes later is shown after it.
    Position(Viewer, ShownPosition<B>, Vec<PlayedTurn>),
    /// The turns so far, for the log.
    Turns(Vec<PlayedTurn>),
    /// The end of the game.
    Over(Over),
}

/// Where the game stands.
pub(super) struct ShownPosition<B: Board> {
    revision: Revision,
    view: View<B>,
    decider: Option<Seat>,
    legal: Vec<Action<B>>,
}

impl<B: Board> ShownPosition<B> {
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
    after: Option<ShownPosition<B>>,
}

impl<B: Board> QueuedTurn<B> {
    fn line(&self, part: usize, before: Option<Event<B>>) -> Option<Line<B>> {
        Some(Line {
            actor: self.actor,
            turn: 0,
            event: self.events.get(part)?.clone(),
            before,
        })
    }
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
                let position = self.viewpoints.with_value(|viewpoints| {
                    let viewpoint = viewpoints.get(viewer)?;
                    if let Some(left) = viewpoint.position.time_left {
                        self.time.set_left(left);
                    }
                    ShownPosition::read(viewpoint.revision, &viewpoint.position)
                });
                let turns = self.turns(viewer).unwrap_or_default();
                Some(Queued::Position(viewer, position?, turns))
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
                    after: position.and_then(|position| ShownPosition::read(revision, &position)),
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
            let now = dom::now();
            let next = self.queue.try_update_value(|queue| {
                queue.hasten(self.is_awaited(), now);
                queue.next(self.pace(), now)
            });
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
        if self.settings.still.get_untracked() || self.hurry.get_untracked() {
            Pace::INSTANT
        } else {
            let pace = self.settings.speed.get_untracked().pace();
            match self.is_awaited() {
                true => Pace::times(pace * AWAITED),
                false => Pace::times(pace),
            }
        }
    }

    /// Whether others wait for somebody at this device, who has yet to be shown what
    /// happened: alone, nobody waits.
    fn is_awaited(self) -> bool {
        if self.online.is_none() {
            return false;
        }
        let told = self.told.get_value();
        let decider = self
            .viewpoints
            .with_value(|all| all.get(told).and_then(|it| it.position.decider));
        decider.is_some_and(|seat| told.is(seat))
    }

    /// Shows one event of the turn that is being shown.
    fn show_event(self, part: usize) {
        let shown = self.queue.with_value(|queue| match queue.front() {
            Some(Queued::Turn(turn)) => {
                let before = part
                    .checked_sub(1)
                    .map(|before| turn.events[before].clone());
                Some((turn.line(part, before)?, turn.is_own))
            }
            _ => None,
        });
        let (Some((mut line, is_own)), Some(scene)) = (shown, self.scene.get_untracked()) else {
            return;
        };
        if let Some(seat) = self.thinking.get_untracked() {
            sound::speak(self.settings, seat);
        }
        if line.before.is_none() {
            line.before = self.last_event();
        }
        let event = line.event.clone();
        self.thinking.set(None);
        let mut scene = (*scene).clone();
        let beat = B::play(&mut scene, &event);
        self.now.set(Some(Arc::new(event)));
        self.scene.set(Some(Arc::new(scene)));
        sound::play(self.settings, beat.cue);
        let millis = self.tell(line, beat, is_own);
        let pace = self.pace();
        self.queue
            .update_value(|queue| queue.hold(millis, pace, dom::now()));
    }

    /// Says what happens; tells how long it stays.
    fn tell(self, line: Line<B>, beat: Beat, is_own: bool) -> u32 {
        let weight = B::Game::narration(&line.event).weight;
        if weight == Weight::Silent {
            return beat.hold(weight, None, self.skill);
        }
        let said = untrack(|| said(self, &line));
        self.caption.set(Some(Arc::new(line)));
        // What one does oneself need not be read.
        let is_known = is_own && weight == Weight::Routine;
        let said = said.as_deref().filter(|_| !is_known);
        beat.hold(weight, said, self.skill)
    }

    /// Says the most important of the last lines of the log.
    fn tell_last(self, count: usize) {
        let weight = |line: &&Arc<Line<B>>| B::Game::narration(&line.event).weight;
        let heaviest = self.log.with_untracked(|log| {
            let from = log.len().saturating_sub(count);
            let last = log[from..]
                .iter()
                .filter(|line| weight(line) != Weight::Silent);
            last.max_by_key(weight).cloned()
        });
        if heaviest.is_some() {
            self.caption.set(heaviest);
        }
    }

    /// The last event of the log.
    fn last_event(self) -> Option<Event<B>> {
        self.log
            .with_untracked(|log| log.last().map(|line| line.event.clone()))
    }

    /// An update was shown.
    fn finish(self, queued: Queued<B>) {
        match queued {
            Queued::Turn(turn) => {
                self.now.set(None);
                let count = turn.events.len();
                self.remember(turn.actor, &turn.events);
                if turn.is_own && B::OWN_MOVES == OwnMoves::Settled {
                    self.tell_last(count);
                }
                if let Some(position) = turn.after {
                    self.settle(position);
                }
            }
            Queued::Position(viewer, position, turns) => {
                self.viewer.set(viewer);
                self.recall(turns);
                self.settle(position);
                let over = self
                    .viewpoints
                    .with_value(|viewpoints| viewpoints.over().cloned());
                if let Some(over) = over {
                    self.end(&over);
                }
                if self.curtain.get_untracked().is_some() {
                    let is_drawn = |view: &Option<Arc<View<B>>>| {
                        let drawn = view.as_ref().and_then(|view| B::drawn(view));
                        drawn.is_some_and(|(_, seats)| seats.iter().any(|seat| viewer.is(seat)))
                    };
                    // Who lifts the curtain turns what they drew.
                    self.face_down.set(self.view.with_untracked(is_drawn));
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
        self.turns.set_value(0);
        self.caption.set(None);
        self.trail.update_value(Trail::clear);
        self.since.set(Arc::default());
        for PlayedTurn(actor, events) in turns {
            let events: Vec<Event<B>> = events.read_named().unwrap_or_default();
            let count = events.len();
            self.remember(actor, &events);
            self.tell_last(count);
        }
    }

    /// Writes events into the log and into what changed since the viewer's
    /// last turn.
    fn remember(self, actor: Option<Seat>, events: &[Event<B>]) {
        let own = actor.is_some_and(|seat| self.viewer.get_untracked().is(seat));
        let mut before = self.last_event();
        let turn = self.turns.get_value();
        self.turns.set_value(turn + 1);
        self.log.update(|log| {
            for event in events {
                let event = event.clone();
                let line = Line {
                    actor,
                    turn,
                    before: before.replace(event.clone()),
                    event,
                };
                log.push(Arc::new(line));
            }
        });
        // Who never acts is shown the last turn; others what happened since they
        // acted, or the last round if they are out.
        let most = match self.viewer.get_untracked() {
            Viewer::Spectator => 1,
            Viewer::Seat(_) => self.seating.with_untracked(|seating| seating.bots.len()),
        };
        let trail = self.trail.try_update_value(|trail| {
            match own {
                true => trail.clear(),
                false => trail.add(actor, events, most),
            }
            trail.events()
        });
        self.since.set(Arc::new(trail.unwrap_or_default()));
    }

    /// The table as it stands now.
    fn settle(self, position: ShownPosition<B>) {
        let ShownPosition {
            revision,
            view,
            decider,
            legal,
        } = position;
        self.arrive(B::drawn(&view), decider);
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
        // Somebody with a second rocket may be in the game still.
        if decider.is_some_and(|seat| !is_bot(&seat)) {
            self.hurry.set(false);
        }
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
    pub(super) fn hand_over(self) {
        let viewer = self.viewer.get_untracked();
        let looks = self.looks.get_untracked();
        if looks.is_looking(viewer) {
            return;
        }
        if let Some(seat) = looks.next(viewer) {
            return self.curtain.set(Some(seat));
        }
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
