//! Bots of Last Rocket: legal, alert, and close to perfect where perfect play
//! is known.
#![allow(clippy::print_stdout)]

use bots::{Bot, BotGame, Effort, Knowledge, Level, Thought, solve_rockets};
use dice::Dice;
use engine::prelude::*;
use engine::{Scratch, Seat, Seats, Turn, Viewer};
use rockets::{Action, Cell, Layout, Options, Phase, Rocket, Rockets, View};
use search::{Budget, Mcts, Stop};

fn started(options: Options, seats: u8, deal: u64) -> Rockets {
    let seats = Seats::new(seats).expect("1 to 8 seats");
    engine::settled(
        Rockets::start(&options, seats).expect("valid options"),
        &mut Dice::new(deal),
    )
}

fn bot_action(bot: &mut Bot<Rockets>, game: &Rockets, seat: Seat) -> Action {
    bot.decide(&Knowledge::new(game, seat), Effort::Level)
        .action
}

/// Plays random actions until `stop` says so or the game is over.
fn play_randomly(game: &mut Rockets, dice: &mut Dice, stop: impl Fn(&Rockets) -> bool) {
    let mut scratch = Scratch::default();
    while game.turn() != Turn::Over && !stop(game) {
        let action = game.sample_action(dice, &mut scratch);
        game.apply_unchecked(action, &mut ());
    }
}

fn galaxies(game: &Rockets) -> u32 {
    game.layout()
        .iter()
        .map(|cell| u32::from(game.height(cell)))
        .sum()
}

/// A duel on the default board: galaxies by cell, both rockets, no bases left.
fn duel(stacks: &[(u8, u8)], rockets: [u8; 2]) -> Rockets {
    let mut heights = vec![0; 19];
    for &(cell, height) in stacks {
        heights[usize::from(cell)] = height;
    }
    let view = View {
        viewer: Viewer::Spectator,
        seats: Seats::new(2).expect("two seats"),
        options: Options::default(),
        heights,
        bases: vec![None; 2],
        rockets: rockets.map(|cell| Some(Cell::new(cell))).to_vec(),
        left_base: vec![true; 2],
        fallen: Vec::new(),
        turn: Some(Rocket::new(0)),
        phase: Phase::Move,
    };
    Rockets::from_view(&view).expect("a position of the game")
}

#[test]
fn every_level_plays_legally_at_every_table() {
    let mut tables = vec![
        (Layout::Stack19, 2, 3, false),
        (Layout::Flat61, 2, 2, false),
        (Layout::Flat37, 3, 2, false),
        (Layout::Stack19, 4, 1, true),
    ];
    for layout in Layout::ALL {
        tables.extend((2..=6).map(|seats| (layout, seats, 1, false)));
    }
    for (number, (layout, seats, rockets_each, teams)) in (0u64..).zip(tables) {
        let options = Options {
            first: None,
            layout,
            rockets_each,
            teams,
        };
        let mut game = started(options, seats, number);
        let mut dice = Dice::branch(7, number);
        let mut scratch = Scratch::default();
        let mut bots = [Level::Cadet, Level::Pilot, Level::Captain]
            .map(|level| Bot::<Rockets>::new(level, number));
        let mut decisions = 0;
        while let Turn::Decide(seat) = game.turn() {
            // The captain is asked now and then only, for it takes longest.
            let action = match decisions % 12 {
                0 | 3 | 7 | 8 => game.sample_action(&mut dice, &mut scratch),
                5 => bot_action(&mut bots[2], &game, seat),
                at => bot_action(&mut bots[at % 2], &game, seat),
            };
            game.apply(seat, action, &mut ()).expect("bots act legally");
            decisions += 1;
        }
    }
}

#[test]
fn the_admiral_plays_legally_from_the_first_turn_to_the_last() {
    for (deal, seats) in [(1, 2), (2, 6)] {
        let mut game = started(Options::default(), seats, deal);
        let mut dice = Dice::new(deal);
        let mut bot = Bot::new(Level::Admiral, deal);
        while let Turn::Decide(seat) = game.turn() {
            let action = bot_action(&mut bot, &game, seat);
            game.apply(seat, action, &mut ()).expect("bots act legally");
            let before = galaxies(&game);
            play_randomly(&mut game, &mut dice, |game| galaxies(game) + 8 < before);
        }
    }
}

#[test]
fn the_same_seed_and_sight_give_the_same_action() {
    let game = started(Options::default(), 3, 4);
    let Turn::Decide(seat) = game.turn() else {
        panic!("somebody begins");
    };
    for level in [Level::Cadet, Level::Pilot, Level::Captain] {
        let ask = || bot_action(&mut Bot::new(level, 11), &game, seat);
        assert_eq!(ask(), ask());
    }
}

