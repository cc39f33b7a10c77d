//! Databases in trouble: what is answered, and that it ends with the trouble.

use crate::cluster::{Cluster, away_from_the_runtime};
use crate::on_both_databases;
use crate::test_database::{TestDatabase, create_tables, header};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};
use store::{Config, Filter, ListPage, Location, Status, Store, StoreError};

on_both_databases! {
    a_locked_database_is_busy_and_then_goes_on
    a_database_has_one_server_at_a_time
    a_health_check_writes_and_leaves_nothing
}

async fn a_database_has_one_server_at_a_time(place: TestDatabase) {
    let mut config = place.config();
    config.patience = Duration::from_millis(300);
    let first = Store::open(config.clone()).await.unwrap();
    let second = Store::open(config).await.unwrap();
    let lock = first.lock_for_server().await.unwrap();
    let refused = second.lock_for_server().await;
    assert_eq!(refused.unwrap_err(), StoreError::InUse);
    // Chores go on meanwhile.
    second.create_match(header("a")).await.unwrap();
    drop(lock);
    second.lock_for_server().await.unwrap();
}

async fn a_health_check_writes_and_leaves_nothing(place: TestDatabase) {
    let store = place.open().await;
    let before = store.metrics().tasks;
    store.ping().await.unwrap();
    assert_eq!(store.metrics().tasks, before + 1);
    assert_eq!(store.setting("probe").await, Ok(None));
}

/// Holds a lock that keeps everybody else from writing, until told to let go.
fn lock(location: &Location) -> impl FnOnce() {
    let location = location.clone();
    let (locked, is_locked) = mpsc::channel();
    let (release, released) = mpsc::channel::<()>();
    let holder = thread::spawn(move || match location {
        Location::Sqlite(path) => {
            let connection = rusqlite::Connection::open(path).unwrap();
            connection.execute_batch("BEGIN IMMEDIATE").unwrap();
            locked.send(()).unwrap();
            released.recv().unwrap();
            connection.execute_batch("ROLLBACK").unwrap();
        }
        Location::Postgres(address) => {
            let mut client = ::postgres::Client::connect(&address, ::postgres::NoTls).unwrap();
            let sql = "BEGIN; LOCK TABLE entries IN EXCLUSIVE MODE";
            client.batch_execute(sql).unwrap();
            locked.send(()).unwrap();
            released.recv().unwrap();
            client.batch_execute("ROLLBACK").unwrap();
        }
    });
    is_locked.recv().unwrap();
    move || {
        release.send(()).unwrap();
        holder.join().unwrap();
    }
}

async fn a_locked_database_is_busy_and_then_goes_on(place: TestDatabase) {
    let mut config = place.config();
    config.patience = Duration::from_millis(300);
    let store = Store::open(config).await.unwrap();
    store.create_match(header("a")).await.unwrap();
    store.append("a", 0, &["0"]).await.unwrap();

    let unlock = lock(&place.location);
    let began = Instant::now();
    assert_eq!(store.append("a", 1, &["1"]).await, Err(StoreError::Busy));
    assert!(began.elapsed() >= Duration::from_millis(250));
    // Reading goes on meanwhile.
    assert_eq!(store.entries("a", 0).await.unwrap(), [b"0"]);
    unlock();
    assert_eq!(store.append("a", 1, &["1"]).await, Ok(2));

    assert_eq!(store.metrics().failures, 1);

    // A short lock is waited for.
    let store = place.open().await;
    let unlock = lock(&place.location);
    let (waited, ()) = tokio::join!(store.append("a", 2, &["2"]), async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        unlock();
    });
    assert_eq!(waited, Ok(3));
    assert_eq!(store.entries("a", 0).await.unwrap(), [b"0", b"1", b"2"]);
}

/// Appends to a table from this place on until the store is full; returns where
/// the next entry would go.
async fn append_until_full(store: &Store, table: usize, mut next: u64) -> u64 {
    let id = table.to_string();
    loop {
        // Two entries each: half an append would be seen.
        match store.append(&id, next, &[vec![7; 500], vec![8; 500]]).await {
            Ok(after) => next = after,
            Err(StoreError::Full) => return next,
            Err(error) => panic!("{error}"),
        }
    }
}

