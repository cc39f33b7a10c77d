//! People who are away: whom the game waits for, when a bot acts for them, and
//! when everything stands still.
//!
//! A bot that stands in for somebody serves those who wait. Where nobody waits,
//! nobody is served: the table stands still until a person acts.

use crate::GameTable;
use crate::entry::Entry;
use crate::output::Output;
use crate::refuse::Allowed;
use crate::state::State;
use engine::{Game, Seat, SeatSet};
use protocol::{Objection, SeatControl, ServerMessage, Speed, UserId, limits};

/// What the others at the table want while a person is absent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Patience {
    /// Nobody said anything.
    #[default]
    Usual,
    /// To wait for the person, however long.
    Wait,
    /// To play on. From now on that holds until the person is back.
    PlayOn,
}

/// The person whose absence holds up the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Absent {
    pub(crate) seat: Seat,
    /// When a bot acts; nothing while the table waits for the person.
    pub(crate) due: Option<u64>,
    /// From when the others may play on, where a clock says when a bot acts; nothing where
    /// they may at any time.
    pub(crate) play_on: Option<u64>,
}

impl<G: Game> State<G> {
    /// The persons' seats, not eliminated, for which bots act though nobody gave them up.
    fn absent_seats(&self) -> SeatSet {
        let is_absent = |seat: &Seat| {
            matches!(
                self.control_of(*seat),
                SeatControl::Away | SeatControl::OutOfTime
            )
        };
        self.still_in().iter().filter(is_absent).collect()
    }

    /// What the others want while the person of a seat is absent.
    pub(crate) fn patience(&self, seat: Seat) -> Patience {
        let known = self.patience.get(seat.index());
        known.copied().unwrap_or_default()
    }

    pub(crate) fn set_patience(&mut self, seat: Seat, patience: Patience) {
        if let Some(known) = self.patience.get_mut(seat.index()) {
            *known = patience;
        }
    }

    /// The people's seats whose places are their stand-ins'.
    pub(crate) fn stand_ins(&self) -> SeatSet {
        let turns = self.playing.as_ref().map(|playing| playing.turns());
        let turns = turns.unwrap_or_default();
        let is_stand_in = |seat: &Seat| {
            let own = turns.iter().filter(|turn| turn.actor == Some(*seat));
            let (mut all, mut by_bot) = (0_usize, 0_usize);
            for turn in own {
                all += 1;
                by_bot += usize::from(turn.by_bot);
            }
            // Who gave up and for whom nobody played has a place of their own.
            let is_given_up = self.control_of(*seat) != SeatControl::Own;
            self.holder(*seat).is_some() && by_bot > 0 && (is_given_up || 2 * by_bot >= all)
        };
        self.seats.iter().filter(is_stand_in).collect()
    }
}

impl<G: Game> GameTable<G> {
    /// Whether no bot may act: no person plays, and somebody may come back. A
    /// table of bots, or of seats that were given up, goes on while somebody
    /// is there to see it.
    pub(crate) fn stands_still(&self) -> bool {
        self.state.deciding_seats().is_empty()
            && (!self.state.absent_seats().is_empty() || self.presence.is_empty())
    }

    /// Since when somebody else is here who plays, and so waits for this seat.
    pub(crate) fn awaited_since(&self, seat: Seat) -> Option<u64> {
        let absent = self.state.holder(seat);
        let others = self.state.deciding_seats();
        let others = others.iter().filter_map(|other| self.state.holder(other));
        let others = others.filter(|other| Some(*other) != absent);
        others
            .filter_map(|other| self.presence.here_since(other))
            .min()
    }

    /// When the stand-in on this seat, whose turn it is, acts; nothing while the
    /// table waits for its person.
    pub(crate) fn stand_in_due(&self, seat: Seat) -> Option<u64> {
        let state = &self.state;
        if state.control_of(seat) == SeatControl::Left {
            return Some(0);
        }
        let timed = state.setup.clock.initial_ms().is_some();
        if self.stands_still() || (!timed && self.awaited_since(seat).is_none()) {
            return None;
        }
        // What the person was waited for already is played without delay.
        if state.taken_over_at == Some(state.position) {
            return Some(0);
        }
        let pause = match state.patience(seat) {
            Patience::Wait => return None,
            Patience::PlayOn => limits::STAND_IN_SOON_MS,
            Patience::Usual => limits::STAND_IN_MS,
        };
        let returned = state
            .holder(seat)
            .and_then(|user| self.presence.returned(user))
            .unwrap_or_default();
        let due = state.moved_at.saturating_add(pause);
        // Who comes back just now has time to look; coming again and again
        // gains nothing.
        let last = state.moved_at.saturating_add(3 * pause);
        Some(due.max(returned.saturating_add(pause)).min(last))
    }

