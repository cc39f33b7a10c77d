//! The way to a table: who one is, the waiting room, then the table itself.

use super::banners::ConnectionLine;
use super::board_screens::{self, Screen};
use super::hosting;
use super::http::Trouble;
use super::identity::{Identity, identity};
use super::invite;
use super::table::{OnlineTable, numbered};
use super::waiting::WaitingRoom;
use crate::address;
use crate::chrome::{NotFound, TopBar};
use crate::settings::settings;
use crate::text::{Localize, Text};
use crate::{code_split, dom, storage};
use board_kit::signals::{Memo, RwSignal, Signal, effect};
use leptos::html::Div;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::{use_navigate, use_query_map};
use protocol::{SeatHolder, SeatState, Stage, Summary, TableId, limits};

/// The table that the address names, if it can be one.
pub(crate) fn table_of_address() -> Memo<Option<TableId>> {
    let second = address::segment(1);
    Memo::new(move |_| second.get()?.parse().ok())
}

/// A table with others.
#[component]
pub(crate) fn DoorPage() -> impl IntoView {
    let id = table_of_address();
    let identity = identity();
    // Who has only watched so far is asked for a name at the next table.
    let watches = RwSignal::new(false);
    let user = Memo::new(move |_| {
        let me = identity.get()?;
        (!me.unnamed || watches.get()).then_some(me.user)
    });
    // As the picture on a shared screen wants it.
    let query = use_query_map();
    let hand_first = query.with_untracked(|query| query.get("hand").is_some());
    move || {
        let Some(id) = id.get() else {
            return view! { <NotFound text=Text::NoSuchTable /> }.into_any();
        };
        // A new name is no new table: only another user is.
        let me = user.get().and_then(|_| untrack(|| identity.get()));
        match me {
            None => {
                let path = format!("/t/{id}");
                let above = move || view! { <Invitation path=path.clone() /> };
                let other = move || view! { <JustWatch identity id=id.clone() watches /> };
                view! { <Introduction identity above other go=Text::Join /> }.into_any()
            }
            Some(me) => {
                let table = OnlineTable::open(id, &me);
                if hand_first {
                    table.hand_first.set(true);
                }
                at(table).into_any()
            }
        }
    }
}

/// Asks what somebody wants to be called, on a page of its own.
#[component]
pub(crate) fn Introduction(
    identity: Identity,
    #[prop(optional, into)] more: Option<ViewFn>,
    /// What the name is for.
    #[prop(optional, into)]
    above: Option<ViewFn>,
    /// What needs no name.
    #[prop(optional, into)]
    other: Option<ViewFn>,
    /// What happens with the name.
    go: Text,
) -> impl IntoView {
    view! {
        <TopBar title=Signal::derive(|| Text::WhoAreYou.get().to_owned()) />
        <main class="page introduction" id="content" tabindex="-1">
            {above.map(|above| above.run())}
            <IntroductionForm identity more alone=true go />
            {other.map(|other| other.run())}
        </main>
    }
}

/// Who invites to what, as the server says it to everybody who follows a link.
#[component]
fn Invitation(path: String) -> impl IntoView {
    let place = NodeRef::<Div>::new();
    let language = settings().language;
    effect(move |_| {
        // Again in another language.
        language.track();
        if let Some(place) = place.get() {
            spawn_local(dom::invitation(&place, &path));
        }
    });
    view! { <div node_ref=place data-testid="invitation"></div> }
}

