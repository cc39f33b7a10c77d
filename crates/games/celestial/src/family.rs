//! The family deck: objects that people know (CD-1.1). Where its figures come
//! from is told in `data/family.json`, which is for people; how well balanced
//! it is in `docs/celestial-decks.md`.

use crate::card::Difficulty::{Green, Orange, Red, Yellow};
use crate::deck::Row;

/// Its objects, with how hard each is to observe.
#[rustfmt::skip]
pub(crate) const FAMILY: [Row; 36] = [
    ("sun", Green), ("mercury", Green), ("venus", Green), ("earth", Green), ("moon", Green),
    ("mars", Green), ("jupiter", Green), ("saturn", Green), ("uranus", Yellow), ("neptune", Yellow),
    ("io", Yellow), ("europa", Yellow), ("ganymede", Yellow), ("callisto", Yellow),
    ("titan", Yellow), ("enceladus", Orange), ("triton", Orange), ("phobos", Red), ("deimos", Red),
    ("pluto", Yellow), ("charon", Orange), ("halley", Red), ("churyumov-gerasimenko", Orange),
    ("sirius", Green), ("sirius-b", Yellow), ("vega", Green), ("alpha-centauri", Green),
    ("proxima-centauri", Yellow), ("barnards-star", Yellow), ("polaris", Green),
    ("betelgeuse", Green), ("vy-canis-majoris", Yellow), ("uy-scuti", Yellow),
    ("crab-pulsar", Orange), ("51-pegasi-b", Red), ("proxima-b", Red),
];
