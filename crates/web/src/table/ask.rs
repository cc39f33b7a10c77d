//! Asking what something on the table is: by holding a finger on it, resting the
//! mouse over it, or focusing it.

use crate::code_split;
use crate::dom;
use board_kit::signals::RwSignal;
use engine::Clause;
use gloo_timers::callback::Timeout;
use leptos::ev::{self, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use registry::GameId;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};

/// How long a finger is held, in milliseconds, before it asks instead of playing.
const HOLD: u32 = 500;
/// How long the mouse or the focus rests before it asks.
const REST: u32 = 900;
/// How far a pointer may stray while it rests, in pixels.
const STRAY: f64 = 12.0;

/// A point of the window.
type Point = (f64, f64);

/// The parts of the table where there are things to ask about.
const ASKABLE: &str = ".table .board, .table .hand, .table .seats";

fn is_askable(target: Option<EventTarget>) -> Option<Element> {
    let element: Element = target?.dyn_into().ok()?;
    element.closest(ASKABLE).ok()??;
    Some(element)
}

fn is_card(target: Option<EventTarget>) -> bool {
    let element: Option<Element> = target.and_then(|target| target.dyn_into().ok());
    element.is_some_and(|element| element.closest(".ask-card").ok().flatten().is_some())
}

fn far((x1, y1): Point, (x2, y2): Point) -> bool {
    (x1 - x2).abs() > STRAY || (y1 - y2).abs() > STRAY
}

/// The card that answers, and what brings it up.
#[component]
pub(crate) fn Ask(game: GameId, see_clause: Callback<Clause>) -> impl IntoView {
    let asked = RwSignal::new(None::<Point>);
    let timer = StoredValue::new_local(None::<Timeout>);
    let at = StoredValue::new((0.0, 0.0));
    // A finger that asked does not play when it is lifted.
    let held = StoredValue::new(false);
    let wait = move |point: Point, millis: u32, by_finger: bool| {
        at.set_value(point);
        timer.set_value(Some(Timeout::new(millis, move || {
            let _ = held.try_update_value(|held| *held = by_finger);
            let _ = asked.try_set(Some(point));
        })));
    };
    let close = move || {
        timer.set_value(None);
        if asked.get_untracked().is_some() {
            asked.set(None);
        }
    };
    let point = |event: &PointerEvent| (f64::from(event.client_x()), f64::from(event.client_y()));
    let listeners = [
        window_event_listener(ev::pointerdown, move |event| {
            if is_card(event.target()) {
                return;
            }
            close();
            held.set_value(false);
            if event.pointer_type() != "mouse" && is_askable(event.target()).is_some() {
                wait(point(&event), HOLD, true);
            }
        }),
        window_event_listener(ev::pointermove, move |event| {
            if is_card(event.target()) || !far(point(&event), at.get_value()) {
                return;
            }
            close();
            let is_mouse = event.pointer_type() == "mouse" && event.buttons() == 0;
            if is_mouse && is_askable(event.target()).is_some() {
                wait(point(&event), REST, false);
            } else {
                at.set_value(point(&event));
            }
        }),
        window_event_listener(ev::pointerup, move |_| timer.set_value(None)),
        window_event_listener(ev::pointercancel, move |_| timer.set_value(None)),
        window_event_listener(ev::keydown, move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                close();
            }
        }),
        window_event_listener(ev::focusin, move |event: FocusEvent| {
            let seen = is_askable(event.target());
            let seen = seen.filter(|element| element.matches(":focus-visible").unwrap_or(false));
            if let Some(element) = seen {
                close();
                let rect = element.get_bounding_client_rect();
                let (x, y) = (
                    rect.x() + rect.width() / 2.0,
                    rect.y() + rect.height() / 2.0,
                );
                wait((x, y), REST, false);
            }
        }),
    ];
    on_cleanup(move || listeners.into_iter().for_each(|listener| listener.remove()));
    let stop = move |event: MouseEvent| {
        if held.get_value() {
            held.set_value(false);
            event.prevent_default();
            event.stop_propagation();
        }
    };
    dom::capture_clicks(stop);
    move || {
        asked
            .get()
            .map(|point| code_split::ask_of(game, point, see_clause))
    }
}
