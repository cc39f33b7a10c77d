//! A table: what its log determines, and who is there just now.

use crate::absence::Absent;
use crate::entry::{Entry, Stamped};
use crate::output::{BotRequest, Listing, Outgoing, Output, Purpose, Request, To};
use crate::presence::{Attendance, Presence};
use crate::rate_limit::{Rate, RateLimiter};
use crate::state::{Settled, State};
use crate::time::{Moment, Timeline};
use crate::{Setup, SetupError};
use engine::{Game, GameSpec, Knowledge, Seat, SeatSet, Viewer};
use protocol::{Level, Revision, SeatHolder, ServerMessage, UserId, limits, read_json};
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;

/// How often one user may ask for everything that happened.
const HISTORIES: Rate = Rate::new(
    limits::HISTORY_BURST,
    Duration::from_millis(limits::HISTORY_EVERY_MS),
);

/// How often one user may change seats, proposals or who is muted.
const CONTROLS: Rate = Rate::new(
    limits::CONTROL_BURST,
    Duration::from_millis(limits::CONTROL_EVERY_MS),
);

/// How often one user may send an emote.
const EMOTES: Rate = Rate::new(
    limits::EMOTE_BURST,
    Duration::from_millis(limits::EMOTE_EVERY_MS),
);

/// Who sends a command. That it is really them is for the server to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who it is.
    pub user: UserId,
    /// What to call them.
    pub name: String,
    /// Whether the name is that of an account.
    pub account: bool,
    /// The number of the picture that they chose.
    pub avatar: Option<u16>,
}

impl Person {
    /// The person, or another one on their device, in one more seat beside these:
    /// with a number behind the name if one of them is called so already. Only what
    /// belongs to an account stays as it is beside other people.
    pub fn one_more_beside<'a>(
        &self,
        others: &(impl Iterator<Item = &'a SeatHolder> + Clone),
    ) -> SeatHolder {
        let is_mine = |other: &SeatHolder| matches!(other, SeatHolder::Person { user, .. } if *user == self.user);
        let is_taken = |wanted: &str| {
            let mut rivals = others
                .clone()
                .filter(|other| !self.account || is_mine(other));
            rivals.any(|other| is_called(other, wanted))
        };
        if !is_taken(&self.name) {
            return self.seat_holder();
        }
        let short: String = self.name.chars().take(limits::NAME_CHARS - 3).collect();
        let mut numbered = (2_u8..).map(|number| format!("{short} {number}"));
        SeatHolder::Person {
            user: self.user.clone(),
            name: numbered
                .find(|name| !is_taken(name))
                .unwrap_or(short.clone()),
            account: false,
            // Somebody else on the same device has a picture of their own.
            avatar: self.avatar.filter(|_| !others.clone().any(is_mine)),
        }
    }

    /// The person in a seat.
    pub fn seat_holder(&self) -> SeatHolder {
        SeatHolder::Person {
            user: self.user.clone(),
            name: self.name.clone(),
            account: self.account,
            avatar: self.avatar,
        }
    }
}

/// Whether people read a seat's name as this one.
pub(crate) fn is_called(holder: &SeatHolder, name: &str) -> bool {
    matches!(holder, SeatHolder::Person { name: other, .. } if folded(other) == folded(name))
}

/// A name in which capitals and spaces make no difference: by way of capitals, so that
/// those letters meet that have the same one.
fn folded(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    words.join(" ").to_uppercase().to_lowercase()
}

/// How bots of a game decide: from what their seat may know, how strong they
/// play, and a seed that makes their choices their own.
pub type Thinker<G> =
    Arc<dyn Fn(&Knowledge<G>, Level, u64) -> <G as GameSpec>::Action + Send + Sync>;

/// A table at which `G` is played.
pub struct GameTable<G: Game> {
    pub(crate) state: State<G>,
    pub(crate) timeline: Timeline,
    pub(crate) presence: Presence,
    pub(crate) emotes: RateLimiter<UserId>,
    pub(crate) histories: RateLimiter<UserId>,
    pub(crate) controls: RateLimiter<UserId>,
    attendance: Attendance,
    /// Whose absence everybody was told of.
    pub(crate) absence_told: Option<Absent>,
    /// Whose time runs since or from when, as everybody was told.
    clock_told: Option<(Seat, u64)>,
    thinker: Thinker<G>,
    /// The position for which a bot was asked already.
    bot_asked: Option<Revision>,
    rematch: RematchRequest,
    pub(crate) duty: Duty,
    /// The latest time in the log.
    pub(crate) logged: u64,
}

