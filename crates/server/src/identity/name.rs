//! What somebody may be called.

use super::IdentityError;
use protocol::limits::NAME_CHARS;

/// The name in a text: a line of 1 to 32 characters that shows what it is.
pub(super) fn plain_name(text: &str) -> Result<&str, IdentityError> {
    let name = text.trim();
    let plain = name.chars().count() <= NAME_CHARS
        && !name.chars().any(misleads)
        && name.chars().any(|letter| !is_blank(letter));
    if plain {
        Ok(name)
    } else {
        Err(IdentityError::BadName)
    }
}

/// Letters that break a line, turn the direction of writing around, or can't be
/// seen, so that two names look alike.
fn misleads(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{00ad}' | '\u{061c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
            | '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
            | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// Joiners belong to some scripts and many little pictures, but are no name.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_a_short_line_one_can_see() {
        for (text, name) in [
            (" Ada ", "Ada"),
            ("Zoé & Léo", "Zoé & Léo"),
            ("宇宙", "宇宙"),
            ("👩‍🚀", "👩‍🚀"),
            (
                "12345678901234567890123456789012",
                "12345678901234567890123456789012",
            ),
        ] {
            assert_eq!(plain_name(text).unwrap(), name);
        }
        for text in [
            "",
            "  ",
            "a\nb",
            "a\u{0}",
            "\u{202e}adA",
            "Ada\u{200b}",
            "Ad\u{ad}a",
            "\u{3164}",
            "\u{200d}",
            "123456789012345678901234567890123",
        ] {
            assert!(plain_name(text).is_err(), "{text:?}");
        }
    }
}
