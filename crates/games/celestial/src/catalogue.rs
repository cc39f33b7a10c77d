//! The objects that decks are made of. An object's number here is its card's,
//! whatever deck it is in, so that a card can be written and read without one.

/// An object as every deck knows it.
pub(crate) struct Known {
    pub(crate) slug: &'static str,
    pub(crate) kind: &'static str,
}

const fn known(slug: &'static str, kind: &'static str) -> Known {
    Known { slug, kind }
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
pub(crate) const CATALOGUE: [Known; KNOWN_OBJECTS] = [
    known("sun", "star"),
    known("mercury", "planet"),
    known("venus", "planet"),
    known("earth", "planet"),
    known("moon", "moon"),
    known("mars", "planet"),
    known("jupiter", "planet"),
    known("saturn", "planet"),
    known("uranus", "planet"),
    known("neptune", "planet"),
    known("ceres", "dwarf-planet"),
    known("vesta", "asteroid"),
    known("lutetia", "asteroid"),
    known("mathilde", "asteroid"),
    known("gaspra", "asteroid"),
    known("phobos", "moon"),
    known("halley", "comet"),
    known("churyumov-gerasimenko", "comet"),
    known("pluto", "dwarf-planet"),
    known("charon", "moon"),
    known("echeclus", "centaur"),
    known("varuna", "trans-neptunian"),
    known("quaoar", "trans-neptunian"),
    known("sedna", "trans-neptunian"),
    known("eris", "dwarf-planet"),
    known("rx-j1856", "neutron-star"),
    known("kepler-16b", "exoplanet"),
    known("kepler-37b", "exoplanet"),
    known("kepler-186f", "exoplanet"),
    known("proxima-b", "exoplanet"),
    known("trappist-1e", "exoplanet"),
    known("lhs-1140b", "exoplanet"),
    known("pi-mensae-c", "exoplanet"),
    known("k2-141b", "exoplanet"),
    known("ltt-9779b", "exoplanet"),
    known("wasp-193b", "exoplanet"),
    known("io", "moon"),
    known("europa", "moon"),
    known("ganymede", "moon"),
    known("callisto", "moon"),
    known("titan", "moon"),
    known("enceladus", "moon"),
    known("triton", "moon"),
    known("deimos", "moon"),
    known("sirius", "star"),
    known("sirius-b", "white-dwarf"),
    known("vega", "star"),
    known("alpha-centauri", "star"),
    known("proxima-centauri", "star"),
    known("polaris", "star"),
    known("barnards-star", "star"),
    known("betelgeuse", "star"),
    known("vy-canis-majoris", "star"),
    known("crab-pulsar", "neutron-star"),
    known("51-pegasi-b", "exoplanet"),
    known("uy-scuti", "star"),
];
