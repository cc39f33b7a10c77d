//! A user's own matches, as somebody wants to see them who is elsewhere.

use crate::connection::{Value, row, select};
use crate::matches::Status;
use crate::users::found_if;
use crate::{Result, Store, Timestamp};

row! {
    /// A match in which a user has a seat.
    pub struct OwnMatch {
        /// Its id, which is also the table's.
        id: String,
        /// The game's identifier, as commands and files name it: `rockets`.
        game: String,
        /// Who sits where, as JSON.
        seats: String,
        /// How far it is.
        status: Status,
        /// When it last changed.
        updated: Timestamp,
        /// Whose turn it is and until when, as JSON, as it was last noted.
        standing: Option<String>,
    }
}

impl Store {
    /// The matches of a user that wait for players, those that are played, and those
    /// that ended since `fresh` and in which somebody wants to play again. The latest first, and at most so many.
    pub async fn own_matches(
        &self,
        user_id: &str,
        fresh: Timestamp,
        most: u32,
    ) -> Result<Vec<OwnMatch>> {
        let user_id = user_id.to_owned();
        self.read(move |connection| {
            select(
                connection,
                "SELECT id, game, seats, status, updated, standing
                 FROM players JOIN matches ON key = match_key
                 WHERE user_id = $1
                   AND (status IN (0, 1)
                        OR (status = 2 AND wishes <> 0 AND updated >= $2))
                 ORDER BY status = 1 DESC, updated DESC, id LIMIT $3",
                &[(&user_id).into(), fresh.into(), Value::Integer(most.into())],
            )
        })
        .await
    }

    /// Notes whose turn it is in a match and until when, and which seats want to
    /// play again.
    pub async fn note_standing(
        &self,
        id: &str,
        standing: &str,
        wishes: u32,
        at: Timestamp,
    ) -> Result<()> {
        let (about, id, standing) = (id, id.to_owned(), standing.to_owned());
        self.write_about(about, move |connection| {
            found_if(connection.execute(
                "UPDATE matches SET standing = $1, wishes = $2, updated = $3 WHERE id = $4",
                &[
                    (&standing).into(),
                    Value::Integer(wishes.into()),
                    at.into(),
                    (&id).into(),
                ],
            )?)
        })
        .await
    }
}
