//! `orbite hint`: what a bot would do, and why.

use crate::cli::HintArgs;
use crate::output;
use crate::position;
use crate::verify;
use bots::{Advice, Bot, BotGame, Effort, Knowledge, Thought, advise};
use engine::{Seat, Turn, Viewer};
use record::{Match, Record};
use registry::with_game;
use search::Stop;
use serde::Serialize;
use std::fmt::Write;
use std::sync::mpsc;
use std::time::Duration;
use text::coach::{self, Advised, Found, Speaker};
use text::command_line::{self as say, Text};
use text::{Arg, Language, Names, Words, seat_names};

pub(crate) fn run(args: &HintArgs, language: Language) -> anyhow::Result<()> {
    let record = verify::read_named(&args.position.record, language)?;
    let game = verify::game(&record, language)?;
    with_game!(game, G => hint::<G>(args, &record, language))
}

#[derive(Serialize)]
struct Hint {
    seat: u8,
    level: &'static str,
    action: String,
    /// The action as people type it.
    #[serde(skip)]
    typed: String,
    words: String,
    /// The whole turn, if it has more parts than that action.
    turn: Vec<String>,
    /// The advice in sentences, as the coach says it everywhere.
    advice: Vec<String>,
    /// How sure the search is that nothing is better, from 0 to 1.
    confidence: Option<f32>,
    /// What the position is worth to each seat, from 0 to 1.
    worth: Vec<f32>,
    choices: Vec<Reason>,
    /// The expected line.
    line: Vec<String>,
    #[serde(skip)]
    typed_line: Vec<String>,
    iterations: u64,
}

#[derive(Serialize)]
struct Reason {
    action: String,
    #[serde(skip)]
    typed: String,
    words: String,
    share: f32,
    worth: f32,
    error: f32,
}

fn hint<G: BotGame + Words>(
    args: &HintArgs,
    record: &Record,
    language: Language,
) -> anyhow::Result<()> {
    let mut game = verify::open::<G>(record, language)?;
    let seat = position::go_to(&mut game, &args.position.at, language)?;
    // Only what this seat was told goes into the bot.
    let mut knowledge = Knowledge::new(game.opening(), seat);
    game.replay(|state, _, events| knowledge.update(state, &events));
    let mut bot = Bot::<G>::new(args.level, args.seed.number);
    let thought = match args.time {
        None => bot.decide(&knowledge, Effort::Level),
        Some(seconds) => {
            let trees = args.threads.map_or_else(cores, u32::from);
            think_for(
                Duration::from_secs_f64(seconds),
                trees,
                &mut bot,
                &knowledge,
            )
        }
    };
    let advice = advise(&mut bot, &knowledge, &thought);
    let hint = explain::<G>(args, &thought, &advice, &game, language);
    if args.output.json {
        return output::print(&serde_json::to_string_pretty(&hint)?);
    }
    output::print(&hint.text(&seat_names(game.players(), language), language)?)
}

/// The most actions of the expected line that are told.
const LINE: usize = 8;

fn cores() -> u32 {
    std::thread::available_parallelism().map_or(1, |cores| cores.get() as u32) // OK because no machine has so many.
}

/// Lets a bot think on several threads until the time is up, or shorter if it
/// need not search.
fn think_for<G: BotGame>(
    time: Duration,
    trees: u32,
    bot: &mut Bot<G>,
    knowledge: &Knowledge<G>,
) -> Thought<G::Action> {
    let stop = Stop::new();
    let switch = stop.clone();
    let (decided, waiting) = mpsc::channel::<()>();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            // Both a time-out and a bot that has decided end the wait.
            let _ = waiting.recv_timeout(time);
            switch.throw();
        });
        let thought = bot.decide(knowledge, Effort::Together { stop: &stop, trees });
        drop(decided);
        thought
    })
}

