//! What a node does all the time, in tasks of its own.

use super::{Listed, News, Nodes, Notes, Pending, Said, lock};
use crate::app_state::AppState;
use crate::table_actor::Event;
use crate::table_registry::TableRegistry;
use bus::Hint;
use protocol::{ServerMessage, TableId, UserId};
use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::{Claimed, Deadline, Grown, MOST_LISTINGS, MatchHeader, StoreError, Timestamp};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Notify, mpsc};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};

/// How often a node says that it lives.
const RENEWAL: Duration = Duration::from_millis(500);
/// How often it looks for tables that nobody drives.
const SWEEP: Duration = Duration::from_millis(300);
/// How often it looks for tables of which nobody knows who drives them.
const SEARCH: Duration = Duration::from_secs(30);
/// How many tables are taken over at once, at most.
const CLAIMS: u32 = 200;
/// How often it looks at all its tables by itself while hints come and no node goes.
const POLL: Duration = Duration::from_secs(3);
/// The same while they don't.
const POLL_WITHOUT_BUS: Duration = Duration::from_millis(700);
/// How many tables are looked at with one question.
const PAGE: usize = 2000;
/// How long questions gather before they are asked.
const GATHER: Duration = Duration::from_millis(5);
/// The same for headers.
const GATHER_HEADERS: Duration = Duration::from_millis(500);
/// The same for what nobody waits for: who is connected where, and lists.
const GATHER_NOTES: Duration = Duration::from_millis(100);
/// How long to wait before telling the database again what it did not take.
const RETRY: Duration = Duration::from_millis(500);
/// How often lists of public tables are brought up to date.
const LISTS: Duration = Duration::from_millis(500);
/// How often nodes tell each other what they allowed of what is limited, and of
/// how many at once.
const LIMITS: Duration = Duration::from_millis(250);
const LIMITS_AT_ONCE: usize = 25;
/// By how much a change in a list may be noted late.
const LATE: Duration = Duration::from_secs(5);

/// Starts everything that a node does all the time. It ends with the store.
pub(crate) fn start(
    nodes: &Arc<Nodes>,
    tables: &Arc<TableRegistry>,
    app: &Arc<AppState>,
    hints: mpsc::Receiver<Hint>,
) {
    app.share_limits();
    let to = || (Arc::clone(nodes), Arc::downgrade(tables));
    tokio::spawn(renew(to()));
    tokio::spawn(tell_deadlines(Arc::clone(nodes)));
    tokio::spawn(read_headers(to()));
    tokio::spawn(sweep(to()));
    tokio::spawn(poll(to()));
    tokio::spawn(fetch(to()));
    tokio::spawn(flush(Arc::clone(nodes)));
    tokio::spawn(note(to()));
    tokio::spawn(list(to()));
    tokio::spawn(tell_limits(Arc::clone(nodes), Arc::downgrade(app)));
    tokio::spawn(hear(to(), Arc::downgrade(app), hints));
}

type Work = (Arc<Nodes>, Weak<TableRegistry>);

async fn renew((nodes, tables): Work) {
    let mut ticks = interval(RENEWAL);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        if nodes.has_left() {
            return;
        }
        match nodes.renew().await {
            Ok(false) => {}
            Ok(true) => {
                let Some(tables) = tables.upgrade() else {
                    return;
                };
                tracing::warn!("this node's lease had run out; claiming its tables again");
                nodes.search.store(true, Ordering::Relaxed);
                nodes.sweep.notify_one();
                for (_, actor) in tables.actors() {
                    // One that is too busy finds out when it looks by itself.
                    let _ = actor.try_send(Event::Reclaim);
                }
            }
            Err(StoreError::Closed) => return,
            Err(error) => tracing::warn!(%error, "failed to renew this node's lease; retrying"),
        }
    }
}

/// Tells the database when something is due at the tables that this node drives, for all at
/// once; again after a while if it fails. No renewal waits for it.
async fn tell_deadlines(nodes: Arc<Nodes>) {
    loop {
        sleep(RENEWAL).await;
        if nodes.has_left() {
            return;
        }
        let deadlines = std::mem::take(&mut *lock(&nodes.deadlines));
        if deadlines.is_empty() {
            continue;
        }
        match nodes.store.set_deadlines(&nodes.id, rows(&deadlines)).await {
            Ok(()) => {}
            Err(StoreError::Closed) => return,
            Err(_) => put_back(deadlines, &mut lock(&nodes.deadlines)),
        }
    }
}

