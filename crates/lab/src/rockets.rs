//! Last Rocket.
//!
//! | codes | action |
//! |---|---|
//! | 0 to 60 | move to the cell of that number |
//! | 61 to 121 | rescue to the cell, plus 61 |
//! | 122 to 182 | remove from the cell, plus 122 |

use crate::LabGame;
use crate::tensor::{Around, Block, Writer};
use engine::{Seat, Viewer};
use rockets::{Action, Cell, Layout, Options, Phase, Rockets, View};

/// The cells of the largest board.
const CELLS: u16 = Layout::Flat61.cells() as u16;

impl LabGame for Rockets {
    const CODES: usize = 3 * CELLS as usize;

    #[inline]
    fn code(action: Action) -> Option<u16> {
        let (kind, cell) = match action {
            Action::Move(cell) => (0, cell),
            Action::Rescue(cell) => (1, cell),
            Action::Remove(cell) => (2, cell),
        };
        let cell = u16::from(cell.number());
        (cell < CELLS).then_some(kind * CELLS + cell)
    }

    #[inline]
    fn action(code: u16) -> Option<Action> {
        let cell = Cell::new((code % CELLS) as u8); // OK because it is below 61.
        match code / CELLS {
            0 => Some(Action::Move(cell)),
            1 => Some(Action::Rescue(cell)),
            2 => Some(Action::Remove(cell)),
            _ => None,
        }
    }

    fn own_blocks(options: &Options, seats: usize) -> Vec<Block> {
        let cell = usize::from(options.layout.cells());
        vec![
            // How many lie there.
            Block::new("galaxies", &[cell]),
            // 1 for a seat's first rocket, 2 for its second, 3 for its third.
            Block::new("rockets", &[seats, cell]),
            // 1 for a base, 2 while its rocket has not left it.
            Block::new("bases", &[seats, cell]),
            // The rocket whose turn it is.
            Block::new("mover", &[cell]),
            // By rocket, the viewer's first one first: 0, or its place among the
            // fallen, counted from 1.
            Block::new("fallen", &[usize::from(options.rockets_each) * seats]),
            Block::new("turn", &[seats]),
            Block::new("phase", &[4]),
        ]
    }

    fn encode(view: &View, tensor: &mut Writer<'_>) {
        let around = Around::new(view.viewer, view.seats);
        let (seats, cells, count) = (around.count(), view.heights.len(), view.rockets.len());
        // Rocket k belongs to seat k mod seats, and so does its place from here.
        let place = |rocket: usize| (rocket + count - around.own()) % count;
        around.write_viewer(tensor);
        tensor.take(cells).copy_from_slice(&view.heights);
        let rockets = tensor.take(seats * cells);
        let bases = tensor.take(seats * cells);
        for rocket in 0..count {
            let (seat, number) = (place(rocket) % seats, place(rocket) / seats);
            if let Some(cell) = view.rockets[rocket] {
                rockets[seat * cells + cell.index()] = 1 + number as u8; // OK: at most 3 each.
            }
            if let Some(cell) = view.bases[rocket] {
                bases[seat * cells + cell.index()] = if view.left_base[rocket] { 1 } else { 2 };
            }
        }
        let mover = view.turn.and_then(|rocket| view.rockets[rocket.index()]);
        tensor.one_of(cells, mover.map(Cell::index));
        let fallen = tensor.take(count);
        for (order, rocket) in (1..).zip(&view.fallen) {
            fallen[place(rocket.index())] = order;
        }
        let turn: Option<Seat> = view.turn.map(|rocket| view.owner(rocket));
        around.write_seat(tensor, turn);
        let phase = match view.phase {
            Phase::First => 0,
            Phase::Move => 1,
            Phase::Remove => 2,
            Phase::Over => 3,
        };
        tensor.one_of(4, Some(phase));
    }

    fn view_into(&self, viewer: Viewer, view: &mut View) {
        Rockets::view_into(self, viewer, view);
    }
}
