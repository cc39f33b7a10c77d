//! Telling somebody what happens while they don't look: by this page as long as it is
//! open, and by the server through the browser's push service.

use super::http::Call;
use super::identity::identity;
use crate::text::{Localize, Text};
use crate::{dom, storage};
use board_kit::signals::RwSignal;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationPermission};

/// Where this device remembers that somebody turned it off here.
const OFF: &str = "notify-off";

/// How it is on this device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Notifying {
    On,
    Off,
    /// The browser was told to let this site notify nobody.
    Blocked,
    /// The browser can't, or not at an address that is not secure.
    Impossible,
}

impl Notifying {
    pub(crate) fn now() -> Self {
        if !can() {
            return Self::Impossible;
        }
        let is_off = storage::read(OFF).is_some_and(|off| !off.is_empty());
        match Notification::permission() {
            NotificationPermission::Denied => Self::Blocked,
            NotificationPermission::Granted if !is_off => Self::On,
            _ => Self::Off,
        }
    }

    /// Turns it on; the browser may ask first.
    pub(crate) async fn turn_on(token: Option<String>) {
        storage::write(OFF, "");
        if let Ok(asked) = Notification::request_permission() {
            // Who does not answer is not told.
            let _ = JsFuture::from(asked).await;
        }
        if let Some(token) = token {
            subscribe(&token);
        }
    }

    /// Turns it off, and has the server forget this browser.
    pub(crate) async fn turn_off(token: &str) {
        storage::write(OFF, "yes");
        // A server that did not hear of it is told by the browser with the next message.
        let _ = Call::by_method("DELETE", "/api/push")
            .by(token)
            .text(None)
            .await;
        let unsubscribed = dom::boot_function("orbite_unsubscribe");
        dom::settled(unsubscribed.and_then(|end| end.call0(&JsValue::NULL).ok())).await;
    }
}

/// Whether this browser can do it here: only in a secure context.
fn can() -> bool {
    web_sys::window().is_some_and(|window| {
        window.is_secure_context()
            && js_sys::Reflect::has(&window, &JsValue::from_str("Notification")).unwrap_or(false)
    })
}

/// Says that it is somebody's turn, if they wished to be told and don't see
/// the page. What the server tells of the same table takes its place.
pub(crate) fn your_turn(game: &str, text: &str, table: &str) {
    if dom::is_in_sight() || Notifying::now() != Notifying::On {
        return;
    }
    if let Some(notify) = dom::boot_function("orbite_notify") {
        let shown = notify.call3(&JsValue::NULL, &game.into(), &text.into(), &table.into());
        spawn_local(dom::settled(shown.ok()));
    }
}

/// Asks the server to tell this browser what happens while nobody looks, if that
/// is wished. Where it can't, the page still tells as long as it is open.
pub(crate) fn subscribe(token: &str) {
    if Notifying::now() == Notifying::On
        && let Some(subscribe) = dom::boot_function("orbite_subscribe")
    {
        // Some browsers have no push service.
        let subscribed = subscribe.call1(&JsValue::NULL, &token.into());
        spawn_local(dom::settled(subscribed.ok()));
    }
}

/// Offers to be told, once and politely: nothing is asked before it is tapped.
#[component]
pub(crate) fn Offer() -> impl IntoView {
    let open =
        RwSignal::new(can() && Notification::permission() == NotificationPermission::Default);
    let identity = identity();
    let ask = move |_| {
        spawn_local(async move {
            Notifying::turn_on(identity.me().map(|me| me.token)).await;
            let _ = open.try_set(false);
        });
    };
    view! {
        <Show when=move || open.get()>
            <button class="quiet" data-testid="notify" on:click=ask>{Text::TellMyTurn.shown()}</button>
        </Show>
    }
}
