//! A player that answers at once with any legal action.

use dice::Dice;
use engine::{Randomness, Seat};
use protocol::{
    ClientMessage, Command, CommandId, DetailLevel, Entropy, Joined, Position, Revision,
    SeatHolder, SeatState, Seating, ServerMessage, Stage, Starting, TableId, legal_actions,
};
use record::fair::seat_commitment;

/// What a player does when a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    /// Play again with the same people.
    Again,
    /// Nothing.
    Stop,
}

/// How soon a player acts whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// At once.
    AtOnce,
    /// Not at all: it thinks.
    Never,
}

/// What a message meant to a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Nothing that a count or a test needs.
    Nothing,
    /// Somebody acted; the game is at this revision.
    Step(Revision),
    /// An action of this player is stored for good.
    Acknowledged {
        /// Which command it was.
        id: CommandId,
        /// The number that it was made for.
        made_for: Revision,
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
    pace: Pace,
    dice: Dice,
    table: TableId,
    /// The last number seen; none before the table was seen.
    seen: Option<Revision>,
    stage: Stage,
    /// Who sits where; nothing before the table was seen.
    seating: Option<Seating>,
    commands: u32,
    /// Commands without an answer, oldest first.
    unanswered: Vec<(CommandId, Command)>,
    /// The legal actions, when it is this player's turn.
    turn: Option<String>,
    wants_again: bool,
    /// Where all play again, once every action here is answered, and whether
    /// nothing is new there but chance.
    next: Option<(TableId, bool)>,
    /// What this player adds to chance.
    entropy: Entropy,
    say: Vec<ClientMessage>,
}

impl Player {
    /// A player who is about to go to a table. Its choices are those of the
    /// dice.
    pub fn new(table: TableId, seat: Seat, dice: Dice) -> Self {
        let mut player = Self {
            seat,
            after: After::Again,
            pace: Pace::AtOnce,
            dice,
            table: table.clone(),
            seen: None,
            stage: Stage::Waiting,
            seating: None,
            commands: 0,
            unanswered: Vec::new(),
            turn: None,
            wants_again: false,
            next: None,
            entropy: Entropy::default(),
            say: Vec::new(),
        };
        player.go_to(table);
        player
    }

    /// Says what to do when a game is over.
    pub fn set_after(&mut self, after: After) {
        self.after = after;
    }

