//! What somebody has played alone against bots: results, what they add up to, and how
//! the results of several devices become one account's.

use crate::{Level, TableId};
use engine::sort_few;
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How many results of a game are kept one by one. Older ones are added up.
pub const RESULTS_KEPT: usize = 200;

/// How many results one request may bring.
pub const RESULTS_SENT: usize = 20;

/// From how many seats on a table is crowded.
pub const CROWD: u8 = 4;

/// How one game ended for the person who played it alone against bots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct SoloResult {
    /// The table's name on the device; no two games of a person have the same.
    pub id: TableId,
    /// Which game, as commands and files name it: `rockets`.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
    /// How many sat at the table.
    pub seats: u8,
    /// The person's place, 1 is best.
    pub place: u8,
    /// The person's points, in games that have them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i32>,
    /// The level of the strongest bot at the table.
    pub level: Level,
    /// The badges of this game that were earned for the first time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub badges: Vec<String>,
}

/// How many badges one result may bring.
const BADGES_EARNED: usize = 8;

/// The longest name of a badge.
const BADGE_NAME: usize = 24;

fn is_badge(name: &str) -> bool {
    let is_letter = |letter: u8| letter.is_ascii_lowercase() || letter == b'-';
    (1..=BADGE_NAME).contains(&name.len()) && name.bytes().all(is_letter)
}

impl SoloResult {
    /// Whether the person won.
    pub const fn is_won(&self) -> bool {
        self.place == 1
    }

    /// Whether such a game can have been.
    pub fn is_possible(&self) -> bool {
        (2..=8).contains(&self.seats)
            && (1..=self.seats).contains(&self.place)
            && self.badges.len() <= BADGES_EARNED
            && self.badges.iter().all(|badge| is_badge(badge))
    }

    /// The day of the deal, if it was the deal of a day: `2026-11-17` of
    /// `daily-2026-11-17-rockets`.
    pub fn daily(&self) -> Option<&str> {
        daily_date(self.id.as_str())
    }
}

/// The day that a table's name tells, if it is the table of a day's deal.
pub fn daily_date(table: &str) -> Option<&str> {
    const DATE: usize = 10;
    let date = table.strip_prefix("daily-")?.get(..DATE)?;
    let is_date = |(index, letter): (usize, char)| match index {
        4 | 7 => letter == '-',
        _ => letter.is_ascii_digit(),
    };
    date.chars().enumerate().all(is_date).then_some(date)
}

/// What results add up to.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct Totals {
    /// How many games there were.
    pub played: u32,
    /// How many of them were won.
    pub won: u32,
    /// Wins in a row up to the last.
    pub streak: u32,
    /// The most wins in a row.
    pub best_streak: u32,
    /// The most points, in games that have them.
    pub best_points: Option<i32>,
    /// How many were won against three or more.
    pub won_in_crowds: u32,
    /// How many deals of a day were won.
    pub won_daily: u32,
    /// By the strongest bot.
    pub levels: Vec<LevelTotals>,
    /// The badges of the game that were earned, each once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub badges: Vec<String>,
}

/// What results against one level add up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct LevelTotals {
    /// The level of the strongest bot.
    pub level: Level,
    /// How many games there were.
    pub played: u32,
    /// How many of them were won.
    pub won: u32,
}

impl Totals {
    /// Of results, the oldest first.
    pub fn of<'a>(results: impl IntoIterator<Item = &'a SoloResult>) -> Self {
        let mut totals = Self::default();
        for result in results {
            totals.add(result);
        }
        totals
    }

    /// Adds the next result.
    pub fn add(&mut self, result: &SoloResult) {
        self.add_out_of_turn(result);
        self.streak = if result.is_won() { self.streak + 1 } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
    }

    /// Adds a result of which it is not known which wins it came between.
    fn add_out_of_turn(&mut self, result: &SoloResult) {
        let won = u32::from(result.is_won());
        self.played += 1;
        self.won += won;
        self.best_points = self.best_points.max(result.points);
        self.won_in_crowds += won * u32::from(result.seats >= CROWD);
        self.won_daily += won * u32::from(result.daily().is_some());
        for badge in &result.badges {
            if !self.badges.contains(badge) {
                self.badges.push(badge.clone());
            }
        }
        let level = result.level;
        match self.levels.iter_mut().find(|one| one.level == level) {
            Some(totals) => {
                totals.played += 1;
                totals.won += won;
            }
            None => {
                self.levels.push(LevelTotals {
                    level,
                    played: 1,
                    won,
                });
                sort_few(&mut self.levels, |a, b| a.level < b.level);
            }
        }
    }

    /// Whether a game was won against such a bot or a stronger one.
    pub fn has_won_against(&self, level: Level) -> bool {
        let mut levels = self.levels.iter();
        levels.any(|totals| totals.level >= level && totals.won > 0)
    }
}

