//! Nobody acts for another, reads another's view, or guesses their way in.

use crate::client::Client;
use crate::games::{Pair, begin, begin_watched, play_out, round, settled};
use crate::on_both_databases;
use crate::site::{Plan, Site, ask, ask_by};
use dice::Dice;
use engine::{Randomness, Seat};
use protocol::{
    Command, Emote, Entropy, Hex32, Invalid, Objection, ProposalKind, Reply, ServerMessage,
};
use registry::GameId;
use serde_json::{Value, json};
use server::Proxy;
use server::limit::Rate;
use std::collections::BTreeSet;
use std::time::Duration;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{connect_async, tungstenite};

on_both_databases! {
    a_revoked_token_ends_its_connections
    the_record_of_a_private_game_is_for_its_players
    the_record_of_a_public_game_is_everybodys_once_it_is_over
}

/// Everything somebody could try to do for a seat.
fn for_seat(seat: u8, n: protocol::Revision) -> Vec<Command> {
    let s = Seat::new(seat);
    vec![
        Command::Act {
            revision: n,
            seat: s,
            actions: vec!["m1".to_owned()],
        },
        Command::Undo {
            revision: n,
            seat: s,
        },
        Command::Propose {
            revision: n,
            seat: s,
            kind: ProposalKind::Draw,
        },
        Command::Answer {
            revision: n,
            seat: s,
            reply: Reply::Agree,
        },
        Command::Withdraw { seat: s },
        Command::Emote {
            seat: s,
            emote: Emote::Cry,
        },
        Command::Commit {
            seat: s,
            commitment: Hex32([1; 32]),
        },
        Command::Open {
            seat: s,
            entropy: Entropy::default(),
        },
        Command::Leave { seat: s },
        Command::Resume { seat: s },
        Command::History { seat: Some(s) },
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_for_another_seat() {
    let site = Site::open().await;
    let (mut pair, eve, mut at_eve) = begin_watched(&site).await;
    let n = at_eve.revision;
    let path = format!("POST /api/tables/{}/commands", pair.table);
    for command in for_seat(0, n) {
        for client in [&mut pair.at_bo, &mut at_eve] {
            let why = client.refused(command.clone()).await;
            assert_eq!(why, Objection::NotYourSeat {}, "{command:?}");
        }
        // Nor without a connection.
        let body = json!({"c": 1, "command": command}).to_string();
        for token in [&pair.bo.token, &eve.token] {
            let answer = site.ask(token, &path, &body).await.good().json();
            let why = &answer["messages"][0]["refused"]["why"];
            assert_eq!(why, &json!({"not_your_seat": {}}), "{answer}");
        }
        let answer = site.ask("", &path, &body).await;
        answer.is_refused(401, "unknown_token");
    }
    // What only the host does.
    for command in [
        Command::Start {},
        Command::Mute {
            user: pair.ada.user.clone(),
        },
        Command::Unmute {
            user: pair.ada.user.clone(),
        },
    ] {
        assert_eq!(at_eve.refused(command).await, Objection::NotHost {});
    }
    site.stop().await;
}

/// The view, history and legal actions in everything that was heard, by seat.
fn seats_heard(client: &Client) -> BTreeSet<Option<u64>> {
    let mut seats = BTreeSet::new();
    for line in &client.heard {
        let message: Value = serde_json::from_str(line).unwrap();
        if let Some(seat) = message["step"].get(1) {
            seats.insert(seat.as_u64());
        }
        for kind in ["joined", "undone", "history"] {
            if let Some(body) = message.get(kind) {
                seats.insert(body["s"].as_u64());
                if let Some(viewer) = body["position"]["view"].get("viewer") {
                    assert_eq!(viewer["seat"].as_u64(), body["s"].as_u64(), "{line}");
                }
            }
        }
    }
    seats
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_reads_another_seats_view() {
    let site = Site::open().await;
    let (mut pair, eve, mut at_eve) = begin_watched(&site).await;
    let mut dice = Dice::new(1);
    for _ in 0..6 {
        round(&mut [&mut pair.at_ada, &mut pair.at_bo], &mut dice).await;
    }
    for seat in [0, 1] {
        let s = Some(Seat::new(seat));
        assert_eq!(
            at_eve.refused(Command::History { seat: s }).await,
            Objection::NotYourSeat {}
        );
    }
    at_eve.must(Command::History { seat: None }).await;
    at_eve
        .until(|message| matches!(message, ServerMessage::History { .. }).then_some(()))
        .await;
    pair.at_bo
        .must(Command::History {
            seat: Some(Seat::new(1)),
        })
        .await;
    assert_eq!(
        pair.at_bo.refused(Command::History { seat: None }).await,
        Objection::NotYourSeat {}
    );
    assert_eq!(seats_heard(&at_eve), [None].into());
    // Bo watched before he sat down.
    assert!(seats_heard(&pair.at_bo).is_subset(&[None, Some(1)].into()));
    assert!(seats_heard(&pair.at_ada).is_subset(&[Some(0)].into()));
    // Over HTTP one is told what the caller's own seats are told.
    let path = format!("GET /api/tables/{}/messages", pair.table);
    for (who, seat) in [
        (&pair.ada, json!(0)),
        (&pair.bo, json!(1)),
        (&eve, Value::Null),
    ] {
        let told = site.ask(&who.token, &path, "").await.good().json();
        assert_eq!(told["messages"][0]["joined"]["s"], seat, "{told}");
    }
    let asked = site.ask(&eve.token, &format!("{path}?s=0"), "").await;
    asked.is_refused(400, "invalid");
    site.ask("", &path, "")
        .await
        .is_refused(401, "unknown_token");
    // The secret is told to nobody before the end.
    for client in [&pair.at_ada, &pair.at_bo, &at_eve] {
        assert!(!client.heard.iter().any(|line| line.contains("\"secret\"")));
    }
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_was_tampered_with_is_nobodys() {
    let site = Site::open().await;
    let ada = site.guest("Ada").await;
    let mut dice = Dice::new(9);
    let token = ada.token.as_bytes();
    let mut forged = vec![
        String::new(),
        "x".to_owned(),
        ada.user.to_string(),
        ada.token.to_uppercase(),
        format!("{}x", ada.token),
        ada.token[..ada.token.len() - 1].to_owned(),
        "v1.".repeat(200),
    ];
    for _ in 0..60 {
        let mut other = token.to_vec();
        let place = dice.below(other.len() as u32) as usize;
        let letters = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.";
        other[place] = *dice.pick(letters);
        if other != token {
            forged.push(String::from_utf8(other).unwrap());
        }
    }
    for token in forged {
        let mut client = Client::open(site.address).await;
        let hello = json!({"hello": {"protocol": protocol::VERSION, "token": token}}).to_string();
        client.send(&hello).await;
        let no = client.line().await.unwrap();
        assert_eq!(no, r#"{"invalid":{"why":{"token":{}}}}"#, "{token}");
        assert_eq!(client.end().await, Some((1008, "unknown".to_owned())));
        if !token.is_empty() {
            let asked = site.ask(&token, "GET /api/me", "").await;
            assert_eq!(asked.status, 401, "{token}: {asked:?}");
        }
    }
    // The right one is good, and two tokens have nothing in common to guess from.
    site.ask(&ada.token, "GET /api/me", "").await.good();
    let others: Vec<String> = {
        let mut tokens = Vec::new();
        for _ in 0..20 {
            tokens.push(site.guest("Ada").await.token);
        }
        tokens
    };
    let unique: BTreeSet<&str> = others.iter().map(String::as_str).collect();
    assert_eq!(unique.len(), 20);
    for pair in others.windows(2) {
        let same = pair[0].bytes().zip(pair[1].bytes());
        let same = same.filter(|(one, other)| one == other).count();
        assert!(same < pair[0].len() / 3, "{pair:?}");
        // At least 16 bytes of it are chosen at random.
        assert!(pair[0].len() - 3 >= 22 + 22, "{pair:?}");
    }
    site.stop().await;
}

async fn a_revoked_token_ends_its_connections(site: Site) {
    let ada = site.guest("Ada").await;
    let mut client = site.connect(&ada).await;
    let logout = site.ask(&ada.token, "POST /api/logout", "").await;
    assert_eq!(logout.status, 204, "{logout:?}");
    assert_eq!(client.end().await, Some((1008, "unknown".to_owned())));
    site.stop().await;
}

async fn the_record_of_a_private_game_is_for_its_players(site: Site) {
    let more = json!({"spectators": "nobody"});
    let mut pair = begin(&site, GameId::Rockets, more).await;
    let eve = site.guest("Eve").await;
    let path = format!("GET /api/tables/{}/record", pair.table);
    // Before the end there is none, and a stranger is not even told that.
    site.ask(&pair.ada.token, &path, "")
        .await
        .is_refused(409, "not_over");
    for token in ["", &eve.token] {
        site.ask(token, &path, "")
            .await
            .is_refused(404, "no_such_table");
    }
    let Pair { at_ada, at_bo, .. } = &mut pair;
    play_out(&mut [at_ada, at_bo], &mut Dice::new(1)).await;
    for token in ["", &eve.token] {
        site.ask(token, &path, "")
            .await
            .is_refused(404, "no_such_table");
    }
    for who in [&pair.ada, &pair.bo] {
        let record = site.ask(&who.token, &path, "").await.good();
        assert_eq!(record.headers["cache-control"], "no-store");
    }
    // The code is used up.
    let code = format!("GET /api/codes/{}", pair.code);
    site.ask("", &code, "")
        .await
        .is_refused(404, "no_such_table");
    site.stop().await;
}

async fn the_record_of_a_public_game_is_everybodys_once_it_is_over(site: Site) {
    let mut pair = begin(&site, GameId::Rockets, json!({"visibility": "public"})).await;
    let path = format!("GET /api/tables/{}/record", pair.table);
    site.ask("", &path, "").await.is_refused(409, "not_over");
    let Pair { at_ada, at_bo, .. } = &mut pair;
    play_out(&mut [at_ada, at_bo], &mut Dice::new(1)).await;
    settled(&site, &pair.table).await;
    let finished = async |site: &Site| {
        let history = site.ask(&pair.ada.token, "GET /api/history", "").await;
        history.good().json()["past"][0]["finished"]
            .as_i64()
            .unwrap()
    };
    let when = finished(&site).await;
    // Looking at it later does not date it anew.
    let site = site.restart().await;
    site.ask("", &path, "").await.good();
    assert_eq!(finished(&site).await, when);
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn codes_can_not_be_guessed_for_long() {
    let few = Rate::new(5, Duration::from_secs(60));
    let site = Site::limited(|limits| limits.codes = Some(few)).await;
    for guess in 0..5 {
        let path = format!("GET /api/codes/AAAAA{}", guess + 2);
        site.ask("", &path, "")
            .await
            .is_refused(404, "no_such_table");
    }
    let answer = site.ask("", "GET /api/codes/AAAAAA", "").await;
    answer.is_refused(429, "too_fast");
    assert!(answer.headers["retry-after"].parse::<u64>().unwrap() > 50);
    // Ids are long enough for any number of guesses.
    let ada = site.guest("Ada").await;
    let mut ids = BTreeSet::new();
    for _ in 0..50 {
        let body = json!({"game": "rockets", "seats": [{"me": {}}, {"open": {}}]});
        let made = site.make(&ada, body).await;
        assert_eq!(made.table.as_str().len(), 22);
        assert!(
            made.table
                .as_str()
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric())
        );
        ids.insert(made.table);
    }
    assert_eq!(ids.len(), 50);
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_our_own_page_opens_a_socket() {
    let site = Site::public("https://play.example").await;
    let own = format!("http://{}", site.address);
    let longer = format!("{own}.evil.example");
    for (origin, welcome) in [
        (Some(own.as_str()), true),
        (Some("https://play.example"), true),
        (None, true),
        (Some("https://evil.example"), false),
        (Some("https://play.example.evil.example"), false),
        (Some(longer.as_str()), false),
        (Some("null"), false),
        (Some(""), false),
    ] {
        let url = format!("ws://{}/ws", site.address);
        let mut request = url.into_client_request().unwrap();
        if let Some(origin) = origin {
            request
                .headers_mut()
                .insert("origin", origin.parse().unwrap());
        }
        match connect_async(request).await {
            Ok(_) => assert!(welcome, "{origin:?}"),
            Err(tungstenite::Error::Http(response)) => {
                assert!(!welcome, "{origin:?}");
                assert_eq!(response.status(), 403);
            }
            Err(error) => panic!("{origin:?}: {error}"),
        }
    }
    // Without the words of a WebSocket there is none.
    let plain = ask(site.address, "", "GET /ws", "", &[]).await;
    assert!(plain.status >= 400, "{plain:?}");
    site.stop().await;
}

/// A page elsewhere lets its name lead to our address, and asks as if we were
/// its own server.
#[tokio::test(flavor = "multi_thread")]
async fn who_asks_by_another_name_is_turned_away() {
    let site = Site::public("https://play.example").await;
    let own = site.address.to_string();
    let what = ["GET /", "GET /api/tables", "GET /healthz", "GET /ws"];
    for (host, origin, refusal) in [
        ("play.example", None, None),
        ("PLAY.example:443", Some("https://play.example"), None),
        (own.as_str(), None, None),
        ("localhost:4747", Some("http://localhost:4747"), None),
        ("evil.example", None, Some((421, "wrong_host"))),
        (
            "evil.example:4747",
            Some("http://evil.example:4747"),
            Some((421, "wrong_host")),
        ),
        (
            "play.example",
            Some("https://evil.example"),
            Some((403, "wrong_origin")),
        ),
        ("play.example", Some("null"), Some((403, "wrong_origin"))),
    ] {
        for what in what {
            let mut headers = vec![];
            headers.extend(origin.map(|origin| ("Origin", origin)));
            let answer = ask_by(site.address, host, what, &headers).await;
            match refusal {
                Some((status, code)) => answer.is_refused(status, code),
                None => assert!(![403, 421].contains(&answer.status), "{host} {answer:?}"),
            }
        }
    }
    let url = format!("ws://{}/ws", site.address);
    let mut request = url.into_client_request().unwrap();
    let evil = "evil.example".parse().unwrap();
    request.headers_mut().insert("host", evil);
    match connect_async(request).await {
        Err(tungstenite::Error::Http(response)) => assert_eq!(response.status(), 421),
        other => panic!("{other:?}"),
    }
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_are_told_where_the_settings_say() {
    let alone = Site::open().await;
    let behind_proxy = Site::with(Plan {
        proxy: Proxy::Trusted,
        ..Plan::default()
    })
    .await;
    let public = Site::public("https://play.example").await;
    let apart = Site::with(Plan {
        metrics: Some("127.0.0.1:0".parse().unwrap()),
        proxy: Proxy::Trusted,
        ..Plan::default()
    })
    .await;
    let at = apart.metrics.unwrap();
    for (address, host, told) in [
        (alone.address, "127.0.0.1:4747", true),
        (alone.address, "localhost", true),
        // Without a public address any name is ours, but not for this.
        (alone.address, "evil.example", false),
        (behind_proxy.address, "127.0.0.1", false),
        (public.address, "127.0.0.1", false),
        (apart.address, "127.0.0.1", false),
        (at, "127.0.0.1", true),
        (at, "10.0.0.1:9000", true),
        (at, "evil.example", false),
    ] {
        let answer = ask_by(address, host, "GET /metrics", &[]).await;
        match told {
            true => assert!(answer.good().body.contains("orbite_sockets"), "{host}"),
            false => answer.is_refused(404, "not_found"),
        }
    }
    let other = ask_by(at, "127.0.0.1", "GET /api/tables", &[]).await;
    other.is_refused(404, "not_found");
    for site in [alone, behind_proxy, public, apart] {
        site.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_with_an_encrypted_address_is_asked_that_way_only() {
    for (url, expected) in [
        ("https://play.example", Some("max-age=31536000")),
        ("http://192.168.1.20:4747", None),
    ] {
        let site = Site::public(url).await;
        for what in ["GET /", "GET /api/nothing"] {
            let answer = site.ask("", what, "").await;
            let header = answer.headers.get("strict-transport-security");
            assert_eq!(header.map(String::as_str), expected, "{url} {what}");
        }
        site.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_at_a_table_that_waits_is_told_nothing_secret() {
    let site = Site::open().await;
    let (_ada, made) = site.ada_waits("supernova").await;
    let (_, mut at_eve) = site.guest_at("Eve", &made.table).await;
    let unknown = Command::Act {
        revision: at_eve.revision,
        seat: Seat::new(40),
        actions: vec!["x".to_owned()],
    };
    match at_eve.command(unknown).await {
        ServerMessage::Refused { why, .. } => assert_eq!(why, Objection::NoSuchSeat {}),
        ServerMessage::Invalid { why, .. } => assert!(matches!(why, Invalid::Message { .. })),
        other => panic!("{other:?}"),
    }
    let heard = at_eve.heard.join("\n");
    assert!(heard.contains("commitment") && !heard.contains("secret"));
    site.stop().await;
}
