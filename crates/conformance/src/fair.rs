//! `determinize` gives every hidden arrangement as often as the deal does.
//!
//! States dealt properly (see [`crate::posterior`]) and determinized states are
//! compared feature by feature (see [`crate::features`]), with Pearson's test
//! for two samples and Bonferroni's correction for the number of features.
//!
//! Properly dealt states fit all that the viewer was ever told, determinized
//! ones only what its view tells. So this also finds views that forget: a card
//! that everybody saw go under the pile, and that a determinized state puts in
//! a hand. Such a view had better remember; where it must not, the case can
//! leave that part of the state out.

use crate::chi_square::{ALPHA, alike};
use crate::features::{Features, Spotter};
use crate::ground::{Ground, Position};
use crate::posterior::{Dealer, trace};
use crate::property::{Fault, Finding, Property};
use crate::weighing::{Dealt, thin};
use dice::Dice;
use engine::{Game, Turn, Viewer};
use std::collections::BTreeMap;

/// Decisions taken before the states compared, in turn.
const DECISIONS: [usize; 5] = [1, 2, 0, 4, 3];

/// With fewer properly dealt states an earlier position is tried.
const FEWEST: usize = 100;

/// States looked at before a position is held to hide nothing.
const FIRST_LOOK: usize = 20;

/// How many determinized states, which are cheap, for each dealt one.
const DETERMINIZED_EACH: usize = 2;

/// Compares at several positions, each through another viewer's eyes.
pub(crate) fn check<G: Game>(ground: &Ground<'_, G>) -> Finding {
    let mut dice = Dice::new(9);
    let viewers: Vec<Viewer> = Viewer::all(ground.seats).collect();
    for number in 0..ground.effort.deals {
        let game = number % ground.games.len();
        let viewer = viewers[number % viewers.len()];
        let mut decisions = DECISIONS[number % DECISIONS.len()];
        while !compare(ground, game, decisions, viewer, &mut dice)? && decisions > 0 {
            decisions -= 1;
        }
    }
    Ok(())
}

/// Whether there were enough states to compare.
fn compare<G: Game>(
    ground: &Ground<'_, G>,
    game: usize,
    decisions: usize,
    viewer: Viewer,
    dice: &mut Dice,
) -> Result<bool, Fault> {
    let played = &ground.games[game];
    let at_rest = |state: &(usize, &G)| state.1.turn() != Turn::Chance;
    let mut rests = played.states.iter().enumerate().filter(at_rest);
    let Some((step, state)) = rests.nth(decisions) else {
        return Ok(false);
    };
    ground.look_at(Position { game, step });
    let spotter = Spotter {
        reference: trace(state),
        seats: usize::from(ground.case.seats),
        ignoring: ground.ignoring,
    };
    let view = state.view(viewer);
    let mut dealer = Dealer::new(played, viewer, step, dice)?;
    let mut dealt: Vec<Dealt<Features>> = Vec::new();
    let mut secret = false;
    // Illegal actions cost little work each, but there can be many.
    let mut tries = ground.effort.deal_samples * 30;
    while dealt.len() < ground.effort.deal_samples * 2
        && dealer.work < ground.effort.deal_work
        && tries > 0
    {
        tries -= 1;
        let found = dealer.deal(dice);
        if dealer.secret_action {
            return Ok(false);
        }
        let Some(found) = found else {
            continue;
        };
        secret |= found.state != *state;
        dealt.push(Dealt {
            state: spotter.features(&trace(&found.state)),
            importance: found.importance,
        });
        if dealt.len() == FIRST_LOOK && !secret {
            let same = |_| G::determinize(&view, dice) == *state;
            if (0..FIRST_LOOK).all(same) {
                return Ok(true);
            }
        }
    }
    let mut dealt = thin(dealt, dice);
    dealt.truncate(ground.effort.deal_samples);
    if dealt.len() < FEWEST {
        return Ok(false);
    }
    let determinized: Vec<Features> = (0..dealt.len() * DETERMINIZED_EACH)
        .map(|_| spotter.features(&trace(&G::determinize(&view, dice))))
        .collect();
    let tables = tabulate(&[dealt, determinized]);
    let mut report = ground.report.borrow_mut();
    report.deals += 1;
    report.dealt += tables.sizes[0] as usize;
    report.features += tables.features.len();
    tables.check(viewer, ground.effort.deals)?;
    Ok(true)
}

/// How often each value of each feature occurs in each of the two samples.
struct Tables {
    sizes: [u32; 2],
    features: BTreeMap<String, BTreeMap<String, [u32; 2]>>,
}

fn tabulate(samples: &[Vec<Features>; 2]) -> Tables {
    let mut features: BTreeMap<String, BTreeMap<String, [u32; 2]>> = BTreeMap::new();
    for (side, sample) in samples.iter().enumerate() {
        for (path, value) in sample.iter().flatten() {
            let values = features.entry(path.clone()).or_default();
            values.entry(value.clone()).or_default()[side] += 1;
        }
    }
    // OK because samples have far fewer than 2^32 states.
    let sizes = [0, 1].map(|side: usize| samples[side].len() as u32);
    for values in features.values_mut() {
        let mut rest = sizes;
        for [dealt, determinized] in values.values() {
            rest[0] -= dealt;
            rest[1] -= determinized;
        }
        values.insert("as it was".to_owned(), rest);
    }
    Tables { sizes, features }
}

impl Tables {
    fn check(&self, viewer: Viewer, deals: usize) -> Finding {
        let level = ALPHA / (deals * self.features.len().max(1)) as f64;
        for (path, values) in &self.features {
            let counts: Vec<[u32; 2]> = values.values().copied().collect();
            let Some(verdict) = alike(&counts) else {
                continue;
            };
            if verdict.luck <= level {
                return Err(Fault::new(
                    Property::FairDeterminize,
                    format!(
                        "states determinized for {viewer:?} differ from properly dealt ones in \
                         `{path}`: chi-square {:.1} with {} degrees of freedom, p = {:.1e}{}",
                        verdict.statistic,
                        verdict.freedom,
                        verdict.luck,
                        self.list(values)
                    ),
                ));
            }
        }
        Ok(())
    }

    /// The frequencies, in percent.
    fn list(&self, values: &BTreeMap<String, [u32; 2]>) -> String {
        let percent =
            |count: u32, side: usize| 100.0 * f64::from(count) / f64::from(self.sizes[side].max(1));
        values
            .iter()
            .map(|(value, &[dealt, determinized])| {
                format!(
                    "\n    {value}: dealt {:.1}%, determinized {:.1}%",
                    percent(dealt, 0),
                    percent(determinized, 1)
                )
            })
            .collect()
    }
}
