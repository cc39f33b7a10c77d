//! Illegal notations: the clause is shown, nothing changes.

use super::screen::{press, shown, table, write};
use crate::app::App;
use crate::boards::Board;
use crate::panel::Panel;
use asteroids::Asteroids;
use celestial::Celestial;
use engine::prelude::*;
use landing::Landing;
use ratatui::crossterm::event::KeyCode;
use rockets::Rockets;
use supernova::Supernova;
use text::Language;
use text::rulebook::Rulebook;

/// Types a notation that must be refused, and reads the panel.
fn refuses<G: Board>(mut app: App<G>, notation: &str) {
    // Behind the curtain, and in Celestial Duel after a look at each card.
    while !matches!(app.mode, crate::app::Mode::Choosing(_)) {
        press(&mut app, KeyCode::Enter);
    }
    let before = app.table.game().clone();
    write(&mut app, notation);
    press(&mut app, KeyCode::Enter);
    let Some(Panel::Refused(refused)) = app.panel.clone() else {
        panic!("{notation} of {} was not refused", G::NAME);
    };
    assert_eq!(app.table.game(), &before);
    let (clause, text) = refused.clause.clone().unwrap();
    let book = Rulebook::of::<G>(Language::English);
    assert_eq!(text, book.entry(clause).unwrap().text);
    let screen = shown(&app, 120, 40);
    assert!(screen.contains(&clause.to_string()), "{screen}");
    // The clause is wrapped, so that words are looked for one by one.
    for word in text.split(' ').take(12) {
        assert!(screen.contains(word), "`{word}` is missing in\n{screen}");
    }
    for word in refused.sentence.split(' ').take(4) {
        assert!(screen.contains(word), "`{word}` is missing in\n{screen}");
    }
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.panel, None);
    // Backspace and Esc bring the whole list back.
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.choices.shown().len(), app.choices.len());
}

#[test]
fn every_game_explains_its_refusals() {
    let first = r#"{"first":0}"#;
    refuses(table::<Rockets>(&["Ada", "Bob"], first, 1), "m14");
    refuses(table::<Rockets>(&["Ada", "Bob"], first, 1), "x9");
    refuses(table::<Asteroids>(&["Ada", "Bob"], first, 1), "m14.7");
    refuses(table::<Celestial>(&["Ada", "Bob"], first, 1), "follow");
    let landing = table::<Landing>(&["Ada", "Bot"], first, 1);
    let missing = (0..36)
        .find(|&number| {
            let card = landing::Card::new(number).unwrap();
            !holds(&landing, card)
        })
        .unwrap();
    refuses(landing, &format!("a{missing}.0"));
    let supernova = table::<Supernova>(&["Ada", "Bot"], first, 1);
    let hand = hand_of(&supernova);
    let missing = supernova::Alien::ALL
        .into_iter()
        .find(|&alien| !hand.contains(&supernova::Card::solo(alien)))
        .unwrap();
    refuses(supernova, &format!("S{missing}>{missing}"));
}

fn holds(app: &App<Landing>, card: landing::Card) -> bool {
    app.table.game().view(app.eyes).hand.contains(card)
}

fn hand_of(app: &App<Supernova>) -> Vec<supernova::Card> {
    app.table.game().view(app.eyes).hand.unwrap_or_default()
}

#[test]
fn what_is_neither_a_line_nor_a_notation_is_explained() {
    let mut app = table::<Rockets>(&["Ada", "Bob"], r#"{"first":0}"#, 1);
    write(&mut app, "fly away");
    assert_eq!(app.choices.shown().len(), 0);
    press(&mut app, KeyCode::Enter);
    let screen = shown(&app, 80, 24);
    assert!(screen.contains("fly away"), "{screen}");
    assert!(screen.contains("Nothing has changed"), "{screen}");
}

#[test]
fn the_rules_scroll_and_are_searched() {
    let mut app = table::<Rockets>(&["Ada", "Bob"], "{}", 1);
    press(&mut app, KeyCode::F(2));
    let top = shown(&app, 80, 24);
    press(&mut app, KeyCode::PageDown);
    assert_ne!(shown(&app, 80, 24), top);
    write(&mut app, "/LR-5.2");
    press(&mut app, KeyCode::Enter);
    assert!(shown(&app, 80, 24).contains("LR-5.2"));
    write(&mut app, "/no such rule");
    assert!(shown(&app, 80, 24).contains("is not in these rules"));
    press(&mut app, KeyCode::Esc);
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.panel, None);
}

#[test]
fn help_and_language_work_at_any_moment() {
    let mut app = table::<Rockets>(&["Ada", "Bot"], "{}", 1);
    press(&mut app, KeyCode::Char('?'));
    assert!(shown(&app, 80, 24).contains("Help"));
    press(&mut app, KeyCode::Esc);
    super::screen::control(&mut app, 'l');
    let screen = shown(&app, 80, 24);
    let log = text::terminal::Text::Log.said(Language::English.next());
    assert!(screen.contains(log), "{screen}");
}

#[test]
fn the_coach_marks_a_line_and_says_why() {
    let mut app = table::<Rockets>(&["Ada", "Bob"], "{}", 1);
    press(&mut app, KeyCode::F(4));
    let Some(Panel::Coach(sentences)) = app.panel.clone() else {
        panic!("no advice: {}", shown(&app, 80, 24));
    };
    assert!(sentences.len() >= 2, "a turn and a reason: {sentences:?}");
    let marked = app.choices.marked().expect("a line is marked");
    assert!(sentences[0].contains(&marked.words), "{sentences:?}");
    let removes = text::rockets::remove(Language::English, 0, 1);
    let removes = removes.split(' ').next().unwrap_or_default();
    assert!(sentences[0].contains(removes), "both halves: {sentences:?}");
    assert!(shown(&app, 80, 24).contains("The coach"));
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.panel, None);
}
