//! What the command line takes, and what it says of the rest.

use crate::common::{orbite, stderr};
use crate::stdout;

#[test]
fn bad_arguments_are_told_with_what_is_allowed() {
    let cases: [(&[&str], &[&str]); 10] = [
        (&["simulate", "chess"], &["chess", "supernova", "asteroids"]),
        (&["simulate", "landing", "--seats", "5"], &["2 to 4", "5"]),
        (&["simulate", "landing", "--seats", "0"], &["2 to 4"]),
        (
            &["simulate", "rockets", "--options", "{"],
            &["one JSON object"],
        ),
        (
            &[
                "simulate",
                "rockets",
                "--options",
                "{\"first\":0,\"first\":1}",
            ],
            &["`first` is given twice"],
        ),
        (
            &["simulate", "rockets", "--games", "-5"],
            &["-5", "--games"],
        ),
        (
            &["simulate", "rockets", "--options", "[1]"],
            &["one JSON object"],
        ),
        (
            &[
                "simulate",
                "rockets",
                "--options",
                "{\"layout\":\"flat99\"}",
            ],
            &["flat99", "flat61"],
        ),
        (
            &["simulate", "rockets", "--options", "{\"colour\":1}"],
            &["colour", "layout"],
        ),
        (&["simulate", "rockets", "--games", "0"], &["at least 1"]),
    ];
    for (arguments, words) in cases {
        let run = orbite(arguments);
        assert_eq!(
            run.status.code(),
            Some(2),
            "{arguments:?}: {}",
            stderr(&run)
        );
        assert!(run.stdout.is_empty());
        for word in words {
            assert!(
                stderr(&run).contains(word),
                "{arguments:?}: {word:?} not in {}",
                stderr(&run)
            );
        }
    }
}

#[test]
fn options_that_do_not_fit_the_table_are_refused() {
    for options in ["{\"teams\":true}", "{\"rockets_each\":4}", "{\"first\":9}"] {
        let run = orbite(&["simulate", "rockets", "--seats", "3", "--options", options]);
        assert_eq!(run.status.code(), Some(2), "{options}");
        assert!(stderr(&run).contains("Option “"), "{}", stderr(&run));
    }
}

#[test]
fn help_teaches() {
    let text = stdout(&orbite(&["--help"]));
    for word in ["play", "simulate", "verify", "rules", "perft", "Exit codes"] {
        assert!(text.contains(word), "{text}");
    }
    assert!(stdout(&orbite(&["simulate", "--help"])).contains("flat61"));
}
