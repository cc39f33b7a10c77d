//! Talking at the table.

use super::avatar::{Avatar, AvatarPicture};
use super::banners::name_of;
use super::faces::{self, Face};
use super::table::Table;
use crate::text::{Localize, Text};
use leptos::html::Input;
use leptos::prelude::*;
use protocol::{ChatLine, Command, Emote, limits};

/// What was said, a field to say something, and the reactions.
#[component]
pub(crate) fn ChatBox(table: Table) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    // What is in the box counts as read once it is shown.
    Effect::new(move |_| {
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
                <div class="emotes" role="group" aria-label=move || Text::Emotes.get()>
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
                    aria-label=move || Text::SaySomething.get()
                    placeholder=move || Text::SaySomething.get()
                />
                <button class="quiet" type="submit" data-testid="chat-send">{move || Text::Send.get()}</button>
            </form>
            <ol class="said" data-testid="chat-lines">
                {move || {
                    let mut lines = table.chat.get();
                    lines.reverse();
                    lines.into_iter().map(|line| said(table, line)).collect_view()
                }}
            </ol>
            <Show when=move || table.chat.with(Vec::is_empty)>
                <p class="muted">{move || Text::NothingSaid.get()}</p>
            </Show>
        </div>
    }
}

fn said(table: Table, line: ChatLine) -> impl IntoView {
    let user = line.user.clone();
    let theirs = user != table.me.get_value();
    let mutable = move || theirs && table.is_host();
    let muted = {
        let user = user.clone();
        Memo::new(move |_| table.muted.with(|all| all.contains(&user)))
    };
    let avatar = Signal::stored(Avatar::seen(&user, &table.me.get_value()));
    let user = StoredValue::new(user);
    view! {
        <li>
            <AvatarPicture avatar />
            <span class="line"><strong>{line.name}</strong> " " {line.text}</span>
            <Show when=mutable>
                <button
                    class="clause"
                    data-testid="mute"
                    on:click=move |_| {
                        let user = user.get_value();
                        table.command(if muted.get_untracked() {
                            Command::Unmute { user }
                        } else {
                            Command::Mute { user }
                        });
                    }
                >
                    {move || if muted.get() { Text::Unmute.get() } else { Text::Mute.get() }}
                </button>
            </Show>
        </li>
    }
}

/// Tells those who listen what was said last, and what others feel.
#[component]
pub(crate) fn ChatHerald(table: Table) -> impl IntoView {
    let first = StoredValue::new(table.chat.with_untracked(Vec::len));
    let last = Memo::new(move |_| {
        table.chat.with(|lines| {
            // What was said before one came is in the box.
            if lines.len() <= first.get_value() {
                return String::new();
            }
            lines
                .last()
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