fn explain<G: BotGame + Words>(
    args: &HintArgs,
    thought: &Thought<G::Action>,
    advice: &Advice<G::Action>,
    game: &Match<G>,
    language: Language,
) -> Hint {
    let Turn::Decide(seat) = game.game().turn() else {
        unreachable!("somebody decides")
    };
    let view = game.game().view(Viewer::Seat(seat));
    let names = seat_names(game.players(), language);
    let names = Names(&names);
    let report = thought.report.as_ref();
    let line = report.map(|report| report.line.iter().copied().take(LINE));
    let line: Vec<G::Action> = line.into_iter().flatten().collect();
    let said = |action| G::action(action, &view, &names, language);
    Hint {
        turn: advice.actions.iter().map(ToString::to_string).collect(),
        advice: coach::sentences(&advised::<G>(advice, game, seat, language), language),
        seat: seat.number(),
        level: args.level.name(),
        action: thought.action.to_string(),
        typed: G::typed(thought.action),
        words: said(thought.action),
        confidence: report.map(search_confidence),
        worth: report.map_or_else(Vec::new, |report| report.worth.as_slice().to_vec()),
        choices: report.map_or_else(Vec::new, |report| {
            report
                .choices
                .iter()
                .take(6)
                .map(|choice| Reason {
                    action: choice.action.to_string(),
                    typed: G::typed(choice.action),
                    words: said(choice.action),
                    share: choice.share,
                    worth: choice.worth,
                    error: choice.error,
                })
                .collect()
        }),
        line: line.iter().map(ToString::to_string).collect(),
        typed_line: line.into_iter().map(G::typed).collect(),
        iterations: report.map_or(0, |report| report.iterations),
    }
}

/// An advice in words.
fn advised<G: BotGame + Words>(
    advice: &Advice<G::Action>,
    game: &Match<G>,
    seat: Seat,
    language: Language,
) -> Advised {
    let names = seat_names(game.players(), language);
    let speaker = Speaker {
        game: game.game(),
        seat,
        names: Names(&names),
        language,
    };
    let worth = (advice.worth, advice.is_certain);
    let found = Found::new(worth, [advice.others, advice.equals], advice.rivals());
    speaker.advised(&advice.actions, found)
}

fn search_confidence<A: Copy>(report: &search::Report<A>) -> f32 {
    report.confidence()
}

impl Hint {
    fn text(&self, names: &[String], language: Language) -> Result<String, std::fmt::Error> {
        let mut text = String::new();
        let name = &names[usize::from(self.seat)];
        let decided = say::decided(language, name, &self.words, &self.typed);
        writeln!(text, "{decided}")?;
        for sentence in &self.advice {
            writeln!(text, "{sentence}")?;
        }
        if self.choices.is_empty() {
            return Ok(text);
        }
        let number = |value: f32, places: u8| {
            let digits = (100.0 * value * 10f32.powi(places.into())).round();
            // OK because a share is a few thousand tenths of a percent at most.
            match places {
                0 => Arg::Whole(digits as i64),
                _ => Arg::Decimal(digits as i64, places),
            }
        };
        let percent = |value, places| say::percent(language, number(value, places));
        let sure = percent(self.confidence.unwrap_or(0.0), 0);
        writeln!(text, "{}\n", say::sure(language, sure, self.iterations))?;
        for choice in &self.choices {
            writeln!(
                text,
                "{:>7} ±{:<5} {:>7}  {} [{}]",
                percent(choice.worth, 1),
                say::number(language, number(1.96 * choice.error, 1)),
                percent(choice.share, 1),
                choice.words,
                choice.typed
            )?;
        }
        writeln!(text, "{}\n", Text::Columns.said(language))?;
        writeln!(
            text,
            "{}",
            say::expected(language, self.typed_line.join("  "))
        )?;
        for (name, &worth) in names.iter().zip(&self.worth) {
            writeln!(text, "  {}", say::chance(language, name, percent(worth, 1)))?;
        }
        Ok(text)
    }
}
