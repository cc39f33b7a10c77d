//! The bots of the page's own table, away from the thread that draws. The worker
//! keeps a copy of the table, which follows its log.

pub(crate) mod advice;
mod bots;
pub(crate) mod message;

use crate::{code_split, dom};
use bots::seed_of;
pub(crate) use bots::{Bots, TableBots};
use engine::Character;
use message::{FromWorker, ToWorker};
use registry::GameId;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

thread_local! {
    /// The bots of the one table of this worker.
    static BOTS: RefCell<Option<Box<dyn Bots>>> = const { RefCell::new(None) };
    /// What the page said while the table was being opened.
    static UNHEARD: RefCell<Option<Vec<ToWorker>>> = const { RefCell::new(None) };
}

/// The worker's side of the channel to the page.
fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

fn tell(message: &FromWorker) {
    // Posting fails only while the page is going away.
    let _ = scope().post_message(&JsValue::from_str(&message.to_text()));
}

/// Listens to the page from now on.
pub(crate) fn listen() {
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        // The page writes nothing else.
        if let Some(message) = ToWorker::parse(&text) {
            take(message);
        }
    });
    scope().set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    tell(&FromWorker::Ready);
}

fn take(message: ToWorker) {
    if let ToWorker::Open {
        game,
        characters,
        log,
    } = message
    {
        UNHEARD.set(Some(Vec::new()));
        spawn_local(async move {
            match open(&game, characters, &log).await {
                Ok(bots) => BOTS.set(Some(bots)),
                Err(reason) => tell(&FromWorker::Broken(reason)),
            }
            for message in UNHEARD.take().unwrap_or_default() {
                take(message);
            }
        });
        return;
    }
    let message = UNHEARD.with_borrow_mut(|unheard| match unheard {
        Some(unheard) => {
            unheard.push(message);
            None
        }
        None => Some(message),
    });
    let said = BOTS.with_borrow_mut(|bots| answer(bots.as_deref_mut()?, message?));
    if let Some(said) = said {
        tell(&said);
    }
}

fn answer(bots: &mut dyn Bots, message: ToWorker) -> Option<FromWorker> {
    match message {
        ToWorker::Log(lines) => {
            let problem = bots.follow(&lines).err()?;
            Some(FromWorker::Broken(problem.to_string()))
        }
        ToWorker::Think(question) => Some(FromWorker::Decided(question, bots.think(question)?)),
        // A table is opened once.
        ToWorker::Open { .. } => None,
    }
}

async fn open(
    game: &str,
    characters: Vec<Character>,
    log: &[String],
) -> Result<Box<dyn Bots>, String> {
    let id: GameId = game.parse().map_err(|_| game.to_owned())?;
    let part = code_split::fetch(id).await.map_err(|_| game.to_owned())?;
    let seed = seed_of(log).unwrap_or_else(dom::entropy);
    (part.bots)(log, seed, characters).map_err(|error| error.to_string())
}
