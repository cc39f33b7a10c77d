//! Everybody's own tables: which there are, whose turn it is there, and until
//! when.
//!
//! Tables in memory are known as they are. Of others the store knows how they
//! stood when they left it; and of those that another node has in memory, how they
//! stood a few seconds ago, if one of their players is not there. That node says so
//! when it has noted it.

use crate::table_registry::TableRegistry;
use engine::{Seat, SeatSet};
use protocol::{Clock, MyTable, Proposal, SeatHolder, SeatState, Stage, TableId, UserId};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{OwnMatch, Status, StoreError, Timestamp};
use table::TableStanding;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

/// The most tables in a list.
const MOST: u32 = 60;
/// For how long a table is listed at which somebody wants to play again.
const FRESH: Duration = Duration::from_secs(24 * 3600);
/// The least time between two lists for one listener.
const PAUSE: Duration = Duration::from_millis(400);
/// After how long a listener gets the list anew: another node may know more.
const REFRESH: Duration = Duration::from_secs(20);

/// How the tables in memory stand, and who listens to their own.
#[derive(Debug, Default)]
pub(crate) struct Homes {
    inner: Mutex<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    standings: HashMap<TableId, (TableStanding, Timestamp)>,
    listeners: HashMap<UserId, watch::Sender<()>>,
}

/// How a table stands, as the store keeps it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Noted {
    /// The seat that decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    turn: Option<Seat>,
    /// When its time runs out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    due: Option<i64>,
    #[serde(default)]
    clock: Clock,
    /// What somebody asks the others for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    proposal: Option<Proposal>,
    /// The seats that want to play again.
    #[serde(default)]
    wanting: SeatSet,
    /// The seats whose time stands still for a vacation: `due` is another without it.
    #[serde(default)]
    on_vacation: SeatSet,
}

impl Noted {
    pub(crate) fn of(standing: &TableStanding, now: Timestamp) -> Self {
        Self {
            turn: standing.turn,
            due: standing.ms.map(|ms| due(ms, now)),
            clock: standing.clock,
            proposal: standing.proposal,
            wanting: standing.wanting,
            on_vacation: standing.on_vacation,
        }
    }

    /// Whether nobody misses anything for whom the store says this and not `other`.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        let seen = |it: &Self| (it.turn, it.proposal, it.wanting, it.on_vacation);
        seen(self) == seen(other)
    }

    pub(crate) fn to_json(self) -> String {
        // Plain data with text keys has no way to fail.
        serde_json::to_string(&self).unwrap_or_default()
    }

    /// A bit for each seat that wants to play again.
    pub(crate) fn wishes(&self) -> u32 {
        let bits = self.wanting.iter().map(|seat| 1 << seat.number());
        bits.fold(0, |all, bit: u32| all | bit)
    }
}

fn due(ms: u64, now: Timestamp) -> i64 {
    now.0.saturating_add(i64::try_from(ms).unwrap_or(i64::MAX))
}

impl Homes {
    /// A table in memory stands like this. Whether that is news to those who are
    /// elsewhere.
    pub(crate) fn set(&self, table: &TableId, standing: TableStanding, now: Timestamp) -> bool {
        let before = self.lock().standings.insert(table.clone(), (standing, now));
        before.is_none_or(|(before, _)| standing.is_news_after(&before))
    }

    /// A table has left the memory.
    pub(crate) fn remove(&self, table: &TableId) {
        self.lock().standings.remove(table);
    }

    /// The seats that want to play again at a table in memory.
    fn wanting(&self, table: &TableId) -> SeatSet {
        let inner = self.lock();
        let live = inner.standings.get(table);
        live.map_or(SeatSet::EMPTY, |(standing, _)| standing.wanting)
    }

    /// Whether anybody listens.
    pub(crate) fn is_listened(&self) -> bool {
        !self.lock().listeners.is_empty()
    }

    /// Whether somebody listens to their own tables.
    pub(crate) fn listens(&self, user: &UserId) -> bool {
        self.lock().listeners.contains_key(user)
    }

