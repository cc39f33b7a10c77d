//! What a placement would lead to, before it is made.

use crate::AsteroidsBoard;
use asteroids::{Action, Facing, Flight, Journey, Phase, Piece, Rot, Square, Tile, View};
use board_kit::Trial;
use engine::{Seat, Viewer};
use text::asteroids as say;
use text::{Language, Names};

/// A tile in front of a ship, turned in one way, and where it takes everybody.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Prospect {
    pub(crate) tile: Tile,
    /// How it is turned.
    pub(crate) rot: Rot,
    /// The square it would lie on.
    pub(crate) square: Square,
    /// Where the own ship would fly.
    pub(crate) own: Flight,
    /// Where the other ships that face the square would fly.
    pub(crate) others: Vec<(Seat, Flight)>,
    /// Whether the rules allow it now.
    pub(crate) permission: Permission,
}

/// What the rules say to a placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Permission {
    /// It can be made.
    Allowed,
    /// It can't: there is something better.
    Refused,
    /// It is not the time: thinking ahead in somebody else's turn.
    Imagined,
}

impl Prospect {
    /// Every way to place a tile of the viewer's hand in front of its ship.
    /// Only what the viewer knows is used. Empty when nothing can be placed
    /// there, or no ship of the viewer flies.
    pub(crate) fn all(view: &View) -> Vec<Self> {
        let Viewer::Seat(seat) = view.viewer else {
            return Vec::new();
        };
        let Some(ship) = view.ships[seat.index()] else {
            return Vec::new();
        };
        let blocked = view.board[ship.square().index()].is_some();
        let (false, Some(hand)) = (blocked, view.hand) else {
            return Vec::new();
        };
        let mut all = Vec::new();
        for &tile in hand.tiles() {
            for rot in Rot::all().take(usize::from(view.tables.different_turns(tile))) {
                all.push(Self::of(view, seat, ship, (tile, rot)));
            }
        }
        all
    }

    fn of(view: &View, seat: Seat, ship: Facing, (tile, rot): (Tile, Rot)) -> Self {
        let square = ship.square();
        let laid = Some((square, Piece::Tile { tile, rot }));
        let due = view.phase == Phase::Place && view.active == Some(seat);
        let permission = if !due {
            Permission::Imagined
        } else if Trial::<AsteroidsBoard>::of(view, seat, &[Action::Tile { tile, rot }]).is_ok() {
            Permission::Allowed
        } else {
            Permission::Refused
        };
        let others = view.flights_along(seat, square, laid);
        Self {
            tile,
            rot,
            square,
            own: view.flight(ship, laid),
            others,
            permission,
        }
    }

    /// The placement as an action.
    pub(crate) fn action(&self) -> Action {
        Action::Tile {
            tile: self.tile,
            rot: self.rot,
        }
    }

    /// Whether the own ship would fly on.
    pub(crate) fn survives(&self) -> bool {
        matches!(self.own.end, Journey::Ends(_))
    }

    /// What would happen, in a sentence or two.
    pub(crate) fn words(&self, names: &Names<'_>, language: Language) -> String {
        let others = self.others.iter();
        let others = others.map(|(seat, flight)| (*seat, flight.end));
        say::foreseen(self.own.end, others, names, language)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use asteroids::{Asteroids, Options};
    use dice::Dice;
    use engine::prelude::*;
    use engine::{Seats, Turn, random_states};

    /// The rules are the judge: what is foreseen comes to pass, and what they
    /// allow is exactly what is shown as allowed.
    #[test]
    fn what_is_foreseen_comes_to_pass() {
        let (mut placed, mut refused, mut taken_along) = (0, 0, 0);
        for taken in conformance::random_games::<Asteroids>(40) {
            let Some((seat, action)) = taken.decision() else {
                continue;
            };
            let view = taken.before.view(Viewer::Seat(seat));
            if view.phase != Phase::Place {
                continue;
            }
            let prospects = Prospect::all(&view);
            let mut legal = Vec::new();
            taken.before.legal_actions(&mut legal);
            let allowed = |it: &&Prospect| it.permission == Permission::Allowed;
            let shown: Vec<Action> = prospects
                .iter()
                .filter(allowed)
                .map(Prospect::action)
                .collect();
            assert_eq!(shown, legal);
            refused += prospects.len() - shown.len();
            let foreseen = prospects.iter().find(|it| it.action() == action).unwrap();
            let after = taken.after.view(Viewer::Spectator).ships;
            let own = (seat, foreseen.own.clone());
            for (seat, flight) in foreseen.others.iter().chain([&own]) {
                match flight.end {
                    Journey::Ends(at) => assert_eq!(after[seat.index()], Some(at)),
                    _ => assert_eq!(after[seat.index()], None),
                }
            }
            placed += 1;
            taken_along += foreseen.others.len();
        }
        assert!(
            placed > 200 && refused > 200 && taken_along > 5,
            "{placed} {refused} {taken_along}"
        );
    }

    #[test]
    fn thinking_ahead_allows_nothing() {
        let seats = Seats::new(2).unwrap();
        let game = Asteroids::start(&Options::default(), seats).unwrap();
        let mut imagined = 0;
        for game in random_states(game, Dice::new(2)) {
            if let Turn::Decide(seat) = game.turn() {
                let other = game.view(Viewer::Seat(seat.next(seats)));
                for prospect in Prospect::all(&other) {
                    assert_eq!(prospect.permission, Permission::Imagined);
                    imagined += 1;
                }
            }
        }
        assert!(imagined > 0);
    }
}
