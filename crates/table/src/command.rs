//! What a user may do at a table.

use crate::entry::Entry;
use crate::output::{Outgoing, Output, To};
use crate::refuse::No;
use crate::talk::plain_line;
use crate::{Person, Session};
use engine::{Game, Seat, Viewer};
use protocol::{
    ChatLine, Command, CommandId, Entropy, Filling, Invalid, Matter, Number, Objection, Occupant,
    Reply, ServerMessage, Stage, Trust, UserId, limits,
};
use record::Undo;

impl<G: Game> Session<G> {
    /// Does what a user wants, or says why not and changes nothing.
    pub(crate) fn obey(
        &mut self,
        from: &Person,
        c: CommandId,
        command: Command,
        at: u64,
        out: &mut Output,
    ) -> Result<(), No> {
        let user = &from.user;
        match command {
            Command::Act { n, s, a } => {
                self.check_holds(user, s)?;
                if self.is_repeated(s, c, n, &a) {
                    return Ok(());
                }
                self.check_plays(user, s, n)?;
                self.act(s, &a, c, at, out)
            }
            Command::Undo { n, s } => {
                self.check_plays(user, s, n)?;
                self.undo(s, at, out)
            }
            Command::Propose { n, s, matter } => {
                self.check_plays(user, s, n)?;
                self.propose(s, matter, at, out)
            }
            Command::Answer { n, s, reply } => {
                self.check_plays(user, s, n)?;
                // A yes to what was asked before is no yes to this.
                if self.state.proposal.is_some() && n < self.state.asked {
                    return Err(No::OutOfDate);
                }
                self.reply(s, reply, at, out)
            }
            Command::Withdraw { s } => {
                self.check_holds(user, s)?;
                if self.state.proposal.is_none_or(|asked| asked.by != s) {
                    return Err(Objection::NothingAsked {}.into());
                }
                self.enter(Entry::Withdrawn { s }, at, out);
                Ok(())
            }
            Command::Chat { text } => self.chat(from, &text, at, out),
            Command::Emote { s, emote } => {
                self.check_holds(user, s)?;
                self.emotes
                    .check(user, at)
                    .map_err(|wait_ms| Objection::TooFast { wait_ms })?;
                self.emotes.count(user, at);
                self.tell_all(ServerMessage::Emote { s, emote }, out);
                Ok(())
            }
            Command::Sit { s, entropy } => self.sit(from, s, entropy, at, out),
            Command::Entropy { s, entropy } => {
                self.check_holds(user, s)?;
                self.check_waiting()?;
                self.enter(Entry::Entropy { s, entropy }, at, out);
                self.tell_seats(at, out);
                Ok(())
            }
            Command::Leave { s } => self.leave(user, s, at, out),
            Command::Reclaim { s } => self.reclaim(user, s, at, out),
            Command::Fill { s, with } => self.fill(user, s, with, at, out),
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
            Command::History { s } => {
                let viewer = match s {
                    Some(seat) => {
                        self.check_holds(user, seat)?;
                        Viewer::Seat(seat)
                    }
                    None => self.check_watches(user)?,
                };
                out.messages.push(Self::answer(self.history(viewer)));
                Ok(())
            }
        }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), No> {
        if self.state.seats.contains(seat) {
            Ok(())
        } else {
            Err(Objection::NoSuchSeat {}.into())
        }
    }

    fn check_holds(&self, user: &UserId, seat: Seat) -> Result<(), No> {
        self.check_seat(seat)?;
        if self.state.holder(seat) == Some(user) {
            Ok(())
        } else {
            Err(Objection::NotYourSeat {}.into())
        }
    }