/// With a stopper a bot thinks as long as it is let, and no longer.
#[test]
fn the_admiral_stops_when_told_to() {
    let game = started(Options::default(), 2, 4);
    let Turn::Decide(seat) = game.turn() else {
        panic!("somebody begins");
    };
    let mut bot = Bot::new(Level::Admiral, 1);
    let mut stopper = |iterations: u64| iterations >= 500;
    let thought = bot.decide(&Knowledge::new(&game, seat), Effort::Until(&mut stopper));
    let report = thought.report.expect("an open position is searched");
    assert!((500..600).contains(&report.iterations), "{report:?}");
}

/// Rocket 1 in the corner has one galaxy left to go to: taking it wins.
#[test]
fn a_trapped_opponent_is_finished_off() {
    let stacks = [(9, 3), (8, 2), (4, 2), (5, 1), (18, 1), (17, 1)];
    for level in [Level::Pilot, Level::Captain, Level::Admiral] {
        let mut game = duel(&stacks, [9, 18]);
        let mut bot = Bot::new(level, 3);
        let seat = Seat::new(0);
        for _ in 0..2 {
            let action = bot_action(&mut bot, &game, seat);
            game.apply_unchecked(action, &mut ());
        }
        let outcome = game.outcome().expect("the opponent can't move");
        assert_eq!(outcome.places[seat], 1, "{level}");
    }
}

/// From cell 3, cell 0 leads nowhere else, while 8 opens on a field.
#[test]
fn a_dead_end_is_left_alone() {
    let field = [8, 9, 12, 13, 6, 5, 10].map(|cell| (cell, 2));
    let stacks = [&field[..], &[(3, 1), (0, 1)]].concat();
    for level in [Level::Pilot, Level::Captain, Level::Admiral] {
        let game = duel(&stacks, [3, 6]);
        let action = bot_action(&mut Bot::new(level, 5), &game, Seat::new(0));
        assert_eq!(action, Action::Move(Cell::new(8)), "{level}");
    }
}

/// Positions of random games with so many galaxies left, nobody eliminated
/// and not too hard to solve, and the place that the seat whose turn it is
/// takes there.
fn solved_positions(
    layout: Layout,
    seats: u8,
    left: u32,
    count: usize,
) -> Vec<(Rockets, Seat, u8)> {
    let options = Options {
        layout,
        ..Options::default()
    };
    (0..)
        .filter_map(|deal| {
            let mut game = started(options, seats, deal);
            let mut dice = Dice::branch(23, deal);
            play_randomly(&mut game, &mut dice, |game| galaxies(game) <= left);
            let Turn::Decide(seat) = game.turn() else {
                return None;
            };
            if !game.fallen().is_empty() {
                return None;
            }
            let solved = solve_rockets(&game.view(Viewer::Seat(seat)), 100_000)?;
            Some((game, seat, solved.places[seat]))
        })
        .take(count)
        .collect()
}

/// The seat's place after perfect play that begins with `action`.
fn place_after(game: &Rockets, seat: Seat, action: Action) -> u8 {
    let mut after = game.clone();
    after.apply_unchecked(action, &mut ());
    if let Some(outcome) = after.outcome() {
        return outcome.places[seat];
    }
    let solved = solve_rockets(&after.view(Viewer::Seat(seat)), 10_000_000);
    solved.expect("late positions can be solved").places[seat]
}

/// What a level's search alone chooses, without asking for a proof.
fn search_action(level: Level, game: &Rockets, seat: Seat) -> Action {
    let knowledge = Knowledge::new(game, seat);
    let plan = <Rockets as BotGame>::plan(level, game.seats());
    let mut tree = Mcts::new(plan.config, 1 << 20);
    let report = tree.search(
        &mut <Rockets as BotGame>::guide(&knowledge, level),
        seat,
        &Budget::iterations(plan.iterations),
        &mut |_: u64| false,
        &mut Dice::new(1),
    );
    report.best().expect("the search looked at something")
}

/// Where perfect play is known, how often does a search keep its result? Only
/// positions count in which there is something to lose: some action leads to a
/// worse place. A proof would always keep it, so the searches go without.
#[test]
fn the_choice_keeps_the_exact_value() {
    println!("layout  seats level    kept");
    for (layout, seats, left) in [
        (Layout::Stack19, 2, 10),
        (Layout::Flat37, 2, 16),
        (Layout::Stack19, 3, 8),
    ] {
        let mut critical = solved_positions(layout, seats, left, 40);
        let mut actions = Vec::new();
        critical.retain(|(game, seat, place)| {
            game.legal_actions(&mut actions);
            actions
                .iter()
                .any(|&action| place_after(game, *seat, action) > *place)
        });
        critical.truncate(16);
        let of = critical.len();
        assert!(of >= 8, "too few positions to tell: {of}");
        for (level, least) in [
            (Level::Pilot, 0.5),
            (Level::Captain, 0.65),
            (Level::Admiral, 0.8),
        ] {
            let kept = critical
                .iter()
                .filter(|(game, seat, place)| {
                    let action = search_action(level, game, *seat);
                    place_after(game, *seat, action) <= *place
                })
                .count();
            let name = level.name();
            println!("{layout:<7} {seats:>5} {name:<8} {kept} of {of}");
            assert!(kept as f64 >= least * of as f64, "{level}: {kept} of {of}");
        }
    }
}

