//! A table of any game.

use crate::done::Cause;
use crate::entry::{Entry, sign};
use crate::game_table::{Duty, RestoreError};
use crate::output::{Outgoing, Output, Request, TableStanding, To};
use crate::playing::Playing;
use crate::refuse::{CommandError, invalid, payload, refused};
use crate::state::Mark;
use crate::{GameTable, Moment, Person, Setup, Vacation};
use engine::{Game, Seat, SeatSet, Viewer};
use protocol::{
    ChatLine, Command, CommandId, DetailLevel, Hex32, Missed, Objection, Over, Revision,
    SeatControl, SeatHolder, SeatState, ServerMessage, Spectators, Speed, Stage, Summary, TableId,
    UserId, Visibility, limits,
};
use record::fair::{METHOD, commitment};
use record::{Fairness, GameResult, Record};
use std::time::Duration;

/// A table at which some game is played. Every call takes the present moment
/// and returns what is to be done about it.
pub trait Table: Send {
    /// The table's id.
    fn id(&self) -> &TableId;

    /// The revision: the number of the last entry of its log.
    fn revision(&self) -> Revision;

    /// How far it has come.
    fn stage(&self) -> Stage;

    /// How fast the game is played.
    fn speed(&self) -> Speed;

    /// Who finds it.
    fn visibility(&self) -> Visibility;

    /// Who may start the game; whose bots play here.
    fn host(&self) -> &UserId;

    /// Whether a user holds a seat here.
    fn holds_seat(&self, user: &UserId) -> bool;

    /// Whether the host has sent a user away for good.
    fn is_banned(&self, user: &UserId) -> bool;

    /// Whether the host has sent anybody away for good.
    fn has_bans(&self) -> bool;

    /// How many users are connected.
    fn present(&self) -> usize;

    /// The table as a list shows it.
    fn summary(&self) -> Summary;

    /// What those who hold a seat want to know while they are elsewhere.
    fn standing(&mut self, now: Moment) -> TableStanding;

    /// A user opens a connection, having last seen a number or none. Whether
    /// it may find the table is for the server to know; the table only turns
    /// away who must not watch, with an error and nothing to be done.
    fn arrive(
        &mut self,
        user: &UserId,
        seen: Option<Revision>,
        now: Moment,
    ) -> Result<Output, Objection>;

    /// A user who is about to arrive wants to be told this much of each step,
    /// for as long as it is here.
    fn set_detail(&mut self, user: &UserId, detail: DetailLevel);

    /// A user closes a connection that had arrived.
    fn depart(&mut self, user: &UserId, now: Moment) -> Output;

    /// A user wants something done.
    fn command(&mut self, from: &Person, id: CommandId, command: Command, now: Moment) -> Output;

    /// A bot decided what was asked of it.
    fn bot_acts(&mut self, revision: Revision, seat: Seat, action: &str, now: Moment) -> Output;

    /// A bot gave the advice that was asked of it.
    fn hinted(&mut self, revision: Revision, seat: Seat, action: &str, now: Moment) -> Output;

    /// The moment has come that the table wanted to be woken at.
    fn wake(&mut self, now: Moment) -> Output;

    /// Whether the last thing that happened is that the server stopped.
    fn is_paused(&self) -> bool;

    /// The table was restored and goes on. For so long a server ran since the
    /// last entry, and so did the time of the seat that decides.
    fn resume(&mut self, now: Moment, elapsed: Duration) -> Output;

    /// The server is about to stop; nobody's time runs until it is back.
    fn pause(&mut self, now: Moment) -> Output;

    /// The server was restored from a backup: unless the game is over, chance
    /// follows from another secret from here on. To be called before
    /// anybody is here.
    fn renew_secret(&mut self, secret: Hex32, now: Moment) -> Output;

    /// Whose turn it is though they are not here, and since which revision; not
    /// who left their seat or is on vacation.
    fn awaited(&self) -> Option<(UserId, Revision)>;

    /// A user is on vacation until then, or is not; does nothing where a vacation changes
    /// nothing.
    fn set_vacation(&mut self, user: &UserId, vacation: Option<Vacation>, now: Moment) -> Output;

