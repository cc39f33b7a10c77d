//! The objects that decks are made of. An object's number here is its card's,
//! whatever deck it is in, so that a card can be written and read without one.

use crate::card::Characteristic::{self, Diameter, Discovery, Distance, Temperature};
use Kind::{
    Asteroid, Centaur, Comet, DwarfPlanet, Exoplanet, Moon, NeutronStar, Planet, Star,
    TransNeptunian, WhiteDwarf,
};

/// What sort of thing an object is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A star that shines by fusion, the Sun among them.
    Star,
    /// A planet of the Sun.
    Planet,
    /// A dwarf planet of the Sun.
    DwarfPlanet,
    /// What circles a planet or dwarf planet.
    Moon,
    /// A minor planet within the orbit of Jupiter.
    Asteroid,
    /// A body that grows a tail near the Sun.
    Comet,
    /// A minor planet between Jupiter and Neptune.
    Centaur,
    /// A minor planet beyond Neptune.
    TransNeptunian,
    /// What is left of a heavy star, pulsars among them.
    NeutronStar,
    /// What is left of a star like the Sun.
    WhiteDwarf,
    /// A planet of another star.
    Exoplanet,
}

/// An object as every deck knows it.
pub(crate) struct Known {
    pub(crate) slug: &'static str,
    pub(crate) kind: Kind,
    /// Diameter, discovery, temperature and distance.
    pub(crate) figures: [i64; 4],
    /// Which of them are estimates: a year before anybody wrote any down, a
    /// temperature that is worked out or hardly measured, the size of what is not
    /// seen as a disc, the distance of what is too far for its parallax.
    pub(crate) estimates: &'static [Characteristic],
}

