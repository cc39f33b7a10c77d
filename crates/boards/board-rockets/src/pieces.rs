//! Galaxies, bases and rockets.

use crate::geometry::{LIFT, PAD};
use board_kit::{seat_class, seat_shape_path};
use engine::Seat;
use leptos::prelude::*;

/// The body of a rocket, standing with its foot at the origin.
const BODY: &str =
    "M0-40C7-33 9.5-24 9.5-15C9.5-9.5 8.5-5 7-1.5H-7C-8.5-5-9.5-9.5-9.5-15C-9.5-24-7-33 0-40Z";
const FINS: &str = "M-8.2-12L-14.5-3V4.5L-6.6-.6ZM8.2-12L14.5-3V4.5L6.6-.6Z";
const FLAME: &str = "M-4.5-.6H4.5L2.6 3.2L0 7L-2.6 3.2Z";

/// A galaxy as a thick disc with two arms.
pub(crate) const DISC: &str = r##"<path fill="#3f3d8f" d="M-23 0V6A23 12.5 0 0 0 23 6V0Z"/><ellipse fill="#8d83d9" stroke="#cfc4ff" stroke-width=".8" rx="23" ry="12.5"/><path fill="none" stroke="#e3d8ff" stroke-width="1.7" stroke-linecap="round" opacity=".85" d="M-3-1C-10-7-19-3-18 2M3 1C10 7 19 3 18-2M-3-1C1-8 10-9 14-6M3 1C-1 8-10 9-14 6"/><ellipse fill="#fff2d4" rx="4.6" ry="2.6"/>"##;

/// Such a galaxy, the `level`th of its stack.
pub(crate) fn disc(level: u8) -> impl IntoView {
    let y = -LIFT * f64::from(level);
    view! { <g transform=format!("translate(0 {y})") inner_html=DISC /> }
}

/// A base in its seat's colour, with its seat's shape.
pub(crate) fn pad(seat: Seat) -> impl IntoView {
    view! {
        <g class=seat_class(seat)>
            <path class="lr-pad" d=PAD />
            <path class="lr-pad-shape" transform="scale(1.15)" d=seat_shape_path(seat) />
        </g>
    }
}

/// A team's flag: another outline for each, so that no colour is needed to tell them apart.
pub(crate) fn flag(team: u8) -> impl IntoView {
    let (class, cloth) = match team {
        0 => ("lr-flag", "M0-9L11-5L0-1Z"),
        _ => ("lr-flag second", "M0-9H11L8-5L11-1H0Z"),
    };
    view! {
        <path class="lr-flag-pole" d="M0-9V8" />
        <path class=class d=cloth />
    }
}

/// A rocket in its seat's colour; `number` tells several of one seat apart, and
/// partners carry the flag of their team.
pub(crate) fn rocket(seat: Seat, number: Option<u8>, team: Option<u8>) -> impl IntoView {
    view! {
        <g class=seat_class(seat)>
            <ellipse class="lr-shadow" cy="2" rx="13" ry="5" />
            <path class="lr-flame" d=FLAME />
            <path class="lr-fins" d=FINS />
            <path class="lr-body" d=BODY />
            <path class="lr-window" transform="translate(0 -22) scale(.52)" d=seat_shape_path(seat) />
            {number.map(|number| view! {
                <text class="lr-number" y="-5" text-anchor="middle">{number.to_string()}</text>
            })}
            {team.map(|team| view! {
                <g class="lr-team" transform="translate(10 -28)">{flag(team)}</g>
            })}
        </g>
    }
}
