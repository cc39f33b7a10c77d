//! What a move costs at a table: rules, chance, log and messages, everything
//! but storing and sending.
#![allow(missing_docs)]

use dice::Dice;
use engine::{Game, Knowledge, Randomness, Seat};
use protocol::*;
use registry::{Landing, Rockets};
use serde_json::json;
use std::sync::Arc;
use table::{GameTable, Moment, Person, Setup, Table, To};

fn main() {
    divan::main();
}

fn people() -> [Person; 2] {
    ["ada", "bo"].map(|name| Person {
        user: name.parse().expect("an id"),
        name: name.to_owned(),
        account: false,
        avatar: None,
    })
}

fn setup<G: Game>() -> Setup {
    let seats = people().map(|person| person.seat_holder());
    Setup {
        table: "bench".parse().expect("an id"),
        game: G::NAME.to_owned(),
        rules: G::RULES_VERSION,
        options: json!({}),
        seats: seats.to_vec(),
        host: "ada".parse().expect("an id"),
        clock: Clock::PerMove { seconds: 60 },
        spectators: Spectators::Nobody,
        visibility: Visibility::Invited,
        takeover: Level::Pilot,
        away_ms: 60_000,
        contribution_ms: 0,
        showing_ms: 0,
        hints: table::Hints::Never,
        secret: Hex32([3; 32]),
    }
}

/// Plays a game at random; the number of moves and of bytes sent.
fn play<G: Game>() -> (usize, usize) {
    let thinker = Arc::new(|_: &Knowledge<G>, _: Level, _: u64| unreachable!("no bot plays"));
    let (mut table, _) = GameTable::<G>::create(setup::<G>(), thinker, Moment(0)).expect("a table");
    let people = people();
    for person in &people {
        table.set_detail(&person.user, DetailLevel::Actions);
        let _ = table.arrive(&person.user, None, Moment(0));
    }
    let mut dice = Dice::new(9);
    let mut out = table.command(&people[0], CommandId(0), Command::Start {}, Moment(0));
    let (mut moves, mut bytes) = (0, 0);
    loop {
        let mut due: Option<(Seat, Revision, String)> = None;
        for outgoing in &out.messages {
            bytes += outgoing.message.to_line().len();
            let (s, n, d, a) = match &outgoing.message {
                ServerMessage::Step(step) => (step.seat, step.revision, step.decider, &step.legal),
                ServerMessage::Started(started) => (
                    started.seat,
                    started.revision,
                    started.decider,
                    &started.legal,
                ),
                _ => continue,
            };
            if let (To::User(_), Some(seat), true) = (&outgoing.to, s, s == d) {
                due = Some((seat, n, dice.pick(&legal_actions(a)).clone()));
            }
        }
        let Some((s, n, a)) = due else {
            return (moves, bytes);
        };
        moves += 1;
        let command = Command::Act {
            revision: n,
            seat: s,
            actions: vec![a],
        };
        let from = &people[s.index()];
        out = table.command(from, CommandId(moves as u32), command, Moment(1));
    }
}

#[divan::bench(types = [Rockets, Landing], min_time = 1)]
fn game<G: Game>(bencher: divan::Bencher<'_, '_>) {
    let (moves, bytes) = play::<G>();
    bencher
        .counter(divan::counter::ItemsCount::new(moves))
        .counter(divan::counter::BytesCount::new(bytes))
        .bench(play::<G>);
}
