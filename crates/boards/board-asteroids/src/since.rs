//! What happened since the viewer's last turn, traced on the board.

use crate::AsteroidsBoard;
use crate::curve::{Xy, centre, leg_data, point_of, step};
use asteroids::{Direction, Event, Facing, Leg, Square};
use board_kit::signals::Memo;
use board_kit::{BoardContext, seat_class, seat_shape_path};
use engine::{Seat, Viewer};
use leptos::prelude::*;

/// Marks left by what happened.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Trace {
    /// The ways ships of others flew.
    pub(crate) flown: Vec<(Seat, String)>,
    /// Squares on which others placed tiles.
    pub(crate) placed: Vec<(Seat, Square)>,
    /// Drifts of asteroids: from, and to where.
    pub(crate) drifted: Vec<(Xy, Xy)>,
    /// Squares from which a tile was swept.
    pub(crate) swept: Vec<Square>,
    /// Where ships were lost.
    pub(crate) lost: Vec<(Seat, Xy)>,
}

impl Trace {
    /// The marks of some events, seen by a viewer.
    pub(crate) fn of(events: &[Event], viewer: Viewer) -> Self {
        let mut trace = Self::default();
        // Where the last blow fell, for ships that are lost where they stand.
        let mut blow = None;
        for event in events {
            match *event {
                Event::TilePlaced { seat, square, .. } if !viewer.is(seat) => {
                    trace.placed.push((seat, square));
                }
                Event::ShipFlew {
                    seat,
                    square,
                    entry,
                    exit,
                } => {
                    blow = Some(point_of(Facing::new(square, exit)));
                    let leg = Leg {
                        square,
                        entry,
                        exit,
                    };
                    match trace.flown.iter_mut().find(|(flown, _)| *flown == seat) {
                        _ if viewer.is(seat) => {}
                        Some((_, data)) => data.push_str(&leg_data(leg)),
                        None => trace.flown.push((seat, leg_data(leg))),
                    }
                }
                Event::AsteroidDrifted { from, to, .. } => {
                    blow = Some(centre(to));
                    trace.drifted.push((centre(from), centre(to)));
                }
                Event::AsteroidLeft { from, .. } => {
                    let (x, y) = centre(from);
                    let (dx, dy) = off_board(from);
                    trace.drifted.push(((x, y), (x + dx * 80.0, y + dy * 80.0)));
                }
                Event::TileRemoved { square, .. } => trace.swept.push(square),
                Event::Eliminated { seat, .. } => {
                    if let Some(place) = blow {
                        trace.lost.push((seat, place));
                    }
                }
                _ => {}
            }
        }
        trace
    }
}

/// A way off the board from one of its border squares.
fn off_board(from: Square) -> Xy {
    Direction::ALL
        .into_iter()
        .find(|&direction| from.neighbour(direction).is_none())
        .map_or((0.0, 0.0), step)
}

/// The traces below ships and asteroids: what others placed and flew, what was
/// swept away, where asteroids came from.
pub(crate) fn since(context: BoardContext<AsteroidsBoard>) -> AnyView {
    let trace = Memo::new(move |_| {
        let viewer = context.viewer.get();
        context.since.with(|events| Trace::of(events, viewer))
    });
    let placed = move || {
        let mark = |(seat, square): (Seat, Square)| {
            let (x, y) = centre(square);
            view! {
                <rect
                    class=format!("af-since-tile {}", seat_class(seat))
                    x=x - 46.0
                    y=y - 46.0
                    width="92"
                    height="92"
                    rx="8"
                />
            }
        };
        trace.get().placed.into_iter().map(mark).collect_view()
    };
    let flown = move || {
        let mark = |(seat, data): (Seat, String)| {
            view! { <path class=format!("af-since-way {}", seat_class(seat)) d=data /> }
        };
        trace.get().flown.into_iter().map(mark).collect_view()
    };
    let swept = move || {
        let mark = |square: Square| {
            let (x, y) = centre(square);
            view! {
                <rect class="af-since-swept" x=x - 44.0 y=y - 44.0 width="88" height="88" rx="8" />
            }
        };
        trace.get().swept.into_iter().map(mark).collect_view()
    };
    let drifted = move || {
        let mark = |((x, y), (to_x, to_y)): (Xy, Xy)| {
            let (dx, dy) = ((to_x - x).signum_or_zero(), (to_y - y).signum_or_zero());
            // From the middle of the square it left to the edge it crossed.
            let (tip_x, tip_y) = (x + dx * 46.0, y + dy * 46.0);
            let head = format!(
                "M{tip_x:.1} {tip_y:.1}l{:.1} {:.1}l{:.1} {:.1}Z",
                -dx * 13.0 + dy * 9.0,
                -dy * 13.0 + dx * 9.0,
                dy * -18.0,
                dx * -18.0,
            );
            view! {
                <path class="af-since-drift" d=format!("M{x:.1} {y:.1}L{tip_x:.1} {tip_y:.1}") />
                <path class="af-since-head" d=head />
            }
        };
        trace.get().drifted.into_iter().map(mark).collect_view()
    };
    view! { <g class="af-since" aria-hidden="true">{placed} {flown} {swept} {drifted}</g> }
        .into_any()
}

