//! A whole server on a database of its own, and HTTP to it.

use crate::client::Client;
use crate::cluster::Cluster;
use crate::running::run;
use protocol::{Invitation, TableId, UserId};
use serde_json::{Value, json};
use server::limit::Limits;
use server::{Config, MailSettings, PageFiles, Proxy, PushSettings, Server};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use store::{Location, Store, StoredMatch};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Where the database of a server is, also while none runs.
pub(crate) struct Home {
    location: Location,
    _folder: TempDir,
}

impl Home {
    pub(crate) fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self {
            location: Location::Sqlite(folder.path().join("orbite.db")),
            _folder: folder,
        }
    }

    /// A fresh database in a PostgreSQL that is up.
    pub(crate) fn postgres_in(cluster: &Cluster) -> Self {
        Self {
            location: Location::Postgres(cluster.database()),
            _folder: tempfile::tempdir().unwrap(),
        }
    }
}

/// A running server.
pub(crate) struct Site {
    pub(crate) address: SocketAddr,
    pub(crate) metrics: Option<SocketAddr>,
    pub(crate) store: Store,
    home: Home,
    stop: oneshot::Sender<()>,
    running: JoinHandle<std::io::Result<()>>,
}

/// Somebody with a token.
#[derive(Clone, Debug)]
pub(crate) struct Somebody {
    pub(crate) user: UserId,
    pub(crate) token: String,
}

impl Somebody {
    /// Whom the server has just made.
    pub(crate) fn of(answer: &Answer) -> Self {
        let json = answer.json();
        Self {
            user: json["user"].as_str().unwrap().parse().unwrap(),
            token: json["token"].as_str().unwrap().to_owned(),
        }
    }
}

/// What came back over HTTP.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: BTreeMap<String, String>,
    pub(crate) body: String,
}

impl Answer {
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("{self:?}"))
    }

    #[track_caller]
    pub(crate) fn good(self) -> Self {
        assert!((200..300).contains(&self.status), "{self:?}");
        self
    }

    /// Checks the one shape in which the server says no.
    #[track_caller]
    pub(crate) fn is_refused(&self, status: u16, code: &str) {
        assert_eq!(self.status, status, "{self:?}");
        assert_eq!(self.json()["error"]["code"], code, "{self:?}");
        assert!(self.json()["error"]["detail"].is_string(), "{self:?}");
    }
}

/// So long that nothing ever waits for all of it.
pub(crate) const PATIENT: Duration = Duration::from_secs(600);

/// How the server of a test is made.
pub(crate) struct Plan {
    pub(crate) limits: Limits,
    pub(crate) size_limit: Option<u64>,
    pub(crate) public_url: Option<String>,
    pub(crate) network: Option<std::net::IpAddr>,
    pub(crate) metrics: Option<SocketAddr>,
    pub(crate) proxy: Proxy,
    /// Most tests start their games at once.
    pub(crate) contribution_wait: Duration,
    /// How long the store is waited for.
    pub(crate) patience: Duration,
    /// How people are told who are not here.
    pub(crate) push: PushSettings,
    /// How they are mailed.
    pub(crate) mail: Option<MailSettings>,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            limits: Limits::NONE,
            size_limit: None,
            public_url: None,
            network: None,
            metrics: None,
            proxy: Proxy::None,
            contribution_wait: Duration::ZERO,
            patience: Duration::from_secs(10),
            push: PushSettings::default(),
            mail: None,
        }
    }
}

impl Site {
    pub(crate) async fn open() -> Self {
        Self::with(Plan::default()).await
    }

    pub(crate) async fn with(plan: Plan) -> Self {
        Self::open_in(Home::sqlite(), plan).await
    }

    /// With games that wait so long for what the seats add to chance.
    pub(crate) async fn fair(contribution_wait: Duration) -> Self {
        Self::with(Plan {
            contribution_wait,
            ..Plan::default()
        })
        .await
    }

    /// Without limits but those that are set.
    pub(crate) async fn limited(set: impl FnOnce(&mut Limits)) -> Self {
        let mut plan = Plan::default();
        set(&mut plan.limits);
        Self::with(plan).await
    }

