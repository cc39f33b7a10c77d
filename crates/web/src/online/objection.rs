//! Why the server did not do something, in words.

use crate::text::Text;
use protocol::Objection;

/// The words for an objection.
pub(super) fn text(objection: &Objection) -> Text {
    match objection {
        Objection::ChanceFirst {} | Objection::NotAbsent {} => Text::OutOfDate,
        Objection::NoHints {} => Text::NotUnderstood,
        Objection::Rule { .. } => Text::AgainstRules,
        Objection::NotYourTurn { .. } => Text::NotYourTurn,
        Objection::NoSuchSeat {} | Objection::NotYourSeat {} => Text::NotYourSeat,
        Objection::SeatTaken {} => Text::SeatTaken,
        Objection::SeatsOpen {} => Text::SeatsOpen,
        Objection::BotStandIn {} => Text::BotHasSeat,
        Objection::NoBotStandIn {} => Text::SeatIsYours,
        Objection::NotHost {} => Text::NotHost,
        Objection::Kicked {} => Text::KickedOut,
        Objection::NotStarted {} => Text::NotStarted,
        Objection::Started {} => Text::Started,
        // The page offers neither.
        Objection::WrongOpening {} | Objection::TooManyPeople {} => Text::NotUnderstood,
        Objection::Over {} | Objection::Conceded {} => Text::GameOver,
        Objection::NotOver {} => Text::NotOver,
        Objection::NoSpectators {} => Text::NoSpectators,
        Objection::NothingToUndo {} => Text::NothingToUndo,
        Objection::NeedsConsent {} => Text::NeedsConsent,
        Objection::AlreadyAsked {} => Text::AlreadyAsked,
        Objection::NothingAsked {} => Text::NothingAsked,
        Objection::NobodyThere {} => Text::NobodyThere,
        Objection::Muted {} => Text::Muted,
        Objection::TooFast { .. } => Text::TooFast,
        Objection::ChatFull {} => Text::ChatFull,
        Objection::LogFull {} => Text::LogFull,
        Objection::Unavailable {} => Text::ServerUnreachable,
    }
}
