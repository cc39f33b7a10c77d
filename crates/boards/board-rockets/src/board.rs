//! The table itself.

use crate::RocketsBoard;
use crate::geometry::{HEXAGON, LIFT, frame, middle, radius, stand};
use crate::pieces::{disc, pad, rocket};
use board_kit::signals::{Memo, RwSignal, Signal, effect};
use board_kit::{BoardContext, Target, Whose, place, stops};
use leptos::prelude::*;
use rockets::{Action, Cell, Event, Layout, MAX_HEIGHT, Phase, Rocket};
use text::rockets::{Text, cell_number};

type Context = BoardContext<RocketsBoard>;

pub(crate) fn board(context: Context) -> impl IntoView {
    let scene = context.scene.get_untracked();
    let layout = scene.layout;
    let several = scene.rockets.len() > usize::from(scene.seats.count());
    let fleet: Vec<Rocket> = (0..scene.rockets.len())
        .filter_map(|index| u8::try_from(index).ok().map(Rocket::new))
        .collect();
    let bases = fleet.clone();
    let label = move || Text::Board.said(context.language.get());
    let pointed = RwSignal::new(None::<Action>);
    // A hint of what pointing at a cell would do.
    effect(move |_| {
        let said = pointed.get().and_then(|action| context.consequence(action));
        context.whisper.run(said);
    });
    view! {
        <svg class="lr-board" viewBox=frame(layout) style=("--lr-frame", format!("{}px", 2.0 * radius(layout))) role="group" aria-label=label>
            <defs>
                <radialGradient id="lr-space"
                    inner_html=stops([(0.0, "#26315F", 1.0), (0.75, "#141B3B", 1.0), (1.0, "#0C1127", 1.0)]) />
                <radialGradient id="lr-disc"
                    inner_html=stops([(0.0, "#FFE9C7", 1.0), (0.35, "#B9A6F2", 1.0), (1.0, "#5B5BB8", 1.0)]) />
            </defs>
            <circle class="lr-table" r=radius(layout) fill="url(#lr-space)" />
            {stars(layout)}
            {layout.iter().map(|cell| ground(context, layout, cell)).collect_view()}
            {bases.into_iter().map(|one| base(context, one)).collect_view()}
            {layout.iter().map(|cell| number(layout, cell)).collect_view()}
            {layout.iter().map(|cell| galaxies(context, layout, cell)).collect_view()}
            <g aria-hidden="true">{move || traces(context, layout)}</g>
            <g aria-hidden="true">{move || ways_on(context, layout, pointed.get())}</g>
            {layout.iter().map(|cell| aim(context, layout, cell, pointed)).collect_view()}
            {fleet.into_iter().map(|one| flying(context, one, several)).collect_view()}
        </svg>
    }
}

/// A few stars, always the same.
fn stars(layout: Layout) -> impl IntoView {
    let radius = radius(layout);
    (0..26_u32)
        .map(|index| {
            let turn = f64::from(index) * 137.5;
            let far = radius * (f64::from(index) / 26.0).sqrt() * 0.97;
            let (x, y) = board_kit::polar(far, turn);
            let size = 0.5 + f64::from(index % 3) * 0.35;
            view! { <circle class="lr-star" cx=x cy=y r=size /> }
        })
        .collect_view()
}

/// The empty cell below everything.
fn ground(context: Context, layout: Layout, cell: Cell) -> impl IntoView {
    let (x, y) = middle(layout, cell);
    let empty = Memo::new(move |_| {
        context
            .drafted
            .with(|scene| scene.heights[cell.index()] == 0)
    });
    view! {
        <path
            class="lr-cell"
            class:void=move || empty.get()
            data-cell=cell_number(cell).to_string()
            data-ask=asked_of(cell)
            d=HEXAGON
            transform=format!("translate({x} {y})")
            on:click=move |_| try_cell(context, cell)
        />
    }
}

fn asked_of(cell: Cell) -> String {
    format!("cell {}", cell.number())
}

