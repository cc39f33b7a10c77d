//! Sizes and times as people read them.

use store::Timestamp;
use text::operator as say;
use text::{Arg, Language, command_line};

const UNITS: [&str; 4] = ["kB", "MB", "GB", "TB"];

/// A size, such as `1.2 MB`.
pub(crate) fn size(bytes: u64, language: Language) -> String {
    let mut amount = bytes as f64;
    let mut unit = None;
    for larger in UNITS {
        if amount < 999.5 {
            break;
        }
        amount /= 1000.0;
        unit = Some(larger);
    }
    let Some(unit) = unit else {
        return say::bytes(language, bytes);
    };
    let places = if amount < 9.95 { 1 } else { 0 };
    format!("{} {unit}", number(amount, places, language))
}

/// A number with so many digits after its point, for a text.
pub(crate) fn decimal(number: f64, places: u8) -> Arg<'static> {
    // OK because what is told here is far below the limit.
    let digits = (number * 10f64.powi(places.into())).round() as i64;
    match places {
        0 => Arg::Whole(digits),
        _ => Arg::Decimal(digits, places),
    }
}

/// A number with so many digits after its point.
pub(crate) fn number(number: f64, places: u8, language: Language) -> String {
    command_line::number(language, decimal(number, places))
}

/// A number that shows its sign.
pub(crate) fn signed(value: f64, places: u8, language: Language) -> String {
    let text = number(value, places, language);
    match text.starts_with('−') {
        true => text,
        false => format!("+{text}"),
    }
}

/// A share as a percentage.
pub(crate) fn percent(share: f64, places: u8, language: Language) -> String {
    command_line::percent(language, decimal(100.0 * share, places))
}

/// From one share to another.
pub(crate) fn interval(low: f64, high: f64, places: u8, language: Language) -> String {
    let [low, high] = [low, high].map(|share| percent(share, places, language));
    format!("{low} - {high}")
}

/// Rows below the heads of their columns.
pub(crate) fn headed<const N: usize>(
    heads: [&str; N],
    rows: impl Iterator<Item = [String; N]>,
) -> Vec<[String; N]> {
    let heads = heads.map(str::to_owned);
    std::iter::once(heads).chain(rows).collect()
}

/// The same, without the last head if no row has anything below it.
pub(crate) fn headed_as_needed<const N: usize>(
    heads: [&str; N],
    rows: impl Iterator<Item = [String; N]>,
) -> Vec<[String; N]> {
    let mut rows = headed(heads, rows);
    if let [heads, rows @ ..] = &mut rows[..]
        && let Some(head) = heads.last_mut()
        && rows
            .iter()
            .all(|row| row.last().is_none_or(String::is_empty))
    {
        head.clear();
    }
    rows
}

/// Rows of cells in columns that are as wide as they need to be; numbers stand on the
/// right. Nothing follows the last column.
pub(crate) fn columns<const N: usize>(rows: &[[String; N]], right: &[usize]) -> String {
    let width = |column: usize| {
        let cells = rows.iter().map(|row| row[column].chars().count());
        cells.max().unwrap_or_default()
    };
    let widths: [usize; N] = std::array::from_fn(width);
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(widths).enumerate() {
            line += if column > 0 { "  " } else { "" };
            line += &match right.contains(&column) {
                true => format!("{cell:>width$}"),
                false => format!("{cell:<width$}"),
            };
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}

/// A moment, such as `2026-11-15 17:03 UTC`; a moment that no calendar
/// holds is written in milliseconds.
pub(crate) fn moment(at: Timestamp) -> String {
    match jiff::Timestamp::from_millisecond(at.0) {
        Ok(moment) => moment.strftime("%Y-%m-%d %H:%M UTC").to_string(),
        Err(_) => format!("{} ms", at.0),
    }
}

/// A name as it can be shown in a terminal, whatever the database holds.
pub(crate) fn plain(name: &str) -> String {
    let shown = |letter: char| if letter.is_control() { '?' } else { letter };
    name.chars().map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_short() {
        for (bytes, text) in [
            (0, "0 bytes"),
            (999, "999 bytes"),
            (1_000, "1.0 kB"),
            (98_304, "98 kB"),
            (999_499, "999 kB"),
            (999_500, "1.0 MB"),
            (1_234_567, "1.2 MB"),
            (5_000_000_000, "5.0 GB"),
        ] {
            assert_eq!(size(bytes, Language::English), text);
        }
    }

    #[test]
    fn moments_are_dates() {
        for (millis, text) in [
            (0, "1970-01-01 00:00"),
            (-1, "1969-12-31 23:59"),
            (951_782_400_000, "2000-02-29 00:00"),
            (951_868_800_000, "2000-03-01 00:00"),
            (1_709_251_199_999, "2024-02-29 23:59"),
            (1_767_225_600_000, "2026-01-01 00:00"),
            (4_107_542_400_000, "2100-03-01 00:00"),
        ] {
            assert_eq!(moment(Timestamp(millis)), format!("{text} UTC"));
        }
    }
}
