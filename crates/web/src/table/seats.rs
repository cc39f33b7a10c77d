//! Who sits around the table.

use super::director::Director;
use super::message::Due;
use crate::text::Text;
use engine::{Seat, Viewer};
use leptos::prelude::*;
use stage::{Craft, SeatMark, Stage, seat_class};

/// The strip of seats.
#[component]
pub(crate) fn Seats<C: Craft>(director: Director<C>, stage: Stage<C>) -> impl IntoView {
    let count = director.sitters.with_value(|sitters| sitters.len());
    let seats = (0..count).filter_map(|index| u8::try_from(index).ok().map(Seat::new));
    view! {
        <section class="seats" tabindex="0" aria-label=move || Text::Seats.get()><ul>
            {seats.map(|seat| {
                let level = director
                    .sitters
                    .with_value(|sitters| sitters.get(seat.index()).and_then(super::Sitter::level));
                let turn = Memo::new(move |_| director.due.get() == Due::Seat(seat));
                let thinking = Memo::new(move |_| director.thinking.get() == Some(seat));
                let mine = move || director.viewer.get() == Viewer::Seat(seat);
                view! {
                    <li
                        class=format!("seat {}", seat_class(seat))
                        class:turn=move || turn.get()
                        class:thinking=move || thinking.get()
                        class:mine=mine
                        aria-current=move || turn.get().then_some("true")
                    >
                        <SeatMark seat />
                        <span class="who">
                            <span class="name">{move || stage.name(seat)}</span>
                            <span class="level">
                                {move || match level {
                                    Some(level) => stage.language.get().choose(level.english(), level.french()),
                                    None if mine() => Text::You.get(),
                                    None => "",
                                }}
                            </span>
                        </span>
                        <span class="badge">{C::badge(stage, seat)}</span>
                    </li>
                }
            }).collect_view()}
        </ul></section>
    }
}
