//! Tiles and asteroids on the board. A piece that was there once stays in the
//! document, so that it can be seen to go.

use crate::AsteroidsBoard;
use crate::curve::{UNIT, Xy, centre, nearest_turn, step};
use crate::draw;
use crate::inspect::Inspection;
use crate::scene::Lie;
use asteroids::{Act, Asteroid, Event, Tile};
use board_kit::signals::Memo;
use board_kit::{BoardContext, place};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use std::collections::BTreeSet;

/// The path tiles.
pub(crate) fn tiles(context: BoardContext<AsteroidsBoard>) -> AnyView {
    let seen = Memo::new(move |before: Option<&BTreeSet<Tile>>| {
        let mut seen = before.cloned().unwrap_or_default();
        let scene = context.scene.get();
        seen.extend(Tile::all().filter(|tile| scene.tiles[tile.index()].is_some()));
        seen
    });
    view! {
        <For each=move || seen.get() key=|tile| *tile let:tile>
            {laid_tile(context, tile)}
        </For>
    }
    .into_any()
}

fn laid_tile(context: BoardContext<AsteroidsBoard>, tile: Tile) -> AnyView {
    let lie = Memo::new(move |_| context.scene.with(|scene| scene.tiles[tile.index()]));
    // A tile that is swept away goes from where it lay.
    let last =
        Memo::new(move |before: Option<&Option<Lie>>| lie.get().or(before.copied().flatten()));
    let at = move || {
        last.get().map(|lie| {
            let (x, y) = centre(lie.square);
            place(x, y)
        })
    };
    let turn = move || {
        last.get()
            .map(|lie| format!("rotate({}deg)", u32::from(lie.rot.number()) * 90))
    };
    let tables = context.scene.with_untracked(|scene| scene.tables.clone());
    view! {
        <g style:transform=at>
            <g class="af-laid" class:af-gone=move || lie.get().is_none()>
                <g style:transform=turn inner_html=draw::tile(&tables, tile) />
            </g>
        </g>
    }
    .into_any()
}

/// The asteroids, each a button that shows where its die can send it.
pub(crate) fn rocks(context: BoardContext<AsteroidsBoard>, inspection: Inspection) -> AnyView {
    let seen = Memo::new(move |before: Option<&BTreeSet<Asteroid>>| {
        let mut seen = before.cloned().unwrap_or_default();
        let scene = context.scene.get();
        seen.extend(Asteroid::all().filter(|rock| scene.rocks[rock.index()].is_some()));
        seen
    });
    // The last roll tells which way a rock leaves the board.
    let rolled = Memo::new(move |before: Option<&Option<(Asteroid, u8)>>| {
        match context.now.get().as_deref() {
            Some(Event::AsteroidRolled { asteroid, die }) => Some((*asteroid, *die)),
            _ => before.copied().flatten(),
        }
    });
    view! {
        <For each=move || seen.get() key=|rock| *rock let:rock>
            {drifting_rock(context, rock, rolled, inspection)}
        </For>
    }
    .into_any()
}

fn drifting_rock(
    context: BoardContext<AsteroidsBoard>,
    rock: Asteroid,
    rolled: Memo<Option<(Asteroid, u8)>>,
    inspection: Inspection,
) -> AnyView {
    let tables = context.scene.with_untracked(|scene| scene.tables.clone());
    let lie = Memo::new(move |_| context.scene.with(|scene| scene.rocks[rock.index()]));
    let last =
        Memo::new(move |before: Option<&Option<Lie>>| lie.get().or(before.copied().flatten()));
    let acts = tables.clone();
    let beyond = move || -> Option<Xy> {
        let left = context.now.get()?;
        let Event::AsteroidLeft { asteroid, from } = *left else {
            return None;
        };
        let (acting, die) = rolled.get()?;
        if asteroid != rock || acting != rock || die > 5 {
            return None;
        }
        let Act::Drift(direction) = acts.act(rock, last.get()?.rot, die) else {
            return None;
        };
        let ((x, y), (dx, dy)) = (centre(from), step(direction));
        Some((x + dx * UNIT * 0.8, y + dy * UNIT * 0.8))
    };
    let at = Memo::new(move |before: Option<&Xy>| match lie.get() {
        Some(lie) => centre(lie.square),
        None => beyond()
            .or(before.copied())
            .or(last.get().map(|lie| centre(lie.square)))
            .unwrap_or_default(),
    });
    let angle = Memo::new(move |before: Option<&f64>| {
        let rot = last.get().map(|lie| lie.rot).unwrap_or_default();
        nearest_turn(before.copied(), rot)
    });
    let acting = move || {
        matches!(
            context.now.get().as_deref(),
            Some(Event::AsteroidRolled { asteroid, .. }) if *asteroid == rock
        )
    };
    let waits = move || context.scene.with(|scene| scene.to_act.contains(&rock));
    let on_key = move |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            inspection.pin(rock);
        }
    };
    view! {
        <g
            class="af-drifter"
            data-ask=format!("rock {}", rock.index())
            class:af-gone=move || lie.get().is_none()
            class:af-acting=acting
            class:af-waits=waits
            style:transform=move || {
                let (x, y) = at.get();
                place(x, y)
            }
            style=("--af-turn", move || format!("{:.1}deg", angle.get()))
        >
            <g class="af-arrive" aria-hidden="true" inner_html=draw::rock(&tables, rock) />
            // The button lies over the drawing, so that the signs on the rock
            // are not taken for its name.
            <circle
                class="af-halo"
                r="48"
                role="button"
                tabindex="0"
                aria-label=move || inspection.words(rock)
                aria-pressed=move || inspection.is_pinned(rock).to_string()
                on:click=move |_| inspection.pin(rock)
                on:keydown=on_key
                on:pointerenter=move |_| inspection.point(Some(rock))
                on:pointerleave=move |_| inspection.point(None)
                on:focus=move |_| inspection.point(Some(rock))
                on:blur=move |_| inspection.point(None)
            />
        </g>
    }
    .into_any()
}