    /// Says how soon to act.
    pub fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
    }

    /// The table where the player is.
    pub fn table(&self) -> &TableId {
        &self.table
    }

    /// The last number seen there.
    pub fn seen(&self) -> Option<Revision> {
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
            detail: DetailLevel::Actions,
        });
        let again = self.unanswered.iter();
        self.say
            .extend(again.map(|(id, command)| ClientMessage::Do(*id, command.clone())));
    }

    /// Wants something done at the table.
    pub fn command(&mut self, command: Command) -> CommandId {
        self.commands += 1;
        let id = CommandId(self.commands);
        self.unanswered.push((id, command.clone()));
        self.say.push(ClientMessage::Do(id, command));
        id
    }

    /// Takes in a message.
    pub fn hear(&mut self, message: ServerMessage) -> Heard {
        let heard = self.understand(message);
        if !self.awaits_answer()
            && let Some((table, is_alike)) = self.next.take()
        {
            let seating = self.seating.take().filter(|_| is_alike);
            self.go_to(table);
            if let Some(seating) = seating {
                self.expect(seating);
            }
        }
        self.act();
        heard
    }

    fn understand(&mut self, message: ServerMessage) -> Heard {
        match message {
            ServerMessage::Joined(joined) => self.look_around(*joined),
            ServerMessage::Started(started)
                if started.seat == Some(self.seat) && self.is_news(started.revision) =>
            {
                self.stage = Stage::Playing;
                self.turn = (started.decider == Some(self.seat)).then_some(started.legal);
                Heard::Nothing
            }
            ServerMessage::Step(step)
                if step.seat == Some(self.seat) && self.is_news(step.revision) =>
            {
                self.turn = (step.decider == Some(self.seat)).then_some(step.legal);
                Heard::Step(step.revision)
            }
            ServerMessage::Undone {
                revision,
                seat,
                position,
                ..
            } if seat == Some(self.seat) && self.is_news(revision) => {
                self.stand(&position);
                Heard::Nothing
            }
            ServerMessage::Accepted(id, _) => self.accepted(id),
            ServerMessage::Refused { id, why, .. } => match self.answered(id) {
                Some(Command::Act { actions, .. }) => {
                    Heard::Trouble(format!("{actions:?}: {why:?}"))
                }
                // Such as a start that had been stored before its answer was
                // lost.
                _ => Heard::Nothing,
            },
            ServerMessage::OutOfDate(missed) => {
                self.answered(missed.id);
                let heard = missed.missed.into_iter().map(|one| self.understand(one));
                heard.last().unwrap_or(Heard::Nothing)
            }
            ServerMessage::Seats(seating) => {
                self.note(seating.revision);
                self.seating = Some(seating);
                self.take_place();
                Heard::Nothing
            }
            ref message @ (ServerMessage::Committed { revision, .. }
            | ServerMessage::Starting { revision, .. }) => {
                self.note(revision);
                if let Some(seating) = &mut self.seating {
                    seating.change(message);
                }
                self.take_place();
                Heard::Nothing
            }
            ServerMessage::Over(over) => {
                self.note(over.revision);
                self.end()
            }
            // Who begins there is told in time.
            ServerMessage::Rematched {
                table, commitment, ..
            } => {
                self.next = Some((table, commitment.is_some()));
                Heard::Nothing
            }
            ServerMessage::Chat(line) => self.hear_number(line.revision),
            ServerMessage::Asked { revision, .. }
            | ServerMessage::Settled { revision, .. }
            | ServerMessage::Rematch { revision, .. } => self.hear_number(revision),
            message @ (ServerMessage::Invalid { .. }
            | ServerMessage::Fault { .. }
            | ServerMessage::Closed { .. }) => Heard::Trouble(message.to_line()),
            _ => Heard::Nothing,
        }
    }

    /// Notes a number, and says whether it is greater than all before.
    fn is_news(&mut self, revision: Revision) -> bool {
        let news = self.seen.is_none_or(|seen| revision > seen);
        self.note(revision);
        news
    }

    fn note(&mut self, revision: Revision) {
        self.seen = self.seen.max(Some(revision));
    }

    fn hear_number(&mut self, revision: Revision) -> Heard {
        self.note(revision);
        Heard::Nothing
    }

    fn go_to(&mut self, table: TableId) {
        self.table = table.clone();
        self.seen = None;
        self.stage = Stage::Waiting;
        self.seating = None;
        self.turn = None;
        self.wants_again = false;
        let random = [(); 4].map(|()| format!("{:04x}", self.dice.below(0x1_0000)));
        self.entropy = random.concat().parse().unwrap_or_default();
        self.unanswered.clear();
        self.say.clear();
        let seen = None;
        self.say.push(ClientMessage::Join {
            table,
            seen,
            detail: DetailLevel::Actions,
        });
    }

    /// Sits down at a table that is like the one before: what happened there
    /// since it was made is told, and nothing else.
    fn expect(&mut self, mut seating: Seating) {
        self.seen = Some(Revision::new(1));
        seating.starting = None;
        for seat in &mut seating.seats {
            seat.commitment = None;
            seat.entropy = None;
        }
        self.seating = Some(seating);
        self.come_back();
        self.take_place();
    }

    fn look_around(&mut self, joined: Joined) -> Heard {
        if joined.table != self.table {
            return Heard::Nothing;
        }
        self.seen = Some(joined.revision);
        self.stage = joined.stage;
        self.turn = None;
        if let Some(position) = &joined.position {
            self.stand(position);
        }
        self.seating = Some(joined.seating);
        self.take_place();
        if joined.rematched.is_some() {
            self.next = joined.rematched.map(|table| (table, false));
            return Heard::Nothing;
        }
        match joined.over {
            Some(_) => self.end(),
            None => Heard::Nothing,
        }
    }

    fn stand(&mut self, position: &Position) {
        self.turn = (position.decider == Some(self.seat)).then(|| position.legal.clone());
    }

    /// Sits down, commits itself to some entropy and opens it, and starts the
    /// game once everybody sits.
    fn take_place(&mut self) {
        let Some(seating) = &self.seating else {
            return;
        };
        let Some(own) = seating.seats.get(self.seat.index()) else {
            return;
        };
        if self.stage != Stage::Waiting {
            return;
        }
        let is_open = |info: &SeatState| info.holder == SeatHolder::Open {};
        let seat = self.seat;
        let commitment = seat_commitment(&self.table, seat, &self.entropy);
        let full = !seating.seats.iter().any(is_open);
        let command = match seating.starting {
            Some(Starting::Opening) => Command::Open {
                seat,
                entropy: self.entropy.clone(),
            },
            _ if is_open(own) => Command::Sit {
                seat,
                commitment: Some(commitment),
            },
            _ if own.commitment.is_none() => Command::Commit { seat, commitment },
            None if seat.index() == 0 && full => Command::Start {},
            _ => return,
        };
        let is_asked = |asked: &(CommandId, Command)| asked.1 == command;
        if !self.unanswered.iter().any(is_asked) {
            self.command(command);
        }
    }

    fn accepted(&mut self, id: CommandId) -> Heard {
        match self.answered(id) {
            Some(Command::Act {
                revision, actions, ..
            }) => Heard::Acknowledged {
                id,
                made_for: revision,
                action: actions.join(" "),
            },
            Some(Command::Commit { commitment, .. }) => {
                let seating = self.seating.as_mut();
                let own = seating.and_then(|it| it.seats.get_mut(self.seat.index()));
                if let Some(own) = own {
                    own.commitment = Some(commitment);
                }
                self.take_place();
                Heard::Nothing
            }
            _ => Heard::Nothing,
        }
    }

    fn answered(&mut self, id: CommandId) -> Option<Command> {
        let place = self.unanswered.iter().position(|(asked, _)| *asked == id)?;
        Some(self.unanswered.remove(place).1)
    }

    /// Whether an action is not answered yet.
    pub fn awaits_answer(&self) -> bool {
        let is_action = |asked: &(CommandId, Command)| matches!(asked.1, Command::Act { .. });
        self.unanswered.iter().any(is_action)
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
        if self.awaits_answer() || self.pace == Pace::Never {
            return;
        }
        let (Some(actions), Some(revision)) = (self.turn.take(), self.seen) else {
            return;
        };
        let mut actions = legal_actions(&actions);
        // OK because no frame holds that many actions.
        let choice = self.dice.below(actions.len().max(1) as u32) as usize;
        if choice < actions.len() {
            self.command(Command::Act {
                revision,
                seat: self.seat,
                actions: vec![actions.swap_remove(choice)],
            });
        }
    }
}
