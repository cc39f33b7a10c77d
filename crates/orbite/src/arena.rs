//! `orbite arena`: tournaments between bots.

use crate::args::{self, BadRequest};
use crate::cli::ArenaArgs;
use crate::interrupt::Interrupt;
use crate::output;
use crate::results::{Results, header};
use crate::rules::system_language;
use arena::{Entrant, Played, Standing, Tournament, Workers, standings};
use bots::BotGame;
use indicatif::{ProgressBar, ProgressStyle};
use registry::with_game;
use serde::Serialize;
use std::fmt::Write;
use std::time::{Duration, Instant};

pub(crate) fn run(args: &ArenaArgs) -> anyhow::Result<()> {
    with_game!(args.table.game, G => hold::<G>(args))
}

/// The first word of a file of results.
const FORMAT: &str = "orbite-arena/1";

/// What a tournament tells at its end.
#[derive(Serialize)]
struct Summary {
    game: &'static str,
    options: serde_json::Value,
    bots: Vec<String>,
    seed: u64,
    deals: usize,
    games: usize,
    decisions: u64,
    standings: Vec<Standing>,
    seconds: f64,
}

fn hold<G: BotGame>(args: &ArenaArgs) -> anyhow::Result<()> {
    let line_up = line_up(&args.bots, args.table.seats.count)?;
    let seats = args::seats::<G>(
        Some(u8::try_from(line_up.len()).unwrap_or(u8::MAX)),
        system_language(),
    )?;
    let tournament = Tournament::<G> {
        options: args::options::<G>(&args.table.options.given)?,
        line_up,
        seed: args.table.seed.number,
    };
    G::start(&tournament.options, seats).map_err(args::no_start(system_language()))?;
    if args.games == 0 {
        return Err(BadRequest("--games must be at least 1".to_owned()).into());
    }
    let deals = args.games.div_ceil(tournament.line_up.len() as u64);
    let header = header::<G>(
        FORMAT,
        &tournament.options,
        &tournament.line_up,
        tournament.seed,
    );
    let mut results = Results::open(args.results.as_deref(), &header)?;
    let due: Vec<u64> = (0..deals).filter(|deal| !results.has(*deal)).collect();
    let interrupt = Interrupt::listen()?;
    let workers = Workers {
        threads: args::threads(args.threads),
        stop: Some(interrupt.flag()),
    };
    let bar = progress(deals, deals - due.len() as u64);
    let begun = Instant::now();
    let mut failure = None;
    tournament
        .run(&due, workers, |played| {
            bar.inc(1);
            if let Err(error) = results.add(played) {
                failure.get_or_insert(error);
            }
        })
        .map_err(args::not_played)?;
    bar.finish_and_clear();
    if let Some(error) = failure {
        return Err(error);
    }
    let played: Vec<Played> = results.first(deals);
    if !played.is_empty() {
        tell(args, &tournament, &played, begun.elapsed())?;
    }
    interrupt.told(played.len() as u64, deals, "deals")
}

pub(crate) fn progress(deals: u64, done: u64) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{bar:40} {pos}/{len} deals, {elapsed} gone, {eta} left")
            .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(deals)
        .with_style(style)
        .with_position(done)
}

/// The bots of the line-up; the last one takes the seats that are left.
pub(crate) fn line_up(bots: &[Entrant], seats: Option<u8>) -> Result<Vec<Entrant>, BadRequest> {
    let mut line_up = bots.to_vec();
    let asked = usize::from(seats.unwrap_or(0));
    if seats.is_some() && asked < line_up.len() {
        return Err(BadRequest(format!(
            "--bots names {} bots for {asked} seats",
            line_up.len()
        )));
    }
    let Some(last) = line_up.last().cloned() else {
        return Err(BadRequest("--bots names nobody".to_owned()));
    };
    while line_up.len() < asked.max(2) {
        line_up.push(last.clone());
    }
    Ok(line_up)
}

/// The names of a line-up.
pub(crate) fn names(line_up: &[Entrant]) -> Vec<String> {
    line_up.iter().map(ToString::to_string).collect()
}

fn tell<G: BotGame>(
    args: &ArenaArgs,
    tournament: &Tournament<G>,
    played: &[Played],
    elapsed: Duration,
) -> anyhow::Result<()> {
    let summary = Summary {
        game: G::NAME,
        options: serde_json::to_value(&tournament.options)?,
        bots: names(&tournament.line_up),
        seed: tournament.seed,
        deals: played.len(),
        games: played.len() * tournament.line_up.len(),
        decisions: played.iter().map(|deal| deal.decisions).sum(),
        standings: standings(&tournament.line_up, played),
        seconds: elapsed.as_secs_f64(),
    };
    if args.output.json {
        return output::print(&serde_json::to_string_pretty(&summary)?);
    }
    output::print(&summary.table()?)
}

impl Summary {
    fn table(&self) -> Result<String, std::fmt::Error> {
        let mut text = String::new();
        writeln!(
            text,
            "{}: {}, options {}, seed {}",
            self.game,
            self.bots.join(", "),
            self.options,
            self.seed
        )?;
        writeln!(
            text,
            "{} deals, each in {} rotations: {} games, {:.1} decisions each, {:.1} s\n",
            self.deals,
            self.bots.len(),
            self.games,
            self.decisions as f64 / self.games.max(1) as f64,
            self.seconds
        )?;
        writeln!(
            text,
            "{:<10} {:>5} {:>8}   {:<17} {:>7} {:>6}",
            "bot", "seats", "share", "95% interval", "fair", "Elo"
        )?;
        for line in &self.standings {
            writeln!(
                text,
                "{:<10} {:>5} {:>7.2}%   {:>6.2}% - {:>6.2}% {:>6.2}% {:>+6.0}",
                line.entrant,
                line.members,
                100.0 * line.share,
                100.0 * line.low,
                100.0 * line.high,
                100.0 * line.fair,
                line.elo
            )?;
        }
        text.push_str("\nShare: of wins, for each seat the bot took; a shared win counts in parts.\nElo: the difference to the rest of the table that such a share means.\n");
        Ok(text)
    }
}
