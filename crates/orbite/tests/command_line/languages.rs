//! What is told in every language.

use crate::common::{orbite, stderr};
use crate::{GAMES, one_action, running_game, stdout};
use std::collections::BTreeSet;
use std::process::{Command, Output};
use text::Language;

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
        is_told_in_every_language(arguments, english);
    }
}

/// Runs what can't be done once in each language: only English has the English words,
/// and no two say the same.
fn is_told_in_every_language(arguments: &[&str], english: &str) -> Vec<Output> {
    let runs = Language::ALL.map(|language| {
        let run = orbite(&[arguments, &["--lang", language.code()][..]].concat());
        let said = stderr(&run);
        assert!(!run.status.success(), "{arguments:?}: {said}");
        let is_english = language == Language::English;
        assert_eq!(said.contains(english), is_english, "{arguments:?}: {said}");
        run
    });
    let told: BTreeSet<String> = runs.iter().map(stderr).collect();
    assert_eq!(told.len(), Language::ALL.len(), "{arguments:?}: {told:?}");
    runs.to_vec()
}

/// Each way to be wrong about the command line itself.
#[test]
fn mistakes_in_arguments_are_told_in_the_language_asked_for() {
    let cases: &[(&[&str], &str)] = &[
        (&["simulat"], "there is no command"),
        (&["simulat"], "Did you mean `simulate`?"),
        (&["simulate"], "an argument is missing: `<GAME>`"),
        (&["admin", "purge"], "is missing"),
        (&["simulate", "rockets", "--gmes", "5"], "unexpected"),
        (&["simulate", "rockets", "--gmes", "5"], "mean `--games`"),
        (&["simulate", "rockets", "landing"], "unexpected"),
        (
            &["simulate", "rockets", "--games", "5", "--games", "5"],
            "only once",
        ),
        (
            &["play", "rockets", "--resume", "game.json"],
            "together with",
        ),
        (&["simulate", "chess"], "the games are supernova"),
        (
            &["simulate", "rockets", "--games", "x"],
            "whole number, 0 or more",
        ),
        (&["simulate", "rockets", "--threads", "0"], "from 1 to 1024"),
        (
            &["simulate", "rockets", "--options", "{"],
            "one JSON object",
        ),
        (
            &[
                "simulate",
                "rockets",
                "--options",
                "{\"first\":0,\"first\":1}",
            ],
            "is given twice",
        ),
        (
            &["rules", "rockets", "--clause", "nine"],
            "a clause such as",
        ),
        (&["hint", "game.json", "--level", "wizard"], "use cadet"),
        (&["hint", "game.json", "--at", "0"], "counted from 1"),
        (&["hint", "game.json", "--time", "0"], "number of seconds"),
        (&["arena", "landing", "--bots", "wizard"], "write random"),
        (&["study", "landing", "--first", "me"], "counted from 0"),
        (
            &["verify", "game.json", "--commitment", "zz"],
            "hexadecimal digits",
        ),
        (&["verify", "game.json", "--table", "a b"], "an id has"),
        (&["verify", "game.json", "--entropy", "me"], "a colon and"),
        (&["verify", "game.json", "--entropy", "0:é"], "printable"),
        (&["serve", "--listen", "here"], "an address and a port"),
        (&["serve", "--open=perhaps"], "use `true`"),
        (&["serve", "--log", "xml"], "use text or json"),
        (&["load", "--server", "here"], "the address of a server"),
        (
            &["load", "--server", "http://orbite.example:80"],
            "not this machine",
        ),
    ];
    for (arguments, english) in cases {
        for run in is_told_in_every_language(arguments, english) {
            assert_eq!(run.status.code(), Some(2), "{arguments:?}");
            assert!(run.stdout.is_empty(), "{arguments:?}");
        }
    }
    // A value that is missing swallows no `--lang` that stands before the command.
    let run = orbite(&["--lang", "de", "simulate", "rockets", "--games"]);
    assert!(stderr(&run).contains("braucht einen Wert"), "{run:?}");
    // A language that nobody speaks is refused in the system's.
    let run = orbite(&["rules", "rockets", "--lang", "tlh"]);
    assert_eq!(run.status.code(), Some(2));
    assert!(stderr(&run).contains("use en, de, es or fr"), "{run:?}");
}

