//! One client's connection to a server, which comes back by itself and forgets
//! nothing that was not answered.

use crate::backoff::Backoff;
use crate::commands::{Answer, Heard};
use crate::{Commands, Millis, Revisions};
use engine::Randomness;
use protocol::{
    ClientMessage, Command, DetailLevel, Invalid, Objection, ServerMessage, TableId, UserId,
    VERSION,
};
use std::collections::VecDeque;

/// How long an answer may take before the connection counts as dead.
const PATIENCE: Millis = 8_000;
/// How long a sign of life may take before the connection counts as dead.
const PING_PATIENCE: Millis = 4_000;
/// How long nothing may be heard before the connection is asked for a sign of
/// life: one that died is not reported to a client that only listens.
const KEEPALIVE: Millis = 5_000;
/// The same where nobody waits for a move.
const KEEPALIVE_ELSEWHERE: Millis = 15_000;
/// How long nobody may look at a table before the client leaves it.
const LOOKED_AWAY: Millis = 60_000;
/// How long to wait before sending again what the server could not store.
const STORAGE_PAUSE: Millis = 2_000;

/// One attempt to have a socket. What an earlier one still reports is ignored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SocketId(u32);

/// What the client listens to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subscription {
    /// A table.
    Table(TableId),
    /// The list of public tables.
    Lobby,
    /// The user's own tables.
    Home,
}

/// Who connects, and to what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Proof of who the user is.
    pub token: String,
    /// What to listen to.
    pub subscription: Subscription,
}

/// What the caller has to do, in this order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Close the socket there is, if any, and open a new one under this id.
    Open(SocketId),
    /// Send a text frame over the socket with this id.
    Send(SocketId, String),
    /// Close the socket.
    Close,
    /// Something the application wants to know.
    Tell(Event),
}

/// What the application is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The subscription stands, and everything that was missed was told.
    Online,
    /// The connection is lost; it is tried again.
    Offline,
    /// The server does not know the token. Nothing is tried any more.
    TokenRejected,
    /// The server can't store anything at the moment; commands are sent again.
    StorageUnavailable,
    /// The one answer to a command.
    Answer(Command, Answer),
    /// Anything else that is news.
    Message(ServerMessage),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// No socket until then.
    Waiting { retry_at: Millis },
    /// A socket is opened, hello is said, the subscription asked for.
    Connecting,
    /// The subscription stands.
    Online,
    /// No socket until somebody looks again.
    Resting,
    /// It makes no sense to try again.
    Stopped,
}

/// Where the numbers of commands begin is drawn from so many.
const FIRST_COMMANDS: u32 = 1 << 31;

/// A connection to a server. See [`Effect`] for what it asks of its caller, and
/// [`Connection::deadline`] for when to call [`Connection::tick`].
#[derive(Debug)]
pub struct Connection<R> {
    config: Config,
    random: R,
    state: State,
    socket: SocketId,
    user: Option<UserId>,
    revisions: Revisions,
    commands: Commands,
    backoff: Backoff,
    /// The connection is given up at this time unless something is heard.
    give_up_at: Option<Millis>,
    /// A ping is sent at this time.
    ping_at: Option<Millis>,
    /// Unanswered commands are sent again at this time.
    resend_at: Option<Millis>,
    /// Nobody looks; the connection is given up at this time until somebody does.
    rest_at: Option<Millis>,
    effects: VecDeque<Effect>,
}

impl<R: Randomness> Connection<R> {
    /// Connects. Pauses between attempts are drawn from `random`.
    pub fn open(config: Config, mut random: R, now: Millis) -> Self {
        let commands = Commands::after(random.below(FIRST_COMMANDS));
        let mut connection = Self {
            config,
            random,
            state: State::Stopped,
            socket: SocketId::default(),
            user: None,
            revisions: Revisions::default(),
            commands,
            backoff: Backoff::default(),
            give_up_at: None,
            ping_at: None,
            resend_at: None,
            rest_at: None,
            effects: VecDeque::new(),
        };
        connection.connect(now);
        connection
    }

    /// The next thing to do, until there is none. To be asked after every call.
    pub fn poll(&mut self) -> Option<Effect> {
        self.effects.pop_front()
    }

