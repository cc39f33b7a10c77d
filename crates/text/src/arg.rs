//! What a message is told.

use crate::Area;
use std::borrow::Cow;

/// An argument of a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg<'a> {
    /// Text as it is, such as a person's name.
    Text(Cow<'a, str>),
    /// A whole number, which has a plural form and separators.
    Whole(i64),
    /// A number with digits after its point: `Decimal(31, 1)` is 3.1.
    Decimal(i64, u8),
    /// A message without variables, which has forms.
    Message(Area, u16),
    /// Several texts, listed as the language does; the plural form is that of
    /// their number.
    List(Cow<'a, [String]>),
}

impl Arg<'_> {
    /// Its whole part without sign and its digits after the point, if it is or
    /// has a number.
    pub(crate) fn number(&self) -> Option<(u64, usize)> {
        match self {
            Self::Whole(number) => Some((number.unsigned_abs(), 0)),
            Self::Decimal(digits, places) => {
                let whole = digits.unsigned_abs() / 10_u64.pow(u32::from(*places));
                Some((whole, usize::from(*places)))
            }
            Self::List(items) => Some((items.len() as u64, 0)),
            Self::Text(_) | Self::Message(..) => None,
        }
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl<'a> From<&'a [String]> for Arg<'a> {
    fn from(items: &'a [String]) -> Self {
        Self::List(Cow::Borrowed(items))
    }
}

impl<'a> From<&'a Vec<String>> for Arg<'a> {
    fn from(items: &'a Vec<String>) -> Self {
        Self::List(Cow::Borrowed(items))
    }
}

impl From<Vec<String>> for Arg<'_> {
    fn from(items: Vec<String>) -> Self {
        Self::List(Cow::Owned(items))
    }
}

macro_rules! whole {
    ($($number:ty)*) => {
        $(
            impl From<$number> for Arg<'_> {
                fn from(number: $number) -> Self {
                    // OK because nothing that is counted here comes near the limit.
                    Self::Whole(i64::try_from(number).unwrap_or(i64::MAX))
                }
            }
        )*
    };
}
whole!(u8 u16 u32 u64 usize i8 i16 i32 i64);
