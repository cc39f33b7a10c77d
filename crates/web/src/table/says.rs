//! What bots say now and then, in the place that the narrator has: it covers nothing,
//! goes away by itself, and can be switched off.

use super::controller::TableController;
use crate::chrome::{Mood, face};
use crate::settings;
use crate::text::need;
use board_kit::signals::{Memo, RwSignal, effect};
use board_kit::{Board, SeatMark, Whose};
use engine::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;
use text::characters::{self, Occasion};

/// How long a line stays.
const STAYS: Duration = Duration::from_secs(6);

/// The line that a bot says now, if one does.
#[component]
pub(super) fn Says<B: Board>(controller: TableController<B>) -> impl IntoView {
    let said = RwSignal::new(None::<(Seat, Occasion)>);
    let turns = controller.own_turns;
    let mine = Memo::new(move |_| matches!(controller.whose(), Whose::Mine(_)));
    effect(move |_| {
        if !mine.get() || !controller.settings.banter.get_untracked() {
            return;
        }
        turns.update_value(|turns| *turns += 1);
        let bots: Vec<Seat> = controller.seating.with_untracked(|seating| {
            let seats = (0..).map(Seat::new).zip(&seating.bots);
            seats.filter_map(|(seat, bot)| bot.map(|_| seat)).collect()
        });
        let Some(line) = characters::speaker(turns.get_value(), &bots) else {
            return;
        };
        spawn_local(async move {
            // Without its words a bot keeps silent.
            if need(vec!["characters".to_owned()]).await.is_ok() {
                said.try_set(Some(line));
                set_timeout(
                    move || {
                        said.try_set(None);
                    },
                    STAYS,
                );
            }
        });
    });
    let words = move || {
        let (seat, occasion) = said.get().filter(|_| controller.settings.banter.get())?;
        let name = controller
            .names
            .with(|names| names.get(seat.index()).cloned())?;
        let character = controller.character(seat)?;
        let line = characters::line(character, occasion, settings::language());
        let mood = match occasion {
            Occasion::Begins | Occasion::Won => Mood::Glad,
            Occasion::Midway => Mood::Calm,
            Occasion::Lost => Mood::Grumpy,
        };
        Some(
            view! { <SeatMark seat /> {face(character, mood)} <span><b>{name}</b>" "<q>{line}</q></span> },
        )
    };
    view! { <p class="says" aria-live="polite" data-testid="says">{words}</p> }
}
