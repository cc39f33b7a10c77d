//! Servers that lie, each in its own way, and devices that notice. The devices
//! are those of the page: they remember what they were told.

use crate::common::{Room, propose, user};
use crate::device::{ADA, BO, Device, Lie, begun, check, deliver, play_out, truth, waiting};
use client::{Contradiction, Memory, Witness};
use engine::Game;
use protocol::*;
use record::fair::{Contribution, commitment, fingerprint, seat_commitment};
use record::{Expected, Record, RecordError, Verdict, verify, verify_told};
use registry::{GameId, Landing, with_game};
use serde_json::json;
use table::Table;

const SECRET: Hex32 = Hex32([42; 32]);
const OTHER_SECRET: Hex32 = Hex32([43; 32]);

/// The game is played to its end; Ada's device saw nothing wrong, but can't tell
/// whether it was fair.
fn plays_on_and_cannot_compare(mut room: Room<Landing>, mut devices: [Device; 2]) {
    assert_eq!(room.table.stage(), Stage::Playing);
    let record = play_out(&mut room, &mut devices, &truth);
    assert_eq!(devices[0].witness.contradiction(), None);
    let verdict = check::<Landing>(&devices[0], &record);
    assert_eq!(verdict, Ok(Verdict::Consistent));
}

/// No device was told the steps of a record.
fn assert_told_otherwise(devices: &[Device], record: &Record) {
    for device in devices {
        let error = check::<Landing>(device, record).unwrap_err();
        assert!(
            matches!(error, RecordError::ToldOtherwise { .. }),
            "{error}"
        );
    }
}

/// Rewrites the server's log and starts it again.
fn rewrite<G: Game>(room: &mut Room<G>, change: impl FnOnce(&mut Vec<String>)) {
    change(&mut room.log);
    room.inbox.clear();
    room.crash(0);
}

fn replace(log: &mut [String], from: &str, to: &str) {
    let mut found = 0;
    for line in log {
        found += line.matches(from).count();
        *line = line.replace(from, to);
    }
    assert!(found > 0, "no {from}");
}

#[test]
fn an_honest_server_is_called_fair_by_every_device() {
    for game in GameId::ALL {
        with_game!(game, G => {
            let (mut room, mut devices) = begun::<G>();
            for _ in 0..6 {
                if room.table.stage() == Stage::Playing {
                    room.step();
                    deliver(&mut room, &mut devices, &truth);
                }
            }
            // Something is taken back, and all are told.
            if room.table.stage() == Stage::Playing {
                room.propose("ada", ADA, ProposalKind::Undo);
                let n = room.revision();
                room.must("bo", crate::common::answer(n, BO, Reply::Agree));
                deliver(&mut room, &mut devices, &truth);
            }
            // Bo's device is told events without names.
            let brief = |name: &str, mut message: ServerMessage| {
                if let ServerMessage::Step(step) = &mut message
                    && name == "bo"
                {
                    let events: Vec<<G as engine::GameSpec>::Event> = step.events.read().unwrap();
                    step.events = Payload::compact(&events).unwrap();
                }
                Some(message)
            };
            let record = play_out(&mut room, &mut devices, &brief);
            for device in &devices {
                assert_eq!(device.witness.contradiction(), None, "{game}");
                let verified = device.witness.verify::<G>(&record).unwrap();
                assert_eq!(verified.verdict, Verdict::Fair, "{game}");
                assert!(verified.compared.steps && verified.compared.takebacks, "{game}");
                assert_eq!(verified.opened.len(), 2);
            }
        });
    }
}

#[test]
fn a_device_that_was_away_compares_what_is_left() {
    let (mut room, mut devices) = begun::<Landing>();
    let deaf = |name: &str, message| Some(message).filter(|_| name == "ada");
    for _ in 0..4 {
        room.step();
    }
    room.propose("ada", ADA, ProposalKind::Undo);
    let n = room.revision();
    room.must("bo", crate::common::answer(n, BO, Reply::Agree));
    deliver(&mut room, &mut devices, &deaf);
    // Bo comes back, and is told the whole table and then its history.
    room.arrive("bo", None);
    room.must("bo", Command::History { seat: Some(BO) });
    let record = play_out(&mut room, &mut devices, &truth);
    let verified = devices[1].witness.verify::<Landing>(&record).unwrap();
    assert!(verified.compared.steps && !verified.compared.takebacks);
    assert_eq!(verified.takebacks, 1);
    assert_eq!(
        verified.verdict,
        Verdict::Consistent,
        "the take-back may be invented"
    );
}

