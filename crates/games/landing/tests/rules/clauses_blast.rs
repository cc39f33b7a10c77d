//! Armed cards and stars: LZ-4 and LZ-5.
//!
//! Card 24 shows (0,0) at end 0 and (1,3) at end 1. Laid with end 0 at the
//! bottom, it hits alien 1 and saucer 3 with its top, alien 0 and saucer 0
//! with its bottom.

use crate::scene::{
    self, Scene, alien, blasted, card, column, draw, lying, pile_of, play, saucer, seat,
};
use engine::Turn;
use engine::prelude::*;
use landing::{Emblem, Event, Level, Match, Side};

/// Armed card 24 in hand, other cards out of harm's way.
fn table() -> Scene {
    Scene::new(2)
        .hand(0, &[24, 37, 4, 5])
        .hand(1, &[6, 7, 13, 14])
}

fn at(armed: Level, other: Level, emblem: Emblem) -> Match {
    Match {
        armed,
        other,
        emblem,
    }
}

#[test]
fn lz_4_1_an_armed_card_eliminates_plain_and_armed_neighbours() {
    // 9 is plain, 25 armed; both show alien 0 at the bottom.
    let mut game = table().column(0, &[(9, 0)]).column(2, &[(25, 0)]).open();
    let events = play(&mut game, 24, 1, 0);
    assert_eq!(blasted(&events), [9, 25]);
    assert_eq!(lying(&game, 0), []);
    assert_eq!(lying(&game, 1), [(24, 0)]);
    assert_eq!(lying(&game, 2), []);
}

#[test]
fn lz_4_1_a_plain_card_eliminates_nothing() {
    // 8 shows (0,0) like 24.
    let mut game = table()
        .hand(0, &[8])
        .column(0, &[(9, 0)])
        .column(2, &[(25, 0)])
        .open();
    assert!(blasted(&play(&mut game, 8, 1, 0)).is_empty());
    assert_eq!(lying(&game, 0), [(9, 0)]);
}

#[test]
fn lz_4_1_an_armed_card_acts_only_when_placed() {
    // 24 lies already; 9, placed beside it, would match.
    let mut game = table().hand(0, &[9]).column(1, &[(24, 0)]).open();
    play(&mut game, 9, 0, 0);
    assert_eq!(lying(&game, 0), [(9, 0)]);
    assert_eq!(lying(&game, 1), [(24, 0)]);
}

#[test]
fn lz_4_1_cards_out_of_reach_stay() {
    // Two columns away, one higher, one lower.
    let mut game = table()
        .column(0, &[(36, 0), (9, 0), (38, 0), (10, 0)])
        .column(1, &[(39, 0), (40, 0)])
        .column(3, &[(41, 0), (17, 0), (25, 0)])
        .open();
    assert!(blasted(&play(&mut game, 24, 1, 0)).is_empty());
}

/// What card 24 in column 1 has in common with a card that it hits there or
/// beside it, on that side.
fn hit(column: usize, neighbour: (u8, u8), hit_side: Side) -> Vec<Match> {
    let mut game = table().column(column, &[neighbour]).open();
    let events = play(&mut game, 24, 1, 0);
    let standing = lying(&game, 0).len() + lying(&game, 1).len();
    assert_eq!(standing, 2 - blasted(&events).len());
    let matches = events.into_iter().find_map(|event| match event {
        Event::Blasted { matches, side, .. } => {
            assert_eq!(side, hit_side);
            Some(matches)
        }
        _ => None,
    });
    matches.unwrap_or_default()
}

#[test]
fn lz_4_2_beside_it_top_ends_and_bottom_ends_are_compared() {
    let top = |emblem| at(Level::Top, Level::Top, emblem);
    let bottom = |emblem| at(Level::Bottom, Level::Bottom, emblem);
    let (alien, saucer) = (
        |number| Emblem::Alien(alien(number)),
        |number| Emblem::Saucer(saucer(number)),
    );
    // One neighbour to the left, with one emblem in one place.
    for (neighbour, matches) in [
        // 3 with (0,3) below and (2,1) above: the bottom alien.
        ((3, 0), vec![bottom(alien(0))]),
        // 16 with (2,0) below and (3,1) above: the bottom saucer.
        ((16, 0), vec![bottom(saucer(0))]),
        // 12 with (2,1) below and (1,0) above: the top alien.
        ((12, 1), vec![top(alien(1))]),
        // 19 with (3,0) below and (2,3) above: the bottom saucer and the top one.
        ((19, 1), vec![top(saucer(3)), bottom(saucer(0))]),
        // 1 with (2,3) below and (0,1) above: the same emblems at the other ends
        // do not count.
        ((1, 1), vec![]),
        // 17 with (2,1) below and (3,2) above: nothing in common.
        ((17, 0), vec![]),
        // An alien never matches a saucer of the same number: 21 with (3,1) below
        // and (0,2) above.
        ((21, 0), vec![]),
    ] {
        assert_eq!(hit(0, neighbour, Side::Left), matches, "{neighbour:?}");
    }
}

