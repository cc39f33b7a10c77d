//! People who are not here are told by their browsers: once, in their language,
//! and so that only the browser can read it.

use crate::client::Client;
use crate::cluster::Cluster;
use crate::games::{begin, sit};
use crate::site::{Home, PATIENT, Plan, Site, Somebody};
use aes_gcm::aead::Aead;
use aes_gcm::{Aes128Gcm, KeyInit, Nonce};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use dice::Dice;
use engine::Seat;
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use protocol::{Command, ProposalKind, Revision, ServerMessage, TableId};
use registry::GameId;
use serde_json::{Value, json};
use server::PushSettings;
use sha2::Sha256;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::timeout;

/// So long that a message would have come.
const SILENCE: Duration = Duration::from_millis(800);

/// What a push service was given.
pub(crate) struct Received {
    path: String,
    headers: BTreeMap<String, String>,
    body: Vec<u8>,
}

/// A push service on this machine.
pub(crate) struct Service {
    address: String,
    received: mpsc::UnboundedReceiver<Received>,
}

impl Service {
    /// It answers every message with this status.
    pub(crate) async fn start(status: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let (send, received) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            loop {
                let (mut stream, _) = listener.accept().await.unwrap();
                let mut bytes = Vec::new();
                let (head, length) = loop {
                    let mut part = [0; 4096];
                    let read = stream.read(&mut part).await.unwrap();
                    bytes.extend(&part[..read]);
                    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n");
                    if let Some(end) = end {
                        let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
                        let length = head.to_lowercase().lines().find_map(|line| {
                            line.strip_prefix("content-length: ")?.parse::<usize>().ok()
                        });
                        let length = length.unwrap();
                        if bytes.len() >= end + 4 + length {
                            break (head, end + 4);
                        }
                    }
                };
                let mut lines = head.lines();
                let path = lines.next().unwrap().split(' ').nth(1).unwrap().to_owned();
                let headers = lines.filter_map(|line| line.split_once(": "));
                let headers = headers.map(|(name, value)| (name.to_lowercase(), value.to_owned()));
                let received = Received {
                    path,
                    headers: headers.collect(),
                    body: bytes[length..].to_vec(),
                };
                let answer = format!("HTTP/1.1 {status} x\r\nContent-Length: 0\r\n\r\n");
                stream.write_all(answer.as_bytes()).await.unwrap();
                if send.send(received).is_err() {
                    return;
                }
            }
        });
        Self { address, received }
    }

    pub(crate) fn plan(&self) -> Plan {
        Plan {
            push: PushSettings {
                services: vec![self.address.clone()],
                after: Duration::from_millis(100),
            },
            ..Plan::default()
        }
    }

    pub(crate) async fn next(&mut self) -> Received {
        let received = timeout(Duration::from_secs(60), self.received.recv()).await;
        received.expect("a message").expect("a service")
    }

    async fn is_silent(&mut self) {
        let received = timeout(SILENCE, self.received.recv()).await;
        assert!(received.is_err(), "told once more");
    }
}

/// Somebody's browser.
pub(crate) struct Browser {
    key: SecretKey,
    secret: [u8; 16],
}

impl Browser {
    pub(crate) fn new(number: u8) -> Self {
        Self {
            key: SecretKey::from_slice(&[number; 32]).unwrap(),
            secret: [number; 16],
        }
    }

    fn public(&self) -> Vec<u8> {
        self.key
            .public_key()
            .to_sec1_point(false)
            .as_bytes()
            .to_vec()
    }

    pub(crate) async fn subscribe(
        &self,
        site: &Site,
        who: &Somebody,
        service: &Service,
        language: &str,
    ) {
        let body = json!({
            "endpoint": format!("{}/for/{}", service.address, who.user),
            "key": URL_SAFE_NO_PAD.encode(self.public()),
            "secret": URL_SAFE_NO_PAD.encode(self.secret),
            "language": language,
        });
        let answer = site
            .ask(&who.token, "PUT /api/push", &body.to_string())
            .await;
        answer.good();
    }