/// The way in without a name, where there is nothing to do but to watch.
#[component]
fn JustWatch(identity: Identity, id: TableId, watches: RwSignal<bool>) -> impl IntoView {
    let door = invite::door(&id);
    let can_watch = move || {
        door.with(|door| {
            let summary = door.as_ref().map(|door| &door.summary);
            summary.is_some_and(Summary::is_only_to_watch)
        })
    };
    let wrong = RwSignal::new(None::<Text>);
    let watch = move || {
        let name = Text::SpectatorName.said(settings().language.get_untracked());
        spawn_local(async move {
            // Success takes this button away.
            match identity.introduce_unasked(name).await {
                Ok(()) => _ = watches.try_set(true),
                Err(trouble) => _ = wrong.try_set(Some(trouble.text())),
            }
        });
    };
    // Asked for before the page was there.
    if dom::guest_watches() {
        watch();
    }
    view! {
        <Show when=can_watch>
            <button type="button" data-testid="just-watch" on:click=move |_| watch()>
                {Text::Watch.shown()}
            </button>
        </Show>
        <div role="alert">
            {move || wrong.get().map(|text| view! { <p class="trouble">{text.shown()}</p> })}
        </div>
    }
}

/// Asks what somebody wants to be called, if this device does not know.
#[component]
pub(super) fn IntroductionForm(
    identity: Identity,
    /// What else somebody may want here; if nothing is said, to log in.
    #[prop(optional_no_strip)]
    more: Option<ViewFn>,
    /// Nothing else is on the page: one can begin to type.
    #[prop(optional)]
    alone: bool,
    /// What happens with the name.
    go: Text,
) -> impl IntoView {
    let settings = settings();
    // Asked before by an invitation, perhaps.
    let (guest, ready) = dom::guest();
    let known = settings.name.get_untracked();
    let is_known = !known.is_empty();
    let name = RwSignal::new(if is_known { known } else { guest });
    let wrong = RwSignal::new(None::<Text>);
    let busy = RwSignal::new(false);
    let come_in = move |by_itself: bool| {
        let wanted = name.get_untracked().trim().to_owned();
        if wanted.is_empty() {
            return wrong.set(Some(Text::BadName));
        }
        busy.set(true);
        spawn_local(async move {
            let done = identity.introduce(&wanted).await;
            // Success takes this form away.
            if busy.try_set(false).is_some() {
                return;
            }
            match done {
                Ok(()) => settings.call(&wanted),
                // Nobody asked for anything yet: the form says what is wanted, unless
                // no name would do.
                Err(Trouble::No(code)) if by_itself && code != "barred" => {}
                Err(trouble) => wrong.set(Some(trouble.text())),
            }
        });
    };
    // Who said their name before is not asked again, unless something was lost, or
    // they are where one logs in: perhaps they have just logged out, or deleted
    // themselves.
    let lost = identity.lost.get_untracked();
    if !lost && more.is_none() && (is_known || ready) {
        come_in(true);
    }
    view! {
        <form class="card" on:submit=move |event: leptos::ev::SubmitEvent| {
            event.prevent_default();
            come_in(false);
        }>
            <label class="field">
                <span>{Text::YourName.shown()}</span>
                <input
                    type="text"
                    maxlength=limits::NAME_CHARS.to_string()
                    autocomplete="nickname"
                    autofocus=alone
                    data-testid="guest-name"
                    prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))
                />
            </label>
            {lost.then(|| view! {
                <p class="trouble" role="status" data-testid="lost">{Text::LoggedOut.shown()}</p>
            })}
            <p class="muted">{Text::GuestNote.shown()}</p>
            <div role="alert">
                {move || wrong.get().map(|text| view! { <p class="trouble">{text.shown()}</p> })}
            </div>
            <button class="primary" type="submit" data-testid="come-in" disabled=move || busy.get()>
                {go.shown()}
            </button>
        </form>
        {more.map_or_else(|| folded_login(identity, lost).into_any(), |more| more.run())}
    }
}

/// The login form, open for those who were logged in before. It is fetched when
/// it is opened.
fn folded_login(identity: Identity, open: bool) -> impl IntoView {
    let wanted = RwSignal::new(open);
    view! {
        <details class="folded" open=open on:toggle=move |_| wanted.set(true)>
            <summary data-testid="have-account">{Text::HaveAccount.shown()}</summary>
            <Show when=move || wanted.get()>{code_split::log_in(identity)}</Show>
        </details>
    }
}

