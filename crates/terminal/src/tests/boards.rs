//! One early moment of every board, as it looks.

use super::screen::{drawn, press, shown, table};
use crate::app::{App, Stage};
use crate::boards::Board;
use crate::theme::mark;
use asteroids::Asteroids;
use celestial::Celestial;
use engine::Seat;
use expect_test::{Expect, expect};
use landing::Landing;
use ratatui::crossterm::event::KeyCode;
use ratatui::style::Color;
use rockets::Rockets;
use supernova::Supernova;

/// How wide the board is on the smallest screen.
const COLUMNS: usize = 47;

/// The left part of the screen, where the board is, some keys into a game of
/// one person against a bot. List and log speak the words of the game, which
/// have tests of their own.
fn check<G: Board>(seed: u64, turns: usize, expected: &Expect) {
    let mut app = table::<G>(&["Ada", "Bot"], r#"{"first":0}"#, seed);
    for _ in 0..turns {
        take_turn(&mut app);
    }
    press(&mut app, KeyCode::Down);
    // A space that must not break looks like any other.
    let screen = shown(&app, 80, 24).replace('\u{a0}', " ");
    let board: String = screen
        .lines()
        .skip(1)
        .take(21)
        .map(|line| {
            let left: String = line.chars().take(COLUMNS).collect();
            // The bar keeps the column where the board begins.
            format!("|{}\n", left.trim_end())
        })
        .collect();
    expected.assert_eq(&board);
}

/// Enter until it is the person's turn again.
fn take_turn<G: Board>(app: &mut App<G>) {
    press(app, KeyCode::Enter);
    while matches!(app.stage, Stage::Bot(_)) {
        press(app, KeyCode::Enter);
    }
}

#[test]
fn supernova_board() {
    check::<Supernova>(
        7,
        3,
        &expect![[r#"
            | ╭─ 6 ──╮ ╭─ 7 ──╮ ╭─ 8 ──╮ ╭─ 9 ──╮ ╭─ 10 ─╮
            | │      │ │      │ │      │ │      │ │      │
            | ╰──────╯ ╰──────╯ ╰──────╯ ╰──────╯ ╰──────╯
            | ╭─ 5 ──╮     ╲   │   ╱     ╭─ 0 ──╮ ╭─ 11 ─╮
            | │      │  ─ ✹ pile 25 ─▸   │KN    │ │      │
            | ╰──────╯     ╱   │   ╲     ╰──────╯ ╰──────╯
            | ╭─ 4 ──╮ ╭─ 3 ──╮ ╭─ 2 ──╮ ╭─ 1 ──╮ ╭─ 12 ─╮
            | │B     │ │T     │ │F     │ │→N    │ │      │
            | ╰──────╯ ╰──────╯ ╰──────╯ ╰──────╯ ╰──────╯
            | ╭─ 17 ─╮ ╭─ 16 ─╮ ╭─ 15 ─╮ ╭─ 14 ─╮ ╭─ 13 ─╮
            | │      │ │      │ │      │ │      │ │      │
            | ╰──────╯ ╰──────╯ ╰──────╯ ╰──────╯ ╰──────╯
            | Pay            Favourites
            |   I  0 B       ›● Ada          ♥K     ⚿N
            |  II  3 T        ▲ Bot (cadet)  ♥F     ⚿?
            | III  2 F
            |  IV  1
            |   V -1 KN
            | Your hand [K/N] [K♥] [♥⇄♥ exchange]
            | discard: 6 F/T
            |
        "#]],
    );
}

#[test]
fn celestial_board() {
    check::<Celestial>(
        7,
        2,
        &expect![[r#"
            | ╭─ Saturn ──────────────────────────────────╮
            | │ Diameter    116,464 km             █████░ │
            | │ Discovery   3000 BC                █████░ │
            | │ Temperature −139 °C                ██░░░░ │
            | │ Distance    1.322 light-h          ██░░░░ │
            | │ To observe  ●○○○ naked eye                │
            | │ It is lighter than water for its size,    │
            | │ and its rings are made of ice.            │
            | ╰───────────────────────────────────────────╯
            | ›● Ada          ▤ 20  leads
            |    Saturn
            |  ▲ Bot (cadet)  ▤ 16
            |    ▒ card hidden
            |
            |
            |
            |
            |
            |
            |
            |
        "#]],
    );
}

#[test]
fn landing_board() {
    check::<Landing>(
        7,
        5,
        &expect![[r#"
            |
            |     ·          ·          ·          ·
            |
            | ╔Tan·Lam╗
            | ║ ✸27   ║      ·          ·          ·
            | ╚Pud·Spi╝
            | ╭Whi·Ski╮             ╭Whi·Spi╮
            | │ 3     │      ·      │ 0     │      ·
            | ╰Tan·Lam╯             ╰Tan·Ket╯
            | ╭Gru·Ski╮             ╭Pud·Ski╮
            | │ ✸30   │      ·      │ ✸33   │      ·
            | ╰Whi·Spi╯             ╰Gru·Lam╯
            | ╭Pud·Lam╮             ╭Pud·Ski╮  ╭Tan·Ski╮
            | │ 10    │      ·      │ 8     │  │ 20    │
            | ╰Tan·Spi╯             ╰Tan·Ket╯  ╰Gru·Ket╯
            | ▀▀▀ A ▀▀▀  ▀▀▀ B ▀▀▀  ▀▀▀ C ▀▀▀  ▀▀▀ D ▀▀▀
            | ╔Tan·Lam╗  ╭Whi·Ket╮  ╭───────╮  ╭───────╮
            | ║ ✸27   ║  │ ✸34   │  │ ★38   │  │ ★39   │
            | ╚Pud·Spi╝  ╰Tan·Spi╯  ╰───────╯  ╰───────╯
            | ›● Ada ⚿Gru·Ski ✗3      ▲ Bot (cadet) ⚿?·? ✗0
            |
        "#]],
    );
}

#[test]
fn rockets_board() {
    check::<Rockets>(
        7,
        3,
        &expect![[r#"
            |
            |           ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮
            |            0 ●     1       2
            |            ⌂●      ▄▄▄2    ·
            |       ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮
            |        3       4       5       6
            |        ▄▄▄2    ▆▆▆3    ▄▄▄2    ▄▄▄2
            |   ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮
            |    7       8       9       10      11
            |    ▂▂▂1    ▆▆▆3    ███4    ▆▆▆3    ▂▂▂1
            |       ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮
            |        12      13      14      15
            |        ▄▄▄2    ▆▆▆3    ▆▆▆3    ▄▄▄2
            |           ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮
            |            16      17 ▲    18
            |            ▂▂▂1    ▄▄▄2    ⌂▲
            | ›● Ada base occupied    ▲ Bot … rescue ready
            |
            |
            |
            |
        "#]],
    );
}

#[test]
fn asteroids_board() {
    check::<Asteroids>(
        2,
        3,
        &expect![[r#"
            |     1     2     3     4     5     6
            |  ⣀⠘⡄⢠⠃⣀                                t32
            |1 ⠈⣹⡽⣏⣏⡁  1-2   1-3   1-4   1-5   1-6   ⣀⣘⣄⣠⣃⣀
            |  ⠉⢸ ⠘⡄⠉                                  ⣹⣏
            |  ⣀⠘⣆⣀⣇⣀                         ▒↑1▒   ⠉⢩⠋⠙⡍⠉
            |2 ⢈⣹  ⣇⡀  2-2   2-3   2-4   2-5 3▒◇5↺4
            |  ⠉⢠⠏⠹⡄⠉●                        ▒↓2▒   t17
            |   ▒↑5▒        ▒↑4▒  ▒↑5▒               ⣀⠘⣆⣠⣃⣀
            |3 4▒◆1↻2  3-2 5▒◇3↺21▒◆2↺4  3-5   3-6    ⠉⣳⣏
            |   ▒↓3▒        ▒↓1▒  ▒↓3▒               ⠉⢩⠋⠙⡍⠉
            |   ▒↑3▒
            |4 2▒◇1↺4  4-2   4-3   4-4   4-5   4-6   t11
            |   ▒↓5▒                                 ⣀⣘⣆⣰⣃⣀
            |                           ▒↑4▒ ⣀⠘⣆⣰⠃⣀
            |5   5-1   5-2   5-3   5-4 1▒◆5↻2⢈⣹⣠⠞⠉   ⠉⢩⠏⠹⡍⠉
            |                           ▒↓3▒ ⠉⢠⠃ ⡏⠉
            |                                ⣀⣘⣄⣰⠃⣀
            |6   6-1   6-2   6-3   6-4   6-5  ⣀⡽⣞⠉
            |                                ⠉⢠⠏⠙⡍⠉
            | ● Ada ▦3               ▲ Bot (cadet) ✗
            |
        "#]],
    );
}

/// Without colours the screen has none, and every seat still has a shape of
/// its own.
#[test]
fn no_colour_is_used_where_none_is_wanted() {
    fn plain<G: Board>(app: &App<G>) {
        let screen = drawn(app, 100, 30);
        for cell in &screen.content {
            assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset));
        }
    }
    plain(&table::<Supernova>(&["Ada", "Bot"], "{}", 1));
    plain(&table::<Celestial>(&["Ada", "Bot"], "{}", 1));
    plain(&table::<Landing>(&["Ada", "Bot"], "{}", 1));
    plain(&table::<Rockets>(&["Ada", "Bot"], "{}", 1));
    plain(&table::<Asteroids>(&["Ada", "Bot"], "{}", 1));
    let marks: std::collections::BTreeSet<char> =
        (0..8).map(|seat| mark(Seat::new(seat))).collect();
    assert_eq!(marks.len(), 8);
}
