//! Telling people who are not here that it is their turn, and what else happens at their
//! tables.

use super::driving::Driving;
use super::{Condition, TableActor};
use crate::push::Notice;
use engine::{Seat, SeatSet};
use protocol::{Proposal, Revision, SeatControl, SeatHolder, Speed, Stage, Summary, UserId};
use store::MatchNews;
use table::TableStanding;
use tokio::time::Instant;

/// Somebody whose turn it is, and who is not here.
#[derive(Debug)]
pub(super) struct Pending {
    user: UserId,
    /// Since which revision.
    revision: Revision,
    /// When to tell them; nothing once that is done.
    pub(super) due: Option<Instant>,
}

/// Something else that somebody who is not here is to be told.
#[derive(Debug)]
pub(super) struct PendingNews {
    user: UserId,
    news: MatchNews,
    /// Who did it; nobody if it just happened.
    by: SeatSet,
    revision: Revision,
    pub(super) due: Instant,
}

impl TableActor {
    /// Looks whom to tell. Only the node that drives the table does.
    pub(super) fn plan_notice(&mut self) {
        self.plan_news();
        let awaited = match &self.condition {
            Condition::Live(table) if self.driving == Driving::Here => table.awaited(),
            _ => None,
        };
        let (Some(push), Some((user, revision))) = (self.tables.push(), awaited) else {
            self.notice = None;
            return;
        };
        let is_planned = |pending: &Pending| pending.user == user && pending.revision == revision;
        if !self.notice.as_ref().is_some_and(is_planned) {
            let due = Some(Instant::now() + push.after);
            self.notice = Some(Pending {
                user,
                revision,
                due,
            });
        }
    }

    /// Looks what has happened since it last looked.
    fn plan_news(&mut self) {
        let now = self.tables.now();
        let Condition::Live(table) = &mut self.condition else {
            return;
        };
        let after = table.standing(now);
        let before = self.stood_so.replace(after);
        let (Some(before), Some(push)) = (before, self.tables.push()) else {
            return;
        };
        let is_slow = table.speed() == Speed::Correspondence;
        let Some((news, by)) = news_between(&before, &after, is_slow) else {
            return;
        };
        if self.driving != Driving::Here {
            return;
        }
        let due = Instant::now() + push.after;
        let revision = table.revision();
        for user in absent_people(&table.summary(), &after) {
            // Who sits down and stands up again and again is news once.
            if self.news_told.contains(&(user.clone(), news)) {
                continue;
            }
            self.news
                .retain(|pending| pending.user != user || pending.news > news);
            self.news.push(PendingNews {
                user,
                news,
                by,
                revision,
                due,
            });
        }
    }

    /// Tells who is due.
    pub(super) fn send_notice(&mut self) {
        let (Condition::Live(table), Some(pending), Some(push)) =
            (&self.condition, &mut self.notice, self.tables.push())
        else {
            self.notice = None;
            return;
        };
        pending.due = None;
        let summary = table.summary();
        let is_slow = table.speed() == Speed::Correspondence;
        let notice = Notice::News {
            news: MatchNews::Turn,
            table: self.id.clone(),
            people: names(&summary, &pending.user, None),
            game: summary.game,
        };
        let mail = self.tables.mail().filter(|_| is_slow).cloned();
        let revision = pending.revision.get().into();
        push.tell_news(&pending.user, revision, MatchNews::Turn, notice, mail);
    }

    /// The server stops, and has been closing connections since that moment. People who had
    /// gone before it are told now what they would be told soon; the others were here.
    pub(super) fn send_pending(&mut self, closing: Instant) {
        let Some(after) = self.tables.push().map(|push| push.after) else {
            return;
        };
        let was_away = |due: Instant| due <= closing + after;
        let due = self.notice.as_ref().and_then(|pending| pending.due);
        if due.is_some_and(was_away) {
            self.send_notice();
        }
        self.news.retain(|pending| was_away(pending.due));
        for pending in &mut self.news {
            pending.due = pending.due.min(closing);
        }
        self.send_news();
    }

    /// Tells who is due of what else has happened, as far as it is still so.
    pub(super) fn send_news(&mut self) {
        let now = Instant::now();
        let (is_due, later): (Vec<_>, Vec<_>) = std::mem::take(&mut self.news)
            .into_iter()
            .partition(|pending| pending.due <= now);
        self.news = later;
        let at = self.tables.now();
        let (Condition::Live(table), Some(push)) = (&mut self.condition, self.tables.push()) else {
            return;
        };
        let (standing, summary) = (table.standing(at), table.summary());
        let awaited = table.awaited().map(|(user, _)| user);
        let is_slow = table.speed() == Speed::Correspondence;
        for PendingNews {
            user,
            news,
            by,
            revision,
            ..
        } in is_due
        {
            let mine = seats_of(&summary, &user);
            let is_awaited = awaited.as_ref() == Some(&user);
            let people = names(&summary, &user, Some(by).filter(|by| !by.is_empty()));
            let is_told = news == MatchNews::Over || !people.is_empty();
            if !is_told || !is_still_so(news, &standing, mine, is_awaited) {
                continue;
            }
            let notice = Notice::News {
                news,
                table: self.id.clone(),
                people,
                game: summary.game.clone(),
            };
            let mail = self.tables.mail().filter(|_| is_slow).cloned();
            push.tell_news(&user, revision.get().into(), news, notice, mail);
            self.news_told.push((user, news));
        }
    }

