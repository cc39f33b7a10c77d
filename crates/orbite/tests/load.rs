//! `orbite load`, run as a user runs it.

/// A private PostgreSQL, as the store's own tests have it.
#[path = "../../store/tests/store/cluster.rs"]
#[allow(dead_code, reason = "this one neither crashes nor is shared")]
mod cluster;

use cluster::Cluster;
use serde_json::Value;
use std::process::{Command, Output};

fn orbite(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_orbite"))
        .args(arguments)
        .env("LC_ALL", "C")
        .output()
        .unwrap()
}

fn number(report: &Value, path: &str) -> f64 {
    let found = report.pointer(path).and_then(Value::as_f64);
    found.unwrap_or_else(|| panic!("no {path} in {report}"))
}

#[test]
fn a_short_run_measures_everything_by_itself() {
    let run = orbite(&[
        "load",
        "--tables",
        "4",
        "--idle",
        "8",
        "--seconds",
        "2",
        "--warm-up",
        "0",
        "--json",
    ]);
    let errors = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{errors}");
    let report: Value = serde_json::from_slice(&run.stdout).unwrap();
    assert!(number(&report, "/moves") > 20.0, "{report}");
    // Moves alone are more than this, and everything together is no novel.
    let bytes = number(&report, "/bytes_per_move_and_seat");
    assert!((60.0..600.0).contains(&bytes), "{report}");
    for latency in ["/acknowledged_ms", "/seen_ms"] {
        let of = |name: &str| number(&report, &format!("{latency}/{name}"));
        assert!(of("p50") > 0.0, "{report}");
        assert!(
            of("p50") <= of("p99") && of("p99") <= of("p999"),
            "{report}"
        );
        assert!(of("p999") <= of("most"), "{report}");
    }
    assert!(number(&report, "/server/cpu_seconds") > 0.0, "{report}");
    // Neither took more than a core.
    for thread in ["/busiest_driver", "/server/busiest_writer"] {
        assert!((0.0..1.1).contains(&number(&report, thread)), "{report}");
    }
    assert!(number(&report, "/server/memory_end") > 1e6, "{report}");
}

#[test]
fn tables_at_which_nobody_moves_are_measured_too() {
    let arguments = "load --tables 3 --still --seconds 5 --warm-up 1 --json";
    let run = orbite(&arguments.split(' ').collect::<Vec<_>>());
    let errors = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{errors}");
    let report: Value = serde_json::from_slice(&run.stdout).unwrap();
    assert_eq!(number(&report, "/moves"), 0.0, "{report}");
    // A ping has 2 bytes, its answer 6; one every two seconds or less.
    let bytes = number(&report, "/bytes_per_second_and_seat");
    assert!(bytes > 0.0 && bytes <= 8.0, "{report}");
}

#[test]
fn several_runs_are_compared_and_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let plot = folder.path().join("plot.svg");
    let run = orbite(&[
        "load",
        "--tables",
        "2,4",
        "--seconds",
        "1",
        "--warm-up",
        "0",
        "--plot",
        plot.to_str().unwrap(),
    ]);
    assert!(run.status.success());
    let text = String::from_utf8_lossy(&run.stdout);
    let tables: Vec<&str> = text
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert_eq!(tables, ["tables", "2", "4"], "{text}");
    let svg = std::fs::read_to_string(plot).unwrap();
    assert_eq!(svg.matches("<circle").count(), 2, "{svg}");
    assert!(
        svg.starts_with("<svg ") && svg.ends_with("</svg>\n"),
        "{svg}"
    );
}

