//! One connection to the server, which comes back by itself and forgets
//! nothing that was not answered.

mod socket;

use gloo_timers::callback::Timeout;
use protocol::{
    ClientMessage, Command, CommandId, Invalid, Number, Objection, ServerMessage, TableId, Telling,
    VERSION,
};
use socket::{Sign, Socket};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// The first pause before trying again, in milliseconds; each is twice the
/// last.
const SHORTEST: u32 = 500;
/// The longest pause.
const LONGEST: u32 = 10_000;
/// How long an answer may take before the connection counts as dead.
const PATIENCE: u32 = 8_000;
/// How long to wait when the server can't store anything.
const UNAVAILABLE: u32 = 2_000;

/// What one listens to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Table(TableId),
    Lobby,
}

/// What comes over the wire.
pub(crate) enum Heard {
    /// One is there, and was told everything that was missed.
    Arrived,
    /// The connection is lost; it will be tried again.
    Lost,
    /// The server does not know who one is.
    Unknown,
    /// The server can't store anything just now; it will be tried again.
    Unavailable,
    /// The answer to a command.
    Answer(Command, ServerMessage),
    /// Anything else.
    Message(ServerMessage),
}

/// A connection, until it is dropped.
pub(crate) struct Wire(Rc<Inner>);

struct Inner {
    token: String,
    place: Place,
    hear: Box<dyn Fn(Heard)>,
    socket: RefCell<Option<Socket>>,
    seen: Cell<Option<Number>>,
    arrived: Cell<bool>,
    tries: Cell<u32>,
    next: Cell<u32>,
    /// Commands without an answer, the oldest first.
    waiting: RefCell<Vec<(CommandId, Command)>>,
    retry: RefCell<Option<Timeout>>,
    watchdog: RefCell<Option<Timeout>>,
    again: RefCell<Option<Timeout>>,
}

impl Wire {
    /// Connects as the user with that token.
    pub(crate) fn open(token: String, place: Place, hear: impl Fn(Heard) + 'static) -> Self {
        let inner = Rc::new(Inner {
            token,
            place,
            hear: Box::new(hear),
            socket: RefCell::default(),
            seen: Cell::default(),
            arrived: Cell::default(),
            tries: Cell::default(),
            next: Cell::new(1),
            waiting: RefCell::default(),
            retry: RefCell::default(),
            watchdog: RefCell::default(),
            again: RefCell::default(),
        });
        inner.connect();
        Self(inner)
    }

    /// Sends a command, as often as it takes to get an answer.
    pub(crate) fn command(&self, command: Command) {
        let inner = &self.0;
        let c = CommandId(inner.next.get());
        inner.next.set(c.0.wrapping_add(1));
        inner.waiting.borrow_mut().push((c, command.clone()));
        if inner.arrived.get() {
            inner.say(&ClientMessage::Do(c, command));
        }
    }

    /// Something that was said has come back: it need not be sent again.
    pub(crate) fn chat_arrived(&self, said: &str) {
        let mut waiting = self.0.waiting.borrow_mut();
        let place = waiting
            .iter()
            .position(|(_, command)| matches!(command, Command::Chat { text } if text == said));
        if let Some(place) = place {
            waiting.remove(place);
        }
    }

    /// The network is back, or somebody looks again: tries at once, and finds
    /// out whether a connection that slept is alive.
    pub(crate) fn hurry(&self) {
        let inner = &self.0;
        if inner.arrived.get() {
            inner.say(&ClientMessage::Ping {});
        } else if inner.retry.borrow().is_some() {
            inner.tries.set(0);
            inner.connect();
        }
    }
}

impl Inner {
    fn connect(self: &Rc<Self>) {
        self.retry.take();
        self.arrived.set(false);
        // The old one goes first: a user may be at a table twice, but why.
        self.socket.take();
        let weak = Rc::downgrade(self);
        let opened = Socket::open(move |sign| {
            if let Some(inner) = weak.upgrade() {
                inner.notice(sign);
            }
        });
        match opened {
            Ok(socket) => {
                self.socket.replace(Some(socket));
                self.watch();
            }
            Err(_) => self.lose(),
        }
    }

    fn notice(self: &Rc<Self>, sign: Sign) {
        match sign {
            Sign::Open => self.say(&ClientMessage::Hello {
                protocol: VERSION,
                token: Some(self.token.clone()),
                name: None,
            }),
            Sign::Text(text) => {
                self.watchdog.take();
                for line in text.lines() {
                    // A message of a later protocol is none of ours.
                    if let Ok(message) = ServerMessage::parse(line) {
                        self.take(message);
                    }
                }
            }
            Sign::Closed => self.lose(),
        }
    }

