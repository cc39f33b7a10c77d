//! A disk on which nothing fits any more: clear answers, nothing lost, and
//! everything goes on once there is room.

use crate::games::{Pair, begin, play_out};
use crate::outages::insist;
use crate::site::{Plan, Site};
use dice::Dice;
use engine::Seat;
use protocol::{Command, Objection, ServerMessage};
use registry::GameId;
use serde_json::json;

const LIMIT: u32 = 300 * 1024;

fn small_disk() -> Plan {
    Plan {
        size_limit: Some(u64::from(LIMIT)),
        ..Plan::default()
    }
}

/// Something else that takes up room on the disk: a table of its own in the
/// same file, under the same limit.
struct Ballast(rusqlite::Connection);

impl Ballast {
    /// Takes all the room there is.
    fn fill(site: &Site) -> Self {
        let connection = rusqlite::Connection::open(site.database()).unwrap();
        connection
            .busy_timeout(std::time::Duration::from_secs(10))
            .unwrap();
        connection
            .execute_batch("CREATE TABLE ballast (stuff BLOB)")
            .unwrap();
        let page: u32 = connection
            .query_row("PRAGMA page_size", [], |row| row.get(0))
            .unwrap();
        connection
            .query_row(
                &format!("PRAGMA max_page_count = {}", LIMIT / page),
                [],
                |_| Ok(()),
            )
            .unwrap();
        for size in [16 * page, 4 * page, page, page / 4, page / 16] {
            let add = "INSERT INTO ballast VALUES (zeroblob(?1))";
            let full = loop {
                if let Err(error) = connection.execute(add, [size]) {
                    break error;
                }
            };
            let code = full.sqlite_error_code();
            assert_eq!(code, Some(rusqlite::ErrorCode::DiskFull), "{full}");
        }
        Self(connection)
    }

    /// Gives it back.
    fn drop_all(self) {
        self.0.execute_batch("DROP TABLE ballast").unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_made_until_nothing_fits_and_all_of_them_are_there() {
    let site = Site::with(small_disk()).await;
    let ada = site.guest("Ada").await;
    // Tables are made until nothing fits any more.
    let seats = vec![json!({"open": {}}); 6];
    let body = json!({"game": "rockets", "seats": seats}).to_string();
    let mut made = Vec::new();
    let full = loop {
        let answer = site.ask(&ada.token, "POST /api/tables", &body).await;
        if answer.status != 201 {
            break answer;
        }
        made.push(answer.json()["table"].as_str().unwrap().to_owned());
        assert!(made.len() < 5000);
    };
    full.is_refused(503, "unavailable");
    // What was acknowledged is there, and can be read.
    for table in made.iter().rev().take(20) {
        site.ask("", &format!("GET /api/tables/{table}"), "")
            .await
            .good();
    }
    // Reading works, the list too, and the server is well otherwise.
    site.ask("", "GET /api/tables", "").await.good();
    site.ask(&ada.token, "GET /api/me", "").await.good();
    assert_eq!(site.metric("orbite_faults_total").await, 0.0);

    // With room again, everything that was acknowledged is there.
    let site = Site::open_in(site.stop().await, Plan::default()).await;
    for table in &made {
        site.ask("", &format!("GET /api/tables/{table}"), "")
            .await
            .good();
    }
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn with_no_room_moves_and_words_are_refused_until_there_is_room_again() {
    let site = Site::with(small_disk()).await;
    let mut pair = begin(&site, GameId::Rockets, json!({"options": {"first": 0}})).await;
    let (ada, table) = (pair.ada.clone(), pair.table.clone());
    let Pair { at_ada, at_bo, .. } = &mut pair;
    let mut dice = Dice::new(6);
    at_ada.turn().await;
    let spoken = "before there was no room".to_owned();
    at_ada
        .must(Command::Chat {
            text: spoken.clone(),
        })
        .await;
    let ballast = Ballast::fill(&site);

    // Ada acts and takes it back, and every time it is stored, until nothing
    // fits. What she wanted then did not happen.
    let s = Seat::new(0);
    let mut stored = at_ada.revision;
    let refused = loop {
        let command = match at_ada.choice(&mut dice) {
            Some((seat, action)) => at_ada.act(seat, &action),
            None => Command::Undo {
                revision: at_ada.revision,
                seat: s,
            },
        };
        match at_ada.command(command.clone()).await {
            ServerMessage::Accepted(_, n) => {
                stored = n;
                at_ada.catch_up(n).await;
            }
            ServerMessage::Refused { why, .. } => {
                assert_eq!(why, Objection::Unavailable {});
                break command;
            }
            other => panic!("{other:?}"),
        }
        assert!(stored.get() < 2000, "the disk is never full");
    };
    // Nor is there room for words, and it stays so.
    for _ in 0..3 {
        tokio::time::sleep(std::time::Duration::from_millis(600)).await;
        let text = "x".repeat(protocol::limits::CHAT_CHARS);
        let why = at_bo.refused(Command::Chat { text }).await;
        assert_eq!(why, Objection::Unavailable {});
        let why = at_ada.refused(refused.clone()).await;
        assert_eq!(why, Objection::Unavailable {});
    }
    let body = json!({"game": "rockets", "seats": [{"me": {}}, {"open": {}}]}).to_string();
    let made = site.ask(&ada.token, "POST /api/tables", &body).await;
    made.is_refused(503, "unavailable");
    // Reading works, the list too, and the server is well otherwise.
    site.ask("", "GET /api/tables", "").await.good();
    site.ask(&ada.token, "GET /api/me", "").await.good();
    assert!(site.metric("orbite_lost_writes_total").await >= 1.0);
    assert_eq!(site.metric("orbite_faults_total").await, 0.0);
    let log = site.store.entries(table.as_str(), 0).await.unwrap();
    assert_eq!(log.len(), stored.get() as usize);

    // With room again the table goes on from exactly there, by itself.
    ballast.drop_all();
    insist(at_ada, |_| refused.clone()).await;
    insist(at_bo, |_| Command::Chat {
        text: "there is room".to_owned(),
    })
    .await;
    at_ada.catch_up(at_bo.revision).await;
    if at_ada.legal.is_empty() && at_bo.legal.is_empty() {
        at_bo.turn().await;
    }
    play_out(&mut [at_ada, at_bo], &mut dice).await;
    for said in [&spoken, "there is room"] {
        let heard = at_ada.heard.iter().filter(|line| line.contains(said));
        assert_eq!(heard.count(), 1, "{said}");
    }
    assert!(!at_ada.heard.iter().any(|line| line.contains("xxx")));
    let path = format!("GET /api/tables/{table}/record");
    site.ask(&ada.token, &path, "").await.good();
    // And it is so for good.
    let n = at_ada.revision;
    let site = site.restart().await;
    let joined = site.connect(&ada).await.join(&table).await;
    assert!(joined.revision >= n && joined.over.is_some());
    let chat: Vec<&str> = joined.chat.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(chat, [&spoken, "there is room"]);
    site.stop().await;
}
