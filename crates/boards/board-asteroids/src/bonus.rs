//! AF-9.2: the tiles of the eliminated, spread out to choose from.

use crate::AsteroidsBoard;
use crate::draw;
use asteroids::{Action, Kept, Phase, Tile};
use board_kit::signals::{Memo, RwSignal};
use board_kit::{BoardContext, SeatMark, Whose};
use engine::Seat;
use leptos::prelude::*;
use std::collections::BTreeSet;
use text::asteroids::{Text, keep_tiles, tile_number, tile_of};

/// The choice, over the board, while it is the viewer's to make.
pub(crate) fn bonus(context: BoardContext<AsteroidsBoard>) -> AnyView {
    let open = Memo::new(move |_| {
        matches!(context.whose.get(), Whose::Mine(_))
            && context.view.with(|view| view.phase == Phase::Bonus)
    });
    let panel = move || open.get().then(|| choice(context));
    view! { {panel} }.into_any()
}

fn choice(context: BoardContext<AsteroidsBoard>) -> AnyView {
    let view = context.view.get_untracked();
    let own: Vec<Tile> = view.hand.map_or(Vec::new(), |hand| hand.tiles().to_vec());
    let must = own.len();
    // One begins with one's own tiles, and so could stay with them.
    let kept = RwSignal::new(own.iter().copied().collect::<BTreeSet<Tile>>());
    let action = move || {
        let tiles: Vec<Tile> = kept.get().into_iter().collect();
        Kept::new(&tiles).map(|keep| Action::Keep { keep })
    };
    let complete = move || kept.with(BTreeSet::len) == must;
    let heading = move || {
        let count = kept.with(BTreeSet::len);
        keep_tiles(context.language.get(), must, count)
    };
    let own_seat = match context.viewer.get_untracked() {
        engine::Viewer::Seat(seat) => Some(seat),
        engine::Viewer::Spectator => None,
    };
    let mut groups: Vec<(Option<Seat>, Vec<Tile>)> = vec![(own_seat, own)];
    groups.extend(
        view.shown
            .iter()
            .map(|shown| (Some(shown.seat), shown.tiles.tiles().to_vec())),
    );
    let groups = groups
        .into_iter()
        .map(|(seat, tiles)| group(context, seat, tiles, kept))
        .collect_view();
    view! {
        <div class="af-bonus" role="group" aria-label=heading>
            <p class="af-bonus-heading" aria-hidden="true">{heading}</p>
            <div class="af-bonus-groups">{groups}</div>
            <button
                type="button"
                class="af-put primary target"
                data-action=move || action().filter(|_| complete()).map(|it| it.to_string())
                class:af-refused=move || !complete()
                on:click=move |_| {
                    // Too few or too many: the rules say how many.
                    if let Some(action) = untrack(action) {
                        if !context.draft.with_untracked(|draft| draft.0.is_empty()) {
                            context.clear.run(());
                        }
                        context.attempt(action);
                    }
                }
            >
                {move || Text::KeepThese.said(context.language.get())}
            </button>
        </div>
    }
    .into_any()
}

fn group(
    context: BoardContext<AsteroidsBoard>,
    seat: Option<Seat>,
    tiles: Vec<Tile>,
    kept: RwSignal<BTreeSet<Tile>>,
) -> AnyView {
    let tables = context.scene.with_untracked(|scene| scene.tables.clone());
    let name = move || {
        seat.map(|seat| context.name_or_you(seat))
            .unwrap_or_default()
    };
    let tiles = tiles
        .into_iter()
        .map(|tile| {
            let chosen = move || kept.with(|kept| kept.contains(&tile));
            let number = context.view.with_untracked(|view| tile_number(view, tile));
            let called = number.clone();
            let label = move || tile_of(context.language.get(), &called, name());
            view! {
                <button
                    type="button"
                    class="af-held"
                    aria-pressed=move || chosen().to_string()
                    aria-label=label
                    on:click=move |_| kept.update(|kept| {
                        if !kept.remove(&tile) {
                            kept.insert(tile);
                        }
                    })
                >
                    <svg viewBox="-54 -54 108 124" aria-hidden="true">
                        <g inner_html=draw::tile(&tables, tile) />
                        <text class="af-tile-number" x="-52" y="67">{number}</text>
                    </svg>
                </button>
            }
        })
        .collect_view();
    view! {
        <div class="af-bonus-group">
            <p class="af-bonus-name">{seat.map(|seat| view! { <SeatMark seat /> })} {name}</p>
            <div class="af-bonus-tiles">{tiles}</div>
        </div>
    }
    .into_any()
}