    fn say(self: &Rc<Self>, message: &ClientMessage) {
        if let Some(socket) = &*self.socket.borrow() {
            socket.send(&message.to_line());
        }
        if self.watchdog.borrow().is_none() {
            self.watch();
        }
    }

    /// Gives the connection up unless something comes soon.
    fn watch(self: &Rc<Self>) {
        let weak = Rc::downgrade(self);
        let bark = Timeout::new(PATIENCE, move || {
            if let Some(inner) = weak.upgrade() {
                inner.lose();
            }
        });
        self.watchdog.replace(Some(bark));
    }

    fn lose(self: &Rc<Self>) {
        self.watchdog.take();
        self.socket.take();
        self.arrived.set(false);
        let tries = self.tries.get();
        self.tries.set(tries.saturating_add(1));
        let pause = SHORTEST.saturating_mul(1 << tries.min(5)).min(LONGEST);
        // Not all at once when a server comes back.
        let pause = f64::from(pause) * (0.8 + 0.2 * js_sys::Math::random());
        let weak = Rc::downgrade(self);
        let retry = Timeout::new(pause as u32, move || {
            if let Some(inner) = weak.upgrade() {
                inner.connect();
            }
        });
        self.retry.replace(Some(retry));
        (self.hear)(Heard::Lost);
    }

    /// Goes where one wants to be.
    fn arrive(self: &Rc<Self>) {
        match &self.place {
            Place::Table(table) => self.say(&ClientMessage::Join {
                table: table.clone(),
                seen: self.seen.get(),
                tell: Telling::Views,
            }),
            Place::Lobby => self.say(&ClientMessage::Lobby {}),
        }
    }

    fn take(self: &Rc<Self>, message: ServerMessage) {
        if let Some(n) = number(&message) {
            self.seen.set(Some(match message {
                ServerMessage::Joined(_) => n,
                _ => self.seen.get().map_or(n, |seen| seen.max(n)),
            }));
        }
        match message {
            ServerMessage::Welcome { .. } => self.arrive(),
            ServerMessage::Invalid {
                c: None,
                why: Invalid::Token {},
            } => (self.hear)(Heard::Unknown),
            ServerMessage::Refused {
                why: Objection::Unavailable {},
                ..
            } => {
                (self.hear)(Heard::Unavailable);
                self.try_again_later();
            }
            ServerMessage::Accepted { c, .. }
            | ServerMessage::Refused { c, .. }
            | ServerMessage::Invalid { c: Some(c), .. } => self.answer(c, message),
            ServerMessage::OutOfDate(ref missed) => self.answer(missed.c, message),
            message => {
                // The last word after coming to a table, or to the list.
                let last = matches!(
                    message,
                    ServerMessage::Presence { .. } | ServerMessage::Lobby { .. }
                );
                (self.hear)(Heard::Message(message));
                if last && !self.arrived.replace(true) {
                    self.tries.set(0);
                    (self.hear)(Heard::Arrived);
                    self.send_waiting();
                }
            }
        }
    }

    fn answer(&self, c: CommandId, message: ServerMessage) {
        let place = self.waiting.borrow().iter().position(|(id, _)| *id == c);
        // An answer that comes twice, to a command that was sent twice.
        let Some(place) = place else { return };
        let (_, command) = self.waiting.borrow_mut().remove(place);
        (self.hear)(Heard::Answer(command, message));
    }

    fn send_waiting(self: &Rc<Self>) {
        let waiting = self.waiting.borrow().clone();
        for (c, command) in waiting {
            self.say(&ClientMessage::Do(c, command));
        }
    }

    fn try_again_later(self: &Rc<Self>) {
        let weak = Rc::downgrade(self);
        let again = Timeout::new(UNAVAILABLE, move || {
            if let Some(inner) = weak.upgrade().filter(|inner| inner.arrived.get()) {
                inner.send_waiting();
            }
        });
        self.again.replace(Some(again));
    }
}

/// The number that a message carries.
fn number(message: &ServerMessage) -> Option<Number> {
    match message {
        ServerMessage::Joined(joined) => Some(joined.n),
        ServerMessage::Step(step) => Some(step.n),
        ServerMessage::Seats(seating) => Some(seating.n),
        ServerMessage::Chat(line) => Some(line.n),
        ServerMessage::Over(over) => Some(over.n),
        ServerMessage::OutOfDate(missed) => missed.missed.iter().filter_map(number).max(),
        ServerMessage::Asked { n, .. }
        | ServerMessage::Settled { n, .. }
        | ServerMessage::Undone { n, .. }
        | ServerMessage::Rematch { n, .. }
        | ServerMessage::Rematched { n, .. }
        | ServerMessage::Closed { n } => Some(*n),
        _ => None,
    }
}
