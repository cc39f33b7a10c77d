//! Random games, their traces and records, and counting.

use crate::common::{orbite, stderr};
use crate::{GAMES, finished_game, stdout};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

#[test]
fn every_game_and_seat_count_is_simulated() {
    for (game, least, most) in GAMES {
        for seats in least..=most {
            let seats = seats.to_string();
            let run = orbite(&[
                "simulate", game, "--seats", &seats, "--games", "20", "--json",
            ]);
            assert!(run.status.success(), "{}", stderr(&run));
            let summary: Value = serde_json::from_str(&stdout(&run)).unwrap();
            assert_eq!(summary["games"], 20);
            let shares = summary["per_seat"].as_array().unwrap();
            let total: f64 = shares
                .iter()
                .map(|seat| seat["win_share"].as_f64().unwrap())
                .sum();
            assert!(
                (total - 1.0).abs() < 1e-9,
                "every game is won once: {total}"
            );
        }
    }
}

#[test]
fn the_summary_is_a_table_for_people() {
    let run = orbite(&["simulate", "rockets", "--games", "50"]);
    let text = stdout(&run);
    for word in ["50 games", "decisions per game", "ending", "95% interval"] {
        assert!(text.contains(word), "{text}");
    }
}

#[test]
fn threads_change_nothing() {
    let trace = |threads| {
        let arguments = [
            "simulate", "landing", "--games", "60", "--seed", "5", "--trace", "-",
        ];
        let run = orbite(&[&arguments[..], &["--threads", threads]].concat());
        assert!(run.status.success());
        stdout(&run)
    };
    let one = trace("1");
    assert_eq!(
        one.lines()
            .filter(|line| line.contains("\"type\":\"end\""))
            .count(),
        60
    );
    assert!(one == trace("3"));
}

#[test]
fn a_trace_on_standard_output_has_nothing_else() {
    let run = orbite(&[
        "simulate",
        "asteroids",
        "--seats",
        "3",
        "--games",
        "2",
        "--trace",
        "-",
    ]);
    for line in stdout(&run).lines() {
        let value: Value = serde_json::from_str(line).unwrap();
        assert!(value["type"].is_string());
    }
    assert!(
        stderr(&run).contains("2 games"),
        "the summary goes to standard error"
    );
}

fn trace_into(path: &Path) -> Output {
    let path = path.to_str().unwrap();
    orbite(&["simulate", "supernova", "--games", "3", "--trace", path])
}

#[test]
fn a_trace_file_appears_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.jsonl");
    let run = trace_into(&path);
    assert!(run.status.success(), "{}", stderr(&run));
    let text = std::fs::read_to_string(&path).unwrap();
    assert_eq!(
        text.lines()
            .filter(|line| line.contains("\"type\":\"start\""))
            .count(),
        3
    );
    let files = std::fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(files, 1, "nothing is left beside it");
    let nowhere = folder.path().join("no/such/folder.jsonl");
    let run = trace_into(&nowhere);
    assert_eq!(run.status.code(), Some(1));
    assert!(stderr(&run).contains("can’t write"), "{}", stderr(&run));
}

#[test]
fn records_are_written_and_verified() {
    for (game, _, _) in GAMES {
        let folder = tempfile::tempdir().unwrap();
        let records = folder.path().to_str().unwrap();
        let run = orbite(&["simulate", game, "--games", "3", "--records", records]);
        assert!(run.status.success(), "{}", stderr(&run));
        for number in 0..3 {
            let path = folder.path().join(format!("{number:06}.record.json"));
            let run = orbite(&["verify", path.to_str().unwrap()]);
            assert!(run.status.success(), "{}", stderr(&run));
            assert!(stdout(&run).contains("good"), "{}", stdout(&run));
        }
    }
}

/// Every reader of records opens these very files.
#[test]
fn the_records_of_simulate_are_those_that_all_readers_open() {
    for (game, _, _) in GAMES {
        let folder = tempfile::tempdir().unwrap();
        let text = std::fs::read_to_string(finished_game(game, folder.path())).unwrap();
        let path = conformance::record_path(game, "simulate");
        expect_test::expect_file![path].assert_eq(&text);
    }
}

