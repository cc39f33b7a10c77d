//! The objects that decks are made of. An object's number here is its card's,
//! whatever deck it is in, so that a card can be written and read without one.

/// An object as every deck knows it.
pub(crate) struct Known {
    pub(crate) slug: &'static str,
    pub(crate) kind: &'static str,
    /// Diameter, discovery, temperature and distance.
    pub(crate) figures: [i64; 4],
}

const fn known(slug: &'static str, kind: &'static str, figures: [i64; 4]) -> Known {
    Known {
        slug,
        kind,
        figures,
    }
}

/// The number of an object with a slug.
pub(crate) const fn number_of(slug: &str) -> u8 {
    let mut number = 0;
    while number < KNOWN_OBJECTS {
        if same(CATALOGUE[number].slug.as_bytes(), slug.as_bytes()) {
            return number as u8; // OK because there are fewer than 256.
        }
        number += 1;
    }
    panic!("an object that is not in the catalogue");
}

/// Whether two texts are the same, at compile time.
const fn same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// How many objects Orbite knows.
pub const KNOWN_OBJECTS: usize = 56;

/// All of them: those of the expert deck in its order, then those that only
/// the family deck has.
#[rustfmt::skip]
pub(crate) const CATALOGUE: [Known; KNOWN_OBJECTS] = [
    known("sun", "star", [1_391_400, -3500, 5499, 0]),
    known("mercury", "planet", [4879, -3300, 167, 193]),
    known("venus", "planet", [12_104, -3420, 464, 361]),
    known("earth", "planet", [12_742, 1543, 15, 499]),
    known("moon", "moon", [3475, -3460, -20, 499]),
    known("mars", "planet", [6779, -3340, -63, 760]),
    known("jupiter", "planet", [139_822, -3380, -108, 2596]),
    known("saturn", "planet", [116_464, -3220, -139, 4759]),
    known("uranus", "planet", [50_724, 1781, -197, 9575]),
    known("neptune", "planet", [49_244, 1846, -201, 15_005]),
    known("ceres", "dwarf-planet", [939, 1801, -105, 1380]),
    known("vesta", "asteroid", [525, 1807, -102, 1179]),
    known("lutetia", "asteroid", [98, 1852, -98, 1215]),
    known("mathilde", "asteroid", [53, 1885, -103, 1321]),
    known("gaspra", "asteroid", [12, 1916, -92, 1103]),
    known("phobos", "moon", [22, 1877, -49, 760]),
    known("halley", "comet", [11, -240, -208, 8899]),
    known("churyumov-gerasimenko", "comet", [3, 1969, -124, 1728]),
    known("pluto", "dwarf-planet", [2377, 1930, -225, 19_702]),
    known("charon", "moon", [1212, 1978, -220, 19_702]),
    known("echeclus", "centaur", [65, 2000, -188, 5329]),
    known("varuna", "trans-neptunian", [668, 2000, -231, 21_407]),
    known("quaoar", "trans-neptunian", [1090, 2002, -229, 21_802]),
    known("sedna", "trans-neptunian", [995, 2003, -261, 252_496]),
    known("eris", "dwarf-planet", [2326, 2005, -231, 33_882]),
    known("rx-j1856", "neutron-star", [24, 1992, 434_000, 12_660_021_720]),
    known("kepler-16b", "exoplanet", [107_781, 2011, -85, 7_728_294_820]),
    known("kepler-37b", "exoplanet", [3954, 2013, 445, 6_579_166_263]),
    known("kepler-186f", "exoplanet", [14_925, 2014, -96, 18_279_218_678]),
    known("proxima-b", "exoplanet", [13_011, 2016, -55, 133_927_591]),
    known("trappist-1e", "exoplanet", [11_736, 2017, -23, 1_279_372_390]),
    known("lhs-1140b", "exoplanet", [22_068, 2017, -47, 1_542_474_402]),
    known("pi-mensae-c", "exoplanet", [26_916, 2018, 897, 1_880_496_982]),
    known("k2-141b", "exoplanet", [19_262, 2018, 1830, 6_368_464_390]),
    known("ltt-9779b", "exoplanet", [60_209, 2020, 1705, 8_279_170_448]),
    known("wasp-193b", "exoplanet", [209_329, 2023, 981, 37_268_530_769]),
    known("io", "moon", [3643, 1610, -163, 2596]),
    known("europa", "moon", [3122, 1610, -171, 2596]),
    known("ganymede", "moon", [5262, 1610, -163, 2596]),
    known("callisto", "moon", [4821, 1610, -139, 2596]),
    known("titan", "moon", [5149, 1655, -179, 4759]),
    known("enceladus", "moon", [504, 1789, -198, 4759]),
    known("triton", "moon", [2707, 1846, -235, 15_005]),
    known("deimos", "moon", [12, 1877, -49, 760]),
    known("sirius", "star", [2_380_685, -3260, 9667, 271_418_514]),
    known("sirius-b", "white-dwarf", [11_688, 1862, 24_927, 271_418_514]),
    known("vega", "star", [3_485_457, -3100, 9329, 790_479_405]),
    known("alpha-centauri", "star", [1_702_239, -3180, 5517, 137_088_479]),
    known("proxima-centauri", "star", [214_554, 1915, 2719, 133_927_591]),
    known("polaris", "star", [64_380_078, -3020, 5742, 14_090_707_102]),
    known("barnards-star", "star", [260_192, 1916, 2922, 188_171_152]),
    known("betelgeuse", "star", [1_063_029_600, -3140, 3327, 17_291_736_984]),
    known("vy-canis-majoris", "star", [1_975_788_000, 1801, 3217, 120_424_596_852]),
    known("crab-pulsar", "neutron-star", [20, 1968, 1_600_000, 205_854_011_712]),
    known("51-pegasi-b", "exoplanet", [171_581, 1995, 977, 1_606_690_561]),
    known("uy-scuti", "star", [1_264_782_600, 1860, 3277, 186_194_953_594]),
];
