//! People at different nodes: what one of them does, all learn and are bound by.

use crate::guest::{PATIENCE, command, connect, ends, host, join, table, until};
use crate::world::World;
use crate::{TURN, cluster};
use load::{Client, Traffic, http};
use protocol::{
    ClientMessage, Clock, Command, CommandId, Invalid, NewTable, Objection, SeatChoice,
    ServerMessage, Spectators, TableId, Visibility,
};
use serde_json::Value;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time::sleep;

#[tokio::test(flavor = "multi_thread")]
async fn people_at_different_nodes_see_each_other_and_the_same_lobby() {
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    let world = World::on(&cluster, &[]).await;
    let node = |index: usize| world.node(index).address();
    let (mut ada, token) = connect(node(0), "Ada", None).await;
    let (mut bo, bo_token) = connect(node(1), "Bo", None).await;
    let new = NewTable {
        visibility: protocol::Visibility::Public,
        ..table(Clock::default(), SeatChoice::Open {})
    };
    bo.send(&[ClientMessage::Lobby {}]).await.unwrap();
    let made = http::create_table(node(0), token.as_ref().unwrap(), &new).await;
    let table = made.unwrap().table;
    // Listed at the other node.
    let wanted = table.clone();
    until(&mut bo, |message| match message {
        ServerMessage::Listed(listed) => (listed.table == wanted).then_some(()),
        ServerMessage::Lobby { tables } => {
            let mut tables = tables.iter();
            tables.any(|listed| listed.table == wanted).then_some(())
        }
        _ => None,
    })
    .await;
    join(&mut ada, &table).await;
    join(&mut bo, &table).await;
    let seat = engine::Seat::new(1);
    let sit = Command::Sit {
        seat,
        commitment: None,
    };
    command(&mut bo, 1, sit).await;
    // Each sees that both are there.
    for client in [&mut ada, &mut bo] {
        let ping = client.send(&[ClientMessage::Ping {}]).await;
        ping.unwrap();
    }
    until(&mut ada, |message| match message {
        ServerMessage::Presence { here, .. } => here.contains(seat).then_some(()),
        _ => None,
    })
    .await;
    // What is said and shown at one node reaches the other.
    let text = "hello over there".to_owned();
    command(&mut bo, 2, Command::Chat { text }).await;
    until(&mut ada, |message| match message {
        ServerMessage::Chat(line) => (line.text == "hello over there").then_some(()),
        _ => None,
    })
    .await;
    let emote = protocol::Emote::ALL[0];
    command(&mut bo, 3, Command::Emote { seat, emote }).await;
    until(&mut ada, |message| {
        matches!(message, ServerMessage::Emote { .. }).then_some(())
    })
    .await;
    // Bo goes: Ada is told.
    drop(bo);
    until(&mut ada, |message| match message {
        ServerMessage::Presence { here, .. } => (!here.contains(seat)).then_some(()),
        _ => None,
    })
    .await;
    drop(bo_token);
}

/// Going from node to node gives nobody more than staying at one.
#[tokio::test(flavor = "multi_thread")]
async fn limits_hold_for_all_nodes_together() {
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    let world = World::limited(&cluster).await;
    // Until each has heard of the others.
    sleep(Duration::from_millis(1500)).await;
    let begun = Instant::now();
    let (mut made, mut refused) = (0, 0);
    // At one node, 20 at once and one more every 10 seconds.
    for attempt in 0..60 {
        let node = world.node(attempt % 3).address();
        let traffic = Arc::new(Traffic::default());
        let mut client = Client::connect(node, &traffic).await.unwrap();
        match client.hello(&format!("guest {attempt}"), None).await {
            Ok(_) => made += 1,
            Err(_) => refused += 1,
        }
        // Nodes tell each other four times a second.
        sleep(Duration::from_millis(100)).await;
    }
    let back = begun.elapsed().as_secs() / 10 + 1;
    println!("{made} guests made, {refused} refused");
    // Some more may pass before the others know.
    assert!((20..=26 + back).contains(&made), "{made} guests");
}

