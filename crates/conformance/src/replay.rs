//! The log alone makes the same game again.

use crate::ground::{Ground, Position};
use crate::play::{Played, Take, json, legal};
use crate::property::{Fault, Finding, Property, ensure};
use engine::{Game, Turn};

const REPLAY: Property = Property::Replay;
const REOPEN: Property = Property::Reopen;

/// Replays every game through the checked entrances.
pub(crate) fn check<G: Game>(ground: &Ground<'_, G>) -> Finding {
    for (game, played) in ground.games.iter().enumerate() {
        let Ok(mut state) = G::start(&ground.case.options, ground.seats) else {
            return Err(Fault::new(REPLAY, "it starts once but not again"));
        };
        ensure!(
            state == played.states[0],
            REPLAY,
            "two starts differ:\n  {:?}\n  {state:?}",
            played.states[0]
        );
        // Whether anybody listens must make no difference to the game.
        let mut unheard = state.clone();
        for step in 0..played.steps.len() {
            ground.look_at(Position { game, step });
            replay_step(played, step, &mut state)?;
            played.steps[step].take_unchecked(&mut unheard, &mut ());
            ensure!(
                unheard == state,
                REPLAY,
                "{} does otherwise when nobody listens to its events:\n  {state:?}\n  {unheard:?}",
                played.steps[step]
            );
            ensure!(
                state.options() == ground.case.options && state.seats() == ground.seats,
                REPLAY,
                "started with {:?} and {:?}, it now says {:?} and {:?}",
                ground.case.options,
                ground.seats,
                state.options(),
                state.seats()
            );
        }
    }
    Ok(())
}

fn replay_step<G: Game>(played: &Played<G>, step: usize, state: &mut G) -> Finding {
    let logged = played.steps[step];
    let Some(events) = logged.attempt(state) else {
        return Err(Fault::new(
            REPLAY,
            format!("{logged} is refused in the replay"),
        ));
    };
    ensure!(
        *state == played.states[step + 1],
        REPLAY,
        "{logged} led to another state when replayed:\n  {:?}\n  {state:?}",
        played.states[step + 1]
    );
    ensure!(
        events == played.events[step],
        REPLAY,
        "{logged} gave other events when replayed:\n  {:?}\n  {events:?}",
        played.events[step]
    );
    Ok(())
}

/// Reopens every game from what a trace says of its first decision.
pub(crate) fn check_reopen<G: Game>(ground: &Ground<'_, G>) -> Finding {
    for (game, played) in ground.games.iter().enumerate() {
        let first = |state: &G| matches!(state.turn(), Turn::Decide(_));
        let Some(step) = played.states.iter().position(first) else {
            continue;
        };
        let state = ground.look_at(Position { game, step });
        let (tables, trace) = (state.trace_tables(), state.trace_state());
        let reopened = match G::reopen(&ground.case.options, ground.seats, &tables, &trace) {
            Ok(reopened) => reopened,
            Err(error) => return Err(Fault::new(REOPEN, format!("it does not reopen: {error}"))),
        };
        ensure!(
            reopened.trace_state() == trace && reopened.trace_tables() == tables,
            REOPEN,
            "reopened, its trace is another:\n  {}\n  {}",
            json(&trace),
            json(&reopened.trace_state())
        );
        ensure!(
            reopened.turn() == state.turn() && reopened.options() == ground.case.options,
            REOPEN,
            "reopened, it waits for {:?} instead of {:?}, with options {:?}",
            reopened.turn(),
            state.turn(),
            reopened.options()
        );
        if let Err(problem) = reopened.audit() {
            return Err(Fault::new(REOPEN, format!("reopened: {problem}")));
        }
        // Order may follow the order of a hand, which a trace does not keep.
        let [mut before, mut after] = [state, &reopened].map(|state| legal(state, &[]));
        before.sort_unstable();
        after.sort_unstable();
        ensure!(
            before == after,
            REOPEN,
            "reopened, other actions are legal:\n  {before:?}\n  {after:?}"
        );
    }
    Ok(())
}
