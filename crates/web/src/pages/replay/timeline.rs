//! Every state of a recorded game, and a player that moves between them.

use crate::settings::Settings;
use board_kit::signals::{Memo, RwSignal, Signal};
use board_kit::{Board, BoardContext, Draft, Whose};
use engine::prelude::*;
use engine::{GameSpec, Outcome, Seat, Seats, Turn, Viewer};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use record::{Match, Record};
use std::sync::Arc;

pub(super) type Event<B> = <<B as Board>::Game as GameSpec>::Event;
type View<B> = <<B as Board>::Game as GameSpec>::View;

/// Every state of a game, with what led to it.
pub(super) struct Timeline<B: Board> {
    states: Vec<State<B>>,
}

struct State<B: Board> {
    game: B::Game,
    events: Vec<Event<B>>,
}

impl<B: Board> Timeline<B> {
    /// The timeline of a record, unless the record is not one of this game.
    pub(super) fn of(record: &Record) -> Option<Self> {
        let game = Match::<B::Game>::from_record(record).ok()?;
        let mut states = vec![State {
            game: game.opening().clone(),
            events: Vec::new(),
        }];
        game.replay(|game, _, events| {
            states.push(State {
                game: game.clone(),
                events,
            });
        });
        Some(Self { states })
    }

    /// How many states there are, the opening included.
    pub(super) fn len(&self) -> usize {
        self.states.len()
    }

    pub(super) fn seats(&self) -> Seats {
        self.states[0].game.seats()
    }

    fn view(&self, at: usize, viewer: Viewer) -> View<B> {
        self.states[at.min(self.len() - 1)].game.view(viewer)
    }

    fn turn(&self, at: usize) -> Turn {
        self.states[at.min(self.len() - 1)].game.turn()
    }

    fn outcome(&self, at: usize) -> Option<Outcome> {
        self.states[at.min(self.len() - 1)].game.outcome()
    }

    /// What led to a state, as a viewer was told.
    pub(super) fn told(&self, at: usize, viewer: Viewer) -> Vec<Event<B>> {
        self.states.get(at).map_or_else(Vec::new, |state| {
            state
                .events
                .iter()
                .filter_map(|event| B::Game::redact(event, viewer))
                .collect()
        })
    }
}

/// Moves along a timeline. A handle: copies are the same player.
pub(super) struct ReplayPlayer<B: Board> {
    timeline: StoredValue<Arc<Timeline<B>>>,
    names: Signal<Arc<Vec<String>>>,
    /// The seat of who played, if one person did.
    own: Option<Seat>,
    settings: Settings,
    position: RwSignal<usize>,
    viewer: RwSignal<Viewer>,
    scene: RwSignal<Arc<B::Scene>>,
    now: RwSignal<Option<Arc<Event<B>>>>,
    busy: StoredValue<bool>,
}

impl<B: Board> Clone for ReplayPlayer<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Board> Copy for ReplayPlayer<B> {}

impl<B: Board> ReplayPlayer<B> {
    pub(super) fn new(
        timeline: Arc<Timeline<B>>,
        names: Signal<Arc<Vec<String>>>,
        own: Option<Seat>,
        settings: Settings,
        position: RwSignal<usize>,
    ) -> Self {
        let scene = B::scene(&timeline.view(0, Viewer::Spectator));
        Self {
            timeline: StoredValue::new(timeline),
            names,
            own,
            settings,
            position,
            viewer: RwSignal::new(Viewer::Spectator),
            scene: RwSignal::new(Arc::new(scene)),
            now: RwSignal::new(None),
            busy: StoredValue::new(false),
        }
    }

    fn settle(self) {
        let view = self.timeline.with_value(|timeline| {
            timeline.view(self.position.get_untracked(), self.viewer.get_untracked())
        });
        self.scene.set(Arc::new(B::scene(&view)));
    }

    /// Shows what another viewer sees.
    pub(super) fn look(self, viewer: Viewer) {
        self.viewer.set(viewer);
        self.settle();
    }

    /// Shows that state at once.
    pub(super) fn jump(self, to: usize) {
        self.position.set(to);
        self.settle();
    }

    /// Plays one step; `false` when there is none, or one is being played, or
    /// the page has been left.
    pub(super) async fn forward(self) -> bool {
        let Some(at) = self.position.try_get_untracked() else {
            return false;
        };
        let next = at + 1;
        if self.busy.get_value() || next >= self.timeline.with_value(|timeline| timeline.len()) {
            return false;
        }
        self.busy.set_value(true);
        let viewer = self.viewer.get_untracked();
        let told = self
            .timeline
            .with_value(|timeline| timeline.told(next, viewer));
        for event in &told {
            let Some(scene) = self.scene.try_get_untracked() else {
                return false;
            };
            let mut scene = (*scene).clone();
            let beat = B::play(&mut scene, event);
            self.now.set(Some(Arc::new(event.clone())));
            self.scene.set(Arc::new(scene));
            let pace = untrack(|| self.settings.pace());
            TimeoutFuture::new((f64::from(beat.millis) * pace) as u32).await;
            // Somebody else may have moved on.
            if self.position.try_get_untracked() != Some(at) {
                let _ = self.busy.try_set_value(false);
                return false;
            }
        }
        self.now.set(None);
        self.busy.set_value(false);
        self.jump(next);
        true
    }

