//! What a page complains about: errors in its console, exceptions nobody
//! catches, files that don't come, rules of security it breaks.

use crate::wire::Event;
use serde_json::Value;

#[derive(Debug, Default)]
pub(crate) struct Complaints(Vec<String>);

impl Complaints {
    pub(crate) fn hear(&mut self, event: &Event) {
        let params = &event.params;
        let complaint = match event.method.as_str() {
            "Runtime.exceptionThrown" => {
                let details = &params["exceptionDetails"];
                let said = details["exception"]["description"].as_str();
                Some(said.or(details["text"].as_str()).unwrap_or("").to_owned())
            }
            "Runtime.consoleAPICalled" if is_error(&params["type"]) => {
                let parts = params["args"].as_array().map_or(&[][..], Vec::as_slice);
                let words: Vec<String> = parts.iter().map(spoken).collect();
                Some(words.join(" "))
            }
            "Log.entryAdded" if params["entry"]["level"] == "error" => {
                let entry = &params["entry"];
                let text = entry["text"].as_str().unwrap_or_default();
                let url = entry["url"].as_str().unwrap_or_default();
                Some(format!("{text} {url}"))
            }
            // Not `Inspector.targetCrashed`: a service worker that another one
            // replaces counts as crashed, and a page that did answers no step.
            _ => None,
        };
        self.0.extend(complaint);
    }

    pub(crate) fn list(&self) -> &[String] {
        &self.0
    }

    /// Forgets those that contain this text, and says whether there were any.
    pub(crate) fn forgive(&mut self, part: &str) -> bool {
        let before = self.0.len();
        self.0.retain(|complaint| !complaint.contains(part));
        self.0.len() < before
    }
}

fn is_error(kind: &Value) -> bool {
    kind == "error" || kind == "assert"
}

/// What one part of a console message says.
fn spoken(part: &Value) -> String {
    match &part["value"] {
        Value::String(text) => text.clone(),
        Value::Null => part["description"].as_str().unwrap_or("null").to_owned(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn heard(method: &str, params: Value) -> Complaints {
        let mut complaints = Complaints::default();
        complaints.hear(&Event {
            method: method.to_owned(),
            params,
        });
        complaints
    }

    #[test]
    fn errors_are_complaints_and_news_are_not() {
        let console = |kind: &str| json!({"type": kind, "args": [{"value": "a"}, {"value": 3}]});
        let loud = heard("Runtime.consoleAPICalled", console("error"));
        assert_eq!(loud.list(), ["a 3"]);
        assert!(
            heard("Runtime.consoleAPICalled", console("log"))
                .list()
                .is_empty()
        );
        let thrown = json!({"exceptionDetails": {"exception": {"description": "Error: x"}}});
        assert_eq!(
            heard("Runtime.exceptionThrown", thrown).list(),
            ["Error: x"]
        );
    }

    #[test]
    fn only_what_is_there_can_be_forgiven() {
        let entry = json!({"entry": {"level": "error", "text": "404", "url": "/x"}});
        let mut complaints = heard("Log.entryAdded", entry);
        assert!(!complaints.forgive("500"));
        assert!(complaints.forgive("404"));
        assert!(complaints.list().is_empty());
    }
}
