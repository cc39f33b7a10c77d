//! Where everything lies: two arrangements of one board, for tall and for wide
//! places.

use crate::spiral::{Arm, TALL, TALL_PLANETS, WIDE, WIDE_PLANETS};
use supernova::{ALIENS, Alien, Planet, rank_among};

/// A point of the board's drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Point {
    /// To the right.
    pub x: f64,
    /// Downward.
    pub y: f64,
}

impl Point {
    /// The point at these coordinates.
    pub(crate) const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// Part of the way to another point.
    pub(crate) fn toward(self, other: Self, part: f64) -> Self {
        Self::new(
            self.x + (other.x - self.x) * part,
            self.y + (other.y - self.y) * part,
        )
    }

    /// The point shifted.
    pub(crate) fn plus(self, x: f64, y: f64) -> Self {
        Self::new(self.x + x, self.y + y)
    }

    /// How far another point is.
    pub(crate) fn distance(self, other: Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// A place for a piece: where, and how large.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Spot {
    /// Its middle.
    pub at: Point,
    /// How large it is drawn there.
    pub scale: f64,
}

impl Spot {
    /// A CSS transform that puts a group there.
    pub(crate) fn transform(self) -> String {
        let Point { x, y } = self.at;
        format!("translate({x:.2}px,{y:.2}px) scale({:.3})", self.scale)
    }
}

/// A rectangle of the drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Area {
    /// Its corner at the top left.
    pub corner: Point,
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

/// How the board is arranged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Layout {
    /// The ladder lies below the galaxy: phones.
    Tall,
    /// The ladder stands beside the galaxy: desks.
    Wide,
}

/// Where creatures stand who share planet 0, by how many they are.
const SHARED: [&[(f64, f64)]; ALIENS] = [
    &[(0.0, 0.0)],
    &[(-15.0, 0.0), (15.0, 0.0)],
    &[(-16.0, -8.0), (16.0, -8.0), (0.0, 13.0)],
    &[(-16.0, -13.0), (16.0, -13.0), (-16.0, 14.0), (16.0, 14.0)],
    &[
        (-19.0, -15.0),
        (19.0, -15.0),
        (0.0, 1.0),
        (-19.0, 17.0),
        (19.0, 17.0),
    ],
];

/// How large a planet is before it is fitted to an arrangement: the first is
/// the larger, since everybody starts there.
pub(crate) fn radius(planet: Planet) -> f64 {
    match planet {
        Planet::FIRST => 29.0,
        _ => 21.0,
    }
}

impl Layout {
    /// The arrangement for a place of that size.
    pub(crate) fn fitting(width: f64, height: f64) -> Self {
        if width > height * 1.18 {
            Self::Wide
        } else {
            Self::Tall
        }
    }

    /// The size of the drawing.
    pub(crate) const fn size(self) -> (f64, f64) {
        match self {
            Self::Tall => (360.0, 410.0),
            Self::Wide => (600.0, 400.0),
        }
    }

