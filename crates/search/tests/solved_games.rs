//! Search against games whose value is known.

mod toys;

use dice::Dice;
use engine::{Game, PerSeat, Seat, Seats, Turn, Viewer};
use search::{
    AlphaBeta, Budget, Choices, Config, Evaluator, Mcts, Observers, Report, Selection, Side, Stop,
    Uniform, WIN, search_in_parallel, solve,
};
use toys::{Call, Number, Stones};

const UCB: Selection = Selection::Ucb { exploration: 1.0 };
const PUCT: Selection = Selection::Puct {
    exploration: 1.5,
    reduction: 0.1,
};

fn config(selection: Selection, observers: Observers, choices: Choices) -> Config {
    Config {
        selection,
        observers,
        choices,
    }
}

fn search<G: Game>(game: &G, config: Config, iterations: u64, seed: u64) -> Report<G::Action> {
    let Turn::Decide(seat) = game.turn() else {
        panic!("nobody decides")
    };
    let mut guide = Uniform::<G>::new(game.view(Viewer::Seat(seat)));
    let mut tree = Mcts::new(config, 1 << 16);
    let budget = Budget::iterations(iterations);
    tree.search(
        &mut guide,
        seat,
        &budget,
        &mut |_: u64| false,
        &mut Dice::new(seed),
    )
}

/// Every way to search.
fn all_configs() -> Vec<Config> {
    let mut list = Vec::new();
    for selection in [UCB, PUCT] {
        for observers in [Observers::Single, Observers::Each] {
            for choices in [Choices::Vary, Choices::Fixed] {
                list.push(config(selection, observers, choices));
            }
        }
    }
    list
}

#[test]
fn every_search_takes_the_winning_number_of_stones() {
    for config in all_configs() {
        for heap in [5, 6, 7, 9, 10, 11, 13] {
            let report = search(&Stones::new(heap), config, 4_000, 1);
            assert_eq!(
                report.best(),
                Some(Number(heap % 4)),
                "{heap} stones, {config:?}"
            );
            assert!(
                report.worth[Seat::new(0)] > 0.6,
                "{heap}: {:?}",
                report.worth
            );
        }
    }
}

#[test]
fn hidden_cards_are_called_exactly_when_that_is_right() {
    for config in all_configs() {
        let mut worth = 0.0;
        for card in 0..6 {
            let other = u8::from(card == 0);
            let game = Call {
                cards: vec![Some(card), Some(other)],
                called: None,
            };
            let report = search(&game, config, 3_000, u64::from(card));
            let right = Number(u8::from(card >= 3));
            assert_eq!(report.best(), Some(right), "card {card}, {config:?}");
            let best = report
                .choices
                .iter()
                .map(|choice| choice.worth)
                .fold(0.0, f32::max);
            worth += best / 6.0;
        }
        assert!((worth - 0.65).abs() < 0.03, "{worth} is not the known 0.65");
    }
}

#[test]
fn three_seats_each_play_for_themselves() {
    let mut game = Stones::new(5);
    game.seats = Seats::new(3).unwrap();
    let solved = solve(
        &game,
        |game| u64::from(game.heap) << 8 | u64::from(game.turn.number()),
        10_000,
    );
    let solved = solved.unwrap();
    let report = search(
        &game,
        config(UCB, Observers::Single, Choices::Fixed),
        8_000,
        3,
    );
    assert_eq!(report.line.first(), solved.line.first());
}

struct HeapSides;

impl Evaluator<Stones> for HeapSides {
    fn side(&self, seat: Seat) -> Side {
        if seat == Seat::new(0) {
            Side::First
        } else {
            Side::Second
        }
    }

    fn evaluate(&self, _game: &Stones) -> i32 {
        0
    }

    fn result(&self, game: &Stones) -> search::Result {
        match self.side(game.turn) {
            Side::First => search::Result::FirstWins,
            Side::Second => search::Result::SecondWins,
        }
    }

    fn key(&self, game: &Stones) -> u64 {
        (u64::from(game.heap) << 8 | u64::from(game.turn.number()))
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

#[test]
fn alpha_beta_proves_the_value_of_every_heap() {
    for heap in 1..24 {
        let mut search = AlphaBeta::new(HeapSides, 10);
        let line = search.search(&Stones::new(heap), 40, &mut |_: u64| false);
        let wins = heap % 4 != 0;
        assert_eq!(line.value > WIN / 2, wins, "{heap}: {line:?}");
        assert_eq!(line.value < -WIN / 2, !wins, "{heap}: {line:?}");
        if wins {
            assert_eq!(line.actions[0], Number(heap % 4));
        }
    }
}

#[test]
fn the_solver_agrees_with_arithmetic_and_knows_its_limit() {
    let key = |game: &Stones| u64::from(game.heap) << 8 | u64::from(game.turn.number());
    for heap in 1..40 {
        let solved = solve(&Stones::new(heap), key, 1_000).unwrap();
        let first = if heap % 4 == 0 { 2 } else { 1 };
        assert_eq!(solved.places[Seat::new(0)], first, "{heap}");
        assert!(!solved.line.is_empty());
    }
    assert_eq!(solve(&Stones::new(40), key, 5), None);
}

#[test]
fn the_same_seed_gives_the_same_report() {
    for config in all_configs() {
        let game = Stones::new(11);
        assert_eq!(search(&game, config, 500, 7), search(&game, config, 500, 7));
        let other = search(&game, config, 500, 8);
        assert!(
            other != search(&game, config, 500, 7),
            "another seed searches otherwise"
        );
    }
}

#[test]
fn parallel_trees_give_one_answer_and_stop_when_told() {
    let game = Stones::new(11);
    let guide = Uniform::<Stones>::new(game.clone());
    let config = config(UCB, Observers::Single, Choices::Fixed);
    let budget = Budget::iterations(4_000);
    let ask = |stop: &Stop| search_in_parallel(config, &guide, Seat::new(0), &budget, stop, 5, 3);
    let report = ask(&Stop::new());
    assert_eq!(report.best(), Some(Number(3)));
    assert_eq!(report, ask(&Stop::new()));
    assert!(report.iterations >= 4_000);
    let stop = Stop::new();
    stop.throw();
    let stopped = ask(&stop);
    assert!(stopped.iterations < 100, "{}", stopped.iterations);
    assert!(
        stopped.best().is_some(),
        "a stopped search still has an answer"
    );
}

#[test]
fn a_full_tree_goes_on_without_growing() {
    let game = Stones::new(60);
    let mut guide = Uniform::<Stones>::new(game);
    let mut tree = Mcts::new(config(UCB, Observers::Single, Choices::Vary), 64);
    let budget = Budget::iterations(5_000);
    let report = tree.search(
        &mut guide,
        Seat::new(0),
        &budget,
        &mut |_: u64| false,
        &mut Dice::new(1),
    );
    assert!(report.nodes <= 64, "{}", report.nodes);
    assert_eq!(report.iterations, 5_000);
}

#[test]
fn worth_is_told_for_every_seat_and_confidence_grows() {
    let config = config(UCB, Observers::Single, Choices::Fixed);
    let few = search(&Stones::new(11), config, 40, 2);
    let many = search(&Stones::new(11), config, 20_000, 2);
    assert!(many.confidence() > 0.95 && many.confidence() >= few.confidence());
    let total: f32 = PerSeat::as_slice(&many.worth).iter().sum();
    assert!((total - 1.0).abs() < 1e-3, "a win is shared out: {total}");
}
