//! The others' top cards. Each stays in the drawing for good and moves: from
//! its pile to its place, and from there to the seat that takes it.

use super::{Desk, places};
use crate::art::{back, front};
use crate::layout::CARD_WIDTH;
use board_kit::signals::Memo;
use celestial::{Fate, Top};
use engine::Seat;
use leptos::prelude::*;

/// Where a card is.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Spot {
    /// In its pile, out of sight.
    Pile,
    /// In play.
    Play,
    /// Under somebody's pile.
    Under(Seat),
    /// In the black hole.
    Hole,
}

pub(super) fn all(desk: Desk) -> impl IntoView {
    let seats = Memo::new(move |_| {
        desk.table
            .scene
            .with(|scene| (scene.seats, scene.own_seat()))
    });
    move || {
        let (seats, own) = seats.get();
        seats
            .iter()
            .filter(|&seat| Some(seat) != own)
            .map(|seat| one(desk, seat))
            .collect_view()
    }
}

fn one(desk: Desk, seat: Seat) -> impl IntoView {
    let spot = desk.watch(move |scene| {
        let Some(place) = scene.place(seat) else {
            return Spot::Pile;
        };
        match (place.top, scene.carried_off(seat), scene.won) {
            (Top::Hidden | Top::Seen(_), ..) => Spot::Play,
            (Top::None, Some(laid), Some(winner)) => fate_spot(laid.fate, seat, winner),
            _ => Spot::Pile,
        }
    });
    let face = desk.watch(move |scene| scene.face(seat));
    let transform = move || {
        let layout = desk.layout.get();
        let card = layout.card(seat);
        let (to, scale) = match spot.get() {
            Spot::Play => (card.centre(), card.w / CARD_WIDTH),
            Spot::Pile => {
                let (x, y) = card.centre();
                ((x + 5.0, y + 5.0), card.w / CARD_WIDTH * 0.9)
            }
            Spot::Under(seat) => {
                let pile = layout.pile(seat);
                (pile.centre(), pile.w / CARD_WIDTH * 0.9)
            }
            Spot::Hole => (layout.middle(), 0.03),
        };
        format!("translate({:.1}px,{:.1}px) scale({scale:.3})", to.0, to.1)
    };
    let picture = move || {
        let object = face
            .get()
            .and_then(|card| desk.table.scene.with_untracked(|scene| scene.object(card)));
        object.as_ref().map(front).unwrap_or_default()
    };
    view! {
        <g
            class="cd-sprite"
            class:cd-away=move || spot.get() != Spot::Play
            style:transform=transform
        >
            <g class="cd-flip" class:cd-up=move || face.get().is_some()>
                <g class="cd-back" inner_html=back() />
                <g class="cd-face" inner_html=picture />
            </g>
        </g>
        {places::signs(desk, seat)}
        {places::tally(desk, seat)}
    }
}

/// Where a card goes at the end of a round.
pub(super) fn fate_spot(fate: Option<Fate>, owner: Seat, winner: Seat) -> Spot {
    match fate {
        None => Spot::Play,
        Some(Fate::Taken) => Spot::Under(winner),
        Some(Fate::Returned) => Spot::Under(owner),
        Some(Fate::Lost) => Spot::Hole,
    }
}