    const fn arm(self) -> &'static Arm {
        match self {
            Self::Tall => &TALL,
            Self::Wide => &WIDE,
        }
    }

    /// The middle of the star.
    pub(crate) const fn star(self) -> Point {
        self.arm().centre()
    }

    /// How large things of the galaxy are drawn.
    pub(crate) const fn unit(self) -> f64 {
        match self {
            Self::Tall => 1.0,
            Self::Wide => 1.22,
        }
    }

    /// The middle of a planet.
    pub(crate) fn planet(self, planet: Planet) -> Point {
        let planets = match self {
            Self::Tall => &TALL_PLANETS,
            Self::Wide => &WIDE_PLANETS,
        };
        planets[usize::from(planet.number())]
    }

    /// How large a planet is.
    pub(crate) fn planet_radius(self, planet: Planet) -> f64 {
        radius(planet) * self.unit()
    }

    /// The arm as a line through the planets.
    pub(crate) fn arm_path(self) -> String {
        const STEPS: u32 = 90;
        let mut path = String::new();
        for step in 0..=STEPS {
            let Point { x, y } = self.arm().at(f64::from(step) / f64::from(STEPS));
            let letter = if step == 0 { 'M' } else { 'L' };
            path.push_str(&format!("{letter}{x:.1} {y:.1}"));
        }
        path
    }

    /// Where an alien stands with the aliens on these planets.
    pub(crate) fn alien(self, aliens: &[Planet; ALIENS], alien: Alien) -> Spot {
        let planet = aliens[alien.index()];
        let company = if planet == Planet::FIRST {
            aliens.iter().filter(|&&other| other == planet).count()
        } else {
            1
        };
        let before = aliens[..alien.index()]
            .iter()
            .filter(|&&other| other == planet)
            .count();
        let unit = self.unit();
        let middle = self.planet(planet);
        if company == 1 {
            return self.standing(planet);
        }
        let (x, y) = SHARED[company - 1][before.min(company - 1)];
        Spot {
            at: middle.plus(x * unit, (y - 2.0) * unit),
            scale: 0.68 * unit,
        }
    }

    /// Where somebody stands who is alone on a planet.
    pub(crate) fn standing(self, planet: Planet) -> Spot {
        Spot {
            at: self.planet(planet).plus(0.0, -8.0 * self.unit()),
            scale: self.unit(),
        }
    }

    /// Where the last discarded card lies.
    pub(crate) const fn discard(self) -> Spot {
        match self {
            Self::Tall => Spot {
                at: Point::new(24.0, 31.0),
                scale: 0.4,
            },
            Self::Wide => Spot {
                at: Point::new(32.0, 42.0),
                scale: 0.54,
            },
        }
    }

    /// How much of the drawing the sky takes.
    pub(crate) const fn sky(self) -> (f64, f64) {
        match self {
            Self::Tall => (360.0, 326.0),
            Self::Wide => (436.0, 400.0),
        }
    }

    /// The rung of a rank, 1 to 5.
    pub(crate) fn rung(self, rank: u8) -> Area {
        let number = f64::from(rank) - 1.0;
        match self {
            Self::Tall => Area {
                corner: Point::new(2.0 + 71.4 * number, 332.0),
                width: 69.0,
                height: 76.0,
            },
            Self::Wide => Area {
                corner: Point::new(442.0, 4.0 + 79.0 * number),
                width: 154.0,
                height: 75.0,
            },
        }
    }

    /// Where an alien stands on the ladder with the aliens on these planets:
    /// on its rung, smaller where several share it (SN-6.2).
    pub(crate) fn on_ladder(self, aliens: &[Planet; ALIENS], alien: Alien) -> Spot {
        let rank = rank_among(aliens, alien);
        let same = |other: &Alien| rank_among(aliens, *other) == rank;
        let company = Alien::ALL.iter().filter(|other| same(other)).count();
        let before = Alien::ALL[..alien.index()]
            .iter()
            .filter(|other| same(other))
            .count();
        let Area { corner, .. } = self.rung(rank);
        // Up to three in a row; four stand in a square.
        let columns = match company {
            4 => 2,
            _ => company.min(3),
        };
        // OK because there are five aliens.
        let across = |step: f64| ((before % columns) as f64 - (columns as f64 - 1.0) / 2.0) * step;
        let row = (before / columns) as f64;
        let (x, y, scale) = match (self, company) {
            (Self::Tall, 1) => (34.5, 39.0, 0.78),
            (Self::Tall, 2) => (34.5 + across(33.0), 41.0, 0.6),
            (Self::Tall, 3) => (34.5 + across(22.0), 43.0, 0.44),
            (Self::Tall, 4) => (34.5 + across(30.0), 31.0 + 27.0 * row, 0.42),
            (Self::Tall, _) => (34.5 + across(22.0), 31.0 + 27.0 * row, 0.4),
            (Self::Wide, 1) => (61.0, 30.0, 1.0),
            (Self::Wide, 2) => (96.0 + across(50.0), 30.0, 0.84),
            (Self::Wide, 3) => (96.0 + across(37.0), 32.0, 0.7),
            (Self::Wide, _) => (96.0 + across(37.0), 18.0 + 36.0 * row, 0.52),
        };
        let at = corner.plus(x, y);
        Spot { at, scale }
    }

    /// Where the mark of one of an alien's backers stands on the ladder.
    pub(crate) fn backer(self, spot: Spot, nth: usize, of: usize) -> Spot {
        let size = (spot.scale * 0.64).clamp(0.27, 0.56);
        let step = 22.0 * size;
        // OK because few back one alien.
        let shift = (nth as f64 - (of as f64 - 1.0) / 2.0) * step;
        Spot {
            at: spot.at.plus(shift, 21.0 * spot.scale + 10.5 * size),
            scale: size,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use supernova::GALAXY;

    const BOTH: [Layout; 2] = [Layout::Tall, Layout::Wide];

    fn planets() -> impl Iterator<Item = Planet> {
        (0..GALAXY).filter_map(Planet::new)
    }

    #[test]
    fn planets_keep_clear_of_each_other_the_star_and_the_rim() {
        for layout in BOTH {
            let (width, height) = layout.size();
            for planet in planets() {
                let (at, radius) = (layout.planet(planet), layout.planet_radius(planet));
                assert!(at.x > radius && at.x < width - radius, "{planet}");
                assert!(at.y > radius && at.y < height - radius, "{planet}");
                assert!(at.distance(layout.star()) > radius + 28.0 * layout.unit());
                for other in planets().filter(|other| *other > planet) {
                    let room = layout.planet_radius(other) + radius + 3.0;
                    let distance = at.distance(layout.planet(other));
                    assert!(distance > room, "{layout:?} {planet} {other} {distance}");
                }
            }
        }
    }

    #[test]
    fn the_galaxy_does_not_touch_the_ladder() {
        for rank in 1..=5 {
            for planet in planets() {
                let reach = |layout: Layout| layout.planet_radius(planet) + 2.0;
                let tall = Layout::Tall;
                assert!(tall.planet(planet).y + reach(tall) < tall.rung(rank).corner.y);
                let wide = Layout::Wide;
                assert!(wide.planet(planet).x + reach(wide) < wide.rung(rank).corner.x);
            }
        }
    }

    #[test]
    fn aliens_stand_apart_however_many_share_a_place() {
        for layout in BOTH {
            for away in 0..=ALIENS {
                let aliens = std::array::from_fn(|index| match index {
                    index if index < away => Planet::new(index as u8 + 1).unwrap(),
                    _ => Planet::FIRST,
                });
                for one in Alien::ALL {
                    for other in Alien::ALL.into_iter().filter(|other| *other > one) {
                        let spots = [one, other].map(|alien| layout.alien(&aliens, alien).at);
                        assert!(spots[0].distance(spots[1]) > 14.0);
                        let rungs = [one, other].map(|alien| layout.on_ladder(&aliens, alien).at);
                        assert!(rungs[0].distance(rungs[1]) > 18.0);
                    }
                }
            }
        }
    }

    #[test]
    fn wide_places_get_the_wide_arrangement() {
        assert_eq!(Layout::fitting(360.0, 380.0), Layout::Tall);
        assert_eq!(Layout::fitting(1200.0, 800.0), Layout::Wide);
    }
}
