//! The table that is played at in the terminal, and the bots at it.

use crate::PlayError;
use crate::boards::Board;
use dice::Dice;
use engine::{Knowledge, Player, Randomness, Refused, Seat, Viewer};
use external::{GameStart, Program};
use protocol::{
    ClientMessage, Command, CommandId, DetailLevel, Hex32, SeatHolder, ServerMessage, Stage,
};
use record::{Match, Record, Step, Undo};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use table::local::{LocalOutput, LocalTable, local_person, local_setup};
use table::{BotRequest, Moment, Setup, Table};

/// Nobody has a clock here, so that time stands still.
const NOW: Moment = Moment(0);

/// How long a program may take for a decision.
const PATIENCE: Duration = Duration::from_secs(60);

/// A table of this process. It decides who acts, draws chance, asks bots and
/// takes back, as the server's tables do.
pub(crate) struct Host<G: Board> {
    table: LocalTable<G>,
    /// Who sits where, as the record tells it.
    players: Vec<Player>,
    seed: u64,
    /// The bot that has to decide.
    bot: Option<BotRequest>,
    /// The programs that play, each with its seat.
    programs: Vec<(Seat, Program)>,
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
        let thinker = Arc::new(bots::thinker(bots::characters(&players)));
        let (table, _) = LocalTable::create(setup, thinker, NOW)?;
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
        let thinker = Arc::new(bots::thinker(bots::characters(playing)));
        let (table, _) = LocalTable::from_record(record, setup, thinker, NOW)?;
        Ok(Self::around(table, record.seats.clone(), seed))
    }

    fn around(table: LocalTable<G>, players: Vec<Player>, seed: u64) -> Self {
        let mut host = Self {
            table,
            players,
            seed,
            bot: None,
            programs: Vec::new(),
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

    /// Lets programs play, each given by its command, on seats that are not
    /// people's.
    pub(crate) fn start_programs(&mut self, commands: &[Option<String>]) -> Result<(), PlayError> {
        for (seat, command) in (0..).map(Seat::new).zip(commands) {
            let Some(command) = command else { continue };
            let mut program = Program::start(command, PATIENCE)?;
            program.begin(&GameStart {
                game: self.opening(),
                seat,
                seed: self.seed.wrapping_add(u64::from(seat.number())),
            })?;
            self.programs.push((seat, program));
            if let Some(player) = self.players.get_mut(seat.index()) {
                *player = Player::person(command);
            }
        }
        Ok(())
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

    /// The state before the first step.
    pub(crate) fn opening(&self) -> &G {
        self.played().opening()
    }

    /// The game as it was after so many steps.
    pub(crate) fn after(&self, steps: usize) -> Match<G> {
        let mut game = self.played().clone();
        game.rewind(steps);
        game
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
        self.tell_programs_the_end();
        legal
    }

    /// Lets the bot or the program act that has to decide. Where a program fails,
    /// nothing has changed.
    pub(crate) fn advance(&mut self) -> Result<(), PlayError> {
        let Some(bot) = self.bot.take() else {
            return Ok(());
        };
        let asked = (bot.revision, bot.seat, bot.purpose);
        let action = if self.programs.iter().any(|(seat, _)| *seat == bot.seat) {
            match self.ask_program(bot.seat) {
                Ok(action) => action.to_string(),
                Err(error) => {
                    self.bot = Some(bot);
                    return Err(error);
                }
            }
        } else {
            // The step's number and the seed alone: a resumed game goes on as if
            // it had never been left.
            let mut dice = Dice::branch(self.seed, self.steps().len() as u64);
            bot.think(u64::from(dice.below(u32::MAX)))
        };
        let out = self.table.bot_decided(asked, &action, NOW);
        self.take(out);
        self.tell_programs_the_end();
        Ok(())
    }

    fn ask_program(&mut self, seat: Seat) -> Result<G::Action, PlayError> {
        let knowledge = self.knowledge(seat);
        let mut legal = Vec::new();
        self.game().legal_actions(&mut legal);
        let mut programs = self.programs.iter_mut();
        let (_, program) = programs
            .find(|(own, _)| *own == seat)
            .expect("asked for a seat that a program plays");
        Ok(program.decide(&knowledge, &legal)?)
    }

    fn tell_programs_the_end(&mut self) {
        let Some(outcome) = self.game().outcome() else {
            return;
        };
        for (seat, mut program) in std::mem::take(&mut self.programs) {
            // A program that has gone need not hear of it.
            let _ = program.end(&self.knowledge(seat), &outcome);
        }
    }

    /// What a seat knows now.
    pub(crate) fn knowledge(&self, seat: Seat) -> Knowledge<G> {
        let viewer = Viewer::Seat(seat);
        let told = (0..self.turns()).flat_map(|turn| self.told(viewer, turn));
        let history: Vec<G::Event> = told.cloned().collect();
        Knowledge::received(seat, self.game().view(viewer), history)
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
