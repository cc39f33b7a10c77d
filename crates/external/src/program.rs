//! A program at a seat.

use crate::message::{Answer, Line, PROTOCOL};
use crate::process::Process;
use crate::{AnswerProblem, ProgramError};
use engine::{Game, Knowledge, Outcome, Seat};
use std::time::Duration;

/// How much of a wrong answer is repeated in an error.
const QUOTED: usize = 200;

/// A program that plays one game after the other, at one seat each time.
#[derive(Debug)]
pub struct Program {
    process: Process,
    patience: Duration,
    /// How many events of the present game it was told.
    told: usize,
}

/// What a program is told of a game that begins.
#[derive(Clone, Copy, Debug)]
pub struct GameStart<'a, G: Game> {
    /// The game before its first chance outcome.
    pub game: &'a G,
    /// The program's seat.
    pub seat: Seat,
    /// What it may draw lots from.
    pub seed: u64,
}

impl Program {
    /// Starts a program: a command with its arguments, quoted as in a shell. It
    /// may take so long for each decision.
    pub fn start(command: &str, patience: Duration) -> Result<Self, ProgramError> {
        Ok(Self {
            process: Process::start(command)?,
            patience,
            told: 0,
        })
    }

    /// Its command.
    pub fn command(&self) -> &str {
        self.process.command()
    }

    /// Tells the program that a game begins.
    pub fn begin<G: Game>(&mut self, start: &GameStart<'_, G>) -> Result<(), ProgramError> {
        self.told = 0;
        self.tell::<G>(&Line::Start {
            protocol: PROTOCOL,
            game: G::NAME,
            rules: G::RULES_VERSION,
            seat: start.seat,
            seats: start.game.seats().count(),
            options: &start.game.options(),
            seed: start.seed,
        })
    }

    /// Asks for a decision between these legal actions.
    pub fn decide<G: Game>(
        &mut self,
        knowledge: &Knowledge<G>,
        legal: &[G::Action],
    ) -> Result<G::Action, ProgramError> {
        let events = self.news(knowledge);
        self.tell::<G>(&Line::Decide {
            view: knowledge.view(),
            events,
            legal,
        })?;
        let line = self.process.hear(self.patience)?;
        choose(&line, legal).map_err(|problem| ProgramError::Answer {
            command: self.process.command().to_owned(),
            line: line.trim().chars().take(QUOTED).collect(),
            problem,
        })
    }

    /// Tells the program how the game ended.
    pub fn end<G: Game>(
        &mut self,
        knowledge: &Knowledge<G>,
        outcome: &Outcome,
    ) -> Result<(), ProgramError> {
        let events = self.news(knowledge);
        self.tell::<G>(&Line::Over {
            view: knowledge.view(),
            events,
            outcome,
        })
    }

    /// The events that it was not told yet.
    fn news<'k, G: Game>(&mut self, knowledge: &'k Knowledge<G>) -> &'k [G::Event] {
        let history = knowledge.history();
        let from = std::mem::replace(&mut self.told, history.len());
        // Fewer than before after an undo, of which a program learns by the view.
        history.get(from..).unwrap_or_default()
    }

    fn tell<G: Game>(&mut self, line: &Line<'_, G>) -> Result<(), ProgramError> {
        let line = serde_json::to_string(line).expect("views, events and actions have a JSON form");
        self.process.tell(&line)
    }
}

/// The legal action that an answer names.
fn choose<A: Copy + PartialEq + serde::de::DeserializeOwned>(
    line: &str,
    legal: &[A],
) -> Result<A, AnswerProblem> {
    let answer: Answer<A> =
        serde_json::from_str(line).map_err(|error| AnswerProblem::Json(error.to_string()))?;
    match (answer.action, answer.index) {
        (Some(action), None) if legal.contains(&action) => Ok(action),
        (Some(_), None) => Err(AnswerProblem::NotLegal),
        (None, Some(index)) => legal
            .get(index)
            .copied()
            .ok_or(AnswerProblem::Beyond(legal.len())),
        _ => Err(AnswerProblem::Form),
    }
}

#[cfg(test)]
mod tests {
    use super::choose;

    #[test]
    fn an_answer_is_a_legal_action_or_its_place_in_the_list() {
        let legal = [7, 9];
        assert_eq!(choose(r#"{"action":9}"#, &legal), Ok(9));
        assert_eq!(choose("{\"index\":0}\n", &legal), Ok(7));
        for wrong in [
            r#"{"action":8}"#,
            r#"{"index":2}"#,
            r#"{"index":0,"action":7}"#,
            "{}",
            "9",
            "",
        ] {
            assert!(choose(wrong, &legal).is_err(), "{wrong}");
        }
    }
}
