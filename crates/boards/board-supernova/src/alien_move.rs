//! The ways aliens go: over the board when they move, as a line before and
//! after.

use crate::layout::{Layout, Point, Spot};
use std::f64::consts::PI;
use supernova::{Alien, Event, Planet};

/// How an alien gets from one planet to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gait {
    /// Forward along the arm, over everybody on the way (SN-3.2).
    Hop,
    /// In a bow, past the alien that comes the other way (SN-3.7).
    Swap,
}

/// One alien's move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AlienMove {
    pub alien: Alien,
    pub from: Planet,
    pub to: Planet,
    pub gait: Gait,
}

impl AlienMove {
    /// The move that an event tells of.
    pub(crate) fn of(event: &Event) -> Option<Self> {
        let (alien, from, to, gait) = match *event {
            Event::AlienAdvanced { alien, from, to } => (alien, from, to, Gait::Hop),
            Event::AlienSwitched { alien, from, to } => (alien, from, to, Gait::Swap),
            _ => return None,
        };
        Some(Self {
            alien,
            from,
            to,
            gait,
        })
    }

    /// Points on the way, from one spot to the other.
    pub(crate) fn points(self, layout: Layout, start: Point, end: Point) -> Vec<Point> {
        const PER_STEP: u8 = 6;
        let (near, far) = (self.from.number(), self.to.number());
        let steps = match self.gait {
            Gait::Hop => far.saturating_sub(near).max(1),
            Gait::Swap => 3,
        };
        let pieces = steps * PER_STEP;
        let rise = layout.unit() * (16.0 + 9.0 * f64::from(steps)).min(48.0);
        (0..=pieces)
            .map(|piece| {
                let part = f64::from(piece) / f64::from(pieces);
                let bow = (PI * part).sin();
                match self.gait {
                    Gait::Hop => {
                        let along = part * f64::from(steps);
                        let step = (along.floor() as u8).min(steps - 1);
                        let stop = |passed: u8| match passed {
                            0 => start,
                            passed if passed == steps => end,
                            passed => Planet::new(near + passed)
                                .map_or(end, |planet| layout.standing(planet).at),
                        };
                        stop(step)
                            .toward(stop(step + 1), along - f64::from(step))
                            .plus(0.0, -rise * bow)
                    }
                    Gait::Swap => {
                        let (x, y) = (end.x - start.x, end.y - start.y);
                        start.toward(end, part).plus(0.3 * y * bow, -0.3 * x * bow)
                    }
                }
            })
            .collect()
    }

    /// The way as a line between planets.
    pub(crate) fn line(self, layout: Layout) -> String {
        let (start, end) = (layout.standing(self.from).at, layout.standing(self.to).at);
        let mut line = String::new();
        for Point { x, y } in self.points(layout, start, end) {
            let letter = if line.is_empty() { 'M' } else { 'L' };
            line.push_str(&format!("{letter}{x:.1} {y:.1}"));
        }
        line
    }

    /// The way as CSS transforms, from one spot to the other.
    pub(crate) fn frames(self, layout: Layout, start: Spot, end: Spot) -> Vec<String> {
        let points = self.points(layout, start.at, end.at);
        // OK because a way has a few dozen points.
        let last = (points.len() - 1) as f64;
        (0..)
            .zip(points)
            .map(|(place, at)| {
                let part = f64::from(place) / last;
                let scale = start.scale + (end.scale - start.scale) * part;
                Spot { at, scale }.transform()
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn planet(number: u8) -> Planet {
        Planet::new(number).unwrap()
    }

    #[test]
    fn a_way_begins_and_ends_where_it_should() {
        for (gait, from, to) in [(Gait::Hop, 2, 3), (Gait::Hop, 4, 8), (Gait::Swap, 9, 3)] {
            let alien_move = AlienMove {
                alien: Alien::ALL[0],
                from: planet(from),
                to: planet(to),
                gait,
            };
            let (start, end) = (Point::new(10.0, 20.0), Point::new(90.0, 40.0));
            let points = alien_move.points(Layout::Tall, start, end);
            assert_eq!(points.first(), Some(&start));
            assert!(points.last().is_some_and(|last| last.distance(end) < 1e-6));
        }
    }

    #[test]
    fn a_hop_passes_above_those_it_leaps_over() {
        let alien_move = AlienMove {
            alien: Alien::ALL[0],
            from: planet(4),
            to: planet(6),
            gait: Gait::Hop,
        };
        let layout = Layout::Tall;
        let stop = |number| layout.standing(planet(number)).at;
        let points = alien_move.points(layout, stop(4), stop(6));
        let above = points[points.len() / 2];
        assert!((above.x - stop(5).x).abs() < 1.0);
        assert!(above.y < stop(5).y - 20.0);
    }
}
