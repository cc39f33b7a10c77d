//! A table in this very process: one user, who holds every seat that is not a
//! bot's, speaks to it with the messages of the protocol. The page's worker and
//! the terminal play on it without a server.
//!
//! The caller keeps the log lines, runs the bots wherever and whenever it
//! likes (so it may wait until an animation is over), and supplies the time.

use crate::entry::{Entry, Stamped};
use crate::game_table::{GameTable, Person, RestoreError, Thinker};
use crate::playing::Playing;
use crate::setup::{Hints, Setup, SetupError};
use crate::{BotRequest, Moment, Output, Purpose, Request, Table, To};
use engine::{Game, Seat, Viewer};
use protocol::{
    ClientMessage, Clock, CommandId, Hex32, Invalid, Level, Revision, SeatHolder, ServerMessage,
    Spectators, TableId, UserId, VERSION, Visibility,
};
use record::{Match, Record, Step, Undo};
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;

/// The id of the one user at a local table.
pub const LOCAL_USER: &str = "local";

/// A table in this process, with one user.
pub struct LocalTable<G: Game> {
    table: GameTable<G>,
    person: Person,
}

/// What a local table wants done.
#[derive(Debug, Default)]
#[must_use]
pub struct LocalOutput {
    /// Lines to append to the table's log.
    pub log: Vec<String>,
    /// Messages for the user, in order.
    pub messages: Vec<ServerMessage>,
    /// Bots that have to decide or advise; hand each result to
    /// [`bot_decided`](LocalTable::bot_decided).
    pub bots: Vec<BotRequest>,
    /// When to call [`wake`](LocalTable::wake), if the table has a clock.
    pub wake: Option<Moment>,
    /// Internal errors that the table survived.
    pub faults: Vec<String>,
}

/// Why no local table can be made from a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// The table can't be made.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A step can't be taken.
    #[error(transparent)]
    Step(#[from] RestoreError),
}

/// A table for one user: persons are that user's seats, without a clock, and
/// hints are allowed.
pub fn local_setup<G: Game>(
    table: TableId,
    options: Value,
    seats: Vec<SeatHolder>,
    secret: Hex32,
) -> Setup {
    Setup {
        table,
        game: G::NAME.to_owned(),
        rules: G::RULES_VERSION,
        options,
        seats,
        host: local_user(),
        clock: Clock::Unlimited,
        spectators: Spectators::Welcome,
        visibility: Visibility::Invited,
        takeover: Level::Captain,
        away_ms: u64::MAX,
        showing_ms: 0,
        contribution_ms: 0,
        hints: Hints::Allowed,
        secret,
    }
}

/// A seat of the local user, under a name of its own.
pub fn local_person(name: impl Into<String>) -> SeatHolder {
    SeatHolder::Person {
        user: local_user(),
        name: name.into(),
        account: false,
        avatar: None,
    }
}

fn local_user() -> UserId {
    LOCAL_USER.parse().expect("a short id of letters")
}

impl<G: Game> LocalTable<G> {
    /// Makes a table; its user joins it and starts the game. [`local_setup`]
    /// makes the setup.
    pub fn create(
        setup: Setup,
        thinker: Thinker<G>,
        now: Moment,
    ) -> Result<(Self, LocalOutput), SetupError> {
        let (table, made) = GameTable::create(setup, thinker, now)?;
        let mut local = Self::around(table);
        let out = local.collect(made);
        Ok((local, out))
    }

