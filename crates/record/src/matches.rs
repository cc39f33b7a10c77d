//! A game with its log.

use crate::{Record, RecordError, Step, StepError};
use engine::{Game, Player, Refused, Seat, SeatSet, Seats, StartError, Turn};

/// A game in progress or finished, with everything that happened in it.
///
/// The log is the truth: the state is always what replaying it gives.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    players: Vec<Player>,
    opening: G,
    game: G,
    steps: Vec<Step<G>>,
    /// For each step, whether it told anybody something hidden until then.
    revealing: Vec<Revealing>,
    /// The state after every [`SNAPSHOT_STEPS`] steps, so that going back
    /// replays fewer than that.
    snapshots: Vec<G>,
}

/// How many steps lie between two states that are kept to go back to.
const SNAPSHOT_STEPS: usize = 16;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Revealing {
    Nothing,
    Something,
}

/// How far a seat may take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// This seat's last action may be taken back without asking anybody:
    /// nothing hidden was revealed and nobody else acted since.
    Free,
    /// There is an action of this seat to take back, but others have to agree.
    ByConsent,
    /// This seat has not acted.
    Nothing,
}

impl<G: Game> Match<G> {
    /// A game before its first chance outcome, with somebody on each seat.
    pub fn start(options: &G::Options, players: Vec<Player>) -> Result<Self, StartError> {
        let wrong_count = || StartError::Seats {
            game: G::NAME,
            seats: u8::try_from(players.len()).unwrap_or(u8::MAX),
            least: G::LEAST_SEATS,
            most: G::MOST_SEATS,
        };
        let count = u8::try_from(players.len()).map_err(|_| wrong_count())?;
        let seats = Seats::new(count).ok_or_else(wrong_count)?;
        let opening = G::start(options, seats)?;
        Ok(Self {
            players,
            game: opening.clone(),
            opening,
            steps: Vec::new(),
            revealing: Vec::new(),
            snapshots: Vec::new(),
        })
    }

    /// The present state.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The state before the first step.
    pub fn opening(&self) -> &G {
        &self.opening
    }

