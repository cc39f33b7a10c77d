//! What somebody missed who comes back with the last number they saw.

use crate::Session;
use crate::refuse::payload;
use crate::speak::seat_of;
use crate::state::Mark;
use engine::{Game, Viewer};
use protocol::{Number, ServerMessage};

impl<G: Game> Session<G> {
    /// What a viewer has to be told who last saw number `seen`: the whole
    /// table, or only what happened since.
    pub(crate) fn missed(&self, viewer: Viewer, seen: Number, at: u64) -> Vec<ServerMessage> {
        let state = &self.state;
        let Some(count) = state.number.get().checked_sub(seen.get()) else {
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
        let chat = state.talk.kept().filter(|line| line.n > seen);
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
            let n = state.number;
            messages.push(ServerMessage::Asked { n, proposal });
        }
        if let Some(over) = self.how_it_ended().filter(|over| over.n > seen) {
            messages.push(ServerMessage::Over(over));
        }
        if has(Mark::Rematch) {
            messages.push(self.rematch_message());
        }
        messages
    }

    /// Who wants to play again, or where it is done.
    pub(crate) fn rematch_message(&self) -> ServerMessage {
        let n = self.state.number;
        match &self.state.rematched {
            Some(table) => ServerMessage::Rematched {
                n,
                table: table.clone(),
            },
            None => ServerMessage::Rematch {
                n,
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
            n: self.state.number,
            s: seat_of(viewer),
            e: payload(&told),
            a: actors,
        }
    }
}
