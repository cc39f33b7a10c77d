//! The viewer's own card with its four rows. Who has none sees the four
//! scales alone, with what the others announce.

use super::turning::{Turning, face_down};
use super::{Desk, head, row};
use celestial::{Characteristic, Fate, Top};
use engine::Seat;
use leptos::prelude::*;

/// Where the viewer's card is.
#[derive(Clone, Copy, PartialEq)]
enum Whereabouts {
    /// On the table, or there is no card of the viewer's at all.
    Here,
    /// Still on the pile.
    Pile,
    /// On its way to somebody's pile.
    Gone(Seat),
    /// In the black hole.
    Lost,
}

pub(super) fn card(desk: Desk) -> impl IntoView {
    let whereabouts = desk.watch(|scene| {
        let Some(own) = scene.own_seat() else {
            return Whereabouts::Here;
        };
        let Some(place) = scene.place(own) else {
            return Whereabouts::Here;
        };
        match (place.top, scene.carried_off(own)) {
            (Top::None, Some(laid)) => match (laid.fate, scene.won) {
                (Some(Fate::Lost), _) => Whereabouts::Lost,
                (Some(Fate::Taken), Some(winner)) => Whereabouts::Gone(winner),
                _ => Whereabouts::Gone(own),
            },
            (Top::None, None) if !place.out && scene.over.is_none() => Whereabouts::Pile,
            _ => Whereabouts::Here,
        }
    });
    let transform = move || {
        let layout = desk.layout.get();
        let (x, y) = layout.own.centre();
        let (to, scale) = match whereabouts.get() {
            Whereabouts::Here => return "translate(0px,0px) scale(1)".to_owned(),
            Whereabouts::Pile => (layout.own_pile.centre(), 0.1),
            Whereabouts::Gone(seat) => {
                let pile = layout.pile(seat);
                (pile.centre(), pile.w / layout.own.w)
            }
            Whereabouts::Lost => (layout.middle(), 0.02),
        };
        format!(
            "translate({:.1}px,{:.1}px) scale({scale:.3})",
            to.0 - x * scale,
            to.1 - y * scale
        )
    };
    let won = desk.watch(|scene| scene.won.is_some() && scene.won == scene.own_seat());
    let turning = Turning::of(desk.table);
    let rows = Characteristic::ALL.map(|characteristic| row::row(desk, turning, characteristic));
    let ground = move || {
        let own = desk.layout.get().own;
        view! {
            <rect class="cd-ground" x=own.x y=own.y width=own.w height=own.h rx="14" />
        }
    };
    view! {
        {ground}
        <g
            class="cd-own"
            class:cd-won=won
            class:cd-away=move || whereabouts.get() != Whereabouts::Here
            style:transform=transform
        >
            <g class="cd-front" class:cd-turned=move || turning.was_turned()>
                {head::frame(desk)}
                {rows}
            </g>
            {face_down(desk, turning)}
        </g>
        {head::pile(desk)}
    }
}