#[test]
fn who_has_nothing_to_compare_with_is_told_so() {
    let (mut room, mut devices) = begun::<Landing>();
    let record = play_out(&mut room, &mut devices, &truth);
    let whole = devices[0].witness.memory().expected();
    let told = devices[0].witness.told();
    let partly = |change: &dyn Fn(&mut Expected)| {
        let mut expected = whole.clone();
        change(&mut expected);
        let verified = verify_told::<Landing>(&record, &expected, &told);
        verified.unwrap().verdict
    };
    assert_eq!(partly(&|_| {}), Verdict::Fair);
    let untold = verify::<Landing>(&record, &whole).unwrap();
    assert_eq!(untold.verdict, Verdict::Fair);
    assert_eq!(
        partly(&|expected| *expected = Expected::default()),
        Verdict::Consistent
    );
    assert_eq!(
        partly(&|expected| expected.commitment = None),
        Verdict::Consistent
    );
    assert_eq!(
        partly(&|expected| expected.table = None),
        Verdict::Consistent
    );
    assert_eq!(
        partly(&|expected| expected.sealed = None),
        Verdict::Consistent
    );
    // A spectator can't know that no seat helps the server.
    assert_eq!(
        partly(&|expected| expected.own.clear()),
        Verdict::Consistent
    );
}

/// The server waits until all have opened, tries secrets until it likes one, and
/// plays by that.
#[test]
fn a_secret_swapped_at_the_start_is_noticed() {
    let [told, played] = [SECRET, OTHER_SECRET].map(|secret| commitment(&secret).to_string());
    let old = |_: &str, message: ServerMessage| {
        ServerMessage::parse(&message.to_line().replace(&played, &told)).ok()
    };
    let swap = |openly: bool| {
        let (mut room, mut devices) = waiting::<Landing>(&truth);
        room.must("ada", Command::Start {});
        rewrite(&mut room, |log| {
            replace(log, &SECRET.to_string(), &OTHER_SECRET.to_string());
        });
        deliver(&mut room, &mut devices, if openly { &truth } else { &old });
        (room, devices)
    };
    // If it shows the new commitment, the devices stop at once.
    let (room, devices) = swap(true);
    for device in &devices {
        let noticed = device.witness.contradiction();
        assert_eq!(noticed, Some(Contradiction::OtherCommitment {}));
    }
    assert_eq!(room.table.stage(), Stage::Waiting, "nothing is opened");
    // If it goes on showing the old one, the record does not fit.
    let (mut room, mut devices) = swap(false);
    let record = play_out(&mut room, &mut devices, &old);
    let stranger = verify::<Landing>(&record, &Expected::default()).unwrap();
    assert_eq!(stranger.verdict, Verdict::Consistent, "it fits itself");
    for device in &devices {
        assert_eq!(device.witness.contradiction(), None);
        let error = check::<Landing>(device, &record).unwrap_err();
        assert!(
            matches!(error, RecordError::OtherCommitment { .. }),
            "{error}"
        );
    }
    let mut claimed = record.clone();
    claimed.fairness.as_mut().unwrap().commitment = commitment(&SECRET);
    assert_eq!(
        check::<Landing>(&devices[0], &claimed),
        Err(RecordError::Commitment)
    );
    claimed.fairness.as_mut().unwrap().secret = SECRET;
    let error = check::<Landing>(&devices[0], &claimed).unwrap_err();
    assert!(matches!(error, RecordError::Outcome { .. }), "{error}");
}

