//! The tiles of a set: 49 path tiles and 10 asteroid tiles.

use crate::geometry::Direction;
use crate::number::{Asteroid, Point, Rot, Tile};
use crate::standard;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::sync::Arc;

/// The four paths of a tile: each joins two points.
pub type Pairs = [[Point; 2]; 4];

/// What an asteroid does on a roll of 1 to 5, at rotation 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Arrow {
    /// Drifts up.
    Up,
    /// Drifts right.
    Right,
    /// Drifts down.
    Down,
    /// Drifts left.
    Left,
    /// Turns a quarter on the spot.
    Turn,
}

impl Arrow {
    const fn direction(self) -> Option<Direction> {
        match self {
            Self::Up => Some(Direction::Up),
            Self::Right => Some(Direction::Right),
            Self::Down => Some(Direction::Down),
            Self::Left => Some(Direction::Left),
            Self::Turn => None,
        }
    }
}

/// Which way a turn arrow points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Spin {
    /// Clockwise.
    #[serde(rename = "cw")]
    Clockwise,
    /// Counter-clockwise.
    #[serde(rename = "ccw")]
    CounterClockwise,
}

/// What is printed on an asteroid tile (AF-1.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AsteroidTile {
    /// Its value, 1 to 5.
    pub value: u8,
    /// Whether the value is printed in blue; otherwise in black.
    pub blue: bool,
    /// What the rolls 1 to 5 do.
    pub die: [Arrow; 5],
    /// Which way the turn arrow points.
    pub turn: Spin,
}

/// What a roll makes of an asteroid that lies in a certain rotation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// It drifts to the next square in this direction.
    Drift(Direction),
    /// It stays and lies turned like this.
    Turn(Rot),
}

/// The tiles a game is played with, and what follows from them.
#[derive(PartialEq, Eq)]
pub struct Tables {
    pairs: [Pairs; Tile::COUNT],
    asteroids: [AsteroidTile; Asteroid::COUNT],
    /// By tile · 4 + rot, then by entry point: the exit point.
    exits: [[u8; 8]; Tile::COUNT * 4],
    /// By tile: how many of its turns look different, 1, 2 or 4.
    turns: [u8; Tile::COUNT],
    /// The asteroids in the order in which they act (AF-4.1).
    order: [Asteroid; Asteroid::COUNT],
    /// By asteroid: its place in that order.
    ranks: [u8; Asteroid::COUNT],
    /// By asteroid · 4 + rot, then by die − 1.
    acts: [[Act; 5]; Asteroid::COUNT * 4],
}

/// The set on Orbite's own table.
const STANDARD: &Tables = &Tables::build(standard::tiles(), standard::ASTEROIDS);

impl Tables {
    const fn build(
        pairs: [Pairs; Tile::COUNT],
        asteroids: [AsteroidTile; Asteroid::COUNT],
    ) -> Self {
        let mut exits = [[0; 8]; Tile::COUNT * 4];
        let mut turns = [0; Tile::COUNT];
        let mut tile = 0;
        while tile < Tile::COUNT {
            let printed = partners(&pairs[tile]);
            let mut rot = 0;
            while rot < 4 {
                exits[tile * 4 + rot] = turned(&printed, rot as u8); // OK because it is below 4.
                rot += 1;
            }
            turns[tile] = period(&printed);
            tile += 1;
        }

        // AF-4.1: in order of value, blue before black.
        let mut order = [Asteroid::of(0); Asteroid::COUNT];
        let mut ranks = [0; Asteroid::COUNT];
        let mut acts = [[Act::Turn(Rot::of(0)); 5]; Asteroid::COUNT * 4];
        let mut number = 0;
        while number < Asteroid::COUNT {
            let asteroid = asteroids[number];
            let rank = (asteroid.value - 1) * 2 + !asteroid.blue as u8;
            order[rank as usize] = Asteroid::of(number as u8); // OK because it is below 10.
            ranks[number] = rank;
            let mut rot = 0;
            while rot < 4 {
                let mut face = 0;
                while face < 5 {
                    // AF-1.5: turning the tile turns its arrows.
                    acts[number * 4 + rot as usize][face] = match asteroid.die[face].direction() {
                        Some(direction) => Act::Drift(direction.turned(rot)),
                        None => Act::Turn(Rot::of(rot).plus(match asteroid.turn {
                            Spin::Clockwise => 1,
                            Spin::CounterClockwise => 3,
                        })),
                    };
                    face += 1;
                }
                rot += 1;
            }
            number += 1;
        }
        Self {
            pairs,
            asteroids,
            exits,
            turns,
            order,
            ranks,
            acts,
        }
    }

