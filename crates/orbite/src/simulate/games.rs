//! Playing the games, on several threads, in an order that never shows.

use super::Plan;
use super::sink::Sink;
use super::statistics::Statistics;
use crate::interrupt::Interrupt;
use dice::Dice;
use engine::{Game, Outcome, Player, Scratch, Turn};
use indicatif::{ProgressBar, ProgressStyle};
use record::{Match, trace};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use text::Language;
use text::research as say;

/// What is kept of each game beside the sums.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Keeping {
    pub(super) traces: bool,
    pub(super) records: bool,
}

/// Some games in a row, as one thread played them.
pub(super) struct Batch {
    number: u64,
    statistics: Statistics,
    pub(super) trace: Vec<u8>,
    /// Game number and record.
    pub(super) records: Vec<(u64, String)>,
}

/// Games that a thread plays before it hands them over: few when they are
/// written out, many when only sums are kept.
const BATCH_WRITTEN: u64 = 16;
const BATCH_SUMMED: u64 = 1024;

/// Plays the games of the plan and hands what is kept to the sink, in order. When it is
/// interrupted, it has played the first ones.
pub(super) fn play_all<G: Game>(
    plan: &Plan<G>,
    threads: usize,
    sink: &mut Sink,
    interrupt: &Interrupt,
    language: Language,
) -> anyhow::Result<Statistics> {
    let size = if plan.keeping.traces || plan.keeping.records {
        BATCH_WRITTEN
    } else {
        BATCH_SUMMED
    };
    let batches = plan.games.div_ceil(size);
    let next = AtomicU64::new(0);
    let stopped = AtomicBool::new(false);
    let bar = progress(plan.games, language);
    let (sender, receiver) = mpsc::sync_channel::<Batch>(threads * 4);
    std::thread::scope(|scope| {
        for _ in 0..threads.min(usize::try_from(batches).unwrap_or(usize::MAX)) {
            let sender = sender.clone();
            let (next, stopped) = (&next, &stopped);
            scope.spawn(move || {
                let mut scratch = Scratch::default();
                while !stopped.load(Ordering::Relaxed) && !interrupt.came() {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= batches {
                        break;
                    }
                    let games = number * size..plan.games.min((number + 1) * size);
                    // The receiver is gone only when writing failed.
                    if sender
                        .send(play_batch(plan, number, games, &mut scratch))
                        .is_err()
                    {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let result = collect(&receiver, sink, &bar);
        stopped.store(true, Ordering::Relaxed);
        drop(receiver);
        bar.finish_and_clear();
        result
    })
}

/// Sums the batches up and writes them in order, whatever order they come in.
fn collect(
    receiver: &mpsc::Receiver<Batch>,
    sink: &mut Sink,
    bar: &ProgressBar,
) -> anyhow::Result<Statistics> {
    let mut statistics = Statistics::default();
    let mut early = BTreeMap::new();
    let mut due = 0;
    while let Ok(batch) = receiver.recv() {
        bar.inc(batch.statistics.games);
        statistics.merge(&batch.statistics);
        early.insert(batch.number, batch);
        while let Some(batch) = early.remove(&due) {
            sink.write(&batch)?;
            due += 1;
        }
    }
    Ok(statistics)
}

fn progress(games: u64, language: Language) -> ProgressBar {
    // Drawn on standard error, and only if that is a terminal.
    let parts = ["{bar:40}", "{pos}", "{len}", "{per_sec}", "{eta}"];
    let [bar, done, all, rate, left] = parts;
    let template = say::progress_games(language, bar, done, all, rate, left);
    let style =
        ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games).with_style(style)
}

fn play_batch<G: Game>(
    plan: &Plan<G>,
    number: u64,
    games: std::ops::Range<u64>,
    scratch: &mut Scratch<G>,
) -> Batch {
    let mut batch = Batch {
        number,
        statistics: Statistics::default(),
        trace: Vec::new(),
        records: Vec::new(),
    };
    let over = "a game that is over has an outcome";
    let dice = |game_no| Dice::branch(plan.seed, game_no);
    if plan.keeping.traces || plan.keeping.records {
        for game_no in games {
            let (outcome, decisions) =
                play_logged(plan, game_no, &mut dice(game_no), scratch, &mut batch);
            batch.statistics.add(&outcome.expect(over), decisions);
        }
    } else {
        let opening = G::start(&plan.options, plan.seats).expect("the options were tried before");
        let games = games.map(|game_no| (opening.clone(), dice(game_no)));
        engine::play_out_all(games, scratch, |game, decisions| {
            batch
                .statistics
                .add(&game.outcome().expect(over), decisions);
        });
    }
    batch
}

/// Plays one game with its log; the same choices as without.
fn play_logged<G: Game>(
    plan: &Plan<G>,
    game_no: u64,
    dice: &mut Dice,
    scratch: &mut Scratch<G>,
    batch: &mut Batch,
) -> (Option<Outcome>, u32) {
    let holders = plan
        .seats
        .iter()
        .map(|seat| Player::person(format!("Random {seat}")))
        .collect();
    let mut game =
        Match::<G>::start(&plan.options, holders).expect("the options were tried before");
    let mut decisions = 0;
    loop {
        match game.game().turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.game().sample_chance(dice, scratch);
                game.chance(chance).expect("a sampled outcome can occur");
            }
            Turn::Decide(seat) => {
                let action = game.game().sample_action(dice, scratch);
                game.act(seat, action).expect("a sampled action is legal");
                decisions += 1;
            }
        }
    }
    if plan.keeping.traces {
        trace::write(&game, game_no, &mut batch.trace).expect("memory takes every byte");
    }
    if plan.keeping.records {
        batch.records.push((game_no, game.record().to_json()));
    }
    (game.game().outcome(), decisions)
}
