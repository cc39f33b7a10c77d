//! The server as browsers meet it, over real sockets.

mod running;

use running::run;
use server::{BindError, CONTENT_SECURITY_POLICY, Config, PageFiles, ServeError, Server};
use std::collections::BTreeMap;
use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;

const JAVASCRIPT: &str = "text/javascript; charset=utf-8";
const SCRIPT: &str = "web-0123456789abcdef.js";
const MODULE: &str = "web-0123456789abcdef_main.bin";
const PARCEL: &str = "parcel-0123456789abcdef_rockets.bin";

/// A server on a port of its own, with a little page in a folder.
struct Fixture {
    address: SocketAddr,
    folder: TempDir,
    _data: TempDir,
    stop: oneshot::Sender<()>,
    running: tokio::task::JoinHandle<std::io::Result<()>>,
}

impl Fixture {
    async fn start() -> Fixture {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, content: &str| {
            fs::write(folder.path().join(name), content).unwrap();
        };
        write("index.html", "<h1>page</h1>");
        write("service-worker.js", "// service");
        write("manifest.webmanifest", "{}");
        write(SCRIPT, "plain script");
        write(&format!("{SCRIPT}.br"), "brotli script");
        write(&format!("{SCRIPT}.gz"), "gzip script");
        write(MODULE, "module");
        // Only for those who read brotli.
        write(&format!("{PARCEL}.br"), "brotli parcel");
        write(".secret", "secret");
        let page = PageFiles::folder(folder.path()).unwrap();
        let (server, data) = start(any_port(), page).await.unwrap();
        let address = server.address();
        let (stop, running) = run(server);
        Fixture {
            address,
            folder,
            _data: data,
            stop,
            running,
        }
    }

    async fn get(&self, path: &str) -> Answer {
        ask(self.address, "GET", path, &[]).await
    }

    async fn get_with(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        ask(self.address, "GET", path, headers).await
    }
}

/// A server that keeps everything in a file which goes away with the test.
async fn start(listen: SocketAddr, page: PageFiles) -> Result<(Server, TempDir), ServeError> {
    let folder = tempfile::tempdir().unwrap();
    let location = store::Location::Sqlite(folder.path().join("orbite.db"));
    let store = store::Store::open(store::Config::new(location))
        .await
        .unwrap();
    let server = Server::start(Config::new(listen, page, store)).await?;
    Ok((server, folder))
}

fn any_port() -> SocketAddr {
    "127.0.0.1:0".parse().unwrap()
}

struct Answer {
    status: u16,
    headers: BTreeMap<String, String>,
    body: String,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }
}

/// One request by hand, so that the path goes out exactly as written.
async fn ask(address: SocketAddr, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let mut request =
        format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    for (name, value) in headers {
        request += &format!("{name}: {value}\r\n");
    }
    request += "\r\n";
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let mut lines = head.lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap();
    Answer {
        status: status.parse().unwrap(),
        headers: lines
            .filter_map(|line| line.split_once(": "))
            .map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()))
            .collect(),
        body: body.to_owned(),
    }
}

#[tokio::test]
async fn the_page_is_asked_about_and_its_files_are_kept_for_ever() {
    let fixture = Fixture::start().await;
    for (path, kind) in [
        ("/", "text/html; charset=utf-8"),
        ("/index.html", "text/html; charset=utf-8"),
        ("/service-worker.js", JAVASCRIPT),
        ("/manifest.webmanifest", "application/manifest+json"),
    ] {
        let answer = fixture.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("cache-control"), "no-cache", "{path}");
        assert_eq!(answer.header("content-type"), kind, "{path}");
    }
    let script = fixture.get(&format!("/{SCRIPT}")).await;
    let cached = script.header("cache-control");
    assert_eq!(cached, "public, max-age=31536000, immutable");
}

#[tokio::test]
async fn places_in_the_page_get_the_page_and_missing_files_get_a_no() {
    let fixture = Fixture::start().await;
    let place = fixture.get("/rules/rockets?clause=LR-3.4").await;
    assert_eq!((place.status, place.body.as_str()), (200, "<h1>page</h1>"));
    for path in [
        "/missing.js",
        "/a/index.html",
        "/.secret",
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/..%2fCargo.toml",
        "//etc/hosts.txt",
    ] {
        let answer = fixture.get(path).await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.body.contains("Nothing here"), "{path}");
    }
    // A twin is a way to send a file, not a file.
    let twin = fixture.get(&format!("/{SCRIPT}.br")).await;
    assert_eq!(twin.status, 404);
}

/// In the middle of an upgrade the page may come from another node than its scripts.
#[tokio::test]
async fn a_page_of_another_version_comes_again() {
    let fixture = Fixture::start().await;
    let theirs = "/boot-fedcba9876543210.js";
    let run = [("sec-fetch-dest", "script")];
    let again = fixture.get_with(theirs, &run).await;
    assert_eq!(again.status, 200);
    assert!(again.body.contains("location.reload()"), "{}", again.body);
    assert_eq!(again.header("content-type"), JAVASCRIPT);
    assert_eq!(again.header("cache-control"), "no-store");
    // Who keeps what comes, as the service worker does, must not keep this.
    let kept = fixture.get_with(theirs, &[("sec-fetch-dest", "empty")]);
    assert_eq!(kept.await.status, 404);
    for other in ["/web-fedcba9876543210.js", "/boot.js"] {
        assert_eq!(fixture.get_with(other, &run).await.status, 404, "{other}");
    }
}

