//! Small sums for drawing, and pictures as text.

use leptos::prelude::*;

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

/// Adds to a picture that is SVG text. A picture that does not change takes much
/// less code as text than as a view.
#[macro_export]
macro_rules! draw {
    ($out:expr, $($text:tt)*) => {{
        use std::fmt::Write as _;
        // Writing to a text has no way to fail.
        let _ = write!($out, $($text)*);
    }};
}

/// A picture that is SVG text, as a part of a view.
pub fn drawn(picture: String) -> AnyView {
    view! { <g inner_html=picture /> }.into_any()
}

/// The point at that distance and angle (degrees, 0 to the right, clockwise as
/// the screen counts).
pub fn polar(radius: f64, degrees: f64) -> (f64, f64) {
    let angle = degrees.to_radians();
    (radius * angle.cos(), radius * angle.sin())
}
