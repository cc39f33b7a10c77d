//! The table of one game, on a server.

use super::absence;
use super::banners::Banners;
use super::bar::BarTogether;
use super::chat::ChatBox;
use super::seat::SeatTogether;
use super::table::{OnlineTable, ServerBackend};
use super::waiting::game_title;
use super::{notify, table::numbered};
use crate::settings::settings;
use crate::table::{DeviceSeats, OnlineSlots, TableController, around};
use crate::text::{Localize, Text, say};
use crate::{code_split, games};
use board_kit::signals::{Memo, Signal, effect};
use board_kit::{Board, Field, Setting, Whose};
use engine::{Player, Seat, SeatSet, Turn};
use leptos::prelude::*;
use protocol::{Over, SeatControl, SeatHolder, SeatState};
use serde_json::Value;
use std::sync::Arc;
use text::Language;

/// The options of a table in words: each with what was chosen.
pub(crate) fn option_words<B: Board>(options: &Value, language: Language) -> Vec<(String, String)> {
    text::options::fields::<B::Game>(None, language)
        .into_iter()
        .filter_map(|field| chosen(field, options, language))
        .collect()
}

/// What an option is called and what was chosen for it, where that is one thing.
pub(super) fn chosen(
    field: Field,
    options: &Value,
    language: Language,
) -> Option<(String, String)> {
    let value = options.get(field.key)?;
    let named = match field.setting {
        Setting::OneOf(values) => values.into_iter().find(|(one, _)| one == value)?.1,
        Setting::Seat => match value.as_u64() {
            Some(seat) => say::seat_number(language, seat + 1),
            None => Text::ByLot.said(language).to_owned(),
        },
        Setting::Several { .. } => return None,
    };
    Some((field.label, named))
}

/// A table of one game.
pub(crate) fn table<B: Board>(table: OnlineTable) -> impl IntoView {
    table.option_words.set(Some(option_words::<B>));
    let controller = control::<B>(table);
    controller.begin();
    effect(move |before: Option<bool>| {
        let mine = matches!(controller.whose(), Whose::Mine(_));
        if mine && before == Some(false) {
            let title = untrack(|| game_title(table));
            notify::your_turn(&title, Text::YourTurn.get(), table.id.get_value().as_str());
        }
        mine
    });
    let after = ViewFn::from(move || code_split::after(table));
    around(controller, after)
}

/// What there is more of, for the screens that a table alone has too.
fn slots(table: OnlineTable) -> OnlineSlots {
    OnlineSlots {
        // Spectators have nothing but the board.
        hand_first: Signal::derive(move || table.hand_first.get() && !table.mine().is_empty()),
        bar: Callback::new(move |panel| view! { <BarTogether table panel /> }.into_any()),
        seat: Callback::new(move |seat| view! { <SeatTogether table seat /> }.into_any()),
        chat: Callback::new(move |()| view! { <ChatBox table /> }.into_any()),
        banners: Callback::new(move |()| view! { <Banners table /> }.into_any()),
        status: Signal::derive(move || absence::status(table)),
        notes: Signal::derive(move || absence::notes(table)),
        stand_ins: Signal::derive(move || {
            let over = |over: &Option<Over>| over.as_ref().map(|over| over.stand_ins);
            table.over.with(over).unwrap_or_default()
        }),
        stand_in_placed: Callback::new(|name| {
            text::together::stand_in_placed(crate::settings::language(), name)
        }),
        conceded: Signal::derive(move || conceded(table)),
        concession: Callback::new(move |you| absence::concession(conceded(table), you, table)),
    }
}

/// The seats that gave the game up. Tracks.
fn conceded(table: OnlineTable) -> SeatSet {
    let over = |over: &Option<Over>| over.as_ref().map(|over| over.conceded);
    table.over.with(over).unwrap_or_default()
}

