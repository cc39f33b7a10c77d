//! A WebSocket client that knows where it stands, and checks that it is told
//! everything once and in order.

use dice::Dice;
use engine::{Randomness, Seat};
use futures_util::{SinkExt, StreamExt};
use protocol::{
    ClientMessage, Command, CommandId, DetailLevel, Invalid, Joined, Objection, Over, Revision,
    ServerMessage, TableId,
};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, timeout, timeout_at};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async, connect_async};

/// Nothing that a test waits for takes longer, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A connection.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    waiting: std::collections::VecDeque<String>,
    /// Every line that came, in order.
    pub(crate) heard: Vec<String>,
    next: u32,
    /// The last number seen, over all viewers.
    pub(crate) revision: Revision,
    /// What each viewer was last told of the game.
    told: BTreeMap<Option<Seat>, Revision>,
    /// The legal actions of each seat of ours that decides.
    pub(crate) legal: BTreeMap<Seat, String>,
    pub(crate) over: Option<Over>,
    pub(crate) rematched: Option<TableId>,
}

/// How a connection ended.
pub(crate) type Ended = Option<(u16, String)>;

impl Client {
    /// A connection that has not said anything.
    pub(crate) async fn open(address: SocketAddr) -> Self {
        let (socket, _) = connect_async(format!("ws://{address}/ws")).await.unwrap();
        Self::over(socket)
    }

