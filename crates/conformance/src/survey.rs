//! Runs the properties one after the other.

use crate::ground::{self, Ground};
use crate::property::{Fault, Finding, Property, Violation};
use crate::report::Report;
use crate::{
    Case, Effort, branches, determinize, fair, hidden, legal, replay, reveals, round_trip,
    sampling, turns,
};
use engine::Game;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// One property's part of the suite.
type Part<G> = (Property, fn(&Ground<'_, G>) -> Finding);

/// From the most basic on, so that the first violation is the one to mend
/// first. Twins made by dealing anew come before `determinize` is trusted.
fn parts<G: Game>() -> [Part<G>; 13] {
    [
        (Property::Audit, ground::check_audit),
        (Property::Turns, turns::check),
        (Property::LegalIsCheck, legal::check),
        (Property::Sampling, sampling::check),
        (Property::Replay, replay::check),
        (Property::RoundTrip, round_trip::check),
        (Property::Reopen, replay::check_reopen),
        (Property::EventsTellAll, branches::check),
        (Property::NoLeak, hidden::check),
        (Property::Reveals, reveals::check),
        (Property::Determinize, determinize::check),
        (Property::LegalFromView, hidden::check_legal),
        (Property::FairDeterminize, fair::check),
    ]
}

/// The first violation, or the amount of work done.
pub(crate) fn first<G: Game>(
    case: &Case<G>,
    effort: Effort,
    ignoring: &[&str],
) -> Result<Report, Violation> {
    let mut ground = Ground::new(case, effort, ignoring);
    let played = guarded(Property::BoundedLength, || ground.play());
    played.map_err(|fault| ground.violation(fault))?;
    for (property, look) in parts() {
        ground.look_away();
        guarded(property, || look(&ground)).map_err(|fault| ground.violation(fault))?;
    }
    Ok(*ground.report.borrow())
}

/// All properties that do not hold, with the first violation of each.
pub fn survey<G: Game>(case: &Case<G>, effort: Effort, ignoring: &[&str]) -> Vec<Violation> {
    let mut ground = Ground::new(case, effort, ignoring);
    let mut violations = Vec::new();
    if let Err(fault) = guarded(Property::BoundedLength, || ground.play()) {
        violations.push(ground.violation(fault));
    }
    if ground.games.is_empty() {
        return violations;
    }
    for (property, look) in parts() {
        ground.look_away();
        if let Err(fault) = guarded(property, || look(&ground)) {
            // Looking at one property can stumble over another one.
            if violations
                .iter()
                .all(|v: &Violation| v.property != fault.property)
            {
                violations.push(ground.violation(fault));
            }
        }
    }
    violations
}

/// Turns a panic of the game into a fault, so that the message says where.
fn guarded(property: Property, look: impl FnOnce() -> Finding) -> Finding {
    catch_unwind(AssertUnwindSafe(look))
        .unwrap_or_else(|panic| Err(Fault::new(property, words(panic.as_ref()))))
}

fn words(panic: &(dyn Any + Send)) -> String {
    let message = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied());
    format!("it panicked: {}", message.unwrap_or("without a message"))
}
