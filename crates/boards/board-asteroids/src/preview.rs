//! The held tile in front of the ship, and where it would take everybody.

use crate::AsteroidsBoard;
use crate::curve::{Pose, Xy, centre, legs_data, nearest_turn, point_of};
use crate::draw;
use crate::held::Held;
use crate::prospect::{Permission, Prospect};
use asteroids::{Facing, Flight, Journey, Phase, Tile};
use board_kit::signals::{Memo, Signal};
use board_kit::{BoardContext, Target, Whose, place, seat_class};
use engine::{Seat, Viewer};
use leptos::ev::WheelEvent;
use leptos::prelude::*;

/// The ghost of the held tile, the lit paths and their ends, and the square
/// as a button that places the tile.
pub(crate) fn preview(context: BoardContext<AsteroidsBoard>, held: Held) -> AnyView {
    let shown = held.prospect;
    let tile = Memo::new(move |_| shown.with(|held| held.as_ref().map(|held| held.tile)));
    let class = move || {
        shown.with(|held| match held.as_ref() {
            None => "af-preview",
            Some(held) => match (held.permission, held.survives()) {
                (Permission::Refused, _) | (_, false) => "af-preview af-doomed",
                (Permission::Imagined, _) => "af-preview af-imagined",
                (Permission::Allowed, true) => "af-preview",
            },
        })
    };
    view! {
        <g class=class>
            <g aria-hidden="true">
                {move || tile.get().map(|tile| ghost(context, shown, tile))}
                {move || shown.get().map(|held| ways(context, &held))}
            </g>
            {placing(context, held)}
        </g>
    }
    .into_any()
}

fn ghost(
    context: BoardContext<AsteroidsBoard>,
    shown: Memo<Option<Prospect>>,
    tile: Tile,
) -> AnyView {
    let tables = context.scene.with_untracked(|scene| scene.tables.clone());
    let angle = Memo::new(move |before: Option<&f64>| {
        let rot = shown.with(|held| held.as_ref().map(|held| held.rot));
        nearest_turn(before.copied(), rot.unwrap_or_default())
    });
    let at = move || {
        shown.with(|held| {
            held.as_ref().map(|held| {
                let (x, y) = centre(held.square);
                place(x, y)
            })
        })
    };
    view! {
        <g class="af-ghost" style:transform=at>
            <g class="af-spin" style:transform=move || format!("rotate({:.1}deg)", angle.get()) inner_html=draw::tile(&tables, tile) />
            <rect class="af-ghost-frame" x="-48" y="-48" width="96" height="96" rx="9" />
        </g>
    }
    .into_any()
}

/// Everybody's way over the held tile; the own one on top.
fn ways(context: BoardContext<AsteroidsBoard>, held: &Prospect) -> AnyView {
    let Viewer::Seat(own) = context.viewer.get() else {
        return ().into_any();
    };
    let others = held
        .others
        .iter()
        .map(|(seat, flight)| way(*seat, flight, "af-way"))
        .collect_view();
    view! {
        {others}
        {way(own, &held.own, "af-way af-way-own")}
    }
    .into_any()
}

fn way(seat: Seat, flight: &Flight, class: &str) -> AnyView {
    let data = legs_data(&flight.legs);
    let class = format!("{class} {}", seat_class(seat));
    let end = match flight.end {
        Journey::Ends(_) => view! {
            <g class="af-ghost-ship" style:transform=flight.legs.last().map(|leg| Pose::at_end(*leg).transform()) inner_html=draw::ship(seat) />
        }
        .into_any(),
        Journey::Edge | Journey::Asteroid(_) | Journey::Loop => doom(end_of(flight)),
    };
    view! {
        <g class=class>
            <path class="af-way-glow" d=data.clone() />
            <path class="af-way-line" d=data />
            {end}
        </g>
    }
    .into_any()
}

/// Where a path that ends badly ends.
fn end_of(flight: &Flight) -> Xy {
    flight.legs.last().map_or((0.0, 0.0), |leg| {
        point_of(Facing::new(leg.square, leg.exit))
    })
}

/// The mark of a path that kills.
pub(crate) fn doom((x, y): Xy) -> AnyView {
    view! {
        <g class="af-doom" transform=format!("translate({x:.1} {y:.1})")>
            <circle class="af-doom-plate" r="17" />
            <path class="af-doom-cross" d="M-7-7L7 7M7-7L-7 7" />
        </g>
    }
    .into_any()
}

/// The square ahead as a button, while the viewer has a tile to place.
fn placing(context: BoardContext<AsteroidsBoard>, held: Held) -> AnyView {
    let square = Memo::new(move |_| {
        let due = matches!(context.whose.get(), Whose::Mine(_))
            && context.view.with(|view| view.phase == Phase::Place);
        held.prospect
            .with(|held| held.as_ref().map(|held| held.square))
            .filter(|_| due)
    });
    let label = Signal::derive(move || {
        let Some(prospect) = held.prospect.get() else {
            return String::new();
        };
        let language = context.language.get();
        let names = context.names.get();
        let names = text::Names(&names);
        let says = context.view.with(|view| {
            <asteroids::Asteroids as text::Words>::action(prospect.action(), view, &names, language)
        });
        let result = prospect.words(&names, language);
        format!("{says}. {result}")
    });
    // Tests and hints find a placement that can be made by its notation.
    let notation = move || {
        held.prospect.with(|held| match held {
            Some(held) if held.permission == Permission::Allowed => held.action().to_string(),
            _ => String::new(),
        })
    };
    let last_turn = StoredValue::new(0.0);
    let on_wheel = move |event: WheelEvent| {
        event.prevent_default();
        // A turn of the wheel sends many events; one quarter at a time.
        let moment = event.time_stamp();
        if moment - last_turn.get_value() > 140.0 && event.delta_y() != 0.0 {
            last_turn.set_value(moment);
            held.turn(if event.delta_y() > 0.0 { 1 } else { 3 });
        }
    };
    let button = move || {
        square.get().map(|square| {
            let (x, y) = centre(square);
            view! {
                <g on:wheel=on_wheel>
                    <Target
                        label=label
                        class="af-place"
                        choose=move |()| held.place()
                        attr:data-action=notation
                    >
                        <rect class="af-hit" x=x - 50.0 y=y - 50.0 width="100" height="100" rx="9" />
                    </Target>
                </g>
            }
        })
    };
    view! { {button} }.into_any()
}
