//! Mail addresses of accounts, links that were mailed, and turns and other news of
//! matches that mail tells of.

use crate::connection::{Connection, row, select, select_first, stored_as_number};
use crate::users::found_if;
use crate::{Result, Store, StoreError, Timestamp};
use std::time::Duration;

/// The least time between two mails of somebody who wants one a day.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// How many users [`Store::due_turn_mails`] names at once.
const MOST_DUE: i64 = 100;

row! {
    /// The mail address of an account, which its owner has confirmed.
    pub struct MailAddress {
        /// The id of the user to whom it belongs.
        user_id: String,
        /// The address, as its owner wrote it.
        address: String,
        /// The language that its owner reads.
        language: String,
        /// When its owner confirmed it.
        confirmed: Timestamp,
        /// How often mail tells of turns.
        turns: TurnMail,
        /// When it last did.
        told: Timestamp,
        /// What links to unsubscribe end with.
        stop: String,
    }
}

/// How often mail tells somebody that it is their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnMail {
    /// Never.
    Never,
    /// Soon after the turn began.
    AtOnce,
    /// At most once a day.
    Daily,
}

stored_as_number!(TurnMail: Never = 0, AtOnce = 1, Daily = 2);

/// What mail tells somebody of a match. What comes later here is told though something
/// before it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MatchNews {
    /// Somebody joined, and the match waits for its beginning.
    Joined,
    /// It has begun.
    Begun,
    /// Somebody asks for something.
    Asked,
    /// It is their turn.
    Turn,
    /// It is over.
    Over,
    /// Somebody wants to play again.
    Again,
}

stored_as_number!(MatchNews: Joined = 1, Begun = 2, Asked = 3, Turn = 4, Over = 5, Again = 6);

row! {
    /// A match of which mail tells something.
    pub struct MailedMatch {
        /// The match.
        id: String,
        /// What.
        news: MatchNews,
    }
}

/// What a link in a mail is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LinkPurpose {
    /// To confirm the address.
    Confirm,
    /// To set another password.
    Password,
}

stored_as_number!(LinkPurpose: Confirm = 0, Password = 1);

/// A link that is mailed to somebody, and may be used once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailLink {
    /// The hash of its token.
    pub token_hash: Vec<u8>,
    /// Whose account it is for.
    pub user_id: String,
    /// What following the link does.
    pub purpose: LinkPurpose,
    /// From then on the link leads nowhere.
    pub expires: Timestamp,
}

/// An address that somebody gives, and the link that confirms it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAddress {
    /// The id of the user to whom it belongs.
    pub user_id: String,
    /// The address, as its owner wrote it.
    pub address: String,
    /// The language that its owner reads.
    pub language: String,
    /// What links to unsubscribe will end with.
    pub stop: String,
    /// The hash of the link's token.
    pub token_hash: Vec<u8>,
    /// Until when the link works.
    pub expires: Timestamp,
}

row! {
    /// An account to which a link may be mailed.
    pub struct AddressedLink {
        /// The confirmed address of the account.
        to: MailAddress,
        /// The name that the account logs in with.
        login: String,
    }
}

/// News of matches that the caller, and nobody else, mails to somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimedTurns {
    /// Where to; `told` is the time before this mail.
    pub to: MailAddress,
    /// The matches.
    pub matches: Vec<MailedMatch>,
}

macro_rules! select_address {
    ($rest:literal) => {
        concat!(
            "SELECT user_id, address, language, confirmed, turns, told, stop FROM mail ",
            $rest
        )
    };
}

impl Store {
    /// The mail address of a user, if they confirmed one.
    pub async fn mail_address(&self, user_id: &str) -> Result<Option<MailAddress>> {
        let sql = select_address!("WHERE user_id = $1");
        Ok(self.select_by(sql, user_id).await?.pop())
    }

