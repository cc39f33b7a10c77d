//! What a ban holds for: the token of the device, and for a while new guests from the
//! same address.

use crate::client::Client;
use crate::games::{settled, sit};
use crate::on_both_databases;
use crate::site::{Answer, Plan, Site, Somebody, ask};
use protocol::{ClientMessage, Command, Invalid, ServerMessage, TableId};
use serde_json::json;
use server::Proxy;

on_both_databases! {
    who_is_banned_comes_back_neither_with_the_token_nor_as_another_guest
    who_a_host_sent_away_does_not_come_back_as_another_guest
}

/// The same server behind a proxy that tells where people are.
async fn behind_a_proxy(site: Site) -> Site {
    let plan = Plan {
        proxy: Proxy::Trusted,
        ..Plan::default()
    };
    Site::open_in(site.stop().await, plan).await
}

const HOME: &str = "203.0.113.7";
const ELSEWHERE: &str = "203.0.113.8";
const AT_THE_HOST: &str = "203.0.113.9";

async fn ask_from(site: &Site, from: &str, token: &str, what: &str, body: &str) -> Answer {
    let headers = [("X-Forwarded-For", from)];
    ask(site.address, token, what, body, &headers).await
}

async fn new_guest(site: &Site, from: &str, name: &str) -> Answer {
    let body = json!({ "name": name }).to_string();
    ask_from(site, from, "", "POST /api/guests", &body).await
}

async fn guest_from(site: &Site, from: &str, name: &str) -> Somebody {
    Somebody::of(&new_guest(site, from, name).await.good())
}

/// Why a connection is refused something.
async fn refusal(client: &mut Client) -> Invalid {
    let why = client.until(|message| match message {
        ServerMessage::Invalid { why, .. } => Some(why.clone()),
        _ => None,
    });
    why.await
}

/// What a connection is told that introduces itself with a token, or as a new guest.
async fn hello(site: &Site, from: &str, token: Option<&str>) -> Invalid {
    let mut client = Client::open_from(site.address, from).await;
    client
        .say(&ClientMessage::Hello {
            protocol: protocol::VERSION,
            token: token.map(str::to_owned),
            name: Some("Cy".to_owned()),
        })
        .await;
    refusal(&mut client).await
}

async fn who_is_banned_comes_back_neither_with_the_token_nor_as_another_guest(site: Site) {
    let site = behind_a_proxy(site).await;
    let operator = guest_from(&site, AT_THE_HOST, "Ada").await;
    let made = site.store.set_operator(operator.user.as_str(), true);
    made.await.unwrap();
    let bo = guest_from(&site, HOME, "Bo").await;
    let sister = guest_from(&site, HOME, "Bea").await;
    let account = json!({"login": "cleo", "password": "correct horse"}).to_string();
    let cleo = guest_from(&site, ELSEWHERE, "Cleo").await;
    let opened = ask_from(&site, ELSEWHERE, &cleo.token, "POST /api/account", &account).await;
    opened.good();
    // Banned while Bo is there: everybody new at his address waits.
    let mut at_bo = Client::introduced_from(site.address, HOME, &bo.token).await;
    let ban = json!({"user": bo.user, "reason": "rude"}).to_string();
    site.ask(&operator.token, "POST /api/operator/bans", &ban)
        .await
        .good();
    assert_eq!(at_bo.end().await, Some((1008, "unknown".to_owned())));
    loop {
        let next = new_guest(&site, HOME, "Bo again").await;
        match next.status {
            201 => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
            _ => break next.is_refused(403, "barred"),
        }
    }
    assert_eq!(hello(&site, HOME, None).await, Invalid::Barred {});
    // The device is told what it is, wherever it is; and it is not followed by a new one.
    let me = ask_from(&site, ELSEWHERE, &bo.token, "GET /api/me", "").await;
    me.is_refused(403, "banned");
    new_guest(&site, ELSEWHERE, "Bo again")
        .await
        .is_refused(403, "barred");
    let told = hello(&site, HOME, Some(&bo.token)).await;
    assert_eq!(told, Invalid::Banned {});
    // Who was known before comes in, and so does who has an account; and others elsewhere.
    let me = ask_from(&site, HOME, &sister.token, "GET /api/me", "").await;
    me.good();
    ask_from(&site, HOME, "", "POST /api/login", &account)
        .await
        .good();
    guest_from(&site, AT_THE_HOST, "Dan").await;
    // It survives a restart, and ends with the ban.
    let site = behind_a_proxy(site).await;
    new_guest(&site, HOME, "Bo again")
        .await
        .is_refused(403, "barred");
    let lift = format!("DELETE /api/operator/bans/{}", bo.user);
    site.ask(&operator.token, &lift, "").await.good();
    guest_from(&site, HOME, "Bo again").await;
    let me = ask_from(&site, ELSEWHERE, &bo.token, "GET /api/me", "").await;
    me.is_refused(401, "unknown_token");
    site.stop().await;
}

