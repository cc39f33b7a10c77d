//! The four columns as places to aim at, and the ghost of what is aimed.

use crate::LandingBoard;
use crate::card;
use crate::drag::{column_of, refocus};
use crate::layout::{self, CARD_HEIGHT, CARD_WIDTH, PLANET_TOP, column_x, emblem_at, place_of};
use crate::pick::Fingers;
use crate::preview::{Doomed, Falling, Preview, forecast, foresee};
use crate::scene::Scene;
use board_kit::signals::{Memo, Signal};
use board_kit::{BoardContext, Target};
use landing::{Action, Column, HEIGHT, Kind, Placed};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;
use text::landing::letter;

/// What a column is to the player now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aim {
    /// It is not for this player to place a card.
    Idle,
    /// No card is held: a click can only ask for one.
    Empty,
    /// The held card can't go there.
    Closed,
    /// The held card can go there.
    Open(Action),
}

/// The four columns, and what the preview shows over them.
pub(crate) fn shafts(
    context: BoardContext<LandingBoard>,
    foreseen: Memo<Option<Preview>>,
) -> impl IntoView {
    let ghost = move || {
        foreseen
            .get()
            .map(|preview| context.scene.with(|scene| ghost(&preview, scene)))
            .unwrap_or_default()
    };
    // The card can be turned while a column has the focus.
    let on_key = move |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "r" | "R" | "f" | "F") {
            Fingers(context).turn_held();
            let focused = event.target().and_then(|it| it.dyn_into::<Element>().ok());
            if let Some(column) = focused.as_ref().and_then(column_of) {
                refocus(column);
            }
        }
    };
    view! {
        <g class="lz-shafts" on:keydown=on_key>
            {Column::all().map(|column| shaft(Fingers(context), column, foreseen)).collect_view()}
        </g>
        <g class="lz-ghosts" aria-hidden="true" inner_html=ghost></g>
    }
}

fn shaft(fingers: Fingers, column: Column, foreseen: Memo<Option<Preview>>) -> impl IntoView {
    let context = fingers.0;
    let aim = Memo::new(move |_| {
        if !fingers.decides() {
            return Aim::Idle;
        }
        match fingers.action(column) {
            None => Aim::Empty,
            Some(_) if !context.scene.with(|scene| scene.is_open(column)) => Aim::Closed,
            Some(action) => Aim::Open(action),
        }
    });
    let choose = move || fingers.place(column);
    let full = move || text::landing::full(context.language.get(), letter(column));
    move || {
        match aim.get() {
        Aim::Idle => ().into_any(),
        Aim::Empty => view! {
            <g class="lz-shaft" data-column=column.number() aria-hidden="true" on:click=move |_| choose() inner_html=reach(column)></g>
        }
        .into_any(),
        Aim::Closed => view! {
            <g
                class="lz-shaft lz-closed"
                data-column=column.number()
                role="button"
                tabindex="0"
                aria-disabled="true"
                aria-label=full
                on:click=move |_| choose()
                on:keydown=move |event: KeyboardEvent| {
                    if matches!(event.key().as_str(), "Enter" | " ") {
                        event.prevent_default();
                        choose();
                    }
                }
                inner_html=reach(column)
            ></g>
        }
        .into_any(),
        Aim::Open(action) => open(fingers, action, foreseen).into_any(),
    }
    }
}

/// A column that takes the held card.
fn open(fingers: Fingers, action: Action, foreseen: Memo<Option<Preview>>) -> impl IntoView {
    let context = fingers.0;
    let column = action.column;
    let point = move |pointed: bool| {
        if pointed {
            fingers.point(column);
        } else {
            fingers.leave(column);
        }
    };
    let aimed = Memo::new(move |_| {
        foreseen.with(|preview| preview.as_ref().is_some_and(|it| it.action == action))
    });
    let class = move || {
        if aimed.get() {
            "lz-shaft lz-aimed".to_owned()
        } else {
            "lz-shaft".to_owned()
        }
    };
    let height = Memo::new(move |_| context.scene.with(|scene| scene.height(column)));
    let slot = move || format!("{}{}", reach(column), slot(column, height.get()));
    // How many cards an armed card would blast there, before one points at it.
    let blasts = move || {
        if action.card.kind() != Kind::Armed || aimed.get() {
            return String::new();
        }
        match foresee(context, action) {
            Some(preview) if !preview.doomed.is_empty() => {
                blast_mark(place_of(column, height.get()), preview.doomed.len())
            }
            _ => String::new(),
        }
    };
    // Those who listen are told what the others see in the preview.
    let label = move || {
        let says = context.says(action);
        match foresee(context, action) {
            Some(preview) => format!("{says}. {}", forecast(&preview, context)),
            None => says,
        }
    };
    view! {
        <Target
            label=Signal::derive(label)
            choose=Callback::new(move |()| fingers.place(column))
            class=Signal::derive(class)
            name=action.to_string()
            point=Callback::new(point)
        >
            <g inner_html=slot></g>
            <g class="lz-blasts" inner_html=blasts></g>
        </Target>
    }
}

