//! The buttons that finish or correct a turn.

use super::director::Director;
use crate::text::Text;
use board_kit::{Craft, Stage};
use leptos::prelude::*;

/// Plays or corrects the draft; skips an animation.
#[component]
pub(crate) fn Actions<C: Craft>(director: Director<C>, stage: Stage<C>) -> impl IntoView {
    let drafted = Memo::new(move |_| !stage.draft.get().0.is_empty());
    let complete = Memo::new(move |_| director.can_commit(stage));
    view! {
        <div class="actions">
            <Show when=move || director.sent.get() && director.company.is_some()>
                <p class="on-its-way" role="status" data-testid="on-its-way">{move || Text::OnItsWay.get()}</p>
            </Show>
            <Show when=move || drafted.get() && !(director.sent.get() && director.company.is_some())>
                <button class="quiet" data-testid="change" on:click=move |_| director.unchoose()>
                    {move || Text::TakeBack.get()}
                </button>
                <button
                    class="primary"
                    data-testid="commit"
                    disabled=move || !complete.get()
                    on:click=move |_| director.commit()
                >
                    {move || Text::Commit.get()}
                </button>
            </Show>
            <Show when=move || director.busy.get() && !drafted.get()>
                <button class="quiet" data-testid="skip" on:click=move |_| director.skip()>
                    {move || Text::Skip.get()}
                </button>
            </Show>
        </div>
    }
}