    /// A user deleted their account; does nothing if they had no part here.
    fn forget(&mut self, user: &UserId, now: Moment) -> Output;

    /// The users whose names are told here, at seats or in the chat.
    fn named(&self) -> Vec<UserId>;

    /// How many entries the log has, which is the place of the next one.
    fn entries(&self) -> u64;

    /// Another server appended these lines, the last of them so long ago. Takes
    /// them in and tells everybody here what they have not heard; appends
    /// nothing itself.
    fn follow(
        &mut self,
        lines: &[&str],
        elapsed: Duration,
        now: Moment,
    ) -> Result<Output, RestoreError>;

    /// Who sees to bots, clocks and absences from now on: this server, as long
    /// as nobody says otherwise.
    fn set_duty(&mut self, duty: Duty);

    /// These users, and no others, are connected to other servers.
    fn set_elsewhere(&mut self, users: Vec<UserId>, now: Moment) -> Output;

    /// Whether this command of a user is one that everybody sends at about the same time,
    /// and somebody with a lower seat, who is not connected to this server, has still to; or
    /// a start, for which such people have still to commit themselves.
    fn comes_before_others(&self, user: &UserId, command: &Command) -> bool;

    /// The users who are connected to this server.
    fn users_here(&self) -> Vec<UserId>;

    /// Whether somebody's time, or the game's, is running out.
    fn is_timed(&self) -> bool;

    /// The server closes a table that never began.
    fn close(&mut self, now: Moment) -> Output;

    /// An operator closes the table, whatever is played there.
    fn shut(&mut self, now: Moment) -> Output;

    /// Who watches; nothing for a user who neither plays nor is host.
    fn spectators(&self, user: &UserId) -> Option<Vec<UserId>>;

    /// What was said lately; nothing for a user who may not be here.
    fn lines(&self, user: &UserId) -> Option<Vec<ChatLine>>;

    /// How many seats of people a next game needs that this user chooses now: who left
    /// the game, or has long gone, is not counted on.
    fn people_for_next_game(&mut self, by: &UserId, now: Moment) -> usize;

    /// The game that everybody goes on to, if somebody has chosen it.
    fn next_game(&self) -> Option<&str>;

    /// Whether this command of a user, if it is carried out, is what makes everybody go
    /// on to another table.
    fn makes_next_table(&self, user: &UserId, command: &Command) -> bool;

    /// What makes the table at which all play again.
    fn rematch(&self, table: TableId, secret: Hex32) -> Setup;

    /// That table was made, with this commitment; with none if it had been made
    /// before.
    fn rematched(&mut self, table: TableId, commitment: Option<Hex32>, now: Moment) -> Output;

    /// How the game ended, once it has.
    fn over(&self) -> Option<Over>;

    /// Whether chance was taken back in this game, and drawn anew, without
    /// anybody's consent: against bots nobody is asked.
    fn redrew_chance(&self) -> bool;

    /// Whether a user, or somebody unknown, may replay the finished game: a public or
    /// shared one everybody who finds it, others those who play, may watch or made it.
    fn may_replay(&self, user: Option<&UserId>) -> bool;

    /// The game with the proof of its chance, once it is over.
    fn record(&self) -> Option<Record>;
}

impl<G: Game> GameTable<G> {
    /// Lets something happen now, and then asks for what the table needs.
    fn step_at(&mut self, now: Moment, what: impl FnOnce(&mut Self, u64, &mut Output)) -> Output {
        let at = self.at(now);
        let mut out = Output {
            first: self.state.revision.next(),
            ..Output::default()
        };
        if self.duty == Duty::Drive {
            self.expire(at, &mut out);
        }
        what(self, at, &mut out);
        self.advance_start(at, &mut out);
        self.close_if_full(at, &mut out);
        self.collect_requests(at, &mut out);
        out
    }
}

impl<G: Game> GameTable<G> {
    /// Who begins when it is played again: the seat after the one that began,
    /// in games whose options say who does.
    pub(crate) fn next_to_begin(&self) -> Option<Seat> {
        let turns = self.state.playing.as_ref()?.turns();
        let began = turns.iter().find_map(|turn| turn.actor)?;
        let has_first = payload(&self.state.options).text().contains("\"first\":");
        let next = (began.number() + 1) % self.state.seats.count();
        has_first.then(|| Seat::new(next))
    }
}