/// Who sees to a table's bots, clocks and absences.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Duty {
    /// This server.
    #[default]
    Drive,
    /// Another one.
    Follow,
}

/// Whether a new table was asked for already.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RematchRequest {
    Due,
    Made,
}

/// A log from which no table can be restored.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RestoreError {
    /// There is no first entry, or it is not the making of a table.
    #[error("the log does not begin with the making of a table")]
    Beginning,
    /// The table can't be played by this program.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An entry can't be read or can't have happened.
    #[error("entry {revision}: {problem}")]
    Entry {
        /// Which entry.
        revision: Revision,
        /// What is wrong with it.
        problem: String,
    },
    /// An entry is of a kind that this program does not know: a newer one wrote it.
    #[error("entry {0} is of a kind that only a newer version knows")]
    Newer(Revision),
}

impl<G: Game> GameTable<G> {
    /// Makes a table; the output's entry is the beginning of its log.
    pub fn create(
        setup: Setup,
        thinker: Thinker<G>,
        now: Moment,
    ) -> Result<(Self, Output), SetupError> {
        let entry = Stamped(0, Entry::Created(Box::new(setup.clone())), None);
        let state = State::new(setup)?;
        let mut table = Self::around(state, thinker, now, 0);
        let mut out = Output {
            entries: vec![entry.to_line()],
            first: Revision::new(1),
            listing: Listing::Changed,
            ..Output::default()
        };
        table.collect_requests(0, &mut out);
        Ok((table, out))
    }

