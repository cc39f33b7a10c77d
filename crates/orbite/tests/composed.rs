//! All limits at once: one address does everything that it may, with all its
//! guests, tables and connections, while two others play.
//!
//! `ORBITE_COMPOSED_SECONDS=180 cargo test -p orbite --test composed --
//! --nocapture` runs for minutes, and prints what it measured.
#![allow(clippy::print_stdout)]

use dice::Dice;
use engine::Seat;
use load::{Client, Gauge, Heard, LoadError, Loopback, Player, ServerProcess, Traffic, http};
use protocol::{
    ClientMessage, Command, CommandId, DetailLevel, NewTable, Revision, ServerMessage, TableId,
};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// How many connections the address has, and so many more ask over HTTP.
const SOCKETS: usize = 60;
const CALLERS: usize = 6;
/// How often each of them sends something.
const EVERY: Duration = Duration::from_millis(100);
/// How often an honest player acts.
const THINKING: Duration = Duration::from_millis(60);
/// Nothing takes longer, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// What the server may need more than before, however long it goes on.
const MOST_MEMORY: u64 = 256 << 20;
/// What the database may grow by at once, and with every second.
const MOST_DISK: u64 = 24 << 20;
const MOST_DISK_A_SECOND: u64 = 512 << 10;
/// How long most of the moves of others take at most.
const MOST_LATENCY: Duration = Duration::from_secs(2);

const S0: Seat = Seat::new(0);
const S1: Seat = Seat::new(1);

