//! The list of public tables, live.

use crate::address::Network;
use crate::outbox::Line;
use protocol::{SeatHolder, ServerMessage, Speed, Stage, Summary, TableId, UserId};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::Timestamp;
use tokio::sync::broadcast;
use tokio::time::Instant;

/// How many changes a listener may be behind before it gets the whole list.
const MOST_BEHIND: usize = 256;
/// The most tables in a list.
const MOST_LISTED: usize = 200;
/// The most of them at which the same user is the first to have a seat.
const MOST_OF_USER: u32 = 10;
/// The most of them that were made from the same address.
const MOST_OF_NETWORK: u32 = 40;
/// How many tables are remembered, the newest.
const MOST_KEPT: usize = 10_000;
/// After how long without anybody a table that waits for players is not shown any
/// more: who joins it would wait for nobody.
const DESERTED_AFTER: Duration = Duration::from_secs(30);
/// How often listeners are told what changed.
pub(crate) const PACE: Duration = Duration::from_millis(250);

/// The public tables that wait or play, and who listens to them.
#[derive(Debug)]
pub(crate) struct Lobby {
    inner: Mutex<Inner>,
    changes: broadcast::Sender<Line>,
}

#[derive(Debug, Default)]
struct Inner {
    /// In the order in which they were made.
    tables: BTreeMap<(Timestamp, TableId), Listed>,
    made: HashMap<TableId, Timestamp>,
    /// The tables that wait for players and at which nobody waits, since when.
    deserted: HashMap<TableId, Instant>,
    /// What changed since listeners were told.
    changed: BTreeSet<TableId>,
    /// The tables that some listener has in its list.
    shown: BTreeSet<TableId>,
    /// The whole list as a message, until something changes.
    whole: Option<Line>,
}

#[derive(Debug)]
struct Listed {
    summary: Summary,
    /// Where it was made from, if that is known.
    network: Option<Network>,
    /// Whether nobody has been there for a while, though it waits for players.
    deserted: bool,
}

impl Lobby {
    pub(crate) fn new() -> Self {
        Self {
            inner: Mutex::default(),
            changes: broadcast::Sender::new(MOST_BEHIND),
        }
    }

    /// A public table that was made then is new, or looks different.
    pub(crate) fn list(&self, mut summary: Summary, made: Timestamp) {
        if matches!(summary.stage, Stage::Over | Stage::Closed) {
            self.unlist(&summary.table);
            return;
        }
        summary.made = Some(made.0);
        let mut inner = self.lock();
        let table = summary.table.clone();
        inner.made.insert(table.clone(), made);
        if summary.stage != Stage::Waiting || is_waited_at(&summary) {
            inner.deserted.remove(&table);
            if let Some(listed) = inner.tables.get_mut(&(made, table.clone()))
                && std::mem::take(&mut listed.deserted)
            {
                inner.change(table.clone());
            }
        } else {
            let now = Instant::now();
            inner.deserted.entry(table.clone()).or_insert(now);
        }
        match inner.tables.get_mut(&(made, table.clone())) {
            Some(listed) if listed.summary == summary => return,
            Some(listed) => listed.summary = summary,
            None => {
                let listed = Listed {
                    summary,
                    network: None,
                    deserted: false,
                };
                inner.tables.insert((made, table.clone()), listed);
            }
        }
        inner.change(table);
        if inner.tables.len() > MOST_KEPT
            && let Some(((_, oldest), _)) = inner.tables.pop_first()
        {
            inner.made.remove(&oldest);
            inner.deserted.remove(&oldest);
            inner.change(oldest);
        }
    }

    /// Notes where a table was made from.
    pub(crate) fn note_network(&self, table: &TableId, network: Network) {
        let mut inner = self.lock();
        if let Some(made) = inner.made.get(table).copied()
            && let Some(listed) = inner.tables.get_mut(&(made, table.clone()))
            && listed.network != Some(network)
        {
            listed.network = Some(network);
            inner.whole = None;
        }
    }

