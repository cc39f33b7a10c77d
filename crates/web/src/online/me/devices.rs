//! Where one is logged in.

use crate::dom;
use crate::online::http::Trouble;
use crate::online::identity::{Device, Identity};
use crate::settings::language;
use crate::text::{Localize, Text};
use board_kit::signals::{RwSignal, effect};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The devices, each of which can be sent away.
#[component]
pub(crate) fn Devices(identity: Identity) -> impl IntoView {
    let list = RwSignal::new(None::<Result<Vec<Device>, Trouble>>);
    let load = move || {
        spawn_local(async move {
            let devices = identity.devices().await;
            let _ = list.try_set(Some(devices));
        });
    };
    // Another account has other devices.
    effect(move |_| {
        identity.get();
        load();
    });
    let revoke = Callback::new(move |id: String| {
        spawn_local(async move {
            // What can't be done is seen in the list, which stays as it was.
            let _ = identity.revoke(&id).await;
            load();
        });
    });
    view! {
        <section class="card" aria-label=Text::Devices.shown()>
            <h2>{Text::Devices.shown()}</h2>
            <ul class="plain-list" data-testid="devices">
                {move || match list.get() {
                    None => ().into_any(),
                    Some(Err(trouble)) => view! { <li>{trouble.text().get()}</li> }.into_any(),
                    Some(Ok(devices)) => devices
                        .into_iter()
                        .map(|device| view! { <DeviceLine device revoke /> })
                        .collect_view()
                        .into_any(),
                }}
            </ul>
        </section>
    }
}

#[component]
fn DeviceLine(device: Device, revoke: Callback<String>) -> impl IntoView {
    let id = StoredValue::new(device.id);
    let program = device.kind == "program";
    view! {
        <li>
            <span>
                {device.label}
                {program.then(|| view! { " · " {Text::Program.shown()} })}
                <span class="muted">" · " {move || when(device.seen)}</span>
            </span>
            {if device.current {
                view! { <span class="muted">{Text::ThisDevice.shown()}</span> }.into_any()
            } else {
                view! {
                    <button class="quiet" data-testid="revoke" on:click=move |_| revoke.run(id.get_value())>
                        {Text::Revoke.shown()}
                    </button>
                }.into_any()
            }}
        </li>
    }
}

/// A moment in the reader's way of writing it. Tracks.
pub(in crate::online) fn when(millis: i64) -> String {
    let millis = u64::try_from(millis).unwrap_or_default();
    dom::moment(millis, language().code())
}
