//! Servers that were restored from a backup: chance that anybody saw does not
//! come again, and every device is told what is proven and what is not.

use crate::common::{Room, answer, random_bot, user};
use crate::device::{ADA, BO, Device, begun, check, deliver, play_out, truth, waiting};
use engine::Game;
use protocol::*;
use record::fair::{Contribution, commitment};
use record::{Record, RecordError, Restored, Verdict, verify};
use registry::{GameId, Landing, with_game};
use table::{GameTable, Moment, Table};

const NEW_SECRET: Hex32 = Hex32([77; 32]);

/// The server is restored from a backup of its log, with everybody away.
fn restore<G: Game>(room: &mut Room<G>, backup: &[String], secret: Hex32) {
    room.log = backup.to_vec();
    room.inbox.clear();
    room.here.clear();
    room.requests.clear();
    let lines = room.log.iter().map(String::as_str);
    room.table = GameTable::restore(lines, random_bot(), Moment(0)).unwrap();
    let out = room.table.renew_secret(secret, Moment(0));
    assert_eq!(out.seq, backup.len() as u64);
    room.log.extend(out.entries);
    // A server that starts reads all of it.
    room.crash(0);
}

/// Everybody comes back, with the last number they saw.
fn come_back<G: Game>(room: &mut Room<G>, devices: &mut [Device], seen: Revision) {
    for name in ["ada", "bo"] {
        let messages = room.arrive(name, Some(seen));
        assert!(
            matches!(messages[0], ServerMessage::Joined(_)),
            "{messages:?}"
        );
    }
    deliver(room, devices, &truth);
}

fn play<G: Game>(room: &mut Room<G>, devices: &mut [Device], steps: usize) {
    for _ in 0..steps {
        if room.table.stage() == Stage::Playing {
            room.step();
            deliver(room, devices, &truth);
        }
    }
}

/// What chance has brought according to a log.
fn chance(log: &[String]) -> Vec<String> {
    let parts = log.iter().flat_map(|line| line.split('"'));
    let outcomes = parts.filter(|part| part.starts_with("? "));
    outcomes.map(str::to_owned).collect()
}

#[test]
fn a_restored_game_draws_anew_and_is_called_fair_up_to_there() {
    for game in GameId::ALL {
        with_game!(game, G => {
            let (mut room, mut devices) = begun::<G>();
            play(&mut room, &mut devices, 1);
            let backup = room.log.clone();
            play(&mut room, &mut devices, 8);
            let (lost, seen) = (room.log.clone(), room.revision());
            restore(&mut room, &backup, NEW_SECRET);
            come_back(&mut room, &mut devices, seen);
            for device in &devices {
                assert_eq!(device.witness.contradiction(), None, "{game}");
                assert!(device.witness.is_restored(), "{game}");
            }
            let record = play_out(&mut room, &mut devices, &truth);
            let drawn = chance(&room.log);
            // All take the same actions as before.
            let before = chance(&lost);
            let more = before.len() > chance(&backup).len();
            let again = drawn.starts_with(&before);
            assert!(!more || before.len() < 6 || !again, "{game}: {before:?}");
            let steps = record.fairness.as_ref().unwrap().restored[0].steps.unwrap();
            for device in &devices {
                let verdict = check::<G>(device, &record).unwrap();
                assert_eq!(verdict, Verdict::FairUntil { steps }, "{game}");
            }
            // A device that never came back knows the old commitment alone.
            let stranger = verify::<G>(&record, &Default::default()).unwrap();
            assert_eq!((stranger.verdict, stranger.restores), (Verdict::Consistent, 1));
        });
    }
}

#[test]
fn no_number_means_two_things_after_a_restore() {
    let (mut room, mut devices) = begun::<Landing>();
    let backup = room.log.clone();
    play(&mut room, &mut devices, 8);
    let seen = room.revision();
    restore(&mut room, &backup, NEW_SECRET);
    room.arrive("ada", None);
    room.arrive("bo", None);
    // Whatever happens meanwhile, what was lost is not mistaken for it.
    for _ in 0..8 {
        let first = room.arrive("bo", Some(seen)).remove(0);
        assert!(matches!(first, ServerMessage::Joined(_)), "{first:?}");
        room.step();
    }
}

