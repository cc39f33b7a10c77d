//! `orbite serve` as a user runs it.

use crate::test_database::{Running, stderr};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// `orbite serve` with its data in this folder: not among those of the person
/// who runs the tests.
fn serve(data: &TempDir, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_orbite"));
    command
        .arg("serve")
        .args(arguments)
        .env("ORBITE_DATABASE", data.path().join("orbite.db"))
        .env_remove("ORBITE_CONFIG")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

fn start(data: &TempDir, arguments: &[&str]) -> Running {
    Running::of(serve(data, arguments))
}

#[test]
fn the_page_is_delivered() {
    let data = tempfile::tempdir().unwrap();
    let server = start(&data, &["--listen", "127.0.0.1:0"]);
    let answer = server.get("/");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.contains("<title>Orbite</title>"), "{answer}");
}

#[test]
fn a_folder_is_delivered_instead() {
    let data = tempfile::tempdir().unwrap();
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("index.html"), "from the folder").unwrap();
    let dist = folder.path().to_str().unwrap();
    let server = start(&data, &["--listen", "127.0.0.1:0", "--page", dist]);
    assert!(server.get("/").ends_with("from the folder"));
}

#[test]
fn what_cannot_be_done_is_told() {
    let data = tempfile::tempdir().unwrap();
    let server = start(&data, &["--listen", "127.0.0.1:0"]);
    let taken = serve(&data, &["--listen", &server.address])
        .output()
        .unwrap();
    assert_eq!(taken.status.code(), Some(1));
    assert!(
        stderr(&taken).contains("already taken"),
        "{}",
        stderr(&taken)
    );

    let folder = tempfile::tempdir().unwrap();
    let dist = folder.path().to_str().unwrap();
    let empty = serve(&data, &["--page", dist]).output().unwrap();
    assert_eq!(empty.status.code(), Some(2));
    assert!(stderr(&empty).contains("no page"), "{}", stderr(&empty));

    let nonsense = serve(&data, &["--listen", "4747"]).output().unwrap();
    assert_eq!(nonsense.status.code(), Some(2));
    assert!(stderr(&nonsense).contains("0.0.0.0:4747"));
}

#[cfg(unix)]
#[test]
fn it_ends_well_when_asked_to() {
    let data = tempfile::tempdir().unwrap();
    for signal in ["-INT", "-TERM"] {
        let mut server = start(&data, &["--listen", "127.0.0.1:0"]);
        let pid = server.child.id().to_string();
        let sent = Command::new("kill").args([signal, &pid]).status().unwrap();
        assert!(sent.success());
        let status = server.child.wait().unwrap();
        assert_eq!(status.code(), Some(0), "{signal}");
    }
}

#[cfg(unix)]
#[test]
fn a_log_for_programs_is_json_and_nothing_else() {
    let data = tempfile::tempdir().unwrap();
    let mut server = start(&data, &["--listen", "127.0.0.1:0", "--log", "json"]);
    let pid = server.child.id().to_string();
    assert!(Command::new("kill").arg(&pid).status().unwrap().success());
    let log = BufReader::new(server.child.stderr.take().unwrap());
    let messages: Vec<String> = log
        .lines()
        .map(|line| {
            let line: serde_json::Value = serde_json::from_str(&line.unwrap()).unwrap();
            line["fields"]["message"]
                .as_str()
                .unwrap_or_default()
                .to_owned()
        })
        .collect();
    assert!(messages.contains(&"Stopped.".to_owned()), "{messages:?}");
}

#[test]
fn a_flag_beats_the_environment_which_beats_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name);
    // An address of another machine: a server that listens there does not start.
    let elsewhere = "203.0.113.9:4747";
    let text = format!(
        "listen = {elsewhere:?}\ndatabase = {:?}\nsockets-per-address = 0\n",
        place("file.db")
    );
    fs::write(place("orbite.toml"), text).unwrap();
    let told = |flags: &[&str], environment: &[(&str, &str)]| {
        let mut command = serve(&folder, flags);
        command.env_remove("ORBITE_DATABASE");
        command.env("ORBITE_CONFIG", place("orbite.toml"));
        command.envs(environment.iter().copied());
        command
    };
    let output = told(&[], &[]).output().unwrap();
    assert!(stderr(&output).contains("203.0.113.9"), "{output:?}");

    let here = "127.0.0.1:0";
    let database = place("environment.db");
    let variables = [
        ("ORBITE_LISTEN", here),
        ("ORBITE_DATABASE", database.to_str().unwrap()),
    ];
    fs::remove_file(place("file.db")).unwrap();
    let server = Running::of(told(&[], &variables));
    assert!(database.exists() && !place("file.db").exists());
    // What only the file says counts as well.
    let upgrade = "GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\n\
                   Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    let mut stream = TcpStream::connect(&server.address).unwrap();
    stream.write_all(upgrade.as_bytes()).unwrap();
    let mut line = String::new();
    BufReader::new(stream).read_line(&mut line).unwrap();
    assert!(line.contains(" 429 "), "{line}");

    let database = place("flag.db");
    let flags = ["--listen", here, "--database", database.to_str().unwrap()];
    let variables = [
        ("ORBITE_LISTEN", elsewhere),
        ("ORBITE_DATABASE", "/nowhere/at/all.db"),
    ];
    let server = Running::of(told(&flags, &variables));
    assert!(server.get("/healthz").contains("ok"));
    assert!(database.exists());
}
