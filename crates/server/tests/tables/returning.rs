//! Coming back: nothing missed, nothing twice, not even across a restart.

use crate::client::Client;
use crate::games::{begin, play_out, round};
use crate::on_both_databases;
use crate::site::Site;
use dice::Dice;
use engine::Randomness;
use protocol::{Command, Revision, ServerMessage};
use registry::GameId;
use serde_json::{Value, json};

on_both_databases! {
    who_comes_back_misses_nothing_and_hears_nothing_twice
    a_restart_interrupts_a_game_and_nothing_more
    two_devices_of_one_person_see_the_same
    presence_tells_who_is_there_over_http_too
}

/// The events of a game that a client was told, in order, and its history as
/// the server has it.
fn events(client: &Client) -> Vec<Value> {
    let mut events = Vec::new();
    for line in &client.heard {
        let message: Value = serde_json::from_str(line).unwrap();
        if let Some(told) = message["step"][3].as_array() {
            events.extend(told.iter().cloned());
        }
    }
    events
}

async fn who_comes_back_misses_nothing_and_hears_nothing_twice(site: Site) {
    for (seed, game) in (0..).zip([GameId::Rockets, GameId::Supernova, GameId::Landing]) {
        let mut dice = Dice::new(seed);
        let mut pair = begin(&site, game, json!({})).await;
        let (eve, mut at_eve) = site.guest_at("Eve", &pair.table).await;
        let mut returns = 0;
        while pair.at_ada.over.is_none() && pair.at_bo.over.is_none() {
            round(&mut [&mut pair.at_ada, &mut pair.at_bo], &mut dice).await;
            if dice.below(3) == 0 && pair.at_ada.over.is_none() {
                // Eve's connection breaks at some point, and she comes back
                // with what she had seen: her own way to remember it.
                let mut seen = Revision::new(0);
                for line in &at_eve.heard {
                    let message: Value = serde_json::from_str(line).unwrap();
                    let (_, body) = message.as_object().unwrap().iter().next().unwrap();
                    let number = message["step"].get(0).unwrap_or(&body["n"]);
                    if let Some(n) = number.as_u64() {
                        seen = seen.max(Revision::new(n as u32));
                    }
                }
                let heard = std::mem::take(&mut at_eve.heard);
                at_eve = site.connect(&eve).await;
                at_eve.heard = heard;
                at_eve.revision = seen;
                at_eve.go(&pair.table, Some(seen)).await;
                // Presence tells that she is in.
                at_eve
                    .until(|message| {
                        matches!(message, ServerMessage::Presence { .. }).then_some(())
                    })
                    .await;
                returns += 1;
            }
        }
        let over =
            |message: &ServerMessage| matches!(message, ServerMessage::Over(_)).then_some(());
        if !at_eve
            .heard
            .iter()
            .any(|line| line.starts_with("{\"over\""))
        {
            at_eve.until(over).await;
        }
        at_eve.must(Command::History { seat: None }).await;
        let history = at_eve
            .until(|message| match message {
                ServerMessage::History { turns, .. } => {
                    let told = turns
                        .iter()
                        .map(|turn| turn.1.read::<Vec<Value>>().unwrap());
                    Some(told.flatten().collect::<Vec<Value>>())
                }
                _ => None,
            })
            .await;
        let told = events(&at_eve);
        assert!(returns > 1, "{game}: {returns}");
        // She joined after the deal, which is in her history alone.
        let dealt = history.len() - told.len();
        assert_eq!(told, history[dealt..], "{game}");
    }
    site.stop().await;
}

async fn a_restart_interrupts_a_game_and_nothing_more(mut site: Site) {
    let mut dice = Dice::new(11);
    let pair = begin(&site, GameId::Supernova, json!({})).await;
    let (table, ada, bo) = (pair.table, pair.ada, pair.bo);
    let (mut at_ada, mut at_bo) = (pair.at_ada, pair.at_bo);
    let mut restarts = 0;
    'playing: loop {
        for _ in 0..3 {
            round(&mut [&mut at_ada, &mut at_bo], &mut dice).await;
            if at_ada.over.is_some() || at_bo.over.is_some() {
                break 'playing;
            }
        }
        if restarts < 3 {
            let [ada_seen, bo_seen] = [at_ada.revision, at_bo.revision];
            let stopping = site.restart();
            site = stopping.await;
            assert_eq!(
                at_ada.end().await,
                Some((1012, "the server stops".to_owned()))
            );
            restarts += 1;
            at_ada = back(&site, &ada, &table, ada_seen).await;
            at_bo = back(&site, &bo, &table, bo_seen).await;
        }
    }
    assert_eq!(restarts, 3);
    let path = format!("GET /api/tables/{table}/record");
    site.ask(&ada.token, &path, "").await.good();
    site.stop().await;
}

/// Comes back, and asks for the whole table if there was nothing to tell.
async fn back(
    site: &Site,
    who: &crate::site::Somebody,
    table: &protocol::TableId,
    seen: Revision,
) -> Client {
    let mut client = site.connect(who).await;
    client.revision = seen;
    client.go(table, Some(seen)).await;
    client
        .until(|message| matches!(message, ServerMessage::Presence { .. }).then_some(()))
        .await;
    client.join(table).await;
    client
}

async fn two_devices_of_one_person_see_the_same(site: Site) {
    let mut pair = begin(&site, GameId::Landing, json!({})).await;
    let mut dice = Dice::new(3);
    let mut phone = site.at(&pair.ada, &pair.table).await;
    let crate::games::Pair { at_ada, at_bo, .. } = &mut pair;
    play_out(&mut [at_ada, at_bo], &mut dice).await;
    while at_ada.over.is_none() {
        at_ada.hear().await;
    }
    while phone.over.is_none() {
        phone.hear().await;
    }
    let (one, other) = (events(at_ada), events(&phone));
    assert_eq!(one[one.len() - other.len()..], other);
    site.stop().await;
}

async fn presence_tells_who_is_there_over_http_too(site: Site) {
    let mut pair = begin(&site, GameId::Rockets, json!({})).await;
    let here = |message: &ServerMessage| match message {
        ServerMessage::Presence { here, watching } => Some((
            here.iter().map(|seat| seat.index()).collect::<Vec<_>>(),
            *watching,
        )),
        _ => None,
    };
    drop(pair.at_bo);
    assert_eq!(pair.at_ada.until(here).await, (vec![0], 0));
    let messages = format!("GET /api/tables/{}/messages", pair.table);
    site.ask(&pair.bo.token, &messages, "").await.good();
    assert_eq!(pair.at_ada.until(here).await, (vec![0, 1], 0));
    let (_, at_eve) = site.guest_at("Eve", &pair.table).await;
    assert_eq!(pair.at_ada.until(here).await, (vec![0, 1], 1));
    drop(at_eve);
    assert_eq!(pair.at_ada.until(here).await, (vec![0, 1], 0));
    // Asking again is no news.
    for _ in 0..3 {
        site.ask(&pair.bo.token, &messages, "").await.good();
    }
    pair.at_ada
        .silence(std::time::Duration::from_millis(200))
        .await;
    site.stop().await;
}