/// The whole column, to be hit by a finger.
fn reach(column: Column) -> String {
    let (x, height) = (column_x(column) - 44.0, PLANET_TOP + 8.0);
    format!(r#"<rect class="lz-reach" x="{x}" y="22" width="88" height="{height}" rx="10"/>"#)
}

/// The place the card would come to lie at, in the light from above.
fn slot(column: Column, height: u8) -> String {
    let height = height.min(HEIGHT - 1);
    let (x, y) = place_of(column, height);
    let (left, top) = (x - CARD_WIDTH / 2.0, y - CARD_HEIGHT / 2.0);
    let light = top + CARD_HEIGHT - 22.0;
    format!(
        r#"<rect class="lz-light" x="{left}" y="22" width="{CARD_WIDTH}" height="{light}" rx="7"/><rect class="lz-slot" x="{left}" y="{top}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="7"/>"#
    )
}

/// A burst with a number.
fn blast_mark((x, y): layout::Point, number: usize) -> String {
    format!(
        r#"<g transform="translate({x} {y})"><path class="lz-burst" d="{BURST}"/><text class="lz-burst-figure" y="5">{number}</text></g>"#
    )
}

/// A jagged burst, about 15 around the middle.
pub(crate) const BURST: &str = "M0-16L4-9.5L11-12L10-5L16.5-1.5L11 3L13.5 10L6.5 9L2 15.5L-2.5 9.5L-9.5 12L-9.5 5L-16 1.5L-10.5-3L-12.5-10L-5.5-9Z";

/// The preview: the card where it would land, and what it would do.
fn ghost(preview: &Preview, scene: &Scene) -> String {
    let action = preview.action;
    let Some(placed) = Placed::new(action.card, action.bottom) else {
        return String::new();
    };
    let at = place_of(action.column, preview.height);
    let (x, y) = (
        at.0 - CARD_WIDTH / 2.0 - 2.0,
        at.1 - CARD_HEIGHT / 2.0 - 2.0,
    );
    let (width, tall) = (CARD_WIDTH + 4.0, CARD_HEIGHT + 4.0);
    let mut ghost = format!(
        r#"<g class="lz-ghost">{}<rect x="{x}" y="{y}" width="{width}" height="{tall}" rx="9"/></g>"#,
        card::lying(placed, at)
    );
    for doomed in &preview.doomed {
        ghost += &doom(doomed, scene);
    }
    for falling in &preview.falling {
        ghost += &fall(*falling);
    }
    ghost
}

/// A ring around an alien or a saucer, with an edge so that it shows on any
/// ground.
pub(crate) fn ring((x, y): layout::Point) -> String {
    format!(
        r#"<circle class="lz-ring-edge" cx="{x}" cy="{y}" r="15"/><circle class="lz-ring" cx="{x}" cy="{y}" r="15"/>"#
    )
}

/// A card that would be blasted, with the number of its round, and the aliens
/// and saucers that would do it.
fn doom(doomed: &Doomed, scene: &Scene) -> String {
    let Some((column, height, _)) = scene.place_of(doomed.card) else {
        return String::new();
    };
    let (x, y) = place_of(column, height);
    let pass = doomed.pass.min(4);
    let number = usize::from(doomed.pass) + 1;
    let rings: String = doomed
        .matches
        .iter()
        .map(|found| ring(emblem_at(found.other, found.emblem)))
        .collect();
    let mark = blast_mark((0.0, 0.0), number);
    let (width, tall) = (CARD_WIDTH, CARD_HEIGHT);
    format!(
        r#"<g class="lz-doomed lz-pass{pass}" transform="translate({x} {y})"><rect x="-42" y="-31" width="{width}" height="{tall}" rx="7"/>{rings}{mark}</g>"#
    )
}

/// An arrow from where a card is to where it would fall.
fn fall(falling: Falling) -> String {
    let (x, from) = place_of(falling.column, falling.from);
    let (_, to) = place_of(falling.column, falling.to);
    fall_arrow(x, from, to)
}

/// An arrow down the right side of a column.
pub(crate) fn fall_arrow(x: f64, from: f64, to: f64) -> String {
    let x = x + 33.0;
    let (from, tip) = (from - 8.0, to + 12.0);
    let neck = tip - 8.0;
    format!(
        r#"<path class="lz-fall" d="M{x} {from}V{neck}M{} {neck}L{x} {tip}L{} {neck}"/>"#,
        x - 6.0,
        x + 6.0
    )
}
