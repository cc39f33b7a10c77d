//! `orbite-chance/1`: chance that nobody at the table, nor the server, can
//! steer unseen. `docs/fairness.md` describes the method exactly.

use engine::{Entropy, Game, Hex32, TableId, Turn, Weighted};
use sha2::{Digest, Sha256};

/// The method's name and version.
pub const METHOD: &str = "orbite-chance/1";

/// What a server publishes before the seats add to chance: the SHA-256 of its
/// secret.
pub fn commitment(secret: &Hex32) -> Hex32 {
    Hex32(Sha256::digest(secret.0).into())
}

/// The numbers that decide a match's chance outcomes, all fixed once the
/// secret and the contributions are.
#[derive(Clone, PartialEq, Eq)]
pub struct Stream {
    seed: [u8; 32],
}

impl Stream {
    /// The stream of a match.
    pub fn new(secret: &Hex32, table: &TableId, entropies: &[Entropy]) -> Self {
        let mut hash = Sha256::new();
        hash.update(METHOD);
        hash.update([0]);
        hash.update(secret.0);
        let texts = std::iter::once(table.as_str()).chain(entropies.iter().map(Entropy::as_str));
        for text in texts {
            // Each text after its length, so that no two lists hash alike. OK
            // because ids and contributions have at most 64 bytes.
            hash.update([text.len() as u8]);
            hash.update(text);
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
        outcomes.sort_by_cached_key(|outcome| outcome.chance.to_string());
        let total = outcomes.iter().map(|outcome| outcome.weight).sum();
        let mut rest = self.number(draw, total);
        for Weighted { chance, weight } in outcomes {
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

    fn stream() -> Stream {
        let entropies = ["ada", ""].map(|text| text.parse().unwrap());
        Stream::new(&Hex32([7; 32]), &"table".parse().unwrap(), &entropies)
    }

    /// Worked out with another program, in another language.
    #[test]
    fn the_method_never_changes() {
        assert_eq!(
            commitment(&Hex32([7; 32])).to_string(),
            "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0"
        );
        let drawn: Vec<u32> = (0..8).map(|draw| stream().number(draw, 100)).collect();
        assert_eq!(drawn, [1, 57, 27, 72, 89, 13, 85, 80]);
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
        let seed = |table: &str, entropies: &[&str]| {
            let entropies: Vec<Entropy> =
                entropies.iter().map(|text| text.parse().unwrap()).collect();
            Stream::new(&Hex32([7; 32]), &table.parse().unwrap(), &entropies).seed
        };
        let seeds = [
            seed("t", &["a", "b"]),
            seed("t", &["b", "a"]),
            seed("t", &["ab", ""]),
            seed("t", &["", "ab"]),
            seed("t", &["a", "b", ""]),
            seed("u", &["a", "b"]),
        ];
        for (place, seed) in seeds.iter().enumerate() {
            assert!(!seeds[..place].contains(seed), "{place}");
        }
    }
}
