//! What each entry of the log does to a table.

use super::{Mark, Settled, State, player_of, seat_state};
use crate::Setup;
use crate::absence::Patience;
use crate::clocks::{Clocks, Consent};
use crate::entry::{Entry, HostChange};
use crate::playing::Playing;
use engine::{Game, Seat};
use protocol::{
    ChatLine, CommandId, Hex32, NoteKind, Proposal, ProposalKind, Reply, SeatControl, SeatHolder,
    SeatState, Settlement, Stage, Starting, UserId,
};
use record::fair::{Stream, commitment};
use record::{EndedBy, Match, Restored};

impl<G: Game> State<G> {
    /// Takes an entry in, whether it happens now or is read from a log.
    pub(crate) fn apply_entry(&mut self, entry: &Entry, at: u64) -> Result<Settled, String> {
        match entry {
            Entry::Created(_) => return Err("a table is made once".to_owned()),
            Entry::Play(steps, command) => return self.replay(steps, *command, at),
            Entry::Sat {
                seat,
                user,
                name,
                account,
                avatar,
                commitment,
            } => {
                self.count(Mark::Seats);
                let holder = SeatHolder::Person {
                    user: user.clone(),
                    name: name.clone(),
                    account: *account,
                    avatar: *avatar,
                };
                self.set_seat_state(*seat, seat_state(holder))?;
                self.seat_state_mut(*seat)?.commitment = *commitment;
            }
            Entry::Named { seat, name } => {
                self.count(Mark::Seats);
                self.rename(*seat, name)?;
            }
            Entry::Forgotten { user } => {
                self.count(Mark::Seats);
                return self.forget(user, at);
            }
            Entry::Committed { seat, commitment } => {
                self.count(Mark::Committed { seat: *seat });
                self.seat_state_mut(*seat)?.commitment = Some(*commitment);
            }
            Entry::Left { seat } => {
                // Who stands up to sit elsewhere stays host; one who goes is replaced
                // after a while.
                self.count(Mark::Seats);
                self.set_seat_state(*seat, seat_state(SeatHolder::Open {}))?;
            }
            Entry::Filled { seat, holder } => {
                self.count(Mark::Seats);
                self.set_seat_state(*seat, seat_state(holder.clone()))?;
            }
            Entry::Configured {
                options,
                clock,
                seats,
                spectators,
                visibility,
            } => {
                self.count(Mark::Whole);
                let setup = Setup {
                    options: options.clone(),
                    clock: *clock,
                    seats: seats.clone(),
                    spectators: *spectators,
                    visibility: *visibility,
                    ..self.setup.clone()
                };
                self.configure(setup)?;
            }
            Entry::Starting {} => {
                self.count(Mark::Seats);
                self.starting = Some((Starting::Committing, at));
            }
            Entry::Sealed {} => {
                self.count(Mark::Seats);
                self.starting = Some((Starting::Opening, at));
            }
            Entry::Opened { seat, entropy } => {
                self.count(Mark::Seats);
                self.seat_state_mut(*seat)?.entropy = Some(entropy.clone());
            }
            Entry::Started {} => {
                self.count(Mark::Whole);
                self.start(at)?;
            }
            Entry::Undone { seat } => {
                self.count(Mark::Whole);
                self.undo(*seat, Consent::NotAsked, at)?;
                return Ok(self.drop_proposal());
            }
            Entry::Proposed { seat, kind } => {
                return self.propose(*seat, *kind, at);
            }
            Entry::Answered { seat, reply } => {
                return self.answer(*seat, *reply, at);
            }
            Entry::Withdrawn { seat } => {
                self.count(Mark::Proposal);
                self.note(*seat, NoteKind::Withdrawn, None);
                return Ok(self.drop_proposal());
            }
            Entry::TakenOver { seat, why } => {
                return self.take_over(*seat, *why, at);
            }
            Entry::Resumed { seat } => {
                self.resume_seat(*seat, at)?;
            }
            Entry::Shown { seat } => {
                self.count(Mark::Note);
                self.clocks.shown(*seat, at);
            }
            Entry::Conceded { seat } => {
                return self.concede(*seat, at);
            }
            Entry::WaitFor { seat, by } => {
                self.count(Mark::Note);
                self.set_patience(*seat, Patience::Wait);
                self.note(*seat, NoteKind::WaitFor, Some(*by));
            }
            Entry::PlayOn { seat, by } => {
                self.count(Mark::Note);
                self.set_patience(*seat, Patience::PlayOn);
                self.note(*seat, NoteKind::PlayOn, Some(*by));
            }
            Entry::Chat {
                user,
                name,
                avatar,
                text,
            } => {
                self.count(Mark::Chat);
                let plays = !self.seats_of(user).is_empty();
                let line = ChatLine {
                    revision: self.revision,
                    user: user.clone(),
                    name: name.clone(),
                    avatar: *avatar,
                    text: text.clone(),
                    watching: !plays,
                    ago: 0,
                };
                self.talk.add(line, plays, at);
            }
            Entry::Muted { user } => {
                self.count(Mark::Seats);
                self.talk.mute(user.clone());
                self.note_by_host(user, NoteKind::Muted);
            }
            Entry::Unmuted { user } => {
                self.count(Mark::Seats);
                self.talk.unmute(user);
                self.note_by_host(user, NoteKind::Unmuted);
            }
            Entry::HandedOver { user, why } => {
                self.count(Mark::Seats);
                let by = self.seats_of(&self.host).iter().next();
                self.host = user.clone();
                match why {
                    HostChange::Away => self.note_person(user, NoteKind::Host, None),
                    HostChange::Wanted => self.note_person(user, NoteKind::HandedOver, by),
                }
            }
            Entry::Kicked { user, ban, .. } => return Ok(self.kick(user, *ban, at)),
            Entry::Shared { seat, on } => {
                self.count(Mark::Note);
                self.shared = *on;
                let what = match on {
                    true => NoteKind::Shared,
                    false => NoteKind::Unshared,
                };
                self.note(*seat, what, None);
            }
            Entry::Rematch { user } => {
                self.count(Mark::Rematch);
                for seat in self.seats_of(user).iter() {
                    self.wanting.insert(seat);
                }
            }
            Entry::RematchCancelled { user } => {
                self.count(Mark::Rematch);
                for seat in self.seats_of(user).iter() {
                    self.wanting.remove(seat);
                }
            }
            Entry::NextGame { game, missing, .. } => {
                self.count(Mark::Nothing);
                self.next_game = Some(game.clone());
                self.missing = missing.iter().copied().collect();
            }
            Entry::Rematched { table, commitment } => {
                self.count(Mark::Rematch);
                self.rematched = Some((table.clone(), *commitment));
            }
            Entry::Vacation { user, until, ms } => {
                self.begin_vacation(user, *until, at.saturating_add(*ms), at)?;
            }
            Entry::VacationEnded { user } => {
                self.end_vacation(user, at)?;
            }
            Entry::Paused {} => {
                self.count(Mark::Nothing);
                self.run_clocks(at);
            }
            Entry::Restored { secret } => self.renew_secret(*secret),
            Entry::Closed {} => {
                self.count(Mark::Whole);
                self.stage = Stage::Closed;
                self.run_clocks(at);
            }
        }
        Ok(None)
    }

