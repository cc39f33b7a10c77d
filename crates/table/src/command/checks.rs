//! Whether a user may do something at a table, as it stands.

use crate::GameTable;
use crate::refuse::{Allowed, CommandError};
use crate::talk::too_fast;
use engine::{Game, Seat, Viewer};
use protocol::{Command, Invalid, Objection, Revision, SeatControl, Stage, UserId, limits};
use std::time::Duration;

/// How far a command may fill the log.
enum Room {
    /// It adds nothing.
    None,
    /// Until there is only room for what ends the game and for what its players say.
    Usual,
    /// To the end.
    All,
    /// To the end, if a player sends it.
    AllForPlayers,
}

/// How often a command may come.
#[derive(PartialEq, Eq)]
enum Pace {
    /// It has a pace of its own, or an end.
    Own,
    /// As often as all that moves no game forward.
    Control,
}

fn demands(command: &Command) -> (Room, Pace) {
    match command {
        Command::History { .. } | Command::Hint { .. } | Command::Emote { .. } => {
            (Room::None, Pace::Own)
        }
        Command::Act { .. } | Command::Seen { .. } | Command::Answer { .. } => {
            (Room::All, Pace::Own)
        }
        Command::Rematch {} | Command::NextGame { .. } => (Room::All, Pace::Own),
        Command::Concede { .. } | Command::Leave { .. } | Command::Resume { .. } => {
            (Room::All, Pace::Control)
        }
        Command::CancelRematch {} => (Room::All, Pace::Control),
        Command::Chat { .. } => (Room::AllForPlayers, Pace::Own),
        Command::Undo { .. } => (Room::Usual, Pace::Own),
        _ => (Room::Usual, Pace::Control),
    }
}

impl<G: Game> GameTable<G> {
    /// A log has an end.
    pub(super) fn check_log(&self, user: &UserId, command: &Command) -> Allowed {
        let most = match demands(command).0 {
            Room::None => return Ok(()),
            Room::AllForPlayers if self.state.seats_of(user).is_empty() => limits::LOG_ENTRIES,
            Room::All | Room::AllForPlayers => limits::MOST_LOG_ENTRIES,
            Room::Usual => limits::LOG_ENTRIES,
        };
        match self.state.revision.entries() < most {
            true => Ok(()),
            false => Err(Objection::LogFull {}.into()),
        }
    }

    /// What moves no game forward has a pace, so that nobody fills the log with
    /// it.
    pub(super) fn check_control(&mut self, user: &UserId, command: &Command, at: u64) -> Allowed {
        if demands(command).1 == Pace::Control {
            let spent = self.controls.spend(user.clone(), Duration::from_millis(at));
            spent.map_err(too_fast)?;
        }
        Ok(())
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

    /// The host sets the table up. A host without a seat, such as the screen of a room,
    /// leaves it to the people at the table.
    pub(super) fn check_sets_up(&self, user: &UserId) -> Allowed {
        let state = &self.state;
        match state.seats_of(&state.host).is_empty() && !state.seats_of(user).is_empty() {
            true => Ok(()),
            false => self.check_host(user),
        }
    }

    /// The same for who fills a seat, unless somebody holds it.
    pub(super) fn check_fills(&self, user: &UserId, seat: Seat) -> Allowed {
        match self.state.holder(seat) {
            None => self.check_sets_up(user),
            Some(_) => self.check_host(user),
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
