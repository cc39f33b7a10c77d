//! Moving, removing and the rescue: LR-3.x and LR-4.x.
//!
//! ```text
//!        0  1  2
//!      3  4  5  6
//!    7  8  9 10 11
//!     12 13 14 15
//!       16 17 18
//! ```

use crate::common::{Position, ROCKETS, act, cell, legal, on, places, started};
use conformance::assert_refused;
use engine::prelude::*;
use engine::{Refused, Seat, Turn};
use rockets::{Action, Event, Layout, Phase, Refusal};

#[test]
fn lr_3_1_a_rocket_moves_to_an_adjacent_galaxy() {
    let mut game = started(on(Layout::Stack19), 2);
    assert_eq!(legal(&game), "m1 m3 m4");
    let events = act(&mut game, "m4");
    assert_eq!(
        events,
        [Event::Moved {
            rocket: ROCKETS[0],
            seat: Seat::new(0),
            from: cell(0),
            to: cell(4)
        }]
    );
    assert_eq!(game.rocket_at(ROCKETS[0]), Some(cell(4)));
    assert_eq!(game.phase(), Phase::Remove);
    assert_eq!(game.turn(), Turn::Decide(Seat::new(0)));
}

#[test]
fn lr_3_1_not_farther_than_an_adjacent_cell() {
    let game = started(on(Layout::Stack19), 2);
    let (from, cell) = (cell(0), cell(9));
    assert_refused(&game, "m9", "LR-3.1", &Refusal::NotAdjacent { from, cell });
}

#[test]
fn lr_3_1_anyones_base_will_do() {
    // Rocket 0 beside the base of rocket 1, and beside its own.
    let game = Position::duel().lay("1:14,9 0@14 1@9 b1").game();
    assert_eq!(legal(&game), "m18");
    let game = Position::duel().lay("1:4,12 0@4 1@12 b0").game();
    // Its own base carries nobody, so it may come to the rescue as well.
    assert_eq!(legal(&game), "m0 r1 r3 r5 r8 r9");
}

#[test]
fn lr_3_1_moving_comes_first_and_is_compulsory() {
    let game = started(on(Layout::Stack19), 2);
    assert_refused(
        &game,
        "x9",
        "LR-3.1",
        &Refusal::MoveFirst { rocket: ROCKETS[0] },
    );
    assert!(
        legal(&game)
            .split(' ')
            .all(|action| action.starts_with('m'))
    );
}

#[test]
fn lr_3_2_never_onto_an_empty_cell() {
    let game = Position::duel().lay("1:8,9,12 0@9 1@12").game();
    assert_eq!(legal(&game), "m8");
    assert_refused(&game, "m4", "LR-3.2", &Refusal::Empty { cell: cell(4) });
}

#[test]
fn lr_3_2_never_onto_another_rocket() {
    // One neighbour carries rocket 1, on a galaxy; the base of rocket 1 beside
    // rocket 0 carries rocket 2.
    let game = Position::of(3).lay("1:10,9,6 0@10 1@9 2@11 b1").game();
    assert_eq!(legal(&game), "m6");
    for (notation, by) in [("m9", 1), ("m11", 2)] {
        let cell = cell(notation[1..].parse().unwrap());
        let by = ROCKETS[by];
        assert_refused(&game, notation, "LR-3.2", &Refusal::Occupied { cell, by });
    }
}

#[test]
fn lr_3_3_the_top_of_any_stack_without_a_rocket_is_removed() {
    let mut game = Position::duel().lay("3:4,9 1:16 0@4 1@9 2:8 b1 x0").game();
    assert_eq!(legal(&game), "x8 x16");
    let events = act(&mut game, "x8");
    let seat = Seat::new(0);
    assert_eq!(
        events,
        [Event::Removed {
            rocket: ROCKETS[0],
            seat,
            cell: cell(8),
            height: 1
        }]
    );
    assert_eq!(game.height(cell(8)), 1);
    assert_eq!(game.turn(), Turn::Decide(Seat::new(1)));
}

#[test]
fn lr_3_3_bases_and_stacks_under_rockets_stay() {
    let game = Position::duel().lay("3:4,9 1:16 0@4 1@9 b1 x0").game();
    let base = Refusal::BaseStays { cell: cell(18) };
    assert_refused(&game, "x18", "LR-3.3", &base);
    for (notation, at, by) in [("x9", 9, 1), ("x4", 4, 0)] {
        let (cell, by) = (cell(at), ROCKETS[by]);
        assert_refused(&game, notation, "LR-3.3", &Refusal::Carries { cell, by });
    }
}

#[test]
fn lr_3_3_a_base_with_a_rocket_on_it_stays_too() {
    let game = Position::duel().lay("1:14,4,9 0@4 1@18 b1 x0").game();
    assert_eq!(legal(&game), "x9 x14");
    let base = Refusal::BaseStays { cell: cell(18) };
    assert_refused(&game, "x18", "LR-3.3", &base);
}

