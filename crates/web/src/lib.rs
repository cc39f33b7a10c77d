//! The page: the shelf, the tables, the rules and the replays.
//!
//! The same module runs twice: once as the page, which also runs the tables of this
//! device, and once as the worker in which bots think, so that the page never waits
//! for a thought.

#![expect(
    unreachable_pub,
    reason = "the component macro makes more items public than it exports"
)]

mod address;
mod app;
mod chrome;
mod code_split;
mod daily;
mod dom;
mod games;
mod online;
mod pages;
mod progress;
mod settings;
mod sound;
mod storage;
mod table;
mod text;
mod worker;

use ::text::Language;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page in a language, with what all pages say in it; other texts
/// are at addresses that begin with `texts`.
#[wasm_bindgen]
pub fn start_app(language: &str, texts: String, core: String) -> Result<(), JsError> {
    console_error_panic_hook::set_once();
    let language = Language::of_locale(language);
    text::begin(language, texts, core).map_err(|_| JsError::new("texts of another version"))?;
    leptos::mount::mount_to_body(move || app::App(app::AppProps { language }));
    Ok(())
}

/// Starts the worker.
#[wasm_bindgen]
pub fn worker_entry() {
    console_error_panic_hook::set_once();
    worker::listen();
}
