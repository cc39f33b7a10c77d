//! `kill -9` under load: a real server, killed again and again at moments that
//! nobody chose, and players who come back.
//!
//! Afterwards the log on the disk and what each player saw must agree: no
//! acknowledged move lost, none twice, nothing missed, no game unfinished.

// What was tried, for those who want to see it (--nocapture).
#![allow(clippy::print_stdout)]

mod check;
/// A private PostgreSQL, as the store's own tests have it.
#[path = "../../../store/tests/store/cluster.rs"]
#[allow(dead_code, reason = "this one neither crashes nor is shared")]
mod cluster;
mod stranger;

use dice::Dice;
use engine::prelude::*;
use engine::{Randomness, Seat, Seats};
use load::{Loopback, ServerProcess, new_table, saw_everything_once, visitors};
use registry::GameId;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::sync::{Mutex, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

const KILLS: u32 = 50;
/// A server takes longer to start there.
const KILLS_ON_POSTGRES: u32 = 15;
const TABLES_OF_EACH_GAME: u64 = 2;
/// What the moments and all choices are drawn from.
const SEED: u64 = 2026;
/// For how many milliseconds a server lives after it is ready.
const LIFE: Range<u32> = 20..400;
/// How long the players have to finish their games once the killing is over.
const FINISHING: Duration = Duration::from_secs(600);

/// One test after the other: each keeps the machine busy.
static TURN: Mutex<()> = Mutex::const_new(());

/// The servers, one after the other; where the present one listens.
struct Servers {
    database: PathBuf,
    address: watch::Sender<Option<Loopback>>,
}

impl Servers {
    async fn start(&self) -> ServerProcess {
        let database = self.database.clone();
        let starting = tokio::task::spawn_blocking(move || {
            let program = Path::new(env!("CARGO_BIN_EXE_orbite"));
            ServerProcess::start(program, &database, 0).unwrap()
        });
        let server = starting.await.unwrap();
        self.address.send_replace(Some(server.address()));
        server
    }

    fn kill(&self, server: ServerProcess) {
        server.kill();
        self.address.send_replace(None);
    }
}

#[tokio::test]
async fn fifty_kills_lose_nothing() {
    let folder = tempfile::tempdir().unwrap();
    kills_lose_nothing(folder.path().join("orbite.db"), KILLS).await;
}

#[tokio::test]
async fn fifteen_kills_on_postgres_lose_nothing() {
    let cluster = cluster::Cluster::start();
    kills_lose_nothing(cluster.database().into(), KILLS_ON_POSTGRES).await;
}

/// The fewest people that a game takes.
fn least_seats(game: GameId) -> Seats {
    Seats::new(registry::with_game!(game, G => G::LEAST_SEATS)).unwrap()
}

async fn kills_lose_nothing(database: PathBuf, kills: u32) {
    let _turn = TURN.lock().await;
    let servers = Servers {
        database,
        address: watch::Sender::new(None),
    };
    let mut server = servers.start().await;
    let (enough, is_enough) = watch::channel(false);
    let mut visits = JoinSet::new();
    let mut tables = 0;
    for game in GameId::ALL {
        for _ in 0..TABLES_OF_EACH_GAME {
            let people = least_seats(game);
            let new = new_table(game.name(), people);
            let dice = |seat: Seat| Dice::branch(SEED, tables * 8 + seat.index() as u64);
            let is_at = servers.address.subscribe();
            let there = server.address();
            let visitors = visitors(there, people, &new, dice, &is_at, &is_enough).await;
            for visitor in visitors.unwrap() {
                visits.spawn(visitor.visit());
            }
            tables += 1;
        }
    }

    let mut dice = Dice::new(SEED);
    for _ in 0..kills {
        let life = LIFE.start + dice.below(LIFE.end - LIFE.start);
        sleep(Duration::from_millis(life.into())).await;
        servers.kill(server);
        server = servers.start().await;
    }
    enough.send_replace(true);

    let mut stories = Vec::new();
    let all = async {
        while let Some(story) = visits.join_next().await {
            stories.push(story.unwrap().unwrap());
        }
    };
    let finished = timeout(FINISHING, all).await;
    assert!(finished.is_ok(), "stuck: {} seats of all", visits.len());

    let address = server.address();
    let mut compared = 0;
    for story in &stories {
        compared += saw_everything_once(address, story).await.unwrap();
    }
    // The log as the last server left it, killed too.
    servers.kill(server);
    let count = check::log_holds_what_was_acknowledged(&servers.database, &stories).await;

    let games: usize = stories.iter().map(|story| story.games.len()).sum();
    assert!(
        compared * 10 > games * 9,
        "{compared} of {games} games were compared"
    );
    let repeated: u32 = stories.iter().map(|story| story.repeated).sum();
    println!("{kills} kills: {count:?}, {repeated} sent again, {compared} of {games} compared");
    // Otherwise nothing was tried: some kill has to find a command on its way.
    assert!(repeated > kills, "{repeated} commands were sent again");
    assert!(
        count.moves > 500 && count.games >= tables as usize,
        "{count:?}"
    );
}
