//! A player with a connection that breaks all the time.

use crate::story::{GameStory, Knowledge, Story};
use dice::Dice;
use engine::prelude::*;
use engine::{Seat, Seats};
use load::{After, Client, Heard, LoadError, Loopback, Player, Traffic, http};
use protocol::{
    ClientMessage, Command, NewTable, Objection, SeatChoice, ServerMessage, Stage, TableId,
};
use registry::GameId;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

/// How often a player looks up to see whether it is enough.
const LOOK_UP: Duration = Duration::from_millis(100);

/// What the players of one table and its rematches share.
#[derive(Default)]
struct Chain {
    /// Where the host plays no more.
    last: Mutex<Option<TableId>>,
}

/// A player, and all that makes it come back.
pub(crate) struct Visitor {
    player: Player,
    story: Story,
    game: GameStory,
    server: watch::Receiver<Option<Loopback>>,
    enough: watch::Receiver<bool>,
    chain: Arc<Chain>,
    /// Whether the server may say that it can't store anything just now.
    outages: Outages,
}

/// What a player has to put up with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outages {
    /// Broken connections.
    None,
    /// A database in trouble, too.
    Database,
}

/// The fewest people that a game takes.
pub(crate) fn least_seats(game: GameId) -> Seats {
    Seats::new(registry::with_game!(game, G => G::LEAST_SEATS)).unwrap()
}

/// A table for so many people.
pub(crate) fn new_table(game: GameId, people: Seats) -> NewTable {
    let choice = |seat: Seat| match seat.index() {
        0 => SeatChoice::Me {},
        _ => SeatChoice::Open {},
    };
    NewTable {
        game: game.to_string(),
        options: Default::default(),
        seats: people.iter().map(choice).collect(),
        clock: Default::default(),
        visibility: Default::default(),
        spectators: Default::default(),
        takeover: protocol::Level::Cadet,
        // Nobody's seat goes to a bot: a slow machine is no absence.
        away_seconds: 3600,
    }
}

/// Everybody at a new table, who then find it at `server`.
pub(crate) async fn visitors(
    address: Loopback,
    people: Seats,
    new: &NewTable,
    dice: impl Fn(Seat) -> Dice,
    server: &watch::Receiver<Option<Loopback>>,
    enough: &watch::Receiver<bool>,
) -> Vec<Visitor> {
    let chain = Arc::new(Chain::default());
    let mut table: Option<TableId> = None;
    let mut visitors = Vec::new();
    for seat in people.iter() {
        let traffic = Arc::new(Traffic::default());
        let mut client = Client::connect(address, &traffic).await.unwrap();
        let welcome = client.hello(&format!("player {seat}"), None).await.unwrap();
        let token = welcome.token.unwrap();
        let here = match &table {
            Some(table) => table.clone(),
            None => {
                let made = http::create_table(address, &token, new).await;
                made.unwrap().table
            }
        };
        table = Some(here.clone());
        visitors.push(Visitor {
            game: GameStory::new(here.clone()),
            player: Player::new(here, seat, dice(seat)),
            story: Story {
                seat,
                token,
                repeated: 0,
                answered_at: Vec::new(),
                games: Vec::new(),
            },
            server: server.clone(),
            enough: enough.clone(),
            chain: Arc::clone(&chain),
            outages: Outages::None,
        });
    }
    visitors
}

impl Visitor {
    /// The same at servers whose database may be in trouble.
    #[allow(dead_code, reason = "not every test that includes this file has some")]
    pub(crate) fn through_outages(mut self) -> Self {
        self.outages = Outages::Database;
        self
    }

    /// Plays until the host has enough and the last game is over.
    pub(crate) async fn visit(mut self) -> Story {
        loop {
            let address = match self.server.wait_for(Option::is_some).await {
                Ok(address) => *address,
                Err(_) => panic!("the test ended before the players did"),
            };
            let Some(address) = address else { continue };
            match self.stay(address).await {
                Ok(()) => {
                    self.story.games.push(self.game);
                    return self.story;
                }
                // Said by the server: a fault, or a refusal that is none.
                Err(LoadError::Unexpected(what)) => {
                    panic!("seat {} at {}: {what}", self.story.seat, self.game.table)
                }
                // The connection broke.
                Err(_) => sleep(Duration::from_millis(5)).await,
            }
        }
    }

