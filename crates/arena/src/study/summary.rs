//! What a study found.

use super::compare::{Comparison, compare};
use super::{Distribution, KindCounts, Study, StudyDeal, StudyGame, WIN};
use crate::interval::{mean, wilson};
use crate::{Played, Standing, standings};
use bots::BotGame;
use engine::{Clause, Ending, EndingName};
use serde::Serialize;
use statrs::distribution::{ChiSquared, ContinuousCDF};
use std::collections::BTreeMap;

/// A seat that decides nothing after this part of a game was out early.
const EARLY: f64 = 1.0 / 3.0;

/// What a study found.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// The game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// What was played.
    #[serde(flatten)]
    pub plan: Plan,
    /// For each set of options.
    pub sets: Vec<SetSummary>,
    /// The second set beside the first, on the same deals.
    pub comparison: Option<Comparison>,
}

/// What a study played.
#[derive(Clone, Debug, Serialize)]
pub struct Plan {
    /// The members of the line-up.
    pub bots: Vec<String>,
    /// What everything was drawn from.
    pub seed: u64,
    /// Random games before each decision that told who leads.
    pub playouts: u32,
    /// How many deals.
    pub deals: usize,
    /// In how many rotations each was played.
    pub rotations: usize,
}

/// What a study found for one set of options.
#[derive(Clone, Debug, Serialize)]
pub struct SetSummary {
    /// The options.
    pub options: serde_json::Value,
    /// How many games.
    pub games: usize,
    /// For each seat.
    pub seats: Vec<SeatSummary>,
    /// Whether all seats win equally often; only where all members are alike.
    pub fairness: Option<SeatFairness>,
    /// For each kind of member, where they differ.
    pub members: Vec<Standing>,
    /// How games differ from each other.
    #[serde(flatten)]
    pub spreads: Spreads,
    /// Why games ended.
    pub endings: Vec<EndingShare>,
    /// The share of decisions with one legal action only.
    pub forced: f64,
    /// What was done.
    pub kinds: Vec<KindSummary>,
}

/// How the games of a study differ from each other.
#[derive(Clone, Debug, Serialize)]
pub struct Spreads {
    /// Decisions in a game.
    pub decisions: Distribution,
    /// Points of a seat, in games that have them.
    pub scores: Option<Distribution>,
    /// The winner's points more than the next seat's, in games that have them.
    pub leads: Option<Distribution>,
    /// How often the lead passed to another seat in a game.
    pub lead_changes: Option<Distribution>,
}

impl Spreads {
    /// Those that there are, in the order of their fields, under these names.
    pub fn named<'a>(
        &'a self,
        names: [&'static str; 4],
    ) -> impl Iterator<Item = (&'static str, &'a Distribution)> {
        let all = [
            Some(&self.decisions),
            self.scores.as_ref(),
            self.leads.as_ref(),
            self.lead_changes.as_ref(),
        ];
        let named = names.into_iter().zip(all);
        named.filter_map(|(name, spread)| Some((name, spread?)))
    }
}

/// How a seat did.
#[derive(Clone, Debug, Serialize)]
pub struct SeatSummary {
    /// Its number, counted from 0.
    pub seat: usize,
    /// Its share of wins; a shared win counts in parts.
    pub share: f64,
    /// The 95% interval of that share.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Its mean place.
    pub place: f64,
    /// Its mean points, in games that have them.
    pub score: Option<f64>,
    /// In which share of games it decided nothing after their first third.
    pub out_early: f64,
}

/// A test of whether all seats win equally often.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct SeatFairness {
    /// Pearson's chi-square.
    pub chi_square: f64,
    /// Its degrees of freedom.
    pub degrees: usize,
    /// How likely equal seats would differ at least this much by chance.
    pub p: f64,
}

/// How often games ended in one way.
#[derive(Clone, Debug, Serialize)]
pub struct EndingShare {
    /// The ending.
    pub ending: EndingName,
    /// The rule.
    pub clause: Clause,
    /// How many games.
    pub games: usize,
    /// Their share.
    pub share: f64,
}

/// How often a kind of action was taken, and what it was worth.
#[derive(Clone, Debug, Serialize)]
pub struct KindSummary {
    /// The kind.
    pub kind: String,
    /// Its share of all actions.
    pub share: f64,
    /// How often it was chosen where another kind could have been.
    pub chosen: Option<f64>,
    /// What its best action was worth more than the best of other kinds, in
    /// parts of a win, as the searches of the bots estimated it; with half the
    /// width of the 95% interval over games.
    pub gain: Option<(f64, f64)>,
    /// The share of wins of seats that took it at least once in a game.
    pub wins_with: Option<f64>,
    /// The same of seats that never did.
    pub wins_without: Option<f64>,
}

