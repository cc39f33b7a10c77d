//! `orbite arena`: tournaments between bots.

use crate::args::{self, BadRequest};
use crate::cli::ArenaArgs;
use crate::format::{columns, decimal, headed, interval, percent, signed};
use crate::interrupt::Interrupt;
use crate::output;
use crate::results::{Results, header};
use arena::{Entrant, Played, Standing, Tournament, Workers, standings};
use bots::BotGame;
use indicatif::{ProgressBar, ProgressStyle};
use registry::with_game;
use serde::Serialize;
use std::time::{Duration, Instant};
use text::Language;
use text::research::{self as say, Text};

pub(crate) fn run(args: &ArenaArgs, language: Language) -> anyhow::Result<()> {
    with_game!(args.table.game, G => hold::<G>(args, language))
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

fn hold<G: BotGame>(args: &ArenaArgs, language: Language) -> anyhow::Result<()> {
    let line_up = line_up(&args.bots, args.table.seats.count, language)?;
    let seats = args::seats::<G>(
        Some(u8::try_from(line_up.len()).unwrap_or(u8::MAX)),
        language,
    )?;
    let tournament = Tournament::<G> {
        options: args::options::<G>(&args.table.options.given, language)?,
        line_up,
        seed: args.table.seed.number,
    };
    G::start(&tournament.options, seats).map_err(args::no_start(language))?;
    if args.games == 0 {
        return Err(BadRequest(Text::GamesAtLeastOne.said(language).to_owned()).into());
    }
    let deals = args.games.div_ceil(tournament.line_up.len() as u64);
    let header = header::<G>(
        FORMAT,
        &tournament.options,
        &tournament.line_up,
        tournament.seed,
    );
    let mut results = Results::open(args.results.as_deref(), &header, language)?;
    let due: Vec<u64> = (0..deals).filter(|deal| !results.has(*deal)).collect();
    let interrupt = Interrupt::listen()?;
    let workers = Workers {
        threads: args::threads(&args.threads),
        stop: Some(interrupt.flag()),
    };
    let bar = progress(deals, deals - due.len() as u64, language);
    let begun = Instant::now();
    let mut failure = None;
    tournament
        .run(&due, workers, |played| {
            bar.inc(1);
            if let Err(error) = results.add(played) {
                failure.get_or_insert(error);
            }
        })
        .map_err(args::not_played(language))?;
    bar.finish_and_clear();
    if let Some(error) = failure {
        return Err(error);
    }
    let played: Vec<Played> = results.first(deals);
    if !played.is_empty() {
        tell(args, &tournament, &played, begun.elapsed(), language)?;
    }
    interrupt.told(played.len() as u64, deals, |done, all| {
        say::stopped_deals(language, done, all)
    })
}

pub(crate) fn progress(deals: u64, done: u64, language: Language) -> ProgressBar {
    let parts = ["{bar:40}", "{pos}", "{len}", "{elapsed}", "{eta}"];
    let [bar, position, all, since, left] = parts;
    let template = say::progress_deals(language, bar, position, all, since, left);
    let style =
        ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(deals)
        .with_style(style)
        .with_position(done)
}

/// The bots of the line-up; the last one takes the seats that are left.
pub(crate) fn line_up(
    bots: &[Entrant],
    seats: Option<u8>,
    language: Language,
) -> Result<Vec<Entrant>, BadRequest> {
    let mut line_up = bots.to_vec();
    let asked = usize::from(seats.unwrap_or(0));
    if seats.is_some() && asked < line_up.len() {
        let problem = say::bots_too_many(language, line_up.len(), asked);
        return Err(BadRequest(problem));
    }
    let Some(last) = line_up.last().cloned() else {
        return Err(BadRequest(Text::BotsNobody.said(language).to_owned()));
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
    language: Language,
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
    output::print(&summary.table(language))
}

/// How a bot did: itself, its seats, its share of wins with its interval, what would be
/// fair, and its Elo.
pub(crate) fn standing(line: &Standing, places: u8, language: Language) -> [String; 6] {
    [
        line.entrant.clone(),
        line.members.to_string(),
        percent(line.share, places, language),
        interval(line.low, line.high, places, language),
        percent(line.fair, places, language),
        signed(line.elo, 0, language),
    ]
}

impl Summary {
    fn table(&self, language: Language) -> String {
        let (options, seed) = (self.options.to_string(), self.seed.to_string());
        let bots = self.bots.join(", ");
        let each = self.decisions as f64 / self.games.max(1) as f64;
        let played = say::tournament_played(
            language,
            self.deals,
            self.bots.len(),
            self.games,
            decimal(each, 1),
            decimal(self.seconds, 1),
        );
        let rows = self.standings.iter();
        let rows = rows.map(|line| standing(line, 2, language));
        let rows = headed(
            [
                Text::ColumnBot,
                Text::ColumnSeats,
                Text::ColumnShare,
                Text::ColumnInterval,
                Text::ColumnFair,
                Text::ColumnElo,
            ]
            .map(|head| head.said(language)),
            rows,
        );
        format!(
            "{}\n{played}\n\n{}\n{}\n{}\n",
            say::tournament(language, self.game, bots, options, seed),
            columns(&rows, &[1, 2, 4, 5]),
            Text::ShareMeans.said(language),
            Text::EloMeans.said(language)
        )
    }
}
