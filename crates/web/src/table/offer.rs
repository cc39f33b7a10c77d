//! The offer of a lesson at the first table of a game.

use crate::chrome::IconButton;
use crate::storage;
use crate::text::{Localize, Text};
use board_kit::signals::{RwSignal, Signal};
use leptos::prelude::*;

/// The lesson of a game, offered once.
#[derive(Clone, Copy)]
pub(super) struct LessonOffer {
    game: &'static str,
    open: RwSignal<bool>,
}

impl LessonOffer {
    /// The offer for a table of a game: open if the lesson is due.
    pub(super) fn of(game: &'static str) -> Self {
        let open = storage::is_lesson_due(game);
        // Seen is seen: the next table does not ask again.
        if open {
            storage::keep_lesson(game, "0");
        }
        Self {
            game,
            open: RwSignal::new(open),
        }
    }

    /// The offer as long as `is_time`. It stands where the buttons of a turn will be, so
    /// that the board never moves for it.
    pub(super) fn show(self, is_time: Signal<bool>) -> AnyView {
        let Self { game, open } = self;
        view! {
            <Show when=move || open.get() && is_time.get()>
                <aside class="lesson-offer" data-testid="lesson-offer">
                    <p>{move || Text::LearnOffer.get()}</p>
                    <a class="button primary" href=format!("/{game}/learn") data-testid="lesson-take">
                        {move || Text::Learn.get()}
                    </a>
                    <IconButton mark="close" label=Text::Close test="lesson-decline" press=move || open.set(false) />
                </aside>
            </Show>
        }
        .into_any()
    }
}
