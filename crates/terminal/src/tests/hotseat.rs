//! Several people at one keyboard: nobody sees what is another's.

use super::screen::{control, press, shown, table};
use crate::app::{App, Mode};
use crate::boards::Board;
use crate::theme::Theme;
use asteroids::Asteroids;
use celestial::Celestial;
use engine::Viewer;
use landing::Landing;
use ratatui::crossterm::event::KeyCode;
use rockets::Rockets;
use supernova::Supernova;
use text::Language;

/// The same moment of the game, drawn for a viewer with another full state
/// behind it that looks the same to that viewer.
fn draws_from_the_view_alone<G: Board>(app: &App<G>, seed: u64) {
    let seats = app.table.game().seats();
    for viewer in Viewer::all(seats) {
        let view = app.table.game().view(viewer);
        let mut dice = dice::Dice::new(seed);
        let other = G::determinize(&view, &mut dice);
        let paint = |view: &G::View| {
            let area = ratatui::layout::Rect::new(0, 0, 70, 30);
            let mut buffer = ratatui::buffer::Buffer::empty(area);
            let table = crate::boards::TableView {
                view,
                viewer,
                choice: None,
                legal: Vec::new(),
                names: app.names(),
                language: Language::English,
                theme: Theme::full(),
            };
            G::paint(&table, area, &mut buffer);
            buffer
        };
        assert_eq!(paint(&view), paint(&other.view(viewer)), "{viewer:?}");
    }
}

/// Plays a while; whenever the curtain is down the screen must be the same
/// whatever the game is, and the log must not show another's cards.
fn hides<G: Board>(options: &str) {
    const { assert!(G::HAS_SECRETS) };
    let mut app = table::<G>(&["Ada", "Bob", "Bot 3"], options, 11);
    let mut curtains = 0;
    for step in 0..120 {
        match app.mode {
            Mode::Curtain { to } => {
                curtains += 1;
                assert_eq!(app.eyes, Viewer::Spectator);
                let screen = shown(&app, 80, 24);
                let name = app.name(to);
                let empty = screen.lines().filter(|line| line.trim().is_empty()).count();
                // Two lines of text and the keys: no board, list or log.
                assert_eq!(empty, 21, "{screen}");
                assert!(screen.contains(&format!("Pass the keyboard to {name}")));
                // Help, rules, undo and saving stay shut; so does the list.
                press(&mut app, KeyCode::F(1));
                press(&mut app, KeyCode::F(2));
                control(&mut app, 'u');
                press(&mut app, KeyCode::Char('x'));
                press(&mut app, KeyCode::Tab);
                assert_eq!(shown(&app, 80, 24), screen);
                press(&mut app, KeyCode::Enter);
                assert_eq!(app.eyes, Viewer::Seat(to));
            }
            Mode::Choosing(seat) => {
                assert_eq!(app.eyes, Viewer::Seat(seat), "another's list is shown");
                press(&mut app, KeyCode::Enter);
            }
            Mode::Handover { to } => {
                assert_ne!(app.eyes, Viewer::Seat(to));
                assert_eq!(app.choices.len(), 0);
                press(&mut app, KeyCode::Enter);
                assert_eq!(app.mode, Mode::Curtain { to });
            }
            Mode::Look { to } => {
                assert_ne!(app.eyes, Viewer::Seat(to));
                press(&mut app, KeyCode::Enter);
                assert_eq!(app.mode, Mode::Curtain { to });
            }
            Mode::Bot(_) => {
                assert_eq!(app.choices.len(), 0);
                press(&mut app, KeyCode::Enter);
            }
            Mode::Over => break,
        }
        draws_from_the_view_alone(&app, step);
    }
    assert!(curtains > 1, "{curtains} curtains");
}

#[test]
fn supernova_hides_tokens_and_hands() {
    hides::<Supernova>("{}");
}

#[test]
fn celestial_hides_top_cards() {
    hides::<Celestial>(r#"{"collectors":["telescope","telescope"]}"#);
}

/// Presses Enter until somebody looks at a card, a few rounds on; whose cards were seen.
fn looks(app: &mut App<Celestial>) -> Vec<Viewer> {
    let mut seen = Vec::new();
    for _ in 0..60 {
        if let Mode::Look { .. } = app.mode {
            seen.push(app.eyes);
            let screen = shown(app, 100, 40);
            assert!(screen.contains("Look at your card."), "{screen}");
        }
        press(app, KeyCode::Enter);
    }
    seen
}

#[test]
fn everybody_looks_at_their_card_before_a_round_of_celestial_duel() {
    let mut app = table::<Celestial>(&["Ada", "Bob", "Bot 3"], r#"{"collectors":[]}"#, 11);
    let seen = looks(&mut app);
    assert!(seen.len() > 4, "{seen:?}");
    assert!((0..2).all(|seat| seen.contains(&Viewer::Seat(engine::Seat::new(seat)))));
    // They can do without.
    while !matches!(app.mode, Mode::Look { .. }) {
        press(&mut app, KeyCode::Enter);
    }
    press(&mut app, KeyCode::Char('x'));
    assert_eq!(looks(&mut app), []);
}

#[test]
fn landing_hides_secrets_and_hands() {
    hides::<Landing>("{}");
}

#[test]
fn asteroids_hides_hands() {
    hides::<Asteroids>("{}");
}

#[test]
fn open_games_and_single_people_need_no_curtain() {
    let mut app = table::<Rockets>(&["Ada", "Bob"], r#"{"first":0}"#, 1);
    for _ in 0..6 {
        assert!(matches!(app.mode, Mode::Choosing(_)), "{:?}", app.mode);
        press(&mut app, KeyCode::Enter);
    }
    let mut app = table::<Landing>(&["Ada", "Bot", "Bot"], "{}", 1);
    for _ in 0..12 {
        assert!(
            matches!(app.mode, Mode::Choosing(_) | Mode::Bot(_) | Mode::Over),
            "{:?}",
            app.mode
        );
        assert_eq!(app.eyes, Viewer::Seat(engine::Seat::new(0)));
        press(&mut app, KeyCode::Enter);
    }
}

#[test]
fn the_log_says_what_happened_since_ones_last_turn() {
    let mut app = table::<Rockets>(&["Ada", "Bot"], r#"{"first":0}"#, 1);
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    while matches!(app.mode, Mode::Bot(_)) {
        press(&mut app, KeyCode::Enter);
    }
    let screen = shown(&app, 120, 40);
    assert!(screen.contains("• "), "{screen}");
}
