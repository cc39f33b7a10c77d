//! A table on a server, as this page knows it: signals for all who show
//! something of it, and the way to ask for things.

mod asking;
mod hearing;
mod witness;

use super::connection::ServerConnection;
use super::http::Call;
use super::identity::Me;
use super::notify;
use crate::table::{TableBackend, TableEvent};
use crate::text::Text;
use crate::{dom, storage};
use board_kit::signals::{RwSignal, effect};
use client::{Config, Event, Subscription, Viewpoints, Witness};
use engine::{MAX_SEATS, Seat, SeatSet, Viewer};
use leptos::prelude::*;
use protocol::people::{Bond, People};
use protocol::{
    ChatLine, Clock, Command, Emote, Level, Note, Over, Proposal, Revision, SeatControl,
    SeatHolder, SeatState, Settlement, Spectators, Speed, Stage, Starting, TableId, UserId,
    Visibility,
};
use serde_json::Value;
use std::rc::Rc;
use std::sync::Arc;
use text::Language;

/// How the connection is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ConnectionStatus {
    /// On the way for the first time.
    Coming,
    Here,
    /// Lost; it is being tried again.
    Away,
    /// There, but the server can't store anything just now.
    Unavailable,
}

/// What is played at a table; before the start the host may change it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Facts {
    pub game: String,
    pub options: Value,
    pub clock: Clock,
    pub spectators: Spectators,
    pub visibility: Visibility,
    /// How strong a stand-in plays.
    pub takeover: Level,
    /// How long one may be away on one's turn while others wait, in seconds.
    pub away_seconds: Option<u64>,
}

/// Whose absence holds up the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Absent {
    pub seat: Seat,
    /// When a bot acts, on this page's own clock; nothing while the table waits.
    pub due: Option<f64>,
    /// From when the others may play on, where the person's time runs until then.
    pub play_on: Option<f64>,
}

/// The clocks as they were told, and when that was.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Clocks {
    /// Milliseconds left; empty without clocks.
    pub left: Vec<u64>,
    /// When they were told, on this page's own clock.
    pub at: f64,
    /// Whose runs.
    pub running: Option<Seat>,
    /// From when on, on this page's own clock.
    pub from: f64,
}

/// An emote that is being shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    pub key: u32,
    pub seat: Seat,
    pub emote: Emote,
}

/// A line of chat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Said {
    pub line: ChatLine,
    /// When it was said, in milliseconds since 1970.
    pub at: u64,
}

impl Said {
    pub(super) fn new(line: ChatLine) -> Self {
        let at = dom::date().saturating_sub(line.ago.saturating_mul(1_000));
        Self { line, at }
    }
}

/// The options of a game in words: each with what was chosen.
pub(crate) type OptionWords = fn(&Value, Language) -> Vec<(String, String)>;

