//! Two sets of options on the same deals.

use super::summary::{was_out_early, won};
use super::{StudyDeal, StudyGame};
use crate::interval::mean;
use serde::{Serialize, Serializer};
use std::fmt;

/// The second set beside the first.
#[derive(Clone, Debug, Serialize)]
pub struct Comparison {
    /// What differs, one figure after the other.
    pub differences: Vec<Difference>,
}

/// One figure under both sets.
#[derive(Clone, Debug, Serialize)]
pub struct Difference {
    /// What is compared.
    pub figure: Figure,
    /// Its mean under the first set.
    pub first: f64,
    /// Its mean under the second set.
    pub second: f64,
    /// The mean over deals of the second less the first.
    pub difference: f64,
    /// Half the width of the 95% interval of that mean.
    pub error: f64,
}

/// What is compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// The decisions of a game.
    Decisions,
    /// The share of them that were forced.
    Forced,
    /// How often the lead changed.
    LeadChanges,
    /// The share of seats that were out early.
    OutEarly,
    /// The share of wins of a seat.
    Wins(usize),
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Decisions => f.write_str("decisions"),
            Self::Forced => f.write_str("forced decisions, share"),
            Self::LeadChanges => f.write_str("lead changes"),
            Self::OutEarly => f.write_str("seats out early, share"),
            Self::Wins(seat) => write!(f, "wins of seat {seat}, share"),
        }
    }
}

impl Serialize for Figure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Compares figures of both sets, deal by deal: luck of the deal falls out.
pub(super) fn compare(deals: &[StudyDeal], seats: usize) -> Comparison {
    type Value<'a> = &'a dyn Fn(&StudyGame) -> Option<f64>;
    let of = |figure: Figure, value: Value<'_>| {
        let pairs: Vec<(f64, f64)> = deals
            .iter()
            .filter_map(|deal| {
                let set = |number: usize| {
                    let games = deal.games.iter().filter(|game| game.set == number);
                    let values: Vec<f64> = games.filter_map(value).collect();
                    (!values.is_empty()).then(|| mean(&values).0)
                };
                set(0).zip(set(1))
            })
            .collect();
        let column =
            |pick: &dyn Fn(&(f64, f64)) -> f64| -> Vec<f64> { pairs.iter().map(pick).collect() };
        let (difference, error) = mean(&column(&|(first, second)| second - first));
        (!pairs.is_empty()).then(|| Difference {
            figure,
            first: mean(&column(&|pair| pair.0)).0,
            second: mean(&column(&|pair| pair.1)).0,
            difference,
            error,
        })
    };
    let mut differences = vec![
        of(Figure::Decisions, &|game| {
            Some(f64::from(game.course.decisions))
        }),
        of(Figure::Forced, &|game| {
            Some(f64::from(game.course.forced) / f64::from(game.course.decisions.max(1)))
        }),
        of(Figure::LeadChanges, &|game| {
            game.course.lead_changes.map(f64::from)
        }),
        of(Figure::OutEarly, &|game| {
            let out = (0..seats).filter(|&seat| was_out_early(game, seat)).count();
            Some(out as f64 / seats as f64)
        }),
    ];
    for seat in 0..seats {
        differences.push(of(Figure::Wins(seat), &|game| Some(won(game, seat))));
    }
    Comparison {
        differences: differences.into_iter().flatten().collect(),
    }
}
