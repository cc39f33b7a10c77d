//! The server under test, inside the test.

use crate::folders;
use server::limit::Limits;
use server::{Config, Page, Server};
use std::net::SocketAddr;
use std::sync::OnceLock;
use std::time::Duration;
use store::Store;
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

/// A name for this machine that browsers take for any other machine's.
pub(crate) const LAN_NAME: &str = "orbite.test";

/// Browsers on a busy machine are slow, and most tests want to see what everybody
/// added to chance.
const PATIENT: Duration = Duration::from_secs(120);

/// A running server on a port of its own, until it is dropped.
#[derive(Debug)]
pub struct Site {
    address: SocketAddr,
    /// Dropping it stops the server.
    stop: Option<oneshot::Sender<()>>,
    running: Option<tokio::task::JoinHandle<()>>,
    /// Where the server keeps everything.
    data: TempDir,
}

/// A server that has stopped; what it kept is still there.
#[derive(Debug)]
pub struct Stopped {
    address: SocketAddr,
    data: TempDir,
}

impl Stopped {
    /// Starts it again, under the same address.
    pub fn start_again(self) -> Site {
        Site::start_at(self.address, self.data, PATIENT)
    }
}

impl Site {
    /// Starts a server with the page under test.
    pub fn start() -> Site {
        Site::start_waiting(PATIENT)
    }

    /// Starts a server whose games begin this long after their start without those
    /// who have added nothing to chance.
    pub fn start_waiting(contribution_wait: Duration) -> Site {
        let any_port = SocketAddr::from(([127, 0, 0, 1], 0));
        let data = tempfile::tempdir().expect("a folder can be made");
        Site::start_at(any_port, data, contribution_wait)
    }

    fn start_at(listen: SocketAddr, data: TempDir, contribution_wait: Duration) -> Site {
        let dist = folders::dist();
        let page = Page::folder(&dist).unwrap_or_else(|error| {
            panic!("{error}: `cargo xtask e2e` makes the page and runs these tests")
        });
        let database = data.path().join("orbite.db");
        let server = runtime().block_on(async {
            let location = store::Location::Sqlite(database);
            let store = Store::open(store::Config::new(location))
                .await
                .expect("a database can be made");
            let config = Config {
                limits: Limits::NONE,
                contribution_wait,
                ..Config::new(listen, page, store)
            };
            Server::start(config).await.expect("some port is free")
        });
        let address = server.address();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = runtime().spawn(async move {
            let served = server.run(async {
                let _ = stopped.await;
            });
            served.await.expect("the server runs until it is stopped");
        });
        Site {
            address,
            stop: Some(stop),
            running: Some(running),
            data,
        }
    }

    /// Lets a user look after the server, as `orbite admin operator` does.
    pub fn make_operator(&self, user: &str) {
        let location = store::Location::Sqlite(self.data.path().join("orbite.db"));
        runtime().block_on(async {
            let store = Store::open(store::Config::new(location))
                .await
                .expect("the database can be opened twice");
            store
                .set_operator(user, true)
                .await
                .expect("the database takes it");
            store.close().await.expect("the database can be closed");
        });
    }

    /// The address of a place on the site. Browsers trust this machine's own
    /// name as they trust an encrypted connection, so everything works there.
    pub fn url(&self, path: &str) -> String {
        format!("http://localhost:{}{path}", self.address.port())
    }

    /// The same place under a name that browsers don't trust, as on the LAN.
    pub fn plain_url(&self, path: &str) -> String {
        format!("http://{LAN_NAME}:{}{path}", self.address.port())
    }

    /// Stops the server and waits until it is gone, as when the network fails.
    pub fn stop(mut self) -> Stopped {
        self.stop.take();
        if let Some(running) = self.running.take() {
            runtime()
                .block_on(running)
                .expect("the server stops in good order");
        }
        Stopped {
            address: self.address,
            data: self.data,
        }
    }
}

/// The site that most visits go to.
pub(crate) fn shared() -> &'static Site {
    static SITE: OnceLock<Site> = OnceLock::new();
    SITE.get_or_init(Site::start)
}

fn runtime() -> &'static Runtime {
    static RUNTIME: OnceLock<Runtime> = OnceLock::new();
    RUNTIME.get_or_init(|| {
        tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .expect("a thread can be started")
    })
}
