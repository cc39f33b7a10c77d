//! Clients that say nothing, hear nothing, or are no longer who they were: how
//! long the server bears with them, on a clock that the test turns.
//!
//! Turning it takes a runtime of one thread, so these tests have one each.

use crate::client::{Client, Ended};
use crate::games::{Pair, begin, play_out, settled};
use crate::site::{Site, Somebody};
use crate::time::trust_of;
use dice::Dice;
use engine::Seat;
use protocol::{ClientMessage, Command, Revision, SeatControl, ServerMessage, TableId, limits};
use registry::GameId;
use serde_json::json;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const ADA: Seat = Seat::new(0);

/// Lets time pass at once, for the server as for the test.
pub(crate) async fn pass(span: Duration) {
    tokio::time::pause();
    tokio::time::advance(span).await;
    tokio::time::resume();
}

fn seconds(count: u64) -> Duration {
    Duration::from_secs(count)
}

fn chat(text: &str) -> Command {
    Command::Chat {
        text: text.to_owned(),
    }
}

/// Lets time pass by small steps while somebody talks, until they hear this line;
/// returns how long that took. Between two steps the table sees to everything: while it
/// waits for the disk, which takes real time, the clock stands.
async fn talk_until(
    site: &Site,
    table: &TableId,
    client: &mut Client,
    line: &str,
    at_most: Duration,
) -> Duration {
    client.heard.clear();
    let step = Duration::from_millis(250);
    let mut passed = Duration::ZERO;
    while !client.heard.iter().any(|heard| heard == line) {
        assert!(passed < at_most, "{line} was never told");
        pass(step).await;
        passed += step;
        settled(site, table).await;
        client.say(&ClientMessage::Ping {}).await;
        let pong =
            |message: &ServerMessage| matches!(message, ServerMessage::Pong {}).then_some(());
        client.until(pong).await;
    }
    passed
}

#[tokio::test]
async fn who_gives_no_sign_of_life_is_disconnected_and_the_others_play_on() {
    let site = Site::open().await;
    let mut pair = begin(&site, GameId::Rockets, json!({"options": {"first": 0}})).await;
    pair.at_ada.turn().await;
    assert_eq!(site.metric("orbite_sockets").await, 2.0);
    // Bo's end of the connection is there, but nothing comes from it: not even
    // the answers to the server's pings, which take somebody who reads.
    let silent = pair.at_bo;
    let absent = r#"{"presence":{"here":[0]}}"#;
    let (table, at_ada) = (pair.table.clone(), &mut pair.at_ada);
    let took = talk_until(&site, &table, at_ada, absent, seconds(40)).await;
    // Not at the first hiccup of a network, and before anybody wonders.
    assert!((seconds(3)..=seconds(8)).contains(&took), "{took:?}");
    // Its end is given up later: a program may be thinking.
    assert_eq!(site.metric("orbite_sockets").await, 2.0);
    while site.metric("orbite_sockets").await > 1.0 {
        pass(seconds(5)).await;
        pair.at_ada.must(chat("still here")).await;
    }

    // Ada, who answered all along, plays on, and so does Bo on coming back.
    let mut dice = Dice::new(4);
    assert_eq!(pair.at_ada.take(&mut dice).await, Some(ADA));
    let mut at_bo = site.at(&pair.bo, &pair.table).await;
    assert!(at_bo.revision >= pair.at_ada.revision);
    play_out(&mut [&mut pair.at_ada, &mut at_bo], &mut dice).await;
    drop(silent);
    site.stop().await;
}

/// The tables that anybody is told of.
async fn listed(site: &Site) -> Vec<String> {
    let told = site.ask("", "GET /api/tables", "").await.good().json();
    let tables = told["tables"].as_array().unwrap().iter();
    let id = |table: &serde_json::Value| table["table"].as_str().unwrap().to_owned();
    tables.map(id).collect()
}

