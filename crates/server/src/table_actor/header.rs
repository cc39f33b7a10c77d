//! Keeping what is known of a table besides its log up to date.

use super::driving::HEADER_CHECK;
use super::{Condition, TableActor, TablePreview};
use protocol::{ChatLine, Over, SeatHolder, Stage, Summary, UserId};
use std::time::Duration;
use store::{Counting, MatchHeader, SeatResult, Status, StoreError, Timestamp, Visibility};
use table::Table;
use tokio::time::Instant;

/// How long to wait before trying again to note something. Nobody at the table
/// waits for it, and many tables may have to.
const HEADER_RETRY: Duration = Duration::from_secs(5);

/// What a header says of a table that changes.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct HeaderSnapshot {
    status: Status,
    options: String,
    visibility: Visibility,
    players: Vec<String>,
    seats: String,
}

impl HeaderSnapshot {
    fn of(table: &dyn Table) -> Self {
        let summary = table.summary();
        let mut players: Vec<String> = summary
            .seats
            .iter()
            .filter_map(|seat| match &seat.holder {
                // Those without a name deleted their account.
                SeatHolder::Person { name, .. } if name.is_empty() => Some(String::new()),
                SeatHolder::Person { user, .. } => Some(user.to_string()),
                SeatHolder::Open {} | SeatHolder::Bot { .. } => None,
            })
            .collect();
        players.sort();
        players.dedup();
        Self {
            status: match summary.stage {
                Stage::Waiting => Status::Open,
                Stage::Playing => Status::Running,
                Stage::Over => Status::Finished,
                Stage::Closed => Status::Abandoned,
            },
            options: options_text(&summary),
            visibility: visibility(table.visibility()),
            players,
            seats: seats_text(&summary),
        }
    }

    /// What is stored already.
    pub(super) fn of_header(header: &MatchHeader) -> Self {
        Self {
            status: header.status,
            options: header.options.clone(),
            visibility: header.visibility,
            players: header.players.clone(),
            seats: header.seats.clone(),
        }
    }
}

/// Who finds a table, as headers keep it.
pub(crate) fn visibility(visibility: protocol::Visibility) -> Visibility {
    match visibility {
        protocol::Visibility::Public => Visibility::Public,
        protocol::Visibility::Invited => Visibility::Private,
    }
}

/// The game's options, as headers keep them.
pub(crate) fn options_text(summary: &Summary) -> String {
    summary.options.text().to_owned()
}

/// Who sits where, as headers keep it.
pub(crate) fn seats_text(summary: &Summary) -> String {
    // Plain data with text keys has no way to fail.
    serde_json::to_string(&summary.seats).unwrap_or_default()
}

impl TableActor {
    /// Notes in the table's header what changed. Should that fail, it is tried
    /// again until it is done, if need be when the server starts anew: the log
    /// knows.
    pub(super) async fn update_header(&mut self) {
        self.header_retry = None;
        let (Condition::Live(table), Some(header)) = (&self.condition, &mut self.header) else {
            return;
        };
        let stored_header = HeaderSnapshot::of(table.as_ref());
        if self.stored_header.as_ref() == Some(&stored_header) {
            return;
        }
        self.header_asked = false;
        let over = table.over();
        header.status = stored_header.status;
        header.options.clone_from(&stored_header.options);
        header.visibility = stored_header.visibility;
        header.players.clone_from(&stored_header.players);
        header.seats.clone_from(&stored_header.seats);
        header.updated = Timestamp::now();
        if matches!(stored_header.status, Status::Finished | Status::Abandoned) {
            header.code = None;
        }
        let header = header.clone();
        // What is noted already stays as it was.
        let is_noted =
            matches!(&self.stored_header, Some(before) if before.status == Status::Finished);
        let over = over.filter(|_| !is_noted);
        let results = over.map(|over| results(table.as_ref(), &over));
        let before = self.stored_header.clone().map(|before| HeaderSnapshot {
            status: stored_header.status,
            ..before
        });
        let same_otherwise = before.as_ref() == Some(&stored_header);
        let store = self.tables.store.clone();
        let noted = async {
            let (id, at) = (header.id.clone(), header.updated);
            // The results first: a match that is called finished has them. That
            // it is finished is then noted too, and often that is all there is.
            if let Some(results) = results {
                store.finish_match(&id, results, at).await?;
                if same_otherwise {
                    return Ok(());
                }
            }
            match same_otherwise && header.code.is_some() {
                true => store.set_status(&id, header.status, at).await,
                false => store.update_match(header).await,
            }
        };
        match noted.await {
            Ok(()) => {
                self.stored_header = Some(stored_header);
                if self.tables.nodes().is_some_and(|nodes| nodes.has_others()) {
                    // One that decided something before may note it only now.
                    self.check_header_after(HEADER_CHECK);
                }
            }
            Err(error) => {
                if let Some(left_out) = self.tables.warnings.admit("header") {
                    tracing::warn!(table = %self.id, %error, left_out, "match header update failed; retrying");
                }
                // What was deleted has nothing to be noted.
                if error != StoreError::NotFound {
                    self.header_retry = Some(Instant::now() + HEADER_RETRY);
                }
            }
        }
    }

