//! `orbite verify` on games whose chance can be worked out again.

use crate::place::{Place, orbite, stderr, stdout};
use crate::played::play;
use protocol::Hex32;
use record::fair::commitment;
use record::{Fairness, Match, Record};
use registry::{GameId, Landing, with_game};
use std::process::Output;

fn verify(text: &str) -> Output {
    let place = Place::empty();
    let file = place.folder.path().join("record.json");
    std::fs::write(&file, text).unwrap();
    orbite(&["verify", file.to_str().unwrap()])
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
    play::<Landing>("m1", 7, usize::MAX).record.unwrap()
}

fn proof(record: &mut Record) -> &mut Fairness {
    record.fairness.as_mut().unwrap()
}

#[test]
fn a_fair_game_is_called_so() {
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
        let commitment = record.fairness.unwrap().commitment.to_string();
        assert!(said.contains(&commitment), "{said}");
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
    is_bad(&record, "committed itself to");
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
    proof(&mut record).entropies[1] = "said later".parse().unwrap();
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
    proof(&mut record).entropies.pop();
    is_bad(&record, "do not fit 2 seats");
    let text = landing().to_json().replace("\"secret\"", "\"sekret\"");
    assert_eq!(verify(&text).status.code(), Some(1));
}
