//! Friends, people who were blocked, and invitations.

use crate::connection::{Connection, row, select, select_first};
use crate::store::statement;
use crate::users::{has_account, must_exist};
use crate::{Result, Store, StoreError, Timestamp};

/// The most people somebody may have in each list.
pub const MOST_RELATIONS: u64 = 500;

row! {
    /// Somebody as others see them.
    pub struct Face {
        /// The user's id.
        id: String,
        /// The name that others see.
        name: String,
        /// The number of the picture they chose.
        avatar: Option<u32>,
        /// 1 if they have an account.
        account: u32,
    }
}

/// Somebody with whom a user has something to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relation {
    /// The other one, as others see them.
    pub face: Face,
    /// As the user stands to them.
    pub bond: Bond,
}

/// What two people have to do with each other, seen by one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bond {
    /// They are friends.
    Friends,
    /// One asked the other.
    Asked,
    /// The other asked one.
    Asks,
    /// One blocked the other.
    Blocked,
}

row! {
    /// An invitation to a match.
    pub struct Invited {
        /// Its id, which is also the table's.
        match_id: String,
        /// The game's identifier, as commands and files name it: `rockets`.
        game: String,
        /// When the invitation was sent.
        sent: Timestamp,
        /// The user who sent it, as others see them.
        from: Face,
    }
}

impl Store {
    /// Somebody as others see them.
    pub async fn face(&self, id: &str) -> Result<Option<Face>> {
        let sql =
            "SELECT id, name, avatar, CAST(CASE WHEN login IS NULL THEN 0 ELSE 1 END AS BIGINT)
                   FROM users WHERE id = $1";
        Ok(self.select_by(sql, id).await?.pop())
    }

    /// The friends of a user, those who asked or were asked, and those who are
    /// blocked, the newest first.
    pub async fn relations(&self, user_id: &str) -> Result<Vec<Relation>> {
        let user_id = user_id.to_owned();
        self.read(move |connection| {
            let mut all = Vec::new();
            for (bond, sql) in RELATIONS {
                let faces: Vec<Face> = select(connection, sql, &[(&user_id).into()])?;
                all.extend(faces.into_iter().map(|face| Relation { face, bond: *bond }));
            }
            Ok(all)
        })
        .await
    }

    /// What a user has to do with another; whether the other blocked them is
    /// not said.
    pub async fn bond(&self, user_id: &str, other_id: &str) -> Result<Option<Bond>> {
        let (user_id, other_id) = (user_id.to_owned(), other_id.to_owned());
        self.read(move |connection| {
            if holds(connection, BLOCK, &user_id, &other_id)? {
                return Ok(Some(Bond::Blocked));
            }
            let mine = holds(connection, FRIEND, &user_id, &other_id)?;
            let theirs = holds(connection, FRIEND, &other_id, &user_id)?;
            Ok(match (mine, theirs) {
                (true, true) => Some(Bond::Friends),
                (true, false) => Some(Bond::Asked),
                (false, true) => Some(Bond::Asks),
                (false, false) => None,
            })
        })
        .await
    }

    /// Asks somebody to be friends, or agrees; tells which of them it was.
    /// [`StoreError::NotFound`] when there is no such user, or they want to have
    /// nothing to do with one another; [`StoreError::TooLarge`] with too many.
    pub async fn befriend(&self, user_id: &str, other_id: &str, at: Timestamp) -> Result<Bond> {
        let (user_id, other_id) = (user_id.to_owned(), other_id.to_owned());
        self.write_beside_logs(move |connection| {
            must_be_others(connection, &user_id, &other_id)?;
            for (from, to) in [(&user_id, &other_id), (&other_id, &user_id)] {
                if holds(connection, BLOCK, from, to)? {
                    return Err(StoreError::NotFound);
                }
            }
            add(
                connection,
                COUNT_FRIENDS,
                ADD_FRIEND,
                &user_id,
                &other_id,
                at,
            )?;
            Ok(match holds(connection, FRIEND, &other_id, &user_id)? {
                true => Bond::Friends,
                false => Bond::Asked,
            })
        })
        .await
    }

