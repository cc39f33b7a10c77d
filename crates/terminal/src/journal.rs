//! What happened, as each viewer may know it.

use engine::{Game, Viewer};
use text::{Language, Names, Words};

/// The events of a game so far. They are kept whole and redacted whenever
/// somebody looks, so that the log of one seat never shows another's secrets.
#[derive(Clone, Debug)]
pub(crate) struct Journal<G: Game> {
    /// Each event with the number of the step it belongs to.
    events: Vec<(usize, G::Event)>,
}

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LogLine {
    pub(crate) text: String,
    /// The step it belongs to, counted from 0.
    pub(crate) step: usize,
}

impl<G: Words> Journal<G> {
    pub(crate) const fn new() -> Self {
        Self { events: Vec::new() }
    }

    /// Adds the events of a step.
    pub(crate) fn add(&mut self, step: usize, events: Vec<G::Event>) {
        self.events
            .extend(events.into_iter().map(|event| (step, event)));
    }

    /// Forgets what happened from that step on.
    pub(crate) fn rewind(&mut self, steps: usize) {
        self.events.retain(|(step, _)| *step < steps);
    }

    /// Everything a viewer was told, oldest first.
    pub(crate) fn told_to(&self, viewer: Viewer) -> Vec<G::Event> {
        self.events
            .iter()
            .filter_map(|(_, event)| G::redact(event, viewer))
            .collect()
    }

    /// The last `most` lines for a viewer, oldest first, leaving out the
    /// `skip` newest ones.
    pub(crate) fn lines(
        &self,
        viewer: Viewer,
        names: &Names<'_>,
        language: Language,
        most: usize,
        skip: usize,
    ) -> Vec<LogLine> {
        let mut lines: Vec<LogLine> = self
            .events
            .iter()
            .rev()
            .filter_map(|(step, event)| {
                let seen = G::redact(event, viewer)?;
                let text = G::event(&seen, viewer, names, language)?;
                Some(LogLine { text, step: *step })
            })
            .skip(skip)
            .take(most)
            .collect();
        lines.reverse();
        lines
    }
}
