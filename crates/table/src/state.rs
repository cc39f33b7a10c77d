//! What the log of a table determines.

mod apply_entry;

use crate::absence::Patience;
use crate::clocks::Clocks;
use crate::done::{Cause, Done};
use crate::playing::{Played, Playing, RefusedAt};
use crate::talk::Talk;
use crate::{Person, Setup, SetupError};
use engine::{Game, Player, Refused, Seat, SeatSet, Seats};
use protocol::{
    CommandId, Hex32, Level, Note, NoteKind, NotedPerson, Proposal, ProposalKind, Revision,
    SeatControl, SeatHolder, SeatState, ServerMessage, Settlement, Stage, Starting, TableId,
    UserId, limits,
};
use record::fair::{Contribution, commitment};
use record::{EndedBy, Restored};
use std::collections::VecDeque;

/// A table as its log tells it. Nothing in here depends on anything else, so
/// that reading the log again gives it again.
#[derive(Clone)]
pub(crate) struct State<G: Game> {
    pub(crate) setup: Setup,
    pub(crate) options: G::Options,
    pub(crate) seats: Seats,
    pub(crate) stage: Stage,
    pub(crate) host: UserId,
    pub(crate) seat_states: Vec<SeatState>,
    /// What the start waits for, and since when.
    pub(crate) starting: Option<(Starting, u64)>,
    /// The secrets since the server was restored from a backup, if it was.
    pub(crate) restored: Vec<Restored>,
    /// How many entries the log has.
    pub(crate) entries: u64,
    /// The revision: the number of the last entry.
    pub(crate) revision: Revision,
    /// The revision: the number of the last entry that changed where the game stands.
    pub(crate) position: Revision,
    /// When that was.
    pub(crate) moved_at: u64,
    /// When the game began.
    pub(crate) started_at: u64,
    pub(crate) playing: Option<Playing<G>>,
    pub(crate) clocks: Clocks,
    /// What the others want while a seat's person is absent, seat 0 first.
    pub(crate) patience: Vec<Patience>,
    /// The position at which a bot last took a seat over.
    pub(crate) taken_over_at: Option<Revision>,
    /// What people did beside playing.
    pub(crate) notes: Vec<Note>,
    /// The seats that gave the game up.
    pub(crate) conceded: SeatSet,
    pub(crate) proposal: Option<Proposal>,
    /// The number of the entry that asked.
    pub(crate) asked: Revision,
    /// What was declined since the game last went on.
    pub(crate) declined: Vec<(Seat, ProposalKind)>,
    pub(crate) talk: Talk,
    /// Whom the host sent away for good.
    pub(crate) banned: Vec<UserId>,
    /// The seats that the host took away after the start.
    pub(crate) kicked: SeatSet,
    /// Whether everybody who has the link may replay the game.
    pub(crate) shared: bool,
    pub(crate) ended: Option<Ended>,
    pub(crate) wanting: SeatSet,
    /// The game to play next, if somebody has chosen it.
    pub(crate) next_game: Option<String>,
    /// The seats of people who had long gone by then.
    pub(crate) missing: SeatSet,
    /// Where it is played again, and the commitment there if nothing else is new.
    pub(crate) rematched: Option<(TableId, Option<Hex32>)>,
    /// The latest commands that were carried out.
    pub(crate) done: Done,
    /// What the latest entries were about, the last one last.
    pub(crate) marks: VecDeque<Mark>,
}

/// When and how a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ended {
    pub(crate) revision: Revision,
    /// What ended it before it was played to its end, if anything did.
    pub(crate) early: Option<EndedBy>,
}

/// What an entry was about, for those who missed it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    /// A turn was played: this one.
    Play { turn: usize },
    /// So much changed that only the whole view tells it.
    Whole,
    /// Who sits where, and who acts.
    Seats,
    /// A seat committed itself to something.
    Committed { seat: Seat },
    /// Something was said.
    Chat,
    /// Something was asked or answered.
    Proposal,
    /// Somebody wants to play again.
    Rematch,
    /// Somebody did something beside playing, and nothing else has changed.
    Note,
    /// Nothing that concerns anybody at the table.
    Nothing,
}

/// What became of a proposal through an entry, if anything.
pub(crate) type Settled = Option<(Proposal, Settlement)>;

