//! Asking what something on the table is: by tapping what can't be played, holding a
//! finger on what can, resting the mouse over it, focusing it, or going to it with Shift
//! and the arrows. Those leave the focus where it is: what one plays with stays first.

use super::controller::Notice;
use super::keys;
use crate::code_split;
use crate::dom;
use board_kit::signals::RwSignal;
use engine::Clause;
use gloo_timers::callback::Timeout;
use leptos::ev::{self, FocusEvent, KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use registry::GameId;
use std::any::Any;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlElement};

/// How long a finger is held, in milliseconds, before it asks instead of playing.
const HOLD: u32 = 500;
/// How long the mouse or the focus rests before it asks.
const REST: u32 = 900;
/// How long after a tap, in milliseconds, what was tapped may refuse it, which is an
/// answer as well.
const TAP: u32 = 60;
/// How far a pointer may stray while it rests, in pixels.
const STRAY: f64 = 12.0;

/// A point of the window, or a direction in it.
type Point = (f64, f64);

/// What is asked about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Asked {
    /// The thing at this point, unless there is a direction.
    pub point: Point,
    /// The next thing from there in this direction.
    pub towards: Option<Point>,
}

/// The parts of the table where there are things to ask about.
const ASKABLE: &str = ".table .board, .table .hand, .table .seats";
/// What a tap plays or presses.
const PLAYED: &str = ".target, button, a, input, [data-action], [role=button]";

fn is_askable(target: Option<EventTarget>) -> Option<Element> {
    let element: Element = target?.dyn_into().ok()?;
    element.closest(ASKABLE).ok()??;
    Some(element)
}

fn is_played(element: &Element) -> bool {
    element.closest(PLAYED).ok().flatten().is_some()
}

/// Where a walk with the arrows begins: at what has the focus, or else on the board.
fn start() -> Option<Point> {
    let document = dom::document()?;
    let focused = document.active_element();
    let focused = focused.filter(is_played);
    let board = || document.query_selector(".table .board").ok().flatten();
    let element = focused.or_else(board)?;
    Some(keys::middle(&element.get_bounding_client_rect()))
}

fn is_card(target: Option<EventTarget>) -> bool {
    let element: Option<Element> = target.and_then(|target| target.dyn_into().ok());
    element.is_some_and(|element| element.closest(".ask-card").ok().flatten().is_some())
}

/// From the answer to its rule.
fn follow_clause() {
    let clause = dom::document().and_then(|page| page.query_selector(".ask-card .clause").ok()?);
    if let Some(clause) = clause.and_then(|clause| clause.dyn_into::<HtmlElement>().ok()) {
        clause.click();
    }
}

fn far((x1, y1): Point, (x2, y2): Point) -> bool {
    (x1 - x2).abs() > STRAY || (y1 - y2).abs() > STRAY
}

/// The card that answers, and what brings it up.
#[component]
pub(crate) fn Ask(
    game: GameId,
    /// The [`TableController`](super::controller::TableController) of its board.
    table: Arc<dyn Any + Send + Sync>,
    see_clause: Callback<Clause>,
    /// Set while things move, when a tap hurries them.
    busy: RwSignal<bool>,
    notice: RwSignal<Option<Notice>>,
) -> impl IntoView {
    let asked = RwSignal::new(None::<Asked>);
    let timer = StoredValue::new_local(None::<Timeout>);
    let at = StoredValue::new((0.0, 0.0));
    // A finger that asked does not play when it is lifted.
    let held = StoredValue::new(false);
    let wait = move |point: Point, millis: u32, by_finger: bool| {
        at.set_value(point);
        timer.set_value(Some(Timeout::new(millis, move || {
            let _ = held.try_update_value(|held| *held = by_finger);
            let towards = None;
            let _ = asked.try_set(Some(Asked { point, towards }));
        })));
    };
    let down = StoredValue::new((0.0, 0.0));
    let tap = move |point: Point| {
        at.set_value(point);
        let before = notice.get_untracked();
        timer.set_value(Some(Timeout::new(TAP, move || {
            if notice.try_get_untracked().is_some_and(|now| now == before) {
                let towards = None;
                let _ = asked.try_set(Some(Asked { point, towards }));
            }
        })));
    };
    // Where the thing is that was found.
    let found = Callback::new(move |point| at.set_value(point));
    let walk = move |towards: Point| {
        timer.set_value(None);
        let point = match asked.get_untracked() {
            Some(_) => Some(at.get_value()),
            None => start(),
        };
        let towards = Some(towards);
        asked.set(point.map(|point| Asked { point, towards }));
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
            down.set_value(point(&event));
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
        window_event_listener(ev::pointerup, move |event| {
            timer.set_value(None);
            let tapped = is_askable(event.target()).filter(|element| !is_played(element));
            let is_tap = !held.get_value() && !far(point(&event), down.get_value());
            if tapped.is_some() && is_tap && !busy.get_untracked() {
                tap(point(&event));
            }
        }),
        window_event_listener(ev::pointercancel, move |_| timer.set_value(None)),
        window_event_listener(ev::keydown, move |event: KeyboardEvent| {
            if dom::is_modal() {
                return;
            }
            match (event.key().as_str(), keys::arrow(&event)) {
                ("Escape", _) => close(),
                ("?", _) => follow_clause(),
                (_, Some(towards)) if event.shift_key() && !keys::typing() => {
                    event.prevent_default();
                    walk(towards);
                }
                _ => {}
            }
        }),
        window_event_listener(ev::focusin, move |event: FocusEvent| {
            let seen = is_askable(event.target());
            let seen = seen.filter(|element| element.matches(":focus-visible").unwrap_or(false));
            if let Some(element) = seen {
                close();
                wait(
                    keys::middle(&element.get_bounding_client_rect()),
                    REST,
                    false,
                );
            }
        }),
    ];
    on_cleanup(move || listeners.into_iter().for_each(|listener| listener.remove()));
    let stop = move |event: web_sys::Event| {
        if held.get_value() {
            held.set_value(false);
            event.prevent_default();
            event.stop_propagation();
        }
    };
    dom::capture("click", stop);
    move || {
        let table = table.clone();
        asked
            .get()
            .map(|asked| code_split::ask_of(game, table, asked, found, see_clause))
    }
}
