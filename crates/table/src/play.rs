//! How a game goes on: actions of persons and bots, taking back, time.

use crate::absence::Patience;
use crate::clocks::Consent;
use crate::entry::{Entry, HostChange};
use crate::output::{Outgoing, Output, Purpose, Request, To};
use crate::playing::Played;
use crate::refuse::{CommandError, objection};
use crate::setup::Hints;
use crate::state::Settled;
use crate::{GameTable, Moment};
use engine::{Game, Seat, Viewer};
use protocol::{
    CommandId, Invalid, Level, Objection, Revision, SeatControl, ServerMessage, Stage, UserId,
    limits,
};
use record::Undo;

impl<G: Game> GameTable<G> {
    /// Takes the turn of a person: all its actions, or none.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        actions: &[String],
        command: CommandId,
        at: u64,
        out: &mut Output,
    ) -> Result<(), CommandError> {
        if actions.is_empty() || actions.len() > limits::TURN_ACTIONS {
            let detail = format!("a turn has 1 to {} actions", limits::TURN_ACTIONS);
            return Err(Invalid::Action { detail }.into());
        }
        let parsed: Result<Vec<G::Action>, _> =
            actions.iter().map(|action| parse::<G>(action)).collect();
        let parsed = parsed?;
        let checked = match &self.state.playing {
            // Who acts has taken the seat back.
            Some(playing) if !self.state.is_own(seat) => playing.check(seat, &parsed),
            _ => Ok(()),
        };
        if checked.is_ok() && !self.state.is_own(seat) {
            self.check_resume(seat)?;
            self.give_back(seat, at, out);
        }
        let done = checked.and_then(|()| self.state.act(seat, &parsed, Some(command), at));
        match done {
            Ok((played, settled)) => {
                self.played(played, settled, Some(command), at, out);
                Ok(())
            }
            Err((index, refused)) => {
                let why = objection::<G>(&refused);
                Err(match actions.len() {
                    1 => why.into(),
                    // OK because a turn has few actions.
                    _ => CommandError::RefusedAt(index as u32, why),
                })
            }
        }
    }

    /// Asks for a strong bot's advice.
    pub(crate) fn hint(&mut self, seat: Seat, out: &mut Output) -> Result<(), CommandError> {
        if self.state.setup.hints == Hints::Never {
            return Err(Objection::NoHints {}.into());
        }
        match self.state.decider() {
            Some(turn) if turn != seat => Err(Objection::NotYourTurn { turn }.into()),
            _ => {
                let request = self.bot_request(seat, Level::Admiral, Purpose::Hint);
                out.requests.extend(request.map(Request::Think));
                Ok(())
            }
        }
    }

    /// Logs and tells what was played.
    fn played(
        &mut self,
        played: Played<G>,
        settled: Settled,
        command: Option<CommandId>,
        at: u64,
        out: &mut Output,
    ) {
        self.log(Entry::Play(played.steps, command), at, out);
        self.say_settled(settled, out);
        self.tell_step(at, out);
        self.note_end(out);
    }

    /// A finished game looks different in a list of tables.
    fn note_end(&self, out: &mut Output) {
        if self.state.stage == Stage::Over {
            out.listing = crate::Listing::Changed;
        }
    }

    /// Takes the chance outcomes that are due before anybody decides.
    pub(crate) fn settle(&mut self, at: u64, out: &mut Output) {
        if let Some(played) = self.state.settle(at) {
            self.played(played, None, None, at, out);
        }
    }

    /// How far a seat may take back.
    pub(crate) fn undo_of(&self, seat: Seat) -> Undo {
        match &self.state.playing {
            Some(playing) => playing.undo_of(seat),
            None => Undo::Nothing,
        }
    }

    /// Takes back a seat's last turn, if that is free. Bots agree to
    /// everything; other people have to be asked.
    pub(crate) fn undo(
        &mut self,
        seat: Seat,
        at: u64,
        out: &mut Output,
    ) -> Result<(), CommandError> {
        let alone = self.state.others_to_ask(seat).is_empty();
        // Without asking, the seat's time ran on since its turn.
        let clocks = self.state.clocks_undone(seat, Consent::NotAsked, at);
        match self.undo_of(seat) {
            Undo::Nothing => Err(Objection::NothingToUndo {}.into()),
            Undo::ByConsent if !alone => Err(Objection::NeedsConsent {}.into()),
            _ if clocks.is_none() && alone => Err(Objection::NothingToUndo {}.into()),
            _ if clocks.is_none() => Err(Objection::NeedsConsent {}.into()),
            Undo::ByConsent | Undo::Free => {
                self.enter(Entry::Undone { seat }, at, out);
                self.tell_undone(seat, at, out);
                Ok(())
            }
        }
    }

    /// Tells each viewer where the game stands after taking back.
    pub(crate) fn tell_undone(&mut self, by: Seat, at: u64, out: &mut Output) {
        self.tell_each(out, |viewer, _| match self.position(viewer, at) {
            Some(position) => ServerMessage::Undone {
                revision: self.state.revision,
                seat: crate::messages::seat_of(viewer),
                by,
                turns: self.turns(),
                position,
            },
            None => self.joined(viewer, at),
        });
    }

    /// Takes what a bot decided, unless it is no longer asked.
    pub(crate) fn take_bot_action(
        &mut self,
        revision: Revision,
        seat: Seat,
        action: &str,
        at: u64,
        out: &mut Output,
    ) {
        let asked = self.state.position == revision
            && self.state.decider() == Some(seat)
            && self.state.bot(seat).is_some();
        if !asked {
            return;
        }
        let taken = match parse::<G>(action) {
            Ok(action) => self.state.act(seat, &[action], None, at).ok(),
            Err(_) => None,
        };
        // A bot's mistake is ours, and must not hold up the table.
        let taken = taken.or_else(|| {
            let problem = format!("a bot chose `{action}` at {revision}");
            out.requests.push(Request::Report(problem));
            let mut legal = Vec::new();
            let playing = self.state.playing.as_ref()?;
            playing.game().game().legal_actions(&mut legal);
            self.state.act(seat, legal.get(..1)?, None, at).ok()
        });
        if let Some((played, settled)) = taken {
            self.played(played, settled, None, at, out);
        }
    }

    /// Closes a running game whose log is full: not every game has an end of its
    /// own.
    pub(crate) fn close_if_full(&mut self, at: u64, out: &mut Output) {
        let entries = self.state.revision.entries();
        if self.state.stage != Stage::Playing || entries < limits::BOT_GAME_ENTRIES {
            return;
        }
        let mut seats = self.state.seats.iter();
        let is_for_bots = seats.all(|seat| self.state.holder(seat).is_none());
        if is_for_bots || entries >= limits::MOST_LOG_ENTRIES {
            self.close_now(at, out);
        }
    }

    /// Closes the table, and says so.
    pub(crate) fn close_now(&mut self, at: u64, out: &mut Output) {
        self.enter(Entry::Closed {}, at, out);
        out.messages.push(Outgoing {
            to: To::Everybody,
            message: ServerMessage::Closed {
                revision: self.state.revision,
            },
        });
    }

    /// How many turns were played and not taken back.
    fn turns(&self) -> u32 {
        let turns = self
            .state
            .playing
            .as_ref()
            .map(|playing| playing.turns().len());
        u32::try_from(turns.unwrap_or_default()).unwrap_or(u32::MAX)
    }

    /// Tells a person what the bot advises, unless the game went on.
    pub(crate) fn tell_hint(
        &mut self,
        revision: Revision,
        seat: Seat,
        action: &str,
        out: &mut Output,
    ) {
        let holder = self.state.holder(seat).cloned();
        if let Some(user) = holder.filter(|_| self.state.position == revision) {
            out.messages.push(Outgoing {
                to: To::User(user),
                message: ServerMessage::Hint {
                    revision,
                    seat,
                    action: action.to_owned(),
                },
            });
        }
    }

    /// Who is about to lose a seat to a bot, when, and why.
    pub(crate) fn deadline(&self) -> Option<(Seat, u64, SeatControl)> {
        if let Some((seat, at)) = self.state.clocks.deadline() {
            return Some((seat, at, SeatControl::OutOfTime));
        }
        let seat = self.state.decider()?;
        if !self.state.is_own(seat) || self.state.setup.clock.initial_ms().is_some() {
            return None;
        }
        // Without anybody else there is no hurry.
        let at = self.patience_ends(seat)?;
        let waits = self.state.patience(seat) == Patience::Wait;
        (!waits).then_some((seat, at, SeatControl::Away))
    }

    /// Calls time where the game's is over, and lets bots take over where a
    /// seat's has run out.
    pub(crate) fn expire(&mut self, at: u64, out: &mut Output) {
        self.advance_start(at, out);
        if self.state.time_is_up().is_some_and(|end| end <= at)
            && let Some(played) = self.state.call_time(at)
        {
            self.played(played, None, None, at, out);
        }
        self.end_vacations(at, out);
        // Each pass takes a seat from its person, so this ends.
        while let Some((seat, end, why)) = self.deadline()
            && end <= at
        {
            self.take_over(seat, why, at, out);
        }
        if let Some((due, user)) = self.next_host()
            && due <= at
        {
            self.hand_over(user, HostChange::Away, at, out);
        }
    }

    /// Lets a bot take over for a person.
    pub(crate) fn take_over(&mut self, seat: Seat, why: SeatControl, at: u64, out: &mut Output) {
        self.enter(Entry::TakenOver { seat, why }, at, out);
        self.tell_seats(at, out);
    }

    /// The eyes through which a user sees the table.
    pub(crate) fn viewers(&self, user: &UserId) -> Vec<Viewer> {
        let seats = self.state.seats_of(user);
        if seats.is_empty() {
            return vec![Viewer::Spectator];
        }
        seats.iter().map(Viewer::Seat).collect()
    }

    /// The table's time.
    pub(crate) fn at(&mut self, now: Moment) -> u64 {
        self.timeline.at(now)
    }
}

fn parse<G: Game>(action: &str) -> Result<G::Action, CommandError> {
    let detail = if action.chars().count() > limits::ACTION_CHARS {
        format!("an action has at most {} characters", limits::ACTION_CHARS)
    } else {
        match action.parse::<G::Action>() {
            Ok(action) => return Ok(action),
            Err(error) => error.to_string(),
        }
    };
    Err(Invalid::Action { detail }.into())
}
