//! The load run.

use crate::idle::{self, AT_ONCE};
use crate::report::{Measured, ServerMeasured};
use crate::seat::{self, Stopwatch};
use crate::visitor::new_table;
use crate::{Client, Gauge, Histogram, LoadError, Loopback, Pace, Player, Report, Traffic, http};
use dice::Dice;
use engine::{Seat, Seats};
use futures_util::{StreamExt, TryStreamExt, stream};
use protocol::{NewTable, Payload};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::io;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tokio::task::{JoinSet, LocalSet};
use tokio::time::sleep;

/// How often threads look up.
const TICK: Duration = Duration::from_millis(50);

/// The name of the threads that drive the players.
const DRIVER: &str = "driver";

/// What to play, how much and for how long.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Which server.
    pub address: Loopback,
    /// Its processes, to measure what they use.
    pub gauges: Vec<Gauge>,
    /// How many threads drive the players.
    pub threads: u32,
    /// The game's name.
    pub game: String,
    /// The game's options.
    pub options: Payload,
    /// How many seats a table has, each with a connection of its own.
    pub seats: Seats,
    /// How many tables play at the same time.
    pub tables: u32,
    /// How soon their players act.
    pub pace: Pace,
    /// How many more connections say hello and wait.
    pub idle: u32,
    /// How long to play before anything is counted.
    pub warm_up: Duration,
    /// For how long to count.
    pub time: Duration,
    /// What all choices are drawn from.
    pub seed: u64,
}

/// How far a run has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Connections that wait.
    Idle {
        /// How many there are.
        done: u32,
        /// How many there will be.
        of: u32,
    },
    /// Tables that were made.
    Tables {
        /// How many there are.
        done: u32,
        /// How many there will be.
        of: u32,
    },
    /// Not counted yet.
    WarmUp,
    /// Counted.
    Playing {
        /// Since so many seconds.
        seconds: u64,
        /// Moves so far.
        moves: u64,
    },
    /// Nodes are being killed or restarted.
    Troubles {
        /// Since so many seconds.
        seconds: u64,
        /// How often one was.
        done: u64,
    },
    /// No more of them: games come to their end.
    Finishing,
}

/// What all threads of the driver know.
#[derive(Debug, Default)]
struct Shared {
    counting: AtomicBool,
    ended: AtomicBool,
    moves: AtomicU64,
    tables: AtomicU32,
}

/// What the seats of one thread count together.
#[derive(Debug)]
pub(crate) struct ThreadCounts {
    shared: Arc<Shared>,
    games: Cell<u64>,
    acknowledged: RefCell<Histogram>,
    seen: RefCell<Histogram>,
}

/// What one thread counted.
struct Counted {
    games: u64,
    acknowledged: Histogram,
    seen: Histogram,
}

impl ThreadCounts {
    fn is_counting(&self) -> bool {
        self.shared.counting.load(Ordering::Relaxed)
    }

    pub(crate) fn acknowledged(&self, after: Option<Duration>) {
        if self.is_counting() {
            self.shared.moves.fetch_add(1, Ordering::Relaxed);
            if let Some(after) = after {
                self.acknowledged.borrow_mut().count(after);
            }
        }
    }

    pub(crate) fn seen(&self, after: Duration) {
        if self.is_counting() {
            self.seen.borrow_mut().count(after);
        }
    }

    /// Every seat tells it.
    pub(crate) fn game_over(&self) {
        if self.is_counting() {
            self.games.set(self.games.get() + 1);
        }
    }
}

