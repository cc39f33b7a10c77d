//! AF-1 and AF-2: board, tiles and set-up.

use crate::scene::{Play, facing, point, seats, square, tile};
use asteroids::{
    Arrow, Asteroid, Asteroids, Chance, Direction, Facing, MARKS, Options, Piece, Point, Refusal,
    Rot, Square, TablesRef, Tile,
};
use engine::prelude::*;
use engine::{Refusal as _, Seat, StartError, Turn};
use std::collections::BTreeMap;

/// A game after its set-up: the first tiles to everybody in ascending order,
/// asteroids 0, 1, 2 ... on the squares given.
fn set_up(options: Options, count: u8, first: &str, squares: &[u8]) -> Play {
    let mut play = Play {
        game: Asteroids::start(&options, seats(count)).expect("a game"),
        events: Vec::new(),
    };
    let deal: Vec<String> = (0..3 * count).map(|tile| format!("t{tile}")).collect();
    let rocks: Vec<String> = (squares.iter().enumerate())
        .map(|(number, square)| format!("a{number} p{square} r0"))
        .collect();
    play.script(&[first, &deal.join(" "), &rocks.join(" ")].join(" "));
    play
}

#[test]
fn af_1_1_the_blue_die_gives_the_row_and_the_red_one_the_column() {
    // The booklet's example: blue 2, red 5.
    let (blue, red) = (2, 5);
    let found = Square::at(blue - 1, red - 1).expect("on the board");
    assert_eq!(found.number(), 10);
    assert_eq!((found.row(), found.column()), (1, 4));
    assert_eq!(Square::at(6, 0), None);
    assert_eq!(Square::at(0, 6), None);
    assert_eq!(Square::all().count(), 36);
}

#[test]
fn af_1_2_neighbours_join_0_to_5_1_to_4_2_to_7_and_3_to_6() {
    let across = |at, entry| facing(at, entry).across();
    assert_eq!(across(14, 0), Some(facing(8, 5)));
    assert_eq!(across(14, 1), Some(facing(8, 4)));
    assert_eq!(across(14, 2), Some(facing(15, 7)));
    assert_eq!(across(14, 3), Some(facing(15, 6)));
    assert_eq!(across(14, 4), Some(facing(20, 1)));
    assert_eq!(across(14, 5), Some(facing(20, 0)));
    assert_eq!(across(14, 6), Some(facing(13, 3)));
    assert_eq!(across(14, 7), Some(facing(13, 2)));
    // Both ways, and never from one end of a row to the next.
    for at in Square::all() {
        for entry in Point::all() {
            let here = Facing::new(at, entry);
            if let Some(there) = here.across() {
                assert_eq!(there.across(), Some(here));
            }
        }
    }
    assert_eq!(across(5, 2), None);
    assert_eq!(square(0).neighbour(Direction::Right), Some(square(1)));
    assert_eq!(square(0).neighbour(Direction::Up), None);
}

#[test]
fn af_1_3_turning_a_tile_moves_every_point_by_two() {
    let tables = TablesRef::STANDARD;
    for tile in Tile::all() {
        for [one, other] in tables.pairs(tile) {
            for rot in Rot::all() {
                let moved = |p: Point| point((p.number() + 2 * rot.number()) % 8);
                assert_eq!(tables.exit(tile, rot, moved(one)), moved(other));
                assert_eq!(tables.exit(tile, rot, moved(other)), moved(one));
            }
        }
    }
}

#[test]
fn af_1_4_every_shape_once_and_fourteen_without_symmetry_twice() {
    let tables = TablesRef::STANDARD;
    // The shape of a tile: its exits in all four turns, the smallest first.
    let shape = |tile: Tile| {
        Rot::all()
            .map(|rot| {
                Point::all()
                    .map(|p| tables.exit(tile, rot, p))
                    .collect::<Vec<_>>()
            })
            .min()
    };
    let mut copies: BTreeMap<_, Vec<Tile>> = BTreeMap::new();
    for tile in Tile::all() {
        copies.entry(shape(tile)).or_default().push(tile);
    }
    assert_eq!(copies.len(), 35);
    let doubled: Vec<_> = copies.values().filter(|tiles| tiles.len() == 2).collect();
    assert_eq!(doubled.len(), 14);
    assert!(copies.values().all(|tiles| tiles.len() <= 2));
    assert!(
        doubled
            .iter()
            .all(|tiles| tables.different_turns(tiles[0]) == 4)
    );
    let unsymmetrical = copies
        .values()
        .filter(|tiles| tables.different_turns(tiles[0]) == 4);
    assert_eq!(unsymmetrical.count(), 20);
}

