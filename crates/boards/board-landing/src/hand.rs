//! The viewer's cards and secrets, in reach of the thumb.

use crate::drag::Drag;
use crate::pick::Fingers;
use crate::preview::preview;
use crate::{LandingBoard, card, emblem, layout};
use board_kit::signals::{Memo, Signal};
use board_kit::{BoardContext, Target};
use landing::{Card, Kind};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use text::landing::{self as say, Text, alien_name, card_laid, saucer_name};

/// How large a card is in the hand.
const SCALE: f64 = 0.86;
/// The middle of the leftmost card.
const FIRST: f64 = 92.0;
/// From one card to the next.
const STEP: f64 = 76.5;
/// The middle of the cards.
const LINE: f64 = 36.0;
/// How far a card that is held rises.
const RISE: f64 = 5.0;

/// The hand; nothing for a spectator.
pub(crate) fn hand(context: BoardContext<LandingBoard>) -> AnyView {
    let fingers = Fingers(context);
    let drag = Drag::new(context);
    let cards = Memo::new(move |_| context.scene.with(|scene| scene.hand.clone()));
    let sits = Memo::new(move |_| {
        context
            .scene
            .with(|scene| scene.own_secrets().0.is_some() || !scene.hand.is_empty())
    });
    let on_key = move |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "r" | "R" | "f" | "F") {
            fingers.turn_held();
        }
    };
    let label = move || Text::HandAndSecrets.said(context.language.get());
    view! {
        <Show when=move || sits.get()>
            <div class="lz-hand" on:keydown=on_key>
                <svg viewBox="0 0 360 100" preserveAspectRatio="xMidYMid meet" role="group" aria-label=label>
                    {secrets(context)}
                    <For
                        each=move || cards.get()
                        key=|card| *card
                        children=move |card| held_card(context, drag, card)
                    />
                    {turning(context)}
                </svg>
            </div>
        </Show>
    }
    .into_any()
}

