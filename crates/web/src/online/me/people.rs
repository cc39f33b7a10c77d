//! Friends, people who were blocked, and invitations.

use super::Outcome;
use crate::online::avatar::{Avatar, AvatarPicture};
use crate::online::field::text_field;
use crate::online::home;
use crate::online::http::Trouble;
use crate::online::identity::Identity;
use crate::text::{Localize, Text};
use board_kit::signals::{RwSignal, Signal};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::people::{self, Acquaintance, Bond, Face, Invited};
use protocol::{TableId, limits};
use serde_json::json;
use text::people::Text as Words;

/// Somebody's picture and name, which lead to what they played.
pub(crate) fn face_link(face: &Face) -> impl IntoView + use<> {
    let avatar = Signal::stored(Avatar::chosen(&face.user, face.avatar));
    view! {
        <a class="face" href=format!("/u/{}", face.user)>
            <AvatarPicture avatar />
            <span>{face.name.clone()}</span>
        </a>
    }
}

async fn known(identity: Identity) -> Result<Vec<Acquaintance>, Trouble> {
    Ok(identity.read::<people::People>("/api/people").await?.people)
}

/// What can be done about somebody: the buttons, and what is told after it.
#[component]
pub(crate) fn Relation(
    identity: Identity,
    user: String,
    bond: Option<Bond>,
    /// Called after a change.
    done: Callback<()>,
) -> impl IntoView {
    let outcome = RwSignal::new(None::<Text>);
    let user = StoredValue::new(user);
    let order = move |method: &'static str, list: &'static str| {
        let path = format!("/api/{list}/{}", user.get_value());
        spawn_local(async move {
            match identity.order(method, &path).await {
                Ok(()) => {
                    let _ = outcome.try_set(None);
                    done.run(());
                }
                Err(trouble) => {
                    let _ = outcome.try_set(Some(trouble.text()));
                }
            }
        });
    };
    let button = move |text: Words,
                       method: &'static str,
                       list: &'static str,
                       test: &'static str| {
        view! {
            <button class="quiet" data-testid=test on:click=move |_| order(method, list)>{text.shown()}</button>
        }
    };
    let friend = match bond {
        None => vec![button(Words::AddFriend, "PUT", "friends", "add-friend")],
        Some(Bond::Asks) => vec![
            button(Words::AcceptFriend, "PUT", "friends", "accept-friend"),
            button(Words::DeclineFriend, "DELETE", "friends", "decline-friend"),
        ],
        Some(Bond::Asked) => vec![button(
            Words::WithdrawFriend,
            "DELETE",
            "friends",
            "withdraw-friend",
        )],
        Some(Bond::Friends) => vec![button(
            Words::RemoveFriend,
            "DELETE",
            "friends",
            "remove-friend",
        )],
        Some(Bond::Blocked) => Vec::new(),
    };
    let block = match bond {
        Some(Bond::Blocked) => button(Words::Unblock, "DELETE", "blocks", "unblock"),
        _ => button(Words::Block, "PUT", "blocks", "block"),
    };
    view! {
        <div class="actions">{friend} {block}</div>
        <Show when=move || outcome.with(Option::is_some)><Outcome outcome /></Show>
    }
}

/// What somebody is, in a word.
pub(crate) const fn word(bond: Bond) -> Words {
    match bond {
        Bond::Friends => Words::IsFriend,
        Bond::Asked => Words::WasAsked,
        Bond::Asks => Words::AsksYou,
        Bond::Blocked => Words::IsBlocked,
    }
}

/// Everybody with whom one has something to do.
#[component]
pub(super) fn People(identity: Identity) -> impl IntoView {
    let people = RwSignal::new(None::<Vec<Acquaintance>>);
    let load = move || {
        spawn_local(async move {
            if let Ok(found) = known(identity).await {
                let _ = people.try_set(Some(found));
            }
        });
    };
    load();
    let reload = Callback::new(move |()| load());
    view! {
        <section class="card" aria-label=Words::Friends.shown() data-testid="people">
            <h2>{Words::Friends.shown()}</h2>
            <Show when=move || people.with(|all| all.as_ref().is_some_and(Vec::is_empty))>
                <p class="muted" data-testid="no-friends">{Words::NoFriends.shown()}</p>
            </Show>
            <ul class="plain-list">
                {move || people.get().unwrap_or_default().into_iter().map(|one| view! {
                    <li data-testid="acquaintance" data-bond=format!("{:?}", one.bond).to_lowercase()>
                        {face_link(&one.face)}
                        <span class="muted">{word(one.bond).shown()}</span>
                        <Relation identity user=one.face.user bond=Some(one.bond) done=reload />
                    </li>
                }).collect_view()}
            </ul>
        </section>
    }
}

