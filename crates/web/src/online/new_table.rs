//! Making a table for others to come to.

use super::board_screens::{self, Screen};
use super::clock_form::ClockForm;
use super::door::Introduction;
use super::identity::{Identity, identity};
use super::waiting::bot_name;
use crate::chrome::{NotFound, Radios, TopBar};
use crate::games;
use crate::pages::form::{Options, options_fieldset, remove_button, seats_fieldset};
use crate::pages::game_of_address;
use crate::settings::{self, settings};
use crate::text::{Localize, Text, say};
use board_kit::signals::{Memo, RwSignal, Signal};
use board_kit::{Board, SeatMark};
use engine::{GameSpec, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use protocol::{Clock, Invitation, Level, NewTable, Payload, SeatChoice, Spectators, Visibility};
use registry::GameId;
use serde_json::Value;
use text::Words;

/// The page on which a table for others is made.
#[component]
pub(crate) fn NewTablePage() -> impl IntoView {
    let game = game_of_address();
    let identity = identity();
    let known = Memo::new(move |_| identity.get().is_some());
    move || match (game.get(), known.get()) {
        (None, _) => view! { <NotFound text=Text::NoSuchPage /> }.into_any(),
        (Some(game), false) => {
            let above = move || view! { <WhatFor game /> };
            view! { <Introduction identity above go=Text::SetUpTable /> }.into_any()
        }
        (Some(game), true) => board_screens::show(game.name(), Screen::New),
    }
}

/// What one is asked for a name for: a table of this game.
#[component]
fn WhatFor(game: GameId) -> impl IntoView {
    view! {
        <section data-testid="what-for">
            <h2>{move || board_screens::title(game.name())}</h2>
            <p>{Text::SetUpNote.shown()}</p>
        </section>
    }
}

/// How the table of a game is set unless somebody says otherwise: oneself, and
/// seats for others.
fn usual<G: GameSpec>() -> Vec<SeatChoice> {
    let mut seat_choices = vec![SeatChoice::Open {}; usize::from(G::FACTS.usual_seats)];
    seat_choices[0] = SeatChoice::Me {};
    seat_choices
}

/// What is filled in. A handle: copies are the same form.
#[derive(Clone, Copy)]
struct Form {
    seat_choices: RwSignal<Vec<SeatChoice>>,
    options: Options,
    clock: ClockForm,
    visibility: RwSignal<Visibility>,
    spectators: RwSignal<Spectators>,
    trouble: RwSignal<Option<Text>>,
    busy: RwSignal<bool>,
}

impl Form {
    fn new<B: Board>() -> Self {
        Self {
            seat_choices: RwSignal::new(usual::<B::Game>()),
            options: RwSignal::new(games::defaults::<B>()),
            clock: ClockForm::of(Clock::default()),
            visibility: RwSignal::new(Visibility::Invited),
            spectators: RwSignal::new(Spectators::Welcome),
            trouble: RwSignal::new(None),
            busy: RwSignal::new(false),
        }
    }

    /// The table that was filled in.
    fn table(self, game: GameId) -> NewTable {
        let options = Value::Object(self.options.get_untracked());
        NewTable {
            game: game.name().to_owned(),
            options: Payload::of(&options).unwrap_or_default(),
            seats: self.seat_choices.get_untracked(),
            clock: self.clock.clock(),
            visibility: self.visibility.get_untracked(),
            spectators: self.spectators.get_untracked(),
            takeover: Level::Captain,
            away_seconds: 120,
        }
    }

    /// Makes the table; tells its address, or shows why there is none.
    async fn submit(self, game: GameId, identity: Identity) -> Option<String> {
        self.busy.set(true);
        let made = identity
            .send::<Invitation>("/api/tables", &self.table(game))
            .await;
        // The page may have been left meanwhile.
        if self.busy.try_set(false).is_some() {
            return None;
        }
        match made {
            Ok(made) => Some(format!("/t/{}", made.table)),
            Err(trouble) => {
                if trouble.text() == Text::LoggedOut {
                    identity.lose();
                }
                let _ = self.trouble.try_set(Some(trouble.text()));
                None
            }
        }
    }
}

/// The form of one game.
pub(crate) fn form<B: Board>(game: GameId) -> impl IntoView {
    let language = settings().language;
    let identity = identity();
    let form = Form::new::<B>();
    let navigate = use_navigate();
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let navigate = navigate.clone();
        spawn_local(async move {
            if let Some(address) = form.submit(game, identity).await {
                navigate(&address, Default::default());
            }
        });
    };
    let title = Signal::derive(move || {
        let language = language.get();
        say::labelled(language, B::Game::title(language), Text::WithOthers)
    });
    let (least, most) = games::seat_range(game);
    let seat_choices = form.seat_choices;
    let seats = Signal::derive(move || seat_choices.with(Vec::len));
    let removable = move || seats.get() > usize::from(least);
    view! {
        <TopBar title />
        <main class="page setup" id="content" tabindex="-1">
            <form on:submit=make>
                {seats_fieldset(
                    move || (0..seats.get()).map(|index| row(index, removable(), seat_choices, B::Game::LEVELS)).collect_view(),
                    Signal::derive(move || seats.get() >= usize::from(most)),
                    Callback::new(move |()| seat_choices.update(|seat_choices| seat_choices.push(SeatChoice::Open {}))),
                )}
                {table_fieldset(form)}
                {options_fieldset::<B>(form.options, seats)}
                <div role="alert">
                    {move || form.trouble.get().map(|text| view! { <p class="trouble" data-testid="setup-trouble">{text.shown()}</p> })}
                </div>
                <div class="actions sticky">
                    <button class="primary" type="submit" data-testid="make-table" disabled=move || form.busy.get()>
                        {Text::MakeTable.shown()}
                    </button>
                </div>
            </form>
        </main>
    }
}

