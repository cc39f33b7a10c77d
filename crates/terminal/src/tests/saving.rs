//! Taking back, saving, leaving and going on.

use super::screen::{control, press, shown, table, write};
use crate::PlayError;
use crate::app::{App, Effect, Mode};
use crate::boards::Board;
use crate::host::Host;
use crate::panel::{Panel, Question};
use crate::theme::Theme;
use asteroids::Asteroids;
use celestial::Celestial;
use engine::{Player, Seat, Viewer};
use landing::Landing;
use ratatui::crossterm::event::KeyCode;
use record::Record;
use registry::{GameId, with_game};
use rockets::Rockets;
use supernova::Supernova;
use text::Language;

fn go_on<G: Board>(json: &str) -> App<G> {
    let record = Record::parse(json).unwrap();
    let players = record.seats.clone();
    let table = Host::resume(&record, &players, 21).unwrap();
    let theme = Theme::plain();
    App::new(table, players, Language::English, theme, "game.json".into())
}

/// Presses Enter a while, saving after every step, and goes on from each.
fn saves<G: Board>(options: &str) {
    let mut app = table::<G>(&["Ada", "Bob", "Bot 3"], options, 21);
    for _ in 0..30 {
        if let Some(record) = app.take_unsaved() {
            let again = go_on::<G>(&record.to_json());
            assert_eq!(again.table.game(), app.table.game());
            assert_eq!(again.table.steps(), app.table.steps());
            assert_eq!(again.players, app.players);
            assert_eq!(
                again.log_lines(Viewer::Spectator, 999, 0),
                app.log_lines(Viewer::Spectator, 999, 0),
            );
        }
        press(&mut app, KeyCode::Enter);
    }
}

#[test]
fn every_step_is_saved_and_resumed() {
    saves::<Supernova>("{}");
    saves::<Celestial>("{}");
    saves::<Landing>("{}");
    saves::<Rockets>("{}");
    saves::<Asteroids>("{}");
}

#[test]
fn a_resumed_game_plays_on_as_if_never_left() {
    let mut straight = table::<Landing>(&["Bot 1", "Bot 2"], "{}", 21);
    for _ in 0..5 {
        straight.advance();
    }
    let mut resumed = go_on::<Landing>(&straight.table.record().to_json());
    while straight.mode != Mode::Over {
        straight.advance();
        resumed.advance();
        assert_eq!(straight.table.game(), resumed.table.game());
    }
}

#[test]
fn a_record_needs_as_many_players_as_seats() {
    let app = table::<Rockets>(&["Ada", "Bob"], "{}", 1);
    let players = vec![Player::person("Ada")];
    let result = Host::<Rockets>::resume(&app.table.record(), &players, 1);
    assert!(matches!(
        result.err(),
        Some(PlayError::Players {
            seats: 2,
            players: 1
        })
    ));
}

#[test]
fn taking_back_ones_own_move_is_free_until_another_plays() {
    let mut app = table::<Rockets>(&["Ada", "Bob"], r#"{"first":0}"#, 1);
    let start = app.table.game().clone();
    press(&mut app, KeyCode::Enter);
    assert_ne!(app.table.game(), &start);
    control(&mut app, 'u');
    assert_eq!(app.table.game(), &start);
    assert_eq!(app.panel, None);
    // Move and removal, then Bob's move: Bob takes back alone, then Ada with
    // everyone's consent only.
    for _ in 0..3 {
        press(&mut app, KeyCode::Enter);
    }
    assert_eq!(app.mode, Mode::Choosing(Seat::new(1)));
    control(&mut app, 'u');
    assert_eq!(app.table.steps().len(), 2);
    control(&mut app, 'u');
    assert_eq!(app.table.steps().len(), 1);
    assert_eq!(app.mode, Mode::Choosing(Seat::new(0)));
}

#[test]
fn taking_back_what_was_revealed_asks_everyone() {
    let mut app = table::<Landing>(&["Ada", "Bot"], r#"{"first":0}"#, 1);
    let start = app.table.record();
    press(&mut app, KeyCode::Enter);
    control(&mut app, 'u');
    let seat = Seat::new(0);
    assert_eq!(app.panel, Some(Panel::Confirm(Question::Undo(seat))));
    assert!(shown(&app, 80, 24).contains("bots do not mind"));
    press(&mut app, KeyCode::Esc);
    assert_ne!(app.table.record(), start);
    control(&mut app, 'u');
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.table.record(), start);
}

#[test]
fn taking_back_from_another_person_goes_behind_the_curtain() {
    let mut app = table::<Landing>(&["Ada", "Bob"], r#"{"first":0}"#, 1);
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.mode, Mode::Handover { to: Seat::new(1) });
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.mode, Mode::Choosing(Seat::new(1)));
    control(&mut app, 'u');
    assert!(shown(&app, 80, 24).contains("agree?"));
    press(&mut app, KeyCode::Char('y'));
    assert_eq!(app.mode, Mode::Curtain { to: Seat::new(0) });
    assert_eq!(app.eyes, Viewer::Spectator);
}

