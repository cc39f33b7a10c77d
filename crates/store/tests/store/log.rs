//! Logs: numbers, conflicts, many writers at once.

use crate::on_both_databases;
use crate::test_database::{TestDatabase, create_tables, header};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use store::{MAX_BYTES, MAX_ENTRIES, StoreError};

on_both_databases! {
    entries_come_back_as_they_went_in
    reading_may_begin_in_the_middle_of_an_append
    a_wrong_number_is_a_conflict_and_changes_nothing
    of_many_who_want_a_number_one_gets_it
    appends_that_do_not_wait_for_each_other_keep_their_order
    many_tables_share_commits
    a_log_is_whole_at_every_moment_of_its_growth
    two_servers_on_one_database_never_overwrite_each_other
    a_match_that_is_gone_takes_no_entries
    a_match_made_anew_begins_at_zero
    one_bad_append_does_not_spoil_its_neighbours
    too_much_at_once_is_refused
    a_closed_store_says_so
}

async fn entries_come_back_as_they_went_in(place: TestDatabase) {
    let store = place.open_with("a").await;
    assert_eq!(store.append("a", 0, &["one"]).await, Ok(1));
    let odd: [&[u8]; 3] = [b"", &[0, 255, 128], "dés".as_bytes()];
    assert_eq!(store.append("a", 1, &odd).await, Ok(4));
    let expected: Vec<&[u8]> = vec![b"one", odd[0], odd[1], odd[2]];
    assert_eq!(store.entries("a", 0).await.unwrap(), expected);
    store.close().await.unwrap();

    let again = place.open().await;
    let loaded = again.load_match("a", 0).await.unwrap().unwrap();
    assert_eq!(loaded.entries, expected);
    assert_eq!(loaded.header, header("a"));
    assert_eq!(again.append("a", 4, &["five"]).await, Ok(5));
}

async fn reading_may_begin_in_the_middle_of_an_append(place: TestDatabase) {
    let store = place.open_with("a").await;
    let all: Vec<String> = (0..12).map(|number| number.to_string()).collect();
    store.append("a", 0, &all[..1]).await.unwrap();
    store.append("a", 1, &all[1..6]).await.unwrap();
    store.append("a", 6, &all[6..]).await.unwrap();
    for from in 0..15 {
        let rest = all.get(from..).unwrap_or_default();
        let read = store.entries("a", from as u64).await.unwrap();
        let texts: Vec<String> = read
            .into_iter()
            .map(|entry| String::from_utf8(entry).unwrap())
            .collect();
        assert_eq!(texts, rest, "from {from}");
    }
    assert_eq!(store.entries("a", u64::MAX).await, Ok(vec![]));
    assert_eq!(store.entries("b", 0).await, Err(StoreError::NotFound));
}

async fn a_wrong_number_is_a_conflict_and_changes_nothing(place: TestDatabase) {
    let store = place.open_with("a").await;
    store.append("a", 0, &["0", "1", "2"]).await.unwrap();
    for wrong in [0, 1, 2, 4, 1000, u64::MAX] {
        let answer = store.append("a", wrong, &["x"]).await;
        assert_eq!(answer, Err(StoreError::Conflict { seq: 3 }), "{wrong}");
    }
    // Nothing to append: the number alone is compared.
    assert_eq!(store.append("a", 3, &[""; 0]).await, Ok(3));
    let answer = store.append("a", 2, &[""; 0]).await;
    assert_eq!(answer, Err(StoreError::Conflict { seq: 3 }));
    assert_eq!(store.entries("a", 0).await.unwrap().len(), 3);
    assert_eq!(store.append("a", 3, &["3"]).await, Ok(4));
}

async fn of_many_who_want_a_number_one_gets_it(place: TestDatabase) {
    let store = place.open_with("a").await;
    let mut tasks = Vec::new();
    for number in 0..100 {
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            let entry = format!("from {number}");
            (entry.clone(), store.append("a", 0, &[entry]).await)
        }));
    }
    let mut winners = Vec::new();
    for task in tasks {
        match task.await.unwrap() {
            (entry, Ok(1)) => winners.push(entry.into_bytes()),
            (_, answer) => assert_eq!(answer, Err(StoreError::Conflict { seq: 1 })),
        }
    }
    assert_eq!(winners.len(), 1);
    assert_eq!(store.entries("a", 0).await.unwrap(), winners);
}

