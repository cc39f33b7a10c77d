//! The table before the game: seats fill, the link goes around.

use super::avatar::{Avatar, AvatarPicture};
use super::banners::Banners;
use super::chat::ChatBox;
use super::clock;
use super::invite::{Invite, Phones};
use super::notify;
use super::screens;
use super::table::{Table, numbered};
use crate::chrome::TopBar;
use crate::settings::{self, settings};
use crate::text::{Localize, Text, say};
use board_kit::{SeatMark, seat_class};
use bots::Level;
use engine::Seat;
use leptos::prelude::*;
use protocol::{Command, SeatChoice, SeatHolder, SeatState};
use record::fair;
use std::sync::Arc;

/// The waiting room.
#[component]
pub(crate) fn WaitingRoom(
    table: Table,
    /// What the phones of those show who come from here.
    phones: Phones,
) -> impl IntoView {
    let language = settings().language;
    let title = Signal::derive(move || game_title(table));
    let full = Memo::new(move |_| {
        table
            .seats
            .with(|seats| seats.iter().all(|info| info.holder != SeatHolder::Open {}))
    });
    let clock = move || {
        let clock = table
            .facts
            .with(|facts| facts.as_ref().map(|facts| facts.clock));
        clock.map(|clock| clock::in_words(clock, language.get()))
    };
    let starting = Memo::new(move |_| table.starting.get().is_some());
    view! {
        <TopBar title />
        <main class="page waiting" id="content" tabindex="-1" data-testid="waiting-room">
            <section aria-label=move || Text::Seats.get()>
                <h2>{move || Text::Seats.get()}</h2>
                <ol class="chairs" data-testid="chairs" aria-live="polite">
                    {move || {
                        let seats: Arc<Vec<SeatState>> = table.seats.get();
                        numbered(&seats).map(|(seat, info)| chair(table, seat, info)).collect_view()
                    }}
                </ol>
                <p class="muted">{clock}</p>
                <p class="muted">{move || super::bar::watching(table)}</p>
                <div class="actions">
                    <notify::Offer />
                    {move || if table.is_host() {
                        view! {
                            <button
                                class="primary"
                                data-testid="start"
                                disabled=move || !full.get() || !table.is_here() || starting.get()
                                on:click=move |_| table.command(Command::Start {})
                            >
                                {move || if full.get() { Text::StartGame.get() } else { Text::SeatsOpen.get() }}
                            </button>
                        }.into_any()
                    } else {
                        view! { <p role="status">{move || Text::HostStarts.get()}</p> }.into_any()
                    }}
                </div>
                <p role="status" data-testid="starting">{move || starting.get().then(|| Text::Starting.get())}</p>
                <FairChance table />
                {move || {
                    let id = table.id.get_value();
                    view! { <p><a href=format!("/t/{id}/screen") data-testid="to-screen">{move || Text::ToScreen.get()}</a></p> }
                }}
            </section>
            <Invite id=table.id.get_value() phones />
            <section aria-label=move || Text::Chat.get()>
                <h2>{move || Text::Chat.get()}</h2>
                <ChatBox table />
            </section>
            <Banners table />
        </main>
    }
}

/// What the table plays. Tracks.
pub(crate) fn game_title(table: Table) -> String {
    let game = table
        .facts
        .with(|facts| facts.as_ref().map(|facts| facts.game.clone()));
    screens::title(&game.unwrap_or_default())
}

/// What the server has committed itself to, and what this device adds.
#[component]
fn FairChance(table: Table) -> impl IntoView {
    let fingerprint = Memo::new(move |_| {
        let commitment = table.witness.with(|witness| witness.commitment().copied());
        commitment.map(|commitment| fair::fingerprint(&commitment))
    });
    view! {
        <details class="folded" data-testid="fair-chance">
            <summary>
                {move || Text::FairChance.get()} " "
                <code data-testid="fingerprint">{move || fingerprint.get()}</code>
            </summary>
            <p class="muted">{move || Text::FingerprintNote.get()}</p>
            {move || table.mine().iter().map(|seat| contribution(table, seat)).collect_view()}
        </details>
    }
}

