//! Shows what the table tells, one event after the other, and gathers what
//! the person at this device wants to do.

use super::link::Link;
use super::message::{Due, News, Now, Request, Sitter, Told};
use crate::settings::Settings;
use crate::sound;
use engine::{Clause, Game, Outcome, Refusal, Refused, Seat, Viewer};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::de::DeserializeOwned;
use serde_json::Value;
use stage::{Craft, Draft, OwnMoves, Rejected, Secrecy, Stage, Trial, Whose};
use std::collections::VecDeque;
use std::sync::Arc;
use words::Names;

type Action<C> = <<C as Craft>::Game as Game>::Action;
type Event<C> = <<C as Craft>::Game as Game>::Event;
type View<C> = <<C as Craft>::Game as Game>::View;

/// A bot's move never comes faster than this, in milliseconds.
const BREATH: u32 = 450;

/// Something the person should know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Notice {
    pub text: String,
    pub clause: Option<Clause>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Line<C: Craft> {
    /// Where it comes in the log.
    pub key: usize,
    pub actor: Option<Seat>,
    pub event: Event<C>,
}

/// The director of one table's stage. A handle: copies are the same director.
pub(crate) struct Director<C: Craft> {
    pub sitters: StoredValue<Arc<Vec<Sitter>>>,
    pub names: Signal<Arc<Vec<String>>>,
    pub settings: Settings,
    /// Whether the first word of the table has come.
    pub joined: RwSignal<bool>,
    pub scene: RwSignal<Option<Arc<C::Scene>>>,
    pub view: RwSignal<Option<Arc<View<C>>>>,
    pub viewer: RwSignal<Viewer>,
    pub due: RwSignal<Due>,
    pub legal: RwSignal<Arc<Vec<Action<C>>>>,
    pub draft: RwSignal<Draft<C>>,
    pub now: RwSignal<Option<Arc<Event<C>>>>,
    pub since: RwSignal<Arc<Vec<Event<C>>>>,
    pub outcome: RwSignal<Option<Outcome>>,
    pub log: RwSignal<Vec<Arc<Line<C>>>>,
    pub undo: RwSignal<bool>,
    pub thinking: RwSignal<Option<Seat>>,
    pub busy: RwSignal<bool>,
    pub notice: RwSignal<Option<Notice>>,
    pub whisper: RwSignal<Option<String>>,
    pub curtain: RwSignal<Option<Seat>>,
    /// Whether the present animation is to be cut short.
    skip: StoredValue<bool>,
    number: StoredValue<usize>,
    queue: StoredValue<VecDeque<News>>,
    link: StoredValue<Option<Box<dyn Link>>, LocalStorage>,
    /// Set while a committed draft is on its way.
    sent: RwSignal<bool>,
}

impl<C: Craft> Clone for Director<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C: Craft> Copy for Director<C> {}

impl<C: Craft> Director<C> {
    /// A director before the table's first word.
    pub(crate) fn new(
        sitters: Vec<Sitter>,
        names: Signal<Arc<Vec<String>>>,
        settings: Settings,
        viewer: Viewer,
    ) -> Self {
        Self {
            sitters: StoredValue::new(Arc::new(sitters)),
            names,
            settings,
            joined: RwSignal::new(false),
            scene: RwSignal::new(None),
            view: RwSignal::new(None),
            viewer: RwSignal::new(viewer),
            due: RwSignal::new(Due::Chance),
            legal: RwSignal::new(Arc::default()),
            draft: RwSignal::new(Draft::default()),
            now: RwSignal::new(None),
            since: RwSignal::new(Arc::default()),
            outcome: RwSignal::new(None),
            log: RwSignal::new(Vec::new()),
            undo: RwSignal::new(false),
            thinking: RwSignal::new(None),
            busy: RwSignal::new(false),
            notice: RwSignal::new(None),
            whisper: RwSignal::new(None),
            curtain: RwSignal::new(None),
            skip: StoredValue::new(false),
            number: StoredValue::new(0),
            queue: StoredValue::new(VecDeque::new()),
            link: StoredValue::new_local(None),
            sent: RwSignal::new(false),
        }
    }

    /// The table to talk to.
    pub(crate) fn connect(self, link: Box<dyn Link>) {
        self.link.set_value(Some(link));
    }

    /// Asks the table something.
    pub(crate) fn ask(self, request: &Request) {
        self.link.with_value(|link| {
            if let Some(link) = link {
                link.ask(request);
            }
        });
    }

