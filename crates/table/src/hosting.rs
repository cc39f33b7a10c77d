//! The host, and what players decide about their table.

use crate::GameTable;
use crate::Setup;
use crate::entry::{Entry, HostChange};
use crate::output::{Outgoing, Output, Request, To};
use crate::refuse::Allowed;
use crate::talk::plain_line;
use engine::{Game, Viewer};
use protocol::{
    Clock, Invalid, Objection, Payload, ServerMessage, Spectators, Stage, UserId, Visibility,
    limits,
};
use serde_json::Value;

/// Who may come.
#[derive(Clone, Copy)]
pub(crate) struct Access {
    pub(crate) spectators: Spectators,
    pub(crate) visibility: Visibility,
}

impl<G: Game> GameTable<G> {
    /// When somebody else is host because the host is away before the start, and
    /// who: without a host nobody can start.
    pub(crate) fn next_host(&self) -> Option<(u64, UserId)> {
        if self.state.stage != Stage::Waiting || self.state.starting.is_some() {
            return None;
        }
        let away = self.presence.away_since(&self.state.host)?;
        let seats = self.state.seats.iter();
        let mut people = seats.filter_map(|seat| self.state.holder(seat));
        let (since, next) = people.find_map(|user| {
            let since = self.presence.here_since(user)?;
            Some((since, user.clone()))
        })?;
        Some((away.max(since).saturating_add(limits::HOST_AWAY_MS), next))
    }

    /// Somebody else is host.
    pub(crate) fn hand_over(&mut self, user: UserId, why: HostChange, at: u64, out: &mut Output) {
        self.enter(Entry::HandedOver { user, why }, at, out);
        self.tell_seats(at, out);
    }

    /// The host changes what is played here.
    pub(crate) fn configure(
        &mut self,
        options: &Payload,
        seats: u8,
        clock: Clock,
        access: Access,
        at: u64,
        out: &mut Output,
    ) -> Allowed {
        self.check_waiting()?;
        let unfit = |detail: String| Invalid::Table { detail };
        let options: Value = options
            .read_named()
            .map_err(|error| unfit(error.to_string()))?;
        if !options.is_object() {
            return Err(unfit("the options must be a JSON object".to_owned()).into());
        }
        let setup = Setup {
            options,
            clock,
            seats: self.state.resized(seats),
            spectators: access.spectators,
            visibility: access.visibility,
            ..self.state.setup.clone()
        };
        setup
            .check::<G>()
            .map_err(|error| unfit(error.to_string()))?;
        let people = self.state.people();
        let Setup { options, seats, .. } = setup;
        let entry = Entry::Configured {
            options,
            clock,
            seats,
            spectators: access.spectators,
            visibility: access.visibility,
        };
        self.enter(entry, at, out);
        // Who watches now may have had a seat a moment ago.
        let seats = self.state.seats.iter();
        let seats = seats.filter_map(|seat| {
            let user = self.state.holder(seat)?.clone();
            Some((Viewer::Seat(seat), To::User(user)))
        });
        let viewers: Vec<_> = seats.chain([(Viewer::Spectator, To::Spectators)]).collect();
        for (viewer, to) in viewers {
            let message = self.joined(viewer, at);
            out.messages.push(Outgoing { to, message });
        }
        let unseated = self.state.unseated(people).into_iter();
        out.messages
            .extend(unseated.map(|(user, message)| Outgoing {
                to: To::User(user),
                message,
            }));
        Ok(())
    }

    /// The host takes somebody's seats away, or sends a spectator away.
    pub(crate) fn kick(
        &mut self,
        whom: UserId,
        reason: &str,
        ban: bool,
        at: u64,
        out: &mut Output,
    ) -> Allowed {
        let most = limits::REASON_CHARS;
        let reason = match reason.trim() {
            "" => "",
            _ => plain_line(reason, most).ok_or(Invalid::Text {
                most: most as u32, // OK because it is small.
            })?,
        };
        if let Stage::Over | Stage::Closed = self.state.stage {
            return Err(Objection::Over {}.into());
        }
        if self.state.starting.is_some() {
            return Err(Objection::Started {}.into());
        }
        let is_there = self.presence.is_here(&whom) || !self.state.seats_of(&whom).is_empty();
        if !is_there || whom == self.state.host || self.state.banned.contains(&whom) {
            return Err(Objection::NobodyThere {}.into());
        }
        // Who was sent away from a game must not go on seeing a hand, and a spectator has
        // no seat to lose.
        let watches = self.state.seats_of(&whom).is_empty();
        let ban = ban || watches || self.state.stage == Stage::Playing;
        let entry = Entry::Kicked {
            user: whom.clone(),
            reason: reason.to_owned(),
            ban,
        };
        self.enter(entry, at, out);
        self.forget_bot();
        out.messages.push(Outgoing {
            to: To::User(whom.clone()),
            message: ServerMessage::Kicked {
                revision: self.state.revision,
                reason: reason.to_owned(),
                ban,
            },
        });
        self.tell_seats(at, out);
        if ban {
            out.requests.push(Request::Expel(whom));
        }
        Ok(())
    }

    /// A player lets everybody replay the game who has the link, or no longer.
    pub(crate) fn share(&mut self, user: &UserId, on: bool, at: u64, out: &mut Output) -> Allowed {
        let Some(seat) = self.state.seats_of(user).iter().next() else {
            return Err(Objection::NotYourSeat {}.into());
        };
        if self.state.stage != Stage::Over {
            return Err(Objection::NotOver {}.into());
        }
        if self.state.shared != on {
            self.enter(Entry::Shared { seat, on }, at, out);
        }
        Ok(())
    }

    /// The host has not sent the user away for good.
    pub(crate) fn check_welcome(&self, user: &UserId) -> Allowed {
        match self.state.banned.contains(user) {
            false => Ok(()),
            true => Err(Objection::Kicked {}.into()),
        }
    }
}