#[test]
fn lr_3_3_after_the_move_nothing_but_a_removal() {
    let mut game = started(on(Layout::Stack19), 2);
    act(&mut game, "m4");
    for notation in ["m5", "r5"] {
        assert_refused(
            &game,
            notation,
            "LR-3.3",
            &Refusal::RemoveNow { rocket: ROCKETS[0] },
        );
    }
}

#[test]
fn lr_3_4_nothing_beside_a_base_whose_rocket_has_not_left() {
    let mut game = started(on(Layout::Stack19), 2);
    act(&mut game, "m4");
    assert_eq!(legal(&game), "x1 x2 x3 x5 x6 x7 x8 x9 x10 x11 x12 x13 x16");
    for notation in ["x14", "x15", "x17"] {
        let cell = cell(notation[1..].parse().unwrap());
        let waiting = ROCKETS[1];
        assert_refused(
            &game,
            notation,
            "LR-3.4",
            &Refusal::Protected { cell, waiting },
        );
    }
}

#[test]
fn lr_3_4_a_rocket_that_moves_this_turn_has_left() {
    let mut game = started(on(Layout::Stack19), 2);
    assert_eq!(game.trace_state().left_base, [false, false]);
    act(&mut game, "m4");
    assert_eq!(game.trace_state().left_base, [true, false]);
    // Cells 1 and 3 lie beside the base it left a moment ago.
    act(&mut game, "x1 m14");
    assert_eq!(game.trace_state().left_base, [true, true]);
    assert!(legal(&game).ends_with("x15 x16 x17"));
}

#[test]
fn lr_3_4_a_cell_beside_two_bases_is_free_when_both_have_been_left() {
    // With four rockets cell 1 lies between the bases in corners 0 and 2.
    let mut game = started(on(Layout::Stack19), 4);
    let free = |game: &rockets::Rockets| legal(game).split(' ').any(|action| action == "x1");
    act(&mut game, "m4");
    assert!(!free(&game));
    assert!(legal(&game).contains("x3"));
    act(&mut game, "x9 m5");
    assert!(free(&game));
}

#[test]
fn lr_3_4_a_rocket_back_on_its_base_protects_nothing() {
    let mut game = started(on(Layout::Stack19), 2);
    for action in ["m4", "x9", "m14", "x9"] {
        act(&mut game, action);
    }
    act(&mut game, "m0");
    assert_eq!(game.rocket_at(ROCKETS[0]), game.base_of(ROCKETS[0]));
    for removal in ["x1", "x3", "x4"] {
        assert!(legal(&game).split(' ').any(|action| action == removal));
    }
}

#[test]
fn lr_3_5_with_nothing_to_remove_the_turn_ends_after_the_move() {
    // Rocket 0 steps from its base onto the last free galaxy.
    let mut game = Position::duel().lay("1:4 2:12 0@0 b0 1@12 b1").game();
    assert_eq!(legal(&game), "m4");
    let events = act(&mut game, "m4");
    let seat = Seat::new(0);
    assert_eq!(
        events,
        [
            Event::Moved {
                rocket: ROCKETS[0],
                seat,
                from: cell(0),
                to: cell(4)
            },
            Event::NothingToRemove {
                rocket: ROCKETS[0],
                seat
            },
        ]
    );
    // Rocket 1 is next, with its rescue.
    assert_eq!(game.turn(), Turn::Decide(Seat::new(1)));
    assert_eq!(game.phase(), Phase::Move);
    assert_eq!(legal(&game), "r7 r8 r13 r16");
}

#[test]
fn lr_3_5_protected_galaxies_are_nothing_to_remove() {
    // All galaxies left lie beside the base that rocket 1 has not left.
    let mut game = Position::duel().lay("1:4,14,15,17 0@0 b0 w1").game();
    let events = act(&mut game, "m4");
    assert!(matches!(events[1], Event::NothingToRemove { .. }));
    assert_eq!(legal(&game), "m14 m15 m17");
}

#[test]
fn lr_4_1_a_base_comes_to_an_empty_cell_beside_its_rocket() {
    let mut game = Position::duel().lay("2:9,10 1:13 0@9 b0 1@13 b1").game();
    assert_eq!(legal(&game), "m10 r4 r5 r8 r14");
    let events = act(&mut game, "r5");
    assert_eq!(
        events,
        [Event::Rescued {
            rocket: ROCKETS[0],
            seat: Seat::new(0),
            base: cell(0),
            from: cell(9),
            to: cell(5),
        }]
    );
    // No removal: the turn has ended.
    assert_eq!(game.turn(), Turn::Decide(Seat::new(1)));
    assert_eq!(game.phase(), Phase::Move);
    assert_eq!(game.rocket_at(ROCKETS[0]), Some(cell(5)));
    assert_eq!(game.height(cell(9)), 2);
    assert_eq!(game.height(cell(5)), 1);
}