    /// When [`Connection::tick`] has to be called next.
    pub fn deadline(&self) -> Option<Millis> {
        let retry = match self.state {
            State::Waiting { retry_at } => Some(retry_at),
            _ => None,
        };
        let own = [self.give_up_at, self.ping_at, self.resend_at, self.rest_at];
        own.into_iter().chain([retry]).flatten().min()
    }

    /// Which revisions were told.
    pub fn revisions(&self) -> &Revisions {
        &self.revisions
    }

    /// Sends a command, as often as it takes to get an answer.
    pub fn command(&mut self, command: Command, now: Millis) {
        let message = self.commands.send(command);
        match self.state {
            State::Online => self.send(&message, now),
            // A command shows that somebody is there.
            State::Resting => self.connect(now),
            State::Waiting { .. } | State::Connecting | State::Stopped => {}
        }
    }

    /// Nobody looks any more, and what happens takes hours: after a minute the client
    /// leaves, so that the server finds another way to tell of it. Not to be called
    /// where somebody who looks away for a minute must not count as absent.
    pub fn look_away(&mut self, now: Millis) {
        if !matches!(self.state, State::Resting | State::Stopped) {
            self.rest_at.get_or_insert(now + LOOKED_AWAY);
        }
    }

    /// Somebody looks, again or still: comes back at once, or finds out whether a
    /// connection that slept is alive.
    pub fn look(&mut self, now: Millis) {
        self.rest_at = None;
        match self.state {
            State::Resting => self.connect(now),
            _ => self.nudge(now),
        }
    }

    /// The network is back: tries at once, or finds out whether a connection that slept
    /// is alive.
    pub fn nudge(&mut self, now: Millis) {
        match self.state {
            State::Online => self.ping(now),
            State::Waiting { .. } => {
                self.backoff.reset();
                self.connect(now);
            }
            State::Connecting | State::Resting | State::Stopped => {}
        }
    }

    /// The network is gone: nobody waits for it to be noticed.
    pub fn network_lost(&mut self, now: Millis) {
        if let State::Connecting | State::Online = self.state {
            self.lose(now);
        }
    }

    /// Time has passed. Early and late calls do no harm.
    pub fn tick(&mut self, now: Millis) {
        let is_due = |at: Option<Millis>| at.is_some_and(|at| at <= now);
        if is_due(self.give_up_at) {
            self.lose(now);
        }
        if is_due(self.ping_at) {
            self.ping_at = None;
            self.ping(now);
        }
        if is_due(self.resend_at) {
            self.resend_at = None;
            if self.state == State::Online {
                self.resend(now);
            }
        }
        if is_due(self.rest_at) {
            self.rest(now);
        }
        if let State::Waiting { retry_at } = self.state
            && retry_at <= now
        {
            self.connect(now);
        }
    }

    /// The socket stands.
    pub fn socket_opened(&mut self, socket: SocketId, now: Millis) {
        if socket == self.socket && self.state == State::Connecting {
            let hello = ClientMessage::Hello {
                protocol: VERSION,
                token: Some(self.config.token.clone()),
                name: None,
            };
            self.send(&hello, now);
        }
    }

    /// A text frame came: one message per line.
    pub fn socket_received(&mut self, socket: SocketId, frame: &str, now: Millis) {
        for line in frame.lines() {
            // A message may end the connection, and the next one is then late.
            let is_open = matches!(self.state, State::Connecting | State::Online);
            if socket != self.socket || !is_open {
                return;
            }
            self.give_up_at = None;
            self.ping_at = Some(now + self.keepalive());
            // A message of a later protocol is skipped.
            if let Ok(message) = ServerMessage::parse(line) {
                self.take(message, now);
            }
        }
    }

    /// The socket was closed, or could not be opened.
    pub fn socket_closed(&mut self, socket: SocketId, now: Millis) {
        let is_open = matches!(self.state, State::Connecting | State::Online);
        if socket == self.socket && is_open {
            self.lose(now);
        }
    }

    fn connect(&mut self, now: Millis) {
        self.state = State::Connecting;
        self.socket = SocketId(self.socket.0.wrapping_add(1));
        self.give_up_at = Some(now + PATIENCE);
        self.effects.push_back(Effect::Open(self.socket));
    }

    fn lose(&mut self, now: Millis) {
        self.give_up_at = None;
        self.ping_at = None;
        let retry_at = now + self.backoff.fail(&mut self.random);
        self.state = State::Waiting { retry_at };
        self.effects.push_back(Effect::Close);
        self.tell(Event::Offline);
    }

