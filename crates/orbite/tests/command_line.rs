//! The program as a user runs it.

mod common;

use common::{orbite, stderr};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use text::Language;

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

const GAMES: [(&str, u8, u8); 5] = [
    ("supernova", 2, 5),
    ("celestial", 2, 6),
    ("landing", 2, 4),
    ("rockets", 2, 6),
    ("asteroids", 2, 8),
];

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
    assert!(stderr(&run).contains("can't write"), "{}", stderr(&run));
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

/// Writes a record of Last Rocket, changes it, and tells what `verify` says.
fn verify_changed(change: impl Fn(&str) -> String) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().to_str().unwrap();
    orbite(&["simulate", "rockets", "--games", "1", "--records", records]);
    let path = folder.path().join("000000.record.json");
    let text = std::fs::read_to_string(&path).unwrap();
    let changed = change(&text);
    assert_ne!(text, changed, "the change must change something");
    std::fs::write(&path, changed).unwrap();
    orbite(&["verify", path.to_str().unwrap()])
}

#[test]
fn a_bad_record_is_told_where_and_why() {
    let told = |run: &Output, words: &[&str]| {
        assert_eq!(run.status.code(), Some(1));
        for word in words {
            assert!(
                stderr(run).contains(word),
                "{word:?} not in: {}",
                stderr(run)
            );
        }
    };
    told(
        &verify_changed(|text| text[..text.len() / 2].to_owned()),
        &["not a record"],
    );
    told(
        &verify_changed(|text| text.replace("\"rules\":1", "\"rules\":0")),
        &["version 0", "version 1"],
    );
    told(
        &verify_changed(|text| text.replace("orbite-record/2", "orbite-record/9")),
        &["orbite-record/9", "orbite-record/2"],
    );
    told(
        &verify_changed(|text| text.replace("\"rockets\"", "\"chess\"")),
        &["no game `chess`"],
    );
    told(
        &verify_changed(|text| {
            let mut record: Value = serde_json::from_str(text).unwrap();
            record["steps"].as_array_mut().unwrap().remove(3);
            record.to_string()
        }),
        &["step"],
    );
    told(
        &verify_changed(|text| {
            let mut record: Value = serde_json::from_str(text).unwrap();
            record.as_object_mut().unwrap().remove("result");
            record.to_string()
        }),
        &["missing field `result`"],
    );
    told(
        &verify_changed(|text| {
            let mut record: Value = serde_json::from_str(text).unwrap();
            record["result"]["places"] = serde_json::json!([1, 1]);
            record.to_string()
        }),
        &["ended otherwise"],
    );
}

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
            &["`first` is there twice"],
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
fn rules_are_printed_in_every_language() {
    for (game, _, _) in GAMES {
        let books: BTreeSet<String> = Language::ALL
            .iter()
            .map(|language| stdout(&orbite(&["rules", game, "--lang", language.code()])))
            .collect();
        assert_eq!(books.len(), Language::ALL.len());
        assert!(books.iter().all(|book| book.len() > 1000));
    }
    let clause = stdout(&orbite(&[
        "rules", "rockets", "--lang", "en", "--clause", "LR-3.4",
    ]));
    assert!(clause.starts_with("LR-3.4"), "{clause}");
    let run = orbite(&["rules", "rockets", "--clause", "LR-9.9"]);
    assert_eq!(run.status.code(), Some(2));
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

#[test]
fn a_reader_who_stops_reading_is_no_failure() {
    let program = env!("CARGO_BIN_EXE_orbite");
    assert!(Path::new(program).exists());
    let run = Command::new("sh")
        .args([
            "-c",
            &format!("{program} rules rockets --lang en | head -n 1"),
        ])
        .output()
        .unwrap();
    assert!(run.status.success());
    assert!(run.stderr.is_empty(), "{}", stderr(&run));
}

#[test]
fn help_teaches() {
    let text = stdout(&orbite(&["--help"]));
    for word in ["play", "simulate", "verify", "rules", "perft", "Exit codes"] {
        assert!(text.contains(word), "{text}");
    }
    assert!(stdout(&orbite(&["simulate", "--help"])).contains("flat61"));
}

#[test]
fn playing_without_a_terminal_is_told() {
    let run = orbite(&["play", "rockets"]);
    assert_eq!(run.status.code(), Some(1));
    assert!(stderr(&run).contains("terminal"), "{}", stderr(&run));
}

/// A terminal is made by `script`, which writes what the program draws.
#[cfg(target_os = "linux")]
#[test]
fn a_signal_saves_the_game_and_gives_the_screen_back() {
    use std::io::Read;
    use std::process::Stdio;
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("game.json");
    let command = format!(
        "stty rows 24 cols 80; echo pid $$; exec {} play rockets --players Ada,cadet --options '{{\"first\":0}}' --save {}",
        env!("CARGO_BIN_EXE_orbite"),
        save.display()
    );
    let mut terminal = Command::new("script")
        .args(["-q", "-e", "-f", "-c", &command, "/dev/null"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .env("TERM", "xterm")
        .spawn()
        .unwrap();
    let mut output = terminal.stdout.take().unwrap();
    let mut drawn = String::new();
    let mut bytes = [0; 4096];
    // The game is on the screen.
    while !drawn.contains("Ada") {
        let read = output.read(&mut bytes).unwrap();
        assert!(read > 0, "{drawn}");
        drawn += &String::from_utf8_lossy(&bytes[..read]);
    }
    let pid = drawn.split_whitespace().nth(1).unwrap();
    assert!(Command::new("kill").arg(pid).status().unwrap().success());
    let mut rest = Vec::new();
    output.read_to_end(&mut rest).unwrap();
    let rest = String::from_utf8_lossy(&rest);
    assert!(drawn.contains("\u{1b}[?1049h"), "a screen of its own");
    assert!(rest.contains("\u{1b}[?1049l"), "which it leaves: {rest:?}");
    assert!(rest.contains("\u{1b}[?25h"), "with a cursor: {rest:?}");
    assert!(terminal.wait().unwrap().success());
    assert!(rest.contains("--resume") && save.exists(), "{rest:?}");
}

#[test]
fn a_tournament_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ladder.jsonl");
    let results = path.to_str().unwrap();
    let hold = |games: &str, seed: &str| {
        let arguments = ["arena", "landing", "--bots", "cadet,random", "--json"];
        orbite(
            &[
                &arguments[..],
                &["--games", games, "--seed", seed, "--results", results],
            ]
            .concat(),
        )
    };
    let whole = |run: &Output| {
        let mut summary: Value = serde_json::from_str(&stdout(run)).unwrap();
        summary.as_object_mut().unwrap().remove("seconds");
        summary
    };
    assert!(hold("4", "1").status.success());
    // A crash in the middle of a line loses that line and nothing else.
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, &text[..text.len() - 9]).unwrap();
    let resumed = hold("12", "1");
    assert!(resumed.status.success(), "{}", stderr(&resumed));
    std::fs::remove_file(&path).unwrap();
    assert_eq!(
        whole(&resumed),
        whole(&hold("12", "1")),
        "the same as in one go"
    );
    let other = hold("4", "2");
    assert_eq!(other.status.code(), Some(2));
    assert!(
        stderr(&other).contains("another tournament"),
        "{}",
        stderr(&other)
    );
}

#[test]
fn bad_line_ups_are_told() {
    let run = orbite(&["arena", "landing", "--bots", "wizard"]);
    assert_eq!(run.status.code(), Some(2));
    assert!(stderr(&run).contains("admiral"), "{}", stderr(&run));
    let run = orbite(&[
        "arena",
        "landing",
        "--bots",
        "cadet,cadet,cadet",
        "--seats",
        "2",
    ]);
    assert_eq!(run.status.code(), Some(2));
}

/// A running game as a record: the first steps of a finished one, as many as
/// `keep` says.
fn running_game(game: &str, folder: &Path, keep: impl FnOnce(&[Value]) -> usize) -> PathBuf {
    let records = folder.to_str().unwrap();
    orbite(&["simulate", game, "--games", "1", "--records", records]);
    let path = folder.join("000000.record.json");
    let text = std::fs::read_to_string(&path).unwrap();
    let mut record: Value = serde_json::from_str(&text).unwrap();
    record["result"] = Value::Null;
    let steps = record["steps"].as_array_mut().unwrap();
    steps.truncate(keep(steps));
    std::fs::write(&path, record.to_string()).unwrap();
    path
}

/// Up to the second action, so that the next step is a decision.
fn one_action(steps: &[Value]) -> usize {
    let is_action = |&index: &usize| !steps[index].as_str().unwrap().starts_with('?');
    (0..steps.len()).filter(is_action).nth(1).unwrap()
}

#[test]
fn a_hint_is_legal_and_says_why_in_every_language() {
    for (game, _, _) in GAMES {
        let folder = tempfile::tempdir().unwrap();
        let path = running_game(game, folder.path(), one_action);
        let path = path.to_str().unwrap();
        let hint = orbite(&["hint", path, "--level", "pilot", "--lang", "en", "--json"]);
        assert!(hint.status.success(), "{game}: {}", stderr(&hint));
        let value: Value = serde_json::from_str(&stdout(&hint)).unwrap();
        assert!(!value["action"].as_str().unwrap().is_empty());
        assert!(!value["words"].as_str().unwrap().is_empty());
        let turn = value["turn"].as_array().unwrap();
        assert_eq!(turn[0], value["action"], "the turn begins with the action");
        let advice = value["advice"].as_array().unwrap();
        assert!(advice.len() >= 2, "{game}: a turn and a reason: {advice:?}");
        let told = stdout(&orbite(&["hint", path, "--level", "pilot", "--lang", "en"]));
        for sentence in advice {
            let sentence = sentence.as_str().unwrap();
            assert!(told.contains(sentence), "{game}: {sentence} not in {told}");
        }
        let hints: BTreeSet<String> = Language::ALL
            .iter()
            .map(|language| {
                let code = language.code();
                stdout(&orbite(&["hint", path, "--level", "pilot", "--lang", code]))
            })
            .collect();
        assert_eq!(hints.len(), Language::ALL.len());
    }
}

#[test]
fn a_finished_game_has_no_hint() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().to_str().unwrap();
    orbite(&["simulate", "rockets", "--games", "1", "--records", records]);
    let path = folder.path().join("000000.record.json");
    let run = orbite(&["hint", path.to_str().unwrap()]);
    assert_eq!(run.status.code(), Some(2));
    assert!(stderr(&run).contains("over"), "{}", stderr(&run));
}