#[test]
fn help_is_in_the_language_asked_for_or_the_systems() {
    let cases = [
        ("C", "en", "Usage: orbite hint [OPTIONS] <RECORD>"),
        (
            "fr_FR.UTF-8",
            "fr",
            "Utilisation\u{a0}: orbite hint [OPTIONS] <PARTIE>",
        ),
        (
            "de_DE.UTF-8",
            "de",
            "Aufruf: orbite hint [OPTIONEN] <AUFZEICHNUNG>",
        ),
        (
            "es_ES.UTF-8",
            "es",
            "Uso: orbite hint [OPCIONES] <REGISTRO>",
        ),
    ];
    for (locale, code, usage) in cases {
        let by_system = Command::new(env!("CARGO_BIN_EXE_orbite"))
            .args(["hint", "--help"])
            .env("LC_ALL", locale)
            .output()
            .unwrap();
        let told = stdout(&by_system);
        assert!(told.contains(usage), "{told}");
        let same: [&[&str]; 3] = [
            &["hint", "--help", "--lang", code],
            &["--lang", code, "hint", "-h"],
            &["--lang", code, "help", "hint"],
        ];
        for arguments in same {
            let run = orbite(arguments);
            assert!(run.status.success(), "{arguments:?}");
            assert_eq!(stdout(&run), told, "{arguments:?}");
        }
        // Without any command the whole program explains itself, as a mistake.
        let run = Command::new(env!("CARGO_BIN_EXE_orbite"))
            .env("LC_ALL", locale)
            .output()
            .unwrap();
        assert_eq!(run.status.code(), Some(2));
        let about = text::help::Text::CommandOrbite;
        let language = Language::of_tag(code).unwrap();
        assert!(stderr(&run).starts_with(about.said(language)), "{run:?}");
    }
}

#[test]
fn tools_tell_in_the_systems_language_why_a_game_cannot_start() {
    let told = |command: &str, locale: &str| {
        let run = Command::new(env!("CARGO_BIN_EXE_orbite"))
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

/// What a command prints, which must contain these words.
fn prints(arguments: &[&str], words: &[&str]) {
    let run = orbite(arguments);
    assert!(run.status.success(), "{}", stderr(&run));
    let told = stdout(&run);
    for word in words {
        assert!(told.contains(word), "{word:?} not in {told}");
    }
}

#[test]
fn many_games_are_summed_up_in_the_language_asked_for() {
    prints(
        &["simulate", "supernova", "--games", "20", "--lang", "de"],
        &[
            "2 Plätze, Optionen",
            "20 Partien in 0,",
            "Entscheidungen je Partie: ",
            "95-%-Intervall",
            "gewonnen",
            "\u{202f}% - ",
        ],
    );
    prints(
        &[
            "arena", "landing", "--bots", "random", "--games", "4", "--lang", "fr",
        ],
        &[
            "2 donnes, chacune en 2 rotations\u{a0}: 4 parties",
            "équitable",
            "Elo\u{a0}: l’écart",
        ],
    );
    let folder = tempfile::tempdir().unwrap();
    let html = folder.path().join("informe.html");
    let study = ["study", "rockets", "--bots", "random", "--playouts", "2"];
    let against = ["--games", "3", "--against", "{\"layout\":\"flat37\"}"];
    let told = ["--html", html.to_str().unwrap(), "--lang", "es"];
    prints(
        &[&study[..], &against, &told].concat(),
        &[
            "3 repartos en 1 rotación",
            "Equidad: ",
            "decisiones forzadas: ",
            "tipo de acción",
            "junto a las primeras",
            "victorias del asiento 1, parte",
        ],
    );
    let report = std::fs::read_to_string(html).unwrap();
    for word in ["<html lang=\"es\">", "Quién gana", "Por qué terminan"] {
        assert!(report.contains(word), "{report}");
    }
    for (arguments, english) in [
        (&["simulate", "rockets", "--games", "0"][..], "at least 1"),
        (
            &["simulate", "rockets", "--trace", "-", "--json"],
            "both want standard output",
        ),
        (
            &[
                "arena",
                "rockets",
                "--bots",
                "cadet,cadet,cadet",
                "--seats",
                "2",
            ],
            "3 bots for 2 seats",
        ),
        (
            &[
                "arena",
                "rockets",
                "--bots",
                "random",
                "--results",
                "/dev/zero",
            ],
            "not a results file",
        ),
        (
            &["simulate", "rockets", "--trace", "/no/such/folder/x"],
            "can’t write",
        ),
        (&["load", "--tables", "0"], "give --tables"),
    ] {
        is_told_in_every_language(arguments, english);
    }
}

#[test]
fn load_is_measured_in_spanish() {
    prints(
        &["load", "--tables", "0", "--idle", "3", "--lang", "es"],
        &["memoria del servidor, vacío", "  por conexión en espera"],
    );
}
