//! What is around a game alone: its set-up, sounds, results and the deal of the
//! day.

use crate::online::come;
use crate::online_people::guest_is_answered;
use crate::table::{GAMES, play_by_clicks, set_short_table, state};
use e2e::{Page, Site, Visit, css, test_id};

/// Who holds the seats of the form, as their values.
fn seats(page: &Page) -> String {
    let seats = page
        .js("[...document.querySelectorAll('.seat-card [data-testid^=seat-]')].map((one) => one.value).join()");
    seats.as_str().unwrap_or_default().to_owned()
}

#[test]
fn a_table_is_set_with_taps_on_its_seats() {
    let page = Visit::new().phone().open("/supernova/setup");
    page.wait_for(css(".seat-card"));
    assert_eq!(seats(&page), "person,pilot,pilot", "as Play now has it");
    page.click_and_wait(test_id("cycle-1"), test_id("name-1"));
    assert_eq!(seats(&page), "person,person,pilot");
    page.click(test_id("cycle-1"));
    page.wait_gone(test_id("name-1"));
    page.click(test_id("add-seat"));
    page.wait_until("document.querySelectorAll('.seat-card').length === 4");
    page.click(test_id("preset-1-1"));
    page.wait_until("document.querySelectorAll('.seat-card').length === 2");
    page.wait_for(css("[data-testid=preset-1-1][aria-pressed=true]"));
    // What begins the game is in sight without scrolling.
    page.js("scrollTo(0, 0)");
    let begin = "(() => {
        const box = document.querySelector('[data-testid=begin]').getBoundingClientRect();
        return scrollY === 0 && box.top > 0 && box.bottom <= innerHeight;
    })()";
    assert_eq!(page.js(begin), true);
    page.inspect("setup-phone");
    page.click_and_wait(test_id("begin"), css(".table"));
    assert_eq!(page.count(".seat"), 2);
}

#[test]
fn only_what_goes_together_is_offered() {
    let page = Visit::new().open("/rockets/setup");
    page.wait_for(css(".seat-card"));
    let offered = "[...document.querySelectorAll('.option input[type=radio]')]
        .filter((one) => one.getClientRects().length).map((one) => one.name).join()";
    assert!(
        page.js(offered)
            .as_str()
            .unwrap_or_default()
            .contains("rockets_each")
    );
    page.click(test_id("option-rockets_each-2"));
    page.click(test_id("add-seat"));
    page.click(test_id("add-seat"));
    page.wait_until("document.querySelectorAll('.seat-card').length === 4");
    let four = page.js(offered);
    let four = four.as_str().unwrap_or_default();
    assert!(!four.contains("rockets_each"), "{four}");
    assert!(four.contains("teams"), "{four}");
    page.screenshot("setup-four");
    page.click_and_wait(test_id("begin"), css(".table"));
}

#[test]
fn results_add_up_and_the_deal_of_the_day_is_compared() {
    let page = Visit::new().open("/rockets");
    page.wait_for(test_id("daily"));
    assert_eq!(page.count(".badge-card.earned"), 0);
    page.click_and_wait(test_id("play-daily"), css(".table"));
    assert!(page.path().starts_with("/table/daily-"));
    play_by_clicks(&page);
    page.wait_for(test_id("ending"));
    page.click_and_wait(test_id("to-daily"), test_id("daily-result"));
    let result = page.text(test_id("daily-result"));
    assert!(
        result.contains("Last Rocket") && result.contains("/rockets"),
        "{result}"
    );
    assert!(page.count(".badge-card.earned") >= 1, "a game was finished");
    assert_eq!(page.count("[data-testid=history] li"), 1);
    page.inspect("progress");
    page.reload();
    page.wait_for(test_id("daily-result"));
}