#[test]
fn a_late_position_is_solved_and_its_line_leads_there() {
    let folder = tempfile::tempdir().unwrap();
    let path = running_game("rockets", folder.path(), |steps| steps.len() - 6);
    let run = orbite(&["solve", path.to_str().unwrap(), "--json"]);
    assert!(run.status.success(), "{}", stderr(&run));
    let solution: Value = serde_json::from_str(&stdout(&run)).unwrap();
    // Playing the line to its end must give the places that were promised.
    let text = std::fs::read_to_string(&path).unwrap();
    let mut record: Value = serde_json::from_str(&text).unwrap();
    let line = solution["line"].as_array().unwrap().clone();
    record["steps"].as_array_mut().unwrap().extend(line);
    let places = solution["places"].as_array().unwrap();
    let ending = serde_json::json!({"name": "last-rocket", "clause": "LR-5.2"});
    record["result"] = serde_json::json!({"places": places, "ending": ending});
    std::fs::write(&path, record.to_string()).unwrap();
    let verdict = orbite(&["verify", path.to_str().unwrap()]);
    assert!(verdict.status.success(), "{}", stderr(&verdict));
}

#[test]
fn what_cannot_be_solved_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = running_game("landing", folder.path(), one_action);
    let run = orbite(&["solve", path.to_str().unwrap()]);
    assert_eq!(run.status.code(), Some(2));
    assert!(stderr(&run).contains("Last Rocket"), "{}", stderr(&run));
    let folder = tempfile::tempdir().unwrap();
    let path = running_game("rockets", folder.path(), one_action);
    let run = orbite(&["solve", path.to_str().unwrap(), "--positions", "10"]);
    assert_eq!(run.status.code(), Some(1));
    assert!(stderr(&run).contains("--positions"), "{}", stderr(&run));
}

