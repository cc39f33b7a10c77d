//! `orbite backup`.

use crate::test_database::{Running, TestDatabase, orbite, stderr, stdout};
use std::path::Path;

fn back_up(place: &TestDatabase, file: &Path) -> std::process::Output {
    let database = place.database();
    orbite(&[
        "backup",
        "--database",
        database.to_str().unwrap(),
        file.to_str().unwrap(),
    ])
}

#[test]
fn a_backup_made_while_the_server_runs_is_a_server_elsewhere() {
    let place = TestDatabase::empty();
    let server = Running::on(&place.database());
    let token = server.account("Ada", "correct horse");
    let file = place.folder.path().join("copy.db");
    let output = back_up(&place, &file);
    assert!(output.status.success(), "{}", stderr(&output));
    let told = stdout(&output);
    assert!(told.contains("copy.db") && told.contains("kB"), "{told}");
    let late = server.account("Bea", "correct horse");

    let restored = TestDatabase::empty();
    std::fs::copy(&file, restored.database()).unwrap();
    // Not without a word to those who have seen what came after it.
    let database = restored.database();
    let served = orbite(&["serve", "--database", database.to_str().unwrap()]);
    assert_eq!(served.status.code(), Some(1), "{served:?}");
    assert!(stderr(&served).contains("orbite restore"), "{served:?}");
    let output = orbite(&[
        "restore",
        "--keep-sessions",
        "--database",
        database.to_str().unwrap(),
    ]);
    assert!(output.status.success(), "{}", stderr(&output));
    let elsewhere = Running::on(&restored.database());
    let (status, me) = elsewhere.ask(&token, "GET /api/me", "");
    assert_eq!((status, me["name"].as_str()), (200, Some("Ada")));
    assert_eq!(elsewhere.log_in("Ada", "correct horse"), 200);
    assert_eq!(elsewhere.ask(&late, "GET /api/me", "").0, 401);
    assert_eq!(server.ask(&late, "GET /api/me", "").0, 200);
}

#[test]
fn a_backup_is_never_written_over_anything() {
    let place = TestDatabase::with(async |_| ());
    let file = place.folder.path().join("copy.db");
    std::fs::write(&file, "precious").unwrap();
    let output = back_up(&place, &file);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("already exists"), "{output:?}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "precious");
    // Not over the database itself either.
    let before = std::fs::read(place.database()).unwrap();
    assert_eq!(back_up(&place, &place.database()).status.code(), Some(1));
    assert_eq!(std::fs::read(place.database()).unwrap(), before);
}

#[test]
fn a_backup_that_fails_leaves_nothing() {
    let place = TestDatabase::with(async |_| ());
    let folder = place.folder.path().join("no/such/folder");
    let output = back_up(&place, &folder.join("copy.db"));
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("can’t back up"), "{output:?}");
    assert!(!folder.exists());
}

#[cfg(unix)]
#[test]
fn a_backup_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let place = TestDatabase::with(async |_| ());
    let file = place.folder.path().join("copy.db");
    assert!(back_up(&place, &file).status.success());
    let mode = std::fs::metadata(&file).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn the_environment_names_the_database_too() {
    let place = TestDatabase::with(async |_| ());
    let file = place.folder.path().join("copy.db");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_orbite"))
        .arg("backup")
        .arg(&file)
        .env("ORBITE_DATABASE", place.database())
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(file.is_file());
}
