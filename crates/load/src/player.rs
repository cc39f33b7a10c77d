//! Whoever sits on a seat and answers at once with any legal action.

use dice::Dice;
use engine::{Randomness, Seat};
use protocol::{
    ClientMessage, Command, CommandId, Entropy, Joined, Number, Occupant, Position, SeatInfo,
    ServerMessage, Stage, TableId, Telling,
};

/// What a player does when a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    /// Play again with the same people.
    Again,
    /// Nothing.
    Stop,
}

/// What a message meant to a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Nothing that a count or a test needs.
    Nothing,
    /// The game went on to this number, whoever acted.
    Step(Number),
    /// An action of this player is stored for good.
    Acknowledged {
        /// Which command it was.
        c: CommandId,
        /// The number that it was made for.
        made_for: Number,
        /// The action.
        action: String,
    },
    /// The game is over.
    Over,
    /// Something that does not happen to a player by the rules.
    Trouble(String),
}

/// A player on one seat, without input or output: it hears messages and has
/// messages to say. The player of seat 0 makes the table and starts the game.
#[derive(Debug)]
pub struct Player {
    seat: Seat,
    after: After,
    dice: Dice,
    table: TableId,
    /// The last number seen; none before the table was seen.
    seen: Option<Number>,
    stage: Stage,
    commands: u32,
    /// Commands without an answer, oldest first.
    unanswered: Vec<(CommandId, Command)>,
    /// The legal actions, when it is this player's turn.
    turn: Option<String>,
    wants_again: bool,
    say: Vec<ClientMessage>,
}

impl Player {
    /// A player who is about to go to a table. Its choices are those of the
    /// dice.
    pub fn new(table: TableId, seat: Seat, dice: Dice) -> Self {
        let mut player = Self {
            seat,
            after: After::Again,
            dice,
            table: table.clone(),
            seen: None,
            stage: Stage::Waiting,
            commands: 0,
            unanswered: Vec::new(),
            turn: None,
            wants_again: false,
            say: Vec::new(),
        };
        player.go_to(table);
        player
    }

    /// Says what to do when a game is over.
    pub fn set_after(&mut self, after: After) {
        self.after = after;
    }

    /// The table where the player is.
    pub fn table(&self) -> &TableId {
        &self.table
    }

    /// The last number seen there.
    pub fn seen(&self) -> Option<Number> {
        self.seen
    }

    /// How far the table has come, as far as the player has seen.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether the player has said at this table that it plays again.
    pub fn wants_again(&self) -> bool {
        self.wants_again
    }

    /// What there is to say, oldest first.
    pub fn take_words(&mut self) -> Vec<ClientMessage> {
        std::mem::take(&mut self.say)
    }

    /// The connection is a new one: goes back to the table with the number last
    /// seen, and repeats what was not answered.
    pub fn come_back(&mut self) {
        self.say.clear();
        self.say.push(ClientMessage::Join {
            table: self.table.clone(),
            seen: self.seen,
            tell: Telling::Events,
        });
        let again = self.unanswered.iter();
        self.say
            .extend(again.map(|(c, command)| ClientMessage::Do(*c, command.clone())));
    }

    /// Wants something done at the table.
    pub fn command(&mut self, command: Command) -> CommandId {
        self.commands += 1;
        let c = CommandId(self.commands);
        self.unanswered.push((c, command.clone()));
        self.say.push(ClientMessage::Do(c, command));
        c
    }

    /// Takes in a message.
    pub fn hear(&mut self, message: ServerMessage) -> Heard {
        let heard = self.understand(message);
        self.act();
        heard
    }

    fn understand(&mut self, message: ServerMessage) -> Heard {
        match message {
            ServerMessage::Joined(joined) => self.look_around(*joined),
            ServerMessage::Step(step) if step.s == Some(self.seat) && self.is_news(step.n) => {
                self.turn = (step.d == Some(self.seat)).then_some(step.a);
                Heard::Step(step.n)
            }
            ServerMessage::Undone { n, s, position, .. }
                if s == Some(self.seat) && self.is_news(n) =>
            {
                self.stand(&position);
                Heard::Nothing
            }
            ServerMessage::Accepted { c, .. } => self.accepted(c),
            ServerMessage::Refused { c, why } => match self.answered(c) {
                Some(Command::Act { a, .. }) => Heard::Trouble(format!("{a}: {why:?}")),
                // Such as a start that had been stored before its answer was
                // lost.
                _ => Heard::Nothing,
            },
            ServerMessage::OutOfDate(missed) => {
                self.answered(missed.c);
                let heard = missed.missed.into_iter().map(|one| self.understand(one));
                heard.last().unwrap_or(Heard::Nothing)
            }
            ServerMessage::Seats(seating) => {
                self.note(seating.n);
                self.take_place(&seating.seats);
                Heard::Nothing
            }
            ServerMessage::Over(over) => {
                self.note(over.n);
                self.end()
            }
            ServerMessage::Rematched { table, .. } => {
                self.go_to(table);
                Heard::Nothing
            }
            ServerMessage::Chat(line) => self.hear_number(line.n),
            ServerMessage::Asked { n, .. }
            | ServerMessage::Settled { n, .. }
            | ServerMessage::Rematch { n, .. } => self.hear_number(n),
            message @ (ServerMessage::Invalid { .. }
            | ServerMessage::Fault { .. }
            | ServerMessage::Closed { .. }) => Heard::Trouble(message.to_line()),
            _ => Heard::Nothing,
        }
    }

