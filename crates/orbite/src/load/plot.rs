//! What a move costs by tables and nodes, as a picture.

use crate::format::decimal;
use crate::study::chart::{WIDTH, round_up};
use load::Report;
use std::collections::BTreeSet;
use std::fmt::Write;
use text::Language;
use text::research::{self as say, Text};

const HEIGHT: f64 = 300.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 96.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 44.0;
/// Told apart by everybody, on white.
const COLOURS: [&str; 4] = ["#0b5fa5", "#b3421f", "#2b7a3d", "#6a3d9a"];

/// A line for each number of nodes: processor time of a move over tables.
pub(super) fn plot(reports: &[Report], language: Language) -> String {
    let tables: BTreeSet<u32> = reports.iter().map(|report| report.tables).collect();
    let nodes: BTreeSet<usize> = reports.iter().map(|report| report.nodes).collect();
    let top = round_up(reports.iter().map(micros).fold(0.0, f64::max));
    let step = (WIDTH - LEFT - RIGHT) / (tables.len().max(2) - 1) as f64;
    let y = |value: f64| TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - value / top);
    let title = Text::PlotTitle.said(language);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <title>{title}</title>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n\
         <text x=\"{LEFT}\" y=\"20\">{title}</text>\n"
    );
    // Writing to a text has no way to fail.
    for quarter in 0..=4 {
        let value = top * f64::from(quarter) / 4.0;
        let at = y(value);
        let _ = writeln!(
            svg,
            "<path d=\"M{LEFT} {at:.1}H{:.1}\" stroke=\"#ccc\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{value:.0}</text>",
            WIDTH - RIGHT,
            LEFT - 6.0,
            at + 4.0
        );
    }
    for (place, count) in tables.iter().enumerate() {
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{count}</text>",
            LEFT + step * place as f64,
            HEIGHT - BOTTOM + 18.0
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
        (LEFT + WIDTH - RIGHT) / 2.0,
        HEIGHT - 8.0,
        Text::ColumnTables.said(language)
    );
    for (number, colour) in nodes.iter().zip(COLOURS.iter().cycle()) {
        let mut path = String::new();
        let mut end = (0.0, 0.0);
        for (place, count) in tables.iter().enumerate() {
            let runs = reports.iter();
            let runs = runs.filter(|run| run.nodes == *number && run.tables == *count);
            let costs: Vec<f64> = runs.map(micros).collect();
            if costs.is_empty() {
                continue;
            }
            let mean = costs.iter().sum::<f64>() / costs.len() as f64;
            end = (LEFT + step * place as f64, y(mean));
            let word = if path.is_empty() { 'M' } else { 'L' };
            let _ = write!(path, "{word}{:.1} {:.1}", end.0, end.1);
            let _ = writeln!(
                svg,
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"3.5\" fill=\"{colour}\">\
                 <title>{}</title></circle>",
                end.0,
                end.1,
                say::plot_point(language, *number, *count, decimal(mean, 0))
            );
        }
        let _ = writeln!(
            svg,
            "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" fill=\"{colour}\">{}</text>",
            end.0 + 8.0,
            end.1 + 4.0,
            say::plot_nodes(language, *number)
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// The processor time of all nodes for a move, in millionths of a second.
pub(super) fn micros(report: &Report) -> f64 {
    let moves = report.server.as_ref().map(|it| it.moves_per_cpu_second);
    match moves {
        Some(moves) if moves > 0.0 => 1e6 / moves,
        _ => 0.0,
    }
}
