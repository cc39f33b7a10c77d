//! A server with a log, sockets that lose and repeat things, and one client.

use client::{Answer, Config, Connection, Effect, Event, Millis, SocketId, Subscription};
use dice::Dice;
use engine::Seat;
use protocol::{
    ClientMessage, Command, CommandId, Missed, Objection, Payload, Revision, ServerMessage, Step,
};
use std::collections::VecDeque;

/// What the server has stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    Step,
    Chat { text: String },
}

/// One socket, as the network sees it.
#[derive(Debug, Default)]
struct Pipe {
    id: SocketId,
    is_open: bool,
    is_joined: bool,
    to_server: VecDeque<String>,
    to_client: VecDeque<String>,
}

/// What became of the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Server {
    Up,
    /// It answers, but can store nothing.
    Full,
    Down,
}

pub(crate) struct World {
    pub(crate) now: Millis,
    pub(crate) client: Connection<Dice>,
    pub(crate) server: Server,
    pub(crate) log: Vec<Entry>,
    /// What the application was told.
    pub(crate) told: Vec<Event>,
    /// How often a socket was opened.
    pub(crate) opened: Vec<Millis>,
    pub(crate) sent: Vec<String>,
    pipes: Vec<Pipe>,
}

impl World {
    pub(crate) fn new(seed: u64) -> Self {
        let config = Config {
            token: "t".to_owned(),
            subscription: Subscription::Table("t1".parse().expect("a name")),
        };
        let mut world = Self {
            now: 0,
            client: Connection::open(config, Dice::new(seed), 0),
            server: Server::Up,
            log: Vec::new(),
            told: Vec::new(),
            opened: Vec::new(),
            sent: Vec::new(),
            pipes: Vec::new(),
        };
        world.carry_out();
        world
    }

    /// Does what the client asks for.
    fn carry_out(&mut self) {
        while let Some(effect) = self.client.poll() {
            match effect {
                Effect::Open(id) => {
                    self.leave_pipe();
                    self.opened.push(self.now);
                    self.pipes.push(Pipe {
                        id,
                        is_open: self.server != Server::Down,
                        ..Pipe::default()
                    });
                    if self.server == Server::Down {
                        self.client.socket_closed(id, self.now);
                    } else {
                        self.client.socket_opened(id, self.now);
                    }
                }
                Effect::Send(id, frame) => {
                    self.sent.push(frame.clone());
                    if let Some(pipe) = self.pipes.last_mut() {
                        assert_eq!(pipe.id, id, "sent over an old socket");
                        if pipe.is_open {
                            pipe.to_server.push_back(frame);
                        }
                    }
                }
                Effect::Close => self.leave_pipe(),
                Effect::Tell(event) => self.told.push(event),
            }
        }
    }

    /// The client uses the present socket no more. What is on the way in it may
    /// still arrive, on both sides.
    fn leave_pipe(&mut self) {
        if let Some(pipe) = self.pipes.last_mut() {
            pipe.is_open = false;
        }
    }

    pub(crate) fn command(&mut self, command: Command) {
        self.client.command(command, self.now);
        self.carry_out();
    }

    pub(crate) fn chat(&mut self, text: &str) {
        self.command(Command::Chat {
            text: text.to_owned(),
        });
    }

    pub(crate) fn nudge(&mut self) {
        self.client.nudge(self.now);
        self.carry_out();
    }

    pub(crate) fn look_away(&mut self) {
        self.client.look_away(self.now);
        self.carry_out();
    }

    pub(crate) fn look(&mut self) {
        self.client.look(self.now);
        self.carry_out();
    }

    /// Time passes. A device that sleeps notices nothing before it wakes.
    pub(crate) fn sleep(&mut self, millis: Millis) {
        self.now += millis;
        self.client.tick(self.now);
        self.carry_out();
    }

    /// The connection breaks, and both sides notice.
    pub(crate) fn cut(&mut self) {
        if let Some(pipe) = self.pipes.last_mut().filter(|pipe| pipe.is_open) {
            pipe.is_open = false;
            let id = pipe.id;
            self.client.socket_closed(id, self.now);
            self.carry_out();
        }
    }

    /// The connection breaks, and nobody notices: what is sent is lost.
    pub(crate) fn go_silent(&mut self) {
        if let Some(pipe) = self.pipes.last_mut() {
            pipe.is_open = false;
            pipe.is_joined = false;
            pipe.to_client.clear();
            pipe.to_server.clear();
        }
    }

    pub(crate) fn set_server(&mut self, server: Server) {
        self.server = server;
        if server == Server::Down {
            for pipe in &mut self.pipes {
                pipe.to_server.clear();
                pipe.is_joined = false;
            }
            self.cut();
        }
    }

    /// Somebody else moves.
    pub(crate) fn other_moves(&mut self) {
        if self.server == Server::Up {
            self.append(Entry::Step);
        }
    }

    fn append(&mut self, entry: Entry) {
        self.log.push(entry);
        let line = self.message(self.log.len()).to_line();
        for pipe in self.pipes.iter_mut().filter(|pipe| pipe.is_joined) {
            pipe.to_client.push_back(line.clone());
        }
    }

    fn revision(&self) -> Revision {
        number(self.log.len())
    }

