//! The board's window on the table.

use super::{TableController, View};
use board_kit::signals::{Memo, Signal};
use board_kit::{Board, BoardContext, Rejected, Whose};
use engine::Turn;
use leptos::prelude::*;
use std::sync::Arc;

impl<B: Board> TableController<B> {
    /// What the board gets to see. `scene` and `view` must be there.
    pub(crate) fn context(self, scene: Arc<B::Scene>, view: Arc<View<B>>) -> BoardContext<B> {
        let first_scene = StoredValue::new(scene);
        let first_view = StoredValue::new(view);
        let scene =
            Signal::derive(move || self.scene.get().unwrap_or_else(|| first_scene.get_value()));
        let view =
            Signal::derive(move || self.view.get().unwrap_or_else(|| first_view.get_value()));
        let trial = self.trial;
        let drafted = Memo::new(move |_| match trial.get() {
            Some(trial) => Arc::new(B::scene(&trial.view)),
            None => scene.get(),
        });
        let legal = Memo::new(move |_| match (self.whose(), trial.get()) {
            (Whose::Mine(_), Some(trial)) => Arc::new(trial.legal.clone()),
            (Whose::Mine(_), None) => self.legal.get(),
            _ => Arc::default(),
        });
        BoardContext {
            scene,
            view,
            viewer: self.viewer.into(),
            you: self.viewer.into(),
            whose: Memo::new(move |_| self.whose()).into(),
            legal: legal.into(),
            draft: self.draft.into(),
            trial: trial.into(),
            drafted: drafted.into(),
            now: self.now.into(),
            since: self.since.into(),
            // A lesson is about what lies there.
            face_down: self.gate.is_none().then_some(self.face_down),
            outcome: self.outcome.into(),
            minutes_left: Signal::derive(move || {
                let is_over = self.turn.get() == Turn::Over;
                self.time.minutes_left().filter(|_| !is_over)
            }),
            names: self.names,
            language: self.settings.language.into(),
            pace: Signal::derive(move || self.settings.pace()),
            choose: Callback::new(move |action| self.choose(action)),
            unchoose: Callback::new(move |()| self.unchoose()),
            clear: Callback::new(move |()| self.start_over()),
            commit: Callback::new(move |()| self.commit()),
            reject: Callback::new(move |rejected: Rejected<B>| self.reject(&rejected)),
            whisper: Callback::new(move |text| self.whisper.set(text)),
        }
    }
}
