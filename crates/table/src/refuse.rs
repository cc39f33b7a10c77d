//! Why a command is not carried out.

use engine::{Game, Refusal, Refused};
use protocol::{CommandId, Invalid, Objection, Payload, ServerMessage};

/// Why a command is not carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum CommandError {
    /// It is not allowed.
    Refused(Objection),
    /// One action of a turn, counted from 0, is not allowed.
    RefusedAt(u32, Objection),
    /// It makes no sense.
    Invalid(Invalid),
    /// It was made for a position that has passed.
    OutOfDate,
}

/// A command is carried out, or may be; or why not.
pub(crate) type Allowed = Result<(), CommandError>;

impl From<Objection> for CommandError {
    fn from(objection: Objection) -> Self {
        Self::Refused(objection)
    }
}

impl From<Invalid> for CommandError {
    fn from(invalid: Invalid) -> Self {
        Self::Invalid(invalid)
    }
}

pub(crate) fn refused(id: CommandId, index: Option<u32>, why: Objection) -> ServerMessage {
    ServerMessage::Refused { id, index, why }
}

pub(crate) fn invalid(id: CommandId, why: Invalid) -> ServerMessage {
    ServerMessage::Invalid { id: Some(id), why }
}

/// The game's no as the wire carries it.
pub(crate) fn objection<G: Game>(refused: &Refused<G::Refusal>) -> Objection {
    match refused {
        Refused::Over => Objection::Over {},
        Refused::ChanceDue => Objection::ChanceFirst {},
        Refused::NotYourTurn { turn } => Objection::NotYourTurn { turn: *turn },
        Refused::Rule(refusal) => Objection::Rule {
            clause: refusal.clause(),
            why: payload(refusal),
        },
    }
}

/// A list as short as can be.
pub(crate) fn compact<T: serde::Serialize>(list: &[T]) -> Payload {
    Payload::compact(list).unwrap_or_default()
}

/// What a game wrote. The types of all games can be written: their own tests
/// see to that.
pub(crate) fn payload<T: serde::Serialize + ?Sized>(value: &T) -> Payload {
    Payload::of(value).unwrap_or_default()
}