/// Appends to many tables until the store is full; returns what was stored.
async fn fill(store: &Store, tables: usize) -> Vec<u64> {
    let tasks: Vec<_> = (0..tables)
        .map(|table| {
            let store = store.clone();
            tokio::spawn(async move { append_until_full(&store, table, 0).await })
        })
        .collect();
    let mut stored = Vec::new();
    for task in tasks {
        stored.push(task.await.unwrap());
    }
    // Appends of several tables in one transaction are refused together, though
    // there may be room for some of them: now they come one by one.
    for (table, next) in stored.iter_mut().enumerate() {
        *next = append_until_full(store, table, *next).await;
    }
    stored
}

/// Fills a small database, makes room, and goes on.
async fn full_and_then_not(config: Config) {
    const TABLES: usize = 10;
    let store = Store::open(config).await.unwrap();
    create_tables(&store, TABLES).await;
    let mut stored = fill(&store, TABLES).await;
    assert!(stored.iter().sum::<u64>() > 200, "{stored:?}");
    for (table, next) in stored.iter().enumerate() {
        let entries = store.entries(&table.to_string(), 0).await.unwrap();
        assert_eq!(entries.len() as u64, *next);
    }
    assert_eq!(store.check().await, Ok(vec![]));
    // Everything that needs room is refused, whatever it is. Putting what arrived
    // where it belongs may make some room again, which is filled as well.
    let mut well = Ok(());
    for _ in 0..20 {
        for (table, next) in stored.iter_mut().enumerate() {
            *next = append_until_full(&store, table, *next).await;
        }
        match store.append("0", stored[0], &[vec![1; 100_000]]).await {
            Ok(next) => stored[0] = next,
            Err(error) => {
                assert_eq!(error, StoreError::Full);
                well = store.ping().await;
            }
        }
        if well.is_err() {
            break;
        }
    }
    assert_eq!(well, Err(StoreError::Full), "not well");

    for table in 5..TABLES {
        store.delete_match(&table.to_string()).await.unwrap();
    }
    for (table, next) in stored.iter().enumerate().take(5) {
        let answer = store.append(&table.to_string(), *next, &["more"]).await;
        assert_eq!(answer, Ok(next + 1));
    }
    assert_eq!(store.check().await, Ok(vec![]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_at_its_size_limit_is_full_and_then_goes_on() {
    let mut config = TestDatabase::sqlite().config();
    let folder = tempfile::tempdir().unwrap();
    config.location = Location::Sqlite(folder.path().join("orbite.db"));
    config.size_limit = Some(1 << 20);
    full_and_then_not(config).await;
}

#[tokio::test]
async fn a_damaged_file_is_reported_as_such() {
    let place = TestDatabase::sqlite();
    std::fs::write(place.path(), "This is no database at all. ".repeat(400)).unwrap();
    let opened = Store::open(place.config()).await;
    assert!(matches!(opened, Err(StoreError::Corrupt(_))), "{opened:?}");
}

#[tokio::test]
async fn a_place_that_does_not_exist_is_reported_as_such() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = Location::Sqlite(folder.path().join("no/such/folder/orbite.db"));
    let opened = Store::open(Config::new(nowhere)).await;
    assert!(opened.is_err_and(|error| error == StoreError::NotFound));
    let nobody = format!("host={} user=orbite", folder.path().display());
    let opened = Store::open(Config::new(Location::Postgres(nobody))).await;
    assert!(
        matches!(opened, Err(StoreError::Unavailable(_))),
        "{opened:?}"
    );
    for nonsense in ["postgres://:::", "host=db password=secret horse=1"] {
        let nonsense = Location::Postgres(nonsense.to_owned());
        match Store::open(Config::new(nonsense)).await {
            Err(StoreError::Unavailable(why)) => assert!(!why.contains("horse"), "{why}"),
            other => panic!("{other:?}"),
        }
    }
}

/// PostgreSQL crashes and comes back, several times, while tables are playing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_may_crash_in_the_middle_of_play() {
    const TABLES: usize = 12;
    const CRASHES: usize = 4;
    let mut cluster = away_from_the_runtime(Cluster::start);
    let place = TestDatabase::postgres_in(&cluster);
    let store = place.open().await;
    create_tables(&store, TABLES).await;
    let end = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
    let mut tasks = Vec::new();
    for table in 0..TABLES {
        let (store, end) = (store.clone(), end.clone());
        tasks.push(tokio::spawn(play(store, table.to_string(), end)));
    }
    away_from_the_runtime(move || {
        for _ in 0..CRASHES {
            thread::sleep(Duration::from_millis(400));
            cluster.crash();
            thread::sleep(Duration::from_millis(200));
            cluster.up();
        }
        thread::sleep(Duration::from_millis(400));
        end.store(true, std::sync::atomic::Ordering::Relaxed);
        // The cluster must outlive the players.
        Box::leak(Box::new(cluster));
    });
    let mut outages = 0;
    for (table, task) in tasks.into_iter().enumerate() {
        let (stored, trouble) = task.await.unwrap();
        outages += trouble;
        let entries = store.entries(&table.to_string(), 0).await.unwrap();
        assert_eq!(entries, stored, "table {table}");
        assert!(stored.len() > 2 * CRASHES, "table {table} was stuck");
    }
    assert!(outages >= CRASHES, "the crashes went unnoticed: {outages}");
    assert_eq!(store.check().await, Ok(vec![]));
}

/// A PostgreSQL that answers nothing, because all of it stands still.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_that_hangs_is_given_up_and_taken_up_again() {
    let cluster = away_from_the_runtime(Cluster::start);
    let mut config = TestDatabase::postgres_in(&cluster).config();
    config.patience = Duration::from_millis(300);
    let store = Store::open(config).await.unwrap();
    let mut lock = store.lock_for_server().await.unwrap();
    store.create_match(header("a")).await.unwrap();
    store.append("a", 0, &["0"]).await.unwrap();
    store.entries("a", 0).await.unwrap();

    cluster.signal("STOP");
    for _ in 0..3 {
        let begun = Instant::now();
        let (appended, read) = tokio::join!(store.append("a", 1, &["1"]), store.entries("a", 0));
        for trouble in [appended.map(drop), read.map(drop)] {
            assert!(
                matches!(
                    trouble,
                    Err(StoreError::Unavailable(_) | StoreError::Doubtful(_))
                ),
                "{trouble:?}"
            );
        }
        assert!(begun.elapsed() < Duration::from_secs(30));
    }
    // The lock is missed while it lasts, and nobody else took it.
    tokio::time::sleep(Duration::from_secs(6)).await;
    cluster.signal("CONT");
    let deadline = Instant::now() + Duration::from_secs(10);
    loop {
        match store.append("a", 1, &["1"]).await {
            Ok(2) | Err(StoreError::Conflict { seq: 2 }) => break,
            other => assert!(Instant::now() < deadline, "{other:?}"),
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(store.entries("a", 0).await.unwrap(), [b"0", b"1"]);
    let lost = tokio::time::timeout(Duration::from_secs(7), lock.lost()).await;
    assert!(lost.is_err(), "it was taken again");
    assert_eq!(
        store.lock_for_server().await.unwrap_err(),
        StoreError::InUse
    );
}

/// An administrator ends the sessions of a database.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_that_ends_our_sessions_is_asked_again() {
    let place = TestDatabase::postgres();
    let store = place.open_with("a").await;
    for next in 0..3 {
        assert_eq!(store.append("a", next, &["x"]).await, Ok(next + 1));
        place.tamper(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND pid <> pg_backend_pid()",
        );
    }
    assert_eq!(store.entries("a", 0).await.unwrap().len(), 3);
}

/// The connection is encrypted, and the certificate is checked, as the address
/// says.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_is_spoken_to_in_secret() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    drop(listener);
    let cluster = away_from_the_runtime(move || {
        let settings = "listen_addresses = '127.0.0.1'\nssl = on\n\
             ssl_cert_file = 'server.pem'\nssl_key_file = 'server.key'";
        let files = [
            ("server.pem", include_str!("tls/server.pem")),
            ("server.key", include_str!("tls/server.key")),
        ];
        Cluster::start_with(port, settings, &files)
    });
    let folder = tempfile::tempdir().unwrap();
    let authority = folder.path().join("authority.pem");
    std::fs::write(&authority, include_str!("tls/authority.pem")).unwrap();
    let open = async |host: &str, rest: &str| {
        let address = format!("postgres://orbite@{host}:{port}/postgres?{rest}");
        Store::open(Config::new(Location::Postgres(address))).await
    };
    let verify = format!("sslmode=verify-full&sslrootcert={}", authority.display());
    for (host, rest) in [
        ("127.0.0.1", "sslmode=require"),
        ("localhost", verify.as_str()),
    ] {
        let store = open(host, rest).await.unwrap();
        assert_eq!(
            store
                .list_matches(Filter::All(Status::Open), ListPage::first(1))
                .await,
            Ok(vec![])
        );
        store.close().await.unwrap();
    }
    // Another name than the certificate has, and another authority than ours.
    assert!(open("127.0.0.1", &verify).await.is_err());
    std::fs::write(&authority, include_str!("tls/server.pem")).unwrap();
    let opened = open("localhost", &verify).await;
    assert!(
        matches!(opened, Err(StoreError::Unavailable(_))),
        "{opened:?}"
    );
    drop(cluster);
}

