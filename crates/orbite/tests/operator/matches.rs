//! `orbite admin matches` and `orbite admin record`.

use crate::played::{create, header, keep, play};
use crate::test_database::{TestDatabase, stderr};
use registry::{GameId, Landing, Rockets, with_game};
use serde_json::Value;
use store::Status;

#[test]
fn matches_are_listed_newest_first() {
    let place = TestDatabase::with(async |store| {
        let kinds = [
            ("a", Status::Finished, 3),
            ("b", Status::Running, 2),
            ("c", Status::Open, 1),
        ];
        create(&store, &kinds).await;
    });
    let ids = |arguments: &[&str]| {
        let text = place.admin_well(&[&["matches", "--json"], arguments].concat());
        let list: Vec<Value> = serde_json::from_str(&text).unwrap();
        let id = |header: &Value| header["id"].as_str().unwrap().to_owned();
        list.iter().map(id).collect::<Vec<_>>()
    };
    assert_eq!(ids(&[]), ["c", "b", "a"]);
    assert_eq!(ids(&["--limit", "2"]), ["c", "b"]);
    assert_eq!(ids(&["--status", "running"]), ["b"]);
    assert_eq!(ids(&["--status", "abandoned"]), [""; 0]);
    let table = place.admin_well(&["matches"]);
    assert_eq!(table.lines().count(), 4, "{table}");
    assert!(table.contains("finished"), "{table}");
    place.admin_fails(&["matches", "--status", "lost"], 2, "abandoned");
}

#[test]
fn the_record_of_a_finished_match_is_printed_and_good() {
    for game in GameId::ALL {
        with_game!(game, G => {
            let played = play::<G>("m1", 7, usize::MAX);
            let place = TestDatabase::with(async |store| {
                let header = header("m1", game.name(), Status::Finished, 1);
                keep(&store, header, &played.log).await;
            });
            let text = place.admin_well(&["record", "m1"]);
            assert_eq!(text.trim(), played.record.unwrap().to_json());
            // Every reader of records opens this very file.
            let path = conformance::record_path(game.name(), "admin");
            expect_test::expect_file![path].assert_eq(&text);
            let file = place.folder.path().join("record.json");
            std::fs::write(&file, text).unwrap();
            let verdict = crate::test_database::orbite(&["verify", file.to_str().unwrap()]);
            assert!(verdict.status.success(), "{}", stderr(&verdict));
        });
    }
}

/// The secret of a match that is not over would tell what comes next.
#[test]
fn a_running_match_has_no_record() {
    let played = play::<Landing>("m1", 7, 5);
    assert!(played.record.is_none());
    let place = TestDatabase::with(async |store| {
        let header = header("m1", "landing", Status::Running, 1);
        keep(&store, header, &played.log).await;
    });
    place.admin_fails(&["record", "m1"], 1, "running");
    let output = place.admin(&["record", "m1"]);
    assert!(output.stdout.is_empty());
    assert!(!stderr(&output).contains(&"07".repeat(8)));
}

#[test]
fn what_is_no_record_is_told() {
    let played = play::<Rockets>("m1", 7, usize::MAX);
    let rules = "\"rules\":";
    let at = played.log[0].find(rules).unwrap() + rules.len();
    let mut newer = played.log.clone();
    newer[0].insert(at, '9');
    let place = TestDatabase::with(async |store| {
        for (id, log) in [("newer", &newer), ("torn", &vec!["nonsense".to_owned()])] {
            let header = header(id, "rockets", Status::Finished, 1);
            keep(&store, header, log).await;
        }
        let chess = header("chess", "chess", Status::Finished, 1);
        keep(&store, chess, &["x".to_owned()]).await;
    });
    place.admin_fails(&["record", "newer"], 1, "version");
    place.admin_fails(&["record", "torn"], 1, "torn can’t be replayed");
    place.admin_fails(&["record", "chess"], 1, "no game `chess`");
    place.admin_fails(&["record", "nowhere"], 1, "no match `nowhere`");
}
