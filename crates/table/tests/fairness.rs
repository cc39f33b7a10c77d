//! Chance can be worked out again by anybody, and cheating is noticed.

mod common;

use common::{Room, propose, seated, setup};
use engine::{Game, Seat};
use protocol::*;
use record::{Fairness, Record, RecordError, fair, verify};
use registry::{GameId, Landing, Rockets, with_game};
use serde_json::json;
use table::Table;

fn entropy(text: &str) -> Entropy {
    text.parse().unwrap()
}

/// A finished game in which some things were taken back.
fn played<G: Game>(seed: u64) -> Record {
    let seats = vec![
        seated("ada"),
        SeatHolder::Bot {
            level: Level::Cadet,
        },
    ];
    let options = match G::NAME {
        "celestial" => json!({"rounds": 20}),
        _ => json!({}),
    };
    let mut room = Room::<G>::new(setup::<G>(options, seats));
    room.arrive("ada", None);
    let s = Seat::new(0);
    room.must(
        "ada",
        Command::Entropy {
            seat: s,
            entropy: entropy("made by ada"),
        },
    );
    room.must("ada", Command::Start {});
    let mut turns = 0;
    while room.table.stage() == Stage::Playing {
        if room.think(seed + turns) == 0 {
            room.step();
            turns += 1;
            if turns % 3 == 2 {
                let n = room.revision();
                // Bots agree to everything.
                let _ = room.send("ada", propose(n, s, ProposalKind::Undo));
            }
        }
    }
    room.table.record().unwrap()
}

#[test]
fn every_game_is_worked_out_again() {
    for game in GameId::ALL {
        with_game!(game, G => {
            let mut takebacks = 0;
            for seed in 0..8 {
                let record = played::<G>(seed * 1_000);
                let verified = verify::<G>(&record).unwrap();
                assert!(verified.draws > 0, "{game}");
                takebacks += verified.takebacks;
                let course = record.fairness.unwrap().course.unwrap_or(record.steps);
                let back = course.iter().filter(|step| step.starts_with('<')).count();
                assert_eq!(back as u32, verified.takebacks, "{game}");
            }
            assert!(takebacks > 0, "{game}");
        });
    }
}

#[test]
fn a_record_is_written_and_read_back() {
    let mut record = played::<Landing>(1);
    assert_eq!(Record::parse(&record.to_json()), Ok(record.clone()));
    record.fairness = None;
    assert_eq!(Record::parse(&record.to_json()), Ok(record.clone()));
    assert_eq!(verify::<Landing>(&record), Err(RecordError::NoProof));
}

