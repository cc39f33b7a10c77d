//! What a game offers to programs that learn.

use crate::{Block, Writer};
use bots::BotGame;
use engine::{Seats, Viewer};

/// A game with integer codes for its actions and tensors for its views.
pub trait LabGame: BotGame {
    /// How many codes the game has, whatever its options.
    const CODES: usize;

    /// The code of an action, the same at every table. Nothing for a value of
    /// the type that is legal nowhere, such as a cell beyond the largest board.
    fn code(action: Self::Action) -> Option<u16>;

    /// The action of a code, if there is one.
    fn action(code: u16) -> Option<Self::Action>;

    /// How many codes a table with these options can need, counted from 0: the
    /// length of its masks. Actions that only rare options allow come last.
    fn codes(options: &Self::Options) -> usize {
        let _ = options;
        Self::CODES
    }

    /// The parts of a tensor that follow the viewer, in order, for a table with so many
    /// seats.
    fn own_blocks(options: &Self::Options, seats: usize) -> Vec<Block>;

    /// The parts of a tensor, in order. Their sum is its length.
    fn blocks(options: &Self::Options, seats: Seats) -> Vec<Block> {
        let seats = usize::from(seats.count());
        let mut blocks = vec![Block::new("viewer", &[seats])];
        blocks.extend(Self::own_blocks(options, seats));
        blocks
    }

    /// Writes what a viewer knows. Seats are counted clockwise from the viewer,
    /// a spectator sits on seat 0.
    fn encode(view: &Self::View, tensor: &mut Writer<'_>);

    /// Overwrites a view. Games whose views are large use its memory again.
    fn view_into(&self, viewer: Viewer, view: &mut Self::View) {
        *view = self.view(viewer);
    }

    /// Sets the mask of the seat that decides: `true` for the codes of its legal
    /// actions, all `false` when nobody decides.
    fn mask_into(&self, actions: &mut Vec<Self::Action>, mask: &mut [bool]) {
        self.legal_actions(actions);
        write_mask::<Self>(actions, mask);
    }
}

/// Sets the mask of some actions, all of whose codes lie in it.
pub fn write_mask<G: LabGame>(actions: &[G::Action], mask: &mut [bool]) {
    mask.fill(false);
    for code in actions.iter().filter_map(|&action| G::code(action)) {
        if let Some(flag) = mask.get_mut(usize::from(code)) {
            *flag = true;
        }
    }
}
