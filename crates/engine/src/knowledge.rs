//! What one seat may know of a game.

use crate::{Game, Seat, Viewer};
use std::sync::Arc;

/// What one seat may know of a game: its view, and every event as it was told
/// to that seat, oldest first. All that a bot is given.
#[derive(Clone, Debug)]
pub struct Knowledge<G: Game> {
    seat: Seat,
    view: G::View,
    history: Arc<Vec<G::Event>>,
}

impl<G: Game> Knowledge<G> {
    /// What `seat` knows of a game that is about to begin.
    pub fn new(game: &G, seat: Seat) -> Self {
        Self::received(seat, game.view(Viewer::Seat(seat)), Vec::new())
    }

    /// The same from a view and events that were redacted for `seat` already;
    /// the events may be shared with their owner.
    pub fn received(seat: Seat, view: G::View, history: impl Into<Arc<Vec<G::Event>>>) -> Self {
        Self {
            seat,
            view,
            history: history.into(),
        }
    }

    /// Adds a step that led to `game` through `events`, which are redacted
    /// here.
    pub fn update(&mut self, game: &G, events: &[G::Event]) {
        let viewer = Viewer::Seat(self.seat);
        self.view = game.view(viewer);
        Arc::make_mut(&mut self.history)
            .extend(events.iter().filter_map(|event| G::redact(event, viewer)));
    }

    /// The seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What it sees now.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// What it was told, oldest first.
    pub fn history(&self) -> &[G::Event] {
        &self.history
    }
}
