//! The terminal and pipes.

use crate::common::{orbite, stderr};
use std::path::Path;
use std::process::Command;

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
