//! Non-interference at the wire: everything that the server sends to a seat or
//! a spectator is the same, byte for byte and in the same order, in two worlds
//! that differ only in what it must not know.
//!
//! Both worlds are tables on one server, made ahead: their logs are written
//! into the store. What is masked are the tables' ids and the commitments,
//! which have to differ and tell nothing.

use crate::client::Client;
use crate::games::{Pair, begin};
use crate::running::run;
use crate::site::{Site, Somebody};
use crate::twins::{Planned, Twins, World, twins};
use dice::Dice;
use engine::{Seat, Viewer};
use protocol::{ClientMessage, Command, ProposalKind, Revision, ServerMessage, TableId};
use registry::{GameId, with_game};
use serde_json::{Value, json};
use std::net::SocketAddr;
use store::{MatchHeader, Timestamp};
use table::Person;

/// How many pairs of worlds are compared, if so many are found.
const PAIRS: usize = 12;
/// The same where the viewer is at another node.
const PAIRS_AT_ANOTHER_NODE: usize = 4;
/// How many games are begun to find them.
const SEEDS: u64 = 60;

/// Writes a world into the store.
async fn found(site: &Site, id: &str, game: GameId, world: &World) {
    let header = MatchHeader::running(id, game.name(), Timestamp::now());
    site.store.create_match(header).await.unwrap();
    site.store.append(id, 0, &world.0).await.unwrap();
}

/// Everything that the viewer is sent in one world.
async fn watch(
    site: &Site,
    viewed_from: SocketAddr,
    id: &TableId,
    people: &[Somebody],
    viewer: usize,
    plan: &[Planned],
    pool: &[String],
) -> Vec<String> {
    let mut clients = Vec::new();
    for (index, who) in people.iter().enumerate() {
        clients.push(match index == viewer {
            true => Client::introduced(viewed_from, &who.token).await,
            false => site.connect(who).await,
        });
    }
    // All the others first, then the viewer, who sees the rest.
    for (index, client) in clients.iter_mut().enumerate() {
        if index != viewer {
            client.join(id).await;
        }
    }
    let mut lines = Vec::new();
    let joined = clients[viewer].join(id).await;
    for (turn, (seat, action)) in plan.iter().enumerate() {
        let actor = &mut clients[seat.index()];
        while !actor.legal.contains_key(seat) {
            actor.hear().await;
        }
        actor.must(actor.act(*seat, action)).await;
        let other = (viewer + 1) % people.len();
        let text = format!("so that was {turn}");
        let n = clients[other].must(Command::Chat { text }).await;
        for client in &mut clients {
            client.catch_up(n).await;
        }
        let n = poke(&mut clients[viewer], viewer, turn, pool, joined.revision).await;
        for client in &mut clients {
            client.catch_up(n).await;
        }
    }
    // Somebody goes and comes back.
    let other = (viewer + 2) % people.len();
    let moved =
        |message: &ServerMessage| matches!(message, ServerMessage::Presence { .. }).then_some(());
    clients[other].say(&ClientMessage::Part {}).await;
    clients[viewer].until(moved).await;
    clients[other].join(id).await;
    clients[viewer].until(moved).await;
    let viewing = &mut clients[viewer];
    let _ = viewing
        .command(Command::History {
            seat: Some(Seat::new(9)),
        })
        .await;
    lines.append(&mut viewing.heard);
    // Coming back with the number seen at first, and asking without a
    // connection.
    let mut again = site.connect(&people[viewer]).await;
    again.heard.clear();
    again.go(id, Some(joined.revision)).await;
    let _ = again
        .command(Command::History {
            seat: Some(Seat::new(9)),
        })
        .await;
    lines.append(&mut again.heard);
    let token = &people[viewer].token;
    for what in [
        format!("GET /api/tables/{id}"),
        format!("GET /api/tables/{id}/messages"),
        format!("GET /api/tables/{id}/messages?seen={}", joined.revision),
        format!("GET /api/tables/{id}/record"),
    ] {
        let answer = site.ask(token, &what, "").await;
        lines.push(format!("{} {}", answer.status, answer.body));
    }
    lines.into_iter().map(|line| masked(&line, id)).collect()
}

