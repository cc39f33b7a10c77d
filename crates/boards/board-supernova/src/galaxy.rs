//! The sky, the planets of the arm, and the star that swallows them.

use crate::art;
use crate::board::BoardParts;
use crate::layout::radius;
use board_kit::signals::Memo;
use board_kit::stops;
use leptos::prelude::*;
use supernova::{GALAXY, Planet};
use text::supernova::planet_number;

/// The galaxy's background, star and planets.
pub(crate) fn galaxy(table: BoardParts) -> impl IntoView {
    let layout = table.layout;
    let frame = move || layout.get().sky();
    view! {
        <defs>
            <radialGradient id="sn-sky" cx=".5" cy=".5" r=".75"
                inner_html=stops([(0.0, "#3B2A6B", 1.0), (0.45, "#1B1C4B", 1.0), (1.0, "#0C1030", 1.0)]) />
            <radialGradient id="sn-glow"
                inner_html=stops([(0.2, "#FFD27A", 0.95), (0.5, "#FF8A3C", 0.5), (1.0, "#FF5A5A", 0.0)]) />
            <radialGradient id="sn-core"
                inner_html=stops([(0.0, "#FFFBE8", 1.0), (0.6, "#FFE08A", 1.0), (1.0, "#FFB43C", 1.0)]) />
        </defs>
        <g aria-hidden="true">
            <rect width=move || frame().0.to_string() height=move || frame().1.to_string() rx="16" fill="url(#sn-sky)" />
            <g class="sn-stars" inner_html=STARS />
            <path class="sn-arm" d=move || layout.get().arm_path() />
            {star(table)}
            {(0..GALAXY).filter_map(Planet::new).map(|planet| world(table, planet)).collect_view()}
            {next_to_go(table)}
        </g>
    }
}

/// A few stars behind it all.
const STARS: &str = r##"<circle cx="46" cy="84" r="1"/><circle cx="96" cy="22" r="1.300"/><circle cx="246" cy="16" r="1"/><circle cx="330" cy="40" r="1.400"/><circle cx="345" cy="120" r="1"/><circle cx="20" cy="214" r="1.300"/><circle cx="60" cy="286" r="1"/><circle cx="140" cy="262" r="1.200"/><circle cx="226" cy="246" r="1"/><circle cx="300" cy="292" r="1.200"/><circle cx="346" cy="262" r="1"/><circle cx="112" cy="120" r=".9"/><circle cx="254" cy="180" r=".9"/><circle cx="180" cy="60" r="1"/><circle cx="396" cy="330" r="1.300"/><circle cx="410" cy="60" r="1"/><circle cx="30" cy="366" r="1.300"/><circle cx="240" cy="384" r="1"/>"##;

/// The star in the middle holds the pile, and swells as it runs out.
fn star(table: BoardParts) -> impl IntoView {
    let (context, layout) = (table.context, table.layout);
    let heat = Memo::new(move |_| context.scene.with(|scene| (scene.pile, scene.taken)));
    let transform = move || {
        let (pile, taken) = heat.get();
        let at = layout.get().star();
        let swell = 0.84 + 0.26 * (1.0 - f64::from(pile.min(31)) / 31.0) + 0.05 * f64::from(taken);
        let scale = swell * layout.get().unit();
        format!("translate({}px,{}px) scale({scale:.3})", at.x, at.y)
    };
    let middle = move || {
        let at = layout.get().star();
        format!("translate({}px,{}px)", at.x, at.y)
    };
    view! {
        <g class="sn-star" style:transform=transform>
            <circle r="72" fill="url(#sn-glow)" />
            <path d=art::rays(16, 27.0, 38.0) fill="#FF9A3C" />
            <path d=art::rays(16, 26.0, 33.0) fill="#FFC154" transform="rotate(11.25)" />
            <circle r="27" fill="url(#sn-core)" />
        </g>
        <g style:transform=middle>
            {move || match heat.get().0 {
                0 => view! { <g inner_html=art::STAR_FACE /> }.into_any(),
                pile => view! {
                    <g class="sn-pile" data-ask="pile 0">
                        <g transform="translate(-9 -22) scale(.2)" inner_html=art::CARD_BACK />
                        <text y="18" text-anchor="middle">{pile.to_string()}</text>
                    </g>
                }.into_any(),
            }}
        </g>
    }
}

/// A planet, until the supernova takes it.
fn world(table: BoardParts, planet: Planet) -> impl IntoView {
    let (context, layout) = (table.context, table.layout);
    let taken = Memo::new(move |_| context.scene.with(|scene| planet.number() < scene.taken));
    let transform = move || {
        let layout = layout.get();
        let (at, scale) = if taken.get() {
            (layout.star(), 0.08)
        } else {
            (layout.planet(planet), layout.unit())
        };
        format!("translate({:.2}px,{:.2}px) scale({scale})", at.x, at.y)
    };
    let radius = radius(planet);
    let ash = move || {
        let at = layout.get().planet(planet);
        format!("translate({:.2}px,{:.2}px)", at.x, at.y)
    };
    view! {
        <circle class="sn-ash" r=radius * 0.6 style:transform=ash class:sn-gone=move || taken.get() />
        <g class="sn-planet" data-ask=format!("planet {}", planet.number()) style:transform=transform class:sn-swallowed=move || taken.get()>
            <g inner_html=art::planet(planet, radius) />
            <rect class="sn-plate" x="-9.500" y=radius - 8.0 width="19" height="14" rx="7" />
            <text class="sn-number" y=radius + 3.0 text-anchor="middle">{planet_number(planet).to_string()}</text>
        </g>
    }
}

/// Which planet is taken next, once the pile is gone (SN-4.2).
fn next_to_go(table: BoardParts) -> impl IntoView {
    let (context, layout) = (table.context, table.layout);
    let next = Memo::new(move |_| {
        context.scene.with(|scene| match scene.pile {
            0 => Planet::new(scene.taken),
            _ => None,
        })
    });
    move || {
        next.get().map(|planet| {
            let at = move || {
                let at = layout.get().planet(planet);
                format!("translate({:.2}px,{:.2}px)", at.x, at.y)
            };
            let reach = move || (layout.get().planet_radius(planet) + 4.0).to_string();
            view! { <circle class="sn-doomed" data-ask="pile 0" r=reach style:transform=at /> }
        })
    }
}