    /// Two people are friends no longer, and neither has asked the other.
    pub async fn unfriend(&self, user_id: &str, other_id: &str) -> Result<()> {
        let values = [user_id.into(), other_id.into()];
        self.write_beside_logs(statement(PART, values))
            .await
            .map(drop)
    }

    /// A user wants to have nothing to do with another: they are friends no
    /// longer, and the other's invitations go.
    pub async fn block(&self, user_id: &str, other_id: &str, at: Timestamp) -> Result<()> {
        let (user_id, other_id) = (user_id.to_owned(), other_id.to_owned());
        self.write_beside_logs(move |connection| {
            must_be_others(connection, &user_id, &other_id)?;
            connection.execute(PART, &[(&user_id).into(), (&other_id).into()])?;
            connection.execute(
                "DELETE FROM invitations WHERE user_id = $1 AND from_id = $2",
                &[(&user_id).into(), (&other_id).into()],
            )?;
            add(connection, COUNT_BLOCKS, ADD_BLOCK, &user_id, &other_id, at)
        })
        .await
    }

    /// A user has nothing against another any more.
    pub async fn unblock(&self, user_id: &str, other_id: &str) -> Result<()> {
        let sql = "DELETE FROM blocks WHERE user_id = $1 AND other_id = $2";
        self.delete_by(sql, user_id, other_id).await
    }

    /// Whether a user blocked another.
    pub async fn has_blocked(&self, user_id: &str, other_id: &str) -> Result<bool> {
        let (user_id, other_id) = (user_id.to_owned(), other_id.to_owned());
        self.read(move |connection| holds(connection, BLOCK, &user_id, &other_id))
            .await
    }

    /// Invites a friend, or somebody with an account, to a match;
    /// [`StoreError::NotFound`] when they are neither, one blocked the other, or there is
    /// no such match. Another invitation to it takes the
    /// place of the first. Whether it is the first.
    pub async fn invite(
        &self,
        from_id: &str,
        user_id: &str,
        match_id: &str,
        at: Timestamp,
    ) -> Result<bool> {
        let (from_id, user_id) = (from_id.to_owned(), user_id.to_owned());
        let match_id = match_id.to_owned();
        self.write_beside_logs(move |connection| {
            must_be_others(connection, &from_id, &user_id)?;
            let are_friends = holds(connection, FRIEND, &from_id, &user_id)?
                && holds(connection, FRIEND, &user_id, &from_id)?;
            let keep_apart = holds(connection, BLOCK, &from_id, &user_id)?
                || holds(connection, BLOCK, &user_id, &from_id)?;
            if keep_apart || !(are_friends || has_account(connection, &user_id)?) {
                return Err(StoreError::NotFound);
            }
            let is_first = !holds(connection, INVITED, &user_id, &match_id)?;
            connection
                .execute(
                    "INSERT INTO invitations (user_id, match_id, from_id, sent)
                     VALUES ($1, $2, $3, $4)
                     ON CONFLICT (user_id, match_id)
                     DO UPDATE SET from_id = excluded.from_id, sent = excluded.sent",
                    &[
                        (&user_id).into(),
                        (&match_id).into(),
                        (&from_id).into(),
                        at.into(),
                    ],
                )
                .map(|_| is_first)
        })
        .await
    }

    /// The invitations of a user to matches that have not begun, the newest
    /// first.
    pub async fn invitations(&self, user_id: &str) -> Result<Vec<Invited>> {
        self.select_by(
            "SELECT match_id, game, sent, users.id, users.name, users.avatar,
                    CAST(CASE WHEN users.login IS NULL THEN 0 ELSE 1 END AS BIGINT)
             FROM invitations JOIN matches ON matches.id = match_id
             JOIN users ON users.id = from_id
             WHERE invitations.user_id = $1 AND status = 0
               AND NOT EXISTS (SELECT 1 FROM players WHERE players.user_id = invitations.user_id
                                                      AND match_key = matches.key)
             ORDER BY sent DESC, match_id LIMIT 50",
            user_id,
        )
        .await
    }

    /// A user does not want an invitation, or has followed it.
    pub async fn dismiss_invitation(&self, user_id: &str, match_id: &str) -> Result<()> {
        let sql = "DELETE FROM invitations WHERE user_id = $1 AND match_id = $2";
        self.delete_by(sql, user_id, match_id).await
    }