fn rows(deadlines: &HashMap<TableId, Option<Timestamp>>) -> Vec<Deadline> {
    let mut rows: Vec<Deadline> = deadlines
        .iter()
        .map(|(id, at)| Deadline {
            id: id.to_string(),
            at: *at,
        })
        .collect();
    // In the order in which claims take rows: crosswise, each would wait for the other.
    rows.sort_by(|one, other| one.id.cmp(&other.id));
    rows
}

/// Reads the headers that tables want to compare, all at once.
async fn read_headers((nodes, tables): Work) {
    loop {
        sleep(GATHER_HEADERS).await;
        let Some(tables) = tables.upgrade() else {
            return;
        };
        let wanted = nodes.take_due_headers();
        if wanted.is_empty() {
            continue;
        }
        let ids = wanted.iter().map(TableId::to_string).collect();
        match nodes.store.headers(ids).await {
            Ok(headers) => {
                let headers = headers.into_iter();
                let mut headers: HashMap<String, MatchHeader> =
                    headers.map(|header| (header.id.clone(), header)).collect();
                for id in wanted {
                    let header = headers.remove(id.as_str()).map(Box::new);
                    if let Some(actor) = tables.reach(&id)
                        && let Err(TrySendError::Full(_)) = actor.try_send(Event::Header(header))
                    {
                        nodes.check_header(&id, Instant::now());
                    }
                }
            }
            Err(StoreError::Closed) => return,
            Err(error) => {
                tracing::debug!(%error, "failed to read headers of matches");
                for id in wanted {
                    nodes.check_header(&id, Instant::now() + RETRY);
                }
            }
        }
    }
}

/// Takes over what nobody drives.
async fn sweep((nodes, tables): Work) {
    let mut searched: Option<Instant> = None;
    loop {
        let Some(tables) = tables.upgrade() else {
            return;
        };
        let must_search = nodes.search.swap(false, Ordering::Relaxed)
            || searched.is_none_or(|at| at.elapsed() > SEARCH);
        if nodes.has_left() {
            return;
        }
        let mut stood = nodes.stood.lock().await;
        // No more than can be driven: others would leave the rest alone.
        let most = tables.room().min(CLAIMS);
        let may_claim = most > 0 && nodes.may_claim();
        let mut claimed = match may_claim {
            true => nodes.store.claim_due(&nodes.id, &nodes.rules, most).await,
            false => Ok(Vec::new()),
        };
        if must_search && may_claim && claimed.as_ref().is_ok_and(Vec::is_empty) {
            searched = Some(Instant::now());
            claimed = nodes
                .store
                .claim_unknown(&nodes.id, &nodes.rules, most)
                .await;
            if claimed.as_ref().is_ok_and(|claimed| !claimed.is_empty()) {
                nodes.search.store(true, Ordering::Relaxed);
            }
        } else if must_search {
            nodes.search.store(true, Ordering::Relaxed);
        }
        let found = claimed.iter().flatten();
        stood.extend(found.filter_map(|claimed| Some((claimed.id.clone(), claimed.stood?))));
        drop(stood);
        match claimed {
            Ok(claimed) => {
                let is_more = may_claim && claimed.len() == most as usize;
                take_over(&nodes, &tables, claimed).await;
                if is_more {
                    continue;
                }
            }
            Err(StoreError::Closed) => return,
            Err(error) => tracing::debug!(%error, "failed to look for tables that nobody drives"),
        }
        drop(tables);
        let _ = timeout(SWEEP, nodes.sweep.notified()).await;
    }
}

async fn take_over(nodes: &Nodes, tables: &Arc<TableRegistry>, claimed: Vec<Claimed>) {
    if claimed.is_empty() {
        return;
    }
    tracing::info!("drives {} more tables", claimed.len());
    let mut driven = Vec::new();
    for Claimed { id, stood } in claimed {
        let Ok(id) = id.parse::<TableId>() else {
            continue;
        };
        if stood.is_some() {
            // A node went, and may have taken with it what it had to tell.
            nodes.poll.notify_one();
        }
        nodes.metrics.takeovers.inc();
        // Unless the table came first and knows it.
        let stood = nodes.stood.lock().await.remove(id.as_str());
        tables.send(&id, Event::Drive { stood }).await;
        driven.push(id);
    }
    // Bots play only where somebody is. Asked again by the poll if it fails.
    let _ = elsewhere(nodes, tables, driven).await;
}