/// Asks for what is refused, out of date or nonsense, and says something; the
/// number that all of it leads to.
async fn poke(
    client: &mut Client,
    viewer: usize,
    turn: usize,
    pool: &[String],
    old: Revision,
) -> Revision {
    let s = Seat::new(viewer.min(2) as u8);
    let n = client.revision;
    let mut commands = vec![
        Command::History {
            seat: (viewer < 3).then_some(s),
        },
        Command::Act {
            revision: Revision::new(old.get() - 1),
            seat: s,
            actions: vec![pool[turn % pool.len()].clone()],
        },
        Command::Act {
            revision: n,
            seat: s,
            actions: vec!["nonsense".to_owned()],
        },
        Command::Answer {
            revision: n,
            seat: s,
            reply: protocol::Reply::Decline,
        },
    ];
    if turn == 1 {
        commands.push(Command::Propose {
            revision: n,
            seat: s,
            kind: ProposalKind::Draw,
        });
        commands.push(Command::Withdraw { seat: s });
        commands.push(Command::Chat {
            text: "hm".to_owned(),
        });
    }
    // A legal action would be another world; when it is not the viewer's turn
    // every action is refused, whichever it is.
    if !client.legal.contains_key(&s) {
        let a = pool[turn % pool.len()].clone();
        commands.push(Command::Act {
            revision: n,
            seat: s,
            actions: vec![a],
        });
    }
    for command in commands {
        let _ = client.command(command).await;
    }
    let s = (viewer < 3).then_some(s);
    client.must(Command::History { seat: s }).await
}

fn masked(line: &str, id: &TableId) -> String {
    let mut line = line.replace(id.as_str(), "THETABLE");
    let key = "\"commitment\":\"";
    let places: Vec<usize> = line.match_indices(key).map(|(place, _)| place).collect();
    for place in places {
        let from = place + key.len();
        line.replace_range(from..from + 64, &"0".repeat(64));
    }
    // How long ago something was said is not the same in any two worlds.
    let key = ",\"ago\":";
    while let Some(place) = line.find(key) {
        let after = line[place + key.len()..].find(|one: char| !one.is_ascii_digit());
        let end = after.map_or(line.len(), |after| place + key.len() + after);
        line.replace_range(place..end, "");
    }
    line
}

/// Takes out of an answer who is connected.
fn forget_who_is_here(answer: &mut Value) {
    match answer {
        Value::Object(parts) => {
            for told_later in ["here", "host_here", "watching", "presence", "absence"] {
                parts.remove(told_later);
            }
            parts.values_mut().for_each(forget_who_is_here);
        }
        Value::Array(parts) => {
            parts.iter_mut().for_each(forget_who_is_here);
            // A message that told nothing else.
            parts.retain(|part| *part != json!({}));
        }
        _ => {}
    }
}

/// Where the viewer is connected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Eyes {
    /// To the server that all are connected to.
    Here,
    /// To another node on the same database.
    AtAnotherNode,
}

