//! The expert deck, with which traces and records are made unless they say
//! otherwise (CD-1.1). Where its figures come from is told in
//! `data/expert.json`, which is for people.

use crate::card::Difficulty::{Green, Orange, Red, Yellow};
use crate::deck::Row;

/// Its objects, with how hard each is to observe.
#[rustfmt::skip]
pub(crate) const EXPERT: [Row; 36] = [
    ("sun", Green), ("mercury", Green), ("venus", Green), ("earth", Green), ("moon", Green),
    ("mars", Green), ("jupiter", Green), ("saturn", Green), ("uranus", Green), ("neptune", Yellow),
    ("ceres", Yellow), ("vesta", Green), ("lutetia", Yellow), ("mathilde", Yellow),
    ("gaspra", Yellow), ("phobos", Yellow), ("halley", Green), ("churyumov-gerasimenko", Yellow),
    ("pluto", Yellow), ("charon", Orange), ("echeclus", Orange), ("varuna", Orange),
    ("quaoar", Orange), ("sedna", Orange), ("eris", Orange), ("rx-j1856", Orange),
    ("kepler-16b", Red), ("kepler-37b", Red), ("kepler-186f", Red), ("proxima-b", Red),
    ("trappist-1e", Red), ("lhs-1140b", Red), ("pi-mensae-c", Red), ("k2-141b", Red),
    ("ltt-9779b", Red), ("wasp-193b", Red),
];
