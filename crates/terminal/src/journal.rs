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
        let turns = (0..self.table.turns()).rev();
        let events = turns.flat_map(|turn| {
            let told = self.table.told(viewer, turn).iter().rev();
            told.map(move |event| (turn, event))
        });
        self.lines_of(events, viewer, most, skip)
    }

    /// The same of events with their turns, the newest first.
    pub(crate) fn lines_of<'a>(
        &self,
        events: impl Iterator<Item = (usize, &'a G::Event)>,
        viewer: Viewer,
        most: usize,
        skip: usize,
    ) -> Vec<LogLine> {
        let reader = Reader {
            viewer,
            names: self.names(),
            language: self.language,
        };
        let mut events = events.peekable();
        let events = std::iter::from_fn(|| {
            let (turn, event) = events.next()?;
            Some((turn, event, events.peek().map(|(_, before)| *before)))
        });
        let mut lines: Vec<LogLine> = events
            .filter_map(|(turn, event, before)| {
                let text = G::event_after(event, before, &reader)?;
                Some(LogLine { text, turn })
            })
            .skip(skip)
            .take(most)
            .collect();
        lines.reverse();
        lines
    }
}
