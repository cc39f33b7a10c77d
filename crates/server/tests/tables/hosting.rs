//! What hosts and players decide about their table: who is host, who has to go,
//! who may replay the game, and where somebody finds others.

use crate::client::Client;
use crate::games::{begin, play_out, settled, sit};
use crate::on_both_databases;
use crate::site::{Site, Somebody};
use dice::Dice;
use engine::Seat;
use protocol::{
    Command, Invalid, NoteKind, Objection, QuickTable, SeatControl, ServerMessage, Spectators,
    Stage, TableId, UserId, limits,
};
use registry::GameId;
use serde_json::{Value, json};
use std::time::Duration;

on_both_databases! {
    spectators_are_known_to_players_and_sent_away
    a_host_sends_somebody_away_with_a_reason
    a_kick_in_play_leaves_the_seat_to_a_bot_for_good
    a_host_hands_over_and_a_host_who_leaves_is_replaced
    players_decide_who_may_replay_their_game
    whoever_made_a_table_of_bots_may_replay_its_game
    quick_matches_bring_people_together
}

fn kick(user: &UserId, reason: &str, ban: bool) -> Command {
    Command::Kick {
        user: user.clone(),
        reason: reason.to_owned(),
        ban,
    }
}

/// What somebody is told who has to go.
async fn told(client: &mut Client) -> (String, bool) {
    client
        .until(|message| match message {
            ServerMessage::Kicked { reason, ban, .. } => Some((reason.clone(), *ban)),
            _ => None,
        })
        .await
}

/// A table of three seats, at which Ada and Bo sit.
async fn ada_and_bo(site: &Site) -> (Somebody, Somebody, TableId, Client, Client) {
    let (ada, bo) = (site.guest("Ada").await, site.guest("Bo").await);
    let body = json!({"game": "rockets", "seats": [{"me": {}}, {"open": {}}, {"open": {}}]});
    let made = site.make(&ada, body).await;
    let mut at_bo = site.at(&bo, &made.table).await;
    at_bo.must(sit(1)).await;
    let at_ada = site.at(&ada, &made.table).await;
    (ada, bo, made.table, at_ada, at_bo)
}

async fn a_host_sends_somebody_away_with_a_reason(site: Site) {
    let (ada, bo, table, mut at_ada, mut at_bo) = ada_and_bo(&site).await;
    assert_eq!(
        at_bo.refused(kick(&ada.user, "", false)).await,
        Objection::NotHost {}
    );
    let myself = at_ada.refused(kick(&ada.user, "", false)).await;
    assert_eq!(myself, Objection::NobodyThere {});
    let long = "x".repeat(limits::REASON_CHARS + 1);
    for bad in [long.as_str(), "two\nlines"] {
        let most = limits::REASON_CHARS as u32;
        let why = at_ada.invalid(kick(&bo.user, bad, false)).await;
        assert_eq!(why, Invalid::Text { most });
    }
    // He loses the seat, is told why, and may sit down again.
    at_ada.must(kick(&bo.user, " Later, please ", false)).await;
    assert_eq!(told(&mut at_bo).await, ("Later, please".to_owned(), false));
    at_bo.must(sit(1)).await;
    // Not after this: not here, not on another connection, not after a restart.
    at_ada.must(kick(&bo.user, "", true)).await;
    assert_eq!(told(&mut at_bo).await, (String::new(), true));
    settled(&site, &table).await;
    assert_eq!(at_bo.invalid(sit(1)).await, Invalid::NotAtTable {});
    let site = site.restart().await;
    let mut again = site.connect(&bo).await;
    again.go(&table, None).await;
    let why = again
        .until(|message| match message {
            ServerMessage::Invalid { why, .. } => Some(why.clone()),
            _ => None,
        })
        .await;
    assert_eq!(why, Invalid::Kicked {});
    let messages = format!("GET /api/tables/{table}/messages");
    let answer = site.ask(&bo.token, &messages, "").await;
    answer.is_refused(403, "kicked");
    // Others are welcome on the seat.
    let eve = site.guest("Eve").await;
    site.at(&eve, &table).await.must(sit(1)).await;
    site.stop().await;
}

async fn a_kick_in_play_leaves_the_seat_to_a_bot_for_good(site: Site) {
    let mut pair = begin(&site, GameId::Rockets, json!({"options": {"first": 1}})).await;
    pair.at_ada.must(kick(&pair.bo.user, "Rude", false)).await;
    // After the start it is for good, so that nobody sees a hand who was sent away.
    assert_eq!(told(&mut pair.at_bo).await, ("Rude".to_owned(), true));
    let noted = pair.at_ada.until(|message| match message {
        ServerMessage::Noted(note) if note.what == NoteKind::Kicked => Some(note.clone()),
        _ => None,
    });
    let noted = noted.await;
    assert_eq!(
        (noted.seat, noted.by),
        (Some(Seat::new(1)), Some(Seat::new(0)))
    );
    let seating = pair.at_ada.until(|message| match message {
        ServerMessage::Seats(seating) => Some(seating.clone()),
        _ => None,
    });
    assert_eq!(seating.await.seats[1].control, SeatControl::Left);
    // A bot plays on.
    let mut dice = Dice::new(6);
    pair.at_ada.turn().await;
    play_out(&mut [&mut pair.at_ada], &mut dice).await;
    site.stop().await;
}

