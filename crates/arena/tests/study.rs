//! Studies of real games between quick players.

use arena::Entrant;
use arena::study::{Figure, Study, StudyDeal, Summary};
use bots::{BotGame, Level};
use engine::prelude::*;
use record::Match;
use registry::{GameId, simulation_options, with_game};
use serde_json::{Map, Value, json};

fn study<G: BotGame>(sets: &[Value], line_up: &[Entrant]) -> Study<G> {
    let options = |set: &Value| {
        let given: Map<String, Value> = serde_json::from_value(set.clone()).unwrap();
        simulation_options::<G>(&given).unwrap()
    };
    Study {
        sets: sets.iter().map(options).collect(),
        line_up: line_up.to_vec(),
        seed: 3,
        playouts: 20,
        keep_records: true,
    }
}

fn play<G: BotGame>(study: &Study<G>, deals: u64, threads: usize) -> Vec<StudyDeal> {
    let mut played = Vec::new();
    let numbers: Vec<u64> = (0..deals).collect();
    study
        .run(&numbers, threads, |deal| played.push(deal))
        .unwrap();
    played.sort_by_key(|deal| deal.deal);
    played
}

/// The options that keep a game short.
fn short(game: GameId) -> Value {
    match game {
        GameId::Celestial => json!({"first": 0, "rounds": 10}),
        _ => json!({"first": 0}),
    }
}

#[test]
fn every_game_is_studied_and_what_is_counted_adds_up() {
    for game in GameId::ALL {
        with_game!(game, G => {
            let study = study::<G>(&[short(game)], &[Entrant::Random, Entrant::Random]);
            let deals = play(&study, 12, 2);
            for row in deals.iter().flat_map(|deal| &deal.games) {
                let taken: u32 = row.kinds.iter().flat_map(|kinds| kinds.values()).map(|kind| kind.taken).sum();
                assert_eq!(taken, row.course.decisions, "{game}");
                assert!(row.course.forced <= row.course.decisions);
                assert_eq!(row.course.last_decisions.iter().max(), Some(&row.course.decisions));
                let record = row.record.as_ref().unwrap();
                let replayed = Match::<G>::from_record(record).unwrap();
                assert_eq!(replayed.game().outcome(), Some(row.outcome), "{game}");
            }
            let summary = Summary::new(&study, &deals);
            let set = &summary.sets[0];
            let close = |sum: f64| assert!((sum - 1.0).abs() < 1e-9, "{game}: {sum}");
            close(set.seats.iter().map(|seat| seat.share).sum());
            close(set.endings.iter().map(|ending| ending.share).sum());
            close(set.kinds.iter().map(|kind| kind.share).sum());
            assert!(set.kinds.iter().all(|kind| kind.kind != "action"), "{game}: kinds have names");
            assert!(set.fairness.is_some() && set.members.is_empty());
        });
    }
}

#[test]
fn threads_change_nothing_and_results_can_be_stored() {
    let line_up = [Entrant::Bot(Level::Cadet), Entrant::Random];
    let study = study::<registry::Rockets>(&[json!({"first": 0})], &line_up);
    let one = play(&study, 4, 1);
    let two = play(&study, 4, 2);
    assert_eq!(one, two);
    let stored: Vec<StudyDeal> =
        serde_json::from_str(&serde_json::to_string(&one).unwrap()).unwrap();
    let summary =
        |deals: &[StudyDeal]| serde_json::to_string(&Summary::new(&study, deals)).unwrap();
    assert_eq!(summary(&one), summary(&stored));
}

#[test]
fn members_that_differ_sit_on_every_seat_and_are_told_apart() {
    let line_up = [Entrant::Bot(Level::Pilot), Entrant::Random];
    let study = study::<registry::Rockets>(&[json!({"first": 0})], &line_up);
    let summary = Summary::new(&study, &play(&study, 6, 2));
    assert_eq!((summary.plan.rotations, summary.sets[0].games), (2, 12));
    let members = &summary.sets[0].members;
    assert_eq!(members[0].entrant, "pilot");
    assert!(members[0].share > 0.7, "{members:?}");
    assert!(
        summary.sets[0].fairness.is_none(),
        "seats hold different players"
    );
    // The pilot's searches say what a rescue is worth beside a move.
    let rescue = summary.sets[0]
        .kinds
        .iter()
        .find(|kind| kind.kind == "rescue");
    assert!(rescue.is_none_or(|kind| kind.gain.is_some()));
}

#[test]
fn two_sets_of_options_are_compared_on_the_same_deals() {
    let sets = [
        json!({"first": 0, "layout": "flat61"}),
        json!({"first": 0, "layout": "flat37"}),
    ];
    let study = study::<registry::Rockets>(&sets, &[Entrant::Random, Entrant::Random]);
    let summary = Summary::new(&study, &play(&study, 20, 2));
    let differences = &summary.comparison.unwrap().differences;
    let decisions = &differences[0];
    assert_eq!(decisions.figure, Figure::Decisions);
    // A smaller board is played out sooner, far beyond chance.
    assert!(
        decisions.difference + decisions.error < -20.0,
        "{decisions:?}"
    );
    assert!((decisions.second - decisions.first - decisions.difference).abs() < 1e-9);
}

#[test]
fn an_unfair_game_is_called_unfair_and_a_fair_one_is_not() {
    // Random play of Last Rocket favours neither seat by much.
    let fair =
        study::<registry::Rockets>(&[json!({"first": 0})], &[Entrant::Random, Entrant::Random]);
    let deals = play(&fair, 300, 2);
    let p = |deals: &[StudyDeal]| Summary::new(&fair, deals).sets[0].fairness.unwrap().p;
    assert!(p(&deals) > 0.001, "{}", p(&deals));
    // The same games with seat 0 winning three of four.
    let mut bent = deals;
    for deal in &mut bent {
        let places = if deal.deal % 4 == 0 { [2, 1] } else { [1, 2] };
        deal.games[0].outcome.places = engine::PerSeat::from_slice(&places).unwrap();
    }
    assert!(p(&bent) < 1e-6, "{}", p(&bent));
}
