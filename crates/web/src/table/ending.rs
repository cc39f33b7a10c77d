//! Leads to the ending, which comes when it is needed: how it was, and what next.

mod image;
mod panel;
mod picture;

use super::controller::TableController;
use crate::code_split;
use crate::text::{Localize, Text};
use board_kit::signals::{Memo, RwSignal};
use board_kit::{Board, BoardContext};
use engine::prelude::*;
use engine::{Clause, Turn};
use leptos::prelude::*;
pub(crate) use panel::{headline, panel, places, sparks};
use std::sync::Arc;

/// What the ending of a game is made from.
pub(crate) struct Finished<B: Board> {
    controller: TableController<B>,
    context: BoardContext<B>,
    see_clause: Callback<Clause>,
    /// Set while it is put away.
    away: RwSignal<bool>,
    /// What one can do now.
    after: ViewFn,
}

/// The ending, once the last event was shown.
#[component]
pub(crate) fn Ending<B: Board>(
    controller: TableController<B>,
    context: BoardContext<B>,
    see_clause: Callback<Clause>,
    /// What one can do now.
    after: ViewFn,
) -> impl IntoView {
    let away = RwSignal::new(false);
    let over = Memo::new(move |_| controller.turn.get() == Turn::Over && !controller.busy.get());
    // The rules come where the ending stood; a button brings it back.
    let see_clause = Callback::new(move |clause| {
        away.set(true);
        see_clause.run(clause);
    });
    let finished = Arc::new(Finished {
        controller,
        context,
        see_clause,
        away,
        after,
    });
    let ending = move || {
        let game = B::Game::NAME.parse().ok()?;
        Some(code_split::ending_of(game, finished.clone()))
    };
    let ending = StoredValue::new(ending);
    view! {
        <Show when=move || over.get()>
            <Show
                when=move || !away.get()
                fallback=move || view! {
                    <button class="primary see-result" data-testid="see-result" on:click=move |_| away.set(false)>
                        {move || Text::SeeResult.get()}
                    </button>
                }
            >
                {ending.with_value(|ending| ending())}
            </Show>
        </Show>
    }
}
