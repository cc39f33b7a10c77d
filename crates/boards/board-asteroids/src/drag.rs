//! Dragging a tile from the hand to its square: one way among others.

use crate::curve::Xy;
use board_kit::signals::RwSignal;
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;

/// How far a finger trembles in a tap.
const TREMBLE: f64 = 10.0;

/// A piece on its way under a finger.
#[derive(Clone, Copy)]
pub(crate) struct Drag {
    /// How far it is from its place, while it is dragged.
    pub(crate) offset: RwSignal<Option<Xy>>,
    from: StoredValue<Option<Xy>>,
    ended: StoredValue<bool>,
}

impl Drag {
    /// At rest.
    pub(crate) fn new() -> Self {
        Self {
            offset: RwSignal::new(None),
            from: StoredValue::new(None),
            ended: StoredValue::new(false),
        }
    }

    /// A finger comes down.
    pub(crate) fn begin(&self, event: &PointerEvent) {
        self.ended.set_value(false);
        if event.button() == 0 {
            self.from.set_value(Some(place_of(event)));
            // So that the piece hears of the finger wherever it goes.
            let piece = event
                .current_target()
                .and_then(|it| it.dyn_into::<Element>().ok());
            if let Some(piece) = piece {
                let _ = piece.set_pointer_capture(event.pointer_id());
            }
        }
    }

    /// The finger moves; whether the piece goes with it.
    pub(crate) fn follow(&self, event: &PointerEvent) -> bool {
        let Some(from) = self.from.get_value() else {
            return false;
        };
        let at = place_of(event);
        let offset = (at.0 - from.0, at.1 - from.1);
        let far = offset.0.hypot(offset.1) > TREMBLE;
        if far || self.offset.get_untracked().is_some() {
            self.offset.set(Some(offset));
        }
        far
    }

    /// The finger goes up; whether that ends a drag.
    pub(crate) fn end(&self) -> bool {
        let dragged = self.offset.get_untracked().is_some();
        self.cancel();
        self.ended.set_value(dragged);
        dragged
    }

    /// The piece goes back to its place.
    pub(crate) fn cancel(&self) {
        self.from.set_value(None);
        self.offset.set(None);
    }

    /// Whether a drag has just ended, asked once.
    pub(crate) fn has_ended(&self) -> bool {
        let ended = self.ended.get_value();
        self.ended.set_value(false);
        ended
    }
}

fn place_of(event: &PointerEvent) -> Xy {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Whether a pointer is over something that matches a selector.
pub(crate) fn is_over(event: &PointerEvent, selector: &str) -> bool {
    let (x, y) = place_of(event);
    document()
        .elements_from_point(x as f32, y as f32)
        .iter()
        .filter_map(|found| found.dyn_into::<Element>().ok())
        .any(|found| found.closest(selector).is_ok_and(|it| it.is_some()))
}
