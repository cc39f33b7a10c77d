//! Board and set-up: LR-1.x and LR-2.x.

use crate::common::{ROCKETS, act, all_tables, any_turn, cell, decider, legal, on, seats, started};
use conformance::assert_refused;
use engine::prelude::*;
use engine::{Seat, StartError, Turn, Viewer};
use rockets::{Axial, Cell, Chance, Event, Layout, Options, Phase, Refusal, Rocket, Rockets};

fn numbers(set: engine::Set64) -> Vec<u8> {
    set.iter().collect()
}

#[test]
fn lr_1_1_adjacent_cells_share_an_edge() {
    let board = Layout::Stack19;
    assert_eq!(numbers(board.neighbours(cell(0))), [1, 3, 4]);
    assert_eq!(numbers(board.neighbours(cell(1))), [0, 2, 4, 5]);
    assert_eq!(numbers(board.neighbours(cell(9))), [4, 5, 8, 10, 13, 14]);
    assert_eq!(numbers(board.neighbours(cell(11))), [6, 10, 15]);
    assert_eq!(numbers(board.neighbours(cell(17))), [13, 14, 16, 18]);
    assert!(board.neighbours(cell(200)).is_empty());
    for layout in Layout::ALL {
        for here in layout.iter() {
            let beside = layout.neighbours(here);
            assert!((3..=6).contains(&beside.len()), "{layout} {here}");
            for there in beside {
                assert!(layout.neighbours(cell(there)).contains(here.number()));
            }
        }
    }
}

#[test]
fn lr_1_1_six_rockets_six_bases_and_34_galaxies() {
    for layout in [Layout::Stack19, Layout::Flat37] {
        let state = started(on(layout), 6).trace_state();
        assert_eq!(state.heights.iter().sum::<u8>(), 34, "{layout}");
        assert_eq!(state.rockets.iter().flatten().count(), 6);
        assert_eq!(state.bases.iter().flatten().count(), 6);
    }
}

#[test]
fn lr_1_2_the_default_board_has_stacks_of_2_3_and_4() {
    assert_eq!(Options::default().layout, Layout::Stack19);
    let state = started(on(Layout::Stack19), 6).trace_state();
    #[rustfmt::skip]
    let heights = [
            0, 2, 0,
          2, 3, 3, 2,
        0, 3, 4, 3, 0,
          2, 3, 3, 2,
            0, 2, 0,
    ];
    assert_eq!(state.heights, heights);
}

/// How many cells have no galaxy, one, two, three and four.
fn cells_by_height(heights: &[u8]) -> [usize; 5] {
    std::array::from_fn(|height| {
        let alike = |&&it: &&u8| usize::from(it) == height;
        heights.iter().filter(alike).count()
    })
}

#[test]
fn lr_1_3_flat37_has_single_galaxies_and_four_in_the_centre() {
    let state = started(on(Layout::Flat37), 6).trace_state();
    assert_eq!(state.heights[18], 4);
    assert_eq!(cells_by_height(&state.heights), [6, 30, 0, 0, 1]);
}

#[test]
fn lr_1_3_flat61_has_55_single_galaxies() {
    let state = started(on(Layout::Flat61), 6).trace_state();
    assert_eq!(cells_by_height(&state.heights), [6, 55, 0, 0, 0]);
}

#[test]
fn lr_1_4_corners_go_clockwise_from_the_top_left() {
    let corners = |layout: Layout| layout.corners().map(Cell::number);
    assert_eq!(corners(Layout::Stack19), [0, 2, 11, 18, 16, 7]);
    assert_eq!(corners(Layout::Flat37), [0, 3, 21, 36, 33, 15]);
    assert_eq!(corners(Layout::Flat61), [0, 4, 34, 60, 56, 26]);
}