    /// Where a table was made from, if that is known.
    pub(crate) fn network(&self, table: &TableId) -> Option<Network> {
        let inner = self.lock();
        let made = *inner.made.get(table)?;
        inner.tables.get(&(made, table.clone()))?.network
    }

    /// A table is listed no longer; whether it was.
    pub(crate) fn unlist(&self, table: &TableId) -> bool {
        let mut inner = self.lock();
        let made = inner.made.remove(table);
        if let Some(made) = made {
            inner.tables.remove(&(made, table.clone()));
            inner.deserted.remove(table);
            inner.change(table.clone());
        }
        made.is_some()
    }

    /// Tells listeners what changed in their list since the last time, each
    /// table once.
    pub(crate) fn tell(&self) {
        let mut inner = self.lock();
        let inner = &mut *inner;
        inner.hide_deserted();
        if inner.changed.is_empty() {
            return;
        }
        let changed = std::mem::take(&mut inner.changed);
        let before = std::mem::take(&mut inner.shown);
        if self.changes.receiver_count() == 0 {
            return;
        }
        // Told while the list is held, so that nobody learns of changes in
        // another order.
        let newest: Vec<&Summary> = newest(&inner.tables).collect();
        for summary in newest.into_iter().rev() {
            let table = summary.table.clone();
            if changed.contains(&table) || !before.contains(&table) {
                let message = ServerMessage::Listed(summary.clone());
                let _ = self.changes.send(message.to_line().into());
            }
            inner.shown.insert(table);
        }
        for table in before.difference(&inner.shown).cloned() {
            let message = ServerMessage::Unlisted { table };
            let _ = self.changes.send(message.to_line().into());
        }
    }

    /// The newest tables as a message, and every change from then on.
    pub(crate) fn listen(&self) -> (Line, broadcast::Receiver<Line>) {
        let mut inner = self.lock();
        let inner = &mut *inner;
        let listener = self.changes.subscribe();
        if let Some(whole) = &inner.whole
            && !inner.shown.is_empty()
        {
            return (whole.clone(), listener);
        }
        let tables: Vec<Summary> = newest(&inner.tables).cloned().collect();
        for summary in &tables {
            // Who listened before has to hear of it as well.
            if inner.shown.insert(summary.table.clone()) {
                inner.changed.insert(summary.table.clone());
            }
        }
        let whole: Line = ServerMessage::Lobby { tables }.to_line().into();
        inner.whole = Some(whole.clone());
        (whole, listener)
    }

