//! Making tables, and the ways to them.

use crate::client::Client;
use crate::games::{begin, play_out, sit, started};
use crate::on_both_databases;
use crate::site::{Plan, Site};
use dice::Dice;
use engine::Seat;
use protocol::{
    ClientMessage, Command, Invitation, Level, Objection, SeatChoice, SeatHolder, ServerMessage,
    Stage, Summary, TableInfo,
};
use registry::GameId;
use serde_json::{Value, json};

on_both_databases! {
    a_table_is_made_as_its_host_wants_it
    every_game_can_be_made_with_its_options
    what_can_not_be_a_table_is_refused_with_a_reason
    a_host_fills_and_frees_seats_and_people_come_and_go
    the_host_stands_up_and_stays_host_and_the_table_stays_open
    nobody_watches_where_nobody_may
    who_waited_with_the_players_goes_when_nobody_may_watch
    the_list_of_tables_is_live
    a_host_without_a_seat_is_named_in_the_list
}

async fn a_table_is_made_as_its_host_wants_it(site: Site) {
    let ada = site.guest("Ada").await;
    let made = site
        .make(
            &ada,
            json!({
                "game": "rockets",
                "options": {"layout": "flat61"},
                "seats": [{"open": {}}, {"me": {}}, {"bot": {"level": "admiral"}}, {"me": {}}],
                "clock": {"fischer": {"seconds": 300, "increment": 5}},
                "visibility": "invited",
                "spectators": "nobody",
                "takeover": "cadet",
                "away_seconds": 30,
            }),
        )
        .await;
    let joined = site.connect(&ada).await.join(&made.table).await;
    assert_eq!(joined.game, "rockets");
    assert_eq!(joined.stage, Stage::Waiting);
    let options: Value = joined.options.read().unwrap();
    assert_eq!(options["layout"], "flat61");
    assert_eq!(options["teams"], false);
    assert_eq!(
        serde_json::to_value(joined.clock).unwrap(),
        json!({"fischer": {"seconds": 300, "increment": 5}})
    );
    let person = |name: &str| SeatHolder::Person {
        user: ada.user.clone(),
        name: name.to_owned(),
        account: false,
        avatar: None,
    };
    let level = Level::Admiral;
    let seats = joined.seating.seats.into_iter();
    let by: Vec<SeatHolder> = seats.map(|seat| seat.holder).collect();
    assert_eq!(
        by,
        [
            SeatHolder::Open {},
            person("Ada"),
            SeatHolder::Bot { level },
            person("Ada 2")
        ]
    );
    // Not listed, and known to those who have the link.
    let listed = site.ask("", "GET /api/tables", "").await.good();
    assert_eq!(listed.json(), json!({"tables": []}));
    let door = format!("GET /api/tables/{}", made.table);
    let door: TableInfo = serde_json::from_str(&site.ask("", &door, "").await.good().body).unwrap();
    assert_eq!(door.code, made.code);
    site.stop().await;
}

async fn every_game_can_be_made_with_its_options(site: Site) {
    let ada = site.guest("Ada").await;
    let games = site.ask("", "GET /api/games", "").await.good().json();
    assert_eq!(games["games"].as_array().unwrap().len(), 5);
    for game in games["games"].as_array().unwrap() {
        let seats = vec![json!({"me": {}}); game["least_seats"].as_u64().unwrap() as usize];
        for clock in [
            json!("unlimited"),
            json!({"per_move": {"seconds": 5}}),
            json!({"correspondence": {"days": 3}}),
        ] {
            site.make(
                &ada,
                json!({
                    "game": game["game"], "options": game["options"], "seats": seats,
                    "clock": clock,
                }),
            )
            .await;
        }
    }
    site.stop().await;
}

