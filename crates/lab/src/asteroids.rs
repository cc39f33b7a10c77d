//! Asteroid Field.
//!
//! | codes | action |
//! |---|---|
//! | 0 to 47 | put the ship on that starting mark, by square, then by point |
//! | 48 to 243 | place a tile: 48 + 4 · tile + rot |
//! | 244 to 19893 | keep no tile, or a < b < c after a bonus: 244, 245 + a, 294 + b(b−1)/2 + a, 1470 + c(c−1)(c−2)/6 + b(b−1)/2 + a |
//!
//! Without the bonus nobody chooses a hand, and codes end at 243.

use crate::LabGame;
use crate::tensor::{Around, Block, Writer};
use asteroids::{
    Action, Asteroid, Asteroids, HAND, Kept, MARKS, Options, Phase, Piece, Point, Rot, Square,
    Tile, View,
};
use engine::Set64;

const TILES: u16 = Tile::COUNT as u16;
const TILE: u16 = MARKS.len() as u16;
const KEEP: u16 = TILE + 4 * TILES;
const KEEP_ONE: u16 = KEEP + 1;
const KEEP_TWO: u16 = KEEP_ONE + TILES;
const KEEP_THREE: u16 = KEEP_TWO + pairs(TILES);
const END: u16 = KEEP_THREE + triples(TILES);

/// How many pairs of smaller numbers there are.
const fn pairs(below: u16) -> u16 {
    below * below.saturating_sub(1) / 2
}

/// How many sets of three smaller numbers there are.
const fn triples(below: u16) -> u16 {
    (pairs(below) as u32 * below.saturating_sub(2) as u32 / 3) as u16
}

/// What a tensor tells of a square: for each entry point of its tile 1 + the exit
/// point, 1 + the tile, 1 + the asteroid, 1 + the rotation.
const SQUARE: usize = Point::COUNT + 3;

const PHASES: usize = 12;

impl LabGame for Asteroids {
    const CODES: usize = END as usize;

    fn code(action: Action) -> Option<u16> {
        match action {
            // OK because there are 48.
            Action::Mark { mark } => MARKS.iter().position(|&it| it == mark).map(|it| it as u16),
            Action::Tile { tile, rot } => {
                Some(TILE + 4 * u16::from(tile.number()) + u16::from(rot.number()))
            }
            Action::Keep { keep } => {
                let number = |tile: Tile| u16::from(tile.number());
                Some(match *keep.tiles() {
                    [a] => KEEP_ONE + number(a),
                    [a, b] => KEEP_TWO + pairs(number(b)) + number(a),
                    [a, b, c] => KEEP_THREE + triples(number(c)) + pairs(number(b)) + number(a),
                    _ => KEEP,
                })
            }
        }
    }

    fn action(code: u16) -> Option<Action> {
        if code < TILE {
            let mark = MARKS[usize::from(code)];
            return Some(Action::Mark { mark });
        }
        // OK because every number below is that of a tile or less.
        let tile = |number: u16| Tile::new(number as u8);
        if code < KEEP {
            return Some(Action::Tile {
                tile: tile((code - TILE) / 4)?,
                rot: Rot::new((code % 4) as u8)?, // OK because 48 is a multiple of 4.
            });
        }
        let keep = match code {
            KEEP => Kept::new(&[]),
            KEEP_ONE..KEEP_TWO => Kept::new(&[tile(code - KEEP_ONE)?]),
            KEEP_TWO..KEEP_THREE => {
                let (b, a) = split(code - KEEP_TWO, pairs);
                Kept::new(&[tile(a)?, tile(b)?])
            }
            KEEP_THREE..END => {
                let (c, rest) = split(code - KEEP_THREE, triples);
                let (b, a) = split(rest, pairs);
                Kept::new(&[tile(a)?, tile(b)?, tile(c)?])
            }
            _ => None,
        };
        keep.map(|keep| Action::Keep { keep })
    }

    fn codes(options: &Options) -> usize {
        usize::from(if options.bonus { END } else { KEEP })
    }