    /// The address that a user has given and not confirmed yet, if there is one.
    pub async fn new_address(&self, user_id: &str) -> Result<Option<String>> {
        let sql = "SELECT address FROM new_addresses WHERE user_id = $1";
        Ok(self.select_by(sql, user_id).await?.pop())
    }

    /// Stores an address that a user has given, with the link that confirms it. Until
    /// then the confirmed address stays. Links to another new address are good no
    /// longer; those to the same one are.
    /// [`StoreError::NotFound`] when there is no such user.
    pub async fn set_new_address(&self, new: NewAddress) -> Result<()> {
        self.write_beside_logs(move |connection| {
            let lookup = lookup(&new.address);
            connection.execute(
                "DELETE FROM mail_links WHERE user_id = $1 AND purpose = $2
                 AND NOT EXISTS (SELECT 1 FROM new_addresses AS same
                                 WHERE same.user_id = mail_links.user_id AND same.lookup = $3)",
                &[
                    (&new.user_id).into(),
                    LinkPurpose::Confirm.number().into(),
                    (&lookup).into(),
                ],
            )?;
            connection.execute(
                "INSERT INTO new_addresses (user_id, address, lookup, language, stop)
                 VALUES ($1, $2, $3, $4, $5)
                 ON CONFLICT (user_id) DO UPDATE SET address = excluded.address,
                     lookup = excluded.lookup, language = excluded.language,
                     stop = excluded.stop",
                &[
                    (&new.user_id).into(),
                    (&new.address).into(),
                    (&lookup).into(),
                    (&new.language).into(),
                    (&new.stop).into(),
                ],
            )?;
            let link = MailLink {
                token_hash: new.token_hash.clone(),
                user_id: new.user_id.clone(),
                purpose: LinkPurpose::Confirm,
                expires: new.expires,
            };
            insert_link(connection, &link)
        })
        .await
    }

    /// A user keeps the confirmed address: the new one, and links to it, are gone.
    pub async fn drop_new_address(&self, user_id: &str) -> Result<()> {
        let user_id = user_id.to_owned();
        self.write_beside_logs(move |connection| {
            connection.execute(
                "DELETE FROM mail_links WHERE user_id = $1 AND purpose = $2",
                &[(&user_id).into(), LinkPurpose::Confirm.number().into()],
            )?;
            delete_new_address(connection, &user_id)
        })
        .await
    }

    /// Takes the mail address of a user away, with all that was to be sent there.
    pub async fn remove_mail_address(&self, user_id: &str) -> Result<()> {
        let user_id = user_id.to_owned();
        self.write_beside_logs(move |connection| {
            delete_mailed(connection, &user_id)?;
            connection
                .execute("DELETE FROM mail WHERE user_id = $1", &[(&user_id).into()])
                .map(drop)
        })
        .await
    }

    /// Ends mail about turns by the end of a link to unsubscribe;
    /// [`StoreError::NotFound`] when it is none, or not of the present address.
    pub async fn stop_turn_mail(&self, stop: &str) -> Result<()> {
        let sql = "SELECT user_id FROM mail WHERE stop = $1";
        let user = self.select_by::<String>(sql, stop).await?.pop();
        let user = user.ok_or(StoreError::NotFound)?;
        self.set_turn_mail(&user, TurnMail::Never, None).await
    }

    /// Says how often mail tells a user of turns, and in which language if that is
    /// another; [`StoreError::NotFound`] when they have no address.
    pub async fn set_turn_mail(
        &self,
        user_id: &str,
        turns: TurnMail,
        language: Option<&str>,
    ) -> Result<()> {
        let (user_id, language) = (user_id.to_owned(), language.map(str::to_owned));
        self.write_beside_logs(move |connection| {
            if turns == TurnMail::Never {
                delete_turns(connection, &user_id)?;
            }
            found_if(connection.execute(
                "UPDATE mail SET turns = $1, language = coalesce($2, language) WHERE user_id = $3",
                &[
                    turns.number().into(),
                    language.as_ref().into(),
                    (&user_id).into(),
                ],
            )?)
        })
        .await
    }