    /// Something changed at a table of these users.
    pub(crate) fn touch<'a>(&self, users: impl Iterator<Item = &'a UserId>) {
        let inner = self.lock();
        for listener in users.filter_map(|user| inner.listeners.get(user)) {
            listener.send_replace(());
        }
    }

    /// Listens to the tables of a user.
    pub(crate) fn listen(self: &Arc<Self>, user: &UserId) -> HomeListener {
        let mut inner = self.lock();
        let listener = inner.listeners.entry(user.clone()).or_default();
        HomeListener {
            homes: Arc::clone(self),
            user: user.clone(),
            changes: listener.subscribe(),
            due: Due::Later,
            last: Instant::now(),
        }
    }

    /// A match of a user as they want to see it; nothing if there is nothing to do
    /// about it any more.
    fn describe(&self, user: &UserId, own: OwnMatch, now: Timestamp) -> Option<MyTable> {
        let table: TableId = own.id.parse().ok()?;
        let seats: Vec<SeatState> = serde_json::from_str(&own.seats).ok()?;
        let mine = seats_of(user, &seats);
        let live = self.lock().standings.get(&table).copied();
        let noted = || {
            let text = own.standing.as_deref();
            let noted = text.and_then(|text| serde_json::from_str::<Noted>(text).ok());
            noted.unwrap_or_default()
        };
        let (noted, here, stage) = match live {
            Some((standing, then)) => (Noted::of(&standing, then), standing.here, standing.stage),
            None => {
                let stage = match own.status {
                    Status::Open => Stage::Waiting,
                    Status::Running => Stage::Playing,
                    Status::Finished => Stage::Over,
                    Status::Abandoned => Stage::Closed,
                };
                (noted(), SeatSet::EMPTY, stage)
            }
        };
        let is_past = match stage {
            Stage::Waiting | Stage::Playing => false,
            Stage::Over => noted.wanting.is_empty(),
            Stage::Closed => true,
        };
        if is_past || mine.is_empty() {
            return None;
        }
        let left = |due: i64| u64::try_from(due.saturating_sub(now.0)).unwrap_or(0);
        Some(MyTable {
            table,
            game: own.game,
            stage,
            seats,
            mine,
            clock: noted.clock,
            turn: noted.turn.filter(|_| stage == Stage::Playing),
            ms: noted.due.map(left).filter(|_| stage == Stage::Playing),
            here,
            proposal: noted.proposal.filter(|_| stage == Stage::Playing),
            wanting: noted.wanting,
            updated: own.updated.0,
        })
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The tables of a user, those that wait for them first: one query, and what is
/// known of the tables in memory.
pub(crate) async fn tables_of(
    tables: &TableRegistry,
    user: &UserId,
) -> Result<Vec<MyTable>, StoreError> {
    let now = tables.store.now();
    let fresh = now.before(FRESH);
    let own = tables.store.own_matches(user.as_str(), fresh, MOST).await?;
    let own = own.into_iter();
    let mut list: Vec<MyTable> = own
        .filter_map(|own| tables.homes.describe(user, own, now))
        .collect();
    list.sort_by_key(MyTable::urgency);
    Ok(list)
}

/// A match of a user that is over, as its end is told to them.
pub(crate) async fn ended(
    tables: &TableRegistry,
    user: &UserId,
    id: &str,
) -> Result<Option<MyTable>, StoreError> {
    let stored = tables.store.load_match(id, 0).await?;
    let header = stored.map(|stored| stored.header);
    Ok(header
        .filter(|header| header.status == Status::Finished)
        .and_then(|header| {
            let seats: Vec<SeatState> = serde_json::from_str(&header.seats).ok()?;
            let table: TableId = header.id.parse().ok()?;
            Some(MyTable {
                // The store may not know yet what somebody has just wished for.
                wanting: tables.homes.wanting(&table),
                table,
                game: header.game,
                stage: Stage::Over,
                mine: seats_of(user, &seats),
                seats,
                clock: Clock::default(),
                turn: None,
                ms: None,
                here: SeatSet::EMPTY,
                proposal: None,
                updated: header.updated.0,
            })
        }))
}

/// The seats that a user has.
fn seats_of(user: &UserId, seats: &[SeatState]) -> SeatSet {
    let holds = |state: &SeatState| matches!(&state.holder, SeatHolder::Person { user: holder, .. } if holder == user);
    let numbered = (0..).map(Seat::new).zip(seats);
    let mine = numbered.filter(|(_, state)| holds(state));
    mine.map(|(seat, _)| seat).collect()
}

/// Whether a listener has heard of a change and waits for a little more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Due {
    Later,
    Now,
}

/// Somebody who listens to their own tables.
#[derive(Debug)]
pub(crate) struct HomeListener {
    homes: Arc<Homes>,
    user: UserId,
    changes: watch::Receiver<()>,
    due: Due,
    last: Instant,
}

impl HomeListener {
    /// Waits until the list should be told anew. May be dropped at any point and
    /// called again: nothing is forgotten.
    async fn changed(&mut self) {
        if self.due == Due::Later {
            let refresh = sleep_until(self.last + REFRESH);
            tokio::select! {
                // Never closed: the other end is kept as long as this one.
                _ = self.changes.changed() => {}
                () = refresh => {}
            }
            self.due = Due::Now;
        }
        sleep_until(self.last + PAUSE).await;
        self.due = Due::Later;
        self.last = Instant::now();
    }
}

