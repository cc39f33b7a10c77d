//! A server that knows people, and clients of it.

use axum::Router;
use axum::body::Body;
use axum::extract::connect_info::MockConnectInfo;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use http_body_util::BodyExt;
use serde_json::Value;
use server::identity::{Identity, routes};
use server::limit::Limits;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use store::{Config, Location, Store};
use tempfile::TempDir;
use tower::ServiceExt;

pub(crate) const FIREFOX: &str =
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/// A server on a database of its own.
pub(crate) struct Site {
    pub(crate) folder: TempDir,
    pub(crate) store: Store,
    pub(crate) identity: Arc<Identity>,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("{self:?}"))
    }

    /// A field that is a text.
    pub(crate) fn field(&self, name: &str) -> String {
        let json = self.json();
        let value = json[name].as_str();
        value.unwrap_or_else(|| panic!("{name}: {self:?}")).into()
    }

    /// The status and the code of a no.
    pub(crate) fn refusal(&self) -> (u16, String) {
        let json = self.json();
        let detail = json["error"]["detail"].as_str();
        assert!(
            detail.is_some_and(|detail| detail.len() > 5),
            "every no says why: {self:?}"
        );
        let code = json["error"]["code"].as_str().unwrap();
        (self.status.as_u16(), code.to_owned())
    }

    #[track_caller]
    pub(crate) fn is_refused(&self, status: u16, code: &str) {
        assert_eq!(self.refusal(), (status, code.to_owned()));
    }

    #[track_caller]
    pub(crate) fn good(self) -> Self {
        assert!(self.status.is_success(), "{self:?}");
        self
    }
}

pub(crate) async fn open_store(folder: &Path) -> Store {
    let location = Location::Sqlite(folder.join("orbite.db"));
    Store::open(Config::new(location)).await.unwrap()
}

impl Site {
    pub(crate) async fn open() -> Self {
        Self::limited(|_| ()).await
    }

    /// A server, and the token of a guest.
    pub(crate) async fn with_guest(name: &str) -> (Self, String) {
        let site = Self::open().await;
        let token = site.guest(name).await;
        (site, token)
    }

    /// Without limits but those that are set.
    pub(crate) async fn limited(set: impl FnOnce(&mut Limits)) -> Self {
        let mut limits = Limits::NONE;
        set(&mut limits);
        Self::open_in(tempfile::tempdir().unwrap(), &limits).await
    }

    pub(crate) async fn open_in(folder: TempDir, limits: &Limits) -> Self {
        let store = open_store(folder.path()).await;
        let identity = Identity::open_with(store.clone(), limits).await.unwrap();
        Self {
            folder,
            store,
            identity: Arc::new(identity),
        }
    }

    /// Stops the server and starts another on the same database.
    pub(crate) async fn restart(self) -> Self {
        self.store.close().await.unwrap();
        Self::open_in(self.folder, &Limits::NONE).await
    }

    pub(crate) fn router(&self, from: &str) -> Router {
        let from: SocketAddr = format!("{from}:4000").parse().unwrap();
        routes()
            .with_state(Arc::clone(&self.identity))
            .layer(MockConnectInfo(from))
    }

    pub(crate) async fn send(&self, from: &str, request: Request<Body>) -> Answer {
        let response = self.router(from).oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let body = body.collect().await.unwrap().to_bytes();
        Answer {
            status: parts.status,
            headers: parts.headers,
            text: String::from_utf8(body.to_vec()).unwrap(),
        }
    }

    /// Asks as the owner of a token, or as nobody with the empty one.
    pub(crate) async fn ask(&self, token: &str, what: &str, body: &str) -> Answer {
        self.send("10.0.0.1", request(token, what, body)).await
    }

    /// A new guest's token.
    pub(crate) async fn guest(&self, name: &str) -> String {
        let body = serde_json::json!({ "name": name }).to_string();
        let answer = self.ask("", "POST /api/guests", &body).await;
        answer.good().field("token")
    }

    /// A new account's token.
    pub(crate) async fn account(&self, login: &str, password: &str) -> String {
        let token = self.guest(login).await;
        let body = credentials(login, password);
        let opened = self.ask(&token, "POST /api/account", &body).await;
        opened.good().field("token")
    }

    pub(crate) async fn log_in(&self, login: &str, password: &str) -> Answer {
        self.ask("", "POST /api/login", &credentials(login, password))
            .await
    }

    pub(crate) async fn me(&self, token: &str) -> Answer {
        self.ask(token, "GET /api/me", "").await
    }
}

pub(crate) fn credentials(login: &str, password: &str) -> String {
    serde_json::json!({ "login": login, "password": password }).to_string()
}

/// `POST /api/guests` and a body, as somebody's browser sends it.
pub(crate) fn request(token: &str, what: &str, body: &str) -> Request<Body> {
    let (method, path) = what.split_once(' ').unwrap();
    let mut request = Request::builder()
        .method(method.parse::<Method>().unwrap())
        .uri(path)
        .header(header::USER_AGENT, FIREFOX);
    if !token.is_empty() {
        request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
    }
    if !body.is_empty() {
        request = request.header(header::CONTENT_TYPE, "application/json");
    }
    request.body(Body::from(body.to_owned())).unwrap()
}