impl<G: Game> Table for GameTable<G> {
    fn id(&self) -> &TableId {
        &self.state.setup.table
    }

    fn revision(&self) -> Revision {
        self.state.revision
    }

    fn stage(&self) -> Stage {
        self.state.stage
    }

    fn speed(&self) -> Speed {
        self.state.setup.clock.speed()
    }

    fn visibility(&self) -> Visibility {
        self.state.setup.visibility
    }

    fn host(&self) -> &UserId {
        &self.state.host
    }

    fn holds_seat(&self, user: &UserId) -> bool {
        !self.state.seats_of(user).is_empty()
    }

    fn is_banned(&self, user: &UserId) -> bool {
        self.state.banned.contains(user)
    }

    fn has_bans(&self) -> bool {
        !self.state.banned.is_empty()
    }

    fn present(&self) -> usize {
        self.presence.users().count()
    }

    fn summary(&self) -> Summary {
        self.summarize()
    }

    fn standing(&mut self, now: Moment) -> TableStanding {
        let at = self.at(now);
        let deadline = self.state.clocks.deadline();
        TableStanding {
            stage: self.state.stage,
            turn: self.state.decider(),
            ms: deadline.map(|(_, due)| due.saturating_sub(at)),
            clock: self.state.setup.clock,
            here: self.here(),
            taken: self.state.taken(),
            proposal: self.state.proposal,
            wanting: match self.state.rematched {
                None => self.state.wanting,
                Some(_) => SeatSet::EMPTY,
            },
            on_vacation: self.state.on_vacation(),
        }
    }

    fn arrive(
        &mut self,
        user: &UserId,
        seen: Option<Revision>,
        now: Moment,
    ) -> Result<Output, Objection> {
        if self.state.banned.contains(user) {
            self.presence.forget(user);
            return Err(Objection::Kicked {});
        }
        let is_full = self.watching() as usize >= limits::SPECTATORS;
        let is_crowded = is_full && !self.presence.is_here(user);
        if !self.holds_seat(user) && (is_crowded || !self.has_audience()) {
            self.presence.forget(user);
            return Err(Objection::NoSpectators {});
        }
        Ok(self.step_at(now, |table, at, out| {
            let detail = table.presence.detail(user);
            for viewer in table.viewers(user) {
                let messages = match seen {
                    Some(seen) => table.missed(viewer, seen, detail, at),
                    None => vec![table.joined(viewer, at)],
                };
                out.messages.extend(messages.into_iter().map(Self::answer));
            }
            table.presence.arrive(user, at);
            if !table.attendance_changes() {
                // A change is told to everybody, this one included.
                out.messages.push(Self::answer(table.attendance()));
            }
            if table.state.clocks.running().is_some() {
                out.messages.push(Self::answer(table.clock_message(at)));
            }
            if table.absence_told.is_some() && table.absent() == table.absence_told {
                out.messages.push(Self::answer(table.absence(at)));
            }
        }))
    }

    fn set_detail(&mut self, user: &UserId, detail: DetailLevel) {
        self.presence.set_detail(user, detail);
    }

    fn depart(&mut self, user: &UserId, now: Moment) -> Output {
        self.step_at(now, |table, at, _| {
            table.presence.depart(user, at);
            if !table.holds_seat(user) {
                table.presence.forget(user);
            }
        })
    }

