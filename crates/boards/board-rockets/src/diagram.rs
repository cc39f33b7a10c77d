//! Little drawings beside the rules.

use crate::geometry::{HEXAGON, LIFT, STEP, middle, radius};
use crate::pieces::{disc, pad, rocket};
use board_kit::Language;
use engine::prelude::*;
use engine::{Clause, Seat, Seats, Viewer};
use leptos::prelude::*;
use rockets::{Layout, Options, Rockets};
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
    match (clause.section(), clause.item()) {
        (1, 2) => return Some(boards(&[Layout::Stack19], Shown::Heights, language)),
        (1, 3) => {
            return Some(boards(
                &[Layout::Flat37, Layout::Flat61],
                Shown::Heights,
                language,
            ));
        }
        (1, 4) => return Some(boards(&[Layout::Stack19], Shown::Numbers, language)),
        (2, 1) => return Some(starts(&SEATS, Text::DrawingStarts, language)),
        (6, 1) => return Some(starts(&SEVERAL, Text::DrawingSeveral, language)),
        (6, 2) => return Some(starts(&TEAMS, Text::DrawingTeams, language)),
        _ => {}
    }
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
        (2, 2) => (
            vec![
                spot(0.0, 0.0, On::Base(0)).with_rocket(0),
                spot(1.0, 0.0, On::Galaxies(2)),
                spot(2.0, 0.0, On::Galaxies(1)).marked("yes"),
            ],
            Text::DrawingUnused,
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
        (4, 2) => (
            vec![
                spot(0.0, 0.0, On::Nothing),
                spot(2.0, 0.0, On::Galaxies(1)),
                spot(3.0, 0.0, On::Galaxies(1)).with_rocket(0),
                spot(2.0, -1.0, On::Nothing),
            ],
            Text::DrawingRescued,
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

/// What stands on the cells of a drawn board.
#[derive(Clone, Copy)]
enum Shown {
    /// How many galaxies there are.
    Heights,
    /// What the cells are called.
    Numbers,
}

/// LR-1.2 to LR-1.4: whole boards, before anybody is there.
fn boards(layouts: &[Layout], shown: Shown, language: Language) -> AnyView {
    let label = match (shown, layouts.len()) {
        (Shown::Numbers, _) => Text::DrawingNumbers,
        (Shown::Heights, 1) => Text::DrawingBoard,
        (Shown::Heights, _) => Text::DrawingWider,
    };
    let mut left = 0.0;
    let drawn: Vec<_> = layouts
        .iter()
        .filter_map(|&layout| {
            let options = Options {
                layout,
                ..Options::default()
            };
            let view = Rockets::start(&options, Seats::new(6)?).ok()?;
            let view = view.view(Viewer::Spectator);
            let half = radius(layout);
            let x = left + half;
            left += 2.0 * half;
            let cells = layout.iter().enumerate().map(|(number, cell)| {
                let (cx, cy) = middle(layout, cell);
                let height = view.heights.get(number).copied().unwrap_or_default();
                let base = view.rockets.iter().position(|&at| at == Some(cell));
                let base = base
                    .and_then(|index| u8::try_from(index).ok())
                    .map(Seat::new);
                let text = match shown {
                    Shown::Numbers => Some((number + 1).to_string()),
                    Shown::Heights => (height > 1).then(|| height.to_string()),
                };
                let with_pieces = matches!(shown, Shown::Heights);
                view! {
                    <g transform=format!("translate({cx} {cy})")>
                        <path class="lr-cell" d=HEXAGON />
                        {base.filter(|_| with_pieces).map(pad)}
                        {with_pieces.then(|| (0..height).map(disc).collect_view())}
                        {text.map(|text| view! {
                            <text class="lr-height" y="5" text-anchor="middle">{text}</text>
                        })}
                    </g>
                }
            });
            Some(view! { <g transform=format!("translate({x} 0)")>{cells.collect_view()}</g> })
        })
        .collect();
    let most = layouts
        .iter()
        .map(|&layout| radius(layout))
        .fold(0.0, f64::max);
    let frame = format!("0 {} {left} {}", -most, 2.0 * most);
    let widest = format!("{}px", 240 * layouts.len());
    view! {
        <svg class="diagram lr-diagram" style:max-width=widest viewBox=frame role="img" aria-label=label.said(language)>
            <rect class="diagram-back" y=-most width=left height=2.0 * most rx="12" />
            {drawn}
        </svg>
    }
    .into_any()
}

/// A table: how many players, how many rockets each, whether in teams.
type Start = (u8, u8, bool);

const SEATS: [Start; 5] = [
    (2, 1, false),
    (3, 1, false),
    (4, 1, false),
    (5, 1, false),
    (6, 1, false),
];
const SEVERAL: [Start; 3] = [(2, 2, false), (2, 3, false), (3, 2, false)];
const TEAMS: [Start; 1] = [(4, 1, true)];

/// LR-2.1, LR-6.1, LR-6.2: where the rockets start, and whose they are.
fn starts(tables: &[Start], label: Text, language: Language) -> AnyView {
    let layout = Layout::default();
    let boards = tables.iter().zip(0_u8..).filter_map(|(&(count, each, teams), place)| {
        let options = Options {
            rockets_each: each,
            teams,
            ..Options::default()
        };
        let game = Rockets::start(&options, Seats::new(count)?).ok()?;
        let view = game.view(Viewer::Spectator);
        let x = 70.0 + 130.0 * f64::from(place);
        let cells = layout.iter().map(|cell| {
            let (cx, cy) = middle(layout, cell);
            let here = view.rockets.iter().position(|&at| at == Some(cell));
            let here = here.and_then(|index| u8::try_from(index).ok());
            // Partners are drawn alike: the first and third, the second and fourth.
            let owner = here.map(|index| index % if teams { 2 } else { count });
            view! {
                <g transform=format!("translate({cx} {cy})")>
                    <path class="lr-cell" d=HEXAGON />
                    {owner.map(Seat::new).map(|seat| view! { <g transform="scale(1.8)">{rocket(seat, None, None)}</g> })}
                </g>
            }
        });
        let text = match (each, teams) {
            (1, false) => count.to_string(),
            (1, true) => "2 : 2".to_owned(),
            _ => format!("{count} × {each}"),
        };
        Some(view! {
            <g transform=format!("translate({x} 70) scale(.4)")>{cells.collect_view()}</g>
            <text class="lr-height" x=x y="146" text-anchor="middle">{text}</text>
        })
    });
    let boards: Vec<_> = boards.collect();
    let width = 10.0 + 130.0 * tables.len() as f64;
    view! {
        <svg class="diagram lr-diagram" viewBox=format!("0 0 {width} 160") role="img" aria-label=label.said(language)>
            <rect class="diagram-back" width=width height="160" rx="12" />
            {boards}
        </svg>
    }
    .into_any()
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
                        <g transform=format!("translate(0 {foot})")>{rocket(Seat::new(seat), None, None)}</g>
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
