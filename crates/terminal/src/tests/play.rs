//! Games from the first key to the last.

use super::screen::{control, press, shown, table, write};
use crate::app::{App, Mode};
use crate::boards::Board;
use asteroids::Asteroids;
use celestial::Celestial;
use dice::Dice;
use engine::prelude::*;
use engine::{Character, Randomness, Seat, Turn};
use landing::Landing;
use ratatui::crossterm::event::KeyCode;
use record::Match;
use rockets::Rockets;
use std::collections::BTreeSet;
use supernova::Supernova;
use text::Language;

/// Screens on which every few steps of every game are drawn: the last two are
/// too small to play on, and must say so without a panic.
const SIZES: [(u16, u16); 6] = [(80, 24), (120, 40), (100, 30), (200, 60), (60, 20), (10, 3)];

/// Plays to the end by keys, now by arrows, now by number, now by notation.
fn play_through<G: Board>(app: &mut App<G>, seed: u64) {
    play_in(app, seed, None);
}

/// The same in one language, or in all of them by turns.
fn play_in<G: Board>(app: &mut App<G>, seed: u64, language: Option<Language>) {
    if let Some(language) = language {
        app.set_language(language);
    }
    let mut dice = Dice::new(seed);
    for step in 0.. {
        assert!(step < 20_000, "{} does not end", G::NAME);
        if step % 7 == 0 {
            let (width, height) = SIZES[step / 7 % SIZES.len()];
            shown(app, width, height);
        }
        if step % 11 == 0 && language.is_none() {
            control(app, 'l');
        }
        match app.mode {
            Mode::Over => break,
            Mode::Bot(_) if step % 2 == 0 => app.advance(),
            Mode::Bot(_) | Mode::Handover { .. } | Mode::Look { .. } | Mode::Curtain { .. } => {
                press(app, KeyCode::Enter);
            }
            Mode::Choosing(_) => {
                let choices = app.choices.len() as u32;
                let choice = dice.below(choices);
                match dice.below(3) {
                    0 => (0..choice).for_each(|_| {
                        press(app, KeyCode::Down);
                    }),
                    1 => {
                        let (_, choice) = app.choices.shown().nth(choice as usize).unwrap();
                        let notation = choice.notation.clone();
                        write(app, &notation);
                    }
                    _ => write(app, &(choice + 1).to_string()),
                }
                press(app, KeyCode::Enter);
                assert_eq!(app.panel, None, "a legal choice was refused");
            }
        }
    }
    assert_eq!(app.table.game().turn(), Turn::Over);
    for (width, height) in SIZES {
        shown(app, width, height);
    }
    let record = app.table.record();
    let again = Match::<G>::from_record(&record).unwrap();
    assert_eq!(again.game(), app.table.game());
}

fn every_table<G: Board>(options: &[&str]) {
    const NAMES: [&str; 8] = [
        "Ada", "Bot 2", "Bob", "Bot 4", "Cleo", "Dan", "Eve", "Bot 8",
    ];
    for seats in G::LEAST_SEATS..=G::MOST_SEATS {
        for (number, options) in options.iter().enumerate() {
            let seed = u64::from(seats) * 10 + number as u64;
            let names = &NAMES[..usize::from(seats)];
            play_through(&mut table::<G>(names, options, seed), seed);
        }
    }
    // Nobody but bots, and nobody but people.
    play_through(&mut table::<G>(&["Bot 1", "Bot 2"], options[0], 3), 3);
    play_through(&mut table::<G>(&["Ada", "Bob"], options[0], 4), 4);
    in_every_language::<G>(options[0]);
}

