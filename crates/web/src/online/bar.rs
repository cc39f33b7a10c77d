//! The buttons that a table with others has more of.

use super::chat::ChatBubble;
use super::invite::{Invite, Phones};
use super::table::OnlineTable;
use super::{clock, new_table, notify};
use crate::chrome::{IconButton, opening_button};
use crate::code_split;
use crate::settings;
use crate::table::Panel;
use crate::text::{Localize, Text, say};
use board_kit::signals::{RwSignal, Signal};
use leptos::prelude::*;
use protocol::{Command, ProposalKind, Stage};
use text::together;

/// Chat, and the menu of the table.
#[component]
pub(crate) fn BarTogether(table: OnlineTable, panel: RwSignal<Option<Panel>>) -> impl IntoView {
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
            <ChatBubble table />
            <Show when=some>
                <span class="count-mark" data-testid="unread" aria-label=move || say::unread_messages(settings::language(), unread()) role="img">
                    {move || unread().to_string()}
                </span>
            </Show>
        </span>
        {opening_button("people", Text::TableMenu, "table-menu", move |close| {
            code_split::table_menu(table, close)
        })}
    }
}

/// The menu of a table, which many games end without.
#[component]
pub(super) fn Menu(table: OnlineTable, close: Callback<()>) -> impl IntoView {
    let playing = move || table.stage.get() == Stage::Playing;
    let own = move || {
        table
            .mine()
            .iter()
            .any(|seat| !table.in_trust().contains(seat))
    };
    let id = table.id.get_value();
    let sure = RwSignal::new(false);
    view! {
        <section class="sheet table-menu" role="dialog" aria-labelledby="menu-title" data-testid="menu-sheet">
            <div class="side-head">
                <h2 id="menu-title">{Text::TableMenu.shown()}</h2>
                <IconButton mark="close" label=Text::Close test="close-menu" press=move || close.run(()) />
            </div>
            <p class="muted">{move || watching(table)}</p>
            <details class="folded" data-testid="about-table">
                <summary>{together::Text::AboutTable.shown()}</summary>
                {options_list(table)}
                <Invite id=table.id.get_value() phones=Phones::Whole />
            </details>
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
                    {Text::AskDraw.shown()}
                </button>
                <button class="quiet" data-testid="leave-seat" on:click=move |_| {
                    for s in untrack(|| table.mine()).iter() {
                        table.command(Command::Leave { seat: s });
                    }
                    close.run(());
                }>
                    {Text::LeaveToBot.shown()}
                </button>
                <p class="muted">{Text::LeaveNote.shown()}</p>
                <button class="quiet" data-testid="concede" on:click=move |_| {
                    if !sure.get_untracked() {
                        return sure.set(true);
                    }
                    for seat in untrack(|| table.mine()).iter() {
                        table.command(Command::Concede { seat });
                    }
                    close.run(());
                }>
                    {move || if sure.get() { together::Text::ConcedeSure.get() } else { together::Text::Concede.get() }}
                </button>
            </Show>
            <a class="button quiet" href=format!("/t/{id}/screen") data-testid="to-screen">{Text::ToScreen.shown()}</a>
            // People come and go: what they move must be nothing one is about to press.
            {code_split::people_here(table)}
        </section>
    }
}

/// What the table plays: clock, options, rules.
pub(super) fn options_list(table: OnlineTable) -> impl IntoView {
    let words = Memo::new(move |_| {
        let facts = table.facts.get()?;
        let words = table.option_words.get()?;
        Some(words(&facts.options, settings::language()))
    });
    let clock = move || {
        let facts = table.facts.get()?;
        Some(clock::in_words(facts.clock, settings::language()))
    };
    let watch = move || Some(new_table::spectators_text(table.facts.get()?.spectators).get());
    let found = move || Some(new_table::visibility_text(table.facts.get()?.visibility).get());
    let rules = move || {
        let game = table.facts.get().map(|facts| facts.game.clone());
        format!("/{}/rules", game.unwrap_or_default())
    };
    view! {
        <dl class="table-options" data-testid="table-options">
            <div><dt>{Text::Clock.shown()}</dt> <dd>{clock}</dd></div>
            {move || words.get().unwrap_or_default().into_iter().map(|(label, chosen)| view! {
                <div><dt>{label}</dt> <dd>{chosen}</dd></div>
            }).collect_view()}
            <div><dt>{Text::Visibility.shown()}</dt> <dd>{found}</dd></div>
            <div><dt>{Text::Spectators.shown()}</dt> <dd>{watch}</dd></div>
        </dl>
        <p><a class="roomy" href=rules target="_blank" data-testid="table-rules">{Text::Rules.shown()}</a></p>
    }
}

/// How many spectators there are, in words. Tracks.
pub(crate) fn watching(table: OnlineTable) -> String {
    say::watching(settings::language(), table.watching.get())
}
