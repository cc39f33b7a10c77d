//! What a state waits for is what it offers, and to nobody else.

use crate::ground::{Ground, Position};
use crate::play::legal;
use crate::property::{Finding, Property, ensure};
use dice::Dice;
use engine::{Game, Outcome, Seats, StartError, Turn, Weighted};
use std::collections::BTreeSet;

const TURNS: Property = Property::Turns;

/// Outcomes of other positions tried at each.
const FOREIGN_OUTCOMES: usize = 200;

/// Checks `turn`, both lists, `is_possible` and `outcome`.
pub(crate) fn check<G: Game>(ground: &Ground<'_, G>) -> Finding {
    check_seats_of_start(ground)?;
    ground.every_state(|state| {
        let outcome = state.outcome();
        if let (Turn::Over, Some(outcome)) = (state.turn(), &outcome) {
            check_outcome::<G>(outcome, ground.seats)?;
        }
        if let Turn::Decide(seat) = state.turn() {
            ensure!(
                ground.seats.contains(seat),
                TURNS,
                "seat {seat} decides at a table of {}",
                ground.case.seats
            );
            ensure!(
                state.still_in().contains(seat),
                TURNS,
                "seat {seat} is eliminated and decides"
            );
        }
        if state.turn() == Turn::Over {
            ensure!(
                outcome.is_some(),
                TURNS,
                "the game is over without an outcome"
            );
        } else {
            ensure!(
                outcome.is_none(),
                TURNS,
                "an outcome before the end: {outcome:?}"
            );
        }
        Ok(())
    })?;
    ground.at_positions(&mut Dice::new(2), check_position)
}

fn check_position<G: Game>(ground: &Ground<'_, G>, position: Position, dice: &mut Dice) -> Finding {
    let state = ground.look_at(position);
    let actions = legal(state, &ground.actions[..ground.actions.len().min(3)]);
    // The buffer starts out dirty, as a caller's may be.
    let mut outcomes: Vec<Weighted<G::Chance>> = ground
        .chances
        .iter()
        .take(3)
        .map(|&chance| Weighted { chance, weight: 1 })
        .collect();
    state.chance_outcomes(&mut outcomes);
    match state.turn() {
        Turn::Decide(seat) => {
            ensure!(
                !actions.is_empty(),
                TURNS,
                "seat {seat} decides but has no legal action"
            );
            ensure!(
                outcomes.is_empty(),
                TURNS,
                "seat {seat} decides, yet chance can do {outcomes:?}"
            );
        }
        Turn::Chance => {
            ensure!(
                actions.is_empty(),
                TURNS,
                "chance is due, yet these are legal: {actions:?}"
            );
            check_outcomes(ground, state, &outcomes, dice)?;
        }
        Turn::Over => {
            ensure!(
                actions.is_empty() && outcomes.is_empty(),
                TURNS,
                "the game is over, yet these remain: {actions:?} {outcomes:?}"
            );
        }
    }
    // Only a state that waits for chance takes an outcome.
    if state.turn() != Turn::Chance {
        for chance in Ground::<G>::some(&ground.chances, 3, dice) {
            ensure!(
                resists(state, chance),
                TURNS,
                "no chance is due, yet {chance} occurs or leaves traces"
            );
        }
    }
    Ok(())
}

/// Whether an outcome is refused and leaves no trace.
fn resists<G: Game>(state: &G, chance: G::Chance) -> bool {
    let (mut after, mut events) = (state.clone(), Vec::new());
    after.resolve(chance, &mut events).is_err() && events.is_empty() && after == *state
}

fn check_outcomes<G: Game>(
    ground: &Ground<'_, G>,
    state: &G,
    outcomes: &[Weighted<G::Chance>],
    dice: &mut Dice,
) -> Finding {
    ensure!(
        !outcomes.is_empty(),
        TURNS,
        "chance is due but nothing can happen"
    );
    let mut listed = BTreeSet::new();
    for &Weighted { chance, weight } in outcomes {
        ensure!(weight >= 1, TURNS, "the outcome {chance} has weight 0");
        ensure!(
            listed.insert(chance),
            TURNS,
            "the outcome {chance} is listed twice"
        );
        ensure!(
            state.is_possible(chance),
            TURNS,
            "the outcome {chance} is listed but not possible"
        );
    }
    for chance in Ground::<G>::some(&ground.chances, FOREIGN_OUTCOMES, dice) {
        if listed.contains(&chance) {
            continue;
        }
        ensure!(
            !state.is_possible(chance),
            TURNS,
            "the outcome {chance} is possible but not listed"
        );
        ensure!(
            resists(state, chance),
            TURNS,
            "the outcome {chance} is impossible, yet it occurs or leaves traces"
        );
    }
    Ok(())
}

/// Places are such as `rank` gives, and the ending names one of the game's
/// clauses.
fn check_outcome<G: Game>(outcome: &Outcome, seats: Seats) -> Finding {
    let places = outcome.places;
    ensure!(
        places.seats() == seats && outcome.scores.is_none_or(|scores| scores.seats() == seats),
        TURNS,
        "an outcome for another table: {outcome:?}"
    );
    ensure!(
        outcome.scores.is_some() == G::FACTS.has_points,
        TURNS,
        "points, or none, against what the game says of itself: {outcome:?}"
    );
    for (seat, place) in places.iter() {
        let better = places.iter().filter(|&(_, other)| other < place).count();
        ensure!(
            usize::from(place) == better + 1,
            TURNS,
            "seat {seat} is number {place}, but {better} are better: {places:?}"
        );
    }
    let ending = outcome.ending;
    ensure!(
        ending.clause.prefix() == G::PREFIX,
        TURNS,
        "the ending `{}` names {}, a clause of another game",
        ending.name,
        ending.clause
    );
    Ok(())
}

/// Too few or too many seats are refused as such.
fn check_seats_of_start<G: Game>(ground: &Ground<'_, G>) -> Finding {
    let outside = [G::LEAST_SEATS.checked_sub(1), G::MOST_SEATS.checked_add(1)];
    for seats in outside.into_iter().flatten().filter_map(Seats::new) {
        let error = G::start(&ground.case.options, seats).err();
        ensure!(
            matches!(error, Some(StartError::Seats { .. })),
            TURNS,
            "started with {} seats it should say that they do not fit, not {error:?}",
            seats.count()
        );
    }
    Ok(())
}
