//! Charts as SVG, drawn for a report that one can mail: no script, no font, no
//! picture from elsewhere.

use std::fmt::Write;

pub(crate) const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 220.0;
const LEFT: f64 = 48.0;
const BOTTOM: f64 = 28.0;
const TOP: f64 = 12.0;

/// One bar.
pub(super) struct Bar {
    /// What stands below it.
    pub(super) label: String,
    /// How high it is.
    pub(super) value: f64,
    /// From where to where it might be, if that is known.
    pub(super) interval: Option<(f64, f64)>,
    /// What a pointer is told.
    pub(super) title: String,
}

/// What belongs to a chart as a whole.
pub(super) struct Frame<'a> {
    /// What it shows, for people who don't see it.
    pub(super) name: &'a str,
    /// How a value is written at the axis.
    pub(super) axis: &'a dyn Fn(f64) -> String,
    /// A line across the chart, such as what would be fair.
    pub(super) line: Option<f64>,
    /// The axis reaches at least this value.
    pub(super) at_least: f64,
}

/// A bar chart.
pub(super) fn bars(frame: &Frame<'_>, bars: &[Bar]) -> String {
    let highest = bars
        .iter()
        .map(|bar| bar.interval.map_or(bar.value, |(_, high)| high))
        .chain(frame.line)
        .fold(frame.at_least, f64::max);
    let top = round_up(highest);
    let plot = HEIGHT - BOTTOM - TOP;
    let y = |value: f64| TOP + plot * (1.0 - value / top);
    let step = (WIDTH - LEFT - 8.0) / bars.len().max(1) as f64;
    let mut svg = format!(
        "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{}\">",
        escape(frame.name)
    );
    for quarter in 0..=4 {
        let value = top * f64::from(quarter) / 4.0;
        let at = y(value);
        let _ = write!(
            svg,
            "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{WIDTH}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/>\
             <text class=\"axis\" x=\"{}\" y=\"{:.1}\">{}</text>",
            LEFT - 6.0,
            at + 4.0,
            escape(&(frame.axis)(value))
        );
    }
    // Labels that would run into each other are left out.
    let every = (bars.len() / 16 + 1).max(1);
    for (number, bar) in bars.iter().enumerate() {
        let left = LEFT + step * number as f64;
        let (width, middle) = (step * 0.8, left + step / 2.0);
        let at = y(bar.value.max(0.0));
        let _ = write!(
            svg,
            "<g><title>{}</title><rect class=\"bar\" x=\"{:.1}\" y=\"{at:.1}\" width=\"{width:.1}\" height=\"{:.1}\"/>",
            escape(&bar.title),
            left + step * 0.1,
            TOP + plot - at
        );
        if let Some((low, high)) = bar.interval {
            let _ = write!(
                svg,
                "<line class=\"interval\" x1=\"{middle:.1}\" x2=\"{middle:.1}\" y1=\"{:.1}\" y2=\"{:.1}\"/>",
                y(low),
                y(high)
            );
        }
        if number % every == 0 {
            let _ = write!(
                svg,
                "<text class=\"label\" x=\"{middle:.1}\" y=\"{:.1}\">{}</text>",
                HEIGHT - 8.0,
                escape(&bar.label)
            );
        }
        svg.push_str("</g>");
    }
    if let Some(line) = frame.line {
        let at = y(line);
        let _ = write!(
            svg,
            "<line class=\"fair\" x1=\"{LEFT}\" x2=\"{WIDTH}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/>"
        );
    }
    svg.push_str("</svg>");
    svg
}

/// The next value whose quarters are easy to read.
pub(crate) fn round_up(value: f64) -> f64 {
    let unit = 10f64.powf(value.max(f64::MIN_POSITIVE).log10().floor());
    [1.0, 1.2, 1.6, 2.0, 2.4, 3.2, 4.0, 6.0, 8.0, 10.0]
        .map(|multiple| multiple * unit)
        .into_iter()
        .find(|&top| top >= value)
        .unwrap_or(value)
}

/// Text inside HTML.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_bar_reaches_the_top_and_names_are_escaped() {
        let bar = |value: f64| Bar {
            label: "<a>".to_owned(),
            value,
            interval: None,
            title: String::new(),
        };
        let frame = Frame {
            name: "x & y",
            axis: &|value| format!("{value:.0}"),
            line: None,
            at_least: 4.0,
        };
        let svg = bars(&frame, &[bar(1.0), bar(4.0)]);
        assert!(svg.contains("x &amp; y") && svg.contains("&lt;a&gt;"));
        assert!(svg.contains("y=\"12.0\" width"), "{svg}");
        assert!(
            svg.contains("height=\"180.0\"") && svg.contains("height=\"45.0\""),
            "{svg}"
        );
    }
}