    /// Somebody is here again: what they miss next is news to them.
    pub(super) fn note_return(&mut self, user: &UserId) {
        self.news.retain(|pending| pending.user != *user);
        self.news_told.retain(|(told, _)| told != user);
        if let (Condition::Live(table), Some(mail)) = (&self.condition, self.tables.mail())
            && table.holds_seat(user)
            && table.speed() == Speed::Correspondence
        {
            mail.came_back(user, &self.id);
        }
    }
}

/// What has happened between two moments that people should know who were not here, and
/// whose doing it was. That a table fills, a game begins or ends is news where it is played
/// over days.
fn news_between(
    before: &TableStanding,
    after: &TableStanding,
    is_slow: bool,
) -> Option<(MatchNews, SeatSet)> {
    let has_changed = before.stage != after.stage;
    let new = |was: SeatSet, is: SeatSet| -> SeatSet {
        is.iter().filter(|seat| !was.contains(*seat)).collect()
    };
    match after.stage {
        Stage::Waiting => {
            let came = new(before.taken, after.taken);
            (is_slow && !came.is_empty()).then_some((MatchNews::Joined, came))
        }
        Stage::Playing if has_changed => is_slow.then_some((MatchNews::Begun, SeatSet::EMPTY)),
        Stage::Playing => {
            let whose = |asked: Proposal| (asked.by, asked.kind);
            let asked = after.proposal?;
            let is_new = before.proposal.map(whose) != Some(whose(asked));
            is_new.then(|| (MatchNews::Asked, SeatSet::from_iter([asked.by])))
        }
        Stage::Over => {
            let wanting = new(before.wanting, after.wanting);
            if !wanting.is_empty() {
                return Some((MatchNews::Again, wanting));
            }
            (is_slow && has_changed).then_some((MatchNews::Over, SeatSet::EMPTY))
        }
        Stage::Closed => None,
    }
}

/// Whether there still is something to tell somebody with these seats.
fn is_still_so(news: MatchNews, standing: &TableStanding, mine: SeatSet, is_awaited: bool) -> bool {
    let is_mine = |seats: SeatSet| mine.iter().any(|seat| seats.contains(seat));
    if mine.is_empty() || is_mine(standing.here) {
        return false;
    }
    match news {
        MatchNews::Joined => standing.stage == Stage::Waiting,
        // Whose turn it is is told that.
        MatchNews::Begun => standing.stage == Stage::Playing && !is_awaited,
        MatchNews::Asked => standing
            .proposal
            .is_some_and(|asked| is_mine(asked.waiting)),
        MatchNews::Turn => is_awaited,
        MatchNews::Over => standing.stage == Stage::Over,
        MatchNews::Again => !standing.wanting.is_empty() && !is_mine(standing.wanting),
    }
}

fn holders(summary: &Summary) -> impl Iterator<Item = (Seat, &UserId, &str, SeatControl)> {
    let seats = (0..).map(Seat::new).zip(&summary.seats);
    seats.filter_map(|(seat, state)| match &state.holder {
        SeatHolder::Person { user, name, .. } if !name.is_empty() => {
            Some((seat, user, name.as_str(), state.control))
        }
        _ => None,
    })
}

fn seats_of(summary: &Summary, user: &UserId) -> SeatSet {
    let mine = holders(summary).filter(|(_, holder, ..)| *holder == user);
    mine.map(|(seat, ..)| seat).collect()
}

/// Those who hold seats and have not given them up, and are not here.
fn absent_people(summary: &Summary, standing: &TableStanding) -> Vec<UserId> {
    let is_missed = |(seat, _, _, control): &(Seat, &UserId, &str, SeatControl)| {
        !standing.here.contains(*seat) && *control != SeatControl::Left
    };
    let absent = holders(summary).filter(is_missed);
    let mut users: Vec<UserId> = absent.map(|(_, user, ..)| user.clone()).collect();
    users.sort();
    users.dedup();
    users
}

/// The names of the people beside somebody, on these seats if only some are meant.
fn names(summary: &Summary, user: &UserId, seats: Option<SeatSet>) -> Vec<String> {
    let others = holders(summary).filter(|(seat, holder, ..)| {
        *holder != user && seats.is_none_or(|seats| seats.contains(*seat))
    });
    others.map(|(_, _, name, _)| name.to_owned()).collect()
}
