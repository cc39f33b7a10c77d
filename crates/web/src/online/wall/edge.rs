//! Whose turn it is, by colour and shape across the whole edge.

use board_kit::{SeatMark, seat_class};
use engine::Seat;
use leptos::prelude::*;

/// The four sides, and how many marks stand on each.
const SIDES: [(&str, u8); 4] = [("top", 28), ("right", 15), ("bottom", 28), ("left", 15)];

/// The edge of the wall in the colour of a seat, and with its shape; plain while
/// it is nobody's turn.
pub(super) fn edge(turn: Memo<Option<Seat>>) -> impl IntoView {
    move || {
        turn.get().map(|seat| {
            let marks = |count: u8| {
                (0..count)
                    .map(|_| view! { <SeatMark seat /> })
                    .collect_view()
            };
            view! {
                <div
                    class=format!("wall-edge {}", seat_class(seat))
                    data-testid="wall-edge"
                    aria-hidden="true"
                >
                    {SIDES.map(|(side, count)| view! { <div class=side>{marks(count)}</div> })}
                </div>
            }
        })
    }
}
