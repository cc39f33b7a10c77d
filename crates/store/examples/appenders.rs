//! How fast durable appends are when many tables write at once.
//!
//! `cargo run --release -p store --example appenders -- [LOCATION] [TABLES] [SECONDS]`
//!
//! Every table appends one small entry, waits until it is stored, and appends
//! the next. LOCATION is a SQLite file (by default one in the temporary
//! folder, deleted afterwards) or a `postgres://` address.
#![allow(clippy::print_stdout, reason = "a program that reports")]

use std::time::{Duration, Instant};
use store::{Config, MatchHeader, Store, Timestamp};

/// A typical entry: seat, action, clock.
const ENTRY: &str = r#"{"seat":1,"action":"m17","clock":[58213,60000]}"#;

type Failure = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let folder = tempfile::tempdir()?;
    let location = match arguments.next() {
        Some(location) => location,
        None => folder.path().join("orbite.db").display().to_string(),
    };
    let tables: u32 = arguments.next().map_or(Ok(500), |text| text.parse())?;
    let seconds: u64 = arguments.next().map_or(Ok(10), |text| text.parse())?;

    let store = Store::open(Config::new(location.parse()?)).await?;
    let run = Timestamp::now().0;
    for table in 0..tables {
        store.create_match(header(run, table)).await?;
    }
    let before = (store.metrics(), cpu_seconds());
    let began = Instant::now();
    let end = began + Duration::from_secs(seconds);
    let tasks: Vec<_> = (0..tables)
        .map(|table| tokio::spawn(play(store.clone(), id(run, table), end)))
        .collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await??);
    }
    let elapsed = began.elapsed().as_secs_f64();
    let cpu = cpu_seconds() - before.1;
    let metrics = store.metrics();
    let commits = metrics.commits - before.0.commits;
    waits.sort_unstable();
    let quantile = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize];
    println!(
        "{tables} tables, {elapsed:.1} s: {:.0} appends/s in {commits} commits of {:.0}; \
         p50 {:.1?}, p99 {:.1?}, p99.9 {:.1?}; {:.1} us of CPU per append",
        waits.len() as f64 / elapsed,
        waits.len() as f64 / commits as f64,
        quantile(0.5),
        quantile(0.99),
        quantile(0.999),
        cpu * 1e6 / waits.len() as f64,
    );
    store.close().await?;
    Ok(())
}

/// Appends until the end and notes how long each append took.
async fn play(store: Store, id: String, end: Instant) -> Result<Vec<Duration>, Failure> {
    let mut waits = Vec::new();
    let mut next = 0;
    while Instant::now() < end {
        let began = Instant::now();
        next = store.append(&id, next, &[ENTRY]).await?;
        waits.push(began.elapsed());
    }
    Ok(waits)
}

fn id(run: i64, table: u32) -> String {
    format!("match-{run}-{table}")
}

fn header(run: i64, table: u32) -> MatchHeader {
    MatchHeader::running(&id(run, table), "rockets", Timestamp::now())
}

/// CPU time of this process so far; 0 where there is no `/proc`.
fn cpu_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default();
    let ticks = fields.split_whitespace().skip(11).take(2);
    ticks
        .filter_map(|text| text.parse::<f64>().ok())
        .sum::<f64>()
        / 100.0
}