    /// A seat asks the others for something.
    fn propose(&mut self, seat: Seat, kind: ProposalKind, at: u64) -> Result<Settled, String> {
        self.count(Mark::Proposal);
        self.asked = self.revision;
        let waiting = self.others_to_ask(seat);
        self.proposal = Some(Proposal {
            by: seat,
            kind,
            waiting,
        });
        // With nobody to ask it is done, which is told as that.
        if !waiting.is_empty() {
            let what = match kind {
                ProposalKind::Undo => NoteKind::UndoAsked,
                ProposalKind::Draw => NoteKind::DrawOffered,
            };
            self.note(seat, what, None);
        }
        self.conclude(Consent::NotAsked, at)
    }

    /// The person at a seat answers for all seats they hold.
    fn answer(&mut self, seat: Seat, reply: Reply, at: u64) -> Result<Settled, String> {
        self.count(Mark::Proposal);
        let user = self.holder(seat).cloned();
        let answering = user.map(|user| self.seats_of(&user)).unwrap_or_default();
        if let Some(proposal) = &mut self.proposal {
            for seat in answering.iter() {
                proposal.waiting.remove(seat);
            }
        }
        if reply == Reply::Agree {
            return self.conclude(Consent::Given, at);
        }
        let asked = self.proposal.map(|asked| (asked.by, asked.kind));
        self.declined.extend(asked);
        if let Some((asker, kind)) = asked {
            let what = match kind {
                ProposalKind::Undo => NoteKind::UndoDeclined,
                ProposalKind::Draw => NoteKind::DrawDeclined,
            };
            self.note(asker, what, Some(seat));
        }
        Ok(self.settle_proposal(Settlement::Declined))
    }

