//! A table of any game.

use crate::entry::Entry;
use crate::fair::{METHOD, commitment};
use crate::output::{Output, To};
use crate::refuse::{No, invalid, refused};
use crate::verify::{FairRecord, Fairness};
use crate::{Moment, Person, Session, Setup};
use engine::{Game, Seat, Viewer};
use protocol::{
    Command, CommandId, Hex32, Missed, Number, Objection, Occupant, Over, ServerMessage, Stage,
    Summary, TableId, Trust, UserId, Visibility, limits,
};

/// A table at which some game is played. Every call takes the present moment
/// and returns what is to be done about it.
pub trait Table: Send {
    /// The table's id.
    fn id(&self) -> &TableId;

    /// The number of the last entry of its log.
    fn number(&self) -> Number;

    /// How far it has come.
    fn stage(&self) -> Stage;

    /// Who finds it.
    fn visibility(&self) -> Visibility;

    /// Whether a user holds a seat here.
    fn holds_seat(&self, user: &UserId) -> bool;

    /// How many users are connected.
    fn present(&self) -> usize;

    /// The table as a list shows it.
    fn summary(&self) -> Summary;

    /// A user opens a connection, having last seen a number or none. Whether
    /// it may find the table is for the server to know; the table only turns
    /// away who must not look on, with an error and nothing to be done.
    fn arrive(
        &mut self,
        user: &UserId,
        seen: Option<Number>,
        now: Moment,
    ) -> Result<Output, Objection>;

    /// A user who is about to arrive wants to be told what it sees after each
    /// step, for as long as it is here.
    fn show_views(&mut self, user: &UserId);

    /// A user closes a connection that had arrived.
    fn depart(&mut self, user: &UserId, now: Moment) -> Output;

    /// A user wants something done.
    fn command(&mut self, from: &Person, c: CommandId, command: Command, now: Moment) -> Output;

    /// A bot decided what was asked of it.
    fn bot_acts(&mut self, number: Number, seat: Seat, action: &str, now: Moment) -> Output;

    /// The moment has come that the table wanted to be woken at.
    fn wake(&mut self, now: Moment) -> Output;

    /// The table was restored and goes on.
    fn resume(&mut self, now: Moment) -> Output;

    /// The server is about to stop; nobody's time runs until it is back.
    fn pause(&mut self, now: Moment) -> Output;

    /// The server closes a table that never began.
    fn close(&mut self, now: Moment) -> Output;

    /// What makes the table at which all play again.
    fn rematch(&self, table: TableId, secret: Hex32) -> Setup;

    /// That table was made.
    fn rematched(&mut self, table: TableId, now: Moment) -> Output;

    /// How the game ended, once it has.
    fn over(&self) -> Option<Over>;

    /// The game with the proof of its chance, once it is over.
    fn record(&self) -> Option<FairRecord>;
}

impl<G: Game> Session<G> {
    /// Lets something happen now, and then asks for what the table needs.
    fn happen(&mut self, now: Moment, what: impl FnOnce(&mut Self, u64, &mut Output)) -> Output {
        let at = self.at(now);
        let mut out = Output {
            first: self.state.number.next(),
            ..Output::default()
        };
        self.expire(at, &mut out);
        what(self, at, &mut out);
        self.finish(&mut out);
        out
    }
}

impl<G: Game> Table for Session<G> {
    fn id(&self) -> &TableId {
        &self.state.setup.table
    }

    fn number(&self) -> Number {
        self.state.number
    }

    fn stage(&self) -> Stage {
        self.state.stage
    }

    fn visibility(&self) -> Visibility {
        self.state.setup.visibility
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
        seen: Option<Number>,
        now: Moment,
    ) -> Result<Output, Objection> {
        let crowded = self.watching() as usize >= limits::SPECTATORS;
        if !self.holds_seat(user)
            && !self.presence.is_here(user)
            && (crowded || !self.has_audience())
        {
            return Err(Objection::NoSpectators {});
        }
        Ok(self.happen(now, |session, at, out| {
            for viewer in session.viewers(user) {
                let messages = match seen {
                    Some(seen) => session.missed(viewer, seen, at),
                    None => vec![session.joined(viewer, at)],
                };
                out.messages.extend(messages.into_iter().map(Self::answer));
            }
            session.presence.arrive(user);
            if !session.attendance_changes() {
                // A change is told to everybody, this one included.
                out.messages.push(Self::answer(session.attendance()));
            }
        }))
    }

