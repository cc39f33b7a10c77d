//! The viewer's own tiles, in reach of the thumb.

use crate::AsteroidsBoard;
use crate::around;
use crate::curve::nearest_turn;
use crate::drag::{self, Drag};
use crate::draw;
use crate::held::Held;
use crate::prospect::{Permission, Prospect};
use asteroids::{Phase, Rot, Tile, View};
use board_kit::signals::Memo;
use board_kit::{BoardContext, Whose};
use engine::Viewer;
use leptos::prelude::*;
use text::Names;
use text::asteroids::{Text, held_tile, held_tile_result, tile_number, turned};

/// The hand: tap a tile to hold it in front of the ship, tap it again to turn
/// it, then place it; or drag it there.
pub(crate) fn hand(context: BoardContext<AsteroidsBoard>) -> AnyView {
    let held = Held::at(context);
    let tiles = Memo::new(move |_| context.scene.with(|scene| scene.hand.clone()));
    let due = Memo::new(move |_| {
        matches!(context.whose.get(), Whose::Mine(_))
            && context.view.with(|view| view.phase == Phase::Place)
    });
    let none = move || tiles.get().is_some_and(|tiles| tiles.is_empty());
    let empty = move || {
        none().then(|| {
            let said = move || {
                let text = context
                    .view
                    .with(|view| without_tiles(view, context.you.get()));
                text.said(context.language.get())
            };
            view! { <p class="af-no-tiles">{said}</p> }
        })
    };
    let controls = move || {
        due.get().then(|| {
            view! {
                <div class="af-controls">
                    <button type="button" class="af-turn quiet" on:click=move |_| held.turn(1)>
                        <svg viewBox="-12 -12 24 24" aria-hidden="true">
                            <path class="af-turn-arc" d="M-7.8 4.5A9 9 0 1 1 6.4 6.4" />
                            <path class="af-turn-tip" d="M1.8 5.2L9.6 10.6L10.2 1.4Z" />
                        </svg>
                        <span>{move || Text::Turn.said(context.language.get())}</span>
                    </button>
                    {place_button(context, held)}
                </div>
            }
        })
    };
    let held_tiles = move || tiles.get().unwrap_or_default();
    view! {
        <div class="af-hand" on:keydown=move |event| held.on_key(&event)>
            <For each=held_tiles key=|tile| *tile let:tile>
                {hand_tile(context, held, tile)}
            </For>
            {empty}
            {controls}
            {around::around(context)}
        </div>
    }
    .into_any()
}

/// What stands where no tile is left. A replay shows the hands of others as well.
fn without_tiles(view: &View, you: Viewer) -> Text {
    let is_out = match view.viewer {
        Viewer::Seat(seat) => view.eliminated[seat.index()].is_some(),
        Viewer::Spectator => false,
    };
    match is_out {
        false => Text::NoTilesLeft,
        true if view.viewer == you => Text::TilesUnder,
        true => Text::TheirTilesUnder,
    }
}

fn place_button(context: BoardContext<AsteroidsBoard>, held: Held) -> AnyView {
    // Once the tile is chosen, the page's own button plays it.
    let open = move || context.draft.with(|draft| draft.0.is_empty());
    let refused = move || {
        held.prospect.with(|held| {
            held.as_ref()
                .is_some_and(|held| held.permission == Permission::Refused)
        })
    };
    view! {
        <button
            type="button"
            class="af-put primary"
            class:af-refused=refused
            hidden=move || !open()
            on:click=move |_| held.play()
        >
            {move || Text::Put.said(context.language.get())}
        </button>
    }
    .into_any()
}