/// What concerns the table and not the game.
fn table_fieldset(form: Form) -> impl IntoView {
    view! {
        <fieldset>
            <legend>{Text::TheTable.shown()}</legend>
            {form.clock.fields()}
            {access_fields(form.visibility, form.spectators)}
        </fieldset>
    }
}

/// Who finds a table, and who may watch there.
pub(super) fn access_fields(
    visibility: RwSignal<Visibility>,
    spectators: RwSignal<Spectators>,
) -> impl IntoView {
    view! {
        <Radios
            legend=Text::Visibility
            name="visibility"
            choices=[Visibility::Invited, Visibility::Public].map(|it| (it, visibility_text(it))).to_vec()
            value=visibility
        />
        <Radios
            legend=Text::Spectators
            name="spectators"
            choices=[Spectators::Welcome, Spectators::Apart, Spectators::Nobody]
                .map(|it| (it, spectators_text(it)))
                .to_vec()
            value=spectators
        />
    }
}

/// Who finds a table, in words.
pub(super) fn visibility_text(visibility: Visibility) -> Text {
    match visibility {
        Visibility::Invited => Text::ByInvitation,
        Visibility::Public => Text::InLobby,
    }
}

/// Who may watch, in words.
pub(super) fn spectators_text(spectators: Spectators) -> Text {
    match spectators {
        Spectators::Welcome => Text::Everybody,
        Spectators::Apart => Text::EverybodyApart,
        Spectators::Nobody => Text::PlayersOnly,
    }
}

/// A seat on the form.
fn row(
    index: usize,
    removable: bool,
    seat_choices: RwSignal<Vec<SeatChoice>>,
    levels: &'static [Level],
) -> impl IntoView {
    let seat = Seat::new(u8::try_from(index).unwrap_or_default());
    let now = seat_choices.with_untracked(|seat_choices| seat_choices.get(index).copied());
    let choices = [SeatChoice::Me {}, SeatChoice::Open {}]
        .into_iter()
        .chain(levels.iter().map(|&level| SeatChoice::Bot { level }));
    view! {
        <li class="row seat-choice-row">
            <SeatMark seat />
            <select
                data-testid=format!("table-seat-{index}")
                aria-label=move || say::seat_number(settings::language(), index + 1)
                on:change=move |event| {
                    let value = event_target_value(&event);
                    let choice = match Level::ALL.into_iter().find(|level| level.name() == value) {
                        Some(level) => SeatChoice::Bot { level },
                        None if value == "me" => SeatChoice::Me {},
                        None => SeatChoice::Open {},
                    };
                    seat_choices.update(|seat_choices| seat_choices[index] = choice);
                }
            >
                {choices.map(|choice| view! {
                    <option value=value_of(choice) selected=now == Some(choice)>{move || said(choice)}</option>
                }).collect_view()}
            </select>
            {removable.then(|| remove_button(move || seat_choices.update(|seat_choices| { seat_choices.remove(index); })))}
        </li>
    }
}

const fn value_of(choice: SeatChoice) -> &'static str {
    match choice {
        SeatChoice::Me {} => "me",
        SeatChoice::Open {} => "open",
        SeatChoice::Bot { level } => level.name(),
    }
}

/// A seat in words. Tracks.
fn said(choice: SeatChoice) -> String {
    match choice {
        SeatChoice::Me {} => Text::Myself.get().to_owned(),
        SeatChoice::Open {} => Text::OpenSeat.get().to_owned(),
        SeatChoice::Bot { level } => bot_name(level),
    }
}
