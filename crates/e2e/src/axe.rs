//! Looking for obstacles with axe-core, inside the page.

use crate::page::Page;
use serde::Deserialize;
use std::fmt;

const AXE: &str = include_str!("../vendor/axe-core/axe.min.js");

/// All rules that are on by default, and the size of targets. A target that something
/// lies over is measured once it was scrolled to: then nothing may cover it any more.
const RUN: &str = "(async () => {
  const rules = { 'target-size': { enabled: true } };
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules });
  const stands = async (rule, element) => {
    if (rule !== 'target-size') return true;
    element.scrollIntoView({ block: 'center' });
    const again = await axe.run(element, { runOnly: [rule] });
    return again.violations.length > 0;
  };
  const found = [];
  for (const { id, help, nodes } of violations) {
    const places = [];
    for (const { target, html, failureSummary } of nodes) {
      if (await stands(id, document.querySelector(target[0]))) {
        places.push(html.slice(0, 300) + '\\n      ' + failureSummary.replaceAll('\\n', '\\n      '));
      }
    }
    if (places.length > 0) found.push({ rule: id, help, places });
  }
  return found;
})()";

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
        let found = self.drawn(|| self.js(RUN));
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