    /// The four paths of a tile, as its table lists them.
    pub fn pairs(&self, tile: Tile) -> Pairs {
        self.pairs[tile.index()]
    }

    /// Where the path leaves a tile that it enters at `entry` (AF-1.3).
    #[inline]
    pub fn exit(&self, tile: Tile, rot: Rot, entry: Point) -> Point {
        Point::of(self.exits[tile.index() * 4 + rot.index()][entry.index()])
    }

    /// The exits of a tile and rotation packed in one number.
    #[inline]
    pub(crate) fn exits(&self, packed: u8) -> &[u8; 8] {
        &self.exits[packed as usize]
    }

    /// How many turns of a tile look different: 1, 2 or 4. Turn r looks like
    /// turn r modulo that number.
    #[inline]
    pub fn different_turns(&self, tile: Tile) -> u8 {
        self.turns[tile.index()]
    }

    /// What is printed on an asteroid tile.
    pub fn asteroid(&self, asteroid: Asteroid) -> AsteroidTile {
        self.asteroids[asteroid.index()]
    }

    /// The asteroids in the order in which they act (AF-4.1).
    pub fn order(&self) -> [Asteroid; Asteroid::COUNT] {
        self.order
    }

    #[inline]
    pub(crate) fn ranked(&self, rank: u8) -> Asteroid {
        self.order[rank as usize]
    }

    #[inline]
    pub(crate) fn rank(&self, asteroid: Asteroid) -> u8 {
        self.ranks[asteroid.index()]
    }

    /// What a roll of 1 to 5 makes of an asteroid.
    #[inline]
    pub fn act(&self, asteroid: Asteroid, rot: Rot, die: u8) -> Act {
        self.acts[asteroid.index() * 4 + rot.index()][die as usize - 1]
    }
}

/// The point each point is joined to.
pub(crate) const fn partners(pairs: &Pairs) -> [u8; 8] {
    let mut partners = [0; 8];
    let mut pair = 0;
    while pair < 4 {
        let [one, other] = pairs[pair];
        partners[one.index()] = other.number();
        partners[other.index()] = one.number();
        pair += 1;
    }
    partners
}

/// AF-1.3: turned r quarters clockwise, point p becomes (p + 2r) mod 8.
const fn turned(partners: &[u8; 8], rot: u8) -> [u8; 8] {
    let mut exits = [0; 8];
    let mut point = 0;
    while point < 8 {
        exits[(point + 2 * rot as usize) & 7] = (partners[point] + 2 * rot) & 7;
        point += 1;
    }
    exits
}

/// After how many quarter turns a tile first looks the same: 1, 2 or 4.
pub(crate) const fn period(partners: &[u8; 8]) -> u8 {
    let mut rot = 1;
    while rot < 4 {
        if precedes(partners, &turned(partners, rot)).is_none() {
            return rot;
        }
        rot += 1;
    }
    4
}

/// Whether the first comes before the second; nothing if they are equal.
pub(crate) const fn precedes(first: &[u8; 8], second: &[u8; 8]) -> Option<bool> {
    let mut point = 0;
    while point < 8 {
        if first[point] != second[point] {
            return Some(first[point] < second[point]);
        }
        point += 1;
    }
    None
}

/// The turn of a tile that comes first: the same for all tiles that are alike
/// up to rotation.
pub(crate) const fn smallest_turn(partners: &[u8; 8]) -> [u8; 8] {
    let mut smallest = *partners;
    let mut rot = 1;
    while rot < 4 {
        let candidate = turned(partners, rot);
        if let Some(true) = precedes(&candidate, &smallest) {
            smallest = candidate;
        }
        rot += 1;
    }
    smallest
}

/// All tiles of a set, as a trace's start line has them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TraceTables {
    /// The pairs of each path tile.
    pub tiles: Vec<Pairs>,
    /// What is printed on each asteroid tile.
    pub asteroids: Vec<AsteroidTile>,
}

/// Tables that do not make a set of this game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct TablesError(String);

/// The tables of a game, held by its state: those of the standard set, which cost
/// nothing to hold, or others that came with a trace. Written as nothing if
/// they are the standard ones.
#[derive(Clone, PartialEq, Eq, Default)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(
        with = "Option<TraceTables>",
        description = "The tiles of the game; `null` for the standard set, which is the example.",
        example = Self::STANDARD.to_trace()
    )
)]
pub struct TablesRef(Option<Arc<Tables>>);

impl TablesRef {
    /// The standard set.
    pub const STANDARD: Self = Self(None);