#[test]
fn lr_4_1_once_per_game() {
    let game = Position::duel().lay("1:9,10,13 0@9 1@13").game();
    assert_eq!(legal(&game), "m10");
    assert_refused(
        &game,
        "r5",
        "LR-4.1",
        &Refusal::BaseUsed { rocket: ROCKETS[0] },
    );
}

#[test]
fn lr_4_1_only_to_empty_cells_and_never_where_the_base_lay() {
    let game = Position::duel().lay("1:4,9,14 0@4 b0 1@14").game();
    assert_eq!(legal(&game), "m0 m9 r1 r3 r5 r8");
    for (notation, at) in [("r0", 0), ("r9", 9)] {
        assert_refused(
            &game,
            notation,
            "LR-4.1",
            &Refusal::NotEmpty { cell: cell(at) },
        );
    }
}

#[test]
fn lr_4_1_only_beside_the_rocket() {
    let game = Position::duel().lay("1:4,9,14 0@4 b0 1@14").game();
    let (from, cell) = (cell(4), cell(12));
    assert_refused(
        &game,
        "r12",
        "LR-4.1",
        &Refusal::RescueTooFar { from, cell },
    );
}

#[test]
fn lr_4_1_only_ones_own_base() {
    // Rocket 0 has used its base; that of rocket 1 is no help.
    let game = Position::duel().lay("1:9,10,13 0@9 1@13 b1").game();
    assert_eq!(legal(&game), "m10");
}

#[test]
fn lr_4_2_the_turned_base_is_an_ordinary_galaxy_and_its_corner_is_empty() {
    let mut game = Position::duel().lay("2:9,10,13 1:4 0@9 b0 1@10 b1").game();
    act(&mut game, "r5");
    assert_eq!(game.base_of(ROCKETS[0]), None);
    assert!(!game.pads().contains(0));
    assert_eq!(game.height(cell(0)), 0);
    // Rocket 1 moves off, rocket 0 too; then anyone may remove the galaxy.
    act(&mut game, "m9 x13");
    assert_eq!(legal(&game), "m4 m10");
    act(&mut game, "m10 x5");
    assert_eq!(game.height(cell(5)), 0);
}

#[test]
fn lr_4_2_anyone_may_land_on_the_turned_base() {
    let mut game = Position::duel().lay("2:9,10,13,4 0@9 b0 1@10 b1").game();
    act(&mut game, "r5 m9 x13 m4 x13");
    assert!(legal(&game).starts_with("m5 "), "{}", legal(&game));
}

#[test]
fn lr_4_2_nobody_lands_on_the_corner_the_base_left() {
    let mut game = Position::duel().lay("1:9,4,13 0@9 b0 1@4 b1").game();
    act(&mut game, "r5");
    assert_eq!(legal(&game), "m9 r0 r1 r3 r8");
    assert_refused(&game, "m0", "LR-3.2", &Refusal::Empty { cell: cell(0) });
}

#[test]
fn lr_4_3_not_while_a_rocket_stands_on_the_base() {
    // Another one, and its own.
    for (laid, by, only, rescue) in [
        ("1:9,10 0@9 b0 1@0", ROCKETS[1], "m10", "r5"),
        ("1:4,9 0@0 b0 1@9", ROCKETS[0], "m4", "r1"),
    ] {
        let game = Position::duel().lay(laid).game();
        assert_eq!(legal(&game), only);
        let base = cell(0);
        assert_refused(&game, rescue, "LR-4.3", &Refusal::BaseOccupied { base, by });
    }
}

#[test]
fn lr_4_3_a_rescue_is_free_as_long_as_one_can_move() {
    let game = Position::duel().lay("1:8,9,14 0@8 b0 1@14").game();
    assert_eq!(legal(&game), "m9 r3 r4 r7 r12 r13");
}

#[test]
fn lr_4_3_a_rescue_is_compulsory_when_it_is_the_only_way() {
    let mut game = Position::duel().lay("1:8,14,15 0@8 b0 1@14").game();
    assert_eq!(legal(&game), "r3 r4 r7 r9 r12 r13");
    let refused = game
        .apply(Seat::new(0), Action::Move(cell(9)), &mut ())
        .expect_err("empty");
    assert_eq!(refused, Refused::Rule(Refusal::Empty { cell: cell(9) }));
    act(&mut game, "r9");
    assert_eq!(game.turn(), Turn::Decide(Seat::new(1)));
}

#[test]
fn lr_4_3_a_blocked_base_can_cost_the_game() {
    // Rocket 0 has no move, and rocket 1 stands on its base.
    let mut game = Position::duel().lay("1:9,4,16 0@9 b0 1@4 m1").game();
    act(&mut game, "m0");
    assert_eq!(legal(&game), "x4 x16");
    act(&mut game, "x4");
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(places(&game), [2, 1]);
}