    /// The accounts whose owners have confirmed this address, at most so many.
    pub async fn accounts_with_address(
        &self,
        address: &str,
        most: u32,
    ) -> Result<Vec<AddressedLink>> {
        let lookup = lookup(address);
        self.read(move |connection| {
            select(
                connection,
                "SELECT user_id, address, language, confirmed, turns, told, stop, login_name
                 FROM mail JOIN users ON users.id = user_id
                 WHERE lookup = $1 AND login_name IS NOT NULL
                 ORDER BY users.seen DESC, user_id LIMIT $2",
                &[(&lookup).into(), i64::from(most).into()],
            )
        })
        .await
    }

    /// Adds a link; [`StoreError::NotFound`] when there is no such user.
    pub async fn add_mail_link(&self, link: MailLink) -> Result<()> {
        self.write_beside_logs(move |connection| insert_link(connection, &link))
            .await
    }

    /// Confirms the address that a link was mailed to, which takes the place of the one
    /// before; how often mail tells of turns stays. [`StoreError::NotFound`] when there
    /// is no such link any more.
    pub async fn confirm_mail_address(&self, token_hash: &[u8], at: Timestamp) -> Result<()> {
        let token_hash = token_hash.to_owned();
        self.write_beside_logs(move |connection| {
            let user = use_link(connection, &token_hash, LinkPurpose::Confirm, at)?;
            found_if(connection.execute(
                "INSERT INTO mail (user_id, address, lookup, language, confirmed, turns, told, stop)
                 SELECT user_id, address, lookup, language, CAST($1 AS BIGINT),
                        CAST($2 AS BIGINT), 0, stop
                 FROM new_addresses WHERE user_id = $3
                 ON CONFLICT (user_id) DO UPDATE SET address = excluded.address,
                     lookup = excluded.lookup, language = excluded.language,
                     confirmed = excluded.confirmed, stop = excluded.stop",
                &[
                    at.into(),
                    TurnMail::AtOnce.number().into(),
                    (&user).into(),
                ],
            )?)?;
            // Links to a new password went to the address before.
            delete_links(connection, &user)
        })
        .await
    }

    /// Gives the account that a link was mailed to another password and revokes all
    /// of its credentials. Tells whose account it is, and the ids of those that were
    /// good. [`StoreError::NotFound`] when there is no such link any more.
    pub async fn reset_password(
        &self,
        token_hash: &[u8],
        password_hash: &str,
        at: Timestamp,
    ) -> Result<(String, Vec<String>)> {
        let (token_hash, password_hash) = (token_hash.to_owned(), password_hash.to_owned());
        self.write(move |connection| {
            let user = use_link(connection, &token_hash, LinkPurpose::Password, at)?;
            found_if(connection.execute(
                "UPDATE users SET password_hash = $1
                 WHERE id = $2 AND password_hash IS NOT NULL",
                &[(&password_hash).into(), (&user).into()],
            )?)?;
            delete_links(connection, &user)?;
            let ended = select(
                connection,
                "SELECT id FROM credentials WHERE user_id = $1 AND revoked IS NULL",
                &[(&user).into()],
            )?;
            connection.execute(
                "UPDATE credentials SET revoked = $1 WHERE user_id = $2 AND revoked IS NULL",
                &[at.into(), (&user).into()],
            )?;
            Ok((user, ended))
        })
        .await
    }

    /// Deletes links that are good no longer.
    pub async fn delete_expired_links(&self, at: Timestamp) -> Result<()> {
        self.write_beside_logs(move |connection| {
            connection
                .execute("DELETE FROM mail_links WHERE expires <= $1", &[at.into()])
                .map(drop)
        })
        .await
    }

