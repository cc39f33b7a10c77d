//! A table with a server around it that stores, delivers and keeps time, all
//! in memory.
// Commands read best when given away.
#![allow(clippy::needless_pass_by_value)]

use dice::Dice;
use engine::{Game, Knowledge, Randomness, Seat};
use protocol::*;
use std::sync::Arc;
use std::time::Duration;
use table::local::local_setup;
use table::{GameTable, Moment, Output, Person, Request, Setup, Table, Thinker, To};

/// A message that arrived: to whom, and which.
pub(crate) type Delivery = (UserId, ServerMessage);

pub(crate) struct Room<G: Game> {
    pub(crate) table: GameTable<G>,
    /// What is stored.
    pub(crate) log: Vec<String>,
    pub(crate) now: u64,
    pub(crate) wake: Option<Moment>,
    /// Who is connected, once each.
    pub(crate) here: Vec<UserId>,
    /// All that was delivered since it was last taken.
    pub(crate) inbox: Vec<Delivery>,
    pub(crate) requests: Vec<Request>,
    next: u32,
}

pub(crate) fn user(name: &str) -> UserId {
    name.parse().unwrap()
}

pub(crate) fn person(name: &str) -> Person {
    Person {
        user: user(name),
        name: name.to_uppercase(),
        account: false,
        avatar: None,
    }
}

pub(crate) fn seated(name: &str) -> SeatHolder {
    person(name).seat_holder()
}

pub(crate) fn setup<G: Game>(options: serde_json::Value, seats: Vec<SeatHolder>) -> Setup {
    let table = "table-1".parse().unwrap();
    Setup {
        host: user("ada"),
        visibility: Visibility::Public,
        takeover: Level::Pilot,
        away_ms: 600_000,
        hints: table::Hints::Never,
        ..local_setup::<G>(table, options, seats, Hex32([42; 32]))
    }
}

/// A bot that takes a random legal action.
pub(crate) fn random_bot<G: Game>() -> Thinker<G> {
    Arc::new(|known: &Knowledge<G>, _, seed| {
        let mut dice = Dice::new(seed);
        let world = G::determinize(known.view(), &mut dice);
        let mut legal = Vec::new();
        world.legal_actions(&mut legal);
        *dice.pick(&legal)
    })
}

impl<G: Game> Room<G> {
    pub(crate) fn new(setup: Setup) -> Self {
        let (table, out) = GameTable::<G>::create(setup, random_bot(), Moment(0)).unwrap();
        let mut room = Self {
            table,
            log: Vec::new(),
            now: 0,
            wake: None,
            here: Vec::new(),
            inbox: Vec::new(),
            requests: Vec::new(),
            next: 0,
        };
        room.deliver(None, out);
        room
    }

    /// A table of two persons, Ada and Bo, who are there; the game has begun.
    pub(crate) fn begun(setup: Setup) -> Self {
        let mut room = Self::new(setup);
        for name in ["ada", "bo"] {
            room.arrive(name, None);
        }
        room.must("ada", Command::Start {});
        room.inbox.clear();
        room
    }

    fn deliver(&mut self, sender: Option<&UserId>, out: Output) {
        if !out.entries.is_empty() {
            assert_eq!(out.seq, self.log.len() as u64);
        }
        self.log.extend(out.entries);
        self.wake = out.wake;
        self.requests.extend(out.requests);
        for outgoing in out.messages {
            let here = self.here.iter();
            let to: Vec<UserId> = match outgoing.to {
                To::Sender => sender.into_iter().cloned().collect(),
                To::User(user) => here.filter(|name| **name == user).cloned().collect(),
                To::OtherConnections(user) => here
                    .filter(|name| **name == user)
                    .skip(usize::from(sender == Some(&user)))
                    .cloned()
                    .collect(),
                To::Everybody => here.cloned().collect(),
                // All of them want everything.
                To::Asking(..) => unreachable!("one level of detail"),
                To::Spectators => here
                    .filter(|name| !self.table.holds_seat(name))
                    .cloned()
                    .collect(),
            };
            let deliveries = to.into_iter().map(|to| (to, outgoing.message.clone()));
            self.inbox.extend(deliveries);
        }
    }

