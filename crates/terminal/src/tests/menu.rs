//! The start menu by keys.

use crate::menu::{Answer, Menu};
use crate::theme::Theme;
use engine::{Level, Player};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use record::Match;
use registry::{GameId, with_game};
use text::Language;

fn press(menu: &mut Menu, code: KeyCode) -> Answer {
    menu.key(KeyEvent::new(code, KeyModifiers::NONE))
}

fn draw(menu: &Menu, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| menu.draw(frame)).unwrap();
    let buffer = terminal.backend().buffer().clone();
    buffer.content.iter().map(|cell| cell.symbol()).collect()
}

#[test]
fn every_game_and_every_option_can_be_chosen_and_started() {
    for language in Language::ALL {
        let mut menu = Menu::new(language, Theme::plain());
        for game in GameId::ALL {
            for _ in 0..8 {
                // Through every line, one value further on each.
                press(&mut menu, KeyCode::Home);
                press(&mut menu, KeyCode::Down);
                for _ in 0..16 {
                    let setup = menu.setup(1);
                    assert_eq!(setup.game, game);
                    with_game!(game, G => {
                        let options = serde_json::from_value(setup.options.clone()).unwrap();
                        Match::<G>::start(&options, setup.players.clone()).unwrap();
                    });
                    for (width, height) in [(80, 24), (120, 40), (30, 8)] {
                        draw(&menu, width, height);
                    }
                    press(&mut menu, KeyCode::Right);
                    press(&mut menu, KeyCode::Down);
                }
            }
            press(&mut menu, KeyCode::Home);
            press(&mut menu, KeyCode::Right);
        }
    }
}

#[test]
fn names_are_typed_and_bots_are_marked() {
    let mut menu = Menu::new(Language::English, Theme::plain());
    press(&mut menu, KeyCode::Down);
    press(&mut menu, KeyCode::Down);
    for letter in "Zoé".chars() {
        press(&mut menu, KeyCode::Char(letter));
    }
    press(&mut menu, KeyCode::End);
    assert_eq!(press(&mut menu, KeyCode::Enter), Answer::Start);
    let setup = menu.setup(9);
    assert_eq!(setup.players[0], Player::person("Zoé"));
    assert_eq!(setup.players[1], Player::bot("Rigel", Level::Pilot));
    assert!(draw(&menu, 80, 24).contains("Zoé, person"));
    assert!(draw(&menu, 80, 24).contains("Rigel, pilot"));
    assert_eq!(press(&mut menu, KeyCode::Esc), Answer::Leave);
}

#[test]
fn a_seat_takes_people_and_bots_of_every_level() {
    let mut menu = Menu::new(Language::English, Theme::plain());
    for _ in 0..3 {
        press(&mut menu, KeyCode::Down);
    }
    let mut sitters = Vec::new();
    for _ in 0..5 {
        sitters.push(menu.setup(1).players[1].clone());
        press(&mut menu, KeyCode::Right);
    }
    let expected = [
        Player::bot("Rigel", Level::Pilot),
        Player::bot("Rigel", Level::Captain),
        Player::bot("Rigel", Level::Admiral),
        Player::person("Player 2"),
        Player::bot("Rigel", Level::Cadet),
    ];
    assert_eq!(sitters, expected);
}

#[test]
fn a_level_that_the_next_game_lacks_becomes_the_one_below() {
    let mut menu = Menu::new(Language::English, Theme::plain());
    let level = |menu: &Menu| menu.setup(1).players[1].bot;
    // Last Rocket has more levels than the others.
    for _ in 0..3 {
        press(&mut menu, KeyCode::Right);
    }
    for _ in 0..3 {
        press(&mut menu, KeyCode::Down);
    }
    press(&mut menu, KeyCode::Right);
    assert_eq!(level(&menu), Some(Level::Lieutenant));
    for _ in 0..3 {
        press(&mut menu, KeyCode::Up);
    }
    press(&mut menu, KeyCode::Right);
    assert_eq!(level(&menu), Some(Level::Pilot));
}
