//! What runs found, as people read it.

use crate::format::{columns, decimal, headed, number, percent};
use load::{Latency, Report, Trouble, TroubleReport};
use text::Language;
use text::research::{self as say, Text};

/// One run, a line for each thing.
pub(super) fn table(report: &Report, language: Language) -> String {
    let mut rows = Vec::new();
    let mut line = |name: Text, value: String| {
        let indent = if is_part(name) { "  " } else { "" };
        rows.push([format!("{indent}{}", name.said(language)), value]);
    };
    if report.tables > 0 {
        let game = report.game.as_str();
        let plan = say::load_plan(language, report.tables, game, report.seats);
        line(Text::RowTables, plan);
        line(Text::RowSeconds, seconds(report.seconds, 1, language));
    }
    if report.tables > 0 && report.moves == 0 {
        let bytes = decimal(report.bytes_per_second_and_seat, 1);
        line(Text::RowIdleBytes, say::both_directions(language, bytes));
    } else if report.tables > 0 {
        let moves = say::moves_in_games(language, report.moves, report.games);
        line(Text::RowMoves, moves);
        line(Text::RowRate, number(report.moves_per_second, 0, language));
        let acknowledged = latencies(&report.acknowledged_ms, language);
        line(Text::RowAcknowledged, acknowledged);
        line(Text::RowSeen, latencies(&report.seen_ms, language));
        let bytes = |bytes| decimal(bytes, 0);
        let all = bytes(report.bytes_per_move_and_seat);
        line(Text::RowBytes, say::all_bytes(language, all));
        let moves = bytes(report.move_bytes_per_move_and_seat);
        line(Text::RowMoveBytes, say::move_bytes(language, moves));
        let table = bytes(report.table_bytes_per_game_and_seat);
        line(Text::RowTableBytes, say::table_bytes(language, table));
    }
    if let Some(server) = &report.server {
        let share = |share| say::of_a_core(language, percent(share, 0, language));
        if report.tables > 0 {
            line(Text::RowCpu, seconds(server.cpu_seconds, 2, language));
            let rate = number(server.moves_per_cpu_second, 0, language);
            line(Text::RowCpuRate, rate);
            line(Text::RowWriter, share(server.busiest_writer));
            line(Text::RowDriver, share(report.busiest_driver));
        }
        let kilobytes = |bytes| format!("{} KB", number(bytes as f64 / 1e3, 1, language));
        let megabytes = |bytes| format!("{} MB", number(bytes as f64 / 1e6, 1, language));
        line(Text::RowMemory, megabytes(server.memory_empty));
        if let Some(each) = server.memory_per_idle_socket {
            let all = megabytes(server.memory_idle);
            let idle = say::memory_for(language, all, report.idle);
            line(Text::RowIdleMemory, idle);
            line(Text::RowMemoryEach, kilobytes(each));
        }
        if let Some(each) = server.memory_per_table {
            line(Text::RowMemoryTable, kilobytes(each));
        }
        line(Text::RowMemoryEnd, megabytes(server.memory_end));
    }
    columns(&rows, &[])
}

/// What was found where nodes were killed or restarted, a line for each thing.
pub(super) fn trouble(report: &TroubleReport, language: Language) -> String {
    let game = report.game.as_str();
    let times = match report.trouble {
        Trouble::Kill => say::killed_times(language, report.troubles),
        Trouble::Restart => say::restarted_times(language, report.troubles),
    };
    let games = say::moves_in_games(language, report.moves, report.games);
    let plan = say::load_plan(language, report.tables, game, report.seats);
    let whole = |count: u64| number(count as f64, 0, language);
    let next = say::latencies_when_not_out(
        language,
        latencies(&report.next_move_ms, language),
        report.out,
    );
    let rows = [
        (Text::RowTables, plan),
        (Text::RowNodes, report.nodes.to_string()),
        (Text::RowTroubles, times),
        (Text::RowStored, games),
        (Text::RowLost, whole(report.lost)),
        (Text::RowDoubled, whole(report.doubled)),
        (Text::RowUntold, whole(report.untold)),
        (Text::RowSentAgain, whole(report.sent_again)),
        (Text::RowCompared, whole(report.compared as u64)),
        (Text::RowNextMove, next),
    ];
    let rows = rows.map(|(name, value)| [name.said(language).to_owned(), value]);
    columns(&rows, &[])
}

/// Whether a line is a part of the one above it.
fn is_part(name: Text) -> bool {
    matches!(
        name,
        Text::RowMoveBytes
            | Text::RowTableBytes
            | Text::RowWriter
            | Text::RowDriver
            | Text::RowIdleMemory
            | Text::RowMemoryEach
            | Text::RowMemoryTable
            | Text::RowMemoryEnd
    )
}

fn seconds(seconds: f64, places: u8, language: Language) -> String {
    format!("{} s", number(seconds, places, language))
}

fn latencies(latency: &Latency, language: Language) -> String {
    let Latency {
        p50,
        p99,
        p999,
        most,
    } = latency;
    let [p50, p99, p999, most] = [p50, p99, p999, most].map(|time| decimal(*time, 1));
    say::latencies(language, p50, p99, p999, most)
}

/// Several runs, a line for each.
pub(super) fn compare(reports: &[Report], language: Language) -> String {
    let heads = [
        Text::ColumnTables,
        Text::ColumnNodes,
        Text::ColumnMoves,
        Text::ColumnMovesCpu,
        Text::ColumnOfFirst,
        Text::ColumnLatency,
        Text::ColumnDriver,
        Text::ColumnWriter,
    ];
    let rows = reports.iter().map(|report| {
        let per_second = |report: &Report| {
            let server = report.server.as_ref();
            server.map_or(0.0, |server| server.moves_per_cpu_second)
        };
        let first = reports.iter().find(|it| it.tables == report.tables);
        let share = per_second(report) / first.map_or(1.0, per_second);
        let writer = report.server.as_ref();
        let writer = writer.map_or(0.0, |server| server.busiest_writer);
        let latency = &report.acknowledged_ms;
        let whole = |value| number(value, 0, language);
        [
            report.tables.to_string(),
            report.nodes.to_string(),
            whole(report.moves_per_second),
            whole(per_second(report)),
            percent(share, 0, language),
            format!("{}/{}", whole(latency.p50), whole(latency.p99)),
            percent(report.busiest_driver, 0, language),
            percent(writer, 0, language),
        ]
    });
    let rows = headed(heads.map(|head| head.said(language)), rows);
    columns(&rows, &[0, 1, 2, 3, 4, 5, 6, 7])
}
