//! A page in the browser, as a visitor sees it.

use crate::complaints::Complaints;
use crate::find::Find;
use crate::pauses::Pauses;
use crate::trace::{Frames, Trace};
use crate::traffic::{self, Traffic};
use crate::visit::Touch;
use crate::wire::{Event, Wire};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::Duration;

/// How long something may take to appear.
const PATIENCE: Duration = Duration::from_secs(60);

/// An open page. When it goes, whatever it complained about fails the test.
#[derive(Debug)]
pub struct Page {
    wire: Arc<Wire>,
    context: String,
    session: String,
    pub(crate) touch: Touch,
    events: Receiver<Event>,
    heard: RefCell<Heard>,
}

#[derive(Debug, Default)]
struct Heard {
    complaints: Complaints,
    traffic: Traffic,
    trace: Trace,
}

impl Page {
    pub(crate) fn new(wire: Arc<Wire>, context: String, session: String, touch: Touch) -> Page {
        let events = wire.events(&session);
        Page {
            wire,
            context,
            session,
            touch,
            events,
            heard: RefCell::default(),
        }
    }

    pub(crate) fn call(&self, method: &str, params: Value) -> Result<Value, String> {
        self.wire.call(Some(&self.session), method, params)
    }

    pub(crate) fn call_both(&self, method: &str, params: [Value; 2]) -> Result<(), String> {
        self.wire.call_both(&self.session, method, params)
    }

    pub(crate) fn call_browser(&self, method: &str, params: Value) -> Result<Value, String> {
        self.wire.call(None, method, params)
    }

    pub(crate) fn context(&self) -> &str {
        &self.context
    }

    /// Goes to an address and waits until the document is there.
    pub(crate) fn go(&self, url: &str) -> Result<(), String> {
        let answer = self.call("Page.navigate", json!({"url": url}))?;
        match answer["errorText"].as_str() {
            Some(error) => Err(error.to_owned()),
            None => Ok(()),
        }
    }

    /// Goes to an address, or to a path of the same site, as one does in the
    /// address bar.
    #[track_caller]
    pub fn visit(&self, address: &str) {
        let here = self.js("location.origin");
        let url = match here.as_str().filter(|_| address.starts_with('/')) {
            Some(here) => format!("{here}{address}"),
            None => address.to_owned(),
        };
        self.expect(self.go(&url));
    }

    /// Goes to an address and waits for what is there.
    #[track_caller]
    pub fn visit_and_wait(&self, address: &str, until: Find) {
        self.visit(address);
        self.wait_for(until);
    }

    /// Loads the page again, as after a crash.
    #[track_caller]
    pub fn reload(&self) {
        let marked = self.try_js("window.beforeReload = true");
        self.expect(marked.map(drop));
        self.expect(self.call("Page.reload", json!({})).map(drop));
        self.wait_until("!window.beforeReload && document.readyState === 'complete'");
    }

    /// Waits until something is on the page.
    #[track_caller]
    pub fn wait_for(&self, find: Find) {
        self.patiently(&find.to_string(), || Ok(find.first(self)?.is_some()));
    }

    /// Waits until something is no longer on the page.
    #[track_caller]
    pub fn wait_gone(&self, find: Find) {
        let what = format!("the end of {find}");
        self.patiently(&what, || Ok(find.first(self)?.is_none()));
    }

    /// Waits until a JavaScript expression is true.
    #[track_caller]
    pub fn wait_until(&self, expression: &str) {
        self.patiently(&format!("`{expression}`"), || {
            // While a document is being replaced nothing can be asked of it.
            Ok(self.try_js(&format!("!!({expression})")) == Ok(Value::Bool(true)))
        });
    }

    /// Whether something is on the page right now.
    #[track_caller]
    pub fn has(&self, find: Find) -> bool {
        self.expect(find.first(self)).is_some()
    }

    /// The text of something, as it is shown.
    #[track_caller]
    pub fn text(&self, find: Find) -> String {
        let text = self.ask(
            find,
            "function () { return this.innerText ?? this.textContent }",
        );
        text.as_str().unwrap_or_default().trim().to_owned()
    }

    /// An attribute of something; none when it has no such attribute.
    #[track_caller]
    pub fn attribute(&self, find: Find, name: &str) -> Option<String> {
        let name = json!(name);
        let value = self.ask(
            find,
            &format!("function () {{ return this.getAttribute({name}) }}"),
        );
        value.as_str().map(str::to_owned)
    }

    /// How many elements match a CSS selector.
    #[track_caller]
    pub fn count(&self, selector: &str) -> usize {
        let selector = json!(selector);
        let count = self.js(&format!("document.querySelectorAll({selector}).length"));
        count.as_u64().unwrap_or_default() as usize // OK because documents are not that long.
    }

    /// The value of a JavaScript expression; promises are waited for.
    #[track_caller]
    pub fn js(&self, expression: &str) -> Value {
        self.expect(self.try_js(expression))
    }

    /// The path and query of the address.
    #[track_caller]
    pub fn path(&self) -> String {
        let path = self.js("location.pathname + location.search + location.hash");
        path.as_str().unwrap_or_default().to_owned()
    }

