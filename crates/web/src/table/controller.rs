//! Shows what the table tells, one event after the other, and gathers what
//! the person at this device wants to do.

mod deciding;
mod showing;
mod window;

use super::backend::TableBackend;
use super::message::{Due, Holder, News, Request};
use super::online_slots::OnlineSlots;
use crate::settings::Settings;
use board_kit::{Board, Draft, Trial, Whose};
use client::AnimationQueue;
use engine::{Clause, GameSpec, Outcome, Seat, Viewer};
use leptos::prelude::*;
use serde::de::DeserializeOwned;
use serde_json::Value;
use showing::Queued;
use std::sync::Arc;

type Action<B> = <<B as Board>::Game as GameSpec>::Action;
type Event<B> = <<B as Board>::Game as GameSpec>::Event;
type View<B> = <<B as Board>::Game as GameSpec>::View;

/// Something the person should know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Notice {
    pub text: String,
    pub clause: Option<Clause>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Line<B: Board> {
    pub actor: Option<Seat>,
    pub event: Event<B>,
}

/// The controller of one table's context. A handle: copies are the same controller.
pub(crate) struct TableController<B: Board> {
    /// Who acts for which seat.
    pub holders: RwSignal<Arc<Vec<Holder>>>,
    /// What there is more of at a table with others.
    pub online: Option<OnlineSlots>,
    pub names: Signal<Arc<Vec<String>>>,
    pub settings: Settings,
    /// Whether the first word of the table has come.
    pub joined: RwSignal<bool>,
    pub scene: RwSignal<Option<Arc<B::Scene>>>,
    pub view: RwSignal<Option<Arc<View<B>>>>,
    pub viewer: RwSignal<Viewer>,
    pub due: RwSignal<Due>,
    pub legal: RwSignal<Arc<Vec<Action<B>>>>,
    pub draft: RwSignal<Draft<B>>,
    /// What the draft leads to; nothing while it is empty.
    pub trial: RwSignal<Option<Arc<Trial<B>>>>,
    pub now: RwSignal<Option<Arc<Event<B>>>>,
    pub since: RwSignal<Arc<Vec<Event<B>>>>,
    pub outcome: RwSignal<Option<Outcome>>,
    pub log: RwSignal<Vec<Arc<Line<B>>>>,
    pub undo: RwSignal<bool>,
    pub thinking: RwSignal<Option<Seat>>,
    pub busy: RwSignal<bool>,
    pub notice: RwSignal<Option<Notice>>,
    pub whisper: RwSignal<Option<String>>,
    pub curtain: RwSignal<Option<Seat>>,
    /// Whom the table tells what happens, which `viewer` follows once it is shown.
    told: StoredValue<Viewer>,
    number: StoredValue<usize>,
    queue: StoredValue<AnimationQueue<Queued<B>>>,
    backend: StoredValue<Option<Box<dyn TableBackend>>, LocalStorage>,
    /// Set while a committed draft is on its way.
    pub sent: RwSignal<bool>,
}

impl<B: Board> Clone for TableController<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Board> Copy for TableController<B> {}

impl<B: Board> TableController<B> {
    /// Whether hand and choices come before the board. Tracks.
    pub(crate) fn hand_first(self) -> bool {
        self.online.is_some_and(|slots| slots.hand_first.get())
    }

    /// Whether all agreed to end the game, which has no outcome then. Tracks.
    pub(crate) fn is_agreed(self) -> bool {
        self.due.get() == Due::Over && self.outcome.with(Option::is_none)
    }

    /// A controller before the table's first word.
    pub(crate) fn new(
        holders: Vec<Holder>,
        names: Signal<Arc<Vec<String>>>,
        settings: Settings,
        viewer: Viewer,
    ) -> Self {
        Self {
            holders: RwSignal::new(Arc::new(holders)),
            online: None,
            names,
            settings,
            joined: RwSignal::new(false),
            scene: RwSignal::new(None),
            view: RwSignal::new(None),
            viewer: RwSignal::new(viewer),
            due: RwSignal::new(Due::Chance),
            legal: RwSignal::new(Arc::default()),
            draft: RwSignal::new(Draft::default()),
            trial: RwSignal::new(None),
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
            told: StoredValue::new(viewer),
            number: StoredValue::new(0),
            queue: StoredValue::new(AnimationQueue::default()),
            backend: StoredValue::new_local(None),
            sent: RwSignal::new(false),
        }
    }

    /// The table to talk to.
    pub(crate) fn connect(self, backend: Box<dyn TableBackend>) {
        self.backend.set_value(Some(backend));
    }

    /// Asks the table something.
    pub(crate) fn ask(self, request: &Request) {
        self.backend.with_value(|backend| {
            if let Some(backend) = backend {
                backend.ask(request);
            }
        });
    }

    /// Takes what the table says.
    pub(crate) fn hear(self, update: News) {
        match update {
            News::Thinking { .. }
            | News::Joined { .. }
            | News::Stepped { .. }
            | News::Past { .. }
            | News::Ended { .. } => self.enqueue(update),
            News::Refused { action } => {
                self.sent.set(false);
                if let (Ok(action), Whose::Mine(seat), Some(view)) = (
                    action.parse::<Action<B>>(),
                    untrack(|| self.whose()),
                    self.view.get_untracked(),
                ) && let Err(rejected) = Trial::<B>::of(&view, seat, &[action])
                {
                    self.reject(&rejected);
                }
                self.clear_draft();
            }
            News::Advice { action, .. } => self.advise(&action),
            News::Ready | News::Keep { .. } | News::Broken { .. } => {}
        }
    }

    /// The people at this device.
    pub(crate) fn people(self) -> Vec<Seat> {
        self.holders.with_untracked(|holders| {
            (0..)
                .map(Seat::new)
                .zip(holders.iter())
                .filter(|(_, holder)| **holder == Holder::Here)
                .map(|(seat, _)| seat)
                .collect()
        })
    }

    /// Whether a person at this device acts for a seat. Tracks.
    fn acts(self, seat: Seat) -> bool {
        self.holders
            .with(|holders| holders.get(seat.index()) == Some(&Holder::Here))
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
            Due::Seat(seat) if self.viewer.get().is(seat) && self.acts(seat) => Whose::Mine(seat),
            Due::Seat(seat) => Whose::Theirs(seat),
        }
    }
}

/// A value of a game. What our own worker sends can always be read.
fn parse<T: DeserializeOwned>(value: Value) -> Option<T> {
    serde_json::from_value(value).ok()
}
