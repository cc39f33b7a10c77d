//! A table in this process, for one user.
#![allow(missing_docs)]

use crate::common::random_bot;
use engine::{Game, Seat};
use protocol::*;
use registry::{Asteroids, Landing, Rockets, Supernova};
use serde_json::json;
use table::local::{LocalOutput, LocalTable, local_person, local_setup};
use table::{Moment, Setup};

const NOW: Moment = Moment(0);

fn setup<G: Game>(seats: Vec<SeatHolder>) -> Setup {
    let table = "local-1".parse().unwrap();
    local_setup::<G>(table, json!({}), seats, Hex32([5; 32]))
}

fn bot() -> SeatHolder {
    SeatHolder::Bot {
        level: Level::Cadet,
    }
}

/// A table with everything that was logged and told.
struct Played<G: Game> {
    table: LocalTable<G>,
    log: Vec<String>,
    told: Vec<ServerMessage>,
    commands: u32,
}

impl<G: Game> Played<G> {
    fn new(seats: Vec<SeatHolder>) -> Self {
        let (table, out) = LocalTable::create(setup::<G>(seats), random_bot(), NOW).unwrap();
        let mut played = Self {
            table,
            log: out.log,
            told: Vec::new(),
            commands: 0,
        };
        played.join();
        played.send(Command::Start {});
        played
    }

    fn join(&mut self) {
        let join = ClientMessage::Join {
            table: "local-1".parse().unwrap(),
            seen: None,
            detail: DetailLevel::Views,
        };
        let out = self.table.receive(join, NOW);
        self.take(out);
    }

    /// Takes what the table wants, and lets bots decide until a person must.
    fn take(&mut self, out: LocalOutput) {
        let mut due = vec![out];
        while let Some(out) = due.pop() {
            assert!(out.faults.is_empty(), "{:?}", out.faults);
            self.log.extend(out.log);
            self.told.extend(out.messages);
            for request in out.bots {
                let asked = (request.revision, request.seat, request.purpose);
                let action = request.think(7);
                due.push(self.table.bot_decided(asked, &action, NOW));
            }
        }
    }

    fn send(&mut self, command: Command) -> ServerMessage {
        self.commands += 1;
        let id = CommandId(self.commands);
        let before = self.told.len();
        let out = self.table.receive(ClientMessage::Do(id, command), NOW);
        self.take(out);
        self.told[before].clone()
    }

    /// The revision, the decider and its legal actions, as told last.
    fn due(&self) -> Option<(Revision, Seat, Vec<String>)> {
        let told = self.told.iter().rev().find_map(|message| match message {
            ServerMessage::Step(step) if step.decider.is_none() => Some(None),
            ServerMessage::Step(step) if step.seat == step.decider => {
                Some(Some((step.revision, step.decider?, step.legal.clone())))
            }
            ServerMessage::Started(started) if started.decider.is_none() => Some(None),
            ServerMessage::Started(begun) if begun.seat == begun.decider => {
                Some(Some((begun.revision, begun.decider?, begun.legal.clone())))
            }
            ServerMessage::Joined(joined) => {
                let position = joined.position.as_ref()?;
                (joined.seat == position.decider)
                    .then(|| Some((joined.revision, position.decider?, position.legal.clone())))
            }
            ServerMessage::Undone {
                revision,
                seat,
                position,
                ..
            } if *seat == position.decider => {
                Some(Some((*revision, (*seat)?, position.legal.clone())))
            }
            ServerMessage::Over(_) => Some(None),
            _ => None,
        });
        let (revision, seat, legal) = told.flatten()?;
        let legal = legal.split(' ').map(str::to_owned).collect();
        Some((revision, seat, legal))
    }

    fn act(&mut self) -> bool {
        let Some((revision, seat, legal)) = self.due() else {
            return false;
        };
        let answer = self.send(Command::Act {
            revision,
            seat,
            actions: vec![legal[0].clone()],
        });
        assert!(
            matches!(answer, ServerMessage::Accepted { .. }),
            "{answer:?}"
        );
        true
    }
}

fn plays_to_the_end<G: Game>() {
    let mut played = Played::<G>::new(vec![local_person("Ada"), bot()]);
    while played.act() {}
    let over = played
        .told
        .iter()
        .any(|told| matches!(told, ServerMessage::Over(_)));
    assert!(over, "{}: {:?}", G::NAME, played.told.last());
    // The log tells it all again, and so does the record.
    let lines = played.log.iter().map(String::as_str);
    let again = LocalTable::<G>::restore(lines, random_bot(), NOW).unwrap();
    assert_eq!(again.record(), played.table.record());
}

#[test]
fn a_person_plays_against_bots_without_a_server() {
    plays_to_the_end::<Rockets>();
    plays_to_the_end::<Supernova>();
    plays_to_the_end::<Landing>();
    plays_to_the_end::<Asteroids>();
}