#[test]
fn nothing_to_take_back_is_said() {
    let mut app = table::<Rockets>(&["Ada", "Bot"], r#"{"first":0}"#, 1);
    control(&mut app, 'u');
    assert!(shown(&app, 80, 24).contains("nothing to undo"));
}

#[test]
fn leaving_asks_and_says_how_to_go_on() {
    let mut app = table::<Rockets>(&["Ada", "Bot"], "{}", 1);
    assert_eq!(control(&mut app, 'c'), Effect::Stay);
    let screen = shown(&app, 80, 24);
    assert!(
        screen.contains("orbite play --resume game.json"),
        "{screen}"
    );
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.panel, None);
    control(&mut app, 'q');
    assert_eq!(press(&mut app, KeyCode::Enter), Effect::Leave);
}

#[test]
fn another_file_can_be_chosen() {
    let mut app = table::<Rockets>(&["Ada", "Bot"], "{}", 1);
    app.take_unsaved();
    control(&mut app, 's');
    for _ in 0.."game.json".len() {
        press(&mut app, KeyCode::Backspace);
    }
    write(&mut app, "other.json");
    assert_eq!(press(&mut app, KeyCode::Enter), Effect::Save);
    assert_eq!(app.save_path().to_str(), Some("other.json"));
    assert!(app.take_unsaved().is_some());
}

/// Every reader of records opens these very files.
#[test]
fn the_terminals_records_are_those_that_all_readers_open() {
    fn written<G: Board>() {
        let mut app = table::<G>(&["Ada", "Bot Blue"], "{}", 21);
        while conformance::actions(&app.table.record().steps) < conformance::MIDDLE {
            match app.mode {
                Mode::Bot(_) => app.advance(),
                _ => {
                    press(&mut app, KeyCode::Enter);
                }
            }
        }
        let text = app.take_unsaved().unwrap().to_json() + "\n";
        let path = conformance::record_path(G::NAME, "terminal");
        expect_test::expect_file![path].assert_eq(&text);
    }
    for game in GameId::ALL {
        with_game!(game, G => written::<G>());
    }
}

#[test]
fn the_records_of_all_writers_go_on_here() {
    for game in GameId::ALL {
        for writer in conformance::WRITERS {
            let path = conformance::record_path(game.name(), writer);
            let record = crate::run::read(&path).unwrap();
            with_game!(game, G => {
                let app = go_on::<G>(&record.to_json());
                let people = record.seats.iter().filter(|seat| seat.is_person());
                assert_eq!(app.people().len(), people.count(), "{game} {writer}");
                assert_eq!(app.table.steps().len(), record.steps.len(), "{game} {writer}");
            });
            let is_alone = ["page", "server", "terminal"].contains(&writer);
            assert_eq!(
                record.seats[0].is_person() && record.seats[1].bot.is_some(),
                is_alone
            );
        }
    }
}
