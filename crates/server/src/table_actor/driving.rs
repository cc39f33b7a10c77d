//! A table that other nodes have in memory too: following what they append, and
//! seeing to bots, clocks and absences when it is this node's turn.

use super::subscribers::Origin;
use super::{Condition, TableActor};
use crate::nodes::Nodes;
use protocol::{Command, Revision, SeatHolder, ServerMessage, UserId};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use store::{Grown, Timestamp};
use table::{Duty, Outgoing, Table, To};
use tokio::time::Instant;

/// How long the node that decided something has to note it in the header before
/// the one that drives the table does.
pub(super) const HEADER_CHECK: Duration = Duration::from_secs(5);

/// How many milliseconds nodes that people are at have to claim a table.
const SOON: i64 = 1_000;

/// Which node sees to a table's bots, clocks and absences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Driving {
    /// This one, or the only one.
    Here,
    /// Another one.
    Elsewhere,
    /// That has to be found out.
    Unknown,
}

impl TableActor {
    pub(super) fn nodes(&self) -> Option<Arc<Nodes>> {
        self.tables.nodes().cloned()
    }

    pub(super) fn set_driving(&mut self, driving: Driving) {
        let driven = &self.tables.metrics.driven;
        match (self.driving, driving) {
            (Driving::Here, Driving::Here) => {}
            (Driving::Here, _) => drop(driven.dec()),
            (_, Driving::Here) => drop(driven.inc()),
            _ => {}
        }
        self.driving = driving;
        if driving != Driving::Here {
            self.notice = None;
            self.wake = None;
            self.deadline_told = None;
        }
    }

    /// Tells other nodes when something is due here, should they have to see to it: roughly,
    /// since all it does is put tables into an order.
    pub(super) fn tell_deadline(&mut self) {
        let Some(nodes) = self
            .tables
            .nodes()
            .filter(|_| self.driving == Driving::Here)
        else {
            return;
        };
        let due = match self.thinking {
            0 => self.due(),
            // A bot whose turn it is waits for nobody.
            _ => Some(self.tables.store.now()),
        };
        let is_known = self.deadline_told.is_some_and(|told| match (told, due) {
            (Some(told), Some(due)) => is_about(told, due, self.tables.store.now()),
            (told, due) => told == due,
        });
        if !is_known {
            nodes.set_deadline(&self.id, due);
            self.deadline_told = Some(due);
        }
    }

    /// When the table wants to be woken, by the database's clock.
    fn due(&self) -> Option<Timestamp> {
        let wait = self.tables.instant(self.wake?) - Instant::now();
        let wait = i64::try_from(wait.as_millis()).unwrap_or(i64::MAX);
        Some(Timestamp(self.tables.store.now().0.saturating_add(wait)))
    }

    /// Lets the table know whether it is this node's to drive. A lease that may
    /// have run out is none.
    pub(super) fn set_duty(&mut self) {
        let Some(nodes) = self.tables.nodes() else {
            return;
        };
        let duty = match self.driving {
            Driving::Here if nodes.is_leased() => Duty::Drive,
            _ => Duty::Follow,
        };
        if let Condition::Live(table) = &mut self.condition {
            table.set_duty(duty);
        }
    }

    /// Asks which node drives the table, and does it if none does.
    pub(super) async fn claim(&mut self) {
        // One that leaves drives nothing more, and still notes how its tables stand.
        let Some(nodes) = self.nodes().filter(|nodes| !nodes.has_left()) else {
            return;
        };
        match nodes.claim(&self.id).await {
            Ok(Some(stood)) => self.drive(stood).await,
            Ok(None) => {
                self.set_driving(Driving::Elsewhere);
                self.set_duty();
            }
            // Asked again with the next look at the table.
            Err(_) => self.set_driving(Driving::Unknown),
        }
    }

    /// This node drives the table from now on. If nobody did for a while, nobody
    /// loses the time since: it is taken from the log how far it went.
    pub(super) async fn drive(&mut self, stood: Option<Timestamp>) {
        self.set_driving(Driving::Here);
        match &self.condition {
            Condition::Live(table) if stood.is_some() && table.is_timed() => {
                let seen = table.revision();
                self.stood = stood;
                self.drop_table(seen);
            }
            Condition::Live(_) => {
                self.run_on_table(Origin::Nobody, None, |table, now| table.wake(now))
                    .await;
                return;
            }
            Condition::Frozen(_) => return,
            Condition::Absent => self.stood = stood,
        }
        // Should that fail, it is tried again.
        let _ = self.ensure_loaded().await;
    }

    /// Forgets the table as it is in memory; who is here has seen so much.
    pub(super) fn drop_table(&mut self, seen: Revision) {
        self.subscribers.set_all_pending(seen);
        self.condition = Condition::Absent;
        self.wake = None;
        self.header_retry = None;
        self.rematch = None;
        self.retry = None;
    }

