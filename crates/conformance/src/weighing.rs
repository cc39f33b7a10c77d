//! Drawing by shares, and making an ordinary sample of one that was drawn by
//! other shares than it should have been.

use dice::Dice;
use engine::Randomness;

/// A state and the logarithm of its importance.
pub(crate) struct Dealt<T> {
    pub(crate) state: T,
    pub(crate) importance: f64,
}

/// Keeps each state with a probability in proportion to its importance, so
/// that what is left is an ordinary sample.
///
/// The greatest importance is taken from the sample itself. There are only a
/// few different ones, as they come from small whole numbers, so a sample
/// large enough for a test has met the greatest.
pub(crate) fn thin<T>(dealt: Vec<Dealt<T>>, dice: &mut Dice) -> Vec<T> {
    let most = dealt
        .iter()
        .map(|dealt| dealt.importance)
        .fold(f64::NEG_INFINITY, f64::max);
    dealt
        .into_iter()
        .filter(|dealt| unit(dice) < (dealt.importance - most).exp())
        .map(|dealt| dealt.state)
        .collect()
}

/// A place, each as often as its share says.
pub(crate) fn draw(shares: &[f64], dice: &mut Dice) -> usize {
    let mut rest = unit(dice);
    for (place, share) in shares.iter().enumerate() {
        if rest < *share {
            return place;
        }
        rest -= share;
    }
    // Rounding left a crumb.
    shares.len() - 1
}

/// A number from 0 up to 1.
fn unit(dice: &mut Dice) -> f64 {
    f64::from(dice.below(1 << 31)) / f64::from(1u32 << 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chi_square::fits;

    #[test]
    fn a_skewed_draw_is_set_right_again() {
        let mut dice = Dice::new(1);
        let (wanted, shares) = ([1, 2, 3, 4], [0.4, 0.3, 0.2, 0.1]);
        let drawn: Vec<Dealt<usize>> = (0..40_000)
            .map(|_| {
                let state = draw(&shares, &mut dice);
                let importance = f64::ln(f64::from(wanted[state]) / shares[state]);
                Dealt { state, importance }
            })
            .collect();
        let mut counts = [0; 4];
        for state in thin(drawn, &mut dice) {
            counts[state] += 1;
        }
        assert!(fits(&counts, &wanted).unwrap().luck > 0.01, "{counts:?}");
    }
}
