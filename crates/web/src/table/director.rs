//! Shows what the table tells, one event after the other, and gathers what
//! the person at this device wants to do.

mod deciding;
mod showing;
mod window;

use super::company::Company;
use super::link::Link;
use super::message::{Due, Holder, News, Request};
use crate::settings::Settings;
use board_kit::{Craft, Draft, Trial, Whose};
use engine::{Clause, Game, Outcome, Seat, Viewer};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::VecDeque;
use std::sync::Arc;

type Action<C> = <<C as Craft>::Game as Game>::Action;
type Event<C> = <<C as Craft>::Game as Game>::Event;
type View<C> = <<C as Craft>::Game as Game>::View;

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
    /// Who acts for which seat.
    pub holders: RwSignal<Arc<Vec<Holder>>>,
    /// What there is more of at a table with others.
    pub company: Option<Company>,
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
    pub sent: RwSignal<bool>,
}

impl<C: Craft> Clone for Director<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C: Craft> Copy for Director<C> {}

impl<C: Craft> Director<C> {
    /// Whether hand and choices come before the board. Tracks.
    pub(crate) fn hand_first(self) -> bool {
        self.company.is_some_and(|company| company.hand_first.get())
    }

    /// Whether all agreed to end the game, which has no outcome then. Tracks.
    pub(crate) fn is_agreed(self) -> bool {
        self.due.get() == Due::Over && self.outcome.with(Option::is_none)
    }

    /// A director before the table's first word.
    pub(crate) fn new(
        holders: Vec<Holder>,
        names: Signal<Arc<Vec<String>>>,
        settings: Settings,
        viewer: Viewer,
    ) -> Self {
        Self {
            holders: RwSignal::new(Arc::new(holders)),
            company: None,
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
            News::Thinking { .. }
            | News::Joined { .. }
            | News::Stepped { .. }
            | News::Past { .. }
            | News::Ended { .. } => {
                self.queue.update_value(|queue| queue.push_back(update));
                if !self.busy.get_untracked() {
                    self.busy.set(true);
                    spawn_local(self.show());
                }
            }
            News::Refused { action } => {
                self.sent.set(false);
                if let (Ok(action), Whose::Mine(seat), Some(view)) = (
                    action.parse::<Action<C>>(),
                    untrack(|| self.whose()),
                    self.view.get_untracked(),
                ) && let Err(rejected) = Trial::<C>::of(&view, seat, &[action])
                {
                    self.reject(&rejected);
                }
                self.draft.set(Draft::default());
            }
            News::Advice { action, .. } => self.advise(&action),
            News::Ready | News::Keep { .. } | News::Broken { .. } => {}
        }
    }

    /// How many steps wait to be shown.
    fn backlog(self) -> usize {
        self.queue.try_with_value(VecDeque::len).unwrap_or(0)
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
