//! Sections 3 and 4: playing a card, and refilling the hand.

use crate::scene::{
    act, alien, card, cards, draw, duel, legal, planet, planets, refused, trio, turn,
};
use conformance::assert_refused;
use engine::prelude::*;
use engine::{Seat, Turn};
use supernova::{Card, Chance, Event, Phase, Refusal, Source};

#[test]
fn sn_3_1_a_duo_advances_one_of_its_two_aliens_and_is_discarded() {
    let mut game = duel("D14 D14 D14", [0; 5]).game();
    assert_eq!(legal(&game), ["D14>1", "D14>4"]);
    let (card, alien) = (card("D14"), alien(0));
    assert_refused(
        &game,
        "D14>0",
        "SN-3.1",
        &Refusal::NotOnCard { card, alien },
    );

    act(&mut game, "D14>4");
    assert_eq!(planets(&game), [0, 0, 0, 0, 1]);
    assert_eq!(game.trace_state().discard, cards("D14"));
}

#[test]
fn sn_3_1_a_card_must_be_in_the_hand() {
    let game = duel("D14 S2 P", [0; 5]).game();
    for (play, clause) in [
        ("D23>2", "SN-3.1"),
        ("S3>3", "SN-3.3"),
        ("S3+", "SN-3.3"),
        ("F:A0/1:A1", "SN-3.6"),
        ("A0>0", "SN-2.1"),
    ] {
        let (refusal, named) = refused(&game, play);
        assert!(matches!(refusal, Refusal::NotInHand { .. }), "{play}");
        assert_eq!(named, clause, "{play}");
    }
    let game = duel("D14 S2 F", [0; 5]).game();
    assert_eq!(refused(&game, "P:-").1, "SN-3.7");
}

#[test]
fn sn_3_2_advancing_passes_over_occupied_planets() {
    // Aliens 1, 2 and 3 stand in a row; 0 jumps over all of them.
    let mut game = duel("D04 S0 P", [2, 3, 4, 5, 8]).game();
    let events = act(&mut game, "D04>0");
    assert_eq!(planets(&game), [6, 3, 4, 5, 8]);
    let hop = Event::AlienAdvanced {
        alien: alien(0),
        from: planet(2),
        to: planet(6),
    };
    assert!(events.contains(&hop));
}

#[test]
fn sn_3_2_the_next_planet_is_taken_when_it_is_free() {
    let mut game = duel("D04 S0 P", [2, 4, 5, 6, 8]).game();
    act(&mut game, "D04>0");
    assert_eq!(planets(&game), [3, 4, 5, 6, 8]);
}

#[test]
fn sn_3_2_leaving_the_first_planet_no_planet_ever_holds_two() {
    let mut game = duel("D04 D04 P", [0; 5]).game();
    turn(&mut game, "D04>0", "F");
    turn(&mut game, "D01>1", "F");
    assert_eq!(planets(&game), [1, 2, 0, 0, 0]);
    act(&mut game, "D04>4");
    assert_eq!(planets(&game), [1, 2, 0, 0, 3]);
}

#[test]
fn sn_3_3_a_solo_advances_its_alien_and_is_discarded() {
    let mut game = duel("S3 D01 D02", [0, 0, 0, 1, 2]).game();
    let (refusal, clause) = refused(&game, "S3>1");
    assert!(matches!(refusal, Refusal::NotOnCard { .. }));
    assert_eq!(clause, "SN-3.3");
    act(&mut game, "S3>3");
    assert_eq!(planets(&game), [0, 0, 0, 3, 2]);
    assert_eq!(game.trace_state().discard, cards("S3"));
    assert_eq!(game.trace_state().favourites[0], cards("A0").into());
}

#[test]
fn sn_3_4_adopting_leaves_the_alien_where_it_is() {
    let mut game = duel("S3 D01 D02", [0, 0, 0, 1, 2]).game();
    assert_eq!(
        legal(&game),
        ["D01>0", "D01>1", "D02>0", "D02>2", "S3+", "S3>3"]
    );
    let events = act(&mut game, "S3+");
    assert_eq!(planets(&game), [0, 0, 0, 1, 2]);
    let state = game.trace_state();
    assert_eq!(state.favourites[0], cards("S3 A0").into());
    assert_eq!(state.discard, [], "an adopted card is not discarded");
    let (seat, card) = (Seat::new(0), card("S3"));
    assert!(events.contains(&Event::FavouriteAdopted { seat, card }));
}

#[test]
fn sn_3_4_only_a_solo_can_be_adopted() {
    let game = duel("F D01 P", [0; 5]).game();
    for play in ["D01+", "F+", "P+"] {
        let (refusal, clause) = refused(&game, play);
        assert!(matches!(refusal, Refusal::NotSolo { .. }), "{play}");
        assert_eq!(clause, "SN-3.4");
    }
}

