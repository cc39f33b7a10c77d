//! Who played whom, and how that went.

use crate::connection::{row, select};
use crate::relations::Face;
use crate::{Result, Store, Timestamp};

row! {
    /// How two people fared against each other in one game.
    pub struct Meeting {
        /// The game's identifier, as commands and files name it: `rockets`.
        game: String,
        /// How many matches both played to the end.
        played: u64,
        /// In how many of them the first was placed before the second.
        won: u64,
        /// In how many of them it was the other way round.
        lost: u64,
    }
}

row! {
    /// Somebody whom a user has played, and how that went.
    pub struct Opponent {
        /// The opponent, as others see them.
        face: Face,
        /// How many matches both played to the end.
        played: u64,
        /// In how many of them the user was placed before the opponent.
        won: u64,
        /// In how many of them it was the other way round.
        lost: u64,
    }
}

row! {
    /// A match that a user finished, with nothing that leads to it unless everybody
    /// may see it.
    pub struct ShownMatch {
        /// The match; its log may have been deleted since.
        match_id: String,
        /// The game's identifier, as commands and files name it: `rockets`.
        game: String,
        /// When the match ended.
        finished: Timestamp,
        /// The user's best place in it.
        place: u32,
        /// How many seats it had.
        seats: u64,
        /// 1 if it was public, and is still there.
        public: u64,
    }
}

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