/// Runs a plan to its end. The driver's work happens on threads of its own, as
/// many as the plan says: more where one is not enough to keep a server busy.
pub async fn run(plan: &Plan, progress: &mut dyn FnMut(Progress)) -> Result<Report, LoadError> {
    let memory = || sum(&plan.gauges, Gauge::memory);
    let cpu = || sum(&plan.gauges, Gauge::cpu_seconds);
    let empty = memory()?;
    let waiting = idle::open(plan.address, plan.idle, progress).await?;
    let idle = memory()?;

    let shared = Arc::new(Shared::default());
    let traffic = Arc::new(Traffic::default());
    let mut threads = start(plan, &shared, &traffic)?;
    let mut done = 0;
    while done < plan.tables {
        pass(TICK, &mut threads).await?;
        done = shared.tables.load(Ordering::Relaxed);
        let of = plan.tables;
        progress(Progress::Tables { done, of });
    }
    let tables = memory()?;

    progress(Progress::WarmUp);
    pass(plan.warm_up, &mut threads).await?;
    let (bytes, table_bytes) = (traffic.bytes(), traffic.table_bytes());
    let busy = Busy::read(&plan.gauges)?;
    let (cpu_before, begun) = (cpu()?, Instant::now());
    shared.counting.store(true, Ordering::Relaxed);
    while begun.elapsed() < plan.time {
        let left = plan.time.saturating_sub(begun.elapsed());
        pass(left.min(Duration::from_secs(1)), &mut threads).await?;
        progress(Progress::Playing {
            seconds: begun.elapsed().as_secs(),
            moves: shared.moves.load(Ordering::Relaxed),
        });
    }
    shared.counting.store(false, Ordering::Relaxed);
    let seconds = begun.elapsed().as_secs_f64();
    let cpu_seconds = cpu()?.zip(cpu_before).map(|(after, before)| after - before);
    let [driver, writer] = Busy::read(&plan.gauges)?.since(&busy);
    let end = memory()?;
    let bytes = [traffic.bytes() - bytes, traffic.table_bytes() - table_bytes];
    shared.ended.store(true, Ordering::Relaxed);
    let (mut games, mut acknowledged, mut seen) = (0, Histogram::default(), Histogram::default());
    for thread in threads {
        let counted = thread.join().map_err(|_| LoadError::Gone)??;
        games += counted.games;
        acknowledged.add(&counted.acknowledged);
        seen.add(&counted.seen);
    }
    let memory = || Some([empty?, idle?, tables?, end?]);
    let measured = Measured {
        seconds,
        moves: shared.moves.load(Ordering::Relaxed),
        // Each seat of a game heard that it was over.
        games: games / plan.seats.iter().count() as u64,
        bytes,
        busiest_driver: driver / seconds,
        server: cpu_seconds
            .zip(memory())
            .map(|(cpu_seconds, memory)| ServerMeasured {
                cpu_seconds,
                busiest_writer: writer / seconds,
                memory,
            }),
    };
    drop(waiting);
    Ok(Report::new(plan, &measured, &acknowledged, &seen))
}

/// The processor time of those threads that may be what limits a run: the driver's
/// own, and the one of each server that writes.
struct Busy([Vec<HashMap<u32, f64>>; 2]);

impl Busy {
    fn read(gauges: &[Gauge]) -> io::Result<Self> {
        let own = Gauge::new(std::process::id());
        let writers = gauges.iter().map(|gauge| gauge.threads("store-writer"));
        Ok(Self([
            vec![own.threads(DRIVER)?],
            writers.collect::<io::Result<_>>()?,
        ]))
    }

    /// What the busiest of each took since then, in seconds.
    fn since(self, before: &Self) -> [f64; 2] {
        let most = |now: &[HashMap<u32, f64>], before: &[HashMap<u32, f64>]| {
            let threads = now.iter().zip(before).flat_map(|(now, before)| {
                let since = |(id, seconds): (&u32, &f64)| seconds - before.get(id).unwrap_or(&0.0);
                now.iter().map(since)
            });
            threads.fold(0.0, f64::max)
        };
        let (now, [drivers, writers]) = (&self.0, &before.0);
        [most(&now[0], drivers), most(&now[1], writers)]
    }
}

/// What all gauges show together; nothing without any.
fn sum<T: std::iter::Sum>(
    gauges: &[Gauge],
    read: impl Fn(Gauge) -> io::Result<T>,
) -> io::Result<Option<T>> {
    match gauges {
        [] => Ok(None),
        gauges => gauges
            .iter()
            .map(|gauge| read(*gauge))
            .sum::<io::Result<T>>()
            .map(Some),
    }
}

type Thread = JoinHandle<Result<Counted, LoadError>>;

