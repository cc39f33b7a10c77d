//! Studies: how a game goes between given players, in figures.
//!
//! Every deal is played with each set of options, so that two sets can be
//! compared on the same deals, and, where the members of the line-up differ, in
//! every rotation, so that seats and members can be told apart.

mod compare;
mod distribution;
mod lead;
mod summary;
mod watch;

pub use compare::{Comparison, Difference, Figure};
pub use distribution::{Bin, Distribution};
pub use summary::{
    EndingShare, KindSummary, Plan, SeatFairness, SeatSummary, SetSummary, Spreads, Summary,
};

use crate::deals::{Workers, drawn_from, play_deals};
use crate::{ArenaError, Entrant, Team};
use bots::BotGame;
use engine::{Outcome, Player};
use record::{Match, Record};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use watch::Watch;

/// What is played, and by whom.
#[derive(Clone, Debug)]
pub struct Study<G: BotGame> {
    /// One set of options, or two to compare.
    pub sets: Vec<G::Options>,
    /// Who takes part, one for each seat.
    pub line_up: Vec<Entrant>,
    /// What everything is drawn from.
    pub seed: u64,
    /// How many random games estimate before each decision who leads; with 0
    /// the lead is not followed.
    pub playouts: u32,
    /// Whether the games are kept as records.
    pub keep_records: bool,
}

/// One deal with every set of options, in every rotation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StudyDeal {
    /// The deal's number.
    pub deal: u64,
    /// Its games.
    pub games: Vec<StudyGame>,
}

/// How one game of a study went.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameCourse {
    /// Decisions taken.
    pub decisions: u32,
    /// Those with one legal action only.
    pub forced: u32,
    /// How often the lead passed to another seat; nothing where it was not
    /// followed.
    pub lead_changes: Option<u32>,
    /// For each seat, after how many of the game's decisions it had decided for
    /// the last time.
    pub last_decisions: Vec<u32>,
}

/// One game of a study.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StudyGame {
    /// Which set of options, counted from 0.
    pub set: usize,
    /// Which member of the line-up sat on the first seat.
    pub rotation: usize,
    /// How it ended.
    pub outcome: Outcome,
    /// How it went until then.
    #[serde(flatten)]
    pub course: GameCourse,
    /// For each seat, what it did, by the kind of action.
    pub kinds: Vec<BTreeMap<String, KindCounts>>,
    /// The game itself, if it is kept; not part of the results.
    #[serde(skip)]
    pub record: Option<Record>,
}

/// How often a seat took actions of one kind in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct KindCounts {
    /// Actions of this kind.
    pub taken: u32,
    /// Decisions that offered this kind and another.
    pub offered: u32,
    /// Those of them in which this kind was taken.
    pub chosen: u32,
    /// Those of them in which the seat's search looked into both.
    pub judged: u32,
    /// The sum over those of what the best action of this kind was worth more
    /// than the best of the others, by the search, in millionths of a win: whole
    /// numbers come back from a file as they were.
    pub gain: i64,
}

/// A win, as [`KindCounts::gain`] counts it.
const WIN: f64 = 1e6;

impl<G: BotGame> Study<G> {
    /// In how many rotations a deal is played: one suffices where all members
    /// are alike.
    pub fn rotations(&self) -> usize {
        if self.line_up.windows(2).all(|pair| pair[0] == pair[1]) {
            1
        } else {
            self.line_up.len()
        }
    }

    /// Plays one deal.
    pub fn play_deal(&self, team: &mut Team, deal: u64) -> Result<StudyDeal, ArenaError> {
        let mut games = Vec::new();
        for (set, options) in self.sets.iter().enumerate() {
            for rotation in 0..self.rotations() {
                let drawn = drawn_from(self.seed, deal);
                let mut watch = Watch::<G>::new(self.line_up.len(), self.playouts, drawn);
                let result = team.play::<G>(options, rotation, drawn, &mut watch)?;
                let record = self
                    .keep_records
                    .then(|| self.record(options, rotation, watch.steps()));
                games.push(StudyGame {
                    record,
                    ..watch.row(set, rotation, &result)
                });
            }
        }
        Ok(StudyDeal { deal, games })
    }

    fn record(&self, options: &G::Options, rotation: usize, steps: &[engine::Step<G>]) -> Record {
        let count = self.line_up.len();
        let players = (0..count).map(|seat| match &self.line_up[(seat + rotation) % count] {
            Entrant::Bot(level) => Player::bot("", *level),
            Entrant::Character(level, character) => Player::bot(character.name(), *level),
            other => Player::person(other.to_string()),
        });
        let mut game =
            Match::<G>::start(options, players.collect()).expect("it was played like this");
        for step in steps {
            game.take(*step).expect("it was played like this");
        }
        game.record()
    }

    /// Plays the deals with these numbers on several threads and hands each to
    /// `done` as it is finished, in no particular order.
    pub fn run<'a>(
        &self,
        deals: &[u64],
        workers: impl Into<Workers<'a>>,
        done: impl FnMut(StudyDeal),
    ) -> Result<(), ArenaError> {
        let play = |team: &mut Team, deal| self.play_deal(team, deal);
        play_deals(&self.line_up, deals, workers.into(), play, done)
    }
}