#[test]
fn different_commitments_for_different_seats_have_different_fingerprints() {
    let [one, other] = [SECRET, OTHER_SECRET].map(|secret| commitment(&secret));
    let lie = |name: &str, message: ServerMessage| {
        let line = message.to_line();
        let line = match name {
            "bo" => line.replace(&one.to_string(), &other.to_string()),
            _ => line,
        };
        ServerMessage::parse(&line).ok()
    };
    let (mut room, mut devices) = waiting::<Landing>(&lie);
    let shown = |device: &Device| fingerprint(device.witness.commitment().unwrap());
    assert_ne!(
        shown(&devices[0]),
        shown(&devices[1]),
        "two people would hear it"
    );
    room.must("ada", Command::Start {});
    deliver(&mut room, &mut devices, &lie);
    let record = play_out(&mut room, &mut devices, &lie);
    assert_eq!(check::<Landing>(&devices[0], &record), Ok(Verdict::Fair));
    let error = check::<Landing>(&devices[1], &record).unwrap_err();
    assert!(
        matches!(error, RecordError::OtherCommitment { .. }),
        "{error}"
    );
}

/// The server tells Ada that nobody else adds to chance, and chooses what the
/// other seat adds once she has opened.
#[test]
fn a_seal_that_leaves_a_seat_out_is_noticed() {
    let at_the_seal = |name: &str, mut message: ServerMessage| {
        if let ServerMessage::Starting { commitments, .. } = &mut message
            && name == "ada"
        {
            commitments.truncate(1);
        }
        Some(message)
    };
    let from_the_first = |name: &str, mut message: ServerMessage| {
        if let ServerMessage::Joined(joined) = &mut message
            && name == "ada"
        {
            joined.seating.seats.truncate(1);
        }
        at_the_seal(name, message)
    };
    let lies: [Lie<'_>; 2] = [&at_the_seal, &from_the_first];
    for lie in lies {
        let (mut room, mut devices) = waiting::<Landing>(lie);
        room.must("ada", Command::Start {});
        deliver(&mut room, &mut devices, lie);
        let record = play_out(&mut room, &mut devices, lie);
        assert_eq!(
            check::<Landing>(&devices[0], &record),
            Err(RecordError::Sealed { seat: BO })
        );
        assert_eq!(check::<Landing>(&devices[1], &record), Ok(Verdict::Fair));
    }
}

/// The server asks for openings first, and would commit itself to a secret later.
#[test]
fn nothing_is_opened_before_the_server_has_committed_itself() {
    let silent = |name: &str, message: ServerMessage| {
        Some(message).filter(|told| name != "ada" || !matches!(told, ServerMessage::Joined(_)))
    };
    let (mut room, mut devices) = waiting::<Landing>(&silent);
    room.must("ada", Command::Start {});
    deliver(&mut room, &mut devices, &silent);
    room.wait(limits::CONTRIBUTION_MS);
    deliver(&mut room, &mut devices, &silent);
    assert_eq!((devices[0].made, devices[1].made), (0, 1));
    assert_eq!(devices[0].witness.memory().expected().sealed, None);
}

/// The server accepts what Ada commits herself to, and starts without it.
#[test]
fn entropy_that_is_left_out_is_noticed() {
    let (mut room, mut devices) = waiting::<Landing>(&truth);
    rewrite(&mut room, |log| {
        log.retain(|line| !line.contains("committed\":{\"s\":0"));
    });
    room.inbox.clear();
    room.must("ada", Command::Start {});
    room.inbox.clear();
    room.wait(limits::CONTRIBUTION_MS);
    deliver(&mut room, &mut devices, &truth);
    let noticed = devices[0].witness.contradiction();
    assert_eq!(noticed, Some(Contradiction::LeftOut { seat: ADA }));
    room.wait(limits::CONTRIBUTION_MS);
    let record = play_out(&mut room, &mut devices, &truth);
    assert_eq!(
        check::<Landing>(&devices[0], &record),
        Err(RecordError::LeftOut { seat: ADA })
    );
}

/// Ada has started and opened; nobody else has answered yet.
fn started_by_ada() -> (Room<Landing>, [Device; 2]) {
    let (mut room, mut devices) = waiting::<Landing>(&truth);
    room.must("ada", Command::Start {});
    deliver(&mut room, &mut devices, &only_ada);
    (room, devices)
}

fn only_ada(name: &str, message: ServerMessage) -> Option<ServerMessage> {
    Some(message).filter(|_| name == "ada")
}

/// The server accepts Ada's opening, and plays as if it had not come: one of the
/// two games it can choose from.
#[test]
fn an_opening_that_is_ignored_is_noticed() {
    let (mut room, mut devices) = started_by_ada();
    rewrite(&mut room, |log| {
        log.retain(|line| !line.contains("opened\":{\"s\":0"));
    });
    room.inbox.clear();
    room.wait(limits::CONTRIBUTION_MS);
    assert_eq!(room.table.stage(), Stage::Playing);
    deliver(&mut room, &mut devices, &truth);
    let noticed = devices[0].witness.contradiction();
    assert_eq!(noticed, Some(Contradiction::OpeningIgnored { seat: ADA }));
    let record = play_out(&mut room, &mut devices, &truth);
    let error = RecordError::OpeningIgnored { seat: ADA };
    assert_eq!(check::<Landing>(&devices[0], &record), Err(error));
}

/// The server and Bo play together: once Ada has opened, they try entropies for
/// Bo until they like the game.
#[test]
fn a_seat_that_chooses_its_entropy_knowing_the_others_is_noticed() {
    let (mut room, mut devices) = started_by_ada();
    let committed = |text: &str| {
        let entropy = text.parse().unwrap();
        seat_commitment(room.table.id(), BO, &entropy).to_string()
    };
    let (before, after) = (committed("bo 1"), committed("what suits bo"));
    rewrite(&mut room, |log| replace(log, &before, &after));
    room.must(
        "bo",
        Command::Open {
            seat: BO,
            entropy: "what suits bo".parse().unwrap(),
        },
    );
    deliver(&mut room, &mut devices, &|name, message| match message {
        // Ada is not shown the new commitment again.
        ServerMessage::Seats(_) | ServerMessage::Committed { .. } => None,
        message => only_ada(name, message),
    });
    let record = play_out(&mut room, &mut devices, &only_ada);
    assert!(verify::<Landing>(&record, &Expected::default()).is_ok());
    let error = check::<Landing>(&devices[0], &record);
    assert_eq!(error, Err(RecordError::Sealed { seat: BO }));
    // Writing the old commitment into the record does not help.
    let mut claimed = record;
    let Contribution::Opened { commitment, .. } =
        &mut claimed.fairness.as_mut().unwrap().contributions[1]
    else {
        panic!("bo opened");
    };
    *commitment = before.parse().unwrap();
    let error = check::<Landing>(&devices[0], &claimed);
    assert_eq!(error, Err(RecordError::Opening { seat: BO }));
}

/// Another game by the same secret and entropies, so fair in itself.
#[test]
fn steps_that_were_told_otherwise_are_noticed() {
    let (mut room, mut devices) = begun::<Landing>();
    let start = room.log.clone();
    let honest = play_out(&mut room, &mut devices, &truth);
    let over = room.now;
    assert_eq!(check::<Landing>(&devices[0], &honest), Ok(Verdict::Fair));
    room.log = start;
    room.now = over;
    room.crash(0);
    // Somebody plays another card.
    let (seat, legal) = room.due().unwrap();
    let (name, revision) = (room.holder(seat), room.revision());
    let actions = vec![legal.last().unwrap().clone()];
    room.must(
        &name,
        Command::Act {
            revision,
            seat,
            actions,
        },
    );
    let mut nobody = [];
    let other = play_out(&mut room, &mut nobody, &truth);
    assert_ne!(other.steps, honest.steps);
    assert!(
        verify::<Landing>(&other, &Expected::default()).is_ok(),
        "a fair game"
    );
    assert_told_otherwise(&devices, &other);
}

/// The server draws, does not like the card, writes a take-back into the course
/// that never happened, and draws again.
#[test]
fn an_invented_take_back_is_noticed() {
    let (mut room, mut devices) = begun::<Landing>();
    room.step();
    deliver(&mut room, &mut devices, &truth);
    let first = room.revision();
    let seat = room.step();
    let name = room.holder(seat);
    let n = room.revision();
    room.must(&name, propose(n, seat, ProposalKind::Undo));
    let n = room.revision();
    let other = if seat == ADA {
        ("bo", BO)
    } else {
        ("ada", ADA)
    };
    room.must(other.0, crate::common::answer(n, other.1, Reply::Agree));
    assert!(room.revision() > first);
    // Nobody hears of it.
    room.inbox.clear();
    let record = play_out(&mut room, &mut devices, &truth);
    let verified = verify::<Landing>(&record, &Expected::default()).unwrap();
    assert_eq!(verified.takebacks, 1, "a stranger has to believe it");
    assert_told_otherwise(&devices, &record);
}

#[test]
fn a_record_of_another_table_is_noticed() {
    let (mut room, mut devices) = begun::<Landing>();
    let record = play_out(&mut room, &mut devices, &truth);
    let mut expected = devices[0].witness.memory().expected();
    expected.table = Some("table-2".parse().unwrap());
    let error = verify::<Landing>(&record, &expected).unwrap_err();
    assert!(matches!(error, RecordError::OtherTable { .. }), "{error}");
}

/// What is kept on the device is enough when it was switched off meanwhile.
#[test]
fn what_is_kept_is_enough_to_open_and_to_compare() {
    let (mut room, mut devices) = waiting::<Landing>(&truth);
    let kept = serde_json::to_string(devices[0].witness.memory()).unwrap();
    devices[0].witness = Witness::new(user("ada"), serde_json::from_str(&kept).unwrap());
    room.depart("ada");
    room.arrive("ada", None);
    room.must("ada", Command::Start {});
    deliver(&mut room, &mut devices, &truth);
    assert_eq!(room.table.stage(), Stage::Playing);
    let record = play_out(&mut room, &mut devices, &truth);
    let kept = devices[0].witness.memory().expected();
    let verified = verify::<Landing>(&record, &kept).unwrap();
    assert_eq!(verified.verdict, Verdict::Fair);
    assert!(!verified.compared.steps);
}

/// Two devices of one user: the one whose commitment was replaced does not
/// accuse anybody, and does not claim to have proven anything.
#[test]
fn a_second_device_of_the_same_user_is_no_lie() {
    let (mut room, mut devices) = waiting::<Landing>(&truth);
    let mut second = Witness::new(user("ada"), Memory::new("table-1".parse().unwrap()));
    room.arrive("ada", None);
    for (_, message) in room.inbox.iter().filter(|(to, _)| *to == user("ada")) {
        let commands = second.hear(message, || unreachable!("committed elsewhere"));
        assert_eq!(commands, []);
    }
    let chosen = second.choose(ADA, "from my phone".parse().unwrap());
    room.must("ada", chosen.clone());
    second.answered(&chosen, true);
    deliver(&mut room, &mut devices, &truth);
    assert!(devices[0].witness.is_foreign(ADA));
    room.must("ada", Command::Start {});
    let mut opened = Vec::new();
    for (to, message) in room.inbox.clone() {
        if to == user("ada") {
            opened.extend(second.hear(&message, || unreachable!("committed already")));
        }
    }
    for command in opened {
        room.must("ada", command);
    }
    deliver(&mut room, &mut devices, &truth);
    plays_on_and_cannot_compare(room, devices);
}

/// Ada's device commits and is switched off; her phone commits anew and plays.
#[test]
fn a_device_that_was_off_at_the_start_accuses_nobody() {
    let (mut room, mut devices) = waiting::<Landing>(&truth);
    assert!(devices[0].witness.entropy(ADA).is_some());
    let off = |name: &str, message| Some(message).filter(|_| name != "ada");
    let mut phone = Witness::new(user("ada"), Memory::new("table-1".parse().unwrap()));
    room.must("ada", phone.choose(ADA, "from my phone".parse().unwrap()));
    room.must("ada", Command::Start {});
    deliver(&mut room, &mut devices, &off);
    room.wait(limits::CONTRIBUTION_MS);
    assert_eq!(room.table.stage(), Stage::Playing);
    deliver(&mut room, &mut devices, &off);
    room.arrive("ada", None);
    plays_on_and_cannot_compare(room, devices);
}

#[test]
fn what_one_page_of_a_device_noticed_stops_the_others() {
    let (_, devices) = waiting::<Landing>(&truth);
    let mut kept = serde_json::to_value(devices[0].witness.memory()).unwrap();
    kept["contradiction"] = json!({"other_seals": {}});
    let mut other = Device::new("ada").witness;
    other.merge(&serde_json::from_value(kept).unwrap());
    assert_eq!(other.contradiction(), Some(Contradiction::OtherSeals {}));
}
