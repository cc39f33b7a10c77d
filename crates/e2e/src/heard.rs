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
            if self.expect(self.focused()).is_some_and(|one| fits(&one)) {
                self.press("Enter");
                return true;
            }
            self.press("Tab");
        }
        false
    }

    /// What has the focus: all that is announced when somebody comes to it, without
    /// going through everything else.
    fn focused(&self) -> Result<Option<Heard>, String> {
        let element = self.call(
            "Runtime.evaluate",
            json!({"expression": "document.activeElement"}),
        )?;
        let answer = self.call(
            "Accessibility.getPartialAXTree",
            json!({"objectId": element["result"]["objectId"], "fetchRelatives": true}),
        )?;
        let nodes = answer["nodes"].as_array().ok_or("no tree")?;
        let by_id = by_id(nodes);
        let Some(node) = nodes.first() else {
            return Ok(None);
        };
        let above = |node: &Value| by_id.get(node["parentId"].as_str()?).copied();
        let mut inside: Vec<String> = std::iter::successors(above(node), |node| above(node))
            .filter(|node| is_announced_around(&text(node, "role")))
            .map(|node| text(node, "name"))
            .collect();
        inside.reverse();
        Ok(announced(node, &inside))
    }

    fn accessibility_tree(&self) -> Result<Vec<Heard>, String> {
        let answer = self.call("Accessibility.getFullAXTree", json!({}))?;
        let nodes = answer["nodes"].as_array().ok_or("no tree")?;
        let by_id = by_id(nodes);
        let mut heard = Vec::new();
        if let Some(root) = nodes.first() {
            walk(root, &by_id, &mut Vec::new(), &mut heard);
        }
        Ok(heard)
    }
}

fn by_id(nodes: &[Value]) -> HashMap<&str, &Value> {
    nodes
        .iter()
        .filter_map(|node| Some((node["nodeId"].as_str()?, node)))
        .collect()
}

fn text(node: &Value, key: &str) -> String {
    node[key]["value"].as_str().unwrap_or_default().to_owned()
}

/// Whether a thing of this role is named to those who come to what is in it.
fn is_announced_around(role: &str) -> bool {
    matches!(
        role,
        "region" | "dialog" | "group" | "complementary" | "main"
    )
}

/// What a node of the tree is announced as, if it is.
fn announced(node: &Value, inside: &[String]) -> Option<Heard> {
    let (role, name) = (text(node, "role"), text(node, "name"));
    if node["ignored"] == true || role == "RootWebArea" || (role.is_empty() && name.is_empty()) {
        return None;
    }
    let has = |property: &str| {
        let properties = node["properties"].as_array().map_or(&[][..], Vec::as_slice);
        let found = properties.iter().find(|one| one["name"] == property);
        found.is_some_and(|one| one["value"]["value"] == true)
    };
    Some(Heard {
        is_disabled: has("disabled"),
        inside: inside.to_vec(),
        role,
        name,
    })
}

fn walk(
    node: &Value,
    by_id: &HashMap<&str, &Value>,
    inside: &mut Vec<String>,
    heard: &mut Vec<Heard>,
) {
    heard.extend(announced(node, inside));
    let holds = is_announced_around(&text(node, "role"));
    if holds {
        inside.push(text(node, "name"));
    }
    let children = node["childIds"].as_array().map_or(&[][..], Vec::as_slice);
    for child in children.iter().filter_map(|id| by_id.get(id.as_str()?)) {
        walk(child, by_id, inside, heard);
    }
    if holds {
        inside.pop();
    }
}