    /// Tries again to note the header. Another node may have done so meanwhile, so with
    /// several it is read first.
    pub(super) async fn retry_header(&mut self) {
        self.header_retry = None;
        match self.tables.nodes() {
            Some(_) => self.check_header_after(Duration::ZERO),
            None => self.update_header().await,
        }
    }

    /// Has the header read after a while, since other nodes may note it too.
    pub(super) fn check_header_after(&mut self, pause: Duration) {
        if let Some(nodes) = self.tables.nodes() {
            nodes.check_header(&self.id, Instant::now() + pause);
            self.header_asked = true;
        }
    }

    /// Compares the header as it is stored with what is known, if it was asked for; what this
    /// node has noted since then is not in it.
    pub(super) async fn compare_header(&mut self, header: Option<Box<MatchHeader>>) {
        if !std::mem::take(&mut self.header_asked) {
            return;
        }
        if let Some(header) = header {
            self.stored_header = Some(HeaderSnapshot::of_header(&header));
            self.header = Some(*header);
        }
        self.update_header().await;
    }

    /// What was said lately, for a user who may be here.
    pub(super) fn lines(&self, user: &UserId) -> Result<Vec<ChatLine>, super::TableError> {
        let Condition::Live(table) = &self.condition else {
            return Err(super::TableError::Unavailable);
        };
        let lines = table.lines(user);
        lines.ok_or(super::TableError::NoSuchTable)
    }

    /// How the table looks from outside.
    pub(super) fn preview(&self) -> Result<TablePreview, super::TableError> {
        let Condition::Live(table) = &self.condition else {
            return Err(super::TableError::Unavailable);
        };
        let summary = self.summarize(table.as_ref());
        Ok(TablePreview {
            code: self.header.as_ref().and_then(|header| header.code.clone()),
            host: Some(summary.host_name.clone()).filter(|name| !name.is_empty()),
            host_id: table.host().clone(),
            summary,
        })
    }

    /// The table as lists show it: a host without a seat has a name there, too.
    pub(super) fn summarize(&self, table: &dyn Table) -> Summary {
        let mut summary = table.summary();
        if let Some((host, name)) = &self.seatless_host
            && summary.host_name.is_empty()
            && *host == summary.host
        {
            summary.host_name.clone_from(name);
        }
        summary
    }

    /// The host whose name has to be looked up: one without a seat.
    pub(super) fn nameless_host(&self) -> Option<&UserId> {
        let Condition::Live(table) = &self.condition else {
            return None;
        };
        let host = table.host();
        let is_known = self
            .seatless_host
            .as_ref()
            .is_some_and(|(user, _)| user == host);
        let goes_on = matches!(table.stage(), Stage::Waiting | Stage::Playing);
        (goes_on && !is_known && !table.holds_seat(host)).then_some(host)
    }

    /// Looks up what a host without a seat is called. Should the store not answer, it is
    /// asked again after the next event.
    pub(super) async fn name_host(&mut self) {
        let Some(host) = self.nameless_host().cloned() else {
            return;
        };
        if let Ok(user) = self.tables.store.user(host.as_str()).await {
            let name = user.map(|user| user.name).unwrap_or_default();
            self.seatless_host = Some((host, name));
            self.list();
        }
    }
}

/// How each seat did, in a game that was played to its end.
fn results(table: &dyn Table, over: &Over) -> Vec<SeatResult> {
    let seats = table.summary().seats;
    // Without a result by the rules, who did not concede has won.
    let places: Vec<u32> = match &over.outcome {
        Some(outcome) => outcome
            .places
            .as_slice()
            .iter()
            .map(|it| u32::from(*it))
            .collect(),
        None if over.conceded.is_empty() => return Vec::new(),
        None => {
            let conceded = |seat: usize| over.conceded.iter().any(|it| it.index() == seat);
            (0..seats.len())
                .map(|seat| 1 + u32::from(conceded(seat)))
                .collect()
        }
    };
    let counting = |seat: u32| match table.redrew_chance() {
        true => Counting::Redrawn,
        // A stand-in's win is its own.
        false if over.stand_ins.iter().any(|it| it.index() == seat as usize) => Counting::StandIn,
        false => Counting::Usual,
    };
    (0..)
        .zip(places)
        .zip(seats)
        .map(|((seat, place), info)| SeatResult {
            seat,
            counting: counting(seat),
            user_id: match info.holder {
                SeatHolder::Person { user, name, .. } if !name.is_empty() => Some(user.to_string()),
                _ => None,
            },
            place,
            points: over
                .outcome
                .as_ref()
                .and_then(|outcome| outcome.scores.as_ref())
                .and_then(|scores| scores.as_slice().get(seat as usize)) // OK because it is small.
                .map_or(0, |points| i64::from(*points)),
        })
        .collect()
}
