//! What a finished game is worth to a program that learns.

use engine::{Outcome, PerSeat};

/// What each seat gets: a first place of one's own is 1, a shared one less, and
/// the others pay alike, so that the sum is 0. At a table of two that is 1, 0 for
/// a draw, and −1.
pub fn returns(outcome: &Outcome) -> PerSeat<f64> {
    let seats = outcome.places.seats();
    let count = f64::from(seats.count());
    let winners = outcome.winners();
    // At least one seat is on the first place.
    let share = 1.0 / f64::from(winners.len().max(1));
    PerSeat::from_fn(seats, |seat| {
        let own = if winners.contains(seat) { share } else { 0.0 };
        (count * own - 1.0) / (count - 1.0).max(1.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Clause, Ending};

    fn of(places: &[u8]) -> Vec<f64> {
        let outcome = Outcome {
            places: PerSeat::from_slice(places).unwrap(),
            scores: None,
            ending: Ending::new("over", Clause::new("LR", 5, 2)),
        };
        returns(&outcome).as_slice().to_vec()
    }

    #[test]
    fn what_winners_get_the_others_pay() {
        assert_eq!(of(&[1, 2]), [1.0, -1.0]);
        assert_eq!(of(&[1, 1]), [0.0, 0.0]);
        assert_eq!(of(&[2, 1, 2]), [-0.5, 1.0, -0.5]);
        let shared = of(&[1, 3, 1, 3]);
        assert!((shared[0] - 1.0 / 3.0).abs() < 1e-6 && (shared[1] + 1.0 / 3.0).abs() < 1e-6);
    }
}
