//! `determinize` gives a playable state that looks the same.

use crate::compare::differences;
use crate::ground::{Ground, Position};
use crate::play::{json, play_on};
use crate::property::{Fault, Finding, Property, ensure};
use dice::Dice;
use engine::{Game, Viewer};

const DETERMINIZE: Property = Property::Determinize;

/// States made from each view.
const STATES_EACH: usize = 2;

/// Checks sampled positions for all viewers, and plays some states on.
pub(crate) fn check<G: Game>(ground: &Ground<'_, G>) -> Finding {
    let mut dice = Dice::new(8);
    let viewers: Vec<Viewer> = Viewer::all(ground.seats).collect();
    let (mut playouts, mut steps) = (0, 0);
    let positions = ground.positions(ground.effort.positions, &mut dice);
    for (number, &position) in positions.iter().enumerate() {
        for &viewer in &viewers {
            for _ in 0..STATES_EACH {
                look_alike(ground, position, viewer, &mut dice)?;
            }
        }
        // One viewer's state is played on, another one's at each position.
        let viewer = viewers[number % viewers.len()];
        let mut state = look_alike(ground, position, viewer, &mut dice)?;
        if playouts < ground.effort.playouts && steps < ground.effort.playout_steps {
            let most = ground.case.most_decisions;
            steps += play_on(&mut state, most, DETERMINIZE, &mut dice)?;
            playouts += 1;
        }
    }
    Ok(())
}

/// A determinized state, checked.
fn look_alike<G: Game>(
    ground: &Ground<'_, G>,
    position: Position,
    viewer: Viewer,
    dice: &mut Dice,
) -> Result<G, Fault> {
    let original = ground.look_at(position);
    let view = original.view(viewer);
    let mut same_dice = dice.clone();
    let state = G::determinize(&view, dice);
    ensure!(
        state == G::determinize(&view, &mut same_dice),
        DETERMINIZE,
        "the same choices give {viewer:?} different determinized states"
    );
    let (expected, found) = (json(&view), json(&state.view(viewer)));
    ensure!(
        found == expected,
        DETERMINIZE,
        "a state determinized for {viewer:?} looks different:{}",
        differences(&expected, &found)
    );
    if let Err(problem) = state.audit() {
        return Err(Fault::new(
            DETERMINIZE,
            format!("a state determinized for {viewer:?} fails its audit: {problem}"),
        ));
    }
    ensure!(
        state.options() == original.options() && state.seats() == original.seats(),
        DETERMINIZE,
        "a state determinized for {viewer:?} has other options or seats: {:?}, {:?}",
        state.options(),
        state.seats()
    );
    ensure!(
        state.turn() == original.turn() && state.outcome() == original.outcome(),
        DETERMINIZE,
        "a state determinized for {viewer:?} waits for {:?}, not {:?}, with outcome {:?}",
        state.turn(),
        original.turn(),
        state.outcome()
    );
    ground.report.borrow_mut().determinized += 1;
    Ok(state)
}
