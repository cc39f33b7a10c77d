//! A path tile.

use crate::curve::Curve;
use asteroids::{Tables, Tile};
use board_kit::draw;

/// A tile as it lies unturned: its plate and its four paths. Each has a dark
/// seam, so that one sees at a crossing which goes over and that none of them
/// touch.
pub(crate) fn tile(tables: &Tables, tile: Tile) -> String {
    let mut out = String::from(
        r#"<g class="af-tile"><rect class="af-plate" x="-48.5" y="-48.5" width="97" height="97" rx="9"/>"#,
    );
    for [one, other] in tables.pairs(tile) {
        let data = Curve::between(one, other).data((0.0, 0.0));
        draw!(
            out,
            r#"<path class="af-seam" d="{data}"/><path class="af-lane" d="{data}"/>"#
        );
    }
    out + "</g>"
}