/// What goes wrong for players, each with the English words that must not be heard in
/// another language.
#[test]
fn problems_are_told_in_the_language_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let landing = running_game("landing", folder.path(), one_action);
    let other = tempfile::tempdir().unwrap();
    let rockets = running_game("rockets", other.path(), one_action);
    let (landing, rockets) = (landing.to_str().unwrap(), rockets.to_str().unwrap());
    let chess = folder.path().join("chess.json");
    let text = std::fs::read_to_string(rockets).unwrap();
    std::fs::write(&chess, text.replace("\"rockets\"", "\"chess\"")).unwrap();
    let chess = chess.to_str().unwrap();
    let missing = folder.path().join("missing.json");
    let missing = missing.to_str().unwrap();
    let folder = folder.path().to_str().unwrap();
    let few = "{\"rockets_each\":4}";
    let unknown = "{\"colour\":1}";
    let cases: &[(&[&str], &str)] = &[
        (&["solve", landing], "can be solved"),
        (&["solve", rockets, "--positions", "10"], "not solved"),
        (&["solve", chess], "no game"),
        (&["verify", missing], "no such file"),
        (&["hint", missing], "no such file"),
        (&["review", folder], "folder"),
        (&["trace", chess], "no game"),
        (&["verify", chess], "no game"),
        (&["rules", "rockets", "--clause", "LR-99.9"], "no clause"),
        (&["play", "rockets", "--players", "Ada"], "players, not"),
        (
            &["play", "rockets", "--players", "x:y,pilot"],
            "name of a person, or",
        ),
        (
            &[
                "play",
                "rockets",
                "--players",
                "Ada,pilot",
                "--options",
                few,
            ],
            "choose",
        ),
        (
            &[
                "play",
                "rockets",
                "--players",
                "Ada,pilot",
                "--options",
                unknown,
            ],
            "with their defaults",
        ),
        (&["play", "--resume", missing], "no such file"),
    ];
    for (arguments, english) in cases {
        let mut told = BTreeSet::new();
        for language in Language::ALL {
            let run = orbite(&[arguments, &["--lang", language.code()][..]].concat());
            let said = stderr(&run);
            assert!(!run.status.success(), "{arguments:?}: {said}");
            let is_english = language == Language::English;
            assert_eq!(said.contains(english), is_english, "{arguments:?}: {said}");
            told.insert(said);
        }
        assert_eq!(told.len(), Language::ALL.len(), "{arguments:?}: {told:?}");
    }
}

