//! How long somebody may be on vacation.
//!
//! Dates are days of UTC, and a vacation ends at noon: wherever people are, they read the
//! same date.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use store::{Timestamp, Vacation};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;
/// The most at a time, and in a calendar year.
pub(crate) const MOST_DAYS: i64 = 30;

/// The end of a vacation until this date.
pub(crate) fn end_of(date: Date) -> Option<Timestamp> {
    let noon = date.at(12, 0, 0, 0).to_zoned(TimeZone::UTC).ok()?;
    Some(Timestamp(noon.timestamp().as_millisecond()))
}

/// The date of a time.
pub(crate) fn date_of(at: Timestamp) -> Option<Date> {
    let at = jiff::Timestamp::from_millisecond(at.0).ok()?;
    Some(at.to_zoned(TimeZone::UTC).date())
}

/// Whether somebody who had these vacations may have another.
pub(crate) fn is_granted(had: &[Vacation], new: Vacation) -> bool {
    let lasts = new.until.0 - new.since.0;
    let years = [new.since, new.until].map(|at| date_of(at).map(Date::year));
    let fits = |year: Option<i16>| {
        let bounds = year.and_then(|year| {
            let first = |year| Date::new(year, 1, 1).ok().and_then(end_of);
            // From midnight to midnight.
            Some((first(year)?.0 - DAY_MS / 2, first(year + 1)?.0 - DAY_MS / 2))
        });
        bounds.is_some_and(|(from, to)| {
            let during = |it: &Vacation| (it.until.0.min(to) - it.since.0.max(from)).max(0);
            had.iter().chain([&new]).map(during).sum::<i64>() <= MOST_DAYS * DAY_MS
        })
    };
    lasts > 0 && lasts <= MOST_DAYS * DAY_MS && years.into_iter().all(fits)
}

/// The last date until which somebody who had these vacations may be on one now.
pub(crate) fn latest(had: &[Vacation], now: Timestamp) -> Option<Date> {
    let cut = |it: &Vacation| Vacation {
        until: it.until.min(now),
        ..*it
    };
    let had: Vec<Vacation> = had.iter().map(cut).collect();
    let dates = (0..=MOST_DAYS).rev();
    let mut dates = dates.filter_map(|days| date_of(Timestamp(now.0 + days * DAY_MS)));
    dates.find(|date| {
        end_of(*date).is_some_and(|until| is_granted(&had, Vacation { since: now, until }))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The beginning of a day.
    fn midnight(date: &str) -> Timestamp {
        Timestamp(end_of(date.parse().unwrap()).unwrap().0 - DAY_MS / 2)
    }

    fn span(since: &str, until: &str) -> Vacation {
        Vacation {
            since: midnight(since),
            until: midnight(until),
        }
    }

    #[test]
    fn a_date_is_the_same_everywhere() {
        let end = end_of("2026-12-03".parse().unwrap()).unwrap();
        for hours in [-11, 0, 11] {
            let there = Timestamp(end.0 + hours * 60 * 60 * 1_000);
            assert_eq!(date_of(there).unwrap().to_string(), "2026-12-03");
        }
    }

    #[test]
    fn thirty_days_at_a_time_and_in_a_year() {
        let granted =
            |had: &[Vacation], since: &str, until: &str| is_granted(had, span(since, until));
        assert!(granted(&[], "2026-03-01", "2026-03-31"));
        assert!(!granted(&[], "2026-03-01", "2026-04-01"), "31 days");
        assert!(!granted(&[], "2026-03-02", "2026-03-01"), "over");
        let had = [span("2026-02-01", "2026-02-21")];
        assert!(granted(&had, "2026-12-01", "2026-12-11"));
        assert!(!granted(&had, "2026-12-01", "2026-12-12"));
        // A vacation over New Year counts in both years.
        assert!(granted(&had, "2026-12-22", "2027-01-21"));
        assert!(!granted(&had, "2026-12-21", "2027-01-02"));
        let next = [span("2026-12-31", "2027-01-26")];
        assert!(granted(&next, "2027-05-01", "2027-05-06"));
        assert!(!granted(&next, "2027-05-01", "2027-05-07"));
    }

    #[test]
    fn the_latest_date_is_one_that_is_granted() {
        let now = midnight("2026-11-17");
        let date = |had: &[Vacation]| latest(had, now).map(|date| date.to_string());
        assert_eq!(date(&[]).as_deref(), Some("2026-12-16"));
        let had = [span("2026-02-01", "2026-02-26")];
        assert_eq!(date(&had).as_deref(), Some("2026-11-21"));
        let had = [span("2026-02-01", "2026-03-03")];
        assert_eq!(date(&had), None);
        // The one that lasts counts as far as it went.
        let had = [span("2026-11-16", "2026-12-10")];
        assert_eq!(date(&had).as_deref(), Some("2026-12-15"));
    }
}
