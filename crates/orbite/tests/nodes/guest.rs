//! Somebody who plays at one node, step by step.

use load::{Client, Loopback, Traffic, http};
use protocol::{
    ClientMessage, Clock, Command, CommandId, DetailLevel, Level, NewTable, SeatChoice,
    ServerMessage, TableId,
};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// Nothing that a test waits for takes longer, even on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) async fn connect(
    node: Loopback,
    name: &str,
    token: Option<String>,
) -> (Client, Option<String>) {
    let traffic = Arc::new(Traffic::default());
    let mut client = Client::connect(node, &traffic).await.unwrap();
    let welcome = client.hello(name, token).await.unwrap();
    (client, welcome.token)
}

pub(crate) async fn join(client: &mut Client, table: &TableId) {
    let table = table.clone();
    let join = ClientMessage::Join {
        table,
        seen: None,
        detail: DetailLevel::Actions,
    };
    client.send(&[join]).await.unwrap();
}

/// Hears messages until one is what is looked for.
pub(crate) async fn until<T>(
    client: &mut Client,
    mut wanted: impl FnMut(ServerMessage) -> Option<T>,
) -> T {
    let found = async {
        loop {
            if let Some(found) = wanted(client.next().await.unwrap()) {
                return found;
            }
        }
    };
    timeout(PATIENCE, found).await.expect("in time")
}

pub(crate) async fn command(client: &mut Client, number: u32, command: Command) {
    let id = CommandId(number);
    client
        .send(&[ClientMessage::Do(id, command)])
        .await
        .unwrap();
    until(client, |message| match message {
        ServerMessage::Accepted(accepted, _) if accepted == id => Some(()),
        ServerMessage::Refused { .. } | ServerMessage::Invalid { .. } => {
            panic!("{}", message.to_line())
        }
        _ => None,
    })
    .await;
}

pub(crate) fn table(clock: Clock, second: SeatChoice) -> NewTable {
    NewTable {
        game: "rockets".to_owned(),
        options: Default::default(),
        seats: vec![SeatChoice::Me {}, second],
        clock,
        visibility: Default::default(),
        spectators: Default::default(),
        takeover: Level::Cadet,
        away_seconds: 3600,
    }
}

/// A table that Ada makes at the first node, with her at it.
pub(crate) async fn host(node: Loopback, new: &NewTable) -> (Client, TableId) {
    let (mut ada, token) = connect(node, "Ada", None).await;
    let made = http::create_table(node, token.as_ref().unwrap(), new).await;
    let table = made.unwrap().table;
    join(&mut ada, &table).await;
    (ada, table)
}

/// Waits for a connection to end, whatever it is told before.
pub(crate) async fn ends(client: &mut Client) {
    let ending = async { while client.next().await.is_ok() {} };
    timeout(PATIENCE, ending).await.expect("in time");
}