impl<G: Game> State<G> {
    /// A table that was just made: its log has one entry.
    pub(crate) fn new(setup: Setup) -> Result<Self, SetupError> {
        let (options, seats) = setup.check::<G>()?;
        let seat_states = setup.seats.iter().cloned().map(seat_state).collect();
        Ok(Self {
            options,
            seats,
            stage: Stage::Waiting,
            host: setup.host.clone(),
            seat_states,
            starting: None,
            restored: Vec::new(),
            entries: 1,
            revision: Revision::new(1),
            position: Revision::new(1),
            moved_at: 0,
            started_at: 0,
            playing: None,
            clocks: Clocks::new(setup.clock, seats),
            patience: seats.iter().map(|_| Patience::Usual).collect(),
            taken_over_at: None,
            notes: Vec::new(),
            conceded: SeatSet::EMPTY,
            proposal: None,
            asked: Revision::new(1),
            declined: Vec::new(),
            talk: Talk::new(),
            banned: Vec::new(),
            kicked: SeatSet::EMPTY,
            shared: false,
            ended: None,
            wanting: SeatSet::EMPTY,
            next_game: None,
            missing: SeatSet::EMPTY,
            rematched: None,
            done: Done::default(),
            marks: VecDeque::from([Mark::Whole]),
            setup,
        })
    }

    /// The secret from which chance follows now.
    pub(crate) fn secret(&self) -> &Hex32 {
        let latest = self.restored.last();
        latest.map_or(&self.setup.secret, |restored| &restored.secret)
    }

    /// The commitments to secrets that were replaced, the oldest first.
    pub(crate) fn replaced(&self) -> Vec<Hex32> {
        let Some((_, earlier)) = self.restored.split_last() else {
            return Vec::new();
        };
        let earlier = earlier.iter().map(|restored| restored.commitment);
        [commitment(&self.setup.secret)]
            .into_iter()
            .chain(earlier)
            .collect()
    }

    /// The person who holds a seat.
    pub(crate) fn holder(&self, seat: Seat) -> Option<&UserId> {
        match &self.seat_states.get(seat.index())?.holder {
            SeatHolder::Person { user, .. } => Some(user),
            SeatHolder::Open {} | SeatHolder::Bot { .. } => None,
        }
    }

    /// The seats that a user holds.
    pub(crate) fn seats_of(&self, user: &UserId) -> SeatSet {
        self.seats
            .iter()
            .filter(|&seat| self.holder(seat) == Some(user))
            .collect()
    }

    /// The seats that people hold.
    pub(crate) fn taken(&self) -> SeatSet {
        let is_taken = |seat: &Seat| self.holder(*seat).is_some();
        self.seats.iter().filter(is_taken).collect()
    }

    /// The people who hold seats, each once.
    pub(crate) fn people(&self) -> Vec<UserId> {
        let mut users = Vec::new();
        for seat in self.seats.iter() {
            if let Some(user) = self.holder(seat)
                && !users.contains(user)
            {
                users.push(user.clone());
            }
        }
        users
    }

    /// Those of some people who hold no seat, and what they are told of it.
    pub(crate) fn unseated(&self, people: Vec<UserId>) -> Vec<(UserId, ServerMessage)> {
        let revision = self.revision;
        let gone = people.into_iter();
        gone.filter(|user| self.seats_of(user).is_empty())
            .map(|user| {
                let kicked = ServerMessage::Kicked {
                    revision,
                    reason: String::new(),
                    ban: false,
                };
                (user, kicked)
            })
            .collect()
    }

    /// Who holds each of so many seats: the last ones go, and their people move to
    /// open ones as long as there are any.
    pub(crate) fn resized(&self, count: u8) -> Vec<SeatHolder> {
        let holders = self.seat_states.iter().map(|state| state.holder.clone());
        let mut holders: Vec<SeatHolder> = holders.collect();
        let count = usize::from(count);
        let leaving = holders.split_off(count.min(holders.len()));
        holders.resize(count, SeatHolder::Open {});
        let mut people = leaving
            .into_iter()
            .filter(|holder| matches!(holder, SeatHolder::Person { .. }));
        let open = holders.iter_mut().filter(|it| **it == SeatHolder::Open {});
        for (seat, person) in open.zip(&mut people) {
            *seat = person;
        }
        holders
    }

    /// Somebody on one more seat, under a name that no other seat of theirs has.
    pub(crate) fn one_more(&self, person: &Person) -> SeatHolder {
        person.one_more_beside(&self.seat_states.iter().map(|seat_state| &seat_state.holder))
    }