/// Tables that one address makes at several nodes fill no node's list.
#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_few_tables_in_the_list_of_every_node() {
    /// As many as a list shows of one address.
    const MOST: usize = 40;
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    let world = World::on(&cluster, &[]).await;
    let node = |index: usize| world.node(index).address();
    let new = NewTable {
        visibility: Visibility::Public,
        ..table(Clock::Correspondence { days: 3 }, SeatChoice::Open {})
    };
    // One user may have ten.
    for guest in 0..5 {
        let (_, token) = connect(node(guest % 2), &format!("Guest {guest}"), None).await;
        let token = token.unwrap();
        for made in 0..9 {
            let made = http::create_table(node(made % 2), &token, &new).await;
            made.unwrap();
        }
    }
    let (_, token) = connect(node(0).called_from(9), "Ada", None).await;
    let token = token.unwrap();
    let made = http::create_table(node(0).called_from(9), &token, &new).await;
    let last = made.unwrap().table.to_string();
    for index in 0..3 {
        let listed = async || {
            let told = http::ask(node(index), "GET /api/tables", &token, None).await;
            let told: Value = serde_json::from_str(&told.unwrap()).unwrap();
            told["tables"].as_array().unwrap().clone()
        };
        while listed().await.len() <= MOST {
            sleep(Duration::from_millis(100)).await;
        }
        // Whatever is still on its way.
        sleep(Duration::from_secs(1)).await;
        let all = listed().await;
        assert_eq!(
            (all.len(), all[0]["table"].as_str()),
            (MOST + 1, Some(&*last))
        );
    }
}

