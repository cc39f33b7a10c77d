//! Where a ship would go, worked out from the view.

use asteroids::{Facing, Piece, Point, Rot, Square, Tile, View};

/// How a journey ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum JourneyEnd {
    /// In front of an empty square.
    Faces(Facing),
    /// Over the board's edge.
    Edge,
    /// In an asteroid.
    Asteroid,
    /// Where it began.
    Loop,
}

/// The way of one ship along a tile laid in front of it and all that follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Journey {
    /// Where the ship stands.
    pub(super) start: Facing,
    /// The tile laid there.
    pub(super) laid: (Tile, Rot),
    /// Each tile on the way: square, entry, exit.
    pub(super) legs: Vec<(Square, Point, Point)>,
    pub(super) end: JourneyEnd,
}

impl Journey {
    /// AF-6.1: the way of a ship if that tile lay in front of it.
    pub(super) fn with(view: &View, start: Facing, laid: (Tile, Rot)) -> Self {
        let mut legs = Vec::new();
        let mut at = start;
        let end = loop {
            let piece = if at.square() == start.square() {
                Some(Piece::Tile {
                    tile: laid.0,
                    rot: laid.1,
                })
            } else {
                view.board.get(at.square().index()).copied().flatten()
            };
            let (tile, rot) = match piece {
                None => break JourneyEnd::Faces(at),
                Some(Piece::Asteroid { .. }) => break JourneyEnd::Asteroid,
                Some(Piece::Tile { tile, rot }) => (tile, rot),
            };
            let exit = view.tables.exit(tile, rot, at.entry());
            legs.push((at.square(), at.entry(), exit));
            match Facing::new(at.square(), exit).across() {
                None => break JourneyEnd::Edge,
                Some(next) if next == start => break JourneyEnd::Loop,
                Some(next) => at = next,
            }
        };
        Self {
            start,
            laid,
            legs,
            end,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use asteroids::{Action, Asteroids};
    use engine::Viewer;
    use engine::prelude::*;

    /// The rules are the judge: a ship that is foreseen to fly on flies there,
    /// and one that is foreseen to fall is gone.
    #[test]
    fn the_preview_agrees_with_the_rules() {
        let mut placed = 0;
        for taken in conformance::random_games::<Asteroids>(30) {
            let Some((seat, Action::Tile { tile, rot })) = taken.decision() else {
                continue;
            };
            let before = taken.before.view(Viewer::Seat(seat));
            let ship = before.ships[seat.index()].unwrap();
            let journey = Journey::with(&before, ship, (tile, rot));
            let after = taken.after.view(Viewer::Seat(seat)).ships[seat.index()];
            match journey.end {
                JourneyEnd::Faces(facing) => assert_eq!(after, Some(facing)),
                _ => assert_eq!(after, None),
            }
            placed += 1;
        }
        assert!(placed > 100, "{placed}");
    }
}
