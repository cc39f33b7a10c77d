//! What is not understood, and what must never be said.

use crate::site::{Site, credentials, request};
use axum::body::Body;
use axum::http::{Request, header};
use server::identity::Password;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

const SECRET: &str = "hunter2hunter2";

#[tokio::test]
async fn what_is_no_request_of_ours_is_told_what_is() {
    let site = Site::open().await;
    for body in [
        "",
        "nonsense",
        "[]",
        "{}",
        r#"{"name":1}"#,
        r#"{"name":"Ada","name":"Eve"}"#,
        r#"{"name":"Ada","admin":true}"#,
        "\u{0}",
    ] {
        let mut request = request("", "POST /api/guests", body);
        let json = header::HeaderValue::from_static("application/json; charset=utf-8");
        request.headers_mut().insert(header::CONTENT_TYPE, json);
        let answer = site.send("10.0.0.1", request).await;
        answer.is_refused(400, "invalid");
        assert!(answer.text.contains("name"), "{answer:?}");
    }
}

#[tokio::test]
async fn other_pages_cannot_make_a_browser_ask() {
    let site = Site::open().await;
    for kind in [
        None,
        Some("text/plain"),
        Some("application/x-www-form-urlencoded"),
    ] {
        let mut request = Request::post("/api/guests");
        if let Some(kind) = kind {
            request = request.header(header::CONTENT_TYPE, kind);
        }
        let request = request.body(Body::from(r#"{"name":"Ada"}"#)).unwrap();
        let answer = site.send("10.0.0.1", request).await;
        answer.is_refused(415, "not_json");
    }
}

#[tokio::test]
async fn a_large_body_is_not_read() {
    let site = Site::open().await;
    let name = "x".repeat(4096);
    let body = format!(r#"{{"name":"{name}"}}"#);
    let answer = site.ask("", "POST /api/guests", &body).await;
    answer.is_refused(413, "too_large");
}

#[tokio::test]
async fn another_method_is_told_which_there_are() {
    let site = Site::open().await;
    let answer = site.ask("", "DELETE /api/me", "").await;
    answer.is_refused(405, "other_method");
    let allowed = answer.headers[header::ALLOW].to_str().unwrap();
    assert!(
        allowed.contains("GET") && allowed.contains("PATCH"),
        "{allowed}"
    );
}

/// Whatever goes wrong, what was sent in confidence is not repeated.
#[tokio::test]
async fn no_answer_repeats_a_secret() {
    let site = Site::open().await;
    let token = site.account("Ada", SECRET).await;
    let stolen = format!("{token}x");
    let number = SECRET.bytes().map(u64::from).sum::<u64>() * 1_000_003;
    let quoted = format!("\"{SECRET}\"");
    for (token, what, body) in [
        (
            "",
            "POST /api/login",
            credentials("Ada", &format!("{SECRET}!")),
        ),
        ("", "POST /api/login", credentials("Nobody", SECRET)),
        (
            "",
            "POST /api/login",
            format!(r#"{{"login":"Ada","password":{number}}}"#),
        ),
        (
            "",
            "POST /api/login",
            format!(r#"{{"login":"Ada","{SECRET}":1}}"#),
        ),
        (
            "",
            "POST /api/login",
            format!(r#"{{"login":"Ada","password":[{quoted}]}}"#),
        ),
        (
            "",
            "POST /api/login",
            format!(r#"{{"login":"Ada","password":{quoted}"#),
        ),
        ("", "POST /api/login", quoted.clone()),
        (&token, "POST /api/account", credentials("Bea", SECRET)),
        (
            &token,
            "POST /api/password",
            format!(r#"{{"old":"{SECRET}!","new":{quoted}}}"#),
        ),
        (
            &token,
            "POST /api/password",
            format!(r#"{{"old":{quoted},"new":"{}"}}"#, &SECRET[..7]),
        ),
        (&stolen, "GET /api/me", String::new()),
    ] {
        let answer = site.ask(token, what, &body).await;
        assert!(!answer.status.is_success(), "{what} {body}");
        let said = format!("{answer:?}");
        for secret in [
            &SECRET[..7],
            &number.to_string(),
            &token[..token.len().min(20)],
        ] {
            assert!(secret.is_empty() || !said.contains(secret), "{said}");
        }
    }
}

#[tokio::test]
async fn nothing_shows_a_secret_by_accident() {
    let site = Site::open().await;
    let (known, token) = site.identity.new_guest("Ada", "").await.unwrap();
    let password = Password::new(SECRET);
    let account = site.identity.make_account(&known, "Ada", &password).await;
    let wrong = site
        .identity
        .log_in("Ada", &Password::new(format!("{SECRET}!")), "")
        .await;
    let shown = format!(
        "{token:?} {password:?} {known:?} {account:?} {wrong:?} {:?}",
        site.identity
    );
    assert!(!shown.contains(SECRET), "{shown}");
    assert!(!shown.contains(token.as_str()), "{shown}");
    let key = site.store.setting("token-key").await.unwrap().unwrap();
    assert_eq!(key.len(), 32);
    assert!(!shown.contains(&format!("{key:?}")), "{shown}");
}

/// The whole way, on a real socket: there the address comes from the
/// connection.
#[tokio::test]
async fn a_guest_comes_over_a_real_socket() {
    let site = Site::open().await;
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let routes = server::identity::routes().with_state(Arc::clone(&site.identity));
    let service = routes.into_make_service_with_connect_info::<SocketAddr>();
    let serving = tokio::spawn(async move { axum::serve(listener, service).await });
    let body = r#"{"name":"Ada"}"#;
    let request = format!(
        "POST /api/guests HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    serving.abort();
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    let (_, json) = answer.split_once("\r\n\r\n").unwrap();
    let me: serde_json::Value = serde_json::from_str(json).unwrap();
    site.me(me["token"].as_str().unwrap()).await.good();
}