async fn compare(game: GameId, eyes_at: Eyes) {
    let site = match eyes_at {
        Eyes::Here => Site::open().await,
        Eyes::AtAnotherNode => Site::on_postgres().await,
    };
    let other_node = match eyes_at {
        Eyes::Here => None,
        Eyes::AtAnotherNode => {
            let server = site.another().await.unwrap();
            Some((server.address(), run(server)))
        }
    };
    let viewed_from = other_node.as_ref().map_or(site.address, |(at, _)| *at);
    let pairs = match eyes_at {
        Eyes::Here => PAIRS,
        Eyes::AtAnotherNode => PAIRS_AT_ANOTHER_NODE,
    };
    let mut people = Vec::new();
    for name in ["Ada", "Bo", "Cy", "Eve"] {
        people.push((site.guest(name).await, name));
    }
    let persons: Vec<Person> = people[..3]
        .iter()
        .map(|(who, name)| Person {
            user: who.user.clone(),
            name: (*name).to_owned(),
            account: false,
            avatar: None,
        })
        .collect();
    let people: Vec<Somebody> = people.into_iter().map(|(who, _)| who).collect();
    let (mut compared, mut differed) = (0, 0);
    for seed in 0..SEEDS {
        if compared >= pairs {
            break;
        }
        for (viewer, eyes) in [(1, Viewer::Seat(Seat::new(1))), (3, Viewer::Spectator)] {
            let mut dice = Dice::branch(seed, viewer as u64);
            let ids = [
                format!("world-{seed}-{viewer}-one"),
                format!("world-{seed}-{viewer}-two"),
            ];
            let [one, two] = [ids[0].as_str(), ids[1].as_str()];
            let found_twins =
                with_game!(game, G => twins::<G>([one, two], &persons, eyes, &mut dice));
            let Some(Twins { worlds, plans }) = found_twins else {
                continue;
            };
            let pool: Vec<String> = plans[0].iter().map(|(_, action)| action.clone()).collect();
            if pool.is_empty() {
                continue;
            }
            let mut seen = Vec::new();
            for index in 0..2 {
                found(&site, &ids[index], game, &worlds[index]).await;
                let id = ids[index].parse().unwrap();
                let plan = &plans[index];
                let mut lines = watch(&site, viewed_from, &id, &people, viewer, plan, &pool).await;
                if eyes_at == Eyes::AtAnotherNode {
                    // Who comes and goes at another node is told a little later,
                    // and that has no place of its own among the rest.
                    let is_told_later = |line: &String| {
                        line.starts_with("{\"presence\"") || line.starts_with("{\"absence\"")
                    };
                    lines.retain(|line| !is_told_later(line));
                    // The answers over HTTP name and count the same people.
                    for line in &mut lines {
                        if let Some((status, body)) = line.split_once(' ')
                            && let Ok(mut body) = serde_json::from_str::<Value>(body)
                        {
                            forget_who_is_here(&mut body);
                            *line = format!("{status} {body}");
                        }
                    }
                }
                seen.push(lines);
            }
            for (one, other) in seen[0].iter().zip(&seen[1]) {
                assert_eq!(one, other, "{game}, seed {seed}, viewer {viewer}");
            }
            assert_eq!(seen[0].len(), seen[1].len());
            assert!(seen[0].len() > 10);
            compared += 1;
            let different = worlds[0].0[1..] != worlds[1].0[1..] || plans[0] != plans[1];
            differed += usize::from(different);
        }
    }
    assert!(compared * 2 >= pairs, "{game}: {compared} pairs of worlds");
    // All is open in Last Rocket; in the others the worlds must differ.
    if game != GameId::Rockets {
        assert!(differed * 4 >= pairs, "{game}: {differed} of {compared}");
    }
    if let Some((_, (stop, running))) = other_node {
        stop.send(()).unwrap();
        running.await.unwrap().unwrap();
    }
    site.stop().await;
}

macro_rules! compare_in {
    ($($test:ident: $game:ident),+) => {
        $(#[tokio::test(flavor = "multi_thread")]
        async fn $test() {
            compare(GameId::$game, Eyes::Here).await;
        })+
    };
}

compare_in! {
    supernova_tells_two_worlds_alike: Supernova,
    celestial_duel_tells_two_worlds_alike: Celestial,
    landing_zone_tells_two_worlds_alike: Landing,
    last_rocket_tells_two_worlds_alike: Rockets,
    asteroid_field_tells_two_worlds_alike: Asteroids
}

/// Nor does a node tell more of what happens at another.
#[tokio::test(flavor = "multi_thread")]
async fn worlds_at_another_node_are_told_alike() {
    for game in GameId::ALL {
        compare(game, Eyes::AtAnotherNode).await;
    }
}

/// The comparison would notice: two viewers who know different things are not
/// told alike.
#[tokio::test(flavor = "multi_thread")]
async fn two_seats_are_not_told_alike() {
    let site = Site::open().await;
    let pair: Pair = begin(&site, GameId::Supernova, json!({})).await;
    let views = |client: &Client| -> Vec<String> {
        let started = client.heard.iter().filter_map(|line| {
            let ServerMessage::Started(started) = ServerMessage::parse(line).unwrap() else {
                return None;
            };
            started.view.map(|view| view.text().to_owned())
        });
        started.collect()
    };
    assert_ne!(views(&pair.at_ada), views(&pair.at_bo));
    site.stop().await;
}
