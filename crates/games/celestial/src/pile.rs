//! Cards lying in rows: piles, cards in play, cards set aside.
//!
//! Every card has one link to the next of its row, so that any card moves
//! from row to row without its neighbours moving.

use crate::deck::MOST_OBJECTS;
use crate::options::MOST_COLLECTORS;
use std::num::NonZeroU8;

/// How many cards a game can have.
pub(crate) const MOST_CARDS: usize = MOST_OBJECTS + MOST_COLLECTORS;

/// The bit that no card's number has and every [`Piece`] has.
const PIECE: u8 = 0x80;
const _: () = assert!(MOST_CARDS == PIECE as usize);

/// One card of a game: an object by its place in the deck, or a Collector by
/// its place in the option's list.
///
/// The byte is its number with the highest bit set, so that it is never 0 and
/// `Option<Piece>` is one byte too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece(NonZeroU8);

impl Piece {
    #[inline]
    pub(crate) const fn object(place: u8) -> Self {
        Self::numbered(place)
    }

    #[inline]
    pub(crate) const fn collector(index: u8) -> Self {
        Self::numbered(MOST_OBJECTS as u8 + index)
    }

    #[inline]
    const fn numbered(number: u8) -> Self {
        // OK because one bit is set.
        Self(NonZeroU8::new(PIECE | number).expect("not zero"))
    }

    /// The object's place in the deck, unless it is a Collector.
    #[inline]
    pub(crate) const fn as_object(self) -> Option<u8> {
        if self.index() < MOST_OBJECTS {
            Some(self.place())
        } else {
            None
        }
    }

    /// The object's place in the deck. Only for objects.
    #[inline]
    pub(crate) const fn place(self) -> u8 {
        debug_assert!(self.index() < MOST_OBJECTS);
        self.0.get() % MOST_OBJECTS as u8
    }

    /// The Collector's place in the option's list. Only for Collectors.
    #[inline]
    pub(crate) const fn collector_index(self) -> usize {
        (self.index() - MOST_OBJECTS) % MOST_COLLECTORS
    }

    /// A number of its own, below [`MOST_CARDS`].
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0.get() as usize % MOST_CARDS
    }
}

/// Which card follows which.
#[derive(Clone, Debug)]
pub(crate) struct Links([Option<Piece>; MOST_CARDS]);

impl Links {
    pub(crate) const fn new() -> Self {
        Self([None; MOST_CARDS])
    }

    /// The card that follows in the same row.
    #[inline]
    pub(crate) const fn after(&self, piece: Piece) -> Option<Piece> {
        self.0[piece.index()]
    }
}

/// A row of cards, first to last. Nothing follows the last one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    first: Option<Piece>,
    /// The card added last, which may have left a row that is empty now: so
    /// taking the first card never asks whether it was the only one.
    newest: Option<Piece>,
    len: u8,
}

impl Row {
    pub(crate) const EMPTY: Self = Self {
        first: None,
        newest: None,
        len: 0,
    };

    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) const fn first(&self) -> Option<Piece> {
        self.first
    }

    #[inline]
    pub(crate) fn last(&self) -> Option<Piece> {
        self.first.and(self.newest)
    }

    /// Adds a card, which lies in no row, at the end.
    #[inline]
    pub(crate) fn push(&mut self, piece: Piece, links: &mut Links) {
        links.0[piece.index()] = None;
        match self.last() {
            Some(last) => links.0[last.index()] = Some(piece),
            None => self.first = Some(piece),
        }
        self.newest = Some(piece);
        self.len += 1;
    }

    /// Takes the first card.
    #[inline]
    pub(crate) fn take_first(&mut self, links: &Links) -> Option<Piece> {
        let first = self.first?;
        self.first = links.after(first);
        self.len -= 1;
        Some(first)
    }

    /// Takes the last card. Walks the row.
    pub(crate) fn take_last(&mut self, links: &mut Links) -> Option<Piece> {
        let last = self.last()?;
        let before = self
            .iter(links)
            .find(|&piece| links.after(piece) == Some(last));
        match before {
            Some(before) => links.0[before.index()] = None,
            None => self.first = None,
        }
        self.newest = before;
        self.len -= 1;
        Some(last)
    }

    /// The cards, first to last.
    pub(crate) fn iter(self, links: &Links) -> impl Iterator<Item = Piece> + '_ {
        std::iter::successors(self.first(), |&piece| links.after(piece))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(row: Row, links: &Links) -> Vec<u8> {
        row.iter(links).map(|piece| piece.index() as u8).collect()
    }

    #[test]
    fn cards_go_under_and_come_from_both_ends() {
        let (mut links, mut row) = (Links::new(), Row::EMPTY);
        for place in [5, 9, 2, 63] {
            row.push(Piece::object(place), &mut links);
        }
        assert_eq!(listed(row, &links), [5, 9, 2, 63]);
        assert_eq!(row.take_last(&mut links), Some(Piece::object(63)));
        assert_eq!(row.take_first(&links), Some(Piece::object(5)));
        row.push(Piece::collector(0), &mut links);
        assert_eq!(listed(row, &links), [9, 2, 64]);
    }

    #[test]
    fn an_emptied_row_can_be_filled_again() {
        let (mut links, mut row) = (Links::new(), Row::EMPTY);
        row.push(Piece::object(1), &mut links);
        assert_eq!(row.take_last(&mut links), Some(Piece::object(1)));
        assert_eq!((row.first(), row.len()), (None, 0));
        row.push(Piece::object(2), &mut links);
        assert_eq!(row.take_first(&links), Some(Piece::object(2)));
        assert_eq!(row.take_first(&links), None);
        row.push(Piece::object(3), &mut links);
        assert_eq!(listed(row, &links), [3]);
        assert_eq!(row.first(), Some(Piece::object(3)));
        assert_eq!(row.last(), Some(Piece::object(3)));
    }

    #[test]
    fn no_card_takes_no_room() {
        assert_eq!(size_of::<Option<Piece>>(), 1);
        assert_eq!(size_of::<Row>(), 3);
    }
}