/// What somebody is told who goes to a table.
async fn going(site: &Site, from: &str, who: &Somebody, table: &TableId) -> Option<Invalid> {
    let mut client = Client::introduced_from(site.address, from, &who.token).await;
    client.go(table, None).await;
    let told = client.until(|message| match message {
        ServerMessage::Invalid { why, .. } => Some(Some(why.clone())),
        ServerMessage::Joined(_) => Some(None),
        _ => None,
    });
    told.await
}

async fn who_a_host_sent_away_does_not_come_back_as_another_guest(site: Site) {
    let site = behind_a_proxy(site).await;
    let ada = guest_from(&site, AT_THE_HOST, "Ada").await;
    let body = json!({"game": "rockets", "seats": [{"me": {}}, {"open": {}}]});
    let table = site.make(&ada, body).await.table;
    let bo = guest_from(&site, HOME, "Bo").await;
    let sister = guest_from(&site, HOME, "Bea").await;
    let neighbour = guest_from(&site, AT_THE_HOST, "Finn").await;
    let mut at_ada = Client::introduced_from(site.address, AT_THE_HOST, &ada.token).await;
    at_ada.join(&table).await;
    for (who, from) in [(&bo, HOME), (&neighbour, AT_THE_HOST)] {
        let mut client = Client::introduced_from(site.address, from, &who.token).await;
        client.join(&table).await;
        client.must(sit(1)).await;
        let kick = Command::Kick {
            user: who.user.clone(),
            reason: String::new(),
            ban: true,
        };
        at_ada.must(kick).await;
        client
            .until(|message| matches!(message, ServerMessage::Kicked { .. }).then_some(()))
            .await;
        settled(&site, &table).await;
        assert_eq!(
            going(&site, from, who, &table).await,
            Some(Invalid::Kicked {})
        );
    }
    // A new guest from his home is not let in, neither there nor over HTTP; one who was
    // known before, or who is where the host is, is.
    let mut told = None;
    while told.is_none() {
        let again = guest_from(&site, HOME, "Bo again").await;
        told = going(&site, HOME, &again, &table).await;
    }
    assert_eq!(told, Some(Invalid::Barred {}));
    let again = guest_from(&site, HOME, "Bo again").await;
    let command = json!({"c": 1, "command": {"sit": {"s": 1}}}).to_string();
    let path = format!("POST /api/tables/{table}/commands");
    let sat = ask_from(&site, HOME, &again.token, &path, &command).await;
    assert!(sat.body.contains("barred"), "{sat:?}");
    assert_eq!(going(&site, HOME, &sister, &table).await, None);
    let newcomer = guest_from(&site, AT_THE_HOST, "Gus").await;
    assert_eq!(going(&site, AT_THE_HOST, &newcomer, &table).await, None);
    site.stop().await;
}
