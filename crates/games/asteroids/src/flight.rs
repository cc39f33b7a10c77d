//! Where a ship would fly, worked out from what a viewer sees.

use crate::board::{Board, Journey, Piece};
use crate::geometry::Facing;
use crate::number::{Point, Square};
use crate::view::View;
use engine::Seat;

/// A path over one tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leg {
    /// The tile's square.
    pub square: Square,
    /// Where the path enters it.
    pub entry: Point,
    /// Where the path leaves it.
    pub exit: Point,
}

/// The way of a ship from where it stands to where its path ends (AF-6.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    /// The tiles it passes, in order.
    pub legs: Vec<Leg>,
    /// Where it gets to.
    pub end: Journey,
}

impl View {
    /// The flight that begins at `start`, over what lies on the board and, if
    /// given, one piece more on a square of its own.
    pub fn flight(&self, start: Facing, laid: Option<(Square, Piece)>) -> Flight {
        let mut board = Board::EMPTY;
        let pieces = Square::all().zip(self.board.iter().copied());
        let pieces = pieces.filter_map(|(square, piece)| Some((square, piece?)));
        for (square, piece) in pieces.chain(laid) {
            board.put(square, piece);
        }
        let mut legs = Vec::new();
        let end = board.follow(&self.tables, start, |square, entry, exit| {
            legs.push(Leg {
                square,
                entry,
                exit,
            });
        });
        Flight { legs, end }
    }

    /// The flights of the other ships that face a square, with the piece laid.
    pub fn flights_along(
        &self,
        seat: Seat,
        square: Square,
        laid: Option<(Square, Piece)>,
    ) -> Vec<(Seat, Flight)> {
        let others = self.seats.clockwise_from(seat).skip(1);
        others
            .filter_map(|other| Some((other, self.ships[other.index()]?)))
            .filter(|(_, at)| at.square() == square)
            .map(|(other, at)| (other, self.flight(at, laid)))
            .collect()
    }
}
