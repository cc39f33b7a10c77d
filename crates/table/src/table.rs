//! A table of any game.

use crate::done::Cause;
use crate::entry::{Entry, sign};
use crate::output::Output;
use crate::playing::Playing;
use crate::refuse::{CommandError, invalid, refused};
use crate::state::{End, Mark};
use crate::{GameTable, Moment, Person, Setup};
use engine::{Game, Seat, Viewer};
use protocol::{
    Command, CommandId, DetailLevel, Hex32, Missed, Objection, Over, Revision, SeatControl,
    SeatHolder, ServerMessage, Stage, Summary, TableId, UserId, Visibility, limits,
};
use record::fair::{METHOD, commitment};
use record::{EndedBy, Fairness, GameResult, Record};
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

    /// Who finds it.
    fn visibility(&self) -> Visibility;

    /// Who may start the game; whose bots play here.
    fn host(&self) -> &UserId;

    /// Whether a user holds a seat here.
    fn holds_seat(&self, user: &UserId) -> bool;

    /// How many users are connected.
    fn present(&self) -> usize;

    /// The table as a list shows it.
    fn summary(&self) -> Summary;

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

    /// The server closes a table that never began.
    fn close(&mut self, now: Moment) -> Output;

    /// What makes the table at which all play again.
    fn rematch(&self, table: TableId, secret: Hex32) -> Setup;

    /// That table was made.
    fn rematched(&mut self, table: TableId, now: Moment) -> Output;

    /// How the game ended, once it has.
    fn over(&self) -> Option<Over>;

    /// Whether chance was taken back in this game, and drawn anew, without
    /// anybody's consent: against bots nobody is asked.
    fn redrew_chance(&self) -> bool;

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
        self.expire(at, &mut out);
        what(self, at, &mut out);
        self.advance_start(at, &mut out);
        self.close_if_full(at, &mut out);
        self.collect_requests(&mut out);
        out
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

    fn visibility(&self) -> Visibility {
        self.state.setup.visibility
    }

    fn host(&self) -> &UserId {
        &self.state.host
    }

    fn holds_seat(&self, user: &UserId) -> bool {
        !self.state.seats_of(user).is_empty()
    }

    fn present(&self) -> usize {
        self.presence.users().count()
    }

    fn summary(&self) -> Summary {
        self.summarize()
    }

    fn arrive(
        &mut self,
        user: &UserId,
        seen: Option<Revision>,
        now: Moment,
    ) -> Result<Output, Objection> {
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
            table.presence.arrive(user);
            if !table.attendance_changes() {
                // A change is told to everybody, this one included.
                out.messages.push(Self::answer(table.attendance()));
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
            let cause = Cause::of(&from.user, id, &command);
            let seen = made_for.map(|(_, seen)| seen);
            if let Some(revision) = cause
                .as_ref()
                .and_then(|cause| table.state.done.find(cause, seen))
            {
                // Sent again, because its answer was lost.
                out.messages
                    .push(Self::answer(ServerMessage::Accepted { id, revision }));
                return;
            }
            // The answer comes before what the command brought about.
            let place = out.messages.len();
            let entries = out.entries.len();
            // A turn names its command itself.
            let cause = cause.filter(|_| !matches!(command, Command::Act { .. }));
            let answer = match table.handle_command(from, id, command, at, out) {
                Ok(()) => {
                    let revision = table.state.revision;
                    if let Some(cause) = cause {
                        if out.entries.len() > entries {
                            sign(&mut out.entries, &cause);
                        }
                        table.state.done.note(cause, revision);
                    }
                    ServerMessage::Accepted { id, revision }
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

    fn close(&mut self, now: Moment) -> Output {
        self.step_at(now, |table, at, out| {
            if table.state.stage == Stage::Waiting {
                table.close_now(at, out);
            }
        })
    }

    fn rematch(&self, table: TableId, secret: Hex32) -> Setup {
        let state = &self.state;
        let again = |seat: Seat| match state.seat_states.get(seat.index()) {
            Some(seat_state)
                if seat_state.control == SeatControl::Own || state.wanting.contains(seat) =>
            {
                seat_state.holder.clone()
            }
            // Who left is not counted on.
            _ => SeatHolder::Open {},
        };
        Setup {
            table,
            secret,
            host: state.host.clone(),
            seats: state.seats.iter().map(again).collect(),
            ..state.setup.clone()
        }
    }

    fn rematched(&mut self, table: TableId, now: Moment) -> Output {
        self.step_at(now, |this, at, out| {
            if this.state.stage == Stage::Over && this.state.rematched.is_none() {
                this.enter(Entry::Rematched { table }, at, out);
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

    fn record(&self) -> Option<Record> {
        let ended = self.state.ended?;
        let playing = self.state.playing.as_ref()?;
        let setup = &self.state.setup;
        let mut record = playing.game().record();
        if ended.how == End::Agreed {
            record.result = Some(GameResult::Ended(EndedBy::Agreement));
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
        | Command::Hint { revision, seat }
        | Command::Undo { revision, seat }
        | Command::Propose { revision, seat, .. }
        | Command::Answer { revision, seat, .. } => Some((*seat, *revision)),
        _ => None,
    }
}
