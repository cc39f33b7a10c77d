//! Codes stand for actions one to one, masks for legal actions, for ever.

mod common;

use common::{Look, every_variant};
use engine::Turn;
use expect_test::{expect, expect_file};
use lab::{LabGame, length};
use registry::{GameId, simulation_options, variants, with_game};

#[test]
fn a_code_is_one_action_and_an_action_one_code() {
    for game in GameId::ALL {
        with_game!(game, G => {
            for code in 0..G::CODES as u16 {
                let action = <G as LabGame>::action(code).unwrap();
                assert_eq!(G::code(action), Some(code), "{game}: {action}");
            }
            for code in [G::CODES as u16, u16::MAX] {
                assert_eq!(<G as LabGame>::action(code), None, "{game}: {code}");
            }
        });
    }
}

/// Policies are trained on these numbers: they never change.
#[test]
fn codes_keep_their_meaning() {
    let mut text = String::new();
    for game in GameId::ALL {
        with_game!(game, G => {
            text += &format!("{game}: {}\n", G::CODES);
            let last = G::CODES as u16 - 1;
            let samples = [0, 1, 4, 7, 25, 100, 244, 250, 300, 500, 590, 2000, last];
            for code in samples.into_iter().filter(|&code| code <= last) {
                let action = <G as LabGame>::action(code).unwrap();
                text += &format!("  {code} {action}\n");
            }
        });
    }
    expect![[r#"
        supernova: 591
          0 D01>0
          1 D01>1
          4 D03>0
          7 D04>4
          25 S0+
          100 F:S2/0:S0
          244 F:A1/1:S4
          250 F:A2/1:S0
          300 F:S2/2:S0
          500 F:S2/4:S0
          590 P:-
          590 P:-
        celestial: 9
          0 diameter
          1 discovery
          4 follow
          7 >temperature
          8 >distance
        landing: 312
          0 a0.0
          1 a0.1
          4 c0.0
          7 d0.1
          25 a3.1
          100 c12.0
          244 c30.0
          250 b31.0
          300 a39
          311 d41
        rockets: 183
          0 m0
          1 m1
          4 m4
          7 m7
          25 m25
          100 r39
          182 x60
        asteroids: 19894
          0 m0.0
          1 m0.1
          4 m1.0
          7 m2.1
          25 m18.7
          100 t13.0
          244 k
          250 k5
          300 k0.4
          500 k16.20
          590 k20.24
          2000 k9.12.15
          19893 k46.47.48
    "#]]
    .assert_eq(&text);
}

/// Neither do the lengths of tensors.
#[test]
fn tensors_keep_their_shape() {
    let mut text = String::new();
    for variant in variants() {
        with_game!(variant.game, G => {
            let options = simulation_options::<G>(&variant.options).unwrap();
            let seats = engine::Seats::new(variant.seats).unwrap();
            let bytes = length(&G::blocks(&options, seats));
            let options = serde_json::Value::Object(variant.options.clone());
            // Long lists of Collectors make no difference here.
            let options: String = options.to_string().chars().take(40).collect();
            let (game, codes) = (variant.game, G::codes(&simulation_options::<G>(&variant.options).unwrap()));
            text += &format!("{game} {} {options} {bytes} {codes}\n", variant.seats);
        });
    }
    expect_file!["tensors.txt"].assert_eq(&text);
}

#[derive(Default)]
struct Masks {
    states: usize,
    bits: usize,
}

impl Look for Masks {
    fn look<G: LabGame>(&mut self, state: &G) {
        let mut actions = Vec::new();
        let mut mask = vec![true; G::codes(&state.options())];
        state.mask_into(&mut actions, &mut mask);
        state.legal_actions(&mut actions);
        for &action in &actions {
            let code = G::code(action).unwrap();
            assert!(mask[usize::from(code)], "{action} is legal: {state:?}");
        }
        let set = mask.iter().filter(|flag| **flag).count();
        assert_eq!(set, actions.len(), "{state:?}");
        if let Turn::Decide(seat) = state.turn() {
            for (code, flag) in mask.iter().enumerate() {
                // Where there are thousands of codes, checking them all in every
                // state takes minutes; those that are set are always checked.
                if !flag && code > 600 && !code.is_multiple_of(97) {
                    continue;
                }
                let action = <G as LabGame>::action(code as u16).unwrap();
                assert_eq!(
                    state.check(seat, action).is_ok(),
                    *flag,
                    "{action}: {state:?}"
                );
            }
        }
        self.states += 1;
        self.bits += set;
    }
}

#[test]
fn masks_are_the_legal_actions() {
    let mut masks = Masks::default();
    every_variant(20_000, &mut masks);
    assert!(masks.states >= 20_000 && masks.bits > masks.states);
}

/// The same over a million states:
/// `cargo test -p lab --test codes -- --ignored`.
#[test]
#[ignore = "takes minutes"]
fn masks_are_the_legal_actions_in_a_million_states() {
    let mut masks = Masks::default();
    every_variant(1_000_000, &mut masks);
    assert!(masks.states >= 1_000_000);
}