    /// Mail is to tell a user of a match from `due` on, if they want that and were
    /// not told this or more of it since they were last there. A user who wants it at once
    /// gets none if one of their browsers was told, as the caller says.
    pub async fn queue_turn_mail(
        &self,
        user_id: &str,
        match_id: &str,
        news: MatchNews,
        is_told: bool,
        due: Timestamp,
    ) -> Result<()> {
        let (user_id, match_id) = (user_id.to_owned(), match_id.to_owned());
        let or_who_wants = match is_told {
            true => TurnMail::Daily,
            false => TurnMail::AtOnce,
        };
        self.write_beside_logs(move |connection| {
            connection
                .execute(
                    "INSERT INTO turn_mails (user_id, match_id, about, due)
                     SELECT user_id, CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS BIGINT)
                     FROM mail
                     WHERE user_id = $4 AND (turns = 2 OR turns = CAST($5 AS BIGINT))
                     ON CONFLICT (user_id, match_id) DO UPDATE
                     SET about = excluded.about, due = excluded.due, sent = NULL
                     WHERE turn_mails.about < excluded.about",
                    &[
                        (&match_id).into(),
                        news.number().into(),
                        due.into(),
                        (&user_id).into(),
                        or_who_wants.number().into(),
                    ],
                )
                .map(drop)
        })
        .await
    }

    /// A user is back at a match: what mail was to tell of it they see themselves,
    /// and the next turn is news again.
    pub async fn clear_turn_mail(&self, user_id: &str, match_id: &str) -> Result<()> {
        let sql = "DELETE FROM turn_mails WHERE user_id = $1 AND match_id = $2";
        self.delete_by(sql, user_id, match_id).await
    }

    /// Some of the users whom mail has to tell of turns now.
    pub async fn due_turn_mails(&self, now: Timestamp) -> Result<Vec<String>> {
        self.read(move |connection| {
            select(
                connection,
                "SELECT DISTINCT mail.user_id FROM turn_mails
                 JOIN mail ON mail.user_id = turn_mails.user_id
                 WHERE sent IS NULL AND due <= $1
                   AND (turns = 1 OR (turns = 2 AND told <= $2))
                 ORDER BY mail.user_id LIMIT $3",
                &[now.into(), now.before(DAY).into(), MOST_DUE.into()],
            )
        })
        .await
    }

    /// Takes over to mail a user the turns that are due. Of several who ask at once
    /// one gets them; nothing for the others, and when there is nothing to tell.
    pub async fn claim_turn_mails(
        &self,
        user_id: &str,
        now: Timestamp,
    ) -> Result<Option<ClaimedTurns>> {
        let user_id = user_id.to_owned();
        self.write_beside_logs(move |connection| {
            let sql = select_address!("WHERE user_id = $1");
            let Some(to) = select_first::<MailAddress>(connection, sql, &[(&user_id).into()])?
            else {
                return Ok(None);
            };
            // Locks the row, so that another server sees what this one did.
            let claimed = connection.execute(
                "UPDATE mail SET told = $1
                 WHERE user_id = $2
                   AND (turns = 1 OR (turns = 2 AND told <= $3))",
                &[now.into(), (&user_id).into(), now.before(DAY).into()],
            )?;
            if claimed == 0 {
                return Ok(None);
            }
            let matches: Vec<MailedMatch> = select(
                connection,
                "UPDATE turn_mails SET sent = $1
                 WHERE user_id = $2 AND sent IS NULL AND due <= $1
                 RETURNING match_id, about",
                &[now.into(), (&user_id).into()],
            )?;
            if matches.is_empty() {
                return restore_told(connection, &to).map(|()| None);
            }
            Ok(Some(ClaimedTurns { to, matches }))
        })
        .await
    }

    /// The mail of some turns could not be sent: they are due once more from then
    /// on, but for those of matches to which the user has come back.
    pub async fn requeue_turn_mails(&self, turns: ClaimedTurns, due: Timestamp) -> Result<()> {
        self.write_beside_logs(move |connection| {
            restore_told(connection, &turns.to)?;
            for mailed in &turns.matches {
                connection.execute(
                    "UPDATE turn_mails SET sent = NULL, due = $1
                     WHERE user_id = $2 AND match_id = $3",
                    &[due.into(), (&turns.to.user_id).into(), (&mailed.id).into()],
                )?;
            }
            Ok(())
        })
        .await
    }

    /// No mail was sent after all: there is nothing to tell of these turns.
    pub async fn drop_turn_mails(&self, turns: ClaimedTurns) -> Result<()> {
        self.write_beside_logs(move |connection| {
            restore_told(connection, &turns.to)?;
            // Not what was queued meanwhile.
            for mailed in &turns.matches {
                connection.execute(
                    "DELETE FROM turn_mails
                     WHERE user_id = $1 AND match_id = $2 AND sent IS NOT NULL",
                    &[(&turns.to.user_id).into(), (&mailed.id).into()],
                )?;
            }
            Ok(())
        })
        .await
    }
}

