//! Sections 1 and 2: the material, and how a game is set up.

use crate::scene::{self, card, planets};
use dice::Dice;
use engine::prelude::*;
use engine::{Scratch, Seat, Seats, StartError, Turn, Viewer, Weighted, settle};
use std::collections::BTreeSet;
use supernova::{Alien, COPIES, Card, Chance, Event, Kind, Options, Phase, Supernova};

const SEATS: [u8; 4] = [2, 3, 4, 5];

fn started(seats: u8, first: Option<u8>) -> Supernova {
    let options = Options {
        first: first.map(Seat::new),
    };
    Supernova::start(&options, Seats::new(seats).unwrap()).unwrap()
}

/// A game whose first decision is due, and the events that led there.
fn dealt(seats: u8, seed: u64) -> (Supernova, Vec<Event>) {
    let mut game = started(seats, None);
    let (mut dice, mut events) = (Dice::new(seed), Vec::new());
    settle(&mut game, &mut dice, &mut Scratch::default(), &mut events);
    (game, events)
}

fn outcomes(game: &Supernova) -> Vec<Weighted<Chance>> {
    let mut outcomes = Vec::new();
    game.chance_outcomes(&mut outcomes);
    outcomes
}

#[test]
fn sn_1_1_five_aliens_each_with_one_token_and_one_favourite_card() {
    assert_eq!(Alien::ALL.map(Alien::number), [0, 1, 2, 3, 4]);
    assert_eq!(Alien::new(5), None);
    // At a full table every token and every favourite card is dealt once.
    let (game, _) = dealt(5, 3);
    let state = game.trace_state();
    let tokens: BTreeSet<Alien> = state.tokens.iter().copied().collect();
    assert_eq!(tokens, BTreeSet::from(Alien::ALL));
    let favourites: BTreeSet<Card> = state
        .favourites
        .into_iter()
        .flat_map(Vec::<Card>::from)
        .collect();
    assert_eq!(favourites, Alien::ALL.map(Card::initial).into());
}

#[test]
fn sn_1_2_fifty_five_planet_cards_of_four_kinds() {
    assert_eq!(COPIES.iter().map(|&n| u32::from(n)).sum::<u32>(), 55);
    let mut kinds = [0; 4];
    for card in Card::planet_cards() {
        assert!(card.is_planet());
        kinds[match card.kind() {
            Kind::Duo(_) => 0,
            Kind::Solo(_) => 1,
            Kind::Exchange => 2,
            Kind::Switch => 3,
            Kind::Initial(_) => panic!("{card} is no planet card"),
        }] += 1;
    }
    assert_eq!(kinds, [10, 5, 1, 1]);
}

#[test]
fn sn_1_3_the_split_is_thirty_duos_fifteen_solos_five_exchanges_five_switches() {
    let mut game = started(2, Some(0));
    while !matches!(game.phase(), Phase::Hands { .. }) {
        let first = outcomes(&game)[0].chance;
        game.resolve(first, &mut ()).unwrap();
    }
    let deck = outcomes(&game);
    assert_eq!(deck.len(), 17);
    for Weighted { chance, weight } in deck {
        let Chance::Draw(card) = chance else {
            panic!("{chance:?}")
        };
        let copies = match card.kind() {
            Kind::Duo(_) | Kind::Solo(_) => 3,
            _ => 5,
        };
        assert_eq!(weight, copies, "{card}");
    }
}

#[test]
fn sn_2_1_a_favourite_face_up_and_a_token_face_down() {
    for seats in SEATS {
        let (game, events) = dealt(seats, 11);
        let state = game.trace_state();
        for seat in game.seats().iter() {
            let [favourite] = Vec::from(state.favourites[seat.index()].clone())[..] else {
                panic!("one favourite card each");
            };
            assert!(matches!(favourite.kind(), Kind::Initial(_)));
            let token = state.tokens[seat.index()];
            for viewer in Viewer::all(game.seats()) {
                let view = game.view(viewer);
                assert_eq!(view.favourites[seat.index()], [favourite]);
                let known = viewer.is(seat).then_some(token);
                assert_eq!(view.tokens[seat.index()], known);
                let told = events
                    .iter()
                    .filter_map(|event| Supernova::redact(event, viewer))
                    .find_map(|event| match event {
                        Event::TokenDealt { seat: to, token } if to == seat => Some(token),
                        _ => None,
                    });
                assert_eq!(told, Some(known));
            }
        }
        let tokens: BTreeSet<Alien> = state.tokens.iter().copied().collect();
        assert_eq!(tokens.len(), usize::from(seats), "no token twice");
    }
}

