//! The set on Orbite's own table, made at compile time.

use crate::number::{Asteroid, Point, Tile};
use crate::tables::{Arrow, AsteroidTile, Pairs, Spin, partners, period, precedes, smallest_turn};

/// How many tiles exist up to rotation.
pub(crate) const SHAPES: usize = 35;
/// How many of the shapes without rotational symmetry there are twice.
pub(crate) const DOUBLED: usize = Tile::COUNT - SHAPES;

/// AF-1.4: all shapes in order of their pairs, then the first 14 of those
/// without rotational symmetry again.
pub(crate) const fn tiles() -> [Pairs; Tile::COUNT] {
    let mut tiles = [[[Point::of(0); 2]; 4]; Tile::COUNT];
    let mut found = 0;
    // Point 0 can join any other, the first point left any of five, and so
    // on: 7 · 5 · 3 ways, in lexical order.
    let mut way = 0;
    while way < 105 {
        let pairs = pairing(way);
        let partners = partners(&pairs);
        if precedes(&partners, &smallest_turn(&partners)).is_none() {
            tiles[found] = pairs;
            found += 1;
        }
        way += 1;
    }
    assert!(found == SHAPES);
    let mut shape = 0;
    while found < Tile::COUNT {
        if period(&partners(&tiles[shape])) == 4 {
            tiles[found] = tiles[shape];
            found += 1;
        }
        shape += 1;
    }
    tiles
}

/// One of the 105 ways to join eight points in pairs.
const fn pairing(way: usize) -> Pairs {
    let choices = [way / 15, way / 3 % 5, way % 3, 0];
    let mut joined = [false; 8];
    let mut pairs = [[Point::of(0); 2]; 4];
    let mut pair = 0;
    while pair < 4 {
        let one = next_free(&joined, 0);
        joined[one] = true;
        let mut other = next_free(&joined, one);
        let mut skipped = 0;
        while skipped < choices[pair] {
            other = next_free(&joined, other + 1);
            skipped += 1;
        }
        joined[other] = true;
        // OK because points are below 8.
        pairs[pair] = [Point::of(one as u8), Point::of(other as u8)];
        pair += 1;
    }
    pairs
}

const fn next_free(joined: &[bool; 8], from: usize) -> usize {
    let mut point = from;
    while joined[point] {
        point += 1;
    }
    point
}

/// AF-1.5: every value once in blue and once in black. The black 2 is the one
/// the booklet shows.
pub(crate) const ASTEROIDS: [AsteroidTile; Asteroid::COUNT] = {
    use Arrow::{Down, Left, Right, Turn, Up};
    use Spin::{Clockwise, CounterClockwise};
    const fn blue(value: u8, die: [Arrow; 5], turn: Spin) -> AsteroidTile {
        AsteroidTile {
            value,
            blue: true,
            die,
            turn,
        }
    }
    const fn black(value: u8, die: [Arrow; 5], turn: Spin) -> AsteroidTile {
        AsteroidTile {
            blue: false,
            ..blue(value, die, turn)
        }
    }
    [
        blue(1, [Turn, Up, Right, Down, Left], Clockwise),
        black(1, [Turn, Left, Up, Right, Down], CounterClockwise),
        blue(2, [Up, Turn, Left, Down, Right], CounterClockwise),
        black(2, [Right, Turn, Up, Left, Down], Clockwise),
        blue(3, [Down, Right, Turn, Up, Left], Clockwise),
        black(3, [Left, Down, Turn, Right, Up], CounterClockwise),
        blue(4, [Up, Down, Left, Turn, Right], CounterClockwise),
        black(4, [Right, Left, Up, Turn, Down], Clockwise),
        blue(5, [Left, Right, Down, Up, Turn], Clockwise),
        black(5, [Down, Up, Right, Left, Turn], CounterClockwise),
    ]
};
