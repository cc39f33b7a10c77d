//! The person: name, picture, account, devices, and what they have played.

mod account;
mod devices;
mod mail;
mod notifications;
mod past;
mod people;
mod vacation;

pub(crate) use account::LogIn;
pub(super) use mail::{Said, outcome_line};

use super::avatar::{Avatar, AvatarPicture, Part};
use super::door::Introduction;
use super::field::text_field;
use super::home;
use super::identity::{Identity, Me, identity};
use crate::chrome::TopBar;
use crate::settings::settings;
use crate::text::{Localize, Text};
use account::{AccountCard, Farewell};
use board_kit::signals::{RwSignal, Signal};
use devices::Devices;
pub(super) use devices::when;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notifications::NotificationsCard;
use past::Past;
use people::People;
pub(super) use people::{Invitations, Relation, face_link, friends_to_invite, word};
use protocol::limits;
use serde_json::json;
use text::people::Text as Words;

/// For how long nothing is changed before a picture is sent, in milliseconds.
const PICTURE_PAUSE: u32 = 600;

/// The profile.
#[component]
pub(crate) fn MePage() -> impl IntoView {
    identity().known_or_stranger(
        |identity, me| profile(identity, me).into_any(),
        |identity| stranger(identity).into_any(),
    )
}

/// Somebody whom the server does not know yet: a guest, or one with an account
/// who has not said so.
fn stranger(identity: Identity) -> impl IntoView {
    let more = move || view! { <LogIn identity /> };
    view! { <Introduction identity more go=Text::GoOn /> }
}

fn profile(identity: Identity, me: &Me) -> impl IntoView + use<> {
    // Another device may have changed the name.
    spawn_local(async move {
        let _ = identity.refresh().await;
    });
    let avatar = RwSignal::new(Avatar::chosen(me.user.as_str(), me.avatar));
    // Sent once the fingers rest.
    let sending = StoredValue::new_local(None::<Timeout>);
    let send = move || {
        let number = avatar.get_untracked().number();
        spawn_local(async move {
            // Should it not arrive, the next tap sends it again.
            let _ = identity.change(json!({ "avatar": number })).await;
        });
    };
    let parts = [
        (Part::Outer, Text::AvatarShape, "avatar-shape"),
        (Part::Ground, Text::AvatarColour, "avatar-colour"),
        (Part::Inner, Text::AvatarInner, "avatar-inner"),
        (Part::Ink, Text::AvatarInk, "avatar-ink"),
    ];
    view! {
        <TopBar title=Signal::derive(|| Text::Profile.get().to_owned()) />
        <main class="page profile" id="content" tabindex="-1" data-testid="profile">
            <section class="card who">
                <AvatarPicture avatar />
                <div>
                    <h2 data-testid="my-name">{move || identity.get().map(|me| me.name)}</h2>
                    <p><a class="roomy" href=format!("/u/{}", me.user) data-testid="my-profile">{Words::MyProfile.shown()}</a></p>
                    <div class="actions parts">
                        {parts.map(|(part, text, test)| view! {
                            <button class="quiet" data-testid=test on:click=move |_| {
                                avatar.update(|avatar| *avatar = avatar.turned(part));
                                sending.set_value(Some(Timeout::new(PICTURE_PAUSE, send)));
                            }>
                                {text.shown()}
                            </button>
                        }).collect_view()}
                    </div>
                </div>
            </section>
            {home::own()}
            <Rename identity />
            <People identity />
            <AccountCard identity />
            <NotificationsCard identity />
            <Devices identity />
            <Past identity />
            {move || identity.get().is_some_and(|me| me.operator).then(|| view! {
                <p><a class="button quiet" href="/operator" data-testid="to-operator">{text::home::Text::Operator.shown()}</a></p>
            })}
            <Farewell identity />
        </main>
    }
}

#[component]
fn Rename(identity: Identity) -> impl IntoView {
    let settings = settings();
    let name = RwSignal::new(identity.get().map(|me| me.name).unwrap_or_default());
    let outcome = RwSignal::new(None::<Text>);
    let rename = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wanted = name.get_untracked().trim().to_owned();
        spawn_local(async move {
            let done = identity.change(json!({ "name": wanted })).await;
            if done.is_ok() {
                settings.call(&wanted);
            }
            let text = done.map_or_else(|trouble| trouble.text(), |()| Text::Saved);
            let _ = outcome.try_set(Some(text));
        });
    };
    view! {
        <form class="card" on:submit=rename>
            {text_field(Text::YourName.shown(), limits::NAME_CHARS, Some("nickname"), "new-name", name)}
            <button class="quiet" type="submit" data-testid="rename">{Text::Save.shown()}</button>
            <Outcome outcome />
        </form>
    }
}

/// What came of something, in words.
#[component]
pub(super) fn Outcome(outcome: RwSignal<Option<Text>>) -> impl IntoView {
    view! {
        <p class="muted" role="status" data-testid="outcome">{move || outcome.get().map(Text::get)}</p>
    }
}
