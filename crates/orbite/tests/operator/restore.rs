//! `orbite restore`: nobody gets back what was revoked, nor sees chance twice.

use crate::played::{header, keep, play};
use crate::test_database::{Running, TestDatabase, orbite, stderr, stdout};
use registry::Landing;
use std::path::{Path, PathBuf};
use std::process::Output;
use store::Status;

fn run(place: &TestDatabase, command: &str, more: &[&str]) -> Output {
    let database = place.database();
    orbite(&[&[command, "--database", database.to_str().unwrap()], more].concat())
}

/// Backs a database up, and says to which file.
fn back_up(place: &TestDatabase) -> PathBuf {
    let file = place.folder.path().join("copy.db");
    let output = run(place, "backup", &[file.to_str().unwrap()]);
    assert!(output.status.success(), "{}", stderr(&output));
    file
}

/// Restores a file, which must go well.
#[track_caller]
fn restore(place: &TestDatabase, file: &Path, more: &[&str]) -> String {
    let output = run(
        place,
        "restore",
        &[&[file.to_str().unwrap()], more].concat(),
    );
    assert!(output.status.success(), "{}", stderr(&output));
    stdout(&output)
}

fn knows(server: &Running, token: &str) -> bool {
    match server.ask(token, "GET /api/me", "").0 {
        200 => true,
        401 => false,
        other => panic!("{other}"),
    }
}

#[test]
fn what_was_revoked_since_the_backup_stays_revoked() {
    let place = TestDatabase::empty();
    let server = Running::on(&place.database());
    let [ada, bea, cleo] = ["Ada", "Bea", "Cleo"].map(|name| server.account(name, "correct horse"));
    let file = back_up(&place);
    let late = server.account("Dora", "correct horse");
    // Not while a server is at it.
    let output = run(&place, "restore", &[file.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(
        stderr(&output).contains("another Orbite server"),
        "{output:?}"
    );
    drop(server);
    place.admin_well(&["reset-password", "Ada"]);
    place.admin_well(&["forget", "Bea", "--yes"]);
    let before = std::fs::read(&file).unwrap();

    let told = restore(&place, &file, &[]);
    assert!(told.contains("ended: 2 (revoked or deleted"), "{told}");
    assert!(told.contains("passwords changed since"), "{told}");
    assert!(told.contains("back now: 1"), "{told}");
    assert_eq!(std::fs::read(&file).unwrap(), before, "the backup stays");
    assert!(place.folder.path().join("orbite.db.replaced-1").is_file());
    let server = Running::on(&place.database());
    assert_eq!(
        [&ada, &bea, &cleo, &late].map(|token| knows(&server, token)),
        [false, false, true, false]
    );
    // The password that was replaced is no good either.
    assert_eq!(server.log_in("Ada", "correct horse"), 403);
    assert_eq!(server.log_in("Cleo", "correct horse"), 200);
}

#[test]
fn when_nobody_knows_what_was_revoked_all_log_in_again() {
    let place = TestDatabase::empty();
    let server = Running::on(&place.database());
    let ada = server.account("Ada", "correct horse");
    let file = back_up(&place);
    drop(server);
    for lost in [true, false] {
        std::fs::remove_file(place.database()).unwrap();
        if !lost {
            std::fs::write(place.database(), "this is no database, but was one").unwrap();
        }
        for end in ["-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", place.database().display()));
        }
        let told = restore(&place, &file, &[]);
        assert!(told.contains("nobody knows which"), "{told}");
        let server = Running::on(&place.database());
        assert!(!knows(&server, &ada));
        assert_eq!(server.log_in("Ada", "correct horse"), 200);
    }
    // The operator may know better.
    restore(&place, &file, &["--keep-sessions"]);
    assert!(knows(&Running::on(&place.database()), &ada));
}

#[test]
fn games_that_are_not_over_get_another_secret_and_the_rest_stays() {
    let place = TestDatabase::with(async |store| {
        for (id, status, actions) in [
            ("waits", Status::Open, 0),
            ("runs", Status::Running, 9),
            ("over", Status::Finished, usize::MAX),
            // Its header was about to be updated.
            ("late", Status::Running, usize::MAX),
        ] {
            let mut log = play::<Landing>(id, 7, actions).log;
            if actions == 0 {
                log.truncate(1);
            }
            keep(&store, header(id, "landing", status, 1), &log).await;
        }
        let odd = header("odd", "landing", Status::Running, 1);
        keep(&store, odd, &["no log of ours".to_owned()]).await;
    });
    let file = back_up(&place);
    let logs = async |store: store::Store| {
        let mut logs = Vec::new();
        for id in ["waits", "runs", "over", "late", "odd"] {
            let entries = store.entries(id, 0).await.unwrap();
            let entries = entries
                .into_iter()
                .map(|entry| String::from_utf8(entry).unwrap());
            logs.push(entries.collect::<Vec<_>>());
        }
        logs
    };
    let before = place.work(logs);
    let told = restore(&place, &file, &[]);
    assert!(told.contains("with a new secret: 2\n"), "{told}");
    assert!(told.contains("table odd can’t be continued"), "{told}");
    let after = place.work(logs);
    let mut secrets = Vec::new();
    for (place, (before, after)) in before.iter().zip(&after).enumerate() {
        let added = usize::from(place < 2);
        assert_eq!(
            (&after[..before.len()], after.len()),
            (&before[..], before.len() + added)
        );
        for line in &after[before.len()..] {
            let (_, secret) = line.split_once(r#"{"restored":{"secret":""#).unwrap();
            secrets.push(secret.to_owned());
        }
    }
    assert_ne!(secrets[0], secrets[1]);
    assert!(secrets.iter().all(|secret| !secret.starts_with("0707")));
    // Restored once more, they have other secrets again.
    restore(&place, &file, &[]);
    let again = place.work(logs);
    assert_ne!(again[0].last(), after[0].last());
    place.admin_well(&["record", "over"]);
}

#[test]
fn a_bad_backup_changes_nothing() {
    let place = TestDatabase::with(async |_| ());
    let before = std::fs::read(place.database()).unwrap();
    let bad = place.folder.path().join("bad.db");
    std::fs::write(&bad, "not a database, by any measure").unwrap();
    for file in [&bad, &place.folder.path().join("none.db")] {
        let output = run(&place, "restore", &[file.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
    }
    assert_eq!(std::fs::read(place.database()).unwrap(), before);
    let files = std::fs::read_dir(place.folder.path()).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    assert!(names.into_iter().all(|name| !name.contains("restoring")));
}

#[cfg(unix)]
#[test]
fn a_restored_database_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let place = TestDatabase::with(async |_| ());
    let file = back_up(&place);
    std::fs::set_permissions(&file, PermissionsExt::from_mode(0o644)).unwrap();
    restore(&place, &file, &[]);
    let mode = std::fs::metadata(place.database())
        .unwrap()
        .permissions()
        .mode();
    assert_eq!(mode & 0o777, 0o600);
}
