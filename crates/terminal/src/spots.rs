//! Where the legal actions are on the board.
//!
//! A board shows what a marked action would do. What changes on it by marking an
//! action is that action's spot: so every board can be clicked on and gone over with
//! a cursor, and none needs to say where its things lie.

use crate::app::{App, Mode};
use crate::boards::Board;
use ratatui::buffer::Buffer;
use ratatui::layout::Position;

/// A legal action and the cells of the screen that show it.
pub(crate) struct Spot<A> {
    pub(crate) action: A,
    cells: Vec<Position>,
}

impl<A> Spot<A> {
    /// Whether it shows there.
    pub(crate) fn contains(&self, place: Position) -> bool {
        self.cells.contains(&place)
    }

    /// How many cells show it: of two actions at one place the smaller is meant.
    pub(crate) fn size(&self) -> usize {
        self.cells.len()
    }

    /// Its middle, in cells that are twice as high as they are wide.
    fn middle(&self) -> (f32, f32) {
        let count = self.cells.len().max(1) as f32;
        let sum = |of: fn(&Position) -> u16| self.cells.iter().map(of).map(f32::from).sum::<f32>();
        (sum(|cell| cell.x) / count, 2.0 * sum(|cell| cell.y) / count)
    }
}

/// A direction on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Left,
    Right,
    Up,
    Down,
}

impl Way {
    /// How far `to` lies this way from `from`, and how far beside.
    fn distances(self, from: (f32, f32), to: (f32, f32)) -> (f32, f32) {
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        match self {
            Self::Left => (-x, y.abs()),
            Self::Right => (x, y.abs()),
            Self::Up => (-y, x.abs()),
            Self::Down => (y, x.abs()),
        }
    }
}

/// The spot that lies nearest in a direction.
pub(crate) fn next_spot<A: Copy + PartialEq>(
    spots: &[Spot<A>],
    marked: Option<A>,
    way: Way,
) -> Option<A> {
    let from = spots.iter().find(|spot| Some(spot.action) == marked);
    let Some(from) = from.map(Spot::middle) else {
        return spots.first().map(|spot| spot.action);
    };
    let ahead = spots.iter().filter_map(|spot| {
        let (ahead, beside) = way.distances(from, spot.middle());
        // Nearly beside is not ahead.
        (ahead > 0.5 && beside <= 3.0 * ahead).then_some((ahead + 2.0 * beside, spot.action))
    });
    ahead
        .min_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, action)| action)
}

impl<G: Board> App<G> {
    /// Where the legal actions are, as the window was drawn last.
    pub(crate) fn spots(&self) -> Vec<Spot<G::Action>> {
        let window = self.window.get();
        if !matches!(self.mode, Mode::Choosing(_)) || window.is_empty() {
            return Vec::new();
        }
        let view = self.table.game().view(self.eyes);
        let (board, _) = self.columns(&view, window);
        let painted = |choice: Option<G::Action>| {
            let mut buffer = Buffer::empty(window);
            self.paint_board(&view, choice, board, &mut buffer);
            buffer
        };
        let plain = painted(None);
        let spot = |action: G::Action| {
            let marked = painted(Some(action));
            let differs = |cell: &Position| marked.cell(*cell) != plain.cell(*cell);
            Spot {
                action,
                cells: board.positions().filter(differs).collect(),
            }
        };
        let spots = self.choices.actions().map(spot);
        spots.filter(|spot| !spot.cells.is_empty()).collect()
    }
}
