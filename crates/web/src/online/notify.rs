//! A word from the browser when it is one's turn and the page is not in sight.

use super::identity::identity;
use crate::dom;
use crate::text::{Localize, Text};
use board_kit::signals::RwSignal;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationOptions, NotificationPermission};

/// Whether this browser can do it here: only in a secure context.
fn can() -> bool {
    web_sys::window().is_some_and(|window| {
        window.is_secure_context()
            && js_sys::Reflect::has(&window, &JsValue::from_str("Notification")).unwrap_or(false)
    })
}

fn allowed() -> bool {
    can() && Notification::permission() == NotificationPermission::Granted
}

/// Says that it is somebody's turn, if they wished to be told and don't see
/// the page.
pub(crate) fn your_turn(game: &str, text: &str) {
    if dom::is_in_sight() || !allowed() {
        return;
    }
    let options = NotificationOptions::new();
    options.set_body(text);
    options.set_tag("orbite-turn");
    // Some phones show none outside of a service worker; the title tells, too.
    let _ = Notification::new_with_options(game, &options);
}

/// Asks the server to tell this browser what happens while nobody looks, if that
/// is wished. Where it can't, the page still tells as long as it is open.
pub(crate) fn subscribe(token: &str) {
    let subscribe = web_sys::window()
        .and_then(|window| js_sys::Reflect::get(&window, &"orbite_subscribe".into()).ok())
        .and_then(|function| function.dyn_into::<js_sys::Function>().ok());
    if let Some(subscribe) = subscribe.filter(|_| allowed())
        && let Ok(promise) = subscribe.call1(&JsValue::NULL, &token.into())
        && let Ok(promise) = promise.dyn_into::<js_sys::Promise>()
    {
        spawn_local(async move {
            // Some browsers have no push service.
            let _ = JsFuture::from(promise).await;
        });
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
            if let Ok(asked) = Notification::request_permission() {
                let _ = JsFuture::from(asked).await;
            }
            if let Some(me) = identity.me() {
                subscribe(&me.token);
            }
            let _ = open.try_set(false);
        });
    };
    view! {
        <Show when=move || open.get()>
            <button class="quiet" data-testid="notify" on:click=ask>{Text::TellMyTurn.shown()}</button>
        </Show>
    }
}
