//! Playing by keyboard.

use super::controller::TableController;
use super::focus;
use super::side::Panel;
use crate::dom;
use board_kit::Board;
use board_kit::signals::RwSignal;
use leptos::ev::KeyboardEvent;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement, SvgElement};

/// What a key does at the table.
pub(crate) fn pressed<B: Board>(
    event: &KeyboardEvent,
    controller: TableController<B>,
    panel: RwSignal<Option<Panel>>,
) {
    if typing() || dom::is_modal() {
        return;
    }
    let toggle = |one| {
        if panel.get_untracked() == Some(one) {
            panel.set(None);
            focus::to_board();
        } else {
            panel.set(Some(one));
            focus::to_side();
        }
    };
    let with_control = event.ctrl_key() || event.meta_key();
    if let Some((right, down)) = arrow(event) {
        // With Shift, arrows ask.
        if !event.shift_key() {
            step(right, down);
            event.prevent_default();
        }
        return;
    }
    match event.key().as_str() {
        "z" | "Z" if with_control => controller.undo(),
        "Enter" if with_control => controller.commit(),
        _ if with_control || event.alt_key() => return,
        "Backspace" => controller.unchoose(),
        "Escape" if panel.get_untracked().is_some() => {
            panel.set(None);
            focus::to_board();
        }
        "Escape" => controller.skip(),
        "l" | "L" => toggle(Panel::Log),
        "c" | "C" => toggle(Panel::Choices),
        "w" | "W" => toggle(Panel::Words),
        "?" => toggle(Panel::Rules),
        _ => return,
    }
    event.prevent_default();
}

/// Where an arrow key leads, as a direction of length 1 to the right and down.
pub(super) fn arrow(event: &KeyboardEvent) -> Option<(f64, f64)> {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return None;
    }
    match event.key().as_str() {
        "ArrowLeft" => Some((-1.0, 0.0)),
        "ArrowRight" => Some((1.0, 0.0)),
        "ArrowUp" => Some((0.0, -1.0)),
        "ArrowDown" => Some((0.0, 1.0)),
        _ => None,
    }
}

/// Whether keys belong to a field just now.
pub(super) fn typing() -> bool {
    focused().is_some_and(|element| {
        matches!(
            element.tag_name().to_ascii_lowercase().as_str(),
            "input" | "select" | "textarea"
        )
    })
}

fn focused() -> Option<Element> {
    dom::document()?.active_element()
}

/// Moves the focus to the nearest piece in a direction.
fn step(right: f64, down: f64) {
    let Some(document) = dom::document() else {
        return;
    };
    let Ok(found) = document.query_selector_all(
        ".board .target, .hand .target, .hand button, .hand [tabindex='0'], .actions button",
    ) else {
        return;
    };
    let pieces: Vec<Element> = (0..found.length())
        .filter_map(|index| found.item(index)?.dyn_into().ok())
        .collect();
    let from = focused().filter(|element| pieces.contains(element));
    let next = match from {
        Some(from) => {
            let here = middle(&from.get_bounding_client_rect());
            let places = pieces
                .iter()
                .map(|piece| middle(&piece.get_bounding_client_rect()));
            nearest(here, (right, down), places).and_then(|index| pieces.get(index))
        }
        None => pieces.first(),
    };
    if let Some(next) = next {
        focus(next);
    }
}

/// Which of some places is next in a direction, of length 1, from `here`.
pub(crate) fn nearest(
    here: (f64, f64),
    (right, down): (f64, f64),
    places: impl Iterator<Item = (f64, f64)>,
) -> Option<usize> {
    let distances = places.enumerate().filter_map(|(index, there)| {
        let (x, y) = (there.0 - here.0, there.1 - here.1);
        let along = x * right + y * down;
        let across = (x * down - y * right).abs();
        // Straight ahead beats near but sideways.
        (along > 1.0).then_some((along + 2.0 * across, index))
    });
    let nearest = distances.min_by(|(a, _), (b, _)| a.total_cmp(b));
    nearest.map(|(_, index)| index)
}

pub(crate) fn middle(rect: &DomRect) -> (f64, f64) {
    (
        rect.x() + rect.width() / 2.0,
        rect.y() + rect.height() / 2.0,
    )
}

fn focus(element: &Element) {
    if let Some(piece) = element.dyn_ref::<SvgElement>() {
        let _ = piece.focus();
    } else if let Some(piece) = element.dyn_ref::<HtmlElement>() {
        let _ = piece.focus();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RIGHT: (f64, f64) = (1.0, 0.0);
    const UP: (f64, f64) = (0.0, -1.0);

    fn from_the_middle(direction: (f64, f64), places: &[(f64, f64)]) -> Option<usize> {
        nearest((50.0, 50.0), direction, places.iter().copied())
    }

    #[test]
    fn an_arrow_leads_to_the_nearest_piece_in_its_direction() {
        let places = [(50.0, 50.0), (10.0, 50.0), (90.0, 52.0), (70.0, 50.0)];
        assert_eq!(from_the_middle(RIGHT, &places), Some(3));
        assert_eq!(from_the_middle((-1.0, 0.0), &places), Some(1));
        assert_eq!(from_the_middle(UP, &places), None, "nothing is above");
    }

    #[test]
    fn straight_ahead_beats_near_but_sideways() {
        let places = [(55.0, 80.0), (90.0, 50.0)];
        assert_eq!(from_the_middle(RIGHT, &places), Some(1));
    }
}
