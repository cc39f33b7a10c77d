//! The scene that events build is the scene that the view shows.

use board_kit::Board;
use board_rockets::RocketsBoard;
use dice::Dice;
use engine::prelude::*;
use engine::{Seat, Seats, Viewer, random_game};
use rockets::{Event, Layout, Options, Rockets};
use text::{Language, Names};

/// Every option set and seat count that the rules allow.
fn tables() -> Vec<(Options, Seats)> {
    let mut list = Vec::new();
    for layout in Layout::ALL {
        for count in 2..=6 {
            for rockets_each in 1..=3 {
                for teams in [false, true] {
                    let seats = Seats::new(count).unwrap();
                    let options = Options {
                        layout,
                        rockets_each,
                        teams,
                        ..Options::default()
                    };
                    if options.check(seats).is_ok() {
                        list.push((options, seats));
                    }
                }
            }
        }
    }
    list
}

/// Plays a random game and calls `each` after every step.
fn play(
    options: &Options,
    seats: Seats,
    seed: u64,
    mut each: impl FnMut(&Rockets, &Rockets, &[Event]),
) {
    let game = Rockets::start(options, seats).unwrap();
    for taken in random_game(game, Dice::new(seed)) {
        each(&taken.before, &taken.after, &taken.events);
    }
}

#[test]
fn events_lead_from_one_scene_to_the_next() {
    let tables = tables();
    assert!(tables.len() > 15, "the variants are all there");
    for (options, seats) in tables {
        for seed in 0..6 {
            play(&options, seats, seed, |before, after, events| {
                for viewer in Viewer::all(seats) {
                    let scene = RocketsBoard::scene(&before.view(viewer));
                    let scene = RocketsBoard::scene_after(scene, events, viewer);
                    assert_eq!(
                        scene,
                        RocketsBoard::scene(&after.view(viewer)),
                        "{events:?}"
                    );
                }
            });
        }
    }
}

#[test]
fn every_log_line_leads_to_a_clause_of_the_book() {
    let book = text::rulebook::Rulebook::of::<Rockets>(Language::English);
    for (options, seats) in tables() {
        play(&options, seats, 3, |_, _, events| {
            for event in events {
                let clause = Rockets::clause(event).expect("every event has its rule");
                assert!(book.entry(clause).is_some(), "{clause} is not in the book");
            }
        });
    }
}

#[test]
fn the_account_names_every_fallen_rocket_and_every_winner() {
    let names = [
        "Ada".to_owned(),
        "Bo".to_owned(),
        "Cy".to_owned(),
        "Di".to_owned(),
    ];
    for (options, seats) in tables() {
        let mut last = None;
        play(&options, seats, 9, |_, after, _| last = Some(after.clone()));
        let end = last.unwrap();
        let outcome = end.outcome().unwrap();
        let view = end.view(Viewer::Spectator);
        for language in Language::ALL {
            let lines = RocketsBoard::account(&view, &outcome, &Names(&names), language);
            let winners = outcome.winners().len() as usize;
            assert_eq!(lines.len(), view.fallen.len() + winners);
            for line in &lines[view.fallen.len()..] {
                let seat = line.seat.unwrap();
                assert_eq!(outcome.places[seat], 1, "{line:?}");
            }
        }
    }
}

#[test]
fn the_board_is_told_in_every_language() {
    let names: Vec<String> = Vec::new();
    for (options, seats) in tables() {
        let game = Rockets::start(&options, seats).unwrap();
        let view = game.view(Viewer::Spectator);
        let told =
            Language::ALL.map(|language| RocketsBoard::describe(&view, &Names(&names), language));
        for other in &told[1..] {
            assert_eq!(told[0].len(), other.len());
            assert!(told[0].iter().zip(other).all(|(one, other)| one != other));
        }
        let partners = "Two teams: Player 1 and Player 3 against Player 2 and Player 4.";
        let teams = told.iter().flatten().any(|line| line == partners);
        assert_eq!(teams, options.teams);
    }
}

#[test]
fn every_thing_says_what_it_is_now() {
    let names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"].map(String::from);
    for (options, seats) in tables() {
        play(&options, seats, 5, |_, after, _| {
            for viewer in Viewer::all(seats) {
                let view = after.view(viewer);
                let said = |kind, number: usize| {
                    let names = Names(&names);
                    RocketsBoard::answer(&view, &names, Language::English, (kind, number)).unwrap()
                };
                for cell in options.layout.iter() {
                    let (height, told) = (view.heights[cell.index()], said("cell", cell.index()));
                    let number = format!("ell {}", cell.number() + 1);
                    assert!(told.contains(&number), "{told}");
                    let is_base = view.bases.contains(&Some(cell));
                    let what = match height {
                        _ if is_base => "base".to_owned(),
                        0 => "empty".to_owned(),
                        1 => "one galaxy".to_owned(),
                        height => format!("stack of {height}"),
                    };
                    assert!(told.contains(&what), "{told}");
                }
                for (index, cell) in view.rockets.iter().enumerate() {
                    let owner = Seat::new(index as u8 % seats.count());
                    let who = if viewer.is(owner) {
                        "You"
                    } else {
                        &names[owner.index()]
                    };
                    let place = cell.map_or("out".to_owned(), |cell| {
                        format!("on cell {}", cell.number() + 1)
                    });
                    for told in [
                        said("rocket", index),
                        said("base", index),
                        said("seat", owner.index()),
                    ] {
                        assert!(told.starts_with(who) && told.contains(&place), "{told}");
                    }
                    if let Some(cell) = cell {
                        assert!(said("cell", cell.index()).contains(who));
                        assert!(said("rocket", index).contains("exit"));
                    }
                }
            }
        });
    }
}
