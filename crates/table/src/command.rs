//! What a user may do at a table.

mod checks;

use crate::absence::Patience;
use crate::clocks::Consent;
use crate::entry::{Entry, HostChange};
use crate::game_table::is_called;
use crate::hosting::Access;
use crate::output::{Outgoing, Output, To};
use crate::refuse::{Allowed, CommandError};
use crate::talk::{plain_line, too_fast};
use crate::{GameTable, Person};
use engine::{Game, Seat, SeatSet, Viewer};
use protocol::{
    ChatLine, Command, CommandId, Hex32, Invalid, Objection, ProposalKind, Reply, SeatChoice,
    SeatControl, SeatHolder, ServerMessage, Stage, UserId, limits,
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
    ) -> Allowed {
        let user = &from.user;
        self.check_log(user, &command)?;
        self.check_control(user, &command, at)?;
        match command {
            Command::Act {
                revision,
                seat,
                actions,
            } => {
                self.check_turn(user, seat, revision)?;
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
            Command::Name { seat, name } => {
                self.check_holds(user, seat)?;
                self.name(seat, &name, at, out)
            }
            Command::Commit { seat, commitment } => {
                self.check_holds(user, seat)?;
                self.commit(seat, commitment, at, out)
            }
            Command::Open { seat, entropy } => {
                self.check_holds(user, seat)?;
                self.open(seat, entropy, at, out)
            }
            Command::Seen { revision, seat } => {
                self.check_turn(user, seat, revision)?;
                if self.state.clocks.is_held(seat, at) {
                    self.enter(Entry::Shown { seat }, at, out);
                }
                Ok(())
            }
            Command::Concede { seat } => self.concede(user, seat, at, out),
            Command::Leave { seat } => self.leave(user, seat, at, out),
            Command::Resume { seat } => self.resume_seat(user, seat, at, out),
            Command::WaitFor { seat } => self.be_patient(user, seat, Patience::Wait, at, out),
            Command::PlayOn { seat } => self.be_patient(user, seat, Patience::PlayOn, at, out),
            Command::Fill { seat, with } => self.fill(from, seat, with, at, out),
            Command::Configure {
                options,
                seats,
                clock,
                spectators,
                visibility,
            } => {
                self.check_sets_up(user)?;
                let before = &self.state.setup;
                let access = Access {
                    spectators: spectators.unwrap_or(before.spectators),
                    visibility: visibility.unwrap_or(before.visibility),
                };
                self.configure(&options, seats, clock, access, at, out)
            }
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
            Command::HandOver { user: whom } => {
                self.check_host(user)?;
                if self.state.seats_of(&whom).is_empty() {
                    return Err(Objection::NobodyThere {}.into());
                }
                if whom != *user {
                    self.hand_over(whom, HostChange::Wanted, at, out);
                }
                Ok(())
            }
            Command::Kick {
                user: whom,
                reason,
                ban,
            } => {
                self.check_host(user)?;
                self.kick(whom, &reason, ban, at, out)
            }
            Command::Share { on } => self.share(user, on, at, out),
            Command::Rematch {} => self.want_rematch(user, at, out),
            Command::CancelRematch {} => self.cancel_rematch(user, at, out),
            Command::NextGame { game } => self.choose_next(user, game, at, out),
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

    fn propose(&mut self, seat: Seat, kind: ProposalKind, at: u64, out: &mut Output) -> Allowed {
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

    fn reply(&mut self, seat: Seat, reply: Reply, at: u64, out: &mut Output) -> Allowed {
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

    fn chat(&mut self, from: &Person, text: &str, at: u64, out: &mut Output) -> Allowed {
        let plays = !self.state.seats_of(&from.user).is_empty();
        if !plays {
            self.check_watches(&from.user)?;
        }
        let most = limits::CHAT_CHARS;
        let Some(text) = plain_line(text, most) else {
            let most = most as u32; // OK because it is small.
            return Err(Invalid::Text { most }.into());
        };
        self.check_welcome(&from.user)?;
        self.state.talk.check(&from.user, plays, at)?;
        let entry = Entry::Chat {
            user: from.user.clone(),
            name: from.name.clone(),
            avatar: from.avatar,
            text: text.to_owned(),
        };
        self.enter(entry, at, out);
        let line = ChatLine {
            revision: self.state.revision,
            user: from.user.clone(),
            name: from.name.clone(),
            avatar: from.avatar,
            text: text.to_owned(),
            watching: !plays,
            ago: 0,
        };
        let message = ServerMessage::Chat(line);
        if !plays && self.keeps_apart() {
            let to = To::Spectators;
            out.messages.push(Outgoing { to, message });
        } else {
            self.tell_all(message, out);
        }
        Ok(())
    }

    fn sit(
        &mut self,
        from: &Person,
        seat: Seat,
        commitment: Option<Hex32>,
        at: u64,
        out: &mut Output,
    ) -> Allowed {
        self.check_seat(seat)?;
        self.check_waiting()?;
        self.check_welcome(&from.user)?;
        let seat_state = self.state.seat_states.get(seat.index());
        if seat_state.is_none_or(|seat_state| seat_state.holder != SeatHolder::Open {}) {
            return Err(Objection::SeatTaken {}.into());
        }
        plain_name(&from.name)?;
        let SeatHolder::Person {
            user,
            name,
            account,
            avatar,
        } = self.state.one_more(from)
        else {
            return Ok(());
        };
        let entry = Entry::Sat {
            seat,
            user,
            name,
            account,
            avatar,
            commitment,
        };
        self.enter(entry, at, out);
        self.tell_seats(at, out);
        Ok(())
    }

    /// Says who plays on a seat: others must know it before the game begins.
    fn name(&mut self, seat: Seat, name: &str, at: u64, out: &mut Output) -> Allowed {
        self.check_waiting()?;
        let name = plain_name(name)?.to_owned();
        let mut seats = self.state.seats.iter().zip(&self.state.seat_states);
        if seats.any(|(other, state)| other != seat && is_called(&state.holder, &name)) {
            return Err(Invalid::NameTaken {}.into());
        }
        self.enter(Entry::Named { seat, name }, at, out);
        self.tell_seats(at, out);
        Ok(())
    }

    fn leave(&mut self, user: &UserId, seat: Seat, at: u64, out: &mut Output) -> Allowed {
        self.check_holds(user, seat)?;
        match self.state.stage {
            Stage::Waiting => {
                self.check_waiting()?;
                self.enter(Entry::Left { seat }, at, out);
                self.tell_seats(at, out);
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

    /// Tells who sits where, or that nobody does any more.
    pub(crate) fn tell_left(&mut self, at: u64, out: &mut Output) {
        if self.state.stage == Stage::Closed {
            let revision = self.state.revision;
            let message = ServerMessage::Closed { revision };
            let to = To::Everybody;
            out.messages.push(Outgoing { to, message });
        } else {
            self.tell_seats(at, out);
        }
    }

    /// Gives a game up for good.
    fn concede(&mut self, user: &UserId, seat: Seat, at: u64, out: &mut Output) -> Allowed {
        self.check_holds(user, seat)?;
        self.check_playing()?;
        if self.state.conceded.contains(seat) {
            return Err(Objection::Conceded {}.into());
        }
        self.enter(Entry::Conceded { seat }, at, out);
        self.forget_bot();
        self.tell_seats(at, out);
        self.tell_over(out);
        Ok(())
    }

    fn resume_seat(&mut self, user: &UserId, seat: Seat, at: u64, out: &mut Output) -> Allowed {
        self.check_holds(user, seat)?;
        self.check_playing()?;
        if self.state.control_of(seat) == SeatControl::Own {
            return Err(Objection::NoBotStandIn {}.into());
        }
        self.check_resume(seat)?;
        self.give_back(seat, at, out);
        Ok(())
    }

    fn fill(
        &mut self,
        from: &Person,
        seat: Seat,
        with: SeatChoice,
        at: u64,
        out: &mut Output,
    ) -> Allowed {
        self.check_seat(seat)?;
        self.check_fills(&from.user, seat)?;
        self.check_waiting()?;
        let holder = with.holder(self.state.one_more(from));
        self.enter(Entry::Filled { seat, holder }, at, out);
        self.tell_seats(at, out);
        Ok(())
    }

    fn start(&mut self, user: &UserId, at: u64, out: &mut Output) -> Allowed {
        if self.state.seats_of(user).is_empty() {
            self.check_host(user)?;
        }
        self.check_waiting()?;
        if !self.is_full() {
            return Err(Objection::SeatsOpen {}.into());
        }
        self.prepare_start(at, out);
        Ok(())
    }

    fn want_rematch(&mut self, user: &UserId, at: u64, out: &mut Output) -> Allowed {
        let mine = self.check_played(user)?;
        if mine.iter().all(|seat| self.state.wanting.contains(seat)) {
            return Ok(());
        }
        let user = user.clone();
        self.enter(Entry::Rematch { user }, at, out);
        // Once all do, they are told where.
        if !self.state.all_want_rematch() {
            self.tell_all(self.rematch_message(), out);
        }
        Ok(())
    }

    /// The user's seats in a game that is over.
    fn check_played(&self, user: &UserId) -> Result<SeatSet, CommandError> {
        let mine = self.state.seats_of(user);
        if mine.is_empty() {
            return Err(Objection::NotYourSeat {}.into());
        }
        if self.state.stage != Stage::Over {
            return Err(Objection::NotOver {}.into());
        }
        Ok(mine)
    }

    fn cancel_rematch(&mut self, user: &UserId, at: u64, out: &mut Output) -> Allowed {
        let mine = self.check_played(user)?;
        let wants = mine.iter().any(|seat| self.state.wanting.contains(seat));
        // What all wanted is on its way.
        if wants && !self.state.goes_on() {
            let user = user.clone();
            self.enter(Entry::RematchCancelled { user }, at, out);
            self.tell_all(self.rematch_message(), out);
        }
        Ok(())
    }

    /// Everybody goes on to a game; the server has looked whether it can be.
    fn choose_next(&mut self, user: &UserId, game: String, at: u64, out: &mut Output) -> Allowed {
        self.check_played(user)?;
        // The first one counts, and who comes second is taken along.
        if !self.state.goes_on() {
            let entry = Entry::NextGame {
                missing: self.long_gone(user, at).into(),
                user: user.clone(),
                game,
            };
            self.enter(entry, at, out);
        }
        Ok(())
    }
}

/// A name as it was given.
fn plain_name(name: &str) -> Result<&str, CommandError> {
    plain_line(name, limits::NAME_CHARS).ok_or_else(|| {
        let most = limits::NAME_CHARS as u32; // OK because it is small.
        Invalid::Text { most }.into()
    })
}