/// What this device adds for a seat, and a field to add something else.
fn contribution(table: Table, seat: Seat) -> impl IntoView {
    let index = seat.index();
    let typed = RwSignal::new(String::new());
    let now = move || {
        table.witness.with(|witness| match witness.entropy(seat) {
            Some(entropy) => say::own_entropy_now(settings::language(), entropy.as_str()),
            None if witness.is_foreign(seat) => Text::OwnEntropyElsewhere.get().to_owned(),
            None => String::new(),
        })
    };
    view! {
        <form class="field" on:submit=move |event| {
            event.prevent_default();
            table.contribute(seat, typed.get_untracked().trim());
        }>
            <p data-testid=format!("own-entropy-{index}")>{now}</p>
            <label class="field">
                {move || Text::OwnEntropy.get()}
                <input
                    type="text"
                    maxlength="31"
                    autocomplete="off"
                    data-testid=format!("entropy-{index}")
                    prop:value=move || typed.get()
                    on:input=move |event| typed.set(event_target_value(&event))
                />
            </label>
            <button class="quiet" type="submit" data-testid=format!("contribute-{index}")>
                {move || Text::OwnEntropyUse.get()}
            </button>
        </form>
    }
}

fn chair(table: Table, seat: Seat, info: &SeatState) -> impl IntoView + use<> {
    let me = table.me.get_value();
    let here = table.here.get().contains(seat);
    let index = seat.index();
    let who = match &info.holder {
        SeatHolder::Open {} => view! {
            <span class="muted">{move || Text::OpenSeat.get()}</span>
            <button
                class=move || if table.mine().is_empty() { "primary" } else { "quiet" }
                data-testid=format!("sit-{index}")
                on:click=move |_| table.sit(seat)
            >
                {move || if table.mine().is_empty() { Text::SitHere.get() } else { Text::SitHereToo.get() }}
            </button>
        }
        .into_any(),
        SeatHolder::Person {
            user,
            name,
            account,
        } => {
            let mine = *user == me;
            let presence = if here { Text::IsHere } else { Text::IsAway };
            let avatar = Signal::stored(Avatar::seen(user, &me));
            view! {
                <AvatarPicture avatar />
                <span class="name">{name.clone()}</span>
                {account.then(account_mark)}
                <span
                    class=if here { "presence here" } else { "presence away" }
                    role="img"
                    aria-label=move || presence.get()
                ></span>
                {mine.then(|| view! {
                    <span class="muted">{move || Text::You.get()}</span>
                    <button
                        class="quiet"
                        data-testid=format!("stand-up-{index}")
                        on:click=move |_| table.command(Command::Leave { seat })
                    >
                        {move || Text::StandUp.get()}
                    </button>
                })}
            }
            .into_any()
        }
        SeatHolder::Bot { level } => {
            let level = *level;
            view! { <span class="name">{move || bot_name(level)}</span> }.into_any()
        }
    };
    let mine = matches!(&info.holder, SeatHolder::Person { user, .. } if *user == me);
    let fill = (table.is_host() && !mine).then(|| filling(table, seat, info));
    view! {
        <li class=format!("chair {}", seat_class(seat)) data-testid=format!("chair-{index}")>
            <SeatMark seat />
            {who}
            {fill}
        </li>
    }
}

/// Marks a name that nobody else can have.
pub(super) fn account_mark() -> impl IntoView {
    view! {
        <span class="good" role="img" aria-label=move || Text::HasAccount.get() title=move || Text::HasAccount.get()>
            "✓"
        </span>
    }
}

/// The host's choice for a seat.
fn filling(table: Table, seat: Seat, info: &SeatState) -> impl IntoView + use<> {
    let index = seat.index();
    let now = match &info.holder {
        SeatHolder::Bot { level } => level.name(),
        SeatHolder::Open {} => "open",
        SeatHolder::Person { .. } => "person",
    };
    let person = now == "person";
    view! {
        <select
            data-testid=format!("fill-{index}")
            aria-label=move || say::seat_number(settings::language(), index + 1)
            on:change=move |event| {
                let with = match Level::ALL.into_iter().find(|level| level.name() == event_target_value(&event)) {
                    Some(level) => SeatChoice::Bot { level },
                    None => SeatChoice::Open {},
                };
                table.command(Command::Fill { seat, with });
            }
        >
            {person.then(|| view! { <option value="person" selected>{move || Text::Person.get()}</option> })}
            <option value="open" selected=now == "open">{move || Text::OpenSeat.get()}</option>
            {Level::ALL.map(|level| view! {
                <option value=level.name() selected=now == level.name()>{move || bot_name(level)}</option>
            }).collect_view()}
        </select>
    }
}

/// A bot by its level. Tracks.
pub(crate) fn bot_name(level: Level) -> String {
    let language = crate::settings::language();
    let word = text::level_name(level, language);
    say::bot_level(language, word)
}
