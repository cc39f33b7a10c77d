//! Where points lie and how paths bend: sums in the board's own units, 100 to
//! a square.

use asteroids::{Direction, Facing, Leg, Point, Rot, Square};

/// The side of a square.
pub(crate) const UNIT: f64 = 100.0;

/// How far behind its point the middle of a resting ship is.
const BEHIND: f64 = 23.0;

/// A place on the board, or a way from one to another.
pub(crate) type Xy = (f64, f64);

/// The middle of a square.
pub(crate) fn centre(square: Square) -> Xy {
    (
        (f64::from(square.column()) + 0.5) * UNIT,
        (f64::from(square.row()) + 0.5) * UNIT,
    )
}

/// One step in a direction, of length 1.
pub(crate) const fn step(direction: Direction) -> Xy {
    match direction {
        Direction::Up => (0.0, -1.0),
        Direction::Right => (1.0, 0.0),
        Direction::Down => (0.0, 1.0),
        Direction::Left => (-1.0, 0.0),
    }
}

/// An entry point as seen from the middle of its square.
pub(crate) fn point(point: Point) -> Xy {
    const HALF: f64 = UNIT / 2.0;
    const SIDE: f64 = UNIT / 6.0;
    match point.number() {
        0 => (-SIDE, -HALF),
        1 => (SIDE, -HALF),
        2 => (HALF, -SIDE),
        3 => (HALF, SIDE),
        4 => (SIDE, HALF),
        5 => (-SIDE, HALF),
        6 => (-HALF, SIDE),
        _ => (-HALF, -SIDE),
    }
}

/// An entry point on the board.
pub(crate) fn point_of(facing: Facing) -> Xy {
    let (x, y) = centre(facing.square());
    let (dx, dy) = point(facing.entry());
    (x + dx, y + dy)
}

/// A ship's place and the way its nose points: 0 is up, degrees clockwise.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pose {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) degrees: f64,
}

impl Pose {
    /// A ship on a starting mark, or where its path was swept away: straight
    /// behind the point it faces.
    pub(crate) fn facing(facing: Facing) -> Self {
        let (x, y) = point_of(facing);
        let (out_x, out_y) = step(facing.entry().edge());
        Self {
            x: x + out_x * BEHIND,
            y: y + out_y * BEHIND,
            degrees: degrees((-out_x, -out_y)),
        }
    }

    /// A ship at rest near the end of a path, with its nose at the end.
    pub(crate) fn at_end(leg: Leg) -> Self {
        let (front, _) = parted(leg);
        let [.., before, (x, y)] = front[..] else {
            return Self::facing(Facing::new(leg.square, leg.entry));
        };
        Self {
            x,
            y,
            degrees: degrees((x - before.0, y - before.1)),
        }
    }

    /// The same ship that far ahead.
    pub(crate) fn ahead(self, distance: f64) -> Self {
        let (sin, cos) = self.degrees.to_radians().sin_cos();
        Self {
            x: self.x + sin * distance,
            y: self.y - cos * distance,
            ..self
        }
    }

    /// The same ship that far to its right.
    pub(crate) fn aside(self, distance: f64) -> Self {
        let (sin, cos) = self.degrees.to_radians().sin_cos();
        Self {
            x: self.x + cos * distance,
            y: self.y + sin * distance,
            ..self
        }
    }

    /// As a CSS transform.
    pub(crate) fn transform(self) -> String {
        let Self { x, y, degrees } = self;
        format!("translate({x:.2}px,{y:.2}px) rotate({degrees:.1}deg)")
    }
}

/// The angle of a way: 0 is up, clockwise.
fn degrees((x, y): Xy) -> f64 {
    x.atan2(-y).to_degrees()
}

/// A path across a tile, as a cubic curve around the middle of its square.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Curve([Xy; 4]);

