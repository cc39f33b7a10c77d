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

/// A letter and a number written in the one usual way: no sign, no leading zeros.
pub fn letter_and_number(text: &str) -> Option<(char, u8)> {
    let letter = text.chars().next()?;
    let digits = &text[letter.len_utf8()..];
    let number: u8 = digits.parse().ok()?;
    let plain = digits.starts_with(|first: char| first.is_ascii_digit())
        && (digits.len() == 1 || !digits.starts_with('0'));
    plain.then_some((letter, number))
}

/// `Display` and `FromStr` of an enum each of whose variants is a letter and a number
/// in the notation. The last word of a variant makes what it holds from a number.
#[macro_export]
macro_rules! letter_notation {
    ($Type:ty, $expected:literal, $($Variant:ident $letter:literal $make:expr),+ $(,)?) => {
        impl std::fmt::Display for $Type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(Self::$Variant(number) => write!(f, "{}{number}", $letter)),+
                }
            }
        }

        impl std::str::FromStr for $Type {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match $crate::letter_and_number(text) {
                    $(Some(($letter, number)) => Ok(Self::$Variant($make(number))),)+
                    _ => Err($crate::NotationError::new(text, $expected)),
                }
            }
        }
    };
}

/// For a type whose JSON form is its text: what `#[serde(try_from = "String",
/// into = "String")]` asks for, by `FromStr` and `Display`. With `Debug`, that shows
/// the text too.
#[macro_export]
macro_rules! text_form {
    ($Type:ty, Debug) => {
        $crate::text_form!($Type);

        impl std::fmt::Debug for $Type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }
    };
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