/// The table, as far as it has come.
fn at(table: OnlineTable) -> impl IntoView {
    let identity = identity();
    let navigate = use_navigate();
    effect(move |_| {
        // The server knows nobody with this token any more.
        if table.unknown.get() {
            identity.lose();
        }
    });
    effect(move |_| {
        if let Some(next) = table.follow.get() {
            let hand = match table.hand_first.get_untracked() {
                true => "?hand=first",
                false => "",
            };
            navigate(&format!("/t/{next}{hand}"), Default::default());
        }
    });
    // By a link, a code or a quick match, or by the picture on a wall.
    let wants_seat = use_query_map().with_untracked(|query| query.get("seat").is_some());
    if wants_seat || dom::is_followed() || table.hand_first.get_untracked() {
        seat(table);
    }
    let told = Signal::derive(move || table.facts.with(Option::is_some));
    let waiting = |table| view! { <WaitingRoom table /> }.into_any();
    so_far(table, told, waiting, Screen::Play)
}

/// Where this device remembers the table that it last sat down at by a link.
const FOLLOWED: &str = "followed";

/// Seats the person who followed a link, if a seat is open; who came by the picture on
/// a wall also once one is. Who has sat here before and stood up is left standing.
fn seat(table: OnlineTable) {
    effect(move |done: Option<bool>| {
        let waiting = table.facts.with(Option::is_some) && table.stage.get() == Stage::Waiting;
        if done == Some(true) || !waiting || !table.is_here() {
            return done.unwrap_or_default();
        }
        let seats = table.seats.get();
        let id = table.id.get_value();
        let sat = storage::read(FOLLOWED).as_deref() == Some(id.as_str());
        let is_open = |state: &SeatState| state.holder == SeatHolder::Open {};
        let open = numbered(&seats).find(|(_, state)| is_open(state));
        let wants = !sat && untrack(|| table.mine().is_empty());
        let Some((seat, _)) = open.filter(|_| wants) else {
            return !wants || !table.hand_first.get_untracked();
        };
        storage::write(FOLLOWED, id.as_str());
        table.sit(seat);
        true
    });
}

/// A table as far as it has come: on the way to it, waiting for its game, then a
/// screen of the game. Nothing of it is shown before it is `ready`.
pub(super) fn so_far(
    table: OnlineTable,
    ready: Signal<bool>,
    waiting: fn(OnlineTable) -> AnyView,
    screen: fn(OnlineTable) -> Screen,
) -> impl IntoView {
    #[derive(Clone, Copy, PartialEq, Eq)]
    enum Shown {
        Coming,
        Shut(Text),
        Waiting,
        Playing,
    }
    let shown = Memo::new(
        move |_| match (table.shut.get(), ready.get(), table.stage.get()) {
            (Some(text), _, _) => Shown::Shut(text),
            (None, false, _) => Shown::Coming,
            (None, true, Stage::Waiting) => Shown::Waiting,
            (None, true, _) => Shown::Playing,
        },
    );
    move || match shown.get() {
        Shown::Coming => view! {
            <main class="wait" id="content" tabindex="-1">
                <p role="status">{Text::Loading.shown()}</p>
                <ConnectionLine table />
            </main>
        }
        .into_any(),
        Shown::Shut(Text::KickedOut) => view! {
            <NotFound text=Text::KickedOut />
            {table.kicked.get_untracked().filter(|reason| !reason.is_empty()).map(|reason| view! {
                <p class="page muted" data-testid="kicked">{hosting::told(&reason)}</p>
            })}
        }
        .into_any(),
        Shown::Shut(text) => view! { <NotFound text /> }.into_any(),
        Shown::Waiting => waiting(table),
        Shown::Playing => {
            let game = table
                .facts
                .with_untracked(|facts| facts.as_ref().map(|facts| facts.game.clone()));
            board_screens::show(&game.unwrap_or_default(), screen(table))
        }
    }
}
