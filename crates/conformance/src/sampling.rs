//! `sample_action` and `sample_chance` draw from the lists, evenly or by
//! weight.

use crate::chi_square::{ALPHA, fits};
use crate::ground::Ground;
use crate::play::legal;
use crate::property::{Fault, Finding, Property, ensure};
use dice::Dice;
use engine::{Game, Scratch, Turn, Weighted};

const SAMPLING: Property = Property::Sampling;

/// How often each listed thing should come.
const DRAWS_EACH: usize = 40;

/// The fewest draws: short lists can be tested more sharply.
const FEWEST_DRAWS: usize = 1_500;

/// Longer lists are only tested for what comes, not how often.
const LONGEST_LIST: usize = 150;

/// Checks both kinds of sampling at some positions.
pub(crate) fn check<G: Game>(ground: &Ground<'_, G>) -> Finding {
    let mut dice = Dice::new(3);
    let mut scratch = Scratch::default();
    // Positions with a single choice teach nothing, so far more are offered
    // than will be tested.
    let (mut decisions, mut chances) = (ground.effort.samplings, ground.effort.samplings);
    for position in ground.positions(ground.effort.positions * 5, &mut dice) {
        let state = ground.look_at(position);
        match state.turn() {
            Turn::Decide(_) if decisions > 0 => {
                let list = legal(state, &[]);
                let weights = vec![1; list.len()];
                let drawn = compare(&list, &weights, || {
                    state.sample_action(&mut dice, &mut scratch)
                });
                decisions -= verdict(ground, "sample_action", drawn)?;
            }
            Turn::Chance if chances > 0 => {
                let mut list: Vec<Weighted<G::Chance>> = Vec::new();
                state.chance_outcomes(&mut list);
                let weights: Vec<u32> = list.iter().map(|outcome| outcome.weight).collect();
                let list: Vec<G::Chance> = list.iter().map(|outcome| outcome.chance).collect();
                let drawn = compare(&list, &weights, || {
                    state.sample_chance(&mut dice, &mut scratch)
                });
                chances -= verdict(ground, "sample_chance", drawn)?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// What a series of draws comes to.
enum Drawn {
    /// Something that is not listed.
    Stranger(String),
    /// How often each listed thing came.
    Counts(Vec<u32>, Vec<u32>),
}

fn compare<T: Eq + std::fmt::Display>(
    list: &[T],
    weights: &[u32],
    mut draw: impl FnMut() -> T,
) -> Drawn {
    let draws = match list.len() {
        0..=1 => DRAWS_EACH,
        length if length <= LONGEST_LIST => (DRAWS_EACH * length).max(FEWEST_DRAWS),
        _ => DRAWS_EACH,
    };
    let mut counts = vec![0; list.len()];
    for _ in 0..draws {
        let drawn = draw();
        match list.iter().position(|listed| *listed == drawn) {
            Some(place) => counts[place] += 1,
            None => return Drawn::Stranger(drawn.to_string()),
        }
    }
    Drawn::Counts(counts, weights.to_vec())
}

/// 1 if a test was made.
fn verdict<G: Game>(ground: &Ground<'_, G>, name: &str, drawn: Drawn) -> Result<usize, Fault> {
    let (counts, weights) = match drawn {
        Drawn::Counts(counts, weights) => (counts, weights),
        Drawn::Stranger(stranger) => {
            return Err(Fault::new(
                SAMPLING,
                format!("{name} gives {stranger}, which is not listed"),
            ));
        }
    };
    if counts.len() > LONGEST_LIST {
        return Ok(0);
    }
    let Some(verdict) = fits(&counts, &weights) else {
        return Ok(0);
    };
    ground.report.borrow_mut().samplings += 1;
    let level = ALPHA / (2 * ground.effort.samplings) as f64;
    let fair = verdict.luck > level;
    ensure!(
        fair,
        SAMPLING,
        "{name} is not fair (p = {:.1e}, {} degrees of freedom): drew {counts:?} with weights {weights:?}",
        verdict.luck,
        verdict.freedom
    );
    Ok(1)
}