impl Curve {
    /// The path between two points: it crosses the edges squarely, so that
    /// neighbouring tiles join without a kink.
    pub(crate) fn between(entry: Point, exit: Point) -> Self {
        let (from, to) = (point(entry), point(exit));
        let (into, out) = (step(entry.edge()), step(exit.edge()));
        let (across, along) = ((to.0 - from.0).abs(), (to.1 - from.1).abs());
        // How far the handles reach: a quarter of an ellipse round a corner,
        // a deep bend back to the same edge, a long sweep to the other side.
        const ROUND: f64 = 0.5523;
        let reach = |edge: Direction| match edge {
            Direction::Up | Direction::Down => along * ROUND,
            Direction::Left | Direction::Right => across * ROUND,
        };
        let (near, far) = if entry.edge() == exit.edge() {
            (48.0, 48.0)
        } else if entry.edge().turned(2) == exit.edge() {
            (46.0, 46.0)
        } else {
            (reach(entry.edge()), reach(exit.edge()))
        };
        Self([
            from,
            (from.0 - into.0 * near, from.1 - into.1 * near),
            (to.0 - out.0 * far, to.1 - out.1 * far),
            to,
        ])
    }

    /// As path data, around the given middle.
    pub(crate) fn data(&self, (x, y): Xy) -> String {
        let [from, one, two, to] = self
            .0
            .map(|(dx, dy)| format!("{:.1} {:.1}", x + dx, y + dy));
        format!("M{from}C{one} {two} {to}")
    }

    /// The place a share of the way along, from 0 to 1.
    fn at(&self, t: f64) -> Xy {
        let s = 1.0 - t;
        let weights = [s * s * s, 3.0 * s * s * t, 3.0 * s * t * t, t * t * t];
        let sum = |part: fn(&Xy) -> f64| -> f64 {
            self.0.iter().zip(weights).map(|(p, w)| part(p) * w).sum()
        };
        (sum(|p| p.0), sum(|p| p.1))
    }
}

/// The path of a leg as path data.
pub(crate) fn leg_data(leg: Leg) -> String {
    Curve::between(leg.entry, leg.exit).data(centre(leg.square))
}

/// The paths of several legs as path data.
pub(crate) fn legs_data(legs: &[Leg]) -> String {
    legs.iter().copied().map(leg_data).collect()
}

/// A ship's way over one tile, from rest to rest, in even steps. It rests
/// near the end of the path before, if it came along one.
pub(crate) fn poses(before: Option<Leg>, leg: Leg) -> Vec<Pose> {
    let start = before.map_or(
        Pose::facing(Facing::new(leg.square, leg.entry)),
        Pose::at_end,
    );
    let mut way = before.map_or(vec![(start.x, start.y)], |before| parted(before).1);
    way.extend(parted(leg).0);
    let places = even_steps(&way);
    let mut turned = start.degrees;
    let mut poses = vec![start];
    for pair in places.windows(2) {
        let ahead = (pair[1].0 - pair[0].0, pair[1].1 - pair[0].1);
        // The short way round, so that the ship never spins on the spot.
        turned = nearest_angle(turned, degrees(ahead));
        let (x, y) = pair[1];
        poses.push(Pose {
            x,
            y,
            degrees: turned,
        });
    }
    if let Some(last) = poses.last_mut() {
        last.degrees = nearest_angle(turned, Pose::at_end(leg).degrees);
    }
    poses
}

/// A path in small pieces, parted where the middle of a ship rests whose nose
/// is at its end.
fn parted(leg: Leg) -> (Vec<Xy>, Vec<Xy>) {
    const SAMPLES: u32 = 40;
    let curve = Curve::between(leg.entry, leg.exit);
    let (x, y) = centre(leg.square);
    let mut front: Vec<Xy> = (0..=SAMPLES)
        .map(|number| {
            let (dx, dy) = curve.at(f64::from(number) / f64::from(SAMPLES));
            (x + dx, y + dy)
        })
        .collect();
    let mut rest = BEHIND;
    let mut tail = Vec::new();
    while let [.., before, last] = front[..] {
        tail.push(last);
        front.pop();
        let piece = (last.0 - before.0).hypot(last.1 - before.1);
        if piece >= rest {
            let share = rest / piece;
            let parting = (
                last.0 + (before.0 - last.0) * share,
                last.1 + (before.1 - last.1) * share,
            );
            front.push(parting);
            tail.push(parting);
            break;
        }
        rest -= piece;
    }
    tail.reverse();
    (front, tail)
}

