//! Real programs, good and bad.

use dice::Dice;
use engine::prelude::*;
use engine::{Knowledge, Scratch, Seats, Turn};
use external::{GameStart, Program, ProgramError};
use rockets::Rockets;
use std::time::Duration;

const EXAMPLE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../docs/examples/stdio_player.py"
);

const PATIENCE: Duration = Duration::from_secs(30);

fn start() -> Rockets {
    let game = Rockets::start(&rockets::Options::default(), Seats::new(2).unwrap()).unwrap();
    engine::settled(game, &mut Dice::new(1))
}

/// Plays one game against itself; returns the number of decisions.
fn play(program: &mut Program) -> Result<u32, ProgramError> {
    let mut game = start();
    let Turn::Decide(seat) = game.turn() else {
        unreachable!("somebody begins")
    };
    let mut knowledge = Knowledge::new(&game, seat);
    program.begin(&GameStart {
        game: &game,
        seat,
        seed: 7,
    })?;
    let (mut dice, mut scratch) = (Dice::new(2), Scratch::default());
    let mut decisions = 0;
    loop {
        let mut events = Vec::new();
        match game.turn() {
            Turn::Over => break,
            Turn::Decide(turn) if turn == seat => {
                game.legal_actions(&mut scratch.actions);
                let action = program.decide(&knowledge, &scratch.actions)?;
                game.apply(turn, action, &mut events).unwrap();
                decisions += 1;
            }
            Turn::Decide(_) => {
                let action = game.sample_action(&mut dice, &mut scratch);
                game.apply_unchecked(action, &mut events);
            }
            Turn::Chance => {
                let chance = game.sample_chance(&mut dice, &mut scratch);
                game.resolve_unchecked(chance, &mut events);
            }
        }
        knowledge.update(&game, &events);
    }
    program.end(&knowledge, &game.outcome().unwrap())?;
    Ok(decisions)
}

#[test]
fn the_example_plays_several_games_and_the_same_one_again() {
    let mut program = Program::start(&format!("python3 '{EXAMPLE}'"), PATIENCE).unwrap();
    let first = play(&mut program).unwrap();
    assert!(first > 3, "{first}");
    assert_eq!(play(&mut program).unwrap(), first, "the seed is the same");
}

/// What a shell script in the place of a program leads to.
fn error_of(script: &str, patience: Duration) -> ProgramError {
    let command = format!("sh -c '{script}'");
    let mut program = Program::start(&command, patience).unwrap();
    play(&mut program).unwrap_err()
}

#[test]
fn a_program_that_fails_is_named_with_what_it_did() {
    let gone = error_of("read line; exit 3", PATIENCE);
    assert!(matches!(&gone, ProgramError::Gone { .. }), "{gone}");
    assert!(gone.to_string().contains("exit status: 3"), "{gone}");
    let nonsense = error_of("while read line; do echo nonsense; done", PATIENCE).to_string();
    assert!(nonsense.contains("`nonsense`"), "{nonsense}");
    let illegal = error_of(
        "while read line; do echo \"{\\\"index\\\":999}\"; done",
        PATIENCE,
    );
    assert!(illegal.to_string().contains("legal actions"), "{illegal}");
    let slow = error_of("sleep 60", Duration::from_millis(50));
    assert!(matches!(slow, ProgramError::Slow { .. }), "{slow}");
}

#[test]
fn what_is_no_program_is_not_started() {
    for (command, expected) in [
        ("/no/such/program", "can't start"),
        ("", "not a command"),
        ("python3 'open", "not a command"),
    ] {
        let error = Program::start(command, PATIENCE).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    }
}

#[test]
fn a_seat_is_told_nothing_of_other_seats() {
    // The program is its own witness: it echoes what it is told into a file.
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("told");
    let script = format!("head -n 2 > {}", file.display());
    let mut program = Program::start(&format!("sh -c '{script}'"), PATIENCE).unwrap();
    assert!(play(&mut program).is_err(), "it answers nothing");
    let told = std::fs::read_to_string(&file).unwrap();
    let lines: Vec<serde_json::Value> = told
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let game = start();
    let Turn::Decide(seat) = game.turn() else {
        unreachable!("somebody begins")
    };
    let view = serde_json::to_value(game.view(engine::Viewer::Seat(seat))).unwrap();
    assert_eq!(lines[0]["type"], "start");
    assert_eq!(lines[0]["seat"], serde_json::to_value(seat).unwrap());
    assert_eq!(lines[1]["view"], view);
    let keys: Vec<&String> = lines[1].as_object().unwrap().keys().collect();
    assert_eq!(keys, ["events", "legal", "type", "view"]);
}
