//! What can't be: tables, names and seats.

use crate::common::{Room, answer, person, propose, random_bot, seated, setup, undo};
use crate::{S0, open, rockets};
use engine::Seat;
use protocol::*;
use registry::Rockets;
use serde_json::json;
use table::{GameTable, Moment, SetupError, Table};

#[test]
fn a_table_that_can_not_be_is_refused() {
    let refused = |change: &dyn Fn(&mut table::Setup)| {
        let mut made = setup::<Rockets>(json!({}), vec![seated("ada"), open()]);
        change(&mut made);
        GameTable::<Rockets>::create(made, random_bot(), Moment(0))
            .err()
            .expect("it can't be")
    };
    let seats = refused(&|made| made.seats = vec![open(); 9]);
    assert!(matches!(seats, SetupError::Start(_)));
    let seats = refused(&|made| made.seats = Vec::new());
    assert!(matches!(seats, SetupError::Start(_)));
    let options = refused(&|made| made.options = json!({"layout": "round"}));
    assert!(matches!(options, SetupError::Options(_)));
    assert_eq!(
        refused(&|made| made.clock = Clock::PerMove { seconds: 0 }),
        SetupError::Clock
    );
    let rules = refused(&|made| made.rules += 1);
    assert!(matches!(rules, SetupError::OtherRules { .. }));
    let game = refused(&|made| made.game = "chess".to_owned());
    assert_eq!(game, SetupError::OtherGame("chess".to_owned()));
}

#[test]
fn a_user_with_a_strange_name_can_not_sit() {
    let mut room = Room::<Rockets>::new(setup::<Rockets>(json!({}), vec![open(), open()]));
    let mut from = person("eve");
    from.name = "\u{202e}ada".to_owned();
    let command = Command::Sit {
        seat: S0,
        commitment: None,
    };
    let out = room.table.command(&from, CommandId(1), command, Moment(0));
    assert!(out.entries.is_empty());
    assert!(matches!(
        out.messages[0].message,
        ServerMessage::Invalid {
            why: Invalid::Text { .. },
            ..
        }
    ));
}

/// No seat revision, however strange, does more than being refused.
#[test]
fn seats_that_are_not_there_are_refused() {
    for s in [2, 7, 8, 63, 64, 255].map(Seat::new) {
        let mut room = rockets();
        let n = room.revision();
        let entropy = Entropy::default();
        for command in [
            Command::Act {
                revision: n,
                seat: s,
                actions: vec!["m1".to_owned()],
            },
            undo(n, s),
            propose(n, s, ProposalKind::Draw),
            answer(n, s, Reply::Agree),
            Command::Withdraw { seat: s },
            Command::Emote {
                seat: s,
                emote: Emote::Cry,
            },
            Command::Sit {
                seat: s,
                commitment: None,
            },
            Command::Commit {
                seat: s,
                commitment: Hex32([1; 32]),
            },
            Command::Open { seat: s, entropy },
            Command::Leave { seat: s },
            Command::Resume { seat: s },
            Command::Fill {
                seat: s,
                with: SeatChoice::Open {},
            },
            Command::History { seat: Some(s) },
        ] {
            assert_eq!(room.refused("ada", command), Objection::NoSuchSeat {});
        }
        room.give(|table, now| table.bot_acts(n, s, "m1", now));
        assert_eq!(room.revision(), n);
    }
}
