//! When people can't tell two names apart.

use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// The form of a name by which its account is found, and in which no two
/// accounts may agree. It is the same for capitals and small letters, for the
/// forms in which Unicode can write a character, and for small letters of other
/// scripts that look the same; accents make a difference.
pub fn login_form(name: &str) -> String {
    alike(&folded(&visible(name)))
}

/// The form of a name as it is shown, in which no two accounts may agree
/// either: capitals look like other letters than small ones do.
pub(crate) fn shown_form(name: &str) -> String {
    folded(&alike(&visible(name)))
}

/// Whether people can't tell two names apart.
pub fn look_alike(one: &str, other: &str) -> bool {
    login_form(one) == login_form(other) || shown_form(one) == shown_form(other)
}

/// One form of each character, one space between words, and nothing that
/// can't be seen.
fn visible(name: &str) -> String {
    let seen: String = name
        .nfkc()
        .filter(|letter| !is_invisible(*letter))
        .collect();
    let words: Vec<&str> = seen.split_whitespace().collect();
    words.join(" ")
}

/// Letters that are not shown, or only change how others are: joiners and
/// selectors of variations.
fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
}

/// Without the difference between capitals and small letters, letter by letter:
/// by way of capitals, so that those meet that have the same one.
fn folded(text: &str) -> String {
    let capitals = text.chars().flat_map(char::to_uppercase);
    capitals.flat_map(char::to_lowercase).collect()
}

/// Each letter replaced by the one that stands for all that look like it
/// (Unicode Technical Standard 39).
fn alike(text: &str) -> String {
    skeleton(text).nfkc().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for (name, other) in [
            ("Ada", "ADA"),
            ("Ada", "ada"),
            // Cyrillic letters.
            ("Ada", "\u{410}d\u{430}"),
            ("Bea", "\u{412}ea"),
            ("HANNA", "\u{41d}ANNA"),
            // An accent apart from its letter.
            ("Zo\u{e9}", "Zoe\u{301}"),
            ("ZOÉ", "zoé"),
            // A capital I, a small L, a one.
            ("Alda", "AIda"),
            ("Alda", "A1da"),
            ("Bob", "B0b"),
            ("Ada", "Ａｄａ"),
            ("Ada", "A\u{200d}d\u{fe0f}a\u{e0100}"),
            ("Ada B", "Ada  \u{a0}B"),
            ("Straße", "STRASSE"),
            ("Наташа", "НАТАША"),
            ("Ὀδυσσεύς", "ὈΔΥΣΣΕΎΣ"),
            ("Arno", "Amo"),
        ] {
            assert!(look_alike(name, other), "{name} {other}");
        }
    }

    #[test]
    fn names_that_people_tell_apart_are_different() {
        let names = [
            "Ada",
            "Adda",
            "Zoe",
            "Zoé",
            "Bo",
            "Bob",
            "Наташа",
            "Natasha",
            "宇宙",
            "宇",
            "👩‍🚀",
            "👨‍🚀",
            "Ada 1",
            "Ada 2",
            "Ana Lisa",
            "Analisa",
            "Mia",
            "Lea",
        ];
        for (index, name) in names.iter().enumerate() {
            assert!(!login_form(name).is_empty() && !shown_form(name).is_empty());
            for other in &names[..index] {
                assert!(!look_alike(name, other), "{name} {other}");
            }
        }
    }

    /// What somebody types to log in finds their account, in capitals or not.
    #[test]
    fn one_logs_in_with_any_capitals() {
        for name in ["Наташа", "Zoé", "Straße", "İpek", "Ada", "Ὀδυσσεύς"] {
            let capitals = name.to_uppercase();
            assert_eq!(login_form(name), login_form(&capitals), "{name}");
        }
    }
}
