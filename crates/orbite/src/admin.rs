//! `orbite admin`: looking after the database of a server.

mod matches;
mod moderation;
mod sizes;
mod users;

use crate::cli::{AdminArgs, Chore};
use crate::database::Place;
use anyhow::Context;
use std::future::Future;

pub(crate) fn run(args: &AdminArgs) -> anyhow::Result<()> {
    let place = Place::of_server(&args.database)?;
    wait_for(look_after(&place, &args.chore))
}

/// Runs something that waits for the store, which works on threads of its own.
pub(crate) fn wait_for(work: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    tokio::runtime::Builder::new_current_thread()
        .build()
        .context("can't wait for the database")?
        .block_on(work)
}

async fn look_after(place: &Place, chore: &Chore) -> anyhow::Result<()> {
    let store = place.open().await?;
    match chore {
        Chore::Status { json: true } => sizes::status_as_json(&store).await?,
        Chore::Status { json: false } => sizes::status(place, &store).await?,
        Chore::Check => sizes::check(place, &store).await?,
        Chore::Vacuum => sizes::vacuum(&store).await?,
        Chore::Purge(args) if args.yes => sizes::purge(&store, args).await?,
        Chore::Purge(args) => sizes::would_purge(&store, args).await?,
        Chore::Users(args) => users::list(&store, args).await?,
        Chore::Forget { user, yes: false } => users::would_forget(&store, user).await?,
        Chore::Forget { user, yes: true } => users::forget(&store, user).await?,
        Chore::ResetPassword { login } => users::reset_password(&store, login).await?,
        Chore::Operator { user, remove } => moderation::operator(&store, user, !remove).await?,
        Chore::Reports { all, output } => moderation::reports(&store, *all, output.json).await?,
        Chore::Resolve { id, text } => moderation::resolve(&store, *id, text).await?,
        Chore::Ban { user, reason } => moderation::ban(&store, user, reason).await?,
        Chore::Unban { user } => moderation::unban(&store, user).await?,
        Chore::CloseTable { id } => moderation::close_table(&store, id).await?,
        Chore::Matches(args) => matches::list(&store, args).await?,
        Chore::Record { id } => matches::record(&store, id).await?,
    }
    store.close().await?;
    Ok(())
}
