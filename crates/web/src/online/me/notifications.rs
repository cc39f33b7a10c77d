//! Whether this device tells of turns and invitations.

use crate::online::identity::Identity;
use crate::online::notify::Notifying;
use crate::text::Localize;
use board_kit::signals::RwSignal;
use leptos::prelude::*;
use leptos::task::spawn_local;
use text::people::Text as Words;

/// On, off, or why it can't be.
#[component]
pub(super) fn NotificationsCard(identity: Identity) -> impl IntoView {
    let state = RwSignal::new(Notifying::now());
    let turn = move |on: bool| {
        spawn_local(async move {
            let token = identity.me().map(|me| me.token);
            match (on, token) {
                (true, token) => Notifying::turn_on(token).await,
                (false, Some(token)) => Notifying::turn_off(&token).await,
                (false, None) => {}
            }
            let _ = state.try_set(Notifying::now());
        });
    };
    let words = move || match state.get() {
        Notifying::On => Words::NotificationsOn,
        Notifying::Off => Words::NotificationsOff,
        Notifying::Blocked => Words::NotificationsBlocked,
        Notifying::Impossible => Words::NotificationsImpossible,
    };
    let button = move || {
        let (on, text, test) = match state.get() {
            Notifying::On => (false, Words::TurnOffNotifications, "turn-off-notifications"),
            Notifying::Off => (true, Words::TurnOnNotifications, "turn-on-notifications"),
            Notifying::Blocked | Notifying::Impossible => return None,
        };
        Some(view! {
            <button class="quiet" data-testid=test on:click=move |_| turn(on)>{text.shown()}</button>
        })
    };
    view! {
        <section class="card" data-testid="notifications">
            <h2>{Words::Notifications.shown()}</h2>
            <p class="muted">{Words::NotificationsNote.shown()}</p>
            <p role="status" data-testid="notifications-state">{move || words().get()}</p>
            {button}
        </section>
    }
}
