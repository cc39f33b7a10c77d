//! What somebody missed who comes back with the last revision they saw.

use crate::GameTable;
use crate::messages::seat_of;
use crate::refuse::payload;
use crate::state::Mark;
use engine::{Game, Viewer};
use protocol::{Revision, ServerMessage};

impl<G: Game> GameTable<G> {
    /// What a viewer has to be told who last saw revision `seen`: the whole
    /// table, or only what happened since.
    pub(crate) fn missed(&self, viewer: Viewer, seen: Revision, at: u64) -> Vec<ServerMessage> {
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
        let mut messages = Vec::new();
        if has(Mark::Seats) {
            messages.push(ServerMessage::Seats(self.seating(at)));
        }
        let chat = state.talk.kept().filter(|line| line.revision > seen);
        messages.extend(chat.cloned().map(ServerMessage::Chat));
        let from = marks().find_map(|mark| match mark {
            Mark::Play { from } => Some(*from),
            _ => None,
        });
        if from.is_none() && !has(Mark::Seats) && !self.state.clocks.left(at).is_empty() {
            // Time may have stood still meanwhile.
            messages.push(ServerMessage::Seats(self.seating(at)));
        }
        if let (Some(from), Some(playing)) = (from, &state.playing) {
            let told = playing.told(viewer, from);
            messages.push(ServerMessage::Step(self.step(viewer, &told, at)));
        }
        if has(Mark::Proposal)
            && let Some(proposal) = state.proposal
        {
            let revision = state.revision;
            messages.push(ServerMessage::Asked { revision, proposal });
        }
        if let Some(over) = self.how_it_ended().filter(|over| over.revision > seen) {
            messages.push(ServerMessage::Over(over));
        }
        if has(Mark::Rematch) {
            messages.push(self.rematch_message());
        }
        messages
    }

    /// Who wants to play again, or where it is done.
    pub(crate) fn rematch_message(&self) -> ServerMessage {
        let revision = self.state.revision;
        match &self.state.rematched {
            Some(table) => ServerMessage::Rematched {
                revision,
                table: table.clone(),
            },
            None => ServerMessage::Rematch {
                revision,
                wanting: self.state.wanting,
            },
        }
    }

    /// Everything that a viewer was told since the start.
    pub(crate) fn history(&self, viewer: Viewer) -> ServerMessage {
        let (actors, told): (Vec<_>, Vec<_>) = match &self.state.playing {
            Some(playing) => playing.told_by(viewer).into_iter().unzip(),
            None => Default::default(),
        };
        ServerMessage::History {
            revision: self.state.revision,
            seat: seat_of(viewer),
            events: payload(&told),
            actors,
        }
    }
}
