//! A turn, the end and the scoring: LZ-3 and LZ-6.

use crate::scene::{
    self, Scene, action, alien, card, column, draw, hand_of, legal, lying, pile_of, play, saucer,
    seat,
};
use conformance::assert_refused;
use engine::prelude::*;
use engine::{Refused, Turn};
use landing::{Event, Kind, Landing, Refusal};

fn table() -> Scene {
    Scene::new(2)
        .hand(0, &[3, 8, 24, 36])
        .hand(1, &[1, 5, 25, 37])
}

#[test]
fn lz_3_1_a_card_goes_on_the_planet_or_on_the_top_card() {
    let mut game = table().column(2, &[(17, 0)]).open();
    play(&mut game, 3, 0, 0);
    assert_eq!(lying(&game, 0), [(3, 0)]);
    game.resolve(draw(0), &mut ()).unwrap();
    play(&mut game, 1, 2, 0);
    assert_eq!(lying(&game, 2), [(17, 0), (1, 0)]);
    assert_eq!(hand_of(&game, 1), [5, 25, 37]);
}

#[test]
fn lz_3_1_only_from_ones_own_hand() {
    let game = table().open();
    let refusal = Refusal::NotInHand { card: card(1) };
    assert_refused(&game, action(1, 0, 0), "LZ-3.1", &refusal);
}

#[test]
fn lz_3_1_a_column_holds_five_cards() {
    let five = [(9, 0), (10, 0), (11, 0), (12, 0), (13, 0)];
    let mut game = table().column(0, &five[..4]).column(1, &five[4..]).open();
    play(&mut game, 3, 0, 0);
    game.resolve(draw(0), &mut ()).unwrap();
    let refusal = Refusal::ColumnFull { column: column(0) };
    assert_refused(&game, action(1, 0, 0), "LZ-3.1", &refusal);
    assert!(legal(&game).iter().all(|action| action.column != column(0)));
    assert_eq!(legal(&game).len(), (2 + 2 + 2 + 1) * 3);
}

#[test]
fn lz_3_1_a_full_column_can_open_again() {
    // 9 is blasted from a full column: there is room for one more.
    let mut game = table()
        .column(0, &[(9, 0), (17, 0), (10, 1), (12, 0), (13, 0)])
        .open();
    play(&mut game, 24, 1, 0);
    game.resolve(draw(0), &mut ()).unwrap();
    assert_eq!(lying(&game, 0).len(), 4);
    play(&mut game, 1, 0, 0);
    assert_eq!(lying(&game, 0).len(), 5);
}

#[test]
fn lz_3_2_either_way_up() {
    for bottom in [0, 1] {
        let mut game = table().open();
        let events = play(&mut game, 8, 3, bottom);
        assert_eq!(lying(&game, 3), [(8, bottom)]);
        let height_0 = |event: &Event| matches!(event, Event::Placed { height: 0, .. });
        assert!(height_0(&events[0]));
    }
}

#[test]
fn lz_3_2_a_star_has_no_orientation() {
    let game = table().open();
    let stars: Vec<_> = legal(&game)
        .into_iter()
        .filter(|action| action.card.kind() == Kind::Star)
        .collect();
    assert_eq!(stars, [0, 1, 2, 3].map(|on| action(36, on, 0)));
    assert_eq!(legal(&game).len(), 4 * (2 + 2 + 2 + 1));
    let refusal = Refusal::StarTurned { card: card(36) };
    assert_refused(&game, action(36, 0, 1), "LZ-3.2", &refusal);
}

#[test]
fn lz_3_3_then_one_draws_the_top_card() {
    let mut game = table().open();
    let pile = game.trace_state().pile;
    play(&mut game, 3, 0, 0);
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(
        game.check(seat(0), action(8, 0, 0)),
        Err(Refused::ChanceDue)
    );
    // Neither a card that lies open nor one that is held can come.
    assert!(game.resolve(draw(3), &mut ()).is_err());
    assert!(game.resolve(draw(1), &mut ()).is_err());
    game.resolve(draw(40), &mut ()).unwrap();
    assert_eq!(hand_of(&game, 0), [8, 24, 36, 40]);
    assert_eq!(game.trace_state().pile, pile - 1);
    assert_eq!(game.turn(), Turn::Decide(seat(1)));
    assert_eq!(
        game.check(seat(0), action(8, 0, 0)),
        Err(Refused::NotYourTurn { turn: seat(1) })
    );
}

