//! The page as assistive technology is told of it.

use crate::page::Page;
use serde_json::{Value, json};
use std::collections::HashMap;

/// One thing on the page, as a screen reader announces it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard {
    /// What it is, such as `button`.
    pub role: String,
    /// What it is called.
    pub name: String,
    /// Whether keys go to it.
    pub is_focused: bool,
    /// Whether it takes no input now.
    pub is_disabled: bool,
    /// The names of the regions, dialogs and groups that it is in, the outermost
    /// first.
    pub inside: Vec<String>,
}

impl Page {
    /// Everything that assistive technology is told of, in reading order.
    #[track_caller]
    pub fn heard(&self) -> Vec<Heard> {
        let mut heard = Vec::new();
        self.patiently("the accessibility tree", || {
            heard = self.accessibility_tree()?;
            Ok(!heard.is_empty())
        });
        heard
    }

    /// Presses Tab until the focus is on something that fits, then Enter; `false`
    /// when the focus came round without finding it.
    #[track_caller]
    pub fn tab_and_press(&self, fits: impl Fn(&Heard) -> bool) -> bool {
        const MOST_STOPS: usize = 250;
        for _ in 0..MOST_STOPS {
            if self.heard().iter().any(|one| one.is_focused && fits(one)) {
                self.press("Enter");
                return true;
            }
            self.press("Tab");
        }
        false
    }

    fn accessibility_tree(&self) -> Result<Vec<Heard>, String> {
        let answer = self.call("Accessibility.getFullAXTree", json!({}))?;
        let nodes = answer["nodes"].as_array().ok_or("no tree")?;
        let by_id: HashMap<&str, &Value> = nodes
            .iter()
            .filter_map(|node| Some((node["nodeId"].as_str()?, node)))
            .collect();
        let mut heard = Vec::new();
        if let Some(root) = nodes.first() {
            walk(root, &by_id, &mut Vec::new(), &mut heard);
        }
        Ok(heard)
    }
}

fn walk(
    node: &Value,
    by_id: &HashMap<&str, &Value>,
    inside: &mut Vec<String>,
    heard: &mut Vec<Heard>,
) {
    let text = |key: &str| node[key]["value"].as_str().unwrap_or_default().to_owned();
    let (role, name) = (text("role"), text("name"));
    let has = |property: &str| {
        let properties = node["properties"].as_array().map_or(&[][..], Vec::as_slice);
        let found = properties.iter().find(|one| one["name"] == property);
        found.is_some_and(|one| one["value"]["value"] == true)
    };
    if node["ignored"] != true && role != "RootWebArea" && !(role.is_empty() && name.is_empty()) {
        heard.push(Heard {
            is_focused: has("focused"),
            is_disabled: has("disabled"),
            inside: inside.clone(),
            role: role.clone(),
            name: name.clone(),
        });
    }
    let holds = matches!(
        role.as_str(),
        "region" | "dialog" | "group" | "complementary" | "main"
    );
    if holds {
        inside.push(name);
    }
    let children = node["childIds"].as_array().map_or(&[][..], Vec::as_slice);
    for child in children.iter().filter_map(|id| by_id.get(id.as_str()?)) {
        walk(child, by_id, inside, heard);
    }
    if holds {
        inside.pop();
    }
}
