//! Finding people, for those who look after the server.

use crate::connection::{row, select_first};
use crate::{ListPage, MAX_PAGE, Result, Store, User};

row! {
    /// What an operator wants to know of somebody.
    pub struct Conduct {
        /// How many matches they held a seat in to the end.
        games: u64,
        /// How many reports were made of them.
        reports: u64,
        /// How many of those wait.
        waiting: u64,
        /// Why they may not log in, if they may not.
        ban: Option<String>,
    }
}

impl Store {
    /// Those with this text in the name that others see or that they log in with, in
    /// capitals or not, or with this id; the newest first, so many at most. All users are
    /// read for it, a page at a time: of a million that takes seconds, and nobody else
    /// waits for it.
    pub async fn find_users(&self, text: &str, most: usize) -> Result<Vec<User>> {
        let wanted = text.to_lowercase();
        let holds = |name: &str| name.to_lowercase().contains(&wanted);
        let mut found = Vec::new();
        let mut page = ListPage::first(MAX_PAGE);
        while found.len() < most {
            let users = self.list_users(page).await?;
            let Some(last) = users.last() else { break };
            page = ListPage::after(last.cursor(), MAX_PAGE);
            found.extend(users.into_iter().filter(|user| {
                user.id == wanted || holds(&user.name) || user.login.as_deref().is_some_and(holds)
            }));
        }
        found.truncate(most);
        Ok(found)
    }

    /// What an operator wants to know of somebody.
    pub async fn conduct(&self, user_id: &str) -> Result<Conduct> {
        let user_id = user_id.to_owned();
        let found = self.read(move |connection| {
            select_first(
                connection,
                "SELECT (SELECT count(DISTINCT match_id) FROM results WHERE user_id = $1),
                        (SELECT count(*) FROM reports WHERE subject = $1),
                        (SELECT count(*) FROM reports WHERE subject = $1 AND resolved IS NULL),
                        (SELECT reason FROM bans WHERE user_id = $1)",
                &[(&user_id).into()],
            )
        });
        found.await?.ok_or(crate::StoreError::NotFound)
    }
}
