//! Users: guests and accounts.

use crate::connection::{Connection, Value, row, select, select_first};
use crate::mail::delete_links;
use crate::moderation::unname_in_reports;
use crate::names::{login_form, shown_form};
use crate::store::statement;
use crate::{Cursor, ListPage, Result, Store, StoreError, Timestamp};

/// Of how many users it is asked at once whether they were forgotten: as many as sit at the
/// largest table.
const ASKED_AT_ONCE: usize = 8;

row! {
    /// Somebody who plays.
    pub struct User {
        /// The user's id, which never changes.
        id: String,
        /// The name that others see. Only accounts have a name to themselves.
        name: String,
        /// The name that an account logs in with, which nobody else sees.
        login: Option<String>,
        /// The number of the picture that others see, if one was chosen.
        avatar: Option<u32>,
        /// The hash of the password; guests have none.
        password_hash: Option<String>,
        /// When the user first came.
        created: Timestamp,
        /// When the user was last here.
        seen: Timestamp,
    }
}

impl User {
    /// Where a list goes on after this user.
    pub fn cursor(&self) -> Cursor {
        Cursor {
            at: self.created,
            id: self.id.clone(),
        }
    }
}

macro_rules! select_user {
    ($rest:literal) => {
        concat!(
            "SELECT users.id, name, login_name, avatar, password_hash, users.created, users.seen FROM users ",
            $rest
        )
    };
}

impl Store {
    /// Adds a guest; [`StoreError::Taken`] when an account has that name, or one
    /// that looks the same.
    pub async fn create_guest(&self, id: &str, name: &str, at: Timestamp) -> Result<()> {
        let (id, name) = (id.to_owned(), name.to_owned());
        self.write_beside_logs(move |connection| {
            no_account_has(connection, &name)?;
            let added = connection.execute(
                "INSERT INTO users (id, name, created, seen) VALUES ($1, $2, $3, $3)
                 ON CONFLICT DO NOTHING",
                &[(&id).into(), (&name).into(), at.into()],
            )?;
            taken_unless(added)
        })
        .await
    }

    /// Turns a guest into an account that logs in with that name. The guest's
    /// own name, seats, credentials and results stay as they are.
    /// [`StoreError::Taken`] when another account logs in with that name, or is
    /// called as the guest is, or so that it looks the same;
    /// [`StoreError::NotFound`] when there is no such guest, an account included:
    /// two requests at once open one account.
    pub async fn open_account(&self, id: &str, login: &str, password_hash: &str) -> Result<()> {
        let (id, login) = (id.to_owned(), login.to_owned());
        let password_hash = password_hash.to_owned();
        self.write(move |connection| {
            let name: Option<String> = select_first(
                connection,
                "SELECT name FROM users WHERE id = $1 AND login IS NULL",
                &[(&id).into()],
            )?;
            let name = name.ok_or(StoreError::NotFound)?;
            found_if(connection.execute(
                "UPDATE users SET login_name = $1, login = $2, called = $3, shown = $4,
                                  password_hash = $5
                 WHERE id = $6 AND login IS NULL",
                &[
                    (&login).into(),
                    (&login_form(&login)).into(),
                    (&login_form(&name)).into(),
                    (&shown_form(&name)).into(),
                    (&password_hash).into(),
                    (&id).into(),
                ],
            )?)
        })
        .await
    }

    /// Calls an account otherwise; [`StoreError::Taken`] and
    /// [`StoreError::NotFound`] as for opening one.
    pub async fn rename_account(&self, id: &str, name: &str) -> Result<()> {
        let sql = "UPDATE users SET name = $1, called = $2, shown = $3
                   WHERE id = $4 AND login IS NOT NULL";
        let (called, shown) = (login_form(name), shown_form(name));
        let values = [name.into(), (&called).into(), (&shown).into(), id.into()];
        self.write(statement(sql, values)).await.and_then(found_if)
    }

    /// Gives a user another picture, by its number.
    pub async fn set_avatar(&self, id: &str, avatar: u32) -> Result<()> {
        let sql = "UPDATE users SET avatar = $1 WHERE id = $2";
        let values = [i64::from(avatar).into(), id.into()];
        let changed = self.write_beside_logs(statement(sql, values)).await?;
        found_if(changed)
    }

    /// Whether no account is called so, or so that it looks the same, but
    /// perhaps that of this user.
    pub async fn is_free_name(&self, name: &str, user_id: &str) -> Result<bool> {
        let (name, user_id) = (name.to_owned(), user_id.to_owned());
        self.read(move |connection| {
            Ok(account_called(connection, &name)?.is_none_or(|id| id == user_id))
        })
        .await
    }

    /// Gives an account another password, if its hash is still the one that was
    /// checked; [`StoreError::NotFound`] when it no longer is.
    pub async fn change_password(&self, id: &str, from: &str, to: &str) -> Result<()> {
        let [id, from, to] = [id, from, to].map(str::to_owned);
        self.write(move |connection| {
            found_if(connection.execute(
                "UPDATE users SET password_hash = $1 WHERE id = $2 AND password_hash = $3",
                &[(&to).into(), (&id).into(), (&from).into()],
            )?)?;
            // Nobody who asked for another one has to be let in by it.
            delete_links(connection, &id)
        })
        .await
    }

    /// Gives a guest another name; [`StoreError::Taken`] as for adding one.
    pub async fn rename_guest(&self, id: &str, name: &str) -> Result<()> {
        let (id, name) = (id.to_owned(), name.to_owned());
        self.write(move |connection| {
            no_account_has(connection, &name)?;
            found_if(connection.execute(
                "UPDATE users SET name = $1 WHERE id = $2 AND login IS NULL",
                &[(&name).into(), (&id).into()],
            )?)
        })
        .await
    }

