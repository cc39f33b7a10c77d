//! The picture of each game that messengers show beside a link to a table: the motif
//! of its box, as invitations have it, drawn here because they show no SVG.

use super::icon::{self, Colour};

/// How many pixels wide and high a picture is.
const PIXELS: u32 = 400;

const BACKGROUND: Colour = Colour(0x14, 0x1B, 0x33);
const SKY: Colour = Colour(0x0B, 0x10, 0x20);
const GOLD: Colour = Colour(0xFF, 0xB4, 0x54);
const CYAN: Colour = Colour(0x5B, 0xD1, 0xE6);
const YELLOW: Colour = Colour(0xF2, 0xD5, 0x44);
const VIOLET: Colour = Colour(0xB5, 0x8A, 0xE8);
const GREEN: Colour = Colour(0x2F, 0xB3, 0x87);
const BEAM: Colour = Colour(0x62, 0x5C, 0x39);
const BLUE: Colour = Colour(0x6C, 0x8C, 0xFF);
const WHITE: Colour = Colour(0xE9, 0xED, 0xF7);
const ORANGE: Colour = Colour(0xE8, 0x74, 0x3B);
const GREY: Colour = Colour(0xA9, 0xB3, 0xD1);
const CARD: Colour = Colour(0x1D, 0x26, 0x46);

/// Each game by its name, with its motif from the back to the front, in a square of 120.
pub(super) const GAMES: [Game; 5] = [
    ("asteroids", asteroids),
    ("celestial", celestial),
    ("landing", landing),
    ("rockets", rockets),
    ("supernova", supernova),
];