/// Looks at all tables in memory now and then, since hints may get lost, and at once when a
/// node goes, which may have told not everything and drives no table any more.
async fn poll((nodes, tables): Work) {
    let mut looks = Looks {
        last: Instant::now(),
        connects: nodes.bus.connects(),
    };
    loop {
        let asked = timeout(POLL_WITHOUT_BUS, nodes.poll.notified()).await;
        let (is_up, connects) = (nodes.bus.is_up(), nodes.bus.connects());
        if !looks.is_due(asked.is_ok(), is_up, connects) {
            continue;
        }
        let Some(tables) = tables.upgrade() else {
            return;
        };
        let actors = tables.actors();
        for page in actors.chunks(PAGE) {
            match look_at(&nodes, &tables, page).await {
                Ok(()) => {}
                Err(StoreError::Closed) => return,
                Err(error) => tracing::debug!(%error, "failed to look at the tables in memory"),
            }
        }
    }
}

/// When a node looked at its tables.
struct Looks {
    last: Instant,
    /// How often the bus had come up by the time of the last question.
    connects: u64,
}

impl Looks {
    /// Whether to look now. A bus that has come up may have been away for so short a time
    /// that nobody saw it down, and what was said meanwhile is lost all the same.
    fn is_due(&mut self, was_asked: bool, is_up: bool, connects: u64) -> bool {
        let came_up = std::mem::replace(&mut self.connects, connects) != connects;
        let is_due = was_asked || came_up || !is_up || self.last.elapsed() >= POLL;
        if is_due {
            self.last = Instant::now();
        }
        is_due
    }
}

async fn look_at(
    nodes: &Nodes,
    tables: &Arc<TableRegistry>,
    page: &[(TableId, mpsc::Sender<Event>)],
) -> Result<(), StoreError> {
    let ids: Vec<String> = page.iter().map(|(id, _)| id.to_string()).collect();
    let actors: HashMap<&str, _> = page.iter().map(|(id, to)| (id.as_str(), to)).collect();
    for held in nodes.store.held(ids).await? {
        if let Some(actor) = actors.get(held.id.as_str()) {
            let (next, driver) = (held.next, held.driver);
            let _ = actor.try_send(Event::Look { next, driver });
        }
    }
    elsewhere(
        nodes,
        tables,
        page.iter().map(|(id, _)| id.clone()).collect(),
    )
    .await
}

/// Tells tables who is connected for them elsewhere.
async fn elsewhere(
    nodes: &Nodes,
    tables: &Arc<TableRegistry>,
    ids: Vec<TableId>,
) -> Result<(), StoreError> {
    let mut there: HashMap<String, Vec<UserId>> = HashMap::new();
    let asked: Vec<String> = ids.iter().map(TableId::to_string).collect();
    for (id, users) in nodes.store.attendance_elsewhere(&nodes.id, asked).await? {
        let users = users.split(' ').filter_map(|user| user.parse().ok());
        there.entry(id).or_default().extend(users);
    }
    for id in ids {
        let mut users = there.remove(id.as_str()).unwrap_or_default();
        users.sort();
        users.dedup();
        if let Some(actor) = tables.reach(&id) {
            let _ = actor.try_send(Event::Elsewhere { users });
        }
    }
    Ok(())
}

/// Reads what logs grew by, for all tables that want it at once.
async fn fetch((nodes, tables): Work) {
    loop {
        nodes.fetch.notified().await;
        sleep(GATHER).await;
        let wanted = std::mem::take(&mut *lock(&nodes.wanted));
        let Some(tables) = tables.upgrade() else {
            return;
        };
        let logs = wanted.into_iter();
        let logs = logs.map(|(id, from)| (id.to_string(), from)).collect();
        match nodes.store.grown(logs).await {
            Ok(grown) => {
                for grown in grown {
                    if let Ok(id) = grown.id.parse::<TableId>()
                        && let Some(actor) = tables.reach(&id)
                    {
                        let _ = actor.try_send(Event::Grown(grown));
                    }
                }
            }
            Err(StoreError::Closed) => return,
            Err(error) => tracing::debug!(%error, "failed to read what other nodes appended"),
        }
    }
}