    /// Takes what the table says.
    pub(crate) fn hear(self, update: News) {
        match update {
            News::Thinking { .. } | News::Joined { .. } | News::Stepped { .. } => {
                self.queue.update_value(|queue| queue.push_back(update));
                if !self.busy.get_untracked() {
                    self.busy.set(true);
                    spawn_local(self.show());
                }
            }
            News::Refused { action, .. } => {
                self.sent.set(false);
                if let (Ok(action), Whose::Mine(seat), Some(view)) = (
                    serde_json::from_value::<Action<C>>(action),
                    self.whose(),
                    self.view.get_untracked(),
                ) && let Err(rejected) = Trial::<C>::of(&view, seat, &[action])
                {
                    self.reject(&rejected);
                }
                self.draft.set(Draft::default());
            }
            News::Advice { action, .. } => self.advise(action),
            News::Ready | News::Keep { .. } | News::Broken { .. } => {}
        }
    }

    /// Shows everything that waits, then lets the person act.
    async fn show(self) {
        while let Some(update) = self.queue.try_update_value(VecDeque::pop_front).flatten() {
            match update {
                News::Joined { viewer, steps, now } => self.join(viewer, steps, now),
                News::Stepped { step, now } => self.step(step, now).await,
                News::Thinking { seat } => self.thinking.set(Some(seat)),
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
        let Some(view) = parse::<View<C>>(now.view.clone()) else {
            return;
        };
        self.viewer.set(viewer);
        self.log.set(Vec::new());
        self.since.set(Arc::default());
        for step in steps {
            let events = step.events.into_iter().filter_map(parse).collect();
            self.remember(step.actor, events);
        }
        self.scene.set(Some(Arc::new(C::scene(&view))));
        self.settle(view, now);
        self.curtain.set(None);
        self.joined.set(true);
    }

    async fn step(self, step: Told, now: Now) {
        let Some(view) = parse::<View<C>>(now.view.clone()) else {
            return;
        };
        let events: Vec<Event<C>> = step.events.into_iter().filter_map(parse).collect();
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
        let shown_already = own && C::OWN_MOVES == OwnMoves::Settled;
        if own {
            self.draft.set(Draft::default());
        }
        if !shown_already {
            for event in &events {
                let Some(scene) = self.scene.try_get_untracked().flatten() else {
                    return;
                };
                let mut scene = (*scene).clone();
                let beat = C::play(&mut scene, event);
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
        self.scene.set(Some(Arc::new(C::scene(&view))));
        self.settle(view, now);
    }

    /// Writes events into the log and into what changed since the viewer's
    /// last turn.
    fn remember(self, actor: Option<Seat>, events: Vec<Event<C>>) {
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
    fn settle(self, view: View<C>, now: Now) {
        self.view.set(Some(Arc::new(view)));
        self.legal
            .set(Arc::new(now.legal.into_iter().filter_map(parse).collect()));
        self.due.set(now.due);
        self.undo.set(now.undo);
        self.outcome.set(now.verdict.map(super::Verdict::outcome));
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
        let mut rest = if still {
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

    /// The people at this device.
    pub(crate) fn people(self) -> Vec<Seat> {
        self.sitters.with_value(|sitters| {
            (0..)
                .map(Seat::new)
                .zip(sitters.iter())
                .filter(|(_, sitter)| sitter.level().is_none())
                .map(|(seat, _)| seat)
                .collect()
        })
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
        if C::SECRECY == Secrecy::Hidden && people.len() > 1 {
            self.curtain.set(Some(seat));
        } else {
            self.look(Viewer::Seat(seat));
        }
    }

    /// Looks with other eyes.
    pub(crate) fn look(self, viewer: Viewer) {
        self.ask(&Request::Look { viewer });
    }

    /// Whose move it is. Tracks.
    pub(crate) fn whose(self) -> Whose {
        match self.due.get() {
            Due::Over => Whose::Over,
            _ if self.busy.get() || self.sent.get() => Whose::Nobody,
            Due::Chance => Whose::Nobody,
            Due::Seat(seat) if self.viewer.get().is(seat) => Whose::Mine(seat),
            Due::Seat(seat) => Whose::Theirs(seat),
        }
    }

    fn choose(self, action: Action<C>) {
        let Whose::Mine(seat) = untrack(|| self.whose()) else {
            return;
        };
        self.notice.set(None);
        let Some(view) = self.view.get_untracked() else {
            return;
        };
        let mut actions = self.draft.get_untracked().0;
        actions.push(action);
        match Trial::<C>::of(&view, seat, &actions) {
            Ok(trial) => {
                self.draft.set(Draft(actions));
                if trial.is_complete() && !self.settings.confirm.get_untracked() {
                    self.commit();
                }
            }
            Err(rejected) => self.reject(&rejected),
        }
    }

    /// Whether there is a whole turn to play. Tracks.
    pub(crate) fn can_commit(self, stage: Stage<C>) -> bool {
        let complete = stage
            .trial
            .with(|trial| trial.as_ref().is_some_and(|trial| trial.is_complete()));
        complete && matches!(self.whose(), Whose::Mine(_))
    }

    /// Plays the draft.
    pub(crate) fn commit(self) {
        let Whose::Mine(seat) = untrack(|| self.whose()) else {
            return;
        };
        let actions = self.draft.get_untracked().0;
        if actions.is_empty() {
            return;
        }
        self.sent.set(true);
        self.whisper.set(None);
        self.ask(&Request::Act {
            seat,
            number: self.number.get_value(),
            actions: actions
                .iter()
                .filter_map(|action| serde_json::to_value(action).ok())
                .collect(),
        });
    }

    /// Takes the last action off the draft.
    pub(crate) fn unchoose(self) {
        self.notice.set(None);
        self.draft.update(|draft| {
            draft.0.pop();
        });
    }

    fn reject(self, rejected: &Rejected<C>) {
        let language = self.settings.language.get_untracked();
        let names = self.names.get_untracked();
        let text = words::refused::<C::Game>(&rejected.refused, &Names(&names), language);
        let clause = match &rejected.refused {
            Refused::Rule(refusal) => Some(refusal.clause()),
            _ => None,
        };
        self.notice.set(Some(Notice { text, clause }));
    }

    fn advise(self, action: Value) {
        use crate::text::Text;
        use words::Words;
        let (Some(action), Some(view)) = (parse::<Action<C>>(action), self.view.get_untracked())
        else {
            return;
        };
        let language = self.settings.language.get_untracked();
        let said = C::Game::action(action, &view, language);
        let text = format!("{} {said}", Text::HintSays.said(language));
        self.notice.set(Some(Notice { text, clause: None }));
    }

    /// What the board gets to see. `scene` and `view` must be there.
    pub(crate) fn stage(self, scene: Arc<C::Scene>, view: Arc<View<C>>) -> Stage<C> {
        let first_scene = StoredValue::new(scene);
        let first_view = StoredValue::new(view);
        let scene =
            Signal::derive(move || self.scene.get().unwrap_or_else(|| first_scene.get_value()));
        let view =
            Signal::derive(move || self.view.get().unwrap_or_else(|| first_view.get_value()));
        let trial = Memo::new(move |_| {
            let draft = self.draft.get();
            if draft.0.is_empty() {
                return None;
            }
            let seat = match self.viewer.get() {
                Viewer::Seat(seat) => seat,
                Viewer::Spectator => return None,
            };
            Trial::<C>::of(&view.get(), seat, &draft.0)
                .ok()
                .map(Arc::new)
        });
        let drafted = Memo::new(move |_| match trial.get() {
            Some(trial) => Arc::new(C::scene(&trial.view)),
            None => scene.get(),
        });
        let legal = Memo::new(move |_| match (self.whose(), trial.get()) {
            (Whose::Mine(_), Some(trial)) => Arc::new(trial.legal.clone()),
            (Whose::Mine(_), None) => self.legal.get(),
            _ => Arc::default(),
        });
        Stage {
            scene,
            view,
            viewer: self.viewer.into(),
            whose: Memo::new(move |_| self.whose()).into(),
            legal: legal.into(),
            draft: self.draft.into(),
            trial: trial.into(),
            drafted: drafted.into(),
            now: self.now.into(),
            since: self.since.into(),
            outcome: self.outcome.into(),
            names: self.names,
            language: self.settings.language.into(),
            pace: Signal::derive(move || self.settings.pace()),
            choose: Callback::new(move |action| self.choose(action)),
            unchoose: Callback::new(move |()| self.unchoose()),
            clear: Callback::new(move |()| self.draft.set(Draft::default())),
            commit: Callback::new(move |()| self.commit()),
            reject: Callback::new(move |rejected: Rejected<C>| self.reject(&rejected)),
            whisper: Callback::new(move |text| self.whisper.set(text)),
        }
    }
}

/// A value of a game. What our own worker sends can always be read.
fn parse<T: DeserializeOwned>(value: Value) -> Option<T> {
    serde_json::from_value(value).ok()
}
