//! Spaces, apostrophes and dots as a language prints them.
//!
//! Translators type plain spaces and `'`; what is printed is made here. What
//! stands between backquotes is something to type, and stays as it is.

use crate::header::Typography;

const NO_BREAK: char = '\u{a0}';
const NARROW: char = '\u{202f}';

/// Where a piece of a message's text stands.
#[derive(Clone, Copy, Default)]
pub(crate) struct Surroundings {
    /// Something inserted stands right before it.
    pub follows: bool,
    /// Something inserted follows it.
    pub leads: bool,
    /// It begins between backquotes: what is to be typed may be inserted.
    pub typed: bool,
}

/// The piece of text as it is printed.
pub(crate) fn set(text: &str, rules: &Typography, place: Surroundings) -> String {
    let Surroundings {
        follows,
        leads,
        mut typed,
    } = place;
    let mut out = String::with_capacity(text.len());
    for (index, piece) in text.split('`').enumerate() {
        if index > 0 {
            out.push('`');
            typed = !typed;
        }
        if typed {
            out += piece;
        } else {
            plain(&mut out, piece, rules, follows || index > 0, leads);
        }
    }
    out
}

fn plain(out: &mut String, text: &str, rules: &Typography, follows: bool, leads: bool) {
    let text = text.replace("...", "…").replace('\'', "’");
    let mut rest = text.as_str();
    while let Some(next) = rest.chars().next() {
        if let Some((mark, space)) = mark_before(rest, rules) {
            let after = &rest[mark.len()..];
            let trimmed = out.trim_end_matches(is_space).len();
            let spaced = trimmed < out.len();
            let ends = after
                .chars()
                .next()
                .map_or(!leads, |c| !c.is_alphanumeric());
            let previous = out[..trimmed].chars().next_back();
            let takes_space = match previous {
                None => follows,
                Some('«' | '(') => false,
                Some('!' | '?' | '/') => spaced,
                Some(_) => spaced || ends,
            };
            if takes_space {
                out.truncate(trimmed);
                out.push(space);
            }
            *out += mark;
            rest = after;
        } else if let Some(mark) = rules
            .no_break_after
            .iter()
            .find(|mark| rest.starts_with(mark.as_str()))
        {
            *out += mark;
            let after = &rest[mark.len()..];
            rest = after.trim_start_matches(is_space);
            if rest.len() < after.len() || !rest.is_empty() || leads {
                out.push(NO_BREAK);
            }
        } else {
            out.push(next);
            rest = &rest[next.len_utf8()..];
        }
    }
}

fn mark_before<'r>(text: &str, rules: &'r Typography) -> Option<(&'r str, char)> {
    let find = |marks: &'r [String]| {
        marks
            .iter()
            .map(String::as_str)
            .find(|mark| text.starts_with(mark))
    };
    let wide = find(&rules.no_break_before).map(|mark| (mark, NO_BREAK));
    wide.or_else(|| find(&rules.narrow_before).map(|mark| (mark, NARROW)))
}

fn is_space(c: char) -> bool {
    matches!(c, ' ' | NO_BREAK | NARROW)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn french(text: &str, follows: bool, leads: bool) -> String {
        let strings = |marks: &[&str]| marks.iter().map(|&mark| mark.to_owned()).collect();
        let rules = Typography {
            no_break_before: strings(&[":", "»"]),
            narrow_before: strings(&[";", "!", "?"]),
            no_break_after: strings(&["«", "n°"]),
            quotes: vec!['«', '»'],
        };
        let place = Surroundings {
            follows,
            leads,
            typed: false,
        };
        set(text, &rules, place)
    }

    #[test]
    fn french_spaces_do_not_break() {
        assert_eq!(
            french("Oui ! Non: « d'accord » ; quoi ?!", false, false),
            "Oui\u{202f}! Non\u{a0}: «\u{a0}d’accord\u{a0}»\u{202f}; quoi\u{202f}?!"
        );
    }

    #[test]
    fn what_is_inserted_counts() {
        assert_eq!(french(" : fin", true, false), "\u{a0}: fin");
        assert_eq!(french("!", true, false), "\u{202f}!");
        assert_eq!(french("sous « ", false, true), "sous «\u{a0}");
        assert_eq!(french(" », ici", true, false), "\u{a0}», ici");
        assert_eq!(french("? les règles", false, false), "? les règles");
        assert_eq!(french("« ? » ici", false, false), "«\u{a0}?\u{a0}» ici");
    }

    #[test]
    fn times_and_commands_stay() {
        assert_eq!(french("à 10:30...", false, false), "à 10:30…");
        assert_eq!(french("`it's a:b` !", false, false), "`it's a:b`\u{202f}!");
    }
}
