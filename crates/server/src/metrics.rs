//! What the server counts, for the operator's charts.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::time::Duration;
use store::Store;

/// The bounds of the histogram of storing times, in seconds.
const BOUNDS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0];

/// Everything that is counted.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) sockets: Gauge,
    pub(crate) tables: Gauge,
    pub(crate) commands: Counter,
    pub(crate) entries: Counter,
    pub(crate) storing: Histogram,
    pub(crate) lost: Counter,
    pub(crate) faults: Counter,
    pub(crate) messages_in: Counter,
    pub(crate) bytes_in: Counter,
    pub(crate) bytes_out: Counter,
    pub(crate) turned_away: Counter,
    commits: Counter,
    outages: Counter,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut metrics = Self {
            registry: Registry::with_prefix("orbite"),
            sockets: Gauge::default(),
            tables: Gauge::default(),
            commands: Counter::default(),
            entries: Counter::default(),
            storing: Histogram::new(BOUNDS),
            lost: Counter::default(),
            faults: Counter::default(),
            messages_in: Counter::default(),
            bytes_in: Counter::default(),
            bytes_out: Counter::default(),
            turned_away: Counter::default(),
            commits: Counter::default(),
            outages: Counter::default(),
        };
        metrics.register();
        metrics
    }

    fn register(&mut self) {
        let registry = &mut self.registry;
        let gauges = [
            ("sockets", "Open WebSockets", &self.sockets),
            ("tables", "Tables in memory", &self.tables),
        ];
        for (name, help, gauge) in gauges {
            registry.register(name, help, gauge.clone());
        }
        let counters = [
            ("commands", "Commands at tables", &self.commands),
            ("entries", "Log entries stored", &self.entries),
            (
                "lost_writes",
                "Decisions of tables that could not be stored and were taken back",
                &self.lost,
            ),
            (
                "faults",
                "Mistakes of the program, all in the log",
                &self.faults,
            ),
            (
                "messages_received",
                "Messages from clients",
                &self.messages_in,
            ),
            (
                "bytes_received",
                "Bytes of messages from clients",
                &self.bytes_in,
            ),
            (
                "bytes_sent",
                "Bytes of messages to clients",
                &self.bytes_out,
            ),
            (
                "turned_away",
                "Requests and connections beyond a limit",
                &self.turned_away,
            ),
            ("store_commits", "Transactions of the store", &self.commits),
            (
                "store_failures",
                "Requests that failed because the database was in trouble",
                &self.outages,
            ),
        ];
        for (name, help, counter) in counters {
            registry.register(name, help, counter.clone());
        }
        registry.register(
            "storing_seconds",
            "How long a table waited for its entries to be durable",
            self.storing.clone(),
        );
    }

    /// Some entries were stored.
    pub(crate) fn stored(&self, entries: usize, took: Duration) {
        self.entries.inc_by(entries as u64);
        self.storing.observe(took.as_secs_f64());
    }

    /// Everything in the format that Prometheus reads.
    pub(crate) fn text(&self, store: &Store) -> String {
        let kept = store.metrics();
        let catch_up = |counter: &Counter, now: u64| {
            counter.inc_by(now.saturating_sub(counter.get()));
        };
        catch_up(&self.commits, kept.commits);
        catch_up(&self.outages, kept.failures);
        let mut text = String::new();
        // Writing to a text has no way to fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