    /// Found by people at that address.
    pub(crate) async fn public(url: &str) -> Self {
        Self::with(Plan {
            public_url: Some(url.to_owned()),
            ..Plan::default()
        })
        .await
    }

    /// Ada, and a table where she waits for somebody.
    pub(crate) async fn ada_waits(&self, game: &str) -> (Somebody, Invitation) {
        let ada = self.guest("Ada").await;
        let body = json!({"game": game, "seats": [{"me": {}}, {"open": {}}]});
        let made = self.make(&ada, body).await;
        (ada, made)
    }

    /// The match of a table as it is stored.
    pub(crate) async fn stored(&self, table: &TableId) -> StoredMatch {
        let stored = self.store.load_match(table.as_str(), 0).await;
        stored.unwrap().unwrap()
    }

    /// On the PostgreSQL that tests share.
    pub(crate) async fn on_postgres() -> Self {
        let home = Home::postgres_in(Cluster::shared());
        Self::open_in(home, Plan::default()).await
    }

    pub(crate) async fn open_in(home: Home, plan: Plan) -> Self {
        let mut config = store::Config::new(home.location.clone());
        config.patience = plan.patience;
        config.size_limit = plan.size_limit;
        let store = Store::open(config).await.unwrap();
        let page = tempfile::tempdir().unwrap();
        std::fs::write(page.path().join("index.html"), "<h1>page</h1>").unwrap();
        let listen = "127.0.0.1:0".parse().unwrap();
        let page = PageFiles::folder(page.path()).unwrap();
        let mut config = Config::new(listen, page, store.clone());
        config.limits = plan.limits;
        config.public_url = plan.public_url;
        config.network = plan.network;
        config.metrics = plan.metrics;
        config.proxy = plan.proxy;
        config.contribution_wait = plan.contribution_wait;
        config.push = plan.push;
        config.mail = plan.mail;
        let server = Server::start(config).await.unwrap();
        let (address, metrics) = (server.address(), server.metrics_address());
        let (stop, running) = run(server);
        Self {
            address,
            metrics,
            store,
            home,
            stop,
            running,
        }
    }

    /// The file of the database, where it is one.
    pub(crate) fn database(&self) -> &Path {
        match &self.home.location {
            Location::Sqlite(path) => path,
            Location::Postgres(_) => panic!("PostgreSQL is no file"),
        }
    }

    /// Another server on the same database.
    pub(crate) async fn another(&self) -> Result<Server, server::ServeError> {
        let mut config = store::Config::new(self.home.location.clone());
        config.patience = Duration::from_secs(2);
        let store = Store::open(config).await?;
        let listen = "127.0.0.1:0".parse().unwrap();
        Server::start(Config::new(listen, PageFiles::embedded(), store)).await
    }

    /// A server on a copy of this one's database as it is now, as after a crash.
    pub(crate) async fn crashed(&self, tamper: impl AsyncFnOnce(&Store)) -> Self {
        let home = Home::sqlite();
        let Location::Sqlite(path) = &home.location else {
            panic!("a file");
        };
        self.store.back_up(path).await.unwrap();
        let store = store::Config::new(home.location.clone());
        let store = Store::open(store).await.unwrap();
        tamper(&store).await;
        store.close().await.unwrap();
        Self::open_in(home, Plan::default()).await
    }

    /// Stops the server in good order; the database stays.
    pub(crate) async fn stop(self) -> Home {
        self.stop.send(()).unwrap();
        self.running.await.unwrap().unwrap();
        self.home
    }

    /// Stops the server, which has noticed nothing that it did wrong.
    pub(crate) async fn stop_without_faults(self) {
        assert_eq!(self.metric("orbite_faults_total").await, 0.0);
        self.stop().await;
    }

    /// Stops the server and starts another on the same database.
    pub(crate) async fn restart(self) -> Self {
        Self::open_in(self.stop().await, Plan::default()).await
    }

