//! Nothing gets lost: no move, no focus, no message, no button.

use crate::table::{GAMES, do_next, lines_kept, play_some_steps, set_short_table, state};
use e2e::{Page, Visit, css, named, test_id};

/// A browser that keeps nothing.
const REFUSING: &str =
    "Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused') } })";

/// A browser whose storage is full.
pub(crate) const FULL: &str =
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }";

fn game(name: &str) -> crate::table::Game {
    let found = GAMES.into_iter().find(|game| game.name == name);
    found.expect("a game")
}

#[test]
fn a_game_is_played_in_one_tab_at_a_time() {
    let first = set_short_table(Visit::new(), game("rockets"));
    assert_eq!(state(&first), "mine");
    let address = first.path();
    let second = Visit::new().open_beside(&first, &address);
    second.wait_for(test_id("elsewhere"));
    assert!(!second.has(css(".board")));
    second.inspect("elsewhere");
    second.click_and_wait(test_id("continue-here"), css(".table"));
    // The first one stops at once, and writes nothing any more.
    first.wait_for(test_id("elsewhere"));
    play_some_steps(&second, 2);
    let lines = lines_kept(&second);
    first.click_and_wait(test_id("continue-here"), css(".table"));
    second.wait_for(test_id("elsewhere"));
    assert_ne!(state(&first), "wait");
    assert!(
        lines_kept(&first) >= lines,
        "what the other tab played is there"
    );
    // A tab that is left gives the game back.
    first.click_and_wait(css(".bar a[href='/']"), css(".box"));
    let third = Visit::new().open_beside(&first, &address);
    third.wait_for(css(".table"));
}

#[test]
fn a_game_is_played_where_nothing_can_be_kept() {
    for script in [REFUSING, FULL] {
        let page = Visit::new().phone().with_script(script).open("/");
        page.click_and_wait(test_id("play-rockets"), css(".table"));
        page.wait_for(test_id("not-kept"));
        assert_eq!(state(&page), "mine");
        let fits =
            "document.querySelector('.below').getBoundingClientRect().bottom <= innerHeight + 1";
        assert_eq!(
            page.js(fits),
            true,
            "the notice pushes the hand out of sight"
        );
        page.inspect("not-kept");
        page.click_and_wait(css(".board [data-action]"), test_id("change"));
        page.click(test_id("close-not-kept"));
        page.wait_gone(test_id("not-kept"));
        // The form sets a table, too; the box shows no empty complaint.
        page.click_and_wait(css(".bar a[href='/']"), test_id("resume"));
        page.click(test_id("setup-rockets"));
        page.click_and_wait(test_id("begin"), css(".table"));
    }
}

#[test]
fn the_replay_of_a_running_game_keeps_hands_hidden() {
    let page = set_short_table(Visit::new(), game("landing"));
    assert_eq!(state(&page), "mine");
    page.visit_and_wait(
        &page.path().replace("/table/", "/replay/"),
        test_id("perspective"),
    );
    let offered = "[...document.querySelectorAll('[data-testid=perspective] option')].map((one) => one.value).join()";
    assert_eq!(page.js(offered), "0,spectator");
}

#[test]
fn every_game_has_an_address_of_its_own() {
    for game in GAMES {
        let page = Visit::new().open(&format!("/{}", game.name));
        page.wait_for(css(".box"));
        assert_eq!(page.count(".box"), 1);
        page.inspect(&format!("box-{}", game.name));
        page.click_and_wait(test_id(&format!("play-{}", game.name)), css(".table"));
    }
}

/// What has the focus, in a word.
fn focused(page: &Page) -> String {
    let what = "(() => { const one = document.activeElement; \
                return one.id || one.className.baseVal || one.className || one.tagName })()";
    page.js(what).as_str().unwrap_or_default().to_owned()
}

#[test]
fn the_focus_is_never_lost() {
    focus_stays(Visit::new(), "rockets");
    focus_stays(Visit::new().french(), "landing");
}

