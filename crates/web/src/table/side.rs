//! Log, choices, rules and the board in words: beside the board on a large
//! screen, a sheet from below on a phone.

use super::actions::DraftButtons;
use super::controller::TableController;
use super::log::Log;
use crate::chrome::IconButton;
use crate::code_split;
use crate::text::{Localize, Text};
use board_kit::signals::{Memo, RwSignal, Signal};
use board_kit::{Board, BoardContext};
use engine::Clause;
use engine::prelude::*;
use leptos::prelude::*;
use text::{Names, table as table_text};

/// What the side can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Panel {
    Log,
    Choices,
    Words,
    Rules,
    Chat,
}

impl Panel {
    const ALONE: [Self; 4] = [Self::Log, Self::Choices, Self::Words, Self::Rules];
    const TOGETHER: [Self; 5] = [
        Self::Chat,
        Self::Log,
        Self::Choices,
        Self::Words,
        Self::Rules,
    ];

    pub(crate) const fn mark(self) -> &'static str {
        match self {
            Self::Log => "log",
            Self::Choices => "choices",
            Self::Words => "words",
            Self::Rules => "rules",
            Self::Chat => "chat",
        }
    }

    pub(crate) const fn label(self) -> Text {
        match self {
            Self::Log => Text::Log,
            Self::Choices => Text::Choices,
            Self::Words => Text::BoardInWords,
            Self::Rules => Text::Rules,
            Self::Chat => Text::Chat,
        }
    }
}

/// The side. Without a panel chosen, a large screen shows the log.
#[component]
pub(crate) fn Side<B: Board>(
    controller: TableController<B>,
    context: BoardContext<B>,
    panel: RwSignal<Option<Panel>>,
    clause: RwSignal<Option<Clause>>,
) -> impl IntoView {
    let see_clause = Callback::new(move |found| {
        clause.set(Some(found));
        panel.set(Some(Panel::Rules));
    });
    let slots = controller.online;
    let all: &[Panel] = match slots {
        Some(_) => &Panel::TOGETHER,
        None => &Panel::ALONE,
    };
    let shown = Memo::new(move |_| panel.get().unwrap_or(Panel::Log));
    view! {
        <aside class="side" class:open=move || panel.get().is_some() aria-label=move || shown.get().label().get()>
            <div class="side-head">
                <div class="tabs" role="group" aria-label=move || Text::Menu.get()>
                    {all.iter().copied().map(|one| view! {
                        <IconButton
                            mark=one.mark()
                            label=one.label()
                            test=one.mark()
                            pressed=Signal::derive(move || shown.get() == one)
                            press=move || panel.set(Some(one))
                        />
                    }).collect_view()}
                </div>
                <IconButton mark="close" label=Text::Close test="close-side" press=move || panel.set(None) />
            </div>
            <h2 class="side-title">{move || shown.get().label().get()}</h2>
            <div class="side-body" tabindex="0" role="region" aria-label=move || shown.get().label().get()>
                {move || match shown.get() {
                    Panel::Log => view! { <Log controller see_clause /> }.into_any(),
                    Panel::Choices => view! { <Choices controller context listed=Listed::All /> }.into_any(),
                    Panel::Words => view! { <InWords context /> }.into_any(),
                    Panel::Rules => rules(B::Game::NAME, clause),
                    Panel::Chat => slots.map(|slots| slots.chat.run(())).into_any(),
                }}
            </div>
        </aside>
    }
}

/// The rules of the game, which come when they are first looked at.
fn rules(game: &str, clause: RwSignal<Option<Clause>>) -> AnyView {
    game.parse()
        .map_or_else(|_| ().into_any(), |game| code_split::rules_of(game, clause))
}

/// Which choices are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Listed {
    /// All of them.
    All,
    /// Those that go with what was taken up in the hand, if any do.
    WithHand,
}

/// Everything one can do now, as a plain list.
#[component]
pub(crate) fn Choices<B: Board>(
    controller: TableController<B>,
    context: BoardContext<B>,
    listed: Listed,
) -> impl IntoView {
    let drafted = Memo::new(move |_| !context.draft.get().0.is_empty());
    view! {
        // The sheet may cover the buttons below the board.
        <Show when=move || drafted.get()>
            <div class="actions">
                <DraftButtons controller context change="change-here" commit="commit-here" />
            </div>
        </Show>
        <ul class="choices" data-testid="choice-list">
            {move || {
                let legal = context.legal.get();
                if legal.is_empty() && drafted.get() {
                    return ().into_any();
                }
                if legal.is_empty() {
                    return view! { <li class="none">{Text::NoChoices.get()}</li> }.into_any();
                }
                let fits = |action: &_| B::goes_with_hand(context, action);
                let some_fit = listed == Listed::WithHand && legal.iter().any(fits);
                legal.iter().filter(|action| !some_fit || fits(action)).map(|action| {
                    let action = *action;
                    view! {
                        <li>
                            <button class="quiet" data-choice=action.to_string() on:click=move |_| context.choose.run(action)>
                                <span>{move || context.says(action)}</span>
                                {move || context.consequence(action).map(|told| view! { <small>{told}</small> })}
                            </button>
                        </li>
                    }
                }).collect_view().into_any()
            }}
        </ul>
    }
}

/// What stands where.
#[component]
fn InWords<B: Board>(context: BoardContext<B>) -> impl IntoView {
    view! {
        <ul class="in-words" data-testid="board-words" data-game=B::Game::NAME>
            {move || {
                let view = context.certain();
                let language = context.language.get();
                let sentences = context.names.with(|names| {
                    B::describe(&view, &Names(names), language)
                });
                let minutes = context.minutes_left.get();
                let time = minutes.map(|minutes| table_text::time_left(language, minutes));
                sentences.into_iter().chain(time).map(|sentence| view! { <li>{sentence}</li> }).collect_view()
            }}
        </ul>
    }
}