    fn command(&mut self, from: &Person, id: CommandId, command: Command, now: Moment) -> Output {
        self.step_at(now, |table, at, out| {
            let made_for = made_for(&command);
            // A turn names its command itself, and is seldom sent twice.
            let is_turn = matches!(command, Command::Act { .. });
            let may_be_done = !is_turn || table.state.done.knows(&from.user, id);
            let cause = match may_be_done {
                true => Cause::of(&from.user, id, &command),
                false => None,
            };
            let seen = made_for.map(|(_, seen)| seen);
            if let Some(revision) = cause
                .as_ref()
                .and_then(|cause| table.state.done.find(cause, seen))
            {
                // Sent again, because its answer was lost.
                out.messages
                    .push(Self::answer(ServerMessage::Accepted(id, revision)));
                return;
            }
            // The answer comes before what the command brought about.
            let place = out.messages.len();
            let entries = out.entries.len();
            let cause = cause.filter(|_| !is_turn);
            let answer = match table.handle_command(from, id, command, at, out) {
                Ok(()) => {
                    let revision = table.state.revision;
                    if let Some(cause) = cause {
                        if out.entries.len() > entries {
                            sign(&mut out.entries, &cause);
                        }
                        table.state.done.note(cause, revision);
                    }
                    ServerMessage::Accepted(id, revision)
                }
                Err(CommandError::Refused(why)) => refused(id, None, why),
                Err(CommandError::RefusedAt(index, why)) => refused(id, Some(index), why),
                Err(CommandError::Invalid(why)) => invalid(id, why),
                Err(CommandError::OutOfDate) => {
                    let (seat, seen) = made_for.unwrap_or_default();
                    ServerMessage::OutOfDate(Missed {
                        id,
                        revision: table.state.revision,
                        missed: table.missed(
                            Viewer::Seat(seat),
                            seen,
                            table.presence.detail(&from.user),
                            at,
                        ),
                    })
                }
            };
            out.messages.insert(place, Self::answer(answer));
        })
    }

    fn bot_acts(&mut self, revision: Revision, seat: Seat, action: &str, now: Moment) -> Output {
        self.step_at(now, |table, at, out| {
            table.take_bot_action(revision, seat, action, at, out);
        })
    }

    fn hinted(&mut self, revision: Revision, seat: Seat, action: &str, now: Moment) -> Output {
        self.step_at(now, |table, _, out| {
            table.tell_hint(revision, seat, action, out);
        })
    }

    fn wake(&mut self, now: Moment) -> Output {
        self.step_at(now, |_, _, _| {})
    }

    fn is_paused(&self) -> bool {
        self.state.marks.back() == Some(&Mark::Nothing)
    }

    fn resume(&mut self, now: Moment, elapsed: Duration) -> Output {
        self.timeline.skip(elapsed);
        // Who was here before has as long as anybody to come back.
        let at = self.at(now);
        self.presence.come_back(at);
        self.step_at(now, |table, at, out| table.settle(at, out))
    }

    fn pause(&mut self, now: Moment) -> Output {
        self.step_at(now, |table, at, out| {
            if table.state.stage == Stage::Playing {
                table.enter(Entry::Paused {}, at, out);
            }
        })
    }

    fn renew_secret(&mut self, secret: Hex32, now: Moment) -> Output {
        let at = self.at(now);
        let mut out = Output::default();
        if let Stage::Waiting | Stage::Playing = self.state.stage {
            self.enter(Entry::Restored { secret }, at, &mut out);
        }
        out
    }

    fn awaited(&self) -> Option<(UserId, Revision)> {
        let seat = self.state.decider()?;
        let user = self.state.holder(seat)?;
        let is_away = !self.presence.is_here(user);
        let has_left = self.state.control_of(seat) == SeatControl::Left;
        let is_on_vacation = self.state.vacations().any(|(away, _)| away == user);
        (is_away && !has_left && !is_on_vacation).then(|| (user.clone(), self.state.position))
    }

    fn set_vacation(&mut self, user: &UserId, vacation: Option<Vacation>, now: Moment) -> Output {
        self.step_at(now, |table, at, out| {
            GameTable::set_vacation(table, user, vacation, at, out);
        })
    }

    fn forget(&mut self, user: &UserId, now: Moment) -> Output {
        self.step_at(now, |table, at, out| {
            let seats = table.state.seats_of(user);
            let is_known = seats.iter().any(|seat| !table.state.is_forgotten(seat))
                || table.state.named().any(|named| named == user);
            if is_known {
                let user = user.clone();
                table.enter(Entry::Forgotten { user }, at, out);
                table.forget_bot();
                table.tell_left(at, out);
            }
        })
    }

