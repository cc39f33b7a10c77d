//! The way to a table in this page's own worker.

use super::message::{News, Request};
use crate::dom;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// A table that can be asked things; it answers by updates. One on a server is
/// another kind of backend: `ServerBackend` in `crate::online`.
pub(crate) trait TableBackend {
    /// Asks the table something.
    fn ask(&self, request: &Request);
}

/// A table in a worker of its own, which ends with it.
pub(crate) struct WorkerBackend {
    worker: Worker,
    waiting: Rc<Waiting>,
    // Kept alive as long as the worker may call it.
    _on_message: Closure<dyn Fn(MessageEvent)>,
}

/// What is said before the worker listens.
#[derive(Default)]
struct Waiting {
    ready: Cell<bool>,
    texts: RefCell<Vec<String>>,
}

impl WorkerBackend {
    /// Starts a worker and hands on what it says.
    pub(crate) fn open(on_update: impl Fn(News) + 'static) -> Result<Self, JsValue> {
        let address = dom::worker_address().ok_or_else(|| JsValue::from_str("no worker"))?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&address, &options)?;
        let waiting = Rc::new(Waiting::default());
        let on_message = Closure::<dyn Fn(MessageEvent)>::new({
            let waiting = waiting.clone();
            let worker = worker.clone();
            move |event: MessageEvent| {
                let text = event.data().as_string().unwrap_or_default();
                match serde_json::from_str(&text) {
                    Ok(News::Ready) => {
                        waiting.ready.set(true);
                        for text in waiting.texts.take() {
                            let _ = worker.post_message(&JsValue::from_str(&text));
                        }
                    }
                    Ok(update) => on_update(update),
                    Err(error) => on_update(News::Broken {
                        reason: error.to_string(),
                    }),
                }
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        Ok(Self {
            worker,
            waiting,
            _on_message: on_message,
        })
    }
}

impl TableBackend for WorkerBackend {
    fn ask(&self, request: &Request) {
        let text = serde_json::to_string(request).unwrap_or_default();
        if self.waiting.ready.get() {
            // Posting a text to a living worker does not fail.
            let _ = self.worker.post_message(&JsValue::from_str(&text));
        } else {
            self.waiting.texts.borrow_mut().push(text);
        }
    }
}

impl Drop for WorkerBackend {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
