//! Little drawings beside the rules, made of the board's own pieces.

use crate::curve::{Pose, Xy, centre, legs_data, point, point_of, step};
use crate::draw::{self, DieColour, die};
use crate::preview::doom;
use asteroids::{Asteroid, Direction, Facing, Leg, Point, Rot, SIDE, Square, TablesRef, Tile};
use board_kit::{drawn, seat_class};
use engine::{Clause, Seat};
use leptos::prelude::*;
use text::Language;
use text::asteroids::Text;

/// The drawing of a clause, if it has one.
pub(crate) fn diagram(clause: Clause, language: Language) -> Option<AnyView> {
    let (area, text, drawing) = match (clause.section(), clause.item()) {
        (1, 1) => address(),
        (1, 2) => points(),
        (1, 3) => turned(),
        (1, 4) => patterns(),
        (1, 5) => arrows(),
        (1, 6) => starting_marks(),
        (2, 1) => dealt(),
        (2, 2) => scattered(),
        (3, 1) => rolled(),
        (3, 2) => laid(),
        (4, 1) => drift(),
        (4, 2) => drifted_off(),
        (4, 3) => swept(),
        (4, 4) => knocked(),
        (4, 5) => collision(),
        (4, 6) => right_ahead(),
        (5, 1) => over_the_edge(),
        (5, 2) => shared(),
        (6, 1) => followed(),
        (6, 2) => into_a_rock(),
        (6, 3) => side_by_side(),
        (10, 1) => example(1, Text::DrawingExampleFirst),
        (10, 2) => example(2, Text::DrawingExampleSecond),
        (10, 3) => example(3, Text::DrawingExampleThird),
        _ => return None,
    };
    let Area {
        left,
        top,
        width,
        height,
    } = area;
    let frame = format!("{left} {top} {width} {height}");
    let label = text.said(language);
    Some(
        view! {
            <svg class="af-diagram" viewBox=frame role="img" aria-label=label>{drawing}</svg>
        }
        .into_any(),
    )
}

/// The part of the board that a drawing shows.
struct Area {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Area {
    /// So many columns and rows from the top left corner, with a margin.
    fn squares(columns: f64, rows: f64) -> Self {
        Self {
            left: -50.0,
            top: -50.0,
            width: columns * 100.0 + 60.0,
            height: rows * 100.0 + 60.0,
        }
    }