impl Summary {
    /// Sums up the deals of a study, which are in the order of their numbers.
    /// There is at least one.
    pub fn new<G: BotGame>(study: &Study<G>, deals: &[StudyDeal]) -> Self {
        let sets = study.sets.iter().enumerate().map(|(set, options)| {
            let options = serde_json::to_value(options).unwrap_or_default();
            SetSummary::new(study, set, options, deals)
        });
        Self {
            game: G::NAME,
            rules: G::RULES_VERSION,
            plan: Plan {
                bots: study.line_up.iter().map(ToString::to_string).collect(),
                seed: study.seed,
                playouts: study.playouts,
                deals: deals.len(),
                rotations: study.rotations(),
            },
            sets: sets.collect(),
            comparison: (study.sets.len() == 2).then(|| compare(deals, study.line_up.len())),
        }
    }
}

/// The share of the win that a seat took.
pub(super) fn won(game: &StudyGame, seat: usize) -> f64 {
    let winners = game.outcome.winners();
    if winners.iter().any(|winner| winner.index() == seat) {
        1.0 / f64::from(winners.len())
    } else {
        0.0
    }
}

/// Whether a seat decided nothing after the first third of a game.
pub(super) fn was_out_early(game: &StudyGame, seat: usize) -> bool {
    f64::from(game.course.last_decisions[seat]) <= EARLY * f64::from(game.course.decisions)
}

impl SetSummary {
    fn new<G: BotGame>(
        study: &Study<G>,
        set: usize,
        options: serde_json::Value,
        deals: &[StudyDeal],
    ) -> Self {
        let games: Vec<&StudyGame> = deals
            .iter()
            .flat_map(|deal| &deal.games)
            .filter(|game| game.set == set)
            .collect();
        let count = study.line_up.len();
        let seats: Vec<SeatSummary> = (0..count).map(|seat| of_seat(&games, seat)).collect();
        let alike = study.rotations() == 1;
        let whole = |of: &dyn Fn(&StudyGame) -> i64| {
            Distribution::of(games.iter().map(|game| of(game)).collect())
        };
        let all_decisions: u64 = games
            .iter()
            .map(|game| u64::from(game.course.decisions))
            .sum();
        let all_forced: u64 = games.iter().map(|game| u64::from(game.course.forced)).sum();
        let changes: Option<Vec<i64>> = games
            .iter()
            .map(|game| game.course.lead_changes.map(i64::from))
            .collect();
        Self {
            options,
            fairness: alike.then(|| fairness(&seats, games.len())),
            members: if alike {
                Vec::new()
            } else {
                standings(&study.line_up, &played(deals, set, count))
            },
            seats,
            spreads: Spreads {
                decisions: whole(&|game| i64::from(game.course.decisions))
                    .expect("there is a game"),
                scores: Distribution::of(games.iter().flat_map(|game| scores(game)).collect()),
                leads: Distribution::of(games.iter().filter_map(|game| lead(game)).collect()),
                lead_changes: changes.and_then(Distribution::of),
            },
            endings: endings(&games),
            forced: all_forced as f64 / (all_decisions as f64).max(1.0),
            kinds: kinds(&games),
            games: games.len(),
        }
    }
}

fn of_seat(games: &[&StudyGame], seat: usize) -> SeatSummary {
    let n = games.len() as f64;
    let average =
        |of: &dyn Fn(&StudyGame) -> f64| games.iter().map(|game| of(game)).sum::<f64>() / n;
    let share = average(&|game| won(game, seat));
    let (low, high) = wilson(share, games.len() as u64);
    let scored = games.iter().all(|game| game.outcome.scores.is_some());
    SeatSummary {
        seat,
        share,
        low,
        high,
        place: average(&|game| f64::from(game.outcome.places.as_slice()[seat])),
        score: scored.then(|| average(&|game| scores(game).nth(seat).unwrap_or(0) as f64)),
        out_early: average(&|game| f64::from(u8::from(was_out_early(game, seat)))),
    }
}

