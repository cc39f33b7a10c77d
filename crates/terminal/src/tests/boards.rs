//! One early moment of every board, as it looks.

use super::screen::{drawn, press, shown, table};
use crate::app::{App, Mode};
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
    while matches!(app.mode, Mode::Bot(_)) {
        press(app, KeyCode::Enter);
    }
}

#[test]
fn supernova_board() {
    check::<Supernova>(
        7,
        3,
        &expect![[r#"
            | ╭─ 7 ──╮ ╭─ 8 ──╮ ╭─ 9 ──╮ ╭─ 10 ─╮ ╭─ 11 ─╮
            | │      │ │      │ │      │ │      │ │      │
            | ╰──────╯ ╰──────╯ ╰──────╯ ╰──────╯ ╰──────╯
            | ╭─ 6 ──╮     ╲   │   ╱     ╭─ 1 ──╮ ╭─ 12 ─╮
            | │→N    │  ─ ✹ pile 25 ─▸   │BT    │ │      │
            | ╰──────╯     ╱   │   ╲     ╰──────╯ ╰──────╯
            | ╭─ 5 ──╮ ╭─ 4 ──╮ ╭─ 3 ──╮ ╭─ 2 ──╮ ╭─ 13 ─╮
            | │K     │ │N     │ │      │ │F     │ │      │
            | ╰──────╯ ╰──────╯ ╰──────╯ ╰──────╯ ╰──────╯
            | ╭─ 18 ─╮ ╭─ 17 ─╮ ╭─ 16 ─╮ ╭─ 15 ─╮ ╭─ 14 ─╮
            | │      │ │      │ │      │ │      │ │      │
            | ╰──────╯ ╰──────╯ ╰──────╯ ╰──────╯ ╰──────╯
            | Pay            Favourites
            |   I  0 K       ›● Ada          ♥T     ⚿N
            |  II  3 N        ▲ Bot (cadet)  ♥K ♥F  ⚿?
            | III  2 F
            |  IV  1
            |   V -1 BT
            | Your hand [B/N] [N/T] [B♥]
            | discard: 5 T♥
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
            | ╭─ Quaoar ──────────────────────────────────╮
            | │ Diameter    ≈ 1,090 km             ██░░░░ │
            | │ Discovery   2002                   ██░░░░ │
            | │ Temperature ≈ −229 °C              █░░░░░ │
            | │ Distance    6.06 light-h           ████░░ │
            | │ To observe  ●●●○ very hard                │
            | │ It wears rings much farther out than      │
            | │ astronomers thought possible.             │
            | ╰───────────────────────────────────────────╯
            | ›● Ada          ▤ 15  leads
            |    Quaoar
            |  ▲ Bot (cadet)  ▤ 21
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
            | ╔Whi·Lam╗
            | ║ 19    ║      ·          ·          ·
            | ╚Gru·Ket╝
            | ╭Whi·Ski╮
            | │ 3     │      ·          ·          ·
            | ╰Tan·Lam╯
            | ╭Gru·Spi╮
            | │ ✸31   │      ·          ·          ·
            | ╰Whi·Lam╯
            | ╭Gru·Ski╮  ╭───────╮
            | │ 7     │  │ ★40   │      ·          ·
            | ╰Pud·Lam╯  ╰───────╯
            | ╭Pud·Lam╮  ╭Tan·Spi╮  ╭Pud·Spi╮  ╭───────╮
            | │ ✸24   │  │ ✸26   │  │ 9     │  │ ★39   │
            | ╰Tan·Ket╯  ╰Pud·Ski╯  ╰Tan·Ski╯  ╰───────╯
            | ▀▀▀ A ▀▀▀  ▀▀▀ B ▀▀▀  ▀▀▀ C ▀▀▀  ▀▀▀ D ▀▀▀
            | ╔Whi·Lam╗  ╭Whi·Spi╮  ╭Gru·Lam╮  ╭───────╮
            | ║ 19    ║  │ ✸32   │  │ ✸33   │  │ ★37   │
            | ╚Gru·Ket╝  ╰Tan·Ket╯  ╰Pud·Ski╯  ╰───────╯
            | ›● Ada ⚿Tan·Spi ✗1      ▲ Bot (cadet) ⚿?·? ✗1
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
            |            1 ●     2       3
            |            ⌂●      ▄▄▄2    ·
            |       ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮
            |        4       5       6       7
            |        ▄▄▄2    ▆▆▆3    ▄▄▄2    ▄▄▄2
            |   ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮
            |    8       9       10      11      12
            |    ▂▂▂1    ▆▆▆3    ███4    ▆▆▆3    ▂▂▂1
            |       ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮
            |        13      14      15      16
            |        ▄▄▄2    ▆▆▆3    ▆▆▆3    ▄▄▄2
            |           ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮ ╭╌╌╌╌╌╮
            |            17      18 ▲    19
            |            ▂▂▂1    ▄▄▄2    ⌂▲
            | ›● Ada base occupied    ▲ Bot… rescue ready
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
            |   ▒↑1▒           ▲              ▒↑2▒
            |1 3▒◇4↻5  1-2   1-3   1-4   1-5 5▒◆1↻3
            |   ▒↓2▒                          ▒↓4▒
            |
            |2   2-1   2-2   2-3   2-4   2-5   2-6
            |
            |   ▒↑4▒
            |3 5▒◇2↻3  3-2   3-3   3-4   3-5   3-6
            |   ▒↓1▒
            |   ▒↑4▒        ▒↑3▒
            |4 1▒◆5↻2  4-2 4▒◆2↺1  4-4   4-5   4-6
            |   ▒↓3▒        ▒↓5▒
            |                           ▒↑5▒
            |5   5-1   5-2   5-3   5-4 1▒◇3↺4  5-6
            |                           ▒↓2▒
            |
            |6   6-1   6-2   6-3   6-4   6-5   6-6
            |
            | ● Ada ✗                ▲ Bot (cadet) ▦3
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