#[test]
fn af_1_4_tables_with_other_tiles_are_refused() {
    let mut tables = TablesRef::STANDARD.to_trace();
    tables.tiles[48] = tables.tiles[0];
    let error = TablesRef::with(&tables).expect_err("a symmetrical tile twice");
    assert!(error.to_string().contains("AF-1.4"), "{error}");
    let mut tables = TablesRef::STANDARD.to_trace();
    tables.tiles.pop();
    assert!(TablesRef::with(&tables).is_err());
    let mut tables = TablesRef::STANDARD.to_trace();
    tables.tiles[3][0] = tables.tiles[3][1];
    assert!(TablesRef::with(&tables).is_err());
}

#[test]
fn af_1_4_the_order_of_pairs_and_points_is_free() {
    let mut tables = TablesRef::STANDARD.to_trace();
    for pairs in &mut tables.tiles {
        pairs.reverse();
        for pair in pairs {
            pair.reverse();
        }
    }
    let once = TablesRef::with(&tables).expect("the same tiles");
    let again = TablesRef::with(&tables).expect("the same tiles");
    assert_eq!(once, again, "equal by content");
    assert_eq!(once.to_trace(), tables);
    for number in Tile::all() {
        for entry in Point::all() {
            let rot = Rot::default();
            let exit = TablesRef::STANDARD.exit(number, rot, entry);
            assert_eq!(once.exit(number, rot, entry), exit);
        }
    }
    assert_eq!(
        TablesRef::with(&TablesRef::STANDARD.to_trace()),
        Ok(TablesRef::STANDARD)
    );
}

#[test]
fn af_1_5_values_are_turn_numbers_in_two_colours() {
    let tables = TablesRef::STANDARD;
    let mut seen: Vec<(u8, bool)> = Vec::new();
    let arrows = [Arrow::Up, Arrow::Right, Arrow::Down, Arrow::Left];
    for asteroid in Asteroid::all() {
        let printed = tables.asteroid(asteroid);
        assert_eq!(printed.die[usize::from(printed.value) - 1], Arrow::Turn);
        assert!(arrows.iter().all(|arrow| printed.die.contains(arrow)));
        seen.push((printed.value, printed.blue));
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 10);
    // As the booklet shows it.
    let is_shown = |asteroid: Asteroid| {
        let numbers = [3, 1, 5, 4, 2].map(|number| tables.asteroid(asteroid).die[number - 1]);
        let [up, right, down, left, turn] = numbers;
        [up, right, down, left] == arrows && turn == Arrow::Turn
    };
    assert!(Asteroid::all().any(is_shown));
}

#[test]
fn af_1_5_tables_with_other_asteroids_are_refused() {
    let spoil = |spoil: fn(&mut asteroids::TraceTables)| {
        let mut tables = TablesRef::STANDARD.to_trace();
        spoil(&mut tables);
        let error = TablesRef::with(&tables).expect_err("not a set");
        assert!(error.to_string().contains("AF-1.5"), "{error}");
    };
    spoil(|tables| tables.asteroids[0].value = 2);
    spoil(|tables| tables.asteroids[0].value = 0);
    spoil(|tables| tables.asteroids[0].blue = false);
    spoil(|tables| tables.asteroids[0].die[1] = Arrow::Turn);
    spoil(|tables| tables.asteroids[3].die.swap(0, 2));
    spoil(|tables| tables.asteroids.truncate(9));
}

#[test]
fn af_1_6_every_border_side_has_two_starting_marks() {
    assert_eq!(MARKS.len(), 48);
    assert!(
        MARKS
            .iter()
            .all(|mark| mark.is_mark() && mark.across().is_none())
    );
    assert!(MARKS.is_sorted());
    let corner: Vec<u8> = (MARKS.iter())
        .filter(|mark| mark.square() == square(0))
        .map(|mark| mark.entry().number())
        .collect();
    assert_eq!(corner, [0, 1, 6, 7]);
    let play = set_up(Options::default(), 2, "f0", &[7, 8, 9, 10, 13, 14]);
    assert_eq!(play.legal().len(), 48);
    let refusal = play.refusal("m0.2");
    assert_eq!(refusal, Refusal::NotAMark { at: facing(0, 2) });
    assert_eq!(refusal.clause().to_string(), "AF-1.6");
}

#[test]
fn af_2_1_three_hidden_tiles_for_each_and_the_rest_is_the_pile() {
    for count in 2..=8 {
        let options = Options {
            asteroids: false,
            ..Options::default()
        };
        let play = set_up(options, count, "f0", &[]);
        let state = play.state();
        assert!(state.hands.iter().all(|hand| hand.len() == 3));
        assert_eq!(state.pile, 49 - 3 * count);
        assert_eq!(play.hand(1), [3, 4, 5]);
    }
}