#[test]
fn lz_3_3_without_a_pile_nothing_is_drawn() {
    let mut game = table().pile(0, 1).open();
    play(&mut game, 3, 0, 0);
    assert_eq!(game.turn(), Turn::Decide(seat(1)));
    assert_eq!(hand_of(&game, 0), [8, 24, 36]);
}

#[test]
fn lz_3_3_the_last_card_of_the_pile_is_drawn_from_five() {
    let mut game = table().pile(1, 1).open();
    play(&mut game, 3, 0, 0);
    let mut outcomes = Vec::new();
    game.chance_outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), 5);
}

#[test]
fn lz_3_4_a_player_must_place() {
    // Every legal action places a card; there is no other.
    let game = table().open();
    let hand = hand_of(&game, 0);
    assert!(!legal(&game).is_empty());
    for action in legal(&game) {
        assert!(hand.contains(&action.card.number()));
    }
}

#[test]
fn lz_3_4_a_player_without_cards_passes_by_itself() {
    let mut game = Scene::new(4)
        .hand(0, &[3, 8])
        .hand(2, &[4])
        .pile(0, 3)
        .open();
    let events = play(&mut game, 3, 0, 0);
    assert_eq!(events.last(), Some(&Event::Passed { seat: seat(1) }));
    assert_eq!(game.turn(), Turn::Decide(seat(2)));
    let events = play(&mut game, 4, 0, 0);
    assert_eq!(events[1..], [Event::Passed { seat: seat(3) }]);
    // Everybody else passes: seat 0 again.
    assert_eq!(game.turn(), Turn::Decide(seat(0)));
}

#[test]
fn lz_3_4_hands_stay_level() {
    // From a legal deal nobody ever passes.
    let mut scratch = engine::Scratch::default();
    for count in 2..=4 {
        for seed in 0..200 {
            let mut game = Landing::start(&Default::default(), scene::seats(count)).unwrap();
            let mut events = Vec::new();
            let mut dice = dice::Dice::branch(7, seed);
            engine::play_out(&mut game, &mut dice, &mut scratch, &mut events);
            let passed = |event: &Event| matches!(event, Event::Passed { .. });
            assert!(!events.iter().any(passed));
        }
    }
}

/// All columns full but for one place in column 3, stars and cards that
/// nobody's secrets match.
fn nearly_full(count: u8) -> Scene {
    Scene::new(count)
        .column(0, &[(37, 0), (38, 0), (39, 0), (40, 0), (41, 0)])
        .column(1, &[(16, 0), (18, 0), (19, 0), (0, 1), (6, 1)])
        .column(2, &[(1, 1), (31, 0), (30, 0), (28, 0), (34, 1)])
        .column(3, &[(32, 1), (33, 1), (5, 1), (4, 1)])
}

#[test]
fn lz_6_1_the_game_ends_when_all_columns_are_full_before_the_draw() {
    let mut game = nearly_full(2)
        .hand(0, &[36, 9])
        .hand(1, &[7, 10, 11])
        .open();
    let pile = game.trace_state().pile;
    assert!(pile > 0);
    let events = play(&mut game, 36, 3, 0);
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.outcome().unwrap().ending.name, "columns-full");
    assert_eq!(game.outcome().unwrap().ending.clause.to_string(), "LZ-6.1");
    assert_eq!(game.trace_state().pile, pile);
    assert_eq!(game.trace_state().turn, None);
    assert_eq!(game.check(seat(1), action(7, 0, 0)), Err(Refused::Over));
    assert!(legal(&game).is_empty());
    // Hands are discarded, and nobody learns their faces.
    assert_eq!((hand_of(&game, 0), hand_of(&game, 1)), (vec![], vec![]));
    let discarded = |of, count| Event::Discarded {
        seat: seat(of),
        count,
    };
    assert_eq!(events[2..4], [discarded(0, 1), discarded(1, 3)]);
    game.audit().unwrap();
}