    /// The newest tables.
    pub(crate) fn all(&self) -> Vec<Summary> {
        newest(&self.lock().tables).cloned().collect()
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    /// Takes tables out at which nobody has been for a while.
    fn hide_deserted(&mut self) {
        let mut hidden = Vec::new();
        self.deserted.retain(|table, since| {
            let is_over = since.elapsed() >= DESERTED_AFTER;
            if is_over {
                hidden.push(table.clone());
            }
            !is_over
        });
        for table in hidden {
            if let Some(made) = self.made.get(&table).copied()
                && let Some(listed) = self.tables.get_mut(&(made, table.clone()))
            {
                listed.deserted = true;
                self.change(table);
            }
        }
    }

    fn change(&mut self, table: TableId) {
        self.changed.insert(table);
        self.whole = None;
    }
}

/// Whether somebody waits there for others: who is there, or holds a seat in a game over
/// days and is told when somebody joins.
pub(crate) fn is_waited_at(summary: &Summary) -> bool {
    let is_slow = summary.clock.speed() == Speed::Correspondence;
    summary.host_here || !summary.here.is_empty() || (is_slow && first_person(summary).is_some())
}

/// The user who is the first to have a seat.
fn first_person(summary: &Summary) -> Option<&UserId> {
    let mut holders = summary.seats.iter().map(|seat| &seat.holder);
    holders.find_map(|holder| match holder {
        SeatHolder::Person { user, .. } => Some(user),
        SeatHolder::Open {} | SeatHolder::Bot { .. } => None,
    })
}

/// The newest tables, the very newest first, with few of any one user or address
/// among them.
fn newest(tables: &BTreeMap<(Timestamp, TableId), Listed>) -> impl Iterator<Item = &Summary> {
    let mut users: HashMap<Option<&UserId>, u32> = HashMap::new();
    let mut networks: HashMap<Network, u32> = HashMap::new();
    let shown = tables.values().rev().filter(|listed| !listed.deserted);
    let few_of_one = shown.filter(move |listed| {
        let of_user = users.entry(first_person(&listed.summary)).or_default();
        *of_user += 1;
        let of_network = listed.network.map(|network| {
            let count = networks.entry(network).or_default();
            *count += 1;
            *count
        });
        *of_user <= MOST_OF_USER && of_network.is_none_or(|count| count <= MOST_OF_NETWORK)
    });
    few_of_one.take(MOST_LISTED).map(|listed| &listed.summary)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Address;

    fn summary(number: i64, user: &str) -> Summary {
        let summary = serde_json::json!({
            "table": format!("t{number}"), "game": "rockets", "options": {}, "stage": "waiting",
            "seats": [{"holder": {"person": {"user": user, "name": user}}}],
            "clock": protocol::Clock::default(), "spectators": "welcome", "watching": 0,
            "host": user, "here": [0],
        });
        serde_json::from_str(&summary.to_string()).unwrap()
    }

    fn list(lobby: &Lobby, number: i64, user: &str) {
        lobby.list(summary(number, user), Timestamp(number));
    }

    fn listed(lobby: &Lobby) -> Vec<String> {
        let all = lobby.all().into_iter();
        all.map(|summary| summary.table.to_string()).collect()
    }

    fn heard(listener: &mut broadcast::Receiver<Line>) -> Vec<String> {
        std::iter::from_fn(|| listener.try_recv().ok())
            .map(|line| line.to_string())
            .collect()
    }

    #[test]
    fn the_newest_come_first_and_no_user_hides_the_others() {
        let lobby = Lobby::new();
        list(&lobby, 1000, "bo");
        for number in 1..1000 {
            list(&lobby, number, "spam");
        }
        // Looking different makes nothing newer.
        list(&lobby, 0, "ada");
        let all = listed(&lobby);
        assert_eq!(all.len(), 12);
        assert_eq!((all[0].as_str(), all[11].as_str()), ("t1000", "t0"));
    }

    #[test]
    fn no_address_hides_the_others_with_many_guests() {
        let lobby = Lobby::new();
        let network = Address([10, 0, 0, 1].into()).network();
        list(&lobby, 0, "ada");
        for number in 1..1000 {
            list(&lobby, number, &format!("guest{number}"));
            let table = format!("t{number}").parse().unwrap();
            lobby.note_network(&table, network);
        }
        let all = listed(&lobby);
        assert_eq!(all.len(), MOST_OF_NETWORK as usize + 1);
        assert_eq!(all.last().unwrap(), "t0");
    }

    #[test]
    fn a_list_is_so_long_at_most_and_listeners_are_told_of_nothing_else() {
        let lobby = Lobby::new();
        let (_, mut listener) = lobby.listen();
        for number in 0..1000 {
            list(&lobby, number, &format!("guest{number}"));
        }
        assert_eq!(listed(&lobby).len(), MOST_LISTED);
        lobby.tell();
        assert_eq!(heard(&mut listener).len(), MOST_LISTED);
        // One that is not in the list changes, and one that is disappears:
        // the next moves up.
        list(&lobby, 1, "somebody");
        lobby.tell();
        assert_eq!(heard(&mut listener), [""; 0]);
        lobby.unlist(&"t999".parse().unwrap());
        lobby.tell();
        let told = heard(&mut listener);
        assert_eq!(told.len(), 2);
        assert!(told[0].contains("\"t799\""), "{told:?}");
        assert!(told[1].contains("unlisted") && told[1].contains("t999"));
    }

    #[tokio::test(start_paused = true)]
    async fn a_table_at_which_nobody_waits_is_shown_for_a_short_time_only() {
        let lobby = Lobby::new();
        let (_, mut listener) = lobby.listen();
        let empty = Summary {
            here: engine::SeatSet::EMPTY,
            ..summary(1, "ada")
        };
        lobby.list(empty.clone(), Timestamp(1));
        list(&lobby, 2, "bo");
        tokio::time::advance(DESERTED_AFTER / 2).await;
        lobby.tell();
        assert_eq!(listed(&lobby), ["t2", "t1"]);
        heard(&mut listener);
        // Looking different does not make anybody be there.
        let watched = Summary {
            watching: 1,
            ..empty
        };
        lobby.list(watched.clone(), Timestamp(1));
        tokio::time::advance(DESERTED_AFTER).await;
        lobby.tell();
        assert_eq!(listed(&lobby), ["t2"]);
        let told = heard(&mut listener);
        assert!(told.len() == 1 && told[0].contains("unlisted"), "{told:?}");
        // The host is back.
        list(&lobby, 1, "ada");
        lobby.tell();
        assert_eq!(listed(&lobby), ["t2", "t1"]);
        assert!(heard(&mut listener)[0].contains("\"t1\""));
        // A game over days waits for who joins it later, unless nobody has a seat there.
        let slow = Summary {
            clock: protocol::Clock::Correspondence { days: 3 },
            here: engine::SeatSet::EMPTY,
            ..summary(3, "cy")
        };
        let of_nobody = Summary {
            table: "t4".parse().unwrap(),
            seats: Vec::new(),
            ..slow.clone()
        };
        lobby.list(slow, Timestamp(3));
        lobby.list(of_nobody, Timestamp(4));
        assert_eq!(listed(&lobby), ["t4", "t3", "t2", "t1"]);
        tokio::time::advance(2 * DESERTED_AFTER).await;
        lobby.tell();
        assert_eq!(listed(&lobby), ["t3", "t2", "t1"]);
        lobby.unlist(&"t3".parse().unwrap());
        // A game that is played may be watched, whoever is there.
        let played = Summary {
            stage: Stage::Playing,
            ..watched
        };
        lobby.list(played, Timestamp(1));
        tokio::time::advance(2 * DESERTED_AFTER).await;
        lobby.tell();
        assert_eq!(listed(&lobby), ["t2", "t1"]);
    }

    #[test]
    fn so_many_tables_are_remembered_at_most() {
        let lobby = Lobby::new();
        for number in 0..MOST_KEPT as i64 + 5 {
            list(&lobby, number, "spam");
        }
        let inner = lobby.lock();
        assert_eq!(
            (inner.tables.len(), inner.made.len()),
            (MOST_KEPT, MOST_KEPT)
        );
        assert!(inner.deserted.is_empty());
        assert!(!inner.made.contains_key(&"t4".parse().unwrap()));
    }

    #[test]
    fn many_changes_of_a_table_are_told_once() {
        let lobby = Lobby::new();
        let (_, mut listener) = lobby.listen();
        for watching in 0..100 {
            let summary = Summary {
                watching,
                ..summary(1, "ada")
            };
            lobby.list(summary, Timestamp(1));
        }
        lobby.tell();
        let told = heard(&mut listener);
        assert_eq!(told.len(), 1);
        assert!(told[0].contains(r#""watching":99"#), "{told:?}");
    }

    #[test]
    fn who_comes_between_misses_nothing() {
        let lobby = Lobby::new();
        let (_, mut first) = lobby.listen();
        list(&lobby, 1, "ada");
        let (whole, mut second) = lobby.listen();
        assert!(whole.contains("\"t1\""));
        // The same list again costs nothing new.
        assert!(lobby.listen().0 == whole);
        lobby.tell();
        assert_eq!(heard(&mut first).len(), 1);
        lobby.unlist(&"t1".parse().unwrap());
        lobby.tell();
        for listener in [&mut first, &mut second] {
            assert!(heard(listener).last().unwrap().contains("unlisted"));
        }
        list(&lobby, 2, "ada");
        let (_, mut third) = lobby.listen();
        lobby.unlist(&"t2".parse().unwrap());
        lobby.tell();
        assert!(heard(&mut third).last().unwrap().contains("unlisted"));
    }
}
