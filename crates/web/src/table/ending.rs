//! How it ended, and how it was counted.

use super::controller::TableController;
use crate::settings;
use crate::text::{Localize, Text, say};
use board_kit::{Board, BoardContext, SeatMark};
use engine::{Clause, Turn, sort_few};
use leptos::prelude::*;
use text::Names;

/// The final scoring, once the last event was shown.
#[component]
pub(crate) fn Ending<B: Board>(
    controller: TableController<B>,
    context: BoardContext<B>,
    see_clause: Callback<Clause>,
    /// What one can do now.
    after: ViewFn,
) -> impl IntoView {
    let away = RwSignal::new(false);
    // A game that all agreed to end has no outcome to show.
    let agreed = Memo::new(move |_| controller.is_agreed());
    let over = Memo::new(move |_| controller.turn.get() == Turn::Over && !controller.busy.get());
    let after = StoredValue::new(after);
    // The rules come where the scoring stood; a button brings it back.
    let see_clause = Callback::new(move |clause| {
        away.set(true);
        see_clause.run(clause);
    });
    view! {
        <Show when=move || over.get()>
            <Show
                when=move || !away.get()
                fallback=move || view! {
                    <button class="primary see-result" data-testid="see-result" on:click=move |_| away.set(false)>
                        {move || Text::Scoring.get()}
                    </button>
                }
            >
                <section class="ending" role="dialog" aria-modal="false" aria-labelledby="ending-title" data-testid="ending">
                    // Only this part scrolls: what to do next stays below it and covers nothing.
                    <div class="ending-body" tabindex="0">
                        <h2 id="ending-title">{move || Text::GameOver.get()}</h2>
                        <Show when=move || agreed.get()><p>{move || Text::EndedByAgreement.get()}</p></Show>
                        {move || places(context)}
                        <Show when=move || !agreed.get()><h3>{move || Text::Scoring.get()}</h3></Show>
                        {move || account(context, see_clause)}
                    </div>
                    <div class="actions">
                        {after.with_value(ViewFn::run)}
                        <button class="quiet" data-testid="see-board" on:click=move |_| away.set(true)>
                            {move || Text::SeeBoard.get()}
                        </button>
                    </div>
                </section>
            </Show>
        </Show>
    }
}

/// Everybody's place. Tracks.
fn places<B: Board>(context: BoardContext<B>) -> impl IntoView {
    let outcome = context.outcome.get()?;
    let mut seats: Vec<_> = outcome.places.iter().collect();
    sort_few(&mut seats, |a, b| a.1 < b.1);
    let scores = outcome.scores;
    Some(view! {
        <ol class="places">
            {seats.into_iter().map(|(seat, place)| view! {
                <li class:won=place == 1>
                    <span class="place" aria-label=move || say::ranked(settings::language(), place)>{place.to_string()}</span>
                    <SeatMark seat />
                    <span class="name">{move || context.name(seat)}</span>
                    {scores.map(|scores| view! { <span class="points">{scores[seat].to_string()}</span> })}
                </li>
            }).collect_view()}
        </ol>
    })
}

/// The scoring line by line. Tracks.
pub(crate) fn account<B: Board>(
    context: BoardContext<B>,
    see_clause: Callback<Clause>,
) -> impl IntoView {
    let outcome = context.outcome.get()?;
    let view = context.view.get();
    let lines = context
        .names
        .with(|names| B::account(&view, &outcome, &Names(names), context.language.get()));
    Some(view! {
        <ul class="account">
            {lines.into_iter().map(|line| view! {
                <li>
                    {line.seat.map(|seat| view! { <SeatMark seat /> })}
                    <span class="what">{line.text}</span>
                    {line.clause.map(|clause| view! {
                        <button class="clause" on:click=move |_| see_clause.run(clause)>{clause.to_string()}</button>
                    })}
                    {line.points.map(|points| view! { <span class="points">{points}</span> })}
                </li>
            }).collect_view()}
        </ul>
    })
}