/// Real processes on one PostgreSQL, behind the balancer of the run; each run has a database
/// of its own.
#[test]
fn several_nodes_are_compared_with_one() {
    let cluster = Cluster::start();
    let address = cluster.database();
    let (server, _) = address.rsplit_once("dbname=").unwrap();
    let mut client = postgres::Client::connect(&address, postgres::NoTls).unwrap();
    for run in 1..=2 {
        let create = format!("CREATE DATABASE load{run}");
        client.batch_execute(&create).unwrap();
    }
    let database = format!("{server}dbname=load{{}}");
    let run = orbite(&[
        "load",
        "--tables",
        "4",
        "--nodes",
        "1,2",
        "--seconds",
        "1",
        "--warm-up",
        "0",
        "--database",
        &database,
        "--json",
    ]);
    let errors = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{errors}");
    let reports: Value = serde_json::from_slice(&run.stdout).unwrap();
    let nodes = reports.as_array().unwrap();
    assert_eq!(nodes.len(), 2, "{reports}");
    for (count, report) in (1..).zip(nodes) {
        assert_eq!(number(report, "/nodes"), f64::from(count), "{report}");
        assert!(number(report, "/moves") > 0.0, "{report}");
        assert!(number(report, "/server/cpu_seconds") > 0.0, "{report}");
    }
}

/// Each node is ended and comes back, and the logs hold what was acknowledged.
#[test]
fn nodes_are_killed_and_restarted_and_nothing_is_lost() {
    let cluster = Cluster::start();
    for (trouble, nodes) in [("kill", 3.0), ("restart", 2.0)] {
        let count = format!("{nodes}");
        let database = cluster.database();
        let run = orbite(&[
            "load",
            "--tables",
            "4",
            "--nodes",
            &count,
            "--seconds",
            "2",
            "--trouble",
            trouble,
            "--database",
            &database,
            "--json",
        ]);
        let errors = String::from_utf8_lossy(&run.stderr);
        assert!(run.status.success(), "{errors}");
        let report: Value = serde_json::from_slice(&run.stdout).unwrap();
        assert_eq!(report["trouble"], trouble, "{report}");
        assert_eq!(number(&report, "/nodes"), nodes, "{report}");
        assert!(number(&report, "/troubles") >= 1.0, "{report}");
        assert!(number(&report, "/games") >= 4.0, "{report}");
        assert!(number(&report, "/moves") > 100.0, "{report}");
        for wrong in ["/lost", "/doubled", "/untold"] {
            assert_eq!(number(&report, wrong), 0.0, "{report}");
        }
        assert!(number(&report, "/compared") >= 8.0, "{report}");
        let of = |name: &str| number(&report, &format!("/next_move_ms/{name}"));
        assert!(of("p50") > 0.0 && of("p50") <= of("p99"), "{report}");
    }
}

/// One server without others, on a file of its own.
#[test]
fn a_server_alone_is_killed_too() {
    let arguments = "load --tables 2 --seconds 1 --trouble kill";
    let run = orbite(&arguments.split(' ').collect::<Vec<_>>());
    let errors = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{errors}");
    let text = String::from_utf8_lossy(&run.stdout);
    let lost = text.lines().find(|line| line.starts_with("moves lost"));
    assert!(lost.is_some_and(|line| line.ends_with(" 0")), "{text}");
}

#[test]
fn only_waiting_connections_are_measured_too() {
    let run = orbite(&["load", "--tables", "0", "--idle", "50"]);
    assert!(run.status.success());
    let text = String::from_utf8_lossy(&run.stdout);
    assert!(text.contains("for each idle socket"), "{text}");
    assert!(!text.contains("moves per second"), "{text}");
}

#[test]
fn no_other_machine_is_ever_put_under_load() {
    for server in [
        "http://192.0.2.1:80",
        "http://0.0.0.0:4747",
        "http://orbite.example:80",
    ] {
        let run = orbite(&["load", "--server", server]);
        assert_eq!(run.status.code(), Some(2), "{server}");
        let text = String::from_utf8_lossy(&run.stderr);
        assert!(text.contains("not this machine"), "{text}");
    }
}

#[test]
fn what_makes_no_sense_is_refused() {
    for arguments in [
        &["load", "--tables", "0"][..],
        &["load", "--tables", "6000"],
        &["load", "--seconds", "0"],
        &["load", "--pid", "1"],
        &["load", "--trouble", "kill", "--still"],
        &["load", "--trouble", "flood"],
        &["load", "rockets", "--seats", "9"],
        &["load", "--options", r#"{"layout":"round"}"#],
    ] {
        assert_eq!(orbite(arguments).status.code(), Some(2), "{arguments:?}");
    }
}
