//! What the device keeps, takes back, replays, hands out and takes in.

use crate::table::{GAMES, play_by_clicks, set_short_table, state};
use e2e::{Page, Visit, css, test_id};
use std::path::PathBuf;

fn words_of_the_board(page: &Page) -> String {
    page.click_and_wait(test_id("words"), test_id("board-words"));
    page.text(test_id("board-words"))
}

/// Downloads the record: its folder, its file and its text.
fn download(page: &Page) -> (tempfile::TempDir, PathBuf, String) {
    let folder = tempfile::tempdir().expect("a folder");
    page.download_into(folder.path());
    page.click(test_id("download"));
    let file = page.wait_for_download(folder.path());
    let text = std::fs::read_to_string(&file).expect("the record");
    (folder, file, text)
}

#[test]
fn a_reload_in_mid_game_changes_nothing() {
    for game in GAMES {
        let page = set_short_table(Visit::new(), game);
        assert_eq!(state(&page), "mine", "{}", game.name);
        let kept = "Object.keys(localStorage).filter((key) => key.startsWith('orbite.log.')) \
                    .sort().map((key) => localStorage[key]).join()";
        let before = (words_of_the_board(&page), page.js(kept));
        page.reload();
        page.wait_for(css(".table"));
        assert_eq!(state(&page), "mine", "{}", game.name);
        let after = (words_of_the_board(&page), page.js(kept));
        assert_eq!(before, after, "{}", game.name);
    }
}

#[test]
fn several_games_can_be_resumed() {
    let page = set_short_table(Visit::new(), GAMES[3]);
    assert_eq!(state(&page), "mine");
    let first = page.path();
    page.js("history.back()");
    page.wait_for(test_id("begin"));
    page.click_and_wait(test_id("begin"), css(".table"));
    assert_ne!(page.path(), first);
    page.click_and_wait(css(".bar a[href='/']"), test_id("resume"));
    assert_eq!(page.count("[data-testid=resume]"), 2);
    page.click_and_wait(test_id("records"), test_id("resume-game"));
    assert_eq!(page.count("[data-testid=resume-game]"), 2);
    page.click(test_id("forget"));
    page.click(test_id("forget"));
    page.wait_until("document.querySelectorAll('[data-testid=resume-game]').length === 1");
    page.click_and_wait(test_id("resume-game"), css(".table"));
}

#[test]
fn a_turn_can_be_corrected_and_taken_back() {
    let page = set_short_table(Visit::new(), GAMES[3]);
    assert_eq!(state(&page), "mine");
    let before = page.count(".board [data-action]");
    page.click_and_wait(css(".board [data-action]"), test_id("change"));
    assert!(
        page.has(css("[data-testid=commit][disabled]")),
        "the removal is missing"
    );
    page.click_and_wait(
        css(".board [data-action]"),
        css("[data-testid=commit]:not([disabled])"),
    );
    page.click(test_id("change"));
    page.click(test_id("change"));
    page.wait_gone(test_id("change"));
    assert_eq!(page.count(".board [data-action]"), before);
    for _ in 0..2 {
        page.click(css(".board [data-action]"));
    }
    page.click(css("[data-testid=commit]:not([disabled])"));
    page.wait_for(css("[data-testid=undo]:not([disabled])"));
    page.wait_for(css(".table[data-mine]"));
    page.click(test_id("undo"));
    page.wait_until(&format!(
        "document.querySelectorAll('.board [data-action]').length === {before}"
    ));
}

#[test]
fn an_impossible_attempt_says_why_and_leads_to_the_rule() {
    let page = set_short_table(Visit::new(), GAMES[3]);
    assert_eq!(state(&page), "mine");
    // The far corner is nobody's neighbour.
    page.js("[...document.querySelectorAll('.lr-cell')].at(-1).setAttribute('data-far', '')");
    page.click_and_wait(css("[data-far]"), test_id("notice"));
    page.click_and_wait(css("[data-testid=notice] .clause"), css(".rule.sought"));
    assert!(page.text(css(".rule.sought")).starts_with("LR-3."));
}

/// Whether the turns of a replay stand to the right of the board, all in the window.
const TURNS_BESIDE: &str = "(() => {
  const [board, turns] = ['.replay .board', '.turns']
    .map((one) => document.querySelector(one).getBoundingClientRect());
  return turns.left >= board.right - 1 && turns.top <= board.top + 1
    && turns.bottom <= innerHeight && turns.right <= innerWidth;
})()";

