//! `orbite-chance/2`: chance that nobody at the table, nor the server, can
//! steer unseen. `docs/fairness.md` describes the method exactly.

use engine::{Entropy, Game, Hex32, Seat, TableId, Turn, Weighted};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// The method's name and version.
pub const METHOD: &str = "orbite-chance/2";

/// Sets the commitments of seats apart from every other hash.
const SEAT_COMMITMENT: &str = "orbite-entropy/1";

/// What a server publishes before the seats add to chance: the SHA-256 of its
/// secret.
pub fn commitment(secret: &Hex32) -> Hex32 {
    Hex32(Sha256::digest(secret.0).into())
}

/// What a seat publishes before the start: a hash of the entropy that it opens
/// after it, good for this seat of this table alone. It hides an entropy that
/// nobody can guess.
pub fn seat_commitment(table: &TableId, seat: Seat, entropy: &Entropy) -> Hex32 {
    let mut hash = Sha256::new();
    hash.update(SEAT_COMMITMENT);
    hash.update([0]);
    add_text(&mut hash, table.as_str());
    hash.update([seat.index() as u8]); // OK because a table has few seats.
    add_text(&mut hash, entropy.as_str());
    Hex32(hash.finalize().into())
}

/// A commitment as two people read it to each other: its first 80 bits in
/// groups of four letters and digits, without I, L, O and U.
pub fn fingerprint(commitment: &Hex32) -> String {
    const SYMBOLS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    let mut text = String::with_capacity(19);
    let halves = commitment.0[..10].as_chunks::<5>().0;
    for &[a, b, c, d, e] in halves {
        let bits = u64::from_be_bytes([0, 0, 0, a, b, c, d, e]);
        for place in (0..8).rev() {
            if place % 4 == 3 && !text.is_empty() {
                text.push(' ');
            }
            let symbol = bits >> (5 * place) & 31;
            text.push(char::from(SYMBOLS[symbol as usize])); // OK because it is below 32.
        }
    }
    text
}

/// What a seat added to chance.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Contribution {
    /// It committed to nothing: a bot, or a person whose device did not within
    /// the time for it.
    #[default]
    None,
    /// It committed, and did not open its entropy in time.
    Withheld {
        /// What it committed to.
        commitment: Hex32,
    },
    /// It committed and opened.
    Opened {
        /// What it committed to.
        commitment: Hex32,
        /// What it added to chance.
        entropy: Entropy,
    },
}

impl Contribution {
    /// What the seat committed to before the start, if anything.
    pub fn commitment(&self) -> Option<Hex32> {
        match self {
            Self::None => None,
            Self::Withheld { commitment } | Self::Opened { commitment, .. } => Some(*commitment),
        }
    }

    /// What the seat opened, if it did.
    pub fn entropy(&self) -> Option<&Entropy> {
        match self {
            Self::None | Self::Withheld { .. } => None,
            Self::Opened { entropy, .. } => Some(entropy),
        }
    }
}

/// Adds a text after its length, so that no two lists hash alike.
fn add_text(hash: &mut Sha256, text: &str) {
    // OK because ids and contributions have at most 64 bytes.
    hash.update([text.len() as u8]);
    hash.update(text);
}

/// The numbers that decide a match's chance outcomes, all fixed once the
/// secret and the contributions are.
#[derive(Clone, PartialEq, Eq)]
pub struct Stream {
    seed: [u8; 32],
}

impl Stream {
    /// The stream of a match.
    pub fn new(secret: &Hex32, table: &TableId, contributions: &[Contribution]) -> Self {
        let mut hash = Sha256::new();
        hash.update(METHOD);
        hash.update([0]);
        hash.update(secret.0);
        add_text(&mut hash, table.as_str());
        for contribution in contributions {
            match contribution {
                Contribution::None => hash.update([0]),
                Contribution::Withheld { commitment } => {
                    hash.update([1]);
                    hash.update(commitment.0);
                }
                Contribution::Opened { entropy, .. } => {
                    hash.update([2]);
                    add_text(&mut hash, entropy.as_str());
                }
            }
        }
        Self {
            seed: hash.finalize().into(),
        }
    }

    /// The number in `0..bound` for a draw, each equally likely.
    pub fn number(&self, draw: u64, bound: u32) -> u32 {
        let bound = u64::from(bound.max(1));
        // Numbers from here on would favour the small remainders.
        let fair = u64::MAX - u64::MAX % bound;
        let mut attempt = 0u32;
        loop {
            let number = self.word(draw, attempt);
            if number < fair {
                return (number % bound) as u32; // OK because it is below a u32.
            }
            attempt += 1;
        }
    }