    pub(crate) fn arrive(&mut self, name: &str, seen: Option<Revision>) -> Vec<ServerMessage> {
        let name = user(name);
        self.table.set_detail(&name, DetailLevel::Views);
        let out = self.table.arrive(&name, seen, Moment(self.now)).unwrap();
        self.here.push(name.clone());
        let before = self.inbox.len();
        self.deliver(Some(&name), out);
        self.inbox[before..]
            .iter()
            .filter(|(to, _)| *to == name)
            .map(|(_, message)| message.clone())
            .collect()
    }

    pub(crate) fn depart(&mut self, name: &str) {
        let name = user(name);
        let out = self.table.depart(&name, Moment(self.now));
        self.here.retain(|here| *here != name);
        self.deliver(None, out);
    }

    /// Sends a command and returns its answer.
    pub(crate) fn send(&mut self, name: &str, command: Command) -> ServerMessage {
        self.next += 1;
        self.send_as(name, CommandId(self.next), command)
    }

    pub(crate) fn send_as(&mut self, name: &str, c: CommandId, command: Command) -> ServerMessage {
        let from = person(name);
        let out = self.table.command(&from, c, command, Moment(self.now));
        let answers: Vec<ServerMessage> = out
            .messages
            .iter()
            .filter(|outgoing| outgoing.to == To::Sender && is_answer(&outgoing.message, c))
            .map(|outgoing| outgoing.message.clone())
            .collect();
        let [answer] = &answers[..] else {
            panic!("not one answer: {answers:?}");
        };
        self.deliver(Some(&from.user), out);
        answer.clone()
    }

    /// Sends a command that must be accepted.
    pub(crate) fn must(&mut self, name: &str, command: Command) {
        let answer = self.send(name, command.clone());
        assert!(
            matches!(answer, ServerMessage::Accepted { .. }),
            "{command:?}: {answer:?}"
        );
    }

    /// Proposes something to the others.
    pub(crate) fn propose(&mut self, name: &str, seat: Seat, kind: ProposalKind) {
        self.must(name, propose(self.revision(), seat, kind));
    }

    /// Sends a command that must be refused, and says why it is.
    pub(crate) fn refused(&mut self, name: &str, command: Command) -> Objection {
        let log = self.log.len();
        match self.send(name, command.clone()) {
            ServerMessage::Refused { why, .. } => {
                assert_eq!(self.log.len(), log, "a refused command leaves no trace");
                why
            }
            answer => panic!("{command:?}: {answer:?}"),
        }
    }

    pub(crate) fn revision(&self) -> Revision {
        self.table.revision()
    }

    /// A copy of the table from its log, with nobody connected.
    pub(crate) fn copy(&self) -> GameTable<G> {
        let lines = self.log.iter().map(String::as_str);
        let at = self.log.last().map_or(0, |line| time_of(line));
        GameTable::restore(lines, random_bot(), Moment(at)).unwrap()
    }

    /// What a user sees when joining, once for each seat.
    pub(crate) fn looks(&self, name: &str) -> Vec<Joined> {
        let mut copy = self.copy();
        let out = copy.arrive(&user(name), None, Moment(self.now)).unwrap();
        let messages = out.messages.into_iter();
        messages
            .filter_map(|outgoing| match outgoing.message {
                ServerMessage::Joined(joined) => Some(*joined),
                _ => None,
            })
            .collect()
    }

    pub(crate) fn look(&self, name: &str) -> Joined {
        self.looks(name).swap_remove(0)
    }

    /// The seat that decides, if it is a person's, and its legal actions.
    pub(crate) fn due(&self) -> Option<(Seat, Vec<String>)> {
        let holders = self.table.summary().seats;
        let persons = holders.into_iter().filter_map(|seat| match seat.holder {
            SeatHolder::Person { user, .. } => Some(user),
            _ => None,
        });
        for person in persons {
            for joined in self.looks(person.as_str()) {
                let position = joined.position?;
                if position.decider.is_some() && position.decider == joined.seat {
                    let legal = position.legal.split(' ').map(str::to_owned).collect();
                    return Some((joined.seat?, legal));
                }
            }
        }
        None
    }