    fn show_views(&mut self, user: &UserId) {
        self.presence.show_views(user);
    }

    fn depart(&mut self, user: &UserId, now: Moment) -> Output {
        self.happen(now, |session, at, _| {
            session.presence.depart(user, at);
            if !session.holds_seat(user) {
                session.presence.forget(user);
            }
        })
    }

    fn command(&mut self, from: &Person, c: CommandId, command: Command, now: Moment) -> Output {
        self.happen(now, |session, at, out| {
            let made_for = made_for(&command);
            // The answer comes before what the command brought about.
            let place = out.messages.len();
            let answer = match session.obey(from, c, command, at, out) {
                Ok(()) => ServerMessage::Accepted {
                    c,
                    n: session.state.number,
                },
                Err(No::Refused(why)) => refused(c, why),
                Err(No::Invalid(why)) => invalid(c, why),
                Err(No::OutOfDate) => {
                    let (seat, seen) = made_for.unwrap_or_default();
                    ServerMessage::OutOfDate(Missed {
                        c,
                        n: session.state.number,
                        missed: session.missed(Viewer::Seat(seat), seen, at),
                    })
                }
            };
            out.messages.insert(place, Self::answer(answer));
        })
    }

    fn bot_acts(&mut self, number: Number, seat: Seat, action: &str, now: Moment) -> Output {
        self.happen(now, |session, at, out| {
            session.take_bot_action(number, seat, action, at, out);
        })
    }

    fn wake(&mut self, now: Moment) -> Output {
        self.happen(now, |_, _, _| {})
    }

    fn resume(&mut self, now: Moment) -> Output {
        self.happen(now, |session, at, out| session.settle(at, out))
    }

    fn pause(&mut self, now: Moment) -> Output {
        self.happen(now, |session, at, out| {
            if session.state.stage == Stage::Playing {
                session.enter(Entry::Paused {}, at, out);
            }
        })
    }

    fn close(&mut self, now: Moment) -> Output {
        self.happen(now, |session, at, out| {
            if session.state.stage == Stage::Waiting {
                session.enter(Entry::Closed {}, at, out);
                let message = ServerMessage::Closed {
                    n: session.state.number,
                };
                let to = To::Everybody;
                out.messages.push(crate::Outgoing { to, message });
            }
        })
    }

    fn rematch(&self, table: TableId, secret: Hex32) -> Setup {
        let state = &self.state;
        let again = |seat: Seat| match state.chairs.get(seat.index()) {
            Some(chair) if chair.trust == Trust::Own || state.wanting.contains(seat) => {
                chair.by.clone()
            }
            // Who left is not counted on.
            _ => Occupant::Open {},
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
        self.happen(now, |session, at, out| {
            if session.state.stage == Stage::Over && session.state.rematched.is_none() {
                session.enter(Entry::Rematched { table }, at, out);
                session.tell_all(session.rematch_message(), out);
            }
        })
    }

    fn over(&self) -> Option<Over> {
        self.how_it_ended()
    }

    fn record(&self) -> Option<FairRecord> {
        self.state.ended?;
        let playing = self.state.playing.as_ref()?;
        let setup = &self.state.setup;
        Some(FairRecord {
            record: playing.game().record(),
            fairness: Fairness {
                method: METHOD.to_owned(),
                table: setup.table.clone(),
                commitment: commitment(&setup.secret),
                secret: setup.secret,
                entropies: self.state.entropies(),
                course: playing.course().cloned(),
            },
        })
    }
}

/// The seat and the number that a command was made for, if it has them.
fn made_for(command: &Command) -> Option<(Seat, Number)> {
    match command {
        Command::Act { n, s, .. }
        | Command::Undo { n, s }
        | Command::Propose { n, s, .. }
        | Command::Answer { n, s, .. } => Some((*s, *n)),
        _ => None,
    }
}
