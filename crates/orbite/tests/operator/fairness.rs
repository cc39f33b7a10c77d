//! `orbite verify` on games whose chance can be worked out again.

use crate::played::{play, play_restored, play_with};
use crate::test_database::{TestDatabase, orbite, stderr, stdout};
use engine::Seat;
use protocol::Hex32;
use record::fair::{Contribution, commitment, fingerprint, seat_commitment};
use record::{Fairness, Match, Record};
use registry::{GameId, Landing, with_game};
use std::process::Output;

fn verify(text: &str) -> Output {
    verify_with(text, &[])
}

fn verify_with(text: &str, more: &[&str]) -> Output {
    let place = TestDatabase::empty();
    let file = place.folder.path().join("record.json");
    std::fs::write(&file, text).unwrap();
    let mut arguments = vec!["verify", file.to_str().unwrap()];
    arguments.extend(more);
    orbite(&arguments)
}

#[track_caller]
fn is_bad(record: &Record, saying: &str) -> String {
    let output = verify(&record.to_json());
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    let said = stderr(&output);
    assert!(said.contains(saying), "{said}");
    said
}

fn landing() -> Record {
    play_with::<Landing>("m1", 7, "my own dice")
}

fn proof(record: &mut Record) -> &mut Fairness {
    record.fairness.as_mut().unwrap()
}

#[test]
fn a_game_that_contradicts_nothing_is_called_consistent() {
    for game in GameId::ALL {
        let record = with_game!(game, G => play::<G>("m1", 7, usize::MAX).record.unwrap());
        let draws = record.steps.iter();
        let draws = draws.filter(|step| step.starts_with('?')).count();
        let output = verify(&record.to_json());
        assert!(output.status.success(), "{game}: {}", stderr(&output));
        let said = stdout(&output);
        let words = match draws {
            0 => "nothing was left to chance".to_owned(),
            1 => "its one draw follows".to_owned(),
            _ => format!("every one of {draws} draws follows"),
        };
        assert!(said.contains("good: ") && said.contains(&words), "{said}");
        assert!(
            said.contains("  consistent: ") && !said.contains("  fair: "),
            "{said}"
        );
        let commitment = record.fairness.unwrap().commitment.to_string();
        assert!(said.contains(&commitment), "{said}");
    }
}

#[test]
fn verdicts_are_in_the_reader_s_language() {
    let text = landing().to_json();
    for (language, words) in [
        ("de", ["in Ordnung: ", "  widerspruchsfrei: "]),
        ("es", ["correcto: ", "  coherente: "]),
        ("fr", ["valide\u{a0}: ", "  cohérent\u{a0}: "]),
    ] {
        let said = stdout(&verify_with(&text, &["--lang", language]));
        for word in words {
            assert!(said.contains(word), "{said}");
        }
        let output = verify_with(&text, &["--table", "m2", "--lang", language]);
        assert_eq!(output.status.code(), Some(1));
        assert!(!stderr(&output).contains("its randomness"), "{output:?}");
    }
}

#[test]
fn a_record_without_a_proof_is_not_called_fair() {
    let mut record = landing();
    record.fairness = None;
    let output = verify(&record.to_json());
    assert!(output.status.success());
    assert!(!stdout(&output).contains("fair"), "{output:?}");
}

#[test]
fn a_secret_that_was_not_committed_to_is_noticed() {
    let mut record = landing();
    proof(&mut record).secret = Hex32([8; 32]);
    is_bad(&record, "is not the one that the server had committed to");
}

/// A server that chooses among secrets after the fact: the record is a game by
/// the rules, and the commitment fits, but the cards do not follow.
#[test]
fn a_draw_that_does_not_follow_is_named() {
    let mut record = landing();
    proof(&mut record).secret = Hex32([8; 32]);
    proof(&mut record).commitment = commitment(&Hex32([8; 32]));
    let said = is_bad(&record, "somebody cheated");
    assert!(said.contains("should have been `? "), "{said}");
    let mut record = landing();
    let entropy = "said later".parse().unwrap();
    let table = proof(&mut record).table.clone();
    proof(&mut record).contributions[0] = Contribution::Opened {
        commitment: seat_commitment(&table, Seat::new(0), &entropy),
        entropy,
    };
    is_bad(&record, "somebody cheated");
}

/// A server that cheats once: two draws change places, and it is still a game
/// by the rules.
#[test]
fn one_changed_draw_is_named_with_its_step() {
    let honest = landing();
    let steps = &honest.steps;
    let draws: Vec<usize> = (0..steps.len())
        .filter(|&step| steps[step].starts_with("? "))
        .collect();
    let mut found = 0;
    for (index, &one) in draws.iter().enumerate() {
        for &other in &draws[index + 1..] {
            let mut cheated = honest.clone();
            cheated.steps.swap(one, other);
            if Match::<Landing>::from_record(&cheated).is_err() {
                continue;
            }
            found += 1;
            if found > 3 {
                return;
            }
            let said = is_bad(&cheated, "somebody cheated");
            let first = format!("step {} should have been `{}`", one + 1, steps[one]);
            assert!(said.contains(&first), "{said}");
        }
    }
    assert!(found > 0, "no two draws can change places");
}