    /// The same without the margin where the numbers stand: from within.
    fn inner(columns: f64, rows: f64) -> Self {
        Self {
            left: -6.0,
            top: -6.0,
            width: columns * 100.0 + 12.0,
            height: rows * 100.0 + 12.0,
        }
    }
}

type Drawing = (Area, Text, AnyView);

const TABLES: TablesRef = TablesRef::STANDARD;

fn square(row: u8, column: u8) -> Square {
    Square::at(row, column).unwrap_or_default()
}

/// A tile of the standard set that joins those points, turned so that it does.
fn joining(pairs: &[(u8, u8)]) -> (Tile, Rot) {
    let exit = |tile, rot, entry| TABLES.exit(tile, rot, spot(entry)).number();
    Tile::all()
        .flat_map(|tile| Rot::all().map(move |rot| (tile, rot)))
        .find(|&(tile, rot)| {
            pairs
                .iter()
                .all(|&(one, other)| exit(tile, rot, one) == other)
        })
        .unwrap_or_default()
}

fn spot(number: u8) -> Point {
    Point::new(number).unwrap_or_default()
}

fn tile((tile, rot): (Tile, Rot), at: Square) -> AnyView {
    let (x, y) = centre(at);
    let turn = u32::from(rot.number()) * 90;
    view! {
        <g transform=format!("translate({x} {y}) rotate({turn})") inner_html=draw::tile(&TABLES, tile) />
    }
    .into_any()
}

fn rock(number: u8, at: Square) -> AnyView {
    let (x, y) = centre(at);
    let rock = Asteroid::new(number).unwrap_or_default();
    view! {
        <g transform=format!("translate({x} {y})") inner_html=draw::rock(&TABLES, rock) />
    }
    .into_any()
}

fn ship(seat: u8, pose: Pose) -> AnyView {
    let Pose { x, y, degrees } = pose;
    view! {
        <g transform=format!("translate({x:.1} {y:.1}) rotate({degrees:.0})") inner_html=draw::ship(Seat::new(seat)) />
    }
    .into_any()
}

/// A way over tiles, in a seat's colour.
fn way(seat: u8, legs: &[(Square, u8, u8)]) -> AnyView {
    let legs: Vec<Leg> = legs
        .iter()
        .map(|&(square, entry, exit)| Leg {
            square,
            entry: spot(entry),
            exit: spot(exit),
        })
        .collect();
    let class = format!("af-wake {}", seat_class(Seat::new(seat)));
    view! { <path class=class d=legs_data(&legs) /> }.into_any()
}

/// An arrow from the middle of a square into the next.
fn pointer(from: Square, direction: Direction) -> AnyView {
    let ((x, y), (dx, dy)) = (centre(from), step(direction));
    let at = |along: f64, across: f64| -> Xy {
        (x + dx * along - dy * across, y + dy * along + dx * across)
    };
    let (tail, tip, left, right) = (
        at(50.0, 0.0),
        at(82.0, 0.0),
        at(68.0, 12.0),
        at(68.0, -12.0),
    );
    let data = format!(
        "M{:.0} {:.0}L{:.0} {:.0}M{:.0} {:.0}L{:.0} {:.0}L{:.0} {:.0}",
        tail.0, tail.1, tip.0, tip.1, left.0, left.1, tip.0, tip.1, right.0, right.1
    );
    view! { <path class="af-pointer" d=data /> }.into_any()
}

/// A tile with the way over it from point to point, in a seat's colour.
fn flown(seat: u8, at: Square, entry: u8, exit: u8) -> AnyView {
    let laid = joining(&[(entry, exit)]);
    (tile(laid, at), way(seat, &[(at, entry, exit)])).into_any()
}

/// Things on the board, before its stars.
fn on_sky(area: Area, text: Text, things: impl IntoView + 'static) -> Drawing {
    let drawing = (drawn(draw::sky() + &draw::coordinates()), things.into_any());
    (area, text, drawing.into_any())
}

fn highlight(at: Square) -> AnyView {
    let (x, y) = centre(at);
    view! { <rect class="af-marked" x=x - 47.0 y=y - 47.0 width="94" height="94" rx="9" /> }
        .into_any()
}

fn address() -> Drawing {
    let things = view! {
        {highlight(square(1, 4))}
        <g transform="translate(20 150)" inner_html=die(DieColour::Blue, 2) />
        <g transform="translate(450 20)" inner_html=die(DieColour::Red, 5) />
        <path class="af-pointer" d="M52 150H388M450 52V92" />
    };
    on_sky(
        Area::squares(f64::from(SIDE), f64::from(SIDE)),
        Text::DrawingAddress,
        things,
    )
}

fn points() -> Drawing {
    let dots = Point::all()
        .map(|entry| {
            let ((x, y), (dx, dy)) = (point(entry), step(entry.edge()));
            view! {
                <circle class="af-point" cx=x + 50.0 cy=y + 50.0 r="6" />
                <text class="af-note" x=x + 50.0 + dx * 21.0 y=y + 57.0 + dy * 21.0>
                    {entry.number()}
                </text>
            }
        })
        .collect_view();
    let drawing = view! {
        <rect class="af-square" x="1.5" y="1.5" width="97" height="97" rx="9" />
        {dots}
    };
    (
        Area {
            left: -40.0,
            top: -40.0,
            width: 180.0,
            height: 180.0,
        },
        Text::DrawingPoints,
        drawing.into_any(),
    )
}

fn turned() -> Drawing {
    let (number, rot) = joining(&[(0, 3), (1, 2)]);
    let drawing = view! {
        {tile((number, rot), square(0, 0))}
        <path class="af-pointer" d="M112 50H146M134 38L146 50L134 62" />
        <g transform="translate(60 0)">{tile((number, rot.plus(1)), square(0, 1))}</g>
    };
    (
        Area::inner(2.6, 1.0),
        Text::DrawingTurned,
        drawing.into_any(),
    )
}

fn arrows() -> Drawing {
    (
        Area::inner(2.0, 1.0),
        Text::DrawingArrows,
        view! { {rock(4, square(0, 0))} {rock(3, square(0, 1))} }.into_any(),
    )
}

fn starting_marks() -> Drawing {
    let dots = asteroids::MARKS
        .iter()
        .map(|&mark| {
            let (x, y) = point_of(mark);
            view! { <circle class="af-point" cx=x cy=y r="6" /> }
        })
        .collect_view();
    let at = |row, column, entry| Pose::facing(Facing::new(square(row, column), spot(entry)));
    let things = view! {
        {dots}
        {ship(0, at(0, 1, 0))}
        {ship(1, at(1, 0, 6))}
    };
    on_sky(Area::squares(3.0, 2.0), Text::DrawingMarks, things)
}

/// AF-1.4: every pattern once.
fn patterns() -> Drawing {
    const COLUMNS: u8 = 7;
    let tiles = Tile::all().take(35).zip(0_u8..).map(|(number, place)| {
        let at = (f64::from(place % COLUMNS), f64::from(place / COLUMNS));
        view! {
            <g transform=format!("translate({} {})", at.0 * 108.0, at.1 * 108.0)>
                {tile((number, Rot::default()), square(0, 0))}
            </g>
        }
    });
    let drawing = tiles.collect_view().into_any();
    (Area::inner(7.48, 5.32), Text::DrawingPatterns, drawing)
}

/// AF-2.1: three tiles for everybody, the rest is the pile.
fn dealt() -> Drawing {
    let hand = Tile::all().take(3).zip(0_u8..).map(|(number, place)| {
        view! {
            <g transform=format!("translate({} 0)", 108 * u16::from(place))>
                {tile((number, Rot::default()), square(0, 0))}
            </g>
        }
    });
    let pile = (0..3).map(|level| {
        let lift = 5 * level;
        view! { <rect class="af-square" x=402 + lift y=10 - lift width="84" height="84" rx="9" /> }
    });
    let drawing = view! { {hand.collect_view()} {pile.collect_view()} };
    (
        Area::inner(5.0, 1.0),
        Text::DrawingDealt,
        drawing.into_any(),
    )
}

/// AF-2.2: asteroids on squares that the dice named, and how many by how many play.
fn scattered() -> Drawing {
    let squares = [(0, 1), (1, 4), (2, 2), (3, 5), (4, 0), (5, 3)];
    let rocks = (0..)
        .zip(squares)
        .map(|(number, (row, column))| rock(number, square(row, column)));
    let rocks = rocks.collect_view();
    let side = 100.0 * f64::from(SIDE);
    let rows = [("2–4", 6_u8), ("5–6", 5), ("7–8", 4)]
        .into_iter()
        .zip(0_u8..);
    let rows = rows.map(|((players, count), row)| {
        let y = side + 70.0 + 90.0 * f64::from(row);
        let rocks = (0..count).map(|number| {
            let x = 150.0 + 78.0 * f64::from(number);
            view! { <g transform=format!("translate({x} {}) scale(.7)", y - 14.0)>
                <g transform="translate(-50 -50)">{rock(number, square(0, 0))}</g>
            </g> }
        });
        view! {
            <text class="af-note" x="50" y=y style:font-size="40px">{players}</text>
            {rocks.collect_view()}
        }
    });
    let area = Area {
        height: side + 350.0,
        ..Area::squares(f64::from(SIDE), f64::from(SIDE))
    };
    let drawing =
        view! { {drawn(draw::sky() + &draw::coordinates())} {rocks} {rows.collect_view()} };
    (area, Text::DrawingScattered, drawing.into_any())
}

/// AF-4.2: an asteroid drifts over the edge.
fn drifted_off() -> Drawing {
    let things = view! {
        {rock(3, square(0, 1))}
        {pointer(square(0, 1), Direction::Up)}
        {doom((150.0, -30.0))}
    };
    on_sky(Area::squares(2.4, 1.4), Text::DrawingOff, things)
}

/// AF-4.6: an asteroid in front of the ship that has to place a tile.
fn right_ahead() -> Drawing {
    let facing = Facing::new(square(0, 1), spot(7));
    let things = view! {
        {flown(0, square(0, 0), 7, 2)}
        {rock(3, square(0, 1))}
        {ship(0, Pose::facing(facing))}
        {doom(point_of(facing))}
    };
    on_sky(Area::inner(2.0, 1.0), Text::DrawingAhead, things)
}

/// AF-6.3: two ships that somebody else led to one point.
fn side_by_side() -> Drawing {
    let at = Facing::new(square(0, 2), spot(7));
    let pose = Pose::facing(at);
    let things = view! {
        {flown(1, square(0, 1), 7, 2)}
        {ship(1, Pose { y: pose.y - 11.0, ..pose })}
        {ship(2, Pose { y: pose.y + 11.0, ..pose })}
        {highlight(square(0, 2))}
    };
    on_sky(Area::inner(3.0, 1.0), Text::DrawingTogether, things)
}

/// A sum of 7 sets the asteroids in motion.
fn rolled() -> Drawing {
    let things = view! {
        <g transform="translate(40 50)" inner_html=die(DieColour::Blue, 3) />
        <g transform="translate(100 50)" inner_html=die(DieColour::Red, 4) />
        {rock(3, square(0, 2))}
        {pointer(square(0, 2), Direction::Left)}
    };
    on_sky(Area::inner(3.0, 1.0), Text::DrawingRolled, things)
}

/// A tile comes down in front of a ship.
fn laid() -> Drawing {
    let tile_down = joining(&[(7, 2)]);
    let start = Facing::new(square(0, 1), spot(7));
    let things = view! {
        {highlight(square(0, 1))}
        <g opacity=".75">{tile(tile_down, square(0, 1))}</g>
        {way(0, &[(square(0, 1), 7, 2)])}
        {ship(0, Pose::facing(start))}
    };
    on_sky(Area::inner(3.0, 1.0), Text::DrawingLaid, things)
}

fn drift() -> Drawing {
    let things = view! {
        {rock(3, square(1, 1))}
        {pointer(square(1, 1), Direction::Right)}
        <g transform="translate(250 150)" inner_html=die(DieColour::White, 1) />
    };
    on_sky(Area::inner(3.0, 3.0), Text::DrawingDrift, things)
}

fn swept() -> Drawing {
    let facing = Facing::new(square(0, 2), spot(7));
    let things = view! {
        {flown(0, square(0, 1), 7, 2)}
        {ship(0, Pose::facing(facing))}
        {rock(3, square(1, 1))}
        {pointer(square(1, 1), Direction::Up)}
        {doom((154.0, 62.0))}
    };
    on_sky(Area::inner(3.0, 2.0), Text::DrawingSwept, things)
}

fn knocked() -> Drawing {
    let things = view! {
        {rock(3, square(0, 0))}
        {rock(6, square(0, 1))}
        {pointer(square(0, 0), Direction::Right)}
        {doom((172.0, 28.0))}
    };
    on_sky(Area::inner(2.0, 1.0), Text::DrawingKnocked, things)
}

fn collision() -> Drawing {
    let facing = Facing::new(square(0, 1), spot(7));
    let things = view! {
        {flown(0, square(0, 0), 7, 2)}
        {ship(0, Pose::facing(facing))}
        {rock(3, square(1, 1))}
        {pointer(square(1, 1), Direction::Up)}
        {doom(point_of(facing))}
    };
    on_sky(Area::inner(2.0, 2.0), Text::DrawingCollision, things)
}

fn over_the_edge() -> Drawing {
    let start = Facing::new(square(0, 1), spot(6));
    let things = view! {
        {flown(0, square(0, 1), 6, 1)}
        {ship(0, Pose::facing(start))}
        {doom(point_of(Facing::new(square(0, 1), spot(1))))}
    };
    on_sky(Area::squares(2.4, 1.6), Text::DrawingEdge, things)
}

fn shared() -> Drawing {
    let laid = joining(&[(6, 2), (5, 3)]);
    let other = Facing::new(square(0, 2), spot(7));
    let own = Facing::new(square(0, 1), spot(6));
    let things = view! {
        {tile(laid, square(0, 1))}
        {way(0, &[(square(0, 1), 6, 2)])}
        {ship(0, Pose::facing(own))}
        {ship(1, Pose::facing(other))}
        {doom(point_of(other))}
    };
    on_sky(Area::inner(3.0, 1.0), Text::DrawingShared, things)
}

fn followed() -> Drawing {
    let (first, second) = (joining(&[(7, 4)]), joining(&[(1, 3)]));
    let start = Facing::new(square(0, 1), spot(7));
    let end = Leg {
        square: square(1, 1),
        entry: spot(1),
        exit: spot(3),
    };
    let things = view! {
        {tile(first, square(0, 1))}
        {tile(second, square(1, 1))}
        {way(0, &[(square(0, 1), 7, 4), (square(1, 1), 1, 3)])}
        <g class="af-ghost-ship">{ship(0, Pose::facing(start))}</g>
        {ship(0, Pose::at_end(end))}
    };
    on_sky(Area::inner(3.0, 2.0), Text::DrawingFollowed, things)
}

fn into_a_rock() -> Drawing {
    let start = Facing::new(square(0, 1), spot(7));
    let things = view! {
        {flown(0, square(0, 1), 7, 3)}
        {rock(6, square(0, 2))}
        {ship(0, Pose::facing(start))}
        {doom(point_of(Facing::new(square(0, 1), spot(3))))}
    };
    on_sky(Area::inner(3.0, 1.0), Text::DrawingIntoRock, things)
}

/// AF-10: the board after so many turns of the example, with the dice of the last and
/// the ways flown in it.
fn example(turns: u8, text: Text) -> Drawing {
    const YOU: u8 = 0;
    const MIRA: u8 = 1;
    let facing = |column, row, entry| Pose::facing(Facing::new(square(row, column), spot(entry)));
    let ghost = |seat, pose| view! { <g class="af-ghost-ship">{ship(seat, pose)}</g> };
    let (start, hers) = (facing(0, 0, 7), facing(2, 0, 0));
    let (met, meets) = (facing(1, 0, 7), facing(1, 0, 3));
    let across = tile(joining(&[(7, 2)]), square(0, 0));
    let things = match turns {
        1 => view! {
            {across}
            {way(YOU, &[(square(0, 0), 7, 2)])}
            {rock(3, square(0, 2))}
            {ghost(YOU, start)}
            {ship(YOU, met)}
            {ship(MIRA, hers)}
        }
        .into_any(),
        2 => view! {
            {across}
            {tile(joining(&[(0, 6)]), square(0, 2))}
            {way(MIRA, &[(square(0, 2), 0, 6)])}
            {rock(3, square(1, 2))}
            {ghost(MIRA, hers)}
            {ship(YOU, met)}
            {ship(MIRA, meets)}
            <g transform="translate(250 250)" inner_html=die(DieColour::White, 5) />
        }
        .into_any(),
        _ => view! {
            {across}
            {tile(joining(&[(0, 6)]), square(0, 2))}
            {tile(joining(&[(7, 4), (3, 1)]), square(0, 1))}
            {way(YOU, &[(square(0, 1), 7, 4)])}
            {way(MIRA, &[(square(0, 1), 3, 1)])}
            {rock(3, square(1, 2))}
            {ghost(YOU, met)}
            {ghost(MIRA, meets)}
            {ship(YOU, facing(1, 1, 1))}
            {doom(point_of(Facing::new(square(0, 1), spot(1))))}
        }
        .into_any(),
    };
    let (blue, red) = [(2, 3), (3, 4), (1, 2)][usize::from(turns - 1)];
    let things = view! {
        {things}
        <g transform="translate(40 250)" inner_html=die(DieColour::Blue, blue) />
        <g transform="translate(100 250)" inner_html=die(DieColour::Red, red) />
    };
    on_sky(Area::squares(3.0, 3.0), text, things)
}