    /// Asks as the owner of a token, or as nobody: `GET /api/me`.
    pub(crate) async fn ask(&self, token: &str, what: &str, body: &str) -> Answer {
        ask(self.address, token, what, body, &[]).await
    }

    /// A new guest.
    pub(crate) async fn guest(&self, name: &str) -> Somebody {
        let body = json!({ "name": name }).to_string();
        Somebody::of(&self.ask("", "POST /api/guests", &body).await.good())
    }

    /// Makes a table as this body says.
    pub(crate) async fn make(&self, host: &Somebody, body: Value) -> Invitation {
        let what = "POST /api/tables";
        let answer = self.ask(&host.token, what, &body.to_string()).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        serde_json::from_str(&answer.body).unwrap()
    }

    /// A connection of somebody, who has introduced themselves.
    pub(crate) async fn connect(&self, who: &Somebody) -> Client {
        Client::introduced(self.address, &who.token).await
    }

    /// A connection of somebody at a table.
    pub(crate) async fn at(&self, who: &Somebody, table: &TableId) -> Client {
        let mut client = self.connect(who).await;
        client.join(table).await;
        client
    }

    /// A new guest, and their connection at a table.
    pub(crate) async fn guest_at(&self, name: &str, table: &TableId) -> (Somebody, Client) {
        let guest = self.guest(name).await;
        let client = self.at(&guest, table).await;
        (guest, client)
    }

    /// Connections on which this was sent, in bytes, and nothing else yet.
    pub(crate) async fn begun_to_say(&self, texts: &[&str]) -> Vec<TcpStream> {
        let mut streams = Vec::new();
        for text in texts {
            let mut stream = TcpStream::connect(self.address).await.unwrap();
            stream.write_all(text.as_bytes()).await.unwrap();
            streams.push(stream);
        }
        streams
    }

    /// A number from `/metrics`.
    pub(crate) async fn metric(&self, name: &str) -> f64 {
        let metrics = self.ask("", "GET /metrics", "").await.good().body;
        let line = metrics.lines().find_map(|line| line.strip_prefix(name));
        let value = line.unwrap_or_else(|| panic!("no {name}: {metrics}"));
        value.trim().parse().unwrap()
    }
}

/// One request by hand.
pub(crate) async fn ask(
    address: SocketAddr,
    token: &str,
    what: &str,
    body: &str,
    headers: &[(&str, &str)],
) -> Answer {
    let head = format!("{what} HTTP/1.1\r\nHost: {address}\r\n");
    send(address, head, token, body, headers).await
}

/// One request for a host, by nobody.
pub(crate) async fn ask_by(
    address: SocketAddr,
    host: &str,
    what: &str,
    headers: &[(&str, &str)],
) -> Answer {
    let head = format!("{what} HTTP/1.1\r\nHost: {host}\r\n");
    send(address, head, "", "", headers).await
}

async fn send(
    address: SocketAddr,
    head: String,
    token: &str,
    body: &str,
    headers: &[(&str, &str)],
) -> Answer {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let mut request = head + "Connection: close\r\n";
    if !token.is_empty() {
        request += &format!("Authorization: Bearer {token}\r\n");
    }
    if !body.is_empty() {
        request += "Content-Type: application/json\r\n";
    }
    request += &format!("Content-Length: {}\r\n", body.len());
    for (name, value) in headers {
        request += &format!("{name}: {value}\r\n");
    }
    request += "\r\n";
    request += body;
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let answer = String::from_utf8(answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").expect("an answer");
    let mut lines = head.lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap();
    let headers = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_lowercase(), value.to_owned()));
    let headers: BTreeMap<String, String> = headers.collect();
    let body = match headers.get("transfer-encoding").map(String::as_str) {
        Some("chunked") => unchunked(body),
        _ => body.to_owned(),
    };
    Answer {
        status: status.parse().unwrap(),
        headers,
        body,
    }
}

fn unchunked(mut body: &str) -> String {
    let mut text = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).unwrap();
        text += &rest[..size];
        body = rest[size..].trim_start_matches("\r\n");
    }
    text
}
