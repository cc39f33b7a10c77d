//! Sizes and times as people read them.

use store::Timestamp;

const UNITS: [&str; 5] = ["bytes", "kB", "MB", "GB", "TB"];
const DAY: i64 = 24 * 60 * 60 * 1000;

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

/// A moment, such as `2026-11-15 17:03`, in UTC.
pub(crate) fn moment(at: Timestamp) -> String {
    let (year, month, day) = date(at.0.div_euclid(DAY));
    let minute = at.0.rem_euclid(DAY) / 60_000;
    format!(
        "{year:04}-{month:02}-{day:02} {:02}:{:02}",
        minute / 60,
        minute % 60
    )
}

/// Year, month and day of a day counted from 1970-01-01.
fn date(days: i64) -> (i64, i64, i64) {
    // Every 400 years are alike; counted from a March, leap days come last.
    const ERA: i64 = 146_097;
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(ERA), days.rem_euclid(ERA));
    let year = (day - day / 1_460 + day / 36_524 - day / (ERA - 1)) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let march = (5 * day + 2) / 153;
    let day = day - (153 * march + 2) / 5 + 1;
    let month = if march < 10 { march + 3 } else { march - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    (year, month, day)
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
            assert_eq!(moment(Timestamp(millis)), text);
        }
    }

    #[test]
    fn days_follow_each_other() {
        let mut before = date(-1_000);
        for days in -999..60_000 {
            let after = date(days);
            let next = [
                (before.0, before.1, before.2 + 1),
                (before.0, before.1 + 1, 1),
                (before.0 + 1, 1, 1),
            ];
            assert!(next.contains(&after), "{before:?} {after:?}");
            before = after;
        }
    }
}
