//! A path tile.

use crate::curve::Curve;
use asteroids::{Tables, Tile};
use leptos::prelude::*;

/// A tile as it lies unturned: its plate and its four paths.
pub(crate) fn tile(tables: &Tables, tile: Tile) -> AnyView {
    view! {
        <g class="af-tile">
            <rect class="af-plate" x="-48.5" y="-48.5" width="97" height="97" rx="9" />
            {lanes(tables, tile)}
        </g>
    }
    .into_any()
}

/// The four paths of a tile. Each has a dark seam, so that one sees at a
/// crossing which goes over and that none of them touch.
fn lanes(tables: &Tables, tile: Tile) -> AnyView {
    tables
        .pairs(tile)
        .into_iter()
        .map(|[one, other]| {
            let data = Curve::between(one, other).data((0.0, 0.0));
            view! {
                <path class="af-seam" d=data.clone() />
                <path class="af-lane" d=data />
            }
        })
        .collect_view()
        .into_any()
}
