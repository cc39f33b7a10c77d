//! One person's way through a lesson.

use crate::{Expect, Lesson, Step};
use engine::{Game, Player, Refused, Seat, Step as GameStep};
use record::{FORMAT, Match, Record, RecordError};
use text::lessons::Text;

/// The learner's seat.
const LEARNER: Seat = Seat::new(0);

/// A way through a lesson of one game.
#[derive(Clone, Debug)]
pub struct Course<G: Game> {
    lesson: &'static Lesson,
    /// The whole game of the lesson.
    played: Match<G>,
    /// The places of the learner's actions in the script.
    own: Vec<usize>,
    /// The present step. One past the last when the lesson is over.
    at: usize,
}

/// What came of an attempt.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict<G: Game> {
    /// It was what the step expects; the next step is on.
    Forward,
    /// It was the mistake that the step asks for; the next step is on. The
    /// action must not be played.
    Mistaken,
    /// The rules allow it, but the lesson wants something else: what to say.
    Otherwise(Text),
    /// The rules don't allow it.
    Refused(Refused<G::Refusal>),
}

/// What "show me" does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown<A> {
    /// Reads on.
    Next,
    /// Tries this action.
    Try(A),
    /// The lesson is over.
    Nothing,
}

impl<G: Game> Course<G> {
    /// The lesson from a step on: where somebody left it, as far as one can
    /// enter there. A turn is always entered at its beginning.
    pub fn new(lesson: &'static Lesson, at: usize) -> Result<Self, RecordError> {
        let played = Match::from_record(&record::<G>(lesson, usize::MAX)?)?;
        let own = played.steps().iter().enumerate();
        let own = own.filter(|(_, step)| matches!(step, GameStep::Action(LEARNER, _)));
        let mut course = Self {
            lesson,
            own: own.map(|(place, _)| place).collect(),
            played,
            at: 0,
        };
        course.go(at);
        Ok(course)
    }

    /// Who sits at the table: the learner, and bots.
    pub fn players(&self) -> &[Player] {
        self.played.players()
    }

