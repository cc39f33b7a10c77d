//! Which actions the rules allow.

use crate::cards::FIRST_STAR;
use crate::state::Phase;
use crate::{Action, Card, CardEnd, Column, Landing, Refusal};
use engine::{Legal, Randomness, Scratch, Set64};

/// In how many ways a card can be placed on a column.
fn orientations(card: Card) -> usize {
    if card.ends().is_some() { 2 } else { 1 }
}

/// The number that `rank` smaller ones precede, in a set of at most four: a
/// hand, the open columns. Three steps without a branch beat
/// [`Set64::nth`], which is made for sets of any size.
#[inline]
fn one_of_four(set: Set64, rank: u32) -> u8 {
    debug_assert!(rank < set.len() && set.len() <= 4);
    let mut word = set.0;
    for step in 0..3 {
        let rest = word & word.wrapping_sub(1);
        word = if step < rank { rest } else { word };
    }
    word.trailing_zeros() as u8 // OK because it is at most 64.
}

/// How many stars a hand has. They are the highest cards: what is left of the
/// word after a shift is a small number, and quick to count.
#[inline]
fn stars(hand: Set64) -> u32 {
    // OK because six cards are left.
    ((hand.0 >> FIRST_STAR) as u8).count_ones()
}
impl Legal for Landing {
    fn action_kind(action: Action) -> &'static str {
        action.kind()
    }

    fn legal_actions(&self, actions: &mut Vec<Action>) {
        actions.clear();
        if self.phase != Phase::Place {
            return;
        }
        let open = self.open_columns();
        for card in self.hand().iter().map(Card::of) {
            for column in Column::all().filter(|column| open.contains(column.number())) {
                // LZ-3.2: either way up, and a star has no orientation.
                for &bottom in &CardEnd::BOTH[..orientations(card)] {
                    actions.push(Action {
                        card,
                        column,
                        bottom,
                    });
                }
            }
        }
    }

    fn check_rules(&self, action: Action) -> Result<(), Refusal> {
        let Action {
            card,
            column,
            bottom,
        } = action;
        if !self.hand().contains(card.number()) {
            return Err(Refusal::NotInHand { card });
        }
        if !self.stacks[column.index()].is_open() {
            return Err(Refusal::ColumnFull { column });
        }
        if card.ends().is_none() && bottom != CardEnd::Zero {
            return Err(Refusal::StarTurned { card });
        }
        Ok(())
    }

    /// A legal action, each equally likely, without listing them: cards with
    /// two orientations count twice, and every column is open to every card.
    #[inline]
    fn sample_action(&self, rng: &mut impl Randomness, _scratch: &mut Scratch<Self>) -> Action {
        let hand = self.hand();
        let open = self.open_columns();
        let (cards, columns) = (hand.len(), open.len());
        let paired = cards - stars(hand);
        let number = rng.below((cards + paired) * columns);
        let (way, place) = (number / columns, number % columns);
        // Stars have the highest numbers, so that they follow in the hand.
        let (rank, bottom) = if way < 2 * paired {
            (way / 2, CardEnd::BOTH[(way % 2) as usize])
        } else {
            (way - paired, CardEnd::Zero)
        };
        Action {
            card: Card::of(one_of_four(hand, rank)),
            column: Column::of(one_of_four(open, place)),
            bottom,
        }
    }
}