    fn word(&self, draw: u64, attempt: u32) -> u64 {
        let mut hash = Sha256::new();
        hash.update(self.seed);
        hash.update(draw.to_be_bytes());
        hash.update(attempt.to_be_bytes());
        let digest: [u8; 32] = hash.finalize().into();
        let [a, b, id, d, e, f, g, h, ..] = digest;
        u64::from_be_bytes([a, b, id, d, e, f, g, h])
    }

    /// The chance outcome that is due; nothing if none is.
    pub fn outcome<G: Game>(&self, draw: u64, game: &G) -> Option<G::Chance> {
        if game.turn() != Turn::Chance {
            return None;
        }
        let mut outcomes = Vec::new();
        game.chance_outcomes(&mut outcomes);
        // By notation: an order that anybody can work out without this program.
        let (mut notations, mut order) = (String::new(), Vec::with_capacity(outcomes.len()));
        for Weighted { chance, weight } in outcomes {
            let start = notations.len();
            // Writing to a text has no way to fail.
            let _ = write!(notations, "{chance}");
            order.push((start..notations.len(), chance, weight));
        }
        order.sort_by_key(|(notation, ..)| notations.get(notation.clone()));
        let total = order.iter().map(|(_, _, weight)| weight).sum();
        let mut rest = self.number(draw, total);
        for (_, chance, weight) in order {
            if rest < weight {
                return Some(chance);
            }
            rest -= weight;
        }
        None
    }
}

impl std::fmt::Debug for Stream {
    /// The seed is as good as the secret, so it never gets into a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Stream")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opened(text: &str) -> Contribution {
        Contribution::Opened {
            commitment: Hex32([9; 32]),
            entropy: text.parse().unwrap(),
        }
    }

    fn stream() -> Stream {
        let contributions = [
            opened("ada"),
            Contribution::None,
            Contribution::Withheld {
                commitment: Hex32([5; 32]),
            },
        ];
        Stream::new(&Hex32([7; 32]), &"table".parse().unwrap(), &contributions)
    }

    /// Worked out with another program, in another language.
    #[test]
    fn the_method_never_changes() {
        let committed = commitment(&Hex32([7; 32]));
        assert_eq!(
            committed.to_string(),
            "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0"
        );
        assert_eq!(fingerprint(&committed), "9ER6 Z3JE 79VH BMG1");
        let table = "table".parse().unwrap();
        let seat = seat_commitment(&table, Seat::new(1), &"ada".parse().unwrap());
        assert_eq!(
            seat.to_string(),
            "9d5a8e075d3923ad8201ef75697305af444e4e91a78af3e22aa3845bdac8c183"
        );
        let drawn: Vec<u32> = (0..8).map(|draw| stream().number(draw, 100)).collect();
        assert_eq!(drawn, [41, 37, 26, 37, 37, 63, 49, 53]);
    }

    #[test]
    fn the_commitment_of_a_seat_is_good_for_it_alone() {
        let of = |table: &str, seat: u8, text: &str| {
            let entropy = text.parse().unwrap();
            seat_commitment(&table.parse().unwrap(), Seat::new(seat), &entropy)
        };
        let first = of("table", 0, "ada");
        for other in [
            of("table", 1, "ada"),
            of("tabl", 0, "ada"),
            of("table", 0, "adb"),
        ] {
            assert_ne!(first, other);
        }
        assert_ne!(first, commitment(&Hex32([7; 32])));
    }

    #[test]
    fn every_number_comes_equally_often() {
        let mut counts = [0u32; 7];
        for draw in 0..70_000 {
            counts[stream().number(draw, 7) as usize] += 1;
        }
        let chi: f64 = counts
            .iter()
            .map(|&count| (f64::from(count) - 1e4).powi(2) / 1e4)
            .sum();
        // 6 degrees of freedom: beyond 22.5 with probability 0.001.
        assert!(chi < 22.5, "{counts:?}");
    }

    #[test]
    fn every_contribution_matters_and_so_does_its_seat() {
        let seed = |table: &str, contributions: &[Contribution]| {
            Stream::new(&Hex32([7; 32]), &table.parse().unwrap(), contributions).seed
        };
        let [none, withheld] = [
            Contribution::None,
            Contribution::Withheld {
                commitment: Hex32([9; 32]),
            },
        ];
        let seeds = [
            seed("t", &[opened("a"), opened("b")]),
            seed("t", &[opened("b"), opened("a")]),
            seed("t", &[opened("ab"), opened("")]),
            seed("t", &[opened(""), opened("ab")]),
            seed("t", &[opened("ab"), none.clone()]),
            seed("t", &[none.clone(), opened("ab")]),
            seed("t", &[opened("ab"), withheld]),
            seed("t", &[opened("a"), opened("b"), none]),
            seed("u", &[opened("a"), opened("b")]),
        ];
        for (place, seed) in seeds.iter().enumerate() {
            assert!(!seeds[..place].contains(seed), "{place}");
        }
    }
}