#[test]
fn a_proof_that_is_none_is_refused() {
    let mut record = landing();
    proof(&mut record).method = "dice-in-the-cellar/1".to_owned();
    is_bad(&record, "dice-in-the-cellar/1");
    let mut record = landing();
    proof(&mut record).contributions.pop();
    is_bad(&record, "do not match 2 seats");
    let text = landing().to_json().replace("\"secret\"", "\"sekret\"");
    assert_eq!(verify(&text).status.code(), Some(1));
}

/// The words for everything that is not compared unless it is given.
const UNGIVEN: [&str; 5] = ["--commitment", "--table", "--entropy", "--sealed", "steps"];

#[test]
fn what_is_given_is_compared_and_what_is_not_is_named() {
    let record = landing();
    let fairness = record.fairness.clone().unwrap();
    let text = record.to_json();
    let told = fairness.commitment.to_string();
    let sealed = format!("{},-", fairness.contributions[0].commitment().unwrap());
    let all = [
        ["--commitment", &told],
        ["--table", "m1"],
        ["--entropy", "0:my own dice"],
        ["--sealed", &sealed],
    ];
    for given in 0..=all.len() {
        let output = verify_with(&text, &all[..given].concat());
        assert!(output.status.success(), "{output:?}");
        let said = stdout(&output);
        let verdict = if given == all.len() {
            "  fair: "
        } else {
            "  consistent: "
        };
        assert!(said.contains(verdict), "{said}");
        for (place, word) in UNGIVEN.into_iter().enumerate() {
            let line = said.lines().find(|line| line.contains(word));
            assert_eq!(line.is_some(), place >= given, "{word}: {said}");
        }
        assert!(said.contains(&fingerprint(&fairness.commitment)), "{said}");
    }
    let other = commitment(&Hex32([8; 32])).to_string();
    for (given, saying) in [
        (["--commitment", &other], "was shown the commitment"),
        (["--table", "m2"], "was at table m2"),
        (["--entropy", "0:other dice"], "left out or replaced"),
        (["--entropy", "1:my own dice"], "left out or replaced"),
        (["--sealed", "-,-"], "before this device revealed"),
    ] {
        let output = verify_with(&text, &given);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        let said = stderr(&output);
        assert!(said.contains(saying), "{said}");
    }
    assert_eq!(
        verify_with(&text, &["--commitment", "4bb0"]).status.code(),
        Some(2)
    );
    let twice = verify_with(&text, &["-", "--table", "m1"]);
    assert_eq!(twice.status.code(), Some(2), "{twice:?}");
}

/// A consistent forgery: another secret from the start on, with a record that
/// fits it. Only what was told before the game gives it away.
#[test]
fn a_secret_swapped_before_the_start_is_noticed_by_its_commitment() {
    let told = commitment(&Hex32([7; 32])).to_string();
    let swapped = play_with::<Landing>("m1", 8, "my own dice").to_json();
    assert!(verify(&swapped).status.success());
    let output = verify_with(&swapped, &["--commitment", &told]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(stderr(&output).contains("the server cheated"), "{output:?}");
}

/// Restored from a backup in the middle: the commitment told before the game is
/// known again, and so is how far it proves anything.
#[test]
fn a_restored_game_is_called_fair_up_to_the_restore() {
    let record = play_restored::<Landing>("m1", 7, "my own dice", Some(5));
    let fairness = record.fairness.clone().unwrap();
    let steps = fairness.restored[0].steps.unwrap();
    let text = record.to_json();
    let [told, since] = [fairness.commitment, fairness.restored[0].commitment];
    let [told, since] = [told.to_string(), since.to_string()];
    let sealed = format!("{},-", fairness.contributions[0].commitment().unwrap());
    let rest = [
        "--table",
        "m1",
        "--entropy",
        "0:my own dice",
        "--sealed",
        &sealed,
    ];
    let verify = |commitment: &str| {
        let output = verify_with(&text, &[&["--commitment", commitment], &rest[..]].concat());
        assert!(output.status.success(), "{output:?}");
        stdout(&output)
    };
    let said = verify(&told);
    let until = format!("  fair up to step {steps}: ");
    assert!(said.contains(&until) && said.contains(&since), "{said}");
    assert!(said.contains("be proven"), "{said}");
    // With the commitment of later alone, nothing before is proven.
    let said = verify(&since);
    assert!(
        said.contains("  consistent: ") && !said.contains("fair up"),
        "{said}"
    );
    // A step of before the restore that follows from the later secret.
    let mut moved = record;
    proof(&mut moved).restored[0].steps = Some(0);
    is_bad(&moved, "somebody cheated");
}

#[test]
fn a_game_ended_by_agreement_does_not_run() {
    let path = conformance::record_path("rockets", "server");
    let said = stdout(&orbite(&["verify", path.to_str().unwrap()]));
    assert!(said.contains("ended by agreement"), "{said}");
}
