//! The table before the game: seats fill, the link goes around.

use super::absence;
use super::avatar::{Avatar, AvatarPicture};
use super::banners::Banners;
use super::board_screens;
use super::chat::ChatBox;
use super::hosting;
use super::invite::{Invite, Phones};
use super::notify;
use super::table::{Facts, OnlineTable, numbered};
use crate::chrome::{Mood, TopBar, face};
use crate::settings;
use crate::text::{Localize, Text, say};
use crate::{code_split, dom, games};
use board_kit::signals::{Memo, RwSignal, Signal};
use board_kit::{SeatMark, seat_class};
use bots::Level;
use engine::{Character, Seat};
use leptos::prelude::*;
use protocol::{Command, SeatChoice, SeatHolder, SeatState, Spectators, limits};
use record::fair;
use std::sync::Arc;
use text::together;

/// The waiting room.
#[component]
pub(crate) fn WaitingRoom(table: OnlineTable) -> impl IntoView {
    // Who holds the hand alone has the board on a wall, as those will who come.
    let phones = match table.hand_first.get_untracked() {
        true => Phones::HandFirst,
        false => Phones::Whole,
    };
    let title = Signal::derive(move || game_title(table));
    let full = Memo::new(move |_| {
        table
            .seats
            .with(|seats| seats.iter().all(|info| info.holder != SeatHolder::Open {}))
    });
    // What is needed when the game begins comes while one waits.
    Effect::new(move |_| {
        let game = table.facts.get().map(|facts| facts.game.clone());
        code_split::prepare(&game.unwrap_or_default(), table);
    });
    let hint = move || {
        let is_private = table.facts.with(|facts| {
            facts
                .as_ref()
                .is_some_and(|it| it.spectators == Spectators::Nobody)
        });
        match (table.mine().is_empty(), full.get(), is_private) {
            (true, true, true) => together::Text::TableFullPrivate.get(),
            (true, true, false) => together::Text::TableFull.get(),
            _ => Text::HostStarts.get(),
        }
    };
    let starting = Memo::new(move |_| table.starting.get().is_some());
    view! {
        <TopBar title />
        <main class="page waiting" id="content" tabindex="-1" data-testid="waiting-room">
            <section aria-label=Text::Seats.shown()>
                <h2>{Text::Seats.shown()}</h2>
                <ol class="table-seats" data-testid="table-seats" aria-live="polite">
                    {move || {
                        let seats: Arc<Vec<SeatState>> = table.seats.get();
                        numbered(&seats).map(|(seat, info)| seat_row(table, seat, info)).collect_view()
                    }}
                </ol>
                {super::bar::options_list(table)}
                {change_table(table)}
                <p class="muted" data-testid="absence-rule">{move || absence::rule(table)}</p>
                <p class="muted">{move || super::bar::watching(table)}</p>
                {people_here(table)}
                <div class="actions"><notify::Offer /></div>
                <div class="actions start">
                    {move || if table.is_host() || !table.mine().is_empty() {
                        view! {
                            {move || (!full.get()).then(|| view! {
                                <button class="primary to-invite" data-testid="to-invite" on:click=|_| dom::scroll_to("invite")>
                                    {Text::Invite.shown()}
                                </button>
                            })}
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
                        view! { <p role="status" data-testid="room-hint">{hint}</p> }.into_any()
                    }}
                </div>
                <p role="status" data-testid="starting">{move || starting.get().then(|| Text::Starting.get())}</p>
                <FairChance table />
                {move || {
                    let id = table.id.get_value();
                    view! { <p><a href=format!("/t/{id}/screen") data-testid="to-screen">{Text::ToScreen.shown()}</a></p> }
                }}
            </section>
            <div>
                <Invite id=table.id.get_value() phones />
                <InviteFriends table />
            </div>
            <section aria-label=Text::Chat.shown()>
                <h2>{Text::Chat.shown()}</h2>
                <ChatBox table />
            </section>
            <Banners table />
        </main>
    }
}

/// What is played here, once who sees to the table wants to change it.
fn change_table(table: OnlineTable) -> AnyView {
    let may = Memo::new(move |_| {
        (table.is_host() || table.is_left_to_us()) && table.starting.get().is_none()
    });
    folded(
        may,
        together::Text::ChangeTable,
        "change-table",
        move |done| {
            let game = table
                .facts
                .with_untracked(|facts| facts.as_ref()?.game.parse().ok());
            let change =
                |game| code_split::online(game, board_screens::Screen::Change(table, done));
            game.map(change).into_any()
        },
    )
}

/// The people here and what can be done about them, once somebody who plays or hosts
/// wants to know.
fn people_here(table: OnlineTable) -> AnyView {
    let may = Memo::new(move |_| table.is_host() || !table.mine().is_empty());
    folded(may, together::Text::PeopleHere, "show-people", move |_| {
        code_split::people_here(table)
    })
}

/// A button for those who may, behind which is more; it can close itself.
fn folded(
    may: Memo<bool>,
    label: together::Text,
    test_id: &'static str,
    more: impl Fn(Callback<()>) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let open = RwSignal::new(false);
    let done = Callback::new(move |()| open.set(false));
    let more = ViewFn::from(move || open.get().then(|| more(done)));
    drawer(may, label, test_id, open, more)
}

fn drawer(
    may: Memo<bool>,
    label: together::Text,
    test_id: &'static str,
    open: RwSignal<bool>,
    more: ViewFn,
) -> AnyView {
    let button = move || {
        view! {
            <button
                class="quiet"
                data-testid=test_id
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
            >
                {label.shown()}
            </button>
        }
    };
    let more = move || {
        let more = more.clone();
        move || more.run()
    };
    (move || may.get().then(|| (button(), more()).into_any())).into_any()
}

/// Friends, once somebody wants to invite one.
#[component]
fn InviteFriends(table: OnlineTable) -> impl IntoView {
    let open = RwSignal::new(false);
    move || match open.get() {
        false => view! {
            <button class="quiet" data-testid="invite-friends" on:click=move |_| open.set(true)>
                {together::Text::InviteAFriend.shown()}
            </button>
        }
        .into_any(),
        true => code_split::friends(table),
    }
}

/// What the table plays. Tracks.
pub(crate) fn game_title(table: OnlineTable) -> String {
    let game = table
        .facts
        .with(|facts| facts.as_ref().map(|facts| facts.game.clone()));
    board_screens::title(&game.unwrap_or_default())
}

/// What the server has committed itself to, and what this device adds.
#[component]
fn FairChance(table: OnlineTable) -> impl IntoView {
    let fingerprint = Memo::new(move |_| {
        let commitment = table.witness.with(|witness| witness.commitment().copied());
        commitment.map(|commitment| fair::fingerprint(&commitment))
    });
    // Whatever else changes at the table, what is being typed stays.
    let mine = Memo::new(move |_| table.mine());
    view! {
        <details class="folded" data-testid="fair-chance">
            <summary>
                {Text::FairChance.shown()} " "
                <code data-testid="fingerprint">{move || fingerprint.get()}</code>
            </summary>
            <p class="muted">{Text::FingerprintNote.shown()}</p>
            {move || mine.get().iter().map(|seat| contribution(table, seat)).collect_view()}
        </details>
    }
}

/// What this device adds for a seat, and a field to add something else.
fn contribution(table: OnlineTable, seat: Seat) -> impl IntoView {
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
                {Text::OwnEntropy.shown()}
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
                {Text::OwnEntropyUse.shown()}
            </button>
        </form>
    }
}

