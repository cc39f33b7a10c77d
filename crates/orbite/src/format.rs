//! Sizes and times as people read them.

use store::Timestamp;

const UNITS: [&str; 5] = ["bytes", "kB", "MB", "GB", "TB"];

/// A size, such as `1.2 MB`.
pub(crate) fn size(bytes: u64) -> String {
    let mut amount = bytes as f64;
    let mut units = UNITS.iter();
    let mut unit = units.next().copied().unwrap_or_default();
    for larger in units {
        if amount < 999.5 {
            break;
        }
        amount /= 1000.0;
        unit = larger;
    }
    match unit {
        "bytes" => format!("{bytes} bytes"),
        _ if amount < 9.95 => format!("{amount:.1} {unit}"),
        _ => format!("{amount:.0} {unit}"),
    }
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
            assert_eq!(size(bytes), text);
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
