//! What a table says. Everything about the game comes from a view, from
//! redacted events, or from the legal actions of the seat that decides.

use crate::GameTable;
use crate::output::{Outgoing, Output, To};
use crate::refuse::payload;
use crate::state::{End, Ended};
use engine::{Game, Outcome, PerSeat, Seat, Viewer};
use protocol::{
    Cause, Joined, Over, Payload, Position, SeatHolder, Seating, ServerMessage, Spectators, Stage,
    Standing, Step, Summary,
};
use record::fair;
use std::fmt::Write;

impl<G: Game> GameTable<G> {
    /// Says something that everybody at the table may know.
    pub(crate) fn tell_all(&self, message: ServerMessage, out: &mut Output) {
        if self.has_audience() {
            out.messages.push(Outgoing {
                to: To::Everybody,
                message,
            });
            return;
        }
        let mut users = Vec::new();
        for seat in self.state.seats.iter() {
            if let Some(user) = self.state.holder(seat)
                && !users.contains(user)
            {
                users.push(user.clone());
            }
        }
        out.messages.extend(users.into_iter().map(|user| Outgoing {
            to: To::User(user),
            message: message.clone(),
        }));
    }

    /// Whether people without a seat may be here.
    pub(crate) fn has_audience(&self) -> bool {
        self.state.setup.spectators == Spectators::Welcome || self.state.stage == Stage::Waiting
    }

    /// Says to each viewer what is meant for its eyes.
    pub(crate) fn tell_each(
        &self,
        out: &mut Output,
        mut message: impl FnMut(Viewer) -> ServerMessage,
    ) {
        for seat in self.state.seats.iter() {
            if let Some(user) = self.state.holder(seat) {
                out.messages.push(Outgoing {
                    to: To::User(user.clone()),
                    message: message(Viewer::Seat(seat)),
                });
            }
        }
        if self.has_audience() && self.watching() > 0 {
            out.messages.push(Outgoing {
                to: To::Spectators,
                message: message(Viewer::Spectator),
            });
        }
    }

    pub(crate) fn tell_seats(&mut self, at: u64, out: &mut Output) {
        self.tell_all(ServerMessage::Seats(self.seating(at)), out);
    }

    /// Tells each viewer what happened.
    pub(crate) fn tell_step(&mut self, events: &[G::Event], at: u64, out: &mut Output) {
        self.tell_each(out, |viewer| {
            let told: Vec<G::Event> = events
                .iter()
                .filter_map(|event| G::redact(event, viewer))
                .collect();
            ServerMessage::Step(self.step(viewer, &told, at))
        });
        self.tell_over(out);
    }

    /// Tells that the game is over, if the last entry ended it.
    pub(crate) fn tell_over(&self, out: &mut Output) {
        if let Some(ended) = self.state.ended
            && ended.revision == self.state.revision
            && let Some(over) = self.how_it_ended()
        {
            self.tell_all(ServerMessage::Over(over), out);
        }
    }

    pub(crate) fn step(&self, viewer: Viewer, told: &[G::Event], at: u64) -> Step {
        Step {
            revision: self.state.revision,
            seat: seat_of(viewer),
            events: payload(told),
            view: self.shown(viewer),
            decider: self.state.decider(),
            legal: self.legal(viewer),
            clocks: self.state.clocks.left(at),
        }
    }

    /// What a viewer sees, if its user wants to be told.
    fn shown(&self, viewer: Viewer) -> Option<Payload> {
        let viewing = self.presence.viewing();
        let wanted = match viewer {
            Viewer::Seat(seat) => {
                let holder = self.state.holder(seat);
                holder.is_some_and(|user| viewing.contains(user))
            }
            Viewer::Spectator => viewing
                .iter()
                .any(|user| self.state.seats_of(user).is_empty()),
        };
        let playing = self.state.playing.as_ref().filter(|_| wanted)?;
        Some(payload(&playing.game().game().view(viewer)))
    }

    pub(crate) fn position(&self, viewer: Viewer, at: u64) -> Option<Position> {
        let playing = self.state.playing.as_ref()?;
        Some(Position {
            view: payload(&playing.game().game().view(viewer)),
            decider: self.state.decider(),
            legal: self.legal(viewer),
            clocks: self.state.clocks.left(at),
        })
    }

    /// The legal actions of the viewer, if it decides.
    fn legal(&self, viewer: Viewer) -> String {
        let mut text = String::new();
        let (Some(decider), Some(playing)) = (self.state.decider(), &self.state.playing) else {
            return text;
        };
        if !viewer.is(decider) {
            return text;
        }
        let mut actions = Vec::new();
        playing.game().game().legal_actions(&mut actions);
        for action in actions {
            if !text.is_empty() {
                text.push(' ');
            }
            // Writing to a text has no way to fail.
            let _ = write!(text, "{action}");
        }
        text
    }

    pub(crate) fn seating(&self, at: u64) -> Seating {
        Seating {
            revision: self.state.revision,
            host: self.state.host.clone(),
            seats: self.state.seat_states.clone(),
            muted: self.state.talk.muted(),
            clocks: self.state.clocks.left(at),
        }
    }

    /// The whole table for one viewer.
    pub(crate) fn joined(&self, viewer: Viewer, at: u64) -> ServerMessage {
        let state = &self.state;
        ServerMessage::Joined(Box::new(Joined {
            revision: state.revision,
            seat: seat_of(viewer),
            table: state.setup.table.clone(),
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            options: payload(&state.options),
            stage: state.stage,
            clock: state.setup.clock,
            spectators: state.setup.spectators,
            seating: self.seating(at),
            commitment: fair::commitment(&state.setup.secret),
            position: self.position(viewer, at),
            proposal: state.proposal,
            chat: state.talk.kept().cloned().collect(),
            over: self.how_it_ended(),
            rematched: state.rematched.clone(),
        }))
    }

    /// How the game ended, once it has. Only then is the secret told.
    pub(crate) fn how_it_ended(&self) -> Option<Over> {
        let Ended { revision, how } = self.state.ended?;
        let game = self.state.playing.as_ref()?.game().game();
        let outcome = game.outcome().filter(|_| how == End::Played);
        Some(Over {
            revision,
            cause: match outcome {
                Some(Outcome { ending, .. }) => Cause::Played {
                    ending: ending.name.to_string(),
                    clause: ending.clause,
                },
                None => Cause::Agreed {},
            },
            result: outcome.map(|outcome| Standing {
                places: outcome.places.as_slice().to_vec(),
                winners: outcome.winners(),
                scores: outcome
                    .scores
                    .as_ref()
                    .map(PerSeat::as_slice)
                    .map(Vec::from),
            }),
            secret: self.state.setup.secret,
        })
    }

    /// The table as a list shows it, to anybody.
    pub(crate) fn summarize(&self) -> Summary {
        let state = &self.state;
        let mut seats = state.seat_states.clone();
        for seat in &mut seats {
            // Of no interest in a list.
            seat.entropy = Default::default();
        }
        Summary {
            table: state.setup.table.clone(),
            game: G::NAME.to_owned(),
            options: payload(&state.options),
            stage: state.stage,
            seats,
            clock: state.setup.clock,
            spectators: state.setup.spectators,
            watching: self.watching(),
        }
    }

    /// Whether every seat has somebody.
    pub(crate) fn is_full(&self) -> bool {
        let mut seat_states = self.state.seat_states.iter();
        seat_states.all(|seat_state| seat_state.holder != SeatHolder::Open {})
    }
}

/// The seat of a viewer, if it has one.
pub(crate) fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}
