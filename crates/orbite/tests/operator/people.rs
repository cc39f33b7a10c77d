//! `orbite admin users`, `forget` and `reset-password`.

use crate::test_database::{Running, TestDatabase, stderr, stdout};
use serde_json::Value;
use store::Timestamp;

const PASSWORD: &str = "correct horse";

fn three_people() -> TestDatabase {
    TestDatabase::with(async |store| {
        for (at, id, name) in [(1, "u1", "Ada"), (2, "u2", "Béa"), (3, "u3", "ADAM")] {
            let at = Timestamp(at);
            store.create_guest(id, name, at).await.unwrap();
        }
        store.open_account("u2", "Béa", "x").await.unwrap();
    })
}

fn ids(place: &TestDatabase, arguments: &[&str]) -> Vec<String> {
    let text = place.admin_well(&[&["users", "--json"], arguments].concat());
    let users: Vec<Value> = serde_json::from_str(&text).unwrap();
    let id = |user: &Value| user["id"].as_str().unwrap().to_owned();
    users.iter().map(id).collect()
}

#[test]
fn users_are_listed_and_found() {
    let place = three_people();
    assert_eq!(ids(&place, &[]), ["u3", "u2", "u1"]);
    assert_eq!(ids(&place, &["--limit", "1"]), ["u3"]);
    assert_eq!(ids(&place, &["ada"]), ["u3", "u1"]);
    assert_eq!(ids(&place, &["BÉA"]), ["u2"]);
    assert_eq!(ids(&place, &["u1"]), ["u1"]);
    assert_eq!(ids(&place, &["nobody"]), [""; 0]);
    let table = place.admin_well(&["users"]);
    assert!(table.contains("account"), "{table}");
    assert!(table.contains("1970-01-01"), "{table}");
    // Hashes are nobody's business.
    assert!(!place.admin_well(&["users", "--json"]).contains("hash"));
}

#[test]
fn a_name_cannot_write_on_the_terminal() {
    let place = TestDatabase::with(async |store| {
        let name = "\u{1b}[2JEve";
        store.create_guest("u1", name, Timestamp(1)).await.unwrap();
    });
    for arguments in [&["users"][..], &["forget", "u1", "--yes"]] {
        let text = place.admin_well(arguments);
        assert!(!text.contains('\u{1b}') && text.contains("Eve"), "{text}");
    }
}

#[test]
fn a_user_is_forgotten_when_one_means_it() {
    let place = three_people();
    place.admin_fails(&["forget", "u1"], 2, "Ada");
    place.admin_fails(&["forget", "u1"], 2, "--yes");
    assert_eq!(ids(&place, &[]).len(), 3);
    place.admin_well(&["forget", "u1", "--yes"]);
    // An account also by its name; a guest, who shares it with others, not.
    place.admin_well(&["forget", "béa", "--yes"]);
    place.admin_fails(&["forget", "ADAM", "--yes"], 1, "no user");
    assert_eq!(ids(&place, &[]), ["u3"]);
}

#[test]
fn who_forgot_a_password_gets_another_while_the_server_runs() {
    let place = TestDatabase::empty();
    let server = Running::on(&place.database());
    let token = server.account("Ada", PASSWORD);
    let other = server.account("Bea", PASSWORD);
    let output = place.admin(&["reset-password", "ada"]);
    assert!(output.status.success(), "{}", stderr(&output));
    let password = stdout(&output).trim().to_owned();
    assert!(password.len() > 20, "{password}");
    assert!(!stderr(&output).contains(&password), "it is shown once");
    assert_eq!(server.log_in("Ada", PASSWORD), 403);
    assert_eq!(server.log_in("Ada", &password), 200);
    assert_eq!(server.ask(&token, "GET /api/me", "").0, 401);
    assert_eq!(server.ask(&other, "GET /api/me", "").0, 200);
    assert_eq!(server.log_in("Bea", PASSWORD), 200);
}

#[test]
fn only_an_account_has_a_password_to_reset() {
    let place = three_people();
    for login in ["Ada", "u2", "nobody", ""] {
        place.admin_fails(&["reset-password", login], 1, "no account");
    }
}