    fn own_blocks(_options: &Options, seats: usize) -> Vec<Block> {
        vec![
            Block::new("phase", &[PHASES]),
            Block::new("active", &[seats]),
            Block::new("board", &[Square::COUNT, SQUARE]),
            // The square that each ship faces, and the point it will enter at.
            Block::new("ships", &[seats, Square::COUNT + Point::COUNT]),
            // 0, or the moment at which the seat was eliminated.
            Block::new("eliminated", &[seats]),
            // The viewer's tiles, the oldest first, and their paths as on the board.
            Block::new("hand", &[HAND, Tile::COUNT]),
            Block::new("hand_paths", &[HAND, Point::COUNT]),
            Block::new("hand_sizes", &[seats]),
            Block::new("shown", &[seats, Tile::COUNT]),
            // Tiles that lie neither on the board nor in a hand the viewer sees.
            Block::new("unseen", &[Tile::COUNT]),
            // Tiles in the pile, those put under it, asteroids in reserve.
            Block::new("stocks", &[3]),
            Block::new("to_act", &[Asteroid::COUNT]),
            Block::new("marker", &[seats]),
            Block::new("dice", &[2, 6]),
            Block::new("winners", &[seats]),
        ]
    }

    fn encode(view: &View, tensor: &mut Writer<'_>) {
        let around = Around::new(view.viewer, view.seats);
        around.write_viewer(tensor);
        tensor.one_of(PHASES, Some(phase(view.phase)));
        around.write_seat(tensor, view.active);
        let mut unseen = Set64::below(Tile::COUNT as u32);
        for square in &view.board {
            let block = tensor.take(SQUARE);
            match *square {
                None => {}
                Some(Piece::Tile { tile, rot }) => {
                    unseen.remove(tile.number());
                    write_paths(view, tile, rot, &mut block[..Point::COUNT]);
                    block[Point::COUNT] = 1 + tile.number();
                    block[Point::COUNT + 2] = 1 + rot.number();
                }
                Some(Piece::Asteroid { asteroid, rot }) => {
                    block[Point::COUNT + 1] = 1 + asteroid.number();
                    block[Point::COUNT + 2] = 1 + rot.number();
                }
            }
        }
        for seat in around.iter() {
            let ship = view.ships[seat.index()];
            tensor.one_of(Square::COUNT, ship.map(|ship| ship.square().index()));
            tensor.one_of(Point::COUNT, ship.map(|ship| ship.entry().index()));
        }
        for seat in around.iter() {
            tensor.number(view.eliminated[seat.index()].unwrap_or(0));
        }
        let hand = view.hand.unwrap_or_default();
        let tiles = || (0..HAND).map(|place| hand.tiles().get(place).copied());
        for tile in tiles() {
            tensor.one_of(Tile::COUNT, tile.map(Tile::index));
        }
        for tile in tiles() {
            let block = tensor.take(Point::COUNT);
            if let Some(tile) = tile {
                unseen.remove(tile.number());
                write_paths(view, tile, Rot::default(), block);
            }
        }
        for seat in around.iter() {
            tensor.number(view.hand_sizes[seat.index()]);
        }
        for seat in around.iter() {
            let shown = view.shown.iter().filter(|shown| shown.seat == seat);
            let tiles = shown.flat_map(|shown| shown.tiles.tiles());
            tensor.count(
                Tile::COUNT,
                tiles.map(|tile| {
                    unseen.remove(tile.number());
                    tile.index()
                }),
            );
        }
        tensor.count(Tile::COUNT, unseen.iter().map(usize::from));
        tensor
            .take(3)
            .copy_from_slice(&[view.pile, view.put_under, view.reserve]);
        tensor.count(Asteroid::COUNT, view.to_act.iter().map(|it| it.index()));
        around.write_seat(tensor, view.marker);
        for die in 0..2 {
            let face = view.dice.map(|dice| usize::from(dice[die].clamp(1, 6)) - 1);
            tensor.one_of(6, face);
        }
        tensor.count(
            around.count(),
            view.winners.iter().map(|seat| around.place(seat)),
        );
    }
}

/// The greatest number whose `rank` is at most the code, and what is left.
fn split(code: u16, rank: fn(u16) -> u16) -> (u16, u16) {
    let number = (0..TILES).rev().find(|&number| rank(number) <= code);
    let number = number.unwrap_or(0);
    (number, code - rank(number))
}

fn write_paths(view: &View, tile: Tile, rot: Rot, block: &mut [u8]) {
    for (entry, exit) in Point::all().zip(block) {
        *exit = 1 + view.tables.exit(tile, rot, entry).number();
    }
}

fn phase(phase: Phase) -> usize {
    match phase {
        Phase::First => 0,
        Phase::Deal => 1,
        Phase::Asteroid { .. } => 2,
        Phase::AsteroidSquare { .. } => 3,
        Phase::AsteroidRot { .. } => 4,
        Phase::Mark => 5,
        Phase::Dice => 6,
        Phase::Die => 7,
        Phase::Place => 8,
        Phase::Bonus => 9,
        Phase::Draw => 10,
        Phase::Over { .. } => 11,
    }
}
