//! The rules of a game, numbered, searchable, with drawings.

use super::game_of_address;
use crate::chrome::{NotFound, TopBar};
use crate::code_split::{self, Screen};
use crate::dom;
use crate::settings::settings;
use crate::text::{Localize, Text, say};
use board_kit::Board;
use engine::Clause;
use engine::prelude::*;
use js_sys::JsString;
use leptos::prelude::*;
use leptos_router::hooks::use_location;
use text::Words;
use text::rulebook::Rulebook;

/// The rules as a page of their own.
#[component]
pub(crate) fn RulesPage() -> impl IntoView {
    let game = game_of_address();
    let location = use_location();
    move || {
        game.get().map_or_else(
            || view! { <NotFound text=Text::NoSuchPage /> }.into_any(),
            |game| code_split::screen(game, Screen::Rules(location.hash.get_untracked())),
        )
    }
}

/// The rules of one game, with the clause of the address in sight.
pub(crate) fn rules<B: Board>(hash: &str) -> impl IntoView + use<B> {
    let language = settings().language;
    let clause = RwSignal::new(hash.trim_start_matches('#').parse().ok());
    let title = Signal::derive(move || {
        say::labelled(language.get(), B::Game::title(language.get()), Text::Rules)
    });
    view! {
        <TopBar title />
        <main class="page rules-page" id="content" tabindex="-1"><RuleList<B> clause /></main>
    }
}

/// Whether a text has all the words looked for.
fn has_words(text: &str, sought: &str) -> bool {
    let text = in_small(text);
    in_small(sought)
        .split_whitespace()
        .all(|word| text.contains(word))
}

/// A text in small letters. Every browser has the table for that already.
fn in_small(text: &str) -> String {
    JsString::from(text).to_lower_case().into()
}

/// The rules, with the clause one came for in sight.
#[component]
pub(crate) fn RuleList<B: Board>(
    /// The clause to show.
    clause: RwSignal<Option<Clause>>,
    /// Fixes the board's type; nothing else.
    #[prop(optional)]
    _board: std::marker::PhantomData<B>,
) -> impl IntoView {
    let language = settings().language;
    let sought = RwSignal::new(String::new());
    let book = Memo::new(move |_| Rulebook::of::<B::Game>(language.get()));
    // Once the list stands, the clause comes into sight.
    Effect::new(move |_| {
        if let Some(clause) = clause.get() {
            request_animation_frame(move || dom::scroll_to(&anchor(clause)));
        }
    });
    view! {
        <div class="rules" lang=move || language.get().code()>
            <input
                type="search"
                class="search"
                data-testid="search-rules"
                placeholder=move || Text::SearchRules.get()
                aria-label=move || Text::SearchRules.get()
                on:input=move |event| sought.set(event_target_value(&event))
            />
            {move || {
                let book = book.get();
                let sought = sought.get();
                let language = language.get();
                let mut found = false;
                let sections = book.sections.into_iter().filter_map(|section| {
                    let entries: Vec<_> = section.entries.into_iter().filter(|entry| {
                        has_words(&format!("{} {}", entry.clause, entry.text), &sought)
                    }).collect();
                    found |= !entries.is_empty();
                    (!entries.is_empty()).then(|| view! {
                        <section>
                            <h2>{format!("{}. {}", section.number, section.title)}</h2>
                            {entries.into_iter().map(|entry| {
                                let number = entry.clause;
                                view! {
                                    <article
                                        class="rule"
                                        id=anchor(number)
                                        class:sought=move || clause.get() == Some(number)
                                    >
                                        <h3><a href=format!("/{}/rules#{number}", B::Game::NAME)>{number.to_string()}</a></h3>
                                        <div>
                                            {paragraphs(&entry.text)}
                                            {B::diagram(number, language).map(|drawing| view! { <figure>{drawing}</figure> })}
                                        </div>
                                    </article>
                                }
                            }).collect_view()}
                        </section>
                    })
                }).collect_view();
                Some(view! {
                    {sections}
                    {(!found).then(|| view! { <p class="muted">{Text::NothingFound.get()}</p> })}
                })
            }}
        </div>
    }
}

fn anchor(clause: Clause) -> String {
    clause.to_string()
}

/// A rule's text; its emphasis is shown as such.
fn paragraphs(text: &str) -> impl IntoView + use<> {
    let parts: Vec<String> = text.split("**").map(str::to_owned).collect();
    view! {
        <p>
            {parts.into_iter().enumerate().map(|(index, part)| {
                if index % 2 == 1 {
                    view! { <strong>{part}</strong> }.into_any()
                } else {
                    part.into_any()
                }
            }).collect_view()}
        </p>
    }
}
