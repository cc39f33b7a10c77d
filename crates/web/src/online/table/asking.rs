//! What the controller and the person want, as commands.

use super::OnlineTable;
use crate::online::objection;
use crate::table::TableEvent;
use crate::text::Text;
use client::Answer;
use engine::{Seat, Viewer};
use leptos::prelude::*;
use protocol::{Command, Objection, ProposalKind, Reply, Revision};

impl OnlineTable {
    /// The revision of what the seat last saw.
    fn revision(self, seat: Seat) -> Revision {
        self.viewpoints
            .with_value(|viewpoints| viewpoints.revision(Viewer::Seat(seat)))
    }

    /// Asks the others for something.
    pub(crate) fn propose(self, seat: Seat, kind: ProposalKind) {
        self.consent.set(None);
        let revision = self.revision(seat);
        self.command(Command::Propose {
            revision,
            seat,
            kind,
        });
    }

    /// Answers what was asked. The answer is to the question that stands now,
    /// which may be younger than what the seat last saw happen.
    pub(crate) fn reply(self, seat: Seat, reply: Reply) {
        let revision = self.asked.get_value().max(self.revision(seat));
        self.declined.set_value(reply == Reply::Decline);
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
        let accepted = matches!(answer, Answer::Accepted(_));
        self.change(|witness| witness.answered(&command, accepted));
        match (command, answer) {
            (Command::Act { actions, .. }, answer) => {
                let Some(index) = answer.refusal() else {
                    return;
                };
                self.tell(TableEvent::TurnRefused { actions, index });
                // The controller has better words for the rules of its game.
                if !matches!(
                    &answer,
                    Answer::Refused {
                        why: Objection::Rule { .. },
                        ..
                    }
                ) {
                    self.object(&answer);
                }
            }
            (_, Answer::Accepted(_))
            | (
                Command::History { .. }
                | Command::Seen { .. }
                | Command::Commit { .. }
                | Command::Open { .. },
                _,
            ) => {}
            (
                Command::Undo { seat, .. },
                Answer::Refused {
                    why: Objection::NeedsConsent {},
                    ..
                },
            ) => {
                self.consent.set(Some(seat));
            }
            (Command::Chat { text }, answer) => {
                // Nobody has to write it twice.
                self.unsaid.set(Some(text));
                self.object(&answer);
            }
            (_, answer) => self.object(&answer),
        }
    }

    fn object(self, answer: &Answer) {
        let notice = match answer {
            Answer::Refused { why, .. } => objection::text(why),
            Answer::OutOfDate => Text::OutOfDate,
            _ => Text::NotUnderstood,
        };
        self.notice.set(Some(notice));
    }
}
