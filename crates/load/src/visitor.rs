//! A player with a connection that breaks all the time.

use crate::story::{GameStory, Knowledge, Story};
use crate::{After, Client, Heard, LoadError, Loopback, Player, Traffic, http};
use dice::Dice;
use engine::{Seat, Seats};
use protocol::{
    ClientMessage, Command, NewTable, Objection, SeatChoice, ServerMessage, Stage, TableId,
};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

/// How often a player looks up to see whether it is enough.
const LOOK_UP: Duration = Duration::from_millis(100);

/// How long it waits before it connects again.
const COMING_BACK: Duration = Duration::from_millis(5);

/// What the players of one table and its rematches share.
#[derive(Debug, Default)]
struct Chain {
    /// Where the host plays no more.
    last: Mutex<Option<TableId>>,
}

impl Chain {
    fn set_last(&self, table: &TableId) {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(table.clone());
    }

    fn is_last(&self, table: &TableId) -> bool {
        self.last
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .as_ref()
            == Some(table)
    }
}

/// A player, and all that makes it come back.
#[derive(Debug)]
pub struct Visitor {
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
enum Outages {
    /// Broken connections.
    None,
    /// A database in trouble, too.
    Database,
}

/// A table for so many people.
pub fn new_table(game: &str, people: Seats) -> NewTable {
    let choice = |seat: Seat| match seat.index() {
        0 => SeatChoice::Me {},
        _ => SeatChoice::Open {},
    };
    NewTable {
        game: game.to_owned(),
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
pub async fn visitors(
    address: Loopback,
    people: Seats,
    new: &NewTable,
    dice: impl Fn(Seat) -> Dice,
    server: &watch::Receiver<Option<Loopback>>,
    enough: &watch::Receiver<bool>,
) -> Result<Vec<Visitor>, LoadError> {
    let chain = Arc::new(Chain::default());
    let mut table: Option<TableId> = None;
    let mut visitors = Vec::new();
    for seat in people.iter() {
        let traffic = Arc::new(Traffic::default());
        let mut client = Client::connect(address, &traffic).await?;
        let welcome = client.hello(&format!("player {seat}"), None).await?;
        let token = welcome
            .token
            .ok_or_else(|| LoadError::Unexpected("a guest without a token".to_owned()))?;
        let here = match &table {
            Some(table) => table.clone(),
            None => http::create_table(address, &token, new).await?.table,
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
    Ok(visitors)
}

impl Visitor {
    /// The same at servers whose database may be in trouble.
    #[must_use]
    pub fn through_outages(mut self) -> Self {
        self.outages = Outages::Database;
        self
    }

    /// Plays until the host has enough and the last game is over.
    pub async fn visit(mut self) -> Result<Story, LoadError> {
        loop {
            let address = match self.server.wait_for(Option::is_some).await {
                Ok(address) => *address,
                // Nobody is left who would say where servers are.
                Err(_) => return Err(LoadError::Gone),
            };
            let Some(address) = address else { continue };
            match self.stay(address).await {
                Ok(()) => {
                    self.story.games.push(self.game);
                    return Ok(self.story);
                }
                // Said by the server: a fault, or a refusal that is none.
                Err(LoadError::Unexpected(what)) => {
                    let (seat, table) = (self.story.seat, &self.game.table);
                    let what = format!("seat {seat} at {table}: {what}");
                    return Err(LoadError::Unexpected(what));
                }
                // The connection broke.
                Err(_) => sleep(COMING_BACK).await,
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
        self.remember(&message)
            .map_err(|error| LoadError::Unexpected(error.to_string()))?;
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
                self.chain.set_last(&self.game.table);
            }
            Heard::Trouble(what) => return Err(LoadError::Unexpected(what)),
            Heard::Acknowledged { .. } | Heard::Over | Heard::Step(_) | Heard::Nothing => {}
        }
        Ok(())
    }

    /// Notes what the player is told, by the rule of the protocol: what is not
    /// news is ignored.
    fn remember(&mut self, message: &ServerMessage) -> serde_json::Result<()> {
        let seat = Some(self.story.seat);
        match message {
            ServerMessage::Step(step)
                if step.seat == seat
                    && self.player.seen().is_none_or(|seen| step.revision > seen) =>
            {
                self.game.went_on(&step.events)?;
            }
            ServerMessage::History { seat: s, turns, .. } if *s == seat => {
                self.game.told_from_the_start(turns)?;
            }
            ServerMessage::OutOfDate(missed) => {
                for message in &missed.missed {
                    self.remember(message)?;
                }
            }
            _ => {}
        }
        Ok(())
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
            && self.chain.is_last(&self.game.table)
    }
}