/// An address as it is compared. What is before the `@` could differ in capitals
/// alone, and never does.
fn lookup(address: &str) -> String {
    address.to_lowercase()
}

/// Uses a link, with which all others for the same end; tells whose it was.
fn use_link(
    connection: &mut dyn Connection,
    token_hash: &Vec<u8>,
    purpose: LinkPurpose,
    at: Timestamp,
) -> Result<String> {
    let user: Option<String> = select_first(
        connection,
        "SELECT user_id FROM mail_links
         WHERE token_hash = $1 AND purpose = $2 AND expires > $3",
        &[token_hash.into(), purpose.number().into(), at.into()],
    )?;
    let user = user.ok_or(StoreError::NotFound)?;
    // By its own hash first: of two who use it at once one finds it here.
    found_if(connection.execute(
        "DELETE FROM mail_links WHERE token_hash = $1",
        &[token_hash.into()],
    )?)?;
    connection.execute(
        "DELETE FROM mail_links WHERE user_id = $1 AND purpose = $2",
        &[(&user).into(), purpose.number().into()],
    )?;
    Ok(user)
}

fn insert_link(connection: &mut dyn Connection, link: &MailLink) -> Result<()> {
    connection
        .execute(
            "INSERT INTO mail_links (token_hash, user_id, purpose, expires)
             VALUES ($1, $2, $3, $4)",
            &[
                (&link.token_hash).into(),
                (&link.user_id).into(),
                link.purpose.number().into(),
                link.expires.into(),
            ],
        )
        .map(drop)
}

/// Deletes all links, and the address that one of them would confirm, for a user whose
/// password or address has changed.
pub(crate) fn delete_links(connection: &mut dyn Connection, user: &str) -> Result<()> {
    let sql = "DELETE FROM mail_links WHERE user_id = $1";
    connection.execute(sql, &[user.into()])?;
    delete_new_address(connection, user)
}

fn delete_new_address(connection: &mut dyn Connection, user: &str) -> Result<()> {
    let sql = "DELETE FROM new_addresses WHERE user_id = $1";
    connection.execute(sql, &[user.into()]).map(drop)
}

fn delete_turns(connection: &mut dyn Connection, user: &str) -> Result<()> {
    let sql = "DELETE FROM turn_mails WHERE user_id = $1";
    connection.execute(sql, &[user.into()]).map(drop)
}

fn delete_mailed(connection: &mut dyn Connection, user: &str) -> Result<()> {
    delete_links(connection, user)?;
    delete_turns(connection, user)
}

/// Mail told nothing: the last time is the one before.
fn restore_told(connection: &mut dyn Connection, to: &MailAddress) -> Result<()> {
    connection
        .execute(
            "UPDATE mail SET told = $1 WHERE user_id = $2",
            &[to.told.into(), (&to.user_id).into()],
        )
        .map(drop)
}
