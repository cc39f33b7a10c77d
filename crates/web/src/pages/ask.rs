//! The card that says what a thing on the board is.

use super::setup::level_help;
use crate::dom;
use crate::settings::{self, settings};
use crate::table::{Asked, TableController, middle, nearest};
use crate::text::say;
use board_kit::{Board, OwnMoves};
use engine::{Clause, Seat};
use leptos::prelude::*;
use lesson::{Thing, things};
use registry::GameId;
use serde_json::Value;
use std::any::Any;
use text::asks::Text;
use text::{Names, characters, level_name};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DomRect, Element, Node, NodeList};

/// A thing on the page.
struct Found {
    thing: &'static Thing,
    element: Element,
    rect: DomRect,
}

/// All things that are shown, those that are drawn over others before them.
fn all(game: GameId) -> impl Iterator<Item = Found> {
    let document = dom::document();
    let found = things(game).flat_map(move |thing| {
        let document = document.as_ref();
        let found = document.and_then(|page| page.query_selector_all(thing.selector).ok());
        let elements = (0..found.as_ref().map_or(0, NodeList::length))
            .filter_map(move |index| found.as_ref()?.item(index)?.dyn_into::<Element>().ok());
        elements.map(move |element| Found {
            rect: element.get_bounding_client_rect(),
            thing,
            element,
        })
    });
    found.filter(|found| area(&found.rect) > 0.0)
}

fn area(rect: &DomRect) -> f64 {
    rect.width() * rect.height()
}

/// What is asked about: the smallest thing at a point, or the next one in a direction.
fn find(game: GameId, asked: Asked) -> Option<Found> {
    let (x, y) = asked.point;
    let Some(towards) = asked.towards else {
        let is_here = |Found { rect, .. }: &Found| {
            (0.0..=rect.width()).contains(&(x - rect.x()))
                && (0.0..=rect.height()).contains(&(y - rect.y()))
        };
        let here = all(game).filter(is_here);
        return here.min_by(|a, b| area(&a.rect).total_cmp(&area(&b.rect)));
    };
    let mut all: Vec<Found> = all(game).collect();
    let places = all.iter().map(|found| middle(&found.rect));
    match nearest(asked.point, towards, places) {
        Some(next) => Some(all.swap_remove(next)),
        // At the edge one stays where one is.
        None => find(
            game,
            Asked {
                towards: None,
                ..asked
            },
        ),
    }
}

/// What a thing is called, or what is written on it.
pub(super) fn written(element: &Element) -> String {
    let label = element.get_attribute("aria-label");
    label.unwrap_or_else(|| {
        let mut words = Vec::new();
        read(element, &mut words);
        words.join(" ")
    })
}

/// What a thing is and means now: as the board says it, what the thing is called, or
/// what is written on it; otherwise the same of what it is a part of.
fn said<B: Board>(table: &dyn Any, Found { thing, element, .. }: &Found) -> Option<String> {
    let is_of_a_seat = thing.clause.is_none();
    let of_the_board = |element: &Element| {
        let key = element.get_attribute("data-ask")?;
        answer::<B>(*table.downcast_ref()?, thing.text, &key)
    };
    let written = || Some(written(element)).filter(|text| !text.is_empty() && !is_of_a_seat);
    let around = |selector| element.closest(selector).ok().flatten();
    of_the_board(element)
        .or_else(written)
        .or_else(|| of_the_board(&around("[data-ask]")?))
        .or_else(|| around("[aria-label]:not([role=group])")?.get_attribute("aria-label"))
}

/// What the board says of a thing, by its kind and which of them it is; of what stands
/// beside a name the page says it.
fn answer<B: Board>(table: TableController<B>, text: Text, key: &str) -> Option<String> {
    let (kind, number) = key.split_once(' ')?;
    let number = number.parse().ok()?;
    let language = settings::language();
    let names = table.names.get_untracked();
    let names = Names(&names);
    let seat = Seat::new(u8::try_from(number).ok()?);
    let name = || names.of(seat, language);
    match text {
        Text::SeatMark | Text::SeatYours => Some(name()),
        Text::SeatFace => {
            let character = untrack(|| table.character(seat))?;
            let temper = characters::temper(character, language);
            Some(format!("{}. {temper}", name()))
        }
        Text::SeatLevel => {
            let level = table
                .seating
                .with_untracked(|seating| seating.bots[number])?;
            let level_name = level_name(level, language);
            let help = level_help(level).said(language);
            Some(say::labelled(language, name(), level_name) + ". " + help)
        }
        // Nobody is told of a card that lies face down.
        _ if table.face_down.get_untracked() => None,
        _ => {
            // What is chosen stands on some boards already.
            let draft = table.trial.get_untracked();
            let draft = draft.filter(|_| B::OWN_MOVES == OwnMoves::Settled);
            let view = table.view.get_untracked()?;
            let view = draft.as_ref().map_or(&*view, |draft| &draft.view);
            B::answer(view, &names, language, (kind, number))
        }
    }
}

