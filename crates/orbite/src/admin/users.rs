//! Finding users, forgetting them, and giving them a new password.

use crate::args::BadRequest;
use crate::cli::UsersArgs;
use crate::format::{moment, plain};
use crate::output;
use serde_json::{Value, json};
use server::identity;
use std::fmt::Write;
use store::{MAX_PAGE, Page, Store, User};

pub(super) async fn list(store: &Store, args: &UsersArgs) -> anyhow::Result<()> {
    let users = find(store, args).await?;
    if args.output.json {
        let rows = users.iter().map(|user| {
            json!({
                "id": user.id,
                "name": user.name,
                "login": user.login,
                "account": standing(user),
                "created": user.created.0,
                "seen": user.seen.0,
            })
        });
        return output::print(&rows.collect::<Value>().to_string());
    }
    let mut text = format!(
        "{:<24}  {:<7}  {:<20}  {:<20}  name\n",
        "id", "is", "since", "last here"
    );
    for user in &users {
        writeln!(
            text,
            "{:<24}  {:<7}  {}  {}  {}",
            plain(&user.id),
            standing(user),
            moment(user.created),
            moment(user.seen),
            match &user.login {
                Some(login) if *login != user.name => {
                    format!("{} (logs in as {})", plain(&user.name), plain(login))
                }
                _ => plain(&user.name).to_string(),
            }
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

/// Reads all users a page at a time: a look at a million takes seconds, and
/// nobody waits for it.
async fn find(store: &Store, args: &UsersArgs) -> anyhow::Result<Vec<User>> {
    let wanted = args.text.as_ref().map(|text| text.to_lowercase());
    let mut found = Vec::new();
    let mut page = Page::first(MAX_PAGE);
    while found.len() < args.limit {
        let users = store.list_users(page).await?;
        let Some(last) = users.last() else { break };
        page = Page::after(last.cursor(), MAX_PAGE);
        found.extend(users.into_iter().filter(|user| match &wanted {
            None => true,
            Some(text) => {
                let login = user.login.as_deref().unwrap_or_default();
                let names = [user.name.as_str(), login];
                user.id == *text || names.iter().any(|name| name.to_lowercase().contains(text))
            }
        }));
    }
    found.truncate(args.limit);
    Ok(found)
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