    fn rest(&mut self, now: Millis) {
        // What was done before is on its way, and is waited for.
        if self.commands.unanswered().next().is_some() {
            self.rest_at = Some(now + LOOKED_AWAY);
        } else {
            self.end(State::Resting);
        }
    }

    /// Closes the socket for good, or until somebody looks.
    fn end(&mut self, state: State) {
        self.give_up_at = None;
        self.ping_at = None;
        self.resend_at = None;
        self.rest_at = None;
        self.state = state;
        self.effects.push_back(Effect::Close);
    }

    fn send(&mut self, message: &ClientMessage, now: Millis) {
        let frame = message.to_line();
        self.effects.push_back(Effect::Send(self.socket, frame));
        self.give_up_at.get_or_insert(now + PATIENCE);
    }

    fn ping(&mut self, now: Millis) {
        self.send(&ClientMessage::Ping {}, now);
        let at_most = now + PING_PATIENCE;
        self.give_up_at = self.give_up_at.map(|at| at.min(at_most));
    }

    fn keepalive(&self) -> Millis {
        match self.config.subscription {
            Subscription::Table(_) => KEEPALIVE,
            Subscription::Lobby | Subscription::Home => KEEPALIVE_ELSEWHERE,
        }
    }

    fn resend(&mut self, now: Millis) {
        let messages: Vec<_> = self.commands.unanswered().collect();
        for message in &messages {
            self.send(message, now);
        }
    }

    fn subscribe(&mut self, now: Millis) {
        let message = match &self.config.subscription {
            Subscription::Table(table) => ClientMessage::Join {
                table: table.clone(),
                seen: self.revisions.latest(),
                detail: DetailLevel::Views,
            },
            Subscription::Lobby => ClientMessage::Lobby {},
            Subscription::Home => ClientMessage::Home {},
        };
        self.send(&message, now);
    }

    fn tell(&mut self, event: Event) {
        self.effects.push_back(Effect::Tell(event));
    }

    fn take(&mut self, message: ServerMessage, now: Millis) {
        match message {
            ServerMessage::Welcome { user, .. } => {
                self.user = Some(user);
                self.subscribe(now);
            }
            ServerMessage::Pong {} => {}
            ServerMessage::Invalid {
                id: None,
                why: Invalid::Token {},
            } => {
                self.end(State::Stopped);
                self.tell(Event::TokenRejected);
            }
            // Of several servers this one has not been upgraded yet: another one has.
            ServerMessage::Invalid {
                id: None,
                why: Invalid::Protocol { speaks },
            } if speaks < protocol::VERSION => self.lose(now),
            ServerMessage::Invalid {
                id: None,
                why: Invalid::Protocol { .. } | Invalid::Banned {},
            } => {
                self.end(State::Stopped);
                self.tell(Event::Message(message));
            }
            ServerMessage::Refused {
                why: Objection::Unavailable {},
                ..
            } => {
                self.resend_at = Some(now + STORAGE_PAUSE);
                self.tell(Event::StorageUnavailable);
            }
            message => match self.commands.hear(message) {
                Heard::Answer(command, answer, missed) => {
                    self.tell(Event::Answer(command, answer));
                    self.hear_all(missed);
                }
                Heard::Repeated(missed) => self.hear_all(missed),
                Heard::Message(message) => self.take_message(message, now),
            },
        }
    }

    fn take_message(&mut self, message: ServerMessage, now: Millis) {
        // The last message after joining a table, the lobby or one's own tables.
        let last = matches!(
            message,
            ServerMessage::Presence { .. }
                | ServerMessage::Lobby { .. }
                | ServerMessage::Home { .. }
        );
        self.hear(message);
        if last && self.state == State::Connecting {
            self.state = State::Online;
            self.backoff.reset();
            self.tell(Event::Online);
            self.resend(now);
        }
    }

    fn hear_all(&mut self, messages: Vec<ServerMessage>) {
        for message in messages {
            self.hear(message);
        }
    }

    /// Hands a message on, if it is news.
    fn hear(&mut self, message: ServerMessage) {
        if let ServerMessage::Chat(line) = &message
            && Some(&line.user) == self.user.as_ref()
        {
            self.commands.chat_arrived(&line.text);
        }
        if self.revisions.is_news(&message) {
            self.tell(Event::Message(message));
        }
    }
}