/// Log and refusals name cells by these numbers; a base does not hide them.
fn number(layout: Layout, cell: Cell) -> impl IntoView {
    let (x, y) = middle(layout, cell);
    view! {
        <text class="lr-cell-number" data-ask=asked_of(cell) x=x y=y + 30.0 text-anchor="middle" aria-hidden="true">
            {cell_number(cell).to_string()}
        </text>
    }
}

/// What a click on a cell without a target means: the page says why not.
fn try_cell(context: Context, cell: Cell) {
    if !matches!(context.whose.get_untracked(), Whose::Mine(_)) {
        return;
    }
    let view = untrack(|| context.present());
    match view.phase {
        Phase::Remove => context.attempt(Action::Remove(cell)),
        _ => context.attempt(Action::Move(cell)),
    }
}

/// The galaxies of a cell, the removed ones faded out.
fn galaxies(context: Context, layout: Layout, cell: Cell) -> impl IntoView {
    let (x, y) = middle(layout, cell);
    let height = Memo::new(move |_| context.drafted.with(|scene| scene.heights[cell.index()]));
    // A called base may add one galaxy where there were none.
    let most = u8::try_from(MAX_HEIGHT).unwrap_or(u8::MAX);
    view! {
        <g class="lr-stack" data-ask=asked_of(cell) class:lr-none=move || height.get() == 0 transform=format!("translate({x} {y})")>
            {(0..most).map(|level| view! {
                <g class="lr-disc" class:gone=move || { height.get() <= level }>{disc(level)}</g>
            }).collect_view()}
            {move || (height.get() > 1).then(|| view! {
                <text class="lr-height" data-ask=asked_of(cell) x="24" y=20.0 text-anchor="middle">{height.get().to_string()}</text>
            })}
        </g>
    }
}

fn base(context: Context, rocket: Rocket) -> impl IntoView {
    let scene = context.scene.get_untracked();
    let seat = scene.owner(rocket);
    let layout = scene.layout;
    let home = Memo::new(move |_| context.drafted.with(|scene| scene.bases[rocket.index()]));
    move || {
        home.get().map(|cell| {
            let (x, y) = middle(layout, cell);
            view! { <g class="lr-base" data-ask=format!("base {}", rocket.number()) transform=format!("translate({x} {y})")>{pad(seat)}</g> }
        })
    }
}

/// A rocket where it stands, above everything; it lets clicks through.
fn flying(context: Context, one: Rocket, several: bool) -> impl IntoView {
    let seat = context.scene.get_untracked().owner(one);
    let at = Memo::new(move |previous: Option<&(f64, f64, bool)>| {
        let scene = context.drafted.get();
        match (scene.rockets[one.index()], previous) {
            (Some(cell), _) => {
                let (x, y) = stand(scene.layout, cell, scene.heights[cell.index()]);
                (x, y, true)
            }
            // It goes out where it stood.
            (None, Some((x, y, _))) => (*x, *y, false),
            (None, None) => (0.0, 0.0, false),
        }
    });
    let turn = Memo::new(move |_| {
        context
            .view
            .with(|view| view.turn == Some(one) && view.phase != Phase::Over)
    });
    let team = context
        .scene
        .with_untracked(|scene| scene.teams[seat.index()]);
    let number = several.then(|| one.number() / context.scene.get_untracked().seats.count() + 1);
    view! {
        <g
            class="lr-rocket"
            data-ask=format!("rocket {}", one.number())
            class:out=move || !at.get().2
            class:turn=move || turn.get()
            style:transform=move || { let (x, y, _) = at.get(); place(x, y) }
        >
            <ellipse class="lr-halo" cy="1" rx="19" ry="8" />
            <g class="lr-rocket-body">{rocket(seat, number, team)}</g>
        </g>
    }
}

