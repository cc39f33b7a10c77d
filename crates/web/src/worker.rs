//! The table that lives in this page's worker: rules, dice and bots, away from
//! the thread that draws.

mod local;

use crate::code_split;
use crate::table::{News, Request};
pub(crate) use local::{LocalTable, Running};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

thread_local! {
    /// The one table of this worker.
    static TABLE: RefCell<Option<Box<dyn Running>>> = const { RefCell::new(None) };
    /// What the page said while a table was being opened.
    static UNHEARD: RefCell<Option<Vec<Request>>> = const { RefCell::new(None) };
}

/// The worker's side of the channel to the page.
fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

fn tell(update: &News) {
    let text = serde_json::to_string(update).unwrap_or_default();
    // Posting fails only while the page is going away.
    let _ = scope().post_message(&JsValue::from_str(&text));
}

/// Listens to the page from now on.
pub(crate) fn listen() {
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        match serde_json::from_str(&text) {
            Ok(request) => answer(request),
            Err(error) => tell(&News::Broken {
                reason: error.to_string(),
            }),
        }
    });
    scope().set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    tell(&News::Ready);
}

fn answer(request: Request) {
    if let Request::Open { saved, viewer } = request {
        UNHEARD.set(Some(Vec::new()));
        spawn_local(async move {
            let table = open(*saved, viewer).await;
            TABLE.set(table);
            for request in UNHEARD.take().unwrap_or_default() {
                answer(request);
            }
            go_on();
        });
        return;
    }
    let request = UNHEARD.with_borrow_mut(|unheard| match unheard {
        Some(unheard) => {
            unheard.push(request);
            None
        }
        None => Some(request),
    });
    let Some(request) = request else { return };
    TABLE.with_borrow_mut(|table| {
        if let Some(table) = table {
            table.take(request, &mut tell);
        }
    });
    go_on();
}

async fn open(saved: crate::table::Saved, viewer: engine::Viewer) -> Option<Box<dyn Running>> {
    let name = saved.record.game.clone();
    let opened = match saved.game() {
        Some(game) => match code_split::fetch(game).await {
            Ok(part) => (part.open)(saved, viewer),
            Err(_) => Err(name),
        },
        None => Err(name),
    };
    match opened {
        Ok(mut table) => {
            table.greet(&mut tell);
            Some(table)
        }
        Err(reason) => {
            tell(&News::Broken { reason });
            None
        }
    }
}

/// Lets chance and bots have their turn, one step at a time, so that what the
/// page says meanwhile is heard in between.
fn go_on() {
    let more = TABLE.with_borrow_mut(|table| {
        table
            .as_mut()
            .is_some_and(|table| table.step(&mut tell) == local::Next::More)
    });
    if more {
        let again = Closure::once_into_js(go_on);
        let _ =
            scope().set_timeout_with_callback_and_timeout_and_arguments_0(again.unchecked_ref(), 0);
    }
}
