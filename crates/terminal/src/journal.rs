//! What happened, as the viewer was told it.

use crate::app::App;
use crate::boards::Board;
use engine::Viewer;
use text::Reader;

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LogLine {
    pub(crate) text: String,
    /// The turn it belongs to, counted from 0.
    pub(crate) turn: usize,
}

impl<G: Board> App<G> {
    /// The last `most` lines for a viewer, oldest first, leaving out the
    /// `skip` newest ones.
    pub(crate) fn log_lines(&self, viewer: Viewer, most: usize, skip: usize) -> Vec<LogLine> {
        let reader = Reader {
            viewer,
            names: self.names(),
            language: self.language,
        };
        let turns = (0..self.table.turns()).rev();
        let events = turns.flat_map(|turn| {
            let told = self.table.told(viewer, turn).iter().rev();
            told.map(move |event| (turn, event))
        });
        let mut lines: Vec<LogLine> = events
            .filter_map(|(turn, event)| {
                let text = G::event(event, &reader)?;
                Some(LogLine { text, turn })
            })
            .skip(skip)
            .take(most)
            .collect();
        lines.reverse();
        lines
    }
}
