//! Telling people that it is their turn when they are not here.

use super::driving::Driving;
use super::{Condition, TableActor};
use crate::push::Notice;
use protocol::{Revision, SeatHolder, Speed, UserId};
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

impl TableActor {
    /// Looks whom to tell. Only the node that drives the table does.
    pub(super) fn plan_notice(&mut self) {
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
        let is_slow = summary.clock.speed() == Speed::Correspondence;
        let others = summary
            .seats
            .into_iter()
            .filter_map(|seat| match seat.holder {
                SeatHolder::Person { user, name, .. }
                    if user != pending.user && !name.is_empty() =>
                {
                    Some(name)
                }
                _ => None,
            });
        let notice = Notice::Turn {
            table: self.id.clone(),
            game: summary.game,
            others: others.collect(),
        };
        let mail = self.tables.mail().filter(|_| is_slow).cloned();
        push.tell_turn(&pending.user, pending.revision.get().into(), notice, mail);
    }

    /// Somebody is here again: the next turn that they miss is news to them.
    pub(super) fn note_return(&self, user: &UserId) {
        if let (Condition::Live(table), Some(mail)) = (&self.condition, self.tables.mail())
            && table.holds_seat(user)
            && table.summary().clock.speed() == Speed::Correspondence
        {
            mail.came_back(user, &self.id);
        }
    }
}
