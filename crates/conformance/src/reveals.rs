//! What can't be undone freely is marked as such.
//!
//! Undoing is free back to the last event that told anybody something new. A
//! chance outcome that some viewer can tell from another one told it something;
//! so did an action that let a viewer tell two states apart that had looked
//! alike to it (see [`crate::hidden`]).

use crate::compare::differences;
use crate::ground::Ground;
use crate::play::{Take, seen, steps};
use crate::property::{Finding, Property, ensure};
use dice::Dice;
use engine::{Game, Randomness, Step, Turn, Viewer};

const REVEALS: Property = Property::Reveals;

/// Outcomes tried at each position.
const OUTCOMES_EACH: usize = 12;

/// Checks chance outcomes at sampled positions.
pub(crate) fn check<G: Game>(ground: &Ground<'_, G>) -> Finding {
    let mut dice = Dice::new(10);
    for position in ground.positions(ground.effort.positions, &mut dice) {
        let state = ground.look_at(position);
        if state.turn() == Turn::Chance {
            check_chance(ground, state, &mut dice)?;
        }
    }
    Ok(())
}

fn check_chance<G: Game>(ground: &Ground<'_, G>, state: &G, dice: &mut Dice) -> Finding {
    let mut steps = steps(state);
    dice.shuffle(&mut steps);
    steps.truncate(OUTCOMES_EACH);
    let taken: Vec<(Step<G>, Vec<G::Event>)> = steps
        .into_iter()
        .map(|step| (step, step.take(&mut state.clone())))
        .collect();
    for viewer in Viewer::all(ground.seats) {
        let told: Vec<String> = taken
            .iter()
            .map(|(_, events)| seen::<G>(events, viewer))
            .collect();
        for (place, (step, events)) in taken.iter().enumerate() {
            if events.iter().any(G::reveals) {
                continue;
            }
            let other = told.iter().position(|other| *other != told[place]);
            ensure!(
                other.is_none(),
                REVEALS,
                "{viewer:?} can tell {step} from {}, but no event of {step} is said to reveal \
                 anything:{}",
                other.map_or(String::new(), |other| taken[other].0.to_string()),
                differences(&told[place], &told[other.unwrap_or(place)])
            );
        }
    }
    Ok(())
}