    /// Deletes what a user and something else are named for.
    pub(crate) async fn delete_by(
        &self,
        sql: &'static str,
        user_id: &str,
        other_id: &str,
    ) -> Result<()> {
        let values = [user_id.into(), other_id.into()];
        let deleted = self.write_beside_logs(statement(sql, values)).await;
        deleted.map(drop)
    }
}

const INVITED: &str = "SELECT sent FROM invitations WHERE user_id = $1 AND match_id = $2";

const FRIEND: &str = "SELECT since FROM friends WHERE user_id = $1 AND other_id = $2";
const BLOCK: &str = "SELECT since FROM blocks WHERE user_id = $1 AND other_id = $2";
const PART: &str = "DELETE FROM friends WHERE (user_id = $1 AND other_id = $2)
                                           OR (user_id = $2 AND other_id = $1)";
const COUNT_FRIENDS: &str = "SELECT count(*) FROM friends WHERE user_id = $1";
const COUNT_BLOCKS: &str = "SELECT count(*) FROM blocks WHERE user_id = $1";
const ADD_FRIEND: &str = "INSERT INTO friends (user_id, other_id, since) VALUES ($1, $2, $3)
                          ON CONFLICT DO NOTHING";
const ADD_BLOCK: &str = "INSERT INTO blocks (user_id, other_id, since) VALUES ($1, $2, $3)
                         ON CONFLICT DO NOTHING";

/// The people of each list.
const RELATIONS: &[(Bond, &str)] = &[
    (
        Bond::Asks,
        "SELECT users.id, name, avatar, CAST(CASE WHEN login IS NULL THEN 0 ELSE 1 END AS BIGINT)
         FROM friends JOIN users ON users.id = user_id
         WHERE other_id = $1 AND NOT EXISTS (SELECT 1 FROM friends back
             WHERE back.user_id = friends.other_id AND back.other_id = friends.user_id)
         ORDER BY since DESC, users.id LIMIT 500",
    ),
    (
        Bond::Friends,
        "SELECT users.id, name, avatar, CAST(CASE WHEN login IS NULL THEN 0 ELSE 1 END AS BIGINT)
         FROM friends JOIN users ON users.id = other_id
         WHERE user_id = $1 AND EXISTS (SELECT 1 FROM friends back
             WHERE back.user_id = friends.other_id AND back.other_id = friends.user_id)
         ORDER BY since DESC, users.id",
    ),
    (
        Bond::Asked,
        "SELECT users.id, name, avatar, CAST(CASE WHEN login IS NULL THEN 0 ELSE 1 END AS BIGINT)
         FROM friends JOIN users ON users.id = other_id
         WHERE user_id = $1 AND NOT EXISTS (SELECT 1 FROM friends back
             WHERE back.user_id = friends.other_id AND back.other_id = friends.user_id)
         ORDER BY since DESC, users.id",
    ),
    (
        Bond::Blocked,
        "SELECT users.id, name, avatar, CAST(CASE WHEN login IS NULL THEN 0 ELSE 1 END AS BIGINT)
         FROM blocks JOIN users ON users.id = other_id
         WHERE user_id = $1 ORDER BY since DESC, users.id",
    ),
];

fn holds(connection: &mut dyn Connection, sql: &'static str, from: &str, to: &str) -> Result<bool> {
    let found: Option<i64> = select_first(connection, sql, &[from.into(), to.into()])?;
    Ok(found.is_some())
}

/// Two people who both exist.
fn must_be_others(connection: &mut dyn Connection, user_id: &str, other_id: &str) -> Result<()> {
    must_exist(connection, other_id)?;
    match user_id == other_id {
        false => Ok(()),
        true => Err(StoreError::NotFound),
    }
}

fn add(
    connection: &mut dyn Connection,
    count: &'static str,
    insert: &'static str,
    user_id: &str,
    other_id: &str,
    at: Timestamp,
) -> Result<()> {
    let listed: Option<u64> = select_first(connection, count, &[user_id.into()])?;
    if listed.unwrap_or_default() >= MOST_RELATIONS {
        return Err(StoreError::TooLarge);
    }
    let values = [user_id.into(), other_id.into(), at.into()];
    connection.execute(insert, &values).map(drop)
}
