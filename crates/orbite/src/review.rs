//! `orbite review`: every decision of a game, judged on what its seat knew.

mod text;

use crate::args::threads;
use crate::cli::ReviewArgs;
use crate::output;
use crate::position;
use crate::verify;
use ::text::coach::{self, LookedBack};
use ::text::command_line::Text;
use ::text::{Language, Names, Words, seat_names};
use bots::{Basis, BotGame, Decision, Decisions, Mark, judge};
use dice::Dice;
use engine::Randomness;
use indicatif::{ProgressBar, ProgressStyle};
use record::{Match, Record, Step};
use registry::with_game;
use serde::Serialize;
use std::sync::mpsc;

pub(crate) fn run(args: &ReviewArgs, language: Language) -> anyhow::Result<()> {
    let record = verify::read_named(&args.position.record, language)?;
    let game = verify::game(&record, language)?;
    let review = with_game!(game, G => review::<G>(args, &record, language))?;
    output::print(&if args.output.json {
        serde_json::to_string_pretty(&review)?
    } else {
        review.text(language)?
    })
}

/// What a review found.
#[derive(Serialize)]
struct Review {
    game: &'static str,
    #[serde(skip)]
    title: &'static str,
    level: &'static str,
    seed: u64,
    /// One for each seat.
    seats: Vec<SeatReview>,
    decisions: Vec<Judged>,
}

/// How a seat decided.
#[derive(Serialize, Default)]
struct SeatReview {
    seat: usize,
    name: String,
    decisions: usize,
    /// Those with more than one legal action; the rest counts these only.
    choices: usize,
    /// Those in which nothing was better.
    agreed: usize,
    inaccuracies: usize,
    mistakes: usize,
    blunders: usize,
    /// The mean loss of a choice, in wins.
    mean_loss: Option<f32>,
}

/// A decision.
#[derive(Serialize)]
struct Judged {
    /// Its step in the record, counted from 1.
    step: usize,
    seat: u8,
    action: String,
    words: String,
    /// Nothing where there was no choice.
    judgement: Option<Choice>,
}

/// What a choice was worth.
#[derive(Serialize)]
struct Choice {
    /// The chance to win with it, from 0 to 1.
    worth: f32,
    best: String,
    best_words: String,
    best_worth: f32,
    loss: f32,
    /// The standard error of the loss.
    error: f32,
    /// Whether both worths were worked out to the end.
    proven: bool,
    mark: Option<&'static str>,
    #[serde(skip)]
    sign: &'static str,
    sentence: String,
}

fn review<G: BotGame + Words>(
    args: &ReviewArgs,
    record: &Record,
    language: Language,
) -> anyhow::Result<Review> {
    let mut game = verify::open::<G>(record, language)?;
    let all = game.steps().to_vec();
    let only = match args.position.at.step {
        None => None,
        Some(step) => {
            position::go_to(&mut game, &args.position.at, language)?;
            Some(step - 1)
        }
    };
    let names = seat_names(game.players(), language);
    let decisions = judge_all(args, &game, &all, only, language, |decision| {
        judged::<G>(args, decision, &Names(&names), language)
    });
    let seats = names.into_iter().enumerate();
    let seats = seats.map(|(seat, name)| SeatReview::of(seat, name, &decisions));
    Ok(Review {
        game: G::NAME,
        title: G::title(language),
        level: args.level.name(),
        seed: args.seed.number,
        seats: seats.collect(),
        decisions,
    })
}

/// Judges the decisions, or the one of a step, on several threads. Each thread goes
/// through the whole game, which costs nothing beside judging.
fn judge_all<G: BotGame>(
    args: &ReviewArgs,
    game: &Match<G>,
    steps: &[Step<G>],
    only: Option<usize>,
    language: Language,
    judge: impl Fn(&Decision<'_, G>) -> Judged + Sync,
) -> Vec<Judged> {
    let due = |step: &usize| {
        matches!(steps[*step], Step::Action(..)) && only.is_none_or(|only| only == *step)
    };
    let due: Vec<usize> = (0..steps.len()).filter(due).collect();
    let threads = threads(&args.threads).min(due.len().max(1));
    let bar = progress(due.len() as u64, language);
    let (sender, receiver) = mpsc::channel();
    let mut judged: Vec<Judged> = std::thread::scope(|scope| {
        for thread in 0..threads {
            let (sender, due, judge) = (sender.clone(), &due, &judge);
            scope.spawn(move || {
                let mut own = due.iter().skip(thread).step_by(threads).peekable();
                let mut decisions = Decisions::new(game.opening());
                while own.peek().is_some()
                    && let Some(decision) = decisions.next(steps)
                {
                    if own.next_if(|step| **step == decision.step).is_some() {
                        // Whoever counts waits for every one of them.
                        let _ = sender.send(judge(&decision));
                    }
                }
            });
        }
        drop(sender);
        receiver.into_iter().inspect(|_| bar.inc(1)).collect()
    });
    bar.finish_and_clear();
    judged.sort_by_key(|decision| decision.step);
    judged
}

fn progress(decisions: u64, language: Language) -> ProgressBar {
    // Drawn on standard error, and only if that is a terminal.
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}, {eta}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(decisions)
        .with_style(style)
        .with_message(Text::ReviewProgress.said(language))
}

fn judged<G: BotGame + Words>(
    args: &ReviewArgs,
    decision: &Decision<'_, G>,
    names: &Names<'_>,
    language: Language,
) -> Judged {
    // Every decision has its own lots, whichever thread judges it.
    let seed = Dice::branch(args.seed.number, decision.step as u64).below(u32::MAX);
    let judgement = judge(decision, args.level, u64::from(seed));
    let view = decision.knowledge.view();
    let words = |action| G::action(action, view, names, language);
    Judged {
        step: decision.step + 1,
        seat: decision.knowledge.seat().number(),
        action: decision.action.to_string(),
        words: words(decision.action),
        judgement: judgement.map(|judgement| {
            let mark = judgement.mark();
            let proven = judgement.basis == Basis::Proof;
            let best_words = words(judgement.best);
            let sentence = coach::looked_back(
                &LookedBack {
                    mark: mark.map(Mark::name),
                    best: best_words.clone(),
                    best_worth: judgement.best_worth,
                    worth: judgement.worth,
                    proven,
                },
                language,
            );
            Choice {
                worth: judgement.worth,
                best: judgement.best.to_string(),
                best_words,
                best_worth: judgement.best_worth,
                loss: judgement.loss(),
                error: judgement.error,
                proven,
                mark: mark.map(Mark::name),
                sign: mark.map_or("", Mark::sign),
                sentence,
            }
        }),
    }
}

impl SeatReview {
    fn of(seat: usize, name: String, decisions: &[Judged]) -> Self {
        let own = || {
            let own = decisions.iter();
            own.filter(|decision| usize::from(decision.seat) == seat)
        };
        let choices = || own().filter_map(|decision| decision.judgement.as_ref());
        let marked = |mark: Mark| {
            choices()
                .filter(|choice| choice.mark == Some(mark.name()))
                .count()
        };
        let count = choices().count();
        let loss: f32 = choices().map(|choice| choice.loss).sum();
        Self {
            seat,
            name,
            decisions: own().count(),
            choices: count,
            agreed: choices().filter(|choice| choice.mark.is_none()).count(),
            inaccuracies: marked(Mark::Inaccuracy),
            mistakes: marked(Mark::Mistake),
            blunders: marked(Mark::Blunder),
            mean_loss: (count > 0).then(|| loss / count as f32),
        }
    }
}