#[test]
fn lr_1_4_cells_are_numbered_row_by_row() {
    let rows: Vec<_> = Layout::Stack19.rows().collect();
    assert_eq!(rows, [0..3, 3..7, 7..12, 12..16, 16..19]);
    for layout in Layout::ALL {
        let mut next = 0;
        for (row, cells) in layout.rows().enumerate() {
            assert_eq!(cells.start, next);
            next = cells.end;
            for pair in cells.clone().zip(cells.skip(1)) {
                let (left, right) = (layout.axial(cell(pair.0)), layout.axial(cell(pair.1)));
                assert_eq!(
                    right,
                    Axial {
                        q: left.q + 1,
                        r: left.r
                    }
                );
                assert_eq!(left.r + layout.side() as i8 - 1, row as i8);
            }
        }
        assert_eq!(next, layout.cells());
        for here in layout.iter() {
            assert_eq!(layout.cell_at(layout.axial(here)), Some(here));
        }
        assert_eq!(layout.axial(layout.centre()), Axial { q: 0, r: 0 });
        assert_eq!(layout.cell_at(Axial { q: 5, r: 5 }), None);
    }
}

#[test]
fn lr_1_4_there_is_no_cell_beyond_the_last() {
    let game = started(on(Layout::Stack19), 2);
    for notation in ["m19", "m64", "m255", "r19", "r255"] {
        let cell = cell(notation[1..].parse().unwrap());
        assert_refused(&game, notation, "LR-1.4", &Refusal::OffBoard { cell });
    }
}

#[test]
fn lr_1_5_a_stack_loses_its_top_galaxy_until_the_cell_is_empty() {
    let mut game = started(on(Layout::Stack19), 2);
    act(&mut game, "m4");
    let mut heights = vec![game.height(cell(9))];
    for removal in ["x9", "m14", "x9", "m5", "x9", "m10", "x9"] {
        act(&mut game, removal);
        heights.push(game.height(cell(9)));
    }
    assert_eq!(heights, [4, 3, 3, 2, 2, 1, 1, 0]);
    assert!(!game.galaxies().contains(9));
    act(&mut game, "m1");
    let cell = cell(9);
    assert_refused(&game, "x9", "LR-1.5", &Refusal::NoGalaxy { cell });
}

#[test]
fn lr_2_1_rockets_start_on_their_corners_on_their_own_bases() {
    let corners: [&[u8]; 5] = [
        &[0, 18],
        &[0, 11, 16],
        &[0, 2, 18, 16],
        &[0, 2, 11, 18, 16],
        &[0, 2, 11, 18, 16, 7],
    ];
    for (count, expected) in (2..=6).zip(corners) {
        let state = started(on(Layout::Stack19), count).trace_state();
        let rockets: Vec<u8> = state
            .rockets
            .iter()
            .flatten()
            .map(|at| at.number())
            .collect();
        assert_eq!(rockets, expected);
        assert_eq!(state.bases, state.rockets);
        assert_eq!(state.left_base, vec![false; usize::from(count)]);
    }
    let state = started(on(Layout::Flat61), 4).trace_state();
    assert_eq!(state.rockets, [0, 4, 60, 56].map(|at| Some(cell(at))));
}

#[test]
fn lr_2_2_unused_bases_are_one_ordinary_galaxy_each() {
    let game = started(on(Layout::Stack19), 2);
    for corner in [2, 7, 11, 16] {
        assert_eq!(game.height(cell(corner)), 1);
        assert!(!game.pads().contains(corner));
    }
    let mut game = game;
    act(&mut game, "m4");
    assert!(legal(&game).split(' ').any(|action| action == "x2"));
    act(&mut game, "x2");
    assert_eq!(game.height(cell(2)), 0);
}

#[test]
fn lr_2_3_without_the_hosts_choice_the_first_player_is_drawn() {
    for (options, count) in all_tables() {
        let game = started(options, count);
        assert_eq!(game.turn(), Turn::Chance);
        let mut outcomes = Vec::new();
        game.chance_outcomes(&mut outcomes);
        let expected: Vec<Chance> = (0..options.rockets(seats(count)))
            .map(|number| Chance::First(Rocket::new(number)))
            .collect();
        let drawn: Vec<Chance> = outcomes.iter().map(|outcome| outcome.chance).collect();
        assert_eq!(drawn, expected);
        assert!(outcomes.iter().all(|outcome| outcome.weight == 1));
        assert!(!game.is_possible(Chance::First(Rocket::new(6))));
    }
    let mut game = started(Options::default(), 3);
    let mut events = Vec::new();
    game.resolve(Chance::First(ROCKETS[2]), &mut events)
        .expect("possible");
    let (rocket, seat) = (ROCKETS[2], Seat::new(2));
    assert_eq!(events, [Event::First { rocket, seat }]);
    assert!(Rockets::reveals(&events[0]));
    assert_eq!(game.turn(), Turn::Decide(seat));
}

