//! Chance can be worked out again by anybody, and cheating is noticed.

use crate::common::{Room, propose, seated, setup};
use engine::{Game, Seat};
use protocol::*;
use record::fair::{Contribution, seat_commitment};
use record::{
    EndedBy, Expected, Fairness, GameResult, Record, RecordError, Verdict, Verified, fair,
};
use registry::{GameId, Landing, Rockets, with_game};
use serde_json::json;
use table::Table;

fn entropy(text: &str) -> Entropy {
    text.parse().unwrap()
}

/// What a stranger can verify.
fn verify<G: Game>(record: &Record) -> Result<Verified, RecordError> {
    record::verify::<G>(record, &Expected::default())
}

/// A table that waits for what its seats add to chance.
fn awaiting<G: Game>(options: serde_json::Value, seats: Vec<SeatHolder>) -> table::Setup {
    table::Setup {
        contribution_ms: limits::CONTRIBUTION_MS,
        ..setup::<G>(options, seats)
    }
}

fn commit<G: Game>(room: &Room<G>, seat: u8, text: &str) -> Command {
    let seat = Seat::new(seat);
    let commitment = seat_commitment(room.table.id(), seat, &entropy(text));
    Command::Commit { seat, commitment }
}

fn open(seat: u8, text: &str) -> Command {
    Command::Open {
        seat: Seat::new(seat),
        entropy: entropy(text),
    }
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
    let mut room = Room::<G>::new(awaiting::<G>(options, seats));
    room.arrive("ada", None);
    let s = Seat::new(0);
    room.must("ada", commit(&room, 0, "made by ada"));
    room.must("ada", Command::Start {});
    room.must("ada", open(0, "made by ada"));
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

/// What all people send at once comes in the order of their seats, where they are connected to
/// several servers.
#[test]
fn who_is_connected_elsewhere_is_waited_for_in_the_order_of_seats() {
    let seats = vec![seated("ada"), seated("bo"), seated("cy")];
    let mut room = Room::<Landing>::new(awaiting::<Landing>(json!({}), seats));
    room.arrive("bo", None);
    let early = |room: &Room<Landing>, name: &str, command: &Command| {
        room.table
            .comes_before_others(&crate::common::user(name), command)
    };
    let [of_ada, of_bo, of_cy] = [0, 1, 2].map(|seat| commit(&room, seat, "chance"));
    assert!(!early(&room, "ada", &of_ada));
    assert!(early(&room, "bo", &of_bo), "ada is not here");
    assert!(early(&room, "ada", &Command::Start {}));
    room.must("ada", of_ada);
    assert!(!early(&room, "bo", &of_bo));
    assert!(!early(&room, "cy", &of_cy), "bo is here");
    room.must("bo", of_bo);
    assert!(early(&room, "ada", &Command::Start {}), "cy is not here");
    room.must("cy", of_cy);
    assert!(!early(&room, "ada", &Command::Start {}));
    room.must("ada", Command::Start {});
    let [of_ada, of_bo, of_cy] = [0, 1, 2].map(|seat| open(seat, "chance"));
    assert!(early(&room, "cy", &of_cy) && early(&room, "bo", &of_bo));
    room.must("ada", of_ada);
    assert!(!early(&room, "cy", &of_cy) && !early(&room, "bo", &of_bo));
    let chat = Command::Chat {
        text: "a".to_owned(),
    };
    assert!(!early(&room, "cy", &chat));
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
        if table::GameTable::<Landing>::restore(lines, crate::common::random_bot(), now).is_ok() {
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
    let seat = Seat::new(0);
    let opened = |f: &mut Fairness, text: &str| {
        f.contributions[0] = Contribution::Opened {
            commitment: seat_commitment(&f.table, seat, &entropy(text)),
            entropy: entropy(text),
        };
    };
    let other = broken(&|f| opened(f, "made by bo"));
    assert!(matches!(other, RecordError::Outcome { .. }), "{other}");
    let none = broken(&|f| f.contributions[0] = Contribution::None);
    assert!(matches!(none, RecordError::Outcome { .. }), "{none}");
    let other = broken(&|f| {
        f.table = "table-9".parse().unwrap();
        opened(f, "made by ada");
    });
    assert!(matches!(other, RecordError::Outcome { .. }), "{other}");
    let unbound = broken(&|f| f.table = "table-9".parse().unwrap());
    assert_eq!(unbound, RecordError::Opening { seat });
    let method = broken(&|f| f.method = "orbite-chance/1".to_owned());
    assert_eq!(method, RecordError::Method("orbite-chance/1".to_owned()));
    let seats = broken(&|f| f.contributions.clear());
    assert!(matches!(seats, RecordError::Contributions { .. }));
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
    room.must("ada", Command::Start {});
    let hex = secret.to_string();
    while room.table.stage() == Stage::Playing {
        let sent = room.inbox.iter().map(|(_, message)| message.to_line());
        assert!(!sent.collect::<String>().contains(&hex));
        assert!(room.look("ada").over.is_none());
        room.step();
    }
    let told = room.heard("ada").into_iter();
    let mut over = told.filter(|message| matches!(message, ServerMessage::Over(_)));
    assert!(over.next_back().unwrap().to_line().contains(&hex));
}

/// What `GET /record` hands out, here of games that both ended by agreement;
/// every reader of records opens these very files.
#[test]
fn the_servers_records_are_those_that_all_readers_open() {
    fn ended<G: Game>() {
        let bot = SeatHolder::Bot {
            level: Level::Captain,
        };
        let seats = vec![seated("ada"), bot.clone(), bot];
        let mut room = Room::<G>::new(setup::<G>(json!({}), seats));
        room.arrive("ada", None);
        room.must("ada", Command::Start {});
        for turn in (0..).take(conformance::MIDDLE) {
            if room.think(turn) == 0 && room.due().is_some() {
                room.step();
            }
        }
        room.propose("ada", Seat::new(0), ProposalKind::Draw);
        let record = room.table.record().unwrap();
        assert!(verify::<G>(&record).is_ok());
        assert_eq!(record.result, Some(GameResult::Ended(EndedBy::Agreement)));
        let text = record.to_json() + "\n";
        let path = conformance::record_path(G::NAME, "server");
        expect_test::expect_file![path].assert_eq(&text);
    }
    for game in GameId::ALL {
        with_game!(game, G => ended::<G>());
    }
}

/// Ada and Bo at a table that waits for what they add to chance.
fn pair() -> Room<Rockets> {
    let seats = vec![seated("ada"), seated("bo")];
    let mut room = Room::<Rockets>::new(awaiting::<Rockets>(json!({}), seats));
    room.arrive("ada", None);
    room.arrive("bo", None);
    room
}

fn starting(room: &Room<Rockets>) -> Option<Starting> {
    room.look("ada").seating.starting
}

fn drawn(room: &mut Room<Rockets>) -> Record {
    room.propose("ada", Seat::new(0), ProposalKind::Draw);
    let n = room.revision();
    room.must("bo", crate::common::answer(n, Seat::new(1), Reply::Agree));
    room.table.record().unwrap()
}

#[test]
fn entropy_is_hidden_until_all_commitments_are_fixed() {
    let mut room = pair();
    room.must("ada", commit(&room, 0, "ada's dice"));
    assert_eq!(
        room.refused("ada", open(0, "ada's dice")),
        Objection::NotStarted {}
    );
    room.must("bo", commit(&room, 1, "bo's dice"));
    // Until then one may think better of it.
    room.must("bo", commit(&room, 1, "bo's other dice"));
    let sent = |room: &Room<Rockets>| {
        let sent = room.inbox.iter().map(|(_, message)| message.to_line());
        sent.collect::<String>()
    };
    room.must("ada", Command::Start {});
    assert_eq!(starting(&room), Some(Starting::Opening));
    assert!(!sent(&room).contains("dice"), "nothing is told before");
    let late = commit(&room, 1, "bo knows better");
    assert_eq!(room.refused("bo", late), Objection::Started {});
    assert_eq!(
        room.refused("bo", Command::Leave { seat: Seat::new(1) }),
        Objection::Started {}
    );
    assert_eq!(
        room.refused("bo", open(1, "bo's dice")),
        Objection::WrongOpening {}
    );
    assert_eq!(
        room.refused("bo", open(0, "ada's dice")),
        Objection::NotYourSeat {}
    );
    room.must("ada", open(0, "ada's dice"));
    room.must("ada", open(0, "ada's dice"));
    assert_eq!(room.table.stage(), Stage::Waiting);
    room.must("bo", open(1, "bo's other dice"));
    assert_eq!(room.table.stage(), Stage::Playing);
    assert!(
        sent(&room).contains("bo's other dice"),
        "all see what was added"
    );
    let record = drawn(&mut room);
    let verified = verify::<Rockets>(&record).unwrap();
    assert_eq!(verified.opened.len(), 2);
    assert_eq!(
        verified.verdict,
        Verdict::Consistent,
        "a stranger has nothing to compare"
    );
}

#[test]
fn who_withholds_is_noted_and_waited_for_ten_seconds_only() {
    let mut room = pair();
    room.must("ada", commit(&room, 0, "ada's dice"));
    room.must("bo", commit(&room, 1, "bo's dice"));
    room.must("ada", Command::Start {});
    room.must("ada", open(0, "ada's dice"));
    room.wait(limits::CONTRIBUTION_MS - 1);
    assert_eq!(room.table.stage(), Stage::Waiting);
    room.wait(1);
    assert_eq!(room.table.stage(), Stage::Playing);
    assert_eq!(
        room.refused("bo", open(1, "bo's dice")),
        Objection::Started {}
    );
    let record = drawn(&mut room);
    let verified = verify::<Rockets>(&record).unwrap();
    assert_eq!(verified.withheld.iter().collect::<Vec<_>>(), [Seat::new(1)]);
    assert!(verified.silent.is_empty());
    // Saying that it was opened after all, or never promised, changes the game.
    for lie in [
        Contribution::None,
        Contribution::Opened {
            commitment: seat_commitment(room.table.id(), Seat::new(1), &entropy("bo's dice")),
            entropy: entropy("bo's dice"),
        },
    ] {
        let mut games = (0..50u8).filter(|&number| {
            let stream = |record: &Record| {
                let fairness = record.fairness.as_ref().unwrap();
                fair::Stream::new(&fairness.secret, &fairness.table, &fairness.contributions)
            };
            let mut forged = record.clone();
            forged.fairness.as_mut().unwrap().contributions[1] = lie.clone();
            let draw = u64::from(number);
            stream(&record).number(draw, 1_000) != stream(&forged).number(draw, 1_000)
        });
        assert!(games.next().is_some());
    }
}

#[test]
fn a_start_waits_for_every_person_to_commit_but_not_for_ever() {
    let mut room = pair();
    room.must("ada", commit(&room, 0, "ada's dice"));
    room.must("ada", Command::Start {});
    assert_eq!(starting(&room), Some(Starting::Committing));
    assert_eq!(
        room.refused("ada", Command::Start {}),
        Objection::Started {}
    );
    room.wait(5_000);
    room.crash(0);
    room.must("bo", commit(&room, 1, "bo's dice"));
    assert_eq!(starting(&room), Some(Starting::Opening));

    let mut room = pair();
    room.must("ada", Command::Start {});
    room.wait(limits::CONTRIBUTION_MS - 1);
    assert_eq!(room.table.stage(), Stage::Waiting);
    room.wait(1);
    assert_eq!(room.table.stage(), Stage::Playing);
    let verified = verify::<Rockets>(&drawn(&mut room)).unwrap();
    assert_eq!(verified.silent.len(), 2, "the record says so");
}

#[test]
fn playing_again_waits_for_everybody_anew() {
    let mut room = pair();
    room.must("ada", Command::Start {});
    room.wait(2 * limits::CONTRIBUTION_MS);
    drawn(&mut room);
    let again = room
        .table
        .rematch("table-2".parse().unwrap(), Hex32([43; 32]));
    let mut room = Room::<Rockets>::new(again);
    // The host is the first to come, and starts at once.
    room.arrive("ada", None);
    room.must("ada", commit(&room, 0, "ada's dice"));
    room.must("ada", Command::Start {});
    assert_eq!(room.table.stage(), Stage::Waiting);
    room.arrive("bo", None);
    room.must("bo", commit(&room, 1, "bo's dice"));
    room.must("ada", open(0, "ada's dice"));
    room.must("bo", open(1, "bo's dice"));
    assert_eq!(room.table.stage(), Stage::Playing);
}

#[test]
fn a_table_of_one_person_starts_at_once() {
    let bot = SeatHolder::Bot {
        level: Level::Cadet,
    };
    let mut room = Room::<Rockets>::new(awaiting::<Rockets>(json!({}), vec![seated("ada"), bot]));
    room.arrive("ada", None);
    room.must("ada", commit(&room, 0, "ada's dice"));
    room.must("ada", Command::Start {});
    room.must("ada", open(0, "ada's dice"));
    assert_eq!((room.table.stage(), room.now), (Stage::Playing, 0));
}