    /// The message about an entry.
    fn message(&self, at: usize) -> ServerMessage {
        match &self.log[at - 1] {
            Entry::Step => ServerMessage::Step(step(at)),
            Entry::Chat { text } => ServerMessage::Chat(protocol::ChatLine {
                watching: false,
                ago: 0,
                revision: number(at),
                user: "ada".parse().expect("a name"),
                name: "Ada".to_owned(),
                avatar: None,
                text: text.clone(),
            }),
        }
    }

    fn since(&self, seen: Revision) -> Vec<ServerMessage> {
        let first = seen.get() as usize + 1;
        (first..=self.log.len())
            .map(|at| self.message(at))
            .collect()
    }

    /// One frame arrives at the server, over any of the sockets.
    pub(crate) fn serve(&mut self, pipe: usize) {
        let index = pipe % self.pipes.len();
        if self.server == Server::Down {
            return;
        }
        let Some(frame) = self.pipes[index].to_server.pop_front() else {
            return;
        };
        let message: ClientMessage = ClientMessage::parse(&frame).expect("a message");
        let replies = match message {
            ClientMessage::Hello { .. } => vec![ServerMessage::Welcome {
                protocol: protocol::VERSION,
                user: "ada".parse().expect("a name"),
                name: "Ada".to_owned(),
                token: None,
            }],
            ClientMessage::Join { seen, .. } => {
                self.pipes[index].is_joined = true;
                let mut replies = match seen {
                    Some(seen) => self.since(seen),
                    None => vec![joined(self.revision())],
                };
                replies.push(ServerMessage::Presence {
                    here: engine::SeatSet::EMPTY,
                    watching: 0,
                });
                replies
            }
            ClientMessage::Ping {} => vec![ServerMessage::Pong {}],
            ClientMessage::Do(id, command) => vec![self.obey(id, command)],
            other => panic!("{other:?}"),
        };
        for reply in replies {
            self.pipes[index].to_client.push_back(reply.to_line());
        }
    }

    fn obey(&mut self, c: CommandId, command: Command) -> ServerMessage {
        if self.server == Server::Full {
            return ServerMessage::Refused {
                id: c,
                index: None,
                why: Objection::Unavailable {},
            };
        }
        match command {
            Command::Chat { text } => self.append(Entry::Chat { text }),
            Command::Undo { revision: n, .. } if n < self.revision() => {
                return ServerMessage::OutOfDate(Missed {
                    id: c,
                    revision: self.revision(),
                    missed: self.since(n),
                });
            }
            Command::Undo { .. } => self.append(Entry::Step),
            other => panic!("{other:?}"),
        }
        ServerMessage::Accepted(c, self.revision())
    }

    /// One frame arrives at the client, over any of the sockets, once or more.
    pub(crate) fn deliver(&mut self, pipe: usize, times: usize) {
        let index = pipe % self.pipes.len();
        let pipe = &mut self.pipes[index];
        let Some(frame) = pipe.to_client.pop_front() else {
            return;
        };
        let id = pipe.id;
        for _ in 0..times {
            self.client.socket_received(id, &frame, self.now);
        }
        self.carry_out();
    }

    /// The server says something that it has not been asked.
    pub(crate) fn say(&mut self, message: &ServerMessage) {
        if let Some(pipe) = self.pipes.last_mut() {
            pipe.to_client.push_front(message.to_line());
        }
    }

    /// Everything that is on its way arrives, and what it leads to.
    pub(crate) fn settle(&mut self) {
        while let Some(busy) = self
            .pipes
            .iter()
            .rposition(|pipe| !pipe.to_server.is_empty() || !pipe.to_client.is_empty())
        {
            if self.server == Server::Down {
                self.pipes[busy].to_server.clear();
            }
            self.serve(busy);
            self.deliver(busy, 1);
        }
    }

    /// Whether the socket that was opened last is in use.
    pub(crate) fn is_open(&self) -> bool {
        self.pipes.last().is_some_and(|pipe| pipe.is_open)
    }

    /// The network works from now on: long enough that everything is noticed,
    /// tried again and answered.
    pub(crate) fn heal(&mut self) {
        self.server = Server::Up;
        for _ in 0..20 {
            self.settle();
            if let Some(at) = self.client.deadline() {
                self.sleep(at.saturating_sub(self.now));
            }
        }
        self.settle();
    }

    pub(crate) fn messages(&self) -> impl Iterator<Item = &ServerMessage> {
        self.told.iter().filter_map(|event| match event {
            Event::Message(message) => Some(message),
            _ => None,
        })
    }

    pub(crate) fn answers(&self) -> impl Iterator<Item = (&Command, &Answer)> {
        self.told.iter().filter_map(|event| match event {
            Event::Answer(command, answer) => Some((command, answer)),
            _ => None,
        })
    }
}

pub(crate) fn number(at: usize) -> Revision {
    Revision::new(u32::try_from(at).expect("few entries"))
}

fn step(at: usize) -> Step {
    Step {
        actor: None,
        revision: number(at),
        seat: Some(Seat::new(0)),
        events: Payload::default(),
        view: None,
        decider: None,
        legal: String::new(),
        clocks: Vec::new(),
    }
}

fn joined(n: Revision) -> ServerMessage {
    let line = format!(
        r#"{{"joined":{{"n":{n},"s":0,"table":"t1","game":"rockets","rules":1,"options":null,
        "takeover":"pilot","stage":"playing","seating":{{"n":{n},"host":"ada","seats":[]}},"commitment":"{}"}}}}"#,
        "07".repeat(32)
    );
    ServerMessage::parse(&line.replace('\n', "")).expect("a message")
}