#[tokio::test]
async fn a_game_over_days_stays_listed_while_nobody_is_there() {
    let site = Site::open().await;
    let of_days = json!({"visibility": "public", "clock": {"correspondence": {"days": 3}}});
    let slow = begin(&site, GameId::Rockets, of_days).await;
    let live = begin(&site, GameId::Rockets, json!({"visibility": "public"})).await;
    assert_eq!(listed(&site).await.len(), 2);
    let slow_table = slow.table.to_string();
    drop((slow, live));
    let mut passed = Duration::ZERO;
    while listed(&site).await.len() > 1 {
        pass(seconds(10)).await;
        passed += seconds(10);
        assert!(passed < seconds(600), "the live game stays listed");
    }
    // As long again, so that the other table went to rest as well.
    for _ in 0..60 {
        pass(seconds(10)).await;
        assert_eq!(listed(&site).await, std::slice::from_ref(&slow_table));
    }
    site.stop().await;
}

#[tokio::test]
async fn a_token_that_another_program_revokes_is_good_until_it_is_vouched_for_again() {
    let site = Site::open().await;
    let mut pair = begin(&site, GameId::Rockets, json!({"options": {"first": 0}})).await;
    let account = json!({"login": "Bo", "password": "correct horse"}).to_string();
    let made = site.ask(&pair.bo.token, "POST /api/account", &account);
    made.await.good();

    // What `orbite admin reset-password` does, in a process of its own.
    let location = store::Location::Sqlite(site.database().to_owned());
    let other = store::Store::open(store::Config::new(location)).await;
    let other = other.unwrap();
    let reset = server::identity::reset_password(&other, "Bo").await;
    assert!(reset.unwrap().is_some());
    other.close().await.unwrap();
    let me = site.ask(&pair.bo.token, "GET /api/me", "").await;
    me.is_refused(401, "unknown_token");

    // The connection that was open lives on for a while, as both of them do
    // who answer the server's pings, and then it ends.
    let Pair { at_ada, at_bo, .. } = &mut pair;
    let mut passed = Duration::ZERO;
    let end = loop {
        pass(seconds(5)).await;
        passed += seconds(5);
        at_ada.must(chat("still here")).await;
        at_bo.say(&ClientMessage::QuitLobby {}).await;
        if let Some(end) = ended(at_bo).await {
            break end;
        }
        assert!(passed < seconds(130), "the token is never vouched for");
    };
    assert_eq!(end, Some((1008, "unknown".to_owned())));
    assert!(passed >= seconds(90), "{passed:?}");
    assert!(at_ada.take(&mut Dice::new(4)).await.is_some());
    site.stop().await;
}

/// Whether a connection has ended, and how; what came over it before is heard.
async fn ended(client: &mut Client) -> Option<Ended> {
    let everything = async {
        loop {
            match client.line().await {
                Ok(line) => client.heard.push(line),
                Err(end) => return end,
            }
        }
    };
    tokio::time::timeout(Duration::from_millis(50), everything)
        .await
        .ok()
}

/// The clock stands still for as long as this is held, however long the test
/// takes for what it does meanwhile; but a test that hangs comes to its end.
struct Standstill {
    over: std::sync::mpsc::Sender<()>,
    // Paused time goes on by itself when nothing is left to do, unless there
    // is something that blocks.
    held: tokio::task::JoinHandle<()>,
}

impl Standstill {
    fn begin() -> Self {
        let (over, until) = std::sync::mpsc::channel();
        let held = tokio::task::spawn_blocking(move || {
            let _ = until.recv_timeout(seconds(600));
        });
        tokio::time::pause();
        Self { over, held }
    }

    async fn end(self) {
        tokio::time::resume();
        self.over.send(()).unwrap();
        self.held.await.unwrap();
    }
}

/// Asks for the list of tables, over and over, and reads none of it, until the
/// server is stuck in telling.
async fn stuff(site: &Site, deaf: &mut Client) {
    let before = site.metric("orbite_messages_received_total").await;
    let frame = "{\"lobby\":{}}\n".repeat(limits::CLIENT_FRAME_LINES);
    for frames in 1..=2000 {
        deaf.send(&frame).await;
        let all = before + (frames * limits::CLIENT_FRAME_LINES) as f64;
        let mut looks = 0;
        while site.metric("orbite_messages_received_total").await < all {
            looks += 1;
            if looks == 40 {
                return;
            }
            let pause = || std::thread::sleep(Duration::from_millis(5));
            tokio::task::spawn_blocking(pause).await.unwrap();
        }
    }
    panic!("nobody's ears are that large");
}