fn hand_tile(context: BoardContext<AsteroidsBoard>, held: Held, tile: Tile) -> AnyView {
    let tables = context.scene.with_untracked(|scene| scene.tables.clone());
    let is_held = Memo::new(move |_| {
        held.prospect
            .with(|held| held.as_ref().is_some_and(|held| held.tile == tile))
    });
    let angle =
        Memo::new(move |before: Option<&f64>| nearest_turn(before.copied(), held.turn_of(tile)));
    let number = Memo::new(move |_| context.view.with(|view| tile_number(view, tile)));
    let label = move || {
        let language = context.language.get();
        let names = context.names_or_you();
        let rot = held.turn_of(tile);
        // In a replay the hand may be another's: what a tile would do is said to who holds it.
        let is_own = context.viewer.get() == context.you.get();
        let result = held.prospects.with(|all| {
            all.iter()
                .find(|prospect| is_own && prospect.tile == tile && prospect.rot == rot)
                .map(|prospect| prospect.words(&Names(&names), language))
        });
        let (tile, turned) = (number.get(), turned(rot));
        match result {
            Some(result) => held_tile_result(language, tile, turned, result),
            None => held_tile(language, tile, turned),
        }
    };
    let drag = Drag::new();
    let on_click = move |_| {
        if drag.has_ended() {
            // The click that follows a drag.
        } else if is_held.get_untracked() {
            held.turn(1);
        } else {
            held.take(tile);
        }
    };
    view! {
        <button
            type="button"
            class="af-held"
            aria-label=label
            aria-pressed=move || is_held.get().to_string()
            class:af-dragged=move || drag.offset.get().is_some()
            on:click=on_click
            on:pointerdown=move |event| drag.begin(&event)
            on:pointermove=move |event| {
                if drag.follow(&event) && !is_held.get_untracked() {
                    held.take(tile);
                }
            }
            on:pointerup=move |event| {
                if drag.end() && drag::is_over(&event, ".af-place") {
                    held.place();
                }
            }
            on:pointercancel=move |_| drag.cancel()
        >
            <svg
                viewBox="-54 -54 108 124"
                aria-hidden="true"
                style:transform=move || drag.offset.get().map(|(x, y)| board_kit::place(x, y))
            >
                <g class="af-spin" style:transform=move || format!("rotate({:.1}deg)", angle.get()) inner_html=draw::tile(&tables, tile) />
                <text class="af-tile-number" x="-52" y="67">{move || number.get()}</text>
                {move || held.prospects.with(|all| pips(all, tile, held.turn_of(tile)))}
            </svg>
        </button>
    }
    .into_any()
}

/// A dot for each way to turn the tile: full where the ship flies on, crossed
/// where it is lost, hollow where the rules forbid it; larger as it lies now.
fn pips(all: &[Prospect], tile: Tile, now: Rot) -> AnyView {
    let turns: Vec<&Prospect> = all.iter().filter(|it| it.tile == tile).collect();
    let width = (turns.len() as f64 - 1.0) * 18.0;
    turns
        .iter()
        .enumerate()
        .map(|(place, prospect)| {
            let x = place as f64 * 18.0 - width / 2.0;
            let mut class = String::from("af-turn-dot");
            if prospect.rot == now {
                class.push_str(" af-now");
            }
            let sign = match (prospect.survives(), prospect.permission) {
                (false, _) => {
                    view! { <path class="af-dot-lost" d="M-4-4L4 4M4-4L-4 4" /> }.into_any()
                }
                (true, Permission::Refused) => {
                    view! { <circle class="af-dot-hollow" r="4" /> }.into_any()
                }
                (true, _) => view! { <circle class="af-dot-full" r="5" /> }.into_any(),
            };
            view! {
                <g class=class transform=format!("translate({x:.1} 60)")>{sign}</g>
            }
        })
        .collect_view()
        .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use asteroids::{Asteroids, Options};
    use dice::Dice;
    use engine::prelude::*;
    use engine::{Seat, Seats, random_game};

    #[test]
    fn only_who_reads_is_told_that_they_are_out() {
        let seats = Seats::new(4).unwrap();
        let game = Asteroids::start(&Options::default(), seats).unwrap();
        let last = random_game(game, Dice::new(2)).last().unwrap().after;
        let viewers = seats.iter().map(Viewer::Seat);
        let mut out = viewers.filter(|viewer| {
            let view = last.view(*viewer);
            without_tiles(&view, *viewer) == Text::TilesUnder
        });
        let other = out.next().expect("somebody is out");
        let view = last.view(other);
        let you = seats.iter().map(Viewer::Seat).find(|seat| *seat != other);
        for you in you.into_iter().chain([Viewer::Spectator]) {
            assert_eq!(without_tiles(&view, you), Text::TheirTilesUnder);
        }
        let watching = last.view(Viewer::Spectator);
        let own = Viewer::Seat(Seat::new(0));
        assert_eq!(without_tiles(&watching, own), Text::NoTilesLeft);
    }
}
