//! How many of something everybody holds at once.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// Counts what each key holds.
#[derive(Debug)]
pub(crate) struct Counts<K> {
    held: Mutex<HashMap<K, u32>>,
}

impl<K: Eq + Hash + Clone> Counts<K> {
    pub(crate) fn new() -> Arc<Self> {
        Arc::new(Self {
            held: Mutex::default(),
        })
    }

    /// One more for this key, unless it holds as many as it may.
    pub(crate) fn take(self: &Arc<Self>, key: &K, most: u32) -> Option<Held<K>> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.get(key).copied().unwrap_or_default();
        if count >= most {
            return None;
        }
        held.insert(key.clone(), count + 1);
        Some(Held {
            counts: Arc::clone(self),
            key: key.clone(),
        })
    }

    fn give_back(&self, key: &K) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(key) {
            *count -= 1;
            if *count == 0 {
                held.remove(key);
            }
        }
    }
}

/// One that is counted, until it is dropped.
#[derive(Debug)]
pub(crate) struct Held<K: Eq + Hash + Clone> {
    counts: Arc<Counts<K>>,
    key: K,
}

impl<K: Eq + Hash + Clone> Drop for Held<K> {
    fn drop(&mut self) {
        self.counts.give_back(&self.key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_given_back_can_be_taken_again() {
        let counts = Counts::new();
        let first = counts.take(&"a", 2);
        let _second = counts.take(&"a", 2).unwrap();
        assert!(counts.take(&"a", 2).is_none());
        assert!(counts.take(&"b", 2).is_some());
        drop(first);
        assert!(counts.take(&"a", 2).is_some());
    }
}