#[test]
fn sn_3_5_with_two_favourites_one_of_those_two_goes() {
    let favourites = ["A0 S2", "A1", "A2"];
    let mut game = trio("S3 S3 S3", favourites, [0; 5]).game();
    assert_eq!(legal(&game), ["S3+A0", "S3+S2", "S3>3"]);
    assert_refused(&game, "S3+", "SN-3.5", &Refusal::TooManyFavourites);
    let events = act(&mut game, "S3+A0");
    let state = game.trace_state();
    assert_eq!(state.favourites[0], cards("S2 S3").into());
    assert_eq!(state.discard, cards("A0"), "a dropped card is discarded");
    let (seat, card) = (Seat::new(0), card("A0"));
    assert!(events.contains(&Event::FavouriteDropped { seat, card }));
}

#[test]
fn sn_3_5_with_one_favourite_nothing_goes() {
    let game = duel("S3 D01 D02", [0; 5]).game();
    let drop = card("A0");
    assert_refused(&game, "S3+A0", "SN-3.5", &Refusal::NothingToDrop { drop });
}

#[test]
fn sn_3_5_never_the_card_just_played_nor_the_token() {
    // Seat 0's token is alien 0, which no card of its favourites shows.
    let game = trio("S3 S3 S4", ["A3 S2", "A1", "A2"], [0; 5]).game();
    for drop in ["S3", "S0", "A0", "A1"].map(card) {
        let play = format!("S3+{drop}");
        assert_refused(&game, play, "SN-3.5", &Refusal::DropNotYours { drop });
    }
}

#[test]
fn sn_3_5_an_equal_card_that_was_there_before_can_go() {
    let mut game = trio("S3 D01 D02", ["S3 S3", "A1", "A2"], [0; 5]).game();
    // Equal favourites give one action.
    assert_eq!(legal(&game)[4..], ["S3+S3", "S3>3"]);
    act(&mut game, "S3+S3");
    let state = game.trace_state();
    assert_eq!(state.favourites[0], cards("S3 S3").into());
    assert_eq!(state.discard.last(), Some(&card("S3")));
}

#[test]
fn sn_3_6_exchange_swaps_two_face_up_favourites() {
    let favourites = ["A0 S2", "A1", "S1 S3"];
    let mut game = trio("F F F", favourites, [0; 5]).game();
    assert_eq!(
        legal(&game),
        [
            "F:A0/1:A1",
            "F:A0/2:S1",
            "F:A0/2:S3",
            "F:S2/1:A1",
            "F:S2/2:S1",
            "F:S2/2:S3"
        ]
    );
    let tokens = game.trace_state().tokens;
    act(&mut game, "F:A0/2:S3");
    let state = game.trace_state();
    assert_eq!(state.favourites[0], cards("S2 S3").into());
    assert_eq!(state.favourites[2], cards("A0 S1").into());
    assert_eq!(state.discard.last(), Some(&Card::EXCHANGE));
    assert_eq!(state.tokens, tokens, "tokens never move");
}

#[test]
fn sn_3_6_equal_cards_may_be_exchanged_and_count_once() {
    let mut game = trio("F F F", ["S3 S3", "A1", "A0 S3"], [0; 5]).game();
    assert_eq!(legal(&game), ["F:S3/1:A1", "F:S3/2:A0", "F:S3/2:S3"]);
    let before = game.trace_state().favourites;
    act(&mut game, "F:S3/2:S3");
    assert_eq!(game.trace_state().favourites, before);
}

#[test]
fn sn_3_6_only_what_both_have_with_somebody_else() {
    let game = trio("F D01 D02", ["A0 S2", "A1", "S1 S3"], [0; 5]).game();
    for (play, expected) in [
        ("F:A3/1:A1", Refusal::GiveNotYours { give: card("A3") }),
        ("F:A0/0:S2", Refusal::ExchangeWithYourself),
        ("F:A0/3:A1", Refusal::NoSuchSeat { seat: Seat::new(3) }),
        (
            "F:A0/255:A1",
            Refusal::NoSuchSeat {
                seat: Seat::new(255),
            },
        ),
        (
            "F:A0/1:S1",
            Refusal::TakeNotTheirs {
                seat: Seat::new(1),
                take: card("S1"),
            },
        ),
    ] {
        assert_refused(&game, play, "SN-3.6", &expected);
    }
}