#[test]
fn lz_6_1_full_columns_are_judged_after_all_eliminations() {
    // 24 fills the last place and hits nothing: over. With 2 under it, the
    // fourth column has room again: the game goes on with the draw.
    let scene = |under: (u8, u8)| {
        nearly_full(2)
            .hand(0, &[24])
            .hand(1, &[7])
            .column(2, &[(1, 1), (31, 0), (30, 0), (29, 0), (36, 0)])
            .column(3, &[(32, 1), (33, 1), (5, 1), under])
            .open()
    };
    let mut game = scene((17, 0));
    play(&mut game, 24, 3, 0);
    assert_eq!(game.turn(), Turn::Over);
    let mut game = scene((2, 0));
    play(&mut game, 24, 3, 0);
    assert_eq!(pile_of(&game, 0), [2]);
    assert_eq!(game.turn(), Turn::Chance);
}

#[test]
fn lz_6_1_the_game_ends_when_pile_and_hands_are_empty() {
    let mut game = Scene::new(3).hand(0, &[3]).hand(2, &[4]).pile(0, 1).open();
    play(&mut game, 3, 0, 0);
    assert_eq!(game.turn(), Turn::Decide(seat(2)));
    play(&mut game, 4, 0, 0);
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.outcome().unwrap().ending.name, "cards-exhausted");
    assert_eq!(game.trace_state().pile, 0);
}

#[test]
fn lz_6_1_an_empty_hand_is_no_end_while_the_pile_lasts() {
    let mut game = Scene::new(2).hand(0, &[3]).pile(1, 1).open();
    play(&mut game, 3, 0, 0);
    assert_eq!(game.turn(), Turn::Chance);
    let mut outcomes = Vec::new();
    game.chance_outcomes(&mut outcomes);
    game.resolve(outcomes[0].chance, &mut ()).unwrap();
    assert_eq!(game.turn(), Turn::Decide(seat(0)));
}

#[test]
fn lz_6_2_everybody_reveals_both_secrets() {
    let mut game = nearly_full(3)
        .secrets(0, 3, 1)
        .hand(0, &[36])
        .secrets(1, 1, 0)
        .hand(1, &[7])
        .secrets(2, 0, 3)
        .hand(2, &[8])
        .open();
    let events = play(&mut game, 36, 3, 0);
    let revealed = |of, a, s| Event::Revealed {
        seat: seat(of),
        alien: alien(a),
        saucer: saucer(s),
    };
    let shown: Vec<_> = events
        .iter()
        .filter(|event| matches!(event, Event::Revealed { .. }))
        .cloned()
        .collect();
    assert_eq!(
        shown,
        [revealed(0, 3, 1), revealed(1, 1, 0), revealed(2, 0, 3)]
    );
    for viewer in engine::Viewer::all(game.seats()) {
        let view = game.view(viewer);
        assert_eq!(view.players[2].alien, Some(alien(0)));
        assert_eq!(view.players[2].saucer, Some(saucer(3)));
    }
}

#[test]
fn lz_6_2_only_the_bottom_end_counts_one_point_for_each_emblem() {
    // 35 shows (1,3) below and (3,1) above, 8 (0,0) below and (1,1) above.
    let mut game = Scene::new(2)
        .secrets(0, 1, 3)
        .secrets(1, 3, 0)
        .column(0, &[(35, 0)])
        .hand(0, &[8])
        .pile(0, 0)
        .open();
    let events = play(&mut game, 8, 0, 0);
    let landed = |number, height, to_alien: Option<u8>, to_saucer: Option<u8>| Event::Landed {
        card: card(number),
        column: column(0),
        height,
        alien: to_alien.map(seat),
        saucer: to_saucer.map(seat),
    };
    assert_eq!(
        events[events.len() - 2..],
        [landed(35, 0, Some(0), Some(0)), landed(8, 1, None, Some(1)),]
    );
    let scores = game.outcome().unwrap().scores.unwrap();
    assert_eq!(scores.as_slice(), [2, 1]);
}

