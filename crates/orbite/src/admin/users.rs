//! Finding users, forgetting them, and giving them a new password.

use crate::args::BadRequest;
use crate::cli::UsersArgs;
use crate::format::{moment, plain};
use crate::output;
use serde_json::{Value, json};
use server::identity;
use std::fmt::Write;
use store::{Store, User};

pub(super) async fn list(store: &Store, args: &UsersArgs) -> anyhow::Result<()> {
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
                "account": standing(user),
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
    let mut text = format!(
        "{:<24}  {:<7}  {:<20}  {:<20}  {:>5}  {:>7}  name\n",
        "id", "is", "since", "last here", "games", "reports"
    );
    for (user, conduct) in &users {
        let ban = conduct.ban.as_ref();
        writeln!(
            text,
            "{:<24}  {:<7}  {}  {}  {:>5}  {:>7}  {}{}",
            plain(&user.id),
            standing(user),
            moment(user.created),
            moment(user.seen),
            conduct.games,
            conduct.reports,
            match &user.login {
                Some(login) if *login != user.name => {
                    format!("{} (logs in as {})", plain(&user.name), plain(login))
                }
                _ => plain(&user.name).to_string(),
            },
            ban.map_or_else(String::new, |reason| format!(", banned: {}", plain(reason)))
        )?;
    }
    output::print(&text)
}

fn standing(user: &User) -> &'static str {
    match user.password_hash {
        None => "guest",
        Some(_) => "account",
    }
}

/// The user with this id, or the account that logs in with this name.
pub(super) async fn one(store: &Store, user: &str) -> anyhow::Result<User> {
    let found = match store.user(user).await? {
        Some(found) => Some(found),
        None => store.account(user).await?,
    };
    found.ok_or_else(|| {
        anyhow::anyhow!(
            "there is no user with the id and no account with the name `{}`; \
             `orbite admin users` lists them",
            plain(user)
        )
    })
}

pub(super) fn described(user: &User) -> String {
    format!(
        "the {} {} ({}, last here {})",
        standing(user),
        plain(&user.name),
        plain(&user.id),
        moment(user.seen)
    )
}

pub(super) async fn would_forget(store: &Store, user: &str) -> anyhow::Result<()> {
    let user = one(store, user).await?;
    Err(BadRequest(format!(
        "this would forget {} for good; say --yes to do it",
        described(&user)
    ))
    .into())
}

pub(super) async fn forget(store: &Store, user: &str) -> anyhow::Result<()> {
    let user = one(store, user).await?;
    store.forget_user(&user.id).await?;
    output::print(&format!("forgotten: {}", described(&user)))
}

pub(super) async fn reset_password(store: &Store, login: &str) -> anyhow::Result<()> {
    let Some(password) = identity::reset_password(store, login).await? else {
        anyhow::bail!(
            "there is no account with the name `{}`; `orbite admin users` lists them",
            plain(login)
        );
    };
    output::note(
        "Logged out everywhere. The new password, shown this once; its owner had better \
         change it after logging in:",
    );
    output::print(&password)
}