    /// Who sits where, seat 0 first.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Calls the player of a seat otherwise.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            name.clone_into(&mut player.name);
        }
    }

    /// Everything that happened, in order.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// Takes a seat's action, or says why not and changes nothing.
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<Vec<G::Event>, Refused<G::Refusal>> {
        let mut events = Vec::new();
        self.game.apply(seat, action, &mut events)?;
        self.log(Step::Action(seat, action), &events);
        Ok(events)
    }

    /// Takes a chance outcome, or says why not and changes nothing.
    pub fn chance(&mut self, chance: G::Chance) -> Result<Vec<G::Event>, StepError> {
        match self.game.turn() {
            Turn::Over => return Err(StepError::Over),
            Turn::Decide(turn) => return Err(StepError::ActionDue { turn }),
            Turn::Chance => {}
        }
        let mut events = Vec::new();
        self.game
            .resolve(chance, &mut events)
            .map_err(|_| StepError::Impossible)?;
        self.log(Step::Chance(chance), &events);
        Ok(events)
    }

    /// Calls time, or says why not and changes nothing.
    pub fn call_time(&mut self) -> Result<Vec<G::Event>, StepError> {
        if self.game.turn() == Turn::Over {
            return Err(StepError::Over);
        }
        if self.game.time_limit().is_none() {
            return Err(StepError::NoTimeLimit);
        }
        let mut events = Vec::new();
        self.game.call_time_unchecked(&mut events);
        self.log(Step::Time, &events);
        Ok(events)
    }

    /// Takes one step, whatever it is.
    pub fn take(&mut self, step: Step<G>) -> Result<Vec<G::Event>, StepError> {
        match step {
            Step::Action(seat, action) => self
                .act(seat, action)
                .map_err(|refused| StepError::of_refused(&refused)),
            Step::Chance(chance) => self.chance(chance),
            Step::Time => self.call_time(),
        }
    }

    /// Takes step number `index` of a record, counted from 1.
    pub(crate) fn take_nth(
        &mut self,
        index: usize,
        step: Step<G>,
    ) -> Result<Vec<G::Event>, RecordError> {
        self.take(step).map_err(|error| RecordError::Step {
            index,
            step: step.to_string(),
            error,
        })
    }

    fn log(&mut self, step: Step<G>, events: &[G::Event]) {
        self.steps.push(step);
        self.revealing.push(if events.iter().any(G::reveals) {
            Revealing::Something
        } else {
            Revealing::Nothing
        });
        if self.steps.len().is_multiple_of(SNAPSHOT_STEPS) {
            self.snapshots.push(self.game.clone());
        }
    }

    /// How far `seat` may take back its last action.
    pub fn undo_of(&self, seat: Seat) -> Undo {
        match self.last_action_of(seat) {
            Some(last) => self.undo_from(last, seat),
            None => Undo::Nothing,
        }
    }

    /// How far `seat` may take back everything from step `last` on.
    pub fn undo_from(&self, last: usize, seat: Seat) -> Undo {
        let quiet = self.revealing[last..]
            .iter()
            .all(|revealing| *revealing == Revealing::Nothing);
        let alone = self.steps[last..]
            .iter()
            .all(|step| matches!(step, Step::Action(actor, _) if *actor == seat));
        if quiet && alone {
            Undo::Free
        } else {
            Undo::ByConsent
        }
    }

    /// How many steps are left when the last turn of any of these seats is
    /// taken back, all its actions together with what others did since: for a
    /// table that one household shares with bots. Nothing when chance spoke or
    /// something hidden was revealed since.
    pub fn take_back(&self, seats: SeatSet) -> Option<usize> {
        let quiet = |index: usize| {
            matches!(self.steps[index], Step::Action(..))
                && self.revealing[index] == Revealing::Nothing
        };
        let last = self
            .steps
            .iter()
            .rposition(|step| matches!(step, Step::Action(actor, _) if seats.contains(*actor)))?;
        if !(last..self.steps.len()).all(quiet) {
            return None;
        }
        let actor = |index: usize| match self.steps[index] {
            Step::Action(actor, _) => Some(actor),
            Step::Chance(_) | Step::Time => None,
        };
        let mut first = last;
        while first > 0 && quiet(first - 1) && actor(first - 1) == actor(last) {
            first -= 1;
        }
        Some(first)
    }

    fn last_action_of(&self, seat: Seat) -> Option<usize> {
        self.steps
            .iter()
            .rposition(|step| matches!(step, Step::Action(actor, _) if *actor == seat))
    }

    /// Takes back the last action of `seat` and everything after it. Whether
    /// that is allowed is [`undo_of`](Self::undo_of)'s word and the table's.
    /// Returns whether there was anything to take back.
    pub fn undo(&mut self, seat: Seat) -> bool {
        match self.last_action_of(seat) {
            Some(last) => {
                self.rewind(last);
                true
            }
            None => false,
        }
    }

    /// Goes back to the state after the first `count` steps: to the last
    /// snapshot before it, and a few steps from there.
    pub fn rewind(&mut self, count: usize) {
        self.steps.truncate(count);
        self.revealing.truncate(count);
        self.snapshots.truncate(self.steps.len() / SNAPSHOT_STEPS);
        self.game
            .clone_from(self.snapshots.last().unwrap_or(&self.opening));
        for step in &self.steps[self.snapshots.len() * SNAPSHOT_STEPS..] {
            step.take_unchecked(&mut self.game, &mut ());
        }
    }

    /// Replays the log from its beginning and gives each step's events.
    pub fn replay(&self, mut each: impl FnMut(&G, &Step<G>, Vec<G::Event>)) {
        let mut game = self.opening.clone();
        for step in &self.steps {
            let mut events = Vec::new();
            step.take_unchecked(&mut game, &mut events);
            each(&game, step, events);
        }
    }

    /// The match as a file.
    pub fn record(&self) -> Record {
        Record::of(self)
    }

    /// The match that a record tells.
    pub fn from_record(record: &Record) -> Result<Self, RecordError> {
        record.replay()
    }
}

/// Reads step number `index` of a record, counted from 1.
pub(crate) fn read_step<G: Game>(index: usize, text: &str) -> Result<Step<G>, RecordError> {
    text.parse()
        .map_err(|error| RecordError::Notation { index, error })
}
