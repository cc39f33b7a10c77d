//! How others find the table: a link, a short code, a picture for the camera.

use super::http::Call;
use crate::dom;
use crate::settings;
use crate::text::{Localize, Text, say};
use board_kit::signals::{Memo, RwSignal};
use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{TableId, TableInfo};

/// The link to a table with everything to pass it on.
#[component]
pub(crate) fn Invite(id: TableId, phones: Phones) -> impl IntoView {
    let door = door(&id);
    let own = dom::address(&format!("/t/{id}"));
    // The server knows better than this page how others find it.
    let link = Memo::new(move |_| {
        let told = door.with(|door| door.as_ref().map(|door| door.link.clone()));
        told.unwrap_or_else(|| own.clone())
    });
    let field = NodeRef::<Input>::new();
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let link = link.get_untracked();
        spawn_local(async move {
            let done = dom::copy(&link, field.get_untracked()).await;
            let _ = copied.try_set(done);
        });
    };
    let share = move |_| dom::share(&link.get_untracked());
    let only_here =
        Memo::new(move |_| door.with(Option::is_some) && link.with(|link| is_here(link)));
    view! {
        <section class="invite" id="invite" aria-label=Text::Invite.shown()>
            <h2>{Text::Invite.shown()}</h2>
            <div class="link-row">
                <input
                    type="text"
                    readonly
                    node_ref=field
                    data-testid="link"
                    aria-label=Text::LinkToTable.shown()
                    prop:value=move || link.get()
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
                    <button type="button" class="quiet" data-testid="share-link" on:click=share>{Text::Share.shown()}</button>
                })}
            </div>
            {move || only_here.get().then(how_to_open)}
            <CodeAndPicture id door phones only_here />
        </section>
    }
}

/// What the door of a table says, once it has been asked.
pub(crate) fn door(id: &TableId) -> RwSignal<Option<TableInfo>> {
    let told = RwSignal::new(None);
    let path = format!("/api/tables/{id}");
    spawn_local(async move {
        if let Ok(door) = Call::get(&path).read::<TableInfo>().await {
            let _ = told.try_set(Some(door));
        }
    });
    told
}

/// Whether a link leads nowhere but to the machine that follows it.
fn is_here(link: &str) -> bool {
    ["http://127.", "http://localhost", "http://[::1]"]
        .iter()
        .any(|start| link.starts_with(start))
}

/// Whether the link of a table leads phones nowhere. Tracks.
pub(super) fn is_only_here(door: RwSignal<Option<TableInfo>>) -> bool {
    door.with(|door| door.as_ref().is_some_and(|door| is_here(&door.link)))
}

/// The QR code of a table for a wall, unless it would lead phones nowhere. Tracks.
pub(super) fn wall_qr(
    id: &TableId,
    door: RwSignal<Option<TableInfo>>,
) -> Option<impl IntoView + use<>> {
    (!is_only_here(door)).then(|| {
        view! {
            <img class="qr" src=picture(id, Phones::HandFirst) alt=Text::QrOf.shown() data-testid="qr" />
        }
    })
}

/// Tells that others can't follow the link, and what helps.
pub(super) fn how_to_open() -> impl IntoView {
    view! {
        <p class="trouble" data-testid="only-here">
            {move || say::only_here(settings::language(), dom::port())}
        </p>
    }
}

/// What a phone shows whose camera sees the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phones {
    /// The whole table.
    Whole,
    /// Hand and choices: the board is here.
    HandFirst,
}

/// Where the picture of a table's link is.
pub(super) fn picture(id: &TableId, phones: Phones) -> String {
    match phones {
        Phones::Whole => format!("/api/tables/{id}/qr.svg"),
        Phones::HandFirst => format!("/api/tables/{id}/qr.svg?hand=first"),
    }
}

/// The short code and the picture.
#[component]
fn CodeAndPicture(
    id: TableId,
    door: RwSignal<Option<TableInfo>>,
    phones: Phones,
    /// Whether no phone can follow the picture.
    only_here: Memo<bool>,
) -> impl IntoView {
    let code = move || door.with(|door| door.as_ref()?.code.clone());
    let picture = picture(&id, phones);
    view! {
        <div class="ways">
            {move || (!only_here.get()).then(|| view! {
                <img class="qr" src=picture.clone() width="180" height="180" alt=Text::QrOf.shown() data-testid="qr" />
            })}
            {move || code().map(|code| view! {
                <p>
                    {Text::OrCode.shown()} " "
                    <strong class="code" data-testid="code">{code}</strong>
                </p>
            })}
        </div>
    }
}
