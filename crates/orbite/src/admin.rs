//! `orbite admin`: looking after the database of a server.

mod matches;
mod moderation;
mod sizes;
mod users;

use crate::cli::{AdminArgs, Chore};
use crate::database::Database;
use anyhow::Context;
use std::future::Future;
use text::Language;
use text::operator::Text;

pub(crate) fn run(args: &AdminArgs, language: Language) -> anyhow::Result<()> {
    let place = Database::of_server(&args.database, language)?;
    wait_for(look_after(&place, &args.chore, language), language)
}

/// Runs something that waits for the store, which works on threads of its own.
pub(crate) fn wait_for(
    work: impl Future<Output = anyhow::Result<()>>,
    language: Language,
) -> anyhow::Result<()> {
    tokio::runtime::Builder::new_current_thread()
        .build()
        .context(Text::DatabaseNotAwaited.said(language))?
        .block_on(work)
}

async fn look_after(place: &Database, chore: &Chore, language: Language) -> anyhow::Result<()> {
    let store = place.open(language).await?;
    match chore {
        Chore::Status { json: true } => sizes::status_as_json(&store).await?,
        Chore::Status { json: false } => sizes::status(place, &store, language).await?,
        Chore::Check => sizes::check(place, &store, language).await?,
        Chore::Vacuum => sizes::vacuum(&store, language).await?,
        Chore::Purge(args) => sizes::purge(&store, args, language).await?,
        Chore::Users(args) => users::list(&store, args, language).await?,
        Chore::Forget { user, yes: false } => users::would_forget(&store, user, language).await?,
        Chore::Forget { user, yes: true } => users::forget(&store, user, language).await?,
        Chore::ResetPassword { login } => users::reset_password(&store, login, language).await?,
        Chore::Operator { user, remove } => {
            moderation::operator(&store, user, !remove, language).await?;
        }
        Chore::Reports { all, output } => {
            moderation::reports(&store, *all, output.json, language).await?;
        }
        Chore::Resolve { id, text } => moderation::resolve(&store, *id, text, language).await?,
        Chore::Ban { user, reason } => moderation::ban(&store, user, reason, language).await?,
        Chore::Unban { user } => moderation::unban(&store, user, language).await?,
        Chore::CloseTable { id } => moderation::close_table(&store, id, language).await?,
        Chore::Matches(args) => matches::list(&store, args, language).await?,
        Chore::Record { id } => matches::record(&store, id, language).await?,
    }
    store.close().await?;
    Ok(())
}
