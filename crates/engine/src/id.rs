//! The names of users and tables in messages.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// The most characters of an id.
pub const ID_CHARS: usize = 40;

/// A text that can't be an id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id has 1 to {} letters, digits, hyphens or underscores", ID_CHARS)]
pub struct IdError;

fn is_id(text: &str) -> bool {
    (1..=ID_CHARS).contains(&text.len())
        && text
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(
            feature = "schema",
            derive(schemars::JsonSchema),
            schemars(extend("pattern" = format!("^[A-Za-z0-9_-]{{1,{ID_CHARS}}}$")))
        )]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(Arc<str>);

        impl $name {
            /// The id as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = IdError;

            fn from_str(text: &str) -> Result<Self, IdError> {
                if is_id(text) {
                    Ok(Self(text.into()))
                } else {
                    Err(IdError)
                }
            }
        }

        $crate::text_form!($name);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id!(
    /// Who somebody is, for everybody to see. It gives no rights: those come
    /// with a token.
    UserId
);
id!(
    /// Which table, and which match: a rematch is another table.
    TableId
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_short_and_plain() {
        assert!("k3-F_9".parse::<TableId>().is_ok());
        for text in ["", "a b", "é", "a/b", &"x".repeat(ID_CHARS + 1)] {
            assert_eq!(text.parse::<UserId>(), Err(IdError), "{text}");
        }
    }
}