/// The viewer's alien and saucer, and what they count for now.
fn secrets(context: BoardContext<LandingBoard>) -> impl IntoView {
    let own = Memo::new(move |_| context.scene.with(|scene| scene.own_secrets()));
    let points = Memo::new(move |_| {
        let (alien, saucer) = own.get();
        context.scene.with(|scene| scene.points(alien, saucer))
    });
    let foreseen = Memo::new(move |_| preview(context).map(|preview| preview.points));
    let drawn = move || {
        let (alien, saucer) = own.get();
        let alien = alien.map(|it| {
            let art = emblem::alien(it);
            format!(r#"<g transform="translate(24.5 20)">{art}</g>"#)
        });
        let saucer = saucer.map(|it| {
            let art = emblem::saucer(it);
            format!(r#"<g transform="translate(24.5 51)">{art}</g>"#)
        });
        alien.unwrap_or_default() + &saucer.unwrap_or_default()
    };
    let label = move || {
        let language = context.language.get();
        let (alien, saucer) = own.get();
        let alien = alien.map_or("", |it| alien_name(it, language));
        let saucer = saucer.map_or("", |it| saucer_name(it, language));
        say::your_secrets(language, alien, saucer, points.get())
    };
    let figure = move || match foreseen.get() {
        Some(after) if after != points.get() => format!("{} → {after}", points.get()),
        _ => say::points_short(context.language.get(), points.get()),
    };
    let change = move || {
        let now = points.get();
        match foreseen.get() {
            Some(after) if after > now => "lz-points lz-better",
            Some(after) if after < now => "lz-points lz-worse",
            _ => "lz-points",
        }
    };
    view! {
        <g role="img" aria-label=label>
            <rect class="lz-vault" data-ask="crew 0" x="1" y="2" width="47" height="68" rx="9" />
            <g inner_html=drawn></g>
            <text class=change data-ask="crew 0" x="25" y="90">{figure}</text>
        </g>
    }
}

/// One card of the hand: a first tap takes it up, the next ones turn it.
fn held_card(context: BoardContext<LandingBoard>, drag: Drag, card: Card) -> impl IntoView {
    let fingers = Fingers(context);
    let held = Memo::new(move |_| fingers.card() == Some(card));
    let bottom = Memo::new(move |_| fingers.bottom(card));
    let mine = Memo::new(move |_| fingers.decides());
    let lies = move || {
        let place = context
            .scene
            .with(|scene| scene.hand.iter().position(|&it| it == card));
        let (x, y) = (card_x(place.unwrap_or_default()), LINE);
        let y = if held.get() { y - RISE } else { y };
        let (dx, dy) = drag.way(card).unwrap_or_default();
        let (x, y) = (x + dx, y + dy);
        format!("translate({x:.1}px,{y:.1}px) scale({SCALE})")
    };
    let class = move || {
        let (alien, saucer) = context.scene.with(|scene| scene.own_secrets());
        let pair = card.end(bottom.get());
        let mut class = format!("lz-held-card {}", card::dims(bottom.get()));
        if pair.is_some_and(|pair| alien == Some(pair.alien)) {
            class += " lz-my-alien";
        }
        if pair.is_some_and(|pair| saucer == Some(pair.saucer)) {
            class += " lz-my-saucer";
        }
        if held.get() {
            class += " lz-held";
        }
        if drag.way(card).is_some() {
            class += " lz-dragged";
        }
        class
    };
    let face = move || {
        view! {
            <rect class="lz-glow" x="-44" y="-33" width="88" height="66" rx="9" />
            <g
                class="lz-turn"
                style:transform=move || format!("rotate({}deg)", layout::turned(bottom.get()))
                inner_html=card::face(card)
            ></g>
        }
    };
    let label = move || {
        let language = context.language.get();
        let laid = card_laid(card, bottom.get(), language);
        match (held.get(), card.kind()) {
            (false, _) => say::take(language, laid),
            (true, Kind::Star) => say::held(language, laid),
            (true, _) => say::held_to_turn(language, laid),
        }
    };
    view! {
        <g
            class=class
            style:transform=lies
            on:pointerdown=move |event| drag.press(card, &event)
        >
            {move || {
                if mine.get() {
                    view! {
                        <Target
                            label=Signal::derive(label)
                            choose=Callback::new(move |()| fingers.take(card))
                            class=Signal::stored("lz-in-hand".to_owned())
                            name=format!("hold{}", card.number())
                        >
                            {face()}
                        </Target>
                    }
                        .into_any()
                } else {
                    // One may think ahead while others play.
                    view! {
                        <g
                            class="lz-in-hand"
                            role="img"
                            aria-label=move || card_laid(card, bottom.get(), context.language.get())
                            on:click=move |_| fingers.take(card)
                        >
                            {face()}
                        </g>
                    }
                        .into_any()
                }
            }}
        </g>
    }
}

fn card_x(place: usize) -> f64 {
    // OK because a hand has four cards.
    FIRST + STEP * place as f64
}

/// Below the card that is held, a button to turn it; before that, how it is
/// done.
fn turning(context: BoardContext<LandingBoard>) -> impl IntoView {
    let fingers = Fingers(context);
    let held = Memo::new(move |_| {
        let card = fingers.card()?;
        let place = context
            .scene
            .with(|scene| scene.hand.iter().position(|&it| it == card))?;
        Some((card, card_x(place)))
    });
    let word = move || Text::Turn.said(context.language.get());
    move || {
        match held.get() {
        _ if !fingers.decides() => ().into_any(),
        None => view! {
            <text class="lz-hint" x="208" y="88">
                {move || Text::TakeHint.said(context.language.get())}
            </text>
        }
        .into_any(),
        Some((card, _)) if card.kind() == Kind::Star => ().into_any(),
        Some((card, x)) => view! {
            <g style:transform=board_kit::place(x, 84.0)>
                <Target
                    label=Signal::derive(move || {
                        Text::TurnCard.said(context.language.get()).to_owned()
                    })
                    choose=Callback::new(move |()| fingers.turn(card))
                    class=Signal::stored("lz-turner".to_owned())
                    name=format!("turn{}", card.number())
                >
                    <rect x="-41" y="-14" width="82" height="28" rx="14" />
                    <path transform="translate(-6 0)" d="M-29-2.5A6 6 0 0 1-18-2.5M-18-6V-2H-22M-18 2.5A6 6 0 0 1-29 2.5M-29 6V2H-25" />
                    <text x="8" y="4.5">{word}</text>
                </Target>
            </g>
        }
        .into_any(),
    }
    }
}
