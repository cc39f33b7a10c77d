//! The offer of a lesson at the first table of a game.

use crate::chrome::IconButton;
use crate::storage;
use crate::text::{Localize, Text};
use board_kit::signals::RwSignal;
use leptos::prelude::*;

/// Offers the lesson of a game, once, above the table: it covers nothing.
#[component]
pub(crate) fn LessonOffer(game: &'static str) -> impl IntoView {
    let open = RwSignal::new(storage::is_lesson_due(game));
    // Seen is seen: the next table does not ask again.
    if open.get_untracked() {
        storage::keep_lesson(game, "0");
    }
    view! {
        <Show when=move || open.get()>
            <aside class="lesson-offer" data-testid="lesson-offer">
                <p>{move || Text::LearnOffer.get()}</p>
                <a class="button primary" href=format!("/{game}/learn") data-testid="lesson-take">
                    {move || Text::Learn.get()}
                </a>
                <IconButton mark="close" label=Text::Close test="lesson-decline" press=move || open.set(false) />
            </aside>
        </Show>
    }
}
