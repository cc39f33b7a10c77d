//! What must hold in every state.

use crate::cards::{ALL, CARDS, COLUMNS, Column, HAND};
use crate::state::{Finish, Landing, Phase};
use engine::{Audit, Set64};

impl Audit for Landing {
    /// What must hold in every state.
    fn audit(&self) -> Result<(), String> {
        let mut counted = self.unseen.len() + self.discarded.len();
        let mut cards = self.unseen.union(self.discarded);
        for hand in self.hands {
            counted += hand.len();
            cards = cards.union(hand);
        }
        for card in self.open_cards() {
            counted += 1;
            cards.insert(card.number());
        }
        if counted != CARDS as u32 || cards != ALL {
            return Err(format!(
                "{counted} cards, {cards:?} different, are not the 42"
            ));
        }
        if self.unseen.len() != u32::from(self.pile) + COLUMNS as u32 {
            return Err("the unseen cards are not the pile and the planet row".to_owned());
        }
        for (column, stack) in Column::all().zip(self.stacks) {
            if stack.iter().count() != usize::from(stack.height()) {
                return Err(format!(
                    "column {} has a gap or is too high",
                    column.number()
                ));
            }
        }
        let (aliens, saucers) = Self::secrets_dealt(self.phase, self.seats);
        let aliens_dealt = Set64::from_iter(self.aliens[..aliens].iter().map(|a| a.number()));
        let saucers_dealt = Set64::from_iter(self.saucers[..saucers].iter().map(|s| s.number()));
        if aliens_dealt.len() as usize != aliens || saucers_dealt.len() as usize != saucers {
            return Err("two seats have the same secret".to_owned());
        }
        let held: u32 = self.hands.iter().map(|hand| hand.len()).sum();
        match self.phase {
            Phase::Place if self.hand().is_empty() => Err("nothing to place".to_owned()),
            Phase::Place if self.open_columns().is_empty() => Err("no open column".to_owned()),
            Phase::Draw if self.pile == 0 => Err("nothing to draw".to_owned()),
            Phase::Over(_) if held > 0 => Err("a hand is left at the end".to_owned()),
            Phase::Over(Finish::ColumnsFull) if !self.open_columns().is_empty() => {
                Err("a column is open at the end".to_owned())
            }
            // The only end at which cards can be left in the hands.
            Phase::Over(Finish::ColumnsFull) => Ok(()),
            Phase::Over(Finish::CardsExhausted) if self.pile > 0 => {
                Err("the pile is not empty at the end".to_owned())
            }
            _ if !self.discarded.is_empty() => Err("discarded before the end".to_owned()),
            _ if self.hands.iter().any(|hand| hand.len() > u32::from(HAND)) => {
                Err("a hand has more than four cards".to_owned())
            }
            _ => Ok(()),
        }
    }
}
