//! Brings what was played on this device to the account, and what was played on others
//! here.

use crate::online::{Account, account};
use crate::progress::{give, unsent};
use protocol::progress::{NewResults, Progress, RESULTS_SENT};

/// Sends the account the results that none has, and tells all that it has then; nothing
/// without an account, or when the server does not answer. What was not acknowledged is
/// sent the next time.
pub(crate) async fn sync() -> Option<Progress> {
    let account: Account = account()?;
    let mut results = unsent();
    let mut known = None;
    loop {
        let rest = results.split_off(results.len().min(RESULTS_SENT));
        let answer = match (&known, results.is_empty()) {
            (Some(_), true) => break,
            (None, true) => account.progress().await,
            (_, false) => {
                let told = NewResults { results };
                let answer = account.add_results(&told).await;
                results = told.results;
                answer
            }
        };
        let Ok(answer) = answer else { break };
        for result in &results {
            give(result, &account.user);
        }
        known = Some(answer);
        results = rest;
    }
    // What could not be sent is shown all the same.
    let mut known = known?;
    known.merge(unsent());
    Some(known)
}
