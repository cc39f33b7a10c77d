//! Dragging a card from the hand onto a column, and finding things by where
//! they are on the page. Whatever can be dragged can be tapped as well.

use crate::LandingBoard;
use crate::pick::Fingers;
use board_kit::BoardContext;
use board_kit::signals::RwSignal;
use landing::{Action, Card, Column};
use leptos::ev::{self, PointerEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, EventTarget, SvgElement};

/// How far a pointer must go before a press becomes a drag, in pixels.
const THRESHOLD: f64 = 8.0;
/// The width and height of the hand's box.
const HAND: (f64, f64) = (360.0, 100.0);

/// A press on a card, and how far it has been dragged.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Press {
    card: Card,
    from: (f64, f64),
    /// How many pixels a unit of the hand's box is.
    scale: f64,
    /// In units of the hand's box, once it is a drag.
    way: Option<(f64, f64)>,
}

/// Follows the pointer that pressed on a card of the hand.
#[derive(Clone, Copy)]
pub(crate) struct Drag {
    fingers: Fingers,
    press: RwSignal<Option<Press>>,
}

impl Drag {
    /// Listens to the whole page, since a pointer is quick to leave a card. To
    /// capture it instead would keep a press from being a click.
    pub(crate) fn new(context: BoardContext<LandingBoard>) -> Self {
        let drag = Self {
            fingers: Fingers(context),
            press: RwSignal::new(None),
        };
        let heard = [
            window_event_listener(ev::pointermove, move |event| drag.follow(&event)),
            window_event_listener(ev::pointerup, move |event| drag.release(&event)),
            window_event_listener(ev::pointercancel, move |_| drag.cancel()),
        ];
        on_cleanup(move || heard.into_iter().for_each(WindowListenerHandle::remove));
        drag
    }

    /// How far a card has been dragged. Tracks.
    pub(crate) fn way(self, card: Card) -> Option<(f64, f64)> {
        let press = self.press.get()?;
        press.way.filter(|_| press.card == card)
    }

    /// The pointer goes down on a card.
    pub(crate) fn press(self, card: Card, event: &PointerEvent) {
        if event.is_primary() && event.button() == 0 && untrack(|| self.fingers.decides()) {
            self.press.set(Some(Press {
                card,
                from: at(event),
                scale: scale(event),
                way: None,
            }));
        }
    }

    fn follow(self, event: &PointerEvent) {
        let Some(press) = self.press.get_untracked() else {
            return;
        };
        let (x, y) = (at(event).0 - press.from.0, at(event).1 - press.from.1);
        if press.way.is_none() {
            if x.hypot(y) < THRESHOLD {
                return;
            }
            self.fingers.hold(press.card);
        }
        self.press.set(Some(Press {
            way: Some((x / press.scale, y / press.scale)),
            ..press
        }));
        self.fingers.aim_at(column_under(event));
    }

    /// The card falls where the pointer goes up.
    fn release(self, event: &PointerEvent) {
        if self.stop()
            && let Some(column) = column_under(event)
        {
            self.fingers.place(column);
        }
    }

    /// The browser took the pointer away.
    fn cancel(self) {
        self.stop();
    }

    /// Ends the press, and tells whether it was a drag.
    fn stop(self) -> bool {
        let press = self.press.get_untracked();
        let dragged = press.is_some_and(|press| press.way.is_some());
        if press.is_some() {
            self.press.set(None);
        }
        if dragged {
            self.fingers.aim_at(None);
        }
        dragged
    }
}

fn at(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn element(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into().ok()
}

/// How many pixels a unit of the hand's box is.
fn scale(event: &PointerEvent) -> f64 {
    element(event.target())
        .and_then(|card| card.closest(".lz-hand").ok().flatten())
        .map(|hand| {
            let (width, height) = (hand.client_width(), hand.client_height());
            (f64::from(width) / HAND.0).min(f64::from(height) / HAND.1)
        })
        .filter(|scale| *scale > 0.0)
        .unwrap_or(1.0)
}

/// The column under the pointer.
fn column_under(event: &PointerEvent) -> Option<Column> {
    let (x, y) = at(event);
    // OK because a screen has far fewer pixels.
    let under = document().element_from_point(x as f32, y as f32)?;
    column_of(&under)
}

/// The column that an element of the page belongs to.
pub(crate) fn column_of(element: &Element) -> Option<Column> {
    let piece = element.closest(".lz-shaft").ok().flatten()?;
    if let Some(action) = piece.get_attribute("data-action") {
        return action.parse::<Action>().ok().map(|action| action.column);
    }
    let number = piece.get_attribute("data-column")?.parse().ok()?;
    Column::new(number)
}

/// Gives a column the focus again after its button was made anew.
pub(crate) fn refocus(column: Column) {
    request_animation_frame(move || {
        let selector = format!(".lz-shafts [data-action^='{column}']");
        let found = document().query_selector(&selector).ok().flatten();
        if let Some(piece) = found.and_then(|it| it.dyn_into::<SvgElement>().ok()) {
            let _ = piece.focus();
        }
    });
}