/// A server that lets one card be another one, once, is caught at that step.
#[test]
fn a_server_that_cheats_once_is_caught() {
    let seats = vec![seated("ada"), seated("bo")];
    let mut room = Room::<Landing>::begun(setup::<Landing>(json!({}), seats));
    for _ in 0..3 {
        room.step();
    }
    // The cheat: the server writes another card into its log than chance gave,
    // and plays on from there, honestly.
    let line = room.log.pop().unwrap();
    let (before, after) = line.split_once("? draw").unwrap();
    let (card, rest) = after.split_once('"').unwrap();
    let honest = room.log.clone();
    let mut cheated = None;
    for other in (0..40).map(|other| other.to_string()) {
        if other == card {
            continue;
        }
        room.log = honest.clone();
        room.log.push(format!("{before}? draw{other}\"{rest}"));
        let lines = room.log.iter().map(String::as_str);
        let now = table::Moment(room.now);
        if table::GameTable::<Landing>::restore(lines, common::random_bot(), now).is_ok() {
            cheated = Some(other);
            break;
        }
    }
    let other = cheated.expect("some other card could have been drawn");
    room.crash(0);
    while room.table.stage() == Stage::Playing {
        room.step();
    }
    let record = room.table.record().unwrap();
    let index = record.steps.iter().filter(|step| step.starts_with('?'));
    assert!(index.count() > 10);
    match verify::<Landing>(&record) {
        Err(RecordError::Outcome { index, due, told }) => {
            assert_eq!(due, format!("draw{card}"));
            assert_eq!(told, format!("draw{other}"));
            assert_eq!(record.steps[index - 1], format!("? draw{other}"));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn another_secret_another_entropy_another_table_is_noticed() {
    let record = played::<Landing>(2);
    let broken = |change: &dyn Fn(&mut Fairness)| {
        let mut changed = record.clone();
        change(changed.fairness.as_mut().unwrap());
        verify::<Landing>(&changed).unwrap_err()
    };
    assert_eq!(broken(&|f| f.secret.0[0] ^= 1), RecordError::Commitment);
    // A secret that fits a commitment never published gives other cards.
    let forged = broken(&|f| {
        f.secret = Hex32([1; 32]);
        f.commitment = fair::commitment(&f.secret);
    });
    assert!(matches!(forged, RecordError::Outcome { .. }), "{forged}");
    let other = broken(&|f| f.entropies[0] = entropy("made by bo"));
    assert!(matches!(other, RecordError::Outcome { .. }), "{other}");
    let other = broken(&|f| f.table = "table-9".parse().unwrap());
    assert!(matches!(other, RecordError::Outcome { .. }), "{other}");
    let method = broken(&|f| f.method = "orbite-chance/2".to_owned());
    assert_eq!(method, RecordError::Method("orbite-chance/2".to_owned()));
    let seats = broken(&|f| f.entropies.clear());
    assert!(matches!(seats, RecordError::Entropies { .. }));
    // Hiding what was taken back hides where the outcomes come from.
    let hidden = broken(&|f| f.course = None);
    assert!(matches!(hidden, RecordError::Outcome { .. }), "{hidden}");
    let back = broken(&|f| f.course.as_mut().unwrap().insert(0, "< 5".to_owned()));
    assert_eq!(back, RecordError::Back { index: 1 });
    let short = broken(&|f| {
        f.course.as_mut().unwrap().pop();
    });
    assert_eq!(short, RecordError::Course);
}

#[test]
fn what_was_taken_back_does_not_come_again() {
    // Each time another card is drawn, so that nobody plays on knowing it.
    let seats = vec![
        seated("ada"),
        SeatHolder::Bot {
            level: Level::Cadet,
        },
    ];
    let mut room = Room::<Landing>::new(setup::<Landing>(json!({"first": 0}), seats));
    room.arrive("ada", None);
    room.must("ada", Command::Start {});
    let mut drawn = std::collections::BTreeSet::new();
    for _ in 0..8 {
        room.step();
        let last = room.log.last().unwrap().clone();
        drawn.insert(last.split_once("? draw").unwrap().1.to_owned());
        room.propose("ada", Seat::new(0), ProposalKind::Undo);
    }
    assert!(drawn.len() > 3, "{drawn:?}");
}

#[test]
fn the_commitment_is_told_before_the_start_and_the_secret_after_the_end_only() {
    let seats = vec![seated("ada"), seated("bo")];
    let mut room = Room::<Rockets>::new(setup::<Rockets>(json!({}), seats));
    room.arrive("ada", None);
    let secret = Hex32([42; 32]);
    assert_eq!(room.look("ada").commitment, fair::commitment(&secret));
    let s = Seat::new(1);
    room.must(
        "bo",
        Command::Entropy {
            seat: s,
            entropy: entropy("bo's own"),
        },
    );
    assert_eq!(
        room.look("ada").seating.seats[1].entropy,
        entropy("bo's own")
    );
    room.must("ada", Command::Start {});
    let late = Command::Entropy {
        seat: s,
        entropy: entropy("late"),
    };
    assert_eq!(room.refused("bo", late), Objection::Started {});
    let hex = secret.to_string();
    while room.table.stage() == Stage::Playing {
        let sent = room.inbox.iter().map(|(_, message)| message.to_line());
        assert!(!sent.collect::<String>().contains(&hex));
        assert!(room.look("ada").over.is_none());
        room.step();
    }
    let last = room.heard("ada").pop().unwrap().to_line();
    assert!(last.contains(&hex));
}

/// What `GET /record` and `orbite admin record` hand out, here of a game that
/// both ended by agreement; every reader of records opens this very file.
#[test]
fn the_servers_record_is_the_one_that_all_readers_open() {
    let bot = SeatHolder::Bot {
        level: Level::Captain,
    };
    let seats = vec![seated("ada"), bot];
    let mut room = Room::<Rockets>::new(setup::<Rockets>(json!({}), seats));
    room.arrive("ada", None);
    room.must("ada", Command::Start {});
    for turn in 0..24 {
        if room.think(turn) == 0 {
            room.step();
        }
    }
    room.propose("ada", Seat::new(0), ProposalKind::Draw);
    let record = room.table.record().unwrap();
    assert!(verify::<Rockets>(&record).is_ok());
    assert_eq!(record.result, None);
    let text = record.to_json() + "\n";
    expect_test::expect_file!["../../record/tests/records/server.json"].assert_eq(&text);
}
