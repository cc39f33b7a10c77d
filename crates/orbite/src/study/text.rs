//! A study as text for the terminal.

use super::{difference, known, worth};
use crate::format::{
    columns, decimal, headed, headed_as_needed, interval, number, percent, signed,
};
use arena::study::{Comparison, Distribution, SeatFairness, SetSummary, Summary};
use text::Language;
use text::research::{self as say, Text};

/// Below this, equal seats would hardly ever differ so much.
const UNLIKELY: f64 = 0.01;

/// The summary as tables for people.
pub(super) fn table(summary: &Summary, language: Language) -> String {
    let plan = &summary.plan;
    let mut parts = vec![say::studied(
        language,
        summary.game,
        plan.bots.join(", "),
        plan.seed.to_string(),
        plan.deals,
        plan.rotations,
    )];
    for set in &summary.sets {
        parts.extend(set_parts(set, language));
    }
    if let Some(comparison) = &summary.comparison {
        parts.push(Text::Comparison.said(language).to_owned());
        parts.push(columns(&differences(comparison, language), &[1, 2, 3]));
    }
    let parts: Vec<&str> = parts.iter().map(|part| part.trim_end()).collect();
    parts.join("\n\n") + "\n"
}

/// How two sets of options differ: a row for each figure, below the heads.
pub(super) fn differences(comparison: &Comparison, language: Language) -> Vec<[String; 4]> {
    let lines = comparison.differences.iter();
    let rows = lines.map(|line| difference(line, language));
    // The first column says for itself what it is.
    let heads = [
        "",
        Text::ColumnFirst.said(language),
        Text::ColumnSecond.said(language),
        Text::ColumnDifference.said(language),
    ];
    headed(heads, rows)
}

/// What is told of one set of options, part by part.
fn set_parts(set: &SetSummary, language: Language) -> [String; 5] {
    [
        say::set_of_options(language, set.options.to_string(), set.games),
        who_wins(set, language),
        spreads(set, language),
        columns(&endings(set, language), &[1, 2, 3]),
        columns(&kinds(set, language), &[1, 2, 3, 4, 5]),
    ]
}

/// A row for each seat, below the heads.
pub(super) fn seats(set: &SetSummary, language: Language) -> Vec<[String; 6]> {
    let rows = set.seats.iter().map(|seat| {
        [
            seat.seat.to_string(),
            percent(seat.share, 1, language),
            interval(seat.low, seat.high, 1, language),
            number(seat.place, 2, language),
            percent(seat.out_early, 1, language),
            seat.score
                .map_or_else(String::new, |score| number(score, 2, language)),
        ]
    });
    headed_as_needed(
        [
            Text::ColumnSeat,
            Text::ColumnWins,
            Text::ColumnInterval,
            Text::ColumnPlace,
            Text::ColumnOutEarly,
            Text::ColumnPoints,
        ]
        .map(|head| head.said(language)),
        rows,
    )
}

/// Who wins: a line for each seat, whether that is fair, and a line for each bot.
fn who_wins(set: &SetSummary, language: Language) -> String {
    let mut text = columns(&seats(set, language), &[1, 3, 4, 5]);
    if let Some(fairness) = set.fairness {
        text += &verdict(fairness, language);
        text.push('\n');
    }
    for member in &set.members {
        text += &say::member_wins(
            language,
            &member.entrant,
            percent(member.share, 1, language),
            percent(member.low, 1, language),
            percent(member.high, 1, language),
            percent(member.fair, 1, language),
            signed(member.elo, 0, language),
        );
        text.push('\n');
    }
    text
}

/// How figures are spread over the games.
fn spreads(set: &SetSummary, language: Language) -> String {
    let names = [
        Text::SpreadDecisions,
        Text::SpreadPoints,
        Text::SpreadLead,
        Text::SpreadChanges,
    ];
    let said = |text: Text| text.said(language).to_owned();
    let share = |share| percent(share, 0, language);
    let heads = [
        String::new(),
        said(Text::ColumnLeast),
        share(0.05),
        share(0.25),
        said(Text::ColumnMedian),
        share(0.75),
        share(0.95),
        said(Text::ColumnMost),
        said(Text::ColumnMean),
    ];
    let named = set.spreads.named(names.map(|name| name.said(language)));
    let rows = named.map(|(name, spread)| row(name, spread, language));
    let rows: Vec<[String; 9]> = std::iter::once(heads).chain(rows).collect();
    let forced = say::forced(language, percent(set.forced, 1, language));
    format!("{}{forced}", columns(&rows, &[1, 2, 3, 4, 5, 6, 7, 8]))
}

fn row(name: &str, spread: &Distribution, language: Language) -> [String; 9] {
    let [five, quarter, median, three_quarters, most_of_them] = spread.quantiles;
    [
        name.to_owned(),
        spread.least.to_string(),
        five.to_string(),
        quarter.to_string(),
        median.to_string(),
        three_quarters.to_string(),
        most_of_them.to_string(),
        spread.most.to_string(),
        number(spread.mean, 1, language),
    ]
}

/// Why games ended: a row for each reason, below the heads.
pub(super) fn endings(set: &SetSummary, language: Language) -> Vec<[String; 4]> {
    let rows = set.endings.iter().map(|ending| {
        [
            ending.ending.to_string(),
            ending.clause.to_string(),
            ending.games.to_string(),
            percent(ending.share, 1, language),
        ]
    });
    headed(
        [
            Text::ColumnEnding,
            Text::ColumnClause,
            Text::ColumnGames,
            Text::ColumnShare,
        ]
        .map(|head| head.said(language)),
        rows,
    )
}

/// What was done, and what it was worth: a row for each kind of action, below the heads.
pub(super) fn kinds(set: &SetSummary, language: Language) -> Vec<[String; 6]> {
    let rows = set.kinds.iter().map(|kind| {
        [
            kind.kind.clone(),
            percent(kind.share, 1, language),
            known(kind.chosen, language),
            worth(kind, language),
            known(kind.wins_with, language),
            known(kind.wins_without, language),
        ]
    });
    headed(
        [
            Text::ColumnKind,
            Text::ColumnOfActions,
            Text::ColumnIfOffered,
            Text::ColumnWorth,
            Text::ColumnWinsWith,
            Text::ColumnWinsWithout,
        ]
        .map(|head| head.said(language)),
        rows,
    )
}

/// What the test of fairness says, in a sentence.
pub(super) fn verdict(fairness: SeatFairness, language: Language) -> String {
    let SeatFairness {
        chi_square,
        degrees,
        p,
    } = fairness;
    let chance = match p < 0.005 {
        true => format!("< {}", number(0.01, 2, language)),
        false => format!("= {}", number(p, 2, language)),
    };
    let square = decimal(chi_square, 1);
    match p < UNLIKELY {
        true => say::seats_differ(language, square, degrees, chance),
        false => say::seats_alike(language, square, degrees, chance),
    }
}
