//! Backing up, checking, tidying and forgetting.

use crate::on_both_databases;
use crate::test_database::{TestDatabase, add_guest, credential, header};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::{
    Config, Credential, Location, MatchHeader, Purged, Retention, Size, Status, Store, StoreError,
    Timestamp,
};

on_both_databases! {
    a_sound_database_has_no_findings
    a_damaged_log_is_found_and_not_served
    retention_deletes_what_is_old_and_nothing_else
    the_size_is_counted
    space_is_given_back
}

async fn a_sound_database_has_no_findings(place: TestDatabase) {
    let store = place.open().await;
    for id in ["a", "b", "c"] {
        store.create_match(header(id)).await.unwrap();
        store.append(id, 0, &["0", "1"]).await.unwrap();
        store.append(id, 2, &["2"]).await.unwrap();
    }
    assert_eq!(store.check().await, Ok(vec![]));
}

async fn a_damaged_log_is_found_and_not_served(place: TestDatabase) {
    let store = place.open().await;
    for id in ["a", "b", "c"] {
        store.create_match(header(id)).await.unwrap();
        for number in 0..4 {
            store.append(id, number, &["x"]).await.unwrap();
            // A check settles what has arrived, so each append is a part.
            assert_eq!(store.check().await, Ok(vec![]));
        }
    }
    let of = |id: &str| format!("match_key = (SELECT key FROM matches WHERE id = '{id}')");
    place.tamper(&format!(
        "DELETE FROM entries WHERE first = 2 AND {}",
        of("a")
    ));
    place.tamper(&format!(
        "UPDATE entries SET count = 2 WHERE first = 3 AND {}",
        of("c")
    ));
    let expected = [
        "match a: after number 2 the log goes on with 3",
        "match c: the part from number 3 on can't be read",
    ];
    assert_eq!(store.check().await.unwrap(), expected);
    for id in ["a", "c"] {
        let read = store.entries(id, 0).await;
        assert!(matches!(read, Err(StoreError::Corrupt(_))), "{read:?}");
    }
    // The others go on.
    assert_eq!(store.append("b", 4, &["x"]).await, Ok(5));
    assert_eq!(store.entries("b", 0).await.unwrap().len(), 5);
}

async fn retention_deletes_what_is_old_and_nothing_else(place: TestDatabase) {
    let store = place.open().await;
    // Entries get the time by the clock; headers and users have the one given.
    let (old, line, fresh) = (Timestamp(10), Timestamp(20), Timestamp(30));
    let add = async |id: &str, status: Status, updated: Timestamp, player: &str| {
        let header = MatchHeader {
            status,
            updated,
            players: vec![player.to_owned()],
            ..header(id)
        };
        store.create_match(header).await.unwrap();
    };
    for (name, at) in [("old", old), ("fresh", fresh)] {
        add(&format!("open-{name}"), Status::Open, at, "none").await;
        add(&format!("finished-{name}"), Status::Finished, at, "seated").await;
        add(&format!("given-up-{name}"), Status::Abandoned, at, "none").await;
        add(&format!("stalled-{name}"), Status::Running, at, "none").await;
        store
            .create_guest(&format!("guest-{name}"), "G", at)
            .await
            .unwrap();
    }
    // Old by its header, but somebody has moved since.
    add("moving", Status::Running, old, "none").await;
    store.append("moving", 0, &["0"]).await.unwrap();
    store.create_guest("account", "A", old).await.unwrap();
    store.open_account("account", "A", "x").await.unwrap();
    store.create_guest("seated", "S", old).await.unwrap();
    // Has a seat, but not for longer than its match is kept.
    store.create_guest("leaving", "L", old).await.unwrap();
    add("left", Status::Finished, old, "leaving").await;
    let credentials = [
        ("used", fresh, None),
        ("unused", old, None),
        ("revoked", fresh, Some(old)),
    ];
    for (id, seen, revoked) in credentials {
        let credential = Credential {
            created: old,
            seen,
            revoked,
            ..credential(id, "account")
        };
        store.add_credential(credential).await.unwrap();
    }

    assert_eq!(
        store.purge(Retention::default()).await,
        Ok(Purged::default())
    );
    let retention = Retention {
        open_before: Some(line),
        ended_before: Some(line),
        stalled_before: Some(line),
        guests_before: Some(line),
        revoked_before: Some(line),
        unused_before: Some(line),
    };
    let expected = Purged {
        matches: 5,
        guests: 2,
        credentials: 2,
    };
    // Counting is as exact as deleting, and deletes nothing.
    for _ in 0..2 {
        assert_eq!(store.would_purge(retention).await, Ok(expected));
    }
    let guests_alone = Retention {
        guests_before: Some(line),
        ..Retention::default()
    };
    let one_guest = Purged {
        guests: 1,
        ..Purged::default()
    };
    assert_eq!(store.would_purge(guests_alone).await, Ok(one_guest));
    // "seated" keeps a seat in "finished-fresh".
    assert_eq!(store.purge(retention).await, Ok(expected));
    assert_eq!(store.would_purge(retention).await, Ok(Purged::default()));
    for (kind, kept) in [
        ("open", 1),
        ("finished", 1),
        ("given-up", 1),
        ("stalled", 1),
    ] {
        for (age, expected) in [("old", 0), ("fresh", kept)] {
            let found = store.load_match(&format!("{kind}-{age}"), 0).await.unwrap();
            assert_eq!(usize::from(found.is_some()), expected, "{kind}-{age}");
        }
    }
    assert_eq!(store.entries("moving", 0).await.unwrap(), [b"0"]);
    assert_eq!(store.purge(retention).await, Ok(Purged::default()));
    assert_eq!(store.check().await, Ok(vec![]));
}