    /// The table that a log tells. Its time goes on from the last entry, and
    /// nobody is connected; [`Table::resume`](crate::Table::resume) says what
    /// it is waiting for.
    pub fn restore<'a>(
        lines: impl IntoIterator<Item = &'a str>,
        thinker: Thinker<G>,
        now: Moment,
    ) -> Result<Self, RestoreError> {
        let mut lines = lines.into_iter();
        let first = lines.next().ok_or(RestoreError::Beginning)?;
        let Stamped(mut latest, Entry::Created(setup), _) = read(first, Revision::new(1))? else {
            return Err(RestoreError::Beginning);
        };
        let mut state = State::new(*setup)?;
        for line in lines {
            latest = latest.max(state.follow(line)?.at);
        }
        Ok(Self::around(state, thinker, now, latest))
    }

    fn around(state: State<G>, thinker: Thinker<G>, now: Moment, at: u64) -> Self {
        Self {
            state,
            timeline: Timeline::new(now, at),
            presence: Presence::since(at),
            emotes: RateLimiter::new(EMOTES),
            histories: RateLimiter::new(HISTORIES),
            controls: RateLimiter::new(CONTROLS),
            attendance: Attendance::default(),
            absence_told: None,
            clock_told: None,
            thinker,
            bot_asked: None,
            rematch: RematchRequest::Due,
            duty: Duty::Drive,
            logged: at,
        }
    }

    /// From now on this server sees to bots, clocks and absences, or no longer.
    pub(crate) fn take_duty(&mut self, duty: Duty) {
        if self.duty != duty {
            self.duty = duty;
            self.bot_asked = None;
            self.rematch = RematchRequest::Due;
        }
    }

    /// Takes an entry in and logs it.
    pub(crate) fn enter(&mut self, entry: Entry, at: u64, out: &mut Output) {
        let notes = self.state.notes.len();
        match self.state.apply_entry(&entry, at) {
            Ok(settled) => {
                self.log(entry, at, out);
                self.say_settled(settled, out);
                for note in self.state.notes.iter().skip(notes) {
                    self.tell_all(ServerMessage::Noted(note.clone()), out);
                }
            }
            // Not reached: commands are checked before they become entries.
            Err(problem) => out.requests.push(Request::Report(problem)),
        }
    }

    /// Logs an entry that was taken in.
    pub(crate) fn log(&mut self, entry: Entry, at: u64, out: &mut Output) {
        if out.entries.is_empty() {
            out.first = self.state.revision;
            out.seq = self.state.entries - 1;
        }
        if changes_listing(&entry) {
            out.listing = Listing::Changed;
        }
        self.logged = self.logged.max(at);
        out.entries.push(Stamped(at, entry, None).to_line());
    }

    /// Tells of a proposal that an entry settled.
    pub(crate) fn say_settled(&mut self, settled: Settled, out: &mut Output) {
        if let Some((_, settlement)) = settled {
            let revision = self.state.revision;
            self.tell_all(
                ServerMessage::Settled {
                    revision,
                    settlement,
                },
                out,
            );
        }
    }

    /// Asks for all that the table waits for.
    pub(crate) fn collect_requests(&mut self, at: u64, out: &mut Output) {
        self.tell_attendance(out);
        self.tell_absence(at, out);
        self.tell_clock(at, out);
        if self.duty == Duty::Follow {
            return;
        }
        let start = self.state.start_waits().map(|(_, until)| until);
        let takeover = self.deadline().map(|(_, at, _)| at);
        let stand_in = self.waiting_stand_in(at);
        let host = self.next_host().map(|(at, _)| at);
        let vacation = self.state.vacations().map(|(_, end)| end).min();
        let due = [takeover, self.state.time_is_up(), stand_in, host, vacation];
        let due = start.or(due.into_iter().flatten().min());
        out.wake = due.map(|at| self.timeline.moment(at));
        out.requests.extend(self.due_bot(at).map(Request::Think));
        if self.rematch == RematchRequest::Due
            && self.state.rematched.is_none()
            && self.state.goes_on()
        {
            self.rematch = RematchRequest::Made;
            out.requests.push(Request::Rematch);
        }
    }

    fn tell_attendance(&mut self, out: &mut Output) {
        let attendance = self.count_attendance();
        if attendance != self.attendance {
            self.attendance = attendance;
            let Attendance { here, watching, .. } = attendance;
            self.tell_all(ServerMessage::Presence { here, watching }, out);
            out.listing = out.listing.max(Listing::Attendance);
        }
    }

    /// Tells whose time runs, if that has changed.
    fn tell_clock(&mut self, at: u64, out: &mut Output) {
        let running = self.state.clocks.running();
        let is_same = match (running, self.clock_told) {
            (Some((seat, from)), Some((other, told))) => {
                seat == other && (from == told || (from <= at && told <= at))
            }
            (running, told) => running == told,
        };
        if !is_same {
            self.clock_told = running;
            self.tell_all(self.clock_message(at), out);
        }
    }

    /// Whose time runs now.
    pub(crate) fn clock_message(&self, at: u64) -> ServerMessage {
        let running = self.state.clocks.running();
        ServerMessage::Clock {
            seat: running.map(|(seat, _)| seat),
            ms: running.map_or(0, |(_, from)| from.saturating_sub(at)),
        }
    }

    /// Whether somebody came or went since everybody was told.
    pub(crate) fn attendance_changes(&self) -> bool {
        self.count_attendance() != self.attendance
    }

    pub(crate) fn attendance(&self) -> ServerMessage {
        let Attendance { here, watching, .. } = self.attendance;
        ServerMessage::Presence { here, watching }
    }

    /// The seats whose persons are connected, as everybody was told.
    pub(crate) fn here(&self) -> SeatSet {
        self.attendance.here
    }

    pub(crate) fn watching(&self) -> u32 {
        self.attendance.watching
    }

    pub(crate) fn is_host_here(&self) -> bool {
        self.attendance.host
    }

    fn count_attendance(&self) -> Attendance {
        let mut attendance = Attendance {
            host: self.presence.is_here(&self.state.host),
            ..Attendance::default()
        };
        for user in self.presence.users() {
            let seats = self.state.seats_of(user);
            if seats.is_empty() && self.has_audience() {
                attendance.watching += 1;
            }
            for seat in seats.iter() {
                attendance.here.insert(seat);
            }
        }
        attendance
    }

    /// When the stand-in acts whose turn it is, if it pauses before.
    fn waiting_stand_in(&self, at: u64) -> Option<u64> {
        let seat = self.state.decider()?;
        if self.state.holder(seat).is_none() || self.state.is_own(seat) {
            return None;
        }
        self.stand_in_due(seat).filter(|due| *due > at)
    }

    /// The bot that must decide, unless it was asked already.
    fn due_bot(&mut self, at: u64) -> Option<BotRequest> {
        // A table without anybody rests until somebody comes.
        if self.stands_still() {
            return None;
        }
        let seat = self.state.decider()?;
        let level = self.state.bot(seat)?;
        // A stand-in leaves its person time to come back.
        if self.state.holder(seat).is_some() && self.stand_in_due(seat).is_none_or(|due| due > at) {
            return None;
        }
        if self.bot_asked == Some(self.state.position) {
            return None;
        }
        self.bot_asked = Some(self.state.position);
        self.bot_request(seat, level, Purpose::Act)
    }

    /// Asks a bot what it would do on a seat, from what the seat may know.
    pub(crate) fn bot_request(
        &self,
        seat: Seat,
        level: Level,
        purpose: Purpose,
    ) -> Option<BotRequest> {
        let playing = self.state.playing.as_ref()?;
        let viewer = Viewer::Seat(seat);
        let view = playing.game().game().view(viewer);
        let knowledge = Knowledge::received(seat, view, playing.all_told(viewer));
        let thinker = Arc::clone(&self.thinker);
        Some(BotRequest {
            seat,
            level,
            revision: self.state.position,
            purpose,
            thinking: Box::new(move |seed| thinker(&knowledge, level, seed).to_string()),
        })
    }

    /// The bot's seat is a person's again: what it thinks no longer counts.
    pub(crate) fn forget_bot(&mut self) {
        self.bot_asked = None;
    }

    pub(crate) fn answer(message: ServerMessage) -> Outgoing {
        Outgoing {
            to: To::Sender,
            message,
        }
    }
}

