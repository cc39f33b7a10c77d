//! No leak: what looks alike to a viewer goes on looking alike to it.
//!
//! Compares games with their twins: those dealt anew, which owe nothing to
//! `determinize`, and those that `determinize` gives.

use crate::ground::{Ground, Position, below};
use crate::play::{Played, legal};
use crate::property::{Fault, Finding, Property, ensure};
use crate::twin::{Twin, TwinFate, Wish};
use dice::Dice;
use engine::{Game, Randomness, Turn, Viewer};

/// Steps over which one twin is compared: many twins teach more than long ones.
const FOLLOWED: usize = 40;

/// Actions whose refusals are compared at each step.
const REFUSALS_EACH: usize = 8;

/// Every how many steps a twin tries to take another one, on average: few
/// changes carry a twin far, many make it a stranger soon.
const CHANGES: [u32; 4] = [1, 3, 10, 30];

/// Checks both kinds of twins.
pub(crate) fn check<G: Game>(ground: &Ground<'_, G>) -> Finding {
    each_twin(ground, 6, |twin, dice| {
        check_refusals(twin, &ground.actions, dice)
    })
}

/// Checks that the viewer who decides has the same actions in every twin.
pub(crate) fn check_legal<G: Game>(ground: &Ground<'_, G>) -> Finding {
    each_twin(ground, 7, |twin, _| check_actions(twin))
}

/// Makes twins, follows them, and looks at them after every step.
fn each_twin<G: Game>(
    ground: &Ground<'_, G>,
    seed: u64,
    look: impl Fn(&Twin<'_, G>, &mut Dice) -> Finding,
) -> Finding {
    let mut dice = Dice::new(seed);
    let viewers: Vec<Viewer> = Viewer::all(ground.seats).collect();
    for kind in [Kind::Dealt, Kind::Determinized] {
        let (mut compared, mut work, mut number) = (0, 0, 0);
        // Where little is hidden, twins are soon the original again.
        while compared < ground.effort.twin_steps / 2 && work < ground.effort.twin_steps * 2 {
            let game = below(&mut dice, ground.games.len());
            // Half of them from the start, where most is dealt.
            let step = match number % 4 {
                0 | 1 if kind == Kind::Dealt => 0,
                _ => below(&mut dice, ground.games[game].states.len()),
            };
            let position = Position { game, step };
            let viewer = viewers[number % viewers.len()];
            let (steps, tried) = follow_twin(ground, kind, position, viewer, &mut dice, &look)?;
            compared += steps;
            work += tried + 1;
            number += 1;
        }
    }
    Ok(())
}

/// Where a twin comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// From the original, by other outcomes and hidden actions.
    Dealt,
    /// From the view.
    Determinized,
}

/// Makes and follows a twin; the steps compared and the steps tried.
fn follow_twin<G: Game>(
    ground: &Ground<'_, G>,
    kind: Kind,
    position: Position,
    viewer: Viewer,
    dice: &mut Dice,
    look: &impl Fn(&Twin<'_, G>, &mut Dice) -> Finding,
) -> Result<(usize, usize), Fault> {
    let Position { game, step } = position;
    let state = ground.look_at(position);
    let original = &ground.games[game];
    let mut twin = match kind {
        Kind::Dealt => Twin::at(original, viewer, step, state.clone()),
        Kind::Determinized => {
            let view = state.view(viewer);
            let determinized = G::determinize(&view, dice);
            if determinized.view(viewer) != view {
                // No twin at all; the property of `determinize` says so.
                return Ok((0, 0));
            }
            let twin = Twin::at(original, viewer, step, determinized);
            twin.check_public()?;
            look(&twin, dice)?;
            twin
        }
    };
    let every = match kind {
        Kind::Dealt => Some(*dice.pick(&CHANGES)),
        Kind::Determinized => None,
    };
    let mut compared = 0;
    while twin.can_follow() && compared < FOLLOWED {
        let step = twin.step;
        ground.look_at(Position { game, step });
        let wish = match every {
            Some(every) if dice.below(every) == 0 => Wish::Other,
            None if twin.state == *twin.model() => break,
            _ => Wish::Same,
        };
        let fate = twin.follow(wish, dice)?;
        if fate == TwinFate::Parted {
            check_marked(original, step, viewer)?;
        }
        if fate != TwinFate::Together {
            break;
        }
        if twin.state != *twin.model() {
            look(&twin, dice)?;
            compared += 1;
        }
    }
    let mut report = ground.report.borrow_mut();
    report.twins += usize::from(twin.differs);
    report.twin_steps += compared;
    Ok((compared, twin.work))
}

/// A step that told two states apart has an event that says so.
fn check_marked<G: Game>(original: &Played<G>, step: usize, viewer: Viewer) -> Finding {
    ensure!(
        original.events[step].iter().any(G::reveals),
        Property::Reveals,
        "{} told {viewer:?} something hidden until then, but none of its events is said to \
         reveal anything: {:?}",
        original.steps[step],
        original.events[step]
    );
    Ok(())
}

/// A refusal tells the seat that decides nothing that its view does not.
fn check_refusals<G: Game>(twin: &Twin<'_, G>, actions: &[G::Action], dice: &mut Dice) -> Finding {
    let Turn::Decide(seat) = twin.state.turn() else {
        return Ok(());
    };
    if !twin.viewer.is(seat) || actions.is_empty() {
        return Ok(());
    }
    for _ in 0..REFUSALS_EACH {
        let action = *dice.pick(actions);
        let answers = [twin.model(), &twin.state].map(|state| state.check(seat, action).err());
        // One that is legal in one of them only is another property's matter.
        if let [Some(original), Some(other)] = answers {
            ensure!(
                original == other,
                Property::NoLeak,
                "two states look alike to seat {seat}, but refuse it {action} differently:\n  \
                 {original:?}\n  {other:?}"
            );
        }
    }
    Ok(())
}

/// The viewer, if it decides, has the same actions in the same order.
fn check_actions<G: Game>(twin: &Twin<'_, G>) -> Finding {
    let Turn::Decide(seat) = twin.model().turn() else {
        return Ok(());
    };
    if !twin.viewer.is(seat) {
        return Ok(());
    }
    let [original, other] = [twin.model(), &twin.state].map(|state| legal(state, &[]));
    ensure!(
        original == other,
        Property::LegalFromView,
        "two states look alike to seat {seat}, but give it different legal actions:\n  \
         {original:?}\n  {other:?}"
    );
    Ok(())
}