/// Whether the list of turns shows the last one, which is played.
const TURN_IN_SIGHT: &str = "(() => {
  const [row, list] = ['.turns li:last-child [aria-current]', '.turns ol']
    .map((one) => document.querySelector(one)?.getBoundingClientRect());
  return row && row.top >= list.top - 1 && row.bottom <= list.bottom + 1;
})()";

#[test]
fn a_finished_game_is_replayed_handed_out_and_taken_in() {
    let page = set_short_table(Visit::new(), GAMES[2]);
    play_by_clicks(&page);
    page.click_and_wait(test_id("to-replay"), test_id("scrub"));
    let begin = page.text(test_id("position"));
    assert!(begin.starts_with("0 /"), "{begin}");
    let added =
        "getComputedStyle(document.querySelector('[data-testid=position]'), '::after').content";
    assert_eq!(page.js(added), "none", "nothing is drawn behind the number");
    page.click(test_id("next"));
    // The deal is one step: twelve cards, four secrets and who begins.
    page.wait_until("parseInt(document.querySelector('[data-testid=position]').innerText) >= 12");
    // From the list of turns, which stands beside the board, to the end and back, by a
    // turning point.
    assert_eq!(page.js(TURNS_BESIDE), true);
    assert!(page.count(".turns li") > 10);
    assert!(page.count(".turns .turning-point") > 0);
    page.click(css(".turns li:last-child button"));
    page.wait_for(css(".turns li:last-child button[aria-current]"));
    let at = page.text(test_id("position"));
    let (at, last) = at.split_once(" / ").expect("a position");
    assert_eq!(at, last);
    page.click(css(".turns .turning-point"));
    page.wait_for(css(".turns .turning-point[aria-current]"));
    page.screenshot("replay-turns");
    page.click(test_id("last"));
    page.wait_until(TURN_IN_SIGHT);
    for perspective in ["0", "1", "spectator", "open"] {
        page.choose(test_id("perspective"), perspective);
    }
    page.inspect("replay");
    page.click(test_id("previous"));
    let (folder, file, text) = download(&page);
    assert!(text.contains("orbite-record/2"));

    let other = Visit::new().open("/games");
    other.attach_file(test_id("open-record"), &file);
    other.wait_for(test_id("scrub"));
    let bad = folder.path().join("bad.json");
    std::fs::write(&bad, &text[..text.len() / 2]).expect("a bad file");
    other.visit("/games");
    other.attach_file(test_id("open-record"), &bad);
    other.wait_for(test_id("record-trouble"));
    assert_eq!(other.count(".kept"), 1, "nothing was kept of it");
}

/// Writes a name and presses a key that ends it.
fn change_name(page: &Page, name: &str, key: &str) {
    page.click_and_wait(test_id("change-name"), test_id("write-name"));
    page.write(name);
    page.press(key);
    page.wait_for(test_id("change-name"));
}

#[test]
fn a_person_alone_is_called_by_the_name_they_give() {
    let page = Visit::new().open("/");
    page.click_and_wait(test_id("play-rockets"), css(".table"));
    assert_eq!(page.text(css(".seat .name")), "Player", "nobody was asked");
    change_name(&page, "Nobody", "Escape");
    assert_eq!(page.text(css(".seat .name")), "Player");
    change_name(&page, "Ada L", "Enter");
    assert_eq!(page.text(css(".seat .name")), "Ada L");
    page.assert_accessible();
    page.reload();
    page.wait_for(css(".table"));
    assert_eq!(page.text(css(".seat .name")), "Ada L");
    page.click_and_wait(test_id("settings"), test_id("own-name"));
    let field = "document.querySelector('[data-testid=own-name]').value";
    assert_eq!(page.js(field), "Ada L");

    page.visit_and_wait("/rockets/setup", test_id("name-0"));
    let field = "document.querySelector('[data-testid=name-0]').value";
    assert_eq!(page.js(field), "Ada L");

    page.visit_and_wait("/games", test_id("download"));
    let (_folder, _, record) = download(&page);
    assert!(record.contains("\"Ada L\""), "{record}");
}
