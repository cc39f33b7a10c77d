//! A word from the browser when it is one's turn and the page is not in sight.

use crate::dom;
use crate::text::{Localize, Text};
use leptos::prelude::*;
use leptos::task::spawn_local;
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

/// Offers to be told, once and politely: nothing is asked before it is tapped.
#[component]
pub(crate) fn Offer() -> impl IntoView {
    let open =
        RwSignal::new(can() && Notification::permission() == NotificationPermission::Default);
    let ask = move |_| {
        spawn_local(async move {
            if let Ok(asked) = Notification::request_permission() {
                let _ = JsFuture::from(asked).await;
            }
            let _ = open.try_set(false);
        });
    };
    view! {
        <Show when=move || open.get()>
            <button class="quiet" data-testid="notify" on:click=ask>{move || Text::TellMyTurn.get()}</button>
        </Show>
    }
}