const fn known(
    slug: &'static str,
    kind: Kind,
    figures: [i64; 4],
    estimates: &'static [Characteristic],
) -> Known {
    Known {
        slug,
        kind,
        figures,
        estimates,
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
    known("sun", Star, [1_391_400, -3500, 5499, 0], &[Discovery]),
    known("mercury", Planet, [4879, -3300, 167, 193], &[Discovery]),
    known("venus", Planet, [12_104, -3420, 464, 361], &[Discovery]),
    known("earth", Planet, [12_742, 1543, 15, 499], &[]),
    known("moon", Moon, [3475, -3460, -20, 499], &[Discovery, Temperature]),
    known("mars", Planet, [6779, -3340, -63, 760], &[Discovery]),
    known("jupiter", Planet, [139_822, -3380, -108, 2596], &[Discovery]),
    known("saturn", Planet, [116_464, -3220, -139, 4759], &[Discovery]),
    known("uranus", Planet, [50_724, 1781, -197, 9575], &[]),
    known("neptune", Planet, [49_244, 1846, -201, 15_005], &[]),
    known("ceres", DwarfPlanet, [939, 1801, -105, 1380], &[Temperature]),
    known("vesta", Asteroid, [525, 1807, -102, 1179], &[Temperature]),
    known("lutetia", Asteroid, [98, 1852, -98, 1215], &[Temperature]),
    known("mathilde", Asteroid, [53, 1885, -103, 1321], &[Temperature]),
    known("gaspra", Asteroid, [12, 1916, -92, 1103], &[Temperature]),
    known("phobos", Moon, [22, 1877, -49, 760], &[Temperature]),
    known("halley", Comet, [11, -240, -208, 8899], &[Diameter, Temperature]),
    known("churyumov-gerasimenko", Comet, [3, 1969, -124, 1728], &[Diameter, Temperature]),
    known("pluto", DwarfPlanet, [2377, 1930, -225, 19_702], &[Temperature]),
    known("charon", Moon, [1212, 1978, -220, 19_702], &[Temperature]),
    known("echeclus", Centaur, [65, 2000, -188, 5329], &[Temperature]),
    known("varuna", TransNeptunian, [668, 2000, -231, 21_407], &[Diameter, Temperature]),
    known("quaoar", TransNeptunian, [1090, 2002, -229, 21_802], &[Diameter, Temperature]),
    known("sedna", TransNeptunian, [995, 2003, -261, 252_496], &[Diameter, Temperature]),
    known("eris", DwarfPlanet, [2326, 2005, -231, 33_882], &[Temperature]),
    known("rx-j1856", NeutronStar, [24, 1992, 434_000, 12_660_021_720], &[Diameter, Temperature, Distance]),
    known("kepler-16b", Exoplanet, [107_781, 2011, -85, 7_728_294_820], &[Temperature]),
    known("kepler-37b", Exoplanet, [3954, 2013, 445, 6_579_166_263], &[Temperature]),
    known("kepler-186f", Exoplanet, [14_925, 2014, -96, 18_279_218_678], &[Temperature]),
    known("proxima-b", Exoplanet, [13_011, 2016, -55, 133_927_591], &[Diameter, Temperature]),
    known("trappist-1e", Exoplanet, [11_736, 2017, -23, 1_279_372_390], &[Temperature]),
    known("lhs-1140b", Exoplanet, [22_068, 2017, -47, 1_542_474_402], &[Temperature]),
    known("pi-mensae-c", Exoplanet, [26_916, 2018, 897, 1_880_496_982], &[Temperature]),
    known("k2-141b", Exoplanet, [19_262, 2018, 1830, 6_368_464_390], &[Temperature]),
    known("ltt-9779b", Exoplanet, [60_209, 2020, 1705, 8_279_170_448], &[Temperature]),
    known("wasp-193b", Exoplanet, [209_329, 2023, 981, 37_268_530_769], &[Temperature]),
    known("io", Moon, [3643, 1610, -163, 2596], &[Temperature]),
    known("europa", Moon, [3122, 1610, -171, 2596], &[Temperature]),
    known("ganymede", Moon, [5262, 1610, -163, 2596], &[Temperature]),
    known("callisto", Moon, [4821, 1610, -139, 2596], &[Temperature]),
    known("titan", Moon, [5149, 1655, -179, 4759], &[Temperature]),
    known("enceladus", Moon, [504, 1789, -198, 4759], &[Temperature]),
    known("triton", Moon, [2707, 1846, -235, 15_005], &[Temperature]),
    known("deimos", Moon, [12, 1877, -49, 760], &[Temperature]),
    known("sirius", Star, [2_380_685, -3260, 9667, 271_418_514], &[Discovery]),
    known("sirius-b", WhiteDwarf, [11_688, 1862, 24_927, 271_418_514], &[]),
    known("vega", Star, [3_485_457, -3100, 9329, 790_479_405], &[Diameter, Discovery]),
    known("alpha-centauri", Star, [1_702_239, -3180, 5517, 137_088_479], &[Discovery]),
    known("proxima-centauri", Star, [214_554, 1915, 2719, 133_927_591], &[Temperature]),
    known("polaris", Star, [64_380_078, -3020, 5742, 14_090_707_102], &[Discovery]),
    known("barnards-star", Star, [260_192, 1916, 2922, 188_171_152], &[]),
    known("betelgeuse", Star, [1_063_029_600, -3140, 3327, 17_291_736_984], &[Diameter, Discovery, Temperature, Distance]),
    known("vy-canis-majoris", Star, [1_975_788_000, 1801, 3217, 120_424_596_852], &[Diameter, Distance]),
    known("crab-pulsar", NeutronStar, [20, 1968, 1_600_000, 205_854_011_712], &[Diameter, Temperature, Distance]),
    known("51-pegasi-b", Exoplanet, [171_581, 1995, 977, 1_606_690_561], &[Diameter, Temperature]),
    known("uy-scuti", Star, [1_264_782_600, 1860, 3092, 186_194_953_594], &[Diameter, Temperature, Distance]),
];
