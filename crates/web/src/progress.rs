//! What a person has played alone against bots: results on this device, and what they
//! are worth.

use crate::online::{self, UserId};
use crate::table::SavedTable;
use crate::{games, storage};
use client::Viewpoints;
use engine::{Level, Outcome, Seat, Viewer, sort_few};
use protocol::PlayedTurn;
use protocol::progress::{CROWD, GameProgress, Progress, SoloResult, Totals};
use registry::GameId;
use text::Words;
use text::badges::{self, Played, Shown};

/// What is remembered of a table that has just ended; nothing unless one person played
/// against bots.
pub(crate) fn result<G: Words>(
    table: &SavedTable,
    told: &Viewpoints,
    outcome: &Outcome,
    ended: u64,
) -> Option<SoloResult> {
    result_of(table, outcome, ended, |seat| {
        let known = table.game().map(known_badges).unwrap_or_default();
        let earned = earned::<G>(told, seat, outcome).into_iter();
        let earned = earned.map(|badge| badge.id.to_owned());
        earned.filter(|badge| !known.contains(badge)).collect()
    })
}

/// The same, where somebody knows which badges are new.
fn result_of(
    table: &SavedTable,
    outcome: &Outcome,
    ended: u64,
    new_badges: impl FnOnce(Seat) -> Vec<String>,
) -> Option<SoloResult> {
    let seat = games::only_person(&table.players)?;
    Some(SoloResult {
        id: table.id.clone(),
        game: table.game.clone(),
        ended,
        seats: table.players.len() as u8,
        place: outcome.places[seat],
        points: outcome.scores.map(|scores| scores[seat]),
        level: table.players.iter().filter_map(|player| player.bot).max()?,
        badges: new_badges(seat),
    })
}

/// The badges of a game that were earned before, as far as this device knows.
fn known_badges(game: GameId) -> Vec<String> {
    let me = online::account();
    let reached = on_this_device(game, me.as_ref().map(|me| &me.user));
    reached.totals().badges
}

/// The badges that a game has earned a seat, by what that seat was told.
fn earned<G: Words>(told: &Viewpoints, seat: Seat, outcome: &Outcome) -> Vec<Shown> {
    let turns = told.get(Viewer::Seat(seat));
    let turns = turns.and_then(|viewpoint| viewpoint.turns.as_ref());
    let events: Vec<G::Event> = turns
        .into_iter()
        .flatten()
        .flat_map(|PlayedTurn(_, events)| events.read_named::<Vec<_>>().unwrap_or_default())
        .collect();
    let played = Played {
        events: &events,
        seat,
        outcome,
    };
    badges::earned(G::BADGES, &played)
}

/// The badges that a table brought when it ended, for the first time.
pub(crate) fn badges_of<G: Words>(table: &SavedTable) -> Vec<Shown> {
    let result = storage::read(&format!("{RESULT}{}", table.id()));
    let result = result.and_then(|text| protocol::read_json::<SoloResult>(&text).ok());
    let ids = result.map(|result| result.badges).unwrap_or_default();
    let all = G::BADGES.iter().map(|badge| badge.shown);
    all.filter(|badge| ids.iter().any(|id| id == badge.id))
        .collect()
}

const RESULT: &str = "result.";
/// Whose account has a result.
const OWNER: &str = "owner.";

/// Writes a result down.
pub(crate) fn keep(result: &SoloResult) {
    if let Ok(text) = serde_json::to_string(result) {
        storage::write(&format!("{RESULT}{}", result.id.as_str()), &text);
    }
}

/// Notes that an account has a result.
pub(crate) fn give(result: &SoloResult, owner: &UserId) {
    let key = format!("{OWNER}{}", result.id.as_str());
    storage::write(&key, owner.as_str());
}

fn owner(result: &SoloResult) -> Option<String> {
    storage::read(&format!("{OWNER}{}", result.id.as_str()))
}

/// Whether a game was ever finished here, against bots. It looks for the name alone:
/// reading results in full is for the pages that show them.
pub(crate) fn knows(game: &str) -> bool {
    let named = format!("\"{game}\"");
    storage::all(RESULT)
        .iter()
        .any(|text| text.contains(&named))
}

fn results() -> impl Iterator<Item = SoloResult> {
    let texts = storage::all(RESULT).into_iter();
    texts.filter_map(|text| protocol::read_json(&text).ok())
}

/// The results that no account has.
pub(crate) fn unsent() -> Vec<SoloResult> {
    let is_due = |result: &SoloResult| result.is_possible() && owner(result).is_none();
    results().filter(is_due).collect()
}

