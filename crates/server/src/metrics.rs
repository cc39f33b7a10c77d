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
    pub(crate) races: Counter,
    pub(crate) followed: Counter,
    pub(crate) takeovers: Counter,
    pub(crate) hints_sent: Counter,
    pub(crate) hints_received: Counter,
    pub(crate) nodes: Gauge,
    pub(crate) bus_up: Gauge,
    pub(crate) driven: Gauge,
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
            races: Counter::default(),
            followed: Counter::default(),
            takeovers: Counter::default(),
            hints_sent: Counter::default(),
            hints_received: Counter::default(),
            nodes: Gauge::default(),
            bus_up: Gauge::default(),
            driven: Gauge::default(),
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
            (
                "tables_driven",
                "Tables whose bots, clocks and absences this node sees to",
                &self.driven,
            ),
            (
                "nodes",
                "Nodes that live on the database, 0 where there is but one",
                &self.nodes,
            ),
            (
                "bus_up",
                "Whether hints of other nodes come in",
                &self.bus_up,
            ),
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
                "lost_races",
                "Decisions made again because another node was faster",
                &self.races,
            ),
            (
                "followed_entries",
                "Log entries of other nodes taken in",
                &self.followed,
            ),
            (
                "takeovers",
                "Tables that this node drives because no other did",
                &self.takeovers,
            ),
            ("hints_sent", "Hints to other nodes", &self.hints_sent),
            (
                "hints_received",
                "Hints of other nodes",
                &self.hints_received,
            ),
            ("faults", "Internal errors, all in the log", &self.faults),
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The charts that operators import show what is really counted.
    #[test]
    fn the_dashboard_asks_for_what_there_is() {
        let mut text = String::new();
        encode(&mut text, &Metrics::new().registry).unwrap();
        let dashboard = include_str!("../../../deploy/grafana-dashboard.json");
        let is_name = |letter: char| letter.is_ascii_lowercase() || letter == '_';
        let asked: BTreeSet<&str> = dashboard
            .split(|letter: char| !is_name(letter))
            .filter(|word| word.starts_with("orbite_"))
            .collect();
        assert!(asked.len() > 10, "{asked:?}");
        for name in asked {
            let is_there = text.lines().any(|line| {
                let rest = line.strip_prefix(name);
                rest.is_some_and(|rest| rest.starts_with([' ', '{']))
            });
            assert!(is_there, "{name} is not among\n{text}");
        }
    }
}
