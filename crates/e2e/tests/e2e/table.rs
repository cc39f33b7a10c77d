//! What a person does at a table, by mouse, by finger or by keyboard alone.

use e2e::{Page, Pauses, Visit, css, test_id};
use serde_json::Value;
use std::hash::{DefaultHasher, Hasher};
use std::time::Duration;

/// A game with its shortest sensible table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Game {
    /// Its name in addresses.
    pub(crate) name: &'static str,
    /// The choices of its form that make a short game.
    pub(crate) short: &'static [&'static str],
}

/// The languages besides English, as a browser asks for them.
pub(crate) const OTHER_LANGUAGES: [&str; 3] = ["fr-FR,fr", "de-DE,de", "es-ES,es"];

/// The five games.
pub(crate) const GAMES: [Game; 5] = [
    Game {
        name: "supernova",
        short: &[],
    },
    Game {
        name: "celestial",
        short: &["option-rounds-1"],
    },
    Game {
        name: "landing",
        short: &[],
    },
    Game {
        name: "rockets",
        short: &[],
    },
    Game {
        name: "asteroids",
        short: &[],
    },
];

/// What the table waits for, as the page shows it.
const STATE: &str = "(() => {
  const seen = (selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.getClientRects().length && !one.disabled);
  if (seen('[data-testid=ending]').length) return 'over';
  if (seen('[data-testid=lift-curtain]').length) return 'curtain';
  if (seen('[data-testid=commit]').length) return 'commit';
  if (seen('[data-testid=pass-on]').length) return 'pass-on';
  if (document.querySelector('.table[data-mine]')) return 'mine';
  return 'wait';
})()";

/// The state of the table right now.
pub(crate) fn state_now(page: &Page) -> String {
    page.js(STATE).as_str().unwrap_or_default().to_owned()
}

/// How long others may take for their moves.
pub(crate) const MOST_PATIENCE: Duration = Duration::from_secs(60);

/// The state of the table; waits while others move.
pub(crate) fn state(page: &Page) -> String {
    let pauses = Pauses::begin();
    loop {
        let state = state_now(page);
        if state != "wait" || pauses.lasted() > MOST_PATIENCE {
            return state;
        }
        pauses.rest();
    }
}

/// Picks the `turn`th piece of all that can be clicked now and gives it a
/// mark to be found by; `false` when there is none.
pub(crate) fn mark_piece(page: &Page, turn: usize) -> bool {
    let marked = page.js(&format!(
        "(() => {{
          document.querySelectorAll('[data-pick]').forEach((one) => one.removeAttribute('data-pick'));
          const shown = (one) => one.getClientRects().length && !one.disabled;
          const pieces = [...document.querySelectorAll('.board [data-action], .hand [data-action]')].filter(shown);
          const more = [...document.querySelectorAll('.hand button, .board button')].filter(shown);
          const all = pieces.length ? pieces.concat({turn} % 5 === 4 ? more : []) : more;
          if (!all.length) return false;
          all[({turn} * 7919 + 13) % all.length].setAttribute('data-pick', 'yes');
          return true;
        }})()"
    ));
    marked == Value::Bool(true)
}

/// Does the next thing at the table with one click; `false` when it is over.
fn click_once(page: &Page, turn: usize) -> bool {
    let state = state(page);
    do_next(page, &state, turn);
    state != "over"
}

/// Does what a state of the table asks for, with one click.
pub(crate) fn do_next(page: &Page, state: &str, turn: usize) {
    match state {
        "over" | "wait" => {}
        "curtain" => {
            page.try_click(&test_id("lift-curtain"));
        }
        "commit" | "pass-on" => {
            page.try_click(&test_id(state));
        }
        _ => {
            if mark_piece(page, turn) {
                // The piece may be gone when a bot was quicker.
                page.js(
                    "document.querySelector('[data-pick]')?.scrollIntoView({block: 'nearest'})",
                );
                page.try_click(&css("[data-pick]"));
            }
        }
    }
}

/// Plays the visitor's turns with clicks on the board and the hand until the
/// game is over.
pub(crate) fn play_by_clicks(page: &Page) {
    for turn in 0..800 {
        if !click_once(page, turn) {
            return;
        }
    }
    let picture = page.take_picture("stuck");
    panic!("the game does not end: {}", picture.display());
}

/// Plays with clicks until something is on the page and it is the visitor's turn again.
pub(crate) fn play_until(page: &Page, selector: &str) {
    for turn in 0..400 {
        if page.count(selector) > 0 && state(page) == "mine" {
            return;
        }
        assert!(click_once(page, turn), "the game is over");
    }
    panic!("{selector} never came");
}

/// How many lines the logs of the device's tables have in all: about one for
/// each turn.
pub(crate) fn lines_kept(page: &Page) -> u64 {
    let lines =
        page.js("Object.keys(localStorage).filter((key) => key.startsWith('orbite.log.')).length");
    lines.as_u64().unwrap_or_default()
}

/// Plays with clicks until the game is that many steps further, or over.
pub(crate) fn play_some_steps(page: &Page, steps: u64) {
    let goal = lines_kept(page) + steps;
    for turn in 0..400 {
        if lines_kept(page) >= goal || !click_once(page, turn) {
            return;
        }
    }
    let picture = page.take_picture("stuck");
    panic!("the game does not go on: {}", picture.display());
}

/// An arrow and whether Enter follows, without a pattern: a choice that is begun takes
/// some strokes, and keys that come round with it would put it back for ever.
fn key(turn: usize) -> (&'static str, bool) {
    const ARROWS: [&str; 4] = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
    let mut mixed = DefaultHasher::new();
    mixed.write_usize(turn);
    let mixed = mixed.finish() % 8;
    // OK because it is less than 4.
    (ARROWS[(mixed / 2) as usize], mixed.is_multiple_of(2))
}

/// Plays the visitor's turns with keys alone until the game is over. The longest
/// of a hundred games took 336 arrows.
pub(crate) fn play_by_keys(page: &Page) {
    for turn in 0..1500 {
        match state(page).as_str() {
            "over" => return,
            "commit" => page.press("Control+Enter"),
            _ => {
                let (arrow, chooses) = key(turn);
                page.press(arrow);
                if chooses {
                    page.press("Enter");
                }
            }
        }
    }
    let picture = page.take_picture("stuck");
    panic!("the game does not end: {}", picture.display());
}

/// Sets a short table: the visitor and a cadet.
pub(crate) fn set_short_table(visit: Visit, game: Game) -> Page {
    let page = visit.open(&format!("/{}/setup", game.name));
    page.click(test_id("preset-1-1"));
    page.choose(test_id("seat-1"), "cadet");
    for choice in game.short {
        page.click(test_id(choice));
    }
    page.click_and_wait(test_id("begin"), css(".table"));
    page
}
