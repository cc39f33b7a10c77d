//! A turn thought out before it is committed.

use crate::Board;
use dice::Dice;
use engine::prelude::*;
use engine::{GameSpec, Refused, Seat, Turn, Viewer};

/// The type of a game's action, for short.
type Action<B> = <<B as Board>::Game as GameSpec>::Action;
type Event<B> = <<B as Board>::Game as GameSpec>::Event;
type View<B> = <<B as Board>::Game as GameSpec>::View;
type Refusal<B> = <<B as Board>::Game as GameSpec>::Refusal;

/// The actions a person has chosen but not committed.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft<B: Board>(pub Vec<Action<B>>);

impl<B: Board> Default for Draft<B> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// What a draft would lead to, as far as its seat can know.
///
/// It is tried on an imagined state that fits the view, so it can tell nothing
/// that the seat does not know: where hidden things decide, it shows one
/// possibility, and a board must not present that as a promise.
#[derive(Clone, PartialEq, Debug)]
pub struct Trial<B: Board> {
    /// What would happen, as the seat would be told.
    pub events: Vec<Event<B>>,
    /// What the seat would see then.
    pub view: View<B>,
    /// What the seat could do next; empty when its turn would be over,
    /// something hidden would be shown, or chance would have to speak first.
    pub legal: Vec<Action<B>>,
}

impl<B: Board> Trial<B> {
    /// Whether nothing is left to choose before chance or others come in.
    pub fn is_complete(&self) -> bool {
        self.legal.is_empty()
    }

    /// Tries some actions of a seat in a view of that seat.
    pub fn of(view: &View<B>, seat: Seat, actions: &[Action<B>]) -> Result<Self, Rejected<B>> {
        // Any fixed seed will do: legality and what the seat knows follow from
        // the view alone.
        let mut world = B::Game::determinize(view, &mut Dice::new(0));
        let viewer = Viewer::Seat(seat);
        let mut events = Vec::new();
        for action in actions {
            world
                .apply(seat, *action, &mut events)
                .map_err(|refused| Rejected {
                    action: *action,
                    refused,
                })?;
        }
        // What lies behind a revelation is imagined: the turn has to be played
        // up to there before anything more can be chosen.
        let certain = !events.iter().any(B::Game::reveals);
        let mut legal = Vec::new();
        if certain && world.turn() == Turn::Decide(seat) {
            world.legal_actions(&mut legal);
        }
        Ok(Self {
            events: events
                .iter()
                .filter_map(|event| B::Game::redact(event, viewer))
                .collect(),
            view: world.view(viewer),
            legal,
        })
    }
}

/// An action that the rules don't allow, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Rejected<B: Board> {
    /// What was tried.
    pub action: Action<B>,
    /// Why it was not taken.
    pub refused: Refused<Refusal<B>>,
}
