//! From the host's start to the first step: each person's seat commits itself
//! to what it adds to chance, and only once all commitments are fixed do they
//! open it. So nobody chooses knowing what the others add, not even with the
//! server's help.

use crate::GameTable;
use crate::entry::Entry;
use crate::output::{Outgoing, Output, To};
use crate::refuse::Allowed;
use crate::state::lacks_commitment;
use engine::{Game, Seat};
use protocol::{Entropy, Hex32, Objection, ServerMessage, Stage, Starting};
use record::fair::seat_commitment;

impl<G: Game> GameTable<G> {
    pub(crate) fn commit(
        &mut self,
        seat: Seat,
        commitment: Hex32,
        at: u64,
        out: &mut Output,
    ) -> Allowed {
        if !matches!(self.state.starting, Some((Starting::Committing, _))) {
            self.check_waiting()?;
        }
        self.enter(Entry::Committed { seat, commitment }, at, out);
        // Other people are told when all commitments are fixed.
        if let Some(user) = self.state.holder(seat) {
            out.messages.push(Outgoing {
                to: To::OtherConnections(user.clone()),
                message: ServerMessage::Committed {
                    revision: self.state.revision,
                    seat,
                    commitment,
                },
            });
        }
        Ok(())
    }

    pub(crate) fn open(
        &mut self,
        seat: Seat,
        entropy: Entropy,
        at: u64,
        out: &mut Output,
    ) -> Allowed {
        let state = &self.state;
        let Some(seat_state) = state.seat_states.get(seat.index()) else {
            return Err(Objection::NoSuchSeat {}.into());
        };
        // Sent again, because its answer was lost.
        if seat_state.entropy.as_ref() == Some(&entropy) {
            return Ok(());
        }
        if !matches!(state.starting, Some((Starting::Opening, _))) {
            return Err(match state.stage {
                Stage::Waiting => Objection::NotStarted {},
                Stage::Playing => Objection::Started {},
                Stage::Over | Stage::Closed => Objection::Over {},
            }
            .into());
        }
        let commitment = seat_commitment(&state.setup.table, seat, &entropy);
        if seat_state.commitment != Some(commitment) {
            return Err(Objection::WrongOpening {}.into());
        }
        self.enter(Entry::Opened { seat, entropy }, at, out);
        Ok(())
    }

    /// The host has started: waits for what the seats add to chance.
    pub(crate) fn prepare_start(&mut self, at: u64, out: &mut Output) {
        let awaited = self.state.setup.contribution_ms > 0;
        if awaited && self.state.seat_states.iter().any(lacks_commitment) {
            self.enter(Entry::Starting {}, at, out);
            self.tell_starting(Starting::Committing, Vec::new(), out);
        } else {
            self.seal(at, out);
        }
    }

    /// Goes on with a start that waits for nothing, or has waited long enough.
    pub(crate) fn advance_start(&mut self, at: u64, out: &mut Output) {
        match self.state.start_waits() {
            Some((Starting::Committing, until)) if until <= at => self.seal(at, out),
            Some((Starting::Opening, until)) if until <= at => self.begin(at, out),
            _ => {}
        }
    }

    /// Fixes all commitments, and asks for what is behind them.
    fn seal(&mut self, at: u64, out: &mut Output) {
        let mut seat_states = self.state.seat_states.iter();
        if seat_states.any(|seat_state| seat_state.commitment.is_some()) {
            self.enter(Entry::Sealed {}, at, out);
            let seats = self.state.seat_states.iter();
            let commitments = seats.map(|seat| seat.commitment).collect();
            self.tell_starting(Starting::Opening, commitments, out);
        } else {
            self.begin(at, out);
        }
    }

    fn tell_starting(&self, phase: Starting, commitments: Vec<Option<Hex32>>, out: &mut Output) {
        let message = ServerMessage::Starting {
            revision: self.state.revision,
            phase,
            commitments,
        };
        self.tell_all(message, out);
    }

    fn begin(&mut self, at: u64, out: &mut Output) {
        self.enter(Entry::Started {}, at, out);
        self.tell_each(out, |viewer, detail| {
            ServerMessage::Started(self.started(viewer, detail, at))
        });
        if !self.has_audience() {
            let revision = self.state.revision;
            let message = ServerMessage::Closed { revision };
            let to = To::Spectators;
            out.messages.push(Outgoing { to, message });
        }
        self.settle(at, out);
    }
}