    /// Notes a number, and says whether it is greater than all before.
    fn is_news(&mut self, n: Number) -> bool {
        let news = self.seen.is_none_or(|seen| n > seen);
        self.note(n);
        news
    }

    fn note(&mut self, n: Number) {
        self.seen = self.seen.max(Some(n));
    }

    fn hear_number(&mut self, n: Number) -> Heard {
        self.note(n);
        Heard::Nothing
    }

    fn go_to(&mut self, table: TableId) {
        self.table = table.clone();
        self.seen = None;
        self.stage = Stage::Waiting;
        self.turn = None;
        self.wants_again = false;
        self.unanswered.clear();
        self.say.clear();
        let seen = None;
        self.say.push(ClientMessage::Join {
            table,
            seen,
            tell: Telling::Events,
        });
    }

    fn look_around(&mut self, joined: Joined) -> Heard {
        if joined.table != self.table {
            return Heard::Nothing;
        }
        self.seen = Some(joined.n);
        self.stage = joined.stage;
        self.turn = None;
        if let Some(position) = &joined.position {
            self.stand(position);
        }
        self.take_place(&joined.seating.seats);
        if let Some(table) = joined.rematched {
            self.go_to(table);
            return Heard::Nothing;
        }
        match joined.over {
            Some(_) => self.end(),
            None => Heard::Nothing,
        }
    }

    fn stand(&mut self, position: &Position) {
        self.turn = (position.d == Some(self.seat)).then(|| position.a.clone());
    }

    /// Sits down, or starts the game once everybody sits.
    fn take_place(&mut self, seats: &[SeatInfo]) {
        if self.stage != Stage::Waiting {
            return;
        }
        let is_open = |info: &SeatInfo| info.by == Occupant::Open {};
        let command = if seats.get(self.seat.index()).is_some_and(is_open) {
            Command::Sit {
                s: self.seat,
                entropy: Entropy::default(),
            }
        } else if self.seat.index() == 0 && !seats.iter().any(is_open) {
            Command::Start {}
        } else {
            return;
        };
        let is_asked = |asked: &(CommandId, Command)| asked.1 == command;
        if !self.unanswered.iter().any(is_asked) {
            self.command(command);
        }
    }

    fn accepted(&mut self, c: CommandId) -> Heard {
        match self.answered(c) {
            Some(Command::Act { n, a, .. }) => Heard::Acknowledged {
                c,
                made_for: n,
                action: a,
            },
            _ => Heard::Nothing,
        }
    }

    fn answered(&mut self, c: CommandId) -> Option<Command> {
        let place = self.unanswered.iter().position(|(asked, _)| *asked == c)?;
        Some(self.unanswered.remove(place).1)
    }

    fn end(&mut self) -> Heard {
        self.stage = Stage::Over;
        self.turn = None;
        if self.after == After::Again && !self.wants_again {
            self.wants_again = true;
            self.command(Command::Rematch {});
        }
        Heard::Over
    }

    /// Acts, if it is this player's turn and every action before was answered.
    fn act(&mut self) {
        let is_action = |asked: &(CommandId, Command)| matches!(asked.1, Command::Act { .. });
        if self.unanswered.iter().any(is_action) {
            return;
        }
        let (Some(actions), Some(n)) = (self.turn.take(), self.seen) else {
            return;
        };
        let count = actions.bytes().filter(|byte| *byte == b' ').count() + 1;
        // OK because no frame holds that many actions.
        let choice = self.dice.below(count as u32) as usize;
        let Some(a) = actions.split(' ').nth(choice) else {
            return;
        };
        self.command(Command::Act {
            n,
            s: self.seat,
            a: a.to_owned(),
        });
    }
}
