//! A seat's top card in small, for replays that show all hands at once. At a
//! table the card's rows lie on the board, in reach already, and the style
//! sheet leaves this out.

use crate::Table;
use crate::art::front;
use board_kit::signals::Memo;
use leptos::prelude::*;
use text::celestial::name;

/// The viewer's top card in small.
pub(crate) fn hand(table: Table) -> AnyView {
    let card = Memo::new(move |_| {
        table.scene.with(|scene| {
            scene
                .face(scene.own_seat()?)
                .map(|card| (card, scene.object(card)))
        })
    });
    let drawn = move || {
        let (card, object) = card.get()?;
        Some(view! {
            <svg viewBox="-52 -70 104 140" aria-hidden="true">{object.as_ref().map(front)}</svg>
            <span>{move || name(card, table.language.get())}</span>
        })
    };
    view! { <div class="cd-hand">{drawn}</div> }.into_any()
}
