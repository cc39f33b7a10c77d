//! The expert deck, with which traces and records are made unless they say
//! otherwise (CD-1.1). Where its figures come from is told in
//! `data/expert.json`, which is for people.

use crate::card::Difficulty::{Green, Orange, Red, Yellow};
use crate::deck::Row;

/// What is printed on its cards: diameter, discovery, temperature, distance
/// and difficulty.
#[rustfmt::skip]
pub(crate) const EXPERT: [Row; 36] = [
    ("sun", 1_391_400, -3500, 5499, 0, Green),
    ("mercury", 4879, -3300, 167, 193, Green),
    ("venus", 12_104, -3420, 464, 361, Green),
    ("earth", 12_742, 1543, 15, 499, Green),
    ("moon", 3475, -3460, -20, 499, Green),
    ("mars", 6779, -3340, -63, 760, Green),
    ("jupiter", 139_822, -3380, -108, 2596, Green),
    ("saturn", 116_464, -3220, -139, 4759, Green),
    ("uranus", 50_724, 1781, -197, 9575, Green),
    ("neptune", 49_244, 1846, -201, 15_005, Yellow),
    ("ceres", 939, 1801, -105, 1380, Yellow),
    ("vesta", 525, 1807, -102, 1179, Green),
    ("lutetia", 98, 1852, -98, 1215, Yellow),
    ("mathilde", 53, 1885, -103, 1321, Yellow),
    ("gaspra", 12, 1916, -92, 1103, Yellow),
    ("phobos", 22, 1877, -49, 760, Yellow),
    ("halley", 11, -240, -208, 8899, Green),
    ("churyumov-gerasimenko", 3, 1969, -124, 1728, Yellow),
    ("pluto", 2377, 1930, -225, 19_702, Yellow),
    ("charon", 1212, 1978, -220, 19_702, Orange),
    ("echeclus", 65, 2000, -188, 5329, Orange),
    ("varuna", 668, 2000, -231, 21_407, Orange),
    ("quaoar", 1090, 2002, -229, 21_802, Orange),
    ("sedna", 995, 2003, -261, 252_496, Orange),
    ("eris", 2326, 2005, -231, 33_882, Orange),
    ("rx-j1856", 24, 1992, 434_000, 12_660_021_720, Orange),
    ("kepler-16b", 107_781, 2011, -85, 7_728_294_820, Red),
    ("kepler-37b", 3954, 2013, 445, 6_579_166_263, Red),
    ("kepler-186f", 14_925, 2014, -96, 18_279_218_678, Red),
    ("proxima-b", 13_011, 2016, -55, 133_927_591, Red),
    ("trappist-1e", 11_736, 2017, -23, 1_279_372_390, Red),
    ("lhs-1140b", 22_068, 2017, -47, 1_542_474_402, Red),
    ("pi-mensae-c", 26_916, 2018, 897, 1_880_496_982, Red),
    ("k2-141b", 19_262, 2018, 1830, 6_368_464_390, Red),
    ("ltt-9779b", 60_209, 2020, 1705, 8_279_170_448, Red),
    ("wasp-193b", 209_329, 2023, 981, 37_268_530_769, Red),
];