#[test]
fn af_2_1_every_tile_is_equally_likely_to_be_dealt() {
    let options = Options {
        first: Some(Seat::new(0)),
        ..Options::default()
    };
    let mut game = Asteroids::start(&options, seats(2)).expect("a game");
    let mut outcomes = Vec::new();
    game.chance_outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), 49);
    assert!(outcomes.iter().all(|outcome| outcome.weight == 1));
    game.resolve(Chance::Draw(tile(7)), &mut ()).expect("dealt");
    assert!(
        game.resolve(Chance::Draw(tile(7)), &mut ()).is_err(),
        "only once"
    );
}

#[test]
fn af_2_2_six_asteroids_for_up_to_four_five_for_up_to_six_four_for_more() {
    for (count, asteroids) in [(2, 6), (3, 6), (4, 6), (5, 5), (6, 5), (7, 4), (8, 4)] {
        let squares: Vec<u8> = (12..12 + asteroids).collect();
        let play = set_up(Options::default(), count, "f0", &squares);
        assert_eq!(play.decides(), Some(0), "{count} players");
        assert_eq!(play.state().reserve, 10 - asteroids);
    }
}

#[test]
fn af_2_2_an_asteroid_comes_to_an_empty_square_in_any_quarter_turn() {
    let mut play = set_up(Options::default(), 2, "f0", &[7, 20]);
    play.script("a5");
    let mut outcomes = Vec::new();
    play.game.chance_outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), 34);
    assert!(!play.game.is_possible(Chance::Place(square(7))));
    play.script("p8");
    play.game.chance_outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), 4);
    play.script("r3");
    assert_eq!(play.piece(8), Piece::asteroid(5, 3));
    // The same asteroid does not come twice.
    assert!(
        !play
            .game
            .is_possible(Chance::Asteroid(Asteroid::new(5).unwrap()))
    );
}

#[test]
fn af_2_3_the_first_player_is_drawn_or_chosen() {
    let drawn = Asteroids::start(&Options::default(), seats(5)).expect("a game");
    let mut outcomes = Vec::new();
    drawn.chance_outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), 5);
    let options = Options {
        first: Some(Seat::new(2)),
        ..Options::default()
    };
    let play = set_up(options, 3, "", &[7, 8, 9, 10, 13, 14]);
    assert_eq!(play.game.turn(), Turn::Decide(Seat::new(2)));
    let error = Asteroids::start(&options, seats(2)).expect_err("no seat 2");
    assert!(matches!(
        error,
        StartError::Option {
            option: "first",
            ..
        }
    ));
}

#[test]
fn af_2_3_ships_are_put_on_free_marks_in_turn_order() {
    let mut play = set_up(Options::default(), 3, "f1", &[7, 8, 9, 10, 13, 14]);
    assert_eq!(play.decides(), Some(1));
    play.script("m0.0");
    assert_eq!(play.decides(), Some(2));
    let refusal = play.refusal("m0.0");
    let taken = Refusal::MarkTaken {
        mark: facing(0, 0),
        by: Seat::new(1),
    };
    assert_eq!(refusal, taken);
    assert_eq!(refusal.clause().to_string(), "AF-2.3");
    assert_eq!(play.legal().len(), 47);
    // The other mark of the same side, and one around the corner, are free.
    play.script("m0.1");
    assert_eq!(play.decides(), Some(0));
    play.script("m0.7");
    assert_eq!(play.game.turn(), Turn::Chance, "the first player's roll");
    assert_eq!(play.state().turn, Some(Seat::new(1)));
    assert_eq!(
        [play.ship(0), play.ship(1), play.ship(2)],
        [Some((0, 7)), Some((0, 0)), Some((0, 1))]
    );
}

#[test]
fn af_2_3_a_ship_may_face_an_asteroid_from_its_mark() {
    let play = set_up(Options::default(), 2, "f0", &[0, 1, 2, 3, 4, 5]);
    assert!(play.legal().contains(&"m0.0".to_owned()));
    assert_eq!(play.refusal("t0.0"), Refusal::MarkDue);
}

#[test]
fn two_to_eight_players() {
    for count in [1, 9] {
        let Some(count) = engine::Seats::new(count) else {
            continue;
        };
        let error = Asteroids::start(&Options::default(), count).expect_err("too few");
        assert!(matches!(
            error,
            StartError::Seats {
                least: 2,
                most: 8,
                ..
            }
        ));
    }
}
