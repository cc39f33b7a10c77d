//! What the controller and the person want, as commands.

use super::Table;
use crate::online::objection;
use crate::table::{News, Request};
use crate::text::Text;
use client::Answer;
use engine::{Seat, Viewer};
use leptos::prelude::*;
use protocol::{Command, Objection, ProposalKind, Reply, Revision};

impl Table {
    pub(super) fn ask(self, request: &Request) {
        match request {
            Request::Act {
                seat,
                number,
                actions,
            } => {
                let number = u32::try_from(*number).unwrap_or_default();
                self.command(Command::Act {
                    revision: Revision::new(number),
                    seat: *seat,
                    actions: actions.clone(),
                });
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
            (_, Answer::Accepted(_)) | (Command::History { .. }, _) => {}
            (Command::Act { actions, .. }, answer) => self.stop(actions, &answer),
            (Command::Undo { seat, .. }, Answer::Refused(Objection::NeedsConsent {})) => {
                self.consent.set(Some(seat));
            }
            (_, answer) => self.object(&answer),
        }
    }

    /// A turn that was not taken is taken off the board, with the reason.
    fn stop(self, actions: Vec<String>, answer: &Answer) {
        let action = actions.into_iter().next().unwrap_or_default();
        self.tell(News::Refused { action });
        // The controller has better words for the rules of its game.
        if !matches!(answer, Answer::Refused(Objection::Rule { .. })) {
            self.object(answer);
        }
    }

    fn object(self, answer: &Answer) {
        let notice = match answer {
            Answer::Refused(why) => objection::text(why),
            Answer::OutOfDate => Text::OutOfDate,
            _ => Text::NotUnderstood,
        };
        self.notice.set(Some(notice));
    }
}