/// Plays on through outages and returns what must be in the log.
async fn play(
    store: Store,
    id: String,
    end: std::sync::Arc<std::sync::atomic::AtomicBool>,
) -> (Vec<Vec<u8>>, usize) {
    let (mut stored, mut outages): (Vec<Vec<u8>>, usize) = (Vec::new(), 0);
    while !end.load(std::sync::atomic::Ordering::Relaxed) {
        let next = stored.len() as u64;
        let pair = [0, 1].map(|half| format!("{next}.{half}").into_bytes());
        match store.append(&id, next, &pair).await {
            Ok(after) => {
                assert_eq!(after, next + 2);
                stored.extend(pair);
            }
            Err(StoreError::Unavailable(_)) => {
                outages += 1;
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            // It broke off while storing, or the repetition of such an append:
            // the log tells.
            Err(StoreError::Doubtful(_)) => {
                outages += 1;
                loop {
                    if let Ok(entries) = store.entries(&id, next).await {
                        assert!(entries.is_empty() || entries == pair, "{entries:?}");
                        stored.extend(entries);
                        break;
                    }
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
            }
            Err(error) => panic!("{error:?}"),
        }
    }
    (stored, outages)
}

/// A real full disk. It has to be mounted, which needs root and `unshare`:
/// `cargo test -p store -- --ignored a_full_disk`
#[test]
#[ignore = "mounts a small disk, which not every machine allows"]
fn a_full_disk_is_full_and_then_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let program = std::env::current_exe().unwrap();
    let done = std::process::Command::new("unshare")
        .args(["--mount", "sh", "-c"])
        .arg(
            "mount -t tmpfs -o size=6m tmpfs \"$2\" && \
             exec \"$1\" --ignored --exact outage::on_the_small_disk --nocapture",
        )
        .arg("sh")
        .arg(program)
        .arg(folder.path())
        .env(SMALL_DISK, folder.path())
        .output()
        .unwrap();
    assert!(done.status.success(), "{done:#?}");
    assert!(String::from_utf8_lossy(&done.stdout).contains("1 passed"));
}

const SMALL_DISK: &str = "ORBITE_TEST_SMALL_DISK";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "started by the test of the full disk"]
async fn on_the_small_disk() {
    let Some(folder) = std::env::var_os(SMALL_DISK) else {
        return;
    };
    let path = std::path::PathBuf::from(folder).join("orbite.db");
    let store = Store::open(Config::new(Location::Sqlite(path.clone())));
    let store = store.await.unwrap();
    create_tables(&store, 10).await;
    // Room that somebody else takes and gives back. It must do for what the
    // write-ahead log holds, which needs its place in the file too.
    let ballast = path.with_file_name("ballast");
    std::fs::write(&ballast, vec![7; 3_500_000]).unwrap();
    let stored = fill(&store, 10).await;
    assert!(stored.iter().sum::<u64>() > 100, "{stored:?}");
    let backup = store.back_up(&path.with_file_name("backup.db")).await;
    assert_eq!(backup, Err(StoreError::Full));
    std::fs::remove_file(&ballast).unwrap();
    for (table, next) in stored.iter().enumerate() {
        let id = table.to_string();
        let entries = store.entries(&id, 0).await.unwrap();
        assert_eq!(entries.len() as u64, *next);
        assert_eq!(store.append(&id, *next, &["more"]).await, Ok(next + 1));
    }
    assert_eq!(store.check().await, Ok(vec![]));
}
