//! What a simulation tells at its end.

use super::Plan;
use super::statistics::{PARTS_OF_A_WIN, Statistics};
use crate::format::{columns, decimal, headed, headed_as_needed, interval, number, percent};
use arena::interval::wilson;
use engine::{Clause, EndingName, Game};
use serde::Serialize;
use std::time::Duration;
use text::Language;
use text::research::{self as say, Text};

#[derive(Serialize)]
pub(super) struct Summary {
    game: &'static str,
    seats: u8,
    options: serde_json::Value,
    seed: u64,
    games: u64,
    decisions: Length,
    endings: Vec<EndingShare>,
    per_seat: Vec<SeatShare>,
    seconds: f64,
    games_per_second: f64,
}

#[derive(Serialize)]
struct Length {
    mean: f64,
    shortest: u32,
    longest: u32,
}

#[derive(Serialize)]
struct EndingShare {
    ending: EndingName,
    clause: Clause,
    games: u64,
    share: f64,
}

#[derive(Serialize)]
struct SeatShare {
    seat: usize,
    won: u64,
    shared: u64,
    /// A win shared by two counts half.
    win_share: f64,
    /// 95% confidence.
    low: f64,
    high: f64,
    mean_place: f64,
    mean_score: Option<f64>,
}

impl Summary {
    pub(super) fn new<G: Game>(plan: &Plan<G>, sums: &Statistics, elapsed: Duration) -> Self {
        let games = sums.games as f64;
        let endings = sums
            .endings
            .iter()
            .map(|(ending, &count)| EndingShare {
                ending: ending.name,
                clause: ending.clause,
                games: count,
                share: count as f64 / games,
            })
            .collect();
        let per_seat = sums
            .of(plan.seats)
            .iter()
            .enumerate()
            .map(|(seat, seat_sums)| {
                let share = seat_sums.win_parts as f64 / PARTS_OF_A_WIN as f64 / games;
                let (low, high) = wilson(share, sums.games);
                SeatShare {
                    seat,
                    won: seat_sums.won,
                    shared: seat_sums.shared,
                    win_share: share,
                    low,
                    high,
                    mean_place: seat_sums.places as f64 / games,
                    mean_score: sums.scored.then(|| seat_sums.score as f64 / games),
                }
            })
            .collect();
        Self {
            game: G::NAME,
            seats: plan.seats.count(),
            options: serde_json::to_value(&plan.options).unwrap_or_default(),
            seed: plan.seed,
            games: sums.games,
            decisions: Length {
                mean: sums.decisions as f64 / games,
                shortest: sums.shortest.unwrap_or(0),
                longest: sums.longest,
            },
            endings,
            per_seat,
            seconds: elapsed.as_secs_f64(),
            games_per_second: games / elapsed.as_secs_f64().max(1e-9),
        }
    }

    /// The summary as a table for people.
    pub(super) fn table(&self, language: Language) -> String {
        let options = self.options.to_string();
        let seed = self.seed.to_string();
        let Length {
            mean,
            shortest,
            longest,
        } = self.decisions;
        let lines = [
            say::simulated(language, self.game, self.seats, options, seed),
            say::simulated_in(
                language,
                self.games,
                decimal(self.seconds, 2),
                decimal(self.games_per_second, 0),
            ),
            say::decisions_per_game(language, decimal(mean, 1), shortest, longest),
        ];
        let endings = self.endings.iter().map(|ending| {
            [
                ending.ending.to_string(),
                ending.clause.to_string(),
                ending.games.to_string(),
                percent(ending.share, 2, language),
            ]
        });
        let endings = headed(
            [
                Text::ColumnEnding,
                Text::ColumnClause,
                Text::ColumnGames,
                Text::ColumnShare,
            ]
            .map(|head| head.said(language)),
            endings,
        );
        format!(
            "{}\n\n{}\n{}",
            lines.join("\n"),
            columns(&endings, &[1, 2, 3]),
            self.seats(language)
        )
    }

    /// A line for each seat.
    fn seats(&self, language: Language) -> String {
        let rows = self.per_seat.iter().map(|seat| {
            [
                seat.seat.to_string(),
                seat.won.to_string(),
                seat.shared.to_string(),
                percent(seat.win_share, 2, language),
                interval(seat.low, seat.high, 2, language),
                number(seat.mean_place, 2, language),
                seat.mean_score
                    .map_or_else(String::new, |score| number(score, 2, language)),
            ]
        });
        let rows = headed_as_needed(
            [
                Text::ColumnSeat,
                Text::ColumnWon,
                Text::ColumnShared,
                Text::ColumnShare,
                Text::ColumnInterval,
                Text::ColumnPlace,
                Text::ColumnPoints,
            ]
            .map(|head| head.said(language)),
            rows,
        );
        columns(&rows, &[1, 2, 3, 5, 6])
    }
}