type Game = (&'static str, fn() -> Motif);
type Motif = Vec<(Shape, Colour)>;
type Point = (f64, f64);

/// What a motif consists of.
pub(super) enum Shape {
    Ellipse {
        middle: Point,
        radii: Point,
    },
    /// The rim of an ellipse that is turned by an angle, with a width.
    Ring {
        middle: Point,
        radii: Point,
        degrees: f64,
        width: f64,
    },
    /// Corners in turn, none of them turned in.
    Convex(Vec<Point>),
}

impl Shape {
    fn covers(&self, x: f64, y: f64) -> bool {
        let within = |(u, v): Point, (across, deep): Point| (u / across).hypot(v / deep) <= 1.0;
        match self {
            Self::Ellipse { middle, radii } => within((x - middle.0, y - middle.1), *radii),
            Self::Ring {
                middle,
                radii,
                degrees,
                width,
            } => {
                let (sine, cosine) = degrees.to_radians().sin_cos();
                let (dx, dy) = (x - middle.0, y - middle.1);
                let turned = (dx * cosine + dy * sine, dy * cosine - dx * sine);
                let by = |by: f64| (radii.0 + by, radii.1 + by);
                within(turned, by(width / 2.0)) && !within(turned, by(-width / 2.0))
            }
            Self::Convex(corners) => {
                let next = corners.iter().cycle().skip(1);
                let sides = corners.iter().zip(next);
                let turn = |(a, b): (&Point, &Point)| {
                    (b.0 - a.0) * (y - a.1) - (b.1 - a.1) * (x - a.0) >= 0.0
                };
                let lefts = sides.filter(|side| turn(*side)).count();
                lefts == 0 || lefts == corners.len()
            }
        }
    }
}

/// The picture of a game as PNG.
pub(super) fn png(motif: fn() -> Motif) -> anyhow::Result<Vec<u8>> {
    let motif = motif();
    icon::drawn(PIXELS, |x, y| {
        let (x, y) = (x / icon::SIDE * 120.0, y / icon::SIDE * 120.0);
        let front = motif.iter().rev().find(|(shape, _)| shape.covers(x, y));
        front.map_or(BACKGROUND, |(_, colour)| *colour)
    })
}

fn disc(x: f64, y: f64, radius: f64) -> Shape {
    ellipse(x, y, radius, radius)
}

fn ellipse(x: f64, y: f64, across: f64, deep: f64) -> Shape {
    Shape::Ellipse {
        middle: (x, y),
        radii: (across, deep),
    }
}

fn convex(corners: &[Point]) -> Shape {
    Shape::Convex(corners.to_vec())
}

/// A star, and the spiral around it.
fn supernova() -> Motif {
    let dots = (0..17).map(|dot| {
        let angle = f64::from(dot) * 0.62;
        let radius = 25.0 + 1.5 * f64::from(dot);
        let (sine, cosine) = angle.sin_cos();
        (
            disc(60.0 + radius * cosine, 60.0 - radius * 0.85 * sine, 2.6),
            CYAN,
        )
    });
    dots.chain([(disc(60.0, 60.0, 14.0), GOLD)]).collect()
}

/// A card with a planet and its ring.
fn celestial() -> Motif {
    let upright = |x: f64, y: f64| {
        convex(&[
            (x, y),
            (120.0 - x, y),
            (120.0 - x, 120.0 - y),
            (x, 120.0 - y),
        ])
    };
    let ring = Shape::Ring {
        middle: (60.0, 60.0),
        radii: (25.0, 7.0),
        degrees: -18.0,
        width: 4.0,
    };
    vec![
        (upright(29.0, 12.0), GREY),
        (upright(31.0, 14.0), CARD),
        (disc(60.0, 60.0, 17.0), YELLOW),
        (ring, VIOLET),
    ]
}

/// A saucer above a planet.
fn landing() -> Motif {
    vec![
        (
            convex(&[(51.0, 54.0), (69.0, 54.0), (86.0, 104.0), (34.0, 104.0)]),
            BEAM,
        ),
        (disc(60.0, 42.0, 17.0), CYAN),
        (ellipse(60.0, 50.0, 34.0, 11.0), GREEN),
        (ellipse(60.0, 152.0, 130.0, 56.0), VIOLET),
    ]
}

/// A rocket on its galaxy.
fn rockets() -> Motif {
    let disk = |y: f64| {
        [
            (ellipse(60.0, y, 37.0, 11.0), SKY),
            (ellipse(60.0, y, 35.5, 9.5), BLUE),
        ]
    };
    let mut motif: Motif = [102.0, 93.0, 84.0].into_iter().flat_map(disk).collect();
    motif.extend([
        (convex(&[(51.0, 58.0), (40.0, 78.0), (53.0, 78.0)]), ORANGE),
        (convex(&[(69.0, 58.0), (80.0, 78.0), (67.0, 78.0)]), ORANGE),
        (
            convex(&[
                (60.0, 10.0),
                (66.0, 19.0),
                (70.0, 32.0),
                (71.5, 48.0),
                (70.0, 64.0),
                (67.0, 80.0),
                (53.0, 80.0),
                (50.0, 64.0),
                (48.5, 48.0),
                (50.0, 32.0),
                (54.0, 19.0),
            ]),
            WHITE,
        ),
        (disc(60.0, 42.0, 6.0), ORANGE),
    ]);
    motif
}

/// A ship on its path between rocks.
fn asteroids() -> Motif {
    let path = (0..15).map(|dot| {
        let part = f64::from(dot) / 14.0;
        (
            disc(
                12.0 + 96.0 * part,
                96.0 - 76.0 * part + 9.0 * (part * std::f64::consts::TAU).sin(),
                2.0,
            ),
            CYAN,
        )
    });
    let rest = [
        (convex(&[(46.0, 63.0), (72.0, 41.0), (62.0, 69.0)]), YELLOW),
        (
            convex(&[
                (18.0, 30.0),
                (34.0, 18.0),
                (50.0, 26.0),
                (53.0, 44.0),
                (38.0, 56.0),
                (21.0, 50.0),
            ]),
            GREY,
        ),
        (
            convex(&[
                (80.0, 78.0),
                (97.0, 72.0),
                (109.0, 86.0),
                (102.0, 103.0),
                (84.0, 105.0),
                (73.0, 92.0),
            ]),
            GREY,
        ),
    ];
    path.chain(rest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_picture_that_messengers_take() {
        let mut pictures = Vec::new();
        for (game, motif) in GAMES {
            let file = png(motif).unwrap();
            // Some take none that is larger.
            assert!(
                (1_000..100_000).contains(&file.len()),
                "{game}: {}",
                file.len()
            );
            let decoder = png::Decoder::new(std::io::Cursor::new(&file));
            let info = decoder.read_info().unwrap().info().size();
            assert_eq!(info, (PIXELS, PIXELS));
            pictures.push(file);
        }
        pictures.dedup();
        assert_eq!(pictures.len(), GAMES.len());
    }

    #[test]
    fn shapes_cover_what_is_within_them() {
        let corner = convex(&[(0.0, 0.0), (10.0, 0.0), (0.0, 10.0)]);
        assert!(corner.covers(3.0, 3.0) && !corner.covers(6.0, 6.0));
        let ring = Shape::Ring {
            middle: (0.0, 0.0),
            radii: (10.0, 5.0),
            degrees: 90.0,
            width: 2.0,
        };
        assert!(ring.covers(0.0, 10.0) && ring.covers(5.0, 0.0));
        assert!(!ring.covers(10.0, 0.0) && !ring.covers(0.0, 0.0));
    }
}