    /// Reads a message as a browser does (RFC 8291).
    fn decrypt(&self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!(size, 4096_u32.to_be_bytes());
        let (sender, sealed) = rest[1..].split_at(rest[0].into());
        let theirs = PublicKey::from_sec1_bytes(sender).unwrap();
        let shared = self.key.diffie_hellman(&theirs);
        let info = [b"WebPush: info\0", self.public().as_slice(), sender].concat();
        let mut secret = [0; 32];
        let derived = Hkdf::<Sha256>::new(Some(&self.secret), shared.raw_secret_bytes());
        derived.expand(&info, &mut secret).unwrap();
        let derived = Hkdf::<Sha256>::new(Some(salt), &secret);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        derived
            .expand(b"Content-Encoding: aes128gcm\0", &mut key)
            .unwrap();
        derived
            .expand(b"Content-Encoding: nonce\0", &mut nonce)
            .unwrap();
        let cipher = Aes128Gcm::new_from_slice(&key).unwrap();
        let mut plain = cipher.decrypt(&Nonce::from(nonce), sealed).unwrap();
        assert_eq!(plain.pop(), Some(2), "the last record");
        serde_json::from_slice(&plain).unwrap()
    }
}

/// Checks who sends, as a push service does (RFC 8292).
async fn check_sender(site: &Site, service: &Service, received: &Received) {
    let key = site.ask("", "GET /api/push", "").await.good().json();
    let header = &received.headers["authorization"];
    let (token, public) = header
        .strip_prefix("vapid t=")
        .and_then(|rest| rest.split_once(", k="))
        .unwrap();
    assert_eq!(public, key["key"].as_str().unwrap());
    let (text, signature) = token.rsplit_once('.').unwrap();
    let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    let verifying = VerifyingKey::from_sec1_bytes(&decode(public)).unwrap();
    let signature = Signature::from_slice(&decode(signature)).unwrap();
    verifying.verify(text.as_bytes(), &signature).unwrap();
    let claims: Value = serde_json::from_slice(&decode(text.split_once('.').unwrap().1)).unwrap();
    assert_eq!(claims["aud"], service.address);
    assert_eq!(received.headers["content-encoding"], "aes128gcm");
    assert!(received.headers.contains_key("ttl"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_told_to_who_is_away_on_sqlite() {
    a_turn_is_told_to_who_is_away(Home::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_told_to_who_is_away_on_postgres() {
    a_turn_is_told_to_who_is_away(Home::postgres_in(Cluster::shared())).await;
}

async fn a_turn_is_told_to_who_is_away(home: Home) {
    let mut service = Service::start(201).await;
    let site = Site::open_in(home, service.plan()).await;
    let first = json!({"options": {"first": 0}});
    let mut pair = begin(&site, GameId::Rockets, first).await;
    let (ada, bo, table) = (pair.ada.clone(), pair.bo.clone(), pair.table.clone());
    let phone = Browser::new(7);
    phone.subscribe(&site, &bo, &service, "fr").await;
    let mut dice = Dice::new(3);
    // While Bo is here, his page tells him.
    pair.ada_plays(&mut dice).await;
    service.is_silent().await;
    pair.at_bo.play(&mut dice).await;
    let (mut at_ada, at_bo) = (pair.at_ada, pair.at_bo);
    drop(at_bo);
    at_ada.turn().await;
    at_ada.play(&mut dice).await;
    let received = service.next().await;
    assert_eq!(received.path, format!("/for/{}", bo.user));
    check_sender(&site, &service, &received).await;
    let told = phone.decrypt(&received.body);
    assert_eq!(told["path"], format!("/t/{table}"));
    assert_eq!(
        told["text"],
        "À vous de jouer\u{a0}: La Dernière Fusée contre Ada"
    );
    // Not again, neither now nor by the next server.
    service.is_silent().await;
    drop(at_ada);
    let home = site.stop().await;
    let site = Site::open_in(home, service.plan()).await;
    site.ask("", &format!("GET /api/tables/{table}"), "")
        .await
        .good();
    service.is_silent().await;
    // The turn after it is another one.
    let mut at_bo = site.at(&bo, &table).await;
    at_bo.turn().await;
    at_bo.play(&mut dice).await;
    drop(at_bo);
    let mut at_ada = site.at(&ada, &table).await;
    at_ada.turn().await;
    at_ada.play(&mut dice).await;
    let told = phone.decrypt(&service.next().await.body);
    assert_eq!(told["path"], format!("/t/{table}"));
    // A browser that is logged out is told nothing.
    site.ask(&bo.token, "POST /api/logout", "").await.good();
    assert_eq!(
        site.store.push_subscriptions(bo.user.as_str()).await,
        Ok(vec![])
    );
    site.stop().await;
}

/// A table over days that Ada has made, at which Bo begins, and nobody has begun.
pub(crate) async fn ada_looks_for_somebody(site: &Site) -> (Somebody, TableId) {
    let ada = site.guest("Ada").await;
    let body = json!({
        "game": "rockets", "options": {"first": 1}, "visibility": "public",
        "seats": [{"me": {}}, {"open": {}}], "clock": {"correspondence": {"days": 3}},
    });
    let made = site.make(&ada, body).await;
    (ada, made.table)
}

/// Bo offers a draw.
pub(crate) fn draw(revision: Revision) -> Command {
    Command::Propose {
        revision,
        seat: Seat::new(1),
        kind: ProposalKind::Draw,
    }
}

/// Waits until Bo, who has heard all before, sees that Ada has gone.
pub(crate) async fn ada_goes(at_ada: Client, at_bo: &mut Client) {
    drop(at_ada);
    let is_gone = |message: &ServerMessage| match message {
        ServerMessage::Presence { here, .. } => (!here.contains(Seat::new(0))).then_some(()),
        _ => None,
    };
    at_bo.until(is_gone).await;
}

/// Ada is there for a moment, and lets Bo begin when he likes.
pub(crate) async fn ada_leaves_it_to_bo(
    site: &Site,
    ada: &Somebody,
    bo: &Somebody,
    table: &TableId,
    at_bo: &mut Client,
) {
    let mut at_ada = site.at(ada, table).await;
    let user = bo.user.clone();
    let revision = at_ada.must(Command::HandOver { user }).await;
    at_bo.catch_up(revision).await;
    ada_goes(at_ada, at_bo).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_away_is_told_what_happens_at_their_table() {
    let mut service = Service::start(201).await;
    let site = Site::with(service.plan()).await;
    let (ada, table) = ada_looks_for_somebody(&site).await;
    let phone = Browser::new(7);
    phone.subscribe(&site, &ada, &service, "en").await;
    let (bo, mut at_bo) = site.guest_at("Bo", &table).await;
    at_bo.must(sit(1)).await;
    let mut told = async |text: &str| {
        let told = phone.decrypt(&service.next().await.body);
        assert_eq!(told["text"], text);
        assert_eq!(told["path"], format!("/t/{table}"));
    };
    told("Bo joined your table: Last Rocket").await;
    // Once, however often he does.
    at_bo.must(Command::Leave { seat: Seat::new(1) }).await;
    at_bo.must(sit(1)).await;
    ada_leaves_it_to_bo(&site, &ada, &bo, &table, &mut at_bo).await;
    at_bo.must(Command::Start {}).await;
    told("Your game has begun: Last Rocket against Bo").await;
    let seat = Seat::new(1);
    at_bo.turn().await;
    at_bo.must(draw(at_bo.revision)).await;
    told("Bo is waiting for your answer: Last Rocket").await;
    // Her list has the question as well.
    let mine = site.ask(&ada.token, "GET /api/my-tables", "").await.good();
    let asked = json!({"by": 1, "kind": "draw", "waiting": [0]});
    assert_eq!(mine.json()["tables"][0]["proposal"], asked);
    at_bo.play(&mut Dice::new(3)).await;
    told("Your turn: Last Rocket against Bo").await;
    at_bo.must(Command::Concede { seat }).await;
    told("Game over: Last Rocket against Bo").await;
    at_bo.must(Command::Rematch {}).await;
    told("Rematch? Last Rocket against Bo").await;
    service.is_silent().await;
    site.stop().await;
}

/// What waits for somebody to stay away is told before the server stops: the next one
/// knows nothing of it.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_to_be_told_soon_is_told_before_a_stop() {
    let mut service = Service::start(201).await;
    let mut plan = service.plan();
    plan.push.after = PATIENT;
    let site = Site::with(plan).await;
    let (ada, table) = ada_looks_for_somebody(&site).await;
    let [at_desk, at_home] = [7, 8].map(Browser::new);
    at_desk.subscribe(&site, &ada, &service, "en").await;
    let (bo, mut at_bo) = site.guest_at("Bo", &table).await;
    at_home.subscribe(&site, &bo, &service, "en").await;
    at_bo.must(sit(1)).await;
    // Another Ada has just left a game in which it is her turn.
    let first = json!({"options": {"first": 0}});
    let mut pair = begin(&site, GameId::Rockets, first).await;
    let phone = Browser::new(9);
    phone.subscribe(&site, &pair.ada, &service, "en").await;
    ada_goes(pair.at_ada, &mut pair.at_bo).await;
    service.is_silent().await;
    let home = site.stop().await;
    let mut told = BTreeMap::new();
    for _ in 0..2 {
        let received = service.next().await;
        let browser = match received.path.ends_with(pair.ada.user.as_str()) {
            true => &phone,
            false => &at_desk,
        };
        let text = browser.decrypt(&received.body)["text"].to_string();
        told.insert(received.path, text);
    }
    let of = |who: &Somebody| told[&format!("/for/{}", who.user)].as_str();
    assert_eq!(of(&ada), "\"Bo joined your table: Last Rocket\"");
    assert_eq!(of(&pair.ada), "\"Your turn: Last Rocket against Bo\"");
    // Bo was there until the end, and the next server tells nobody again.
    let site = Site::open_in(home, service.plan()).await;
    for table in [&table, &pair.table] {
        let ask = format!("GET /api/tables/{table}");
        site.ask("", &ask, "").await.good();
    }
    service.is_silent().await;
    drop(at_bo);
    site.stop().await;
}

/// Who sees it happen is told nothing, and at live speeds nobody hears of more than what
/// waits for them.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_there_or_plays_live_is_not_told_of_everything() {
    let mut service = Service::start(201).await;
    let site = Site::with(service.plan()).await;
    let mut pair = begin(&site, GameId::Rockets, json!({"options": {"first": 1}})).await;
    let phone = Browser::new(7);
    phone.subscribe(&site, &pair.ada, &service, "en").await;
    let seat = Seat::new(1);
    pair.at_bo.must(draw(pair.at_bo.revision)).await;
    service.is_silent().await;
    pair.at_bo.must(Command::Withdraw { seat }).await;
    ada_goes(pair.at_ada, &mut pair.at_bo).await;
    pair.at_bo.must(draw(pair.at_bo.revision)).await;
    let told = phone.decrypt(&service.next().await.body);
    assert_eq!(told["text"], "Bo is waiting for your answer: Last Rocket");
    pair.at_bo.must(Command::Concede { seat }).await;
    service.is_silent().await;
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_told_and_a_browser_that_is_gone_is_forgotten() {
    let mut service = Service::start(410).await;
    let site = Site::with(service.plan()).await;
    let (ada, made) = site.ada_waits("landing").await;
    let bo = site.guest("Bo").await;
    let phone = Browser::new(9);
    phone.subscribe(&site, &bo, &service, "de-AT").await;
    for (one, other) in [(&ada, &bo), (&bo, &ada)] {
        let ask = format!("PUT /api/friends/{}", other.user);
        site.ask(&one.token, &ask, "").await.good();
    }
    let invite = format!("POST /api/tables/{}/invitations", made.table);
    let whom = json!({"user": bo.user.as_str()}).to_string();
    site.ask(&ada.token, &invite, &whom).await.good();
    let told = phone.decrypt(&service.next().await.body);
    assert_eq!(told["text"], "Ada lädt dich ein: Landezone");
    assert_eq!(told["path"], format!("/t/{}", made.table));
    while !site
        .store
        .push_subscriptions(bo.user.as_str())
        .await
        .unwrap()
        .is_empty()
    {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_sent_to_anywhere_but_push_services() {
    let service = Service::start(201).await;
    let site = Site::open().await;
    let bo = site.guest("Bo").await;
    let phone = Browser::new(9);
    let (key, secret) = (
        URL_SAFE_NO_PAD.encode(phone.public()),
        URL_SAFE_NO_PAD.encode(phone.secret),
    );
    let endpoint = format!("{}/for/me", service.address);
    for (endpoint, key, secret) in [
        (endpoint.as_str(), key.as_str(), secret.as_str()),
        ("https://10.0.0.1/x", &key, &secret),
        ("https://fcm.googleapis.com/x", "AAAA", &secret),
        ("https://fcm.googleapis.com/x", &key, "AAAA"),
        ("https://fcm.googleapis.com/x", "no base64 !", &secret),
    ] {
        let body = json!({
            "endpoint": endpoint, "key": key, "secret": secret, "language": "en",
        });
        let answer = site
            .ask(&bo.token, "PUT /api/push", &body.to_string())
            .await;
        answer.is_refused(422, "bad_subscription");
    }
    site.stop().await;
}
