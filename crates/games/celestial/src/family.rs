//! The family deck: objects that people know (CD-1.1). Where its figures come
//! from is told in `data/family.json`, which is for people; how well balanced
//! it is in `docs/celestial-decks.md`.

use crate::card::Difficulty::{Green, Orange, Red, Yellow};
use crate::deck::Row;

/// What is printed on its cards: diameter, discovery, temperature, distance
/// and difficulty.
#[rustfmt::skip]
pub(crate) const FAMILY: [Row; 36] = [
    ("sun", 1_391_400, -3500, 5499, 0, Green),
    ("mercury", 4879, -3300, 167, 193, Green),
    ("venus", 12_104, -3420, 464, 361, Green),
    ("earth", 12_742, 1543, 15, 499, Green),
    ("moon", 3475, -3460, -20, 499, Green),
    ("mars", 6779, -3340, -63, 760, Green),
    ("jupiter", 139_822, -3380, -108, 2596, Green),
    ("saturn", 116_464, -3220, -139, 4759, Green),
    ("uranus", 50_724, 1781, -197, 9575, Yellow),
    ("neptune", 49_244, 1846, -201, 15_005, Yellow),
    ("io", 3643, 1610, -163, 2596, Yellow),
    ("europa", 3122, 1610, -171, 2596, Yellow),
    ("ganymede", 5262, 1610, -163, 2596, Yellow),
    ("callisto", 4821, 1610, -139, 2596, Yellow),
    ("titan", 5149, 1655, -179, 4759, Yellow),
    ("enceladus", 504, 1789, -198, 4759, Orange),
    ("triton", 2707, 1846, -235, 15_005, Orange),
    ("phobos", 22, 1877, -49, 760, Red),
    ("deimos", 12, 1877, -49, 760, Red),
    ("pluto", 2377, 1930, -225, 19_702, Yellow),
    ("charon", 1212, 1978, -220, 19_702, Orange),
    ("halley", 11, -240, -208, 8899, Red),
    ("churyumov-gerasimenko", 3, 1969, -124, 1728, Orange),
    ("sirius", 2_380_685, -3260, 9667, 271_418_514, Green),
    ("sirius-b", 11_688, 1862, 24_927, 271_418_514, Yellow),
    ("vega", 3_485_457, -3100, 9329, 790_479_405, Green),
    ("alpha-centauri", 1_702_239, -3180, 5517, 137_088_479, Green),
    ("proxima-centauri", 214_554, 1915, 2719, 133_927_591, Yellow),
    ("barnards-star", 260_192, 1916, 2922, 188_171_152, Yellow),
    ("polaris", 64_380_078, -3020, 5742, 14_090_707_102, Green),
    ("betelgeuse", 1_063_029_600, -3140, 3327, 17_291_736_984, Green),
    ("vy-canis-majoris", 1_975_788_000, 1801, 3217, 120_424_596_852, Yellow),
    ("uy-scuti", 1_264_782_600, 1860, 3277, 186_194_953_594, Yellow),
    ("crab-pulsar", 20, 1968, 1_600_000, 205_854_011_712, Orange),
    ("51-pegasi-b", 171_581, 1995, 977, 1_606_690_561, Red),
    ("proxima-b", 13_011, 2016, -55, 133_927_591, Red),
];
