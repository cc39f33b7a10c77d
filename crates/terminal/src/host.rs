//! The table that is played at in the terminal, and the bots at it.

use crate::PlayError;
use crate::boards::Board;
use dice::Dice;
use engine::{Player, Randomness, Refused, Seat, Viewer};
use protocol::{
    ClientMessage, Command, CommandId, DetailLevel, Hex32, SeatHolder, ServerMessage, Stage,
};
use record::{Match, Record, Step, Undo};
use serde_json::{Value, json};
use std::sync::Arc;
use table::local::{LocalOutput, LocalTable, local_person, local_setup};
use table::{BotRequest, Moment, Setup, Table};

/// Nobody has a clock here, so that time stands still.
const NOW: Moment = Moment(0);

/// A table of this process. It decides who acts, draws chance, asks bots and
/// takes back, as the server's tables do.
pub(crate) struct Host<G: Board> {
    table: LocalTable<G>,
    /// Who sits where, as the record tells it.
    players: Vec<Player>,
    seed: u64,
    /// The bot that has to decide.
    bot: Option<BotRequest>,
    commands: u32,
}

impl<G: Board> Host<G> {
    /// A game from its first step. Chance and bots hang on the seed.
    pub(crate) fn start(
        options: Value,
        players: Vec<Player>,
        seed: u64,
    ) -> Result<Self, PlayError> {
        let setup = setup::<G>(options, &players, seed);
        let (table, _) = LocalTable::create(setup, Arc::new(bots::decide), NOW)?;
        Ok(Self::around(table, players, seed))
    }

    /// The game of a record. `playing` are those who play now; the names stay
    /// those of the record.
    pub(crate) fn resume(
        record: &Record,
        playing: &[Player],
        seed: u64,
    ) -> Result<Self, PlayError> {
        if playing.len() != record.seats.len() {
            return Err(PlayError::Players {
                seats: record.seats.len(),
                players: playing.len(),
            });
        }
        let setup = setup::<G>(record.options.clone(), playing, seed);
        let (table, _) = LocalTable::from_record(record, setup, Arc::new(bots::decide), NOW)?;
        Ok(Self::around(table, record.seats.clone(), seed))
    }

    fn around(table: LocalTable<G>, players: Vec<Player>, seed: u64) -> Self {
        let mut host = Self {
            table,
            players,
            seed,
            bot: None,
            commands: 0,
        };
        let table = host.table.table().id().clone();
        host.send(ClientMessage::Join {
            table,
            seen: None,
            detail: DetailLevel::Events,
        });
        if host.table.table().stage() == Stage::Waiting {
            host.command(Command::Start {});
        }
        host
    }

    fn send(&mut self, message: ClientMessage) -> Vec<ServerMessage> {
        let out = self.table.receive(message, NOW);
        self.take(out)
    }

    fn command(&mut self, command: Command) -> Vec<ServerMessage> {
        self.commands += 1;
        self.send(ClientMessage::Do(CommandId(self.commands), command))
    }

    fn take(&mut self, out: LocalOutput) -> Vec<ServerMessage> {
        // A bot that was asked before and is not asked again is not needed.
        self.bot = out.bots.into_iter().last().or(self.bot.take());
        out.messages
    }

    fn played(&self) -> &Match<G> {
        self.table.game().expect("started when it was made")
    }

    /// The present state.
    pub(crate) fn game(&self) -> &G {
        self.played().game()
    }

    /// Everything that happened, in order.
    pub(crate) fn steps(&self) -> &[Step<G>] {
        self.played().steps()
    }

    /// Who sits where, as the record tells it.
    pub(crate) fn players(&self) -> &[Player] {
        &self.players
    }

    /// The game as a file.
    pub(crate) fn record(&self) -> Record {
        Record {
            seats: self.players.clone(),
            ..self.played().record()
        }
    }

    /// How many turns were played and not taken back.
    pub(crate) fn turns(&self) -> usize {
        self.table.turns()
    }

    /// What a viewer was told of a turn.
    pub(crate) fn told(&self, viewer: Viewer, turn: usize) -> &[G::Event] {
        self.table.told(viewer, turn)
    }

    /// Takes an action of a person, or says why the game refuses it.
    pub(crate) fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Refusal>> {
        let legal = self.game().check(seat, action);
        let actions = vec![action.to_string()];
        let revision = self.table.table().revision();
        self.command(Command::Act {
            revision,
            seat,
            actions,
        });
        legal
    }

    /// Lets the bot act that has to decide.
    pub(crate) fn advance(&mut self) {
        let Some(bot) = self.bot.take() else { return };
        let asked = (bot.revision, bot.seat, bot.purpose);
        // The step's number and the seed alone: a resumed game goes on as if
        // it had never been left.
        let mut dice = Dice::branch(self.seed, self.steps().len() as u64);
        let action = bot.think(u64::from(dice.below(u32::MAX)));
        let out = self.table.bot_decided(asked, &action, NOW);
        self.take(out);
    }

    /// How far a seat may take back its last action.
    pub(crate) fn undo_of(&self, seat: Seat) -> Undo {
        self.table.undo_of(seat)
    }

    /// Takes back the last action of a seat and all that came after it.
    pub(crate) fn undo(&mut self, seat: Seat) {
        let revision = self.table.table().revision();
        self.command(Command::Undo { revision, seat });
    }
}

fn setup<G: Board>(options: Value, players: &[Player], seed: u64) -> Setup {
    let options = match options {
        Value::Null => json!({}),
        given => given,
    };
    let seats = players.iter().map(|player| match player.bot {
        Some(level) => SeatHolder::Bot { level },
        None => local_person(&player.name),
    });
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&seed.to_be_bytes());
    let id = "terminal".parse().expect("a short id of letters");
    local_setup::<G>(id, options, seats.collect(), Hex32(secret))
}
