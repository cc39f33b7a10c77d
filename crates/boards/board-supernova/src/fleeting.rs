//! What is seen for a moment only: cards that fly, light that flares.

use crate::art;
use crate::board::BoardParts;
use crate::layout::{Layout, Point};
use crate::scene::Scene;
use board_kit::{place, seat_class, seat_shape_path};
use leptos::prelude::*;
use supernova::{Event, Planet, Source};

/// The picture of the event that is being shown.
pub(crate) fn fleeting(table: BoardParts) -> impl IntoView {
    let (context, layout) = (table.context, table.layout);
    move || {
        let now = context.now.get();
        let layout = layout.get_untracked();
        let scene = context.scene.get_untracked();
        now.and_then(|event| flash(&event, &scene, layout))
            .map(|drawn| view! { <g class="sn-fleeting" aria-hidden="true">{drawn}</g> })
    }
}

fn flash(event: &Event, scene: &Scene, layout: Layout) -> Option<AnyView> {
    match *event {
        Event::CardDealt { seat, .. } => Some(flight(layout.star(), seat, scene)),
        Event::CardDrawn { seat, from, .. } => {
            let from = match from {
                Source::Pile => layout.star(),
                Source::Galaxy { planet } => layout.planet(planet),
            };
            Some(flight(from, seat, scene))
        }
        Event::PileEmptied => Some(flare(layout.star(), 2.0, "sn-hot")),
        Event::SupernovaCaughtUp { planet, .. } => {
            Some(flare(layout.planet(planet), 1.4, "sn-hot"))
        }
        Event::FarEndReached { .. } => Some(flare(layout.planet(Planet::FAR_END), 1.4, "sn-gold")),
        Event::AlienRanked { alien, .. } => {
            let spot = layout.on_ladder(&scene.aliens, alien);
            Some(flare(spot.at, spot.scale, "sn-gold"))
        }
        Event::TokenRevealed { token, .. } => {
            let spot = layout.on_ladder(&scene.aliens, token);
            Some(flare(spot.at, spot.scale, "sn-gold"))
        }
        Event::NobodySwitched => Some(flare(layout.planet(Planet::FIRST), 0.9, "sn-gold")),
        _ => None,
    }
}

/// A card on its way into a hand: down to the viewer, up to the others.
fn flight(from: Point, seat: engine::Seat, scene: &Scene) -> AnyView {
    let way = if scene.viewer.is(seat) {
        "sn-to-me"
    } else {
        "sn-to-them"
    };
    view! {
        <g style:transform=place(from.x, from.y)>
            <g class=format!("sn-flight {way}")>
                <g transform="scale(.3) translate(-46 -63)" inner_html=art::CARD_BACK />
                <g class=format!("sn-mark {}", seat_class(seat))>
                    <path transform="translate(14 18) scale(.7)" d=seat_shape_path(seat) />
                </g>
            </g>
        </g>
    }
    .into_any()
}

/// A ring of light that grows and fades.
fn flare(at: Point, size: f64, class: &'static str) -> AnyView {
    view! {
        <g style:transform=format!("{} scale({size})", place(at.x, at.y))>
            <circle class=format!("sn-flare {class}") r="26" />
        </g>
    }
    .into_any()
}
