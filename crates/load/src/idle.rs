//! Connections that say hello and wait.

use crate::{Client, LoadError, Loopback, Progress, Traffic};
use futures_util::{StreamExt, TryStreamExt, stream};
use std::sync::Arc;

/// How many connect at the same time.
pub(crate) const AT_ONCE: usize = 64;
/// How often progress is told.
const TELL_EVERY: u32 = 500;

/// Opens that many connections, each a guest of its own, and keeps them.
pub(crate) async fn open(
    address: Loopback,
    count: u32,
    progress: &mut dyn FnMut(Progress),
) -> Result<Vec<Client>, LoadError> {
    let traffic = Arc::new(Traffic::default());
    let mut clients = Vec::with_capacity(count as usize); // OK because it is bounded.
    let opened = stream::iter(0..count)
        .map(|number| {
            let traffic = &traffic;
            async move {
                let mut client = Client::connect(address, traffic).await?;
                client.hello(&format!("idle {number}"), None).await?;
                Ok::<Client, LoadError>(client)
            }
        })
        .buffer_unordered(AT_ONCE);
    let mut opened = std::pin::pin!(opened);
    let mut done = 0;
    while let Some(client) = opened.try_next().await? {
        clients.push(client);
        done += 1;
        if done % TELL_EVERY == 0 || done == count {
            progress(Progress::Idle { done, of: count });
        }
    }
    Ok(clients)
}
