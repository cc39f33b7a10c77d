//! The way to a table: of this device, or on a server.

use super::SavedTable;
use super::host::Hosted;
use crate::dom;
use crate::settings::{Settings, settings};
use crate::text::Text;
use crate::worker::message::{FromWorker, ToWorker};
use client::{Commands, GameUpdate, Heard};
use engine::{Character, Viewer};
use leptos::prelude::{set_timeout, untrack};
use protocol::{ClientMessage, Command, DetailLevel, Revision, ServerMessage};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use table::local::LocalOutput;
use table::{Moment, Purpose};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// How often it is tried again to load the worker, and after which pause at first: as
/// for other downloads (`parcel.js`).
const MOST_FAILURES: u32 = 3;
const FIRST_PAUSE: Duration = Duration::from_millis(200);

/// A table that takes commands; what comes of them is a [`TableEvent`]. It may
/// be of this device, or on a server: `ServerBackend` in `crate::online`.
pub(crate) trait TableBackend {
    /// Wants something done.
    fn command(&self, command: Command);

    /// Everything up to this revision was shown to this viewer.
    fn shown(&self, viewer: Viewer, revision: Revision);
}

/// What a table tells the one who shows it.
pub(crate) enum TableEvent {
    /// The game went on, or is told anew.
    Update(GameUpdate),
    /// What a bot advises ([`crate::worker::advice`]).
    Advice(String),
    /// A turn was not played, perhaps for one of its actions.
    TurnRefused {
        actions: Vec<String>,
        index: Option<u32>,
    },
}

/// What the table of this device tells the page.
pub(crate) enum LocalEvent {
    /// Lines to append to the table's log.
    Log(Vec<String>),
    /// A message that is no answer.
    Message(ServerMessage),
    /// A turn was not played.
    TurnRefused {
        actions: Vec<String>,
        index: Option<u32>,
    },
    /// What a bot advises ([`crate::worker::advice`]).
    Advice(String),
    /// The last turn can't be taken back.
    UndoRefused,
    /// The bots do not think, and why.
    Broken(String),
}

/// A table at this device, with a worker of its own for its bots, which ends
/// with it.
pub(crate) struct LocalBackend {
    inner: Rc<Inner>,
    // Kept alive as long as the worker may call them.
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn()>,
}

struct Inner {
    host: RefCell<Box<dyn Hosted>>,
    commands: RefCell<Commands>,
    worker: RefCell<Worker>,
    /// How often the worker could not be loaded.
    failures: Cell<u32>,
    ready: Cell<bool>,
    /// What is said before the worker listens.
    unsaid: RefCell<Vec<String>>,
    is_left: Cell<bool>,
    /// Who its bots are, seat by seat.
    characters: Vec<Character>,
    settings: Settings,
    /// Whether bots have to wait for people at this device.
    holds_bots_up: Box<dyn Fn() -> bool>,
    tell: Box<dyn Fn(LocalEvent)>,
}

impl LocalBackend {
    /// Joins a table with this log; starts its game if it is new.
    pub(crate) fn open(
        saved: &SavedTable,
        host: Box<dyn Hosted>,
        log: Vec<String>,
        holds_bots_up: impl Fn() -> bool + 'static,
        tell: impl Fn(LocalEvent) + 'static,
    ) -> Result<Self, JsValue> {
        let inner = Rc::new(Inner {
            host: RefCell::new(host),
            // OK because any number will do, as long as it is another each time.
            commands: RefCell::new(Commands::after(dom::entropy() as u32)),
            worker: RefCell::new(worker()?),
            failures: Cell::new(0),
            ready: Cell::new(false),
            unsaid: RefCell::default(),
            is_left: Cell::new(false),
            characters: saved.characters(),
            settings: settings(),
            holds_bots_up: Box::new(holds_bots_up),
            tell: Box::new(tell),
        });
        let on_message = Closure::<dyn Fn(MessageEvent)>::new({
            let inner = Rc::clone(&inner);
            move |event: MessageEvent| {
                let text = event.data().as_string().unwrap_or_default();
                // The worker writes nothing else.
                if let Some(message) = FromWorker::parse(&text) {
                    inner.hear_in_time(message);
                }
            }
        });
        let on_error = Closure::<dyn Fn()>::new({
            let inner = Rc::clone(&inner);
            move || inner.load_again()
        });
        let worker = inner.worker.borrow();
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        drop(worker);
        // The first line is the making of the table.
        let is_new = log.len() <= 1;
        let game = saved.game.clone();
        inner.post(&ToWorker::Open {
            game,
            characters: saved.characters(),
            log,
        });
        let backend = Self {
            inner,
            _on_message: on_message,
            _on_error: on_error,
        };
        backend.say(ClientMessage::Join {
            table: saved.id.clone(),
            seen: None,
            detail: DetailLevel::Views,
        });
        if is_new {
            backend.command(Command::Start {});
        }
        Ok(backend)
    }

