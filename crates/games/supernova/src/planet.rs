//! The eighteen planets of the galaxy.

use engine::{Set64, bit_set, number};

/// How many planet cards form the galaxy (SN-2.3).
pub const GALAXY: u8 = 18;

number! {
    /// A planet of the galaxy: 0 is nearest the centre, 17 is the far end.
    pub Planet below GALAXY, "a planet"
}

impl Planet {
    /// The planet nearest the centre, where everybody starts (SN-2.4).
    pub const FIRST: Self = Self(0);
    /// The planet whose reaching ends the game (SN-5.2).
    pub const FAR_END: Self = Self(GALAXY - 1);
}

bit_set! {
    /// A set of planets.
    pub(crate) struct PlanetSet(u32) of Planet, Planet::number
}

impl PlanetSet {
    /// The nearest planet beyond `planet` that is not in the set. The far end
    /// must not be in it, nor be `planet`.
    #[inline]
    pub(crate) const fn next_missing(self, planet: Planet) -> Planet {
        let start = planet.0 + 1;
        // OK because the far end is missing: the gap is at most 16.
        Planet(start + (!self.0 >> start).trailing_zeros() as u8)
    }

    /// Whether the set has a planet strictly between the two.
    #[inline]
    pub(crate) const fn any_between(self, one: Planet, other: Planet) -> bool {
        let (near, far) = if one.0 < other.0 {
            (one.0, other.0)
        } else {
            (other.0, one.0)
        };
        let up_to_near = (2 << near) - 1;
        self.0 & ((1 << far) - 1) & !up_to_near != 0
    }

    /// The planets, ascending.
    fn iter(self) -> impl Iterator<Item = Planet> {
        Set64(self.0.into()).iter().map(Planet)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_found_beyond_and_between() {
        let set: PlanetSet = [0, 3, 4, 6].map(Planet).into_iter().collect();
        assert_eq!(set.next_missing(Planet(3)), Planet(5));
        assert_eq!(set.next_missing(Planet(6)), Planet(7));
        assert!(set.any_between(Planet(6), Planet(3)));
        assert!(!set.any_between(Planet(0), Planet(3)));
        assert!(!set.any_between(Planet(3), Planet(4)));
        assert!(!set.any_between(Planet(3), Planet(3)));
    }
}
