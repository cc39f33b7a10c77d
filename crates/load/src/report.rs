//! What a load run found.

use crate::{Histogram, Plan};
use serde::Serialize;

/// Times in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Latency {
    /// Half of all were not longer.
    pub p50: f64,
    /// 99 of 100 were not longer.
    pub p99: f64,
    /// 999 of 1000 were not longer.
    pub p999: f64,
    /// The longest.
    pub most: f64,
}

impl Latency {
    pub(crate) fn of(histogram: &Histogram) -> Self {
        let millis = |micros: u64| micros as f64 / 1000.0;
        Self {
            p50: millis(histogram.quantile(0.5)),
            p99: millis(histogram.quantile(0.99)),
            p999: millis(histogram.quantile(0.999)),
            most: millis(histogram.most()),
        }
    }
}

/// What was read off while a run went on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measured {
    pub(crate) seconds: f64,
    pub(crate) moves: u64,
    pub(crate) games: u64,
    /// In both directions: all, and those that are not moves.
    pub(crate) bytes: [u64; 2],
    /// The busiest thread of the driver: the share of a core that it took.
    pub(crate) busiest_driver: f64,
    /// Of a server on this machine.
    pub(crate) server: Option<ServerMeasured>,
}

/// What was read off the server's process: its processor time, and its memory
/// in bytes before anybody came, with the connections that only wait, with all
/// tables set, and at the end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ServerMeasured {
    pub(crate) cpu_seconds: f64,
    pub(crate) busiest_writer: f64,
    pub(crate) memory: [u64; 4],
}

/// What a load run cost the server.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ServerCost {
    /// Processor time, in seconds.
    pub cpu_seconds: f64,
    /// Moves for each second of it.
    pub moves_per_cpu_second: f64,
    /// How much of a core the thread took that writes, in the server where it took
    /// most.
    pub busiest_writer: f64,
    /// Memory before anybody came, in bytes.
    pub memory_empty: u64,
    /// More memory for each connection that waits, in bytes.
    pub memory_per_idle_socket: Option<u64>,
    /// All memory with the connections that wait, in bytes.
    pub memory_idle: u64,
    /// More memory for each table with its seats' connections, in bytes.
    pub memory_per_table: Option<u64>,
    /// All memory at the end, in bytes; logs that were written count too.
    pub memory_end: u64,
}

impl ServerCost {
    fn of(measured: ServerMeasured, plan: &Plan, moves: f64) -> Self {
        let [empty, idle, tables, end] = measured.memory;
        let each = |more: u64, less: u64, count: u32| {
            more.saturating_sub(less).checked_div(u64::from(count))
        };
        Self {
            cpu_seconds: measured.cpu_seconds,
            moves_per_cpu_second: per(moves, measured.cpu_seconds),
            busiest_writer: measured.busiest_writer,
            memory_empty: empty,
            memory_per_idle_socket: each(idle, empty, plan.idle),
            memory_idle: idle,
            memory_per_table: each(tables, idle, plan.tables),
            memory_end: end,
        }
    }
}

/// So many for each; none where there is nothing to divide by.
fn per(count: f64, of: f64) -> f64 {
    if of > 0.0 { count / of } else { 0.0 }
}

/// What a load run found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// Tables at the same time.
    pub tables: u32,
    /// Seats at each.
    pub seats: usize,
    /// Connections that only waited.
    pub idle: u32,
    /// For how long was counted.
    pub seconds: f64,
    /// Moves that the server acknowledged, every one of them durable.
    pub moves: u64,
    /// Games that were finished.
    pub games: u64,
    /// The same per second.
    pub moves_per_second: f64,
    /// From a command sent to its `accepted`, in milliseconds.
    pub acknowledged_ms: Latency,
    /// From a command sent to its `step` at another seat, in milliseconds.
    pub seen_ms: Latency,
    /// Bytes in both directions for each move and seat, with everything that
    /// goes with playing (new games, presence) and WebSocket's framing.
    pub bytes_per_move_and_seat: f64,
    /// Bytes in both directions for each second and seat: of tables at which nobody
    /// moves, what it takes to know who is there.
    pub bytes_per_second_and_seat: f64,
    /// Those of moves alone: actions, their answers and steps, the deal included,
    /// with all of WebSocket's framing.
    pub move_bytes_per_move_and_seat: f64,
    /// The others, for each game and seat: joining, seats, what they add to
    /// chance, the end and the next game.
    pub table_bytes_per_game_and_seat: f64,
    /// How many servers there were.
    pub nodes: usize,
    /// How much of a core the driver's busiest thread took: near 1 it is the limit.
    pub busiest_driver: f64,
    /// What it cost the servers, if that could be read off.
    pub server: Option<ServerCost>,
}

impl Report {
    pub(crate) fn new(
        plan: &Plan,
        measured: &Measured,
        acknowledged: &Histogram,
        seen: &Histogram,
    ) -> Self {
        let seats = plan.seats.iter().count();
        let moves = measured.moves as f64;
        let [bytes, table_bytes] = measured.bytes;
        Self {
            game: plan.game.clone(),
            tables: plan.tables,
            seats,
            idle: plan.idle,
            seconds: measured.seconds,
            moves: measured.moves,
            games: measured.games,
            moves_per_second: per(moves, measured.seconds),
            acknowledged_ms: Latency::of(acknowledged),
            seen_ms: Latency::of(seen),
            bytes_per_move_and_seat: per(bytes as f64, moves * seats as f64),
            bytes_per_second_and_seat: per(
                bytes as f64,
                measured.seconds * f64::from(plan.tables) * seats as f64,
            ),
            move_bytes_per_move_and_seat: per(
                bytes.saturating_sub(table_bytes) as f64,
                moves * seats as f64,
            ),
            table_bytes_per_game_and_seat: per(
                table_bytes as f64,
                measured.games as f64 * seats as f64,
            ),
            nodes: plan.gauges.len().max(1),
            busiest_driver: measured.busiest_driver,
            server: measured
                .server
                .map(|server| ServerCost::of(server, plan, moves)),
        }
    }
}
