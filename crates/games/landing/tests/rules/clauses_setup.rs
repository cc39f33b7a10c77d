//! Material and set-up: LZ-1 and LZ-2.

use crate::scene::{self, alien, card, hand_of, saucer, seat, seats};
use dice::Dice;
use engine::prelude::*;
use engine::{StartError, Turn, Viewer, random_game};
use landing::{
    Alien, Card, Chance, Event, Kind, Landing, Options, Saucer, TraceState, TraceTables,
};

fn dealt(count: u8, seed: u64) -> Landing {
    engine::settled(
        Landing::start(&Options::default(), seats(count)).unwrap(),
        &mut Dice::new(seed),
    )
}

/// What chance can do now.
fn outcomes(game: &Landing) -> Vec<Chance> {
    let mut outcomes = Vec::new();
    game.chance_outcomes(&mut outcomes);
    assert!(outcomes.iter().all(|outcome| outcome.weight == 1));
    outcomes.iter().map(|outcome| outcome.chance).collect()
}

#[test]
fn lz_1_1_four_aliens_and_four_saucers() {
    assert_eq!(Alien::all().count(), 4);
    assert_eq!(Saucer::all().count(), 4);
    assert_eq!(Alien::new(3).map(Alien::number), Some(3));
    assert_eq!(Alien::new(4), None);
    assert_eq!(Saucer::new(4), None);
}

#[test]
fn lz_1_2_twenty_four_plain_twelve_armed_six_stars() {
    let count = |kind| Card::all().filter(|card| card.kind() == kind).count();
    assert_eq!(count(Kind::Plain), 24);
    assert_eq!(count(Kind::Armed), 12);
    assert_eq!(count(Kind::Star), 6);
    for card in Card::all() {
        assert_eq!(card.ends().is_none(), card.kind() == Kind::Star);
    }
}

#[test]
fn lz_1_3_the_cards_are_the_families_of_the_list() {
    let ends = |number: u8| {
        let [zero, one] = card(number).ends().unwrap();
        [zero, one].map(|pair| (pair.alien.number(), pair.saucer.number()))
    };
    for (number, expected) in [
        // Plain, two further: 0-7.
        (0, [(0, 0), (2, 2)]),
        (7, [(1, 3), (3, 1)]),
        // Plain, one further: 8-23.
        (8, [(0, 0), (1, 1)]),
        (11, [(0, 3), (1, 0)]),
        (23, [(3, 3), (0, 0)]),
        // Armed, alien one and saucer three further: 24-31.
        (24, [(0, 0), (1, 3)]),
        (28, [(2, 0), (3, 3)]),
        (31, [(2, 3), (3, 2)]),
        // The last four armed ones.
        (32, [(0, 0), (2, 2)]),
        (33, [(1, 1), (3, 3)]),
        (34, [(0, 2), (2, 0)]),
        (35, [(1, 3), (3, 1)]),
    ] {
        assert_eq!(ends(number), expected, "{number}");
    }
    for star in 36..42 {
        assert_eq!(card(star).kind(), Kind::Star);
    }
}

#[test]
fn lz_1_3_every_alien_and_every_saucer_appears_equally_often() {
    for kind in [Kind::Plain, Kind::Armed] {
        let (mut aliens, mut saucers) = ([0; 4], [0; 4]);
        for pair in Card::all()
            .filter(|card| card.kind() == kind)
            .flat_map(|card| card.ends().unwrap())
        {
            aliens[pair.alien.index()] += 1;
            saucers[pair.saucer.index()] += 1;
        }
        let each = if kind == Kind::Plain { 12 } else { 6 };
        assert_eq!((aliens, saucers), ([each; 4], [each; 4]), "{kind:?}");
    }
}

#[test]
fn lz_1_3_the_table_of_the_trace_is_that_list() {
    let tables = serde_json::to_value(TraceTables::printed()).unwrap();
    let sample = include_str!("data/sample.jsonl").lines().next().unwrap();
    let sample: serde_json::Value = serde_json::from_str(sample).unwrap();
    assert_eq!(tables["cards"], sample["cards"]);
}

