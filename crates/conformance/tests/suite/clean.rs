//! A game without fault passes, and not for lack of trying.

use crate::case;
use crate::toy::{Bug, Options, Toy};
use conformance::{Case, Effort, Property, check, check_ignoring, survey, try_check};

#[test]
fn a_game_without_fault_passes() {
    for seats in 2..=4 {
        check(&case(seats));
    }
    check(&Case::<Toy> {
        options: Options { first: Some(1) },
        ..case(2)
    });
}

#[test]
fn every_property_had_something_to_look_at() {
    let report = try_check(&case(3), Effort::quick()).unwrap();
    for (name, count) in [
        ("games", report.games),
        ("steps", report.steps),
        ("decisions", report.longest as usize),
        ("refusals", report.refusals),
        ("samplings", report.samplings),
        ("determinized states", report.determinized),
        ("twins", report.twins),
        ("steps of twins", report.twin_steps),
        ("deals", report.deals),
        ("dealt states", report.dealt),
        ("features", report.features),
    ] {
        assert!(count > 0, "no {name} in {report}");
    }
}

#[test]
fn the_verdict_is_always_the_same() {
    let run = || try_check(&case(2), Effort::quick());
    assert_eq!(run(), run());
}

#[test]
fn a_bound_too_low_is_noticed() {
    let case = Case {
        most_decisions: 11,
        ..case(2)
    };
    let violation = try_check(&case, Effort::quick()).unwrap_err();
    assert_eq!(violation.property, Property::BoundedLength);
}

#[test]
fn what_is_ignored_may_be_skewed() {
    Bug::SkewedDeterminize.plant();
    check_ignoring(&case(2), &["hands", "buried"]);
    let violations = survey(&case(2), Effort::quick(), &["hands.1"]);
    assert_eq!(violations.len(), 1, "{violations:?}");
}

#[test]
#[should_panic(expected = "toy breaks the property `round trip`")]
fn check_panics_with_the_violation() {
    Bug::BadNotation.plant();
    check(&case(2));
}