/// A running game with a full list of public tables beside it, which is long to
/// tell; and Eve, who watches and hears no more than she must.
async fn with_deaf_eve(site: &Site) -> (Pair, Somebody, Client) {
    let pair = begin(site, GameId::Rockets, json!({"options": {"first": 0}})).await;
    let body = json!({
        "game": "rockets", "visibility": "public", "seats": vec![json!({"open": {}}); 6],
    });
    for _ in 0..30 {
        site.make(&pair.ada, body.clone()).await;
    }
    let eve = site.guest("Eve").await;
    let mut deaf = Client::with_small_ears(site.address, &eve.token).await;
    deaf.join(&pair.table).await;
    (pair, eve, deaf)
}

/// The lines that tell of the game.
fn news(heard: &[String]) -> Vec<&String> {
    let tells = |line: &&String| line.starts_with("{\"step\"") || line.starts_with("{\"undone\"");
    heard.iter().filter(tells).collect()
}

/// Ada acts and takes it back.
async fn to_and_fro(at_ada: &mut Client, dice: &mut Dice) -> Revision {
    assert_eq!(at_ada.take(dice).await, Some(ADA));
    let (n, s) = (at_ada.revision, ADA);
    let n = at_ada
        .must(Command::Undo {
            revision: n,
            seat: s,
        })
        .await;
    at_ada.catch_up(n).await;
    at_ada.turn().await;
    n
}

