//! Seats, and spectators.

use crate::{Set64, bit_set};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The most seats any game has.
pub const MAX_SEATS: usize = 8;

crate::number! {
    /// A place at the table, counted from 0 clockwise.
    pub Seat
}

impl Seat {
    /// The next seat clockwise.
    #[inline]
    pub const fn next(self, seats: Seats) -> Self {
        let next = self.0 + 1;
        Self(if next >= seats.0 { 0 } else { next })
    }
}

/// How many seats a table has: 1 to 8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("minimum" = 1, "maximum" = MAX_SEATS)))]
#[serde(try_from = "u8", into = "u8")]
pub struct Seats(u8);

impl Seats {
    /// That many seats, or nothing if it is none or more than [`MAX_SEATS`].
    #[inline]
    pub const fn new(count: u8) -> Option<Self> {
        if count >= 1 && count as usize <= MAX_SEATS {
            Some(Self(count))
        } else {
            None
        }
    }

    /// The number of seats.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0
    }

    /// Whether the seat is one of these.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// All seats, from 0.
    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.0).map(Seat)
    }

    /// All seats once, clockwise, `first` first.
    #[inline]
    pub fn clockwise_from(self, first: Seat) -> impl Iterator<Item = Seat> {
        (first.0..self.0).chain(0..first.0).map(Seat)
    }
}

crate::number_form!(Seats, format_args!("1 to {MAX_SEATS} seats"), |seats| seats
    .0);

/// Whose eyes a view is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A seat at the table.
    Seat(Seat),
    /// Somebody who only watches.
    Spectator,
}

impl Viewer {
    /// Whether this is that seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Every seat, and a spectator.
    pub fn all(seats: Seats) -> impl Iterator<Item = Self> {
        seats
            .iter()
            .map(Self::Seat)
            .chain(std::iter::once(Self::Spectator))
    }
}

bit_set! {
    /// A set of seats.
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(
        feature = "schema",
        derive(schemars::JsonSchema),
        schemars(extend("uniqueItems" = true))
    )]
    #[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
    pub struct SeatSet(u8) of Seat, Seat::number
}

impl SeatSet {
    /// All seats of a table.
    #[inline]
    pub const fn all(seats: Seats) -> Self {
        Self(((1u16 << seats.0) - 1) as u8) // OK because there are at most 8 seats.
    }

    /// The seats, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Set64(self.0.into()).iter().map(Seat)
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

/// One value for each seat of a table, in a flat array. Written as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PerSeat<T> {
    values: [T; MAX_SEATS],
    seats: Seats,
}

impl<T: Copy + Default> PerSeat<T> {
    /// The same value for every seat.
    #[inline]
    pub fn new(seats: Seats, value: T) -> Self {
        Self::from_fn(seats, |_| value)
    }

    /// One value for each seat.
    #[inline]
    pub fn from_fn(seats: Seats, mut value: impl FnMut(Seat) -> T) -> Self {
        let mut values = [T::default(); MAX_SEATS];
        for seat in seats.iter() {
            values[seat.index()] = value(seat);
        }
        Self { values, seats }
    }

    /// The values of a list with 1 to [`MAX_SEATS`] elements.
    pub fn from_slice(list: &[T]) -> Option<Self> {
        let seats = Seats::new(u8::try_from(list.len()).ok()?)?;
        Some(Self::from_fn(seats, |seat| list[seat.index()]))
    }
}

impl<T> PerSeat<T> {
    /// How many seats there are.
    #[inline]
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// The values, seat 0 first.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.seats.0 as usize]
    }
}

impl<T: Copy> PerSeat<T> {
    /// Each seat with its value.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Seat, T)> + '_ {
        self.seats.iter().map(|seat| (seat, self[seat]))
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(deserializer)?;
        Self::from_slice(&list).ok_or_else(|| {
            serde::de::Error::custom(format!("{} values are not 1 to {MAX_SEATS}", list.len()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_clockwise() {
        let seats = Seats::new(3).unwrap();
        let order: Vec<u8> = seats.clockwise_from(Seat(2)).map(Seat::number).collect();
        assert_eq!(order, [2, 0, 1]);
        assert_eq!(Seat(2).next(seats), Seat(0));
    }

    #[test]
    fn no_table_has_no_seat_or_nine() {
        assert_eq!(Seats::new(0), None);
        assert_eq!(Seats::new(9), None);
        assert_eq!(SeatSet::all(Seats::new(8).unwrap()).len(), 8);
    }
}
