//! What one address, one user and one table may hold and cost, limit by limit.

use crate::client::Client;
use crate::games::begin;
use crate::mail::open_account;
use crate::patience::pass;
use crate::site::{Answer, Site, Somebody};
use protocol::{ClientMessage, Command, Objection, ServerMessage, TableId};
use registry::GameId;
use serde_json::{Value, json};
use server::limit::Rate;
use std::time::{Duration, Instant};

const FEW: Option<Rate> = Some(Rate::new(2, Duration::from_secs(3600)));

fn new_table() -> Value {
    json!({"game": "rockets", "visibility": "public", "seats": [{"me": {}}, {"open": {}}]})
}

async fn try_make(site: &Site, host: &Somebody) -> Answer {
    let body = new_table().to_string();
    site.ask(&host.token, "POST /api/tables", &body).await
}

/// Waits until a number from `/metrics` is this.
async fn until(site: &Site, metric: &str, wanted: f64) {
    let mut value = f64::NAN;
    for _ in 0..1200 {
        value = site.metric(metric).await;
        if value == wanted {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{metric}is {value}, and not {wanted}");
}

/// Waits until so many tables are in memory.
async fn until_live(site: &Site, tables: f64) {
    until(site, "orbite_tables ", tables).await;
}

#[tokio::test]
async fn an_address_makes_so_many_tables_with_however_many_guests() {
    let site = Site::limited(|limits| limits.network_tables = FEW).await;
    for (name, status) in [("Ada", 201), ("Bo", 201), ("Eve", 429)] {
        let guest = site.guest(name).await;
        let made = try_make(&site, &guest).await;
        assert_eq!(made.status, status, "{made:?}");
    }
    site.stop().await;
}

/// Somebody alone against a bot, who gives every game up at once.
struct Quitter {
    client: Client,
    table: TableId,
}

impl Quitter {
    /// At a table of their own, which counts as any other.
    async fn new(site: &Site, who: &Somebody) -> Self {
        let seats = json!([{"me": {}}, {"bot": {"level": "cadet"}}]);
        let body = json!({"game": "rockets", "seats": seats});
        let table = site.make(who, body).await.table;
        let client = site.at(who, &table).await;
        Self { client, table }
    }

    /// Begins the game and gives it up.
    async fn give_up(&mut self) {
        self.client.must(Command::Start {}).await;
        let seat = engine::Seat::new(0);
        self.client.must(Command::Concede { seat }).await;
    }

    /// Goes on to the table that this command makes; why not otherwise, and for
    /// how long.
    async fn go_on(&mut self, command: Command) -> Result<(), Duration> {
        self.client.rematched = None;
        match self.client.command(command).await {
            ServerMessage::Accepted(..) => {}
            ServerMessage::Refused {
                why: Objection::TooFast { wait_ms },
                ..
            } => return Err(Duration::from_millis(wait_ms)),
            other => panic!("{other:?}"),
        }
        self.table = self.client.next_table().await;
        self.client.join(&self.table).await;
        Ok(())
    }
}

fn next_game() -> Command {
    let game = "rockets".to_owned();
    Command::NextGame { game }
}

/// Ada at a table of a site where anybody makes so many.
async fn limited(rate: Rate) -> (Site, Somebody, Quitter) {
    let site = Site::limited(|limits| limits.tables = Some(rate)).await;
    let ada = site.guest("Ada").await;
    let quitter = Quitter::new(&site, &ada).await;
    (site, ada, quitter)
}

#[tokio::test]
async fn rematches_and_next_games_count_as_new_tables() {
    let (site, ada, mut quitter) = limited(Rate::new(4, Duration::from_secs(3600))).await;
    for command in [Command::Rematch {}, next_game(), Command::Rematch {}] {
        quitter.give_up().await;
        assert_eq!(quitter.go_on(command).await, Ok(()));
    }
    quitter.give_up().await;
    for command in [Command::Rematch {}, next_game()] {
        assert!(quitter.go_on(command).await.is_err(), "the fifth table");
    }
    try_make(&site, &ada).await.is_refused(429, "too_fast");
    // Without a connection too, and nothing of it is kept.
    let path = format!("POST /api/tables/{}/commands", quitter.table);
    let body = json!({"c": 900, "command": {"rematch": {}}}).to_string();
    let answer = site.ask(&ada.token, &path, &body).await.good();
    assert!(answer.body.contains("too_fast"), "{}", answer.body);
    let joined = quitter.client.join(&quitter.table).await;
    assert!(joined.wanting.is_empty() && joined.rematched.is_none());
    site.stop().await;
}

#[tokio::test]
async fn who_waits_as_told_plays_again() {
    let (site, _ada, mut quitter) = limited(Rate::new(2, Duration::from_secs(2))).await;
    let mut wait = None;
    for _ in 0..50 {
        quitter.give_up().await;
        wait = quitter.go_on(Command::Rematch {}).await.err();
        if wait.is_some() {
            break;
        }
    }
    tokio::time::sleep(wait.expect("a limit")).await;
    assert_eq!(quitter.go_on(Command::Rematch {}).await, Ok(()));
    site.stop().await;
}

#[tokio::test]
async fn rematches_count_for_the_address_too() {
    let site = Site::limited(|limits| limits.network_tables = FEW).await;
    let mut quitter = Quitter::new(&site, &site.guest("Ada").await).await;
    quitter.give_up().await;
    assert_eq!(quitter.go_on(Command::Rematch {}).await, Ok(()));
    quitter.give_up().await;
    assert!(quitter.go_on(Command::Rematch {}).await.is_err());
    site.stop().await;
}

#[tokio::test]
async fn a_rematch_counts_once_and_a_wish_alone_does_not() {
    let site = Site::limited(|limits| limits.tables = FEW).await;
    let mut pair = begin(&site, GameId::Rockets, json!({})).await;
    let seat = engine::Seat::new(0);
    pair.at_ada.must(Command::Concede { seat }).await;
    for _ in 0..5 {
        pair.at_ada.must(Command::Rematch {}).await;
        pair.at_ada.must(Command::CancelRematch {}).await;
    }
    pair.at_ada.must(Command::Rematch {}).await;
    // Bo's is the last wish, and Bo's the table.
    pair.at_bo.must(Command::Rematch {}).await;
    pair.at_bo.next_table().await;
    pair.at_bo.must(Command::Rematch {}).await;
    pair.at_bo.must(next_game()).await;
    // Each has made one, and may make one more.
    for who in [&pair.ada, &pair.bo] {
        for status in [201, 429] {
            assert_eq!(try_make(&site, who).await.status, status);
        }
    }
    site.stop().await;
}

#[tokio::test]
async fn an_evening_of_rematches_meets_no_limit() {
    let usual = server::limit::Limits::default();
    let site = Site::limited(|limits| {
        limits.tables = usual.tables;
        limits.network_tables = usual.network_tables;
    })
    .await;
    // Far faster than anybody plays.
    let mut quitter = Quitter::new(&site, &site.guest("Ada").await).await;
    for _ in 0..19 {
        quitter.give_up().await;
        assert_eq!(quitter.go_on(Command::Rematch {}).await, Ok(()));
    }
    site.stop().await;
}

#[tokio::test]
async fn a_user_has_a_seat_at_so_many_tables_that_are_not_over() {
    let site = Site::limited(|limits| limits.open_tables = 2).await;
    let ada = site.guest("Ada").await;
    let first = site.make(&ada, new_table()).await.table;
    site.make(&ada, new_table()).await;
    let refused = try_make(&site, &ada).await;
    refused.is_refused(409, "too_many_tables");
    site.make(&site.guest("Bo").await, new_table()).await;
    // Ada leaves one.
    let seat = engine::Seat::new(0);
    let mut at_ada = site.at(&ada, &first).await;
    at_ada.must(Command::Leave { seat }).await;
    let mut made = 0;
    for _ in 0..600 {
        made = try_make(&site, &ada).await.status;
        if made == 201 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(made, 201);
    try_make(&site, &ada)
        .await
        .is_refused(409, "too_many_tables");
    site.stop().await;
}

#[tokio::test]
async fn so_many_tables_are_in_memory_and_those_without_anybody_make_room() {
    let site = Site::limited(|limits| limits.live_tables = 3).await;
    let (ada, bo) = (site.guest("Ada").await, site.guest("Bo").await);
    let kept = site.make(&ada, new_table()).await.table;
    let mut at_ada = site.at(&ada, &kept).await;
    for _ in 0..2 {
        site.make(&bo, new_table()).await;
    }
    let refused = try_make(&site, &bo).await;
    refused.is_refused(503, "full");
    assert_eq!(refused.headers["retry-after"], "60");
    // Nobody is at Bo's, and more than half of the places are taken.
    pass(Duration::from_secs(11)).await;
    until_live(&site, 1.0).await;
    site.make(&bo, new_table()).await;
    at_ada
        .must(Command::Leave {
            seat: engine::Seat::new(0),
        })
        .await;
    site.stop().await;
}

#[tokio::test]
async fn a_table_with_a_long_clock_leaves_the_memory_until_it_is_due() {
    let site = Site::open().await;
    let more = json!({"clock": {"correspondence": {"days": 1}}});
    let pair = begin(&site, GameId::Rockets, more).await;
    drop((pair.at_ada, pair.at_bo));
    until(&site, "orbite_sockets ", 0.0).await;
    // The table answers once it has seen both go.
    let door = format!("GET /api/tables/{}", pair.table);
    site.ask("", &door, "").await.good();
    pass(Duration::from_secs(100)).await;
    assert_eq!(site.metric("orbite_tables ").await, 1.0);
    pass(Duration::from_secs(301)).await;
    until_live(&site, 0.0).await;
    pass(Duration::from_secs(12 * 3600)).await;
    assert_eq!(site.metric("orbite_tables ").await, 0.0);
    pass(Duration::from_secs(13 * 3600)).await;
    until_live(&site, 1.0).await;
    site.stop().await;
}

#[tokio::test]
async fn histories_and_statistics_count_as_requests() {
    for what in ["GET /api/history", "GET /api/statistics"] {
        let site = Site::limited(|limits| limits.requests = FEW).await;
        let ada = site.guest("Ada").await;
        for status in [200, 200, 429] {
            let asked = site.ask(&ada.token, what, "").await;
            assert_eq!(asked.status, status, "{asked:?}");
        }
        site.stop().await;
    }
}

#[tokio::test]
async fn wrong_codes_are_counted_from_everywhere() {
    let site = Site::limited(|limits| limits.wrong_codes = FEW).await;
    let code = site.ada_waits("rockets").await.1.code.unwrap();
    let right = format!("GET /api/codes/{code}");
    for _ in 0..5 {
        site.ask("", &right, "").await.good();
    }
    let other = if code.starts_with('4') { "5" } else { "4" };
    let wrong = other.repeat(code.len());
    for status in [404, 404, 429] {
        let asked = site.ask("", &format!("GET /api/codes/{wrong}"), "").await;
        assert_eq!(asked.status, status, "{asked:?}");
    }
    site.stop().await;
}

#[tokio::test]
async fn tables_that_have_to_be_restored_are_joined_a_few_times() {
    let site = Site::limited(|limits| limits.looks = FEW).await;
    let (ada, made) = site.ada_waits("rockets").await;
    let mut at_ada = site.connect(&ada).await;
    // One in memory costs nothing.
    for _ in 0..5 {
        at_ada.join(&made.table).await;
    }
    for nowhere in ["nowhere", "elsewhere", "away"] {
        at_ada.go(&nowhere.parse().unwrap(), None).await;
    }
    assert_eq!(at_ada.end().await, Some((1008, "too much".to_owned())));
    assert!(at_ada.heard.last().unwrap().contains("flood"));
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_over_all_connections_of_an_address_have_a_pace() {
    let every = Duration::from_millis(50);
    let site = Site::limited(|limits| limits.network_messages = Some(Rate::new(8, every))).await;
    let (ada, bo) = (site.guest("Ada").await, site.guest("Bo").await);
    let begun = Instant::now();
    // Two for saying who they are, and 2 x 10 more: nobody is cut off.
    let mut clients = [site.connect(&ada).await, site.connect(&bo).await];
    for client in &mut clients {
        for _ in 0..10 {
            client.say(&ClientMessage::Ping {}).await;
        }
    }
    for client in &mut clients {
        for _ in 0..10 {
            assert_eq!(client.hear().await, ServerMessage::Pong {});
        }
    }
    let took = begun.elapsed();
    assert!(took >= every * (22 - 8 - 1), "{took:?}");
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_move_at_a_steady_pace() {
    let pace = Duration::from_millis(200);
    let site = Site::limited(|limits| limits.bot_pace = pace).await;
    let ada = site.guest("Ada").await;
    let bot = json!({"bot": {"level": "cadet"}});
    let body = json!({"game": "celestial", "seats": [bot, bot]});
    let table = site.make(&ada, body).await.table;
    let mut at_ada = site.at(&ada, &table).await;
    let begun = Instant::now();
    at_ada.must(Command::Start {}).await;
    for moves in 1..=5 {
        next_step(&mut at_ada).await;
        let took = begun.elapsed();
        assert!(took >= pace * moves, "{moves}: {took:?}");
    }
    site.stop().await;
}

/// Waits for a step of somebody who decided.
async fn next_step(client: &mut Client) {
    client
        .until(|message| match message {
            ServerMessage::Step(step) => step.actor.map(|_| ()),
            _ => None,
        })
        .await;
}

/// Each is an entry in the log of every table over days.
#[tokio::test]
async fn vacations_change_a_few_times() {
    let site = Site::limited(|limits| limits.changes = FEW).await;
    let guest = site.guest("Ada").await;
    let ada = open_account(&site, &guest, "Ada").await;
    let until = json!({ "until": crate::vacations::date(3) }).to_string();
    let begin = async || site.ask(&ada.token, "PUT /api/vacation", &until).await;
    begin().await.good();
    site.ask(&ada.token, "DELETE /api/vacation", "")
        .await
        .good();
    begin().await.is_refused(429, "too_fast");
    site.stop().await;
}

#[tokio::test]
async fn names_to_invite_are_not_tried_without_end_and_friends_are_not_counted() {
    let site = Site::limited(|limits| limits.invitations = FEW).await;
    let (ada, made) = site.ada_waits("rockets").await;
    let bo = site.guest("Bo").await;
    for (one, other) in [(&ada, &bo), (&bo, &ada)] {
        let befriend = format!("PUT /api/friends/{}", other.user);
        site.ask(&one.token, &befriend, "").await.good();
    }
    let invite = format!("POST /api/tables/{}/invitations", made.table);
    for _ in 0..2 {
        let tried = site.ask(&ada.token, &invite, r#"{"name":"nobody"}"#).await;
        tried.is_refused(404, "no_such_user");
    }
    let tried = site.ask(&ada.token, &invite, r#"{"name":"nobody"}"#).await;
    tried.is_refused(429, "too_fast");
    let friend = json!({"user": bo.user}).to_string();
    site.ask(&ada.token, &invite, &friend).await.good();
    site.stop().await;
}