/// What a line of the log brought.
pub(crate) struct Followed {
    /// When it was written.
    pub(crate) at: u64,
    pub(crate) settled: Settled,
    pub(crate) listing: Listing,
    /// Whose seats the host took away with it, and what they are told.
    pub(crate) kicked: Vec<(UserId, ServerMessage)>,
}

impl<G: Game> State<G> {
    /// Takes in the next line of the log.
    pub(crate) fn follow(&mut self, line: &str) -> Result<Followed, RestoreError> {
        let revision = self.revision.next();
        let Stamped(at, entry, cause) = read(line, revision)?;
        let (stage, people) = (self.stage, self.people());
        let settled = self
            .apply_entry(&entry, at)
            .map_err(|problem| RestoreError::Entry { revision, problem })?;
        if let Some(cause) = cause {
            self.done.note(cause, self.revision);
        }
        let listing = match changes_listing(&entry) || self.stage != stage {
            true => Listing::Changed,
            false => Listing::Same,
        };
        let kicked = match entry {
            Entry::Kicked { user, reason, ban } => {
                let revision = self.revision;
                let kicked = ServerMessage::Kicked {
                    revision,
                    reason,
                    ban,
                };
                vec![(user, kicked)]
            }
            Entry::Configured { .. } => self.unseated(people),
            _ => Vec::new(),
        };
        Ok(Followed {
            at,
            settled,
            listing,
            kicked,
        })
    }
}

fn read(line: &str, revision: Revision) -> Result<Stamped, RestoreError> {
    read_json(line).map_err(|error| match is_whole(line) {
        true => RestoreError::Newer(revision),
        false => RestoreError::Entry {
            revision,
            problem: error.to_string(),
        },
    })
}

/// Whether a line that can't be read is an entry all the same: a moment, and what happened.
fn is_whole(line: &str) -> bool {
    let parts = serde_json::from_str::<Vec<Value>>(line);
    parts.is_ok_and(|parts| matches!(parts[..], [Value::Number(_), Value::Object(_), ..]))
}

/// Whether a list of tables shows what the entry changed.
fn changes_listing(entry: &Entry) -> bool {
    match entry {
        Entry::Created(_)
        | Entry::Sat { .. }
        | Entry::Named { .. }
        | Entry::Forgotten { .. }
        | Entry::Left { .. }
        | Entry::Filled { .. }
        | Entry::Configured { .. }
        | Entry::Started {}
        | Entry::TakenOver { .. }
        | Entry::Resumed { .. }
        | Entry::Conceded { .. }
        | Entry::HandedOver { .. }
        | Entry::Kicked { .. }
        | Entry::Rematched { .. }
        | Entry::Vacation { .. }
        | Entry::VacationEnded { .. }
        | Entry::Restored { .. }
        | Entry::Closed {} => true,
        Entry::Committed { .. }
        | Entry::Starting {}
        | Entry::Sealed {}
        | Entry::Opened { .. }
        | Entry::Play(..)
        | Entry::Undone { .. }
        | Entry::Proposed { .. }
        | Entry::Answered { .. }
        | Entry::Withdrawn { .. }
        | Entry::Shown { .. }
        | Entry::WaitFor { .. }
        | Entry::PlayOn { .. }
        | Entry::Chat { .. }
        | Entry::Muted { .. }
        | Entry::Unmuted { .. }
        | Entry::Shared { .. }
        | Entry::Rematch { .. }
        | Entry::RematchCancelled { .. }
        | Entry::NextGame { .. }
        | Entry::Paused {} => false,
    }
}