impl Drop for HomeListener {
    fn drop(&mut self) {
        let mut inner = self.homes.lock();
        let is_last = |sender: &watch::Sender<()>| sender.receiver_count() <= 1;
        if inner.listeners.get(&self.user).is_some_and(is_last) {
            inner.listeners.remove(&self.user);
        }
    }
}

/// Waits until the list of a connection should be told anew, if it listens.
pub(crate) async fn next_home(home: &mut Option<HomeListener>) {
    match home {
        Some(home) => home.changed().await,
        None => std::future::pending().await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(stage: Stage, turn: u8) -> TableStanding {
        TableStanding {
            stage,
            turn: Some(Seat::new(turn)),
            ms: Some(5_000),
            clock: Clock::Correspondence { days: 1 },
            here: SeatSet::EMPTY,
            taken: SeatSet::EMPTY,
            proposal: None,
            wanting: SeatSet::EMPTY,
            on_vacation: SeatSet::EMPTY,
        }
    }

    fn own(status: Status, standing: Option<&str>) -> OwnMatch {
        let seats = r#"[{"holder":{"person":{"user":"ada","name":"Ada"}}},
                        {"holder":{"person":{"user":"bo","name":"Bo"}}}]"#;
        OwnMatch {
            id: "t1".to_owned(),
            game: "rockets".to_owned(),
            seats: seats.to_owned(),
            status,
            updated: Timestamp(7),
            standing: standing.map(str::to_owned),
        }
    }

    #[test]
    fn a_table_in_memory_is_known_better_than_the_store_says() {
        let homes = Homes::default();
        let (ada, table) = ("ada".parse().unwrap(), "t1".parse().unwrap());
        let noted = r#"{"turn":1,"due":9000,"clock":{"correspondence":{"days":2}}}"#;
        let describe = |homes: &Homes, status, noted| {
            homes.describe(&ada, own(status, noted), Timestamp(2_000))
        };
        let found = describe(&homes, Status::Running, Some(noted)).unwrap();
        assert_eq!((found.turn, found.ms), (Some(Seat::new(1)), Some(7_000)));
        assert!(!found.is_my_turn());
        assert!(homes.set(&table, standing(Stage::Playing, 0), Timestamp(1_000)));
        let found = describe(&homes, Status::Running, Some(noted)).unwrap();
        assert!(found.is_my_turn());
        assert_eq!(found.ms, Some(4_000), "five seconds, one of them ago");
        // That the time stands still is noted: until then another one was due.
        let with = |on_vacation: SeatSet| {
            let standing = TableStanding {
                on_vacation,
                ..standing(Stage::Playing, 0)
            };
            Noted::of(&standing, Timestamp(0))
        };
        let away = SeatSet::from_iter([Seat::new(0)]);
        assert!(with(away).is_like(&with(away)));
        assert!(!with(away).is_like(&with(SeatSet::EMPTY)));
        // The same again is no news.
        assert!(!homes.set(&table, standing(Stage::Playing, 0), Timestamp(1_500)));
        assert!(homes.set(&table, standing(Stage::Over, 0), Timestamp(1_500)));
        assert_eq!(describe(&homes, Status::Running, Some(noted)), None);
        homes.remove(&table);
        let wished = r#"{"wanting":[1]}"#;
        let found = describe(&homes, Status::Finished, Some(wished)).unwrap();
        assert!(found.is_asked_again());
        assert_eq!(describe(&homes, Status::Finished, None), None);
        let other = homes.describe(
            &"eve".parse().unwrap(),
            own(Status::Open, None),
            Timestamp(0),
        );
        assert_eq!(other, None, "she has left her seat");
    }

    #[tokio::test(start_paused = true)]
    async fn listeners_hear_of_changes_not_too_often_and_are_forgotten() {
        let homes = Arc::new(Homes::default());
        let ada: UserId = "ada".parse().unwrap();
        let mut listener = homes.listen(&ada);
        let begun = Instant::now();
        homes.touch([&ada].into_iter());
        homes.touch([&ada].into_iter());
        // Dropped in the middle of its pause, it forgets nothing.
        let pause = tokio::time::timeout(PAUSE / 2, listener.changed()).await;
        assert!(pause.is_err());
        listener.changed().await;
        assert!(begun.elapsed() >= PAUSE && begun.elapsed() < REFRESH);
        listener.changed().await;
        assert!(begun.elapsed() >= REFRESH, "nothing has changed since");
        assert!(homes.is_listened() && homes.listens(&ada));
        drop(listener);
        assert!(!homes.is_listened() && !homes.listens(&ada));
    }
}