/// A table with others. A handle: copies are the same table.
#[derive(Clone, Copy)]
pub(crate) struct OnlineTable {
    pub id: StoredValue<TableId>,
    pub me: StoredValue<UserId>,
    pub facts: RwSignal<Option<Arc<Facts>>>,
    pub stage: RwSignal<Stage>,
    pub seats: RwSignal<Arc<Vec<SeatState>>>,
    /// What the start waits for.
    pub starting: RwSignal<Option<Starting>>,
    /// What this device remembers, to hold the server to it.
    pub witness: RwSignal<Witness>,
    pub host: RwSignal<Option<UserId>>,
    pub muted: RwSignal<Vec<UserId>>,
    /// Whom the person of this device blocked: their lines are not shown.
    pub blocked: RwSignal<Vec<UserId>>,
    pub here: RwSignal<SeatSet>,
    /// When this page last saw each seat here; its own beginning if never.
    pub seen: StoredValue<[f64; MAX_SEATS]>,
    pub watching: RwSignal<u32>,
    pub absent: RwSignal<Option<Absent>>,
    /// What people did beside playing.
    pub notes: RwSignal<Vec<Note>>,
    pub clocks: RwSignal<Clocks>,
    pub chat: RwSignal<Vec<Said>>,
    pub unread: RwSignal<usize>,
    /// A line that the server did not take, to be sent again.
    pub unsaid: RwSignal<Option<String>>,
    /// Whether everybody who has the link may replay the game.
    pub shared: RwSignal<bool>,
    /// The host took one's seats away, with these words.
    pub kicked: RwSignal<Option<String>>,
    /// What the game's options are called, once its part is there.
    pub option_words: RwSignal<Option<OptionWords>>,
    pub emotes: RwSignal<Vec<Shown>>,
    pub proposal: RwSignal<Option<Proposal>>,
    pub settled: RwSignal<Option<Settlement>>,
    pub over: RwSignal<Option<Over>>,
    pub wanting: RwSignal<SeatSet>,
    /// Where it is played again.
    pub rematched: RwSignal<Option<TableId>>,
    /// The same, if it was decided while one was here.
    pub follow: RwSignal<Option<TableId>>,
    pub connection: RwSignal<ConnectionStatus>,
    /// Something that was not done, in words.
    pub notice: RwSignal<Option<Text>>,
    /// A seat that may take back only if the others agree.
    pub consent: RwSignal<Option<Seat>>,
    /// Why one can't be at this table.
    pub shut: RwSignal<Option<Text>>,
    /// The server knows nobody with this device's token.
    pub unknown: RwSignal<bool>,
    /// Whether hand and choices come before the board.
    pub hand_first: RwSignal<bool>,
    viewer: StoredValue<Viewer>,
    /// What each viewer at this device was told of the game.
    pub viewpoints: StoredValue<Viewpoints>,
    /// The number of the question that stands.
    asked: StoredValue<Revision>,
    /// Whether one has said no to it oneself.
    declined: StoredValue<bool>,
    /// Who listens to the game.
    audience: StoredValue<Option<Audience>, LocalStorage>,
    server: StoredValue<Option<ServerConnection>, LocalStorage>,
}

/// What is called with each event of the game.
type Audience = Rc<dyn Fn(TableEvent)>;

/// Where this device remembers the table at which hand and choices come before
/// the board.
const HAND_FIRST: &str = "hand-first";

impl OnlineTable {
    /// Goes to a table.
    pub(crate) fn open(id: TableId, me: &Me) -> Self {
        let hand_first = is_hand_first(&id);
        let table = Self {
            id: StoredValue::new(id.clone()),
            me: StoredValue::new(me.user.clone()),
            facts: RwSignal::new(None),
            stage: RwSignal::new(Stage::Waiting),
            seats: RwSignal::new(Arc::default()),
            starting: RwSignal::new(None),
            witness: RwSignal::new(Witness::new(me.user.clone(), witness::remembered(&id))),
            host: RwSignal::new(None),
            muted: RwSignal::new(Vec::new()),
            blocked: RwSignal::new(Vec::new()),
            here: RwSignal::new(SeatSet::EMPTY),
            seen: StoredValue::new([dom::uptime(); MAX_SEATS]),
            watching: RwSignal::new(0),
            absent: RwSignal::new(None),
            notes: RwSignal::new(Vec::new()),
            clocks: RwSignal::new(Clocks::default()),
            chat: RwSignal::new(Vec::new()),
            unread: RwSignal::new(0),
            unsaid: RwSignal::new(None),
            shared: RwSignal::new(false),
            kicked: RwSignal::new(None),
            option_words: RwSignal::new(None),
            emotes: RwSignal::new(Vec::new()),
            proposal: RwSignal::new(None),
            settled: RwSignal::new(None),
            over: RwSignal::new(None),
            wanting: RwSignal::new(SeatSet::EMPTY),
            rematched: RwSignal::new(None),
            follow: RwSignal::new(None),
            connection: RwSignal::new(ConnectionStatus::Coming),
            notice: RwSignal::new(None),
            consent: RwSignal::new(None),
            shut: RwSignal::new(None),
            unknown: RwSignal::new(false),
            hand_first: RwSignal::new(hand_first),
            viewer: StoredValue::new(Viewer::Spectator),
            viewpoints: StoredValue::new(Viewpoints::default()),
            asked: StoredValue::new(Revision::default()),
            declined: StoredValue::new(false),
            audience: StoredValue::new_local(None),
            server: StoredValue::new_local(None),
        };
        let config = Config {
            token: me.token.clone(),
            subscription: Subscription::Table(id),
        };
        let server = ServerConnection::open(config, move |event| table.hear(event));
        table.server.set_value(Some(server));
        table.follow_looks();
        table.find_blocked(me.token.clone());
        notify::subscribe(&me.token);
        effect(move |_| {
            if table.hand_first.get() {
                storage::write(HAND_FIRST, table.id.get_value().as_str());
            } else if is_hand_first(&table.id.get_value()) {
                storage::write(HAND_FIRST, "");
            }
        });
        table
    }

