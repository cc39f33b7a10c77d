//! What a tournament tells.

use crate::{Entrant, Played};
use serde::Serialize;

/// How one entrant did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Who.
    pub entrant: String,
    /// How many members of the line-up it was.
    pub members: usize,
    /// Its share of wins for each member.
    pub share: f64,
    /// The 95% interval of that share, over deals.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// What everybody would get if all were equally strong.
    pub fair: f64,
    /// The rating difference to the rest of the table that such a share means.
    pub elo: f64,
}

/// Sums up the deals of a line-up, one line for each different entrant.
pub fn standings(line_up: &[Entrant], deals: &[Played]) -> Vec<Standing> {
    let mut entrants = line_up.to_vec();
    entrants.sort_unstable();
    entrants.dedup();
    entrants.reverse();
    let fair = 1.0 / line_up.len() as f64;
    entrants
        .into_iter()
        .map(|entrant| {
            let members: Vec<usize> = (0..line_up.len())
                .filter(|&member| line_up[member] == entrant)
                .collect();
            let of_deal = |played: &Played| {
                members
                    .iter()
                    .map(|&member| played.shares[member])
                    .sum::<f64>()
                    / members.len() as f64
            };
            let n = deals.len().max(1) as f64;
            let share = deals.iter().map(of_deal).sum::<f64>() / n;
            let spread = deals
                .iter()
                .map(|played| (of_deal(played) - share).powi(2))
                .sum::<f64>()
                / (n - 1.0).max(1.0);
            // Even if every deal went alike the next one may not.
            let error = (spread / n).sqrt().max(0.25 / n);
            let rest = line_up.len() - members.len();
            Standing {
                entrant: entrant.to_string(),
                members: members.len(),
                share,
                low: (share - 1.96 * error).max(0.0),
                high: (share + 1.96 * error).min(1.0),
                fair,
                elo: if rest == 0 { 0.0 } else { elo(share, fair) },
            }
        })
        .collect()
}

/// The rating difference that turns a fair share into this one.
fn elo(share: f64, fair: f64) -> f64 {
    let share = share.clamp(1e-4, 1.0 - 1e-4);
    400.0 * ((share / (1.0 - share)) / (fair / (1.0 - fair))).log10()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Level;

    #[test]
    fn three_wins_of_four_are_191_points() {
        assert!((elo(0.75, 0.5) - 190.85).abs() < 0.01);
        assert!(elo(0.25, 0.25).abs() < 1e-9);
    }

    #[test]
    fn copies_of_an_entrant_are_counted_together() {
        let line_up = [Entrant::Bot(Level::Pilot), Entrant::Random, Entrant::Random];
        let deals = [Played {
            deal: 0,
            shares: vec![0.5, 0.5, 0.0],
            decisions: 9,
        }];
        let table = standings(&line_up, &deals);
        assert_eq!((table[0].entrant.as_str(), table[0].share), ("pilot", 0.5));
        assert_eq!((table[1].members, table[1].share), (2, 0.25));
    }
}