#[tokio::test]
async fn the_smallest_encoding_that_is_understood_is_sent() {
    let fixture = Fixture::start().await;
    let path = format!("/{SCRIPT}");
    for (accept, encoding, body) in [
        ("gzip, deflate, br, zstd", "br", "brotli script"),
        ("gzip", "gzip", "gzip script"),
        ("deflate", "", "plain script"),
    ] {
        let answer = fixture
            .get_with(&path, &[("Accept-Encoding", accept)])
            .await;
        assert_eq!(answer.header("content-encoding"), encoding);
        assert_eq!(answer.body, body);
        assert_eq!(answer.header("vary"), "accept-encoding");
        assert_eq!(answer.header("content-type"), JAVASCRIPT);
    }
}

#[tokio::test]
async fn what_the_browser_has_is_not_sent_again() {
    let fixture = Fixture::start().await;
    let first = fixture.get("/").await;
    let tag = first.header("etag").to_owned();
    let again = fixture.get_with("/", &[("If-None-Match", &tag)]).await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    assert_eq!(again.header("etag"), tag);

    fs::write(fixture.folder.path().join("index.html"), "<h1>new</h1>").unwrap();
    let changed = fixture.get_with("/", &[("If-None-Match", &tag)]).await;
    assert_eq!(
        (changed.status, changed.body.as_str()),
        (200, "<h1>new</h1>")
    );
}

#[tokio::test]
async fn head_tells_the_size_alone_and_nothing_else_is_taken() {
    let fixture = Fixture::start().await;
    let head = ask(fixture.address, "HEAD", "/", &[]).await;
    assert_eq!((head.status, head.body.as_str()), (200, ""));
    assert_eq!(head.header("content-length"), "13");
    let post = ask(fixture.address, "POST", "/", &[("Content-Length", "0")]).await;
    assert_eq!(post.status, 405);
    assert_eq!(post.header("allow"), "GET,HEAD");
}

#[tokio::test]
async fn every_answer_is_guarded() {
    let fixture = Fixture::start().await;
    for path in ["/", "/missing.js", "/healthz", "/service-worker.js"] {
        let answer = fixture.get(path).await;
        assert_eq!(
            answer.header("content-security-policy"),
            CONTENT_SECURITY_POLICY
        );
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "same-origin");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
        assert!(answer.header("permissions-policy").contains("camera=()"));
    }
}

#[tokio::test]
async fn data_may_do_nothing_at_all() {
    let fixture = Fixture::start().await;
    let answer = fixture.get("/api/push").await;
    let policy = answer.header("content-security-policy");
    assert_eq!(policy, "default-src 'none'; frame-ancestors 'none'");
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
}

#[tokio::test]
async fn what_is_said_to_documents_is_not_said_to_modules() {
    let fixture = Fixture::start().await;
    let answer = fixture.get(&format!("/{MODULE}")).await;
    assert_eq!((answer.status, answer.body.as_str()), (200, "module"));
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
    assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin");
    for name in ["content-security-policy", "permissions-policy"] {
        assert!(!answer.headers.contains_key(name), "{name}");
    }
}

#[tokio::test]
async fn a_file_may_be_there_for_readers_of_brotli_alone() {
    let fixture = Fixture::start().await;
    let path = format!("/{PARCEL}");
    let answer = fixture
        .get_with(&path, &[("Accept-Encoding", "gzip, br")])
        .await;
    assert_eq!(
        (answer.status, answer.body.as_str()),
        (200, "brotli parcel")
    );
    assert_eq!(answer.header("content-encoding"), "br");
    assert_eq!(answer.header("content-type"), "application/octet-stream");
    assert!(answer.header("cache-control").contains("immutable"));
    assert_eq!(fixture.get(&path).await.status, 404);
}

#[tokio::test]
async fn health_is_told() {
    let fixture = Fixture::start().await;
    let answer = fixture.get("/healthz").await;
    assert_eq!((answer.status, answer.body.as_str()), (200, "ok\n"));
    assert_eq!(answer.header("cache-control"), "no-store");
}

#[tokio::test]
async fn a_stopped_server_is_gone() {
    let fixture = Fixture::start().await;
    assert_eq!(fixture.get("/healthz").await.status, 200);
    fixture.stop.send(()).unwrap();
    fixture.running.await.unwrap().unwrap();
    assert!(TcpStream::connect(fixture.address).await.is_err());
}

#[tokio::test]
async fn a_taken_port_is_named() {
    let fixture = Fixture::start().await;
    let error = start(fixture.address, PageFiles::embedded())
        .await
        .unwrap_err();
    let ServeError::Bind(error) = error else {
        panic!("{error}");
    };
    assert!(matches!(error, BindError::Taken(address) if address == fixture.address));
    assert!(error.to_string().contains("already taken"));
}

#[tokio::test]
async fn the_program_always_has_some_page_in_it() {
    let (server, _data) = start(any_port(), PageFiles::embedded()).await.unwrap();
    let address = server.address();
    tokio::spawn(server.run(std::future::pending()));
    let answer = ask(address, "GET", "/", &[]).await;
    assert_eq!(answer.status, 200);
    assert!(answer.body.contains("Orbite"));
}

#[test]
fn a_folder_without_a_page_is_refused() {
    let error = PageFiles::folder(Path::new("/nowhere/at/all")).unwrap_err();
    assert!(error.to_string().contains("/nowhere/at/all"));
}