#[test]
fn a_move_taken_back_across_a_restore_is_verified() {
    let (mut room, mut devices) = begun::<Landing>();
    play(&mut room, &mut devices, 4);
    let backup = room.log.clone();
    let seen = room.revision();
    restore(&mut room, &backup, NEW_SECRET);
    come_back(&mut room, &mut devices, seen);
    for _ in 0..2 {
        room.propose("ada", ADA, ProposalKind::Undo);
        let n = room.revision();
        room.must("bo", answer(n, BO, Reply::Agree));
        deliver(&mut room, &mut devices, &truth);
    }
    play(&mut room, &mut devices, 3);
    let backup = room.log.clone();
    let seen = room.revision();
    restore(&mut room, &backup, Hex32([78; 32]));
    come_back(&mut room, &mut devices, seen);
    let record = play_out(&mut room, &mut devices, &truth);
    let proof = record.fairness.as_ref().unwrap();
    assert_eq!(proof.restored.len(), 2);
    assert!(proof.course.is_some());
    let verified = devices[0].witness.verify::<Landing>(&record).unwrap();
    // Nobody was there all the time to vouch for what was taken back.
    assert_eq!(verified.verdict, Verdict::Consistent);
    assert_eq!((verified.restores, verified.takebacks), (2, 2));
}

#[test]
fn before_the_start_all_commit_anew_and_everything_is_proven() {
    let (mut room, mut devices) = waiting::<Landing>(&truth);
    let backup = room.log.clone();
    // The game begins, and everybody's entropy is seen.
    room.must("ada", Command::Start {});
    deliver(&mut room, &mut devices, &truth);
    play(&mut room, &mut devices, 2);
    let before = devices[1].witness.entropy(BO).cloned().unwrap();
    let away = devices[0].witness.memory().expected();
    let seen = room.revision();
    restore(&mut room, &backup, NEW_SECRET);
    come_back(&mut room, &mut devices, seen);
    assert_eq!(room.table.stage(), Stage::Waiting);
    room.must("ada", Command::Start {});
    deliver(&mut room, &mut devices, &truth);
    let record = play_out(&mut room, &mut devices, &truth);
    let contributions = &record.fairness.as_ref().unwrap().contributions;
    let opened = |one: &Contribution| one.entropy().is_some_and(|entropy| *entropy != before);
    assert!(contributions.iter().all(opened), "{contributions:?}");
    for device in &devices {
        assert_eq!(device.witness.contradiction(), None);
        assert_eq!(check::<Landing>(device, &record), Ok(Verdict::Fair));
    }
    // A device that never came back remembers a start that is undone.
    let verified = verify::<Landing>(&record, &away).unwrap();
    assert_eq!(verified.verdict, Verdict::Consistent);
    assert!(verified.compared.undone && !verified.compared.commitment);
}

#[test]
fn a_game_that_is_over_is_left_alone() {
    let (mut room, mut devices) = begun::<Landing>();
    play_out(&mut room, &mut devices, &truth);
    let out = room.table.renew_secret(NEW_SECRET, Moment(0));
    assert!(out.entries.is_empty());
}

/// A restore that only the record knows of, at the end of the game: all draws
/// follow from what was committed to.
fn invent(record: &mut Record) {
    let steps = Some(record.steps.len());
    record.fairness.as_mut().unwrap().restored = vec![Restored {
        steps,
        commitment: commitment(&NEW_SECRET),
        secret: NEW_SECRET,
    }];
}

#[test]
fn a_restore_that_nobody_was_told_of_is_noticed() {
    let (mut room, mut devices) = begun::<Landing>();
    let record = play_out(&mut room, &mut devices, &truth);
    let mut invented = record.clone();
    invent(&mut invented);
    assert_eq!(
        check::<Landing>(&devices[0], &invented),
        Err(RecordError::RestoreNotTold)
    );
    // A device that was there no longer is told at least what is not proven.
    let memory = devices[0].witness.memory().expected();
    let verdict = verify::<Landing>(&invented, &memory).unwrap().verdict;
    let steps = record.steps.len();
    assert_eq!(verdict, Verdict::FairUntil { steps });
    // One that was told of a restore finds it in the record.
    let mut told = memory;
    told.restored = Some(NEW_SECRET);
    let missing = verify::<Landing>(&record, &told).unwrap_err();
    assert!(
        matches!(missing, RecordError::OtherCommitment { .. }),
        "{missing}"
    );
}

#[test]
fn another_commitment_without_a_restore_still_stops_the_game() {
    let (mut room, mut devices) = waiting::<Landing>(&truth);
    let backup = room.log.clone();
    let seen = room.revision();
    restore(&mut room, &backup, NEW_SECRET);
    let hide = |_: &str, mut message: ServerMessage| {
        if let ServerMessage::Joined(joined) = &mut message {
            joined.replaced.clear();
        }
        Some(message)
    };
    room.arrive("ada", Some(seen));
    deliver(&mut room, &mut devices, &hide);
    assert!(devices[0].witness.contradiction().is_some());
    assert!(room.heard("ada").is_empty() && room.table.holds_seat(&user("ada")));
}