/// The tools have no `--lang`: why a game can't start is told in the system's language.
#[test]
fn tools_tell_in_the_systems_language_why_a_game_cannot_start() {
    let told = |command: &str, locale: &str| {
        let run = std::process::Command::new(env!("CARGO_BIN_EXE_orbite"))
            .args([command, "landing", "--seats", "5"])
            .args(match command {
                "perft" => &["--depth", "1"][..],
                "arena" => &["--bots", "cadet"],
                _ => &[],
            })
            .env("LC_ALL", locale)
            .output()
            .unwrap();
        assert_eq!(run.status.code(), Some(2), "{}", stderr(&run));
        stderr(&run)
    };
    let locales = ["en_US.UTF-8", "fr_FR.UTF-8", "de_DE.UTF-8", "es_ES.UTF-8"];
    for command in ["simulate", "perft", "arena", "study"] {
        let said = locales.map(|locale| told(command, locale));
        for (said, words) in said.iter().zip(["2 to 4", "2 à 4", "2 bis 4", "2 a 4"]) {
            assert!(said.contains(words), "{command}: {said}");
        }
    }
}

#[test]
fn a_good_record_is_told_by_the_names_that_people_know() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().to_str().unwrap();
    orbite(&["simulate", "rockets", "--games", "1", "--records", records]);
    let path = folder.path().join("000000.record.json");
    for language in Language::ALL {
        let arguments = ["verify", path.to_str().unwrap(), "--lang", language.code()];
        let said = stdout(&orbite(&arguments));
        let (_, said) = said.split_once(".json").unwrap();
        let title = text::games::Text::RocketsTitle.said(language);
        assert!(said.contains(title), "{said}");
        for id in ["rockets", "last-rocket"] {
            assert!(!said.contains(id), "{said}");
        }
    }
}

