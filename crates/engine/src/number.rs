//! Numbers of pieces and places, each of its own type.

/// Declares the type of a number, written as a plain number: of pieces or
/// places that are counted from 0. With `below`, one out of range is neither
/// made nor read; without, its user checks. Shown as the number unless it has a
/// text of its own.
///
/// ```
/// engine::number! {
///     /// One of the five aliens.
///     pub Alien below 5, "an alien"
/// }
///
/// assert_eq!(Alien::new(7), None);
/// assert_eq!(Alien::all().count(), Alien::COUNT);
/// ```
#[macro_export]
macro_rules! number {
    ($(#[doc = $doc:literal])* $visibility:vis $name:ident below $count:expr, $what:literal) => {
        $crate::number! {
            $(#[doc = $doc])* $visibility $name below $count, $what; with a text of its own
        }
        $crate::number! { @text $name }
    };
    (
        $(#[doc = $doc:literal])*
        $visibility:vis $name:ident below $count:expr, $what:literal; with a text of its own
    ) => {
        $crate::number! { @type $(#[doc = $doc])* #[serde(try_from = "u8", into = "u8")] $visibility $name }
        $crate::number_schema! { $name, Self::COUNT - 1, $($doc)* }

        #[allow(dead_code, reason = "every number has the same parts")]
        impl $name {
            /// How many there are.
            $visibility const COUNT: usize = $count as usize;

            /// The one with that number, if there is one.
            #[inline]
            $visibility const fn new(number: u8) -> Option<Self> {
                if (number as usize) < Self::COUNT {
                    Some(Self(number))
                } else {
                    None
                }
            }

            /// The one with a number known to be below the count.
            #[inline]
            pub(crate) const fn of(number: u8) -> Self {
                debug_assert!((number as usize) < Self::COUNT);
                Self(number)
            }

            /// All of them, from number 0.
            $visibility fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
                // OK because every count is far below 256.
                (0..Self::COUNT as u8).map(Self)
            }
        }

        $crate::number_form!(
            $name,
            format_args!(concat!($what, ": they are 0 to {}"), $name::COUNT - 1),
            |value| value.0
        );
    };
    ($(#[doc = $doc:literal])* $visibility:vis $name:ident) => {
        $crate::number! { @type $(#[doc = $doc])* #[serde(transparent)] $visibility $name }
        $crate::number_schema! { $name, u8::MAX, $($doc)* }
        $crate::number! { @text $name }

        impl $name {
            /// The one with that number.
            #[inline]
            $visibility const fn new(number: u8) -> Self {
                Self(number)
            }
        }
    };
    (@type $(#[$meta:meta])* $visibility:vis $name:ident) => {
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default,
            ::serde::Serialize, ::serde::Deserialize,
        )]
        $(#[$meta])*
        $visibility struct $name(u8);

        impl $name {
            /// Its number.
            #[inline]
            $visibility const fn number(self) -> u8 {
                self.0
            }

            /// Its number, for arrays.
            #[inline]
            $visibility const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
    (@text $name:ident) => {
        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

/// For a type whose JSON form is a small number: what `#[serde(try_from = "u8",
/// into = "u8")]` asks for, by `new`. Others are told what they are not.
#[macro_export]
macro_rules! number_form {
    ($name:ident, $what:expr, |$value:ident| $number:expr) => {
        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(number: u8) -> Result<Self, String> {
                Self::new(number).ok_or_else(|| format!("{number} is not {}", $what))
            }
        }

        impl From<$name> for u8 {
            fn from($value: $name) -> Self {
                $number
            }
        }
    };
}

/// The JSON Schema of a number: nothing unless the engine has its feature
/// `schema`, whatever features the crate of the number has.
#[doc(hidden)]
#[macro_export]
#[cfg(feature = "schema")]
macro_rules! number_schema {
    ($name:ident, $most:expr, $($doc:literal)*) => {
        impl $crate::schema::JsonSchema for $name {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn schema_id() -> ::std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::", stringify!($name)).into()
            }

            fn json_schema(_: &mut $crate::schema::SchemaGenerator) -> $crate::schema::Schema {
                $crate::schema::json_schema!({
                    "description": concat!($($doc, "\n"),*).trim().replace("\n ", "\n"),
                    "type": "integer", "minimum": 0, "maximum": $most,
                })
            }
        }
    };
}

#[doc(hidden)]
#[macro_export]
#[cfg(not(feature = "schema"))]
macro_rules! number_schema {
    ($($nothing:tt)*) => {};
}