    /// Tries at once when the person is back. Who plays over days and does not look is not
    /// here: the server then tells of turns in other ways. Elsewhere that would hold up
    /// the others, and a hidden page tells of a turn itself.
    fn follow_looks(self) {
        let is_slow = move || {
            self.facts.with(|facts| {
                let clock = facts.as_ref().map(|facts| facts.clock);
                clock.is_some_and(|clock| clock.speed() == Speed::Correspondence)
            })
        };
        let follow = move || {
            if dom::is_in_sight() {
                self.with_server(ServerConnection::look);
            } else if is_slow() {
                self.with_server(ServerConnection::look_away);
            }
        };
        let seen = window_event_listener_untyped("visibilitychange", move |_| untrack(follow));
        let slow = Memo::new(move |_| is_slow());
        effect(move |_| {
            // Opened in another tab, it is out of sight from the beginning.
            if slow.get() && !dom::is_in_sight() {
                untrack(follow);
            }
        });
        on_cleanup(move || {
            seen.remove();
            // Goes away from the table as the page is left.
            let _ = self.server.try_set_value(None);
        });
    }

    /// Asks whom the person blocked.
    fn find_blocked(self, token: String) {
        leptos::task::spawn_local(async move {
            let call = Call::get("/api/people").by(&token);
            if let Ok(People { people }) = call.read().await {
                let blocked = people.iter().filter(|one| one.bond == Bond::Blocked);
                let users = blocked.filter_map(|one| one.face.user.parse().ok());
                let _ = self.blocked.try_set(users.collect());
            }
        });
    }

    /// Whether the person of this device blocked somebody. Tracks.
    pub(crate) fn is_blocked(self, user: &UserId) -> bool {
        self.blocked.with(|blocked| blocked.contains(user))
    }

    /// The seats that are the person's own. Tracks.
    pub(crate) fn mine(self) -> SeatSet {
        let me = self.me.get_value();
        self.seats.with(|seats| {
            numbered(seats)
                .filter(|(_, info)| holder(info) == Some(&me))
                .map(|(seat, _)| seat)
                .collect()
        })
    }

    /// Those of them that a bot acts for. Tracks.
    pub(crate) fn in_trust(self) -> SeatSet {
        let mine = self.mine();
        self.seats.with(|seats| {
            numbered(seats)
                .filter(|(seat, info)| mine.contains(*seat) && info.control != SeatControl::Own)
                .map(|(seat, _)| seat)
                .collect()
        })
    }

    /// Whether the person is the host. Tracks.
    pub(crate) fn is_host(self) -> bool {
        self.host.get().as_ref() == Some(&self.me.get_value())
    }

    /// Whether the host has no seat, as a wall, so that the person, who has one, sees to
    /// the table. Tracks.
    pub(crate) fn is_left_to_us(self) -> bool {
        let host = self.host.get();
        let is_hosts =
            |seat: &SeatState| holder(seat).is_some_and(|user| Some(user) == host.as_ref());
        !self.mine().is_empty() && !self.seats.with(|seats| seats.iter().any(is_hosts))
    }

