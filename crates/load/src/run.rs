//! The load run.

use crate::idle::{self, AT_ONCE};
use crate::report::{Measured, ServerMeasured};
use crate::seat::{self, Stopwatch};
use crate::{Client, Gauge, Histogram, LoadError, Loopback, Player, Report, Traffic, http};
use dice::Dice;
use engine::{Seat, Seats};
use futures_util::{StreamExt, TryStreamExt, stream};
use protocol::{NewTable, Payload, SeatChoice};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::{JoinSet, LocalSet};
use tokio::time::sleep;

/// What to play, how much and for how long.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Which server.
    pub address: Loopback,
    /// Its process, to measure what it uses.
    pub gauge: Option<Gauge>,
    /// The game's name.
    pub game: String,
    /// The game's options.
    pub options: Payload,
    /// How many seats a table has, each with a connection of its own.
    pub seats: Seats,
    /// How many tables play at the same time.
    pub tables: u32,
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
}

/// What all seats count together.
#[derive(Debug, Default)]
pub(crate) struct Course {
    counting: Cell<Counting>,
    moves: Cell<u64>,
    games: Cell<u64>,
    acknowledged: RefCell<Histogram>,
    seen: RefCell<Histogram>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Counting {
    #[default]
    Off,
    On,
}

impl Course {
    pub(crate) fn acknowledged(&self, after: Option<Duration>) {
        if self.counting.get() == Counting::On {
            self.moves.set(self.moves.get() + 1);
            if let Some(after) = after {
                self.acknowledged.borrow_mut().count(after);
            }
        }
    }

    pub(crate) fn seen(&self, after: Duration) {
        if self.counting.get() == Counting::On {
            self.seen.borrow_mut().count(after);
        }
    }

    /// Every seat tells it.
    pub(crate) fn game_over(&self) {
        if self.counting.get() == Counting::On {
            self.games.set(self.games.get() + 1);
        }
    }
}

/// Runs a plan to its end. All of the driver's work happens on this thread, so
/// that the server has the rest of the machine.
pub async fn run(plan: &Plan, progress: &mut dyn FnMut(Progress)) -> Result<Report, LoadError> {
    LocalSet::new().run_until(drive(plan, progress)).await
}

async fn drive(plan: &Plan, progress: &mut dyn FnMut(Progress)) -> Result<Report, LoadError> {
    let memory = || plan.gauge.map(Gauge::memory).transpose();
    let cpu = || plan.gauge.map(Gauge::cpu_seconds).transpose();
    let empty = memory()?;
    let waiting = idle::open(plan.address, plan.idle, progress).await?;
    let idle = memory()?;

    let course = Rc::new(Course::default());
    let traffic = Arc::new(Traffic::default());
    let mut seats = set_tables(plan, &course, &traffic, progress).await?;
    let tables = memory()?;

    progress(Progress::WarmUp);
    pass(plan.warm_up, &mut seats).await?;
    let (bytes, table_bytes) = (traffic.bytes(), traffic.table_bytes());
    let (cpu_before, begun) = (cpu()?, Instant::now());
    course.counting.set(Counting::On);
    while begun.elapsed() < plan.time {
        let left = plan.time.saturating_sub(begun.elapsed());
        pass(left.min(Duration::from_secs(1)), &mut seats).await?;
        progress(Progress::Playing {
            seconds: begun.elapsed().as_secs(),
            moves: course.moves.get(),
        });
    }
    course.counting.set(Counting::Off);
    let seconds = begun.elapsed().as_secs_f64();
    let cpu_seconds = cpu()?.zip(cpu_before).map(|(after, before)| after - before);
    let end = memory()?;
    let memory = || Some([empty?, idle?, tables?, end?]);
    let measured = Measured {
        seconds,
        moves: course.moves.get(),
        // Each seat of a game heard that it was over.
        games: course.games.get() / plan.seats.iter().count() as u64,
        bytes: [traffic.bytes() - bytes, traffic.table_bytes() - table_bytes],
        server: cpu_seconds
            .zip(memory())
            .map(|(cpu_seconds, memory)| ServerMeasured {
                cpu_seconds,
                memory,
            }),
    };
    drop(waiting);
    Ok(Report::new(
        plan,
        &measured,
        &course.acknowledged.borrow(),
        &course.seen.borrow(),
    ))
}

/// Makes all tables and lets everybody sit down and play.
async fn set_tables(
    plan: &Plan,
    course: &Rc<Course>,
    traffic: &Arc<Traffic>,
    progress: &mut dyn FnMut(Progress),
) -> Result<JoinSet<Result<(), LoadError>>, LoadError> {
    let mut playing = JoinSet::new();
    let made = stream::iter(0..plan.tables)
        .map(|number| set_table(plan, number, traffic))
        .buffer_unordered(AT_ONCE);
    let mut made = std::pin::pin!(made);
    let mut done = 0;
    while let Some(table) = made.try_next().await? {
        let stopwatch = Stopwatch::new();
        for (seat, player, client) in table {
            let (course, stopwatch) = (Rc::clone(course), Rc::clone(&stopwatch));
            playing.spawn_local(seat::play(course, stopwatch, seat, player, client));
        }
        done += 1;
        if done % AT_ONCE as u32 == 0 || done == plan.tables {
            progress(Progress::Tables {
                done,
                of: plan.tables,
            });
        }
    }
    Ok(playing)
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
    let chairs = plan.seats.iter().map(|seat| match seat.index() {
        0 => SeatChoice::Me {},
        _ => SeatChoice::Open {},
    });
    let new = NewTable {
        game: plan.game.clone(),
        options: plan.options.clone(),
        seats: chairs.collect(),
        clock: Default::default(),
        visibility: Default::default(),
        spectators: Default::default(),
        takeover: protocol::Level::Cadet,
        away_seconds: 120,
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
        seats.push((seat, Player::new(table.clone(), seat, dice), client));
    }
    Ok(seats)
}

/// Lets everybody play for a while. Nobody stops of their own accord.
async fn pass(time: Duration, seats: &mut JoinSet<Result<(), LoadError>>) -> Result<(), LoadError> {
    tokio::select! {
        () = sleep(time) => Ok(()),
        Some(ended) = seats.join_next() => match ended {
            Ok(Err(error)) => Err(error),
            Ok(Ok(())) | Err(_) => Err(LoadError::Gone),
        },
    }
}