#[test]
fn records_of_another_run_are_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().to_str().unwrap();
    let simulate = ["simulate", "landing", "--games", "2", "--records", records];
    assert!(orbite(&simulate).status.success());
    let path = folder.path().join("000000.record.json");
    let before = std::fs::read(&path).unwrap();
    let again = orbite(&[&simulate[..], &["--seed", "9"]].concat());
    assert_eq!(again.status.code(), Some(2));
    assert!(
        stderr(&again).contains("already holds records"),
        "{}",
        stderr(&again)
    );
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

#[test]
fn perft_counts_and_divides() {
    let options = "{\"first\":0}";
    let run = orbite(&[
        "perft",
        "rockets",
        "--depth",
        "2",
        "--options",
        options,
        "--divide",
    ]);
    let text = stdout(&run);
    let numbers: Vec<u64> = text
        .lines()
        .map(|line| line.split_whitespace().last().unwrap().parse().unwrap())
        .collect();
    let (total, parts) = numbers.split_last().unwrap();
    assert_eq!(*total, parts.iter().sum::<u64>(), "{text}");
    let table = ["perft", "rockets", "--depth", "2", "--options", options];
    let json = |more: &[&str]| -> Value {
        let run = orbite(&[&table[..], &["--json"], more].concat());
        serde_json::from_str(&stdout(&run)).unwrap()
    };
    let counted = json(&["--divide"]);
    assert_eq!(counted["ways"], *total);
    assert_eq!(counted["options"]["first"], 0);
    let divided = counted["divided"].as_array().unwrap();
    let ways: Vec<u64> = divided
        .iter()
        .map(|part| part["ways"].as_u64().unwrap())
        .collect();
    assert_eq!(ways, parts);
    assert_eq!(
        divided[0]["action"],
        text.split_whitespace().next().unwrap()
    );
    assert_eq!(json(&[])["divided"], Value::Null);
}

/// Starts the program, waits until a file holds so many lines, and presses Ctrl-C.
#[cfg(unix)]
fn interrupted(arguments: &[&str], file: &Path, lines: usize) -> Output {
    use std::process::Stdio;
    let mut running = Command::new(env!("CARGO_BIN_EXE_orbite"))
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let written = || std::fs::read_to_string(file).map_or(0, |text| text.lines().count());
    while written() < lines && running.try_wait().unwrap().is_none() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let pid = running.id().to_string();
    let kill = Command::new("kill").args(["-INT", &pid]).status().unwrap();
    assert!(kill.success());
    let output = running.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{}", stderr(&output));
    output
}

#[cfg(unix)]
#[test]
fn ctrl_c_sums_up_what_is_done() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let many = ["--games", "5000000", "--json"];
    let trace = file("games.jsonl");
    let simulate = ["simulate", "asteroids", "--trace", trace.to_str().unwrap()];
    let run = interrupted(
        &[&simulate[..], &many].concat(),
        &file("games.jsonl.partial"),
        100,
    );
    let summary: Value = serde_json::from_str(&stdout(&run)).unwrap();
    let games = summary["games"].as_u64().unwrap();
    assert!(games > 0, "{summary}");
    let told = format!("stopped after {games} of 5000000 games");
    assert!(stderr(&run).contains(&told), "{}", stderr(&run));
    // They are the first ones, and the trace has all of them.
    let text = std::fs::read_to_string(&trace).unwrap();
    let mut starts = text.lines().filter(|line| line.contains("\"game_no\""));
    let last: Value = serde_json::from_str(starts.next_back().unwrap()).unwrap();
    assert_eq!(last["game_no"], games - 1, "{last}");
    for (command, deals) in [("arena", "2500000"), ("study", "5000000")] {
        let results = file(command);
        let arguments = [command, "asteroids", "--bots", "random", "--results"];
        let run = interrupted(
            &[&arguments[..], &[results.to_str().unwrap()], &many].concat(),
            &results,
            20,
        );
        let summary: Value = serde_json::from_str(&stdout(&run)).unwrap();
        let done = summary["deals"].as_u64().unwrap();
        let kept = std::fs::read_to_string(&results).unwrap().lines().count() as u64 - 1;
        assert_eq!(done, kept);
        let told = format!("stopped after {done} of {deals} deals");
        assert!(stderr(&run).contains(&told), "{}", stderr(&run));
    }
}