#[test]
fn lz_4_2_both_sides_are_compared_alike() {
    for (neighbour, falls) in [
        ((3, 0), true),
        ((16, 0), true),
        ((1, 1), false),
        ((17, 0), false),
    ] {
        let mut game = table().column(2, &[neighbour]).open();
        let events = play(&mut game, 24, 1, 0);
        assert_eq!(blasted(&events).len(), usize::from(falls), "{neighbour:?}");
        let right = |event: &Event| {
            matches!(
                event,
                Event::Blasted {
                    side: Side::Right,
                    ..
                }
            )
        };
        assert_eq!(events.iter().any(right), falls);
    }
}

#[test]
fn lz_4_2_below_it_its_bottom_end_meets_the_others_top_end() {
    let meets = |emblem| at(Level::Bottom, Level::Top, emblem);
    let (alien, saucer) = (
        meets(Emblem::Alien(alien(0))),
        meets(Emblem::Saucer(saucer(0))),
    );
    for (under, matches) in [
        // 3 turned: (0,3) above.
        ((3, 1), vec![alien]),
        // 2: (2,0) above.
        ((2, 0), vec![saucer]),
        // 23: (0,0) above.
        ((23, 0), vec![alien, saucer]),
        // 23 turned: (0,0) is at its bottom, (3,3) above does not count although
        // the armed card shows saucer 3 at its own top.
        ((23, 1), vec![]),
        // 35 turned: (1,3) above equals the armed card's top end only.
        ((35, 1), vec![]),
    ] {
        assert_eq!(hit(1, under, Side::Below), matches, "{under:?}");
    }
}

#[test]
fn lz_4_2_the_orientation_of_the_armed_card_decides() {
    let scene = || table().column(0, &[(3, 0)]).column(1, &[(36, 0)]);
    let mut game = scene().column(1, &[]).open();
    assert_eq!(blasted(&play(&mut game, 24, 1, 0)), [3]);
    // Turned, it shows (1,3) below and (0,0) above: 3 with (0,3) below and
    // (2,1) above shares the bottom saucer now.
    let mut game = scene().column(1, &[]).open();
    let events = play(&mut game, 24, 1, 1);
    let saucer_3 = at(Level::Bottom, Level::Bottom, Emblem::Saucer(saucer(3)));
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::Blasted { matches, .. } if *matches == [saucer_3]))
    );
}

#[test]
fn lz_4_3_left_then_right_then_below() {
    let mut game = table()
        .column(0, &[(36, 0), (9, 0)])
        .column(1, &[(2, 0)])
        .column(2, &[(38, 0), (25, 0)])
        .open();
    let events = play(&mut game, 24, 1, 0);
    assert_eq!(blasted(&events), [9, 25, 2]);
    assert_eq!(pile_of(&game, 0), [9, 25, 2]);
}

#[test]
fn lz_4_3_both_directions_are_judged_before_anything_falls() {
    // After 2 has gone, 24 lies lower and would no longer stand beside 9. It
    // is eliminated all the same, in the first pass.
    let mut game = table()
        .column(0, &[(36, 0), (9, 0)])
        .column(1, &[(2, 0)])
        .open();
    let events = play(&mut game, 24, 1, 0);
    let passes: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::Blasted { pass, .. } => Some(*pass),
            _ => None,
        })
        .collect();
    assert_eq!(passes, [0, 0]);
    assert_eq!(lying(&game, 0), [(36, 0)]);
    assert_eq!(lying(&game, 1), [(24, 0)]);
}