    /// Whether the person of a seat deleted their account.
    pub(crate) fn is_forgotten(&self, seat: Seat) -> bool {
        self.seat_states.get(seat.index()).is_some_and(
            |seat_state| matches!(&seat_state.holder, SeatHolder::Person { name, .. } if name.is_empty()),
        )
    }

    /// The seats that are not eliminated.
    pub(crate) fn still_in(&self) -> SeatSet {
        match &self.playing {
            Some(playing) => playing.still_in(),
            None => SeatSet::all(self.seats),
        }
    }

    /// The seats for which their persons decide themselves: those who are eliminated have
    /// nothing to decide.
    pub(crate) fn deciding_seats(&self) -> SeatSet {
        self.still_in()
            .iter()
            .filter(|&seat| self.is_own(seat))
            .collect()
    }

    /// Whether a person acts for the seat.
    pub(crate) fn is_own(&self, seat: Seat) -> bool {
        self.holder(seat).is_some() && self.control_of(seat) == SeatControl::Own
    }

    pub(crate) fn control_of(&self, seat: Seat) -> SeatControl {
        let seat_state = self.seat_states.get(seat.index());
        seat_state
            .map(|seat_state| seat_state.control)
            .unwrap_or_default()
    }

    /// The seats of other people, whose consent counts: also while they are
    /// away, for absence is no consent. Only those who gave up their seat
    /// themselves are not asked.
    pub(crate) fn others_to_ask(&self, seat: Seat) -> SeatSet {
        let asker = self.holder(seat);
        let has_say = |&other: &Seat| {
            let holder = self.holder(other);
            holder.is_some() && holder != asker && self.control_of(other) != SeatControl::Left
        };
        self.seats.iter().filter(has_say).collect()
    }

