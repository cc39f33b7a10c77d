//! What the page tells: what happened, what a coach would do, how it ended.

use crate::table::{
    GAMES, do_next, play_by_clicks, play_some_steps, set_short_table, state, state_now,
};
use e2e::{Page, Visit, css, test_id};
use std::thread::sleep;
use std::time::Duration;

const SUPERNOVA: usize = 0;
const LANDING: usize = 2;
const ROCKETS: usize = 3;

/// Where the board is and how large.
pub(crate) fn board(page: &Page) -> String {
    let place = page.js(
        "(() => { const box = document.querySelector('main.board').getBoundingClientRect();
          return [box.x, box.y, box.width, box.height].join(); })()",
    );
    place.as_str().unwrap_or_default().to_owned()
}

#[test]
fn whatever_is_said_the_board_stays_where_it_is() {
    for visit in [Visit::new(), Visit::new().phone().french()] {
        let page = set_short_table(visit, GAMES[ROCKETS]);
        assert_eq!(state(&page), "mine");
        let place = board(&page);
        page.js("[...document.querySelectorAll('.lr-cell')].at(-1).setAttribute('data-far', '')");
        page.click_and_wait(css("[data-far]"), test_id("notice"));
        assert_eq!(board(&page), place, "a refusal moves nothing");
        page.click_and_wait(css(".board [data-action]"), test_id("change"));
        assert_eq!(board(&page), place, "buttons move nothing");
        page.click(test_id("change"));
        page.click_and_wait(test_id("hint"), test_id("notice"));
        assert_eq!(board(&page), place, "advice moves nothing");
        page.click_and_wait(
            css("[data-testid=commit]:not([disabled])"),
            css(".table[data-mine]"),
        );
        assert_eq!(board(&page), place, "news move nothing");
    }
}

/// The same deal each time: the first hand of Supernova has an exchange.
const SAME_DEAL: &str = "crypto.getRandomValues = (bytes) => bytes.fill(1)";

#[test]
fn a_card_that_asks_more_moves_nothing() {
    let phone = Visit::new().phone();
    let large = Visit::new().screen(1920, 1080);
    for (visit, look) in [
        (phone, "phone"),
        (Visit::new(), "desktop"),
        (large, "large"),
    ] {
        let page = set_short_table(visit.with_script(SAME_DEAL), GAMES[0]);
        assert_eq!(state(&page), "mine");
        let place = board(&page);
        page.click_and_wait(css(".hand [data-action='F:']"), css(".sn-chooser"));
        page.screenshot(&format!("chooser-{look}"));
        assert_eq!(board(&page), place, "{look}");
    }
}

#[test]
fn no_board_moves_while_one_plays() {
    for (visit, look) in [(Visit::new(), "desktop"), (Visit::new().phone(), "phone")] {
        for game in GAMES {
            let page = set_short_table(visit.with_script(SAME_DEAL), game);
            let mut place = None;
            for turn in 0..5 {
                let state = state(&page);
                if state == "over" {
                    break;
                }
                let now = board(&page);
                let before = place.get_or_insert(now.clone());
                assert_eq!(*before, now, "{}, {look}, after {turn}", game.name);
                do_next(&page, &state, turn);
            }
        }
    }
}

/// Whether all of what is asked of one can be read without scrolling.
const ASKED: &str = "(() => {
  const [narrator, prompt] = ['.narrator', '.narrator .prompt']
    .map((one) => document.querySelector(one).getBoundingClientRect());
  return prompt.height > 0 && prompt.top >= narrator.top - 1 && prompt.bottom <= narrator.bottom + 1;
})()";

#[test]
fn what_is_asked_of_one_is_never_cut_off() {
    let phone = Visit::new().phone().language("de-DE,de");
    for (visit, look) in [(phone, "phone"), (Visit::new(), "desktop")] {
        for game in GAMES {
            let page = set_short_table(visit, game);
            for _ in 0..2 {
                if state(&page) == "mine" {
                    page.wait_until(ASKED);
                }
                play_some_steps(&page, 3);
            }
            page.screenshot(&format!("asked-{}-{look}", game.name));
        }
    }
}