    fn named(&self) -> Vec<UserId> {
        let holders = self.state.seats.iter().filter_map(|seat| {
            let holder = self.state.holder(seat);
            holder.filter(|_| !self.state.is_forgotten(seat))
        });
        let mut named: Vec<UserId> = holders.chain(self.state.named()).cloned().collect();
        named.sort();
        named.dedup();
        named
    }

    fn entries(&self) -> u64 {
        self.state.entries
    }

    fn follow(
        &mut self,
        lines: &[&str],
        elapsed: Duration,
        now: Moment,
    ) -> Result<Output, RestoreError> {
        let (seen, had_audience) = (self.state.revision, self.has_audience());
        let mut out = Output {
            first: seen.next(),
            ..Output::default()
        };
        let mut settled = None;
        for line in lines {
            let followed = self.state.follow(line)?;
            self.logged = self.logged.max(followed.at);
            settled = followed.settled.or(settled);
            out.listing = out.listing.max(followed.listing);
            // Whom the host sent away at another server leaves this one, too.
            for (user, message) in followed.kicked {
                let to = To::User(user.clone());
                if let ServerMessage::Kicked { ban: true, .. } = message {
                    out.requests.push(Request::Expel(user));
                }
                out.messages.push(Outgoing { to, message });
            }
        }
        let elapsed = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX);
        self.timeline.set(now, self.logged.saturating_add(elapsed));
        let at = self.at(now);
        self.tell_missed(seen, at, &mut out);
        self.say_settled(settled, &mut out);
        if had_audience && !self.has_audience() {
            let revision = self.state.revision;
            out.messages.push(Outgoing {
                to: To::Spectators,
                message: ServerMessage::Closed { revision },
            });
        }
        self.collect_requests(at, &mut out);
        Ok(out)
    }

    fn set_duty(&mut self, duty: Duty) {
        self.take_duty(duty);
    }

    fn set_elsewhere(&mut self, users: Vec<UserId>, now: Moment) -> Output {
        let gone = self.presence.elsewhere().to_vec();
        self.step_at(now, |table, at, _| {
            table.presence.set_elsewhere(users, at);
            for user in &gone {
                if !table.holds_seat(user) {
                    table.presence.forget(user);
                }
            }
        })
    }

    fn comes_before_others(&self, user: &UserId, command: &Command) -> bool {
        let state = &self.state;
        let end = match command {
            Command::Commit { seat, .. } | Command::Open { seat, .. } => Some(*seat),
            Command::Start {} => None,
            Command::Rematch {} => state.seats_of(user).iter().next(),
            _ => return false,
        };
        let has_still_to = |seat: Seat, seat_state: &SeatState| match command {
            Command::Open { .. } => seat_state.commitment.is_some() && seat_state.entropy.is_none(),
            Command::Rematch {} => !state.wanting.contains(seat),
            _ => seat_state.commitment.is_none(),
        };
        let before = state.seats.iter().zip(&state.seat_states);
        let mut before = before.take_while(|(seat, _)| Some(*seat) != end);
        before.any(|(seat, seat_state)| {
            let is_elsewhere = state
                .holder(seat)
                .is_some_and(|holder| !self.presence.users_here().any(|here| here == holder));
            is_elsewhere && has_still_to(seat, seat_state)
        })
    }

    fn users_here(&self) -> Vec<UserId> {
        self.presence.users_here().cloned().collect()
    }

    fn is_timed(&self) -> bool {
        self.state.clocks.deadline().is_some() || self.state.time_is_up().is_some()
    }

    fn close(&mut self, now: Moment) -> Output {
        self.step_at(now, |table, at, out| {
            if table.state.stage == Stage::Waiting {
                table.close_now(at, out);
            }
        })
    }

    fn shut(&mut self, now: Moment) -> Output {
        self.step_at(now, |table, at, out| {
            if let Stage::Waiting | Stage::Playing = table.state.stage {
                table.close_now(at, out);
            }
        })
    }

    fn spectators(&self, user: &UserId) -> Option<Vec<UserId>> {
        let may = self.holds_seat(user) || *user == self.state.host;
        // Who was sent away may still be on the way out of another server.
        let watches = |user: &&UserId| !self.holds_seat(user) && !self.state.banned.contains(user);
        may.then(|| self.presence.users().filter(watches).cloned().collect())
    }

    fn lines(&self, user: &UserId) -> Option<Vec<ChatLine>> {
        let may = self.holds_seat(user) || self.has_audience();
        may.then(|| self.state.talk.kept().cloned().collect())
    }

    fn people_for_next_game(&mut self, by: &UserId, now: Moment) -> usize {
        let at = self.at(now);
        let (state, gone) = (&self.state, self.long_gone(by, at));
        let plays = |&seat: &Seat| {
            state.holder(seat).is_some() && state.plays_again(seat) && !gone.contains(seat)
        };
        state.seats.iter().filter(plays).count()
    }

    fn next_game(&self) -> Option<&str> {
        self.state.next_game.as_deref()
    }

    fn makes_next_table(&self, user: &UserId, command: &Command) -> bool {
        let state = &self.state;
        let mine = state.seats_of(user);
        if mine.is_empty() || state.stage != Stage::Over || state.goes_on() {
            return false;
        }
        match command {
            Command::NextGame { .. } => true,
            Command::Rematch {} => {
                let all = state.wanting.iter().chain(mine.iter()).collect();
                state.is_wanted_by_all(all)
            }
            _ => false,
        }
    }

    fn rematch(&self, table: TableId, secret: Hex32) -> Setup {
        let state = &self.state;
        let again = |seat: Seat| match state.seat_states.get(seat.index()) {
            Some(seat_state) if state.plays_again(seat) => seat_state.holder.clone(),
            // Who left is not counted on.
            _ => SeatHolder::Open {},
        };
        let mut options = state.setup.options.clone();
        if let Some(first) = self.next_to_begin()
            && let Some(options) = options.as_object_mut()
        {
            options.insert("first".to_owned(), first.number().into());
        }
        Setup {
            table,
            secret,
            options,
            host: state.host.clone(),
            seats: state.seats.iter().map(again).collect(),
            ..state.setup.clone()
        }
    }

    fn rematched(&mut self, table: TableId, commitment: Option<Hex32>, now: Moment) -> Output {
        self.step_at(now, |this, at, out| {
            let state = &this.state;
            if state.stage == Stage::Over && state.rematched.is_none() {
                let all = state.seats.iter().all(|seat| state.plays_again(seat));
                let is_same = state.next_game.is_none();
                let commitment = commitment.filter(|_| all && is_same);
                this.enter(Entry::Rematched { table, commitment }, at, out);
                this.tell_all(this.rematch_message(), out);
            }
        })
    }

    fn over(&self) -> Option<Over> {
        self.how_it_ended()
    }

    fn redrew_chance(&self) -> bool {
        self.state.playing.as_ref().is_some_and(Playing::redrew)
    }

    fn may_replay(&self, user: Option<&UserId>) -> bool {
        let setup = &self.state.setup;
        let may_watch = setup.spectators != Spectators::Nobody;
        let is_known = |user: &UserId| {
            let is_welcome = may_watch || *user == setup.host;
            self.holds_seat(user) || (is_welcome && !self.is_banned(user))
        };
        setup.visibility == Visibility::Public || self.state.shared || user.is_some_and(is_known)
    }

    fn record(&self) -> Option<Record> {
        let ended = self.state.ended?;
        let playing = self.state.playing.as_ref()?;
        let setup = &self.state.setup;
        let mut record = playing.game().record();
        if let Some(early) = ended.early {
            record.result = Some(GameResult::Ended(early));
        }
        record.fairness = Some(Fairness {
            method: METHOD.to_owned(),
            table: setup.table.clone(),
            commitment: commitment(&setup.secret),
            secret: setup.secret,
            restored: self.state.restored.clone(),
            contributions: self.state.contributions(),
            course: playing.course().cloned(),
        });
        Some(record)
    }
}

/// The seat and the number that a command was made for, if it has them.
fn made_for(command: &Command) -> Option<(Seat, Revision)> {
    match command {
        Command::Act { revision, seat, .. }
        | Command::Seen { revision, seat }
        | Command::Hint { revision, seat }
        | Command::Undo { revision, seat }
        | Command::Propose { revision, seat, .. }
        | Command::Answer { revision, seat, .. } => Some((*seat, *revision)),
        _ => None,
    }
}
