//! The buttons that finish or correct a turn.

use super::controller::TableController;
use super::offer::LessonOffer;
use crate::text::{Localize, Text};
use board_kit::signals::{Memo, Signal};
use board_kit::{Board, BoardContext, Whose};
use engine::Viewer;
use leptos::prelude::*;

/// Plays or corrects the draft; skips an animation.
#[component]
pub(crate) fn Actions<B: Board>(
    controller: TableController<B>,
    context: BoardContext<B>,
) -> impl IntoView {
    let drafted = Memo::new(move |_| !context.draft.get().0.is_empty());
    let looking = Memo::new(move |_| controller.is_looking());
    let out = Memo::new(move |_| controller.is_out() && !controller.hurry.get());
    // Before the first move of one's own.
    let is_first = Signal::derive(move || {
        matches!(controller.whose(), Whose::Mine(_))
            && !drafted.get()
            && controller.undoable().is_none()
    });
    let offer = use_context::<LessonOffer>();
    view! {
        <div class="actions">
            {offer.map(|offer| offer.show(is_first))}
            <Show when=move || controller.online.is_some() && controller.viewer.get() == Viewer::Spectator>
                <p class="muted watching" data-testid="you-watch">{move || Text::YouWatch.get()}</p>
            </Show>
            <Show when=move || controller.sent.get() && controller.online.is_some()>
                <p class="on-its-way" role="status" data-testid="on-its-way">{move || Text::OnItsWay.get()}</p>
            </Show>
            <Show when=move || drafted.get() && !(controller.sent.get() && controller.online.is_some())>
                <DraftButtons controller context change="change" commit="commit" />
            </Show>
            <Show when=move || looking.get()>
                <button class="primary" data-testid="pass-on" on:click=move |_| controller.pass_on()>
                    {move || Text::PassOn.get()}
                </button>
            </Show>
            <Show when=move || out.get()>
                <button class="primary" data-testid="see-result-now" on:click=move |_| controller.see_result()>
                    {move || Text::SeeResultNow.get()}
                </button>
            </Show>
            <Show when=move || controller.busy.get() && !drafted.get() && !out.get()>
                <button class="quiet" data-testid="skip" on:click=move |_| controller.skip()>
                    {move || Text::Skip.get()}
                </button>
            </Show>
        </div>
    }
}

/// Takes back the last action of the draft, or plays it.
#[component]
pub(crate) fn DraftButtons<B: Board>(
    controller: TableController<B>,
    context: BoardContext<B>,
    /// The names of the buttons for tests.
    change: &'static str,
    commit: &'static str,
) -> impl IntoView {
    let complete = Memo::new(move |_| controller.can_commit(context));
    view! {
        <button class="quiet" data-testid=change on:click=move |_| controller.unchoose()>
            {move || Text::TakeBack.get()}
        </button>
        <button
            class="primary"
            data-testid=commit
            disabled=move || !complete.get()
            on:click=move |_| controller.commit()
        >
            {move || Text::Commit.get()}
        </button>
    }
}
