//! Cards turned in a battle, fanned out beside each seat's card.

use super::Desk;
use super::sprites::{Spot, fate_spot};
use crate::art::front;
use crate::layout::{CARD_WIDTH, Layout};
use crate::scene::Scene;
use celestial::Card;
use engine::Seat;
use leptos::prelude::*;

/// A card of a battle: whose, the how many-th, which.
type Turned = (Seat, usize, Card);

pub(super) fn cards(desk: Desk) -> impl IntoView {
    let turned = desk.watch(turned);
    view! {
        <For each=move || turned.get() key=|card| *card children=move |card| one(desk, card) />
    }
}

/// The battle cards of the round, those on their way to the winner included.
fn turned(scene: &Scene) -> Vec<Turned> {
    let mut list = Vec::new();
    for seat in scene.seats.iter() {
        let gone = scene.last.iter().flat_map(|last| &last.cards);
        let gone = gone.filter(|laid| scene.won.is_some() && laid.seat == seat);
        // The first card of a seat is its top card.
        let gone = gone.skip(1).map(|laid| laid.card);
        let lying = scene
            .place(seat)
            .into_iter()
            .flat_map(|place| &place.battle);
        let all = gone.chain(lying.copied()).enumerate();
        list.extend(all.map(|(number, card)| (seat, number, card)));
    }
    list
}

fn one(desk: Desk, (seat, number, card): Turned) -> impl IntoView {
    let spot = desk.watch(move |scene| {
        let gone = scene.last.iter().flat_map(|last| &last.cards);
        let laid = gone
            .copied()
            .find(|laid| laid.seat == seat && laid.card == card);
        match (scene.won, laid) {
            (Some(winner), Some(laid)) => fate_spot(laid.fate, seat, winner),
            _ => Spot::Play,
        }
    });
    let transform = move || {
        let layout = desk.layout.get();
        let (x, y, scale) = match spot.get() {
            Spot::Play | Spot::Pile => lying(&layout, seat, number),
            Spot::Under(seat) => {
                let pile = layout.pile(seat);
                let (x, y) = pile.centre();
                (x, y, pile.w / CARD_WIDTH * 0.9)
            }
            Spot::Hole => (layout.middle().0, layout.middle().1, 0.03),
        };
        format!("translate({x:.1}px,{y:.1}px) scale({scale:.3})")
    };
    let object = desk.table.scene.with_untracked(|scene| scene.object(card));
    view! {
        <g class="cd-sprite" class:cd-away=move || spot.get() != Spot::Play style:transform=transform>
            <g class="cd-pop">{object.as_ref().map(front)}</g>
        </g>
    }
}

/// Where a battle card lies: over the lower right of the card before it.
fn lying(layout: &Layout, seat: Seat, number: usize) -> (f64, f64, f64) {
    let shift = number as f64 + 1.0;
    let own = layout
        .places
        .get(seat.index())
        .is_none_or(|place| place.is_none());
    if own {
        let scale = (layout.head.h * 0.7 / 136.0).min(1.0);
        let (x, y) = layout.head.centre();
        return (x + shift * 34.0 * scale, y, scale);
    }
    let card = layout.card(seat);
    let (x, y) = card.centre();
    (
        x + shift * card.w * 0.22,
        y + shift * card.h * 0.1,
        card.w / CARD_WIDTH * 0.94,
    )
}
