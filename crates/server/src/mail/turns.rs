//! Mail about turns: who stays away long enough is told once of each table, all
//! tables that wait in one mail.

use super::letter::Letter;
use super::{Mail, SendError};
use crate::games;
use crate::home;
use crate::table_registry::TableRegistry;
use protocol::{MyTable, SeatHolder, UserId};
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::{ClaimedTurns, StoreError};
use text::Language;
use text::mail as say;
use text::notices;

/// After how long it is tried again to mail what the SMTP server did not take, or
/// whose reader had a page open.
const RETRY: Duration = Duration::from_secs(10 * 60);
const HOUR_MS: u64 = 60 * 60 * 1_000;
/// Up to so many hours are told as hours.
const MOST_HOURS: u64 = 48;

/// Whether others are mailed as well.
enum Round {
    Continue,
    /// The SMTP server takes nothing for now.
    Stop,
}

impl Mail {
    /// Looks now and then whom to mail, until the server stops.
    pub(crate) async fn run(self: Arc<Self>, tables: Weak<TableRegistry>) {
        loop {
            tokio::time::sleep(self.settings.pace).await;
            let Some(tables) = tables.upgrade() else {
                return;
            };
            match self.send_due(&tables).await {
                Ok(()) => {}
                Err(StoreError::Closed) => return,
                Err(error) => {
                    if let Some(left_out) = self.warnings.admit("turn mails") {
                        tracing::warn!(%error, left_out, "failed to look up whom to mail; retrying");
                    }
                }
            }
        }
    }

    async fn send_due(&self, tables: &TableRegistry) -> Result<(), StoreError> {
        for user in self.store.due_turn_mails(self.store.now()).await? {
            let Ok(user) = user.parse::<UserId>() else {
                continue;
            };
            let now = self.store.now();
            let Some(claimed) = self.store.claim_turn_mails(user.as_str(), now).await? else {
                continue;
            };
            if let Round::Stop = self.send_turns(tables, &user, claimed).await? {
                break;
            }
        }
        Ok(())
    }

    /// Mails somebody the tables at which it is still their turn.
    async fn send_turns(
        &self,
        tables: &TableRegistry,
        user: &UserId,
        mut claimed: ClaimedTurns,
    ) -> Result<Round, StoreError> {
        // Who has a page open sees there whose turn it is.
        if tables.homes.listens(user) {
            self.requeue(claimed).await?;
            return Ok(Round::Continue);
        }
        let mut waiting = home::tables_of(tables, user).await?;
        let is_claimed =
            |table: &MyTable| claimed.matches.iter().any(|id| table.table.as_str() == id);
        waiting.retain(|table| table.is_my_turn() && !table.is_on_vacation() && is_claimed(table));
        if waiting.is_empty() {
            self.store.drop_turn_mails(claimed).await?;
            return Ok(Round::Continue);
        }
        let sent = self.send(self.turns_letter(user, &claimed, &waiting)).await;
        let Err(error) = sent else {
            return Ok(Round::Continue);
        };
        self.warn(&error);
        if error.is_final() {
            return Ok(Round::Continue);
        }
        claimed
            .matches
            .retain(|id| waiting.iter().any(|table| table.table.as_str() == id));
        self.requeue(claimed).await?;
        Ok(Round::Stop)
    }

    async fn requeue(&self, claimed: ClaimedTurns) -> Result<(), StoreError> {
        let due = self.store.now().after(RETRY);
        self.store.requeue_turn_mails(claimed, due).await
    }

    fn warn(&self, error: &SendError) {
        if let Some(left_out) = self.warnings.admit("turn mail") {
            let retried = !error.is_final();
            tracing::warn!(%error, left_out, retried, "failed to mail somebody that it is their turn");
        }
    }

    fn turns_letter(&self, user: &UserId, claimed: &ClaimedTurns, waiting: &[MyTable]) -> Letter {
        let reader = Language::of_locale(&claimed.to.language);
        let url = &self.settings.public_url;
        let stop = &claimed.to.stop;
        let mut paragraphs: Vec<String> = waiting
            .iter()
            .map(|table| {
                let lines = [
                    Some(whose_turn(table, user, reader)),
                    table.ms.map(|ms| time_left(ms, reader)),
                    Some(format!("{url}/t/{}", table.table)),
                ];
                lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
            })
            .collect();
        paragraphs.push(say::stop_link(reader, self.link("stop", stop)));
        paragraphs.push(say::choose_link(reader, format!("{url}/me")));
        Letter {
            to: claimed.to.address.clone(),
            subject: match waiting {
                [table] => whose_turn(table, user, reader),
                tables => say::turns_subject(reader, tables.len()),
            },
            paragraphs,
            unsubscribe: Some(format!("{url}/api/mail/unsubscribe/{stop}")),
        }
    }
}

/// At which table it is somebody's turn, in words.
fn whose_turn(table: &MyTable, user: &UserId, reader: Language) -> String {
    let game = games::title(&table.game, reader);
    let others = table.seats.iter().filter_map(|seat| match &seat.holder {
        SeatHolder::Person {
            user: other, name, ..
        } if other != user && !name.is_empty() => Some(name.clone()),
        _ => None,
    });
    let others: Vec<String> = others.collect();
    match others.as_slice() {
        [] => notices::your_turn(reader, game),
        others => notices::your_turn_against(reader, game, others.join(", ")),
    }
}

fn time_left(ms: u64, reader: Language) -> String {
    let hours = ms / HOUR_MS;
    match hours {
        0..=MOST_HOURS => say::hours_left(reader, hours),
        hours => say::days_left(reader, hours / 24),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_told_in_hours_and_then_in_days() {
        let english = |hours: u64| time_left(hours * HOUR_MS + 1, Language::English);
        assert_eq!(english(0), "Less than an hour left");
        assert_eq!(english(1), "1 hour left");
        assert_eq!(english(48), "48 hours left");
        assert_eq!(english(71), "2 days left");
        assert_eq!(
            time_left(80 * HOUR_MS, Language::of_locale("fr")),
            "Il reste 3 jours"
        );
    }
}
