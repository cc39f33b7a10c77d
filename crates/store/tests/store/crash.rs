//! The program is killed in the middle of writing, again and again.

use crate::on_both_databases;
use crate::test_database::{TestDatabase, create_tables};
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;
use store::{Config, Location, Store};

on_both_databases! {
    what_was_acknowledged_survives_being_killed
}

const TABLES: usize = 8;
const LOCATION: &str = "ORBITE_TEST_APPENDER";

/// Entries per append: half an append would be seen.
const EACH: u64 = 3;

fn kills(location: &Location) -> u64 {
    match location {
        Location::Sqlite(_) => 50,
        // The database is not even in the killed process.
        Location::Postgres(_) => 10,
    }
}

async fn what_was_acknowledged_survives_being_killed(place: TestDatabase) {
    let store = place.open().await;
    create_tables(&store, TABLES).await;
    store.close().await.unwrap();
    let mut acknowledged: HashMap<usize, u64> = HashMap::new();
    let mut productive = 0;
    for round in 0..kills(&place.location) {
        let before = acknowledged.values().sum::<u64>();
        let mut child = start_appender(&place.location);
        let (first, is_first) = mpsc::channel();
        let reader = read_acknowledgements(&mut child, first);
        // Every fifth kill falls anywhere, opening and recovering included. The
        // others wait for the first write, however slow the machine is, and
        // then for a moment that has nothing to do with what the child does.
        if round % 5 != 4 {
            tokio::task::block_in_place(|| is_first.recv_timeout(Duration::from_secs(30)))
                .expect("the child writes");
        }
        tokio::time::sleep(Duration::from_millis(round * 37 % 120)).await;
        child.kill().unwrap();
        child.wait().unwrap();
        for (table, next) in reader.join().unwrap() {
            let known = acknowledged.entry(table).or_default();
            *known = next.max(*known);
        }
        productive += u64::from(acknowledged.values().sum::<u64>() > before);

        let store = place.open().await;
        assert_eq!(store.check().await, Ok(vec![]), "round {round}");
        for table in 0..TABLES {
            let entries = store.entries(&table.to_string(), 0).await.unwrap();
            let next = entries.len() as u64;
            let promised = acknowledged.get(&table).copied().unwrap_or(0);
            assert!(
                next >= promised,
                "round {round}: {promised} acknowledged, {next} there"
            );
            assert_eq!(next % EACH, 0, "round {round}: half an append");
            for (number, entry) in (0..).zip(entries) {
                assert_eq!(entry, body(table, number));
            }
        }
        store.close().await.unwrap();
    }
    assert!(
        productive * 5 >= kills(&place.location) * 4,
        "most kills came before the first write: {productive}"
    );
}

fn body(table: usize, number: u64) -> Vec<u8> {
    format!("table {table} entry {number}").into_bytes()
}

/// This very program, running nothing but [`appender`].
fn start_appender(location: &Location) -> Child {
    let location = match location {
        Location::Sqlite(path) => path.display().to_string(),
        Location::Postgres(address) => address.clone(),
    };
    Command::new(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact", "crash::appender", "--nocapture"])
        .env(LOCATION, location)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Collects `stored TABLE NEXT` until the child is gone.
fn read_acknowledgements(
    child: &mut Child,
    first: mpsc::Sender<()>,
) -> std::thread::JoinHandle<Vec<(usize, u64)>> {
    let output = BufReader::new(child.stdout.take().unwrap());
    std::thread::spawn(move || {
        let mut found = Vec::new();
        for line in output.split(b'\n').map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line).into_owned();
            let mut words = line.split(' ');
            // A last line that was cut off lacks its end mark.
            if let (Some("stored"), Some(table), Some(next), Some(".")) =
                (words.next(), words.next(), words.next(), words.next())
            {
                found.push((table.parse().unwrap(), next.parse().unwrap()));
                if found.len() == 1 && first.send(()).is_err() {
                    // Not every round waits for it.
                }
            }
        }
        found
    })
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "started and killed by the test above"]
async fn appender() {
    let Ok(location) = std::env::var(LOCATION) else {
        return;
    };
    say("");
    let config = Config::new(location.parse().unwrap());
    let store = Store::open(config).await.unwrap();
    let tables = (0..TABLES).map(|table| tokio::spawn(append_for_ever(store.clone(), table)));
    for table in tables.collect::<Vec<_>>() {
        table.await.unwrap();
    }
}

async fn append_for_ever(store: Store, table: usize) {
    let id = table.to_string();
    let mut next = store.entries(&id, 0).await.unwrap().len() as u64;
    loop {
        let bodies: Vec<_> = (next..next + EACH)
            .map(|number| body(table, number))
            .collect();
        match store.append(&id, next, &bodies).await {
            Ok(after) => {
                next = after;
                say(&format!("stored {table} {next} ."));
            }
            Err(error) => panic!("{error}"),
        }
    }
}

/// One line, written at once.
fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    out.write_all(format!("{line}\n").as_bytes()).unwrap();
    out.flush().unwrap();
}