async fn the_size_is_counted(place: TestDatabase) {
    let store = place.open().await;
    for (id, status) in [
        ("a", Status::Open),
        ("b", Status::Running),
        ("c", Status::Running),
    ] {
        let header = MatchHeader {
            status,
            ..header(id)
        };
        store.create_match(header).await.unwrap();
    }
    store
        .finish_match("c", Vec::new(), Timestamp(1))
        .await
        .unwrap();
    add_guest(&store, "u1", "A", 1).await;
    add_guest(&store, "u2", "B", 1).await;
    store.open_account("u2", "B", "x").await.unwrap();
    let size = store.size().await.unwrap();
    assert!(size.bytes > 4096, "{size:?}");
    let expected = Size {
        matches: [1, 1, 1, 0],
        users: 2,
        accounts: 1,
        bytes: size.bytes,
    };
    assert_eq!(size, expected);
}

async fn space_is_given_back(place: TestDatabase) {
    let store = place.open_with("a").await;
    store.create_match(header("b")).await.unwrap();
    store.append("a", 0, &[vec![7; 1_000_000]]).await.unwrap();
    store.append("b", 0, &["kept"]).await.unwrap();
    store.delete_match("a").await.unwrap();
    let before = store.size().await.unwrap().bytes;
    store.vacuum().await.unwrap();
    if matches!(place.location, Location::Sqlite(_)) {
        let after = store.size().await.unwrap().bytes;
        assert!(after + 900_000 < before, "{before} to {after}");
    }
    assert_eq!(store.append("b", 1, &["more"]).await, Ok(2));
    assert_eq!(
        store.entries("b", 0).await.unwrap(),
        [&b"kept"[..], b"more"]
    );
}

/// A write before it sets the upkeep to work, which is at the log at the same
/// time.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_upkeep_does_not_keep_from_tidying() {
    let place = TestDatabase::sqlite();
    let store = place.open_with("a").await;
    for round in 0..10 {
        let large = vec![b'x'; 100_000];
        store.append("a", round, &[&large]).await.unwrap();
        store.vacuum().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_made_under_load_holds_all_that_was_stored_before() {
    const TABLES: usize = 8;
    let place = TestDatabase::sqlite();
    let store = place.open().await;
    let stop = Arc::new(AtomicBool::new(false));
    let mut tasks = Vec::new();
    for table in 0..TABLES {
        let id = table.to_string();
        store.create_match(header(&id)).await.unwrap();
        let (store, stop) = (store.clone(), Arc::clone(&stop));
        tasks.push(tokio::spawn(async move {
            let mut next = 0;
            while !stop.load(Ordering::Relaxed) {
                let entry = next.to_string();
                next = store.append(&id, next, &[entry]).await.unwrap();
            }
            next
        }));
    }
    for round in 0..3 {
        let mut stored = Vec::new();
        for table in 0..TABLES {
            stored.push(store.entries(&table.to_string(), 0).await.unwrap().len());
        }
        let file = place.folder.path().join(format!("backup{round}.db"));
        store.back_up(&file).await.unwrap();
        assert_eq!(store.back_up(&file).await, Err(StoreError::Taken));

        let copy = Config::new(Location::Sqlite(file));
        let copy = Store::open(copy).await.unwrap();
        assert_eq!(copy.check().await, Ok(vec![]));
        for (table, stored) in stored.into_iter().enumerate() {
            let entries = copy.entries(&table.to_string(), 0).await.unwrap();
            assert!(entries.len() >= stored, "{} of {stored}", entries.len());
            let numbers: Vec<_> = (0..entries.len())
                .map(|number| number.to_string().into_bytes())
                .collect();
            assert_eq!(entries, numbers);
        }
    }
    stop.store(true, Ordering::Relaxed);
    for task in tasks {
        assert!(task.await.unwrap() > 0);
    }
    let names = std::fs::read_dir(place.folder.path()).unwrap();
    let names: Vec<_> = names.map(|file| file.unwrap().file_name()).collect();
    assert!(
        !names
            .iter()
            .any(|name| name.to_string_lossy().contains("partial")),
        "{names:?}"
    );
}

/// Why a backup to a file beside the database fails.
/// Nobody else may read it, also while it is being written.
#[cfg(unix)]
#[tokio::test]
async fn a_backup_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt;
    let place = TestDatabase::sqlite();
    let copy = place.folder.path().join("copy.db");
    place.open().await.back_up(&copy).await.unwrap();
    let mode = std::fs::metadata(copy).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

async fn failed_backup(place: TestDatabase, file: &str) -> StoreError {
    let file = place.folder.path().join(file);
    place.open().await.back_up(&file).await.unwrap_err()
}

#[tokio::test]
async fn a_backup_to_nowhere_says_so_and_leaves_nothing() {
    let error = failed_backup(TestDatabase::sqlite(), "no/such/folder/backup.db").await;
    assert!(matches!(error, StoreError::Unavailable(_)), "{error:?}");
}

#[tokio::test]
async fn postgres_is_backed_up_by_its_own_tools() {
    match failed_backup(TestDatabase::postgres(), "backup").await {
        StoreError::Unsupported(advice) => assert!(advice.contains("pg_dump")),
        other => panic!("{other:?}"),
    }
}