    /// A bot plays for a seat from now on.
    fn take_over(&mut self, seat: Seat, why: SeatControl, at: u64) -> Result<Settled, String> {
        self.count(Mark::Seats);
        self.seat_state_mut(seat)?.control = why;
        self.taken_over_at = Some(self.position);
        self.note_control(seat, why);
        if why == SeatControl::Left {
            self.replace_host();
        }
        self.run_clocks(at);
        Ok(self.absent(seat, why))
    }

    /// The person at a seat plays again.
    fn resume_seat(&mut self, seat: Seat, at: u64) -> Result<(), String> {
        self.count(Mark::Seats);
        // Where nobody waited, nobody played for the seat meanwhile.
        if self.deciding_seats().is_empty() {
            self.clocks.relieve(seat);
        }
        self.seat_state_mut(seat)?.control = SeatControl::Own;
        self.set_patience(seat, Patience::Usual);
        self.note_control(seat, SeatControl::Own);
        self.clocks.resumed(seat);
        self.run_clocks(at);
        Ok(())
    }

    /// A seat gives the game up; it ends once one seat is left.
    fn concede(&mut self, seat: Seat, at: u64) -> Result<Settled, String> {
        self.count(Mark::Seats);
        self.seat_state_mut(seat)?.control = SeatControl::Left;
        self.taken_over_at = Some(self.position);
        self.conceded.insert(seat);
        self.note(seat, NoteKind::Conceded, None);
        self.replace_host();
        let settled = self.absent(seat, SeatControl::Left);
        if self.conceded.len() + 1 >= u32::from(self.seats.count()) {
            self.end(Some(EndedBy::Concession));
        }
        self.run_clocks(at);
        Ok(settled)
    }

    /// The time of a user's seats stands still, for the table until `end`.
    fn begin_vacation(
        &mut self,
        user: &UserId,
        until: i64,
        end: u64,
        at: u64,
    ) -> Result<(), String> {
        self.count(Mark::Seats);
        for seat in self.seats_of(user).iter() {
            // Told once, even if its end by the table's time was corrected.
            let before = self.seat_state_mut(seat)?.vacation.replace(until);
            self.clocks.begin_vacation(seat, end, at);
            if before != Some(until) {
                self.note_until(seat, NoteKind::Vacation, until);
            }
        }
        Ok(())
    }

    fn end_vacation(&mut self, user: &UserId, at: u64) -> Result<(), String> {
        self.count(Mark::Seats);
        for seat in self.seats_of(user).iter() {
            self.seat_state_mut(seat)?.vacation = None;
            self.clocks.end_vacation(seat, at);
            self.note(seat, NoteKind::VacationEnded, None);
        }
        Ok(())
    }

    /// Something else is played. Who keeps a seat keeps what it committed itself to.
    fn configure(&mut self, setup: Setup) -> Result<(), String> {
        let (options, seats) = setup.check::<G>().map_err(|error| error.to_string())?;
        let before = std::mem::take(&mut self.seat_states);
        let holders = setup.seats.iter().enumerate();
        self.seat_states = holders
            .map(|(index, holder)| {
                let same = before.get(index).filter(|state| state.holder == *holder);
                same.cloned().unwrap_or_else(|| seat_state(holder.clone()))
            })
            .collect();
        let is_there = |seat: Seat| seats.contains(seat);
        self.notes
            .retain(|note| note.seat.is_none_or(is_there) && note.by.is_none_or(is_there));
        self.options = options;
        self.seats = seats;
        self.clocks = Clocks::new(setup.clock, seats);
        self.patience = seats.iter().map(|_| Patience::Usual).collect();
        self.setup = setup;
        Ok(())
    }

    /// Somebody else than before plays on a seat, or is called otherwise.
    fn rename(&mut self, seat: Seat, called: &str) -> Result<(), String> {
        if let SeatHolder::Person {
            name,
            account,
            avatar,
            ..
        } = &mut self.seat_state_mut(seat)?.holder
        {
            if name != called {
                (*account, *avatar) = (false, None);
            }
            called.clone_into(name);
        }
        if let Some(playing) = &mut self.playing {
            playing.rename(seat, called);
        }
        Ok(())
    }