/// What somebody has reached in one game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct GameProgress {
    /// Which game, as commands and files name it: `rockets`.
    pub game: String,
    /// The latest results, the oldest first.
    pub results: Vec<SoloResult>,
    /// What older ones add up to.
    pub earlier: Totals,
    /// When the last of the older ones ended.
    pub until: u64,
}

impl GameProgress {
    /// What all results add up to.
    pub fn totals(&self) -> Totals {
        let mut totals = self.earlier.clone();
        for result in &self.results {
            totals.add(result);
        }
        totals
    }

    /// Takes a result in: nothing is counted twice that is kept by itself, and nothing
    /// that is new is lost. One that comes later than [`RESULTS_KEPT`] younger ones is
    /// added up at once.
    fn take(&mut self, result: SoloResult) {
        if self.results.iter().any(|one| one.id == result.id) {
            return;
        }
        if result.ended <= self.until {
            self.earlier.add_out_of_turn(&result);
            return;
        }
        self.results.push(result);
        sort_few(&mut self.results, |a, b| {
            (a.ended, a.id.as_str()) < (b.ended, b.id.as_str())
        });
        if self.results.len() > RESULTS_KEPT {
            let oldest = self.results.remove(0);
            self.until = oldest.ended;
            self.earlier.add(&oldest);
        }
    }
}

/// What somebody has reached alone, in all games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct Progress {
    /// Game by game.
    pub games: Vec<GameProgress>,
}

impl Progress {
    /// What was reached in a game.
    pub fn of(&self, game: &str) -> Option<&GameProgress> {
        self.games.iter().find(|one| one.game == game)
    }

    /// Takes results in. To take the same ones in again changes nothing.
    pub fn merge(&mut self, results: impl IntoIterator<Item = SoloResult>) {
        for result in results {
            match self.games.iter_mut().find(|one| one.game == result.game) {
                Some(game) => game.take(result),
                None => {
                    let mut game = GameProgress {
                        game: result.game.clone(),
                        ..GameProgress::default()
                    };
                    game.take(result);
                    self.games.push(game);
                }
            }
        }
    }
}

