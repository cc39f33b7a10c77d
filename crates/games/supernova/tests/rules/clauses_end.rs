//! Sections 5 and 6: the end, and the scores.

use crate::scene::{Scene, act, alien, cards, duel, planet, planets, trio, turn};
use engine::prelude::*;
use engine::{Seat, Turn, Viewer};
use supernova::{EndReason, Event, Phase, Supernova};

/// The ranks' worth as the aliens stand, alien 0 first.
fn worth(aliens: [u8; 5]) -> [i8; 5] {
    let game = duel("D01 D02 D03", aliens).game();
    supernova::Alien::ALL.map(|alien| game.worth(alien))
}

/// Aliens of all ranks, in the order of their numbers.
const SPREAD: [u8; 5] = [16, 12, 9, 5, 2];

/// A game of three that ends when alien 0 advances.
fn nearly_over(favourites: [&'static str; 3], tokens: [u8; 3], aliens: [u8; 5]) -> Supernova {
    let scene = Scene {
        tokens: tokens.to_vec(),
        ..trio("S0 F F", favourites, aliens)
    };
    scene.game()
}

/// The points and the places of all seats.
fn result<const SEATS: usize>(game: &Supernova) -> ([i32; SEATS], [u8; SEATS]) {
    let outcome = game.outcome().expect("over");
    let scores = outcome.scores.expect("points");
    let seats = "one for each seat";
    (
        scores.as_slice().try_into().expect(seats),
        outcome.places.as_slice().try_into().expect(seats),
    )
}

#[test]
fn sn_5_1_the_game_ends_when_an_occupied_planet_must_be_taken() {
    let scene = duel("D04 D14 S3", [4, 6, 7, 8, 2]).pile_empty(2);
    let mut game = scene.game();
    let events = act(&mut game, "D04>0");
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(
        game.phase(),
        Phase::Over {
            cause: EndReason::SupernovaCaughtUp
        }
    );
    let ending = game.outcome().unwrap().ending;
    assert_eq!(ending.name, "supernova-caught-up");
    assert_eq!(ending.clause.to_string(), "SN-5.1");
    assert!(events.contains(&Event::SupernovaCaughtUp {
        seat: Seat::new(0),
        planet: planet(2),
    }));
    // The card is not taken.
    let state = game.trace_state();
    assert_eq!(state.hands[0], cards("D14 S3").into());
    assert_eq!((state.taken, state.turn), (2, None));
}

#[test]
fn sn_5_1_an_alien_that_leaves_in_time_saves_the_game() {
    let mut game = duel("D04 D14 S3", [4, 6, 7, 8, 2]).pile_empty(2).game();
    act(&mut game, "D04>4");
    assert_eq!(planets(&game), [4, 6, 7, 8, 3]);
    assert_eq!(game.turn(), Turn::Chance);
}

#[test]
fn sn_5_1_even_with_everybody_on_the_first_planet() {
    let mut game = duel("P P P", [0; 5]).pile_empty(0).game();
    act(&mut game, "P:-");
    assert_eq!(game.turn(), Turn::Over);
    // Everybody is nearest the centre: two favourites of -1 each.
    assert_eq!(result(&game).0, [-2, -2]);
}

#[test]
fn sn_5_2_the_game_ends_when_an_alien_reaches_planet_17() {
    let mut game = duel("D04 D14 S3", [16, 6, 7, 8, 2]).game();
    let pile = game.trace_state().pile;
    let events = act(&mut game, "D04>0");
    assert_eq!(planets(&game)[0], 17);
    assert_eq!(game.turn(), Turn::Over);
    let ending = game.outcome().unwrap().ending;
    assert_eq!(ending.name, "far-end-reached");
    assert_eq!(ending.clause.to_string(), "SN-5.2");
    assert!(events.contains(&Event::FarEndReached { alien: alien(0) }));
    // The player does not refill.
    let state = game.trace_state();
    assert_eq!(state.hands[0], cards("D14 S3").into());
    assert_eq!((state.pile, state.turn), (pile, None));
}

#[test]
fn sn_5_2_jumping_over_others_to_planet_17_ends_it_too() {
    let mut game = duel("D04 D14 S3", [13, 14, 15, 16, 2]).game();
    act(&mut game, "D04>0");
    assert_eq!(planets(&game)[0], 17);
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn sn_6_1_the_second_farthest_pays_best() {
    assert_eq!(supernova::WORTH, [0, 3, 2, 1, -1]);
    assert_eq!(worth([3, 16, 9, 1, 12]), [1, 0, 2, -1, 3]);
    // The last one is rank V wherever it stands, planet 0 included.
    assert_eq!(worth([3, 16, 9, 0, 12]), [1, 0, 2, -1, 3]);
}

#[test]
fn sn_6_2_several_on_planet_0_are_all_rank_v() {
    assert_eq!(worth([0, 16, 9, 0, 12]), [-1, 0, 2, -1, 3]);
    assert_eq!(worth([0, 16, 0, 0, 0]), [-1, 0, -1, -1, -1]);
    let game = duel("D01 D02 D03", [0, 16, 9, 0, 12]).game();
    assert_eq!((game.rank(alien(0)), game.rank(alien(2))), (5, 3));
}

#[test]
fn sn_6_3_every_favourite_scores_as_often_as_one_has_it() {
    // After the move: 0 is I (0), 1 is II (3), 2 is III (2), 3 is IV, 4 is V.
    let mut game = nearly_over(["S1 S1", "A0 S2", "A4"], [1, 3, 4], SPREAD);
    let events = act(&mut game, "S0>0");
    assert_eq!(result(&game), ([9, 3, -2], [1, 2, 3]));
    for (seat, token) in [(0, 1), (1, 3), (2, 4)] {
        assert!(events.contains(&Event::TokenRevealed {
            seat: Seat::new(seat),
            token: alien(token),
        }));
    }
    let all = [1, 3, 4].map(|number| Some(alien(number)));
    assert_eq!(game.view(Viewer::Spectator).tokens, all);
}

/// The same after the last move.
fn over(favourites: [&'static str; 3], tokens: [u8; 3], aliens: [u8; 5]) -> Supernova {
    let mut game = nearly_over(favourites, tokens, aliens);
    act(&mut game, "S0>0");
    game
}

#[test]
fn sn_6_4_the_higher_token_breaks_a_tie() {
    // Both have 3: seat 0 by a token of 3 (and 0), seat 1 by 2 (and 1).
    let game = over(["A0", "A3", "A4"], [1, 2, 4], SPREAD);
    assert_eq!(result(&game), ([3, 3, -2], [1, 2, 3]));
}

#[test]
fn sn_6_4_equal_in_both_is_a_shared_place() {
    // All aliens but one are worth -1: tokens 1 and 2 are worth the same.
    let game = over(["A1", "A2", "A0"], [2, 1, 3], [16, 0, 0, 0, 0]);
    assert_eq!(result(&game), ([-2, -2, -1], [2, 2, 1]));
    let winners = game.outcome().unwrap().winners();
    assert_eq!(winners.iter().collect::<Vec<_>>(), [Seat::new(2)]);
}

#[test]
fn sn_6_5_the_booklets_example() {
    // Twice the alien of rank II, once by token, and once that of rank I: 6.
    // The other has 6 as well, but a token worth less: 1 with 3 and 2.
    let game = over(["A0 S1", "A1 S2", "A4"], [1, 3, 4], SPREAD);
    assert_eq!(result(&game), ([6, 6, -2], [1, 2, 3]));
}

#[test]
fn sn_6_3_every_step_of_the_reckoning_is_told() {
    let mut game = duel("D04 D14 S3", [16, 6, 7, 8, 2]).game();
    let events = act(&mut game, "D04>0");
    let count = |wanted: fn(&Event) -> bool| events.iter().filter(|&e| wanted(e)).count();
    assert_eq!(count(|e| matches!(e, Event::AlienRanked { .. })), 5);
    assert_eq!(count(|e| matches!(e, Event::TokenRevealed { .. })), 2);
    assert_eq!(count(|e| matches!(e, Event::SeatScored { .. })), 2);
    let cause = EndReason::FarEndReached;
    assert_eq!(events.last(), Some(&Event::GameEnded { cause }));
}

#[test]
fn sn_5_1_the_last_pile_card_is_still_drawn() {
    let mut game = duel("D04 D14 S3", [0, 6, 7, 8, 2]).pile(1).game();
    // Alien 0 stands on planet 0, but the pile still has a card.
    turn(&mut game, "D14>1", "F");
    act(&mut game, "D01>1");
    assert_eq!(game.turn(), Turn::Over);
}
