//! Numbers of pieces and places, each of its own type and never out of range.

/// Declares the type of a number below a bound, written as a plain number.
macro_rules! number {
    ($(#[$doc:meta])* $name:ident below $count:literal, $what:literal) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default,
            serde::Serialize, serde::Deserialize,
        )]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(u8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// The one with that number, if there is one.
            #[inline]
            pub const fn new(number: u8) -> Option<Self> {
                if number < $count { Some(Self(number)) } else { None }
            }

            /// The one with a number known to be below the count.
            #[inline]
            pub(crate) const fn of(number: u8) -> Self {
                debug_assert!(number < $count);
                Self(number)
            }

            /// Its number.
            #[inline]
            pub const fn number(self) -> u8 {
                self.0
            }

            /// Its number, for arrays.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// All of them, from number 0.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
                (0..$count).map(Self)
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(number: u8) -> Result<Self, String> {
                Self::new(number)
                    .ok_or_else(|| format!(concat!("{} is not ", $what), number))
            }
        }

        impl From<$name> for u8 {
            fn from(value: $name) -> Self {
                value.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

number! {
    /// A path tile: 0 to 48.
    Tile below 49, "a path tile: they are numbered 0 to 48"
}

number! {
    /// An asteroid tile: 0 to 9.
    Asteroid below 10, "an asteroid tile: they are numbered 0 to 9"
}

number! {
    /// A square of the board: 6 · row + column, row 0 at the top (AF-1.1).
    Square below 36, "a square: they are numbered 0 to 35"
}

number! {
    /// An entry point of a square, clockwise from the left end of the top
    /// edge (AF-1.2).
    Point below 8, "an entry point: they are numbered 0 to 7"
}

number! {
    /// Quarter turns clockwise (AF-1.3).
    Rot below 4, "a number of quarter turns: there are 0 to 3"
}

impl Rot {
    /// This many quarter turns more.
    #[inline]
    pub const fn plus(self, more: u8) -> Self {
        Self((self.0 + more) & 3)
    }
}