async fn appends_that_do_not_wait_for_each_other_keep_their_order(place: TestDatabase) {
    let store = place.open_with("a").await;
    let answers = tokio::join!(
        store.append("a", 0, &["0"]),
        store.append("a", 1, &["1", "2"]),
        store.append("a", 3, &["3"]),
        store.append("a", 3, &["no"]),
        store.append("a", 4, &["4"]),
    );
    let (conflict, fine) = (Err(StoreError::Conflict { seq: 4 }), [Ok(1), Ok(3), Ok(4)]);
    assert_eq!([answers.0, answers.1, answers.2], fine);
    assert_eq!(answers.3, conflict);
    assert_eq!(answers.4, Ok(5));
    let read = store.entries("a", 0).await.unwrap();
    assert_eq!(read, [b"0", b"1", b"2", b"3", b"4"]);
}

async fn many_tables_share_commits(place: TestDatabase) {
    const TABLES: usize = 60;
    const MOVES: u64 = 20;
    let store = place.open().await;
    create_tables(&store, TABLES).await;
    let before = store.metrics();
    let mut tasks = Vec::new();
    for table in 0..TABLES {
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            let id = table.to_string();
            for number in 0..MOVES {
                let entry = format!("{id}:{number}");
                let next = store.append(&id, number, &[entry]).await;
                assert_eq!(next, Ok(number + 1));
            }
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
    for table in 0..TABLES {
        let expected: Vec<_> = (0..MOVES)
            .map(|number| format!("{table}:{number}").into_bytes())
            .collect();
        let read = store.entries(&table.to_string(), 0).await.unwrap();
        assert_eq!(read, expected);
    }
    let after = store.metrics();
    let appends = after.appends - before.appends;
    let commits = after.commits - before.commits;
    assert_eq!(appends, TABLES as u64 * MOVES);
    assert!(
        commits * 2 < appends,
        "{commits} commits, {appends} appends"
    );
}

/// A reader follows along while the store moves entries about behind it.
async fn a_log_is_whole_at_every_moment_of_its_growth(place: TestDatabase) {
    const READS: u64 = 1500;
    let store = place.open_with("a").await;
    let (stored, reads) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
    let reader = tokio::spawn({
        let (store, stored, reads) = (store.clone(), Arc::clone(&stored), Arc::clone(&reads));
        async move {
            for read in 0..READS {
                let least = stored.load(Ordering::SeqCst);
                let from = least.saturating_sub(read % 100);
                let entries = store.entries("a", from).await.unwrap();
                let end = from + entries.len() as u64;
                assert!(end >= least, "{least} stored, the log ends at {end}");
                for (number, entry) in (from..).zip(entries) {
                    assert_eq!(entry, number.to_string().as_bytes());
                }
                reads.fetch_add(1, Ordering::SeqCst);
            }
        }
    });
    let settler = tokio::spawn({
        let store = store.clone();
        async move {
            // A check settles what has arrived.
            while !reader.is_finished() {
                assert_eq!(store.check().await, Ok(vec![]));
            }
            reader.await.unwrap();
        }
    });
    let mut number = 0;
    while reads.load(Ordering::SeqCst) < READS && !settler.is_finished() {
        number = store
            .append("a", number, &[number.to_string()])
            .await
            .unwrap();
        stored.store(number, Ordering::SeqCst);
    }
    settler.await.unwrap();
    assert_eq!(store.entries("a", 0).await.unwrap().len() as u64, number);
}

async fn two_servers_on_one_database_never_overwrite_each_other(place: TestDatabase) {
    const EACH: usize = 60;
    let stores = [place.open_with("a").await, place.open().await];
    let mut tasks = Vec::new();
    for (server, store) in stores.iter().cloned().enumerate() {
        tasks.push(tokio::spawn(async move {
            let (mut stored, mut next, mut conflicts) = (Vec::new(), 0, 0);
            while stored.len() < EACH {
                let pair = [0, 1].map(|half| format!("{server}:{}:{half}", stored.len()));
                match store.append("a", next, &pair).await {
                    Ok(after) => {
                        stored.push((next, pair));
                        next = after;
                    }
                    Err(StoreError::Conflict { seq }) => {
                        conflicts += 1;
                        next = seq;
                    }
                    Err(error) => panic!("{error}"),
                }
            }
            (stored, conflicts)
        }));
    }
    let mut all_stored = Vec::new();
    let mut all_conflicts = 0;
    for task in tasks {
        let (stored, conflicts) = task.await.unwrap();
        all_stored.extend(stored);
        all_conflicts += conflicts;
    }
    all_stored.sort();
    let expected: Vec<Vec<u8>> = all_stored
        .into_iter()
        .flat_map(|(_, pair)| pair.map(String::into_bytes))
        .collect();
    assert_eq!(stores[0].entries("a", 0).await.unwrap(), expected);
    assert!(all_conflicts > 0, "they never met, so nothing was tested");
    assert_eq!(stores[1].check().await, Ok(vec![]));
}

async fn a_match_that_is_gone_takes_no_entries(place: TestDatabase) {
    let (store, other) = (place.open_with("a").await, place.open().await);
    assert_eq!(
        store.append("z", 0, &["x"]).await,
        Err(StoreError::NotFound)
    );
    store.append("a", 0, &["0"]).await.unwrap();
    // Behind the first one's back, which remembers where the log ended.
    other.delete_match("a").await.unwrap();
    assert_eq!(
        store.append("a", 1, &["1"]).await,
        Err(StoreError::NotFound)
    );
    assert_eq!(store.load_match("a", 0).await, Ok(None));
    // Nor when the store has deleted it itself.
    store.create_match(header("b")).await.unwrap();
    store.append("b", 0, &["0"]).await.unwrap();
    store.delete_match("b").await.unwrap();
    let answer = store.append("b", 1, &["1"]).await;
    assert_eq!(answer, Err(StoreError::NotFound));
    store.create_match(header("c")).await.unwrap();
    assert_eq!(store.append("c", 0, &["0"]).await, Ok(1));
    assert_eq!(store.check().await, Ok(vec![]));
}

async fn a_match_made_anew_begins_at_zero(place: TestDatabase) {
    let (store, other) = (place.open_with("a").await, place.open().await);
    store.append("a", 0, &["old"]).await.unwrap();
    other.delete_match("a").await.unwrap();
    other.create_match(header("a")).await.unwrap();
    let answer = store.append("a", 1, &["1"]).await;
    assert!(answer.is_err(), "{answer:?}");
    assert_eq!(store.append("a", 0, &["new"]).await, Ok(1));
    assert_eq!(other.entries("a", 0).await.unwrap(), [b"new"]);
}

async fn one_bad_append_does_not_spoil_its_neighbours(place: TestDatabase) {
    const TABLES: usize = 40;
    let (store, other) = (place.open().await, place.open().await);
    for table in 0..TABLES {
        let id = table.to_string();
        store.create_match(header(&id)).await.unwrap();
        store.append(&id, 0, &["0"]).await.unwrap();
    }
    for gone in ["7", "31"] {
        other.delete_match(gone).await.unwrap();
    }
    let mut tasks = Vec::new();
    for table in 0..TABLES {
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            store.append(&table.to_string(), 1, &["1"]).await
        }));
    }
    for (table, task) in tasks.into_iter().enumerate() {
        let expected = match table {
            7 | 31 => Err(StoreError::NotFound),
            _ => Ok(2),
        };
        assert_eq!(task.await.unwrap(), expected, "table {table}");
    }
}

