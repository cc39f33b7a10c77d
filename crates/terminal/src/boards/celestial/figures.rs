//! Numbers on the cards, for people.

use celestial::{Characteristic, Deck};

/// How many steps a bar has.
pub(super) const STEPS: usize = 6;

/// How many of [`STEPS`] parts of the deck the value beats in an ordinary
/// round: the deck is known to all, so that this gives nothing away.
pub(super) fn share_beaten(deck: &Deck, characteristic: Characteristic, value: i64) -> usize {
    let beats = |other: i64| match characteristic {
        Characteristic::Discovery => value < other,
        _ => value > other,
    };
    let beaten = deck
        .objects()
        .iter()
        .filter(|object| beats(object.figures.value(characteristic)))
        .count();
    let others = deck.objects().len().saturating_sub(1).max(1);
    (beaten * STEPS + others / 2) / others
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::Language;
    use text::celestial::amount;

    /// What the card has room for between its label and its bar.
    #[test]
    fn every_value_fits_on_the_card() {
        for object in Deck::expert().objects() {
            for (characteristic, language) in Characteristic::ALL
                .into_iter()
                .flat_map(|it| Language::ALL.map(|language| (it, language)))
            {
                let value = object.figures.value(characteristic);
                let text = amount(characteristic, value, language).brief();
                assert!(text.chars().count() <= 22, "{text}");
            }
        }
    }

    #[test]
    fn the_best_card_beats_all_others_and_the_worst_none() {
        for characteristic in Characteristic::ALL {
            let shares: Vec<usize> = Deck::expert()
                .objects()
                .iter()
                .map(|object| {
                    let value = object.figures.value(characteristic);
                    share_beaten(Deck::expert(), characteristic, value)
                })
                .collect();
            assert_eq!(shares.iter().max(), Some(&STEPS));
            assert_eq!(shares.iter().min(), Some(&0));
        }
    }
}
