//! Writing a tensor block by block.

use engine::{Seat, Seats, Viewer};

/// A part of a tensor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// What it tells.
    pub name: &'static str,
    /// Its shape; the last index changes first.
    pub shape: Vec<usize>,
}

impl Block {
    pub(crate) fn new(name: &'static str, shape: &[usize]) -> Self {
        Self {
            name,
            shape: shape.to_vec(),
        }
    }

    /// How many bytes it has.
    pub fn length(&self) -> usize {
        self.shape.iter().product()
    }
}

/// How many bytes a tensor of these blocks has.
pub fn length(blocks: &[Block]) -> usize {
    blocks.iter().map(Block::length).sum()
}

/// Fills a tensor from its beginning to its end.
#[derive(Debug)]
pub struct Writer<'a> {
    rest: &'a mut [u8],
}

impl<'a> Writer<'a> {
    /// Writes over a buffer, which is cleared.
    pub fn new(buffer: &'a mut [u8]) -> Self {
        buffer.fill(0);
        Self { rest: buffer }
    }

    /// How many bytes have not been written.
    pub fn left(&self) -> usize {
        self.rest.len()
    }

    /// The next so many bytes, all 0.
    ///
    /// # Panics
    /// If the buffer is too short.
    #[inline]
    pub(crate) fn take(&mut self, length: usize) -> &'a mut [u8] {
        let (taken, rest) = std::mem::take(&mut self.rest).split_at_mut(length);
        self.rest = rest;
        taken
    }

    /// One byte.
    #[inline]
    pub(crate) fn number(&mut self, value: u8) {
        self.take(1)[0] = value;
    }

    /// So many bytes, of which one is 1 if there is an index.
    #[inline]
    pub(crate) fn one_of(&mut self, length: usize, index: Option<usize>) {
        let block = self.take(length);
        if let Some(index) = index {
            block[index] = 1;
        }
    }

    /// So many bytes, of which those of the indices count how often they come.
    pub(crate) fn count(&mut self, length: usize, indices: impl IntoIterator<Item = usize>) {
        let block = self.take(length);
        for index in indices {
            block[index] += 1;
        }
    }
}

/// The seats as a viewer counts them: itself first, the others clockwise.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Around {
    viewer: Viewer,
    own: u8,
    seats: Seats,
}

impl Around {
    pub(crate) fn new(viewer: Viewer, seats: Seats) -> Self {
        let own = match viewer {
            Viewer::Seat(seat) => seat.number() % seats.count(),
            Viewer::Spectator => 0,
        };
        Self { viewer, own, seats }
    }

    /// How many seats there are.
    pub(crate) fn count(self) -> usize {
        usize::from(self.seats.count())
    }

    /// The seat that counts as the viewer's.
    pub(crate) fn own(self) -> usize {
        usize::from(self.own)
    }

    /// The place of a seat, the viewer's own being 0.
    #[inline]
    pub(crate) fn place(self, seat: Seat) -> usize {
        let count = self.seats.count();
        usize::from((seat.number() % count + count - self.own) % count)
    }

    /// The seats in that order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Seat> {
        self.seats.clockwise_from(Seat::new(self.own))
    }

    /// The block `viewer`: the viewer's number at the table. Codes name seats by
    /// it, everything else in a tensor counts from the viewer.
    pub(crate) fn write_viewer(self, tensor: &mut Writer<'_>) {
        let seat = match self.viewer {
            Viewer::Seat(_) => Some(self.own()),
            Viewer::Spectator => None,
        };
        tensor.one_of(self.count(), seat);
    }

    /// One byte for each seat, of which one is 1 if there is a seat.
    #[inline]
    pub(crate) fn write_seat(self, tensor: &mut Writer<'_>, seat: Option<Seat>) {
        tensor.one_of(self.count(), seat.map(|seat| self.place(seat)));
    }
}
