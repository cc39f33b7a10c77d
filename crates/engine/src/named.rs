//! Values that have a name each.

/// Writes the values of a type as their names and reads them back: `ALL` lists
/// them, `name` tells a name, and the error keeps what was not one.
#[macro_export]
macro_rules! named {
    ($type:ident, $error:ident) => {
        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $type {
            type Err = $error;

            /// Capitals make no difference.
            fn from_str(name: &str) -> Result<Self, $error> {
                Self::ALL
                    .into_iter()
                    .find(|value| value.name().eq_ignore_ascii_case(name))
                    .ok_or_else(|| $error(name.to_owned()))
            }
        }
    };
}
