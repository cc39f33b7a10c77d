//! What a simulation tells at its end.

use super::Plan;
use super::statistics::{PARTS_OF_A_WIN, Statistics};
use arena::interval::wilson;
use engine::{Clause, EndingName, Game};
use serde::Serialize;
use std::fmt::Write;
use std::time::Duration;

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
    pub(super) fn table(&self) -> String {
        let mut text = String::new();
        self.write_table(&mut text)
            .expect("a string takes every character");
        text
    }

    fn write_table(&self, text: &mut String) -> std::fmt::Result {
        writeln!(
            text,
            "{}, {} seats, options {}, seed {}",
            self.game, self.seats, self.options, self.seed
        )?;
        writeln!(
            text,
            "{} games in {:.2} s ({:.0} games/s)",
            self.games, self.seconds, self.games_per_second
        )?;
        writeln!(
            text,
            "decisions per game: {:.1} (from {} to {})\n",
            self.decisions.mean, self.decisions.shortest, self.decisions.longest
        )?;
        writeln!(
            text,
            "{:<28} {:>8} {:>10} {:>8}",
            "ending", "clause", "games", "share"
        )?;
        for ending in &self.endings {
            writeln!(
                text,
                "{:<28} {:>8} {:>10} {:>7.2}%",
                ending.ending,
                ending.clause.to_string(),
                ending.games,
                100.0 * ending.share
            )?;
        }
        let scored = self.per_seat.iter().any(|seat| seat.mean_score.is_some());
        write!(
            text,
            "\n{:<5} {:>10} {:>10} {:>8}   {:<17} {:>6}",
            "seat", "won", "shared", "share", "95% interval", "place"
        )?;
        writeln!(text, "{}", if scored { "  points" } else { "" })?;
        for seat in &self.per_seat {
            write!(
                text,
                "{:<5} {:>10} {:>10} {:>7.2}%   {:>6.2}% - {:>6.2}% {:>6.2}",
                seat.seat,
                seat.won,
                seat.shared,
                100.0 * seat.win_share,
                100.0 * seat.low,
                100.0 * seat.high,
                seat.mean_place
            )?;
            match seat.mean_score {
                Some(score) => writeln!(text, "  {score:>6.2}")?,
                None => writeln!(text)?,
            }
        }
        Ok(())
    }
}