    /// The user with this id.
    pub async fn user(&self, id: &str) -> Result<Option<User>> {
        let sql = select_user!("WHERE id = $1");
        Ok(self.select_by(sql, id).await?.pop())
    }

    /// The account that logs in with this name, in capitals or not, or in other
    /// letters that look the same.
    pub async fn account(&self, name: &str) -> Result<Option<User>> {
        let sql = select_user!("WHERE login = $1");
        Ok(self.select_by(sql, &login_form(name)).await?.pop())
    }

    /// The id of the account that is called so, or so that it looks the same.
    pub async fn account_named(&self, name: &str) -> Result<Option<String>> {
        let name = name.to_owned();
        self.read(move |connection| account_called(connection, &name))
            .await
    }

    /// A page of all users, newest first.
    pub async fn list_users(&self, page: ListPage) -> Result<Vec<User>> {
        self.read(move |connection| {
            select(
                connection,
                select_user!(
                    "WHERE (created, id) < ($1, $2) ORDER BY created DESC, id DESC LIMIT $3"
                ),
                &page.values(),
            )
        })
        .await
    }

    /// Forgets a user: name, password, credentials, friends and invitations go;
    /// matches and results stay, without saying whose they were, and so do the lines
    /// that reports quote. That there was somebody with this id is kept, so that logs
    /// are read without their name.
    pub async fn forget_user(&self, id: &str) -> Result<()> {
        let id = id.to_owned();
        self.write(move |connection| {
            forget(connection, &id)?;
            unname_in_reports(connection, &id)?;
            connection
                .execute(
                    "INSERT INTO forgotten (user_id, since) VALUES ($1, $2)
                     ON CONFLICT DO NOTHING",
                    &[(&id).into(), Timestamp::now().into()],
                )
                .map(drop)
        })
        .await
    }

    /// Who was forgotten since a moment, by the clock of who did it.
    pub async fn forgotten_since(&self, since: Timestamp) -> Result<Vec<String>> {
        self.read(move |connection| {
            let sql = "SELECT user_id FROM forgotten WHERE since > $1";
            select(connection, sql, &[since.into()])
        })
        .await
    }

    /// Which of these users were forgotten.
    pub async fn forgotten(&self, ids: Vec<String>) -> Result<Vec<String>> {
        self.read(move |connection| {
            let mut found = Vec::new();
            for ids in ids.chunks(ASKED_AT_ONCE) {
                // Fewer fill the question by repeating the first.
                let ids: [Value<'_>; ASKED_AT_ONCE] =
                    std::array::from_fn(|place| ids.get(place).unwrap_or(&ids[0]).into());
                let sql = "SELECT user_id FROM forgotten
                           WHERE user_id IN ($1, $2, $3, $4, $5, $6, $7, $8)";
                found.extend(select::<String>(connection, sql, &ids)?);
            }
            Ok(found)
        })
        .await
    }
}

/// Whether a user was forgotten.
pub(crate) fn is_forgotten(connection: &mut dyn Connection, id: &str) -> Result<bool> {
    let sql = "SELECT user_id FROM forgotten WHERE user_id = $1";
    Ok(select_first::<String>(connection, sql, &[id.into()])?.is_some())
}

pub(crate) fn forget(connection: &mut dyn Connection, id: &str) -> Result<()> {
    connection.execute("DELETE FROM players WHERE user_id = $1", &[id.into()])?;
    // Not as if a bot had sat there: the others have played somebody.
    connection.execute(
        "UPDATE results SET user_id = '' WHERE user_id = $1",
        &[id.into()],
    )?;
    found_if(connection.execute("DELETE FROM users WHERE id = $1", &[id.into()])?)
}

/// A guest may not pass for somebody who has an account.
fn no_account_has(connection: &mut dyn Connection, name: &str) -> Result<()> {
    match account_called(connection, name)? {
        Some(_) => Err(StoreError::Taken),
        None => Ok(()),
    }
}

/// The account that is called so, or so that it looks the same.
fn account_called(connection: &mut dyn Connection, name: &str) -> Result<Option<String>> {
    let (called, shown) = (login_form(name), shown_form(name));
    select_first(
        connection,
        "SELECT id FROM users WHERE called = $1 OR shown = $2",
        &[(&called).into(), (&shown).into()],
    )
}

/// Whether a user has an account.
pub(crate) fn has_account(connection: &mut dyn Connection, id: &str) -> Result<bool> {
    let sql = "SELECT id FROM users WHERE id = $1 AND login IS NOT NULL";
    Ok(select_first::<String>(connection, sql, &[id.into()])?.is_some())
}

/// [`StoreError::NotFound`] unless there is such a user.
pub(crate) fn must_exist(connection: &mut dyn Connection, id: &str) -> Result<()> {
    let sql = "SELECT id FROM users WHERE id = $1";
    let found: Option<String> = select_first(connection, sql, &[id.into()])?;
    found.map(drop).ok_or(StoreError::NotFound)
}

pub(crate) fn taken_unless(added: u64) -> Result<()> {
    match added {
        0 => Err(StoreError::Taken),
        _ => Ok(()),
    }
}

pub(crate) fn found_if(changed: u64) -> Result<()> {
    match changed {
        0 => Err(StoreError::NotFound),
        _ => Ok(()),
    }
}
