//! Small sums for drawing.

/// A CSS transform that puts an SVG group at a point; animates smoothly where
/// the style sheet gives it a transition. Use as `style:transform=place(x, y)`.
pub fn place(x: f64, y: f64) -> String {
    format!("translate({x:.2}px,{y:.2}px)")
}

/// The colours of a gradient, as its `inner_html`: the place, the colour and the
/// opacity of each.
pub fn stops<const N: usize>(stops: [(f64, &str, f64); N]) -> String {
    let stop = |(offset, colour, opacity)| {
        format!(r#"<stop offset="{offset}" stop-color="{colour}" stop-opacity="{opacity}"/>"#)
    };
    stops.map(stop).concat()
}

/// The point at that distance and angle (degrees, 0 to the right, clockwise as
/// the screen counts).
pub fn polar(radius: f64, degrees: f64) -> (f64, f64) {
    let angle = degrees.to_radians();
    (radius * angle.cos(), radius * angle.sin())
}