    /// Whose absence holds up the game.
    pub(crate) fn absent(&self) -> Option<Absent> {
        let seat = self.state.decider()?;
        let user = self.state.holder(seat)?;
        let clock = self.state.setup.clock;
        let (due, play_on) = match self.state.control_of(seat) {
            SeatControl::Left => return None,
            SeatControl::Away | SeatControl::OutOfTime => (self.stand_in_due(seat), None),
            SeatControl::Own if self.presence.is_here(user) => return None,
            SeatControl::Own if clock.initial_ms().is_none() => {
                (self.deadline().map(|(_, at, _)| at), None)
            }
            // Over days hardly anybody is there at their turn.
            SeatControl::Own if clock.speed() == Speed::Correspondence => return None,
            SeatControl::Own => {
                let (_, due, _) = self.deadline()?;
                let play_on = self.patience_ends(seat).unwrap_or(due);
                (Some(due), Some(play_on.min(due)))
            }
        };
        Some(Absent { seat, due, play_on })
    }

    /// Until when those who are there wait for the person of a seat who is not, whatever
    /// a clock says; nothing if nobody does.
    pub(crate) fn patience_ends(&self, seat: Seat) -> Option<u64> {
        let away = self.presence.away_since(self.state.holder(seat)?)?;
        let since = away.max(self.awaited_since(seat)?).max(self.state.moved_at);
        Some(since.saturating_add(self.state.setup.away_ms))
    }

    /// What is said of it now.
    pub(crate) fn absence(&self, at: u64) -> ServerMessage {
        let absent = self.absent();
        ServerMessage::Absence {
            seat: absent.map(|absent| absent.seat),
            ms: absent
                .and_then(|absent| absent.due)
                .map(|due| due.saturating_sub(at)),
            play_on: absent
                .and_then(|absent| absent.play_on)
                .map(|from| from.saturating_sub(at)),
        }
    }

    /// Waits for the absent person of a seat, or does not.
    pub(crate) fn be_patient(
        &mut self,
        user: &UserId,
        seat: Seat,
        patience: Patience,
        at: u64,
        out: &mut Output,
    ) -> Allowed {
        self.check_seat(seat)?;
        self.check_playing()?;
        let by = self.state.seats_of(user);
        let by = by.iter().find(|by| self.state.is_own(*by));
        let Some(by) = by.filter(|_| self.state.holder(seat) != Some(user)) else {
            return Err(Objection::NotYourSeat {}.into());
        };
        let Some(absent) = self.absent().filter(|absent| absent.seat == seat) else {
            return Err(Objection::NotAbsent {}.into());
        };
        // A clock waits for nobody; but nobody has to wait for all of it.
        if let Some(from) = absent.play_on
            && (patience != Patience::PlayOn || at < from)
        {
            return Err(Objection::NotAbsent {}.into());
        }
        match (patience, self.state.patience(seat)) {
            (wanted, known) if wanted == known => return Ok(()),
            // Who wants to play on is not kept from it.
            (Patience::Wait, Patience::PlayOn) => return Err(Objection::AlreadyAsked {}.into()),
            (Patience::Wait, _) => self.enter(Entry::WaitFor { seat, by }, at, out),
            _ => {
                self.enter(Entry::PlayOn { seat, by }, at, out);
                if self.state.is_own(seat) {
                    self.take_over(seat, SeatControl::Away, at, out);
                }
            }
        }
        Ok(())
    }

    /// Whether the person of a seat may take it back from the bot now.
    pub(crate) fn check_resume(&self, seat: Seat) -> Allowed {
        if self.state.conceded.contains(seat) {
            return Err(Objection::Conceded {}.into());
        }
        if self.state.kicked.contains(seat) {
            return Err(Objection::Kicked {}.into());
        }
        // Out of time: the bot plays first, if somebody waits for it.
        let is_due = self.state.decider() == Some(seat);
        if is_due && !self.state.clocks.has_time(seat) && !self.state.deciding_seats().is_empty() {
            return Err(Objection::BotStandIn {}.into());
        }
        Ok(())
    }

    /// Gives a seat back to its person.
    pub(crate) fn give_back(&mut self, seat: Seat, at: u64, out: &mut Output) {
        self.enter(Entry::Resumed { seat }, at, out);
        self.forget_bot();
        self.tell_seats(at, out);
    }

    /// Tells whose absence holds up the game, if that has changed.
    pub(crate) fn tell_absence(&mut self, at: u64, out: &mut Output) {
        let absent = self.absent();
        if absent != self.absence_told {
            self.absence_told = absent;
            self.tell_all(self.absence(at), out);
        }
    }
}