fn seat_row(table: OnlineTable, seat: Seat, info: &SeatState) -> impl IntoView + use<> {
    let me = table.me.get_value();
    let here = table.here.get().contains(seat);
    let index = seat.index();
    let who = match &info.holder {
        SeatHolder::Open {} => view! {
            <span class="muted">{Text::OpenSeat.shown()}</span>
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
            avatar,
        } => {
            let mine = *user == me;
            let is_host = table.host.get().as_ref() == Some(user);
            let presence = if here { Text::IsHere } else { Text::IsAway };
            let avatar = Signal::stored(Avatar::chosen(user.as_str(), *avatar));
            view! {
                <AvatarPicture avatar />
                <a class="name" href=format!("/u/{user}")>{name.clone()}</a>
                {account.then(account_mark)}
                {is_host.then(hosting::host_mark)}
                <span
                    class=if here { "presence here" } else { "presence away" }
                    role="img"
                    aria-label=move || presence.get()
                ></span>
                {mine.then(|| view! {
                    <span class="muted">{Text::You.shown()}</span>
                    <button
                        class="quiet"
                        data-testid=format!("stand-up-{index}")
                        on:click=move |_| table.command(Command::Leave { seat })
                    >
                        {Text::StandUp.shown()}
                    </button>
                })}
            }
            .into_any()
        }
        SeatHolder::Bot { level } => {
            let (level, character) = (*level, Character::of_seat(seat));
            view! {
                {face(character, Mood::Calm)}
                <span class="name">{character.name()}</span>
                <span class="muted">{move || bot_name(level)}</span>
            }
            .into_any()
        }
    };
    let mine = matches!(&info.holder, SeatHolder::Person { user, .. } if *user == me);
    let naming = match &info.holder {
        SeatHolder::Person { name, .. } if mine && table.mine().len() > 1 => {
            Some(naming(table, seat, name.clone()))
        }
        _ => None,
    };
    // Where the host has no seat, as a wall, those who have one fill the others.
    let is_person = matches!(info.holder, SeatHolder::Person { .. });
    let is_left_to_us = !is_person && table.is_left_to_us();
    let may_fill = is_left_to_us || (table.is_host() && !mine);
    let fill = may_fill.then(|| filling(table, seat, info));
    let tools = match &info.holder {
        SeatHolder::Person { user, name, .. } if table.is_host() && !mine => {
            Some(code_split::host_tools(table, user.clone(), name.clone()))
        }
        _ => None,
    };
    view! {
        <li class=format!("table-seat {}", seat_class(seat)) data-testid=format!("table-seat-{index}")>
            <SeatMark seat />
            {who}
            {naming}
            {fill}
            {tools}
        </li>
    }
}