    /// A user deleted their account: before the start their seats are open,
    /// after it they are left to bots, and nobody is told the name.
    fn forget(&mut self, user: &UserId, at: u64) -> Result<Settled, String> {
        self.talk.forget(user);
        for person in self.notes.iter_mut().filter_map(|it| it.person.as_mut()) {
            if person.user == *user {
                person.name.clear();
            }
        }
        let mut settled = None;
        for seat in self.seats_of(user).iter() {
            match self.stage {
                Stage::Waiting => {
                    self.starting = None;
                    self.set_seat_state(seat, seat_state(SeatHolder::Open {}))?;
                    continue;
                }
                Stage::Playing => {
                    self.seat_state_mut(seat)?.control = SeatControl::Left;
                    self.taken_over_at = Some(self.position);
                    settled = self.absent(seat, SeatControl::Left).or(settled);
                }
                Stage::Over | Stage::Closed => self.wanting.remove(seat),
            }
            self.rename(seat, "")?;
        }
        if self.host == *user {
            match self.stage {
                Stage::Waiting => {
                    self.pass_on_host();
                    // A table of nobody.
                    if self.host == *user {
                        self.stage = Stage::Closed;
                    }
                }
                _ => self.host_after(user),
            }
        }
        self.run_clocks(at);
        Ok(settled)
    }

    /// The first person who is still there is host, if anybody is.
    fn host_after(&mut self, gone: &UserId) {
        let mut holders = self.seats.iter().filter_map(|seat| self.holder(seat));
        if let Some(next) = holders.find(|holder| *holder != gone).cloned() {
            self.host = next;
        }
    }

    fn replay(
        &mut self,
        steps: &[String],
        command: Option<CommandId>,
        at: u64,
    ) -> Result<Settled, String> {
        let playing = self.playing.as_mut().ok_or("a step before the start")?;
        let played = playing.retake(steps)?;
        if let [step] = steps
            && step.starts_with('!')
        {
            self.note_call(&played, at);
            return Ok(None);
        }
        Ok(self.after_play(&played, command, at))
    }

    fn start(&mut self, at: u64) -> Result<(), String> {
        let players = self
            .seat_states
            .iter()
            .map(|seat_state| player_of(&seat_state.holder))
            .collect();
        let game = Match::start(&self.options, players).map_err(|error| error.to_string())?;
        let contributions = self.contributions();
        let stream = Stream::new(self.secret(), &self.setup.table, &contributions);
        self.playing = Some(Playing::new(game, stream));
        self.started_at = at;
        self.starting = None;
        self.stage = Stage::Playing;
        self.moved(at);
        self.hold_clocks(at);
        Ok(())
    }

    /// Chance follows from another secret from here on. Before the start all
    /// seats commit themselves anew: what they had committed to may have been
    /// opened since the backup was made.
    fn renew_secret(&mut self, secret: Hex32) {
        self.revision = self.revision.after_restore();
        self.marks.clear();
        self.count(Mark::Whole);
        let steps = self.playing.as_ref().map(Playing::course_len);
        self.restored.push(Restored {
            steps,
            commitment: commitment(&secret),
            secret,
        });
        if self.stage == Stage::Waiting {
            self.starting = None;
            for seat_state in &mut self.seat_states {
                seat_state.commitment = None;
                seat_state.entropy = None;
            }
        }
        let stream = Stream::new(&secret, &self.setup.table, &self.contributions());
        if let Some(playing) = &mut self.playing {
            playing.set_stream(stream);
        }
    }

    fn undo(&mut self, seat: Seat, consent: Consent, at: u64) -> Result<(), String> {
        let clocks = self.clocks_undone(seat, consent, at);
        let playing = self.playing.as_mut().ok_or("nothing to undo")?;
        self.clocks = clocks.ok_or("no time to undo")?;
        playing.undo(seat, consent);
        let left = u32::try_from(playing.turns().len()).unwrap_or(u32::MAX);
        for note in &mut self.notes {
            note.turns = note.turns.min(left);
        }
        self.note(seat, NoteKind::Undone, None);
        self.moved(at);
        Ok(())
    }

    /// The clocks after a seat took back its last turn; nothing if it has none,
    /// or no time left to take it anew.
    pub(crate) fn clocks_undone(&self, seat: Seat, consent: Consent, at: u64) -> Option<Clocks> {
        let turn = self.playing.as_ref()?.last_turn_of(seat)?;
        self.clocks.undone(turn, seat, consent, at)
    }