#[test]
fn lz_4_3_no_elimination_can_be_declined() {
    // The player's own points go too: nothing is asked, only the draw is due.
    let mut game = table().column(0, &[(8, 0)]).open();
    play(&mut game, 24, 1, 0);
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(pile_of(&game, 0), [8]);
}

#[test]
fn lz_4_4_columns_close_their_gaps_downward_stars_too() {
    let mut game = table()
        .column(0, &[(9, 0), (36, 0), (17, 0), (1, 1)])
        .open();
    let events = play(&mut game, 24, 1, 0);
    assert_eq!(lying(&game, 0), [(36, 0), (17, 0), (1, 1)]);
    let fell = |number: u8, from: u8| Event::Fell {
        pass: 0,
        card: card(number),
        column: column(0),
        from,
        to: from - 1,
    };
    assert_eq!(events[2..5], [fell(36, 1), fell(17, 2), fell(1, 3)]);
}

#[test]
fn lz_4_4_nothing_moves_sideways() {
    let mut game = table()
        .column(0, &[(9, 0)])
        .column(2, &[(17, 0), (18, 0)])
        .open();
    play(&mut game, 24, 1, 0);
    assert_eq!(lying(&game, 0), []);
    assert_eq!(lying(&game, 2), [(17, 0), (18, 0)]);
    assert_eq!(lying(&game, 3), []);
}

#[test]
fn lz_4_5_a_card_that_falls_beside_it_is_eliminated_too() {
    // 9, then 10 and 11 in its place; all show alien 0 at the bottom.
    let mut game = table()
        .column(0, &[(9, 0), (10, 0), (11, 0), (17, 0), (3, 0)])
        .open();
    let events = play(&mut game, 24, 1, 0);
    assert_eq!(blasted(&events), [9, 10, 11]);
    assert_eq!(lying(&game, 0), [(17, 0), (3, 0)]);
    let spent = Event::Spent {
        card: card(24),
        column: column(1),
        height: 0,
        passes: 3,
    };
    assert_eq!(events.last(), Some(&spent));
}

#[test]
fn lz_4_5_it_digs_down_its_own_column() {
    let mut game = table().column(1, &[(17, 0), (34, 0), (2, 0)]).open();
    let events = play(&mut game, 24, 1, 0);
    assert_eq!(blasted(&events), [2, 34]);
    assert_eq!(lying(&game, 1), [(17, 0), (24, 0)]);
}

#[test]
fn lz_4_5_once_spent_it_is_an_ordinary_card() {
    let mut game = table().hand(1, &[9, 25]).open();
    let events = play(&mut game, 24, 1, 0);
    assert!(matches!(
        events.last(),
        Some(Event::Spent { passes: 0, .. })
    ));
    game.resolve(draw(0), &mut ()).unwrap();
    // 9 would match 24, but 24 has acted.
    play(&mut game, 9, 0, 0);
    game.resolve(draw(1), &mut ()).unwrap();
    assert_eq!(lying(&game, 0), [(9, 0)]);
    assert_eq!(lying(&game, 1), [(24, 0)]);
    // And another armed card eliminates it like any other.
    play(&mut game, 4, 3, 0);
    game.resolve(draw(2), &mut ()).unwrap();
    assert_eq!(blasted(&play(&mut game, 25, 2, 0)), [24]);
}