/// The number of the last of them.
fn last_seen(news: &[&String]) -> Revision {
    match news.last().map(|line| ServerMessage::parse(line).unwrap()) {
        Some(ServerMessage::Step(step)) => step.revision,
        Some(ServerMessage::Undone { revision: n, .. }) => n,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn who_reads_too_slowly_is_cut_off_and_nobody_else_waits() {
    let site = Site::open().await;
    let (mut pair, eve, mut deaf) = with_deaf_eve(&site).await;
    let (_, mut at_flo) = site.guest_at("Flo", &pair.table).await;
    let Pair { at_ada, at_bo, .. } = &mut pair;
    let mut dice = Dice::new(8);
    at_ada.turn().await;
    to_and_fro(at_ada, &mut dice).await;
    let still = Standstill::begin();
    stuff(&site, &mut deaf).await;

    // More happens than the server keeps for somebody who does not read.
    while news(&at_flo.heard).len() < 700 {
        let n = to_and_fro(at_ada, &mut dice).await;
        at_bo.catch_up(n).await;
        at_flo.catch_up(n).await;
    }
    play_out(&mut [at_ada, at_bo], &mut dice).await;
    at_flo.catch_up(at_ada.revision).await;

    // Eve reads again. What she is told has no gap: it is the beginning of what
    // Flo was told, who read all along. Then she is cut off, and not for want
    // of an answer, but because something for her was lost.
    let joined = deaf.heard.len();
    assert_eq!(deaf.end().await, Some((1013, "too slow".to_owned())));
    let (told, all) = (news(&deaf.heard[joined..]), news(&at_flo.heard));
    assert!(told.len() < all.len() - 512, "{} {}", told.len(), all.len());
    assert_eq!(told, all[..told.len()]);
    still.end().await;
    // She comes back for the rest.
    let mut at_eve = site.connect(&eve).await;
    at_eve.go(&pair.table, Some(last_seen(&told))).await;
    let first = at_eve.hear().await;
    assert!(matches!(first, ServerMessage::Joined(_)), "{first:?}");
    assert_eq!(
        (at_eve.revision, &at_eve.over),
        (at_flo.revision, &pair.at_ada.over)
    );
    site.stop().await;
}

#[tokio::test]
async fn who_never_reads_again_is_disconnected() {
    let site = Site::open().await;
    let (mut pair, _, mut deaf) = with_deaf_eve(&site).await;
    let still = Standstill::begin();
    stuff(&site, &mut deaf).await;
    assert_eq!(site.metric("orbite_sockets").await, 3.0);
    still.end().await;
    pass(seconds(11)).await;
    // Bo, who reads nothing meanwhile, seems to be away as well.
    let alone = r#"{"presence":{"here":[0]}}"#;
    let gone = |message: &ServerMessage| (message.to_line() == alone).then_some(());
    let Pair { at_ada, at_bo, .. } = &mut pair;
    at_ada.heard.clear();
    at_ada.until(gone).await;
    while site.metric("orbite_sockets").await > 2.0 {
        tokio::task::yield_now().await;
    }
    at_ada.turn().await;
    play_out(&mut [at_ada, at_bo], &mut Dice::new(9)).await;
    site.stop().await;
}

#[tokio::test]
async fn who_leaves_or_stays_away_is_replaced() {
    let site = Site::open().await;
    let more = json!({"options": {"first": 0}, "away_seconds": 30, "takeover": "cadet"});
    let mut pair = begin(&site, GameId::Rockets, more).await;
    // Ada's page closes on her turn.
    drop(pair.at_ada);
    let absent = r#"{"presence":{"here":[1]}}"#;
    let gone = |message: &ServerMessage| (message.to_line() == absent).then_some(());
    pair.at_bo.until(gone).await;
    pass(seconds(31)).await;
    pair.at_bo
        .until(|message| trust_of(ADA)(message).filter(|trust| *trust == SeatControl::Away))
        .await;
    pair.at_bo.turn().await;
    let mut at_ada = site.at(&pair.ada, &pair.table).await;
    at_ada.must(Command::Resume { seat: ADA }).await;
    at_ada.must(Command::Leave { seat: ADA }).await;
    pair.at_bo
        .until(|message| trust_of(ADA)(message).filter(|trust| *trust == SeatControl::Left))
        .await;
    at_ada.must(Command::Resume { seat: ADA }).await;
    site.stop().await;
}

/// Whether the server has ended a connection on which nothing else comes.
async fn is_ended(stream: &mut TcpStream) -> bool {
    let mut rest = Vec::new();
    let read = tokio::time::timeout(seconds(1), stream.read_to_end(&mut rest)).await;
    read.is_ok()
}

#[tokio::test]
async fn who_does_not_finish_a_request_or_begins_none_is_disconnected() {
    let site = Site::open().await;
    let texts = [
        "",
        "GET /healthz HTTP/1.1\r\nHost:",
        "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
         Content-Length: 100\r\n\r\n{",
        "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
    ];
    let mut streams = site.begun_to_say(&texts).await;
    site.ask("", "GET /healthz", "").await.good();
    for stream in &mut streams {
        let mut byte = [0];
        let ended = tokio::time::timeout(Duration::from_millis(100), stream.peek(&mut byte)).await;
        assert!(!matches!(ended, Ok(Ok(0))), "not yet");
    }
    // A body, then a head, that do not come.
    pass(seconds(11)).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    pass(seconds(31)).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    for (index, stream) in streams.iter_mut().enumerate() {
        assert!(is_ended(stream).await, "stream {index}");
    }
    site.stop().await;
}

#[tokio::test]
async fn who_does_not_read_an_answer_is_disconnected() {
    let site = Site::open().await;
    let mut stream = TcpStream::connect(site.address).await.unwrap();
    // Answers to all of these fit nowhere.
    let request = "GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(100);
    for _ in 0..100 {
        let sent = stream.write_all(request.as_bytes());
        if tokio::time::timeout(Duration::from_millis(200), sent)
            .await
            .is_err()
        {
            break;
        }
    }
    for _ in 0..3 {
        pass(seconds(31)).await;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let mut rest = Vec::new();
    let read = tokio::time::timeout(seconds(20), stream.read_to_end(&mut rest));
    assert!(read.await.is_ok(), "it is closed");
    site.stop().await;
}

#[tokio::test]
async fn an_address_has_so_many_connections_also_silent_ones() {
    let site = Site::limited(|limits| limits.connections = 5).await;
    let mut silent = Vec::new();
    for _ in 0..5 {
        silent.push(TcpStream::connect(site.address).await.unwrap());
    }
    let mut sixth = TcpStream::connect(site.address).await.unwrap();
    assert!(is_ended(&mut sixth).await);
    silent.truncate(3);
    tokio::time::sleep(Duration::from_millis(100)).await;
    // One of them may be a WebSocket: it is counted as long as it is open.
    let ada = site.guest("Ada").await;
    let _first = site.connect(&ada).await;
    let _second = site.connect(&ada).await;
    let mut sixth = TcpStream::connect(site.address).await.unwrap();
    assert!(is_ended(&mut sixth).await);
    drop(silent);
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(site.metric("orbite_turned_away_total").await >= 2.0);
    site.stop().await;
}
