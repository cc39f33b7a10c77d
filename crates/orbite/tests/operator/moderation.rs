//! `orbite admin operator`, `reports`, `resolve`, `ban`, `unban` and `close-table`.

use crate::test_database::{Running, TestDatabase};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse";

/// The id of the owner of a token.
fn user(server: &Running, token: &str) -> String {
    let (_, me) = server.ask(token, "GET /api/me", "");
    me["user"].as_str().unwrap().to_owned()
}

#[test]
fn an_operator_is_named_and_reports_are_seen_to_while_the_server_runs() {
    let place = TestDatabase::empty();
    let server = Running::on(&place.database());
    let (ada, bea) = (
        server.account("Ada", PASSWORD),
        server.account("Bea", PASSWORD),
    );
    assert_eq!(server.ask(&ada, "GET /api/operator", "").0, 404);
    place.admin_well(&["operator", "Ada"]);
    assert_eq!(server.ask(&ada, "GET /api/operator", "").0, 200);
    let table = json!({"game": "rockets", "seats": [{"me": {}}, {"open": {}}]}).to_string();
    let (status, made) = server.ask(&bea, "POST /api/tables", &table);
    assert_eq!(status, 201, "{made}");
    let table = made["table"].as_str().unwrap();
    let subject = user(&server, &bea);
    let report = json!({"table": table, "user": subject, "reason": "name", "text": "Hm"});
    let (status, no) = server.ask(&ada, "POST /api/reports", &report.to_string());
    assert_eq!(status, 204, "{no}");
    let text = place.admin_well(&["reports"]);
    assert!(text.contains(&subject) && text.contains("Hm"), "{text}");
    let rows: Vec<Value> = serde_json::from_str(&place.admin_well(&["reports", "--json"])).unwrap();
    let id = rows[0]["id"].to_string();
    place.admin_well(&["resolve", &id, "talked to her"]);
    place.admin_fails(&["resolve", &id, "again"], 1, "no open report");
    assert!(place.admin_well(&["reports"]).contains("no reports"));
    assert!(
        place
            .admin_well(&["reports", "--all"])
            .contains("talked to her")
    );
    // Kept out, until she is let in again.
    place.admin_well(&["ban", "Bea", "--reason", "rude"]);
    assert_eq!(server.log_in("Bea", PASSWORD), 403);
    let line = place.admin_well(&["users", "bea"]);
    assert!(line.contains("Bea, banned: rude"), "{line}");
    let found: Value =
        serde_json::from_str(&place.admin_well(&["users", "bea", "--json"])).unwrap();
    assert_eq!(found[0]["ban"], "rude");
    assert_eq!(
        (&found[0]["reports"], &found[0]["waiting"]),
        (&json!(1), &json!(0))
    );
    assert_eq!(server.ask(&bea, "GET /api/me", "").0, 403);
    place.admin_well(&["unban", "Bea"]);
    place.admin_fails(&["unban", "Bea"], 1, "is not banned");
    assert_eq!(server.log_in("Bea", PASSWORD), 200);
    place.admin_well(&["close-table", table]);
    place.admin_fails(&["close-table", table], 1, "already over");
    place.admin_fails(&["close-table", "nowhere"], 1, "no match");
    place.admin_well(&["operator", "Ada", "--remove"]);
    assert_eq!(server.ask(&ada, "GET /api/operator", "").0, 404);
}
