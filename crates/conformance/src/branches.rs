//! Events tell a viewer all that changes in its view, and no more.
//!
//! From one state, several steps are tried. Steps that give a viewer the same
//! events must leave it with the same view: otherwise the view shows something
//! that no event told. Steps that give it no event at all must leave its view
//! alone. And steps that leave it with the same view of different states must
//! give it the same events: otherwise these told it what its view hides.

use crate::compare::differences;
use crate::ground::{Ground, Position};
use crate::play::{Take, json, seen, steps};
use crate::property::{Finding, Property, ensure};
use dice::Dice;
use engine::{Game, Randomness, Step, Viewer};
use std::collections::HashMap;

const TELL: Property = Property::EventsTellAll;

/// Steps tried from each position.
const STEPS_EACH: usize = 24;

/// Viewers looked through at each position: all at small tables.
const VIEWERS_EACH: usize = 4;

/// Checks sampled positions.
pub(crate) fn check<G: Game>(ground: &Ground<'_, G>) -> Finding {
    ground.at_positions(&mut Dice::new(5), check_position)
}

fn check_position<G: Game>(ground: &Ground<'_, G>, position: Position, dice: &mut Dice) -> Finding {
    let state = ground.look_at(position);
    let mut steps = steps(state);
    dice.shuffle(&mut steps);
    steps.truncate(STEPS_EACH);
    let mut viewers: Vec<Viewer> = Viewer::all(ground.seats).collect();
    dice.shuffle(&mut viewers);
    viewers.truncate(VIEWERS_EACH);

    let before: Vec<String> = viewers.iter().map(|&v| json(&state.view(v))).collect();
    let mut by_events: HashMap<(Viewer, String), (String, Step<G>)> = HashMap::new();
    let mut by_view: HashMap<(Viewer, String), (String, Step<G>, G)> = HashMap::new();
    for step in steps {
        let mut next = state.clone();
        let events = step.take(&mut next);
        for (&viewer, before) in viewers.iter().zip(&before) {
            let told = seen::<G>(&events, viewer);
            let view = json(&next.view(viewer));
            ensure!(
                told != "[]" || view == *before,
                TELL,
                "{step} gives {viewer:?} no event, yet changes its view:{}",
                differences(before, &view)
            );
            let (known, other) = by_events
                .entry((viewer, told.clone()))
                .or_insert_with(|| (view.clone(), step));
            ensure!(
                *known == view,
                TELL,
                "{other} and {step} give {viewer:?} the same events but different views:{}",
                differences(known, &view)
            );
            let (known, other, state) = by_view
                .entry((viewer, view))
                .or_insert_with(|| (told.clone(), step, next.clone()));
            // Where the states are the same too, as after dice that move
            // nothing, the events tell nothing about them.
            ensure!(
                *known == told || *state == next,
                Property::NoLeak,
                "{other} and {step} lead to different states that look alike to {viewer:?}, \
                 but its events tell them apart:{}",
                differences(known, &told)
            );
        }
    }
    Ok(())
}