/// Six points for the first two seats, eight for the third; these cards have
/// been eliminated.
fn tie(first: &[u8], second: &[u8]) -> Landing {
    let mut game = Scene::new(3)
        .secrets(0, 0, 1)
        .secrets(1, 1, 2)
        .secrets(2, 2, 3)
        .column(0, &[(30, 1), (39, 0), (3, 0), (2, 1), (25, 0)])
        .column(1, &[(37, 0), (21, 1), (20, 0), (40, 0), (5, 1)])
        .column(2, &[(29, 0), (6, 0), (14, 1), (38, 0), (24, 1)])
        .column(3, &[(23, 0), (41, 0), (31, 1), (4, 0)])
        .hand(0, &[36])
        .hand(1, &[7])
        .hand(2, &[8])
        .eliminated(0, first)
        .eliminated(1, second)
        .open();
    play(&mut game, 36, 3, 0);
    game
}

#[test]
fn lz_6_3_most_points_win() {
    let outcome = tie(&[], &[9]).outcome().unwrap();
    let scores = outcome.scores.unwrap();
    assert_eq!(scores.as_slice(), [6, 6, 8]);
    assert_eq!(outcome.places[seat(2)], 1);
    assert_eq!(outcome.winners().iter().collect::<Vec<_>>(), [seat(2)]);
}

#[test]
fn lz_6_3_in_a_tie_fewer_eliminated_cards_are_better() {
    let outcome = tie(&[10, 11], &[9]).outcome().unwrap();
    assert_eq!(outcome.places.as_slice(), [3, 2, 1]);
    let outcome = tie(&[10], &[9, 11]).outcome().unwrap();
    assert_eq!(outcome.places.as_slice(), [2, 3, 1]);
}

#[test]
fn lz_6_3_still_tied_they_share_the_place() {
    let outcome = tie(&[10], &[9]).outcome().unwrap();
    assert_eq!(outcome.places.as_slice(), [2, 2, 1]);
}

#[test]
fn lz_6_3_a_shared_win_skips_the_second_place() {
    // Nothing but stars and 17, which shows (2,1) below and (3,2) above.
    let mut game = Scene::new(3)
        .secrets(0, 0, 0)
        .secrets(1, 1, 2)
        .secrets(2, 3, 3)
        .column(0, &[(36, 0)])
        .hand(0, &[17])
        .pile(0, 2)
        .open();
    play(&mut game, 17, 0, 0);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.scores.unwrap().as_slice(), [0, 0, 0]);
    assert_eq!(outcome.places.as_slice(), [1, 1, 3]);
    assert_eq!(outcome.winners().len(), 2);
}

#[test]
fn lz_6_4_twelve_points_beat_ten() {
    let mut game = Scene::new(2)
        .secrets(0, 0, 0)
        .secrets(1, 1, 1)
        .column(0, &[(6, 0), (27, 1), (7, 1), (19, 1), (3, 1)])
        .column(1, &[(30, 0), (24, 0), (14, 0), (11, 1), (41, 0)])
        .column(2, &[(5, 0), (36, 0), (28, 0), (34, 1), (23, 1)])
        .column(3, &[(12, 0), (39, 0), (20, 0), (0, 0)])
        .hand(0, &[10, 1, 2, 4])
        .hand(1, &[8, 9, 13, 15])
        .open();
    play(&mut game, 10, 3, 1);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.scores.unwrap().as_slice(), [12, 10]);
    assert_eq!(outcome.places.as_slice(), [1, 2]);
    assert_eq!(outcome.winners().iter().collect::<Vec<_>>(), [seat(0)]);
    assert_eq!(outcome.ending.name, "columns-full");
}
