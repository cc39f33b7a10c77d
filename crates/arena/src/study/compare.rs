//! Two sets of options on the same deals.

use super::summary::{was_out_early, won};
use super::{StudyDeal, StudyGame};
use crate::interval::mean;
use serde::Serialize;

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
    pub figure: String,
    /// Its mean under the first set.
    pub first: f64,
    /// Its mean under the second set.
    pub second: f64,
    /// The mean over deals of the second less the first.
    pub difference: f64,
    /// Half the width of the 95% interval of that mean.
    pub error: f64,
}

/// Compares figures of both sets, deal by deal: luck of the deal falls out.
pub(super) fn compare(deals: &[StudyDeal], seats: usize) -> Comparison {
    type Figure<'a> = &'a dyn Fn(&StudyGame) -> Option<f64>;
    let of = |figure: String, value: Figure<'_>| {
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
        of("decisions".to_owned(), &|game| {
            Some(f64::from(game.course.decisions))
        }),
        of("forced decisions, share".to_owned(), &|game| {
            Some(f64::from(game.course.forced) / f64::from(game.course.decisions.max(1)))
        }),
        of("lead changes".to_owned(), &|game| {
            game.course.lead_changes.map(f64::from)
        }),
        of("seats out early, share".to_owned(), &|game| {
            let out = (0..seats).filter(|&seat| was_out_early(game, seat)).count();
            Some(out as f64 / seats as f64)
        }),
    ];
    for seat in 0..seats {
        differences.push(of(format!("wins of seat {seat}, share"), &|game| {
            Some(won(game, seat))
        }));
    }
    Comparison {
        differences: differences.into_iter().flatten().collect(),
    }
}
