//! Talking at the table.

use super::avatar::{Avatar, AvatarPicture};
use super::banners::name_of;
use super::faces::{self, Face};
use super::table::{OnlineTable, Said};
use super::{hidden, hosting};
use crate::text::{Localize, Text};
use crate::{dom, settings};
use board_kit::signals::{Memo, RwSignal, Signal, effect};
use gloo_timers::future::TimeoutFuture;
use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Command, Emote, Spectators, limits};
use text::together;

/// How long a line is shown beside the button that opens the chat, in milliseconds.
const BUBBLE: u32 = 6_000;

/// What was said, a field to say something, and the reactions.
#[component]
pub(crate) fn ChatBox(table: OnlineTable) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    let hid = RwSignal::new(0);
    // What was not taken can be sent again.
    effect(move |_| {
        let (Some(unsaid), Some(field)) = (table.unsaid.get(), field.get()) else {
            return;
        };
        if field.value().is_empty() {
            field.set_value(&unsaid);
        }
        table.unsaid.set(None);
    });
    // What is in the box counts as read once it is shown.
    effect(move |_| {
        if table.unread.get() > 0 {
            table.unread.set(0);
        }
    });
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get_untracked() else {
            return;
        };
        let text = field.value().trim().to_owned();
        if !text.is_empty() {
            table.command(Command::Chat { text });
            field.set_value("");
        }
    };
    view! {
        <div class="chat" data-testid="chat-box">
            <Show when=move || !table.mine().is_empty()>
                <div class="emotes" role="group" aria-label=Text::Emotes.shown()>
                    {Emote::ALL.map(|emote| view! {
                        <button
                            class="icon-button"
                            data-testid=format!("emote-{}", faces::name(emote))
                            title=move || faces::label(emote).get()
                            aria-label=move || faces::label(emote).get()
                            on:click=move |_| {
                                if let Some(s) = table.speaker() {
                                    table.command(Command::Emote { seat: s, emote });
                                }
                            }
                        >
                            <Face emote />
                        </button>
                    }).collect_view()}
                </div>
            </Show>
            <form class="say" on:submit=say>
                <input
                    type="text"
                    node_ref=field
                    maxlength=limits::CHAT_CHARS.to_string()
                    autocomplete="off"
                    enterkeyhint="send"
                    data-testid="chat-text"
                    aria-label=Text::SaySomething.shown()
                    placeholder=Text::SaySomething.shown()
                />
                <button class="quiet" type="submit" data-testid="chat-send">{Text::Send.shown()}</button>
            </form>
            <Show when=move || table.facts.with(|facts| facts.as_ref().is_some_and(|it| it.spectators == Spectators::Apart))>
                <p class="muted" data-testid="chat-apart">{together::Text::SpectatorsHeldBack.shown()}</p>
            </Show>
            <ol class="said" data-testid="chat-lines">{lines(table, false, hid)}</ol>
            <Show when=move || table.chat.with(Vec::is_empty)>
                <p class="muted">{Text::NothingSaid.shown()}</p>
            </Show>
            <Show when=move || table.chat.with(|all| all.iter().any(|said| said.line.watching))>
                <details class="folded" open=table.mine().is_empty() data-testid="spectators-chat">
                    <summary>{together::Text::SpectatorsChat.shown()}</summary>
                    <ol class="said">{lines(table, true, hid)}</ol>
                </details>
            </Show>
        </div>
    }
}

/// The lines of players, or of spectators, the latest first.
fn lines(table: OnlineTable, watching: bool, hid: RwSignal<u32>) -> impl IntoView {
    move || {
        hid.track();
        let mut lines = table.chat.get();
        lines.reverse();
        let lines = lines.into_iter();
        let lines = lines
            .filter(|said| said.line.watching == watching && !table.is_blocked(&said.line.user));
        lines.map(|one| said(table, one, hid)).collect_view()
    }
}

