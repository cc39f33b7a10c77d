//! Ways to point at something on a page.

use crate::page::Page;
use serde_json::json;
use std::fmt;

/// What to look for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Find {
    /// Elements by CSS selector.
    Css(String),
    /// Elements as people hear of them: by role and full accessible name.
    Named {
        /// The role, such as `button`.
        role: String,
        /// The whole name.
        name: String,
    },
}

/// Elements that match a CSS selector.
pub fn css(selector: &str) -> Find {
    Find::Css(selector.to_owned())
}

/// Elements whose `data-testid` is this.
pub fn test_id(id: &str) -> Find {
    Find::Css(format!("[data-testid=\"{id}\"]"))
}

/// Elements with this role and accessible name, as the browser computes them
/// for those who don't see the page.
pub fn named(role: &str, name: &str) -> Find {
    Find::Named {
        role: role.to_owned(),
        name: name.to_owned(),
    }
}

impl fmt::Display for Find {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Find::Css(selector) => write!(f, "`{selector}`"),
            Find::Named { role, name } => write!(f, "the {role} named \"{name}\""),
        }
    }
}

impl Find {
    /// The first such element now, as a handle of the browser.
    pub(crate) fn first(&self, page: &Page) -> Result<Option<String>, String> {
        match self {
            Find::Css(selector) => {
                let selector = json!(selector);
                let answer = page.call(
                    "Runtime.evaluate",
                    json!({"expression": format!("document.querySelector({selector})")}),
                )?;
                if let Some(error) = answer["exceptionDetails"]["exception"]["description"].as_str()
                {
                    return Err(error.to_owned());
                }
                Ok(handle(&answer["result"]))
            }
            Find::Named { role, name } => {
                let root = page.call("Runtime.evaluate", json!({"expression": "document"}))?;
                let root = &root["result"]["objectId"];
                let answer = page.call(
                    "Accessibility.queryAXTree",
                    json!({"objectId": root, "role": role, "accessibleName": name}),
                )?;
                let nodes = answer["nodes"].as_array().map_or(&[][..], Vec::as_slice);
                let Some(node) = nodes.iter().find(|node| node["ignored"] != true) else {
                    return Ok(None);
                };
                let found = page.call(
                    "DOM.resolveNode",
                    json!({"backendNodeId": node["backendDOMNodeId"]}),
                )?;
                Ok(handle(&found["object"]))
            }
        }
    }
}

fn handle(object: &serde_json::Value) -> Option<String> {
    object["objectId"].as_str().map(str::to_owned)
}
