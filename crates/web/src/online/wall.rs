//! The table for the whole room: one large screen that everybody looks at,
//! while each phone shows what its person alone may see.
//!
//! It is read from afar and touched by nobody: phones carry all controls.

mod edge;
mod playing;
mod waiting;

pub(crate) use playing::room;

use super::board_screens::Screen;
use super::door::{so_far, table_of_address};
use super::identity::{Me, Role, identity};
use super::table::OnlineTable;
use crate::chrome::{Mark, NotFound, SettingsButton};
use crate::dom;
use crate::settings::settings;
use crate::text::{Localize, Text};
use board_kit::signals::{RwSignal, Signal, effect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;

/// As whom the screen is at the table: as the person of this device, who may
/// be the host, unless they have a seat and so see what others must not.
fn who(role: Role) -> RwSignal<Option<Me>> {
    let known = RwSignal::new(role.recall());
    if known.with_untracked(Option::is_none) {
        let name = Text::ScreenName.said(settings().language.get_untracked());
        spawn_local(async move {
            if let Ok(me) = Role::Screen.introduce_unasked(name).await {
                let _ = known.try_set(Some(me));
            }
        });
    }
    known
}

/// The screen of a table.
#[component]
pub(crate) fn ScreenPage() -> impl IntoView {
    let id = table_of_address();
    let role = RwSignal::new(match identity().get() {
        Some(_) => Role::Person,
        None => Role::Screen,
    });
    move || {
        let Some(id) = id.get() else {
            return view! { <NotFound text=Text::NoSuchTable /> }.into_any();
        };
        let me = who(role.get());
        (move || match me.get() {
            None => view! {
                <main class="wait"><p role="status">{Text::Loading.shown()}</p></main>
            }
            .into_any(),
            Some(me) => at(OnlineTable::open(id.clone(), &me), role).into_any(),
        })
        .into_any()
    }
}

fn at(table: OnlineTable, role: RwSignal<Role>) -> impl IntoView {
    let navigate = use_navigate();
    effect(move |_| {
        // A seat's holder is told the seat's secrets: this screen must not be.
        if role.get_untracked() == Role::Person && !table.mine().is_empty() {
            role.set(Role::Screen);
        }
        if table.unknown.get() {
            role.get_untracked().forget();
            role.set(Role::Screen);
        }
    });
    effect(move |_| {
        if let Some(next) = table.follow.get() {
            navigate(&format!("/t/{next}/screen"), Default::default());
        }
    });
    let ready =
        Signal::derive(move || table.facts.with(Option::is_some) && table.mine().is_empty());
    so_far(table, ready, waiting::waiting, Screen::Room)
}

/// How much larger than 1920 by 1080 the window is; all sizes of the wall follow.
fn scale() -> Signal<String> {
    let measured = RwSignal::new(dom::window_size());
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        let _ = measured.try_set(dom::window_size());
    });
    on_cleanup(move || resized.remove());
    Signal::derive(move || {
        let (width, height) = measured.get();
        format!("{:.4}", (width / 1920.0).min(height / 1080.0))
    })
}

/// The way out and the settings: out of sight until a key or a pointer comes to
/// them.
#[component]
fn Corner() -> impl IntoView {
    view! {
        <nav class="wall-corner" aria-label=Text::Menu.shown()>
            <a class="icon-button" href="/" aria-label=Text::Home.shown()><Mark name="back" /></a>
            <SettingsButton />
        </nav>
    }
}