fn focus_stays(visit: Visit, name: &str) {
    let page = set_short_table(visit, game(name));
    assert_eq!(state(&page), "mine");
    for (key, panel) in [
        ("c", "choice-list"),
        ("w", "board-words"),
        ("l", "log-lines"),
    ] {
        page.press(key);
        page.wait_for(test_id(panel));
        page.wait_until("document.activeElement.matches('.side-body')");
        page.press("Escape");
        page.wait_until("document.activeElement.id === 'content'");
    }
    for turn in 0..6_usize {
        match state(&page).as_str() {
            "over" => break,
            "commit" => page.press("Control+Enter"),
            _ => {
                page.press(["ArrowRight", "ArrowDown"][turn % 2]);
                page.press("Enter");
            }
        }
        page.wait_until("document.activeElement !== document.body");
        assert_ne!(focused(&page), "BODY");
    }
}

#[test]
fn the_settings_are_a_dialog_that_escape_closes() {
    let page = Visit::new().open("/");
    page.click(test_id("settings"));
    page.wait_until("document.querySelector('dialog[open]')?.contains(document.activeElement)");
    for _ in 0..30 {
        page.press("Tab");
        // Between the last field and the first, the browser's own bar may have it.
        assert_ne!(page.js("!!document.activeElement.closest('.boxes')"), true);
    }
    page.press("Escape");
    page.wait_gone(css("dialog"));
    page.wait_until("document.activeElement.dataset.testid === 'settings'");
    page.click_and_wait(test_id("settings"), css("dialog[open]"));
    page.click(test_id("close-settings"));
    page.wait_gone(css("dialog"));
}

#[test]
fn a_file_that_is_no_game_is_refused_in_the_readers_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("photo.json");
    std::fs::write(&file, "{\"album\": 3}").expect("a file");
    for (language, part) in [
        ("en-GB", "not a saved game"),
        ("fr-FR", "pas une partie"),
        ("de-DE", "keine Partie"),
        ("es-ES", "no es una partida"),
    ] {
        let page = Visit::new().language(language).open("/games");
        page.attach_file(test_id("open-record"), &file);
        page.wait_for(test_id("record-trouble"));
        let said = page.text(test_id("record-trouble"));
        assert!(said.contains(part), "{said}");
        assert!(!said.contains("field"), "{said}");
    }
}

/// Whether there are tiles to place, and none was chosen.
const HAND: &str = "!!document.querySelector('.af-put:not([hidden])')";

#[test]
fn small_screens_show_tile_and_buttons_of_the_asteroid_field() {
    for (width, height) in [(740, 360), (320, 568), (640, 400)] {
        let page = set_short_table(Visit::new().screen(width, height), game("asteroids"));
        assert_eq!(state(&page), "mine");
        // First the start is chosen, then there is a hand.
        for turn in 0..40 {
            if page.js(HAND) == true {
                break;
            }
            let state = state(&page);
            do_next(&page, &state, turn);
        }
        page.wait_until(HAND);
        let out = "[...document.querySelectorAll('.af-hand .af-held, .af-turn, .af-put')].filter((one) => {
            const box = one.getBoundingClientRect();
            return box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight || box.width < 40;
          }).map((one) => one.className).join()";
        page.screenshot(&format!("asteroids-{width}x{height}"));
        assert_eq!(page.js(out), "", "{width}x{height}");
    }
}

#[test]
fn high_contrast_keeps_boards_and_outlines() {
    for game in GAMES {
        let page = set_short_table(Visit::new().forced_colours(), game);
        assert_eq!(state(&page), "mine");
        assert_eq!(
            page.js("matchMedia('(forced-colors: active)').matches"),
            true
        );
        page.inspect(&format!("{}-forced-colours", game.name));
        let adjust =
            page.js("getComputedStyle(document.querySelector('.board')).forcedColorAdjust");
        assert_eq!(adjust, "none");
    }
    for (visit, muted) in [
        (Visit::new(), "#d5dcf2"),
        (Visit::new().light().phone(), "#2c3452"),
    ] {
        let page = visit.more_contrast().open("/rockets/learn");
        page.wait_for(test_id("lesson"));
        page.wait_for(css(".table[data-mine]"));
        let style = "getComputedStyle(document.documentElement).getPropertyValue('--muted').trim()";
        assert_eq!(page.js(style), muted);
        page.inspect("more-contrast");
    }
}

#[test]
fn a_new_version_is_told_of() {
    let page = Visit::new().open("/");
    page.wait_for(css(".box"));
    page.js("dispatchEvent(new Event('orbite-update'))");
    page.wait_for(test_id("new-version"));
    page.assert_accessible();
    page.wait_for(named("button", "Reload"));
    page.click(test_id("close-new-version"));
    page.wait_gone(test_id("new-version"));
}