/// The traces above the pieces: who was lost where.
pub(crate) fn losses(context: BoardContext<AsteroidsBoard>) -> AnyView {
    let lost = Memo::new(move |_| {
        let viewer = context.viewer.get();
        context.since.with(|events| Trace::of(events, viewer).lost)
    });
    let marks = move || {
        let mark = |(seat, (x, y)): (Seat, Xy)| {
            view! {
                <g class=format!("af-since-lost {}", seat_class(seat)) transform=format!("translate({x:.1} {y:.1})")>
                    <path d=seat_shape_path(seat) transform="scale(1.2)" />
                    <path class="af-since-cross" d="M-14-14L14 14M14-14L-14 14" />
                </g>
            }
        };
        lost.get().into_iter().map(mark).collect_view()
    };
    view! { <g class="af-since" aria-hidden="true">{marks}</g> }.into_any()
}

/// The sign of a length, where no length has none.
trait Sign {
    fn signum_or_zero(self) -> f64;
}

impl Sign for f64 {
    fn signum_or_zero(self) -> f64 {
        if self.abs() < 1e-6 {
            0.0
        } else {
            self.signum()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use asteroids::{Asteroid, Cause, Point, Rot, Tile};

    fn square(number: u8) -> Square {
        Square::new(number).unwrap()
    }

    #[test]
    fn others_are_traced_and_oneself_is_not() {
        let (me, other) = (Seat::new(0), Seat::new(1));
        let placed = |seat, number| Event::TilePlaced {
            seat,
            tile: Tile::default(),
            rot: Rot::default(),
            square: square(number),
        };
        let flew = |seat, number| Event::ShipFlew {
            seat,
            square: square(number),
            entry: Point::new(7).unwrap(),
            exit: Point::new(2).unwrap(),
        };
        let events = [
            placed(me, 0),
            flew(me, 0),
            placed(other, 7),
            flew(other, 7),
            flew(other, 8),
        ];
        let trace = Trace::of(&events, Viewer::Seat(me));
        assert_eq!(trace.placed, [(other, square(7))]);
        assert_eq!(trace.flown.len(), 1, "one line a ship");
        assert_eq!(trace.flown[0].1.matches('M').count(), 2, "over two tiles");
        assert_eq!(Trace::of(&events, Viewer::Spectator).flown.len(), 2);
    }

    #[test]
    fn a_loss_is_marked_where_the_blow_fell() {
        let (by, seat) = (Asteroid::default(), Seat::new(2));
        let events = [
            Event::AsteroidDrifted {
                asteroid: by,
                from: square(13),
                to: square(14),
            },
            Event::TileRemoved {
                tile: Tile::default(),
                square: square(14),
                by,
            },
            Event::Eliminated {
                seat,
                cause: Cause::TileRemoved,
            },
        ];
        let trace = Trace::of(&events, Viewer::Spectator);
        assert_eq!(trace.lost, [(seat, centre(square(14)))]);
        assert_eq!(trace.swept, [square(14)]);
        assert_eq!(trace.drifted, [(centre(square(13)), centre(square(14)))]);
    }
}
