//! Texts with gaps.

use anyhow::{Context, bail};
use std::collections::BTreeMap;

/// What goes into the gaps, by name.
pub type Values = BTreeMap<&'static str, String>;

/// Fills every `{{name}}`. A gap that nothing is known for is a mistake in the
/// template, never an empty place on the page.
pub fn fill(template: &str, values: &Values) -> anyhow::Result<String> {
    let mut filled = String::with_capacity(template.len());
    let mut rest = template;
    while let Some((before, after)) = rest.split_once("{{") {
        let (name, after) = after.split_once("}}").context("a gap is not closed")?;
        let Some(value) = values.get(name.trim()) else {
            bail!("nothing is known for the gap `{name}`");
        };
        filled.push_str(before);
        filled.push_str(value);
        rest = after;
    }
    filled.push_str(rest);
    Ok(filled)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_filled_and_unknown_ones_refused() {
        let values = Values::from([("who", "world".to_owned())]);
        assert_eq!(fill("hello {{who}}!", &values).unwrap(), "hello world!");
        assert!(fill("hello {{whom}}!", &values).is_err());
        assert!(fill("hello {{who", &values).is_err());
    }
}