    /// A seat as it is. Tracks.
    pub(crate) fn seat(self, seat: Seat) -> Option<SeatState> {
        self.seats.with(|seats| seats.get(seat.index()).cloned())
    }

    /// The seat to speak for: the one that looks, otherwise the first.
    pub(crate) fn speaker(self) -> Option<Seat> {
        let mine = untrack(|| self.mine());
        match self.viewer.get_value() {
            Viewer::Seat(seat) if mine.contains(seat) => Some(seat),
            _ => mine.iter().next(),
        }
    }

    /// Wants something done.
    pub(crate) fn command(self, command: Command) {
        // Nobody plays on with a server that contradicts itself.
        let stopped = untrack(|| self.is_contradicted());
        if stopped && !matches!(command, Command::Leave { .. }) {
            if let Command::Act { actions, .. } = command {
                self.tell(TableEvent::TurnRefused {
                    actions,
                    index: None,
                });
            }
            return;
        }
        self.notice.set(None);
        self.with_server(|server| server.command(command));
    }

    /// Listens to the game from now on.
    pub(crate) fn attend(self, audience: impl Fn(TableEvent) + 'static) {
        self.audience.set_value(Some(Rc::new(audience)));
    }

    fn tell(self, event: TableEvent) {
        let audience = self.audience.try_with_value(Clone::clone).flatten();
        if let Some(audience) = audience {
            audience(event);
        }
    }

    fn with_server(self, what: impl FnOnce(&ServerConnection)) {
        self.server.try_with_value(|server| {
            if let Some(server) = server {
                what(server);
            }
        });
    }

    fn hear(self, event: Event) {
        // The page may have been left a moment ago.
        if self.stage.is_disposed() {
            return;
        }
        match event {
            Event::Online => self.connection.set(ConnectionStatus::Here),
            Event::Offline => self.connection.set(ConnectionStatus::Away),
            Event::StorageUnavailable => self.connection.set(ConnectionStatus::Unavailable),
            Event::TokenRejected => self.unknown.set(true),
            Event::Answer(command, answer) => {
                if self.connection.get_untracked() == ConnectionStatus::Unavailable {
                    self.connection.set(ConnectionStatus::Here);
                }
                self.answered(command, answer);
            }
            Event::Message(message) => {
                self.witness(&message);
                self.take(message);
            }
        }
    }
}

fn is_hand_first(table: &TableId) -> bool {
    storage::read(HAND_FIRST).as_deref() == Some(table.as_str())
}

/// Seats with their numbers.
pub(crate) fn numbered(seats: &[SeatState]) -> impl Iterator<Item = (Seat, &SeatState)> {
    (0..).map(Seat::new).zip(seats)
}

fn holder(info: &SeatState) -> Option<&UserId> {
    match &info.holder {
        SeatHolder::Person { user, .. } => Some(user),
        _ => None,
    }
}

/// A table on a server, to a controller.
pub(crate) struct ServerBackend(pub(crate) OnlineTable);

impl TableBackend for ServerBackend {
    fn command(&self, command: Command) {
        match command {
            // Nobody asked for it, so nobody wants to hear of trouble with it.
            Command::History { .. } => self.0.command_quietly(command),
            command => self.0.command(command),
        }
    }

    fn shown(&self, viewer: Viewer, revision: Revision) {
        // The server goes on whether or not this page has shown it, but the time
        // of a turn waits for it a little.
        let table = self.0;
        table.viewer.set_value(viewer);
        let latest = table.viewpoints.with_value(|all| all.revision(viewer));
        let held = table.clocks.with_untracked(|clocks| {
            let seat = clocks.running?;
            (viewer.is(seat) && clocks.from > dom::uptime()).then_some(seat)
        });
        if let Some(seat) = held
            && latest == revision
        {
            table.command_quietly(Command::Seen { revision, seat });
        }
    }
}
