//! How a game ended for each seat.

use crate::{Ending, PerSeat, SeatSet, Seats};
use serde::{Deserialize, Serialize};

/// The result of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// The place of each seat: 1 is best, equal means shared, and after a
    /// shared place the next number is skipped.
    pub places: PerSeat<u8>,
    /// Points, in games that have them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<PerSeat<i32>>,
    /// Why the game ended.
    pub ending: Ending,
}

impl Outcome {
    /// The seats on the first place.
    pub fn winners(&self) -> SeatSet {
        self.places
            .iter()
            .filter(|&(_, place)| place == 1)
            .map(|(seat, _)| seat)
            .collect()
    }
}

/// Places from one key per seat, the greatest key first: equal keys share a
/// place, and as many places are then skipped.
pub fn rank<K: Ord + Copy + Default>(keys: &PerSeat<K>) -> PerSeat<u8> {
    let seats: Seats = keys.seats();
    PerSeat::from_fn(seats, |seat| {
        let better = keys.iter().filter(|&(_, key)| key > keys[seat]).count();
        1 + better as u8 // OK because there are at most MAX_SEATS seats.
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_places_skip_the_next_number() {
        let keys = PerSeat::from_slice(&[5, 9, 5, 1]).unwrap();
        assert_eq!(rank(&keys).as_slice(), [2, 1, 2, 4]);
    }
}
