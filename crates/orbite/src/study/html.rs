//! A report in one file, for browsers.

use super::chart::{Bar, Frame, bars, escape};
use super::{percent, text};
use arena::study::{Distribution, SetSummary, Summary};
use std::fmt::Write;

const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#1a2140;--muted:#55607f;--line:#d5cfbf;--bar:#b45309;--mark:#0e7490;--sky:#f6f4ee}\
@media(prefers-color-scheme:dark){:root{--ink:#eef1fa;--muted:#a9b3d1;--line:#2e3a63;--bar:#ffb454;--mark:#5bd1e6;--sky:#0b1020}}\
body{background:var(--sky);color:var(--ink);font:16px/1.5 ui-rounded,system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem}\
h1,h2,h3{line-height:1.2}table{border-collapse:collapse;font-variant-numeric:tabular-nums;margin:.5rem 0 1.5rem;display:block;overflow-x:auto}\
td,th{padding:.25rem .75rem;text-align:right;border-bottom:1px solid var(--line)}td:first-child,th:first-child{text-align:left}\
svg{width:100%;height:auto;margin:.5rem 0 1rem}.grid{stroke:var(--line)}.bar{fill:var(--bar)}.interval{stroke:var(--ink);stroke-width:2}\
.fair{stroke:var(--mark);stroke-width:2;stroke-dasharray:6 4}text{fill:var(--muted);font-size:12px}.axis{text-anchor:end}.label{text-anchor:middle}\
code{overflow-wrap:anywhere}.note{color:var(--muted)}";

/// The whole report.
pub(super) fn report(summary: &Summary) -> String {
    let title = format!("Study of {}", summary.game);
    let mut html = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{0}</title><style>{STYLE}</style><h1>{0}</h1>\
         <p>{1} deals in {2} rotation(s) between {3}; seed {4}, rules version {5}, Orbite {6}.</p>",
        escape(&title),
        summary.plan.deals,
        summary.plan.rotations,
        escape(&summary.plan.bots.join(", ")),
        summary.plan.seed,
        summary.rules,
        env!("CARGO_PKG_VERSION")
    );
    for set in &summary.sets {
        section(set, &mut html);
    }
    if let Some(comparison) = &summary.comparison {
        html.push_str(
            "<h2>The second set of options beside the first</h2><p class=\"note\">Means over the same \
             deals; the difference with its 95% interval.</p>",
        );
        let rows = comparison.differences.iter().map(|line| {
            vec![
                line.figure.clone(),
                format!("{:.3}", line.first),
                format!("{:.3}", line.second),
                format!("{:+.3} ± {:.3}", line.difference, line.error),
            ]
        });
        table(&["", "first", "second", "difference"], rows, &mut html);
    }
    html.push_str(
        "<p class=\"note\">A shared win counts in parts. Out early: nothing to decide after the first third of the game. \
         The lead is estimated by random games to the end. Worth by search: what the best action of the kind was worth more \
         than the best of the others, in parts of a win, as the bots estimated it. Wins with and without are what happened \
         to seats that took such an action and to seats that did not: no proof that it was the cause.</p></html>\n",
    );
    html
}

fn section(set: &SetSummary, html: &mut String) {
    let _ = write!(
        html,
        "<h2>{} games with <code>{}</code></h2><h3>Who wins</h3>",
        set.games,
        escape(&set.options.to_string())
    );
    let seats: Vec<Bar> = set
        .seats
        .iter()
        .map(|seat| Bar {
            label: format!("seat {}", seat.seat),
            value: seat.share,
            interval: Some((seat.low, seat.high)),
            title: format!(
                "{} ({} - {})",
                percent(seat.share),
                percent(seat.low),
                percent(seat.high)
            ),
        })
        .collect();
    let frame = Frame {
        name: "Share of wins of each seat, with its 95% interval and the fair share",
        axis: |value| format!("{:.0} %", 100.0 * value),
        line: Some(1.0 / set.seats.len() as f64),
        at_least: 0.0,
    };
    html.push_str(&bars(&frame, &seats));
    if let Some(fairness) = set.fairness {
        let _ = write!(html, "<p>{}</p>", escape(&text::verdict(fairness)));
    }
    let rows = set.seats.iter().map(|seat| {
        vec![
            seat.seat.to_string(),
            percent(seat.share),
            format!("{} - {}", percent(seat.low), percent(seat.high)),
            format!("{:.2}", seat.place),
            seat.score
                .map_or_else(|| "-".to_owned(), |score| format!("{score:.2}")),
            percent(seat.out_early),
        ]
    });
    table(
        &[
            "seat",
            "wins",
            "95% interval",
            "place",
            "points",
            "out early",
        ],
        rows,
        html,
    );
    let members = set.members.iter().map(|member| {
        vec![
            member.entrant.clone(),
            member.members.to_string(),
            percent(member.share),
            format!("{} - {}", percent(member.low), percent(member.high)),
            percent(member.fair),
            format!("{:+.0}", member.elo),
        ]
    });
    if !set.members.is_empty() {
        table(
            &[
                "bot",
                "seats",
                "wins for each",
                "95% interval",
                "fair",
                "Elo",
            ],
            members,
            html,
        );
    }
    let names = [
        "Decisions in a game",
        "Points of a seat",
        "Points the winner is ahead",
        "Lead changes in a game",
    ];
    for (name, spread) in set.spreads.named(names) {
        histogram(name, spread, html);
    }
    let _ = write!(
        html,
        "<p>Forced decisions: {}.</p><h3>Why games end</h3>",
        percent(set.forced)
    );
    let rows = set.endings.iter().map(|ending| {
        vec![
            ending.ending.to_string(),
            ending.clause.to_string(),
            ending.games.to_string(),
            percent(ending.share),
        ]
    });
    table(&["ending", "clause", "games", "share"], rows, html);
    html.push_str("<h3>What is done, and what it is worth</h3>");
    let share = |share: Option<f64>| share.map_or_else(|| "-".to_owned(), percent);
    let rows = set.kinds.iter().map(|kind| {
        vec![
            kind.kind.clone(),
            percent(kind.share),
            share(kind.chosen),
            kind.gain.map_or_else(
                || "-".to_owned(),
                |(gain, error)| format!("{:+.1} ± {:.1} %", 100.0 * gain, 100.0 * error),
            ),
            share(kind.wins_with),
            share(kind.wins_without),
        ]
    });
    let columns = [
        "kind of action",
        "of actions",
        "if offered",
        "worth by search",
        "wins with",
        "wins without",
    ];
    table(&columns, rows, html);
}

fn histogram(name: &str, spread: &Distribution, html: &mut String) {
    let [_, quarter, median, three_quarters, _] = spread.quantiles;
    let _ = write!(
        html,
        "<h3>{}</h3><p>Median {median}, half of them from {quarter} to {three_quarters}, all from {} to {}; mean {:.1}.</p>",
        escape(name),
        spread.least,
        spread.most,
        spread.mean
    );
    let bins: Vec<Bar> = spread
        .histogram
        .iter()
        .map(|bin| Bar {
            label: bin.from.to_string(),
            value: bin.count as f64,
            interval: None,
            title: format!("{} to {}: {}", bin.from, bin.to, bin.count),
        })
        .collect();
    let frame = Frame {
        name,
        axis: |value| format!("{value:.0}"),
        line: None,
        // Counts have no parts.
        at_least: 4.0,
    };
    html.push_str(&bars(&frame, &bins));
}

fn table(columns: &[&str], rows: impl Iterator<Item = Vec<String>>, html: &mut String) {
    html.push_str("<table><thead><tr>");
    for column in columns {
        let _ = write!(html, "<th scope=\"col\">{}</th>", escape(column));
    }
    html.push_str("</tr></thead><tbody>");
    for row in rows {
        html.push_str("<tr>");
        for cell in row {
            let _ = write!(html, "<td>{}</td>", escape(&cell));
        }
        html.push_str("</tr>");
    }
    html.push_str("</tbody></table>");
}
