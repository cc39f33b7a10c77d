//! The viewer's own favourites, and the token behind its lock.

use crate::SupernovaBoard;
use crate::art;
use crate::creatures::creature;
use crate::fingers::{Fingers, own_seat};
use board_kit::BoardContext;
use board_kit::signals::Memo;
use leptos::prelude::*;
use supernova::{Alien, Card};
use text::supernova::{self as say, Text, favourite, name};

/// Favourites and token.
pub(crate) fn own(context: BoardContext<SupernovaBoard>, fingers: Fingers) -> AnyView {
    let favourites = Memo::new(move |_| {
        let seat = own_seat(context)?;
        context
            .scene
            .with(|scene| scene.favourites.get(seat.index()).cloned())
    });
    let token = Memo::new(move |_| {
        let seat = own_seat(context)?;
        context
            .scene
            .with(|scene| scene.tokens.get(seat.index()).copied().flatten())
    });
    view! {
        <div class="sn-own" role="group" aria-label=move || Text::YourFavourites.said(context.language.get())>
            <div class="sn-favourites">
                {move || favourites.get().unwrap_or_default().into_iter().map(|card| medal(context, card)).collect_view()}
            </div>
            {move || token.get().map(|alien| lock(context, fingers, alien))}
        </div>
    }
    .into_any()
}

fn asked_of(alien: Alien) -> String {
    format!("alien {}", alien.index())
}

/// A favourite card as a medal.
fn medal(context: BoardContext<SupernovaBoard>, card: Card) -> impl IntoView {
    let drawn = card.backs().map(creature).unwrap_or_default();
    let asked = card.backs().map(asked_of);
    view! {
        <svg class="sn-medal" data-ask=asked viewBox="-26 -28 52 52" role="img" aria-label=move || favourite(card, context.language.get())>
            <circle class="sn-medal-ground" cy="-2" r="24" />
            <g transform="scale(.86)" inner_html=drawn />
            <path class="sn-medal-heart" transform="translate(18 15) scale(.75)" d=art::HEART />
        </svg>
    }
}

/// The token: pressing it shows it, pressing it again covers it.
fn lock(context: BoardContext<SupernovaBoard>, fingers: Fingers, alien: Alien) -> impl IntoView {
    let counted = Memo::new(move |_| {
        context
            .scene
            .with(|scene| scene.points.iter().any(Option::is_some))
    });
    let open = Memo::new(move |_| fingers.peeking.get() || counted.get());
    let label = move || {
        let language = context.language.get();
        if open.get() {
            say::token_open(language, name(alien))
        } else {
            Text::TokenCovered.said(language).to_owned()
        }
    };
    view! {
        <button
            type="button"
            class="sn-token"
            data-ask=move || open.get().then(|| asked_of(alien))
            aria-pressed=move || if open.get() { "true" } else { "false" }
            aria-label=label
            on:click=move |_| fingers.peeking.update(|peeking| *peeking = !*peeking)
        >
            <svg viewBox="-26 -28 52 52" aria-hidden="true">
                <circle class="sn-token-ground" cy="-2" r="24" />
                // What is covered is not in the document either.
                {move || if open.get() {
                    view! { <g transform="scale(.86)" inner_html=creature(alien) /> }.into_any()
                } else {
                    view! { <path class="sn-lock" transform="translate(0 -3) scale(1.500)" fill-rule="evenodd" d=art::LOCK /> }.into_any()
                }}
            </svg>
        </button>
    }
}
