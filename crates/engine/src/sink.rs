//! Where events go.

/// Takes the events of a step, in order.
///
/// Search and simulation pass `&mut ()`, which never builds an event.
pub trait Sink<E> {
    /// Takes the event that `make` builds, if anybody wants it.
    fn emit(&mut self, make: impl FnOnce() -> E);
}

impl<E> Sink<E> for () {
    #[inline(always)]
    fn emit(&mut self, _make: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    #[inline]
    fn emit(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}