    /// Says something to the table. What it answers comes later, as from a
    /// server: nobody is told anything while asking.
    fn say(&self, message: ClientMessage) {
        let inner = Rc::clone(&self.inner);
        spawn_local(async move {
            let out = inner.host.borrow_mut().receive(message, now());
            inner.carry_out(out);
        });
    }
}

/// The time. Tables of a device have no clocks that it could be held to.
pub(super) fn now() -> Moment {
    Moment(dom::date())
}

/// A worker, whose script is on its way.
fn worker() -> Result<Worker, JsValue> {
    let address = dom::worker_address().ok_or_else(|| JsValue::from_str("no worker"))?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&address, &options)
}

impl Inner {
    /// The worker could not be loaded: another one is, a few times.
    fn load_again(self: &Rc<Self>) {
        if self.ready.get() {
            return;
        }
        let failures = self.failures.get() + 1;
        self.failures.set(failures);
        if failures > MOST_FAILURES {
            let why = Text::Unreachable.said(untrack(|| self.settings.language.get()));
            return (self.tell)(LocalEvent::Broken(why.to_owned()));
        }
        let inner = Rc::clone(self);
        set_timeout(
            move || {
                if let (false, Ok(next)) = (inner.is_left.get(), worker()) {
                    let failed = inner.worker.replace(next);
                    let next = inner.worker.borrow();
                    next.set_onmessage(failed.onmessage().as_ref());
                    next.set_onerror(failed.onerror().as_ref());
                }
            },
            FIRST_PAUSE * 2_u32.pow(failures - 1),
        );
    }

    /// To the worker.
    fn post(&self, message: &ToWorker) {
        let text = message.to_text();
        if self.ready.get() {
            // Posting a text to a living worker does not fail.
            let _ = self.worker.borrow().post_message(&JsValue::from_str(&text));
        } else {
            self.unsaid.borrow_mut().push(text);
        }
    }

    /// From the worker, a move after the pause that its bot makes.
    fn hear_in_time(self: &Rc<Self>, message: FromWorker) {
        let pause = match &message {
            FromWorker::Decided(question, _) if question.purpose == Purpose::Act => {
                let character = self.characters.get(question.seat.index());
                character.map_or(0, |character| character.pause_ms())
            }
            _ => 0,
        };
        let pause = f64::from(pause) * untrack(|| self.settings.pace());
        if pause < 1.0 {
            return self.hear(message);
        }
        let inner = Rc::clone(self);
        let later = Duration::from_secs_f64(pause / 1_000.0);
        set_timeout(move || inner.hear(message), later);
    }

    /// From the worker.
    fn hear(&self, message: FromWorker) {
        match message {
            FromWorker::Ready => {
                self.ready.set(true);
                for text in self.unsaid.take() {
                    let _ = self.worker.borrow().post_message(&JsValue::from_str(&text));
                }
            }
            // Advice is between the bot and the person: the table need not know.
            FromWorker::Decided(question, advice) if question.purpose == Purpose::Hint => {
                (self.tell)(LocalEvent::Advice(advice));
            }
            FromWorker::Decided(question, action) => {
                let out = self.host.borrow_mut().decided(question, &action, now());
                self.carry_out(out);
            }
            FromWorker::Broken(reason) => (self.tell)(LocalEvent::Broken(reason)),
        }
    }

    /// Stores, then tells, then lets bots think.
    fn carry_out(&self, out: LocalOutput) {
        if self.is_left.get() {
            return;
        }
        if !out.log.is_empty() {
            self.post(&ToWorker::Log(out.log.clone()));
            (self.tell)(LocalEvent::Log(out.log));
        }
        for message in out.messages {
            self.hear_message(message);
        }
        self.let_think();
    }

    fn let_think(&self) {
        let may_act = !(self.holds_bots_up)();
        while let Some(question) = self.host.borrow_mut().next_question(may_act) {
            self.post(&ToWorker::Think(question));
        }
    }

    fn hear_message(&self, message: ServerMessage) {
        let heard = self.commands.borrow_mut().hear(message);
        match heard {
            Heard::Message(message) => (self.tell)(LocalEvent::Message(message)),
            Heard::Answer(command, answer, missed) => {
                match (command, answer.refusal()) {
                    (Command::Act { actions, .. }, Some(index)) => {
                        (self.tell)(LocalEvent::TurnRefused { actions, index });
                    }
                    (Command::Undo { .. }, Some(_)) => (self.tell)(LocalEvent::UndoRefused),
                    _ => {}
                }
                for message in missed {
                    (self.tell)(LocalEvent::Message(message));
                }
            }
            // Nothing is sent twice to a table of this device.
            Heard::Repeated(_) => {}
        }
    }
}

impl TableBackend for LocalBackend {
    fn command(&self, command: Command) {
        let message = self.inner.commands.borrow_mut().send(command);
        self.say(message);
    }

    fn shown(&self, _: Viewer, revision: Revision) {
        self.inner.host.borrow_mut().shown(revision);
        self.inner.let_think();
    }
}

impl Drop for LocalBackend {
    fn drop(&mut self) {
        self.inner.is_left.set(true);
        self.inner.worker.borrow().terminate();
    }
}
