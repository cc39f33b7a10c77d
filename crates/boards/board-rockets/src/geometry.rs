//! Where cells lie on the drawing.

use rockets::{Cell, Layout};

/// From the middle of a cell to the middle of its neighbour.
pub(crate) const STEP: f64 = 60.0;
/// How much higher each galaxy of a stack lies.
pub(crate) const LIFT: f64 = 7.0;
/// A cell: a hexagon with a corner on top.
pub(crate) const HEXAGON: &str = "M0-33.2L28.8-16.6V16.6L0 33.2L-28.8 16.6V-16.6Z";
/// A base: a smaller hexagon.
pub(crate) const PAD: &str = "M0-28L24.2-14V14L0 28L-24.2 14V-14Z";

/// The middle of a cell.
pub(crate) fn middle(layout: Layout, cell: Cell) -> (f64, f64) {
    let place = layout.axial(cell);
    let (q, r) = (f64::from(place.q), f64::from(place.r));
    (STEP * (q + r / 2.0), STEP * 0.866 * r)
}

/// Where a rocket stands on a cell with that many galaxies.
pub(crate) fn stand(layout: Layout, cell: Cell, height: u8) -> (f64, f64) {
    let (x, y) = middle(layout, cell);
    (x, y - LIFT * f64::from(height.saturating_sub(1)))
}

/// The radius of the round table.
pub(crate) fn radius(layout: Layout) -> f64 {
    STEP * f64::from(layout.side() - 1) + 42.0
}

/// The drawing's view box.
pub(crate) fn frame(layout: Layout) -> String {
    let radius = radius(layout) + 4.0;
    format!("{} {} {} {}", -radius, -radius, 2.0 * radius, 2.0 * radius)
}