#[test]
fn one_user_holds_several_seats_and_sees_through_each() {
    let mut played = Played::<Landing>::new(vec![local_person("Ada"), local_person("Bo")]);
    assert!(played.act());
    let seats: Vec<_> = played
        .told
        .iter()
        .filter_map(|told| match told {
            ServerMessage::Step(step) if step.actor.is_some() => Some(step.seat),
            _ => None,
        })
        .collect();
    assert_eq!(seats, [Some(Seat::new(0)), Some(Seat::new(1))]);
    while played.act() {}
}

#[test]
fn bots_alone_play_for_somebody_who_watches() {
    let played = Played::<Rockets>::new(vec![bot(), bot()]);
    assert!(matches!(played.told.last(), Some(ServerMessage::Over(_))));
}

#[test]
fn bots_let_one_take_back_at_once() {
    let mut played = Played::<Rockets>::new(vec![local_person("Ada"), bot()]);
    let Some((_, seat, _)) = played.due() else {
        panic!("nobody decides");
    };
    // A whole turn, and what the bot made of it.
    assert!(played.act() && played.act());
    let (revision, ..) = played.due().expect("Ada's turn again");
    let before = played.told.len();
    let answer = played.send(Command::Undo { revision, seat });
    assert!(
        matches!(answer, ServerMessage::Accepted { .. }),
        "{answer:?}"
    );
    let undone = played.told[before..].iter().find_map(|told| match told {
        ServerMessage::Undone { by, turns, .. } => Some((*by, *turns)),
        _ => None,
    });
    let (by, turns) = undone.expect("it was taken back");
    assert_eq!(by, seat);
    // The history has as many turns as the message says are left.
    let before = played.told.len();
    played.send(Command::History { seat: Some(seat) });
    let history = played.told[before..].iter().find_map(|told| match told {
        ServerMessage::History { turns, .. } => Some(turns.len()),
        _ => None,
    });
    assert_eq!(history, Some(turns as usize));
}

#[test]
fn a_hint_is_a_legal_action() {
    let mut played = Played::<Rockets>::new(vec![local_person("Ada"), bot()]);
    let (revision, seat, legal) = played.due().expect("a turn");
    let answer = played.send(Command::Hint { revision, seat });
    assert!(
        matches!(answer, ServerMessage::Accepted { .. }),
        "{answer:?}"
    );
    let hint = played.told.iter().find_map(|told| match told {
        ServerMessage::Hint { action, .. } => Some(action.clone()),
        _ => None,
    });
    assert!(legal.contains(&hint.expect("a hint")));
}

#[test]
fn a_record_is_gone_on_with() {
    let mut played = Played::<Supernova>::new(vec![local_person("Ada"), bot()]);
    for _ in 0..4 {
        assert!(played.act());
    }
    let record = played.table.record().expect("it has begun");
    let seats = vec![local_person("Ada"), bot()];
    let (table, out) =
        LocalTable::<Supernova>::from_record(&record, setup::<Supernova>(seats), random_bot(), NOW)
            .unwrap();
    assert_eq!(table.record(), Some(record));
    let mut again = Played {
        table,
        log: out.log,
        told: Vec::new(),
        commands: 0,
    };
    again.join();
    while again.act() {}
    assert!(
        again
            .told
            .iter()
            .any(|told| matches!(told, ServerMessage::Over(_)))
    );
}

#[test]
fn a_turn_is_taken_whole_or_not_at_all() {
    let mut played = Played::<Rockets>::new(vec![local_person("Ada"), local_person("Bo")]);
    let (revision, seat, legal) = played.due().expect("a turn");
    let log = played.log.len();
    // The second action can't follow the first.
    let answer = played.send(Command::Act {
        revision,
        seat,
        actions: vec![legal[0].clone(), legal[0].clone()],
    });
    let ServerMessage::Refused { index: Some(1), .. } = answer else {
        panic!("{answer:?}");
    };
    assert_eq!(played.log.len(), log, "nothing happened");
    // What follows the first action is known once it is taken; both together
    // are one entry and one step for each seat.
    assert!(played.act());
    let (_, _, removals) = played.due().expect("the second half");
    let (revision, ..) = played.due().unwrap();
    played.send(Command::Undo { revision, seat });
    let (revision, seat, legal) = played.due().expect("the turn again");
    let (log, told) = (played.log.len(), played.told.len());
    let answer = played.send(Command::Act {
        revision,
        seat,
        actions: vec![legal[0].clone(), removals[0].clone()],
    });
    assert!(
        matches!(answer, ServerMessage::Accepted { .. }),
        "{answer:?}"
    );
    assert_eq!(played.log.len(), log + 1);
    let steps: Vec<&Step> = played.told[told..]
        .iter()
        .filter_map(|told| match told {
            ServerMessage::Step(step) => Some(step),
            _ => None,
        })
        .collect();
    assert_eq!(steps.len(), 2);
    assert!(steps.iter().all(|step| step.actor == Some(seat)));
}