#[test]
fn sn_2_1_tokens_and_favourites_are_shuffled_apart() {
    // The same alien can come to a seat on both.
    let mut game = started(2, Some(0));
    let a = |number| Alien::new(number).unwrap();
    for chance in [
        Chance::Favourite(a(4)),
        Chance::Favourite(a(0)),
        Chance::Token(a(4)),
        Chance::Token(a(0)),
    ] {
        assert!(game.resolve(chance, &mut ()).is_ok(), "{chance}");
    }
    // But none comes twice.
    let mut game = started(2, Some(0));
    game.resolve(Chance::Favourite(a(4)), &mut ()).unwrap();
    assert!(!game.is_possible(Chance::Favourite(a(4))));
    assert_eq!(outcomes(&game).len(), 4);
}

#[test]
fn sn_2_2_three_hidden_cards_each() {
    for seats in SEATS {
        let (game, _) = dealt(seats, 5);
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(viewer);
            assert_eq!(view.hand_sizes, vec![3; usize::from(seats)]);
            let own = matches!(viewer, Viewer::Seat(_)).then_some(3);
            assert_eq!(view.hand.map(|hand| hand.len()), own);
        }
    }
}

#[test]
fn sn_2_3_eighteen_cards_form_the_galaxy_and_the_rest_the_pile() {
    for (seats, pile) in [(2, 31), (3, 28), (4, 25), (5, 22)] {
        let (game, _) = dealt(seats, 8);
        let state = game.trace_state();
        assert_eq!((state.pile, state.taken), (pile, 0));
        assert_eq!(pile + 18 + 3 * seats, 55);
        game.audit().unwrap();
    }
}

#[test]
fn sn_2_4_all_aliens_start_on_planet_0() {
    let (game, _) = dealt(4, 8);
    assert_eq!(planets(&game), [0; 5]);
}

#[test]
fn sn_2_5_the_starting_player_is_drawn_or_chosen() {
    for seats in SEATS {
        let game = started(seats, None);
        assert_eq!(game.phase(), Phase::FirstSeat);
        let drawn: Vec<_> = outcomes(&game)
            .iter()
            .map(|o| (o.chance, o.weight))
            .collect();
        let each = (0..seats).map(|n| (Chance::First(Seat::new(n)), 1));
        assert_eq!(drawn, each.collect::<Vec<_>>());

        for first in 0..seats {
            let mut dice = Dice::new(2);
            let game = engine::settled(started(seats, Some(first)), &mut dice);
            assert_eq!(game.turn(), Turn::Decide(Seat::new(first)));
        }
        let beyond = Options {
            first: Some(Seat::new(seats)),
        };
        let error = Supernova::start(&beyond, Seats::new(seats).unwrap()).unwrap_err();
        assert!(matches!(
            error,
            StartError::Option {
                option: "first",
                ..
            }
        ));
    }
}

#[test]
fn sn_2_5_turns_go_clockwise() {
    let mut game = scene::trio("D01 D02 D34", ["A0", "A1", "A2"], [0; 5]).game();
    for (seat, play) in [(0, "D34>3"), (1, "D01>0"), (2, "D12>1")] {
        assert_eq!(game.turn(), Turn::Decide(Seat::new(seat)));
        scene::act(&mut game, play);
        scene::draw(&mut game, "F");
    }
    assert_eq!(game.turn(), Turn::Decide(Seat::new(0)));
}

#[test]
fn sn_options_have_all_their_keys_and_no_others() {
    let json = |options| serde_json::to_string(&options).unwrap();
    assert_eq!(json(Options::default()), r#"{"first":null}"#);
    let chosen = Options {
        first: Some(Seat::new(1)),
    };
    assert_eq!(json(chosen), r#"{"first":1}"#);
    assert_eq!(
        serde_json::from_str::<Options>("{}").unwrap(),
        Options::default()
    );
    assert!(serde_json::from_str::<Options>(r#"{"frist":1}"#).is_err());
}

#[test]
fn sn_2_1_only_two_to_five_play() {
    for seats in [1, 6, 8] {
        let error = Supernova::start(&Options::default(), Seats::new(seats).unwrap());
        assert!(matches!(error, Err(StartError::Seats { .. })));
    }
    assert_eq!(card("A3"), Card::initial(Alien::new(3).unwrap()));
}