/// Places on a line at equal distances from each other, its ends included.
fn even_steps(line: &[Xy]) -> Vec<Xy> {
    const STEPS: u32 = 18;
    let length = |pair: &[Xy]| (pair[1].0 - pair[0].0).hypot(pair[1].1 - pair[0].1);
    let stride = line.windows(2).map(length).sum::<f64>() / f64::from(STEPS);
    let mut even = vec![line[0]];
    let mut due = stride;
    for pair in line.windows(2) {
        let piece = length(pair);
        while due <= piece && even.len() < STEPS as usize {
            let share = due / piece;
            even.push((
                pair[0].0 + (pair[1].0 - pair[0].0) * share,
                pair[0].1 + (pair[1].1 - pair[0].1) * share,
            ));
            due += stride;
        }
        due -= piece;
    }
    even.push(line[line.len() - 1]);
    even
}

/// The angle nearest to another that points the same way as a third.
fn nearest_angle(before: f64, wanted: f64) -> f64 {
    before + (wanted - before + 540.0).rem_euclid(360.0) - 180.0
}

/// The angle of a quarter turn that is nearest to the angle before it.
pub(crate) fn nearest_turn(before: Option<f64>, rot: Rot) -> f64 {
    let wanted = f64::from(rot.number()) * 90.0;
    match before {
        Some(before) => nearest_angle(before, wanted),
        None => wanted,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joined_points_are_the_same_place() {
        for square in Square::all() {
            for entry in Point::all() {
                let here = Facing::new(square, entry);
                let Some(there) = here.across() else { continue };
                let (a, b) = (point_of(here), point_of(there));
                assert!((a.0 - b.0).hypot(a.1 - b.1) < 1e-9, "{here:?} {there:?}");
            }
        }
    }

    #[test]
    fn every_path_stays_on_its_tile() {
        for one in Point::all() {
            for other in Point::all().filter(|&other| other != one) {
                let curve = Curve::between(one, other);
                for step in 0..=20 {
                    let (x, y) = curve.at(f64::from(step) / 20.0);
                    assert!(x.abs() <= 50.01 && y.abs() <= 50.01, "{one} {other}");
                }
            }
        }
    }

    fn every_leg(square: u8) -> impl Iterator<Item = Leg> {
        let square = Square::new(square).unwrap();
        Point::all()
            .flat_map(|entry| Point::all().map(move |exit| (entry, exit)))
            .filter(|(entry, exit)| entry != exit)
            .map(move |(entry, exit)| Leg {
                square,
                entry,
                exit,
            })
    }

    #[test]
    fn a_ship_rests_with_its_nose_at_the_end_of_its_path() {
        for leg in every_leg(14) {
            let pose = Pose::at_end(leg);
            let (x, y) = point_of(Facing::new(leg.square, leg.exit));
            let nose = pose.ahead(BEHIND);
            assert!((nose.x - x).hypot(nose.y - y) < 12.0, "{leg:?}");
        }
    }

    #[test]
    fn a_flight_is_smooth_from_rest_to_rest() {
        for leg in every_leg(14) {
            let behind = Facing::new(leg.square, leg.entry).across().unwrap();
            let came = every_leg(behind.square().number())
                .filter(|before| before.exit == behind.entry())
                .map(Some);
            for before in came.chain([None]) {
                let way = poses(before, leg);
                let rest = before.map_or(
                    Pose::facing(Facing::new(leg.square, leg.entry)),
                    Pose::at_end,
                );
                assert_eq!(way[0], rest);
                let (last, end) = (way[way.len() - 1], Pose::at_end(leg));
                assert!((last.x - end.x).hypot(last.y - end.y) < 1e-6);
                let turns = (last.degrees - end.degrees) / 360.0;
                assert!((turns - turns.round()).abs() < 1e-6);
                for pair in way.windows(2) {
                    let turn = (pair[1].degrees - pair[0].degrees).abs();
                    assert!(turn < 45.0, "{before:?} {leg:?}: turns by {turn}");
                }
            }
        }
    }

    #[test]
    fn a_quarter_turn_goes_the_short_way() {
        let rot = |number| Rot::new(number).unwrap();
        assert_eq!(nearest_turn(Some(270.0), rot(0)), 360.0);
        assert_eq!(nearest_turn(Some(360.0), rot(3)), 270.0);
        assert_eq!(nearest_turn(Some(0.0), rot(3)), -90.0);
        assert_eq!(nearest_turn(None, rot(3)), 270.0);
        assert_eq!(point(Point::new(0).unwrap()).1, -50.0);
    }
}
