//! Speaking with Chromium: commands, answers and events as JSON over a pipe.

use crate::chromium;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdin, ChildStdout};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock};
use std::time::Duration;

/// No command takes longer, even on a machine with much else to do.
const PATIENCE: Duration = Duration::from_secs(60);

/// Something that happened in a page or one of its workers.
#[derive(Debug)]
pub(crate) struct Event {
    pub(crate) method: String,
    pub(crate) params: Value,
}

/// The wire to the one browser of this program.
#[derive(Debug)]
pub(crate) struct Wire {
    writer: Mutex<ChildStdin>,
    next: AtomicU64,
    /// Who waits for the answer to which command.
    waiting: Mutex<HashMap<u64, Sender<Value>>>,
    /// Who listens to which session.
    listening: Mutex<HashMap<String, Sender<Event>>>,
}

/// The browser, started when first asked for.
pub(crate) fn wire() -> Arc<Wire> {
    static WIRE: OnceLock<Arc<Wire>> = OnceLock::new();
    WIRE.get_or_init(Wire::start).clone()
}

impl Wire {
    fn start() -> Arc<Wire> {
        let mut child = chromium::start();
        let writer = child.stdin.take().expect("the pipe was asked for");
        let reader = child.stdout.take().expect("the pipe was asked for");
        let wire = Arc::new(Wire {
            writer: Mutex::new(writer),
            next: AtomicU64::new(1),
            waiting: Mutex::default(),
            listening: Mutex::default(),
        });
        let listener = wire.clone();
        std::thread::spawn(move || {
            listener.listen(reader);
            // Nobody is answered any more: those who wait are told by this.
            lock(&listener.waiting).clear();
            let _ = child.wait();
        });
        wire
    }

    /// Sends a command and waits for its answer.
    pub(crate) fn call(
        &self,
        session: Option<&str>,
        method: &str,
        params: Value,
    ) -> Result<Value, String> {
        let answer = self.begin(session, method, params)?;
        Self::end(method, &answer)
    }

    /// Sends two commands, the second without waiting for the answer to the
    /// first: between them passes no time that the page could notice.
    pub(crate) fn call_both(
        &self,
        session: &str,
        method: &str,
        params: [Value; 2],
    ) -> Result<(), String> {
        let answers = params.map(|params| self.begin(Some(session), method, params));
        for answer in answers {
            Self::end(method, &answer?)?;
        }
        Ok(())
    }

    fn begin(
        &self,
        session: Option<&str>,
        method: &str,
        params: Value,
    ) -> Result<Receiver<Value>, String> {
        let (answered, answer) = mpsc::channel();
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        lock(&self.waiting).insert(id, answered);
        self.send(id, session, method, params)?;
        Ok(answer)
    }

    fn end(method: &str, answer: &Receiver<Value>) -> Result<Value, String> {
        let answer = answer
            .recv_timeout(PATIENCE)
            .map_err(|_| format!("the browser does not answer to {method}"))?;
        match answer.get("error") {
            Some(error) => Err(format!("{method}: {}", error["message"])),
            None => Ok(answer["result"].clone()),
        }
    }

    /// The events of a session from now on.
    pub(crate) fn events(&self, session: &str) -> Receiver<Event> {
        let (sender, receiver) = mpsc::channel();
        lock(&self.listening).insert(session.to_owned(), sender);
        receiver
    }

    fn send(
        &self,
        id: u64,
        session: Option<&str>,
        method: &str,
        params: Value,
    ) -> Result<(), String> {
        let mut message = json!({"id": id, "method": method, "params": params});
        if let Some(session) = session {
            message["sessionId"] = session.into();
        }
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        lock(&self.writer)
            .write_all(&bytes)
            .map_err(|error| format!("the browser is gone: {error}"))
    }

    fn listen(&self, reader: ChildStdout) {
        let mut reader = BufReader::new(reader);
        let mut bytes = Vec::new();
        while reader
            .read_until(0, &mut bytes)
            .is_ok_and(|count| count > 0)
        {
            bytes.pop();
            if let Ok(message) = serde_json::from_slice(&bytes) {
                self.hear(message);
            }
            bytes.clear();
        }
    }

    fn hear(&self, mut message: Value) {
        if let Some(id) = message["id"].as_u64() {
            if let Some(waiting) = lock(&self.waiting).remove(&id) {
                // The caller may have stopped waiting.
                let _ = waiting.send(message);
            }
            return;
        }
        let Some(session) = message["sessionId"].as_str() else {
            return;
        };
        let Some(listener) = lock(&self.listening).get(session).cloned() else {
            return;
        };
        let method = message["method"].as_str().unwrap_or_default().to_owned();
        let params = message["params"].take();
        if method == "Target.attachedToTarget" {
            self.adopt(&params, &listener);
        }
        // A page that is gone hears nothing.
        let _ = listener.send(Event { method, params });
    }

    /// A page has started a worker: it is listened to like the page itself.
    fn adopt(&self, params: &Value, listener: &Sender<Event>) {
        let Some(session) = params["sessionId"].as_str() else {
            return;
        };
        lock(&self.listening).insert(session.to_owned(), listener.clone());
        for domain in ["Runtime", "Network"] {
            let id = self.next.fetch_add(1, Ordering::Relaxed);
            // It may have ended already.
            let _ = self.send(id, Some(session), &format!("{domain}.enable"), json!({}));
        }
    }
}

/// A test that panics elsewhere leaves what it had locked in good order.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}