/// Pearson's test of equal shares.
fn fairness(seats: &[SeatSummary], games: usize) -> SeatFairness {
    let expected = games as f64 / seats.len() as f64;
    let chi_square = seats
        .iter()
        .map(|seat| (seat.share * games as f64 - expected).powi(2) / expected)
        .sum();
    let degrees = seats.len() - 1;
    let p = ChiSquared::new(degrees as f64).map_or(1.0, |curve| curve.sf(chi_square));
    SeatFairness {
        chi_square,
        degrees,
        p,
    }
}

fn scores(game: &StudyGame) -> impl Iterator<Item = i64> {
    let scores = game.outcome.scores;
    scores
        .into_iter()
        .flat_map(|scores| scores.as_slice().to_vec())
        .map(i64::from)
}

/// The winner's points more than those of the best that did not win.
fn lead(game: &StudyGame) -> Option<i64> {
    let places = game.outcome.places.as_slice();
    let best = |of: &dyn Fn(u8) -> bool| {
        scores(game)
            .zip(places)
            .filter(|&(_, &place)| of(place))
            .map(|(score, _)| score)
            .max()
    };
    Some(best(&|place| place == 1)? - best(&|place| place > 1)?)
}

fn endings(games: &[&StudyGame]) -> Vec<EndingShare> {
    let mut counts: BTreeMap<Ending, usize> = BTreeMap::new();
    for game in games {
        *counts.entry(game.outcome.ending).or_default() += 1;
    }
    let mut shares: Vec<EndingShare> = counts
        .into_iter()
        .map(|(ending, count)| EndingShare {
            ending: ending.name,
            clause: ending.clause,
            games: count,
            share: count as f64 / games.len() as f64,
        })
        .collect();
    shares.sort_by_key(|ending| std::cmp::Reverse(ending.games));
    shares
}

/// The deals as a tournament between the members counts them.
fn played(deals: &[StudyDeal], set: usize, count: usize) -> Vec<Played> {
    let of = |deal: &StudyDeal| {
        let games: Vec<&StudyGame> = deal.games.iter().filter(|game| game.set == set).collect();
        let mut shares = vec![0.0; count];
        for game in &games {
            for seat in 0..count {
                shares[(seat + game.rotation) % count] += won(game, seat) / games.len() as f64;
            }
        }
        Played {
            deal: deal.deal,
            shares,
            decisions: games
                .iter()
                .map(|game| u64::from(game.course.decisions))
                .sum(),
        }
    };
    deals.iter().map(of).collect()
}

fn kinds(games: &[&StudyGame]) -> Vec<KindSummary> {
    let mut names: Vec<&String> = games
        .iter()
        .flat_map(|game| game.kinds.iter().flat_map(BTreeMap::keys))
        .collect();
    names.sort_unstable();
    names.dedup();
    let actions: u64 = games
        .iter()
        .map(|game| u64::from(game.course.decisions))
        .sum();
    let mut kinds: Vec<KindSummary> = names
        .into_iter()
        .map(|kind| of_kind(games, kind, actions))
        .collect();
    kinds.sort_by(|a, b| b.share.total_cmp(&a.share));
    kinds
}

fn of_kind(games: &[&StudyGame], kind: &str, actions: u64) -> KindSummary {
    let seats = || {
        games.iter().flat_map(|game| {
            let counts = game.kinds.iter().enumerate();
            counts.map(|(seat, kinds)| {
                (
                    won(game, seat),
                    kinds.get(kind).copied().unwrap_or_default(),
                )
            })
        })
    };
    let sum = |of: &dyn Fn(&KindCounts) -> u32| {
        seats()
            .map(|(_, counts)| u64::from(of(&counts)))
            .sum::<u64>()
    };
    let offered = sum(&|counts| counts.offered);
    let share = |part: u64, of: u64| (of > 0).then(|| part as f64 / of as f64);
    let gains: Vec<f64> = seats()
        .filter(|(_, counts)| counts.judged > 0)
        .map(|(_, counts)| counts.gain as f64 / WIN / f64::from(counts.judged))
        .collect();
    let wins = |took: bool| {
        let won: Vec<f64> = seats()
            .filter(|(_, counts)| (counts.taken > 0) == took)
            .map(|(won, _)| won)
            .collect();
        (!won.is_empty()).then(|| mean(&won).0)
    };
    KindSummary {
        kind: kind.to_owned(),
        share: share(sum(&|counts| counts.taken), actions).unwrap_or(0.0),
        chosen: share(sum(&|counts| counts.chosen), offered),
        gain: (!gains.is_empty()).then(|| mean(&gains)),
        wins_with: wins(true),
        wins_without: wins(false),
    }
}