/// The records of the page, the server and the terminal, each as its own test
/// writes it, opened by every command that reads records.
#[test]
fn the_records_of_all_writers_open_in_all_readers() {
    for writer in ["page", "server", "terminal"] {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../record/tests/records");
        let path = format!("{folder}/{writer}.json");
        for command in ["verify", "hint", "solve"] {
            let run = orbite(&[command, &path]);
            // A game in its middle may be too long to solve; read it was.
            let unsolved = command == "solve" && stderr(&run).contains("not solved within");
            assert!(
                run.status.success() || unsolved,
                "{command} {writer}: {}",
                stderr(&run)
            );
            // Nothing was given to compare its chance with.
            let proven = stdout(&run).contains("consistent: ");
            assert_eq!(
                proven,
                command == "verify" && writer == "server",
                "{writer}"
            );
        }
        // Without a terminal it comes as far as reading the record.
        let run = orbite(&["play", "--resume", &path]);
        assert!(
            stderr(&run).contains("terminal"),
            "{writer}: {}",
            stderr(&run)
        );
    }
}

#[test]
fn a_study_is_told_as_text_json_csv_and_html_and_goes_on_from_its_results() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).display().to_string();
    let (results, csv, html, records) = (
        file("results.jsonl"),
        file("games.csv"),
        file("report.html"),
        file("records"),
    );
    let base = ["study", "rockets", "--bots", "random", "--playouts", "5"];
    let study = |more: &[&str]| {
        let run = orbite(&[&base[..], more].concat());
        assert!(run.status.success(), "{}", stderr(&run));
        stdout(&run)
    };
    let whole = study(&["--games", "12", "--json"]);
    study(&["--games", "5", "--results", &results]);
    // As if the program had been killed while it wrote.
    let mut cut = std::fs::read_to_string(&results).unwrap();
    cut.truncate(cut.len() - 40);
    std::fs::write(&results, cut).unwrap();
    let resumed = study(&[
        "--games",
        "12",
        "--results",
        &results,
        "--json",
        "--threads",
        "1",
    ]);
    assert_eq!(whole, resumed);
    let text = study(&[
        "--games",
        "3",
        "--csv",
        &csv,
        "--html",
        &html,
        "--records",
        &records,
    ]);
    for word in ["95% interval", "Fairness", "kind of action", "LR-5.2"] {
        assert!(text.contains(word), "{text}");
    }
    assert_eq!(std::fs::read_to_string(&csv).unwrap().lines().count(), 4);
    let report = std::fs::read_to_string(&html).unwrap();
    assert!(
        report.contains("<svg") && !report.contains("http"),
        "one file, nothing from elsewhere"
    );
    assert_eq!(std::fs::read_dir(&records).unwrap().count(), 3);
    let other = orbite(
        &[
            &base[..],
            &["--games", "2", "--seed", "9", "--results", &results],
        ]
        .concat(),
    );
    assert_eq!(
        other.status.code(),
        Some(2),
        "another study's results are not mixed in"
    );
    let endless = orbite(&[
        "arena",
        "rockets",
        "--bots",
        "random",
        "--results",
        "/dev/zero",
    ]);
    assert_eq!(endless.status.code(), Some(2), "{}", stderr(&endless));
}
