//! Where the caller's randomness comes in.

/// A source of uniform choices, supplied from outside.
///
/// One method only, so that a generator, a list of outcomes worked out from
/// published secrets, or a test that walks through every choice can all stand
/// behind it.
pub trait Randomness {
    /// A number in `0..bound`, each equally likely. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;

    /// One element of a slice that is not empty.
    #[inline]
    fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T
    where
        Self: Sized,
    {
        // OK because games have far fewer than 2^32 pieces.
        &items[self.below(items.len() as u32) as usize]
    }

    /// Puts a slice in a random order, every order equally likely.
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            // OK because games have far fewer than 2^32 pieces.
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

impl<R: Randomness + ?Sized> Randomness for &mut R {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }
}