#[test]
fn lz_2_1_each_player_is_dealt_one_alien_and_one_saucer_of_its_own() {
    for count in 2..=4 {
        for seed in 0..50 {
            let secrets = dealt(count, seed).trace_state().secrets;
            assert_eq!(secrets.len(), usize::from(count));
            for (index, &(alien, saucer)) in secrets.iter().enumerate() {
                for &(other_alien, other_saucer) in &secrets[..index] {
                    assert_ne!(alien, other_alien);
                    assert_ne!(saucer, other_saucer);
                }
            }
        }
    }
}

#[test]
fn lz_2_1_secrets_come_from_those_not_dealt_yet() {
    let options = Options {
        first: Some(seat(1)),
    };
    let mut game = Landing::start(&options, seats(2)).unwrap();
    assert_eq!(
        outcomes(&game),
        [0, 1, 2, 3].map(|n| Chance::Alien(alien(n)))
    );
    game.resolve(Chance::Alien(alien(2)), &mut ()).unwrap();
    assert_eq!(outcomes(&game), [0, 1, 3].map(|n| Chance::Alien(alien(n))));
    assert!(game.resolve(Chance::Alien(alien(2)), &mut ()).is_err());
    game.resolve(Chance::Alien(alien(0)), &mut ()).unwrap();
    game.resolve(Chance::Saucer(saucer(2)), &mut ()).unwrap();
    assert_eq!(
        outcomes(&game),
        [0, 1, 3].map(|n| Chance::Saucer(saucer(n)))
    );
}

#[test]
fn lz_2_1_undealt_secrets_stay_unseen() {
    // With two players two aliens are in the box: a player can't tell them
    // from the one the other holds.
    let game = dealt(2, 3);
    let view = game.view(Viewer::Seat(seat(0)));
    let mut dice = Dice::new(9);
    let mut imagined = [0; 4];
    for _ in 0..300 {
        let other = Landing::determinize(&view, &mut dice);
        imagined[other.trace_state().secrets[1].0.index()] += 1;
    }
    let own = view.players[0].alien.unwrap().index();
    for (index, times) in imagined.into_iter().enumerate() {
        assert_eq!(times == 0, index == own, "{imagined:?}");
    }
}

#[test]
fn lz_2_2_four_cards_each_and_four_for_the_planet_row() {
    for (count, pile) in [(2, 30), (3, 26), (4, 22)] {
        let game = dealt(count, 1);
        let state = game.trace_state();
        assert_eq!(state.pile, pile);
        assert!(state.hands.iter().all(|hand| hand.0.len() == 4));
        assert!(state.columns.iter().all(Vec::is_empty));
        assert!(state.eliminated.iter().all(Vec::is_empty));
        game.audit().unwrap();
    }
}

#[test]
fn lz_2_2_the_planet_cards_are_never_decided() {
    // Four more cards than the pile has can come, to the very last draw.
    let mut draws = 0;
    for taken in random_game(dealt(2, 4), Dice::new(4)) {
        if taken.decision().is_none() {
            let pile = usize::from(taken.before.trace_state().pile);
            assert_eq!(outcomes(&taken.before).len(), pile + 4);
            assert_eq!(usize::from(taken.after.trace_state().pile), pile - 1);
            draws += 1;
        }
    }
    assert!(draws >= 10);
}

#[test]
fn lz_2_3_the_first_player_is_the_hosts_choice_or_chance() {
    for first in 0..3 {
        let options = Options {
            first: Some(seat(first)),
        };
        let game = engine::settled(
            Landing::start(&options, seats(3)).unwrap(),
            &mut Dice::new(1),
        );
        assert_eq!(game.turn(), Turn::Decide(seat(first)));
    }
    let mut game = Landing::start(&Options::default(), seats(3)).unwrap();
    assert_eq!(outcomes(&game), [0, 1, 2].map(|n| Chance::First(seat(n))));
    let mut events = Vec::new();
    game.resolve(Chance::First(seat(2)), &mut events).unwrap();
    assert_eq!(events, [Event::FirstChosen { seat: seat(2) }]);
    game = engine::settled(game, &mut Dice::new(1));
    assert_eq!(game.turn(), Turn::Decide(seat(2)));
}

