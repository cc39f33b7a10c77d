//! A turn thought out before it is committed.

use crate::Craft;
use dice::Dice;
use engine::{Game, Refused, Seat, Turn, Viewer};

/// The type of a game's action, for short.
type Action<C> = <<C as Craft>::Game as Game>::Action;
type Event<C> = <<C as Craft>::Game as Game>::Event;
type View<C> = <<C as Craft>::Game as Game>::View;
type Refusal<C> = <<C as Craft>::Game as Game>::Refusal;

/// The actions a person has chosen but not committed.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft<C: Craft>(pub Vec<Action<C>>);

impl<C: Craft> Default for Draft<C> {
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
pub struct Trial<C: Craft> {
    /// What would happen, as the seat would be told.
    pub events: Vec<Event<C>>,
    /// What the seat would see then.
    pub view: View<C>,
    /// What the seat could go on with; empty when its turn would be over,
    /// something hidden would be shown, or chance would have to speak first.
    pub legal: Vec<Action<C>>,
}

impl<C: Craft> Trial<C> {
    /// Whether nothing is left to choose before chance or others come in.
    pub fn is_complete(&self) -> bool {
        self.legal.is_empty()
    }

    /// Tries some actions of a seat in a view of that seat.
    pub fn of(view: &View<C>, seat: Seat, actions: &[Action<C>]) -> Result<Self, Rejected<C>> {
        // Any fixed seed will do: legality and what the seat knows follow from
        // the view alone.
        let mut world = C::Game::determinize(view, &mut Dice::new(0));
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
        let certain = !events.iter().any(C::Game::reveals);
        let mut legal = Vec::new();
        if certain && world.turn() == Turn::Decide(seat) {
            world.legal_actions(&mut legal);
        }
        Ok(Self {
            events: events
                .iter()
                .filter_map(|event| C::Game::redact(event, viewer))
                .collect(),
            view: world.view(viewer),
            legal,
        })
    }
}

/// An action that the rules don't allow, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Rejected<C: Craft> {
    /// What was tried.
    pub action: Action<C>,
    /// Why it was not taken.
    pub refused: Refused<Refusal<C>>,
}
