//! Cards lying in rows: piles, cards in play, cards set aside.
//!
//! Every card has one link to the next of its row, so that any card moves
//! from row to row without its neighbours moving.

use crate::deck::MOST_OBJECTS;
use crate::options::MOST_COLLECTORS;

/// How many cards a game can have.
pub(crate) const MOST_CARDS: usize = MOST_OBJECTS + MOST_COLLECTORS;

/// One card of a game: an object by its place in the deck, or a Collector by
/// its place in the option's list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece(u8);

impl Piece {
    /// No card.
    pub(crate) const NONE: Self = Self(u8::MAX);

    #[inline]
    pub(crate) const fn object(place: u8) -> Self {
        Self(place)
    }

    #[inline]
    pub(crate) const fn collector(index: u8) -> Self {
        Self(MOST_OBJECTS as u8 + index)
    }

    #[inline]
    pub(crate) const fn is_none(self) -> bool {
        self.0 == u8::MAX
    }

    #[inline]
    pub(crate) const fn is_some(self) -> bool {
        !self.is_none()
    }

    /// The object's place in the deck, unless it is a Collector.
    #[inline]
    pub(crate) const fn as_object(self) -> Option<u8> {
        if (self.0 as usize) < MOST_OBJECTS {
            Some(self.0)
        } else {
            None
        }
    }

    /// The Collector's place in the option's list. Only for Collectors.
    #[inline]
    pub(crate) const fn collector_index(self) -> usize {
        (self.0 as usize - MOST_OBJECTS) % MOST_COLLECTORS
    }

    /// A number of its own.
    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    #[inline]
    const fn index(self) -> usize {
        self.0 as usize % MOST_CARDS
    }
}

/// Which card follows which.
#[derive(Clone, Debug)]
pub(crate) struct Links([Piece; MOST_CARDS]);

impl Links {
    pub(crate) const fn new() -> Self {
        Self([Piece::NONE; MOST_CARDS])
    }

    /// The card that follows in the same row, or none.
    #[inline]
    pub(crate) const fn after(&self, piece: Piece) -> Piece {
        self.0[piece.index()]
    }
}

/// A row of cards, first to last. The last card's link is always `NONE`, and
/// so is the first card of an empty row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    first: Piece,
    last: Piece,
    len: u8,
}

impl Row {
    pub(crate) const EMPTY: Self = Self {
        first: Piece::NONE,
        last: Piece::NONE,
        len: 0,
    };

    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.first.is_none()
    }

    /// The first card, or none.
    #[inline]
    pub(crate) const fn first(&self) -> Piece {
        self.first
    }

    #[inline]
    pub(crate) const fn last(&self) -> Piece {
        self.last
    }

    /// Adds a card, which lies in no row, at the end.
    #[inline]
    pub(crate) fn push(&mut self, piece: Piece, links: &mut Links) {
        links.0[piece.index()] = Piece::NONE;
        if self.is_empty() {
            self.first = piece;
        } else {
            links.0[self.last.index()] = piece;
        }
        self.last = piece;
        self.len += 1;
    }

    /// Takes the first card of a row that has one.
    #[inline]
    pub(crate) fn take_first(&mut self, links: &Links) -> Piece {
        let piece = self.first;
        self.first = links.after(piece);
        self.len -= 1;
        piece
    }

    /// Takes the last card of a row that has one. Walks the row.
    pub(crate) fn take_last(&mut self, links: &mut Links) -> Piece {
        let piece = self.last;
        self.len -= 1;
        if self.len == 0 {
            self.first = Piece::NONE;
            return piece;
        }
        let mut before = self.first;
        while links.after(before) != piece {
            before = links.after(before);
        }
        links.0[before.index()] = Piece::NONE;
        self.last = before;
        piece
    }

    /// The cards, first to last.
    pub(crate) fn iter(self, links: &Links) -> impl Iterator<Item = Piece> + '_ {
        let mut next = self.first;
        (0..self.len).map(move |_| {
            let piece = next;
            next = links.after(piece);
            piece
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(row: Row, links: &Links) -> Vec<u8> {
        row.iter(links).map(|piece| piece.0).collect()
    }

    #[test]
    fn cards_go_under_and_come_from_both_ends() {
        let (mut links, mut row) = (Links::new(), Row::EMPTY);
        for place in [5, 9, 2, 63] {
            row.push(Piece::object(place), &mut links);
        }
        assert_eq!(listed(row, &links), [5, 9, 2, 63]);
        assert_eq!(row.take_last(&mut links), Piece::object(63));
        assert_eq!(row.take_first(&links), Piece::object(5));
        row.push(Piece::collector(0), &mut links);
        assert_eq!(listed(row, &links), [9, 2, 64]);
    }

    #[test]
    fn an_emptied_row_can_be_filled_again() {
        let (mut links, mut row) = (Links::new(), Row::EMPTY);
        row.push(Piece::object(1), &mut links);
        assert_eq!(row.take_last(&mut links), Piece::object(1));
        assert!(row.is_empty());
        row.push(Piece::object(2), &mut links);
        assert_eq!(row.take_first(&links), Piece::object(2));
        row.push(Piece::object(3), &mut links);
        assert_eq!(listed(row, &links), [3]);
        assert_eq!(
            (row.first(), row.last()),
            (Piece::object(3), Piece::object(3))
        );
    }
}