#[test]
fn the_narrator_says_what_happened_and_the_log_is_told_in_turns() {
    let page = set_short_table(Visit::new(), GAMES[ROCKETS]);
    assert_eq!(state(&page), "mine");
    for _ in 0..2 {
        page.click(css(".board [data-action]"));
    }
    page.click(css("[data-testid=commit]:not([disabled])"));
    page.wait_until(
        "document.querySelector('.table[data-mine]')
           && /^Rigel /.test(document.querySelector('[data-testid=told]').innerText.trim())",
    );
    assert!(page.has(css("[data-testid=told] .seat-mark")), "its mark");
    assert!(page.text(test_id("status")).starts_with("Move your rocket"));
    assert!(page.has(css("[data-testid=log-lines] details:not([open])")));
    let turns = "[...document.querySelectorAll('.log .turn li:first-child span')]
                   .map((line) => line.innerText).join()";
    let heads = page.js(turns);
    let heads = heads.as_str().unwrap_or_default();
    assert!(heads.contains("You fly from"), "{heads}");
    assert!(heads.contains("Rigel flies from"), "{heads}");
}

#[test]
fn another_game_is_told_in_another_language() {
    let page = set_short_table(Visit::new().phone().language("de-DE,de"), GAMES[LANDING]);
    assert_eq!(state(&page), "mine");
    // What a card does is told after it: the next one may do nothing.
    let told = || page.text(test_id("told"));
    for _ in 0..6 {
        play_some_steps(&page, 2);
        assert_eq!(state(&page), "mine");
        if told().starts_with("Rigel ") {
            break;
        }
    }
    assert!(told().starts_with("Rigel "), "{}", told());
    assert!(page.has(css("[data-testid=told] .seat-mark")), "its mark");
    play_by_clicks(&page);
    page.wait_for(test_id("ending"));
    let headline = page.text(css("#ending-title"));
    assert!(
        ["Du ", "Ganz knapp"]
            .iter()
            .any(|one| headline.starts_with(one)),
        "{headline}"
    );
    assert!(!page.text(test_id("why")).trim().is_empty());
    assert!(page.has(css("[data-testid=counted]:not([open])")), "folded");
    page.assert_accessible();
    page.screenshot("ending-landing-phone");
}

#[test]
fn the_coach_shows_a_whole_turn_with_its_reasons() {
    let page = set_short_table(Visit::new().phone().french(), GAMES[ROCKETS]);
    assert_eq!(state(&page), "mine");
    page.click_and_wait(test_id("hint"), css("[data-testid=commit]:not([disabled])"));
    page.wait_for(test_id("notice"));
    let said = page.text(test_id("notice"));
    assert!(said.starts_with("L’entraîneur jouerait"), "{said}");
    assert!(said.contains("puis"), "both halves of the turn: {said}");
    assert!(said.contains("issue"), "what the turn leads to: {said}");
    page.assert_accessible();
    // One tap plays it.
    page.click(test_id("commit"));
    page.wait_gone(test_id("commit"));
    page.wait_gone(test_id("notice"));
}

#[test]
fn the_coach_speaks_of_another_game_in_another_language() {
    let page = set_short_table(Visit::new().language("es-ES,es"), GAMES[SUPERNOVA]);
    assert_eq!(state(&page), "mine");
    page.click_and_wait(test_id("hint"), css("[data-testid=commit]:not([disabled])"));
    page.wait_for(test_id("notice"));
    let said = page.text(test_id("notice"));
    assert!(said.starts_with("El entrenador jugaría"), "{said}");
    assert!(
        said.matches('.').count() >= 2,
        "a turn and a reason: {said}"
    );
}

/// A table of Asteroid Field at which the visitor is out while bots play on.
fn out_of_the_game() -> Page {
    const FAST: &str = "localStorage.setItem('orbite.speed', 'fast')";
    // Somebody else may be out first, again and again.
    for _ in 0..16 {
        let page = Visit::new()
            .moving()
            .phone()
            .language("es-ES,es")
            .with_script(FAST)
            .open("/");
        page.click_and_wait(test_id("play-asteroids"), css(".table"));
        for turn in 0..400 {
            if page.has(test_id("see-result-now")) {
                return page;
            }
            match state_now(&page).as_str() {
                "over" => break,
                "wait" => {
                    page.js("document.querySelector('[data-testid=skip]')?.click()");
                    sleep(Duration::from_millis(40));
                }
                state => do_next(&page, state, turn),
            }
        }
    }
    panic!("nobody is ever out");
}

#[test]
fn who_is_out_can_see_the_result_at_once() {
    let page = out_of_the_game();
    page.screenshot("out-asteroids-phone");
    assert_eq!(
        page.text(test_id("see-result-now")).trim(),
        "Ver el resultado ya"
    );
    page.click_and_wait(test_id("see-result-now"), test_id("ending"));
    assert!(!page.text(css("#ending-title")).trim().is_empty());
    assert!(
        page.count("[data-testid=story] li") >= 1,
        "who was out, and why"
    );
}

