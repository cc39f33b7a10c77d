//! Dice as they fall, and asteroids on their way to the board.

use crate::AsteroidsBoard;
use crate::curve::centre;
use crate::draw::{self, DieColour, die};
use asteroids::{Event, Square};
use board_kit::{BoardContext, place};
use leptos::prelude::*;
use text::asteroids::Text;

/// What the dice show at this moment.
pub(crate) fn rolls(context: BoardContext<AsteroidsBoard>) -> AnyView {
    let fallen = move || match context.now.get().as_deref()? {
        Event::Rolled { dice, moves, .. } => Some(turn_roll(context, *dice, *moves)),
        Event::AsteroidRolled {
            asteroid,
            die: face,
        } => {
            let lie = context
                .scene
                .with_untracked(|scene| scene.rocks[asteroid.index()])?;
            let ((x, y), face) = (centre(lie.square), *face);
            // Inwards, so that it never falls off the board.
            let (dx, dy) = (
                if x > 500.0 { -36.0 } else { 36.0 },
                if y < 100.0 { 36.0 } else { -36.0 },
            );
            Some(
                view! {
                    <g style:transform=place(x + dx, y + dy)>
                        <g class="af-thrown" inner_html=die(DieColour::White, face) />
                    </g>
                }
                .into_any(),
            )
        }
        Event::AsteroidPlaced { square, .. } => Some(address(*square)),
        _ => None,
    };
    view! { <g class="af-rolls" aria-hidden="true">{fallen}</g> }.into_any()
}

/// AF-3.1: the roll of a turn, in the middle of the board.
fn turn_roll(context: BoardContext<AsteroidsBoard>, [blue, red]: [u8; 2], moves: bool) -> AnyView {
    let words = if moves {
        Text::AsteroidsMove
    } else {
        Text::AllQuiet
    };
    let words = words.said(context.language.get());
    view! {
        <g style:transform=place(300.0, 300.0)>
            <g class="af-thrown" class:af-moves=moves>
                <rect class="af-roll-plate" x="-164" y="-62" width="328" height="124" rx="22" />
                <g transform="translate(-34 -14) rotate(-7) scale(1.35)" inner_html=die(DieColour::Blue, blue) />
                <g transform="translate(34 -14) rotate(6) scale(1.35)" inner_html=die(DieColour::Red, red) />
                <text class="af-roll-words" y="47">{words}</text>
            </g>
        </g>
    }
    .into_any()
}

/// AF-2.2: the dice that send an asteroid to its square.
fn address(square: Square) -> AnyView {
    let (x, y) = centre(square);
    let (blue, red) = (square.row() + 1, square.column() + 1);
    let above = if y < 100.0 { 66.0 } else { -66.0 };
    let x = x.clamp(60.0, 540.0);
    view! {
        <g style:transform=place(x, y + above)>
            <g class="af-thrown">
                <g transform="translate(-23 0)" inner_html=die(DieColour::Blue, blue) />
                <g transform="translate(23 0)" inner_html=die(DieColour::Red, red) />
            </g>
        </g>
    }
    .into_any()
}

/// The square that waits for a new asteroid, and its shadow there.
pub(crate) fn incoming(context: BoardContext<AsteroidsBoard>) -> AnyView {
    let shadow = move || {
        let incoming = context.scene.with(|scene| scene.incoming)?;
        let (x, y) = centre(incoming.square?);
        let outline = draw::outline(incoming.asteroid, 41.0);
        Some(view! {
            <g style:transform=place(x, y)>
                <g class="af-shadow">
                    <path d=outline />
                    <circle r="46" />
                </g>
            </g>
        })
    };
    view! { <g aria-hidden="true">{shadow}</g> }.into_any()
}