/// Starts the threads of the driver, each with its share of the tables.
fn start(
    plan: &Plan,
    shared: &Arc<Shared>,
    traffic: &Arc<Traffic>,
) -> Result<Vec<Thread>, LoadError> {
    let threads = plan.threads.clamp(1, plan.tables.max(1));
    let mut started = Vec::new();
    for thread in 0..threads {
        let (plan, shared, traffic) = (plan.clone(), Arc::clone(shared), Arc::clone(traffic));
        let numbers: Vec<u32> = (0..plan.tables)
            .filter(|number| number % threads == thread)
            .collect();
        let work = move || {
            let runtime = tokio::runtime::Builder::new_current_thread()
                .enable_all()
                .build()?;
            let work = work(&plan, &numbers, shared, &traffic);
            LocalSet::new().block_on(&runtime, work)
        };
        let started_one = std::thread::Builder::new()
            .name(DRIVER.to_owned())
            .spawn(work)?;
        started.push(started_one);
    }
    Ok(started)
}

/// Plays at some tables until the run is over.
async fn work(
    plan: &Plan,
    numbers: &[u32],
    shared: Arc<Shared>,
    traffic: &Arc<Traffic>,
) -> Result<Counted, LoadError> {
    let counts = Rc::new(ThreadCounts {
        shared: Arc::clone(&shared),
        games: Cell::new(0),
        acknowledged: RefCell::default(),
        seen: RefCell::default(),
    });
    let mut playing = JoinSet::new();
    let made = stream::iter(numbers)
        .map(|number| set_table(plan, *number, traffic))
        .buffer_unordered(AT_ONCE);
    let mut made = std::pin::pin!(made);
    while let Some(table) = made.try_next().await? {
        let stopwatch = Stopwatch::new();
        for (seat, player, client) in table {
            let (counts, stopwatch) = (Rc::clone(&counts), Rc::clone(&stopwatch));
            playing.spawn_local(seat::play(counts, stopwatch, seat, player, client));
        }
        shared.tables.fetch_add(1, Ordering::Relaxed);
    }
    while !shared.ended.load(Ordering::Relaxed) {
        tokio::select! {
            () = sleep(TICK) => {}
            Some(ended) = playing.join_next() => match ended {
                Ok(Err(error)) => return Err(error),
                Ok(Ok(())) | Err(_) => return Err(LoadError::Gone),
            },
        }
    }
    Ok(Counted {
        games: counts.games.get(),
        acknowledged: counts.acknowledged.take(),
        seen: counts.seen.take(),
    })
}

/// Makes one table, with a player and a connection for each seat.
async fn set_table(
    plan: &Plan,
    number: u32,
    traffic: &Arc<Traffic>,
) -> Result<Vec<(Seat, Player, Client)>, LoadError> {
    let mut host = Client::connect(plan.address, traffic).await?;
    let welcome = host.hello(&format!("player {number}.0"), None).await?;
    let token = welcome
        .token
        .ok_or_else(|| LoadError::Unexpected("a guest without a token".to_owned()))?;
    let new = NewTable {
        options: plan.options.clone(),
        away_seconds: 120,
        ..new_table(&plan.game, plan.seats)
    };
    let table = http::create_table(plan.address, &token, &new).await?.table;
    let mut seats = Vec::new();
    let mut host = Some(host);
    for seat in plan.seats.iter() {
        let client = match host.take() {
            Some(host) => host,
            None => {
                let mut client = Client::connect(plan.address, traffic).await?;
                client
                    .hello(&format!("player {number}.{seat}"), None)
                    .await?;
                client
            }
        };
        let place = u64::from(number) * engine::MAX_SEATS as u64 + seat.index() as u64;
        let dice = Dice::branch(plan.seed, place);
        let mut player = Player::new(table.clone(), seat, dice);
        player.set_pace(plan.pace);
        seats.push((seat, player, client));
    }
    Ok(seats)
}

/// Lets everybody play for a while. No thread stops of its own accord.
async fn pass(time: Duration, threads: &mut Vec<Thread>) -> Result<(), LoadError> {
    let until = Instant::now() + time;
    loop {
        if let Some(place) = threads.iter().position(JoinHandle::is_finished) {
            let ended = threads.swap_remove(place).join();
            return Err(match ended {
                Ok(Err(error)) => error,
                Ok(Ok(_)) | Err(_) => LoadError::Gone,
            });
        }
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Ok(());
        }
        sleep(left.min(TICK)).await;
    }
}