    /// The table that a log tells.
    pub fn restore<'a>(
        log: impl IntoIterator<Item = &'a str>,
        thinker: Thinker<G>,
        now: Moment,
    ) -> Result<Self, RestoreError> {
        GameTable::restore(log, thinker, now).map(Self::around)
    }

    /// A table at which the game of a record was played so far, to resume
    /// it. Who sits where and the chance from here on come from the setup.
    pub fn from_record(
        record: &Record,
        setup: Setup,
        thinker: Thinker<G>,
        now: Moment,
    ) -> Result<(Self, LocalOutput), ImportError> {
        let (_, made) = GameTable::<G>::create(setup, Arc::clone(&thinker), now)?;
        let mut log = made.entries;
        log.push(Stamped(0, Entry::Started {}, None).to_line());
        for turn in turns::<G>(&record.steps) {
            let entry = Entry::Play(turn, None);
            log.push(Stamped(0, entry, None).to_line());
        }
        let local = Self::restore(log.iter().map(String::as_str), thinker, now)?;
        let out = LocalOutput {
            log,
            ..LocalOutput::default()
        };
        Ok((local, out))
    }

    /// Takes in lines of the log that another copy of this table wrote.
    pub fn follow<'a>(
        &mut self,
        lines: impl IntoIterator<Item = &'a str>,
    ) -> Result<(), RestoreError> {
        for line in lines {
            self.table.state.follow(line)?;
        }
        Ok(())
    }

    /// What a bot is asked on a seat now: to act, if a bot acts for it, or to
    /// advise.
    pub fn bot_request(&self, seat: Seat, purpose: Purpose) -> Option<BotRequest> {
        let level = match purpose {
            Purpose::Act => self.table.state.bot(seat)?,
            Purpose::Hint => Level::Admiral,
        };
        self.table.bot_request(seat, level, purpose)
    }

    fn around(table: GameTable<G>) -> Self {
        Self {
            table,
            person: Person {
                user: local_user(),
                name: LOCAL_USER.to_owned(),
                account: false,
                avatar: None,
            },
        }
    }

    /// The table, to look at.
    pub fn table(&self) -> &GameTable<G> {
        &self.table
    }

    /// The game with everything that happened in it, once it has started.
    pub fn game(&self) -> Option<&Match<G>> {
        self.table.state.playing.as_ref().map(Playing::game)
    }

    /// How many turns were played and not taken back.
    pub fn turns(&self) -> usize {
        let playing = self.table.state.playing.as_ref();
        playing.map_or(0, |playing| playing.turns().len())
    }

    /// What a viewer was told of a turn, counted from 0.
    pub fn told(&self, viewer: Viewer, turn: usize) -> &[G::Event] {
        let playing = self.table.state.playing.as_ref();
        playing.map_or(&[], |playing| playing.told(viewer, turn))
    }

    /// How far a seat may take back its last turn.
    pub fn undo_of(&self, seat: Seat) -> Undo {
        let playing = self.table.state.playing.as_ref();
        playing.map_or(Undo::Nothing, |playing| playing.undo_of(seat))
    }

    /// The game so far, finished or not, without a proof of its chance: the
    /// program that runs the table knows the secret.
    pub fn record(&self) -> Option<Record> {
        self.game().map(Match::record)
    }

    /// Takes a message of the user.
    pub fn receive(&mut self, message: ClientMessage, now: Moment) -> LocalOutput {
        let answer = match message {
            ClientMessage::Hello { protocol, .. } if protocol != VERSION => {
                invalid(Invalid::Protocol { speaks: VERSION })
            }
            ClientMessage::Hello { .. } => ServerMessage::Welcome {
                protocol: VERSION,
                user: self.person.user.clone(),
                name: self.person.name.clone(),
                token: None,
            },
            ClientMessage::Ping {} => ServerMessage::Pong {},
            ClientMessage::Join {
                table,
                seen,
                detail,
            } if table == *self.table.id() => return self.join(seen, detail, now),
            ClientMessage::Join { .. } => invalid(Invalid::NoSuchTable {}),
            ClientMessage::Part {} => {
                let user = self.person.user.clone();
                let left = self.table.depart(&user, now);
                return self.collect(left);
            }
            ClientMessage::Lobby {} => ServerMessage::Lobby { tables: Vec::new() },
            ClientMessage::Home {} => ServerMessage::Home { tables: Vec::new() },
            ClientMessage::QuitLobby {} => return LocalOutput::default(),
            ClientMessage::Do(id, command) => {
                let done = self.table.command(&self.person, id, command, now);
                return self.collect(done);
            }
        };
        LocalOutput {
            messages: vec![answer],
            ..LocalOutput::default()
        }
    }

    fn join(
        &mut self,
        seen: Option<Revision>,
        detail: protocol::DetailLevel,
        now: Moment,
    ) -> LocalOutput {
        let user = self.person.user.clone();
        let resumed = self.table.resume(now, Duration::ZERO);
        let mut out = self.collect(resumed);
        self.table.set_detail(&user, detail);
        match self.table.arrive(&user, seen, now) {
            Ok(arrived) => {
                let arrived = self.collect(arrived);
                out.log.extend(arrived.log);
                out.messages.extend(arrived.messages);
                out.bots.extend(arrived.bots);
                out.faults.extend(arrived.faults);
                out.wake = arrived.wake;
            }
            Err(why) => out.messages.push(ServerMessage::Refused {
                id: CommandId(0),
                index: None,
                why,
            }),
        }
        out
    }

    /// Takes what a bot decided or advised.
    pub fn bot_decided(
        &mut self,
        (revision, seat, purpose): (Revision, Seat, Purpose),
        action: &str,
        now: Moment,
    ) -> LocalOutput {
        let out = match purpose {
            Purpose::Act => self.table.bot_acts(revision, seat, action, now),
            Purpose::Hint => self.table.hinted(revision, seat, action, now),
        };
        self.collect(out)
    }

    /// The moment has come that the table wanted to be woken at.
    pub fn wake(&mut self, now: Moment) -> LocalOutput {
        let out = self.table.wake(now);
        self.collect(out)
    }

    fn collect(&mut self, output: Output) -> LocalOutput {
        let Output {
            entries,
            first: _,
            seq: _,
            messages,
            requests,
            wake,
            listing: _,
        } = output;
        let sits = self.table.holds_seat(&self.person.user);
        let wanted = self.table.presence.detail(&self.person.user);
        let concerns = |to: &To| {
            let (to, detail) = match to {
                To::Asking(to, detail) => (to.as_ref(), Some(*detail)),
                to => (to, None),
            };
            let is_meant = match to {
                To::User(user) => *user == self.person.user,
                To::Spectators => !sits,
                To::OtherConnections(_) => false,
                To::Sender | To::Everybody | To::Asking(..) => true,
            };
            is_meant && detail.is_none_or(|detail| detail == wanted)
        };
        let messages = messages
            .into_iter()
            .filter(|outgoing| concerns(&outgoing.to));
        let mut out = LocalOutput {
            log: entries,
            messages: messages.map(|outgoing| outgoing.message).collect(),
            wake,
            ..LocalOutput::default()
        };
        for request in requests {
            match request {
                Request::Think(request) => out.bots.push(request),
                Request::Report(problem) => out.faults.push(problem),
                // A local table is played again by making another one.
                Request::Rematch | Request::Expel(_) => {}
            }
        }
        out
    }
}

fn invalid(why: Invalid) -> ServerMessage {
    ServerMessage::Invalid { id: None, why }
}

/// The steps of a record in turns: each action with the chance after it.
fn turns<G: Game>(steps: &[String]) -> Vec<Vec<String>> {
    let mut turns: Vec<Vec<String>> = Vec::new();
    for step in steps {
        let is_chance = matches!(step.parse::<Step<G>>(), Ok(Step::Chance(_)));
        match turns.last_mut() {
            Some(turn) if is_chance => turn.push(step.clone()),
            _ => turns.push(vec![step.clone()]),
        }
    }
    turns
}
