//! Mail about turns and other news of tables: who stays away long enough is told once of
//! each, all tables in one mail.

use super::letter::Letter;
use super::{Mail, SendError};
use crate::home;
use crate::push::news_text;
use crate::table_registry::TableRegistry;
use engine::Seat;
use protocol::{MyTable, SeatHolder, Stage, UserId};
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::{ClaimedTurns, MatchNews, StoreError};
use text::Language;
use text::mail as say;

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

    /// Mails somebody the tables of which there still is something to tell.
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
        let mut own = home::tables_of(tables, user).await?;
        for it in &claimed.matches {
            let is_listed = own.iter().any(|table| table.table.as_str() == it.id);
            if !is_listed && it.news >= MatchNews::Over {
                own.extend(home::ended(tables, user, &it.id).await?);
            }
        }
        let news = own.into_iter().filter_map(|table| {
            let mut matches = claimed.matches.iter();
            let claimed = matches.find(|it| table.table.as_str() == it.id)?;
            Some((news_now(&table, claimed.news)?, table))
        });
        let waiting: Vec<(MatchNews, MyTable)> = news.collect();
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
        claimed.matches.retain(|it| {
            waiting
                .iter()
                .any(|(_, table)| table.table.as_str() == it.id)
        });
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
            tracing::warn!(%error, left_out, retried, "failed to mail somebody what is new at their tables");
        }
    }

    fn turns_letter(
        &self,
        user: &UserId,
        claimed: &ClaimedTurns,
        waiting: &[(MatchNews, MyTable)],
    ) -> Letter {
        let reader = Language::of_locale(&claimed.to.language);
        let url = &self.settings.public_url;
        let stop = &claimed.to.stop;
        let mut paragraphs: Vec<String> = waiting
            .iter()
            .map(|(news, table)| {
                // That of somebody else is nothing to hurry for.
                let left = table.ms.filter(|_| *news == MatchNews::Turn);
                let lines = [
                    Some(told(*news, table, user, reader)),
                    left.map(|ms| time_left(ms, reader)),
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
                [(news, table)] => told(*news, table, user, reader),
                tables if tables.iter().all(|(news, _)| *news == MatchNews::Turn) => {
                    say::turns_subject(reader, tables.len())
                }
                tables => say::news_subject(reader, tables.len()),
            },
            paragraphs,
            unsubscribe: Some(format!("{url}/api/mail/unsubscribe/{stop}")),
        }
    }
}

/// What there is to tell somebody of a table by now to whom this was to be told.
fn news_now(table: &MyTable, news: MatchNews) -> Option<MatchNews> {
    match table.stage {
        Stage::Waiting => Some(MatchNews::Joined).filter(|joined| news == *joined),
        Stage::Playing if table.is_my_turn() => {
            Some(MatchNews::Turn).filter(|_| !table.is_on_vacation())
        }
        Stage::Playing if table.is_asked() => Some(MatchNews::Asked),
        Stage::Playing => Some(MatchNews::Begun).filter(|begun| news <= *begun),
        Stage::Over if table.is_asked_again() => Some(MatchNews::Again),
        // A wish that was withdrawn is nothing to tell.
        Stage::Over => Some(MatchNews::Over).filter(|over| news == *over),
        Stage::Closed => None,
    }
}

/// What is new at somebody's table, in words.
fn told(news: MatchNews, table: &MyTable, user: &UserId, reader: Language) -> String {
    let seats = (0..).map(Seat::new).zip(&table.seats);
    let concerned = seats.filter(|(seat, _)| match news {
        MatchNews::Asked => table.proposal.is_some_and(|asked| asked.by == *seat),
        MatchNews::Again => table.wanting.contains(*seat),
        _ => true,
    });
    let others = concerned.filter_map(|(_, seat)| match &seat.holder {
        SeatHolder::Person {
            user: other, name, ..
        } if other != user && !name.is_empty() => Some(name.clone()),
        _ => None,
    });
    news_text(news, &table.game, &others.collect::<Vec<_>>(), reader)
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