    /// Plays over one connection, until it breaks or all is over.
    async fn stay(&mut self, address: Loopback) -> Result<(), LoadError> {
        let mut client = Client::connect(address, &Arc::new(Traffic::default())).await?;
        let token = Some(self.story.token.clone());
        client.hello("", token).await?;
        self.player.come_back();
        if self.game.knowledge == Knowledge::Asked && self.player.stage() != Stage::Waiting {
            self.ask_for_history();
        }
        let mut words = self.player.take_words();
        let again = words
            .iter()
            .filter(|word| matches!(word, ClientMessage::Do(_, Command::Act { .. })));
        self.story.repeated += again.count() as u32;
        loop {
            client.send(&words).await?;
            if let Ok(message) = timeout(LOOK_UP, client.next()).await {
                self.hear(message?)?;
            }
            while let Some(message) = client.next_here() {
                self.hear(message?)?;
            }
            if self.is_done() {
                return Ok(());
            }
            words = self.player.take_words();
        }
    }

    fn hear(&mut self, message: ServerMessage) -> Result<(), LoadError> {
        if let ServerMessage::Refused {
            why: Objection::Unavailable {},
            ..
        } = &message
            && self.outages == Outages::Database
        {
            // Not answered, so it is sent again.
            return Err(LoadError::Gone);
        }
        if self.is_host() && *self.enough.borrow() && !self.player.wants_again() {
            self.player.set_after(After::Stop);
        }
        self.remember(&message);
        let shown = match &message {
            ServerMessage::Joined(joined) => {
                joined.table == self.game.table && joined.stage != Stage::Waiting
            }
            ServerMessage::Started(_) => true,
            _ => false,
        };
        let heard = self.player.hear(message);
        // Before going on to the next table: it belongs to this one.
        if let Heard::Acknowledged { id, action, .. } = &heard {
            self.game.acknowledged.push((*id, action.clone()));
            self.story.answered_at.push(Instant::now());
        }
        if *self.player.table() != self.game.table {
            let next = GameStory::new(self.player.table().clone());
            self.story
                .games
                .push(std::mem::replace(&mut self.game, next));
        } else if shown {
            self.ask_for_history();
        }
        match heard {
            Heard::Over if self.is_host() && !self.player.wants_again() => {
                *self.chain.last.lock().unwrap() = Some(self.game.table.clone());
            }
            Heard::Trouble(what) => return Err(LoadError::Unexpected(what)),
            Heard::Acknowledged { .. } | Heard::Over | Heard::Step(_) | Heard::Nothing => {}
        }
        Ok(())
    }

    /// Notes what the player is told, by the rule of the protocol: what is not
    /// news is ignored.
    fn remember(&mut self, message: &ServerMessage) {
        let seat = Some(self.story.seat);
        match message {
            ServerMessage::Step(step)
                if step.seat == seat
                    && self.player.seen().is_none_or(|seen| step.revision > seen) =>
            {
                self.game.went_on(&step.events);
            }
            ServerMessage::History { seat: s, turns, .. } if *s == seat => {
                self.game.told_from_the_start(turns);
            }
            ServerMessage::OutOfDate(missed) => {
                for message in &missed.missed {
                    self.remember(message);
                }
            }
            _ => {}
        }
    }

    fn ask_for_history(&mut self) {
        self.game.knowledge = Knowledge::Asked;
        let s = Some(self.story.seat);
        self.player.command(Command::History { seat: s });
    }

    fn is_host(&self) -> bool {
        self.story.seat.index() == 0
    }

    fn is_done(&self) -> bool {
        // The answer to the last action may have been lost with a server.
        self.player.stage() == Stage::Over
            && !self.player.awaits_answer()
            && self.game.knowledge == Knowledge::Whole
            && *self.chain.last.lock().unwrap() == Some(self.game.table.clone())
    }
}