/// The second seat of a table is taken from another node.
async fn sit(client: &mut Client, table: &TableId) {
    join(client, table).await;
    let seat = engine::Seat::new(1);
    let commitment = None;
    command(client, 1, Command::Sit { seat, commitment }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_host_decides_holds_at_all_nodes() {
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    let world = World::on(&cluster, &[]).await;
    let node = |index: usize| world.node(index).address();
    let new = table(Clock::default(), SeatChoice::Open {});
    let (mut ada, table) = host(node(0), &new).await;
    let traffic = Arc::new(Traffic::default());
    let mut bo = Client::connect(node(1), &traffic).await.unwrap();
    let bo_is = bo.hello("Bo", None).await.unwrap();
    sit(&mut bo, &table).await;
    let kick = Command::Kick {
        user: bo_is.user.clone(),
        reason: "the game is for Cy".to_owned(),
        ban: true,
    };
    command(&mut ada, 1, kick).await;
    let why = until(&mut bo, |message| match message {
        ServerMessage::Kicked { reason, .. } => Some(reason),
        _ => None,
    });
    assert_eq!(why.await, "the game is for Cy");
    // And nowhere is there a way back.
    let (mut again, _) = connect(node(2), "", bo_is.token).await;
    join(&mut again, &table).await;
    until(&mut again, |message| match message {
        ServerMessage::Invalid { why, .. } => {
            assert_eq!(why, Invalid::Kicked {});
            Some(())
        }
        _ => None,
    })
    .await;
    // Cy comes at the third node, and is host there once Ada says so.
    let mut cy = Client::connect(node(2), &traffic).await.unwrap();
    let cy_is = cy.hello("Cy", None).await.unwrap();
    sit(&mut cy, &table).await;
    let mute = |user: &protocol::UserId| Command::Mute { user: user.clone() };
    let id = CommandId(2);
    let too_soon = ClientMessage::Do(id, mute(&bo_is.user));
    cy.send(&[too_soon]).await.unwrap();
    let why = until(&mut cy, |message| match message {
        ServerMessage::Refused {
            id: refused, why, ..
        } if refused == id => Some(why),
        _ => None,
    });
    assert_eq!(why.await, Objection::NotHost {});
    let hand_over = Command::HandOver { user: cy_is.user };
    command(&mut ada, 2, hand_over).await;
    // As soon as Cy's node knows.
    let begun = Instant::now();
    let mut number = 3;
    loop {
        let id = CommandId(number);
        let again = ClientMessage::Do(id, mute(&bo_is.user));
        cy.send(&[again]).await.unwrap();
        let answer = until(&mut cy, |message| match message {
            ServerMessage::Accepted(accepted, _) if accepted == id => Some(None),
            ServerMessage::Refused {
                id: refused, why, ..
            } if refused == id => Some(Some(why)),
            _ => None,
        });
        match answer.await {
            Some(Objection::NotHost {}) => assert!(begun.elapsed() < PATIENCE, "not host"),
            _ => break,
        }
        number += 1;
        sleep(Duration::from_millis(20)).await;
    }
}

/// Hears until the table is told anew and is so.
async fn told_anew(client: &mut Client, is_so: impl Fn(&protocol::Joined) -> bool) {
    until(client, |message| match message {
        ServerMessage::Joined(joined) => is_so(&joined).then_some(()),
        _ => None,
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_waiting_table_is_changed_at_all_nodes() {
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    let world = World::on(&cluster, &[]).await;
    let node = |index: usize| world.node(index).address();
    let mut new = table(Clock::default(), SeatChoice::Open {});
    new.seats.push(SeatChoice::Open {});
    let (mut ada, table) = host(node(0), &new).await;
    let traffic = Arc::new(Traffic::default());
    let mut bo = Client::connect(node(1), &traffic).await.unwrap();
    let bo_is = bo.hello("Bo", None).await.unwrap();
    join(&mut bo, &table).await;
    let (seat, commitment) = (engine::Seat::new(2), None);
    command(&mut bo, 1, Command::Sit { seat, commitment }).await;
    let (mut cy, _) = connect(node(2), "Cy", None).await;
    cy.send(&[ClientMessage::Lobby {}]).await.unwrap();
    let clock = Clock::Correspondence { days: 2 };
    let configure = |seats, clock, spectators, visibility| Command::Configure {
        options: protocol::Payload::of(&serde_json::json!({"first": 1})).unwrap(),
        seats,
        clock,
        spectators: Some(spectators),
        visibility: Some(visibility),
    };
    // Ada changes it at her node: Bo is told at his, and moves to a seat that stays.
    let public = configure(2, clock, Spectators::Apart, Visibility::Public);
    command(&mut ada, 1, public).await;
    told_anew(&mut bo, |joined| {
        let seats = joined.seating.seats.len();
        let is_public = joined.visibility == Visibility::Public;
        let watched = joined.spectators == Spectators::Apart;
        let moved = joined.seat == Some(engine::Seat::new(1));
        joined.clock == clock && seats == 2 && is_public && watched && moved
    })
    .await;
    // It is in the list of the third node, at which nobody is at the table.
    let wanted = table.clone();
    until(&mut cy, |message| match message {
        ServerMessage::Listed(listed) => {
            (listed.table == wanted && listed.clock == clock).then_some(())
        }
        _ => None,
    })
    .await;
    // Bo changes it back at his once he is host, and it is listed nowhere.
    let user = bo_is.user.clone();
    command(&mut ada, 2, Command::HandOver { user }).await;
    until(&mut bo, |message| match message {
        ServerMessage::Seats(seating) => (seating.host == bo_is.user).then_some(()),
        _ => None,
    })
    .await;
    let private = configure(3, Clock::default(), Spectators::Nobody, Visibility::Invited);
    command(&mut bo, 2, private).await;
    told_anew(&mut ada, |joined| {
        let is_private = joined.visibility == Visibility::Invited;
        joined.clock == Clock::default() && joined.seating.seats.len() == 3 && is_private
    })
    .await;
    until(&mut cy, |message| match message {
        ServerMessage::Unlisted { table } => (table == wanted).then_some(()),
        _ => None,
    })
    .await;
    // Who comes to the third node finds it so.
    join(&mut cy, &table).await;
    told_anew(&mut cy, |joined| {
        joined.spectators == Spectators::Nobody && joined.seating.seats.len() == 3
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_revoked_session_ends_at_all_nodes() {
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    let world = World::on(&cluster, &[]).await;
    let node = |index: usize| world.node(index).address();
    let (_, guest) = connect(node(0), "Ada", None).await;
    let account = r#"{"login":"Ada","password":"correct horse"}"#;
    let made = http::ask(
        node(0),
        "POST /api/account",
        guest.as_ref().unwrap(),
        Some(account),
    );
    let made: serde_json::Value = serde_json::from_str(&made.await.unwrap()).unwrap();
    let token = made["token"].as_str().unwrap().to_owned();
    // Until each node has heard of the others.
    sleep(Duration::from_millis(1500)).await;
    let mut open = Vec::new();
    for index in 0..3 {
        open.push(connect(node(index), "", Some(token.clone())).await.0);
    }
    http::ask(node(0), "POST /api/logout", &token, None)
        .await
        .unwrap();
    for client in &mut open {
        ends(client).await;
    }
    for index in 0..3 {
        let refused = http::ask(node(index), "GET /api/me", &token, None).await;
        let refused = refused.expect_err("a session that has ended").to_string();
        assert!(refused.contains("unknown_token"), "{refused}");
    }
}

/// A node that decided something before may be the last to write the header.
#[tokio::test(flavor = "multi_thread")]
async fn a_header_that_was_written_late_is_put_right() {
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    let world = World::with_each(&cluster, &[&[], &[]]).await;
    let node = |index: usize| world.node(index).address();
    // Until each has heard of the other.
    sleep(Duration::from_millis(1500)).await;
    let (_ada, table) = host(node(0), &table(Clock::default(), SeatChoice::Open {})).await;
    let store = world.store().await;
    let header = async || {
        let stored = store.load_match(table.as_str(), u64::MAX >> 1).await;
        stored.unwrap().unwrap().header
    };
    let late = header().await;
    let (mut bo, _) = connect(node(0), "Bo", None).await;
    sit(&mut bo, &table).await;
    let has_two = async || {
        let begun = Instant::now();
        while header().await.players.len() < 2 {
            assert!(begun.elapsed() < PATIENCE, "nobody put it right");
            sleep(Duration::from_millis(100)).await;
        }
    };
    has_two().await;
    store.update_match(late).await.unwrap();
    assert_eq!(header().await.players.len(), 1);
    has_two().await;
    store.close().await.unwrap();
}

/// `orbite admin forget` tells no server, and hints may get lost.
#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_account_is_forgotten_at_all_nodes_without_a_hint() {
    let turn = TURN.lock().await;
    let cluster = cluster().await;
    let world = World::with_each(&cluster, &[&[], &[]]).await;
    let node = |index: usize| world.node(index).address();
    let (_ada, table) = host(node(0), &table(Clock::default(), SeatChoice::Open {})).await;
    let (mut bo, _) = connect(node(1), "Bo", None).await;
    join(&mut bo, &table).await;
    let traffic = Arc::new(Traffic::default());
    let mut cy = Client::connect(node(1), &traffic).await.unwrap();
    let cy_is = cy.hello("Cy", None).await.unwrap();
    join(&mut cy, &table).await;
    let text = "what a table".to_owned();
    command(&mut cy, 1, Command::Chat { text }).await;
    let name_at = async |index: usize| {
        let (mut dora, _) = connect(node(index), "Dora", None).await;
        join(&mut dora, &table).await;
        until(&mut dora, |message| match message {
            ServerMessage::Joined(joined) => Some(joined.chat.last().map(|line| line.name.clone())),
            _ => None,
        })
        .await
    };
    assert_eq!(name_at(1).await.as_deref(), Some("Cy"));
    drop(cy);
    let store = world.store().await;
    store.forget_user(cy_is.user.as_str()).await.unwrap();
    let begun = Instant::now();
    // Another test may run while this one waits.
    drop(turn);
    sleep(Duration::from_secs(30)).await;
    let _turn = TURN.lock().await;
    let patience = begun.elapsed() + PATIENCE;
    for index in 0..2 {
        while name_at(index).await.as_deref() != Some("") {
            assert!(begun.elapsed() < patience, "still named at node {index}");
            sleep(Duration::from_secs(2)).await;
        }
    }
    println!("forgotten after {:?}", begun.elapsed());
    store.close().await.unwrap();
}

/// Somebody who looks at their list of games at one node learns soon what happens at another,
/// without asking again.
#[tokio::test(flavor = "multi_thread")]
async fn whose_turn_it_is_is_told_at_all_nodes() {
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    let world = World::on(&cluster, &[]).await;
    let node = |index: usize| world.node(index).address();
    let (mut bo, bo_token) = connect(node(1), "Bo", None).await;
    let mut new = table(Clock::Correspondence { days: 2 }, SeatChoice::Open {});
    new.options = serde_json::from_str(r#"{"first":1}"#).unwrap();
    let (mut ada, table) = host(node(0), &new).await;
    sit(&mut bo, &table).await;
    // Bo looks at the list at a third node from now on, and is at the table no more.
    drop(bo);
    let (mut bo, _) = connect(node(2), "", bo_token).await;
    bo.send(&[ClientMessage::Home {}]).await.unwrap();
    let is_mine = |message: ServerMessage, is_my_turn: bool| match message {
        ServerMessage::Home { tables } => {
            let mut tables = tables.iter();
            let wanted = |one: &&protocol::MyTable| one.table == table;
            let found = tables.find(wanted);
            found.filter(|one| one.is_my_turn() == is_my_turn).map(drop)
        }
        _ => None,
    };
    until(&mut bo, |message| is_mine(message, false)).await;
    command(&mut ada, 1, Command::Start {}).await;
    until(&mut ada, |message| {
        matches!(message, ServerMessage::Started(_)).then_some(())
    })
    .await;
    let begun = Instant::now();
    until(&mut bo, |message| is_mine(message, true)).await;
    println!("told after {:?}", begun.elapsed());
    // Sooner than a list is told anew without a reason.
    assert!(begun.elapsed() < Duration::from_secs(15));
}

/// What a seat sends at once with a lower one waits for it, and no longer, wherever that comes.
#[tokio::test(flavor = "multi_thread")]
async fn who_waits_for_a_lower_seat_goes_on_when_it_came_to_the_same_node() {
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    let world = World::on(&cluster, &[]).await;
    let node = |index: usize| world.node(index).address();
    // Until each has heard of the others.
    sleep(Duration::from_millis(1500)).await;
    let new = table(Clock::default(), SeatChoice::Open {});
    let mut took = Vec::new();
    // A machine that does other things too may be late, but not each time.
    for comes in [false, true, true, true, true, true] {
        let (_, token) = connect(node(0), "Ada", None).await;
        let made = http::create_table(node(0), token.as_ref().unwrap(), &new).await;
        let table = made.unwrap().table;
        let (mut bo, _) = connect(node(1), "Bo", None).await;
        sit(&mut bo, &table).await;
        let (mut ada, _) = connect(node(1), "", token).await;
        let commit = |seat: u8| {
            let seat = engine::Seat::new(seat);
            let entropy = Default::default();
            let commitment = record::fair::seat_commitment(&table, seat, &entropy);
            Command::Commit { seat, commitment }
        };
        let begun = Instant::now();
        let waits = ClientMessage::Do(CommandId(2), commit(1));
        bo.send(&[waits]).await.unwrap();
        if comes {
            join(&mut ada, &table).await;
            command(&mut ada, 1, commit(0)).await;
        }
        until(&mut bo, |message| {
            matches!(message, ServerMessage::Accepted(id, _) if id == CommandId(2)).then_some(())
        })
        .await;
        took.push(begun.elapsed());
    }
    println!("accepted after {took:?}");
    let best = took[1..].iter().min().unwrap();
    let in_vain = Duration::from_millis(290);
    assert!(took[0] > in_vain && *best < in_vain / 2, "{took:?}");
}