async fn too_much_at_once_is_refused(place: TestDatabase) {
    let store = place.open_with("a").await;
    let many = vec!["x"; MAX_ENTRIES + 1];
    assert_eq!(store.append("a", 0, &many).await, Err(StoreError::TooLarge));
    let large = vec![7; MAX_BYTES + 1];
    assert_eq!(
        store.append("a", 0, &[large]).await,
        Err(StoreError::TooLarge)
    );
    let most = vec![vec![7; MAX_BYTES / MAX_ENTRIES]; MAX_ENTRIES];
    assert_eq!(store.append("a", 0, &most).await, Ok(MAX_ENTRIES as u64));
    assert_eq!(store.entries("a", 0).await.unwrap(), most);
}

async fn a_closed_store_says_so(place: TestDatabase) {
    let store = place.open_with("a").await;
    let clone = store.clone();
    // What was asked for before is still done.
    let (stored, closed) = tokio::join!(clone.append("a", 0, &["0"]), store.close());
    assert_eq!((stored, closed), (Ok(1), Ok(())));
    assert_eq!(clone.append("a", 1, &["1"]).await, Err(StoreError::Closed));
    assert_eq!(clone.ping().await, Err(StoreError::Closed));
    assert_eq!(clone.entries("a", 0).await, Err(StoreError::Closed));
    assert_eq!(place.open().await.append("a", 1, &["1"]).await, Ok(2));
}
