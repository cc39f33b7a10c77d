//! What a bot may know.

use engine::{Game, Seat, Viewer};

/// What one seat may know of a game: its view, and every event as it was told
/// to that seat, oldest first.
#[derive(Clone, Debug)]
pub struct Sight<G: Game> {
    seat: Seat,
    view: G::View,
    history: Vec<G::Event>,
}

impl<G: Game> Sight<G> {
    /// What `seat` sees of a game that is about to begin.
    pub fn new(game: &G, seat: Seat) -> Self {
        Self {
            seat,
            view: game.view(Viewer::Seat(seat)),
            history: Vec::new(),
        }
    }

    /// What `seat` sees after a step that led to `game` through `events`.
    pub fn update(&mut self, game: &G, events: &[G::Event]) {
        let viewer = Viewer::Seat(self.seat);
        self.view = game.view(viewer);
        self.history
            .extend(events.iter().filter_map(|event| G::redact(event, viewer)));
    }

    /// The same from what a seat was sent over the wire: a view and events
    /// that were redacted where they came from.
    pub fn received(seat: Seat, view: G::View, history: Vec<G::Event>) -> Self {
        Self {
            seat,
            view,
            history,
        }
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
