//! What the board says: descriptions, clauses, accounts and options.

use asteroids::{Action, Asteroids, Event, Options, Piece, Square};
use board_asteroids::AsteroidsBoard;
use board_kit::{Board, Language, Setting};
use dice::Dice;
use engine::prelude::*;
use engine::{Scratch, Seats, Turn, Viewer, random_states};
use text::asteroids::square_name;
use text::coach::Foreseen;
use text::{Names, Words};

fn played_out(options: &Options, seats: Seats, seed: u64) -> (Asteroids, Vec<Event>) {
    let (mut dice, mut scratch) = (Dice::new(seed), Scratch::default());
    let mut game = Asteroids::start(options, seats).unwrap();
    let mut events = Vec::new();
    engine::play_out(&mut game, &mut dice, &mut scratch, &mut events);
    (game, events)
}

#[test]
fn the_account_names_every_seat_at_its_place_once() {
    let names: Vec<String> = "Ada Bo Cy Di Ed Flo Gus Hal"
        .split(' ')
        .map(str::to_owned)
        .collect();
    for seed in 0..40 {
        let seats = Seats::new(2 + (seed % 7) as u8).unwrap();
        let (game, _) = played_out(&Options::default(), seats, seed);
        let outcome = game.outcome().unwrap();
        let view = game.view(Viewer::Spectator);
        for language in Language::ALL {
            let lines = AsteroidsBoard::account(&view, &outcome, &Names(&names), language);
            assert_eq!(lines[0].clause, Some(outcome.ending.clause));
            assert_eq!(lines.len(), 1 + usize::from(seats.count()));
            let mut place_before = 1;
            for seat in seats.iter() {
                let about: Vec<_> = lines.iter().filter(|it| it.seat == Some(seat)).collect();
                assert_eq!(about.len(), 1, "{seat}");
                assert!(about[0].text.starts_with(&names[seat.index()]));
                let ordinal = format!("{}", outcome.places[seat]);
                assert!(about[0].text.contains(&ordinal), "{}", about[0].text);
                let survived = view.eliminated[seat.index()].is_none();
                let says_so = about[0]
                    .text
                    .contains(text::asteroids::Text::FateFlying.said(language));
                assert_eq!(survived, says_so, "{}", about[0].text);
            }
            for line in &lines[1..] {
                let place = outcome.places[line.seat.unwrap()];
                assert!(place >= place_before, "the best come first");
                place_before = place;
            }
        }
    }
}

#[test]
fn every_line_of_the_log_has_its_clause() {
    for seed in 0..12 {
        let options = Options {
            bonus: seed % 2 == 0,
            ..Options::default()
        };
        let (_, events) = played_out(&options, Seats::new(5).unwrap(), seed);
        for event in &events {
            let clause = Asteroids::clause(event).unwrap();
            for language in Language::ALL {
                let rules = text::rulebook::source::<Asteroids>(language);
                assert!(rules.contains(&format!("**{clause}**")), "{clause}");
            }
        }
    }
}

#[test]
fn the_description_tells_of_every_piece_and_keeps_secrets() {
    let seats = Seats::new(3).unwrap();
    let game = Asteroids::start(&Options::default(), seats).unwrap();
    let names = Names(&[]);
    for game in random_states(game, Dice::new(3)) {
        for language in Language::ALL {
            for viewer in Viewer::all(seats) {
                let view = game.view(viewer);
                let lines = AsteroidsBoard::describe(&view, &names, language);
                let pieces = view.board.iter().flatten().count();
                // A greeting, a line a seat, a line a piece, the stock.
                let open = 2 + usize::from(seats.count()) + pieces;
                assert!(lines.len() >= open);
                if viewer == Viewer::Spectator {
                    assert_eq!(lines.len(), open, "nothing about hands: {lines:?}");
                }
                assert!(lines.iter().all(|line| line.ends_with('.')), "{lines:?}");
            }
        }
    }
}

#[test]
fn the_first_choice_of_every_field_is_the_default() {
    let default = serde_json::to_value(Options::default()).unwrap();
    for language in Language::ALL {
        let fields = text::options::fields::<asteroids::Asteroids>(None, language);
        let mut keys: Vec<&str> = fields.iter().map(|field| field.key).collect();
        keys.sort_unstable();
        let mut wanted: Vec<&String> = default.as_object().unwrap().keys().collect();
        wanted.sort_unstable();
        assert_eq!(keys, wanted);
        for field in fields {
            assert!(!field.label.is_empty() && !field.help.is_empty());
            if let Setting::OneOf(choices) = field.setting {
                assert_eq!(choices[0].0, default[field.key]);
                for (value, _) in choices {
                    let mut options = default.clone();
                    options[field.key] = value;
                    serde_json::from_value::<Options>(options).unwrap();
                }
            }
        }
    }
}

#[test]
fn every_thing_says_what_it_is_now() {
    let seats = Seats::new(3).unwrap();
    let game = Asteroids::start(&Options::default(), seats).unwrap();
    let names = ["Ada", "Bo", "Cy"].map(String::from);
    for game in random_states(game, Dice::new(5)) {
        for viewer in Viewer::all(seats) {
            let view = game.view(viewer);
            let said = |kind, number: usize| {
                AsteroidsBoard::answer(&view, &Names(&names), Language::English, (kind, number))
            };
            for (square, piece) in Square::all().zip(&view.board) {
                if let Some(Piece::Asteroid { asteroid, .. }) = piece {
                    let told = said("rock", asteroid.index()).unwrap();
                    let place = format!(" on {}: 1 ", square_name(square));
                    assert!(told.contains(&place), "{told}");
                }
            }
            for seat in seats.iter() {
                let who = if viewer.is(seat) {
                    "You"
                } else {
                    &names[seat.index()]
                };
                let told = said("seat", seat.index()).unwrap();
                assert!(told.starts_with(who), "{told}");
                let faces = view.ships[seat.index()];
                let faces = faces.filter(|_| view.eliminated[seat.index()].is_none());
                let place = faces.map(|at| square_name(at.square()));
                assert!(place.is_none_or(|place| told.contains(&place)), "{told}");
            }
        }
    }
}

/// Those who choose from the list read what the board's buttons warn of.
#[test]
fn every_starting_mark_says_what_lies_ahead() {
    let seats = Seats::new(2).unwrap();
    let game = Asteroids::start(&Options::default(), seats).unwrap();
    let (mut clear, mut blocked) = (0, 0);
    for game in random_states(game, Dice::new(2)) {
        let Turn::Decide(seat) = game.turn() else {
            continue;
        };
        let view = game.view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        for action in legal {
            let Action::Mark { mark } = action else {
                continue;
            };
            let turn = Foreseen {
                before: &view,
                actions: &[action],
                events: &[],
                after: &view,
            };
            let told = Asteroids::consequence(&turn, &Names(&[]), Language::English).unwrap();
            assert!(told.contains(&square_name(mark.square())), "{told}");
            let is_blocked = matches!(
                view.board[mark.square().index()],
                Some(Piece::Asteroid { .. })
            );
            assert_eq!(told.contains("asteroid lies ahead"), is_blocked, "{told}");
            *(if is_blocked { &mut blocked } else { &mut clear }) += 1;
        }
    }
    assert!(
        clear > 40 && blocked > 0,
        "{clear} clear, {blocked} blocked"
    );
}
