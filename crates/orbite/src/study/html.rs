//! A report in one file, for browsers.

use super::chart::{Bar, Frame, bars, escape};
use super::text::{differences, endings, kinds, seats, verdict};
use crate::arena::standing;
use crate::format::{decimal, headed, interval, percent};
use arena::study::{Distribution, SetSummary, Summary};
use std::fmt::Write;
use text::Language;
use text::research::{self as say, Text};

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
pub(super) fn report(summary: &Summary, language: Language) -> String {
    let title = say::report_title(language, summary.game);
    let plan = say::report_plan(
        language,
        summary.plan.deals,
        summary.plan.rotations,
        summary.plan.bots.join(", "),
        summary.plan.seed.to_string(),
        summary.rules,
        env!("CARGO_PKG_VERSION"),
    );
    let mut html = format!(
        "<!doctype html><html lang=\"{0}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{1}</title><style>{STYLE}</style><h1>{1}</h1><p>{2}</p>",
        language.code(),
        escape(&title),
        escape(&plan)
    );
    for set in &summary.sets {
        section(set, language, &mut html);
    }
    if let Some(comparison) = &summary.comparison {
        heading("h2", Text::ReportComparison, language, &mut html);
        note(Text::ReportComparisonNote, language, &mut html);
        table(&differences(comparison, language), &mut html);
    }
    note(Text::ReportNote, language, &mut html);
    html + "</html>\n"
}

fn heading(level: &str, text: Text, language: Language, html: &mut String) {
    let text = escape(text.said(language));
    let _ = write!(html, "<{level}>{text}</{level}>");
}

fn note(text: Text, language: Language, html: &mut String) {
    let text = escape(text.said(language));
    let _ = write!(html, "<p class=\"note\">{text}</p>");
}

fn section(set: &SetSummary, language: Language, html: &mut String) {
    let options = set.options.to_string();
    let title = escape(&say::report_set(language, set.games, options.as_str()));
    let options = escape(&options);
    let title = title.replace(&options, &format!("<code>{options}</code>"));
    let _ = write!(html, "<h2>{title}</h2>");
    who_wins(set, language, html);
    let names = [
        Text::ReportDecisions,
        Text::ReportPoints,
        Text::ReportLead,
        Text::ReportChanges,
    ];
    let names = names.map(|name| name.said(language));
    for (name, spread) in set.spreads.named(names) {
        histogram(name, spread, language, html);
    }
    let forced = say::report_forced(language, percent(set.forced, 1, language));
    let _ = write!(html, "<p>{}</p>", escape(&forced));
    heading("h3", Text::ReportEndings, language, html);
    table(&endings(set, language), html);
    heading("h3", Text::ReportActions, language, html);
    table(&kinds(set, language), html);
}

fn who_wins(set: &SetSummary, language: Language, html: &mut String) {
    heading("h3", Text::ReportWhoWins, language, html);
    let bars_of_seats: Vec<Bar> = set
        .seats
        .iter()
        .map(|seat| Bar {
            label: say::report_seat(language, seat.seat),
            value: seat.share,
            interval: Some((seat.low, seat.high)),
            title: format!(
                "{} ({})",
                percent(seat.share, 1, language),
                interval(seat.low, seat.high, 1, language)
            ),
        })
        .collect();
    let frame = Frame {
        name: Text::ReportShares.said(language),
        axis: &|value| percent(value, 0, language),
        line: Some(1.0 / set.seats.len() as f64),
        at_least: 0.0,
    };
    html.push_str(&bars(&frame, &bars_of_seats));
    if let Some(fairness) = set.fairness {
        let _ = write!(html, "<p>{}</p>", escape(&verdict(fairness, language)));
    }
    table(&seats(set, language), html);
    let members = set.members.iter();
    let members = members.map(|member| standing(member, 1, language));
    if !set.members.is_empty() {
        let members = headed(
            [
                Text::ColumnBot,
                Text::ColumnSeats,
                Text::ReportWinsEach,
                Text::ColumnInterval,
                Text::ColumnFair,
                Text::ColumnElo,
            ]
            .map(|head| head.said(language)),
            members,
        );
        table(&members, html);
    }
}

fn histogram(name: &str, spread: &Distribution, language: Language, html: &mut String) {
    let [_, quarter, median, three_quarters, _] = spread.quantiles;
    let summed = say::report_spread(
        language,
        median.to_string(),
        quarter.to_string(),
        three_quarters.to_string(),
        spread.least.to_string(),
        spread.most.to_string(),
        decimal(spread.mean, 1),
    );
    let _ = write!(html, "<h3>{}</h3><p>{}</p>", escape(name), escape(&summed));
    let bins: Vec<Bar> = spread
        .histogram
        .iter()
        .map(|bin| Bar {
            label: bin.from.to_string(),
            value: bin.count as f64,
            interval: None,
            title: say::report_bin(
                language,
                bin.from.to_string(),
                bin.to.to_string(),
                bin.count.to_string(),
            ),
        })
        .collect();
    let frame = Frame {
        name,
        axis: &|value| format!("{value:.0}"),
        line: None,
        // Counts have no parts.
        at_least: 4.0,
    };
    html.push_str(&bars(&frame, &bins));
}

/// A table whose first row is its head.
fn table<const N: usize>(rows: &[[String; N]], html: &mut String) {
    let Some((heads, rows)) = rows.split_first() else {
        return;
    };
    html.push_str("<table><thead><tr>");
    for head in heads {
        let _ = write!(html, "<th scope=\"col\">{}</th>", escape(head));
    }
    html.push_str("</tr></thead><tbody>");
    for row in rows {
        html.push_str("<tr>");
        for cell in row {
            let _ = write!(html, "<td>{}</td>", escape(cell));
        }
        html.push_str("</tr>");
    }
    html.push_str("</tbody></table>");
}