    fn check_host(&self, user: &UserId) -> Result<(), No> {
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

    fn check_waiting(&self) -> Result<(), No> {
        match self.state.stage {
            Stage::Waiting => Ok(()),
            Stage::Playing => Err(Objection::Started {}.into()),
            Stage::Over | Stage::Closed => Err(Objection::Over {}.into()),
        }
    }

    fn check_playing(&self) -> Result<(), No> {
        match self.state.stage {
            Stage::Waiting => Err(Objection::NotStarted {}.into()),
            Stage::Playing => Ok(()),
            Stage::Over | Stage::Closed => Err(Objection::Over {}.into()),
        }
    }

    /// The user acts for the seat, in the game as it stands now.
    fn check_plays(&self, user: &UserId, seat: Seat, n: Number) -> Result<(), No> {
        self.check_holds(user, seat)?;
        if n > self.state.number {
            return Err(Invalid::Number {}.into());
        }
        if n < self.state.position {
            return Err(No::OutOfDate);
        }
        self.check_playing()?;
        if self.state.trust(seat) != Trust::Own {
            return Err(Objection::InTrust {}.into());
        }
        Ok(())
    }

    /// The user has no seat and may look on.
    fn check_watches(&self, user: &UserId) -> Result<Viewer, No> {
        if !self.state.seats_of(user).is_empty() {
            return Err(Objection::NotYourSeat {}.into());
        }
        if !self.has_audience() {
            return Err(Objection::NoSpectators {}.into());
        }
        Ok(Viewer::Spectator)
    }

    fn propose(&mut self, s: Seat, matter: Matter, at: u64, out: &mut Output) -> Result<(), No> {
        // A no holds until the game goes on.
        if self.state.proposal.is_some() || self.state.declined.contains(&(s, matter)) {
            return Err(Objection::AlreadyAsked {}.into());
        }
        if matter == Matter::Undo && self.undo_of(s) == Undo::Nothing {
            return Err(Objection::NothingToUndo {}.into());
        }
        self.consult(Entry::Proposed { s, matter }, s, at, out);
        Ok(())
    }

    fn reply(&mut self, s: Seat, reply: Reply, at: u64, out: &mut Output) -> Result<(), No> {
        let asked = self
            .state
            .proposal
            .filter(|asked| asked.waiting.contains(s));
        let Some(asked) = asked else {
            return Err(Objection::NothingAsked {}.into());
        };
        self.consult(Entry::Answered { s, reply }, asked.by, at, out);
        Ok(())
    }

    /// Enters what was asked or answered, and tells what came of it.
    fn consult(&mut self, entry: Entry, by: Seat, at: u64, out: &mut Output) {
        let position = self.state.position;
        self.enter(entry, at, out);
        if let Some(proposal) = self.state.proposal {
            let n = self.state.number;
            self.tell_all(ServerMessage::Asked { n, proposal }, out);
        }
        if self.state.position != position {
            self.tell_undone(by, at, out);
        }
        self.tell_over(out);
        if self.state.stage == Stage::Over {
            out.listing = crate::Listing::Changed;
        }
    }

    fn chat(&mut self, from: &Person, text: &str, at: u64, out: &mut Output) -> Result<(), No> {
        if self.state.seats_of(&from.user).is_empty() {
            self.check_watches(&from.user)?;
        }
        let most = limits::CHAT_CHARS;
        let Some(text) = plain_line(text, most) else {
            let most = most as u32; // OK because it is small.
            return Err(Invalid::Text { most }.into());
        };
        self.state.talk.check(&from.user, at)?;
        let entry = Entry::Chat {
            user: from.user.clone(),
            name: from.name.clone(),
            text: text.to_owned(),
        };
        self.enter(entry, at, out);
        let line = ChatLine {
            n: self.state.number,
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
        s: Seat,
        entropy: Entropy,
        at: u64,
        out: &mut Output,
    ) -> Result<(), No> {
        self.check_seat(s)?;
        self.check_waiting()?;
        let chair = self.state.chairs.get(s.index());
        if chair.is_none_or(|chair| chair.by != Occupant::Open {}) {
            return Err(Objection::SeatTaken {}.into());
        }
        let Some(name) = plain_line(&from.name, limits::NAME_CHARS) else {
            let most = limits::NAME_CHARS as u32; // OK because it is small.
            return Err(Invalid::Text { most }.into());
        };
        let entry = Entry::Sat {
            s,
            user: from.user.clone(),
            name: name.to_owned(),
            entropy,
        };
        self.enter(entry, at, out);
        self.tell_seats(at, out);
        Ok(())
    }

    fn leave(&mut self, user: &UserId, s: Seat, at: u64, out: &mut Output) -> Result<(), No> {
        self.check_holds(user, s)?;
        match self.state.stage {
            Stage::Waiting => {
                self.enter(Entry::Left { s }, at, out);
                if self.state.stage == Stage::Closed {
                    let n = self.state.number;
                    let message = ServerMessage::Closed { n };
                    let to = To::Everybody;
                    out.messages.push(Outgoing { to, message });
                } else {
                    self.tell_seats(at, out);
                }
                Ok(())
            }
            Stage::Playing if self.state.trust(s) != Trust::Own => {
                Err(Objection::InTrust {}.into())
            }
            Stage::Playing => {
                self.trust(s, Trust::Left, at, out);
                Ok(())
            }
            Stage::Over | Stage::Closed => Err(Objection::Over {}.into()),
        }
    }

    fn reclaim(&mut self, user: &UserId, s: Seat, at: u64, out: &mut Output) -> Result<(), No> {
        self.check_holds(user, s)?;
        self.check_playing()?;
        if self.state.trust(s) == Trust::Own {
            return Err(Objection::NotInTrust {}.into());
        }
        self.enter(Entry::Reclaimed { s }, at, out);
        self.forget_bot();
        self.tell_seats(at, out);
        Ok(())
    }

    fn fill(
        &mut self,
        user: &UserId,
        s: Seat,
        with: Filling,
        at: u64,
        out: &mut Output,
    ) -> Result<(), No> {
        self.check_seat(s)?;
        self.check_host(user)?;
        self.check_waiting()?;
        self.enter(Entry::Filled { s, with }, at, out);
        self.tell_seats(at, out);
        Ok(())
    }

    fn start(&mut self, user: &UserId, at: u64, out: &mut Output) -> Result<(), No> {
        self.check_host(user)?;
        self.check_waiting()?;
        if !self.is_full() {
            return Err(Objection::SeatsOpen {}.into());
        }
        self.enter(Entry::Started {}, at, out);
        self.tell_each(out, |viewer| self.joined(viewer, at));
        if !self.has_audience() {
            let n = self.state.number;
            let message = ServerMessage::Closed { n };
            let to = To::Spectators;
            out.messages.push(Outgoing { to, message });
        }
        self.settle(at, out);
        Ok(())
    }

    fn want_rematch(&mut self, user: &UserId, at: u64, out: &mut Output) -> Result<(), No> {
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
