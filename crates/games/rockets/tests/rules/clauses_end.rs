//! Elimination, the end and the variants: LR-5.x and LR-6.x.

use crate::common::{self, Position, ROCKETS, act, any_turn, cell, decider, legal, places, seats};
use engine::prelude::*;
use engine::{Seat, SeatSet, Turn};
use rockets::{Event, Layout, Options, Phase, Rocket, Rockets};

fn seat_set(list: &[u8]) -> SeatSet {
    list.iter().map(|&seat| Seat::new(seat)).collect()
}

fn eliminated(events: &[Event]) -> Vec<u8> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::Eliminated { rocket, .. } => Some(rocket.number()),
            _ => None,
        })
        .collect()
}

/// Five rockets, the last of which goes to cell 9 and removes cell 4.
fn after_m9_x4(lay: &str) -> (Rockets, Vec<Event>) {
    let mut game = Position::of(5).lay(lay).game();
    let events = act(&mut game, "m9 x4");
    (game, events)
}

#[test]
fn lr_5_1_a_rocket_that_can_go_nowhere_is_taken_off_when_its_turn_comes() {
    let mut game = Position::duel().lay("2:9 1:16,4 0@9 1@16 b1").game();
    // Rocket 1 is stuck but for its rescue; so it goes on.
    act(&mut game, "m4 x9");
    assert_eq!(legal(&game), "r12 r13 r17");

    let mut game = Position::duel().lay("2:9 1:16,4 0@9 1@16").game();
    // Stuck already, it falls only after rocket 0 has moved and removed.
    assert_eq!(eliminated(&act(&mut game, "m4")), [0u8; 0]);
    let events = act(&mut game, "x9");
    assert_eq!(
        events[1..],
        [
            Event::Eliminated {
                rocket: ROCKETS[1],
                seat: Seat::new(1),
                cell: cell(16)
            },
            Event::Won {
                seats: seat_set(&[0])
            },
        ]
    );
}

#[test]
fn lr_5_1_what_it_stood_on_stays_and_so_does_its_base() {
    // Rocket 1 stands on two galaxies; rocket 2 stands on rocket 1's base,
    // so that there is no rescue.
    let mut game = Position::of(3).lay("2:12 1:4,9,10 0@4 1@12 b1 2@11").game();
    let events = act(&mut game, "m9 x4");
    assert_eq!(eliminated(&events), [1]);
    assert_eq!(game.rocket_at(ROCKETS[1]), None);
    assert_eq!(game.height(cell(12)), 2);
    assert_eq!(game.base_of(ROCKETS[1]), Some(cell(11)));
    assert!(game.pads().contains(11));
    assert_eq!(decider(&game), Seat::new(2));
    // The stack may be removed now, and the base still not.
    act(&mut game, "m10");
    assert_eq!(legal(&game), "x12");
}

#[test]
fn lr_5_1_several_rockets_in_a_row_can_fall() {
    let (game, events) = after_m9_x4("1:0,2,11,16,17,4,9 0@0 1@2 2@11 3@16 4@4 m4");
    // Rockets 0, 1 and 2 are stuck; rocket 3 still has cell 17.
    assert_eq!(eliminated(&events), [0, 1, 2]);
    assert_eq!(game.rocket_to_move(), Some(ROCKETS[3]));
    assert_eq!(game.phase(), Phase::Move);
    assert_eq!(game.fallen(), &ROCKETS[..3]);
}

#[test]
fn lr_5_1_a_turn_skips_the_fallen() {
    let mut game = Position::of(4)
        .lay("1:0,1,3,4,9,14,13,16,17 0@0 2@9 3@16 -1")
        .game();
    act(&mut game, "m4 x0");
    assert_eq!(decider(&game), Seat::new(2));
    act(&mut game, "m14 x9");
    assert_eq!(decider(&game), Seat::new(3));
    act(&mut game, "m17 x16");
    assert_eq!(decider(&game), Seat::new(0));
}

#[test]
fn lr_5_1_a_rocket_freed_before_its_turn_is_not_eliminated() {
    // Rocket 1 is shut in by rocket 0, which moves away.
    let mut game = Position::duel().lay("1:0,4,9,14 0@4 1@0").game();
    act(&mut game, "m9 x14");
    assert_eq!(legal(&game), "m4");
}

#[test]
fn lr_5_2_the_last_rocket_wins_at_once() {
    let mut game = Position::duel().lay("1:9,4,16,12 0@9 1@16").game();
    let events = act(&mut game, "m4 x12");
    assert_eq!(eliminated(&events), [1]);
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.rocket_to_move(), None);
    let outcome = game.outcome().expect("over");
    assert_eq!(outcome.winners(), seat_set(&[0]));
    assert_eq!(outcome.scores, None);
    assert_eq!(outcome.ending.clause.to_string(), "LR-5.2");
    let state = game.trace_state();
    assert_eq!(state.turn, None);
    assert_eq!(serde_json::to_value(state.phase).expect("JSON"), "move");
    assert_eq!(legal(&game), "");
}

#[test]
fn lr_5_2_the_last_rocket_wins_even_if_it_could_not_move_either() {
    let mut game = Position::duel().lay("1:9,4,16 0@9 1@16").game();
    act(&mut game, "m4 x9");
    assert_eq!(places(&game), [1, 2]);
    assert_eq!(game.rocket_at(ROCKETS[0]), Some(cell(4)));
}

