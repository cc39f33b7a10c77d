//! A client that somebody wrote from the protocol's document, in another
//! language: it plays all games while the server is killed, and checks by itself
//! that nothing is lost or doubled.

use crate::{SEED, TURN};
use dice::Dice;
use engine::Randomness;
use load::ServerProcess;
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How often the server is killed at most.
const KILLS: u32 = 10;
/// How long the client may take, on a machine that is busy with other things.
const LONGEST: Duration = Duration::from_secs(180);

/// Starts a server where the last one was.
fn restart(database: &Path, port: u16) -> ServerProcess {
    let program = Path::new(env!("CARGO_BIN_EXE_orbite"));
    let begun = Instant::now();
    loop {
        match ServerProcess::start(program, database, port) {
            Ok(server) => return server,
            Err(error) => assert!(begun.elapsed() < LONGEST, "{error}"),
        }
    }
}

#[test]
fn a_client_from_the_document_plays_every_game_through_cuts_and_kills() {
    let _turn = TURN.blocking_lock();
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("orbite.db");
    let mut server = restart(&database, 0);
    let address = server.address().socket();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/player.py");
    let mut client = Command::new("python3")
        .args([script, &format!("http://{address}")])
        .args(["--seed", "1", "--pause", "0.1"])
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the example needs `python3`");
    let mut dice = Dice::new(SEED);
    let begun = Instant::now();
    let mut kills = 0;
    while client.try_wait().unwrap().is_none() {
        sleep(Duration::from_millis((400 + dice.below(500)).into()));
        if kills < KILLS {
            server.kill();
            server = restart(&database, address.port());
            kills += 1;
        }
        if begun.elapsed() > LONGEST {
            client.kill().unwrap();
        }
    }
    server.kill();
    let output = client.wait_with_output().unwrap();
    let wrong = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{wrong}");
    let games: Value = serde_json::from_slice(&output.stdout).unwrap();
    println!("{kills} kills: {games}");
    let games = games.as_array().unwrap();
    assert_eq!(games.len(), 5);
    let count = |what: &str| -> u64 { games.iter().map(|game| game[what].as_u64().unwrap()).sum() };
    // Away at the start, or too late with its entropy, it can't prove anything;
    // but nothing is other than it was told.
    let is_other = |chance: &Value| chance.as_str().unwrap().contains("other");
    let mut chance = games
        .iter()
        .flat_map(|game| game["chance"].as_array().unwrap());
    assert!(!chance.any(is_other), "{games:?}");
    // Otherwise nothing was tried.
    assert!(count("cut") > 10 && count("resent") > 5, "{games:?}");
    assert!(
        count("lost") > count("cut"),
        "no kill found anybody: {games:?}"
    );
}
