//! The card that says what a thing on the board is.

use crate::dom;
use crate::settings::{self, settings};
use crate::text::say;
use engine::Clause;
use leptos::prelude::*;
use lesson::{Thing, things};
use registry::GameId;
use wasm_bindgen::JsCast;
use web_sys::Element;

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

/// What is written on a thing, if it is short, or what it is called.
fn written(element: &Element) -> String {
    let label = element.get_attribute("aria-label");
    let text = label.or_else(|| spoken(element));
    let text = text.or_else(|| element.text_content()).unwrap_or_default();
    let text = text.trim();
    if text.chars().count() > 60 {
        String::new()
    } else {
        text.to_owned()
    }
}

/// What is said of a thing beside what is drawn of it, where both are there: together
/// they would say a number twice.
fn spoken(element: &Element) -> Option<String> {
    let part = |selector| element.query_selector(selector).ok().flatten();
    part(":scope > [aria-hidden=true]")?;
    part(":scope > :not([aria-hidden=true])")?.text_content()
}

/// The card for what is at a point; nothing where there is nothing to say.
pub(crate) fn card(game: GameId, point: (f64, f64), see_clause: Callback<Clause>) -> AnyView {
    let Some((thing, written)) = find(game, point) else {
        return ().into_any();
    };
    let language = settings().language;
    let (x, y) = point;
    let clause: Option<Clause> = thing.clause.parse().ok();
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