    /// The level of the bot that acts for the seat, if one does.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Level> {
        let seat_state = self.seat_states.get(seat.index())?;
        match seat_state.holder {
            SeatHolder::Bot { level } => Some(level),
            SeatHolder::Person { .. } if seat_state.control != SeatControl::Own => {
                Some(self.setup.takeover)
            }
            SeatHolder::Person { .. } | SeatHolder::Open {} => None,
        }
    }

    /// The seats whose persons are on vacation.
    pub(crate) fn on_vacation(&self) -> SeatSet {
        let is_away = |seat: &Seat| {
            let seat_state = self.seat_states.get(seat.index());
            seat_state.is_some_and(|seat_state| seat_state.vacation.is_some())
        };
        self.seats.iter().filter(is_away).collect()
    }

    /// The users on vacation, and when that ends by the table's time.
    pub(crate) fn vacations(&self) -> impl Iterator<Item = (&UserId, u64)> {
        let seats = match self.stage {
            Stage::Playing => self.on_vacation(),
            _ => SeatSet::EMPTY,
        };
        seats
            .iter()
            .filter_map(|seat| Some((self.holder(seat)?, self.clocks.vacation_end(seat)?)))
    }

    /// The seat that decides, while the game runs.
    pub(crate) fn decider(&self) -> Option<Seat> {
        if self.stage != Stage::Playing {
            return None;
        }
        self.playing.as_ref()?.decider()
    }

    /// Whether all who are still here want to play again.
    pub(crate) fn all_want_rematch(&self) -> bool {
        self.is_wanted_by_all(self.wanting)
    }

    /// Whether all who are still here want to play again once these seats do.
    pub(crate) fn is_wanted_by_all(&self, wanting: SeatSet) -> bool {
        let mut here = self.seats.iter().filter(|&seat| self.is_still_here(seat));
        self.stage == Stage::Over && !wanting.is_empty() && here.all(|seat| wanting.contains(seat))
    }

    /// Whether a person has not left the seat: who gave the game up is counted on.
    fn is_still_here(&self, seat: Seat) -> bool {
        (self.is_own(seat) || self.conceded.contains(seat)) && !self.is_forgotten(seat)
    }

    /// Whether everybody goes on to another table.
    pub(crate) fn goes_on(&self) -> bool {
        self.next_game.is_some() || self.all_want_rematch()
    }

    /// Whether a seat's holder has a seat in a rematch or in the next game too.
    pub(crate) fn plays_again(&self, seat: Seat) -> bool {
        let is_own = self.control_of(seat) == SeatControl::Own;
        let wants = is_own || self.conceded.contains(seat) || self.wanting.contains(seat);
        wants && !self.is_forgotten(seat) && !self.missing.contains(seat)
    }

    /// Takes a seat's actions, and chance after them.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        actions: &[G::Action],
        command: Option<CommandId>,
        at: u64,
    ) -> Result<(Played<G>, Settled), RefusedAt<G>> {
        let Some(playing) = &mut self.playing else {
            return Err((0, Refused::Over));
        };
        let played = playing.act(seat, actions)?;
        let settled = self.after_play(&played, command, at);
        Ok((played, settled))
    }

    /// Takes the chance outcomes that are due before anybody decides, if any.
    pub(crate) fn settle(&mut self, at: u64) -> Option<Played<G>> {
        let played = self.playing.as_mut()?.settle();
        if played.steps.is_empty() {
            return None;
        }
        self.after_play(&played, None, at);
        Some(played)
    }

    /// When the time that the game may take is over, if there is such a limit
    /// and time was not called yet.
    pub(crate) fn time_is_up(&self) -> Option<u64> {
        self.decider()?;
        self.time_ends()
    }

    fn time_ends(&self) -> Option<u64> {
        let minutes = self.playing.as_ref()?.game().game().time_limit()?;
        Some(self.started_at.saturating_add(u64::from(minutes) * 60_000))
    }

    /// The milliseconds until time is called, if it will be.
    pub(crate) fn time_left(&self, at: u64) -> Option<u64> {
        Some(self.time_ends()?.saturating_sub(at))
    }

    /// Calls time. Nobody's decision is another one after it, so what somebody
    /// sends who has not heard of it still counts.
    pub(crate) fn call_time(&mut self, at: u64) -> Option<Played<G>> {
        let played = self.playing.as_mut()?.call_time()?;
        self.note_call(&played, at);
        Some(played)
    }

    /// Takes in that time was called.
    fn note_call(&mut self, played: &Played<G>, at: u64) {
        let turn = self.playing.as_ref().map_or(0, |it| it.turns().len());
        self.count(Mark::Play { turn });
        if let Some(playing) = &mut self.playing {
            playing.note_turn(self.revision, played, |_| false);
        }
        self.clocks.played(None, 0, at);
    }

    fn after_play(&mut self, played: &Played<G>, command: Option<CommandId>, at: u64) -> Settled {
        let turn = self.playing.as_ref()?.turns().len();
        self.count(Mark::Play { turn });
        let bots: SeatSet = self
            .seats
            .iter()
            .filter(|&seat| self.bot(seat).is_some())
            .collect();
        let playing = self.playing.as_mut()?;
        playing.note_turn(self.revision, played, |seat| bots.contains(seat));
        let actor = playing.turns().last().and_then(|turn| turn.actor);
        let over = playing.game().game().outcome().is_some();
        let steps = played.steps.iter().filter(|step| !step.starts_with('?'));
        // A step is a seat, a space and the action.
        let actions = steps.filter_map(|step| step.get(2..));
        self.clocks
            .played(actor, actions.clone().count() as u64, at);
        if let (Some(seat), Some(id)) = (actor, command)
            && let Some(user) = self.holder(seat)
        {
            let cause = Cause::of_action(user, id, seat, actions);
            self.done.note(cause, self.revision);
        }
        if let Some(seat) = actor.filter(|&seat| !bots.contains(seat)) {
            self.set_patience(seat, Patience::Usual);
        }
        if over {
            self.end(None);
        }
        let settled = self.drop_proposal();
        self.moved(at);
        // Who decides has to be shown what happened before the time runs; after one's own
        // action as well, if that brought to light what nobody could know before.
        if self.decider() != actor || played.tells_something() {
            self.hold_clocks(at);
        }
        settled
    }

    /// The time of who decides waits until its page has shown what happened.
    fn hold_clocks(&mut self, at: u64) {
        self.clocks.hold(at.saturating_add(self.setup.showing_ms));
    }

    /// Counts an entry.
    fn count(&mut self, mark: Mark) {
        self.revision = self.revision.next();
        self.entries += 1;
        self.marks.push_back(mark);
        if self.marks.len() > limits::MISSED_ENTRIES as usize {
            self.marks.pop_front();
        }
    }

    /// Notes what somebody did beside playing; to be called when the entry has
    /// been counted.
    fn note(&mut self, seat: Seat, what: NoteKind, by: Option<Seat>) {
        self.add_note(Note {
            seat: Some(seat),
            by,
            ..self.new_note(what)
        });
    }

    /// Notes what the host did about somebody, or that somebody is host now.
    fn note_person(&mut self, user: &UserId, what: NoteKind, by: Option<Seat>) {
        let seats = self.seats_of(user);
        match seats.iter().next() {
            Some(seat) if self.stage != Stage::Waiting => self.note(seat, what, by),
            // Somebody else may have the seat when it is read.
            seat => {
                let name = seat
                    .and_then(|seat| match &self.seat_states.get(seat.index())?.holder {
                        SeatHolder::Person { name, .. } => Some(name),
                        _ => None,
                    })
                    .or_else(|| self.talk.name_of(user));
                let name = name.cloned().unwrap_or_default();
                let user = user.clone();
                self.add_note(Note {
                    person: Some(NotedPerson { user, name }),
                    by: by.filter(|_| self.stage != Stage::Waiting),
                    ..self.new_note(what)
                });
            }
        }
    }

    fn note_until(&mut self, seat: Seat, what: NoteKind, until: i64) {
        self.add_note(Note {
            seat: Some(seat),
            until: Some(until),
            ..self.new_note(what)
        });
    }

    /// The users whom chat and notes name, some more than once.
    pub(crate) fn named(&self) -> impl Iterator<Item = &UserId> {
        let persons = self.notes.iter().filter_map(|note| note.person.as_ref());
        let named = persons.filter(|person| !person.name.is_empty());
        self.talk.named().chain(named.map(|person| &person.user))
    }

    fn new_note(&self, what: NoteKind) -> Note {
        let turns = self.playing.as_ref().map_or(0, |it| it.turns().len());
        Note {
            revision: self.revision,
            turns: u32::try_from(turns).unwrap_or(u32::MAX),
            seat: None,
            person: None,
            what,
            by: None,
            until: None,
        }
    }

    fn add_note(&mut self, note: Note) {
        self.notes.push(note);
    }

    fn end(&mut self, early: Option<EndedBy>) {
        self.stage = Stage::Over;
        self.ended = Some(Ended {
            revision: self.revision,
            early,
        });
    }

    /// The game stands elsewhere than before.
    fn moved(&mut self, at: u64) {
        self.position = self.revision;
        self.moved_at = at;
        self.declined.clear();
        self.run_clocks(at);
    }

    /// Time runs for the person who decides.
    fn run_clocks(&mut self, at: u64) {
        let runs = self.decider().filter(|&seat| self.is_own(seat));
        self.clocks.run(runs, at);
    }

    /// What each seat adds to chance.
    pub(crate) fn contributions(&self) -> Vec<Contribution> {
        let seat_states = self.seat_states.iter();
        let contribution = |seat_state: &SeatState| match seat_state.commitment {
            None => Contribution::None,
            Some(commitment) => match seat_state.entropy.clone() {
                None => Contribution::Withheld { commitment },
                Some(entropy) => Contribution::Opened {
                    commitment,
                    entropy,
                },
            },
        };
        seat_states.map(contribution).collect()
    }

    /// What the start still waits for, and until when.
    pub(crate) fn start_waits(&self) -> Option<(Starting, u64)> {
        let (phase, since) = self.starting?;
        let missing = |seat_state: &SeatState| match phase {
            Starting::Committing => lacks_commitment(seat_state),
            Starting::Opening => seat_state.commitment.is_some() && seat_state.entropy.is_none(),
        };
        let until = match self.seat_states.iter().any(missing) {
            true => since.saturating_add(self.setup.contribution_ms),
            false => since,
        };
        Some((phase, until))
    }

    fn drop_proposal(&mut self) -> Settled {
        self.settle_proposal(Settlement::Dropped)
    }

    fn settle_proposal(&mut self, settlement: Settlement) -> Settled {
        self.proposal.take().map(|asked| (asked, settlement))
    }
}

fn seat_state(holder: SeatHolder) -> SeatState {
    SeatState {
        holder,
        control: SeatControl::Own,
        commitment: None,
        entropy: None,
        vacation: None,
    }
}

/// Whether a person's seat has not committed itself to anything.
pub(crate) fn lacks_commitment(seat_state: &SeatState) -> bool {
    matches!(seat_state.holder, SeatHolder::Person { .. }) && seat_state.commitment.is_none()
}

/// Who plays a seat, as records tell it.
fn player_of(holder: &SeatHolder) -> Player {
    match holder {
        SeatHolder::Open {} => Player::default(),
        SeatHolder::Person { name, .. } => Player::person(name),
        SeatHolder::Bot { level } => Player::bot("", *level),
    }
}
