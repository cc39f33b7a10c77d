//! What a seat's strip shows beside its name.

use crate::RocketsBoard;
use board_kit::BoardContext;
use board_kit::signals::Memo;
use engine::Seat;
use leptos::prelude::*;
use rockets::Rocket;
use text::rockets::Text;

/// Which of a seat's rockets still fly, and whether their bases can come.
pub(crate) fn badge(context: BoardContext<RocketsBoard>, seat: Seat) -> impl IntoView {
    let mine = Memo::new(move |_| {
        let scene = context.drafted.get();
        (0..scene.rockets.len())
            .filter_map(|index| u8::try_from(index).ok().map(Rocket::new))
            .filter(|rocket| scene.owner(*rocket) == seat)
            .map(|rocket| {
                let flying = scene.rockets[rocket.index()].is_some();
                let base = scene.bases[rocket.index()].is_some();
                (flying, base)
            })
            .collect::<Vec<_>>()
    });
    let words = move || {
        let language = context.language.get();
        mine.get()
            .into_iter()
            .map(|(flying, base)| match (flying, base) {
                (false, _) => Text::RocketOut.said(language),
                (true, true) => Text::RescueReady.said(language),
                (true, false) => Text::RescueUsed.said(language),
            })
            .collect::<Vec<_>>()
            .join(", ")
    };
    view! {
        <span class="lr-charges" role="img" aria-label=words title=words>
            {move || mine.get().into_iter().map(|(flying, base)| view! {
                <svg viewBox="-10 -10 20 20" class="lr-charge" class:out=!flying class:spent=!base>
                    <path class="lr-charge-pad" d="M-4.6-8H4.6L9.2 0L4.6 8H-4.6L-9.2 0Z" />
                    <path class="lr-charge-bolt" d="M1-6L-4 1H-.5L-1.5 6L4-1.5H.5Z" />
                    <path class="lr-charge-out" d="M-6-6L6 6M6-6L-6 6" />
                </svg>
            }).collect_view()}
        </span>
    }
}