#[derive(Default)]
struct Counts {
    /// What the address sent.
    sent: AtomicU64,
    /// How often it was turned away or cut off.
    refused: AtomicU64,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_that_does_all_it_may_is_bounded_and_holds_nobody_up() {
    let seconds = std::env::var("ORBITE_COMPOSED_SECONDS");
    let seconds: u64 = seconds.map_or(6, |text| text.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_orbite"));
    let database = folder.path().join("orbite.db");
    let server = ServerProcess::start_with(program, &database, 0, &[]).unwrap();
    let (ada, bo) = (
        server.address().called_from(2),
        server.address().called_from(3),
    );
    let game = begin(ada, bo).await;
    // The server has played before it is measured.
    let (calm, game) = play(game, Duration::from_secs(1)).await;
    let (memory, disk) = (server.gauge().memory().unwrap(), size(folder.path()));

    let counts = Arc::new(Counts::default());
    let mut crowd = crowd(server.address(), &counts).await;
    let measured = tokio::spawn(highest_memory(server.gauge()));
    let (latencies, _) = play(game, Duration::from_secs(seconds)).await;
    // A table of others is easy to find among all those of the crowd.
    let mine = make(ada, &token(ada).await, &waiting()).await.unwrap();
    let listed = http::ask(ada, "GET /api/tables", "", None).await.unwrap();
    let listed: Value = serde_json::from_str(&listed).unwrap();
    let listed = listed["tables"].as_array().unwrap();
    let place = listed.iter().position(|one| one["table"] == mine.as_str());
    crowd.abort_all();
    while crowd.join_next().await.is_some() {}
    measured.abort();
    let highest = HIGHEST.load(Relaxed).max(memory);
    let (more_memory, more_disk) = (highest - memory, size(folder.path()).saturating_sub(disk));

    let (sent, refused) = (counts.sent.load(Relaxed), counts.refused.load(Relaxed));
    let of = |part: usize| latencies[(latencies.len() - 1) * part / 100];
    println!(
        "{seconds} s: {sent} sent, {refused} refused; memory +{} KiB, disk +{} KiB; {} moves of \
         others: {:?} median, {:?} of 95 %, {:?} at most (before: {:?})",
        more_memory >> 10,
        more_disk >> 10,
        latencies.len(),
        of(50),
        of(95),
        of(100),
        calm[calm.len() / 2],
    );
    assert!(sent > 500 && refused > 20, "{sent} sent, {refused} refused");
    assert!(more_memory <= MOST_MEMORY, "{more_memory} bytes more");
    let most = MOST_DISK + MOST_DISK_A_SECOND * seconds;
    assert!(more_disk <= most, "{more_disk} bytes more on disk");
    assert!(latencies.len() >= 10, "{} moves", latencies.len());
    assert!(of(95) <= MOST_LATENCY, "{:?}", of(95));
    assert!(place.is_some_and(|place| place < 10), "{place:?}");
    assert!(listed.len() < 60, "{} tables are listed", listed.len());
}

/// The most memory of the server so far.
static HIGHEST: AtomicU64 = AtomicU64::new(0);

async fn highest_memory(gauge: Gauge) {
    loop {
        HIGHEST.fetch_max(gauge.memory().unwrap_or_default(), Relaxed);
        sleep(Duration::from_millis(100)).await;
    }
}

/// How much there is in a folder.
fn size(folder: &Path) -> u64 {
    let files = std::fs::read_dir(folder).unwrap();
    files
        .map(|file| file.unwrap().metadata().map_or(0, |about| about.len()))
        .sum()
}

async fn token(address: Loopback) -> String {
    let guest = http::ask(address, "POST /api/guests", "", Some(r#"{"name":"Guest"}"#));
    let guest: Value = serde_json::from_str(&guest.await.unwrap()).unwrap();
    guest["token"].as_str().unwrap().to_owned()
}

async fn make(address: Loopback, token: &str, table: &Value) -> Result<TableId, LoadError> {
    let table: NewTable = serde_json::from_str(&table.to_string()).unwrap();
    let made = http::create_table(address, token, &table).await?;
    Ok(made.table)
}

fn waiting() -> Value {
    json!({"game": "rockets", "visibility": "public", "seats": [{"me": {}}, {"open": {}}]})
}

/// Two people at a table, each with a connection.
type Pair = [(Player, Client); 2];

async fn begin(ada: Loopback, bo: Loopback) -> Pair {
    let (host, guest) = (token(ada).await, token(bo).await);
    let table = make(ada, &host, &waiting()).await.unwrap();
    let mut pair = Vec::new();
    for (seat, address, token) in [(S0, ada, host), (S1, bo, guest)] {
        let traffic = Arc::new(Traffic::default());
        let mut client = Client::connect(address, &traffic).await.unwrap();
        client.hello("", Some(token)).await.unwrap();
        let player = Player::new(table.clone(), seat, Dice::new(seat.index() as u64));
        pair.push((player, client));
    }
    pair.try_into().unwrap_or_else(|_| unreachable!())
}

/// Both play, game after game; how long each move took to be stored, the
/// shortest first.
async fn play(pair: Pair, time: Duration) -> (Vec<Duration>, Pair) {
    let until = Instant::now() + time;
    let [one, other] = pair.map(|player| tokio::spawn(play_seat(player, until)));
    let ((mut latencies, one), (more, other)) = (one.await.unwrap(), other.await.unwrap());
    latencies.extend(more);
    latencies.sort();
    (latencies, [one, other])
}

async fn play_seat(
    (mut player, mut client): (Player, Client),
    until: Instant,
) -> (Vec<Duration>, (Player, Client)) {
    let mut latencies = Vec::new();
    let mut sent = Instant::now();
    loop {
        let words = player.take_words();
        if !words.is_empty() {
            sleep(THINKING).await;
            sent = Instant::now();
            client.send(&words).await.unwrap();
        }
        let left = until.saturating_duration_since(Instant::now());
        match timeout(left, client.next()).await {
            Ok(message) => match player.hear(message.unwrap()) {
                Heard::Acknowledged { .. } => latencies.push(sent.elapsed()),
                Heard::Trouble(what) => panic!("{what}"),
                Heard::Nothing | Heard::Step(_) | Heard::Over => {}
            },
            Err(_) => return (latencies, (player, client)),
        }
    }
}

/// Everybody at one address, doing what they can until they are stopped.
async fn crowd(address: Loopback, counts: &Arc<Counts>) -> JoinSet<()> {
    let mut tokens = Vec::new();
    let guest = r#"{"name":"Crowd"}"#;
    while let Ok(made) = http::ask(address, "POST /api/guests", "", Some(guest)).await {
        let made: Value = serde_json::from_str(&made).unwrap();
        tokens.push(made["token"].as_str().unwrap().to_owned());
    }
    assert!(tokens.len() >= 10, "{} guests", tokens.len());
    let bot = json!({"bot": {"level": "admiral"}});
    let kinds = [
        json!({"game": "rockets", "seats": [{"me": {}}, {"me": {}}], "visibility": "public",
               "clock": {"correspondence": {"days": 30}}}),
        json!({"game": "celestial", "seats": [bot, bot], "visibility": "public"}),
        waiting(),
    ];
    let mut tables = Vec::new();
    'all: for round in 0.. {
        for token in &tokens {
            match make(address, token, &kinds[round % kinds.len()]).await {
                Ok(table) => tables.push((token.clone(), table)),
                Err(_) => break 'all,
            }
        }
    }
    assert!(
        (60..=200).contains(&tables.len()),
        "{} tables",
        tables.len()
    );
    let tables = Arc::new(tables);
    let mut crowd = JoinSet::new();
    for index in 0..SOCKETS {
        let (tables, counts) = (Arc::clone(&tables), Arc::clone(counts));
        crowd.spawn(async move {
            loop {
                // Cut off, it comes back.
                let _ = bother(address, index, &tables, &counts).await;
                counts.refused.fetch_add(1, Relaxed);
                sleep(EVERY).await;
            }
        });
    }
    for index in 0..CALLERS {
        let (tables, counts) = (Arc::clone(&tables), Arc::clone(counts));
        crowd.spawn(async move {
            for number in index.. {
                let (token, table) = &tables[number % tables.len()];
                let what = [
                    "GET /api/history".to_owned(),
                    format!("GET /api/tables/{table}/messages"),
                    "GET /api/tables".to_owned(),
                    format!("GET /api/codes/{:06}", 222_222 + number % 100),
                    format!("GET /api/tables/{table}"),
                ];
                let what = &what[number % what.len()];
                counts.sent.fetch_add(1, Relaxed);
                if http::ask(address, what, token, None).await.is_err() {
                    counts.refused.fetch_add(1, Relaxed);
                }
                sleep(EVERY / 10).await;
            }
        });
    }
    crowd
}

/// One connection of the crowd, until it is cut off.
async fn bother(
    address: Loopback,
    index: usize,
    tables: &[(String, TableId)],
    counts: &Counts,
) -> Result<(), LoadError> {
    let (token, mut table) = tables[index % tables.len()].clone();
    let mut client = Client::connect(address, &Arc::new(Traffic::default())).await?;
    client.hello("", Some(token)).await?;
    let join = |table: &TableId| ClientMessage::Join {
        table: table.clone(),
        seen: None,
        detail: DetailLevel::Views,
    };
    let mut number = 0;
    let mut order = |command: Command| {
        number += 1;
        ClientMessage::Do(CommandId(number), command)
    };
    client
        .send(&[join(&table), order(Command::Start {})])
        .await?;
    let mut revision = Revision::new(0);
    let (mut seat, mut action) = (S0, String::new());
    for round in index.. {
        let chat = Command::Chat {
            text: "x".repeat(protocol::limits::CHAT_CHARS),
        };
        let words = match index % 4 {
            // Acts, takes back, leaves and comes back, and talks.
            0 => vec![
                order(Command::Act {
                    revision,
                    seat,
                    actions: vec![action.clone()],
                }),
                order(Command::Undo { revision, seat }),
                order(Command::Leave { seat: S0 }),
                order(Command::Resume { seat: S0 }),
                order(chat),
                ClientMessage::Ping {},
            ],
            // Asks for much and reads nothing.
            1 => vec![
                order(Command::History { seat: None }),
                ClientMessage::Lobby {},
                ClientMessage::Lobby {},
            ],
            // Goes from table to table.
            2 => {
                table = tables[round % tables.len()].1.clone();
                vec![ClientMessage::Lobby {}, join(&table), order(chat)]
            }
            // Watches bots.
            _ => vec![ClientMessage::Ping {}],
        };
        counts.sent.fetch_add(words.len() as u64, Relaxed);
        timeout(PATIENCE, client.send(&words))
            .await
            .map_err(|_| LoadError::Gone)??;
        let deaf = index % 4 == 1;
        let until = Instant::now() + EVERY;
        while !deaf
            && let Ok(message) = timeout(
                until.saturating_duration_since(Instant::now()),
                client.next(),
            )
            .await
        {
            match message? {
                ServerMessage::Step(step) => {
                    revision = step.revision;
                    if let (Some(decider), Some(first)) =
                        (step.decider, step.legal.split(' ').next())
                        && !first.is_empty()
                    {
                        (seat, action) = (decider, first.to_owned());
                    }
                }
                ServerMessage::Accepted(_, now) => revision = now,
                _ => {}
            }
        }
        if deaf {
            sleep(EVERY).await;
        }
    }
    Ok(())
}