/// A field for the name of one of several people on this device.
fn naming(table: OnlineTable, seat: Seat, name: String) -> impl IntoView {
    let index = seat.index();
    let typed = RwSignal::new(name);
    view! {
        <form class="naming" on:submit=move |event| {
            event.prevent_default();
            let name = typed.get_untracked().trim().to_owned();
            if !name.is_empty() {
                table.command(Command::Name { seat, name });
            }
        }>
            <input
                type="text"
                maxlength=limits::NAME_CHARS.to_string()
                autocomplete="off"
                data-testid=format!("seat-name-{index}")
                aria-label=together::Text::WhoPlaysHere.shown()
                prop:value=move || typed.get()
                on:input=move |event| typed.set(event_target_value(&event))
            />
            <button class="quiet" type="submit" data-testid=format!("name-seat-{index}")>{Text::Save.shown()}</button>
        </form>
    }
}

/// Marks a name that nobody else can have.
pub(super) fn account_mark() -> impl IntoView {
    view! {
        <span class="good" role="img" aria-label=Text::HasAccount.shown() title=Text::HasAccount.shown()>
            "✓"
        </span>
    }
}

/// The host's choice for a seat.
fn filling(table: OnlineTable, seat: Seat, info: &SeatState) -> impl IntoView + use<> {
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
            {person.then(|| view! { <option value="person" selected>{Text::Person.shown()}</option> })}
            <option value="open" selected=now == "open">{Text::OpenSeat.shown()}</option>
            {levels(table).iter().map(|&level| view! {
                <option value=level.name() selected=now == level.name()>{move || bot_name(level)}</option>
            }).collect_view()}
        </select>
    }
}

/// The levels of the bots of the game that is played. Tracks.
fn levels(table: OnlineTable) -> &'static [Level] {
    let game =
        |facts: &Option<Arc<Facts>>| facts.as_ref().and_then(|facts| facts.game.parse().ok());
    table
        .facts
        .with(game)
        .map_or(&Level::USUAL[..], games::levels)
}

/// A bot by its level. Tracks.
pub(crate) fn bot_name(level: Level) -> String {
    let language = crate::settings::language();
    let word = text::level_name(level, language);
    say::bot_level(language, word)
}