#[test]
fn sn_3_7_switch_needs_every_planet_between_to_be_empty() {
    let mut game = duel("P P P", [2, 5, 6, 9, 12]).game();
    assert_eq!(legal(&game), ["P:01", "P:12", "P:23", "P:34"]);
    let (refusal, clause) = refused(&game, "P:02");
    assert_eq!(clause, "SN-3.7");
    assert!(matches!(refusal, Refusal::AlienBetween { alien: a, .. } if a == alien(1)));

    let events = act(&mut game, "P:23");
    assert_eq!(planets(&game), [2, 5, 9, 6, 12]);
    assert_eq!(game.trace_state().discard, cards("P"));
    for (number, from, to) in [(2, 6, 9), (3, 9, 6)] {
        assert!(events.contains(&Event::AlienSwitched {
            alien: alien(number),
            from: planet(from),
            to: planet(to),
        }));
    }
}

#[test]
fn sn_3_8_switch_with_everybody_at_the_start_has_no_effect() {
    let mut game = duel("P D01 P", [0; 5]).game();
    assert_eq!(legal(&game), ["D01>0", "D01>1", "P:-"]);
    let (refusal, clause) = refused(&game, "P:04");
    assert!(matches!(refusal, Refusal::SamePlanet { .. }));
    assert_eq!(clause, "SN-3.8");
    let events = act(&mut game, "P:-");
    assert!(events.contains(&Event::NobodySwitched));
    assert_eq!(planets(&game), [0; 5]);
    assert_eq!(game.trace_state().discard, cards("P"));
}

#[test]
fn sn_3_8_otherwise_two_aliens_on_different_planets_switch() {
    // Aliens 0 and 3 share the first planet, 1 is next, then 4, then 2.
    let mut game = duel("P P P", [0, 2, 7, 0, 3]).game();
    assert_eq!(legal(&game), ["P:01", "P:13", "P:14", "P:24"]);
    assert_refused(&game, "P:-", "SN-3.8", &Refusal::SwitchNobody);
    let (refusal, clause) = refused(&game, "P:03");
    assert!(matches!(refusal, Refusal::SamePlanet { .. }));
    assert_eq!(clause, "SN-3.8");
    // One may come back to the first planet and share it.
    act(&mut game, "P:13");
    assert_eq!(planets(&game), [0, 0, 7, 2, 3]);
}

#[test]
fn sn_4_1_the_hand_is_refilled_from_the_pile() {
    let mut game = duel("S3 D01 D02", [0; 5]).game();
    let pile = game.trace_state().pile;
    act(&mut game, "S3>3");
    assert_eq!(game.phase(), Phase::Refill { seat: Seat::new(0) });
    assert_eq!(game.turn(), Turn::Chance);
    let events = draw(&mut game, "P");
    let state = game.trace_state();
    assert_eq!(state.hands[0], cards("D01 D02 P").into());
    assert_eq!((state.pile, state.taken), (pile - 1, 0));
    assert_eq!(
        events,
        [Event::CardDrawn {
            seat: Seat::new(0),
            from: Source::Pile,
            card: Some(card("P")),
        }]
    );
}

#[test]
fn sn_4_1_a_card_of_which_all_copies_are_out_is_not_drawn() {
    let mut game = duel("S3 S3 S3", [0; 5]).game();
    act(&mut game, "S3>3");
    assert!(!game.is_possible(Chance::Draw(card("S3"))));
    assert!(!game.is_possible(Chance::Draw(card("A4"))));
    assert!(game.is_possible(Chance::Draw(card("S4"))));
}

#[test]
fn sn_4_2_the_galaxy_follows_the_pile_from_the_centre_outward() {
    let mut game = duel("D04 D04 D04", [5, 6, 7, 8, 9]).pile(1).game();
    act(&mut game, "D04>0");
    let next = |game: &supernova::Supernova| {
        let mut outcomes = Vec::new();
        game.chance_outcomes(&mut outcomes);
        let Chance::Draw(card) = outcomes[0].chance else {
            panic!("{outcomes:?}")
        };
        card.to_string()
    };
    let card = next(&game);
    assert!(draw(&mut game, &card).contains(&Event::PileEmptied));
    assert_eq!((game.trace_state().pile, game.trace_state().taken), (0, 0));

    for (play, taken) in [("D01>1", 0), ("D04>4", 1)] {
        act(&mut game, play);
        let card = next(&game);
        let events = draw(&mut game, &card);
        let from = Source::Galaxy {
            planet: planet(taken),
        };
        assert!(matches!(events[..], [Event::CardDrawn { from: f, .. }] if f == from));
        assert_eq!(game.trace_state().taken, taken + 1);
    }
    // Positions keep their numbers.
    assert_eq!(planets(&game), [10, 11, 7, 8, 12]);
}
