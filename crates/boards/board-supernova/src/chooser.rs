//! The second half of a choice: which favourite, for which, or which two.

use crate::SupernovaBoard;
use crate::art;
use crate::creatures::creature;
use crate::fingers::{Fingers, Held};
use board_kit::signals::{Memo, effect};
use board_kit::{BoardContext, SeatMark};
use leptos::html::Div;
use leptos::prelude::*;
use supernova::{Action, Alien, Card};
use text::supernova::{self as say, Text, favourite};

/// Asks for what is missing of an action, in the place of the hand.
pub(crate) fn chooser(
    context: BoardContext<SupernovaBoard>,
    fingers: Fingers,
    held: Held,
) -> AnyView {
    let card = match held {
        Held::Switch(_) | Held::Alien(_) => Card::SWITCH,
        Held::Exchange(_) => Card::EXCHANGE,
        Held::Adopt(card) => card,
    };
    let question = move || {
        let text = match held {
            Held::Switch(_) | Held::Alien(_) => Text::WhoTrades,
            Held::Exchange(None) => Text::WhatGive,
            Held::Exchange(Some(_)) => Text::WhatTake,
            Held::Adopt(_) => Text::WhoMakesRoom,
        };
        text.said(context.language.get())
    };
    // The card that was touched is gone from the page: the focus comes here,
    // so that the next Tab finds the first choice.
    let place = NodeRef::<Div>::new();
    effect(move |_| {
        if let Some(place) = place.get() {
            let _ = place.focus();
        }
    });
    view! {
        <div class="sn-chooser" role="group" tabindex="-1" aria-label=question node_ref=place>
            <button
                type="button"
                class="sn-back"
                aria-label=move || Text::PutBack.said(context.language.get())
                on:click=move |_| fingers.let_go()
            >
                <svg viewBox="0 0 92 126" aria-hidden="true">
                    <g inner_html=art::card_face(card) />
                    <circle class="sn-cross-ground" cx="72" cy="20" r="17" />
                    <path class="sn-cross" d="M65 13L79 27M79 13L65 27" />
                </svg>
            </button>
            <div class="sn-asked">
                <p class="sn-question" aria-hidden="true">{question}</p>
                <div class="sn-options">{options(context, fingers, held)}</div>
            </div>
        </div>
    }
    .into_any()
}

fn options(context: BoardContext<SupernovaBoard>, fingers: Fingers, held: Held) -> AnyView {
    match held {
        Held::Exchange(None) => gifts(context, fingers),
        _ => (move || {
            fingers
                .those(|action| completes(held, action))
                .into_iter()
                .map(|action| option(context, fingers, action))
                .collect_view()
        })
        .into_any(),
    }
}

/// Whether an action is one of the ways to go on.
fn completes(held: Held, action: &Action) -> bool {
    match (held, action) {
        (Held::Switch(None), Action::Switch { .. }) => true,
        (Held::Switch(Some(first)), Action::Switch { pair }) => {
            pair.is_some_and(|pair| pair.contains(first))
        }
        (Held::Exchange(Some(given)), Action::Exchange { give, .. }) => *give == given,
        (Held::Adopt(adopted), Action::Adopt { card, .. }) => *card == adopted,
        _ => false,
    }
}

/// Which of one's favourites to give away.
fn gifts(context: BoardContext<SupernovaBoard>, fingers: Fingers) -> AnyView {
    let gifts = move || {
        let mut gifts: Vec<Card> = Vec::new();
        for action in fingers.those(|action| matches!(action, Action::Exchange { .. })) {
            if let Action::Exchange { give, .. } = action
                && !gifts.contains(&give)
            {
                gifts.push(give);
            }
        }
        gifts
    };
    (move || {
        gifts()
            .into_iter()
            .map(|give| {
                let label = move || {
                    let language = context.language.get();
                    say::give(language, favourite(give, language))
                };
                view! {
                    <button
                        type="button"
                        class="target sn-option"
                        data-action=format!("{}:{give}", Card::EXCHANGE)
                        aria-label=label
                        on:click=move |_| fingers.take_up(context, Held::Exchange(Some(give)))
                    >
                        {mini(give)}
                    </button>
                }
            })
            .collect_view()
    })
    .into_any()
}

/// One way to go on, with its result shown on the board while it is pointed at.
fn option(
    context: BoardContext<SupernovaBoard>,
    fingers: Fingers,
    action: Action,
) -> impl IntoView {
    let point = fingers.point(action);
    let tell = move |pointed: bool| {
        // A choice that leaves the page loses pointer and focus when nobody
        // listens any more.
        let _ = point.try_run(pointed);
    };
    let label = move || match action {
        Action::Exchange { give, seat, take } => {
            let language = context.language.get();
            let (give, take) = (favourite(give, language), favourite(take, language));
            say::give_for(language, give, context.name(seat), take)
        }
        _ => context.says(action),
    };
    let drawn = match action {
        Action::Exchange { seat, take, .. } => view! {
            <SeatMark seat />
            {mini(take)}
        }
        .into_any(),
        Action::Adopt { drop, .. } => view! {
            {drop.map(mini)}
            <svg class="sn-sign" viewBox="-11 -11 22 22" aria-hidden="true">
                <path d="M0-9V6M-7-.5L0 7L7-.5" />
            </svg>
        }
        .into_any(),
        Action::Switch { pair: Some(pair) } => {
            let [one, other] = pair.members();
            view! {
                {face(one)}
                <svg class="sn-sign" viewBox="-11 -11 22 22" aria-hidden="true">
                    <path d="M-9-4H8L3-9M9 4H-8L-3 9" />
                </svg>
                {face(other)}
            }
            .into_any()
        }
        Action::Switch { pair: None } | Action::Advance { .. } => ().into_any(),
    };
    let drafted = Memo::new(move |_| context.draft.with(|draft| draft.0.first() == Some(&action)));
    view! {
        <button
            type="button"
            class="target sn-option"
            class:sn-chosen=move || drafted.get()
            data-action=action.to_string()
            aria-label=label
            on:click=move |_| fingers.try_out(context, action)
            on:pointerenter=move |_| tell(true)
            on:pointerleave=move |_| tell(false)
            on:focus=move |_| tell(true)
            on:blur=move |_| tell(false)
        >
            {drawn}
        </button>
    }
}

/// A card as a small picture: favourites of one alien may be different cards.
fn mini(card: Card) -> impl IntoView {
    view! { <svg class="sn-mini" viewBox="0 0 92 126" aria-hidden="true" inner_html=art::card_face(card) /> }
}

/// A creature as a small picture.
pub(crate) fn face(alien: Alien) -> impl IntoView {
    view! { <svg class="sn-face" viewBox="-22 -27 44 48" aria-hidden="true" inner_html=creature(alien) /> }
}