#[test]
fn lr_5_2_places_are_the_reverse_order_of_elimination() {
    let (game, events) = after_m9_x4("1:0,11,4,9 1@0 2@11 4@4 -3,0 m4");
    assert_eq!(eliminated(&events), [1, 2]);
    assert_eq!(places(&game), [4, 3, 2, 5, 1]);
}

#[test]
fn lr_6_1_rocket_k_belongs_to_player_k_mod_players() {
    for (count, rockets_each, owners) in [
        (2, 2, vec![0, 1, 0, 1]),
        (2, 3, vec![0, 1, 0, 1, 0, 1]),
        (3, 2, vec![0, 1, 2, 0, 1, 2]),
    ] {
        let options = Options {
            rockets_each,
            ..Options::default()
        };
        let game = common::started(options, count);
        let found: Vec<u8> = (0..game.rocket_count())
            .map(|number| game.owner(Rocket::new(number)).number())
            .collect();
        assert_eq!(found, owners);
    }
}

#[test]
fn lr_6_1_each_rocket_keeps_its_turn_base_and_elimination() {
    let options = Options {
        rockets_each: 2,
        first: Some(ROCKETS[0]),
        layout: Layout::Flat37,
        teams: false,
    };
    let mut game = common::started(options, 2);
    let state = game.trace_state();
    assert_eq!(state.bases, [0, 3, 36, 33].map(|at| Some(cell(at))));
    let mut turns = Vec::new();
    for _ in 0..5 {
        turns.push((
            game.rocket_to_move().expect("a turn").number(),
            decider(&game).number(),
        ));
        any_turn(&mut game);
    }
    assert_eq!(turns, [(0, 0), (1, 1), (2, 0), (3, 1), (0, 0)]);

    // Rocket 2 is stuck: it falls alone, and its owner plays on with rocket 0.
    let mut game = Position::fleets(2, 2)
        .lay("1:0,1,9,10,16,5,14 0@0 1@9 2@16 3@10 m1")
        .game();
    assert_eq!(eliminated(&act(&mut game, "m14 x9")), [2]);
    assert_eq!(game.rocket_to_move(), Some(ROCKETS[3]));
    assert!(game.outcome().is_none());
}

#[test]
fn lr_6_1_a_player_wins_as_soon_as_all_rockets_left_are_its_own() {
    let mut game = Position::fleets(3, 2)
        .lay("1:0,1,9,10,16,4,2 0@0 2@9 3@16 4@2 -5,1 m2")
        .game();
    let events = act(&mut game, "m10 x9");
    assert_eq!(eliminated(&events), [3]);
    assert_eq!(
        events.last(),
        Some(&Event::Won {
            seats: seat_set(&[0])
        })
    );
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.rockets_left().len(), 3);
    assert_eq!(places(&game), [1, 2]);
    assert_eq!(
        game.outcome().expect("over").ending.clause.to_string(),
        "LR-6.1"
    );
}

#[test]
fn lr_6_1_places_go_by_when_a_players_last_rocket_fell() {
    // Seat 0 lost rocket 0 first but rocket 3 after both of seat 1's.
    let mut game = Position::fleets(2, 3)
        .lay("1:9,10,0 2@9 3@0 -0,1,4,5 m2")
        .game();
    act(&mut game, "m10 x9");
    assert_eq!(places(&game), [2, 3, 1]);
}

fn teams() -> Position {
    Position::new(
        Options {
            teams: true,
            ..Options::default()
        },
        4,
    )
}

#[test]
fn lr_6_2_a_team_wins_as_soon_as_all_rockets_left_are_its_own() {
    let mut game = teams().lay("1:0,2,9,10,16,12 0@0 1@2 2@9 -3 m2").game();
    // Rocket 0 is stuck and falls; then rocket 1, and seats 0 and 2 have won.
    let events = act(&mut game, "m10 x9");
    assert_eq!(eliminated(&events), [0, 1]);
    assert_eq!(
        events.last(),
        Some(&Event::Won {
            seats: seat_set(&[0, 2])
        })
    );
    assert_eq!(places(&game), [1, 3, 1, 3]);
    assert_eq!(
        game.outcome().expect("over").ending.clause.to_string(),
        "LR-6.2"
    );
}

#[test]
fn lr_6_2_both_partners_may_be_left_at_the_end() {
    let mut game = teams().lay("1:0,1,9,10,16 1@0 2@16 3@9 -0 m1").game();
    let events = act(&mut game, "m1 x0");
    assert_eq!(eliminated(&events), [2]);
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(places(&game), [3, 1, 3, 1]);
}

#[test]
fn lr_6_2_a_rocket_left_on_each_team_is_no_end() {
    let mut game = teams().lay("1:0,1,9,10,16 0@16 1@0 2@9 -3 m2").game();
    assert_eq!(eliminated(&act(&mut game, "m10 x9")), [0]);
    assert_eq!(game.rocket_to_move(), Some(ROCKETS[1]));
    assert!(game.outcome().is_none());
}

#[test]
fn lr_6_2_sides_are_seats_0_and_2_against_1_and_3() {
    let game = common::started(
        Options {
            teams: true,
            ..Options::default()
        },
        4,
    );
    let side = |rocket: usize| -> Vec<u8> {
        game.side_of(ROCKETS[rocket])
            .iter()
            .map(Rocket::number)
            .collect()
    };
    assert_eq!(side(0), [0, 2]);
    assert_eq!(side(3), [1, 3]);
    assert_eq!(game.seats(), seats(4));
}