/// The texts below a node, each by itself: what stands in boxes of its own is no one
/// word. What is only drawn has its words beside it.
fn read(node: &Node, words: &mut Vec<String>) {
    let below = node.child_nodes();
    for child in (0..below.length()).filter_map(|index| below.item(index)) {
        match child.dyn_ref::<Element>() {
            Some(element) if element.get_attribute("aria-hidden").is_some() => {}
            Some(element) => read(element, words),
            None if child.node_type() == Node::TEXT_NODE => {
                let text = child.node_value().unwrap_or_default();
                words.extend(text.split_whitespace().map(str::to_owned));
            }
            None => {}
        }
    }
}

/// Where a figure comes from, once that has been downloaded; the browser keeps it.
async fn source(pointer: &str) -> Option<String> {
    let citations = dom::text_file(&dom::citations_address()?).await?;
    let citations: Value = serde_json::from_str(&citations).ok()?;
    Some(citations.pointer(pointer)?.as_str()?.to_owned())
}

/// The source of the figure that is shown, in the words of the source.
fn source_line(element: &Element) -> impl IntoView + use<> {
    let found = RwSignal::new(None);
    if let Some(pointer) = element.get_attribute("data-source") {
        spawn_local(async move {
            let source = source(&pointer).await;
            // By then something else may be asked about.
            let _ = found.try_set(source);
        });
    }
    let language = settings().language;
    move || {
        found.get().map(|source: String| {
            view! {
                <p class="ask-source" data-testid="ask-source">
                    {move || Text::Source.said(language.get())} " " <span lang="en">{source}</span>
                </p>
            }
        })
    }
}

/// The card for what is asked about; nothing where there is nothing to say.
pub(crate) fn card<B: Board>(
    game: GameId,
    table: &dyn Any,
    asked: Asked,
    arrived: Callback<(f64, f64)>,
    see_clause: Callback<Clause>,
) -> AnyView {
    let Some(found) = find(game, asked) else {
        return ().into_any();
    };
    let said = said::<B>(table, &found);
    show(said, found, asked, arrived, see_clause)
}

fn show(
    said: Option<String>,
    Found {
        thing,
        element,
        rect,
    }: Found,
    asked: Asked,
    arrived: Callback<(f64, f64)>,
    see_clause: Callback<Clause>,
) -> AnyView {
    let source = source_line(&element);
    let walked = asked.towards.is_some();
    if walked {
        arrived.run(middle(&rect));
    }
    let language = settings().language;
    let (x, y) = if walked { middle(&rect) } else { asked.point };
    let clause = thing
        .clause
        .and_then(|clause| clause.parse::<Clause>().ok());
    let screen = dom::document().and_then(|document| document.document_element());
    let (width, height) = screen.map_or((0.0, 0.0), |root| {
        (
            f64::from(root.client_width()),
            f64::from(root.client_height()),
        )
    });
    let left = (x - 130.0).clamp(8.0, (width - 276.0).max(8.0));
    let pixels = |length: f64| format!("{length:.0}px");
    let is_low = y > height / 2.0;
    let top = (!is_low).then(|| pixels(y + 24.0));
    let bottom = is_low.then(|| pixels(height - y + 24.0));
    // A thing that the arrows came to is marked: nothing else points at it.
    let mark = walked.then(|| {
        view! {
            <div
                class="ask-mark"
                style:left=pixels(rect.x())
                style:top=pixels(rect.y())
                style:width=pixels(rect.width())
                style:height=pixels(rect.height())
            ></div>
        }
    });
    view! {
        {mark}
        <div class="ask-card" role="status" data-testid="ask-card" style:left=pixels(left) style:top=top style:bottom=bottom>
            {said.map(|said| view! { <strong>{said}</strong> " " })}
            {move || thing.text.said(language.get())} " "
            {clause.map(|clause| view! {
                <button
                    class="clause"
                    aria-label=move || say::see_rule(settings::language(), clause.to_string())
                    on:click=move |_| see_clause.run(clause)
                >
                    {clause.to_string()}
                </button>
            })}
            {source}
        </div>
    }
    .into_any()
}
