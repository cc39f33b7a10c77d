//! Nodes that are killed or restarted, one after the other, while people play.

use crate::visitor::{new_table, visitors};
use crate::{
    Differences, Latency, LoadError, Loopback, NextMoves, Nodes, Progress, Story,
    saw_everything_once, stored_actions,
};
use dice::Dice;
use engine::{MAX_SEATS, Randomness, Seat, Seats};
use futures_util::{StreamExt, TryStreamExt, stream};
use protocol::{NewTable, Payload, TableId};
use serde::Serialize;
use std::collections::HashMap;
use std::ops::Range;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// For how many milliseconds all nodes are there before something happens to the next.
const TOGETHER: Range<u32> = 200..1000;
/// For how many milliseconds one that was ended is away.
const AWAY: Range<u32> = 10..700;
/// How long the players have to finish their games once the trouble is over.
const FINISHING: Duration = Duration::from_secs(600);
/// How many stories are compared at once.
const AT_ONCE: usize = 16;

/// What happens to the nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Trouble {
    /// `kill -9`.
    Kill,
    /// SIGTERM.
    Restart,
}

/// What to play, and what goes wrong meanwhile.
#[derive(Clone, Debug)]
pub struct TroublePlan {
    /// What happens to each node in its turn.
    pub trouble: Trouble,
    /// The game's name.
    pub game: String,
    /// The game's options.
    pub options: Payload,
    /// How many seats a table has, each with a connection of its own.
    pub seats: Seats,
    /// How many tables play at the same time.
    pub tables: u32,
    /// For how long nodes are ended, at least one of them.
    pub time: Duration,
    /// What all choices and moments are drawn from.
    pub seed: u64,
}

/// Everybody who plays at some tables.
#[derive(Debug)]
pub struct People {
    visits: JoinSet<Result<Story, LoadError>>,
    enough: watch::Sender<bool>,
    address: watch::Sender<Option<Loopback>>,
    tables: u64,
}

impl People {
    /// Nobody yet, who find the servers at this address.
    pub fn at(address: Loopback) -> Self {
        Self {
            visits: JoinSet::new(),
            enough: watch::Sender::new(false),
            address: watch::Sender::new(Some(address)),
            tables: 0,
        }
    }

    /// The servers are there from now on, or nowhere.
    pub fn move_to(&self, address: Option<Loopback>) {
        self.address.send_replace(address);
    }

    /// So many people begin to play at a new table, their choices drawn from a seed. They put
    /// up with servers that can store nothing for a while.
    pub async fn begin(
        &mut self,
        new: &NewTable,
        people: Seats,
        seed: u64,
    ) -> Result<(), LoadError> {
        let Some(there) = *self.address.borrow() else {
            return Err(LoadError::Gone);
        };
        let number = self.tables * MAX_SEATS as u64;
        let dice = |seat: Seat| Dice::branch(seed, number + seat.index() as u64);
        let (is_at, enough) = (self.address.subscribe(), self.enough.subscribe());
        for visitor in visitors(there, people, new, dice, &is_at, &enough).await? {
            self.visits.spawn(visitor.through_outages().visit());
        }
        self.tables += 1;
        Ok(())
    }

    /// At how many tables they began.
    pub fn tables(&self) -> u64 {
        self.tables
    }

    /// Why somebody does not play any more, if somebody does not.
    fn trouble(&mut self) -> Option<LoadError> {
        match self.visits.try_join_next()? {
            Ok(Err(error)) => Some(error),
            Ok(Ok(_)) | Err(_) => Some(LoadError::Gone),
        }
    }

    /// Lets all finish their games, and tells what each of them was told.
    pub async fn finish(mut self) -> Result<Vec<Story>, LoadError> {
        self.enough.send_replace(true);
        let mut stories = Vec::new();
        let all = async {
            while let Some(story) = self.visits.join_next().await {
                stories.push(story.map_err(|_| LoadError::Gone)??);
            }
            Ok(())
        };
        match timeout(FINISHING, all).await {
            Ok(finished) => finished.map(|()| stories),
            Err(_) => {
                let stuck = format!("{} seats are stuck", self.visits.len());
                Err(LoadError::Unexpected(stuck))
            }
        }
    }
}

/// What players were told, once all games were over, and when something went wrong.
#[derive(Debug)]
pub struct Troubled {
    /// What each player was told.
    pub stories: Vec<Story>,
    /// How many games of seats were compared with what happened, event by event.
    pub compared: usize,
    /// When nodes were ended.
    pub troubles: Vec<Instant>,
}

