//! Traces that Orbite writes can be replayed by what replays the samples, for
//! every variant; and a record of the same game tells the same.

use dice::Dice;
use engine::{Game, Player, Scratch, Seat, random_step};
use record::{GameResult, Match, Record, RecordError, StepError, trace};
use registry::{Variant, simulation_options, variants, with_game};

#[test]
fn every_variant_is_traced_and_replayed() {
    for variant in variants() {
        with_game!(variant.game, G => {
            for seed in 0..3 {
                let game = random_match::<G>(&variant, seed);
                let mut text = Vec::new();
                trace::write(&game, seed, &mut text).unwrap();
                let text = String::from_utf8(text).unwrap();
                let replayed = trace::replay::<G>(&text).unwrap_or_else(|error| panic!("{variant:?}: {error}"));
                assert_eq!(replayed.games, 1);
            }
        });
    }
}

#[test]
fn every_variant_is_recorded_and_replayed_bit_for_bit() {
    for variant in variants() {
        with_game!(variant.game, G => {
            let game = random_match::<G>(&variant, 9);
            let record = Record::parse(&game.record().to_json()).unwrap();
            let again = Match::<G>::from_record(&record).unwrap();
            assert_eq!(again.game(), game.game());
            assert_eq!(again.steps(), game.steps());
            assert_eq!(again.record(), record);
        });
    }
}

/// Cuts, edits and foreign records are told apart from good ones.
#[test]
fn a_changed_record_never_passes_for_the_same_game() {
    for variant in variants().into_iter().step_by(3) {
        with_game!(variant.game, G => {
            let good = random_match::<G>(&variant, 4).record();
            let mut cut = good.clone();
            cut.steps.pop();
            assert!(Match::<G>::from_record(&cut).is_err(), "a finished game cut short");
            let mut older = good.clone();
            older.rules += 1;
            let error = Match::<G>::from_record(&older).unwrap_err();
            assert!(matches!(error, RecordError::OtherRules { .. }), "{error}");
            let mut claimed = good.clone();
            let Some(GameResult::Played(outcome)) = &mut claimed.result else {
                panic!("{:?}", claimed.result);
            };
            outcome.places[Seat::new(0)] += 1;
            let error = Match::<G>::from_record(&claimed).unwrap_err();
            assert!(matches!(error, RecordError::Result { .. }), "{error}");
            let mut longer = good.clone();
            let last = longer.steps.last().unwrap().clone();
            longer.steps.push(last);
            let error = Match::<G>::from_record(&longer).unwrap_err();
            let over = matches!(&error, RecordError::Step { error: StepError::Over, .. });
            assert!(over, "{error}");
        });
    }
}

fn random_match<G: Game>(variant: &Variant, seed: u64) -> Match<G> {
    let options = simulation_options::<G>(&variant.options).unwrap();
    let holders = vec![Player::person("Ada"); variant.seats.into()];
    let mut game = Match::<G>::start(&options, holders).unwrap();
    let mut dice = Dice::new(seed);
    let mut scratch = Scratch::default();
    while let Some(step) = random_step(game.game(), &mut dice, &mut scratch) {
        game.take(step).unwrap();
    }
    game
}
