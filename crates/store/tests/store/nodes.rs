//! Several servers on one PostgreSQL: leases, who is where, and which logs grew.

use crate::cluster::{Cluster, away_from_the_runtime};
use crate::test_database::{TestDatabase, header};
use std::time::Duration;
use store::{
    Claimed, Deadline, Held, MatchHeader, Notice, NoticeOrder, Rules, Status, Store, StoreError,
    Timestamp,
};

const LONG: Duration = Duration::from_secs(60);
const SHORT: Duration = Duration::from_millis(50);

fn rules() -> Rules {
    [("rockets".to_owned(), 3)].into_iter().collect()
}

fn ids(ids: &[&str]) -> Vec<String> {
    ids.iter().map(|&id| id.to_owned()).collect()
}

async fn claim(store: &Store, node: &str, id: &str) -> Option<Claimed> {
    let claimed = store.claim(node, &rules(), ids(&[id])).await;
    claimed.unwrap().pop()
}

#[tokio::test]
async fn a_sqlite_file_has_one_node() {
    let store = TestDatabase::sqlite().open().await;
    assert!(!store.is_shared());
    let refused = store.renew_node("a", LONG, 1).await;
    assert!(matches!(refused, Err(StoreError::Unsupported(_))));
    assert!(store.notices().is_err());
}

#[tokio::test]
async fn servers_share_a_postgres_and_who_must_be_alone_waits_for_them() {
    let place = TestDatabase::postgres();
    let mut config = place.config();
    config.patience = Duration::from_millis(300);
    let first = Store::open(config.clone()).await.unwrap();
    let second = Store::open(config).await.unwrap();
    let one = first.lock_for_node().await.unwrap();
    let other = second.lock_for_node().await.unwrap();
    let alone = second.lock_for_server().await;
    assert_eq!(alone.unwrap_err(), StoreError::InUse);
    drop((one, other));
    let alone = first.lock_for_server().await.unwrap();
    let refused = second.lock_for_node().await;
    assert_eq!(refused.unwrap_err(), StoreError::InUse);
    drop(alone);
}

#[tokio::test]
async fn one_node_drives_a_match_until_it_lapses() {
    let store = TestDatabase::postgres().open().await;
    store.create_match(header("m")).await.unwrap();
    let renewed = store.renew_node("a", LONG, 1).await.unwrap();
    assert!(renewed.lapsed && renewed.nodes == 1 && !renewed.is_newer);
    assert!((store.now().0 - renewed.now.0).abs() < 5_000);
    assert!(!store.renew_node("a", LONG, 1).await.unwrap().lapsed);
    assert_eq!(store.renew_node("b", LONG, 1).await.unwrap().nodes, 2);
    // Nobody knows who drove it: its time ran on while there were nodes.
    let unknown = claim(&store, "a", "m").await.unwrap().stood;
    assert!(unknown.unwrap() >= renewed.now);
    assert_eq!(claim(&store, "b", "m").await, None);
    assert_eq!(
        claim(&store, "a", "m").await.unwrap().stood,
        None,
        "its own"
    );
    let held = store.held(ids(&["m", "none"])).await.unwrap();
    let driver = Some("a".to_owned());
    let id = "m".to_owned();
    assert_eq!(
        held,
        [Held {
            id,
            next: 0,
            driver
        }]
    );
    // It stops saying that it lives: its time counts up to when it last did.
    let alive = store.renew_node("a", SHORT, 1).await.unwrap().now;
    tokio::time::sleep(SHORT * 3).await;
    assert_eq!(store.held(ids(&["m"])).await.unwrap()[0].driver, None);
    assert_eq!(claim(&store, "b", "m").await.unwrap().stood, Some(alive));
    // It comes back and finds that it has nothing left.
    assert!(store.renew_node("a", LONG, 1).await.unwrap().lapsed);
    assert_eq!(claim(&store, "a", "m").await, None);
}

