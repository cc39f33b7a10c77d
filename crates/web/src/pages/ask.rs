//! The card that says what a thing on the board is.

use crate::dom;
use crate::settings::{self, settings};
use crate::text::say;
use engine::Clause;
use leptos::prelude::*;
use lesson::{Thing, things};
use registry::GameId;
use wasm_bindgen::JsCast;
use web_sys::{Element, Node};

/// The smallest thing at a point of the window, and what is written on it.
fn find(game: GameId, (x, y): (f64, f64)) -> Option<(&'static Thing, String)> {
    let document = dom::document()?;
    let mut best = None::<(f64, &'static Thing, String)>;
    for thing in things(game) {
        let Ok(found) = document.query_selector_all(thing.selector) else {
            continue;
        };
        let elements =
            (0..found.length()).filter_map(|index| found.item(index)?.dyn_into::<Element>().ok());
        for element in elements {
            let rect = element.get_bounding_client_rect();
            let is_here = (0.0..=rect.width()).contains(&(x - rect.x()))
                && (0.0..=rect.height()).contains(&(y - rect.y()));
            let area = rect.width() * rect.height();
            if is_here && best.as_ref().is_none_or(|(least, ..)| area < *least) {
                best = Some((area, thing, written(&element)));
            }
        }
    }
    best.map(|(_, thing, text)| (thing, text))
}

/// What a thing is called, or what is written on it, if that is short.
fn written(element: &Element) -> String {
    let label = element.get_attribute("aria-label");
    let text = label.unwrap_or_else(|| {
        let mut words = Vec::new();
        read(element, &mut words);
        words.join(" ")
    });
    if text.chars().count() > 60 {
        String::new()
    } else {
        text
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

/// The card for what is at a point; nothing where there is nothing to say.
pub(crate) fn card(game: GameId, point: (f64, f64), see_clause: Callback<Clause>) -> AnyView {
    let Some((thing, written)) = find(game, point) else {
        return ().into_any();
    };
    let language = settings().language;
    let (x, y) = point;
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
    view! {
        <div class="ask-card" role="status" data-testid="ask-card" style:left=pixels(left) style:top=top style:bottom=bottom>
            {(!written.is_empty()).then(|| view! { <strong>{written}</strong> " " })}
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
        </div>
    }
    .into_any()
}