/// Tells the database which tables this node drives no longer, and asks for those that it
/// wants to, for all tables at once.
async fn flush(nodes: Arc<Nodes>) {
    loop {
        nodes.flush.notified().await;
        sleep(GATHER).await;
        let Pending { claims, resting } = std::mem::take(&mut *nodes.pending());
        // Who rests and is woken in between rests first.
        let mut failed = Ok(());
        if !resting.is_empty() {
            failed = nodes.store.rest(&nodes.id, rows(&resting)).await;
            match failed {
                Ok(()) => nodes.say_of_each(resting.keys(), &News::Rests),
                Err(_) => put_back(resting, &mut nodes.pending().resting),
            }
        }
        if !claims.is_empty() {
            let ids = claims.keys().map(TableId::to_string).collect();
            let mut stood = nodes.stood.lock().await;
            let claimed = nodes.store.claim(&nodes.id, &nodes.rules, ids).await;
            let claimed = claimed.map(|claimed| {
                let claimed = claimed.into_iter().map(|Claimed { id, stood: since }| {
                    let since = since.or_else(|| stood.remove(&id));
                    (id, since)
                });
                claimed.collect::<HashMap<_, _>>()
            });
            drop(stood);
            for (id, replies) in claims {
                let answer = match &claimed {
                    Ok(claimed) => Ok(claimed.get(id.as_str()).copied()),
                    Err(error) => Err(error.clone()),
                };
                for reply in replies {
                    // The table may have stopped waiting.
                    let _ = reply.send(answer.clone());
                }
            }
        }
        if let ControlFlow::Break(()) = retry(&failed, &nodes, |nodes| &nodes.flush) {
            return;
        }
    }
}

/// Tells the database who is connected here and how tables look in lists, for all tables at
/// once.
async fn note((nodes, tables): Work) {
    loop {
        nodes.note.notified().await;
        sleep(GATHER_NOTES).await;
        let Some(tables) = tables.upgrade() else {
            return;
        };
        let Notes {
            attendance,
            listings,
            looks,
        } = std::mem::take(&mut *nodes.notes());
        let mut failed = Ok(());
        if !attendance.is_empty() {
            let rows = attendance
                .iter()
                .map(|(id, users)| (id.to_string(), users.clone()));
            failed = nodes.store.set_attendance(&nodes.id, rows.collect()).await;
            match failed {
                Ok(()) => nodes.say_of_each(attendance.keys(), &News::Attendance),
                Err(_) => put_back(attendance, &mut nodes.notes().attendance),
            }
        }
        if !listings.is_empty() {
            let rows = listings.iter();
            let rows = rows.map(|(id, (made, text))| (id.to_string(), *made, text.clone()));
            let noted = nodes.store.set_listings(rows.collect()).await;
            if noted.is_err() {
                put_back(listings, &mut nodes.notes().listings);
                failed = failed.and(noted);
            }
        }
        if !looks.is_empty() {
            // Asked again by the poll if it fails.
            let _ = elsewhere(&nodes, &tables, looks.into_iter().collect()).await;
        }
        if let ControlFlow::Break(()) = retry(&failed, &nodes, |nodes| &nodes.note) {
            return;
        }
    }
}

/// Wakes a task again after a while if the database did not take what it told.
fn retry(
    told: &Result<(), StoreError>,
    nodes: &Arc<Nodes>,
    again: fn(&Nodes) -> &Notify,
) -> ControlFlow<()> {
    match told {
        Ok(()) => {}
        Err(StoreError::Closed) => return ControlFlow::Break(()),
        Err(_) => {
            let nodes = Arc::clone(nodes);
            tokio::spawn(async move {
                sleep(RETRY).await;
                again(&nodes).notify_one();
            });
        }
    }
    ControlFlow::Continue(())
}

/// Keeps for the next time what could not be told, unless there is newer news.
fn put_back<T>(untold: HashMap<TableId, T>, pending: &mut HashMap<TableId, T>) {
    for (id, news) in untold {
        pending.entry(id).or_insert(news);
    }
}

/// Brings the list of public tables up to date with those of other nodes.
async fn list((nodes, tables): Work) {
    let mut seen: HashMap<String, Timestamp> = HashMap::new();
    let mut since: Option<Timestamp> = None;
    loop {
        let Some(tables) = tables.upgrade() else {
            return;
        };
        if since.is_none() || nodes.has_others.load(Ordering::Relaxed) {
            let from = since.map_or(Timestamp(0), |since| since.before(LATE));
            let mut after = (from, String::new());
            loop {
                let changes = nodes.store.listings_since(after.0, after.1.clone());
                let changes = match changes.await {
                    Ok(changes) => changes,
                    Err(StoreError::Closed) => return,
                    Err(error) => {
                        tracing::debug!(%error, "failed to read the list of public tables");
                        break;
                    }
                };
                let is_last = changes.len() < MOST_LISTINGS;
                since = since.or(Some(Timestamp(1)));
                for change in changes {
                    since = since.max(Some(change.changed));
                    after = (change.changed, change.id.clone());
                    if seen.get(&change.id) != Some(&change.changed) {
                        seen.insert(change.id.clone(), change.changed);
                        show(&tables, &change.id, change.made, change.summary.as_deref());
                    }
                }
                if is_last {
                    seen.retain(|_, changed| *changed > from);
                    break;
                }
            }
        }
        drop(tables);
        sleep(LISTS).await;
    }
}

