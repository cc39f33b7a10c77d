//! When people are on vacation.

use crate::connection::{row, select};
use crate::users::found_if;
use crate::{Result, Store, Timestamp};

row! {
    /// A time during which somebody was or is on vacation.
    #[derive(Copy)]
    pub struct Vacation {
        /// When it began.
        since: Timestamp,
        /// When it ends or ended.
        until: Timestamp,
    }
}

/// Whether somebody may be on vacation for so long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Granted {
    /// The vacation is stored.
    Yes,
    /// That would be too long, and nothing has changed.
    TooLong,
}

const SELECT: &str = "SELECT since, until FROM vacations WHERE user_id = $1 ORDER BY since";

impl Store {
    /// The vacations of a user, the latest last.
    pub async fn vacations(&self, user_id: &str) -> Result<Vec<Vacation>> {
        self.select_by(SELECT, user_id).await
    }

    /// When the vacation that a user is on ends, if they are on one.
    pub async fn vacation_end(&self, user_id: &str, now: Timestamp) -> Result<Option<Timestamp>> {
        let latest = self.vacations(user_id).await?.pop();
        Ok(latest.map(|it| it.until).filter(|until| *until > now))
    }

    /// A user is on vacation from now until then, whatever they said before, if that is
    /// not too long beside the vacations that they had.
    /// [`NotFound`](crate::StoreError::NotFound) when there is no such user.
    pub async fn begin_vacation(
        &self,
        user_id: &str,
        new: Vacation,
        is_granted: impl Fn(&[Vacation]) -> bool + Send + 'static,
    ) -> Result<Granted> {
        let user_id = user_id.to_owned();
        self.write_beside_logs(move |connection| {
            // Locks the row, so that another server sees what this one did.
            let lock = "UPDATE users SET name = name WHERE id = $1";
            found_if(connection.execute(lock, &[(&user_id).into()])?)?;
            let mut had: Vec<Vacation> = select(connection, SELECT, &[(&user_id).into()])?;
            for vacation in &mut had {
                vacation.until = vacation.until.min(new.since);
            }
            if !is_granted(&had) {
                return Ok(Granted::TooLong);
            }
            end(connection, &user_id, new.since)?;
            connection.execute(
                "INSERT INTO vacations (user_id, since, until) VALUES ($1, $2, $3)
                 ON CONFLICT (user_id, since) DO UPDATE SET until = excluded.until",
                &[(&user_id).into(), new.since.into(), new.until.into()],
            )?;
            Ok(Granted::Yes)
        })
        .await
    }

    /// A user is back from vacation, if they were on one.
    pub async fn end_vacation(&self, user_id: &str, now: Timestamp) -> Result<()> {
        let user_id = user_id.to_owned();
        self.write_beside_logs(move |connection| end(connection, &user_id, now))
            .await
    }
}

fn end(
    connection: &mut dyn crate::connection::Connection,
    user_id: &str,
    now: Timestamp,
) -> Result<()> {
    let sql = "UPDATE vacations SET until = $1 WHERE user_id = $2 AND until > $1";
    connection
        .execute(sql, &[now.into(), user_id.into()])
        .map(drop)
}