/// With the proof a bot keeps what is won.
#[test]
fn the_admiral_wins_what_is_won() {
    for (game, seat, place) in solved_positions(Layout::Stack19, 2, 8, 20) {
        let action = bot_action(&mut Bot::new(Level::Admiral, 1), &game, seat);
        assert_eq!(place_after(&game, seat, action), place);
    }
}

/// The line that comes with a solution is legal and leads where it says.
#[test]
fn a_solution_can_be_played_out() {
    for (seats, left) in [(2, 8), (3, 6), (4, 5)] {
        for (mut game, _, _) in solved_positions(Layout::Stack19, seats, left, 10) {
            let view = game.view(Viewer::Spectator);
            let solved = solve_rockets(&view, 100_000).expect("solved before");
            for action in solved.line {
                let Turn::Decide(seat) = game.turn() else {
                    panic!("the line goes on after the end");
                };
                game.apply(seat, action, &mut ()).expect("a legal line");
            }
            let outcome = game.outcome().expect("the line leads to the end");
            assert_eq!(outcome.places, solved.places);
        }
    }
}

#[test]
fn proofs_agree_with_looking_at_everything() {
    for (game, seat, place) in solved_positions(Layout::Stack19, 2, 6, 25) {
        let all = search::solve(&game, Rockets::position_key, 2_000_000);
        assert_eq!(all.expect("few galaxies are left").places[seat], place);
    }
}

#[test]
fn what_takes_too_long_is_not_solved() {
    let game = started(Options::default(), 2, 1);
    assert_eq!(solve_rockets(&game.view(Viewer::Spectator), 5_000), None);
    let seats = Seats::new(2).expect("two seats");
    let unbegun = Rockets::start(&Options::default(), seats).expect("valid options");
    assert_eq!(solve_rockets(&unbegun.view(Viewer::Spectator), 5_000), None);
}

/// Even the weakest level is no random player.
#[test]
fn the_cadet_beats_random_play() {
    let games = 60;
    let mut won = 0;
    for deal in 0..games {
        let mut game = started(Options::default(), 2, deal / 2);
        let mut dice = Dice::branch(3, deal);
        let mut scratch = Scratch::default();
        let mut bot = Bot::new(Level::Cadet, deal);
        let cadet = Seat::new(u8::from(deal % 2 == 1));
        while let Turn::Decide(seat) = game.turn() {
            let action = if seat == cadet {
                bot_action(&mut bot, &game, seat)
            } else {
                game.sample_action(&mut dice, &mut scratch)
            };
            game.apply_unchecked(action, &mut ());
        }
        let outcome = game.outcome().expect("the game is over");
        won += u64::from(outcome.places[cadet] == 1);
    }
    assert!(won * 3 > games * 2, "won {won} of {games}");
}

#[test]
fn each_level_costs_more_than_the_one_below() {
    let seats = Seats::new(2).expect("two seats");
    // An ensign's iterations are cheaper than a pilot's, who plays games on to their end.
    let costs = Level::USUAL.map(|level| <Rockets as BotGame>::plan(level, seats).iterations);
    assert!(costs.windows(2).all(|pair| pair[0] < pair[1]), "{costs:?}");
}

#[test]
fn several_trees_give_one_answer() {
    let game = started(Options::default(), 3, 4);
    let Turn::Decide(seat) = game.turn() else {
        panic!("nobody decides");
    };
    let knowledge = Knowledge::new(&game, seat);
    // A switch that is thrown already leaves each tree its first few steps.
    let stop = Stop::new();
    stop.throw();
    let ask = |trees| {
        let effort = Effort::Together { stop: &stop, trees };
        Bot::new(Level::Admiral, 2).decide(&knowledge, effort)
    };
    let (one, three) = (ask(1), ask(3));
    let iterations = |thought: &Thought<Action>| thought.report.as_ref().unwrap().iterations;
    assert_eq!(iterations(&three), 3 * iterations(&one));
    assert!(game.check(seat, three.action).is_ok());
    assert_eq!(three, ask(3), "it is the same every time");
}