/// Shows a table of another node; those in memory speak for themselves, but where they
/// were made from.
fn show(tables: &TableRegistry, id: &str, made: Timestamp, summary: Option<&str>) {
    let Ok(id) = id.parse::<TableId>() else {
        return;
    };
    let is_here = tables.reach(&id).is_some();
    match summary.map(serde_json::from_str::<Listed>) {
        Some(Ok(Listed { summary, from })) => {
            if !is_here {
                tables.lobby.list(summary, made);
            }
            // Only the node where it was made saw that.
            if let Some(from) = from.and_then(|from| from.parse().ok()) {
                tables.lobby.note_network(&id, from);
            }
        }
        Some(Err(_)) | None if is_here => {}
        Some(Err(_)) | None => {
            tables.lobby.unlist(&id);
        }
    }
}

/// Tells other nodes what was allowed here: limits hold for all together.
async fn tell_limits(nodes: Arc<Nodes>, app: Weak<AppState>) {
    loop {
        sleep(LIMITS).await;
        let Some(app) = app.upgrade() else {
            return;
        };
        for spent in app.take_untold().chunks(LIMITS_AT_ONCE) {
            nodes.say(None, News::Spent(spent.to_vec()));
        }
    }
}

/// Takes what other nodes say.
async fn hear((nodes, tables): Work, app: Weak<AppState>, mut hints: mpsc::Receiver<Hint>) {
    while let Some(Hint { topic, body }) = hints.recv().await {
        let (Some(tables), Some(app)) = (tables.upgrade(), app.upgrade()) else {
            return;
        };
        // Most are about tables of others, where everybody hears everything.
        let table = topic.and_then(|topic| topic.parse::<TableId>().ok());
        let actor = table.as_ref().and_then(|id| tables.reach(id));
        if Said::is_of(&body, &nodes.id) {
            continue;
        }
        nodes.has_others.store(true, Ordering::Relaxed);
        if table.is_some() && actor.is_none() {
            continue;
        }
        let Some(Said(_, news)) = Said::parse(&body) else {
            continue;
        };
        nodes.metrics.hints_received.inc();
        match (news, table, actor) {
            (News::Appended(first, stored, entries), Some(table), Some(actor)) => {
                let entries = entries.iter().map(|entry| entry.get().as_bytes().to_vec());
                let _ = actor.try_send(Event::Grown(Grown {
                    id: table.to_string(),
                    first,
                    entries: entries.collect(),
                    stored: Timestamp(stored),
                }));
            }
            (News::Grew(next), _, Some(actor)) => {
                let _ = actor.try_send(Event::Hinted { next });
            }
            (News::Rests, _, Some(actor)) => {
                let (next, driver) = (0, None);
                let _ = actor.try_send(Event::Look { next, driver });
            }
            (News::Attendance, Some(table), Some(_)) => nodes.look(&table),
            (News::Passing { to_all, line }, _, Some(actor)) => {
                if let Ok(message) = ServerMessage::parse(&line) {
                    let _ = actor.try_send(Event::Passing { to_all, message });
                }
            }
            (News::Revoked(credential), _, _) => app.identity.hear_revoked(&credential),
            (News::Stands(people), _, _) => tables.homes.touch(people.iter()),
            (News::Forgotten(user), _, _) => tables.forget(&user),
            (News::Spent(spent), _, _) => {
                for (limit, key, times) in spent {
                    app.count_elsewhere(&limit, &key, times);
                }
            }
            // Tables with people here are claimed first, by themselves.
            (News::Released, _, _) => nodes.poll.notify_one(),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn all_tables_are_looked_at_when_hints_may_be_lost() {
        let mut looks = Looks {
            last: Instant::now(),
            connects: 1,
        };
        assert!(!looks.is_due(false, true, 1), "hints come");
        assert!(looks.is_due(true, true, 1), "a node has gone");
        assert!(looks.is_due(false, false, 1), "the bus is down");
        assert!(looks.is_due(false, true, 2), "it is back");
        assert!(!looks.is_due(false, true, 2), "and stays");
        assert!(looks.is_due(false, true, 4), "nobody saw it down");
        tokio::time::advance(POLL).await;
        assert!(
            looks.is_due(false, true, 4),
            "hints may get lost at any time"
        );
        assert!(!looks.is_due(false, true, 4));
    }
}