    /// How the table is, by the database.
    pub(super) async fn look(&mut self, next: u64, driver: Option<String>) {
        let Some(nodes) = self.nodes() else {
            return;
        };
        let Condition::Live(table) = &self.condition else {
            return;
        };
        if next > table.entries() {
            nodes.fetch(&self.id, table.entries());
        }
        match driver {
            Some(driver) if driver == nodes.id() && self.driving == Driving::Here => {}
            Some(driver) if driver != nodes.id() => {
                self.set_driving(Driving::Elsewhere);
                self.set_duty();
            }
            // Also where this node drives it already: a claim knows since when nobody did.
            _ => self.claim().await,
        }
    }

    fn is_over(&self) -> bool {
        matches!(&self.condition, Condition::Live(table)
            if matches!(table.stage(), protocol::Stage::Over | protocol::Stage::Closed))
    }

    /// Another node says how far the log goes.
    pub(super) fn hinted(&mut self, next: u64) {
        if let (Some(nodes), Condition::Live(table)) = (self.nodes(), &self.condition)
            && next > table.entries()
        {
            nodes.fetch(&self.id, table.entries());
        }
    }

    /// Takes in what other nodes appended, and tells everybody.
    pub(super) async fn follow(&mut self, grown: Grown) {
        let Condition::Live(table) = &self.condition else {
            return;
        };
        let known = table.entries();
        if grown.first > known {
            if let Some(nodes) = self.nodes() {
                nodes.fetch(&self.id, known);
            }
            return;
        }
        let lines = grown.entries.iter().map(|entry| std::str::from_utf8(entry));
        // OK because no log is longer than memory.
        let lines = lines.skip((known - grown.first) as usize);
        let Ok(lines) = lines.collect::<Result<Vec<&str>, _>>() else {
            return self.drop_unreadable();
        };
        if lines.is_empty() {
            return;
        }
        self.set_duty();
        let now = self.tables.now();
        let store = &self.tables.store;
        let elapsed = store.ran_between(grown.stored, store.now());
        let Condition::Live(table) = &mut self.condition else {
            return;
        };
        let followed = catch_unwind(AssertUnwindSafe(|| table.follow(&lines, elapsed, now)));
        match followed {
            Ok(Ok(output)) => {
                self.tables.metrics.followed.inc_by(lines.len() as u64);
                let _ = self.store_and_send(output, &mut Origin::Nobody, None).await;
                if let Condition::Live(table) = &self.condition
                    && self.revision.receiver_count() > 0
                {
                    self.revision.send_replace(table.revision());
                }
            }
            Ok(Err(_)) | Err(_) => self.drop_unreadable(),
        }
    }

    /// What another node appended can't be taken in: restoring the table tells
    /// why.
    fn drop_unreadable(&mut self) {
        if let Condition::Live(table) = &self.condition {
            let seen = table.revision();
            self.drop_table(seen);
            self.retry = Some(Instant::now());
        }
    }

    /// Only newer nodes know what happened here or the rules that it is played by, as in the
    /// middle of an upgrade of all: they drive the table, and people come to them.
    pub(super) fn leave_to_newer(&mut self) {
        if let Some(nodes) = self.nodes().filter(|_| self.driving == Driving::Here) {
            nodes.rest(&self.id, Some(self.tables.store.now()));
        }
        self.set_driving(Driving::Elsewhere);
        self.subscribers.send_elsewhere();
    }

    /// Whether this node may not know all that a command was made for: a refusal must not
    /// come from what was true a moment ago.
    pub(super) fn must_catch_up_for(&self, command: &Command) -> bool {
        match command {
            Command::Act { revision, .. }
            | Command::Hint { revision, .. }
            | Command::Undo { revision, .. }
            | Command::Propose { revision, .. }
            | Command::Answer { revision, .. } => self.is_behind(Some(*revision)),
            // Many of them, and hardly ever refused; or others wait for them anyway.
            Command::Chat { .. }
            | Command::Emote { .. }
            | Command::Seen { .. }
            | Command::Commit { .. }
            | Command::Open { .. }
            | Command::Start {}
            | Command::Rematch {} => false,
            _ => true,
        }
    }

    /// Whether somebody has seen more than this node knows.
    fn is_behind(&self, seen: Option<Revision>) -> bool {
        match &self.condition {
            Condition::Live(table) => seen.is_some_and(|seen| table.revision() < seen),
            Condition::Absent | Condition::Frozen(_) => false,
        }
    }

    /// Reads what other nodes appended, for somebody who has seen more than this
    /// one.
    pub(super) async fn catch_up_to(&mut self, seen: Option<Revision>) {
        if self.is_behind(seen) {
            self.catch_up().await;
        }
    }

    /// Reads what other nodes appended.
    pub(super) async fn catch_up(&mut self) {
        let Condition::Live(table) = &self.condition else {
            return;
        };
        // Also if this node knows of no other yet: one may have just come.
        if self.tables.nodes().is_none() {
            return;
        }
        let wanted = vec![(self.id.to_string(), table.entries())];
        match self.tables.store.grown(wanted).await {
            Ok(grown) => {
                for grown in grown {
                    self.follow(grown).await;
                }
            }
            Err(error) => {
                tracing::debug!(table = %self.id, %error, "failed to read what other nodes appended");
            }
        }
    }

