//! What the controller and the person want, as commands.

use super::Table;
use crate::online::objection;
use crate::table::{News, Request};
use crate::text::Text;
use client::Answer;
use engine::{Seat, Viewer};
use leptos::prelude::*;
use protocol::{Command, Objection, ProposalKind, Reply, Revision};
use std::collections::VecDeque;

/// A turn on its way: its actions go one by one, each to where the one before
/// led.
#[derive(Clone, Debug)]
pub(super) struct Course {
    seat: Seat,
    rest: VecDeque<String>,
    /// What was told meanwhile.
    pub held: Vec<News>,
}

impl Table {
    pub(super) fn ask(self, request: &Request) {
        match request {
            Request::Act {
                seat,
                number,
                actions,
            } => {
                let mut rest: VecDeque<String> = actions.iter().cloned().collect();
                let Some(first) = rest.pop_front() else {
                    return;
                };
                self.course.set_value(Some(Course {
                    seat: *seat,
                    rest,
                    held: Vec::new(),
                }));
                let number = u32::try_from(*number).unwrap_or_default();
                self.act(Revision::new(number), *seat, first);
            }
            Request::Undo => self.take_back(),
            Request::Look { viewer } => {
                self.viewer.set_value(*viewer);
                self.show_all();
            }
            // The server goes on whether or not this page has shown it, and
            // gives no advice.
            Request::Open { .. } | Request::Shown { .. } | Request::Hint { .. } => {}
        }
    }

    fn act(self, revision: Revision, seat: Seat, a: String) {
        self.command(Command::Act {
            revision,
            seat,
            action: a,
        });
    }

    /// The number of what the seat last saw.
    fn number(self, seat: Seat) -> Revision {
        let sight = |viewer| {
            self.sights
                .with_value(|sights| sights.get(viewer).map(|sight| sight.number))
        };
        sight(Viewer::Seat(seat)).unwrap_or_default()
    }

    fn take_back(self) {
        if let Some(seat) = self.speaker() {
            let revision = self.number(seat);
            self.command(Command::Undo { revision, seat });
        }
    }

    /// Asks the others for something.
    pub(crate) fn propose(self, seat: Seat, kind: ProposalKind) {
        self.consent.set(None);
        let revision = self.number(seat);
        self.command(Command::Propose {
            revision,
            seat,
            kind,
        });
    }

    /// Answers what was asked. The answer is to the question that stands now,
    /// which may be younger than what the seat last saw happen.
    pub(crate) fn reply(self, seat: Seat, reply: Reply) {
        let revision = self.asked.get_value().max(self.number(seat));
        self.command(Command::Answer {
            revision,
            seat,
            reply,
        });
    }

    /// Sends something whose refusal is nobody's business.
    pub(super) fn command_quietly(self, command: Command) {
        self.with_server(|server| server.command(command));
    }

    pub(super) fn answered(self, command: Command, answer: Answer) {
        match (command, answer) {
            (Command::Act { .. }, Answer::Accepted(revision)) => self.go_on(revision),
            (Command::Act { action: a, .. }, answer) => self.stop(a, &answer),
            (_, Answer::Accepted(_)) | (Command::History { .. }, _) => {}
            (Command::Undo { seat, .. }, Answer::Refused(Objection::NeedsConsent {})) => {
                self.consent.set(Some(seat));
            }
            (_, answer) => self.object(&answer),
        }
    }

    /// Sends the next action of the turn, if there is one.
    fn go_on(self, revision: Revision) {
        let next = self.course.try_update_value(|course| {
            let course = course.as_mut()?;
            Some((course.seat, course.rest.pop_front()?))
        });
        match next.flatten() {
            Some((seat, action)) => self.act(revision, seat, action),
            None => self.release(),
        }
    }

    /// Lets what was held back be shown.
    fn release(self) {
        let course = self.course.try_update_value(Option::take).flatten();
        for news in course.into_iter().flat_map(|course| course.held) {
            self.tell(news);
        }
    }

    /// A turn that was not taken is taken off the board, with the reason.
    fn stop(self, action: String, answer: &Answer) {
        self.release();
        self.tell(News::Refused { action });
        // The controller has better words for the rules of its game.
        if !matches!(answer, Answer::Refused(Objection::Rule { .. })) {
            self.object(answer);
        }
    }

    fn object(self, answer: &Answer) {
        let notice = match answer {
            Answer::Refused(why) => objection::text(why),
            Answer::OutOfDate => Text::GoneOn,
            _ => Text::NotUnderstood,
        };
        self.notice.set(Some(notice));
    }
}
