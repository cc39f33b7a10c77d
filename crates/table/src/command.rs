//! What a user may do at a table.

use crate::clocks::Consent;
use crate::entry::Entry;
use crate::output::{Outgoing, Output, To};
use crate::refuse::CommandError;
use crate::talk::{plain_line, too_fast};
use crate::{GameTable, Person};
use engine::{Game, Seat, Viewer};
use protocol::{
    ChatLine, Command, CommandId, Hex32, Invalid, Objection, ProposalKind, Reply, Revision,
    SeatChoice, SeatControl, SeatHolder, ServerMessage, Stage, UserId, limits,
};
use record::Undo;
use std::time::Duration;

impl<G: Game> GameTable<G> {
    /// Does what a user wants, or says why not and changes nothing.
    pub(crate) fn handle_command(
        &mut self,
        from: &Person,
        id: CommandId,
        command: Command,
        at: u64,
        out: &mut Output,
    ) -> Result<(), CommandError> {
        let user = &from.user;
        self.check_log(user, &command)?;
        self.check_control(user, &command, at)?;
        match command {
            Command::Act {
                revision,
                seat,
                actions,
            } => {
                self.check_plays(user, seat, revision)?;
                self.act(seat, &actions, id, at, out)
            }
            Command::Hint { revision, seat } => {
                self.check_plays(user, seat, revision)?;
                self.hint(seat, out)
            }
            Command::Undo { revision, seat } => {
                self.check_plays(user, seat, revision)?;
                self.undo(seat, at, out)
            }
            Command::Propose {
                revision,
                seat,
                kind,
            } => {
                self.check_plays(user, seat, revision)?;
                self.propose(seat, kind, at, out)
            }
            Command::Answer {
                revision,
                seat,
                reply,
            } => {
                self.check_plays(user, seat, revision)?;
                // A yes to what was asked before is no yes to this.
                if self.state.proposal.is_some() && revision < self.state.asked {
                    return Err(CommandError::OutOfDate);
                }
                self.reply(seat, reply, at, out)
            }
            Command::Withdraw { seat } => {
                self.check_holds(user, seat)?;
                if self.state.proposal.is_none_or(|asked| asked.by != seat) {
                    return Err(Objection::NothingAsked {}.into());
                }
                self.enter(Entry::Withdrawn { seat }, at, out);
                Ok(())
            }
            Command::Chat { text } => self.chat(from, &text, at, out),
            Command::Emote { seat, emote } => {
                self.check_holds(user, seat)?;
                self.emotes
                    .spend(user.clone(), Duration::from_millis(at))
                    .map_err(too_fast)?;
                self.tell_all(ServerMessage::Emote { seat, emote }, out);
                Ok(())
            }
            Command::Sit { seat, commitment } => self.sit(from, seat, commitment, at, out),
            Command::Commit { seat, commitment } => {
                self.check_holds(user, seat)?;
                self.commit(seat, commitment, at, out)
            }
            Command::Open { seat, entropy } => {
                self.check_holds(user, seat)?;
                self.open(seat, entropy, at, out)
            }
            Command::Leave { seat } => self.leave(user, seat, at, out),
            Command::Resume { seat } => self.resume_seat(user, seat, at, out),
            Command::Fill { seat, with } => self.fill(from, seat, with, at, out),
            Command::Start {} => self.start(user, at, out),
            Command::Mute { user: whom } => {
                self.check_host(user)?;
                if !self.is_known(&whom) {
                    return Err(Objection::NobodyThere {}.into());
                }
                if !self.state.talk.is_muted(&whom) {
                    self.enter(Entry::Muted { user: whom }, at, out);
                    self.tell_seats(at, out);
                }
                Ok(())
            }
            Command::Unmute { user: whom } => {
                self.check_host(user)?;
                if self.state.talk.is_muted(&whom) {
                    self.enter(Entry::Unmuted { user: whom }, at, out);
                    self.tell_seats(at, out);
                }
                Ok(())
            }
            Command::Rematch {} => self.want_rematch(user, at, out),
            Command::History { seat } => {
                let viewer = match seat {
                    Some(seat) => {
                        self.check_holds(user, seat)?;
                        Viewer::Seat(seat)
                    }
                    None => self.check_watches(user)?,
                };
                self.histories
                    .spend(user.clone(), Duration::from_millis(at))
                    .map_err(too_fast)?;
                let detail = self.presence.detail(user);
                out.messages
                    .push(Self::answer(self.history(viewer, detail)));
                Ok(())
            }
        }
    }

