//! The buttons that a table with others has more of.

use super::notify;
use super::table::Table;
use crate::chrome::IconButton;
use crate::settings;
use crate::table::Panel;
use crate::text::{Localize, Text, say};
use leptos::prelude::*;
use protocol::{Command, ProposalKind, Stage};

/// Chat, and the menu of the table.
#[component]
pub(crate) fn BarTogether(table: Table, panel: RwSignal<Option<Panel>>) -> impl IntoView {
    let menu = RwSignal::new(false);
    let unread = move || table.unread.get();
    let some = move || unread() > 0;
    view! {
        <span class="with-count">
            <IconButton
                mark="chat"
                label=Text::Chat
                test="open-chat"
                pressed=Signal::derive(move || panel.get() == Some(Panel::Chat))
                press=move || panel.update(|open| {
                    *open = if *open == Some(Panel::Chat) { None } else { Some(Panel::Chat) };
                })
            />
            <Show when=some>
                <span class="count-mark" data-testid="unread" aria-label=move || say::unread_messages(settings::language(), unread()) role="img">
                    {move || unread().to_string()}
                </span>
            </Show>
        </span>
        <IconButton
            mark="people"
            label=Text::TableMenu
            test="table-menu"
            pressed=Signal::from(menu)
            press=move || menu.update(|open| *open = !*open)
        />
        <Show when=move || menu.get()>
            <Menu table close=Callback::new(move |()| menu.set(false)) />
        </Show>
    }
}

#[component]
fn Menu(table: Table, close: Callback<()>) -> impl IntoView {
    let playing = move || table.stage.get() == Stage::Playing;
    let seated = move || !table.mine().is_empty();
    let own = move || {
        table
            .mine()
            .iter()
            .any(|seat| !table.in_trust().contains(seat))
    };
    let id = table.id.get_value();
    view! {
        <section class="sheet" role="dialog" aria-labelledby="menu-title" data-testid="menu-sheet">
            <div class="side-head">
                <h2 id="menu-title">{move || Text::TableMenu.get()}</h2>
                <IconButton mark="close" label=Text::Close test="close-menu" press=move || close.run(()) />
            </div>
            <p class="muted">{move || watching(table)}</p>
            <button class="quiet" data-testid="hand-first" on:click=move |_| {
                table.hand_first.update(|first| *first = !*first);
                close.run(());
            }>
                {move || if table.hand_first.get() { Text::BoardToo.get() } else { Text::HandFirst.get() }}
            </button>
            <notify::Offer />
            <Show when=move || playing() && own()>
                <button class="quiet" data-testid="ask-draw" on:click=move |_| {
                    if let Some(seat) = table.speaker() {
                        table.propose(seat, ProposalKind::Draw);
                    }
                    close.run(());
                }>
                    {move || Text::AskDraw.get()}
                </button>
                <button class="quiet" data-testid="leave-seat" on:click=move |_| {
                    for s in untrack(|| table.mine()).iter() {
                        table.command(Command::Leave { seat: s });
                    }
                    close.run(());
                }>
                    {move || Text::LeaveToBot.get()}
                </button>
                <p class="muted">{move || Text::LeaveNote.get()}</p>
            </Show>
            <Show when=move || !seated()>
                <p class="muted">{move || Text::YouWatch.get()}</p>
            </Show>
            <a class="button quiet" href=format!("/t/{id}/screen") data-testid="to-screen">{move || Text::ToScreen.get()}</a>
        </section>
    }
}

/// How many spectators there are, in words. Tracks.
pub(crate) fn watching(table: Table) -> String {
    say::watching(settings::language(), table.watching.get())
}
