//! What operators read in other languages than English.

use crate::test_database::{TestDatabase, orbite, stderr, stdout};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

#[test]
fn a_server_says_in_german_where_it_is_and_that_it_stopped() {
    let place = TestDatabase::empty();
    let mut server = Command::new(env!("CARGO_BIN_EXE_orbite"))
        .args([
            "serve",
            "--lang",
            "de",
            "--listen",
            "127.0.0.1:0",
            "--database",
        ])
        .arg(place.database())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(server.stdout.take().unwrap()).lines();
    let mut line = || lines.next().unwrap().unwrap();
    let ready = line();
    assert!(
        ready.starts_with("Orbite ist bereit: http://127.0.0.1:"),
        "{ready}"
    );
    assert_eq!(line(), "Strg-C hält es an.");
    let pid = server.id().to_string();
    let kill = Command::new("kill").args(["-INT", &pid]).status().unwrap();
    assert!(kill.success());
    let told = stderr(&server.wait_with_output().unwrap());
    assert!(told.contains("Alles liegt in "), "{told}");
    assert!(told.contains("Angehalten."), "{told}");
    // Why it can't start, too.
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap().to_string();
    let database = place.database();
    let output = orbite(&[
        "serve",
        "--lang",
        "de",
        "--listen",
        &taken,
        "--database",
        database.to_str().unwrap(),
    ]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("schon von einem anderen Programm"));
}

#[test]
fn a_backup_and_its_restoration_are_told_in_french() {
    let place = TestDatabase::with(async |_| ());
    let (database, folder) = (place.database(), place.folder.path());
    let copy = folder.join("copie.db");
    let (database, copy) = (database.to_str().unwrap(), copy.to_str().unwrap());
    let french = |command: &str| {
        let place = ["--database", database, "--lang", "fr"];
        orbite(&[&[command, copy][..], &place].concat())
    };
    let told = stdout(&french("backup"));
    assert!(told.contains("copie.db\u{a0}: "), "{told}");
    assert!(told.contains("copié et vérifié en 0,"), "{told}");
    let again = french("backup");
    assert_eq!(again.status.code(), Some(1));
    assert!(stderr(&again).contains("existe déjà"), "{again:?}");
    let told = stdout(&french("restore"));
    for words in [
        "restauré depuis",
        "tables qui reprennent avec un nouveau secret\u{a0}: 0",
        "sessions et jetons fermés\u{a0}: 0 (révoqués",
    ] {
        assert!(told.contains(words), "{told}");
    }
}

#[test]
fn the_database_is_looked_after_in_spanish() {
    let place = TestDatabase::with(async |_| ());
    let spanish = |arguments: &[&str]| place.admin(&[arguments, &["--lang", "es"]].concat());
    let status = stdout(&spanish(&["status"]));
    let labels = ["base de datos  ", "partidas       0 ", "usuarios       0 "];
    for (line, label) in status.lines().zip(labels) {
        assert!(line.starts_with(label), "{status}");
    }
    let users = stdout(&spanish(&["users"]));
    assert!(users.starts_with("id  tipo  desde"), "{users}");
    let json = stdout(&spanish(&["matches", "--json"]));
    assert_eq!(json.trim(), "[]");
    assert!(stdout(&spanish(&["check"])).contains("en buen estado"));
    for (arguments, code, words) in [
        (&["forget", "nadie"][..], 1, "no hay ningún usuario"),
        (&["purge", "--ended", "9"], 2, "terminaron hace 9 días"),
        (&["record", "nada"], 1, "no existe la partida"),
        (&["resolve", "5", "nada"], 1, "ninguna denuncia pendiente"),
    ] {
        let output = spanish(arguments);
        assert_eq!(output.status.code(), Some(code), "{output:?}");
        assert!(stderr(&output).contains(words), "{output:?}");
    }
}