    /// Who is connected to other nodes.
    pub(super) async fn set_elsewhere(&mut self, users: Vec<UserId>) {
        if users != self.elsewhere {
            self.elsewhere = users;
            self.apply_elsewhere().await;
        }
    }

    pub(super) async fn apply_elsewhere(&mut self) {
        let users = self.elsewhere.clone();
        self.run_on_table(Origin::Nobody, None, |table, now| {
            table.set_elsewhere(users.clone(), now)
        })
        .await;
    }

    /// Tells other nodes who is connected here, if that changed.
    pub(super) fn announce(&mut self) {
        let (Some(nodes), Condition::Live(table)) = (self.tables.nodes(), &self.condition) else {
            return;
        };
        let users = table.users_here();
        if users != self.announced {
            nodes.attend(&self.id, &users);
            self.announced = users;
        }
    }

    /// Hands on what is told to people and stored nowhere.
    pub(super) fn relay(&self, messages: &[Outgoing]) {
        let Some(nodes) = self.tables.nodes() else {
            return;
        };
        let emote = messages
            .iter()
            .find(|outgoing| matches!(outgoing.message, ServerMessage::Emote { .. }));
        if let Some(Outgoing { to, message }) = emote {
            nodes.relay(&self.id, *to == To::Everybody, message);
        }
    }

    /// Tells people here what was told at another node.
    pub(super) fn pass_on(&self, to_all: bool, message: &ServerMessage) {
        let Condition::Live(table) = &self.condition else {
            return;
        };
        let to = match to_all {
            true => vec![To::Everybody],
            false => holders(table.as_ref()).into_iter().map(To::User).collect(),
        };
        let outgoing = to.into_iter().map(|to| Outgoing {
            to,
            message: message.clone(),
        });
        let outgoing: Vec<Outgoing> = outgoing.collect();
        self.subscribers
            .deliver(&outgoing, table.as_ref(), &mut Origin::Nobody);
    }

    /// Shows the table in lists, at other nodes too if this one drives it.
    pub(super) fn list(&self) {
        let (Condition::Live(table), Some(header)) = (&self.condition, &self.header) else {
            return;
        };
        let drives = self.driving == Driving::Here;
        let nodes = self.tables.nodes().filter(|_| drives);
        if table.visibility() == protocol::Visibility::Public {
            let summary = self.summarize(table.as_ref());
            if let Some(nodes) = nodes {
                match summary.stage {
                    protocol::Stage::Waiting | protocol::Stage::Playing => {
                        let from = self.tables.lobby.network(&self.id);
                        nodes.list(&summary, header.created, from);
                    }
                    protocol::Stage::Over | protocol::Stage::Closed => nodes.unlist(&self.id),
                }
            }
            self.tables.lobby.list(summary, header.created);
        } else {
            // Perhaps the host has just made it one for invited people.
            let was_listed = self.tables.lobby.unlist(&self.id);
            let was_public = header.visibility == store::Visibility::Public;
            if let Some(nodes) = nodes.filter(|_| was_listed || was_public) {
                nodes.unlist(&self.id);
            }
        }
    }

    /// The table leaves the memory: another node may drive it when it is time.
    pub(super) fn rest(&mut self) {
        let Some(nodes) = self.nodes().filter(|_| self.driving == Driving::Here) else {
            return;
        };
        let until = self.due();
        // What is over is nobody's to drive, and forgotten before long.
        let until = until.or(self.is_over().then(|| self.tables.store.now()));
        // Those nodes come first that people are at.
        let soon = Timestamp(self.tables.store.now().0 + SOON);
        let until = match self.elsewhere.is_empty() {
            true => until,
            false => Some(until.unwrap_or(soon).max(soon)),
        };
        nodes.rest(&self.id, until);
        self.set_driving(Driving::Unknown);
    }

    /// Another node decided something that shows in the header, and has some
    /// time to note it.
    pub(super) fn check_header_later(&mut self) {
        if self.driving == Driving::Here {
            self.check_header_after(HEADER_CHECK);
        }
    }
}

/// Whether a moment that was told is still as good as the true one: the further away it is,
/// the less it matters.
fn is_about(told: Timestamp, due: Timestamp, now: Timestamp) -> bool {
    let slack = (due.0.saturating_sub(now.0) / 4).max(1_000);
    told.0.abs_diff(due.0) <= slack.unsigned_abs() || (told <= now && due <= now)
}

/// The people who hold seats.
pub(super) fn holders(table: &dyn Table) -> Vec<UserId> {
    let seats = table.summary().seats.into_iter();
    let mut users: Vec<UserId> = seats
        .filter_map(|seat| match seat.holder {
            SeatHolder::Person { user, .. } => Some(user),
            SeatHolder::Open {} | SeatHolder::Bot { .. } => None,
        })
        .collect();
    users.sort();
    users.dedup();
    users
}
