//! A second, plain reading of AF-5 and AF-6, compared with the game's own at
//! every placement of random games.

use asteroids::{Action, Asteroids, Options, TraceState};
use dice::Dice;
use engine::prelude::*;
use engine::{Seats, random_game};
use serde_json::{Value, json};
use std::collections::HashMap;

type Spot = (i64, i64);

/// Squares with their pieces, as a trace writes them, and the tile table.
struct Naive {
    board: Vec<Value>,
    ships: Vec<Option<Spot>>,
    tiles: Value,
    active: usize,
}

#[derive(Debug, PartialEq, Clone, Copy)]
enum FlightEnd {
    At(Spot),
    Lost,
}

impl Naive {
    fn new(state: &TraceState, tiles: Value) -> Self {
        let state = serde_json::to_value(state).unwrap();
        let spot = |ship: &Value| Some((ship["square"].as_i64()?, ship["entry"].as_i64()?));
        Self {
            board: state["board"].as_array().unwrap().clone(),
            ships: state["ships"]
                .as_array()
                .unwrap()
                .iter()
                .map(spot)
                .collect(),
            tiles,
            active: state["turn"].as_u64().unwrap() as usize,
        }
    }

    /// The turned pairs of a tile, as a sorted list.
    fn pairs(&self, tile: i64, rot: i64) -> Vec<Vec<i64>> {
        let mut pairs: Vec<Vec<i64>> = (self.tiles[tile as usize].as_array().unwrap().iter())
            .map(|pair| {
                let turn = |p: &Value| (p.as_i64().unwrap() + 2 * rot) % 8;
                let mut pair: Vec<i64> = pair.as_array().unwrap().iter().map(turn).collect();
                pair.sort_unstable();
                pair
            })
            .collect();
        pairs.sort();
        pairs
    }

    /// Follows a path with a list of everything passed.
    fn fly(&self, start: Spot) -> FlightEnd {
        let (mut square, mut entry) = start;
        let mut passed = Vec::new();
        loop {
            let piece = &self.board[square as usize];
            if piece.is_null() {
                return FlightEnd::At((square, entry));
            }
            if !piece["asteroid"].is_null() || passed.contains(&(square, entry)) {
                return FlightEnd::Lost;
            }
            passed.push((square, entry));
            let pairs = self.pairs(
                piece["tile"].as_i64().unwrap(),
                piece["rot"].as_i64().unwrap(),
            );
            let pair = pairs.iter().find(|pair| pair.contains(&entry)).unwrap();
            let exit = pair.iter().sum::<i64>() - entry;
            let (row, column) = (square / 6, square % 6);
            let (row, column, joined) = match exit {
                0 => (row - 1, column, 5),
                1 => (row - 1, column, 4),
                2 => (row, column + 1, 7),
                3 => (row, column + 1, 6),
                4 => (row + 1, column, 1),
                5 => (row + 1, column, 0),
                6 => (row, column - 1, 3),
                _ => (row, column - 1, 2),
            };
            if !(0..6).contains(&row) || !(0..6).contains(&column) {
                return FlightEnd::Lost;
            }
            (square, entry) = (6 * row + column, joined);
        }
    }

    /// Where every ship is after a tile has been placed.
    fn place(&mut self, tile: i64, rot: i64) -> Vec<Option<FlightEnd>> {
        let square = self.ships[self.active].unwrap().0;
        self.board[square as usize] = json!({"tile": tile, "rot": rot});
        let ends = (self.ships.iter())
            .map(|ship| {
                ship.map(|spot| match spot.0 == square {
                    true => self.fly(spot),
                    false => FlightEnd::At(spot),
                })
            })
            .collect();
        self.board[square as usize] = Value::Null;
        ends
    }

    fn legal(&mut self, hand: &[i64]) -> Vec<(i64, i64)> {
        let own = self.ships[self.active];
        let mut classes: HashMap<&str, Vec<(i64, i64)>> = HashMap::new();
        for &tile in hand {
            let mut looks = Vec::new();
            for rot in 0..4 {
                let look = self.pairs(tile, rot);
                if looks.contains(&look) {
                    continue;
                }
                looks.push(look);
                let ends = self.place(tile, rot);
                let mine = ends[self.active].unwrap();
                let shared = (0..ends.len()).any(|seat| {
                    seat != self.active && self.ships[seat] != own && ends[seat] == Some(mine)
                });
                let class = match (mine, shared) {
                    (FlightEnd::Lost, _) => "lost",
                    (FlightEnd::At(_), true) => "shared",
                    (FlightEnd::At(_), false) => "safe",
                };
                classes.entry(class).or_default().push((tile, rot));
            }
        }
        ["safe", "lost", "shared"]
            .iter()
            .find_map(|class| classes.remove(class))
            .unwrap_or_default()
    }
}

#[test]
fn a_plain_reading_of_the_rules_agrees() {
    let (mut placements, mut listed) = (0, Vec::new());
    for number in 0..400 {
        let options = Options {
            first: None,
            asteroids: number % 3 > 0,
            bonus: number % 2 == 0,
        };
        let seats = Seats::new(2 + (number % 7) as u8).unwrap();
        let game = Asteroids::start(&options, seats).unwrap();
        let tiles = serde_json::to_value(game.trace_tables()).unwrap()["tiles"].take();
        for taken in random_game(game, Dice::branch(11, number)) {
            let Some((seat, action @ Action::Tile { tile, rot })) = taken.decision() else {
                continue;
            };
            placements += 1;
            let state = taken.before.trace_state();
            let mut naive = Naive::new(&state, tiles.clone());
            let hand: Vec<i64> = (state.hands[seat.index()].tiles().iter())
                .map(|tile| tile.number().into())
                .collect();
            let mut expected = naive.legal(&hand);
            taken.before.legal_actions(&mut listed);
            let mut found: Vec<(i64, i64)> = (listed.iter())
                .map(|action| match action {
                    Action::Tile { tile, rot } => (tile.number().into(), rot.number().into()),
                    other => panic!("{other} among placements"),
                })
                .collect();
            expected.sort_unstable();
            found.sort_unstable();
            assert_eq!(found, expected, "{state:?}");

            let ends = naive.place(tile.number().into(), rot.number().into());
            let moved = |end: &Option<FlightEnd>| match end {
                Some(FlightEnd::At(spot)) => Some(*spot),
                _ => None,
            };
            let after = Naive::ships_of(&taken.after.trace_state());
            let expected: Vec<Option<Spot>> = ends.iter().map(moved).collect();
            // Unless asteroids have moved since, which needs a roll.
            assert_eq!(after, expected, "{action} in {state:?}");
        }
    }
    assert!(placements > 4_000, "{placements}");
}

impl Naive {
    fn ships_of(state: &TraceState) -> Vec<Option<Spot>> {
        (state.ships.iter())
            .map(|ship| {
                ship.map(|facing| {
                    (
                        facing.square().number().into(),
                        facing.entry().number().into(),
                    )
                })
            })
            .collect()
    }
}
