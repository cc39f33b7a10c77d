//! Between two people who share a device and have secrets from each other.

use super::controller::TableController;
use crate::text::{Localize, Text};
use board_kit::{Board, SeatMark, seat_class};
use engine::{Seat, Viewer};
use leptos::prelude::*;
use text::Names;

/// Nothing of the game is in the document while it is drawn.
#[component]
pub(crate) fn Curtain<B: Board>(controller: TableController<B>, seat: Seat) -> impl IntoView {
    let name = move || {
        controller
            .names
            .with(|names| Names(names).of(seat, controller.settings.language.get()))
    };
    let is_look = controller
        .looks
        .with_untracked(|looks| looks.is_looking(Viewer::Seat(seat)));
    view! {
        <main class=format!("curtain {}", seat_class(seat)) id="content" tabindex="-1" data-testid="curtain">
            <h1>{move || Text::CurtainTitle.get()}</h1>
            <p>{move || if is_look { Text::CurtainLook } else { Text::CurtainFor }.get()}</p>
            <p class="next"><SeatMark seat /> <strong>{name}</strong></p>
            <p class="muted">{move || Text::CurtainHidden.get()}</p>
            <button
                class="primary"
                data-testid="lift-curtain"
                autofocus
                on:click=move |_| controller.look(Viewer::Seat(seat))
            >
                {move || Text::ImHere.get()}
            </button>
        </main>
    }
}
