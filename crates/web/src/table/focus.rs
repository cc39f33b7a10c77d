//! Where the focus goes when what had it is gone.

use super::controller::TableController;
use crate::dom;
use board_kit::Board;
use board_kit::signals::{Memo, effect};
use engine::Turn;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The board: from here, an arrow leads to its pieces.
const BOARD: &str = "#content";
/// The end of the game, where it begins to be told.
const ENDING: &str = ".ending-body";
/// The side, where its text begins.
const SIDE: &str = ".side-body";

/// Gives the first element that matches the focus.
fn focus_on(selector: &str) {
    let found = dom::document().and_then(|page| page.query_selector(selector).ok().flatten());
    if let Some(element) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        // What takes no focus leaves it where it is.
        let _ = element.focus();
    }
}

/// Gives the first element that matches the focus, once it is drawn.
fn focus_when_drawn(selector: &'static str) {
    request_animation_frame(move || focus_on(selector));
}

/// To the side, when it was opened by a key.
pub(crate) fn to_side() {
    focus_when_drawn(SIDE);
}

/// Back to the board, when the side was closed by a key.
pub(crate) fn to_board() {
    focus_when_drawn(BOARD);
}

/// Whether nothing has the focus.
fn is_lost() -> bool {
    let focused = dom::document().and_then(|page| page.active_element());
    focused.is_none_or(|element| element.tag_name().eq_ignore_ascii_case("body"))
}

/// Keeps the focus at the table: a piece that had it may be gone after a move,
/// and the end of the game is where one reads on.
pub(crate) fn follow<B: Board>(controller: TableController<B>) {
    let over = Memo::new(move |_| controller.turn.get() == Turn::Over && !controller.busy.get());
    effect(move |_| {
        if over.get() {
            focus_when_drawn(ENDING);
        }
    });
    effect(move |before: Option<()>| {
        controller.scene.track();
        controller.draft.track();
        controller.face_down.track();
        controller.busy.track();
        // Before the first move nobody has put the focus anywhere.
        if before.is_some() {
            // A frame later, when what changed is drawn and has taken the focus if it
            // wants it: a field that has just opened must not lose it again.
            request_animation_frame(|| {
                request_animation_frame(|| {
                    if is_lost() {
                        focus_on(BOARD);
                    }
                });
            });
        }
    });
}