#[test]
fn what_cannot_be_undone_says_why() {
    let page = set_short_table(Visit::new(), GAMES[0]);
    assert_eq!(state(&page), "mine");
    page.wait_for(css("[data-testid=undo][disabled]"));
    page.press("Control+z");
    page.wait_for(test_id("notice"));
    assert_eq!(page.text(test_id("notice")).trim(), "Nothing to undo.");
}

/// What of the seats lies outside of its seat, or of the window.
const CUT_SEATS: &str = "[...document.querySelectorAll('.seats .seat')].flatMap((seat) => {
    const box = seat.getBoundingClientRect();
    return [...seat.querySelectorAll('.badge *, .name')].map((one) => one.getBoundingClientRect())
      .filter(({ left, right, width }) => width
        && (left < box.left - 1 || right > Math.min(box.right, innerWidth) + 1));
  }).length";

/// The names and figures of an ending that are cut off.
const CUT_ENDING: &str = "[...document.querySelectorAll('.ending .points, .ending .place, .ending .name')]
    .filter((one) => {
      const box = one.getBoundingClientRect(), panel = document.querySelector('.ending').getBoundingClientRect();
      return box.left < panel.left || box.right > panel.right || one.scrollWidth > one.clientWidth + 1;
    }).length";

#[test]
fn nothing_of_an_ending_with_all_seats_is_cut_on_a_phone() {
    let page = Visit::new().phone().open("/supernova/setup");
    for _ in 0..2 {
        page.click(test_id("add-seat"));
    }
    page.click_and_wait(test_id("begin"), css(".table"));
    assert_eq!(page.js(CUT_SEATS), 0);
    play_by_clicks(&page);
    page.wait_for(test_id("ending"));
    assert_eq!(page.count(".places li"), 5);
    page.screenshot("ending-supernova-five");
    assert_eq!(page.js(CUT_SEATS), 0, "with tokens and points");
    assert_eq!(page.js(CUT_ENDING), 0);
}

#[test]
fn the_ending_speaks_to_the_one_who_played() {
    let page = set_short_table(Visit::new().phone(), GAMES[ROCKETS]);
    play_by_clicks(&page);
    page.wait_for(test_id("ending"));
    let headline = page.text(css("#ending-title"));
    assert!(
        headline.starts_with("You won") || headline.starts_with("You lost"),
        "{headline}"
    );
    assert!(
        page.text(test_id("why"))
            .starts_with("Nobody else can move")
    );
    assert!(page.count("[data-testid=story] li") >= 1, "somebody is out");
    assert!(page.has(css("[data-testid=counted]:not([open])")), "folded");
    let in_sight = "document.querySelector('main.board').getBoundingClientRect().top
                      < document.querySelector('.ending').getBoundingClientRect().top - 120";
    assert_eq!(page.js(in_sight), true, "the board stays visible");
    page.assert_accessible();
    page.screenshot("ending-rockets-phone");
    take_the_picture(&page);
    page.click(test_id("stronger"));
    page.wait_gone(test_id("ending"));
    page.wait_for(css(".table"));
    assert!(
        page.text(css(".seats")).contains("Ensign"),
        "cadets are ensigns now"
    );
}

/// Saves the picture of the result, and shares it where the device can.
fn take_the_picture(page: &Page) {
    page.js("{
        const make = URL.createObjectURL;
        URL.createObjectURL = (file) => {
            window.saved = file;
            return make(file);
        };
    }");
    assert_eq!(page.text(test_id("save-picture")), "Save a picture");
    page.click(test_id("save-picture"));
    page.wait_until("window.saved?.type === 'image/png' && saved.size > 5000");
    page.js("{
        navigator.canShare = () => true;
        navigator.share = async ({ files: [file] }) => { window.shared = file; };
        const style = 'position: fixed; inset: 0; width: 100%; z-index: 99';
        window.shown = document.body.appendChild(new Image());
        shown.style = style;
        shown.src = URL.createObjectURL(saved);
    }");
    page.wait_until("shown.naturalWidth === 1600");
    page.screenshot("ending-picture");
    page.js("shown.remove()");
    page.click(test_id("save-picture"));
    page.wait_until("window.shared?.type === 'image/png' && shared.name === 'orbite-rockets.png'");
}
