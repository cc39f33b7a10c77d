//! The rule books: their typography, and that all languages number the same
//! clauses.

use crate::header::Header;
use crate::{Problems, REFERENCE, typography};
use std::fs;
use std::path::Path;

pub(crate) fn read(path: &Path, header: &Header) -> String {
    let text = fs::read_to_string(path).unwrap_or_default();
    let lines = text.lines().map(|line| {
        typography::set(
            line.trim_end(),
            &header.typography,
            typography::Place::default(),
        ) + "\n"
    });
    lines.collect()
}

/// The numbered clauses of a rule book with the mark of our own rulings.
fn clauses(text: &str) -> Vec<String> {
    text.lines()
        .filter_map(|line| {
            let (clause, text) = line.strip_prefix("- **")?.split_once("** ")?;
            let ruling = if text.starts_with("[ruling] ") {
                " [ruling]"
            } else {
                ""
            };
            Some(format!("{clause}{ruling}"))
        })
        .collect()
}

pub(crate) fn compare(
    code: &str,
    own: &[(String, String)],
    reference: &[(String, String)],
    problems: &mut Problems,
) {
    for (game, text) in reference {
        let Some((_, own)) = own.iter().find(|(name, _)| name == game) else {
            problems.push(format!("{code}/rules/{game}.md is missing"));
            continue;
        };
        let (own, all) = (clauses(own), clauses(text));
        if own != all {
            let index = all.iter().zip(&own).take_while(|(a, b)| a == b).count();
            let none = "nothing".to_owned();
            problems.push(format!(
                "{code}/rules/{game}.md: `{}` where {REFERENCE} has `{}`",
                own.get(index).unwrap_or(&none),
                all.get(index).unwrap_or(&none),
            ));
        }
    }
    for (game, _) in own {
        if !reference.iter().any(|(name, _)| name == game) {
            problems.push(format!("{code}/rules/{game}.md is not in {REFERENCE}"));
        }
    }
}
