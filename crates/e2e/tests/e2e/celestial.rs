//! Celestial Duel: everybody turns their own card, and games end by the clock.

use crate::table::{do_next, play_by_clicks, state};
use e2e::{Find, Page, Visit, css, test_id};
use std::thread::sleep;
use std::time::Duration;

/// The back of one's own card.
fn face_down() -> Find {
    css("[data-action=turn]")
}

/// Counts how often the own card lay face down, how it was turned, and the frames in
/// which the log named it before; slow enough for a hand that is a machine's.
const WATCHED: &str = "localStorage.setItem('orbite.speed', 'slow');
window.backs = 0;
window.turned = [];
const isBack = (node) => node.querySelector?.('[data-action=turn]');
new MutationObserver((changes) => changes.forEach((change) =>
    change.addedNodes.forEach((node) => isBack(node) && window.backs++)
)).observe(document, { childList: true, subtree: true });
for (const kind of ['click', 'keydown'])
    addEventListener(kind, (event) => event.target.closest?.('[data-action=turn]')
        && window.turned.push(kind), true);
window.spoilt = 0;
(function look() {
    const log = document.querySelector('[data-testid=log-lines]')?.textContent ?? '';
    const isDown = document.querySelector('[data-action=turn]');
    window.spoilt += isDown && log.includes('Your card') ? 1 : 0;
    requestAnimationFrame(look);
})();";

/// A table against a cadet, who leads first.
fn table(visit: Visit) -> Page {
    table_led_by("1", visit)
}

fn table_led_by(leader: &str, visit: Visit) -> Page {
    let page = visit.open("/celestial/setup");
    page.click(test_id("preset-1-1"));
    page.choose(test_id("seat-1"), "cadet");
    page.choose(test_id("option-first"), leader);
    page.click_and_wait(test_id("begin"), css(".table"));
    page
}

/// Turns the card of a round in time. A machine with much else to do may come too
/// late, and tries at another table.
fn turn(visit: impl Fn() -> Visit, how: &str, turn: impl Fn(&Page)) {
    for _ in 0..5 {
        let page = table(visit().with_script(WATCHED));
        page.wait_for(face_down());
        turn(&page);
        if page.js("window.turned[0] ?? ''") == how {
            // Long before the time is over after which it turns by itself.
            page.wait_gone(face_down());
            page.wait_for(css(".cd-front.cd-turned .cd-title"));
            assert_eq!(page.js("window.spoilt"), 0, "the log named the card before");
            page.inspect("celestial-turned");
            return;
        }
    }
    panic!("the card can't be turned by {how}");
}

/// Clicks the card once it has come to rest, if it still lies face down then.
fn click_while_it_lies(page: &Page) {
    while page.has(face_down()) && !page.try_click(&face_down()) {}
}

#[test]
fn the_own_card_is_turned_with_a_click() {
    turn(|| Visit::new().moving(), "click", click_while_it_lies);
}

#[test]
fn the_own_card_is_turned_with_a_tap_on_a_phone() {
    turn(
        || Visit::new().phone().moving(),
        "click",
        click_while_it_lies,
    );
}

#[test]
fn the_own_card_is_turned_with_a_key() {
    turn(
        || Visit::new().moving(),
        "keydown",
        |page| {
            page.js("document.querySelector('[data-action=turn]')?.focus()");
            page.press("Enter");
        },
    );
}

#[test]
fn a_card_that_nobody_turns_holds_nothing_up() {
    let page = table(Visit::new().moving().with_script(WATCHED));
    page.wait_for(face_down());
    page.wait_gone(face_down());
    page.click_and_wait(test_id("words"), test_id("board-words"));
    page.wait_until(
        "document.querySelector('[data-testid=board-words]').innerText.includes('Your card')",
    );
    assert_eq!(page.js("window.turned.length"), 0);
    // The next round has its own.
    for turn in 0..40 {
        if page.js("window.backs > 1") == true {
            break;
        }
        let state = state(&page);
        assert_ne!(state, "over", "a single round");
        do_next(&page, &state, turn);
    }
    page.wait_until("window.backs > 1");
}

/// Longer than a card lies face down that turns by itself, at the speed *Fast*.
const LONG: Duration = Duration::from_millis(2000);