    fn note_control(&mut self, seat: Seat, control: SeatControl) {
        let what = match control {
            SeatControl::Own => NoteKind::Resumed,
            SeatControl::Left => NoteKind::Left,
            SeatControl::OutOfTime => NoteKind::OutOfTime,
            SeatControl::Away => NoteKind::Away,
        };
        self.note(seat, what, None);
    }

    /// There is no such host any more: the first person clockwise is host now.
    fn pass_on_host(&mut self) {
        let next = self.seats.iter().find_map(|seat| self.holder(seat));
        if let Some(next) = next.cloned() {
            self.set_host(next);
        }
    }

    fn set_host(&mut self, user: UserId) {
        self.note_person(&user, NoteKind::Host, None);
        self.host = user;
    }

    /// Notes what the host did about somebody.
    fn note_by_host(&mut self, user: &UserId, what: NoteKind) {
        let by = self.seats_of(&self.host).iter().next();
        self.note_person(user, what, by);
    }

    /// A host who gave up all seats after the start is host no longer, if somebody
    /// else plays on.
    fn replace_host(&mut self) {
        let plays = |seat: &Seat| self.control_of(*seat) != SeatControl::Left;
        let held = self.seats_of(&self.host);
        // One who never had a seat has given up none.
        if held.is_empty() || held.iter().any(|seat| plays(&seat)) {
            return;
        }
        let mut others = self.seats.iter().filter(plays);
        let next = others.find_map(|seat| self.holder(seat));
        if let Some(next) = next.cloned() {
            self.set_host(next);
        }
    }

    /// Takes all seats of a user away.
    fn kick(&mut self, user: &UserId, ban: bool, at: u64) -> Settled {
        self.count(Mark::Seats);
        if ban && !self.banned.contains(user) {
            self.banned.push(user.clone());
        }
        let by = self.seats_of(&self.host).iter().next();
        let seats = self.seats_of(user);
        if seats.is_empty() || self.stage == Stage::Waiting {
            self.note_person(user, NoteKind::Kicked, by);
        }
        let mut settled = None;
        for seat in seats.iter() {
            if self.stage != Stage::Waiting {
                self.note(seat, NoteKind::Kicked, by);
            }
            let Some(state) = self.seat_states.get_mut(seat.index()) else {
                continue;
            };
            match self.stage {
                Stage::Waiting => *state = seat_state(SeatHolder::Open {}),
                Stage::Playing => {
                    state.control = SeatControl::Left;
                    self.kicked.insert(seat);
                    self.taken_over_at = Some(self.position);
                    settled = self.absent(seat, SeatControl::Left).or(settled);
                }
                Stage::Over | Stage::Closed => {}
            }
        }
        self.run_clocks(at);
        settled
    }

    fn seat_state_mut(&mut self, seat: Seat) -> Result<&mut SeatState, String> {
        self.seat_states
            .get_mut(seat.index())
            .ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn set_seat_state(&mut self, seat: Seat, seat_state: SeatState) -> Result<(), String> {
        *self.seat_state_mut(seat)? = seat_state;
        Ok(())
    }

    /// Does what was proposed, once nobody's answer is missing.
    fn conclude(&mut self, consent: Consent, at: u64) -> Result<Settled, String> {
        let Some(proposal) = self.proposal.filter(|asked| asked.waiting.is_empty()) else {
            return Ok(None);
        };
        match proposal.kind {
            ProposalKind::Undo => {
                // A viewer who missed it can't be told in steps.
                if let Some(mark) = self.marks.back_mut() {
                    *mark = Mark::Whole;
                }
                self.undo(proposal.by, consent, at)?;
            }
            ProposalKind::Draw => {
                self.end(Some(EndedBy::Agreement));
                self.run_clocks(at);
            }
        }
        Ok(self.settle_proposal(Settlement::Agreed))
    }

    /// A bot acts for the seat. What its person asked is dropped. A person who
    /// is away is still asked: absence is no consent. One who gave up the seat
    /// can no longer be asked what others wanted of all, so that is dropped too.
    fn absent(&mut self, seat: Seat, why: SeatControl) -> Settled {
        let proposal = self.proposal.as_ref()?;
        let gave_up = why == SeatControl::Left && proposal.waiting.contains(seat);
        if proposal.by == seat || gave_up {
            return self.drop_proposal();
        }
        None
    }
}
