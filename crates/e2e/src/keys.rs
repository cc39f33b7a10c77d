//! Keys by the names that pages know them by.

use serde_json::{Value, json};

/// Holding Shift and its like down, as the browser counts them.
const HELD: [(&str, u32); 4] = [("Alt", 1), ("Control", 2), ("Meta", 4), ("Shift", 8)];

/// Named keys and the numbers that browsers still expect with them.
const NAMED: [(&str, u32); 16] = [
    ("Backspace", 8),
    ("Tab", 9),
    ("Enter", 13),
    ("Escape", 27),
    ("Space", 32),
    ("PageUp", 33),
    ("PageDown", 34),
    ("End", 35),
    ("Home", 36),
    ("ArrowLeft", 37),
    ("ArrowUp", 38),
    ("ArrowRight", 39),
    ("ArrowDown", 40),
    ("Delete", 46),
    ("F1", 112),
    ("ContextMenu", 93),
];

/// A key with what is held down at the same time.
#[derive(Debug, PartialEq)]
pub(crate) struct Stroke {
    key: String,
    code: String,
    number: u32,
    text: Option<String>,
    held: u32,
}

impl Stroke {
    /// Reads `Enter`, `Shift+Tab`, `Control+z`, `r` or `+`.
    pub(crate) fn read(text: &str) -> Result<Stroke, String> {
        let (before, key) = match text.rsplit_once('+') {
            Some((before, key)) if !key.is_empty() => (before, key),
            _ => ("", text),
        };
        let mut held = 0;
        for name in before.split('+').filter(|name| !name.is_empty()) {
            let known = HELD.iter().find(|(known, _)| *known == name);
            held |= known.ok_or(format!("no key `{name}` can be held"))?.1;
        }
        let named = NAMED.iter().find(|(name, _)| *name == key);
        let mut letters = key.chars();
        match (named, letters.next(), letters.next()) {
            (Some(&(name, number)), ..) => {
                let text = match name {
                    "Enter" => Some("\r"),
                    "Space" => Some(" "),
                    _ => None,
                };
                Ok(Stroke {
                    key: if name == "Space" { " " } else { name }.to_owned(),
                    code: name.to_owned(),
                    number,
                    text: text.map(str::to_owned),
                    held,
                })
            }
            (None, Some(letter), None) => Ok(Stroke::letter(letter, held)),
            _ => Err(format!("there is no key `{key}`")),
        }
    }

    fn letter(letter: char, held: u32) -> Stroke {
        let upper = letter.to_ascii_uppercase();
        let code = match letter {
            letter if letter.is_ascii_alphabetic() => format!("Key{upper}"),
            letter if letter.is_ascii_digit() => format!("Digit{letter}"),
            _ => String::new(),
        };
        // With Control or Alt held a letter is a command and writes nothing.
        let writes = held & !8 == 0;
        Stroke {
            key: letter.to_string(),
            number: if code.is_empty() { 0 } else { upper.into() },
            code,
            text: writes.then(|| letter.to_string()),
            held,
        }
    }

    /// The command that presses the key.
    pub(crate) fn down(&self) -> Value {
        let mut event = self.event(if self.text.is_some() {
            "keyDown"
        } else {
            "rawKeyDown"
        });
        if let Some(text) = &self.text {
            event["text"] = text.as_str().into();
        }
        event
    }

    /// The command that lets it go.
    pub(crate) fn up(&self) -> Value {
        self.event("keyUp")
    }

    fn event(&self, kind: &str) -> Value {
        json!({"type": kind, "key": self.key, "code": self.code,
               "windowsVirtualKeyCode": self.number, "modifiers": self.held})
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_with_what_is_held() {
        let back = Stroke::read("Shift+Tab").unwrap();
        assert_eq!((back.key.as_str(), back.held, back.number), ("Tab", 8, 9));
        let undo = Stroke::read("Control+z").unwrap();
        assert_eq!((undo.code.as_str(), undo.held), ("KeyZ", 2));
        assert_eq!(undo.text, None);
        let space = Stroke::read("Space").unwrap();
        assert_eq!(
            (space.key.as_str(), space.text.as_deref()),
            (" ", Some(" "))
        );
        assert_eq!(Stroke::read("+").unwrap().text.as_deref(), Some("+"));
        assert!(Stroke::read("Hyper+x").is_err());
        assert!(Stroke::read("Nokey").is_err());
    }
}
