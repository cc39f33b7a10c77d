//! Results: how matches ended, for each user's history.

use crate::connection::{row, select, select_first, stored_as_number};
use crate::matches::Status;
use crate::{Cursor, ListPage, Result, Store, StoreError, Timestamp};

row! {
    /// How a match ended for one seat.
    pub struct SeatResult {
        /// Counted from 0.
        seat: u32,
        /// Who sat there, empty for somebody who has been forgotten; bots have no user.
        user_id: Option<String>,
        /// The place, 1 being the best.
        place: u32,
        /// The points, 0 in games without them.
        points: i64,
        /// How it counts for its user.
        counting: Counting,
    }
}

/// How a match counts in the records of a user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counting {
    /// As usual.
    Usual,
    /// Apart: somebody took chance back, to draw anew, and nobody else had to
    /// agree, as in a game against bots.
    Redrawn,
    /// As played, never as won: a bot stood in for the user.
    StandIn,
}

stored_as_number!(Counting: Usual = 0, Redrawn = 1, StandIn = 2);

row! {
    /// A match in a user's history.
    pub struct PastMatch {
        /// The match; its log may have been deleted since.
        match_id: String,
        /// The game's identifier, as commands and files name it: `rockets`.
        game: String,
        /// When the match ended.
        finished: Timestamp,
        /// Which seat the user had.
        seat: u32,
        /// The place, 1 being the best.
        place: u32,
        /// The points, 0 in games without them.
        points: i64,
        /// How it counts for the user.
        counting: Counting,
        /// Who sat where, as JSON, while the match itself is there.
        seats: Option<String>,
    }
}

impl PastMatch {
    /// Where a list goes on after this match. Several seats of one user in one
    /// match come on the same page or not at all.
    pub fn cursor(&self) -> Cursor {
        Cursor {
            at: self.finished,
            id: self.match_id.clone(),
        }
    }
}

row! {
    /// A user's record in one game.
    pub struct Tally {
        /// The game's identifier, as commands and files name it: `rockets`.
        game: String,
        /// How many times the user held a seat to the end against somebody else.
        played: u64,
        /// How many of those took the first place.
        won: u64,
        /// How many times the user held a seat to the end, and nobody else but bots did.
        played_bots: u64,
        /// How many of those took the first place.
        won_bots: u64,
        /// How many more there were that count apart ([`Counting::Redrawn`]).
        redrawn: u64,
    }
}

impl Store {
    /// Marks a match as finished and notes its results. Doing it again
    /// replaces them, so this can be called again for a finished log that has no results
    /// after a restart.
    pub async fn finish_match(
        &self,
        match_id: &str,
        results: Vec<SeatResult>,
        at: Timestamp,
    ) -> Result<()> {
        let about = match_id;
        let match_id = match_id.to_owned();
        self.write_about(about, move |connection| {
            let game: Option<String> = select_first(
                connection,
                "UPDATE matches SET status = $1, updated = $2, code = NULL WHERE id = $3
                 RETURNING game",
                &[
                    Status::Finished.number().into(),
                    at.into(),
                    (&match_id).into(),
                ],
            )?;
            let game = game.ok_or(StoreError::NotFound)?;
            connection.execute(
                "DELETE FROM results WHERE match_id = $1",
                &[(&match_id).into()],
            )?;
            for result in &results {
                connection.execute(
                    "INSERT INTO results (match_id, seat, user_id, game, place, points, counting,
                                          finished)
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                    &[
                        (&match_id).into(),
                        i64::from(result.seat).into(),
                        result.user_id.as_ref().into(),
                        (&game).into(),
                        i64::from(result.place).into(),
                        result.points.into(),
                        result.counting.number().into(),
                        at.into(),
                    ],
                )?;
            }
            Ok(())
        })
        .await
    }

    /// How a match ended, by seat; nothing while it runs.
    pub async fn results(&self, match_id: &str) -> Result<Vec<SeatResult>> {
        self.select_by(
            "SELECT seat, user_id, place, points, counting FROM results WHERE match_id = $1
                 ORDER BY seat",
            match_id,
        )
        .await
    }

    /// A page of a user's history, newest first.
    pub async fn history(&self, user_id: &str, page: ListPage) -> Result<Vec<PastMatch>> {
        let user_id = user_id.to_owned();
        self.read(move |connection| {
            let [at, id, limit] = page.values();
            // A page counts matches, not seats, so that none is cut in two.
            select(
                connection,
                "SELECT match_id, results.game, finished, seat, place, points, counting, seats
                 FROM results LEFT JOIN matches ON matches.id = match_id
                 WHERE user_id = $1 AND (finished, match_id) IN
                       (SELECT DISTINCT finished, match_id FROM results
                        WHERE user_id = $1 AND (finished, match_id) < ($2, $3)
                        ORDER BY finished DESC, match_id DESC LIMIT $4)
                 ORDER BY finished DESC, match_id DESC, seat",
                &[(&user_id).into(), at, id, limit],
            )
        })
        .await
    }

    /// A user's record in every game they have played.
    pub async fn tallies(&self, user_id: &str) -> Result<Vec<Tally>> {
        self.select_by(
            "SELECT game, count(CASE WHEN counting <> 1 AND others = 1 THEN 1 END),
                    count(CASE WHEN counting = 0 AND others = 1 AND place = 1 THEN 1 END),
                    count(CASE WHEN counting <> 1 AND others = 0 THEN 1 END),
                    count(CASE WHEN counting = 0 AND others = 0 AND place = 1 THEN 1 END),
                    count(CASE WHEN counting = 1 THEN 1 END)
                 FROM (SELECT game, counting, place,
                              CASE WHEN EXISTS (SELECT 1 FROM results other
                                                WHERE other.match_id = own.match_id
                                                  AND other.user_id <> own.user_id)
                                   THEN 1 ELSE 0 END AS others
                       FROM results own WHERE user_id = $1) counted
                 GROUP BY game ORDER BY game",
            user_id,
        )
        .await
    }
}