    /// A log has an end, and before it only room for what ends the game and
    /// for what its players say.
    fn check_log(&self, user: &UserId, command: &Command) -> Result<(), CommandError> {
        let most = match command {
            Command::History { .. } | Command::Hint { .. } | Command::Emote { .. } => return Ok(()),
            Command::Act { .. }
            | Command::Leave { .. }
            | Command::Resume { .. }
            | Command::Answer { .. }
            | Command::Rematch {} => limits::MOST_LOG_ENTRIES,
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
    fn check_control(
        &mut self,
        user: &UserId,
        command: &Command,
        at: u64,
    ) -> Result<(), CommandError> {
        match command {
            // These have a pace of their own, or an end.
            Command::Act { .. }
            | Command::Undo { .. }
            | Command::Answer { .. }
            | Command::Chat { .. }
            | Command::Emote { .. }
            | Command::Hint { .. }
            | Command::History { .. }
            | Command::Rematch {} => Ok(()),
            _ => {
                let spent = self.controls.spend(user.clone(), Duration::from_millis(at));
                Ok(spent.map_err(too_fast)?)
            }
        }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), CommandError> {
        if self.state.seats.contains(seat) {
            Ok(())
        } else {
            Err(Objection::NoSuchSeat {}.into())
        }
    }

    fn check_holds(&self, user: &UserId, seat: Seat) -> Result<(), CommandError> {
        self.check_seat(seat)?;
        if self.state.holder(seat) == Some(user) {
            Ok(())
        } else {
            Err(Objection::NotYourSeat {}.into())
        }
    }

    fn check_host(&self, user: &UserId) -> Result<(), CommandError> {
        if self.state.host == *user {
            Ok(())
        } else {
            Err(Objection::NotHost {}.into())
        }
    }

    /// Whether a user is here, holds a seat or said something lately.
    fn is_known(&self, user: &UserId) -> bool {
        self.presence.is_here(user)
            || !self.state.seats_of(user).is_empty()
            || self.state.talk.kept().any(|line| line.user == *user)
    }

    pub(crate) fn check_waiting(&self) -> Result<(), CommandError> {
        match self.state.stage {
            Stage::Waiting if self.state.starting.is_none() => Ok(()),
            Stage::Waiting | Stage::Playing => Err(Objection::Started {}.into()),
            Stage::Over | Stage::Closed => Err(Objection::Over {}.into()),
        }
    }

    fn check_playing(&self) -> Result<(), CommandError> {
        match self.state.stage {
            Stage::Waiting => Err(Objection::NotStarted {}.into()),
            Stage::Playing => Ok(()),
            Stage::Over | Stage::Closed => Err(Objection::Over {}.into()),
        }
    }

    /// The user acts for the seat, in the game as it stands now.
    fn check_plays(
        &self,
        user: &UserId,
        seat: Seat,
        revision: Revision,
    ) -> Result<(), CommandError> {
        self.check_holds(user, seat)?;
        if revision > self.state.revision {
            return Err(Invalid::Revision {}.into());
        }
        if revision < self.state.position {
            return Err(CommandError::OutOfDate);
        }
        self.check_playing()?;
        if self.state.control_of(seat) != SeatControl::Own {
            return Err(Objection::BotStandIn {}.into());
        }
        Ok(())
    }

    /// The user has no seat and may watch.
    fn check_watches(&self, user: &UserId) -> Result<Viewer, CommandError> {
        if !self.state.seats_of(user).is_empty() {
            return Err(Objection::NotYourSeat {}.into());
        }
        if !self.has_audience() {
            return Err(Objection::NoSpectators {}.into());
        }
        Ok(Viewer::Spectator)
    }

    fn propose(
        &mut self,
        seat: Seat,
        kind: ProposalKind,
        at: u64,
        out: &mut Output,
    ) -> Result<(), CommandError> {
        // A no holds until the game goes on.
        if self.state.proposal.is_some() || self.state.declined.contains(&(seat, kind)) {
            return Err(Objection::AlreadyAsked {}.into());
        }
        let consent = match self.state.others_to_ask(seat).is_empty() {
            true => Consent::NotAsked,
            false => Consent::Given,
        };
        if kind == ProposalKind::Undo
            && (self.undo_of(seat) == Undo::Nothing
                || self.state.clocks_undone(seat, consent, at).is_none())
        {
            return Err(Objection::NothingToUndo {}.into());
        }
        self.consult(Entry::Proposed { seat, kind }, seat, at, out);
        Ok(())
    }

    fn reply(
        &mut self,
        seat: Seat,
        reply: Reply,
        at: u64,
        out: &mut Output,
    ) -> Result<(), CommandError> {
        let asked = self
            .state
            .proposal
            .filter(|asked| asked.waiting.contains(seat));
        let Some(asked) = asked else {
            return Err(Objection::NothingAsked {}.into());
        };
        self.consult(Entry::Answered { seat, reply }, asked.by, at, out);
        Ok(())
    }

    /// Enters what was asked or answered, and tells what came of it.
    fn consult(&mut self, entry: Entry, by: Seat, at: u64, out: &mut Output) {
        let position = self.state.position;
        self.enter(entry, at, out);
        if let Some(proposal) = self.state.proposal {
            let revision = self.state.revision;
            self.tell_all(ServerMessage::Asked { revision, proposal }, out);
        }
        if self.state.position != position {
            self.tell_undone(by, at, out);
        }
        self.tell_over(out);
        if self.state.stage == Stage::Over {
            out.listing = crate::Listing::Changed;
        }
    }

    fn chat(
        &mut self,
        from: &Person,
        text: &str,
        at: u64,
        out: &mut Output,
    ) -> Result<(), CommandError> {
        let plays = !self.state.seats_of(&from.user).is_empty();
        if !plays {
            self.check_watches(&from.user)?;
        }
        let most = limits::CHAT_CHARS;
        let Some(text) = plain_line(text, most) else {
            let most = most as u32; // OK because it is small.
            return Err(Invalid::Text { most }.into());
        };
        self.state.talk.check(&from.user, plays, at)?;
        let entry = Entry::Chat {
            user: from.user.clone(),
            name: from.name.clone(),
            text: text.to_owned(),
        };
        self.enter(entry, at, out);
        let line = ChatLine {
            revision: self.state.revision,
            user: from.user.clone(),
            name: from.name.clone(),
            text: text.to_owned(),
        };
        self.tell_all(ServerMessage::Chat(line), out);
        Ok(())
    }

    fn sit(
        &mut self,
        from: &Person,
        seat: Seat,
        commitment: Option<Hex32>,
        at: u64,
        out: &mut Output,
    ) -> Result<(), CommandError> {
        self.check_seat(seat)?;
        self.check_waiting()?;
        let seat_state = self.state.seat_states.get(seat.index());
        if seat_state.is_none_or(|seat_state| seat_state.holder != SeatHolder::Open {}) {
            return Err(Objection::SeatTaken {}.into());
        }
        let Some(name) = plain_line(&from.name, limits::NAME_CHARS) else {
            let most = limits::NAME_CHARS as u32; // OK because it is small.
            return Err(Invalid::Text { most }.into());
        };
        let entry = Entry::Sat {
            seat,
            user: from.user.clone(),
            name: name.to_owned(),
            account: from.account,
            commitment,
        };
        self.enter(entry, at, out);
        self.tell_seats(at, out);
        Ok(())
    }

    fn leave(
        &mut self,
        user: &UserId,
        seat: Seat,
        at: u64,
        out: &mut Output,
    ) -> Result<(), CommandError> {
        self.check_holds(user, seat)?;
        match self.state.stage {
            Stage::Waiting => {
                self.check_waiting()?;
                self.enter(Entry::Left { seat }, at, out);
                if self.state.stage == Stage::Closed {
                    let revision = self.state.revision;
                    let message = ServerMessage::Closed { revision };
                    let to = To::Everybody;
                    out.messages.push(Outgoing { to, message });
                } else {
                    self.tell_seats(at, out);
                }
                Ok(())
            }
            Stage::Playing if self.state.control_of(seat) != SeatControl::Own => {
                Err(Objection::BotStandIn {}.into())
            }
            Stage::Playing => {
                self.take_over(seat, SeatControl::Left, at, out);
                Ok(())
            }
            Stage::Over | Stage::Closed => Err(Objection::Over {}.into()),
        }
    }

    fn resume_seat(
        &mut self,
        user: &UserId,
        seat: Seat,
        at: u64,
        out: &mut Output,
    ) -> Result<(), CommandError> {
        self.check_holds(user, seat)?;
        self.check_playing()?;
        if self.state.control_of(seat) == SeatControl::Own {
            return Err(Objection::NoBotStandIn {}.into());
        }
        // Out of time: the bot plays first.
        if self.state.decider() == Some(seat) && !self.state.clocks.has_time(seat) {
            return Err(Objection::BotStandIn {}.into());
        }
        self.enter(Entry::Resumed { seat }, at, out);
        self.forget_bot();
        self.tell_seats(at, out);
        Ok(())
    }

    fn fill(
        &mut self,
        from: &Person,
        seat: Seat,
        with: SeatChoice,
        at: u64,
        out: &mut Output,
    ) -> Result<(), CommandError> {
        self.check_seat(seat)?;
        self.check_host(&from.user)?;
        self.check_waiting()?;
        let holder = with.holder(from.seat_holder());
        self.enter(Entry::Filled { seat, holder }, at, out);
        self.tell_seats(at, out);
        Ok(())
    }

    fn start(&mut self, user: &UserId, at: u64, out: &mut Output) -> Result<(), CommandError> {
        self.check_host(user)?;
        self.check_waiting()?;
        if !self.is_full() {
            return Err(Objection::SeatsOpen {}.into());
        }
        self.prepare_start(at, out);
        Ok(())
    }

    fn want_rematch(
        &mut self,
        user: &UserId,
        at: u64,
        out: &mut Output,
    ) -> Result<(), CommandError> {
        let mine = self.state.seats_of(user);
        if mine.is_empty() {
            return Err(Objection::NotYourSeat {}.into());
        }
        if self.state.stage != Stage::Over {
            return Err(Objection::NotOver {}.into());
        }
        if mine.iter().all(|seat| self.state.wanting.contains(seat)) {
            return Ok(());
        }
        let user = user.clone();
        self.enter(Entry::Rematch { user }, at, out);
        self.tell_all(self.rematch_message(), out);
        Ok(())
    }
}