/// The same game in each language: what is played is the same, what is said is not.
fn in_every_language<G: Board>(options: &str) {
    let played = Language::ALL.map(|language| {
        let mut app = table::<G>(&["Ada", "Bot 2"], options, 6);
        play_in(&mut app, 6, Some(language));
        assert_eq!(app.language, language);
        (app.table.record().to_json(), shown(&app, 120, 40))
    });
    let [records, screens] = [
        played.iter().map(|(record, _)| record).collect(),
        played.iter().map(|(_, screen)| screen).collect(),
    ]
    .map(|told: BTreeSet<&String>| told.len());
    assert_eq!((records, screens), (1, Language::ALL.len()));
}

/// Names of 32 characters, each two columns wide, and of 32 columns.
#[test]
fn long_names_leave_room_for_what_follows_them() {
    let wide = "飞".repeat(32);
    let names = [wide.as_str(), "Wilhelmina Featherstonehaugh-Orr"];
    let mut app = table::<Landing>(&names, "{}", 2);
    let heads = |app: &App<Landing>| {
        let screen = shown(app, 80, 24);
        screen.lines().next().unwrap_or_default().to_owned()
    };
    // Whose hand is seen stands in the title.
    while !matches!(app.mode, Mode::Choosing(_)) {
        press(&mut app, KeyCode::Enter);
    }
    let title = heads(&app);
    assert!(title.ends_with('…'), "{title}");
    play_in(&mut app, 2, Some(Language::English));
    let screen = shown(&app, 80, 24);
    let scored = screen
        .lines()
        .filter(|line| line.contains('…') && line.trim_end().ends_with(" points"));
    assert_eq!(scored.count(), 2, "{screen}");
}

#[test]
fn supernova_is_played_to_the_end() {
    every_table::<Supernova>(&["{}"]);
}

#[test]
fn celestial_is_played_to_the_end() {
    let every = r#"{"rounds":15,"collectors":["comet","eclipse","telescope","slingshot","black-hole","shield"]}"#;
    every_table::<Celestial>(&[r#"{"rounds":12}"#, every]);
}

#[test]
fn landing_is_played_to_the_end() {
    every_table::<Landing>(&["{}"]);
}

#[test]
fn rockets_is_played_to_the_end() {
    every_table::<Rockets>(&["{}", r#"{"layout":"flat37"}"#, r#"{"layout":"flat61"}"#]);
    play_through(
        &mut table::<Rockets>(&["Ada", "Bob"], r#"{"rockets_each":3}"#, 5),
        5,
    );
}

#[test]
fn asteroids_is_played_to_the_end() {
    every_table::<Asteroids>(&["{}", r#"{"bonus":true}"#, r#"{"asteroids":false}"#]);
}

#[test]
fn a_bot_greets_at_the_first_turn_and_then_is_quiet() {
    let mut app = table::<Rockets>(&["Ada", "Bot"], r#"{"first":0}"#, 1);
    let greeting = "Rigel: Ready? Catch me if you can!";
    let screen = shown(&app, 120, 30);
    assert!(screen.contains(greeting), "{screen}");
    press(&mut app, KeyCode::Enter);
    assert!(!shown(&app, 120, 30).contains(greeting));
}

#[test]
fn the_end_names_places_and_the_clause() {
    let mut app = table::<Rockets>(&["Ada", "Bot"], "{}", 1);
    play_through(&mut app, 1);
    app.set_language(Language::English);
    let screen = shown(&app, 80, 24);
    let ending = app.table.game().outcome().unwrap().ending;
    assert!(screen.contains(&ending.clause.to_string()), "{screen}");
    assert!(screen.contains("1. "), "{screen}");
    // What the bot says of its place.
    let place = app.table.game().outcome().unwrap().places[Seat::new(1)];
    let said = text::characters::farewell(Character::Rigel, place, Language::English);
    assert!(screen.contains(&format!("Rigel: {said}")), "{screen}");
    assert_eq!(
        press(&mut app, KeyCode::Char('n')),
        crate::app::Effect::Rematch
    );
    assert_eq!(
        press(&mut app, KeyCode::Char('q')),
        crate::app::Effect::Leave
    );
}