async fn a_host_hands_over_and_a_host_who_leaves_is_replaced(site: Site) {
    let (ada, bo, table, mut at_ada, mut at_bo) = ada_and_bo(&site).await;
    let to = |user: &UserId| Command::HandOver { user: user.clone() };
    let stranger = site.guest("Eve").await;
    assert_eq!(
        at_ada.refused(to(&stranger.user)).await,
        Objection::NobodyThere {}
    );
    at_ada.must(to(&bo.user)).await;
    assert_eq!(at_ada.refused(to(&ada.user)).await, Objection::NotHost {});
    at_bo
        .must(Command::Fill {
            seat: Seat::new(2),
            with: serde_json::from_value(json!({"bot": {"level": "cadet"}})).unwrap(),
        })
        .await;
    at_bo.must(Command::Start {}).await;
    // In play he leaves his seat: somebody must be able to keep order.
    let seat = Seat::new(1);
    at_bo.must(Command::Leave { seat }).await;
    let mute = Command::Mute {
        user: bo.user.clone(),
    };
    at_ada.must(mute).await;
    let joined = site.connect(&bo).await.join(&table).await;
    assert_eq!(joined.seating.host, ada.user);
    assert_eq!(joined.stage, Stage::Playing);
    site.stop().await;
}

async fn players_decide_who_may_replay_their_game(site: Site) {
    let more = json!({"spectators": "nobody"});
    for (more, spectators) in [(json!({}), Spectators::Welcome), (more, Spectators::Nobody)] {
        let mut pair = begin(&site, GameId::Rockets, more).await;
        let share = |on| Command::Share { on };
        assert_eq!(
            pair.at_ada.refused(share(true)).await,
            Objection::NotOver {}
        );
        play_out(&mut [&mut pair.at_ada, &mut pair.at_bo], &mut Dice::new(7)).await;
        let record = format!("GET /api/tables/{}/record", pair.table);
        let eve = site.guest("Eve").await;
        // Who might have watched may replay.
        let by_eve = site.ask(&eve.token, &record, "").await;
        match spectators {
            Spectators::Welcome | Spectators::Apart => drop(by_eve.good()),
            Spectators::Nobody => by_eve.is_refused(404, "no_such_table"),
        }
        site.ask("", &record, "")
            .await
            .is_refused(404, "no_such_table");
        // Any player may share it, which is told to the other, and stop it again.
        pair.at_bo.must(share(true)).await;
        pair.at_ada
            .until(|message| match message {
                ServerMessage::Noted(note) => (note.what == NoteKind::Shared).then_some(()),
                _ => None,
            })
            .await;
        let shared = site.ask("", &record, "").await.good().json();
        assert!(shared["fairness"]["secret"].is_string(), "with its proof");
        let joined = site.connect(&pair.ada).await.join(&pair.table).await;
        assert!(joined.shared);
        pair.at_ada.must(share(false)).await;
        site.ask("", &record, "")
            .await
            .is_refused(404, "no_such_table");
    }
    site.stop().await;
}