#[test]
fn lz_4_5_the_booklets_three_steps() {
    // Left of the armed card lies an armed card with the same alien, under it
    // a card with the same saucer; when it has come down, its new neighbour
    // shows both.
    let mut game = table()
        .column(0, &[(41, 0), (0, 0), (34, 0), (40, 0), (12, 0)])
        .column(1, &[(36, 0), (2, 0)])
        .column(2, &[(38, 0), (39, 0), (17, 0)])
        .open();
    let events = play(&mut game, 24, 1, 0);
    let blast = |pass, number, side, on, height, matches: &[Match]| Event::Blasted {
        seat: seat(0),
        pass,
        by: card(24),
        card: card(number),
        side,
        column: column(on),
        height,
        matches: matches.to_vec(),
    };
    let fell = |pass, number, on, from: u8| Event::Fell {
        pass,
        card: card(number),
        column: column(on),
        from,
        to: from - 1,
    };
    let bottom = |emblem| at(Level::Bottom, Level::Bottom, emblem);
    let expected = [
        Event::Placed {
            seat: seat(0),
            card: card(24),
            bottom: landing::CardEnd::Zero,
            column: column(1),
            height: 2,
        },
        // First step: horizontally, by alien.
        blast(0, 34, Side::Left, 0, 2, &[bottom(Emblem::Alien(alien(0)))]),
        // Second step: vertically, by saucer.
        blast(
            0,
            2,
            Side::Below,
            1,
            1,
            &[at(Level::Bottom, Level::Top, Emblem::Saucer(saucer(0)))],
        ),
        // The cards above come down, the armed card too.
        fell(0, 40, 0, 3),
        fell(0, 12, 0, 4),
        fell(0, 24, 1, 2),
        // Third step: the new neighbour, by alien and by saucer.
        blast(
            1,
            0,
            Side::Left,
            0,
            1,
            &[
                bottom(Emblem::Alien(alien(0))),
                bottom(Emblem::Saucer(saucer(0))),
            ],
        ),
        fell(1, 40, 0, 2),
        fell(1, 12, 0, 3),
        Event::Spent {
            card: card(24),
            column: column(1),
            height: 1,
            passes: 2,
        },
    ];
    assert_eq!(events, expected);
    assert_eq!(pile_of(&game, 0), [34, 2, 0]);
    assert_eq!(lying(&game, 0), [(41, 0), (40, 0), (12, 0)]);
    assert_eq!(lying(&game, 1), [(36, 0), (24, 0)]);
    assert_eq!(lying(&game, 2), [(38, 0), (39, 0), (17, 0)]);
}

#[test]
fn lz_4_6_eliminated_cards_go_to_the_player_of_the_armed_card() {
    let mut game = table()
        .turn(1)
        .hand(0, &[4])
        .hand(1, &[24, 6])
        .eliminated(0, &[15])
        .eliminated(1, &[22])
        .column(0, &[(9, 0)])
        .open();
    play(&mut game, 24, 1, 0);
    assert_eq!(pile_of(&game, 0), [15]);
    assert_eq!(pile_of(&game, 1), [22, 9]);
    assert_eq!(lying(&game, 1), [(24, 0)]);
    // Face up: everybody sees them.
    for viewer in engine::Viewer::all(game.seats()) {
        let view = game.view(viewer);
        assert_eq!(view.players[1].eliminated, scene::cards(&[22, 9]));
    }
}

#[test]
fn lz_5_1_a_star_is_never_eliminated_and_nothing_through_it() {
    let mut game = table()
        .column(0, &[(36, 0)])
        .column(1, &[])
        .column(2, &[(38, 0), (9, 0)])
        .open();
    let events = play(&mut game, 24, 1, 0);
    assert!(blasted(&events).is_empty());
    assert_eq!(lying(&game, 0), [(36, 0)]);
}

#[test]
fn lz_5_1_a_star_shields_one_side_only() {
    // Under the star lies a match, and a match to the left: only that one goes.
    let mut game = table()
        .column(0, &[(38, 0), (39, 0), (9, 0)])
        .column(1, &[(2, 0), (36, 0)])
        .open();
    assert_eq!(blasted(&play(&mut game, 24, 1, 0)), [9]);
    assert_eq!(lying(&game, 1), [(2, 0), (36, 0), (24, 0)]);
}

#[test]
fn lz_5_1_a_star_scores_nothing() {
    // Saucer 0 lands with 16, 6, 28 and 34, and nobody's alien or saucer else.
    let mut game = Scene::new(2)
        .secrets(0, 0, 0)
        .secrets(1, 1, 1)
        .hand(0, &[36])
        .hand(1, &[7])
        .column(0, &[(37, 0), (38, 0), (39, 0), (40, 0), (41, 0)])
        .column(1, &[(16, 0), (18, 0), (19, 0), (0, 1), (6, 1)])
        .column(2, &[(1, 1), (31, 0), (30, 0), (28, 0), (34, 1)])
        .column(3, &[(32, 1), (33, 1), (5, 1), (4, 1)])
        .open();
    let events = play(&mut game, 36, 3, 0);
    assert!(!events.iter().any(
        |event| matches!(event, Event::Landed { card, .. } if card.kind() == landing::Kind::Star)
    ));
    let scores = game.outcome().unwrap().scores.unwrap();
    assert_eq!(scores.as_slice(), [4, 0]);
}