/// A controller that listens to the table.
pub(super) fn control<B: Board>(table: OnlineTable) -> TableController<B> {
    let settings = settings();
    let names = Memo::new(move |_| {
        let language = settings.language.get();
        Arc::new(table.seats.with(|seats| names(seats, language)))
    });
    let seating = Memo::new(move |_| {
        let held = table.mine();
        Arc::new(table.seats.with(|seats| seating(seats, held)))
    });
    let mut controller =
        TableController::<B>::new(table.viewpoints, seating.into(), names.into(), settings);
    controller.online = Some(slots(table));
    controller.connect(Box::new(ServerBackend(table)));
    table.attend(move |event| controller.hear(event));
    controller
}

/// Who plays, seen from a device that holds these seats.
fn seating(seats: &[SeatState], held: SeatSet) -> DeviceSeats {
    let those = |wanted: &dyn Fn(Seat, &SeatState) -> bool| {
        let seats = numbered(seats).filter(|(seat, state)| wanted(*seat, state));
        seats.map(|(seat, _)| seat).collect()
    };
    let is_own = |state: &SeatState| state.control == SeatControl::Own;
    // Who was away takes the seat back by acting.
    let may_act =
        |seat: Seat, state: &SeatState| held.contains(seat) && state.control != SeatControl::Left;
    let level = |state: &SeatState| match state.holder {
        SeatHolder::Bot { level } => Some(level),
        _ => None,
    };
    DeviceSeats {
        bots: seats.iter().map(level).collect(),
        thinking: those(&|seat, state| {
            level(state).is_some() || (!is_own(state) && !may_act(seat, state))
        }),
        held,
        mine: those(&may_act),
    }
}

/// What the seats are called.
pub(crate) fn names(seats: &[SeatState], language: Language) -> Vec<String> {
    holder_names(seats.iter().map(|state| &state.holder), language)
}

/// What those who hold the seats are called.
pub(super) fn holder_names<'a>(
    holders: impl Iterator<Item = &'a SeatHolder>,
    language: Language,
) -> Vec<String> {
    let player = |holder: &SeatHolder| match holder {
        SeatHolder::Person { name, .. } if name.is_empty() => {
            Player::person(text::together::Text::DeletedPlayer.said(language))
        }
        SeatHolder::Person { name, .. } => Player::person(name),
        SeatHolder::Bot { level } => Player::bot("", *level),
        SeatHolder::Open {} => Player::default(),
    };
    let players: Vec<Player> = holders.map(player).collect();
    games::names(&players, "", language)
}

/// Whether the game is over, for code that waits for its end. Tracks.
pub(super) fn is_over<B: Board>(controller: TableController<B>) -> bool {
    controller.turn.get() == Turn::Over && !controller.busy.get()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Level;

    fn state(holder: SeatHolder, control: SeatControl) -> SeatState {
        SeatState {
            holder,
            control,
            commitment: None,
            entropy: None,
            vacation: None,
        }
    }

    fn person(name: &str, control: SeatControl) -> SeatState {
        let user = "u1".parse().unwrap();
        let holder = SeatHolder::Person {
            user,
            name: name.to_owned(),
            account: false,
            avatar: None,
        };
        state(holder, control)
    }

    #[test]
    fn a_seat_that_a_bot_acts_for_is_still_held() {
        let level = Level::Pilot;
        let seats = [
            person("Ada", SeatControl::Left),
            person("Bo", SeatControl::Away),
            state(SeatHolder::Bot { level }, SeatControl::Own),
        ];
        let set = |numbers: &[u8]| numbers.iter().map(|n| Seat::new(*n)).collect::<SeatSet>();
        let seating = seating(&seats, set(&[0, 1]));
        assert_eq!(seating.held, set(&[0, 1]));
        assert_eq!(seating.mine, set(&[1]));
        assert_eq!(seating.thinking, set(&[0, 2]));
        assert_eq!(seating.bots, [None, None, Some(level)]);
    }

    #[test]
    fn open_seats_have_no_name() {
        let seats = [
            person("Ada", SeatControl::Own),
            state(SeatHolder::Open {}, SeatControl::Own),
        ];
        assert_eq!(names(&seats, Language::English), ["Ada", ""]);
    }
}
