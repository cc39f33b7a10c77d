//! What stands beside a name in the strip of seats.

use crate::Context;
use crate::art::{leader_sign, pile_sign};
use board_kit::signals::Memo;
use engine::Seat;
use leptos::prelude::*;
use text::celestial::{Text, cards_count};

/// How many cards a seat holds, and whether it leads or is out.
pub(crate) fn badge(table: Context, seat: Seat) -> AnyView {
    let state = Memo::new(move |_| {
        table.scene.with(|scene| {
            let place = scene.place(seat);
            (
                place.map_or(0, |place| place.held()),
                scene.leader == Some(seat) && scene.over.is_none(),
                place.is_some_and(|place| place.out),
            )
        })
    });
    let said = move || {
        let (held, leads, out) = state.get();
        let language = table.language.get();
        let mut words = vec![cards_count(language, held)];
        if leads {
            words.push(Text::Leads.said(language).to_owned());
        }
        if out {
            words.push(Text::Out.said(language).to_owned());
        }
        words.join(", ")
    };
    let sign = move |path: &'static str| {
        view! {
            <svg viewBox="-10 -10 20 20" aria-hidden="true">
                <path d=path />
            </svg>
        }
    };
    view! {
        <span class="cd-badge" class:cd-badge-out=move || state.get().2>
            <span aria-hidden="true" class="cd-badge-drawn">
                {sign(pile_sign())}
                {move || state.get().0}
                {move || state.get().1.then(|| sign(leader_sign()))}
            </span>
            <span class="cd-heard">{said}</span>
        </span>
    }
    .into_any()
}
