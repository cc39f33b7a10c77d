//! How others find the table: a link, a short code, a picture for the camera.

use super::http::Call;
use crate::dom;
use crate::text::Text;
use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Door, TableId};

/// The link to a table with everything to pass it on.
#[component]
pub(crate) fn Invite(id: TableId) -> impl IntoView {
    let link = dom::address(&format!("/t/{id}"));
    let field = NodeRef::<Input>::new();
    let copied = RwSignal::new(false);
    let copy = {
        let link = link.clone();
        move |_| {
            let link = link.clone();
            spawn_local(async move {
                let done = dom::copy(&link, field.get_untracked()).await;
                let _ = copied.try_set(done);
            });
        }
    };
    let share = {
        let link = link.clone();
        move |_| dom::share(&link)
    };
    view! {
        <section class="invite" aria-label=move || Text::Invite.get()>
            <h2>{move || Text::Invite.get()}</h2>
            <div class="link-row">
                <input
                    type="text"
                    readonly
                    node_ref=field
                    data-testid="link"
                    aria-label=move || Text::LinkToTable.get()
                    prop:value=link.clone()
                    on:focus=move |_| {
                        if let Some(field) = field.get_untracked() {
                            field.select();
                        }
                    }
                />
                <button type="button" class="primary" data-testid="copy-link" on:click=copy>
                    {move || if copied.get() { Text::Copied.get() } else { Text::CopyLink.get() }}
                </button>
                {dom::can_share().then(|| view! {
                    <button type="button" class="quiet" data-testid="share-link" on:click=share>{move || Text::Share.get()}</button>
                })}
            </div>
            <CodeAndPicture id />
        </section>
    }
}

/// The short code and the picture.
#[component]
pub(crate) fn CodeAndPicture(id: TableId) -> impl IntoView {
    let id = String::from(id);
    let code = RwSignal::new(None::<String>);
    let path = format!("/api/tables/{id}");
    let picture = format!("/api/tables/{id}/qr.svg");
    spawn_local(async move {
        if let Ok(door) = Call::get(&path).read::<Door>().await {
            let _ = code.try_set(door.code);
        }
    });
    view! {
        <div class="ways">
            <img class="qr" src=picture width="180" height="180" alt=move || Text::QrOf.get() data-testid="qr" />
            {move || code.get().map(|code| view! {
                <p>
                    {move || Text::OrCode.get()} " "
                    <strong class="code" data-testid="code">{code}</strong>
                </p>
            })}
        </div>
    }
}
