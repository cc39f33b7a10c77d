//! After the end: the game once more, decision by decision, and what each was worth.

use super::App;
use crate::boards::Board;
use crate::journal::LogLine;
use bots::{Basis, Decisions, Judgement, Mark, judge};
use engine::{Seat, Viewer};
use record::Step;
use std::collections::BTreeMap;
use text::coach::{self, LookedBack};

/// The replay and the review of a game that is over.
pub(crate) struct LookBack<G: Board> {
    /// The step whose decision is on the board, counted from 0; without one, the
    /// end.
    at: Option<usize>,
    review: Option<Review<G>>,
}

impl<G: Board> Default for LookBack<G> {
    fn default() -> Self {
        Self {
            at: None,
            review: None,
        }
    }
}

/// The decisions that are judged.
struct Review<G: Board> {
    decisions: Decisions<G>,
    /// By step; nothing for a decision without a choice.
    judged: BTreeMap<usize, Option<Judgement<G::Action>>>,
    is_done: bool,
}

impl<G: Board> Review<G> {
    fn marked(&self) -> impl DoubleEndedIterator<Item = usize> {
        let marked = |(step, judged): (&usize, &Option<Judgement<G::Action>>)| {
            judged.as_ref()?.mark().map(|_| *step)
        };
        self.judged.iter().filter_map(marked)
    }
}

/// A decision as the replay shows it.
pub(crate) struct Moment<G: Board> {
    /// The step in the record, counted from 0.
    pub(crate) step: usize,
    pub(crate) seat: Seat,
    pub(crate) action: G::Action,
    /// The state in which it was taken.
    pub(crate) game: G,
}

impl<G: Board> LookBack<G> {
    /// Whether decisions are left to judge.
    pub(crate) fn is_judging(&self) -> bool {
        self.review.as_ref().is_some_and(|review| !review.is_done)
    }
}

impl<G: Board> App<G> {
    /// The decision that the replay shows.
    pub(crate) fn moment(&self) -> Option<Moment<G>> {
        let step = self.look_back.at?;
        let Some(&Step::Action(seat, action)) = self.table.steps().get(step) else {
            return None;
        };
        Some(Moment {
            step,
            seat,
            action,
            game: self.table.after(step).game().clone(),
        })
    }

    /// Goes to an earlier or a later decision; beyond the last is the end.
    pub(super) fn replay(&mut self, by: isize) {
        let steps = self.table.steps();
        let stops: Vec<usize> = (0..steps.len())
            .filter(|step| matches!(steps[*step], Step::Action(..)))
            .collect();
        let at = self.look_back.at;
        let place = at.map_or(stops.len(), |at| stops.partition_point(|stop| *stop < at));
        let place = place.saturating_add_signed(by).min(stops.len());
        self.look_back.at = stops.get(place).copied();
        self.log_skip = 0;
    }

    /// Goes to the next decision with a mark, round at the end.
    pub(super) fn go_to_mark(&mut self) {
        let Some(review) = &self.look_back.review else {
            return;
        };
        let from = self.look_back.at.map_or(0, |at| at + 1);
        let next = review.marked().find(|step| *step >= from);
        if let Some(step) = next.or_else(|| review.marked().next()) {
            self.look_back.at = Some(step);
        }
    }

    /// Begins to judge the decisions of the people at this keyboard, or of everybody
    /// where there are only bots.
    pub(super) fn begin_review(&mut self) {
        if self.look_back.review.is_none() {
            self.look_back.review = Some(Review {
                decisions: Decisions::new(self.table.opening()),
                judged: BTreeMap::new(),
                is_done: false,
            });
        }
    }

    /// Judges one more decision.
    pub(super) fn judge_next(&mut self) {
        let everybody = self.people().is_empty();
        let (players, table) = (&self.players, &self.table);
        let is_due = |seat: Seat| {
            let player = players.get(seat.index());
            everybody || player.is_some_and(engine::Player::is_person)
        };
        let Some(review) = &mut self.look_back.review else {
            return;
        };
        while let Some(decision) = review.decisions.next(table.steps()) {
            if is_due(decision.knowledge.seat()) {
                let judged = judge(&decision, self.judge, decision.step as u64);
                review.judged.insert(decision.step, judged);
                return;
            }
        }
        review.is_done = true;
    }

    /// How many decisions were judged, of how many, and how many have a mark; nothing
    /// before a review was asked for.
    pub(crate) fn review_progress(&self) -> Option<(usize, usize, usize)> {
        let review = self.look_back.review.as_ref()?;
        let everybody = self.people().is_empty();
        let due = self.table.steps().iter().filter(
            |step| matches!(step, Step::Action(seat, _) if everybody || self.is_person(*seat)),
        );
        Some((review.judged.len(), due.count(), review.marked().count()))
    }

    /// What the review says of a decision, with its mark.
    pub(crate) fn said_of(&self, moment: &Moment<G>) -> Option<(Option<Mark>, String)> {
        let judged = self.look_back.review.as_ref()?.judged.get(&moment.step)?;
        let Some(judged) = judged else {
            let said = coach::Text::NoChoice.said(self.language);
            return Some((None, said.to_owned()));
        };
        let mark = judged.mark();
        let view = moment.game.view(Viewer::Seat(moment.seat));
        let decision = LookedBack {
            mark: mark.map(Mark::name),
            best: G::action(judged.best, &view, &self.names(), self.language),
            best_worth: judged.best_worth,
            worth: judged.worth,
            proven: judged.basis == Basis::Proof,
        };
        Some((mark, coach::looked_back(&decision, self.language)))
    }

    /// What the viewer was told until the decision that the replay shows.
    pub(crate) fn replayed_lines(&self, most: usize, skip: usize) -> Vec<LogLine> {
        let Some(until) = self.look_back.at else {
            return self.log_lines(self.eyes, most, skip);
        };
        let mut told = Vec::new();
        self.table.after(until).replay(|_, _, events| {
            told.extend(
                events
                    .iter()
                    .filter_map(|event| G::redact(event, self.eyes)),
            );
        });
        // One turn as good as another: nothing is new in a replay.
        self.lines_of(
            told.iter().rev().map(|event| (0, event)),
            self.eyes,
            most,
            skip,
        )
    }
}
