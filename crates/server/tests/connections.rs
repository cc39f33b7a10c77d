//! Connections that others end, over real sockets.

mod running;

use load::{Client, LoadError, Loopback, Traffic, http};
use protocol::ServerMessage;
use running::run;
use server::{Config, PageFiles, Server};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// Longer than anything here takes.
const SOON: Duration = Duration::from_secs(60);

struct Site {
    address: Loopback,
    stop: oneshot::Sender<()>,
    running: JoinHandle<std::io::Result<()>>,
    _data: TempDir,
}

impl Site {
    async fn start() -> Site {
        let data = tempfile::tempdir().unwrap();
        let location = store::Location::Sqlite(data.path().join("orbite.db"));
        let store = store::Store::open(store::Config::new(location))
            .await
            .unwrap();
        let any_port = "127.0.0.1:0".parse().unwrap();
        let server = Server::start(Config::new(any_port, PageFiles::embedded(), store)).await;
        let server = server.unwrap();
        let address = server.address().try_into().unwrap();
        let (stop, running) = run(server);
        Site {
            address,
            stop,
            running,
            _data: data,
        }
    }

    async fn client(&self, token: Option<&str>) -> (Client, Option<String>) {
        let traffic = Arc::new(Traffic::default());
        let mut client = Client::connect(self.address, &traffic).await.unwrap();
        let welcome = client.hello("Ada", token.map(str::to_owned)).await.unwrap();
        (client, welcome.token)
    }
}

/// Everything that is said until the connection ends, which it soon does.
async fn last_words(client: &mut Client) -> Vec<ServerMessage> {
    let mut words = Vec::new();
    let ended = timeout(SOON, async {
        loop {
            match client.next().await {
                Ok(message) => words.push(message),
                Err(LoadError::Gone) => return,
                Err(error) => panic!("{error}"),
            }
        }
    });
    ended.await.expect("the connection ends");
    words
}

#[tokio::test]
async fn logging_out_ends_the_connections_of_that_token_alone() {
    let site = Site::start().await;
    let (mut first, token) = site.client(None).await;
    let token = token.unwrap();
    let (mut second, none) = site.client(Some(&token)).await;
    assert_eq!(none, None);
    let (mut other, other_token) = site.client(None).await;

    let logged_out = http::ask(site.address, "POST /api/logout", &token, None).await;
    logged_out.unwrap();
    assert!(last_words(&mut first).await.is_empty());
    assert!(last_words(&mut second).await.is_empty());

    // The other goes on, and the token is good for nothing.
    other
        .send(&[protocol::ClientMessage::Lobby {}])
        .await
        .unwrap();
    let said = timeout(SOON, other.next()).await.unwrap().unwrap();
    assert!(matches!(said, ServerMessage::Lobby { .. }), "{said:?}");
    let traffic = Arc::new(Traffic::default());
    let mut late = Client::connect(site.address, &traffic).await.unwrap();
    assert!(late.hello("", Some(token)).await.is_err());
    let (_, same) = site.client(other_token.as_deref()).await;
    assert_eq!(same, None);
}

#[tokio::test]
async fn a_server_that_stops_ends_every_connection() {
    let site = Site::start().await;
    let (mut introduced, _) = site.client(None).await;
    let traffic = Arc::new(Traffic::default());
    let mut silent = Client::connect(site.address, &traffic).await.unwrap();
    site.stop.send(()).unwrap();
    assert!(last_words(&mut introduced).await.is_empty());
    assert!(last_words(&mut silent).await.is_empty());
    timeout(SOON, site.running).await.unwrap().unwrap().unwrap();
}