    /// Forgets a complaint that the test provokes on purpose; waits until
    /// there is one that contains this text.
    #[track_caller]
    pub fn forgive(&self, part: &str) {
        self.patiently(&format!("a complaint about `{part}`"), || {
            self.listen();
            Ok(self.heard.borrow_mut().complaints.forgive(part))
        });
    }

    /// Forgets complaints that contain this text, where there may be none: a page that
    /// tries again at the right moment has nothing to complain about.
    pub fn forgive_any(&self, part: &str) {
        self.listen();
        self.heard.borrow_mut().complaints.forgive(part);
    }

    /// What the page and its workers complained about so far.
    pub fn complaints(&self) -> Vec<String> {
        self.listen();
        self.heard.borrow().complaints.list().to_vec()
    }

    /// The bytes that came over the network so far, as they were sent.
    pub fn transferred(&self) -> u64 {
        self.listen();
        self.heard.borrow().traffic.bytes()
    }

    /// The requests so far, each with the bytes that came.
    pub fn requests(&self) -> Vec<(String, u64)> {
        self.listen();
        self.heard.borrow().traffic.requests()
    }

    /// The names of the files that were asked for so far as
    /// `/{kind}-HASH_{name}{ending}`, sorted.
    pub fn requested(&self, kind: &str, ending: &str) -> Vec<String> {
        let requests = self.requests();
        traffic::names(requests.iter().map(|(url, _)| url), kind, ending)
    }

    pub(crate) fn begin_hearing_a_trace(&self) {
        self.heard.borrow_mut().trace = Trace::default();
    }

    pub(crate) fn has_heard_the_trace(&self) -> bool {
        self.listen();
        self.heard.borrow().trace.is_complete()
    }

    pub(crate) fn frames_heard(&self) -> Frames {
        self.heard.borrow().trace.frames()
    }

    pub(crate) fn try_js(&self, expression: &str) -> Result<Value, String> {
        let answer = self.call(
            "Runtime.evaluate",
            json!({"expression": expression, "awaitPromise": true,
                   "returnByValue": true, "userGesture": true}),
        )?;
        value(&answer)
    }

    /// Calls a JavaScript function on an element, which is waited for.
    #[track_caller]
    pub(crate) fn ask(&self, find: Find, function: &str) -> Value {
        let mut answer = Value::Null;
        self.patiently(&find.to_string(), || {
            let Some(element) = find.first(self)? else {
                return Ok(false);
            };
            // The element may have been replaced meanwhile.
            let Ok(value) = self.call_on(&element, function) else {
                return Ok(false);
            };
            answer = value;
            Ok(true)
        });
        answer
    }

    pub(crate) fn call_on(&self, element: &str, function: &str) -> Result<Value, String> {
        let answer = self.call(
            "Runtime.callFunctionOn",
            json!({"objectId": element, "functionDeclaration": function,
                   "awaitPromise": true, "returnByValue": true, "userGesture": true}),
        )?;
        value(&answer)
    }

    /// Tries again until it works, and fails the test when it never does.
    #[track_caller]
    pub(crate) fn patiently(&self, what: &str, mut done: impl FnMut() -> Result<bool, String>) {
        let pauses = Pauses::begin();
        let mut trouble = String::new();
        loop {
            match done() {
                Ok(true) => return,
                Ok(false) => {}
                Err(error) => trouble = format!(" ({error})"),
            }
            if pauses.lasted() > PATIENCE {
                self.fail(&format!("waited in vain for {what}{trouble}"));
            }
            pauses.rest();
        }
    }

    #[track_caller]
    pub(crate) fn expect<T>(&self, result: Result<T, String>) -> T {
        match result {
            Ok(value) => value,
            Err(error) => self.fail(&error),
        }
    }

    /// Fails the test and shows what the page looked like.
    #[track_caller]
    pub(crate) fn fail(&self, message: &str) -> ! {
        let shown = self.try_js("document.body?.innerText ?? ''");
        let shown = shown.unwrap_or_default();
        let shown: String = shown
            .as_str()
            .unwrap_or_default()
            .chars()
            .take(600)
            .collect();
        let picture = self.picture_of_failure();
        let complaints = self.complaints().join("\n");
        panic!("{message}\ncomplaints: {complaints}\npicture: {picture}\nthe page shows:\n{shown}");
    }

    /// Takes in the events that have come.
    fn listen(&self) {
        let mut heard = self.heard.borrow_mut();
        for mut event in self.events.try_iter() {
            heard.complaints.hear(&event);
            heard.traffic.hear(&event);
            heard.trace.hear(&mut event);
        }
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        // An answer comes after everything that the page said before it.
        let _ = self.try_js("0");
        let complaints = self.complaints();
        // The browser may be gone already.
        let _ = self.call_browser(
            "Target.disposeBrowserContext",
            json!({"browserContextId": self.context}),
        );
        if !std::thread::panicking() {
            assert!(complaints.is_empty(), "the page complains: {complaints:#?}");
        }
    }
}

fn value(answer: &Value) -> Result<Value, String> {
    let problem = &answer["exceptionDetails"];
    if problem.is_null() {
        return Ok(answer["result"]["value"].clone());
    }
    let said = problem["exception"]["description"].as_str();
    Err(said.unwrap_or("an exception").to_owned())
}