#[test]
fn lz_2_3_a_first_player_who_does_not_play_is_refused() {
    let options: Options = serde_json::from_str(r#"{"first":3}"#).unwrap();
    let error = Landing::start(&options, seats(3)).unwrap_err();
    assert!(matches!(
        error,
        StartError::Option {
            option: "first",
            ..
        }
    ));
    assert!(error.to_string().contains("0 to 2"), "{error}");
    assert!(serde_json::from_str::<Options>(r#"{"frist":1}"#).is_err());
    assert_eq!(
        serde_json::to_string(&Options::default()).unwrap(),
        r#"{"first":null}"#
    );
}

#[test]
fn lz_2_2_the_game_is_for_two_to_four() {
    for count in [1, 5, 8] {
        let error = Landing::start(&Options::default(), seats(count)).unwrap_err();
        assert!(matches!(error, StartError::Seats { .. }), "{error}");
    }
}

#[test]
fn lz_2_2_a_game_reopens_from_its_start_line_and_from_no_other() {
    let game = dealt(3, 8);
    let state = game.trace_state();
    let tables = game.trace_tables();
    let reopen =
        |state: &TraceState| Landing::reopen(&game.options(), game.seats(), &tables, state);
    assert_eq!(reopen(&state).unwrap(), game);

    let mut doubled = state.clone();
    doubled.hands[1].0[0] = doubled.hands[0].0[0];
    let mut short = state.clone();
    short.hands[2].0.pop();
    let mut long = state.clone();
    long.hands[2].0.extend(scene::cards(&[0]));
    let mut same_secret = state.clone();
    same_secret.secrets[1] = same_secret.secrets[0];
    let mut few_secrets = state.clone();
    few_secrets.secrets.pop();
    let mut nobody = state.clone();
    nobody.turn = None;
    let mut stranger = state.clone();
    stranger.turn = Some(seat(3));
    let mut wrong_pile = state.clone();
    wrong_pile.pile += 1;
    let mut under_way = state.clone();
    under_way.eliminated[0] = scene::cards(&[0]);
    for wrong in [
        doubled,
        short,
        long,
        same_secret,
        few_secrets,
        nobody,
        stranger,
        wrong_pile,
        under_way,
    ] {
        assert!(reopen(&wrong).is_err(), "{wrong:?}");
    }

    let mut other_cards = tables.clone();
    other_cards.cards.swap(0, 1);
    assert!(Landing::reopen(&game.options(), game.seats(), &other_cards, &state).is_err());
    let another = Options {
        first: Some(seat((state.turn.unwrap().number() + 1) % 3)),
    };
    assert!(Landing::reopen(&another, game.seats(), &tables, &state).is_err());
    assert!(Landing::reopen(&game.options(), seats(2), &tables, &state).is_err());
}

#[test]
fn lz_2_2_the_hand_is_dealt_card_by_card() {
    let options = Options {
        first: Some(seat(1)),
    };
    let mut game = Landing::start(&options, seats(2)).unwrap();
    for secret in [1, 3] {
        game.resolve(Chance::Alien(alien(secret)), &mut ()).unwrap();
    }
    for secret in [0, 2] {
        game.resolve(Chance::Saucer(saucer(secret)), &mut ())
            .unwrap();
    }
    for number in [3, 40, 9, 24, 1, 36, 7, 8] {
        assert_eq!(game.turn(), Turn::Chance);
        game.resolve(Chance::Deal(card(number)), &mut ()).unwrap();
        assert!(game.resolve(Chance::Deal(card(number)), &mut ()).is_err());
    }
    assert_eq!(hand_of(&game, 0), [3, 9, 24, 40]);
    assert_eq!(hand_of(&game, 1), [1, 7, 8, 36]);
    assert_eq!(game.turn(), Turn::Decide(seat(1)));
}
