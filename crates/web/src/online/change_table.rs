//! Changing what is played at a table that waits.

use super::clock_form::ClockForm;
use super::new_table::access_fields;
use super::table::OnlineTable;
use crate::games;
use crate::pages::form::options_fieldset;
use crate::text::{Localize, Text};
use board_kit::Board;
use board_kit::signals::{RwSignal, Signal};
use leptos::prelude::*;
use protocol::{Command, Payload};
use registry::GameId;
use serde_json::{Map, Value};
use text::together::Text as Words;

/// The form, filled in as the table is.
pub(super) fn form<B: Board>(
    game: GameId,
    table: OnlineTable,
    done: Callback<()>,
) -> impl IntoView {
    let facts = table.facts.get_untracked();
    let clock = facts.as_ref().map(|facts| facts.clock).unwrap_or_default();
    let spectators = facts.as_ref().map(|facts| facts.spectators);
    let spectators = RwSignal::new(spectators.unwrap_or_default());
    let visibility = facts.as_ref().map(|facts| facts.visibility);
    let visibility = RwSignal::new(visibility.unwrap_or_default());
    let options: Map<String, Value> = match facts.map(|facts| facts.options.clone()) {
        Some(Value::Object(options)) => options,
        _ => games::defaults::<B>(),
    };
    let clock = ClockForm::of(clock);
    let options = RwSignal::new(options);
    let count = RwSignal::new(table.seats.with_untracked(|seats| seats.len()));
    let (least, most) = games::seat_range(game);
    let apply = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let options = Value::Object(options.get_untracked());
        table.command(Command::Configure {
            options: Payload::of(&options).unwrap_or_default(),
            seats: u8::try_from(count.get_untracked()).unwrap_or(most),
            clock: clock.clock(),
            spectators: Some(spectators.get_untracked()),
            visibility: Some(visibility.get_untracked()),
        });
        done.run(());
    };
    view! {
        <form class="card" on:submit=apply data-testid="change-form">
            <label class="field">
                <span>{Text::Seats.shown()}</span>
                <select data-testid="seat-count" on:change=move |event| {
                    count.set(event_target_value(&event).parse().unwrap_or(usize::from(least)));
                }>
                    {(least..=most).map(|number| view! {
                        <option value=number.to_string() selected=usize::from(number) == count.get_untracked()>{number}</option>
                    }).collect_view()}
                </select>
            </label>
            <p class="muted">{Words::FewerSeatsNote.shown()}</p>
            {clock.fields()}
            {access_fields(visibility, spectators)}
            {options_fieldset::<B>(options, Signal::derive(move || count.get()))}
            <button class="primary" type="submit" data-testid="apply-change">{Words::ApplyChange.shown()}</button>
        </form>
    }
}
