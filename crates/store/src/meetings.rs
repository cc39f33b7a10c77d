//! Who played whom, and how that went.

use crate::connection::{from_row, select};
use crate::relations::Face;
use crate::{Result, Store, Timestamp};

/// How two people fared against each other in one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// Which game.
    pub game: String,
    /// How many matches both played to the end.
    pub played: u64,
    /// In how many of them the first was placed before the second.
    pub won: u64,
    /// In how many of them it was the other way round.
    pub lost: u64,
}

from_row!(Meeting: game, played, won, lost);

/// Somebody whom a user has played, and how that went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// Who.
    pub face: Face,
    /// How many matches both played to the end.
    pub played: u64,
    /// In how many of them the user was placed before the opponent.
    pub won: u64,
    /// In how many of them it was the other way round.
    pub lost: u64,
}

from_row!(Opponent: face, played, won, lost);

/// A match that a user finished, with nothing that leads to it unless everybody
/// may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownMatch {
    /// The match; its log may have been deleted since.
    pub match_id: String,
    /// Which game.
    pub game: String,
    /// When it ended.
    pub finished: Timestamp,
    /// The user's best place in it.
    pub place: u32,
    /// How many seats it had.
    pub seats: u64,
    /// 1 if it was public, and is still there.
    pub public: u64,
}

from_row!(ShownMatch: match_id, game, finished, place, seats, public);

/// The best places of two people in each match that both played themselves, and
/// in which chance was not taken back.
macro_rules! meetings {
    ($select:literal, $rest:literal) => {
        concat!(
            "SELECT ",
            $select,
            ", count(*), count(CASE WHEN mine < theirs THEN 1 END),
              count(CASE WHEN mine > theirs THEN 1 END)
              FROM (SELECT own.match_id, own.game AS game, min(own.place) AS mine,
                           other.user_id AS other_id, min(other.place) AS theirs
                    FROM results own JOIN results other
                      ON other.match_id = own.match_id AND other.user_id <> own.user_id
                    WHERE own.user_id = $1 AND own.counting = 0 AND other.counting = 0
                    GROUP BY own.match_id, own.game, other.user_id) met ",
            $rest
        )
    };
}

impl Store {
    /// How two people fared against each other, by game.
    pub async fn meetings(&self, user_id: &str, other_id: &str) -> Result<Vec<Meeting>> {
        let (user_id, other_id) = (user_id.to_owned(), other_id.to_owned());
        self.read(move |connection| {
            select(
                connection,
                meetings!("game", "WHERE other_id = $2 GROUP BY game ORDER BY game"),
                &[(&user_id).into(), (&other_id).into()],
            )
        })
        .await
    }

    /// Whom a user has played most often.
    pub async fn opponents(&self, user_id: &str) -> Result<Vec<Opponent>> {
        self.select_by(
            meetings!(
                "users.id, users.name, users.avatar,
                 CAST(CASE WHEN users.login IS NULL THEN 0 ELSE 1 END AS BIGINT)",
                "JOIN users ON users.id = other_id
                 GROUP BY users.id, users.name, users.avatar, users.login
                 ORDER BY count(*) DESC, users.id LIMIT 10"
            ),
            user_id,
        )
        .await
    }

    /// The last matches that a user finished.
    pub async fn last_matches(&self, user_id: &str) -> Result<Vec<ShownMatch>> {
        self.select_by(
            "SELECT results.match_id, results.game, results.finished, min(place),
                    (SELECT count(*) FROM results seats WHERE seats.match_id = results.match_id),
                    (SELECT count(*) FROM matches
                     WHERE matches.id = results.match_id AND visibility = 0)
             FROM results WHERE user_id = $1
             GROUP BY results.match_id, results.game, results.finished
             ORDER BY results.finished DESC, results.match_id DESC LIMIT 10",
            user_id,
        )
        .await
    }
}
