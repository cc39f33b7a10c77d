//! Programs: the example bot, and the description of the interface.

use crate::games::{begin, play_out, round, settled, short, sit};
use crate::site::{Answer, PATIENT, Site};
use dice::Dice;
use protocol::Command;
use registry::GameId;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::PathBuf;

fn documents() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs"))
}

/// Runs the example bot and returns what it printed at the end.
async fn bot(site: &Site, more: &[&str]) -> Value {
    let script = documents().join("examples/bot.py");
    let address = format!("http://{}", site.address);
    let mut command = std::process::Command::new("python3");
    command.arg(script).arg(address).args(more);
    let run = tokio::task::spawn_blocking(move || command.output());
    let output = run.await.unwrap().unwrap_or_else(|error| {
        panic!("the example bot needs `python3`, which can't be run here: {error}")
    });
    let told = String::from_utf8_lossy(&output.stdout);
    let wrong = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}{wrong}");
    serde_json::from_str(told.lines().last().unwrap()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_bot_plays_every_game_against_ours() {
    let site = Site::fair(PATIENT).await;
    for game in GameId::ALL {
        let seen = bot(
            &site,
            &["--game", game.name(), "--against", "cadet", "--seed", "1"],
        )
        .await;
        assert_eq!(seen["seat"], 0);
        assert!([1, 2].contains(&seen["place"].as_u64().unwrap()), "{seen}");
        assert_eq!(seen["chance"], "fits what was committed to", "{seen}");
    }
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_bot_comes_by_code_with_its_owners_token() {
    let site = Site::open().await;
    let (ada, bo) = (site.guest("Ada").await, site.guest("Bo").await);
    let program = site
        .ask(&bo.token, "POST /api/programs", r#"{"label":"my bot"}"#)
        .await
        .good()
        .json();
    let body = json!({
        "game": "landing", "options": short(GameId::Landing), "seats": [{"me": {}}, {"open": {}}],
    });
    let made = site.make(&ada, body).await;
    let mut at_ada = site.at(&ada, &made.table).await;
    let code = made.code.unwrap();
    let token = program["token"].as_str().unwrap();
    let playing = async {
        at_ada
            .until(|message| match message {
                protocol::ServerMessage::Seats(seating) => {
                    let by = serde_json::to_string(&seating.seats[1].holder).unwrap();
                    by.contains(bo.user.as_str()).then_some(())
                }
                _ => None,
            })
            .await;
        at_ada.must(Command::Start {}).await;
        play_out(&mut [&mut at_ada], &mut Dice::new(1)).await;
    };
    let arguments = ["--code", &code, "--token", token];
    let (seen, ()) = tokio::join!(bot(&site, &arguments), playing);
    assert_eq!(seen["seat"], 1);
    // It was Bo who played.
    settled(&site, &made.table).await;
    let history = site.ask(&bo.token, "GET /api/history", "").await.good();
    assert_eq!(history.json()["past"].as_array().unwrap().len(), 1);
    site.stop().await;
}

/// The description of the interface.
pub(crate) fn description() -> Value {
    serde_json::from_str(server::openapi()).unwrap()
}

/// The routes in the source of the server: method and path.
fn routes() -> BTreeSet<(String, String)> {
    let sources = [
        include_str!("../../src/api.rs"),
        include_str!("../../src/identity/routes.rs"),
        include_str!("../../src/serve.rs"),
    ];
    let mut routes = BTreeSet::new();
    for source in sources {
        for part in source.split(".route(").skip(1) {
            let part = part.trim_start().strip_prefix('"').unwrap();
            let (path, rest) = part.split_once("\",").unwrap();
            // Up to the next link of the chain.
            let methods = rest.split("\n        .").next().unwrap();
            for method in ["get", "post", "patch", "put", "delete", "any"] {
                if methods.contains(&format!("{method}(")) {
                    routes.insert((method.to_owned(), path.to_owned()));
                }
            }
        }
    }
    // Pages for people, not for programs.
    routes.retain(|(_, path)| !["/t/{table}", "/c/{code}"].contains(&path.as_str()));
    routes
}

#[test]
fn every_route_is_described_and_nothing_else() {
    let mut routes = routes();
    // What is not there needs no description.
    assert!(routes.remove(&("any".to_owned(), "/api/{*nothing}".to_owned())));
    let description = description();
    let mut described = BTreeSet::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            described.insert((method.clone(), path.clone()));
        }
    }
    assert_eq!(described, routes);
    assert!(routes.len() >= 24, "{routes:?}");
}

#[test]
fn every_reference_leads_somewhere_and_every_example_fits() {
    let description = description();
    check_references(&description, &description);
    for (path, methods) in description["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let place = format!("{method} {path}");
            assert!(operation["summary"].is_string(), "{place}");
            let contents = operation["responses"]
                .as_object()
                .unwrap()
                .values()
                .chain(operation.get("requestBody"))
                .filter_map(|part| part.pointer("/content/application~1json"));
            for content in contents {
                if let Some(example) = content.get("example") {
                    let problem = misfit(&description, &content["schema"], example);
                    assert_eq!(problem, None, "{place}: {example}");
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_options_of_every_game_are_described() {
    let site = Site::open().await;
    let games = site.ask("", "GET /api/games", "").await.good().json();
    let description = description();
    let new_table = &description["components"]["schemas"]["NewTable"];
    for game in games["games"].as_array().unwrap() {
        let name = game["game"].as_str().unwrap();
        let schema = &description["components"]["schemas"][format!("options_{name}")];
        assert_eq!(
            misfit(&description, schema, &game["options"]),
            None,
            "{name}"
        );
        let mut table = json!({"game": name, "seats": [], "options": game["options"]});
        assert_eq!(misfit(&description, new_table, &table), None, "{name}");
        table["options"]["speed"] = json!(9);
        assert!(misfit(&description, new_table, &table).is_some(), "{name}");
    }
    site.stop().await;
}

fn check_references(description: &Value, value: &Value) {
    match value {
        Value::Object(keys) => {
            for (key, value) in keys {
                if key == "$ref" {
                    resolve(description, value);
                }
                check_references(description, value);
            }
        }
        Value::Array(list) => list
            .iter()
            .for_each(|value| check_references(description, value)),
        _ => {}
    }
}

fn resolve<'a>(description: &'a Value, reference: &Value) -> &'a Value {
    let reference = reference.as_str().unwrap();
    let path = reference.strip_prefix('#').unwrap();
    description
        .pointer(path)
        .unwrap_or_else(|| panic!("{reference} leads nowhere"))
}

/// What does not fit a schema of the description, if anything.
fn misfit(description: &Value, schema: &Value, value: &Value) -> Option<String> {
    let mut schema = schema.clone();
    // References lead into the description.
    schema["components"] = description["components"].clone();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let problem = validator.iter_errors(value).next();
    problem.map(|problem| problem.to_string())
}

/// Checks an answer of the server against the description.
#[track_caller]
fn is_as_described(description: &Value, what: &str, path: &str, answer: &Answer) {
    let method = what.split(' ').next().unwrap().to_lowercase();
    let responses = &description["paths"][path][method.as_str()]["responses"];
    let mut response = &responses[answer.status.to_string()];
    if let Some(reference) = response.get("$ref") {
        response = resolve(description, reference);
    }
    assert!(
        response.is_object(),
        "{what} is not said to answer {answer:?}"
    );
    let kind = answer
        .headers
        .get("content-type")
        .map_or("", String::as_str);
    let kind = kind.split(';').next().unwrap();
    let Some(contents) = response["content"].as_object() else {
        assert_eq!(answer.body, "", "{what}");
        return;
    };
    let content = contents.get(kind);
    let content = content.unwrap_or_else(|| panic!("{what}: {kind} is not described"));
    if kind == "application/json" {
        let problem = misfit(description, &content["schema"], &answer.json());
        assert_eq!(problem, None, "{what}: {answer:?}");
    }
}

/// Over HTTP steps come with names and views.
#[tokio::test(flavor = "multi_thread")]
async fn whole_games_are_told_as_described() {
    let site = Site::open().await;
    let description = description();
    for game in GameId::ALL {
        let mut pair = begin(&site, game, json!({})).await;
        let messages = format!("/api/tables/{}/messages", pair.table);
        let (mut seen, mut dice) = (0, Dice::new(1));
        while pair.at_ada.over.is_none() && pair.at_bo.over.is_none() {
            for _ in 0..10 {
                round(&mut [&mut pair.at_ada, &mut pair.at_bo], &mut dice).await;
            }
            let what = format!("GET {messages}?seen={seen}");
            let answer = site.ask(&pair.ada.token, &what, "").await;
            is_as_described(&description, &what, "/api/tables/{table}/messages", &answer);
            seen = answer.good().json()["n"].as_u64().unwrap();
        }
    }
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_server_answers_as_it_is_described() {
    let site = Site::open().await;
    let served = site.ask("", "GET /api/openapi.json", "").await.good();
    let description = description();
    assert_eq!(served.json(), description);
    let more = json!({"visibility": "public"});
    let mut pair = begin(&site, GameId::Rockets, more).await;
    play_out(&mut [&mut pair.at_ada, &mut pair.at_bo], &mut Dice::new(1)).await;
    let (ada, over) = ("ada", pair.table.clone());
    let body = json!({
        "game": "rockets", "visibility": "public",
        "seats": [{"me": {}}, {"open": {}}, {"bot": {"level": "pilot"}}],
        "clock": {"fischer": {"seconds": 60, "increment": 1}},
    });
    let made = site.make(&pair.ada, body.clone()).await;
    pair.at_bo.join(&made.table).await;
    pair.at_bo.must(sit(1)).await;
    let (table, code) = (made.table.to_string(), made.code.unwrap());
    let wish = json!({"c": 1, "command": sit(1)}).to_string();
    let body = body.to_string();
    let account = r#"{"login":"Ada of the test","password":"correct horse battery"}"#;
    let password = r#"{"old":"correct horse battery","new":"another horse battery"}"#;
    let again = r#"{"login":"Ada of the test","password":"another horse battery"}"#;
    let name = r#"{"name":"Ada"}"#;
    let label = r#"{"label":"my bot"}"#;
    let guest = json!({"user": pair.bo.user.as_str()}).to_string();
    let report = json!({"table": over, "user": pair.bo.user.as_str(), "reason": "chat"});
    let report = report.to_string();
    let resolution = r#"{"resolution":"talked to them"}"#;
    let browser = r#"{"endpoint":"https://nowhere.example","key":"","secret":"","language":"en"}"#;
    let away = json!({ "until": crate::vacations::date(2) }).to_string();
    let mail = r#"{"address":"a@b.c","password":"another horse battery","language":"en"}"#;
    let reset = r#"{"token":"x","password":"another horse battery"}"#;
    let mut tried = BTreeSet::new();
    let mut ada_token = pair.ada.token.clone();
    for (token, what, path, body) in [
        ("", "POST", "/api/guests", name),
        ("", "POST", "/api/guests", "{}"),
        ("", "POST", "/api/guests", r#"{"name":""}"#),
        (ada, "GET", "/api/me", ""),
        ("", "GET", "/api/me", ""),
        (ada, "PATCH", "/api/me", name),
        (ada, "POST", "/api/account", account),
        (ada, "POST", "/api/account", account),
        ("", "POST", "/api/login", account),
        ("", "POST", "/api/login", again),
        (ada, "POST", "/api/password", password),
        (ada, "GET", "/api/sessions", ""),
        (ada, "DELETE", "/api/sessions/{id}", ""),
        (ada, "POST", "/api/programs", label),
        ("", "GET", "/api/games", ""),
        ("", "GET", "/api/tables", ""),
        (ada, "POST", "/api/tables", &body),
        (ada, "POST", "/api/tables", "[]"),
        (ada, "POST", "/api/tables", r#"{"game":"chess","seats":[]}"#),
        ("", "POST", "/api/tables", &body),
        ("", "GET", "/api/tables/{table}", ""),
        ("", "GET", "/api/tables/{table}/qr.svg", ""),
        (ada, "GET", "/api/tables/{table}/messages", ""),
        (ada, "POST", "/api/tables/{table}/commands", &wish),
        ("", "GET", "/api/tables/{table}/record", ""),
        ("", "GET", "/api/tables/{over}/record", ""),
        ("", "GET", "/api/tables/{nothing}/record", ""),
        ("", "GET", "/api/codes/{code}", ""),
        (ada, "GET", "/api/history", ""),
        (ada, "GET", "/api/statistics", ""),
        (ada, "GET", "/api/progress", ""),
        (ada, "POST", "/api/progress", r#"{"results":[]}"#),
        ("", "GET", "/api/openapi.json", ""),
        ("", "GET", "/healthz", ""),
        ("", "GET", "/metrics", ""),
        ("", "GET", "/api/users/{user}", ""),
        (ada, "GET", "/api/users/{user}", ""),
        ("", "GET", "/api/users/{id}", ""),
        (ada, "PUT", "/api/friends/{user}", ""),
        (ada, "PUT", "/api/friends/{id}", ""),
        (ada, "GET", "/api/people", ""),
        (ada, "DELETE", "/api/friends/{user}", ""),
        (ada, "PUT", "/api/blocks/{user}", ""),
        (ada, "DELETE", "/api/blocks/{user}", ""),
        (ada, "POST", "/api/tables/{table}/invitations", &guest),
        (ada, "GET", "/api/invitations", ""),
        (ada, "DELETE", "/api/invitations/{table}", ""),
        ("", "GET", "/api/push", ""),
        (ada, "PUT", "/api/push", browser),
        (ada, "PUT", "/api/push", r#"{}"#),
        (ada, "DELETE", "/api/push", ""),
        ("", "GET", "/api/mail", ""),
        (ada, "GET", "/api/mail", ""),
        (ada, "PUT", "/api/mail", mail),
        (ada, "PATCH", "/api/mail", r#"{"turns":"daily"}"#),
        (ada, "PATCH", "/api/mail", r#"{"turns":"sometimes"}"#),
        (ada, "DELETE", "/api/mail", ""),
        (ada, "GET", "/api/vacation", ""),
        (ada, "PUT", "/api/vacation", r#"{"until":"2026-01-01"}"#),
        (ada, "PUT", "/api/vacation", r#"{"until":"soon"}"#),
        (ada, "PUT", "/api/vacation", &away),
        (ada, "GET", "/api/vacation", ""),
        (ada, "DELETE", "/api/vacation", ""),
        ("", "POST", "/api/mail/confirm", r#"{"token":"x"}"#),
        ("", "POST", "/api/mail/unsubscribe/{token}", ""),
        (
            "",
            "POST",
            "/api/password/forgotten",
            r#"{"address":"a@b.c"}"#,
        ),
        ("", "POST", "/api/password/reset", reset),
        (ada, "POST", "/api/quick-match", r#"{"speed":"live"}"#),
        (ada, "POST", "/api/quick-match", r#"{"speed":"some"}"#),
        (ada, "GET", "/api/my-tables", ""),
        (ada, "GET", "/api/tables/{table}/spectators", ""),
        (ada, "GET", "/api/tables/{nothing}/spectators", ""),
        (ada, "POST", "/api/reports", &report),
        // Those who are no operators find nothing there.
        (ada, "GET", "/api/operator", ""),
        (ada, "GET", "/api/operator/people", ""),
        (ada, "POST", "/api/operator/reports/{id}", resolution),
        (ada, "POST", "/api/operator/bans", &guest),
        (ada, "DELETE", "/api/operator/bans/{user}", ""),
        (ada, "DELETE", "/api/operator/tables/{table}", ""),
        (ada, "POST", "/api/me/delete", r#"{"password":"wrong"}"#),
        (ada, "POST", "/api/logout", ""),
    ] {
        let asked = path
            .replace("{table}", &table)
            .replace("{over}", over.as_str())
            .replace("{nothing}", "nothing")
            .replace("{code}", &code)
            .replace("{user}", pair.bo.user.as_str())
            .replace("{id}", "nothing")
            .replace("{token}", "nothing");
        let described = path
            .replace("{user}", "{id}")
            .replace("{over}", "{table}")
            .replace("{nothing}", "{table}");
        let token = if token == ada { &ada_token } else { "" };
        let answer = site.ask(token, &format!("{what} {asked}"), body).await;
        if path == "/api/account" && answer.status == 200 {
            ada_token = answer.json()["token"].as_str().unwrap().to_owned();
        }
        is_as_described(&description, what, &described, &answer);
        tried.insert((what.to_lowercase(), described));
    }
    // Every route was tried, but for the WebSocket.
    let mut routes = routes();
    routes.retain(|(method, path)| method != "any" && path != "/ws");
    assert_eq!(tried, routes);
    site.stop().await;
}