/// What this device knows of a game: all that was played on it, but for what is in
/// another account than one's own.
pub(crate) fn on_this_device(game: GameId, me: Option<&UserId>) -> GameProgress {
    let is_mine = |result: &SoloResult| match (owner(result), me) {
        (Some(owner), Some(me)) => owner == me.as_str(),
        _ => true,
    };
    let name = game.name();
    let mine = results().filter(|result| result.game == name && is_mine(result));
    let mut mine: Vec<SoloResult> = mine.collect();
    sort_few(&mut mine, |a, b| a.ended < b.ended);
    let mut all = Progress::default();
    all.merge(mine);
    all.games.pop().unwrap_or_default()
}

/// Something worth reaching, which shows how the game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Badge {
    /// A game was played to its end.
    Finished,
    /// One was won.
    Won,
    /// One was won against a captain or an admiral.
    Strong,
    /// One was won against three or more.
    Crowd,
    /// Three were won in a row.
    Streak,
    /// The deal of a day was won.
    Daily,
}

impl Badge {
    pub(crate) const ALL: [Self; 6] = [
        Self::Finished,
        Self::Won,
        Self::Strong,
        Self::Crowd,
        Self::Streak,
        Self::Daily,
    ];

    /// Those that a game of so many seats has.
    pub(crate) fn of(most_seats: u8) -> impl Iterator<Item = Self> {
        let has = move |badge: &Self| *badge != Self::Crowd || most_seats >= CROWD;
        Self::ALL.into_iter().filter(has)
    }

    /// Whether what was reached earns it.
    pub(crate) fn is_earned(self, totals: &Totals) -> bool {
        match self {
            Self::Finished => totals.played > 0,
            Self::Won => totals.won > 0,
            Self::Strong => totals.has_won_against(Level::Captain),
            Self::Crowd => totals.won_in_crowds > 0,
            Self::Streak => totals.best_streak >= 3,
            Self::Daily => totals.won_daily > 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Clause, Ending, PerSeat, Player};

    fn result(place: u8, seats: u8, level: Level) -> SoloResult {
        SoloResult {
            id: "t1".parse().unwrap(),
            game: "rockets".to_owned(),
            ended: 1,
            seats,
            place,
            points: Some(i32::from(seats - place)),
            level,
            badges: Vec::new(),
        }
    }

    fn won() -> SoloResult {
        result(1, 2, Level::Pilot)
    }

    fn lost() -> SoloResult {
        result(2, 2, Level::Pilot)
    }

    #[test]
    fn badges_are_earned_by_results() {
        let earned = |results: &[SoloResult]| {
            let totals = Totals::of(results);
            let earned = Badge::of(6).filter(|badge| badge.is_earned(&totals));
            earned.collect::<Vec<_>>()
        };
        assert_eq!(earned(&[]), []);
        assert_eq!(earned(&[lost()]), [Badge::Finished]);
        assert_eq!(earned(&[lost(), won()]), [Badge::Finished, Badge::Won]);
        let strong = result(1, 4, Level::Captain);
        let expected = [Badge::Finished, Badge::Won, Badge::Strong, Badge::Crowd];
        assert_eq!(earned(&[strong]), expected);
        let streak = [won(), won(), won()];
        assert_eq!(
            earned(&streak),
            [Badge::Finished, Badge::Won, Badge::Streak]
        );
        let mut daily = won();
        daily.id = "daily-2026-11-17-rockets".parse().unwrap();
        assert_eq!(
            earned(&[daily]),
            [Badge::Finished, Badge::Won, Badge::Daily]
        );
        assert!(Badge::of(3).all(|badge| badge != Badge::Crowd));
    }

    #[test]
    fn only_games_of_one_person_against_bots_count() {
        let outcome = Outcome {
            places: PerSeat::from_slice(&[2, 1]).unwrap(),
            scores: None,
            ending: Ending::new("last-rocket", Clause::new("LR", 5, 2)),
        };
        let mut table = SavedTable::example("t1");
        table.players = vec![Player::bot("", Level::Cadet), Player::person("Ada")];
        let badges = |seat: Seat| vec![format!("seat-{}", seat.number())];
        let result_of = |table: &SavedTable| result_of(table, &outcome, 7, badges);
        let result = result_of(&table).unwrap();
        assert!(result.is_won());
        assert_eq!((result.seats, result.level), (2, Level::Cadet));
        assert_eq!(result.badges, ["seat-1"], "the person's");
        table.players[0].bot = None;
        assert_eq!(result_of(&table), None, "two people");
        table.players[0].bot = Some(Level::Pilot);
        table.players[1].bot = Some(Level::Pilot);
        assert_eq!(result_of(&table), None, "bots alone");
    }
}
