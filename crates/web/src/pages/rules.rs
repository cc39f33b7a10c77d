//! The rules of a game in two layers, searchable, with drawings.

use super::page_of_game;
use crate::chrome::TopBar;
use crate::code_split::{self, Screen};
use crate::dom;
use crate::settings::settings;
use crate::text::{Localize, Text, say};
use board_kit::Board;
use board_kit::signals::{Memo, RwSignal, Signal, effect};
use engine::Clause;
use engine::prelude::*;
use js_sys::JsString;
use leptos::prelude::*;
use leptos_router::hooks::use_location;
use text::rulebook::{Cited, Entry, InShort, Origin, Question, Rulebook};
use text::table::{self as table_text, Text as TableText};
use text::{Language, Words};

/// The rules as a page of their own.
#[component]
pub(crate) fn RulesPage() -> impl IntoView {
    let location = use_location();
    page_of_game(move |game| code_split::screen(game, Screen::Rules(location.hash.get_untracked())))
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

/// The rules, with the clause one came for in sight: *In short*, then the
/// numbered clauses.
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
    effect(move |_| {
        if let Some(clause) = clause.get() {
            request_animation_frame(move || dom::scroll_to(&clause.to_string()));
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
                let short = sought.is_empty().then(|| view! {
                    {in_short::<B>(&book, clause, language)}
                    {contents(&book)}
                });
                let mut found = false;
                let sections = book.sections.into_iter().filter_map(|section| {
                    let entries: Vec<_> = section.entries.into_iter().filter(|entry| {
                        has_words(&format!("{} {}", entry.clause, entry.text), &sought)
                    }).collect();
                    found |= !entries.is_empty();
                    (!entries.is_empty()).then(|| view! {
                        <section>
                            <h2 id=section_id(section.number)>{format!("{}. {}", section.number, section.title)}</h2>
                            {entries.iter().map(|entry| article::<B>(entry, clause, language)).collect_view()}
                        </section>
                    })
                }).collect_view();
                Some(view! {
                    {short}
                    {sections}
                    {(!found).then(|| view! { <p class="muted">{Text::NothingFound.get()}</p> })}
                })
            }}
        </div>
    }
}

/// A clause with its number, the mark of our own rulings, and its picture.
fn article<B: Board>(
    entry: &Entry,
    clause: RwSignal<Option<Clause>>,
    language: Language,
) -> impl IntoView + use<B> {
    let number = entry.clause;
    let text = entry.paragraphs.iter().map(|paragraph| {
        let mark = (paragraph.origin == Origin::Ruling).then(|| {
            view! { <span class="ruling">{TableText::Ruling.said(language)}</span> " " }
        });
        view! { <p>{mark} {emphasised(&paragraph.text)}</p> }
    });
    view! {
        <article
            class="rule"
            id=number.to_string()
            class:sought=move || clause.get() == Some(number)
        >
            <h3><a href=format!("/{}/rules#{number}", B::Game::NAME)>{number.to_string()}</a></h3>
            <div>
                {text.collect_view()}
                {picture::<B>(number, language)}
            </div>
        </article>
    }
}

/// The picture of a clause, if it has one.
fn picture<B: Board>(clause: Clause, language: Language) -> impl IntoView + use<B> {
    B::diagram(clause, language).map(|drawing| view! { <figure>{drawing}</figure> })
}

/// All that one needs to begin.
fn in_short<B: Board>(
    book: &Rulebook,
    clause: RwSignal<Option<Clause>>,
    language: Language,
) -> impl IntoView + use<B> {
    let InShort {
        story,
        goal,
        steps,
        scoring,
        end,
        tips,
        questions,
        players: (least, most),
        age,
        minutes,
        follows,
    } = book.in_short.clone();
    let heading = move |text: TableText| view! { <h3>{text.said(language)}</h3> };
    let see = move |number: Clause| {
        let label = say::see_rule(language, number.to_string());
        view! {
            <button class="clause" aria-label=label on:click=move |_| clause.set(Some(number))>
                {number.to_string()}
            </button>
        }
    };
    let said = move |Cited { text, clause }: Cited| view! { {text} " " {see(clause)} };
    let cited = move |text: TableText, cited: Option<Cited>| {
        cited.map(|cited| {
            let picture = picture::<B>(cited.clause, language);
            view! {
                {heading(text)}
                <p>{said(cited)}</p>
                {picture}
            }
        })
    };
    view! {
        <section class="in-short" data-testid="in-short">
            <h2>{TableText::InShort.said(language)}</h2>
            <p class="story">{story.map(said)}</p>
            <p class="muted">{table_text::rules_box(language, least, most, age, minutes)}</p>
            {heading(TableText::RulesGoal)}
            <p>{goal.map(said)}</p>
            {heading(TableText::RulesTurn)}
            <ol class="turn-steps">
                {steps.into_iter().map(|step| view! {
                    <li>
                        {picture::<B>(step.clause, language)}
                        <p>{said(step)}</p>
                    </li>
                }).collect_view()}
            </ol>
            {cited(TableText::RulesScoring, scoring)}
            {cited(TableText::RulesEnd, end)}
            {heading(TableText::RulesTips)}
            <ul class="tips">{tips.into_iter().map(|tip| view! { <li>{said(tip)}</li> }).collect_view()}</ul>
            {heading(TableText::RulesQuestions)}
            {questions.into_iter().map(|Question { question, answer, clause }| view! {
                <details>
                    <summary>{question}</summary>
                    <p>{answer} " " {see(clause)}</p>
                </details>
            }).collect_view()}
            <p class="muted">{table_text::rules_follow(language, follows.credits(language))}</p>
        </section>
    }
}

/// The sections by name, each one tap away.
fn contents(book: &Rulebook) -> impl IntoView + use<> {
    let sections = book.sections.iter().map(|section| {
        let (number, title) = (section.number, section.title.clone());
        view! {
            <li><button class="quiet" on:click=move |_| dom::scroll_to(&section_id(number))>{title}</button></li>
        }
    });
    view! {
        <nav class="contents" aria-label=move || Text::AllRules.get()>
            <h2>{move || Text::AllRules.get()}</h2>
            <ol>{sections.collect_view()}</ol>
        </nav>
    }
}

fn section_id(number: u8) -> String {
    format!("section-{number}")
}

/// A rule's text; its emphasis is shown as such.
fn emphasised(text: &str) -> impl IntoView + use<> {
    let parts: Vec<String> = text.split("**").map(str::to_owned).collect();
    let parts = parts.into_iter().enumerate().map(|(index, part)| {
        if index % 2 == 1 {
            view! { <strong>{part}</strong> }.into_any()
        } else {
            part.into_any()
        }
    });
    parts.collect_view()
}
