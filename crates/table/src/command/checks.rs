//! Whether a user may do something at a table, as it stands.

use crate::GameTable;
use crate::refuse::{Allowed, CommandError};
use crate::talk::too_fast;
use engine::{Game, Seat, Viewer};
use protocol::{Command, Invalid, Objection, Revision, SeatControl, Stage, UserId, limits};
use std::time::Duration;

impl<G: Game> GameTable<G> {
    /// A log has an end, and before it only room for what ends the game and
    /// for what its players say.
    pub(super) fn check_log(&self, user: &UserId, command: &Command) -> Allowed {
        let most = match command {
            Command::History { .. } | Command::Hint { .. } | Command::Emote { .. } => return Ok(()),
            Command::Act { .. }
            | Command::Seen { .. }
            | Command::Concede { .. }
            | Command::Leave { .. }
            | Command::Resume { .. }
            | Command::Answer { .. }
            | Command::Rematch {}
            | Command::CancelRematch {}
            | Command::NextGame { .. } => limits::MOST_LOG_ENTRIES,
            Command::Chat { .. } if !self.state.seats_of(user).is_empty() => {
                limits::MOST_LOG_ENTRIES
            }
            _ => limits::LOG_ENTRIES,
        };
        match self.state.revision.entries() < most {
            true => Ok(()),
            false => Err(Objection::LogFull {}.into()),
        }
    }

    /// What moves no game forward has a pace, so that nobody fills the log with
    /// it.
    pub(super) fn check_control(&mut self, user: &UserId, command: &Command, at: u64) -> Allowed {
        match command {
            // These have a pace of their own, or an end.
            Command::Act { .. }
            | Command::Seen { .. }
            | Command::Undo { .. }
            | Command::Answer { .. }
            | Command::Chat { .. }
            | Command::Emote { .. }
            | Command::Hint { .. }
            | Command::History { .. }
            | Command::Rematch {}
            | Command::NextGame { .. } => Ok(()),
            _ => {
                let spent = self.controls.spend(user.clone(), Duration::from_millis(at));
                Ok(spent.map_err(too_fast)?)
            }
        }
    }

    pub(crate) fn check_seat(&self, seat: Seat) -> Allowed {
        if self.state.seats.contains(seat) {
            Ok(())
        } else {
            Err(Objection::NoSuchSeat {}.into())
        }
    }

    pub(super) fn check_holds(&self, user: &UserId, seat: Seat) -> Allowed {
        self.check_seat(seat)?;
        if self.state.holder(seat) == Some(user) {
            Ok(())
        } else {
            Err(Objection::NotYourSeat {}.into())
        }
    }

    pub(super) fn check_host(&self, user: &UserId) -> Allowed {
        if self.state.host == *user {
            Ok(())
        } else {
            Err(Objection::NotHost {}.into())
        }
    }

    /// The host fills seats. A host without one, such as the screen of a room, leaves
    /// those that nobody holds to the people at the table.
    pub(super) fn check_fills(&self, user: &UserId, seat: Seat) -> Allowed {
        let state = &self.state;
        let is_theirs = state.seats_of(&state.host).is_empty()
            && !state.seats_of(user).is_empty()
            && state.holder(seat).is_none();
        match is_theirs {
            true => Ok(()),
            false => self.check_host(user),
        }
    }

    /// Whether a user is here, holds a seat or said something lately.
    pub(super) fn is_known(&self, user: &UserId) -> bool {
        self.presence.is_here(user)
            || !self.state.seats_of(user).is_empty()
            || self.state.talk.kept().any(|line| line.user == *user)
    }

    pub(crate) fn check_waiting(&self) -> Allowed {
        match self.state.stage {
            Stage::Waiting if self.state.starting.is_none() => Ok(()),
            Stage::Waiting | Stage::Playing => Err(Objection::Started {}.into()),
            Stage::Over | Stage::Closed => Err(Objection::Over {}.into()),
        }
    }

    pub(crate) fn check_playing(&self) -> Allowed {
        match self.state.stage {
            Stage::Waiting => Err(Objection::NotStarted {}.into()),
            Stage::Playing => Ok(()),
            Stage::Over | Stage::Closed => Err(Objection::Over {}.into()),
        }
    }

    /// The user acts for the seat, in the game as it stands now.
    pub(super) fn check_plays(&self, user: &UserId, seat: Seat, revision: Revision) -> Allowed {
        self.check_turn(user, seat, revision)?;
        if self.state.control_of(seat) != SeatControl::Own {
            return Err(Objection::BotStandIn {}.into());
        }
        Ok(())
    }

    /// The user holds the seat, and knows the game as it stands now.
    pub(super) fn check_turn(&self, user: &UserId, seat: Seat, revision: Revision) -> Allowed {
        self.check_holds(user, seat)?;
        if self.state.kicked.contains(seat) {
            return Err(Objection::Kicked {}.into());
        }
        if revision > self.state.revision {
            return Err(Invalid::Revision {}.into());
        }
        if revision < self.state.position {
            return Err(CommandError::OutOfDate);
        }
        self.check_playing()
    }

    /// The user has no seat and may watch.
    pub(super) fn check_watches(&self, user: &UserId) -> Result<Viewer, CommandError> {
        if !self.state.seats_of(user).is_empty() {
            return Err(Objection::NotYourSeat {}.into());
        }
        if !self.has_audience() {
            return Err(Objection::NoSpectators {}.into());
        }
        Ok(Viewer::Spectator)
    }
}
