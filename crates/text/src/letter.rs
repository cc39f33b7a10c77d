//! Capital and small letters of the languages that Orbite speaks.
//!
//! The standard library knows those of all scripts, by tables of 24 KB that
//! every visitor of the page would download. Letters of other scripts, which
//! only names can have, stay as they were typed.

/// The capital of a letter.
pub(crate) fn capital(letter: char) -> char {
    match letter {
        'a'..='z' | 'à'..='ö' | 'ø'..='þ' => shifted(letter, -32),
        'œ' => 'Œ',
        'ÿ' => 'Ÿ',
        other => other,
    }
}

/// The small form of a letter.
pub(crate) fn small(letter: char) -> char {
    match letter {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' => shifted(letter, 32),
        'Œ' => 'œ',
        'Ÿ' => 'ÿ',
        other => other,
    }
}

/// A text in small letters.
pub(crate) fn in_small(text: &str) -> String {
    text.chars().map(small).collect()
}

fn shifted(letter: char, by: i32) -> char {
    let code = (letter as u32).wrapping_add_signed(by);
    char::from_u32(code).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    /// All letters of the language files. A new language may need more above.
    fn written(folder: &Path, letters: &mut Vec<char>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                written(&path, letters);
            } else {
                letters.extend(fs::read_to_string(path).unwrap().chars());
            }
        }
    }

    #[test]
    fn every_letter_that_is_written_has_its_capital() {
        let mut letters = vec!['Ÿ', 'ÿ', 'þ', 'Þ', 'ø', '×', '÷'];
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("languages");
        written(&folder, &mut letters);
        letters.sort_unstable();
        letters.dedup();
        assert!(letters.contains(&'é') && letters.len() > 80);
        for letter in letters {
            // `ß` has no capital of one letter, and `µ` is no letter of ours.
            if !matches!(letter, 'ß' | 'µ') {
                assert!(letter.to_uppercase().eq([capital(letter)]), "{letter}");
                assert!(letter.to_lowercase().eq([small(letter)]), "{letter}");
            }
        }
    }

    #[test]
    fn other_scripts_stay_as_they_are() {
        assert_eq!(in_small("ÉTÉ Œuvre Ωmega"), "été œuvre Ωmega");
        assert_eq!(['é', 'ß', 'ж'].map(capital), ['É', 'ß', 'ж']);
    }
}
