//! Several trees side by side, their roots added up.

use crate::{Budget, Choice, Config, Guide, Mcts, Report, Stop};
use dice::Dice;
use engine::{Game, PerSeat, Seat};
use std::collections::BTreeMap;

/// Grows `trees` independent trees on as many threads and adds their roots
/// up. The answer depends on the seed, the budget and the number of trees, not
/// on the number of cores. Each tree gets its share of the iterations.
pub fn search_in_parallel<G: Game, W: Guide<G> + Clone + Send>(
    config: Config,
    guide: &W,
    seat: Seat,
    budget: &Budget,
    stop: &Stop,
    seed: u64,
    trees: u32,
) -> Report<G::Action> {
    let trees = trees.max(1);
    let share = Budget {
        iterations: budget.iterations.div_ceil(u64::from(trees)),
        nodes: budget.nodes / trees as usize,
    };
    let reports: Vec<Report<G::Action>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..trees)
            .map(|number| {
                let (mut guide, share, mut stop) = (guide.clone(), share.clone(), stop.clone());
                scope.spawn(move || {
                    let mut dice = Dice::branch(seed, u64::from(number));
                    let mut tree = Mcts::<G>::new(config, share.nodes);
                    tree.search(&mut guide, seat, &share, &mut stop, &mut dice)
                })
            })
            .collect();
        workers
            .into_iter()
            .map(|worker| worker.join().expect("a search does not panic"))
            .collect()
    });
    merge(&reports)
}

fn merge<A: Copy + Ord>(reports: &[Report<A>]) -> Report<A> {
    let mut sums: BTreeMap<A, (u64, f64)> = BTreeMap::new();
    for choice in reports.iter().flat_map(|report| &report.choices) {
        let sum = sums.entry(choice.action).or_default();
        sum.0 += choice.visits;
        sum.1 += choice.visits as f64 * f64::from(choice.worth);
    }
    let all: u64 = sums.values().map(|sum| sum.0).sum();
    let mut choices: Vec<Choice<A>> = sums
        .into_iter()
        .map(|(action, (visits, total))| {
            let worth = if visits == 0 {
                0.0
            } else {
                (total / visits as f64) as f32
            };
            let spread = (worth * (1.0 - worth)).max(0.0) / visits.max(1) as f32;
            Choice {
                action,
                visits,
                share: visits as f32 / all.max(1) as f32,
                worth,
                error: spread.sqrt().max(0.5 / (1.0 + visits as f32)),
            }
        })
        .collect();
    choices.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.worth.total_cmp(&a.worth)));
    let iterations: u64 = reports.iter().map(|report| report.iterations).sum();
    let first = &reports[0];
    let worth = PerSeat::from_fn(first.worth.seats(), |seat| {
        let total: f64 = reports
            .iter()
            .map(|report| f64::from(report.worth[seat]) * report.iterations as f64)
            .sum();
        (total / iterations.max(1) as f64) as f32
    });
    let best = choices.first().map(|choice| choice.action);
    // The line of the tree that agrees with the sum, the longest such.
    let line = reports
        .iter()
        .filter(|report| report.best() == best)
        .max_by_key(|report| report.line.len())
        .map_or_else(Vec::new, |report| report.line.clone());
    Report {
        choices,
        worth,
        line,
        iterations,
        nodes: reports.iter().map(|report| report.nodes).sum(),
    }
}