/// Results that a device brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewResults {
    /// At most [`RESULTS_SENT`] of them, each sent until it was acknowledged and not
    /// again.
    pub results: Vec<SoloResult>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn result(number: u64, ended: u64, place: u8) -> SoloResult {
        SoloResult {
            id: format!("t{number}").parse().unwrap(),
            game: "rockets".to_owned(),
            ended,
            seats: 4,
            place,
            points: Some(i32::from(4 - place)),
            level: Level::Pilot,
            badges: Vec::new(),
        }
    }

    #[test]
    fn badges_are_earned_once_and_kept_when_results_are_added_up() {
        let earned = |number: u64, badge: &str| SoloResult {
            badges: vec![badge.to_owned()],
            ..result(number, number, 1)
        };
        let mut progress = Progress::default();
        let kept = u64::try_from(RESULTS_KEPT).unwrap();
        progress.merge([
            earned(1, "change"),
            earned(2, "oldest"),
            earned(3, "change"),
        ]);
        progress.merge((4..=kept + 4).map(|number| result(number, number, 1)));
        let game = progress.of("rockets").unwrap();
        assert!(game.results.iter().all(|one| one.badges.len() <= 1));
        assert!(
            game.results[0].ended > 3,
            "they are no longer kept by themselves"
        );
        assert_eq!(game.totals().badges, ["change", "oldest"]);
        assert!(earned(1, "tie-break").is_possible());
        for odd in ["", "Change", "a b", "a-name-that-is-much-too-long"] {
            assert!(!earned(1, odd).is_possible(), "{odd}");
        }
        let many = SoloResult {
            badges: vec!["change".to_owned(); BADGES_EARNED + 1],
            ..result(1, 1, 1)
        };
        assert!(!many.is_possible());
        let old = r#"{"id":"t1","game":"rockets","ended":1,"seats":2,"place":1,"level":"pilot"}"#;
        let old: SoloResult = serde_json::from_str(old).unwrap();
        assert!(old.badges.is_empty(), "what was kept before there were any");
    }

    #[test]
    fn wins_in_a_row_are_counted() {
        assert_eq!(Totals::of([]), Totals::default());
        let results = [1, 1, 2, 1].map(|place| result(0, 1, place));
        let totals = Totals::of(&results);
        assert_eq!((totals.played, totals.won), (4, 3));
        assert_eq!((totals.streak, totals.best_streak), (1, 2));
        assert_eq!(totals.best_points, Some(3));
        assert_eq!(totals.won_in_crowds, 3);
        assert!(totals.has_won_against(Level::Cadet));
        assert!(!totals.has_won_against(Level::Captain));
    }

    #[test]
    fn a_deal_of_a_day_is_known_by_its_name() {
        let day = Some("2026-11-17");
        assert_eq!(daily_date("daily-2026-11-17-rockets"), day);
        for other in ["t1", "daily-", "daily-2026-11", "daily-2026x11-17-rockets"] {
            assert_eq!(daily_date(other), None, "{other}");
        }
    }

    #[test]
    fn what_is_no_longer_kept_by_itself_still_counts() {
        let kept = u64::try_from(RESULTS_KEPT).unwrap();
        let all: Vec<_> = (1..=kept + 50)
            .map(|number| result(number, number, if number % 3 == 0 { 2 } else { 1 }))
            .collect();
        let mut progress = Progress::default();
        progress.merge(all.clone());
        let game = progress.of("rockets").unwrap();
        assert_eq!(game.results.len(), RESULTS_KEPT);
        assert_eq!(game.until, 50);
        assert_eq!(game.totals(), Totals::of(&all));
        // What a device was late to tell is counted, but in no row of wins.
        let before = game.totals();
        progress.merge([result(9_999, 7, 1)]);
        let after = progress.of("rockets").unwrap().totals();
        assert_eq!(
            (after.played, after.won),
            (before.played + 1, before.won + 1)
        );
        assert_eq!(after.best_streak, before.best_streak);
        // A document is bounded, however much was played.
        let text = serde_json::to_string(&progress).unwrap();
        assert!(text.len() < 30_000, "{} bytes", text.len());
    }

    #[test]
    fn what_cannot_have_been_is_told_from_what_can() {
        assert!(result(1, 1, 4).is_possible());
        for (seats, place) in [(1, 1), (9, 1), (2, 3), (2, 0)] {
            let odd = SoloResult {
                seats,
                place,
                ..result(1, 1, 1)
            };
            assert!(!odd.is_possible(), "{seats} {place}");
        }
    }

    proptest! {
        /// However devices take turns, and however often they say the same, the
        /// account ends up with every result once.
        #[test]
        fn devices_lose_nothing_whatever_their_order(
            told in prop::collection::vec((0_u64..60, any::<bool>()), 0..120),
        ) {
            let of = |number: u64| result(number, 1_000 + number * 7 % 31, 1 + u8::try_from(number % 4).unwrap());
            let mut progress = Progress::default();
            let mut every: Vec<SoloResult> = Vec::new();
            for (number, twice) in told {
                let told = of(number);
                progress.merge([told.clone()]);
                if twice {
                    progress.merge([told.clone()]);
                }
                if !every.contains(&told) {
                    every.push(told);
                }
            }
            every.sort_by_key(|one| (one.ended, one.id.as_str().to_owned()));
            let kept = progress.of("rockets").map(|game| game.results.clone());
            prop_assert_eq!(kept.unwrap_or_default(), every);
        }
    }
}
