//! Where a value lies among all others: a logarithmic scale from 0 to 1.

use crate::scene::Scene;
use celestial::{Characteristic, Deck};
use engine::sort_few;

/// Beyond the newest discovery of any deck, so that every age is positive.
const NEXT_CENTURY: f64 = 2_100.0;
/// Zero degrees Celsius in kelvins.
const FREEZING: f64 = 273.15;

/// A value on its logarithmic measure: kilometres, years ago, kelvins,
/// light-seconds. More is better in an ordinary round.
fn measure(characteristic: Characteristic, value: i64) -> f64 {
    let value = value as f64;
    let size = match characteristic {
        Characteristic::Diameter | Characteristic::Distance => 1.0 + value,
        Characteristic::Discovery => NEXT_CENTURY - value,
        Characteristic::Temperature => FREEZING + value,
    };
    size.max(1.0).ln()
}

/// The place of a value between the worst of the deck (0) and its best (1) in
/// an ordinary round.
fn height(deck: &Deck, characteristic: Characteristic, value: i64) -> f64 {
    let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
    for object in deck.objects() {
        let measure = measure(characteristic, object.figures.value(characteristic));
        low = low.min(measure);
        high = high.max(measure);
    }
    let span = (high - low).max(f64::EPSILON);
    ((measure(characteristic, value) - low) / span).clamp(0.0, 1.0)
}

impl Scene {
    /// How good a value is in this round, from 0 to 1: an eclipse turns the
    /// scale round.
    pub fn merit(&self, characteristic: Characteristic, value: i64) -> f64 {
        let height = height(&self.deck, characteristic, value);
        if self.effects.reversed {
            1.0 - height
        } else {
            height
        }
    }

    /// How good each value of the deck is in this round: the marks of a scale.
    pub fn merits(&self, characteristic: Characteristic) -> Vec<f64> {
        let objects = self.deck.objects().iter();
        let mut marks: Vec<f64> = objects
            .map(|object| self.merit(characteristic, object.figures.value(characteristic)))
            .collect();
        sort_few(&mut marks, |a, b| a < b);
        marks.dedup();
        marks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_better_value_lies_higher() {
        let deck = Deck::expert();
        for characteristic in Characteristic::ALL {
            let mut values: Vec<i64> = deck
                .objects()
                .iter()
                .map(|object| object.figures.value(characteristic))
                .collect();
            values.sort_unstable();
            values.dedup();
            if characteristic == Characteristic::Discovery {
                values.reverse();
            }
            let places: Vec<f64> = values
                .iter()
                .map(|&value| height(deck, characteristic, value))
                .collect();
            assert_eq!(places.first(), Some(&0.0));
            assert_eq!(places.last(), Some(&1.0));
            assert!(places.is_sorted_by(|a, b| a < b), "{places:?}");
        }
    }
}