    /// The set with these tables, if they satisfy AF-1.4 and AF-1.5.
    pub fn with(tables: &TraceTables) -> Result<Self, TablesError> {
        if Self::STANDARD.to_trace() == *tables {
            return Ok(Self::STANDARD);
        }
        let (pairs, asteroids) = checked(tables)?;
        Ok(Self(Some(Arc::new(Tables::build(pairs, asteroids)))))
    }

    /// The tables as a trace writes them.
    pub fn to_trace(&self) -> TraceTables {
        TraceTables {
            tiles: self.pairs.to_vec(),
            asteroids: self.asteroids.to_vec(),
        }
    }
}

impl std::ops::Deref for TablesRef {
    type Target = Tables;

    #[inline]
    fn deref(&self) -> &Tables {
        self.0.as_deref().unwrap_or(STANDARD)
    }
}

impl fmt::Debug for TablesRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::STANDARD {
            "STANDARD"
        } else {
            "OTHER"
        })
    }
}

impl Serialize for TablesRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (*self != Self::STANDARD)
            .then(|| self.to_trace())
            .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for TablesRef {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Option::<TraceTables>::deserialize(deserializer)? {
            None => Ok(Self::STANDARD),
            Some(tables) => Self::with(&tables).map_err(serde::de::Error::custom),
        }
    }
}

type Printed = ([Pairs; Tile::COUNT], [AsteroidTile; Asteroid::COUNT]);

fn checked(tables: &TraceTables) -> Result<Printed, TablesError> {
    let wrong = |problem: String| Err(TablesError(problem));

    // AF-1.4: every shape, and 14 of those without symmetry a second time.
    let Ok(pairs) = <[Pairs; Tile::COUNT]>::try_from(tables.tiles.as_slice()) else {
        return wrong(format!(
            "{} path tiles, not 49 (AF-1.4)",
            tables.tiles.len()
        ));
    };
    let mut shapes: Vec<([u8; 8], u8)> = Vec::with_capacity(standard::SHAPES);
    for (number, tile) in pairs.iter().enumerate() {
        let mut joined: Vec<Point> = tile.iter().flatten().copied().collect();
        joined.sort_unstable();
        joined.dedup();
        if joined.len() != 8 {
            return wrong(format!("tile {number} does not join 8 points (AF-1.3)"));
        }
        let shape = smallest_turn(&partners(tile));
        match shapes.iter_mut().find(|(known, _)| *known == shape) {
            None => shapes.push((shape, 1)),
            Some((_, copies)) if *copies == 1 && period(&shape) == 4 => *copies = 2,
            Some(_) => return wrong(format!("tile {number} is there too often (AF-1.4)")),
        }
    }
    // With 49 tiles and no shape too often, only a missing shape is left.
    if shapes.len() != standard::SHAPES {
        return wrong(format!("{} shapes of tiles, not 35 (AF-1.4)", shapes.len()));
    }
    debug_assert_eq!(
        shapes.iter().filter(|(_, copies)| *copies == 2).count(),
        standard::DOUBLED
    );

    // AF-1.5: every value in both colours, its number on the turn arrow.
    let Ok(asteroids) = <[AsteroidTile; Asteroid::COUNT]>::try_from(tables.asteroids.as_slice())
    else {
        return wrong(format!(
            "{} asteroid tiles, not 10 (AF-1.5)",
            tables.asteroids.len()
        ));
    };
    for (number, tile) in asteroids.iter().enumerate() {
        let arrows = [
            Arrow::Up,
            Arrow::Right,
            Arrow::Down,
            Arrow::Left,
            Arrow::Turn,
        ];
        if !arrows.iter().all(|arrow| tile.die.contains(arrow)) {
            return wrong(format!("asteroid {number} lacks an arrow (AF-1.5)"));
        }
        if !(1..=5).contains(&tile.value) || tile.die[tile.value as usize - 1] != Arrow::Turn {
            return wrong(format!(
                "the value of asteroid {number} is not the number of its turn arrow (AF-1.5)"
            ));
        }
        let same = |other: &&AsteroidTile| (other.value, other.blue) == (tile.value, tile.blue);
        if asteroids.iter().filter(same).count() != 1 {
            return wrong(format!(
                "asteroid {number} is not the only one of its value and colour (AF-1.5)"
            ));
        }
    }
    let shown = [
        Arrow::Right,
        Arrow::Turn,
        Arrow::Up,
        Arrow::Left,
        Arrow::Down,
    ];
    if !asteroids.iter().any(|tile| tile.die == shown) {
        return wrong("the asteroid that the booklet shows is missing (AF-1.5)".to_owned());
    }
    Ok((pairs, asteroids))
}