/// Lets people play while the nodes are ended and started again in turn, and then to the end
/// of their games.
pub async fn play_through(
    plan: &TroublePlan,
    nodes: &mut Nodes,
    progress: &mut dyn FnMut(Progress),
) -> Result<Troubled, LoadError> {
    let mut people = People::at(nodes.address());
    let new = NewTable {
        options: plan.options.clone(),
        ..new_table(&plan.game, plan.seats)
    };
    for done in 1..=plan.tables {
        people.begin(&new, plan.seats, plan.seed).await?;
        let of = plan.tables;
        progress(Progress::Tables { done, of });
    }
    let begun = Instant::now();
    let mut dice = Dice::branch(plan.seed, u64::MAX);
    let mut next = (0..nodes.count().max(1)).cycle();
    while begun.elapsed() < plan.time || nodes.troubles().is_empty() {
        sleep(drawn(&mut dice, TOGETHER)).await;
        let node = next.next().unwrap_or_default();
        match plan.trouble {
            Trouble::Kill => nodes.kill(node),
            Trouble::Restart => nodes.terminate(node).await?,
        }
        sleep(drawn(&mut dice, AWAY)).await;
        nodes.start_node(node).await?;
        if let Some(error) = people.trouble() {
            return Err(error);
        }
        progress(Progress::Troubles {
            seconds: begun.elapsed().as_secs(),
            done: nodes.troubles().len() as u64,
        });
    }
    progress(Progress::Finishing);
    let stories = people.finish().await?;
    let address = nodes.address();
    let compared = stream::iter(&stories)
        .map(|story| saw_everything_once(address, story))
        .buffer_unordered(AT_ONCE);
    let compared: Vec<usize> = compared.try_collect().await?;
    Ok(Troubled {
        stories,
        compared: compared.iter().sum(),
        troubles: nodes.troubles().to_vec(),
    })
}

fn drawn(dice: &mut Dice, from: Range<u32>) -> Duration {
    let span = dice.below(from.end - from.start);
    Duration::from_millis((from.start + span).into())
}

/// What was found after nodes were killed or restarted.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TroubleReport {
    /// What happened to them.
    pub trouble: Trouble,
    /// The game.
    pub game: String,
    /// Tables at the same time.
    pub tables: u32,
    /// Seats at each.
    pub seats: usize,
    /// How many nodes there were.
    pub nodes: usize,
    /// How often one of them was ended.
    pub troubles: usize,
    /// Games that were played, all of them to the end.
    pub games: usize,
    /// Actions in their logs.
    pub moves: u64,
    /// Actions that were acknowledged and are not in the log.
    pub lost: u64,
    /// Actions that are in the log more than once.
    pub doubled: u64,
    /// Actions that are in the log and were never acknowledged.
    pub untold: u64,
    /// Actions that were sent again, since their answers never came.
    pub sent_again: u64,
    /// Games, counted for each seat, in which the events that a player was told were compared
    /// with those that there were.
    pub compared: usize,
    /// From a trouble to a seat's next accepted move, in milliseconds.
    pub next_move_ms: Latency,
    /// How often a seat had no move left in its game then.
    pub out: u64,
}

impl TroubleReport {
    /// Compares what players were told with the logs of all their tables.
    pub fn new<T: AsRef<[u8]>>(
        plan: &TroublePlan,
        nodes: usize,
        troubled: &Troubled,
        logs: &HashMap<TableId, Vec<T>>,
    ) -> Self {
        let mut differences = Differences::default();
        let mut moves = 0;
        for story in &troubled.stories {
            for game in &story.games {
                let log = logs.get(&game.table).map_or(&[][..], Vec::as_slice);
                let stored = stored_actions(log, story.seat);
                moves += stored.len() as u64;
                differences.add(Differences::between(&game.acknowledged, &stored));
            }
        }
        let next = NextMoves::of(&troubled.stories, &troubled.troubles);
        let repeated = troubled.stories.iter().map(|story| story.repeated);
        Self {
            trouble: plan.trouble,
            game: plan.game.clone(),
            tables: plan.tables,
            seats: plan.seats.iter().count(),
            nodes,
            troubles: troubled.troubles.len(),
            games: logs.len(),
            moves,
            lost: differences.lost,
            doubled: differences.doubled,
            untold: differences.untold,
            sent_again: repeated.map(u64::from).sum(),
            compared: troubled.compared,
            next_move_ms: Latency::of(&next.waits),
            out: next.out,
        }
    }

    /// Whether the logs hold what was acknowledged, and nothing else.
    pub fn is_right(&self) -> bool {
        self.lost == 0 && self.doubled == 0 && self.untold == 0
    }
}
