//! Text and JSON forms, sizes, sampling and reopening.

use crate::scene::{Ask, standard};
use celestial::{
    Action, Card, Celestial, Chance, Characteristic, Collector, Deck, DeckRef, Options, TraceState,
    TraceTables,
};
use conformance::{all_come_back, comes_back};
use dice::Dice;
use engine::prelude::*;
use engine::{ReopenError, Scratch, Seats, Turn, Weighted};
use proptest::prelude::*;
use std::collections::BTreeMap;

fn with_collectors() -> Options {
    Options {
        collectors: Collector::ALL.repeat(2),
        rounds: Some(30),
        ..Options::default()
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn what_random_games_reach_is_written_and_read_back(seed: u64, seats in 2u8..=6) {
        let seats = Seats::new(seats).unwrap();
        all_come_back(Celestial::start(&with_collectors(), seats).unwrap(), seed);
    }

    #[test]
    fn no_text_makes_it_panic(text in ".{0,80}") {
        if let Ok(action) = text.parse::<Action>() {
            comes_back(action);
        }
        if let Ok(chance) = text.parse::<Chance>() {
            comes_back(chance);
        }
        let _ = serde_json::from_str::<Action>(&text);
        let _ = serde_json::from_str::<Chance>(&text);
    }
}

#[test]
fn actions_are_written_as_the_rules_say() {
    let json = |action: Action| serde_json::to_string(&action).unwrap();
    let discovery = Characteristic::Discovery;
    assert_eq!(json(Action::Choose(discovery)), r#"{"choose":"discovery"}"#);
    assert_eq!(json(Action::Follow), r#"{"answer":"follow"}"#);
    assert_eq!(
        json(Action::Change(discovery)),
        r#"{"answer":"change","to":"discovery"}"#
    );
    for nonsense in [
        r#"{}"#,
        r#"{"choose":"weight"}"#,
        r#"{"answer":"change"}"#,
        r#"{"answer":"follow","to":"distance"}"#,
        r#"{"choose":"distance","answer":"follow"}"#,
    ] {
        assert!(
            serde_json::from_str::<Action>(nonsense).is_err(),
            "{nonsense}"
        );
    }
    let draw = Chance::Draw(Card::collector(Collector::BlackHole));
    assert_eq!(
        serde_json::to_string(&draw).unwrap(),
        r#"{"draw":"black-hole"}"#
    );
}

#[test]
fn a_state_stays_small() {
    assert!(size_of::<Celestial>() <= 640, "{}", size_of::<Celestial>());
    assert!(size_of::<Action>() <= 2);
    assert!(size_of::<Chance>() <= 4);
}

#[test]
fn sampled_actions_are_the_legal_ones_and_equally_likely() {
    let mut scratch = Scratch::default();
    for seed in 0..4 {
        let mut game = standard(&with_collectors(), 4, seed);
        let mut dice = Dice::new(seed);
        if seed % 2 == 1 {
            // Go on to a seat that is asked.
            while !matches!(
                game.view(engine::Viewer::Spectator).phase,
                celestial::Phase::Asking { .. }
            ) {
                let action = game.sample_action(&mut dice, &mut scratch);
                game.apply_unchecked(action, &mut ());
                engine::settle(&mut game, &mut dice, &mut scratch, &mut ());
            }
        }
        let mut counts = BTreeMap::new();
        for _ in 0..4_000 {
            *counts
                .entry(game.sample_action(&mut dice, &mut scratch))
                .or_insert(0) += 1;
        }
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        legal.sort();
        assert_eq!(counts.keys().copied().collect::<Vec<_>>(), legal);
        assert!(
            counts.values().all(|n| (850..1_150).contains(n)),
            "{counts:?}"
        );
    }
}

#[test]
fn sampled_chance_follows_the_weights() {
    let options = Options {
        first: Some(engine::Seat::new(0)),
        collectors: vec![Collector::Comet; 12],
        rounds: None,
        ..Options::default()
    };
    let game = Celestial::start(&options, Seats::new(2).unwrap()).unwrap();
    let mut outcomes: Vec<Weighted<Chance>> = Vec::new();
    game.chance_outcomes(&mut outcomes);
    assert_eq!(outcomes.iter().map(|it| it.weight).sum::<u32>(), 48);
    let (mut dice, mut scratch) = (Dice::new(5), Scratch::default());
    let mut counts: BTreeMap<Chance, u32> = BTreeMap::new();
    for _ in 0..48_000 {
        *counts
            .entry(game.sample_chance(&mut dice, &mut scratch))
            .or_default() += 1;
    }
    assert_eq!(counts.len(), outcomes.len());
    for Weighted { chance, weight } in outcomes {
        let (found, mean) = (f64::from(counts[&chance]), f64::from(weight) * 1_000.0);
        assert!(
            (found - mean).abs() < 5.0 * mean.sqrt(),
            "{chance}: {found}"
        );
    }
}

#[test]
fn options_are_written_with_all_keys_and_unknown_ones_refused() {
    let text = serde_json::to_string(&Options::default()).unwrap();
    assert_eq!(text, r#"{"first":null,"collectors":[],"rounds":null}"#);
    let read: Options = serde_json::from_str(r#"{"collectors":["black-hole"]}"#).unwrap();
    assert_eq!(read.collectors, [Collector::BlackHole]);
    assert!(serde_json::from_str::<Options>(r#"{"clock":10}"#).is_err());
}

#[test]
fn a_reopened_game_honours_the_table_of_its_trace() {
    let mut table = Deck::expert().table();
    let earth = table.remove("earth").unwrap();
    table.insert("planet-x".to_owned(), earth);
    let deck = DeckRef::from_table(&table).unwrap();
    let options = with_collectors();
    for (seats, seed) in (2..=6).zip(0..) {
        let seats = Seats::new(seats).unwrap();
        let mut game = engine::settled(
            Celestial::start_with(deck.clone(), &options, seats).unwrap(),
            &mut Dice::new(seed),
        );
        let tables = game.trace_tables();
        assert!(tables.cards.contains_key("planet-x") && !tables.cards.contains_key("earth"));
        let state = game.trace_state();
        let again = Celestial::reopen(&options, seats, &tables, &state).unwrap();
        assert_eq!(again.trace_state(), state);
        assert_eq!(*again.deck(), *deck);
        assert_chance_is_written_as_slugs(&mut game);
    }
}

/// Plays on until a card is drawn and follows it through a trace.
fn assert_chance_is_written_as_slugs(game: &mut Celestial) {
    let (mut dice, mut scratch) = (Dice::new(1), Scratch::default());
    while game.turn() != Turn::Chance {
        let action = game.sample_action(&mut dice, &mut scratch);
        game.apply_unchecked(action, &mut ());
    }
    let mut outcomes = Vec::new();
    game.chance_outcomes(&mut outcomes);
    for Weighted { chance, .. } in outcomes {
        comes_back(chance);
        let json = serde_json::to_value(game.trace_chance(chance)).unwrap();
        let slug = json["draw"].as_str().unwrap();
        assert_eq!(Chance::Draw(game.card(slug)), chance);
        assert!(!slug.starts_with('#'), "{slug}");
        assert_eq!(game.read_trace_chance(&json).unwrap(), chance);
    }
    let unknown = serde_json::json!({ "draw": "earth" });
    assert!(game.read_trace_chance(&unknown).is_err());
}

#[test]
fn no_game_is_reopened_from_nonsense() {
    let options = Options::default();
    let game = standard(&options, 3, 1);
    let seats = Seats::new(3).unwrap();
    let tables = game.trace_tables();
    let good = game.trace_state();
    let reopen = |tables: &TraceTables, state: &TraceState| {
        Celestial::reopen(&options, seats, tables, state)
    };
    assert_eq!(reopen(&tables, &good).as_ref(), Ok(&game));
    let spoil: [fn(&mut TraceState); 8] = [
        |state| state.top[0] = state.top[1].clone(),
        |state| state.top[0] = Some("comet".into()),
        |state| state.top[0] = Some("nowhere".into()),
        |state| {
            state.top.pop();
        },
        |state| state.unseen[2] += 1,
        |state| state.leader = engine::Seat::new(200),
        |state| state.round = 2,
        |state| state.aside.push("shield".into()),
    ];
    for (number, spoil) in spoil.iter().enumerate() {
        let mut state = good.clone();
        spoil(&mut state);
        let error = reopen(&tables, &state).unwrap_err();
        assert!(matches!(error, ReopenError::State(_)), "{number}: {error}");
        let laid_out = state
            .with_cards(game.deck())
            .and_then(|state| Celestial::laid_out(DeckRef::EXPERT, &options, seats, &state));
        assert!(laid_out.is_err() || number == 6);
    }
    let empty = TraceTables {
        cards: BTreeMap::new(),
    };
    assert!(reopen(&empty, &good).is_err());
}
