//! `check` allows exactly the legal actions, and a refused action changes
//! nothing.
//!
//! What is not legal here is looked for among the actions that were legal
//! somewhere else in the games of the case.

use crate::ground::{Ground, Position};
use crate::play::legal;
use crate::property::{Fault, Finding, Property, ensure};
use dice::Dice;
use engine::{Game, Refusal, Refused, Seat, Turn};
use std::collections::BTreeSet;

const LEGAL: Property = Property::LegalIsCheck;

/// Actions of other positions tried at each.
const FOREIGN_ACTIONS: usize = 150;

/// Checks `legal_actions`, `check` and `apply` against each other.
pub(crate) fn check<G: Game>(ground: &Ground<'_, G>) -> Finding {
    let mut dice = Dice::new(1);
    // What is listed is cheap to check, so that is done at many positions.
    for position in ground.positions(ground.effort.positions * 20, &mut dice) {
        let state = ground.look_at(position);
        if let Turn::Decide(seat) = state.turn() {
            check_listed(state, seat, &legal(state, &[]))?;
        }
    }
    ground.at_positions(&mut dice, check_position)
}

/// Every listed action is allowed, and listed once.
fn check_listed<G: Game>(
    state: &G,
    seat: Seat,
    actions: &[G::Action],
) -> Result<BTreeSet<G::Action>, Fault> {
    let mut listed = BTreeSet::new();
    for &action in actions {
        ensure!(
            listed.insert(action),
            LEGAL,
            "the legal action {action} is listed twice"
        );
        let verdict = state.check(seat, action);
        ensure!(
            verdict.is_ok(),
            LEGAL,
            "{action} is listed as legal for seat {seat}, but refused: {verdict:?}"
        );
    }
    Ok(listed)
}

fn check_position<G: Game>(ground: &Ground<'_, G>, position: Position, dice: &mut Dice) -> Finding {
    let state = ground.look_at(position);
    let foreign = Ground::<G>::some(&ground.actions, FOREIGN_ACTIONS, dice);
    let everybody = ground.seats.iter();
    let seat = match state.turn() {
        Turn::Decide(seat) => seat,
        Turn::Chance => {
            return refuses_all(ground, state, everybody, &foreign, &Refused::ChanceDue);
        }
        Turn::Over => return refuses_all(ground, state, everybody, &foreign, &Refused::Over),
    };
    let actions = legal(state, &foreign);
    let listed = check_listed(state, seat, &actions)?;
    for &action in &foreign {
        if listed.contains(&action) {
            continue;
        }
        let refused = refuses(ground, state, seat, action)?;
        let Refused::Rule(refusal) = refused else {
            ensure!(
                false,
                LEGAL,
                "{action} of seat {seat}, whose turn it is, is refused with {refused:?}"
            );
            continue;
        };
        ensure!(
            refusal.clause().prefix() == G::PREFIX,
            LEGAL,
            "{action} is refused with {}, a clause of another game: {refusal:?}",
            refusal.clause()
        );
    }
    let others = everybody.filter(|&other| other != seat);
    let some: Vec<G::Action> = actions.iter().chain(&foreign).copied().collect();
    refuses_all(
        ground,
        state,
        others,
        &some,
        &Refused::NotYourTurn { turn: seat },
    )
}

/// Seats that do not decide hear why they may not do some of the actions.
fn refuses_all<G: Game>(
    ground: &Ground<'_, G>,
    state: &G,
    seats: impl Iterator<Item = Seat>,
    actions: &[G::Action],
    expected: &Refused<G::Refusal>,
) -> Finding {
    for seat in seats {
        for &action in actions.iter().take(4) {
            let refused = refuses(ground, state, seat, action)?;
            ensure!(
                refused == *expected,
                LEGAL,
                "{action} of seat {seat} is refused with {refused:?}, not with {expected:?}"
            );
        }
    }
    Ok(())
}

/// How an action is refused, which must leave no trace.
fn refuses<G: Game>(
    ground: &Ground<'_, G>,
    state: &G,
    seat: Seat,
    action: G::Action,
) -> Result<Refused<G::Refusal>, Fault> {
    let mut after = state.clone();
    let mut events = Vec::new();
    let verdict = after.apply(seat, action, &mut events);
    ensure!(
        verdict == state.check(seat, action),
        LEGAL,
        "check({seat}, {action}) says {:?}, but apply {verdict:?}",
        state.check(seat, action)
    );
    let Err(refused) = verdict else {
        return Err(Fault::new(
            LEGAL,
            format!("{action} is not listed as legal for seat {seat}, but allowed"),
        ));
    };
    ensure!(
        after == *state,
        LEGAL,
        "{action} of seat {seat} is refused, yet the state is another:\n  {state:?}\n  {after:?}"
    );
    ensure!(
        events.is_empty(),
        LEGAL,
        "{action} of seat {seat} is refused, yet there are events: {events:?}"
    );
    ground.report.borrow_mut().refusals += 1;
    Ok(refused)
}