#[tokio::test]
async fn a_node_that_was_late_drives_nothing_though_nobody_else_came() {
    let store = TestDatabase::postgres().open().await;
    store.create_match(header("m")).await.unwrap();
    store.renew_node("a", LONG, 1).await.unwrap();
    claim(&store, "a", "m").await.unwrap();
    let alive = store.renew_node("a", SHORT, 1).await.unwrap().now;
    tokio::time::sleep(SHORT * 3).await;
    assert!(store.renew_node("a", LONG, 1).await.unwrap().lapsed);
    assert_eq!(store.held(ids(&["m"])).await.unwrap()[0].driver, None);
    assert_eq!(claim(&store, "a", "m").await.unwrap().stood, Some(alive));
}

#[tokio::test]
async fn what_is_due_is_claimed_oldest_first_and_by_one_node_only() {
    let store = TestDatabase::postgres().open().await;
    store.renew_node("a", LONG, 1).await.unwrap();
    store.renew_node("b", LONG, 1).await.unwrap();
    let all = ["m1", "m2", "m3", "m4", "m5"];
    for id in all {
        store.create_match(header(id)).await.unwrap();
    }
    // These were made long ago, and nobody has ever driven them.
    let unknown = store.claim_unknown("a", &rules(), 100).await.unwrap();
    assert_eq!(unknown.len(), all.len());
    assert_eq!(store.claim_unknown("b", &rules(), 100).await, Ok(vec![]));
    let now = store.now().0;
    let resting = vec![
        due("m1", Some(now - 10)),
        due("m2", Some(now - 30)),
        due("m3", Some(now + 600_000)),
        due("m4", None),
    ];
    store.rest("a", resting.clone()).await.unwrap();
    // Who does not drive them has nothing to say.
    store.rest("b", resting).await.unwrap();
    let found = |claimed: Vec<Claimed>| claimed.into_iter().map(|it| (it.id, it.stood));
    let first = store.claim_due("b", &rules(), 1).await.unwrap();
    assert_eq!(found(first).next(), Some(("m2".to_owned(), None)));
    let second = store.claim_due("b", &rules(), 100).await.unwrap();
    assert_eq!(found(second).collect::<Vec<_>>(), [("m1".to_owned(), None)]);
    // One that ends in good order leaves everything to others.
    store.end_node("a").await.unwrap();
    let left = store.claim_due("b", &rules(), 100).await.unwrap();
    assert!(left.len() == 1 && left[0].id == "m5" && left[0].stood.unwrap().0 >= now);
    // What is over, and what is played by other rules, is nobody's.
    store.end_node("b").await.unwrap();
    store.renew_node("c", LONG, 1).await.unwrap();
    store
        .set_status("m1", Status::Finished, Timestamp(5))
        .await
        .unwrap();
    let others: Rules = [("rockets".to_owned(), 4)].into_iter().collect();
    assert_eq!(store.claim_due("c", &others, 100).await, Ok(vec![]));
    assert_eq!(store.claim("c", &others, ids(&all)).await, Ok(vec![]));
    let left = store.claim_due("c", &rules(), 100).await.unwrap();
    // What nobody said a deadline of comes last.
    let left: Vec<String> = found(left).map(|(id, _)| id).collect();
    assert_eq!(left, ["m2", "m5"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_statement_that_waits_costs_a_node_its_lease() {
    let place = TestDatabase::postgres();
    let store = place.open_with("m").await;
    store.renew_node("a", LONG, 1).await.unwrap();
    claim(&store, "a", "m").await.unwrap();
    let (lock, is_locked) = std::sync::mpsc::channel();
    let (release, released) = std::sync::mpsc::channel::<()>();
    let mut client = place.client();
    let holder = std::thread::spawn(move || {
        let sql = "BEGIN; UPDATE drivers SET deadline = 1";
        client.batch_execute(sql).unwrap();
        lock.send(()).unwrap();
        released.recv().unwrap();
        client.batch_execute("ROLLBACK").unwrap();
    });
    away_from_the_runtime(move || is_locked.recv().unwrap());
    let waiting = {
        let store = store.clone();
        tokio::spawn(async move { store.rest("a", vec![due("m", None)]).await })
    };
    tokio::time::sleep(SHORT * 4).await;
    assert!(!store.renew_node("a", LONG, 1).await.unwrap().lapsed);
    assert!(!waiting.is_finished(), "nothing waited");
    release.send(()).unwrap();
    assert_eq!(waiting.await.unwrap(), Ok(()));
    holder.join().unwrap();
}

/// How many rows of matches and drivers were read in a database by those who left it.
fn rows_read(place: &TestDatabase) -> i64 {
    let mut client = place.client();
    away_from_the_runtime(move || {
        let others = "SELECT count(*) FROM pg_stat_activity
                      WHERE datname = current_database() AND pid <> pg_backend_pid()
                        AND backend_type = 'client backend'";
        let begun = std::time::Instant::now();
        while client.query_one(others, &[]).unwrap().get::<_, i64>(0) > 0 {
            assert!(begun.elapsed() < LONG, "somebody stays");
            std::thread::sleep(SHORT);
        }
        let read = "SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint
                    FROM pg_stat_user_tables WHERE relname IN ('matches', 'drivers')";
        client.query_one(read, &[]).unwrap().get(0)
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn looking_for_what_is_due_reads_little_else() {
    const DUE: usize = 30;
    let place = TestDatabase::postgres();
    place.open().await.close().await.unwrap();
    // Some are due, many are driven by others, and many rest until later or for ever.
    place.tamper(&format!(
        "INSERT INTO matches (id, game, rules, options, seats, visibility, status, created, updated)
         SELECT 'm' || n, 'rockets', 3, '{{}}', '[]', 0, 1, 1000, 2000
         FROM generate_series(1, 40000) n;
         INSERT INTO drivers (match_id, node, rests)
         SELECT 'm' || n, CASE n % 4 WHEN 0 THEN 'a' WHEN 1 THEN 'b' END,
                CASE WHEN n <= 4 * {DUE} AND n % 4 = 3 THEN 1000
                     WHEN n % 4 = 3 THEN 99000000000000
                     WHEN n % 4 = 2 THEN 9223372036854775807 END
         FROM generate_series(1, 40000) n;
         ANALYZE matches, drivers"
    ));
    let before = rows_read(&place);
    let store = place.open().await;
    for node in ["a", "b", "c"] {
        store.renew_node(node, LONG, 1).await.unwrap();
    }
    for found in [DUE, 0, 0, 0, 0, 0, 0, 0] {
        let claimed = store.claim_due("c", &rules(), 100).await.unwrap();
        assert_eq!(claimed.len(), found);
    }
    store.close().await.unwrap();
    let read = rows_read(&place) - before;
    assert!(read < 1000, "{read} rows");
}

/// What somebody has to do at a match by then.
fn due(id: &str, at: Option<i64>) -> Deadline {
    Deadline {
        id: id.to_owned(),
        at: at.map(Timestamp),
    }
}

#[tokio::test]
async fn what_a_dead_node_drove_is_claimed_oldest_deadline_first() {
    let store = TestDatabase::postgres().open().await;
    let all = ["m1", "m2", "m3", "m4", "m5", "m6"];
    for id in all {
        store.create_match(header(id)).await.unwrap();
    }
    let claimed = async |node: &str, most: u32| {
        let claimed = store.claim_due(node, &rules(), most).await.unwrap();
        let ids = claimed.into_iter().map(|claimed| claimed.id);
        ids.collect::<Vec<String>>()
    };
    // Three nodes die in three ways, one after the other, and each time the order is the same,
    // though only the first said what is due.
    store.renew_node("a", LONG, 1).await.unwrap();
    store.claim_unknown("a", &rules(), 100).await.unwrap();
    let now = store.now().0;
    let deadlines = vec![
        due("m1", Some(now + 60_000)),
        due("m2", None),
        due("m3", Some(now + 1_000)),
        due("m4", Some(now - 1_000)),
        due("m5", Some(now + 30_000)),
    ];
    store.set_deadlines("a", deadlines).await.unwrap();
    // Who does not drive them has nothing to say.
    let others = vec![due("m1", Some(0))];
    store.set_deadlines("b", others).await.unwrap();
    // It stops saying that it lives.
    store.renew_node("a", SHORT, 1).await.unwrap();
    tokio::time::sleep(SHORT * 3).await;
    store.renew_node("b", LONG, 1).await.unwrap();
    assert_eq!(claimed("b", 2).await, ["m4", "m3"]);
    assert_eq!(claimed("b", 2).await, ["m5", "m1"]);
    assert_eq!(claimed("b", 2).await, ["m2", "m6"]);
    // It was late, and knows it.
    store.renew_node("b", SHORT, 1).await.unwrap();
    tokio::time::sleep(SHORT * 3).await;
    assert!(store.renew_node("b", LONG, 1).await.unwrap().lapsed);
    store.renew_node("c", LONG, 1).await.unwrap();
    let order = ["m4", "m3", "m5", "m1", "m2", "m6"];
    assert_eq!(claimed("c", 100).await, order);
    // It ends in good order.
    store.end_node("c").await.unwrap();
    assert_eq!(claimed("b", 4).await, order[..4]);
    // A newer deadline takes the place of the older.
    let sooner = vec![due("m1", Some(now - 2_000))];
    store.set_deadlines("b", sooner).await.unwrap();
    store.end_node("b").await.unwrap();
    store.renew_node("d", LONG, 1).await.unwrap();
    assert_eq!(claimed("d", 2).await, ["m1", "m4"]);
}

/// How long nothing runs in a test, in milliseconds.
const DOWN: u64 = 1000;

/// Whether a moment is known as well as it is noted, on a machine that does other things too.
fn is_about(ran: Duration, expected: Duration) -> bool {
    ran.abs_diff(expected) < Duration::from_millis(DOWN / 2)
}

#[tokio::test]
async fn no_time_passes_at_a_resting_match_while_there_is_no_node() {
    let place = TestDatabase::postgres();
    let store = place.open().await;
    for id in ["rests", "driven"] {
        store.create_match(header(id)).await.unwrap();
    }
    let begun = store.renew_node("a", LONG, 1).await.unwrap().now;
    for id in ["rests", "driven"] {
        claim(&store, "a", id).await.unwrap();
    }
    let rests = vec![due("rests", Some(begun.0 + 3_600_000))];
    store.rest("a", rests).await.unwrap();
    tokio::time::sleep(Duration::from_millis(DOWN)).await;
    let mut down = Duration::ZERO;
    // One after the other, in good order and not: what is known of it lasts.
    for (round, ends_well) in (1..).zip([true, false, true]) {
        let node = format!("node {round}");
        let store = place.open().await;
        store.renew_node(&node, LONG, 1).await.unwrap();
        if round == 1 {
            store.end_node("a").await.unwrap();
        }
        let stopped = store.renew_node(&node, LONG, 1).await.unwrap().now;
        if ends_well {
            store.end_node(&node).await.unwrap();
        } else {
            // With its connections PostgreSQL knows that it is gone.
            store.renew_node(&node, Duration::ZERO, 1).await.unwrap();
        }
        store.close().await.unwrap();
        tokio::time::sleep(Duration::from_millis(DOWN)).await;
        let store = place.open().await;
        let again = store.renew_node("b", LONG, 1).await.unwrap().now;
        let wall = Duration::from_millis((again.0 - begun.0).unsigned_abs());
        down += Duration::from_millis((again.0 - stopped.0).unsigned_abs());
        let ran = store.ran_between(begun, again);
        assert!(is_about(ran + down, wall), "{round}: {ran:?} of {wall:?}");
        assert!(store.ran_between(stopped, again) < Duration::from_millis(DOWN / 2));
        store.end_node("b").await.unwrap();
    }
    // Its time ran on whenever there was a node; that of the other one stood.
    store.renew_node("c", LONG, 1).await.unwrap();
    assert_eq!(claim(&store, "c", "rests").await.unwrap().stood, None);
    let stood = claim(&store, "c", "driven").await.unwrap().stood.unwrap();
    assert!(stood < begun.after(Duration::from_millis(DOWN * 3)));
}

#[tokio::test]
async fn a_crash_of_postgres_gives_no_time_back_that_nodes_ran() {
    let place = TestDatabase::postgres();
    let store = place.open().await;
    store.create_match(header("m")).await.unwrap();
    let begun = store.renew_node("a", LONG, 1).await.unwrap().now;
    claim(&store, "a", "m").await.unwrap();
    tokio::time::sleep(Duration::from_millis(DOWN)).await;
    store.renew_node("a", LONG, 1).await.unwrap();
    // What a crash leaves of it, and when some node was last noted to live.
    place.tamper("TRUNCATE nodes, drivers, attendance, listings");
    let noted = begun.after(Duration::from_millis(DOWN / 2)).0;
    place.tamper(&format!("UPDATE runs SET alive = {noted}"));
    tokio::time::sleep(Duration::from_millis(DOWN)).await;
    assert!(store.renew_node("a", LONG, 1).await.unwrap().lapsed);
    let stood = claim(&store, "a", "m").await.unwrap().stood.unwrap();
    let ran = store.ran_between(begun, stood);
    assert!(is_about(ran, Duration::from_millis(DOWN / 2)), "{ran:?}");
    // What nobody looked for so far is the same.
    place.tamper("TRUNCATE drivers");
    let found = store.claim_unknown("a", &rules(), 10).await.unwrap();
    assert!(found[0].stood.unwrap() >= stood);
}

#[tokio::test]
async fn a_server_that_missed_the_end_takes_nothing_back() {
    let store = TestDatabase::postgres().open().await;
    store.create_match(header("m")).await.unwrap();
    store
        .set_status("m", Status::Finished, Timestamp(5))
        .await
        .unwrap();
    let late = MatchHeader {
        code: Some("ABCD".to_owned()),
        players: vec!["ada".to_owned()],
        ..header("m")
    };
    store.update_match(late).await.unwrap();
    store
        .set_status("m", Status::Running, Timestamp(6))
        .await
        .unwrap();
    let loaded = store.load_match("m", 0).await.unwrap().unwrap();
    assert_eq!(loaded.header.status, Status::Finished);
    assert_eq!((loaded.header.code, loaded.header.players), (None, vec![]));
}

#[tokio::test]
async fn others_are_told_what_a_log_grew_by() {
    let place = TestDatabase::postgres();
    let (one, other) = (place.open().await, place.open().await);
    for id in ["m", "n"] {
        one.create_match_with(header(id), &["made"]).await.unwrap();
    }
    one.append("m", 1, &["a", "b"]).await.unwrap();
    one.append("m", 3, &["c"]).await.unwrap();
    let ask = vec![
        ("m".to_owned(), 1),
        ("n".to_owned(), 1),
        ("x".to_owned(), 0),
    ];
    let grown = other.grown(ask).await.unwrap();
    assert_eq!(grown.len(), 1);
    assert_eq!((grown[0].id.as_str(), grown[0].first), ("m", 1));
    assert_eq!(grown[0].entries, [b"a", b"b", b"c"]);
    // Of two at the same number one is told to look again.
    assert_eq!(other.append("m", 4, &["d"]).await, Ok(5));
    let late = one.append("m", 4, &["e"]).await;
    assert_eq!(late, Err(StoreError::Conflict { seq: 5 }));
}

/// Appends so many entries to each of these logs, all at once.
async fn append_to_all(
    store: &Store,
    ids: &[String],
    expected: u64,
    count: u64,
) -> Vec<Result<u64, StoreError>> {
    let append = |id: &String| {
        let (store, id) = (store.clone(), id.clone());
        let entries = vec!["x"; usize::try_from(count).unwrap()];
        tokio::spawn(async move { store.append(&id, expected, &entries).await })
    };
    let appends: Vec<_> = ids.iter().map(append).collect();
    let mut answers = Vec::new();
    for append in appends {
        answers.push(append.await.unwrap());
    }
    answers
}

#[tokio::test]
async fn servers_that_append_at_once_lose_their_own_races_only() {
    let place = TestDatabase::postgres();
    let (one, other) = (place.open().await, place.open().await);
    let all: Vec<String> = (0..40).map(|number| format!("m{number}")).collect();
    for id in &all {
        one.create_match_with(header(id), &["made"]).await.unwrap();
    }
    // Each knows all logs by now.
    for store in [&one, &other] {
        let compared = append_to_all(store, &all, 1, 0).await;
        assert!(compared.iter().all(|compared| *compared == Ok(1)));
    }
    // Both append to every log at every number, the second time two entries.
    for expected in [1, 2] {
        let append = |store| append_to_all(store, &all, expected, expected);
        let (ours, theirs) = tokio::join!(append(&one), append(&other));
        for (ours, theirs) in ours.into_iter().zip(theirs) {
            let seq = expected * 2;
            let lost = Err(StoreError::Conflict { seq });
            let won = [&ours, &theirs].map(|it| *it == Ok(seq));
            assert!(won[0] != won[1], "{ours:?} {theirs:?}");
            assert!(ours == lost || theirs == lost, "{ours:?} {theirs:?}");
        }
    }
    // Who has read what another stored goes on from there at once; nobody leaves
    // a gap, and what was made for a number before is out of date.
    assert_eq!(one.append("m1", 4, &["a"]).await, Ok(5));
    assert_eq!(other.append("m1", 5, &["b"]).await, Ok(6));
    let gap = one.append("m1", 7, &["c"]).await;
    assert_eq!(gap, Err(StoreError::Conflict { seq: 6 }));
    let inside = one.append("m1", 3, &["c"]).await;
    assert_eq!(inside, Err(StoreError::Conflict { seq: 6 }));
    let nowhere = one.append("none", 3, &["c"]).await;
    assert_eq!(nowhere, Err(StoreError::NotFound));
    // Two to one log at once, in the order of their numbers.
    let (second, first) = tokio::join!(one.append("m2", 5, &["b"]), one.append("m2", 4, &["a"]));
    assert_eq!(first, Ok(5));
    assert!(second == Ok(6) || second == Err(StoreError::Conflict { seq: 4 }));
    assert_eq!(one.check().await, Ok(vec![]));
}

#[tokio::test]
async fn a_node_whose_connections_are_gone_lives_no_longer() {
    let place = TestDatabase::postgres();
    let (one, other) = (place.open().await, place.open().await);
    one.create_match(header("m")).await.unwrap();
    let alive = one.renew_node("a", LONG, 1).await.unwrap().now;
    claim(&one, "a", "m").await.unwrap();
    one.set_attendance("a", vec![("m".to_owned(), "ada".to_owned())])
        .await
        .unwrap();
    assert_eq!(other.renew_node("b", LONG, 1).await.unwrap().nodes, 2);
    assert_eq!(claim(&other, "b", "m").await, None);
    // It ends without a word, and its lease would hold for long.
    one.close().await.unwrap();
    let begun = std::time::Instant::now();
    let claimed = loop {
        if let Some(claimed) = claim(&other, "b", "m").await {
            break claimed;
        }
        assert!(begun.elapsed() < LONG / 2, "it is still taken to live");
        tokio::time::sleep(SHORT).await;
    };
    assert_eq!(claimed.stood, Some(alive));
    assert_eq!(other.renew_node("b", LONG, 1).await.unwrap().nodes, 1);
    let seen = other.attendance_elsewhere("b", ids(&["m"])).await;
    assert_eq!(seen, Ok(vec![]));
    // One that comes back over another connection has nothing left.
    let again = place.open().await;
    assert!(again.renew_node("a", LONG, 1).await.unwrap().lapsed);
    assert!(!again.renew_node("a", LONG, 1).await.unwrap().lapsed);
}

#[tokio::test]
async fn a_node_learns_that_others_speak_a_newer_protocol() {
    let store = TestDatabase::postgres().open().await;
    assert!(!store.renew_node("a", LONG, 7).await.unwrap().is_newer);
    assert!(!store.renew_node("b", LONG, 8).await.unwrap().is_newer);
    assert!(store.renew_node("a", LONG, 7).await.unwrap().is_newer);
    assert!(!store.renew_node("b", LONG, 8).await.unwrap().is_newer);
    // The newer one was taken back.
    store.end_node("b").await.unwrap();
    assert!(!store.renew_node("a", LONG, 7).await.unwrap().is_newer);
}

#[tokio::test]
async fn a_node_keeps_what_it_drives_and_claims_nothing_beside_newer_ones() {
    let store = TestDatabase::postgres().open().await;
    for id in ["kept", "new"] {
        store.create_match(header(id)).await.unwrap();
    }
    store.renew_node("a", LONG, 7).await.unwrap();
    assert!(claim(&store, "a", "kept").await.is_some());
    // The other came since this one last looked.
    store.renew_node("b", LONG, 8).await.unwrap();
    assert!(claim(&store, "a", "kept").await.is_some());
    assert_eq!(claim(&store, "a", "new").await, None);
    store.end_node("b").await.unwrap();
    assert!(claim(&store, "a", "new").await.is_some());
}

#[tokio::test]
async fn who_is_where_and_what_is_listed_is_known_to_all() {
    let place = TestDatabase::postgres();
    let store = place.open().await;
    store.renew_node("a", LONG, 1).await.unwrap();
    store.renew_node("b", LONG, 1).await.unwrap();
    let there = |users: &str| vec![("m".to_owned(), users.to_owned())];
    store.set_attendance("a", there("ada")).await.unwrap();
    store.set_attendance("b", there("bo")).await.unwrap();
    let seen = store.attendance_elsewhere("a", ids(&["m"])).await;
    assert_eq!(seen, Ok(there("bo")));
    store.set_attendance("b", there("")).await.unwrap();
    let seen = store.attendance_elsewhere("a", ids(&["m"])).await;
    assert_eq!(seen, Ok(vec![]));
    // Nobody is at a node that is gone.
    store.renew_node("a", SHORT, 1).await.unwrap();
    tokio::time::sleep(SHORT * 3).await;
    let seen = store.attendance_elsewhere("b", ids(&["m"])).await;
    assert_eq!(seen, Ok(vec![]));

    let listing = |id: &str, text: Option<&str>| {
        let text = text.map(str::to_owned);
        vec![(id.to_owned(), Timestamp(7), text)]
    };
    store
        .set_listings(listing("m", Some("open")))
        .await
        .unwrap();
    let all = async |since, after: &str| {
        let listings = store.listings_since(since, after.to_owned()).await;
        listings.unwrap()
    };
    let first = all(Timestamp(0), "").await;
    assert_eq!(first[0].summary.as_deref(), Some("open"));
    tokio::time::sleep(Duration::from_millis(5)).await;
    store.set_listings(listing("m", None)).await.unwrap();
    let then = all(first[0].changed, "m").await;
    assert_eq!(then.len(), 1);
    assert_eq!(
        (then[0].id.as_str(), then[0].summary.as_deref()),
        ("m", None)
    );
    // However many change at one moment, each is told once.
    place.tamper("INSERT INTO listings SELECT id, 7, 'open', 9 FROM unnest('{a,b,c}'::text[]) id");
    let told = all(Timestamp(9), "a").await;
    let told: Vec<&str> = told.iter().map(|listing| listing.id.as_str()).collect();
    assert_eq!(told, ["b", "c", "m"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn notices_reach_all_servers_and_come_back_after_a_crash() {
    let mut cluster = Cluster::start();
    let place = TestDatabase::postgres_in(&cluster);
    let (one, other) = (place.open().await, place.open().await);
    let (one, mut other) = (one.notices().unwrap(), other.notices().unwrap());
    let hears = async |receive: &mut tokio::sync::mpsc::Receiver<Notice>, wanted: &Notice| {
        let heard = async {
            while let Some(notice) = receive.recv().await {
                if notice == *wanted {
                    return;
                }
            }
        };
        let heard = tokio::time::timeout(Duration::from_secs(30), heard).await;
        heard.unwrap_or_else(|_| panic!("no {wanted:?}"));
    };
    hears(&mut other.receive, &Notice::Up).await;
    let tell = async |text: &str| {
        // Until it is heard: the first may come before its own end is up.
        for _ in 0..5 {
            let order = NoticeOrder::Send(text.to_owned());
            one.send.send(order).await.unwrap();
            tokio::time::sleep(Duration::from_millis(400)).await;
        }
    };
    let said = Notice::Said("hello".to_owned());
    tokio::join!(tell("hello"), hears(&mut other.receive, &said));
    let mut cluster = tokio::task::spawn_blocking(move || {
        cluster.crash();
        cluster
    })
    .await
    .unwrap();
    hears(&mut other.receive, &Notice::Down).await;
    let cluster = tokio::task::spawn_blocking(move || {
        cluster.up();
        cluster
    });
    let _cluster = cluster.await.unwrap();
    hears(&mut other.receive, &Notice::Up).await;
    let said = Notice::Said("again".to_owned());
    tokio::join!(tell("again"), hears(&mut other.receive, &said));
}
