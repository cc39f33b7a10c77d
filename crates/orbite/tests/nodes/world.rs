//! Three nodes on one PostgreSQL, a balancer before them, and people who play.

use crate::check;
use crate::cluster::Cluster;
use dice::Dice;
use engine::prelude::*;
use engine::{Randomness, Seats};
use load::{NextMoves, NodeSetup, Nodes, ServerProcess, new_table, saw_everything_once};
use protocol::{Clock, Level, NewTable, SeatChoice};
use registry::GameId;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use store::{Config, Location, Store};
use tokio::time::sleep;

/// How many nodes there are.
pub(crate) const NODES: usize = 3;
/// What the moments and all choices are drawn from.
const SEED: u64 = 2027;

/// Nodes, and the database that they share.
pub(crate) struct World {
    pub(crate) nodes: Nodes,
    dice: Dice,
    /// Where the first finds the database.
    database: PathBuf,
}

impl World {
    /// Starts nodes that find the database at these addresses.
    pub(crate) async fn start(databases: Vec<PathBuf>, settings: &[&str]) -> Self {
        let settings = vec![without_limits(settings); databases.len()];
        Self::start_each(databases, settings).await
    }

    /// Starts a node with each of these settings.
    pub(crate) async fn with_each(cluster: &Cluster, settings: &[&[&str]]) -> Self {
        let databases = vec![PathBuf::from(cluster.database()); settings.len()];
        let settings = settings.iter().map(|settings| without_limits(settings));
        Self::start_each(databases, settings.collect()).await
    }

    async fn start_each(databases: Vec<PathBuf>, settings: Vec<Vec<String>>) -> Self {
        let database = databases[0].clone();
        let setups = databases.into_iter().zip(settings);
        let setups = setups.map(|(database, settings)| NodeSetup { database, settings });
        let program = PathBuf::from(env!("CARGO_BIN_EXE_orbite"));
        Self {
            nodes: Nodes::start(program, setups.collect()).await.unwrap(),
            dice: Dice::new(SEED),
            database,
        }
    }

    pub(crate) async fn on(cluster: &Cluster, settings: &[&str]) -> Self {
        let database = PathBuf::from(cluster.database());
        Self::start(vec![database; NODES], settings).await
    }

    /// With the usual limits.
    pub(crate) async fn limited(cluster: &Cluster) -> Self {
        let database = PathBuf::from(cluster.database());
        Self::start_each(vec![database; NODES], vec![Vec::new(); NODES]).await
    }

    /// Each with a way of its own to the bus.
    pub(crate) async fn on_buses(cluster: &Cluster, buses: [String; NODES]) -> Self {
        let database = PathBuf::from(cluster.database());
        let settings = buses.map(|bus| vec!["--no-limits".to_owned(), "--bus".to_owned(), bus]);
        Self::start_each(vec![database; NODES], settings.into()).await
    }

    pub(crate) fn database(&self) -> &Path {
        &self.database
    }

    /// The database, as the test itself looks at it.
    pub(crate) async fn store(&self) -> Store {
        let Ok(location) = self.database().to_str().unwrap().parse::<Location>();
        Store::open(Config::new(location)).await.unwrap()
    }

    pub(crate) async fn start_node(&mut self, index: usize) {
        self.nodes.start_node(index).await.unwrap();
    }

    pub(crate) fn node(&self, index: usize) -> &ServerProcess {
        self.nodes.node(index).unwrap()
    }

    pub(crate) fn address_of(&self, index: usize) -> SocketAddr {
        self.node(index).address().socket()
    }

    pub(crate) fn kill(&mut self, index: usize) {
        self.nodes.kill(index);
    }

    /// Ends a node in good order.
    pub(crate) async fn terminate(&mut self, index: usize) {
        self.nodes.terminate(index).await.unwrap();
    }

    pub(crate) fn any(&mut self) -> usize {
        self.dice.below(self.nodes.count() as u32) as usize
    }

    pub(crate) async fn live(&mut self, least: u32, more: u32) {
        let span = least + self.dice.below(more);
        sleep(Duration::from_millis(span.into())).await;
    }
}

fn without_limits(settings: &[&str]) -> Vec<String> {
    let all = [&["--no-limits"], settings].concat();
    all.into_iter().map(str::to_owned).collect()
}

/// Everybody who plays in a world.
pub(crate) struct People(load::People);

impl People {
    /// Two tables of each game: one with people only, one with a bot and a clock.
    pub(crate) async fn play(world: &World) -> Self {
        let mut people = load::People::at(world.nodes.address());
        for game in GameId::ALL {
            for kind in [Kind::People, Kind::WithBotAndClock] {
                let seats = least_seats(game);
                let new = table_of(game, seats, kind);
                people.begin(&new, seats, SEED).await.unwrap();
            }
        }
        Self(people)
    }

    /// Lets all finish their games, and compares what they saw with the log. Of all seats,
    /// after each trouble, half waited for their next accepted move no longer than the first
    /// of these limits, and 99 of 100 no longer than the second, both in seconds.
    pub(crate) async fn finish(self, world: &World, what: &str, limits: [f64; 2]) {
        let tables = self.0.tables() as usize;
        let finished = self.0.finish().await;
        let stories = finished.unwrap_or_else(|error| panic!("{what}: {error}"));
        let address = world.nodes.address();
        let mut compared = 0;
        for story in &stories {
            let seen = saw_everything_once(address, story).await;
            compared += seen.unwrap_or_else(|error| panic!("{what}: {error}"));
        }
        let count = check::log_holds_what_was_acknowledged(world.database(), &stories).await;
        let games: usize = stories.iter().map(|story| story.games.len()).sum();
        assert!(
            compared * 10 > games * 9,
            "{compared} of {games} games were compared"
        );
        let next = NextMoves::of(&stories, world.nodes.troubles());
        let repeated: u32 = stories.iter().map(|story| story.repeated).sum();
        let seconds = |share| next.waits.quantile(share) as f64 / 1e6;
        let waits = [0.5, 0.99].map(seconds);
        println!(
            "{what}: {} troubles on PostgreSQL with fsync={}, {count:?}, {repeated} sent again, {compared} of {games} compared; \
             a seat's next accepted move: p50 {:.2} s, p99 {:.2} s ({} times it was out)",
            world.nodes.troubles().len(),
            Cluster::fsync(),
            waits[0],
            waits[1],
            next.out,
        );
        assert!(count.moves > 100 && count.games >= tables, "{count:?}");
        let limits = limits.map(|limit| limit * crate::slack());
        let is_soon = waits.iter().zip(limits).all(|(wait, limit)| *wait <= limit);
        assert!(is_soon, "{what}: {waits:?} s, at most {limits:?} s");
    }
}

/// The fewest people that a game takes.
fn least_seats(game: GameId) -> Seats {
    Seats::new(registry::with_game!(game, G => G::LEAST_SEATS)).unwrap()
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    People,
    WithBotAndClock,
}

fn table_of(game: GameId, people: Seats, kind: Kind) -> NewTable {
    let mut new = new_table(game.name(), people);
    if kind == Kind::WithBotAndClock {
        new.seats.push(SeatChoice::Bot {
            level: Level::Cadet,
        });
        // Long enough that a slow machine costs nobody a seat.
        new.clock = Clock::Fischer {
            seconds: 3600,
            increment: 5,
        };
    }
    new
}
