//! Little drawings beside the rules.

use crate::geometry::{HEXAGON, LIFT, STEP};
use crate::pieces::{disc, pad, rocket};
use board_kit::Language;
use engine::{Clause, Seat};
use leptos::prelude::*;
use text::rockets::Text;

/// What stands on a cell of a drawing.
enum On {
    Nothing,
    Galaxies(u8),
    Base(u8),
}

/// A cell of a drawing: its column and row, what is on it, whose rocket.
struct Spot {
    q: f64,
    r: f64,
    on: On,
    rocket: Option<u8>,
    mark: &'static str,
}

fn spot(q: f64, r: f64, on: On) -> Spot {
    Spot {
        q,
        r,
        on,
        rocket: None,
        mark: "",
    }
}

impl Spot {
    fn with_rocket(mut self, seat: u8) -> Self {
        self.rocket = Some(seat);
        self
    }

    fn marked(mut self, mark: &'static str) -> Self {
        self.mark = mark;
        self
    }

    fn middle(&self) -> (f64, f64) {
        (STEP * (self.q + self.r / 2.0), STEP * 0.866 * self.r)
    }
}

/// The drawing of a clause.
pub(crate) fn diagram(clause: Clause, language: Language) -> Option<AnyView> {
    let (spots, label): (Vec<Spot>, _) = match (clause.section(), clause.item()) {
        (1, 5) => (
            vec![
                spot(0.0, 0.0, On::Galaxies(1)),
                spot(1.0, 0.0, On::Galaxies(2)),
                spot(2.0, 0.0, On::Galaxies(4)),
                spot(3.0, 0.0, On::Nothing),
            ],
            Text::DrawingStacks,
        ),
        (3, 1) => (
            vec![
                spot(0.0, 0.0, On::Galaxies(2)).with_rocket(0),
                spot(1.0, 0.0, On::Galaxies(1)).marked("yes"),
                spot(1.0, -1.0, On::Base(1)).marked("yes"),
                spot(0.0, -1.0, On::Nothing).marked("no"),
                spot(2.0, -1.0, On::Galaxies(1)),
            ],
            Text::DrawingMove,
        ),
        (3, 3) => (
            vec![
                spot(0.0, 0.0, On::Galaxies(2)).marked("yes"),
                spot(1.0, 0.0, On::Galaxies(1)).with_rocket(1).marked("no"),
                spot(2.0, 0.0, On::Base(2)).marked("no"),
            ],
            Text::DrawingRemove,
        ),
        (3, 4) => (
            vec![
                spot(0.0, 0.0, On::Base(0)).with_rocket(0),
                spot(1.0, 0.0, On::Galaxies(2)).marked("no"),
                spot(1.0, -1.0, On::Galaxies(2)).marked("no"),
                spot(2.0, 0.0, On::Galaxies(1)).marked("yes"),
            ],
            Text::DrawingProtected,
        ),
        (4, 1) => (
            vec![
                spot(0.0, 0.0, On::Base(0)),
                spot(2.0, 0.0, On::Galaxies(1)).with_rocket(0),
                spot(3.0, 0.0, On::Nothing).marked("yes"),
                spot(2.0, -1.0, On::Nothing).marked("yes"),
            ],
            Text::DrawingRescue,
        ),
        (5, 1) => (
            vec![
                spot(0.0, 0.0, On::Nothing),
                spot(1.0, 0.0, On::Galaxies(1)).with_rocket(1),
                spot(2.0, 0.0, On::Galaxies(1)).with_rocket(0),
                spot(1.0, -1.0, On::Nothing),
                spot(2.0, -1.0, On::Nothing),
            ],
            Text::DrawingStuck,
        ),
        _ => return None,
    };
    Some(draw(&spots, label.said(language)).into_any())
}

fn draw(spots: &[Spot], label: &'static str) -> impl IntoView + use<> {
    let xs: Vec<f64> = spots.iter().map(|spot| spot.middle().0).collect();
    let ys: Vec<f64> = spots.iter().map(|spot| spot.middle().1).collect();
    let least = |all: &[f64]| all.iter().copied().fold(f64::INFINITY, f64::min);
    let most = |all: &[f64]| all.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let (left, top) = (least(&xs) - 36.0, least(&ys) - 46.0);
    let (width, height) = (most(&xs) - left + 36.0, most(&ys) - top + 40.0);
    let drawn = spots
        .iter()
        .map(|spot| {
            let (x, y) = spot.middle();
            let height = match spot.on {
                On::Galaxies(height) => height,
                _ => 0,
            };
            let base = match spot.on {
                On::Base(seat) => Some(pad(Seat::new(seat))),
                _ => None,
            };
            let foot = -LIFT * f64::from(height.saturating_sub(1));
            let mark = match spot.mark {
                "yes" => Some(("lr-mark-yes", "M-6 0L-2 5L7-6")),
                "no" => Some(("lr-mark-no", "M-5-5L5 5M5-5L-5 5")),
                _ => None,
            };
            view! {
                <g transform=format!("translate({x} {y})")>
                    <path class="lr-cell" class:void=height == 0 d=HEXAGON />
                    {base}
                    {(0..height).map(disc).collect_view()}
                    {spot.rocket.map(|seat| view! {
                        <g transform=format!("translate(0 {foot})")>{rocket(Seat::new(seat), None)}</g>
                    })}
                    {mark.map(|(class, path)| view! {
                        <g transform="translate(17 18)">
                            <circle class="lr-mark-back" r="10" />
                            <path class=class d=path />
                        </g>
                    })}
                </g>
            }
        })
        .collect_view();
    view! {
        <svg class="diagram lr-diagram" viewBox=format!("{left} {top} {width} {height}") role="img" aria-label=label>
            <rect class="diagram-back" x=left y=top width=width height=height rx="12" />
            {drawn}
        </svg>
    }
}
