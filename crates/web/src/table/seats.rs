//! Who sits around the table.

use super::controller::TableController;
use crate::chrome::{Mark, Mood, face};
use crate::settings::{self, settings};
use crate::text::{Localize, Text, say};
use board_kit::signals::{Memo, RwSignal, effect};
use board_kit::{Board, BoardContext, SeatMark, seat_class};
use engine::{Seat, Turn, Viewer};
use leptos::ev::KeyboardEvent;
use leptos::html::Input;
use leptos::prelude::*;

/// The strip of seats.
#[component]
pub(crate) fn Seats<B: Board>(
    controller: TableController<B>,
    context: BoardContext<B>,
) -> impl IntoView {
    let count = controller
        .seating
        .with_untracked(|seating| seating.bots.len());
    let seats = (0..count).filter_map(|index| u8::try_from(index).ok().map(Seat::new));
    let slots = controller.online;
    let own_name = match controller.people()[..] {
        [seat] if slots.is_none() => use_context::<OwnNameSlot>().map(|slot| (seat, slot)),
        _ => None,
    };
    view! {
        <section class="seats" tabindex="0" aria-label=move || Text::Seats.get()><ul>
            {seats.map(|seat| {
                let level = move || controller.seating.with(|seating| seating.bots.get(seat.index()).copied().flatten());
                let character = Memo::new(move |_| controller.character(seat));
                let mood = Memo::new(move |_| {
                    let outcome = context.outcome.get();
                    outcome.map_or(Mood::Calm, |outcome| Mood::after(&outcome, seat))
                });
                let turn = Memo::new(move |_| controller.turn.get() == Turn::Decide(seat));
                let thinking = Memo::new(move |_| controller.thinking.get() == Some(seat));
                let mine = move || controller.viewer.get() == Viewer::Seat(seat);
                view! {
                    <li
                        class=format!("seat {}", seat_class(seat))
                        data-ask=format!("seat {}", seat.number())
                        class:turn=move || turn.get()
                        class:thinking=move || thinking.get()
                        class:mine=mine
                        aria-current=move || turn.get().then_some("true")
                    >
                        <SeatMark seat />
                        {move || character.get().map(|character| face(character, mood.get()))}
                        <span class="who">
                            {match own_name {
                                Some((own, OwnNameSlot(draw))) if own == seat => {
                                    draw.run(Signal::derive(move || context.name(seat)))
                                }
                                _ => view! { <span class="name">{move || context.name(seat)}</span> }.into_any(),
                            }}
                            <span class="level">
                                {move || match level() {
                                    Some(level) => text::level_name(level, context.language.get()),
                                    None if mine() => Text::You.get(),
                                    None => "",
                                }}
                            </span>
                        </span>
                        {slots.map(|slots| slots.seat.run(seat))}
                        <span class="badge">{B::badge(context, seat)}</span>
                    </li>
                }
            }).collect_view()}
        </ul></section>
    }
}

/// Draws the name of the only person at a table of this device. As a slot, so that
/// who comes to a table with others downloads none of it.
#[derive(Clone, Copy)]
pub(super) struct OwnNameSlot(Callback<Signal<String>, AnyView>);

impl OwnNameSlot {
    pub(super) fn new() -> Self {
        Self(Callback::new(|name| view! { <OwnName name /> }.into_any()))
    }
}

/// The name of the only person at the table, who can change it on the spot.
#[component]
fn OwnName(name: Signal<String>) -> impl IntoView {
    let settings = settings();
    let writing = RwSignal::new(false);
    let field = NodeRef::<Input>::new();
    effect(move |_| {
        if let Some(field) = field.get() {
            // A field that takes no focus can still be clicked into.
            let _ = field.focus();
            field.select();
        }
    });
    let leave = move |_| {
        // Leaving after Escape changes nothing.
        if writing.get_untracked()
            && let Some(field) = field.get_untracked()
        {
            writing.set(false);
            settings.call(&field.value());
        }
    };
    let on_key = move |event: KeyboardEvent| match event.key().as_str() {
        "Enter" => leave(()),
        "Escape" => writing.set(false),
        _ => {}
    };
    move || {
        if writing.get() {
            view! {
                <input
                    type="text"
                    class="own-name"
                    maxlength="24"
                    size="12"
                    autocomplete="nickname"
                    node_ref=field
                    data-testid="write-name"
                    aria-label=move || Text::YourName.get()
                    placeholder=move || Text::Somebody.get()
                    prop:value=settings.name.get_untracked()
                    on:blur=move |_| leave(())
                    on:keydown=on_key
                />
            }
            .into_any()
        } else {
            view! {
                <button
                    class="own-name"
                    data-testid="change-name"
                    aria-label=move || say::change_name(settings::language(), name.get())
                    on:click=move |_| writing.set(true)
                >
                    <span class="name">{move || name.get()}</span>
                    <Mark name="pencil" />
                </button>
            }
            .into_any()
        }
    }
}