fn said(table: OnlineTable, Said { line, at }: Said, hid: RwSignal<u32>) -> impl IntoView {
    let user = line.user.clone();
    let theirs = user != table.me.get_value();
    let mutable = move || theirs && table.is_host();
    let avatar = Signal::stored(Avatar::chosen(user.as_str(), line.avatar));
    let href = format!("/u/{user}");
    let name = match line.name.is_empty() {
        true => together::Text::DeletedPlayer.get().to_owned(),
        false => line.name,
    };
    let is_hidden = theirs && hidden::is_hidden(&user);
    let user = StoredValue::new(user);
    let hide = move |_| {
        hidden::set_hidden(&user.get_value(), !is_hidden);
        hid.update(|count| *count += 1);
    };
    let text = match is_hidden {
        true => together::Text::LineHidden.get().to_owned(),
        false => line.text,
    };
    view! {
        <li>
            <AvatarPicture avatar />
            <span class="line" class:muted=is_hidden>
                <a class="name" href=href>{name}</a> " " {text} " "
                <time class="muted">{move || dom::hour(at, settings::language().code())}</time>
            </span>
            {theirs.then(|| view! {
                <button class="clause" data-testid="hide" on:click=hide>
                    {move || if is_hidden { together::Text::ShowLines.get() } else { together::Text::HideLines.get() }}
                </button>
            })}
            <Show when=mutable>{hosting::mute(table, user, "clause")}</Show>
        </li>
    }
}

/// What somebody else said just now, for a short time, beside the button that
/// opens the chat. It takes no taps.
#[component]
pub(super) fn ChatBubble(table: OnlineTable) -> impl IntoView {
    let shown = RwSignal::new(None::<Said>);
    let known = StoredValue::new(table.chat.with_untracked(Vec::len));
    effect(move |_| {
        let (count, last) = table.chat.with(|all| (all.len(), all.last().cloned()));
        let is_new = count > known.get_value();
        known.set_value(count);
        let Some(last) = last.filter(|_| is_new) else {
            return;
        };
        let line = &last.line;
        let is_apart = line.watching && !untrack(|| table.mine()).is_empty();
        let is_mine = line.user == table.me.get_value();
        let is_unwanted = hidden::is_hidden(&line.user) || untrack(|| table.is_blocked(&line.user));
        if is_mine || is_apart || is_unwanted {
            return;
        }
        shown.set(Some(last));
        spawn_local(async move {
            TimeoutFuture::new(BUBBLE).await;
            // Another may have come meanwhile, or the page have been left.
            let is_last = known.try_get_value() == Some(count);
            if is_last {
                let _ = shown.try_set(None);
            }
        });
    });
    let open = move || table.unread.get() > 0;
    move || {
        shown.get().filter(|_| open()).map(|said| {
            view! {
                <span class="chat-bubble" aria-hidden="true" data-testid="chat-bubble">
                    <strong>{said.line.name}</strong> " " {said.line.text}
                </span>
            }
        })
    }
}

/// Tells those who listen what was said last, and what others feel.
#[component]
pub(crate) fn ChatHerald(table: OnlineTable) -> impl IntoView {
    let first = StoredValue::new(table.chat.with_untracked(Vec::len));
    let last = Memo::new(move |_| {
        table.chat.with(|lines| {
            // What was said before one came is in the box.
            if lines.len() <= first.get_value() {
                return String::new();
            }
            let last = lines.last().map(|said| &said.line);
            last.filter(|line| !table.is_blocked(&line.user) && !hidden::is_hidden(&line.user))
                .map(|line| format!("{}: {}", line.name, line.text))
                .unwrap_or_default()
        })
    });
    let felt = Memo::new(move |_| {
        let shown = table.emotes.with(|all| all.last().copied())?;
        let name = name_of(table, shown.seat);
        Some(format!("{name}: {}", faces::label(shown.emote).get()))
    });
    view! {
        <p class="heard" aria-live="polite" data-testid="chat-news">{move || last.get()}</p>
        <p class="heard" aria-live="polite">{move || felt.get()}</p>
    }
}