async fn what_can_not_be_a_table_is_refused_with_a_reason(site: Site) {
    let ada = site.guest("Ada").await;
    let two = json!([{"me": {}}, {"open": {}}]);
    for (body, status, code) in [
        (json!({"game": "chess", "seats": two}), 422, "table"),
        (
            json!({"game": "rockets", "seats": [{"me": {}}]}),
            422,
            "table",
        ),
        (
            json!({"game": "rockets", "seats": vec![json!({"me": {}}); 200]}),
            422,
            "table",
        ),
        (
            json!({"game": "rockets", "seats": two, "options": {"moons": 3}}),
            422,
            "table",
        ),
        (
            json!({"game": "rockets", "seats": two, "options": [1]}),
            422,
            "table",
        ),
        (
            json!({"game": "rockets", "seats": two, "clock": {"per_move": {"seconds": 1}}}),
            422,
            "table",
        ),
        (
            json!({"game": "rockets", "seats": two, "away_seconds": 100_000}),
            422,
            "table",
        ),
        (
            json!({"game": "rockets", "seats": two, "away_seconds": 29}),
            422,
            "table",
        ),
        (
            json!({"game": "rockets", "seats": two, "secret": "00"}),
            400,
            "invalid",
        ),
        (json!({"game": "rockets"}), 400, "invalid"),
        (json!([]), 400, "invalid"),
    ] {
        let answer = site
            .ask(&ada.token, "POST /api/tables", &body.to_string())
            .await;
        answer.is_refused(status, code);
    }
    let body = json!({"game": "rockets", "seats": two}).to_string();
    site.ask("", "POST /api/tables", &body)
        .await
        .is_refused(401, "unknown_token");
    let huge = format!("{}{}", body, " ".repeat(100_000));
    let answer = site.ask(&ada.token, "POST /api/tables", &huge).await;
    answer.is_refused(413, "too_large");
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn link_code_and_drawing_lead_to_the_table() {
    let site = Site::public("https://play.example/").await;
    let (_ada, made) = site.ada_waits("landing").await;
    let code = made.code.clone().unwrap();
    // As people type it.
    let typed = format!("{}-{}", code[..3].to_lowercase(), &code[3..]);
    for typed in [code.clone(), typed] {
        let found = site.ask("", &format!("GET /api/codes/{typed}"), "").await;
        let found: Invitation = serde_json::from_str(&found.good().body).unwrap();
        // Its commitment is shown to those who join.
        let commitment = None;
        assert_eq!(
            found,
            Invitation {
                commitment,
                ..made.clone()
            }
        );
    }
    for wrong in ["", "ABC", "0OIL1U", "AAAAAAAAAAAAAAAA", "%F0%9F%9A%80"] {
        let found = site.ask("", &format!("GET /api/codes/{wrong}"), "").await;
        assert_eq!(found.status, 404, "{found:?}");
    }
    // The same as an address: where no table has the code, the page says so.
    let there = site.ask("", &format!("GET /c/{code}"), "").await;
    assert_eq!(there.status, 303);
    assert_eq!(there.headers["location"], format!("/t/{}", made.table));
    let page = site.ask("", "GET /c/ABC", "").await.good();
    assert_eq!(page.headers["content-type"], "text/html; charset=utf-8");
    let drawing = format!("GET /api/tables/{}/qr.svg", made.table);
    let drawing = site.ask("", &drawing, "").await.good();
    assert_eq!(drawing.headers["content-type"], "image/svg+xml");
    let address = format!("https://play.example/t/{}", made.table);
    assert_eq!(drawn(&drawing.body), modules(&address));
    // For phones before a screen that shows the board.
    let drawing = format!("GET /api/tables/{}/qr.svg?hand=first", made.table);
    let drawing = site.ask("", &drawing, "").await.good();
    let address = format!("{address}?hand=first");
    assert_eq!(drawn(&drawing.body), modules(&address));
    let drawing = format!("GET /api/tables/{}/qr.svg?hand=last", made.table);
    assert_eq!(site.ask("", &drawing, "").await.status, 400);
    site.stop().await;
}

/// A page that was opened as `localhost` makes links for phones all the same.
#[tokio::test(flavor = "multi_thread")]
async fn links_made_on_this_machine_lead_here_from_others() {
    let network = "192.168.1.20".parse().unwrap();
    let plan = Plan {
        network: Some(network),
        ..Plan::default()
    };
    for (plan, host) in [(plan, "192.168.1.20"), (Plan::default(), "127.0.0.1")] {
        let site = Site::with(plan).await;
        let (_ada, made) = site.ada_waits("landing").await;
        let door = format!("GET /api/tables/{}", made.table);
        let door: TableInfo =
            serde_json::from_str(&site.ask("", &door, "").await.good().body).unwrap();
        let port = site.address.port();
        let link = format!("http://{host}:{port}/t/{}", made.table);
        assert_eq!(door.link, link);
        let drawing = format!("GET /api/tables/{}/qr.svg", made.table);
        let drawing = site.ask("", &drawing, "").await.good();
        assert_eq!(drawn(&drawing.body), modules(&link));
        site.stop().await;
    }
}

/// The dark modules of a code that says this.
fn modules(text: &str) -> Vec<(usize, usize)> {
    let code = qrcode::QrCode::new(text).unwrap();
    let width = code.width();
    let colors = code.to_colors().into_iter().enumerate();
    colors
        .filter(|(_, color)| *color == qrcode::Color::Dark)
        .map(|(index, _)| (index % width, index / width))
        .collect()
}

/// The dark modules of a drawing: its last path is made of strokes along rows, and four
/// modules of white surround it.
fn drawn(svg: &str) -> Vec<(usize, usize)> {
    let (_, strokes) = svg.rsplit_once(" d=\"").unwrap();
    let (strokes, _) = strokes.split_once('"').unwrap();
    let stroke = |text: &str| {
        let (from, length) = text.split_once('h').unwrap();
        let (x, y) = from.split_once(' ').unwrap();
        [x, y, length].map(|number| number.parse::<usize>().unwrap())
    };
    let strokes = strokes.split('M').skip(1).map(stroke);
    strokes
        .flat_map(|[x, y, length]| (x..x + length).map(move |x| (x - 4, y - 4)))
        .collect()
}

async fn a_host_fills_and_frees_seats_and_people_come_and_go(site: Site) {
    let (ada, bo, cy) = (
        site.guest("Ada").await,
        site.guest("Bo").await,
        site.guest("Cy").await,
    );
    let body = json!({"game": "rockets", "seats": [{"me": {}}, {"open": {}}, {"open": {}}]});
    let made = site.make(&ada, body).await;
    let mut at_ada = site.at(&ada, &made.table).await;
    let mut at_bo = site.at(&bo, &made.table).await;
    let mut at_cy = site.at(&cy, &made.table).await;
    let fill = |s: u8, with: SeatChoice| Command::Fill {
        seat: Seat::new(s),
        with,
    };
    let bot = |level| SeatChoice::Bot { level };
    let leave = |s: u8| Command::Leave { seat: Seat::new(s) };
    assert_eq!(
        at_ada.refused(Command::Start {}).await,
        Objection::SeatsOpen {}
    );
    at_bo.must(sit(1)).await;
    assert_eq!(at_cy.refused(sit(1)).await, Objection::SeatTaken {});
    assert_eq!(at_cy.refused(sit(7)).await, Objection::NoSuchSeat {});
    assert_eq!(at_cy.refused(leave(1)).await, Objection::NotYourSeat {});
    assert_eq!(
        at_bo.refused(fill(2, bot(Level::Cadet))).await,
        Objection::NotHost {}
    );
    assert_eq!(
        at_cy.refused(Command::Start {}).await,
        Objection::NotHost {}
    );
    assert_eq!(
        at_bo.refused(Command::Start {}).await,
        Objection::SeatsOpen {}
    );
    at_bo.must(leave(1)).await;
    at_cy.must(sit(1)).await;
    for level in [Level::Cadet, Level::Pilot, Level::Captain, Level::Admiral] {
        at_ada.must(fill(2, bot(level))).await;
    }
    // The host frees a seat with somebody on it, who may sit down elsewhere.
    at_ada.must(fill(1, SeatChoice::Open {})).await;
    at_ada.must(fill(2, SeatChoice::Open {})).await;
    at_cy.must(sit(2)).await;
    at_bo.must(sit(1)).await;
    at_ada.must(Command::Start {}).await;
    started(&mut at_bo).await;
    assert_eq!(at_bo.refused(sit(0)).await, Objection::Started {});
    assert_eq!(
        at_ada.refused(fill(1, SeatChoice::Open {})).await,
        Objection::Started {}
    );
    site.stop().await;
}

async fn the_host_stands_up_and_stays_host_and_the_table_stays_open(site: Site) {
    let (ada, bo) = (site.guest("Ada").await, site.guest("Bo").await);
    let body = json!({
        "game": "rockets", "seats": [{"me": {}}, {"open": {}}], "visibility": "public",
    });
    let made = site.make(&ada, body).await;
    let mut at_ada = site.at(&ada, &made.table).await;
    let mut at_bo = site.at(&bo, &made.table).await;
    at_bo.must(sit(1)).await;
    at_ada.must(Command::Leave { seat: Seat::new(0) }).await;
    at_bo.must(Command::Leave { seat: Seat::new(1) }).await;
    // Nobody sits there any more, and anybody with the code can.
    let code = format!("GET /api/codes/{}", made.code.unwrap());
    site.ask("", &code, "").await.good();
    at_ada.must(sit(1)).await;
    let joined = site.connect(&ada).await.join(&made.table).await;
    assert_eq!(joined.stage, Stage::Waiting);
    assert_eq!(joined.seating.host, ada.user);
    site.stop().await;
}

async fn nobody_watches_where_nobody_may(site: Site) {
    let mut pair = begin(&site, GameId::Rockets, json!({"spectators": "nobody"})).await;
    let eve = site.guest("Eve").await;
    let mut at_eve = site.connect(&eve).await;
    at_eve.go(&pair.table, None).await;
    let no = at_eve.hear().await;
    assert_eq!(no.to_line(), r#"{"invalid":{"why":{"no_such_table":{}}}}"#);
    // Nor by asking, nor by talking: every command is answered all the same.
    let chat = Command::Chat {
        text: "hello?".to_owned(),
    };
    let no = at_eve.command(chat).await;
    assert!(no.to_line().contains("not_at_table"), "{no:?}");
    let messages = format!("GET /api/tables/{}/messages", pair.table);
    let asked = site.ask(&eve.token, &messages, "").await;
    asked.is_refused(404, "no_such_table");
    let mut dice = Dice::new(3);
    play_out(&mut [&mut pair.at_ada, &mut pair.at_bo], &mut dice).await;
    assert!(!pair.at_ada.heard.iter().any(|line| line.contains("hello?")));
    site.stop().await;
}

async fn who_waited_with_the_players_goes_when_nobody_may_watch(site: Site) {
    let (ada, eve) = (site.guest("Ada").await, site.guest("Eve").await);
    let body = json!({
        "game": "rockets", "spectators": "nobody",
        "seats": [{"me": {}}, {"bot": {"level": "cadet"}}],
    });
    let made = site.make(&ada, body).await;
    let mut at_ada = site.at(&ada, &made.table).await;
    let mut at_eve = site.at(&eve, &made.table).await;
    at_ada.must(Command::Start {}).await;
    at_eve
        .until(|message| matches!(message, ServerMessage::Closed { .. }).then_some(()))
        .await;
    at_ada.play(&mut Dice::new(1)).await;
    let heard = at_eve.heard.len();
    let history = at_eve.refused(Command::History { seat: None }).await;
    assert_eq!(history, Objection::NoSpectators {});
    assert_eq!(at_eve.heard.len(), heard + 1, "{:#?}", at_eve.heard);
    site.stop().await;
}

async fn the_list_of_tables_is_live(site: Site) {
    let (ada, bo) = (site.guest("Ada").await, site.guest("Bo").await);
    let mut watcher = site.connect(&bo).await;
    watcher.say(&ClientMessage::Lobby {}).await;
    assert!(matches!(watcher.hear().await, ServerMessage::Lobby { tables } if tables.is_empty()));
    let body = json!({
        "game": "rockets", "visibility": "public",
        "seats": [{"me": {}}, {"bot": {"level": "cadet"}}],
    });
    let made = site.make(&ada, body.clone()).await;
    async fn listed(watcher: &mut Client, wanted: impl Fn(&Summary) -> bool) -> Summary {
        watcher
            .until(|message| match message {
                ServerMessage::Listed(summary) if wanted(summary) => Some(summary.clone()),
                _ => None,
            })
            .await
    }
    let summary = listed(&mut watcher, |_| true).await;
    assert!(summary.made.is_some(), "since when it waits");
    assert_eq!(
        (summary.table, summary.stage),
        (made.table.clone(), Stage::Waiting)
    );
    assert_eq!((&*summary.host_name, summary.host_here), ("Ada", false));
    let mut at_ada = site.at(&ada, &made.table).await;
    listed(&mut watcher, |summary| summary.host_here).await;
    let _looking = site.at(&bo, &made.table).await;
    listed(&mut watcher, |summary| summary.watching == 1).await;
    at_ada.must(Command::Start {}).await;
    listed(&mut watcher, |summary| summary.stage == Stage::Playing).await;
    // Others see the same list when they come.
    let list = site.ask("", "GET /api/tables", "").await.good().json();
    assert_eq!(list["tables"][0]["table"], json!(made.table.as_str()));
    play_out(&mut [&mut at_ada], &mut Dice::new(1)).await;
    watcher
        .until(|message| match message {
            ServerMessage::Unlisted { table } if *table == made.table => Some(()),
            _ => None,
        })
        .await;
    watcher.say(&ClientMessage::QuitLobby {}).await;
    watcher.say(&ClientMessage::Ping {}).await;
    watcher
        .until(|message| matches!(message, ServerMessage::Pong {}).then_some(()))
        .await;
    site.make(&ada, body).await;
    watcher.silence(std::time::Duration::from_millis(300)).await;
    // A restart lists what waits and plays.
    let site = site.restart().await;
    let mut watcher = site.connect(&bo).await;
    let mut count = 0;
    while count == 0 {
        watcher.say(&ClientMessage::Lobby {}).await;
        count = watcher
            .until(|message| match message {
                ServerMessage::Lobby { tables } => Some(tables.len()),
                _ => None,
            })
            .await;
    }
    assert_eq!(count, 1);
    site.stop().await;
}

/// As the screen of a room: everybody sees who invites, and whether anybody is there.
async fn a_host_without_a_seat_is_named_in_the_list(site: Site) {
    let room = site.guest("Club room").await;
    let body = json!({
        "game": "rockets", "visibility": "public",
        "seats": [{"open": {}}, {"bot": {"level": "cadet"}}],
    });
    let made = site.make(&room, body).await;
    let listed = async |name: Option<&str>, here: Option<bool>| loop {
        let told = site.ask("", "GET /api/tables", "").await.good().json();
        let table = &told["tables"][0];
        if table["host_name"].as_str() == name && table["host_here"].as_bool() == here {
            break;
        }
    };
    listed(Some("Club room"), None).await;
    let at_room = site.at(&room, &made.table).await;
    listed(Some("Club room"), Some(true)).await;
    // Who has the link sees the same.
    let door = format!("GET /api/tables/{}", made.table);
    let door = site.ask("", &door, "").await.good().json();
    assert_eq!(door["summary"]["host_name"], "Club room");
    drop(at_room);
    listed(Some("Club room"), None).await;
    site.ask(&room.token, "POST /api/me/delete", "{}")
        .await
        .good();
    listed(None, None).await;
    site.stop().await;
}
