//! What somebody missed who comes back with the last revision they saw.

use crate::GameTable;
use crate::messages::seat_of;
use crate::state::Mark;
use engine::{Game, Viewer};
use protocol::{DetailLevel, PlayedTurn, Revision, ServerMessage};

impl<G: Game> GameTable<G> {
    /// What a viewer has to be told who last saw revision `seen`: the whole
    /// table, or only what happened since.
    pub(crate) fn missed(
        &self,
        viewer: Viewer,
        seen: Revision,
        detail: DetailLevel,
        at: u64,
    ) -> Vec<ServerMessage> {
        let state = &self.state;
        let Some(count) = state.revision.get().checked_sub(seen.get()) else {
            return vec![self.joined(viewer, at)];
        };
        let count = count as usize; // OK because it is a u32.
        let Some(first) = state.marks.len().checked_sub(count) else {
            return vec![self.joined(viewer, at)];
        };
        let marks = || state.marks.iter().skip(first);
        if marks().any(|mark| *mark == Mark::Whole) {
            return vec![self.joined(viewer, at)];
        }
        let has = |wanted: Mark| marks().any(|mark| *mark == wanted);
        let first = marks().find_map(|mark| match mark {
            Mark::Play { turn } => Some(*turn),
            _ => None,
        });
        let mut messages = Vec::new();
        if let Some(first) = first {
            let steps = self.steps_from(first, viewer, detail, at);
            messages.extend(steps.into_iter().map(ServerMessage::Step));
        }
        // Without a step, time may have stood still meanwhile.
        let timed = first.is_none() && !state.clocks.left(at).is_empty();
        if has(Mark::Seats) || timed {
            messages.push(ServerMessage::Seats(self.seating(at)));
        } else {
            messages.extend(self.committed_among(marks(), viewer));
        }
        let notes = state.notes.iter().filter(|note| note.revision > seen);
        messages.extend(notes.cloned().map(ServerMessage::Noted));
        let chat = self.said_to(viewer, at).filter(|line| line.revision > seen);
        messages.extend(chat.map(ServerMessage::Chat));
        if has(Mark::Proposal)
            && let Some(proposal) = state.proposal
        {
            let revision = state.revision;
            messages.push(ServerMessage::Asked { revision, proposal });
        }
        if let Some(over) = self.how_it_ended().filter(|over| over.revision > seen) {
            messages.push(ServerMessage::Over(over));
            if let Viewer::Seat(_) = viewer {
                messages.extend(self.withheld(at));
            }
        }
        if has(Mark::Rematch) {
            messages.push(self.rematch_message());
        }
        messages
    }

    /// What the viewer's seat has committed itself to, if it did so in these
    /// entries: its device may have changed since.
    fn committed_among<'a>(
        &self,
        mut marks: impl Iterator<Item = &'a Mark>,
        viewer: Viewer,
    ) -> Option<ServerMessage> {
        let seat = seat_of(viewer)?;
        marks.find(|mark| **mark == Mark::Committed { seat })?;
        let seat_state = self.state.seat_states.get(seat.index())?;
        Some(ServerMessage::Committed {
            revision: self.state.revision,
            seat,
            commitment: seat_state.commitment?,
        })
    }

    /// Who wants to play again, or where it is done.
    pub(crate) fn rematch_message(&self) -> ServerMessage {
        let revision = self.state.revision;
        match &self.state.rematched {
            Some((table, commitment)) => ServerMessage::Rematched {
                revision,
                table: table.clone(),
                commitment: *commitment,
                first: commitment.and_then(|_| self.next_to_begin()),
            },
            None => ServerMessage::Rematch {
                revision,
                wanting: self.state.wanting,
            },
        }
    }

    /// Everything that a viewer was told since the start.
    pub(crate) fn history(&self, viewer: Viewer, detail: DetailLevel) -> ServerMessage {
        let turns = self.state.playing.iter().flat_map(|playing| {
            let marks = playing.turns().iter().enumerate();
            marks.map(move |(index, turn)| {
                PlayedTurn(
                    turn.actor,
                    Self::events(playing.told(viewer, index), detail),
                )
            })
        });
        ServerMessage::History {
            revision: self.state.revision,
            seat: seat_of(viewer),
            turns: turns.collect(),
            notes: self.state.notes.clone(),
        }
    }
}
