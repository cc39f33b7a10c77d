//! `orbite admin status`, `check`, `vacuum` and `purge`.

use crate::played::{DAY, create, header};
use crate::test_database::{Running, TestDatabase, orbite, stderr};
use serde_json::{Value, json};
use store::{ListPage, Status, Timestamp};

fn some_of_everything() -> TestDatabase {
    TestDatabase::with(async |store| {
        let kinds = [
            ("old-end", Status::Finished, 40),
            ("new-end", Status::Finished, 10),
            ("given-up", Status::Abandoned, 40),
            ("old-open", Status::Open, 40),
            ("old-run", Status::Running, 40),
            ("new-run", Status::Running, 1),
        ];
        create(&store, &kinds).await;
        for (id, days) in [("old-guest", 40), ("new-guest", 1)] {
            let at = Timestamp(Timestamp::now().0 - days * DAY);
            store.create_guest(id, "Ada", at).await.unwrap();
        }
        let at = Timestamp(Timestamp::now().0 - 40 * DAY);
        store.create_guest("account", "Bea", at).await.unwrap();
        store.open_account("account", "Bea", "x").await.unwrap();
    })
}

#[test]
fn the_status_counts_everything() {
    let place = some_of_everything();
    let text = place.admin_well(&["status"]);
    for words in [
        "orbite.db",
        "kB",
        "1 open, 2 running, 2 finished, 1 abandoned",
        "2 guests, 1 accounts",
    ] {
        assert!(text.contains(words), "{text}");
    }
    let mut status: Value = serde_json::from_str(&place.admin_well(&["status", "--json"])).unwrap();
    let bytes = status.as_object_mut().unwrap().remove("bytes").unwrap();
    assert!(bytes.as_u64().unwrap() > 10_000, "{bytes}");
    let expected = json!({
        "matches": {"open": 1, "running": 2, "finished": 2, "abandoned": 1},
        "guests": 2, "accounts": 1,
    });
    assert_eq!(status, expected);
}

#[test]
fn a_sound_database_is_called_so() {
    let place = some_of_everything();
    assert!(place.admin_well(&["check"]).contains("is sound"));
    assert!(place.admin_well(&["vacuum"]).contains("now"));
    assert!(place.admin_well(&["check"]).contains("is sound"));
}

#[test]
fn the_server_goes_on_meanwhile() {
    let place = some_of_everything();
    let server = Running::on(&place.database());
    let token = server.account("Ada", "correct horse");
    for chore in ["status", "check", "vacuum", "users", "matches"] {
        place.admin_well(&[chore]);
        assert_eq!(server.ask(&token, "GET /api/me", "").0, 200, "{chore}");
        let renamed = server.ask(&token, "PATCH /api/me", r#"{"name":"Zoé"}"#).0;
        assert_eq!(renamed, 200, "{chore}");
    }
    place.admin_well(&["purge", "--ended", "30", "--yes"]);
    assert_eq!(server.ask(&token, "GET /api/me", "").0, 200);
}

#[test]
fn a_damaged_log_is_found() {
    let place = TestDatabase::with(async |store| {
        let header = header("m1", "landing", Status::Running, 1);
        store.create_match(header).await.unwrap();
        store.append("m1", 0, &["one", "two"]).await.unwrap();
    });
    // This brings everything to its place in the file, so that it can be
    // damaged there.
    place.admin_well(&["vacuum"]);
    let mut bytes = std::fs::read(place.database()).unwrap();
    // In front of every entry is its length.
    let found: Vec<usize> = (1..bytes.len())
        .filter(|&at| bytes[at..].starts_with(b"one"))
        .collect();
    assert!(!found.is_empty());
    for at in found {
        bytes[at - 1] = 120;
    }
    std::fs::write(place.database(), bytes).unwrap();
    let output = place.admin(&["check"]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let findings = crate::test_database::stdout(&output);
    assert!(findings.contains("match m1"), "{output:?}");
    assert!(stderr(&output).contains("damaged"), "{output:?}");
}

#[test]
fn a_purge_deletes_what_it_is_told_and_asks_first() {
    let place = some_of_everything();
    let all = ["--ended", "30", "--open", "30", "--stalled", "30"];
    let purge = [&["purge"], &all[..], &["--guests", "30"]].concat();
    place.admin_fails(&purge, 2, "matches that ended 30 days ago");
    let counted = "would permanently delete 4 matches, 1 guests, 0 sessions:";
    place.admin_fails(&purge, 2, counted);
    place.admin_fails(&["purge", "--ended", "5"], 2, "3 matches, 0 guests");
    place.admin_fails(&purge, 2, "--yes");
    assert!(place.admin_well(&["status"]).contains("2 guests"));
    let done = place.admin_well(&[&purge[..], &["--yes"]].concat());
    assert!(done.contains("4 matches, 1 guests, 0 sessions"), "{done}");
    let left = place.work(async |store| {
        let users = store.list_users(ListPage::first(9)).await.unwrap();
        let mut left: Vec<String> = users.into_iter().map(|user| user.id).collect();
        for id in ["new-end", "new-run", "old-end", "old-run"] {
            if store.load_match(id, 0).await.unwrap().is_some() {
                left.push(id.to_owned());
            }
        }
        left.sort();
        left
    });
    assert_eq!(left, ["account", "new-end", "new-guest", "new-run"]);
}

#[test]
fn a_purge_of_nothing_in_particular_is_refused() {
    let place = some_of_everything();
    place.admin_fails(&["purge", "--yes"], 2, "--ended");
    place.admin_fails(&["purge", "--guests", "0", "--yes"], 2, "0");
    assert!(place.admin_well(&["status"]).contains("2 guests"));
}

#[test]
fn a_database_that_is_not_there_is_not_made() {
    let place = TestDatabase::empty();
    place.admin_fails(&["status"], 1, "there is no database");
    let database = place.database();
    let file = place.folder.path().join("copy.db");
    let backup = orbite(&[
        "backup",
        "--database",
        database.to_str().unwrap(),
        file.to_str().unwrap(),
    ]);
    assert_eq!(backup.status.code(), Some(1));
    assert_eq!(std::fs::read_dir(place.folder.path()).unwrap().count(), 0);
}

#[test]
fn what_is_no_database_is_told() {
    let place = TestDatabase::empty();
    std::fs::write(
        place.database(),
        "not a database, but long enough to be read",
    )
    .unwrap();
    place.admin_fails(&["status"], 1, "can’t open the database");
}

#[test]
fn help_teaches() {
    for (arguments, word) in [
        (&["--help"][..], "admin"),
        (&["--help"], "backup"),
        (&["admin", "--help"], "reset-password"),
        (&["admin", "purge", "--help"], "--stalled"),
        (&["backup", "--help"], "restore"),
    ] {
        let help = orbite(arguments);
        let text = crate::test_database::stdout(&help);
        assert!(text.contains(word), "{text}");
    }
}