#[test]
fn lr_2_3_the_host_may_choose_who_begins() {
    for first in 0..3 {
        let options = Options {
            first: Some(Rocket::new(first)),
            ..Options::default()
        };
        let game = started(options, 3);
        assert_eq!(game.turn(), Turn::Decide(Seat::new(first)));
        let mut outcomes = Vec::new();
        game.chance_outcomes(&mut outcomes);
        assert_eq!(outcomes, []);
    }
}

#[test]
fn lr_2_3_turns_go_by_increasing_rocket_number() {
    let options = Options {
        first: Some(ROCKETS[1]),
        ..Options::default()
    };
    let mut game = started(options, 3);
    let mut order = Vec::new();
    for _ in 0..6 {
        order.push(decider(&game).number());
        any_turn(&mut game);
    }
    assert_eq!(order, [1, 2, 0, 1, 2, 0]);
}

#[test]
fn lr_options_that_do_not_fit_are_refused_with_a_reason() {
    let problem = |options: Options, count: u8| match Rockets::start(&options, seats(count)) {
        Err(error) => error.to_string(),
        Ok(_) => panic!("{options:?} with {count} seats"),
    };
    let each = |rockets_each| Options {
        rockets_each,
        ..Options::default()
    };
    for (rockets_each, count) in [(0, 2), (4, 2), (3, 3), (2, 4), (2, 6), (255, 5)] {
        let text = problem(each(rockets_each), count);
        assert!(text.starts_with("option `rockets_each`"), "{text}");
        assert!(text.contains("allowed"), "{text}");
    }
    let teams = Options {
        teams: true,
        ..Options::default()
    };
    for count in [2, 3, 5, 6] {
        let text = problem(teams, count);
        assert!(text.starts_with("option `teams`"), "{text}");
    }
    let first = |number| Options {
        first: Some(Rocket::new(number)),
        ..Options::default()
    };
    assert!(problem(first(3), 3).contains("allowed are 0 to 2"));
    let six = Options {
        first: Some(ROCKETS[5]),
        ..each(3)
    };
    assert!(Rockets::start(&six, seats(2)).is_ok());
    for count in [1, 7, 8] {
        let error = Rockets::start(&Options::default(), seats(count)).expect_err("too few or many");
        assert!(matches!(
            error,
            StartError::Seats {
                least: 2,
                most: 6,
                ..
            }
        ));
    }
}

#[test]
fn lr_options_are_read_with_defaults_and_written_with_all_keys() {
    let read = |text: &str| serde_json::from_str::<Options>(text);
    assert_eq!(read("{}").expect("defaults"), Options::default());
    assert_eq!(
        serde_json::to_string(&Options::default()).expect("JSON"),
        r#"{"first":null,"layout":"stack19","rockets_each":1,"teams":false}"#
    );
    assert_eq!(
        read(r#"{"layout":"flat61"}"#).expect("a layout").layout,
        Layout::Flat61
    );
    assert!(read(r#"{"board":"flat61"}"#).is_err());
    assert!(read(r#"{"layout":"flat60"}"#).is_err());
}

#[test]
fn lr_view_shows_everything_to_everybody() {
    let mut game = started(on(Layout::Flat37), 3);
    act(&mut game, "m5");
    let state = game.trace_state();
    for viewer in Viewer::all(seats(3)) {
        let view = game.view(viewer);
        assert_eq!(view.viewer, viewer);
        assert_eq!(view.heights, state.heights);
        assert_eq!(view.bases, state.bases);
        assert_eq!(view.rockets, state.rockets);
        assert_eq!(view.left_base, state.left_base);
        assert_eq!(view.turn, state.turn);
        assert_eq!(view.phase, Phase::Remove);
        assert_eq!(view.options, game.options());
        assert_eq!(Rockets::from_view(&view).expect("a position"), game);
        let event = Event::NothingToRemove {
            rocket: ROCKETS[0],
            seat: Seat::new(0),
        };
        assert_eq!(Rockets::redact(&event, viewer), Some(event));
    }
}