    /// The present step; nothing once the lesson is over.
    pub fn step(&self) -> Option<&'static Step> {
        self.lesson.steps.get(self.at)
    }

    /// The number of the present step, counted from 0.
    pub fn number(&self) -> usize {
        self.at
    }

    /// How many steps there are.
    pub fn count(&self) -> usize {
        self.lesson.steps.len()
    }

    /// How many steps of the script lie behind the present position.
    pub fn position(&self) -> usize {
        self.turn().0
    }

    /// What the learner has chosen of the present turn.
    pub fn drafted(&self) -> Vec<G::Action> {
        self.turn().1
    }

    /// The present position, before what is drafted.
    pub fn game(&self) -> G {
        self.game_at(self.position())
    }

    /// The steps of the script between two positions, with the states they
    /// lead to.
    pub fn steps(&self, from: usize, to: usize) -> &[GameStep<G>] {
        self.played.steps().get(from..to).unwrap_or_default()
    }

    /// The position after so many steps of the script.
    pub fn game_at(&self, position: usize) -> G {
        let mut game = self.played.opening().clone();
        let mut events = Vec::new();
        for step in self.steps(0, position) {
            // The whole script was played by the rules when it was read.
            step.take_unchecked(&mut game, &mut events);
        }
        game
    }

    /// The game so far, to go on from without a guide.
    pub fn record(&self) -> Result<Record, RecordError> {
        record::<G>(self.lesson, self.position())
    }

    /// The learner tries a turn, whole or in part.
    pub fn attempt(&mut self, actions: &[G::Action]) -> Verdict<G> {
        let Some(step) = self.step() else {
            return Verdict::Otherwise(Text::WaitOther);
        };
        if let Err(refused) = self.legal(actions) {
            let is_wanted = matches!(step.expect, Expect::Mistake(_));
            if is_wanted && self.wanted().as_deref() == Some(actions) {
                self.at += 1;
            }
            return Verdict::Refused(refused);
        }
        match step.expect {
            Expect::Act if self.wanted().as_deref() == Some(actions) => {
                self.at += 1;
                Verdict::Forward
            }
            Expect::Mistake(_) if self.wanted().as_deref() == Some(actions) => {
                self.at += 1;
                Verdict::Mistaken
            }
            _ => Verdict::Otherwise(step.otherwise),
        }
    }

    /// The learner reads on.
    pub fn next(&mut self) {
        if self.step().is_some_and(|step| step.expect == Expect::Next) {
            self.at += 1;
        }
    }

    /// The learner wants to see the step before again.
    pub fn back(&mut self) {
        self.go(self.at.saturating_sub(1));
    }

    /// The learner has taken back choices of the present turn, except so many.
    pub fn undraft(&mut self, left: usize) {
        while self.drafted().len() > left {
            self.at -= 1;
        }
    }

    /// What "show me" does now.
    pub fn show(&self) -> Shown<G::Action> {
        match self.step().map(|step| step.expect) {
            None => Shown::Nothing,
            Some(Expect::Next) => Shown::Next,
            Some(Expect::Act | Expect::Mistake(_)) => {
                let wanted = self.wanted().and_then(|actions| actions.last().copied());
                wanted.map_or(Shown::Nothing, Shown::Try)
            }
        }
    }

    /// The turn that the step wants, as far as it goes.
    fn wanted(&self) -> Option<Vec<G::Action>> {
        let (_, mut actions) = self.turn();
        let action = match self.step()?.expect {
            Expect::Next => return None,
            Expect::Act => self.own_action(self.acted())?,
            Expect::Mistake(action) => action.parse().ok()?,
        };
        actions.push(action);
        Some(actions)
    }

    fn legal(&self, actions: &[G::Action]) -> Result<(), Refused<G::Refusal>> {
        let mut game = self.game();
        let mut events = Vec::new();
        for action in actions {
            game.apply(LEARNER, *action, &mut events)?;
        }
        Ok(())
    }

    /// How many of the learner's actions lie behind the present step.
    fn acted(&self) -> usize {
        let before = self.lesson.steps.get(..self.at).unwrap_or_default();
        let acts = before.iter().filter(|step| step.expect == Expect::Act);
        acts.count()
    }

    fn own_action(&self, number: usize) -> Option<G::Action> {
        match self.played.steps().get(*self.own.get(number)?)? {
            GameStep::Action(_, action) => Some(*action),
            GameStep::Chance(_) | GameStep::Time => None,
        }
    }

    /// Where the present turn begins in the script, and what of it is drafted. A
    /// turn of several actions in a row is chosen one by one and played at once.
    fn turn(&self) -> (usize, Vec<G::Action>) {
        let acted = self.acted();
        let Some(&next) = self.own.get(acted) else {
            return (self.played.steps().len(), Vec::new());
        };
        let mut begin = next;
        let mut drafted = Vec::new();
        for number in (0..acted).rev() {
            if self.own.get(number).is_none_or(|&place| place + 1 != begin) {
                break;
            }
            begin -= 1;
            drafted.extend(self.own_action(number));
        }
        drafted.reverse();
        (begin, drafted)
    }

    /// Goes to a step, or to the beginning of its turn.
    fn go(&mut self, at: usize) {
        self.at = at.min(self.lesson.steps.len());
        self.undraft(0);
    }
}

/// The script of a lesson up to a position, as a record.
fn record<G: Game>(lesson: &Lesson, position: usize) -> Result<Record, RecordError> {
    let shape = |error: serde_json::Error| RecordError::Shape(error.to_string());
    let bots = (1..lesson.seats).map(|_| Player::bot("", engine::Level::Cadet));
    let steps = lesson.script.split(',').map(str::trim);
    Ok(Record {
        format: FORMAT.to_owned(),
        game: G::NAME.to_owned(),
        rules: G::RULES_VERSION,
        options: serde_json::from_str(lesson.options).map_err(shape)?,
        seats: std::iter::once(Player::person("")).chain(bots).collect(),
        steps: steps.take(position).map(str::to_owned).collect(),
        result: None,
        fairness: None,
    })
}