    /// Whom the texts for a viewer call "you": who played reads of themselves from
    /// outside, too.
    pub(super) fn you(self, viewer: Viewer) -> Viewer {
        match (viewer, self.own) {
            (Viewer::Spectator, Some(own)) => Viewer::Seat(own),
            (viewer, _) => viewer,
        }
    }

    /// The context as one seat sees it, or as the player's viewer does.
    pub(super) fn context(self, seat: Option<Seat>) -> BoardContext<B> {
        let viewer = Signal::derive(move || seat.map_or_else(|| self.viewer.get(), Viewer::Seat));
        let view = Memo::new(move |_| {
            Arc::new(
                self.timeline
                    .with_value(|timeline| timeline.view(self.position.get(), viewer.get())),
            )
        });
        let scene = match seat {
            Some(_) => Signal::derive(move || Arc::new(B::scene(&view.get()))),
            None => self.scene.into(),
        };
        BoardContext {
            scene,
            view: view.into(),
            viewer,
            you: Signal::derive(move || match seat {
                // One hand among all of them: only who played reads of themselves there.
                Some(_) => self.own.map_or(Viewer::Spectator, Viewer::Seat),
                None => self.you(viewer.get()),
            }),
            whose: Signal::derive(move || {
                match self
                    .timeline
                    .with_value(|timeline| timeline.turn(self.position.get()))
                {
                    Turn::Decide(seat) => Whose::Theirs(seat),
                    Turn::Chance => Whose::Nobody,
                    Turn::Over => Whose::Over,
                }
            }),
            legal: Signal::derive(Arc::default),
            draft: Signal::derive(Draft::default),
            trial: Signal::derive(|| None),
            drafted: scene,
            now: self.now.into(),
            since: Signal::derive(move || {
                Arc::new(
                    self.timeline
                        .with_value(|timeline| timeline.told(self.position.get(), viewer.get())),
                )
            }),
            face_down: None,
            outcome: Signal::derive(move || {
                self.timeline
                    .with_value(|timeline| timeline.outcome(self.position.get()))
            }),
            minutes_left: Signal::derive(|| None),
            names: self.names,
            language: self.settings.language.into(),
            pace: Signal::derive(move || self.settings.pace()),
            choose: Callback::new(|_| ()),
            unchoose: Callback::new(|()| ()),
            clear: Callback::new(|()| ()),
            commit: Callback::new(|()| ()),
            reject: Callback::new(|_| ()),
            whisper: Callback::new(|_| ()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{self, with_board};
    use board_landing::LandingBoard;
    use board_rockets::RocketsBoard;

    fn record(game: &str, writer: &str) -> Record {
        Record::parse(&conformance::kept_record(game, writer)).unwrap()
    }

    fn follow<B: Board>(record: &Record) {
        let timeline = Timeline::<B>::of(record).unwrap();
        let last = timeline.len() - 1;
        assert_eq!(last, record.steps.len());
        assert_eq!(usize::from(timeline.seats().count()), record.seats.len());
        let told = |at| timeline.told(at, Viewer::Spectator);
        assert!(told(0).is_empty(), "nothing led to the opening");
        let untold = (1..=last).find(|&at| told(at).is_empty());
        assert_eq!(untold, None);
        let outcome = record.result.and_then(|result| result.outcome());
        assert_eq!(timeline.outcome(last), outcome);
        assert_eq!(timeline.outcome(0), None);
    }

    #[test]
    fn every_step_of_a_record_is_a_state_with_what_led_to_it() {
        for game in games::all() {
            for writer in conformance::WRITERS {
                let record = record(game.name(), writer);
                with_board!(game, B => follow::<B>(&record), else unreachable!());
            }
        }
    }

    #[test]
    fn beyond_the_end_it_is_still_the_end() {
        let timeline = Timeline::<RocketsBoard>::of(&record("rockets", "page")).unwrap();
        let (last, beyond) = (timeline.len() - 1, timeline.len() + 5);
        let viewer = Viewer::Seat(Seat::new(0));
        assert_eq!(timeline.view(beyond, viewer), timeline.view(last, viewer));
        assert_eq!(timeline.turn(beyond), timeline.turn(last));
        assert!(timeline.told(beyond, viewer).is_empty());
    }

    #[test]
    fn a_record_of_another_game_has_no_timeline() {
        assert!(Timeline::<LandingBoard>::of(&record("rockets", "page")).is_none());
    }
}