    /// The person at the turn takes its first legal action.
    pub(crate) fn step(&mut self) -> Seat {
        let (seat, legal) = self.due().expect("a person decides");
        let name = self.holder(seat);
        let n = self.revision();
        let a = legal[0].clone();
        self.must(
            &name,
            Command::Act {
                revision: n,
                seat,
                actions: vec![a],
            },
        );
        seat
    }

    pub(crate) fn holder(&self, seat: Seat) -> String {
        match &self.table.summary().seats[seat.index()].holder {
            SeatHolder::Person { user, .. } => user.to_string(),
            other => panic!("{other:?}"),
        }
    }

    /// Lets the bots that were asked decide.
    pub(crate) fn think(&mut self, seed: u64) -> usize {
        let mut count = 0;
        for request in std::mem::take(&mut self.requests) {
            match request {
                Request::Think(request) => {
                    let (revision, seat) = (request.revision, request.seat);
                    let action = request.think(seed);
                    let out = self
                        .table
                        .bot_acts(revision, seat, &action, Moment(self.now));
                    self.deliver(None, out);
                    count += 1;
                }
                other => self.requests.push(other),
            }
        }
        count
    }

    /// Time passes; the table is woken when it wants to be.
    pub(crate) fn wait(&mut self, ms: u64) {
        let until = self.now + ms;
        while let Some(Moment(moment)) = self.wake
            && moment <= until
        {
            self.now = self.now.max(moment);
            self.wake = None;
            let out = self.table.wake(Moment(self.now));
            self.deliver(None, out);
        }
        self.now = until;
    }

    pub(crate) fn give(&mut self, what: impl FnOnce(&mut GameTable<G>, Moment) -> Output) {
        let out = what(&mut self.table, Moment(self.now));
        self.deliver(None, out);
    }

    /// The server dies and comes back after a while; all reconnect.
    pub(crate) fn crash(&mut self, ms: u64) {
        self.now += ms;
        let lines = self.log.iter().map(String::as_str);
        let now = Moment(self.now);
        self.table = GameTable::restore(lines, random_bot(), now).unwrap();
        self.requests.clear();
        let out = self.table.resume(now, Duration::ZERO);
        self.deliver(None, out);
        for user in std::mem::take(&mut self.here) {
            self.arrive(user.as_str(), None);
        }
    }

    /// What a user was sent since the inbox was last emptied.
    pub(crate) fn heard(&self, name: &str) -> Vec<&ServerMessage> {
        let name = user(name);
        let to = self.inbox.iter().filter(|(to, _)| *to == name);
        to.map(|(_, message)| message).collect()
    }

    /// What the log told a user meanwhile, beside the game.
    pub(crate) fn noted(&self, name: &str) -> Vec<&Note> {
        let heard = self.heard(name).into_iter();
        let notes = heard.filter_map(|message| match message {
            ServerMessage::Noted(note) => Some(note),
            _ => None,
        });
        notes.collect()
    }

    pub(crate) fn control(&self, seat: Seat) -> SeatControl {
        self.table.summary().seats[seat.index()].control
    }
}

pub(crate) fn undo(revision: Revision, seat: Seat) -> Command {
    Command::Undo { revision, seat }
}

pub(crate) fn propose(revision: Revision, seat: Seat, kind: ProposalKind) -> Command {
    Command::Propose {
        revision,
        seat,
        kind,
    }
}

pub(crate) fn answer(revision: Revision, seat: Seat, reply: Reply) -> Command {
    Command::Answer {
        revision,
        seat,
        reply,
    }
}

/// A line of a table's log: the table's time, and what happened.
pub(crate) fn read_line(line: &str) -> (u64, serde_json::Value) {
    let mut parts: Vec<serde_json::Value> = serde_json::from_str(line).unwrap();
    (parts[0].as_u64().unwrap(), parts.swap_remove(1))
}

/// The table's time of a line of its log.
pub(crate) fn time_of(line: &str) -> u64 {
    read_line(line).0
}

/// Whether a message answers a command.
pub(crate) fn is_answer(message: &ServerMessage, command: CommandId) -> bool {
    match message {
        ServerMessage::Accepted(c, _) | ServerMessage::Refused { id: c, .. } => *c == command,
        ServerMessage::Invalid { id: c, .. } => *c == Some(command),
        ServerMessage::OutOfDate(missed) => missed.id == command,
        _ => false,
    }
}
