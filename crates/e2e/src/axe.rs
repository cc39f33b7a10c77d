//! Looking for obstacles with axe-core, inside the page.

use crate::page::Page;
use serde::Deserialize;
use std::fmt;

const AXE: &str = include_str!("../vendor/axe-core/axe.min.js");

/// All rules that are on by default, and the size of targets.
const RUN: &str = "axe.run(document, {
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true } },
}).then(({ violations }) => violations.map(({ id, help, nodes }) => ({
  rule: id,
  help,
  places: nodes.map(({ html, failureSummary }) =>
    html.slice(0, 300) + '\\n      ' + failureSummary.replaceAll('\\n', '\\n      ')),
})))";

/// An obstacle, and where it stands.
#[derive(Clone, Debug, Deserialize)]
pub struct Violation {
    /// The name of the rule.
    pub rule: String,
    /// What the rule asks for.
    pub help: String,
    /// The elements that break it, with what would mend them.
    pub places: Vec<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule, self.help)?;
        for place in &self.places {
            write!(f, "\n    {place}")?;
        }
        Ok(())
    }
}

impl Page {
    /// What stands in the way of people on the page as it is now.
    #[track_caller]
    pub fn violations(&self) -> Vec<Violation> {
        if self.js("!window.axe") == true {
            self.js(AXE);
        }
        let found = self.js(RUN);
        self.expect(serde_json::from_value(found).map_err(|error| error.to_string()))
    }

    /// Fails the test when anything stands in the way.
    #[track_caller]
    pub fn assert_accessible(&self) {
        let found: Vec<String> = self.violations().iter().map(Violation::to_string).collect();
        if !found.is_empty() {
            self.fail(&format!("{} obstacles:\n{}", found.len(), found.join("\n")));
        }
    }
}
