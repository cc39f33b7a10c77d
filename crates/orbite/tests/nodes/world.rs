//! Three nodes on one PostgreSQL, a balancer before them, and people who play.

use crate::check;
use crate::cluster::Cluster;
use crate::story::Story;
use crate::visitor::{least_seats, new_table, visitors};
use dice::Dice;
use engine::{Randomness, Seat, Seats};
use load::{Balancer, Histogram, Loopback, ServerProcess};
use protocol::{Clock, Level, NewTable, SeatChoice, TableId};
use registry::GameId;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use store::{Config, Location, Store};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// How many nodes there are.
pub(crate) const NODES: usize = 3;
/// What the moments and all choices are drawn from.
const SEED: u64 = 2027;
/// How long the players have to finish their games once the trouble is over.
const FINISHING: Duration = Duration::from_secs(600);

/// Nodes, and how to start another.
pub(crate) struct World {
    pub(crate) nodes: Vec<Option<ServerProcess>>,
    pub(crate) balancer: Balancer,
    pub(crate) dice: Dice,
    /// Where each node finds the database.
    databases: Vec<PathBuf>,
    /// How each is set up.
    settings: Vec<Vec<String>>,
    /// When something went wrong on purpose.
    pub(crate) troubles: Vec<Instant>,
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
        let mut world = Self {
            nodes: (0..databases.len()).map(|_| None).collect(),
            balancer: Balancer::start().await.unwrap(),
            dice: Dice::new(SEED),
            databases,
            settings,
            troubles: Vec::new(),
        };
        for index in 0..world.nodes.len() {
            world.start_node(index).await;
        }
        world
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
        &self.databases[0]
    }

    /// The database, as the test itself looks at it.
    pub(crate) async fn store(&self) -> Store {
        let Ok(location) = self.database().to_str().unwrap().parse::<Location>();
        Store::open(Config::new(location)).await.unwrap()
    }

    pub(crate) async fn start_node(&mut self, index: usize) {
        let (database, settings) = (self.databases[index].clone(), self.settings[index].clone());
        let starting = tokio::task::spawn_blocking(move || {
            let program = Path::new(env!("CARGO_BIN_EXE_orbite"));
            let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
            ServerProcess::start_with(program, &database, 0, &settings).unwrap()
        });
        self.nodes[index] = Some(starting.await.unwrap());
        self.balance();
    }

    pub(crate) fn address_of(&self, index: usize) -> SocketAddr {
        self.nodes[index].as_ref().unwrap().address().socket()
    }

    fn balance(&self) {
        let nodes = self.nodes.iter().flatten();
        self.balancer
            .set_servers(nodes.map(|node| node.address().socket()));
    }

    /// Ends a node as hard as the system can.
    pub(crate) fn kill(&mut self, index: usize) {
        let node = self.nodes[index].take().unwrap();
        self.balance();
        self.troubles.push(Instant::now());
        node.kill();
    }

    /// Ends a node in good order.
    pub(crate) async fn terminate(&mut self, index: usize) {
        let node = self.nodes[index].take().unwrap();
        self.balance();
        self.troubles.push(Instant::now());
        let ended = tokio::task::spawn_blocking(move || node.terminate());
        ended.await.unwrap();
    }

    pub(crate) fn any(&mut self) -> usize {
        self.dice.below(self.nodes.len() as u32) as usize
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
pub(crate) struct People {
    visits: JoinSet<Story>,
    enough: watch::Sender<bool>,
    _address: watch::Sender<Option<Loopback>>,
    tables: usize,
}

impl People {
    /// Two tables of each game: one with people only, one with a bot and a clock.
    pub(crate) async fn play(world: &World) -> Self {
        let (enough, is_enough) = watch::channel(false);
        let (address, is_at) = watch::channel(Some(world.balancer.address()));
        let mut visits = JoinSet::new();
        let mut tables = 0;
        for game in GameId::ALL {
            for kind in [Kind::People, Kind::WithBotAndClock] {
                let people = least_seats(game);
                let new = table_of(game, people, kind);
                let dice = |seat: Seat| Dice::branch(SEED, tables * 8 + seat.index() as u64);
                let address = world.balancer.address();
                let visitors = visitors(address, people, &new, dice, &is_at, &is_enough).await;
                for visitor in visitors {
                    visits.spawn(visitor.through_outages().visit());
                }
                tables += 1;
            }
        }
        Self {
            visits,
            enough,
            _address: address,
            tables: tables as usize,
        }
    }

    /// Lets all finish their games, and compares what they saw with the log. Of all seats,
    /// after each trouble, half waited for their next accepted move no longer than the first
    /// of these limits, and 99 of 100 no longer than the second, both in seconds.
    pub(crate) async fn finish(mut self, world: &World, what: &str, limits: [f64; 2]) {
        self.enough.send_replace(true);
        let mut stories = Vec::new();
        let all = async {
            while let Some(story) = self.visits.join_next().await {
                stories.push(story.unwrap());
            }
        };
        let finished = timeout(FINISHING, all).await;
        let left = self.visits.len();
        assert!(finished.is_ok(), "{what}: {left} seats are stuck");
        let address = world.balancer.address();
        let mut compared = 0;
        for story in &stories {
            compared += check::saw_everything_once(address, story).await;
        }
        let count = check::log_holds_what_was_acknowledged(world.database(), &stories).await;
        let games: usize = stories.iter().map(|story| story.games.len()).sum();
        assert!(
            compared * 10 > games * 9,
            "{compared} of {games} games were compared"
        );
        let mut next = Histogram::default();
        let moves: Vec<Moves<'_>> = stories.iter().map(Moves::of).collect();
        let mut out = 0;
        for trouble in &world.troubles {
            for seat in &moves {
                match seat.wait(*trouble, &moves) {
                    Wait::Until(answered) => next.count(answered - *trouble),
                    Wait::Out => out += 1,
                    Wait::Over => {}
                }
            }
        }
        let repeated: u32 = stories.iter().map(|story| story.repeated).sum();
        let seconds = |share| next.quantile(share) as f64 / 1e6;
        let waits = [0.5, 0.99].map(seconds);
        println!(
            "{what}: {} troubles on PostgreSQL with fsync={}, {count:?}, {repeated} sent again, {compared} of {games} compared; \
             a seat's next accepted move: p50 {:.2} s, p99 {:.2} s ({out} times it was out)",
            world.troubles.len(),
            Cluster::fsync(),
            waits[0],
            waits[1],
        );
        assert!(count.moves > 100 && count.games >= self.tables, "{count:?}");
        let limits = limits.map(|limit| limit * crate::slack());
        let is_soon = waits.iter().zip(limits).all(|(wait, limit)| *wait <= limit);
        assert!(is_soon, "{what}: {waits:?} s, at most {limits:?} s");
    }
}

/// The accepted moves of a seat: at which table, and when.
struct Moves<'a> {
    /// The first of the tables at which the same people play one game after the other.
    chain: &'a TableId,
    moves: Vec<(&'a TableId, Instant)>,
}

/// For how long a seat waits for its next accepted move.
enum Wait {
    Until(Instant),
    /// It had none left in its game, in which others played on: whatever happened, it would
    /// have waited for the next game.
    Out,
    /// The last game was over.
    Over,
}

impl<'a> Moves<'a> {
    fn of(story: &'a Story) -> Self {
        let games = story.games.iter();
        let tables = games.flat_map(|game| game.acknowledged.iter().map(|_| &game.table));
        Self {
            chain: &story.games[0].table,
            moves: tables.zip(story.answered_at.iter().copied()).collect(),
        }
    }

    fn next(&self, after: Instant) -> Option<(&'a TableId, Instant)> {
        let place = self.moves.partition_point(|(_, at)| *at <= after);
        self.moves.get(place).copied()
    }

    fn wait(&self, trouble: Instant, all: &[Self]) -> Wait {
        let Some((table, answered)) = self.next(trouble) else {
            return Wait::Over;
        };
        let others = all.iter().filter(|other| other.chain == self.chain);
        let mut next = others.filter_map(|other| other.next(trouble));
        match next.any(|(before, at)| before != table && at < answered) {
            true => Wait::Out,
            false => Wait::Until(answered),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    People,
    WithBotAndClock,
}

fn table_of(game: GameId, people: Seats, kind: Kind) -> NewTable {
    let mut new = new_table(game, people);
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
