//! Errors of the short notations of actions and chance outcomes.

/// A text that is not in a game's notation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not {expected}")]
pub struct NotationError {
    text: String,
    expected: &'static str,
}

impl NotationError {
    /// `text` was found where `expected` should stand; `expected` reads on
    /// from "is not", for example "an action such as `m14` or `x9`".
    pub fn new(text: &str, expected: &'static str) -> Self {
        // A wrong text can be as long as a wrong file: quote its beginning.
        let mut quoted: String = text.chars().take(40).collect();
        if quoted.len() < text.len() {
            quoted.push('…');
        }
        Self {
            text: quoted,
            expected,
        }
    }
}

/// For a type whose JSON form is its text: what `#[serde(try_from = "String",
/// into = "String")]` asks for, by `FromStr` and `Display`.
#[macro_export]
macro_rules! text_form {
    ($Type:ty) => {
        impl TryFrom<String> for $Type {
            type Error = <$Type as std::str::FromStr>::Err;

            fn try_from(text: String) -> Result<Self, Self::Error> {
                text.parse()
            }
        }

        impl From<$Type> for String {
            fn from(value: $Type) -> Self {
                value.to_string()
            }
        }
    };
}