/// The target on a cell, while there is something to do with it.
fn aim(
    context: Context,
    layout: Layout,
    cell: Cell,
    pointed: RwSignal<Option<Action>>,
) -> impl IntoView {
    let (x, y) = middle(layout, cell);
    let action = Memo::new(move |_| {
        context
            .legal
            .with(|legal| legal.iter().copied().find(|action| action.cell() == cell))
    });
    let lift = Memo::new(move |_| {
        context
            .drafted
            .with(|scene| LIFT * f64::from(scene.heights[cell.index()].saturating_sub(1)))
    });
    move || {
        action.get().map(|action| {
            let kind = match action {
                Action::Move(_) => "lr-move",
                Action::Remove(_) => "lr-remove",
                Action::Rescue(_) => "lr-rescue",
            };
            view! {
                <g transform=format!("translate({x} {y})")>
                    <Target
                        label=Signal::derive(move || context.says(action))
                        name=action.to_string()
                        class=kind.to_owned()
                        choose=move |()| {
                            pointed.set(None);
                            context.attempt(action);
                        }
                        point=Callback::new(move |on: bool| pointed.set(on.then_some(action)))
                    >
                        <path class="lr-hit" d=HEXAGON />
                        <g transform=move || format!("translate(0 {})", -lift.get())>
                            {match action {
                                Action::Move(_) => view! { <ellipse class="lr-ring" rx="25" ry="14" /> }.into_any(),
                                Action::Remove(_) => view! {
                                    <ellipse class="lr-ring" rx="25" ry="14" />
                                    <path class="lr-minus" d="M-5.5-4L5.5 4M5.5-4L-5.5 4" />
                                }.into_any(),
                                Action::Rescue(_) => view! {
                                    <path class="lr-ring" d="M0-22L19-11V11L0 22L-19 11V-11Z" />
                                    <path class="lr-bolt" d="M1.6-10L-7 2H-.8L-2.4 10L7-2.4H.8Z" />
                                }.into_any(),
                            }}
                        </g>
                    </Target>
                </g>
            }
        })
    }
}

/// What was done since the viewer's last turn.
fn traces(context: Context, layout: Layout) -> impl IntoView {
    if !context.draft.get().0.is_empty() {
        return ().into_any();
    }
    let events = context.since.get();
    let seats = context.scene.get_untracked().seats;
    // Several rounds may have passed for one who is out: the last one is told.
    let from = events.len().saturating_sub(3 * usize::from(seats.count()));
    events[from..]
        .iter()
        .filter_map(|event| match *event {
            Event::Moved { seat, from, to, .. } | Event::Rescued { seat, from, to, .. } => {
                let (x1, y1) = middle(layout, from);
                let (x2, y2) = middle(layout, to);
                Some(view! {
                    <line class=format!("lr-trace {}", board_kit::seat_class(seat)) x1=x1 y1=y1 x2=x2 y2=y2 />
                }.into_any())
            }
            Event::Removed { seat, cell, .. } => {
                let (x, y) = middle(layout, cell);
                Some(view! {
                    <ellipse class=format!("lr-trace {}", board_kit::seat_class(seat)) cx=x cy=y rx="25" ry="14" />
                }.into_any())
            }
            _ => None,
        })
        .collect_view()
        .into_any()
}

/// Where one could go on to from a cell that is pointed at.
fn ways_on(context: Context, layout: Layout, pointed: Option<Action>) -> Option<impl IntoView> {
    let (Action::Move(cell) | Action::Rescue(cell)) = pointed? else {
        return None;
    };
    let trial = context.what_if(pointed?)?.ok()?;
    let me = context.view.get_untracked().turn?;
    Some(
        trial
            .view
            .ways(me)
            .into_iter()
            .map(|way| {
                let (x1, y1) = middle(layout, cell);
                let (x2, y2) = middle(layout, way);
                view! {
                    <line class="lr-way" x1=x1 y1=y1 x2=x2 y2=y2 />
                    <circle class="lr-way-end" cx=x2 cy=y2 r="5" />
                }
            })
            .collect_view(),
    )
}
