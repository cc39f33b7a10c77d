//! A study as text for the terminal.

use super::percent;
use arena::study::{Distribution, Fairness, SetSummary, Summary};
use std::fmt::Write;

/// Below this, equal seats would hardly ever differ so much.
const UNLIKELY: f64 = 0.01;

/// The summary as tables for people.
pub(super) fn table(summary: &Summary) -> String {
    let mut text = String::new();
    write_all(summary, &mut text).expect("a string takes every character");
    text
}

fn write_all(summary: &Summary, text: &mut String) -> std::fmt::Result {
    writeln!(
        text,
        "{}: {}, seed {}, {} deals in {} rotation{}",
        summary.game,
        summary.plan.bots.join(", "),
        summary.plan.seed,
        summary.plan.deals,
        summary.plan.rotations,
        if summary.plan.rotations == 1 { "" } else { "s" }
    )?;
    for set in &summary.sets {
        write_set(set, text)?;
    }
    if let Some(comparison) = &summary.comparison {
        writeln!(
            text,
            "\nThe second set of options beside the first, on the same deals:\n\n{:<26} {:>9} {:>9} {:>11}",
            "", "first", "second", "difference"
        )?;
        for line in &comparison.differences {
            writeln!(
                text,
                "{:<26} {:>9.3} {:>9.3} {:>+11.3} ± {:.3}",
                line.figure, line.first, line.second, line.difference, line.error
            )?;
        }
    }
    Ok(())
}

fn write_set(set: &SetSummary, text: &mut String) -> std::fmt::Result {
    writeln!(text, "\nOptions {}, {} games\n", set.options, set.games)?;
    let scored = set.seats.iter().any(|seat| seat.score.is_some());
    writeln!(
        text,
        "{:<6} {:>8}   {:<18} {:>6} {:>10}{}",
        "seat",
        "wins",
        "95% interval",
        "place",
        "out early",
        if scored { "   points" } else { "" }
    )?;
    for seat in &set.seats {
        let points = seat.score.map(|score| format!("   {score:>6.2}"));
        writeln!(
            text,
            "{:<6} {:>8}   {:<18} {:>6.2} {:>10}{}",
            seat.seat,
            percent(seat.share),
            format!("{} - {}", percent(seat.low), percent(seat.high)),
            seat.place,
            percent(seat.out_early),
            points.unwrap_or_default()
        )?;
    }
    if let Some(fairness) = set.fairness {
        writeln!(text, "{}", verdict(fairness))?;
    }
    for member in &set.members {
        writeln!(
            text,
            "{:<20} wins {} of games for each seat it took ({} - {}; fair: {}), Elo {:+.0}",
            member.entrant,
            percent(member.share),
            percent(member.low),
            percent(member.high),
            percent(member.fair),
            member.elo
        )?;
    }
    writeln!(
        text,
        "\n{:<22} {:>6} {:>6} {:>6} {:>6} {:>6} {:>6} {:>8}",
        "", "least", "5 %", "25 %", "median", "75 %", "95 %", "most"
    )?;
    let names = [
        "decisions",
        "points",
        "winner's lead, points",
        "lead changes",
    ];
    for (name, spread) in set.spreads.named(names) {
        write_spread(name, spread, text)?;
    }
    writeln!(text, "forced decisions: {}\n", percent(set.forced))?;
    for ending in &set.endings {
        writeln!(
            text,
            "{:<28} {:>8} {:>8} games {:>8}",
            ending.ending,
            ending.clause.to_string(),
            ending.games,
            percent(ending.share)
        )?;
    }
    writeln!(
        text,
        "\n{:<22} {:>10} {:>10} {:>16} {:>11} {:>14}",
        "kind of action",
        "of actions",
        "if offered",
        "worth by search",
        "wins with",
        "wins without"
    )?;
    for kind in &set.kinds {
        let share = |share: Option<f64>| share.map_or_else(|| "-".to_owned(), percent);
        let gain = kind.gain.map_or_else(
            || "-".to_owned(),
            |(gain, error)| format!("{:+.1} ± {:.1} %", 100.0 * gain, 100.0 * error),
        );
        writeln!(
            text,
            "{:<22} {:>10} {:>10} {:>16} {:>11} {:>14}",
            kind.kind,
            percent(kind.share),
            share(kind.chosen),
            gain,
            share(kind.wins_with),
            share(kind.wins_without)
        )?;
    }
    Ok(())
}

fn write_spread(name: &str, spread: &Distribution, text: &mut String) -> std::fmt::Result {
    write!(text, "{name:<22} {:>6}", spread.least)?;
    for quantile in spread.quantiles {
        write!(text, " {quantile:>6}")?;
    }
    writeln!(text, " {:>8}   mean {:.1}", spread.most, spread.mean)
}

/// What the test of fairness says, in a sentence.
pub(super) fn verdict(fairness: Fairness) -> String {
    let Fairness {
        chi_square,
        degrees,
        p,
    } = fairness;
    let meaning = if p < UNLIKELY {
        "the seats are not equal"
    } else {
        "no difference between the seats was shown"
    };
    format!(
        "Fairness: {meaning} (chi-square {chi_square:.1}, {degrees} degrees of freedom, p = {p:.2})"
    )
    .replace("p = 0.00", "p < 0.01")
}