#[test]
fn who_leads_turns_the_own_card_first_at_any_speed() {
    const FAST: &str = "localStorage.setItem('orbite.speed', 'fast')";
    let visit = || Visit::new().moving().with_script(FAST);
    let page = table_led_by("0", visit().phone());
    page.wait_for(css(".table[data-mine]"));
    page.wait_for(face_down());
    sleep(LONG);
    assert!(page.has(face_down()), "it waits for its owner");
    assert_eq!(page.count(".cd-row-target"), 0, "nothing to choose unseen");
    page.wait_until(
        "document.querySelector('[data-testid=status]').innerText.trim() === 'Turn your card.'",
    );
    page.inspect("celestial-own-lead");
    page.click(face_down());
    page.wait_for(css(".cd-front.cd-turned .cd-row-target"));
    // By keys alone, and on with keys.
    let page = table_led_by("0", visit());
    page.wait_for(css(".table[data-mine]"));
    page.wait_for(face_down());
    page.press("ArrowDown");
    page.press("Enter");
    page.wait_for(css(".cd-front.cd-turned .cd-row-target"));
    page.wait_until("document.activeElement !== document.body");
    page.press("ArrowDown");
    page.press("Enter");
    page.wait_for(test_id("commit"));
    // Who listens chooses from the list, which turns the card.
    let page = table_led_by("0", visit());
    page.wait_for(face_down());
    page.press("c");
    page.click(css("[data-testid=choice-list] button"));
    page.wait_gone(face_down());
    page.wait_for(test_id("commit"));
}

#[test]
fn without_motion_the_own_card_lies_face_up() {
    let page = table(Visit::new().with_script(WATCHED));
    for turn in 0..8 {
        let state = state(&page);
        do_next(&page, &state, turn);
    }
    page.wait_for(css(".cd-own .cd-title"));
    assert_eq!(page.js("window.backs"), 0);
}

#[test]
fn the_name_of_an_object_and_its_kind_stand_apart() {
    let page = Visit::new().open("/celestial/learn");
    page.wait_for(css(".cd-own .cd-title"));
    let apart = "(() => {
        const [name, kind] = ['.cd-title', '.cd-title + .cd-muted']
            .map((one) => document.querySelector(`.cd-own ${one}`));
        const [a, b] = [name, kind].map((one) => one.getBoundingClientRect());
        return b.left >= a.right - 1 && name.parentNode.textContent;
    })()";
    assert_eq!(page.js(apart), "Jupiter · planet");
}

/// A clock that the test turns.
const TURNED_CLOCK: &str = "window.later = 0;
const date = Date.now;
Date.now = () => date() + window.later * 60_000;";

fn says_minutes(page: &Page, minutes: u32) {
    page.wait_until(&format!(
        "document.querySelector('.cd-board').textContent.includes('{minutes} min left')"
    ));
    page.wait_until(&format!(
        "document.querySelector('[data-testid=board-words]').innerText.includes('{minutes} minutes left')"
    ));
}

fn ends_by_the_clock(choice: &str, minutes: u32) {
    let page = Visit::new()
        .with_script(TURNED_CLOCK)
        .open("/celestial/setup");
    page.click(test_id("preset-1-1"));
    page.choose(test_id("seat-1"), "cadet");
    page.click(test_id(choice));
    page.click_and_wait(test_id("begin"), css(".table"));
    page.click_and_wait(test_id("words"), test_id("board-words"));
    says_minutes(&page, minutes);
    page.inspect(&format!("celestial-{minutes}-minutes"));
    page.js("window.later = 4");
    says_minutes(&page, minutes - 4);
    let round = || {
        page.js("+document.querySelector('[data-testid=board-words]').innerText.match(/Round (\\d+)/)[1]")
    };
    page.js(&format!("window.later = {minutes}"));
    page.wait_until("!document.querySelector('.cd-board').textContent.includes('min left')");
    let last = round();
    play_by_clicks(&page);
    page.wait_for(test_id("ending"));
    assert_eq!(page.js("/time is up/i.test(document.body.innerText)"), true);
    assert_eq!(round(), last, "no round begins after time is called");
}

#[test]
fn a_game_of_ten_minutes_ends_with_the_round() {
    ends_by_the_clock("option-minutes-1", 10);
}

#[test]
fn a_game_of_fifteen_minutes_ends_with_the_round() {
    ends_by_the_clock("option-minutes-2", 15);
}
