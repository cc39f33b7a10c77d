//! Gathering what the person at this device wants to do.

use super::{Action, Notice, TableController, View};
use crate::text;
use crate::worker::advice;
use ::text::coach::{self, Found, Speaker};
use ::text::{Names, Reader};
use board_kit::{Board, BoardContext, Draft, Rejected, Trial, Whose};
use bots::Advice;
use dice::Dice;
use engine::prelude::*;
use engine::{Refusal as _, Refused, Seat, Viewer};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Command;
use std::sync::Arc;

impl<B: Board> TableController<B> {
    pub(crate) fn choose(self, action: Action<B>) {
        let Whose::Mine(seat) = untrack(|| self.whose()) else {
            return;
        };
        self.notice.set(None);
        let mut actions = self.draft.get_untracked().0;
        actions.push(action);
        let Some(view) = self.view.get_untracked() else {
            return;
        };
        if let Some(gate) = self.gate
            && !gate.run(actions.iter().map(ToString::to_string).collect())
        {
            return;
        }
        match Trial::<B>::of(&view, seat, &actions) {
            Ok(trial) => {
                let is_complete = trial.is_complete();
                self.set_draft(actions, Some(trial));
                let at_once = self.gate.is_some() || !self.settings.confirm.get_untracked();
                if is_complete && at_once {
                    self.commit();
                }
            }
            Err(rejected) => self.reject(&rejected),
        }
    }

    fn set_draft(self, actions: Vec<Action<B>>, trial: Option<Trial<B>>) {
        self.trial.set(trial.map(Arc::new));
        self.draft.set(Draft(actions));
    }

    /// Empties the draft.
    pub(crate) fn clear_draft(self) {
        self.set_draft(Vec::new(), None);
    }

    /// Empties the draft, and takes back what was said of it: who tries something else
    /// has read why the last thing can't be done.
    pub(super) fn start_over(self) {
        self.notice.set(None);
        self.clear_draft();
    }

    /// Whether there is a whole turn to play. Tracks.
    pub(crate) fn can_commit(self, context: BoardContext<B>) -> bool {
        let complete = context
            .trial
            .with(|trial| trial.as_ref().is_some_and(|trial| trial.is_complete()));
        complete && matches!(self.whose(), Whose::Mine(_))
    }

    /// Plays the draft.
    pub(crate) fn commit(self) {
        let Whose::Mine(seat) = untrack(|| self.whose()) else {
            return;
        };
        let actions = self.draft.get_untracked().0;
        if actions.is_empty() {
            return;
        }
        self.sent.set(true);
        self.notice.set(None);
        self.whisper.set(None);
        self.command(Command::Act {
            revision: self.revision.get_value(),
            seat,
            actions: actions.iter().map(ToString::to_string).collect(),
        });
    }

    /// Takes the last action off the draft.
    pub(crate) fn unchoose(self) {
        self.notice.set(None);
        let mut actions = self.draft.get_untracked().0;
        actions.pop();
        let trial = match (self.viewer.get_untracked(), self.view.get_untracked()) {
            (Viewer::Seat(seat), Some(view)) if !actions.is_empty() => {
                Trial::<B>::of(&view, seat, &actions).ok()
            }
            _ => None,
        };
        self.set_draft(actions, trial);
    }

    /// A turn was not played: it is taken off the board, with the reason if a
    /// rule is one.
    pub(super) fn refuse(self, actions: &[String], index: Option<u32>) {
        self.sent.set(false);
        // OK because it is a u32.
        let count = index.map_or(actions.len(), |index| index as usize + 1);
        let tried = actions.iter().take(count);
        let tried: Vec<Action<B>> = tried.filter_map(|action| action.parse().ok()).collect();
        if let (Whose::Mine(seat), Some(view)) =
            (untrack(|| self.whose()), self.view.get_untracked())
            && let Err(rejected) = Trial::<B>::of(&view, seat, &tried)
        {
            self.reject(&rejected);
        }
        self.clear_draft();
    }

    pub(super) fn reject(self, rejected: &Rejected<B>) {
        let language = self.settings.language.get_untracked();
        let names = self.names.get_untracked();
        let reader = Reader {
            viewer: self.viewer.get_untracked(),
            names: Names(&names),
            language,
        };
        let text = ::text::refused::<B::Game>(&rejected.refused, &reader);
        let clause = match &rejected.refused {
            Refused::Rule(refusal) => Some(refusal.clause()),
            _ => None,
        };
        self.notice.set(Some(Notice {
            text,
            more: Vec::new(),
            clause,
        }));
    }

    /// Puts the advised turn on the board, ready to be played, and says why.
    pub(super) fn advise(self, advice: &str) {
        let (Some(advice), Whose::Mine(seat), Some(view)) = (
            advice::read::<Action<B>>(advice),
            untrack(|| self.whose()),
            self.view.get_untracked(),
        ) else {
            return;
        };
        if let Ok(trial) = Trial::<B>::of(&view, seat, &advice.actions) {
            self.set_draft(advice.actions.clone(), Some(trial));
        }
        let revision = self.revision.get_value();
        spawn_local(async move {
            let came = text::need(vec!["coach".to_owned()]).await;
            if self.revision.try_get_value() != Some(revision) {
                return;
            }
            match came {
                Ok(()) => self.notice.set(Some(self.reasons(&advice, &view, seat))),
                // Without the words the board still shows the turn.
                Err(_) => self.inform(text::Text::Unreachable),
            }
        });
    }

    fn reasons(self, advice: &Advice<Action<B>>, view: &View<B>, seat: Seat) -> Notice {
        /// The turn, its worth and the next best are always shown; what the turn leads to
        /// and what to avoid where there is room.
        const MAIN: usize = 3;
        let names = self.names.get_untracked();
        let speaker = Speaker {
            game: &B::Game::determinize(view, &mut Dice::new(0)),
            seat,
            names: Names(&names),
            language: self.settings.language.get_untracked(),
        };
        let worth = (advice.worth, advice.is_certain);
        let found = Found::new(worth, [advice.others, advice.equals], advice.rivals());
        let mut advised = speaker.advised(&advice.actions, found);
        let consequence = advised.consequence.take();
        let mut said = coach::sentences(&advised, speaker.language);
        let rest = said.split_off(said.len().min(MAIN));
        let consequence = consequence.as_deref().map(coach::sentence);
        let more = consequence.into_iter().chain(rest).collect();
        Notice {
            text: said.join(" "),
            more,
            clause: None,
        }
    }
}
