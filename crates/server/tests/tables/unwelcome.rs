//! Garbage, floods, and clients that do not read or do not speak.

use crate::client::Client;
use crate::games::{Pair, begin, begin_watched, play_out};
use crate::site::Site;
use dice::Dice;
use engine::Randomness;
use protocol::{ClientMessage, Command, Invalid, ServerMessage, limits};
use registry::GameId;
use serde_json::json;
use server::limit::Rate;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_tungstenite::tungstenite::{Bytes, Message};

/// A message that was bent: some bytes of it changed, cut or repeated.
fn bent(dice: &mut Dice, text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..1 + dice.below(4) {
        let place = dice.below(bytes.len().max(1) as u32) as usize;
        match dice.below(4) {
            0 if !bytes.is_empty() => bytes[place] = dice.below(128) as u8,
            1 => bytes.truncate(place),
            2 => {
                let again = bytes.clone();
                bytes.extend_from_slice(&again[place.min(again.len())..]);
            }
            _ => bytes.insert(place, b"{}[]\",:0\n"[dice.below(9) as usize]),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Something that no client of ours sends.
fn garbage(dice: &mut Dice, table: &str) -> Message {
    let examples = [
        r#"{"hello":{"protocol":4,"name":"Ada"}}"#.to_owned(),
        format!(r#"{{"join":{{"table":"{table}","seen":4}}}}"#),
        r#"{"do":[1,{"act":[12,0,["m14"]]}]}"#.to_owned(),
        r#"{"do":[2,{"open":{"s":0,"entropy":"dice"}}]}"#.to_owned(),
        r#"{"do":[3,{"fill":{"s":1,"with":{"bot":{"level":"captain"}}}}]}"#.to_owned(),
        r#"{"do":[4,{"chat":{"text":"hello"}}]}"#.to_owned(),
        r#"{"do":[5,{"history":{"s":0}}]}"#.to_owned(),
        r#"{"lobby":{}}"#.to_owned(),
        r#"{"part":{}}"#.to_owned(),
    ];
    match dice.below(8) {
        0 => {
            let length = dice.below(200) as usize;
            Message::Binary(
                (0..length)
                    .map(|_| dice.below(256) as u8)
                    .collect::<Vec<_>>()
                    .into(),
            )
        }
        1 => Message::text("[".repeat(1 + dice.below(4000) as usize)),
        2 => Message::text("{\"do\":".repeat(1 + dice.below(600) as usize)),
        3 => Message::text("\n".repeat(dice.below(3000) as usize)),
        4 => Message::Ping(Bytes::from(vec![7; dice.below(100) as usize])),
        5 => Message::text(format!(
            r#"{{"do":[{},{{"act":[{},{},["{}"]]}}]}}"#,
            dice.below(u32::MAX),
            dice.below(u32::MAX),
            dice.below(300),
            "m".repeat(dice.below(300) as usize)
        )),
        _ => {
            let example = dice.pick(&examples).clone();
            Message::text(bent(dice, &example))
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn garbage_is_answered_and_nobody_else_notices() {
    let site = Site::open().await;
    let mut pair = begin(&site, GameId::Landing, json!({})).await;
    let eve = site.guest("Eve").await;
    let mut dice = Dice::new(77);
    let mut sent = 0;
    while sent < 4000 {
        let mut client = site.at(&eve, &pair.table).await;
        for _ in 0..500 {
            let thrown = client.throw(garbage(&mut dice, pair.table.as_str())).await;
            if thrown.is_err() {
                break;
            }
            sent += 1;
        }
        // Still understood after all of it.
        client.say(&ClientMessage::Part {}).await;
        let last = protocol::CommandId(4_000_000);
        client
            .say(&ClientMessage::Do(last, Command::Start {}))
            .await;
        let answer = loop {
            let line = client.line().await.unwrap();
            let message = ServerMessage::parse(&line).unwrap();
            if crate::client::answers(&message) == Some(last) {
                break message;
            }
        };
        let why = Invalid::NotAtTable {};
        assert_eq!(
            answer,
            ServerMessage::Invalid {
                id: Some(last),
                why
            }
        );
    }
    let Pair { at_ada, at_bo, .. } = &mut pair;
    play_out(&mut [at_ada, at_bo], &mut dice).await;
    site.stop_without_faults().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn garbage_over_http_is_answered_in_one_shape() {
    let site = Site::open().await;
    let ada = site.guest("Ada").await;
    let mut dice = Dice::new(5);
    let body = r#"{"game":"rockets","seats":[{"me":{}},{"bot":{"level":"pilot"}}]}"#;
    let wish = r#"{"c":1,"command":{"act":[12,0,["m14"]]}}"#;
    for turn in 0..300 {
        let (what, body) = match turn % 5 {
            0 => ("POST /api/tables", bent(&mut dice, body)),
            1 => (
                "POST /api/tables/nosuchtable/commands",
                bent(&mut dice, wish),
            ),
            2 => ("POST /api/tables", "[".repeat(3000)),
            3 => (
                "POST /api/tables",
                format!(
                    "{{\"game\":\"rockets\",\"seats\":[],\"options\":{}1{}}}",
                    "[".repeat(900),
                    "]".repeat(900)
                ),
            ),
            _ => ("POST /api/guests", bent(&mut dice, r#"{"name":"Ada"}"#)),
        };
        let answer = site.ask(&ada.token, what, &body).await;
        assert!(answer.status < 500, "{what} {body}: {answer:?}");
        if answer.status >= 400 {
            assert!(answer.json()["error"]["code"].is_string(), "{answer:?}");
        }
    }
    for (what, status) in [
        ("GET /api/tables/a%20b", 404),
        ("GET /api/tables/a%20b/record", 404),
        ("GET /api/tables/%ff", 404),
        ("GET /api/nothing", 404),
        ("GET /api/tables/x/y/z", 404),
        ("DELETE /api/tables", 405),
        ("GET /api/guests", 405),
        ("GET /api/history?at=x", 400),
        ("GET /api/tables/x/messages?seen=-1", 400),
        ("GET /api/tables/x/messages?wait=x", 400),
    ] {
        let answer = site.ask(&ada.token, what, "").await;
        assert_eq!(answer.status, status, "{what}: {answer:?}");
        assert!(
            answer.json()["error"]["code"].is_string(),
            "{what}: {answer:?}"
        );
    }
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frame_that_is_too_large_ends_the_connection() {
    let site = Site::open().await;
    let ada = site.guest("Ada").await;
    let mut client = site.connect(&ada).await;
    client.send(&" ".repeat(limits::CLIENT_FRAME_BYTES)).await;
    assert!(client.hear().await.to_line().contains("message"));
    let _ = client.throw(Message::text("x".repeat(1 << 20))).await;
    let end = client.end().await;
    assert!(
        end.is_none() || end == Some((1009, "frame too large".to_owned())),
        "{end:?}"
    );
    // Many lines: those beyond the limit are not read, and it says so.
    let mut client = site.connect(&ada).await;
    client
        .send(&"{\"part\":{}}\n".repeat(limits::CLIENT_FRAME_LINES + 1))
        .await;
    let told = client.hear().await.to_line();
    assert!(told.contains("at most 16 lines"), "{told}");
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_ends_the_connection_and_no_other() {
    let few = Rate::new(50, Duration::from_millis(100));
    let site = Site::limited(|limits| limits.messages = Some(few)).await;
    let (ada, bo) = (site.guest("Ada").await, site.guest("Bo").await);
    let mut calm = site.connect(&bo).await;
    let mut client = site.connect(&ada).await;
    for _ in 0..200 {
        if client.throw(Message::text("{\"part\":{}}")).await.is_err() {
            break;
        }
    }
    assert_eq!(client.end().await, Some((1008, "too much".to_owned())));
    let last = client.heard.last().unwrap();
    assert_eq!(last, r#"{"invalid":{"why":{"flood":{}}}}"#);
    calm.say(&ClientMessage::Lobby {}).await;
    assert!(matches!(calm.hear().await, ServerMessage::Lobby { .. }));
    assert!(site.metric("orbite_turned_away_total").await >= 1.0);
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_connections_and_users_so_many_tables() {
    let a_minute = |count| Some(Rate::new(count, Duration::from_secs(60)));
    let site = Site::limited(|limits| {
        limits.sockets = 3;
        limits.tables = a_minute(2);
        limits.requests = a_minute(2);
        limits.looks = a_minute(4);
    })
    .await;
    let ada = site.guest("Ada").await;
    let mut clients = Vec::new();
    for _ in 0..3 {
        clients.push(site.connect(&ada).await);
    }
    let url = format!("ws://{}/ws", site.address);
    let refused = tokio_tungstenite::connect_async(&url).await;
    assert!(refused.is_err());
    clients.pop();
    let mut place = None;
    for _ in 0..100 {
        place = tokio_tungstenite::connect_async(&url).await.ok();
        if place.is_some() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(place.is_some(), "a place is given back");
    let body = json!({"game": "rockets", "seats": [{"me": {}}, {"open": {}}]});
    for _ in 0..2 {
        site.make(&ada, body.clone()).await;
    }
    let more = site
        .ask(&ada.token, "POST /api/tables", &body.to_string())
        .await;
    more.is_refused(429, "too_fast");
    for status in [404, 404, 429] {
        let asked = site.ask(&ada.token, "GET /api/tables/x/messages", "").await;
        assert_eq!(asked.status, status, "{asked:?}");
    }
    for status in [200, 200, 200, 200, 429] {
        let asked = site.ask("", "GET /api/tables", "").await;
        assert_eq!(asked.status, status, "{asked:?}");
    }
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_introduce_themselves_is_disconnected() {
    let site = Site::open().await;
    let begun = std::time::Instant::now();
    let mut client = Client::open(site.address).await;
    assert_eq!(client.end().await, Some((1008, "unknown".to_owned())));
    assert!(begun.elapsed() >= Duration::from_millis(9_900));
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_holds_nobody_up_and_misses_nothing_silently() {
    let site = Site::open().await;
    // A socket that says what it must and then never reads again.
    let (mut pair, _, mut deaf) = begin_watched(&site).await;
    for _ in 0..400 {
        // Each asks for the whole history, and none is read.
        deaf.order(Command::History { seat: None }).await;
    }
    let Pair { at_ada, at_bo, .. } = &mut pair;
    play_out(&mut [at_ada, at_bo], &mut Dice::new(8)).await;
    // Whatever deaf Eve reads in the end has no gap: the answers come in order
    // from the first on, until she is cut off or all is told.
    let mut expected = 1;
    while expected <= 400 {
        match deaf.line().await {
            Ok(line) => {
                let message = ServerMessage::parse(&line).unwrap();
                if let Some(c) = crate::client::answers(&message) {
                    assert_eq!(c.0, expected);
                    expected += 1;
                }
            }
            Err(_) => break,
        }
    }
    site.stop().await;
}

/// Sends bytes over an open WebSocket, and returns the code it is closed with.
async fn closed_with(site: &Site, frame: &[u8]) -> Option<u16> {
    let mut stream = tokio::net::TcpStream::connect(site.address).await.unwrap();
    let request = "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\
                   Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.unwrap());
    }
    stream.write_all(frame).await.unwrap();
    let mut rest = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut rest));
    read.await.unwrap().unwrap();
    // An unmasked close frame of at least two bytes.
    match rest[..] {
        [0x88, 2..=125, high, low, ..] => Some(u16::from_be_bytes([high, low])),
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_websocket_is_closed_by_the_codes_of_its_standard() {
    let site = Site::open().await;
    for (frame, code) in [
        // A close of the client's own, with a mask of zeros.
        (&[0x88, 0x82, 0, 0, 0, 0, 0x03, 0xe8][..], 1000),
        // Unmasked text, an unknown kind of frame, text that is no UTF-8.
        (b"\x81\x02{}", 1002),
        (&[0x83, 0x80, 0, 0, 0, 0], 1002),
        (&[0x81, 0x81, 0, 0, 0, 0, 0xff], 1007),
        (&[0x81, 0xff, 0, 0, 0, 0, 0, 0x10, 0, 0, 0, 0, 0, 0], 1009),
    ] {
        assert_eq!(closed_with(&site, frame).await, Some(code), "{frame:x?}");
    }
    for path in ["GET /api/codes/%ff", "GET /api/tables/%ff"] {
        let answer = site.ask("", path, "").await;
        assert_eq!(answer.status, 404);
        assert!(answer.json()["error"]["code"].is_string(), "{answer:?}");
    }
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_request_and_no_websocket_at_all_hold_nobody_up() {
    let site = Site::open().await;
    let texts = [
        "GET /ws HTTP/1.1\r\n",
        "POST /api/tables HTTP/1.1\r\nContent-Length: 100\r\n\r\n{",
        "\u{0}\u{1}\u{2}",
        "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ];
    let streams = site.begun_to_say(&texts).await;
    let health = site.ask("", "GET /healthz", "").await.good();
    assert_eq!(health.body, "ok\n");
    drop(streams);
    site.stop().await;
}
