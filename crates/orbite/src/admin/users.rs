//! Finding users, forgetting them, and giving them a new password.

use crate::args::BadRequest;
use crate::cli::UsersArgs;
use crate::format::{columns, headed, moment, plain};
use crate::output;
use serde_json::{Value, json};
use server::identity;
use store::{Store, User};
use text::Language;
use text::operator::{self as say, Text};

pub(super) async fn list(
    store: &Store,
    args: &UsersArgs,
    language: Language,
) -> anyhow::Result<()> {
    let text = args.text.as_deref().unwrap_or_default();
    let mut users = Vec::new();
    for user in store.find_users(text, args.limit).await? {
        let conduct = store.conduct(&user.id).await?;
        users.push((user, conduct));
    }
    if args.output.json {
        let rows = users.iter().map(|(user, conduct)| {
            json!({
                "id": user.id,
                "name": user.name,
                "login": user.login,
                "account": kind(user).said(Language::English),
                "created": user.created.0,
                "seen": user.seen.0,
                "games": conduct.games,
                "reports": conduct.reports,
                "waiting": conduct.waiting,
                "ban": conduct.ban,
            })
        });
        return output::print(&rows.collect::<Value>().to_string());
    }
    let heads = [
        Text::ColumnId,
        Text::ColumnKind,
        Text::ColumnSince,
        Text::ColumnSeen,
        Text::ColumnGames,
        Text::ColumnReports,
        Text::ColumnName,
    ];
    let rows = users.iter().map(|(user, conduct)| {
        let mut name = plain(&user.name);
        if let Some(login) = user.login.as_ref().filter(|login| **login != user.name) {
            name = say::name_and_login(language, name, plain(login));
        }
        if let Some(reason) = &conduct.ban {
            name = say::name_banned(language, name, plain(reason));
        }
        [
            plain(&user.id),
            kind(user).said(language).to_owned(),
            moment(user.created),
            moment(user.seen),
            conduct.games.to_string(),
            conduct.reports.to_string(),
            name,
        ]
    });
    output::print(&columns(
        &headed(heads.map(|head| head.said(language)), rows),
        &[4, 5],
    ))
}

/// What a user is called.
fn kind(user: &User) -> Text {
    match user.password_hash {
        None => Text::KindGuest,
        Some(_) => Text::KindAccount,
    }
}

/// The user with this id, or the account that logs in with this name.
pub(super) async fn one(store: &Store, user: &str, language: Language) -> anyhow::Result<User> {
    let found = match store.user(user).await? {
        Some(found) => Some(found),
        None => store.account(user).await?,
    };
    found.ok_or_else(|| anyhow::Error::msg(say::no_user(language, plain(user))))
}

pub(super) fn described(user: &User, language: Language) -> String {
    let (name, id, seen) = (plain(&user.name), plain(&user.id), moment(user.seen));
    match user.password_hash {
        None => say::the_guest(language, name, id, seen),
        Some(_) => say::the_account(language, name, id, seen),
    }
}

pub(super) async fn would_forget(
    store: &Store,
    user: &str,
    language: Language,
) -> anyhow::Result<()> {
    let user = one(store, user, language).await?;
    Err(BadRequest(say::would_forget(language, described(&user, language))).into())
}

pub(super) async fn forget(store: &Store, user: &str, language: Language) -> anyhow::Result<()> {
    let user = one(store, user, language).await?;
    store.forget_user(&user.id).await?;
    output::print(&say::forgotten(language, described(&user, language)))
}

pub(super) async fn reset_password(
    store: &Store,
    login: &str,
    language: Language,
) -> anyhow::Result<()> {
    let Some(password) = identity::reset_password(store, login).await? else {
        anyhow::bail!(say::no_account(language, plain(login)));
    };
    output::note(Text::NewPassword.said(language));
    output::print(&password)
}
