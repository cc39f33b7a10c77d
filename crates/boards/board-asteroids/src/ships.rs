//! Ships and the ways they came.

use crate::AsteroidsBoard;
use crate::curve::{Pose, legs_data, poses};
use crate::draw;
use crate::scene::{Berth, LEG_MILLIS, Scene};
use asteroids::{Event, Facing, Leg};
use board_kit::signals::{Memo, effect};
use board_kit::{BoardContext, seat_class};
use engine::Seat;
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use leptos::svg::G;
use leptos::wasm_bindgen::{JsCast, JsValue};

/// The most tiles a path can pass: each square has four paths, each of which
/// can be flown both ways.
const LONGEST: usize = 36 * 8;

/// The way behind a ship, the last tile first, back to where it started or to
/// where an asteroid swept the path away. A ship stands on the tile it came
/// along.
fn wake(scene: &Scene, berth: Berth) -> impl Iterator<Item = Leg> {
    let end = match berth {
        Berth::Facing(facing) => facing.across(),
        Berth::Leaving(end) => Some(end),
    };
    let leg_to = |end: Facing| {
        let (tile, rot) = scene.tile_on(end.square())?;
        Some(Leg {
            square: end.square(),
            entry: scene.tables.exit(tile, rot, end.entry()),
            exit: end.entry(),
        })
    };
    let first = end.and_then(leg_to);
    let before = move |leg: &Leg| Facing::new(leg.square, leg.entry).across().and_then(leg_to);
    std::iter::successors(first, before).take(LONGEST)
}

/// The ways all ships came, in their colours.
pub(crate) fn wakes(context: BoardContext<AsteroidsBoard>) -> AnyView {
    seats(context)
        .map(|seat| {
            let data = Memo::new(move |_| {
                context.scene.with(|scene| {
                    let berth = scene.ships[seat.index()];
                    let legs: Vec<Leg> =
                        berth.map_or(Vec::new(), |berth| wake(scene, berth).collect());
                    legs_data(&legs)
                })
            });
            view! {
                <path class=format!("af-wake {}", seat_class(seat)) d=move || data.get() />
            }
        })
        .collect_view()
        .into_any()
}

/// The seats of the table, which do not change while a board stands.
fn seats(context: BoardContext<AsteroidsBoard>) -> impl Iterator<Item = Seat> {
    let count = context.scene.with_untracked(|scene| scene.ships.len());
    (0..count as u8).map(Seat::new) // OK because there are at most 8 seats.
}

pub(crate) fn ships(context: BoardContext<AsteroidsBoard>) -> AnyView {
    seats(context)
        .map(|seat| one_ship(context, seat))
        .collect_view()
        .into_any()
}

/// Where a ship is drawn, and whether it still flies.
#[derive(Clone, Copy, PartialEq)]
struct Sight {
    pose: Pose,
    berth: Option<Berth>,
}

fn sight(scene: &Scene, seat: Seat, before: Option<Sight>) -> Option<Sight> {
    let Some(berth) = scene.ships[seat.index()] else {
        // Lost: over the edge, or where it was.
        let before = before?;
        return Some(Sight {
            pose: match before.berth {
                Some(Berth::Leaving(_)) => before.pose.ahead(70.0),
                _ => before.pose,
            },
            berth: None,
        });
    };
    // AF-6.3: ships that share a point stand side by side.
    let company = |other: &usize| scene.ships[*other] == Some(berth);
    let sharers = (0..scene.ships.len()).filter(company).count();
    let place = (0..seat.index()).filter(company).count();
    let aside = (place as f64 - (sharers as f64 - 1.0) / 2.0) * 16.0;
    let came = wake(scene, berth).next();
    let pose = match (came, berth) {
        (Some(leg), _) => Pose::at_end(leg),
        (None, Berth::Facing(at) | Berth::Leaving(at)) => Pose::facing(at),
    };
    Some(Sight {
        pose: pose.aside(aside),
        berth: Some(berth),
    })
}

fn one_ship(context: BoardContext<AsteroidsBoard>, seat: Seat) -> AnyView {
    let sight = Memo::new(move |before: Option<&Option<Sight>>| {
        let before = before.copied().flatten();
        context.scene.with(|scene| sight(scene, seat, before))
    });
    let flies = move || sight.get().is_some_and(|sight| sight.berth.is_some());
    let lost = move || {
        matches!(
            context.now.get().as_deref(),
            Some(Event::Eliminated { seat: gone, .. }) if *gone == seat
        )
    };
    let active = move || context.scene.with(|scene| scene.active == Some(seat));
    let own = move || context.viewer.get().is(seat);
    let won = move || context.scene.with(|scene| scene.winners.contains(seat));
    let transform = move || sight.get().map(|sight| sight.pose.transform());
    let group = NodeRef::<G>::new();
    effect(move |_| {
        let Some(now) = context.now.get() else { return };
        if !matches!(*now, Event::ShipFlew { seat: flying, .. } if flying == seat) {
            return;
        }
        let way = context.scene.with_untracked(|scene| {
            let mut legs = wake(scene, scene.ships[seat.index()]?);
            let leg = legs.next()?;
            Some(poses(legs.next(), leg))
        });
        let millis = context.pace.get_untracked() * f64::from(LEG_MILLIS);
        if let (Some(way), Some(group)) = (way, group.get_untracked()) {
            fly(&group, way, millis);
        }
    });
    view! {
        <g
            node_ref=group
            class="af-ship"
            data-ask=format!("seat {}", seat.number())
            class:af-gone=move || !flies()
            class:af-active=active
            class:af-own=own
            class:af-won=won
            style:transform=transform
        >
            <circle class=format!("af-ship-halo {}", seat_class(seat)) r="27" />
            <g class="af-ship-hull" inner_html=draw::ship(seat) />
        </g>
        <g style:transform=transform class="af-flash" class:af-on=lost aria-hidden="true">
            <g class="af-flash-rays" inner_html=draw::burst() />
        </g>
    }
    .into_any()
}

/// Moves a ship along the curve of a tile. A transition would cut the corner,
/// so the way is given to the browser in small steps, which it follows at its
/// own frame rate.
fn fly(group: &JsValue, way: Vec<Pose>, millis: f64) {
    if millis < 1.0 {
        return;
    }
    let steps: Array = way
        .into_iter()
        .map(|pose| JsValue::from_str(&pose.transform()))
        .collect();
    let (keyframes, options) = (Object::new(), Object::new());
    let animate = Reflect::get(group, &"animate".into())
        .ok()
        .and_then(|method| method.dyn_into::<Function>().ok());
    let set = |object: &Object, key: &str, value: &JsValue| {
        Reflect::set(object, &key.into(), value).is_ok()
    };
    let ready = set(&keyframes, "transform", &steps) && set(&options, "duration", &millis.into());
    if let (true, Some(animate)) = (ready, animate) {
        // Without it the ship still arrives, only less gracefully.
        let _ = animate.call2(group, &keyframes, &options);
    }
}