/// Tables to which one is invited, if there are any.
#[component]
pub(crate) fn Invitations(
    identity: Identity,
    invited: RwSignal<Vec<Invited>>,
    /// Asks for them again.
    reload: Callback<()>,
) -> impl IntoView {
    let dismiss = move |table: String| {
        spawn_local(async move {
            // What can't be done is seen in the list, which stays as it was.
            let _ = identity
                .order("DELETE", &format!("/api/invitations/{table}"))
                .await;
            reload.run(());
        });
    };
    view! {
        <Show when=move || invited.with(|all| !all.is_empty())>
            <section class="card" aria-label=Words::Invitations.shown() data-testid="invitations">
                <h2>{Words::Invitations.shown()}</h2>
                <ul class="plain-list">
                    {move || invited.get().into_iter().map(|one| {
                        let table = StoredValue::new(one.table.clone());
                        let follow = format!("/t/{}?seat=any", one.table);
                        view! {
                            <li>
                                <span>{move || home::invitation(&one)}</span>
                                <span class="actions">
                                    <a class="button primary" href=follow data-testid="follow-invitation">
                                        {Text::Join.shown()}
                                    </a>
                                    <button class="quiet" data-testid="dismiss-invitation" on:click=move |_| dismiss(table.get_value())>
                                        {Words::NoThanks.shown()}
                                    </button>
                                </span>
                            </li>
                        }
                    }).collect_view()}
                </ul>
            </section>
        </Show>
    }
}

/// Friends, each with a button that invites them to a table.
pub(crate) fn friends_to_invite(identity: Identity, table: &TableId) -> impl IntoView + use<> {
    let people = RwSignal::new(None::<Vec<Acquaintance>>);
    let invited = RwSignal::new(Vec::<String>::new());
    let outcome = RwSignal::new(None::<Text>);
    spawn_local(async move {
        if let Ok(mut found) = known(identity).await {
            found.retain(|one| one.bond == Bond::Friends);
            let _ = people.try_set(Some(found));
        }
    });
    let path = StoredValue::new(format!("/api/tables/{table}/invitations"));
    let invite = move |user: String| {
        spawn_local(async move {
            let body = json!({ "user": user });
            match identity.tell(&path.get_value(), &body).await {
                Ok(()) => {
                    let _ = invited.try_update(|all| all.push(user));
                }
                Err(trouble) => {
                    let _ = outcome.try_set(Some(trouble.text()));
                }
            }
        });
    };
    let name = RwSignal::new(String::new());
    let by_name = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wanted = name.get_untracked().trim().to_owned();
        spawn_local(async move {
            let done = identity
                .tell(&path.get_value(), &json!({ "name": wanted }))
                .await;
            let text = match done {
                Ok(()) => {
                    let _ = name.try_set(String::new());
                    Text::InvitationSent
                }
                Err(Trouble::No(code)) if code == "no_such_user" => Text::NobodyToInvite,
                Err(trouble) => trouble.text(),
            };
            let _ = outcome.try_set(Some(text));
        });
    };
    view! {
        <h3>{Words::InviteFriends.shown()}</h3>
        <Show when=move || people.with(|all| all.as_ref().is_some_and(Vec::is_empty))>
            <p class="muted" data-testid="no-friends">{Words::NoFriends.shown()}</p>
        </Show>
        <ul class="plain-list" data-testid="friends-to-invite">
            {move || people.get().unwrap_or_default().into_iter().map(|one| {
                let user = StoredValue::new(one.face.user.clone());
                let is_invited = move || invited.with(|all| user.with_value(|user| all.contains(user)));
                view! {
                    <li>
                        {face_link(&one.face)}
                        <button
                            class="quiet"
                            data-testid="invite-friend"
                            disabled=is_invited
                            on:click=move |_| invite(user.get_value())
                        >
                            {move || if is_invited() { Words::Invited.get() } else { Words::Invite.get() }}
                        </button>
                    </li>
                }
            }).collect_view()}
        </ul>
        <form class="filters" on:submit=by_name>
            {text_field(Words::InviteByName.shown(), limits::NAME_CHARS, Some("off"), "invite-name", name)}
            <button class="quiet" type="submit" data-testid="invite-by-name">{Words::Invite.shown()}</button>
        </form>
        <Outcome outcome />
    }
}