async fn whoever_made_a_table_of_bots_may_replay_its_game(site: Site) {
    let (ada, eve) = (site.guest("Ada").await, site.guest("Eve").await);
    let bot = json!({"bot": {"level": "cadet"}});
    for spectators in ["welcome", "nobody"] {
        let body = json!({"game": "landing", "seats": [&bot, &bot], "spectators": spectators});
        let made = site.make(&ada, body).await;
        let mut at_ada = site.at(&ada, &made.table).await;
        at_ada.must(Command::Start {}).await;
        let record = format!("GET /api/tables/{}/record", made.table);
        loop {
            let answer = site.ask(&ada.token, &record, "").await;
            if answer.status == 200 {
                break;
            }
            answer.is_refused(409, "not_over");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        // Others as at any table by invitation.
        site.ask("", &record, "")
            .await
            .is_refused(404, "no_such_table");
        let by_eve = site.ask(&eve.token, &record, "").await;
        match spectators {
            "welcome" => drop(by_eve.good()),
            _ => by_eve.is_refused(404, "no_such_table"),
        }
    }
    site.stop().await;
}

async fn quick(site: &Site, who: &Somebody, wish: Value) -> (u16, QuickTable) {
    let what = "POST /api/quick-match";
    let answer = site.ask(&who.token, what, &wish.to_string()).await.good();
    (
        answer.status,
        serde_json::from_value(answer.json()).unwrap(),
    )
}

async fn quick_matches_bring_people_together(site: Site) {
    let (ada, bo, cy) = (
        site.guest("Ada").await,
        site.guest("Bo").await,
        site.guest("Cy").await,
    );
    let live = json!({"game": "landing", "speed": "live"});
    let (status, first) = quick(&site, &ada, live.clone()).await;
    assert_eq!((status, first.created), (201, true));
    // While she is not there, nobody is sent to wait for her.
    let (_, other) = quick(&site, &cy, live.clone()).await;
    assert_ne!(other.table, first.table);
    let mut at_ada = site.at(&ada, &first.table).await;
    settled(&site, &first.table).await;
    let over_days = json!({"game": "landing", "speed": "correspondence"});
    let another = json!({"game": "rockets", "speed": "live"});
    let (_, elsewhere) = quick(&site, &bo, another).await;
    assert!(elsewhere.created, "another game");
    let (_, slow) = quick(&site, &bo, over_days.clone()).await;
    assert!(slow.created, "another speed");
    // Who plays over days is found though nobody is there, but not by oneself.
    let (_, own) = quick(&site, &bo, over_days.clone()).await;
    assert!(own.created);
    let (status, found) = quick(&site, &cy, over_days).await;
    assert_eq!((status, &found.table), (200, &slow.table));
    let (status, found) = quick(&site, &bo, live.clone()).await;
    assert_eq!((status, found.created), (200, false));
    assert_eq!(found.table, first.table);
    let (_, any) = quick(&site, &bo, json!({"speed": "live"})).await;
    assert_eq!(any.table, first.table);
    // Those who keep apart are not brought together.
    let eve = site.guest("Eve").await;
    let fay = site.guest("Fay").await;
    for (from, to) in [(&ada, &eve), (&fay, &ada)] {
        let block = format!("PUT /api/blocks/{}", to.user);
        site.ask(&from.token, &block, "").await.good();
    }
    for who in [&eve, &fay] {
        let (_, apart) = quick(&site, who, live.clone()).await;
        assert_ne!(apart.table, first.table);
    }
    // Nobody is sent to a table from which they were sent away for good.
    let (gus, mut at_gus) = site.guest_at("Gus", &first.table).await;
    let (_, welcome) = quick(&site, &gus, live.clone()).await;
    assert_eq!(welcome.table, first.table);
    at_gus.must(sit(1)).await;
    at_ada.must(kick(&gus.user, "", true)).await;
    told(&mut at_gus).await;
    settled(&site, &first.table).await;
    let (_, away) = quick(&site, &gus, live.clone()).await;
    assert_ne!(away.table, first.table);
    let mut at_bo = site.at(&bo, &found.table).await;
    at_bo.must(sit(1)).await;
    at_ada.must(Command::Start {}).await;
    settled(&site, &first.table).await;
    // It is full and begun: the next one waits elsewhere.
    let dan = site.guest("Dan").await;
    let (_, next) = quick(&site, &dan, live).await;
    assert_ne!(next.table, first.table);
    let wrong = json!({"game": "chess", "speed": "live"}).to_string();
    let refused = site.ask(&dan.token, "POST /api/quick-match", &wrong).await;
    refused.is_refused(422, "table");
    site.stop().await;
}

async fn spectators_are_known_to_players_and_sent_away(site: Site) {
    let (ada, made) = site.ada_waits("rockets").await;
    let table = made.table;
    let (eve, zoe) = (site.guest("Eve").await, site.guest("Zoe").await);
    let mut at_ada = site.at(&ada, &table).await;
    let mut at_eve = site.at(&eve, &table).await;
    let path = format!("GET /api/tables/{table}/spectators");
    let found = site.ask(&ada.token, &path, "").await.good().json();
    assert_eq!(found["spectators"].as_array().map(Vec::len), Some(1));
    assert_eq!(found["spectators"][0]["name"], "Eve");
    // Not for those who only watch, or are not there.
    for somebody in [&eve, &zoe] {
        let refused = site.ask(&somebody.token, &path, "").await;
        refused.is_refused(404, "no_such_table");
    }
    // Without a seat to lose they go for good, and learn why.
    at_ada
        .must(Command::Kick {
            user: eve.user.clone(),
            reason: "Quiet, please".to_owned(),
            ban: false,
        })
        .await;
    let reason = at_eve.until(|message| match message {
        ServerMessage::Kicked { reason, ban, .. } => Some((reason.clone(), *ban)),
        _ => None,
    });
    assert_eq!(reason.await, ("Quiet, please".to_owned(), true));
    // Whoever asks after her was told finds her no more.
    let found = site.ask(&ada.token, &path, "").await.good().json();
    assert_eq!(found, json!({"spectators": []}));
    let poll = format!("GET /api/tables/{table}/messages");
    let refused = site.ask(&eve.token, &poll, "").await;
    assert!([403, 404].contains(&refused.status), "{refused:?}");
    site.stop().await;
}