    fn over(socket: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Self {
        Self {
            socket,
            waiting: Default::default(),
            heard: Vec::new(),
            next: 1,
            revision: Revision::new(0),
            told: BTreeMap::new(),
            legal: BTreeMap::new(),
            over: None,
            rematched: None,
        }
    }

    pub(crate) async fn introduced(address: SocketAddr, token: &str) -> Self {
        let mut client = Self::open(address).await;
        client.introduce(token).await;
        client
    }

    /// A connection from an address that a proxy tells, which has not said anything.
    pub(crate) async fn open_from(address: SocketAddr, from: &str) -> Self {
        let mut request = format!("ws://{address}/ws").into_client_request().unwrap();
        let headers = request.headers_mut();
        headers.insert("X-Forwarded-For", from.parse().unwrap());
        let (socket, _) = connect_async(request).await.unwrap();
        Self::over(socket)
    }

    pub(crate) async fn introduced_from(address: SocketAddr, from: &str, token: &str) -> Self {
        let mut client = Self::open_from(address, from).await;
        client.introduce(token).await;
        client
    }

    /// A connection on which little fits that was not read.
    pub(crate) async fn with_small_ears(address: SocketAddr, token: &str) -> Self {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        let stream = MaybeTlsStream::Plain(socket.connect(address).await.unwrap());
        let url = format!("ws://{address}/ws");
        let (socket, _) = client_async(url, stream).await.unwrap();
        let mut client = Self::over(socket);
        client.introduce(token).await;
        client
    }

    async fn introduce(&mut self, token: &str) {
        self.say(&ClientMessage::Hello {
            protocol: protocol::VERSION,
            token: Some(token.to_owned()),
            name: None,
        })
        .await;
        match self.hear().await {
            ServerMessage::Welcome { .. } => {}
            other => panic!("{other:?}"),
        }
    }

    pub(crate) async fn say(&mut self, message: &ClientMessage) {
        self.send(&message.to_line()).await;
    }

    pub(crate) async fn send(&mut self, text: &str) {
        let sent = self.socket.send(Message::text(text)).await;
        sent.unwrap();
    }

    /// Sends any frame; whether it went out does not matter.
    pub(crate) async fn throw(&mut self, message: Message) -> Result<(), tungstenite::Error> {
        self.socket.send(message).await
    }

    /// The next line, or how the connection ended.
    pub(crate) async fn line(&mut self) -> Result<String, Ended> {
        // Signs of life are no news.
        let until = Instant::now() + 2 * PATIENCE;
        loop {
            if let Some(line) = self.waiting.pop_front() {
                return Ok(line);
            }
            let frame = timeout_at(until, self.socket.next()).await;
            match frame.expect("the server says something in time") {
                Some(Ok(Message::Text(text))) => {
                    self.waiting.extend(text.lines().map(str::to_owned));
                }
                Some(Ok(Message::Close(frame))) => {
                    let told = |CloseFrame { code, reason }| (code.into(), reason.to_string());
                    return Err(frame.map(told));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// How the connection ends; what comes before is heard.
    pub(crate) async fn end(&mut self) -> Ended {
        loop {
            match self.line().await {
                Ok(line) => self.heard.push(line),
                Err(end) => return end,
            }
        }
    }

    /// The next message.
    #[track_caller]
    pub(crate) fn hear(&mut self) -> impl Future<Output = ServerMessage> {
        self.until(|message| Some(message.clone()))
    }

    /// Hears messages until one is what is looked for.
    #[track_caller]
    pub(crate) fn until<T>(
        &mut self,
        mut wanted: impl FnMut(&ServerMessage) -> Option<T>,
    ) -> impl Future<Output = T> {
        let asked = std::panic::Location::caller();
        async move {
            loop {
                let line = match self.line().await {
                    Ok(line) => line,
                    Err(end) => panic!("{asked}: the connection ended: {end:?}"),
                };
                let message = ServerMessage::parse(&line).unwrap_or_else(|_| panic!("{line}"));
                self.heard.push(line);
                self.note(&message);
                if let Some(found) = wanted(&message) {
                    return found;
                }
            }
        }
    }

    /// Whether nothing comes for a while.
    pub(crate) async fn silence(&mut self, span: Duration) {
        assert!(self.waiting.is_empty(), "{:?}", self.waiting);
        if let Ok(message) = timeout(span, self.socket.next()).await {
            match message {
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    /// Goes to a table.
    pub(crate) async fn join(&mut self, table: &TableId) -> Joined {
        self.go(table, None).await;
        self.until(|message| match message {
            ServerMessage::Joined(joined) => Some(joined.as_ref().clone()),
            _ => None,
        })
        .await
    }

    /// Goes to a table having seen a number, without waiting.
    pub(crate) async fn go(&mut self, table: &TableId, seen: Option<Revision>) {
        let table = table.clone();
        self.say(&ClientMessage::Join {
            table,
            seen,
            detail: DetailLevel::Views,
        })
        .await;
    }

    /// Sends a command without waiting for its answer.
    pub(crate) async fn order(&mut self, command: Command) -> CommandId {
        let c = CommandId(self.next);
        self.next += 1;
        self.say(&ClientMessage::Do(c, command)).await;
        c
    }

    /// Sends a command once more, as one does whose command could not be stored.
    pub(crate) async fn repeat(&mut self, c: CommandId, command: Command) {
        self.say(&ClientMessage::Do(c, command)).await;
    }

    /// Sends a command and waits for its answer.
    pub(crate) async fn command(&mut self, command: Command) -> ServerMessage {
        let c = self.order(command).await;
        self.answer(c).await
    }

    /// The answer to a command.
    pub(crate) async fn answer(&mut self, c: CommandId) -> ServerMessage {
        self.until(|message| (answers(message) == Some(c)).then(|| message.clone()))
            .await
    }

    /// A command that is accepted.
    #[track_caller]
    pub(crate) fn must(&mut self, command: Command) -> impl Future<Output = Revision> {
        let asked = std::panic::Location::caller();
        async move {
            match self.command(command.clone()).await {
                ServerMessage::Accepted(_, n) => n,
                other => panic!("{asked}: {command:?}: {other:?}"),
            }
        }
    }

    /// A command that is refused.
    pub(crate) async fn refused(&mut self, command: Command) -> Objection {
        match self.command(command.clone()).await {
            ServerMessage::Refused { why, .. } => why,
            other => panic!("{command:?}: {other:?}"),
        }
    }

    /// A command that makes no sense.
    pub(crate) async fn invalid(&mut self, command: Command) -> Invalid {
        match self.command(command.clone()).await {
            ServerMessage::Invalid { why, .. } => why,
            other => panic!("{command:?}: {other:?}"),
        }
    }

    /// The seat of ours that decides, and one of its legal actions.
    pub(crate) fn choice(&self, dice: &mut Dice) -> Option<(Seat, String)> {
        let (seat, legal) = self.legal.iter().next()?;
        let legal: Vec<&str> = legal.split(' ').collect();
        Some((*seat, (*dice.pick(&legal)).to_owned()))
    }

    /// The table of the next game, which may have been told beside an answer.
    pub(crate) async fn next_table(&mut self) -> TableId {
        loop {
            match &self.rematched {
                Some(table) => return table.clone(),
                None => drop(self.hear().await),
            }
        }
    }

    /// The command that takes an action now.
    pub(crate) fn act(&self, s: Seat, a: &str) -> Command {
        Command::Act {
            revision: self.revision,
            seat: s,
            actions: vec![a.to_owned()],
        }
    }

    /// Takes one action at random, if it is our turn, and hears what came of
    /// it; for which seat.
    pub(crate) async fn take(&mut self, dice: &mut Dice) -> Option<Seat> {
        let (seat, action) = self.choice(dice)?;
        let n = self.must(self.act(seat, &action)).await;
        // The answer comes before what it brought about, for each seat.
        while self.told.values().any(|told| *told < n) && self.over.is_none() {
            self.hear().await;
        }
        Some(seat)
    }

    /// Acts at random as long as it is our turn; whether we acted at all.
    pub(crate) async fn play(&mut self, dice: &mut Dice) -> bool {
        let mut acted = false;
        while self.take(dice).await.is_some() {
            acted = true;
        }
        acted
    }

    /// Hears everything up to a number.
    pub(crate) async fn catch_up(&mut self, n: Revision) {
        while self.revision < n {
            self.hear().await;
        }
    }

    /// Waits until it is our turn or the game is over.
    pub(crate) async fn turn(&mut self) {
        while self.legal.is_empty() && self.over.is_none() {
            self.hear().await;
        }
    }

    /// Keeps track, and checks that nothing about the game comes twice.
    fn note(&mut self, message: &ServerMessage) {
        let mut stands = |s: Option<Seat>, n: Revision, d: Option<Seat>, a: &str| {
            let before = self.told.insert(s, n);
            if let Some(s) = s {
                self.legal.remove(&s);
                if d == Some(s) {
                    self.legal.insert(s, a.to_owned());
                }
            }
            before
        };
        let n = match message {
            ServerMessage::Joined(joined) => {
                if let Some(position) = &joined.position {
                    stands(
                        joined.seat,
                        joined.revision,
                        position.decider,
                        &position.legal,
                    );
                }
                self.over.clone_from(&joined.over);
                self.revision = joined.revision;
                return;
            }
            ServerMessage::Step(step) => {
                let before = stands(step.seat, step.revision, step.decider, &step.legal);
                assert!(
                    before.is_none_or(|before| before < step.revision),
                    "{:?} was told twice: {:#?}",
                    step.revision,
                    self.heard
                );
                step.revision
            }
            ServerMessage::Undone {
                revision: n,
                seat: s,
                position,
                ..
            } => {
                stands(*s, *n, position.decider, &position.legal);
                *n
            }
            ServerMessage::OutOfDate(missed) => {
                // Some of it may have come by itself in the meantime.
                for message in &missed.missed {
                    let is_news = match message {
                        ServerMessage::Step(step) => self
                            .told
                            .get(&step.seat)
                            .is_none_or(|told| *told < step.revision),
                        _ => true,
                    };
                    if is_news {
                        self.note(message);
                    }
                }
                missed.revision
            }
            ServerMessage::Over(over) => {
                self.over = Some(over.clone());
                self.legal.clear();
                over.revision
            }
            ServerMessage::Rematched {
                revision: n, table, ..
            } => {
                self.rematched = Some(table.clone());
                *n
            }
            ServerMessage::Started(started) => {
                let (n, d) = (started.revision, started.decider);
                stands(started.seat, n, d, &started.legal);
                n
            }
            ServerMessage::Seats(seating) => seating.revision,
            ServerMessage::Chat(line) => line.revision,
            ServerMessage::Committed { revision: n, .. }
            | ServerMessage::Starting { revision: n, .. }
            | ServerMessage::Asked { revision: n, .. }
            | ServerMessage::Settled { revision: n, .. }
            | ServerMessage::Rematch { revision: n, .. }
            | ServerMessage::Closed { revision: n } => *n,
            _ => return,
        };
        self.revision = self.revision.max(n);
    }
}

/// The command that a message answers.
pub(crate) fn answers(message: &ServerMessage) -> Option<CommandId> {
    match message {
        ServerMessage::Accepted(c, _) | ServerMessage::Refused { id: c, .. } => Some(*c),
        ServerMessage::OutOfDate(missed) => Some(missed.id),
        ServerMessage::Invalid { id: c, .. } => *c,
        _ => None,
    }
}
