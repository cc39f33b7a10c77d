//! After the end: replay and review; and on the way there the mouse, the board's
//! cursor and programs.

use super::screen::{press, shown, table};
use crate::app::{App, Focus, Mode};
use crate::boards::Board;
use crate::host::Host;
use crate::theme::Theme;
use engine::prelude::*;
use engine::{Level, Player, Seat};
use landing::Landing;
use ratatui::crossterm::event::{KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;
use rockets::Rockets;
use supernova::Supernova;
use text::Language;

/// Plays to the end, people by the first line of their list.
fn finish<G: Board>(app: &mut App<G>) {
    while app.mode != Mode::Over {
        match app.mode {
            Mode::Bot(_) => app.advance(),
            _ => {
                press(app, KeyCode::Enter);
            }
        }
    }
}

#[test]
fn a_finished_game_is_replayed_decision_by_decision() {
    let mut app = table::<Rockets>(&["Ada", "Bot 2"], "{}", 4);
    finish(&mut app);
    let end = shown(&app, 80, 24);
    press(&mut app, KeyCode::Left);
    let last = app.moment().unwrap();
    assert_eq!(last.step, app.table.steps().len() - 1);
    assert_eq!(last.game, *app.table.after(last.step).game());
    let before = shown(&app, 80, 24);
    assert_ne!(before, end);
    assert!(
        before.contains(&format!("Step {}", last.step + 1)),
        "{before}"
    );
    // Far back is the first decision, behind the lot of who begins.
    for _ in 0..500 {
        press(&mut app, KeyCode::Left);
    }
    assert_eq!(app.moment().unwrap().step, 1);
    assert_eq!(app.replayed_lines(99, 0).len(), 1);
    press(&mut app, KeyCode::Esc);
    assert!(app.moment().is_none());
    assert_eq!(shown(&app, 80, 24), end);
}

#[test]
fn the_review_judges_people_and_goes_from_mark_to_mark() {
    let mut app = table::<Rockets>(&["Ada", "Bot 2"], r#"{"layout":"flat37"}"#, 4);
    app.judge = Level::Cadet;
    finish(&mut app);
    assert_eq!(app.wait(), None);
    press(&mut app, KeyCode::Char('r'));
    let mut rounds = 0;
    while app.wait().is_some() {
        app.advance();
        rounds += 1;
        assert!(rounds < 1000);
    }
    let (judged, due, marked) = app.review_progress().unwrap();
    assert_eq!(judged, due);
    assert!(marked > 0, "the first line of a list is seldom the best");
    press(&mut app, KeyCode::Char('m'));
    let moment = app.moment().unwrap();
    assert_eq!(moment.seat, Seat::new(0), "only people are judged");
    let (mark, said) = app.said_of(&moment).unwrap();
    assert!(mark.is_some() && said.contains("Better"), "{said}");
    let screen = shown(&app, 120, 40);
    assert!(screen.contains(mark.unwrap().sign()), "{screen}");
}

fn click<G: Board>(app: &mut App<G>, place: Position) {
    app.mouse(MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column: place.x,
        row: place.y,
        modifiers: KeyModifiers::NONE,
    });
}

/// Clicks twice on a place at which each legal action shows, from every state on the
/// way: the first click marks, the second plays.
fn clicked<G: Board>(names: &[&str]) {
    let mut app = table::<G>(names, "{}", 9);
    let mut played = 0;
    while played < 6 && app.mode != Mode::Over {
        if !matches!(app.mode, Mode::Choosing(_)) {
            match app.mode {
                Mode::Bot(_) => app.advance(),
                _ => {
                    press(&mut app, KeyCode::Enter);
                }
            }
            continue;
        }
        shown(&app, 120, 40);
        let spots = app.spots();
        assert!(!spots.is_empty(), "{}", G::NAME);
        let place = (0..40).flat_map(|y| (0..120).map(move |x| Position::new(x, y)));
        let mut place = place.filter(|place| spots.iter().any(|spot| spot.contains(*place)));
        let place = place.next().unwrap();
        let steps = app.table.steps().len();
        click(&mut app, place);
        assert_eq!(app.table.steps().len(), steps, "the first click only marks");
        let marked = app.choices.marked().unwrap().action;
        click(&mut app, place);
        let step = app.table.steps()[steps];
        assert!(
            matches!(step, record::Step::Action(_, action) if action == marked),
            "{}",
            G::NAME
        );
        played += 1;
    }
    // Who flies off the board in Asteroid Field is out soon.
    assert!(played >= 3, "{}", G::NAME);
}

#[test]
fn a_click_on_the_board_marks_and_a_second_one_plays() {
    clicked::<Rockets>(&["Ada", "Bot 2"]);
    clicked::<Landing>(&["Ada", "Bot 2"]);
    clicked::<Supernova>(&["Ada", "Bot 2"]);
    clicked::<celestial::Celestial>(&["Ada", "Bot 2"]);
    clicked::<asteroids::Asteroids>(&["Ada", "Bob"]);
}

#[test]
fn a_click_on_the_list_marks_its_line() {
    let mut app = table::<Landing>(&["Ada", "Bot 2"], r#"{"first":0}"#, 9);
    shown(&app, 80, 24);
    let view = app.table.game().view(app.eyes);
    let (_, column) = app.columns(&view, app.window.get());
    let (list, _) = app.side_parts(column);
    for row in [2, 5, 3, 8] {
        let y = list.y + row;
        let line = app.line_at(list, y).unwrap();
        if line == app.choices.cursor() {
            // That would play it.
            continue;
        }
        click(&mut app, Position::new(list.x + 3, y));
        assert_eq!(app.choices.cursor(), line);
        // What is drawn in that row is what was marked.
        let screen = shown(&app, 80, 24);
        let number = format!("{:>3} ", line + 1);
        assert!(screen.contains(&number), "{screen}");
    }
}

#[test]
fn arrows_go_over_the_board() {
    let mut app = table::<Rockets>(&["Ada", "Bot 2"], r#"{"first":0}"#, 9);
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.mode, Mode::Choosing(Seat::new(0)), "to remove");
    shown(&app, 80, 24);
    press(&mut app, KeyCode::Tab);
    assert_eq!(app.focus, Focus::Board);
    let mut seen = std::collections::BTreeSet::new();
    for (code, times) in [
        (KeyCode::Left, 5),
        (KeyCode::Up, 5),
        (KeyCode::Right, 5),
        (KeyCode::Down, 5),
    ] {
        for _ in 0..times {
            press(&mut app, code);
            seen.insert(app.choices.marked().unwrap().action);
        }
    }
    assert!(seen.len() > 6, "{seen:?}");
    press(&mut app, KeyCode::Tab);
    assert_eq!(app.focus, Focus::Log);
}

#[test]
fn help_explains_the_signs_of_every_board() {
    fn legend<G: Board>() {
        let mut app = table::<G>(&["Ada", "Bot 2"], "{}", 1);
        for language in Language::ALL {
            app.set_language(language);
            press(&mut app, KeyCode::F(1));
            let screen = shown(&app, 100, 80);
            let sign = G::LEGEND.said(language).split(" | ").next().unwrap();
            let words: String = sign.chars().take(12).collect();
            assert!(screen.contains(words.trim()), "{screen}");
            press(&mut app, KeyCode::Esc);
        }
    }
    for game in registry::GameId::ALL {
        registry::with_game!(game, G => legend::<G>());
    }
}

/// Answers every decision with the first legal action.
#[cfg(unix)]
const FIRST: &str = r#"sh -c 'while read -r line; do case "$line" in *\"decide\"*) echo "{\"index\":0}";; esac; done'"#;

#[cfg(unix)]
fn with_program<G: Board>(command: &str) -> App<G> {
    let players = vec![Player::person("Ada"), Player::bot("", Level::Admiral)];
    let mut table = Host::start(serde_json::json!({}), players.clone(), 3).unwrap();
    table
        .start_programs(&[None, Some(command.to_owned())])
        .unwrap();
    let theme = Theme::plain();
    App::new(table, players, Language::English, theme, "game.json".into())
}

#[cfg(unix)]
#[test]
fn a_program_plays_a_seat() {
    let mut app = with_program::<Landing>(FIRST);
    finish(&mut app);
    let record = app.table.record();
    assert_eq!(record.seats[1], Player::person(FIRST));
    // It always takes the first action that is legal.
    let mut game = record::Match::<Landing>::start(&Default::default(), record.seats).unwrap();
    for step in app.table.steps() {
        if let record::Step::Action(seat, action) = *step
            && seat == Seat::new(1)
        {
            let mut legal = Vec::new();
            game.game().legal_actions(&mut legal);
            assert_eq!(legal[0], action);
        }
        game.take(*step).unwrap();
    }
}

#[cfg(unix)]
#[test]
fn a_program_that_fails_halts_the_game_and_loses_nothing() {
    let mut app = with_program::<Landing>("sh -c 'read -r line; exit 3'");
    for _ in 0..50 {
        match app.mode {
            Mode::Bot(_) if app.pace.halted => break,
            Mode::Bot(_) => app.advance(),
            _ => {
                press(&mut app, KeyCode::Enter);
            }
        }
    }
    assert!(app.pace.halted);
    let notice = app.notice.clone().unwrap();
    assert!(notice.contains("exit 3"), "{notice}");
    assert_eq!(app.wait(), None);
}
