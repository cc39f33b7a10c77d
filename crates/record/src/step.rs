//! One entry of a game's log.

use engine::{Game, NotationError, Refusal, Refused, Seat};
use std::fmt;

/// One entry of a log: what a seat did, or what chance did.
pub enum Step<G: Game> {
    /// A seat took an action.
    Action(Seat, G::Action),
    /// A chance outcome occurred.
    Chance(G::Chance),
}

impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Step<G> {}

impl<G: Game> PartialEq for Step<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Action(seat, action), Self::Action(seat2, action2)) => {
                seat == seat2 && action == action2
            }
            (Self::Chance(chance), Self::Chance(chance2)) => chance == chance2,
            _ => false,
        }
    }
}

impl<G: Game> Eq for Step<G> {}

impl<G: Game> fmt::Debug for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{self}`")
    }
}

/// `1 m14` is what seat 1 did; `? d5` is what chance did.
impl<G: Game> fmt::Display for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Action(seat, action) => write!(f, "{seat} {action}"),
            Self::Chance(chance) => write!(f, "? {chance}"),
        }
    }
}

impl<G: Game> std::str::FromStr for Step<G> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong =
            || NotationError::new(text, "a step such as `0 ...` (a seat) or `? ...` (chance)");
        let (who, what) = text.split_once(' ').ok_or_else(wrong)?;
        if who == "?" {
            return Ok(Self::Chance(what.parse()?));
        }
        let seat = match who.as_bytes() {
            [digit @ b'0'..=b'7'] => Seat::new(digit - b'0'),
            _ => return Err(wrong()),
        };
        Ok(Self::Action(seat, what.parse()?))
    }
}

/// Why a step can't be taken in a state.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StepError {
    /// The rules refuse the action.
    #[error("refused by {clause}: {detail}")]
    Rule {
        /// The clause.
        clause: engine::Clause,
        /// The refusal as data, in JSON.
        detail: String,
    },
    /// Another seat decides here.
    #[error("it is seat {turn}'s turn")]
    NotYourTurn {
        /// The seat that decides.
        turn: Seat,
    },
    /// A chance outcome is due here.
    #[error("a chance outcome is due here, not an action")]
    ChanceDue,
    /// An action is due here.
    #[error("an action of seat {turn} is due here, not a chance outcome")]
    ActionDue {
        /// The seat that decides.
        turn: Seat,
    },
    /// The chance outcome can't occur here.
    #[error("this chance outcome can't occur here")]
    Impossible,
    /// The game is over before this step.
    #[error("the game is already over here")]
    Over,
}

impl StepError {
    /// The refusal of an action, for files and messages to programs.
    pub fn of_refused<R: Refusal>(refused: &Refused<R>) -> Self {
        match refused {
            Refused::Over => Self::Over,
            Refused::ChanceDue => Self::ChanceDue,
            Refused::NotYourTurn { turn } => Self::NotYourTurn { turn: *turn },
            Refused::Rule(refusal) => Self::Rule {
                clause: refusal.clause(),
                detail: serde_json::to_string(refusal).unwrap_or_else(|_| format!("{refusal:?}")),
            },
        }
    }
}
