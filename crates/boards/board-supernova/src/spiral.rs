//! The arm of the galaxy, and the planets along it.
//!
//! The numbers were found by looking for the arms that keep the planets
//! farthest from each other, the star and the rim.

use crate::layout::Point;
use std::f64::consts::TAU;
use std::sync::LazyLock;
use supernova::GALAXY;

/// The shape of the arm: two ellipses, and how it winds from one to the other.
pub(crate) struct Arm {
    centre: Point,
    inner: (f64, f64),
    outer: (f64, f64),
    /// Where it begins, in turns clockwise from the right.
    start: f64,
    turns: f64,
    /// Below 1 the arm leaves the star quickly.
    bend: f64,
    /// How much longer the first gap is: planet 0 is larger than the others.
    first_gap: f64,
}

/// The arm of the tall arrangement.
pub(crate) const TALL: Arm = Arm {
    centre: Point::new(194.0, 156.0),
    inner: (77.8, 53.6),
    outer: (176.0, 157.4),
    start: 0.011,
    turns: 1.532,
    bend: 0.871,
    first_gap: 1.236,
};

/// The arm of the wide arrangement.
pub(crate) const WIDE: Arm = Arm {
    centre: Point::new(202.0, 227.0),
    inner: (95.0, 68.4),
    outer: (207.0, 197.8),
    start: 0.529,
    turns: 1.528,
    bend: 0.828,
    first_gap: 1.091,
};

impl Arm {
    /// The star in the middle.
    pub(crate) const fn centre(&self) -> Point {
        self.centre
    }

    /// The point after that part of the way outward, 0 to 1.
    pub(crate) fn at(&self, part: f64) -> Point {
        let angle = TAU * (self.start + self.turns * part);
        let grown = part.powf(self.bend);
        let between = |inner: f64, outer: f64| inner + (outer - inner) * grown;
        self.centre.plus(
            between(self.inner.0, self.outer.0) * angle.cos(),
            between(self.inner.1, self.outer.1) * angle.sin(),
        )
    }

    /// The planets, equally far apart along the arm.
    fn planets(&self) -> [Point; GALAXY as usize] {
        const STEPS: u32 = 2000;
        let points: Vec<Point> = (0..=STEPS)
            .map(|step| self.at(f64::from(step) / f64::from(STEPS)))
            .collect();
        let mut lengths = vec![0.0];
        for pair in points.windows(2) {
            let so_far = lengths.last().copied().unwrap_or_default();
            lengths.push(so_far + pair[0].distance(pair[1]));
        }
        let whole = lengths.last().copied().unwrap_or_default();
        let gaps = f64::from(GALAXY - 2) + self.first_gap;
        std::array::from_fn(|number| {
            let before = match number {
                0 => 0.0,
                // OK because there are 18 planets.
                _ => number as f64 - 1.0 + self.first_gap,
            };
            let wanted = whole * before / gaps;
            let place = lengths.partition_point(|&length| length < wanted);
            points[place.min(points.len() - 1)]
        })
    }
}

/// The planets of the tall arrangement.
pub(crate) static TALL_PLANETS: LazyLock<[Point; GALAXY as usize]> =
    LazyLock::new(|| TALL.planets());

/// The planets of the wide arrangement.
pub(crate) static WIDE_PLANETS: LazyLock<[Point; GALAXY as usize]> =
    LazyLock::new(|| WIDE.planets());