#[test]
fn the_deal_of_the_day_is_the_same_for_everybody() {
    let cards = |visit: Visit| {
        let page = visit.open("/landing");
        page.click_and_wait(test_id("play-daily"), css(".table"));
        assert_ne!(state(&page), "wait");
        page.click_and_wait(test_id("words"), test_id("board-words"));
        page.text(test_id("board-words"))
    };
    assert_eq!(cards(Visit::new()), cards(Visit::new()));
}

/// Counts what would be heard.
const LISTENING: &str = "window.heard = 0;
  for (const one of ['createOscillator', 'createBufferSource']) {
    const make = BaseAudioContext.prototype[one];
    BaseAudioContext.prototype[one] = function () { window.heard += 1; return make.call(this) };
  }";

#[test]
fn sounds_are_offered_once_and_each_layer_has_its_volume() {
    let page = Visit::new().with_script(LISTENING).open("/");
    page.wait_for(css(".box"));
    assert!(!page.has(test_id("sound-offer")), "nobody has played yet");
    page.click_and_wait(test_id("play-rockets"), css(".table"));
    page.click_and_wait(css(".bar a[href='/']"), test_id("sound-offer"));
    assert_eq!(page.js("heard"), 0, "silent until it is chosen");
    page.click(test_id("sound-on"));
    page.wait_gone(test_id("sound-offer"));
    page.wait_until("heard > 0");
    page.click(test_id("settings"));
    for layer in ["effects", "ambience", "voices"] {
        page.wait_for(test_id(&format!("volume-{layer}")));
    }
    page.inspect("settings-sound");
    page.press("Escape");
    page.reload();
    page.wait_for(css(".box"));
    assert!(!page.has(test_id("sound-offer")), "offered once");
}

#[test]
fn the_box_of_every_game_shows_what_can_be_reached() {
    for (visit, look) in [
        (Visit::new(), "night"),
        (Visit::new().phone().language("de-DE").light(), "phone"),
    ] {
        for game in GAMES {
            let page = visit.open(&format!("/{}", game.name));
            page.wait_for(test_id("badges"));
            let wide = page.js("document.documentElement.scrollWidth <= window.innerWidth");
            assert_eq!(wide, true, "{} scrolls sideways", game.name);
            page.inspect(&format!("box-{}-{look}", game.name));
        }
    }
}

#[test]
fn what_was_reached_comes_along_to_another_device() {
    let site = Site::start();
    let laptop = come(&site, Visit::new(), "Ada", "/me");
    laptop.wait_for(test_id("profile"));
    guest_is_answered(&laptop);
    laptop.fill(test_id("account-password"), "short but long enough");
    laptop.click_and_wait(test_id("make-account"), test_id("account"));
    laptop.visit("/rockets/setup");
    laptop.click(test_id("preset-1-1"));
    laptop.click_and_wait(test_id("begin"), css(".table"));
    play_by_clicks(&laptop);
    laptop.wait_for(test_id("ending"));
    // The account knows it as soon as the game is over.
    laptop.wait_until("Object.keys(localStorage).some((key) => key.startsWith('orbite.owner.'))");
    let phone = Visit::new().phone().open_on(&site, "/rockets");
    phone.wait_for(test_id("badges"));
    assert_eq!(phone.count("[data-testid=history] li"), 0);
    phone.visit("/me");
    phone.fill(test_id("login"), "Ada");
    phone.fill(test_id("password"), "short but long enough");
    phone.click_and_wait(test_id("log-in"), test_id("account"));
    phone.visit_and_wait("/rockets", css("[data-testid=progress][data-synced=yes]"));
    assert_eq!(phone.count("[data-testid=history] li"), 1);
    assert!(phone.count(".badge-card.earned") >= 1);
    phone.inspect("progress-account-phone");
}

#[test]
fn a_game_that_goes_on_is_not_counted() {
    let page = set_short_table(Visit::new(), GAMES[3]);
    assert_eq!(state(&page), "mine");
    let results =
        "Object.keys(localStorage).filter((key) => key.startsWith('orbite.result.')).length";
    assert_eq!(page.js(results), 0, "a game that goes on is no result");
}
