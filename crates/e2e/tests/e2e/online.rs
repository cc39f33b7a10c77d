//! Whole games with others: two browsers, a bot and a spectator.

use crate::table::{MOST_PATIENCE, do_next, state_now};
use e2e::{Page, Pauses, Site, Visit, css, start_game, test_id};
use std::time::{Duration, Instant};

/// How long a whole game may take.
const WHOLE_GAME: Duration = Duration::from_secs(420);

/// Whether nothing hides the answer to whether the game was fair.
const VERDICT_IN_SIGHT: &str = "(() => {
  const verdict = document.querySelector('[data-testid=fairness] .good');
  const { left, top, width, height } = verdict.getBoundingClientRect();
  return verdict.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})()";

/// Who decides, and who does not.
pub(crate) fn by_turn<'a>(ada: &'a Page, bo: &'a Page) -> (&'a Page, &'a Page) {
    let pauses = Pauses::begin();
    while pauses.lasted() < MOST_PATIENCE {
        for (one, other) in [(ada, bo), (bo, ada)] {
            if one.has(css(".table[data-mine]")) {
                return (one, other);
            }
        }
        pauses.rest();
    }
    panic!("nobody's turn comes: {} {}", state_now(ada), state_now(bo));
}

/// Says who one is, where the page asks.
pub(crate) fn introduce(page: &Page, name: &str) {
    page.wait_for(test_id("guest-name"));
    page.fill(test_id("guest-name"), name);
    page.click(test_id("come-in"));
}

/// Somebody with a name comes to a place.
pub(crate) fn come(site: &Site, visit: Visit, name: &str, path: &str) -> Page {
    let page = visit.open_on(site, path);
    introduce(&page, name);
    page
}

/// Somebody makes a table; `set` chooses on the form. The path leads others
/// there.
pub(crate) fn make_table(
    site: &Site,
    visit: Visit,
    game: &str,
    set: impl Fn(&Page),
) -> (Page, String) {
    let page = come(site, visit, "Ada", &format!("/{game}/together"));
    let path = fill_in_table(&page, set);
    (page, path)
}

/// Makes a table with the form that is shown; the path leads others there.
pub(crate) fn fill_in_table(page: &Page, set: impl Fn(&Page)) -> String {
    page.wait_for(test_id("make-table"));
    set(page);
    page.click_and_wait(test_id("make-table"), test_id("waiting-room"));
    page.wait_for(test_id("stand-up-0"));
    page.path()
}

/// Makes the table have this many seat_choices.
pub(crate) fn seat_choices(page: &Page, wanted: usize) {
    while page.count(".seat-choice-row") < wanted {
        page.click(test_id("add-seat"));
    }
    while page.count(".seat-choice-row") > wanted {
        page.click(css(".seat-choice-row:last-child [data-testid=remove-seat]"));
    }
}

/// A site with a table for so many where Ada waits, and somebody else has a seat.
pub(crate) fn waiting_at(
    game: &str,
    seats: usize,
    visit: Visit,
    name: &str,
) -> (Site, Page, Page, String) {
    let site = Site::start();
    let (ada, path) = make_table(&site, Visit::new(), game, |page| seat_choices(page, seats));
    let other = come(&site, visit, name, &path);
    other.wait_for(test_id("stand-up-1"));
    (site, ada, other, path)
}

/// A table of two people, begun.
pub(crate) fn two_at(site: &Site, game: &str, set: impl Fn(&Page)) -> (Page, Page, String) {
    let (ada, path) = make_table(site, Visit::new(), game, |page| {
        seat_choices(page, 2);
        set(page);
    });
    let bo = come(site, Visit::new(), "Bo", &path);
    bo.wait_for(test_id("stand-up-1"));
    start_game(&ada, &[&ada, &bo]);
    (ada, bo, path)
}

/// A button that sends what the server refuses; the page tells so.
#[track_caller]
pub(crate) fn is_refused(page: &Page, button: &str, told: &str, status: &str) {
    page.click(test_id(button));
    page.wait_until(told);
    page.forgive(status);
}

/// A site with a table of two people, begun.
pub(crate) fn two_at_rockets() -> (Site, Page, Page, String) {
    let site = Site::start();
    let (ada, bo, path) = two_at(&site, "rockets", |_| ());
    (site, ada, bo, path)
}

/// Ends a game at once.
pub(crate) fn concede(page: &Page) {
    page.click(test_id("table-menu"));
    page.click(test_id("concede"));
    page.click(test_id("concede"));
    page.wait_gone(test_id("menu-sheet"));
}

/// Everybody plays with clicks until all have seen the end.
pub(crate) fn play_together(pages: &[&Page]) {
    let begin = Instant::now();
    let mut turn = 0;
    loop {
        let states: Vec<String> = pages.iter().map(|page| state_now(page)).collect();
        if states.iter().all(|state| state == "over") {
            return;
        }
        for (page, state) in pages.iter().zip(&states) {
            do_next(page, state, turn);
            turn += usize::from(state == "mine");
        }
        if states
            .iter()
            .all(|state| state == "wait" || state == "over")
        {
            std::thread::sleep(Duration::from_millis(20));
        }
        if begin.elapsed() > WHOLE_GAME {
            for (index, page) in pages.iter().enumerate() {
                page.screenshot(&format!("stuck-together-{index}"));
            }
            panic!("the game does not end: {states:?}");
        }
    }
}

/// The one who decides makes one move.
pub(crate) fn move_once(pages: &[&Page]) {
    let begin = Instant::now();
    let mut turn = 1;
    loop {
        for page in pages {
            let state = state_now(page);
            if state == "commit" {
                page.click(test_id("commit"));
                page.wait_until(
                    "!document.querySelector('[data-testid=commit], [data-testid=on-its-way]')",
                );
                return;
            }
            do_next(page, &state, turn);
            turn += 1;
        }
        assert!(begin.elapsed() < Duration::from_secs(60), "nobody can move");
    }
}

/// A whole game of two people, a bot and a spectator.
fn whole_game(game: &str, set: impl Fn(&Page)) {
    let site = Site::start();
    let (ada, path) = make_table(&site, Visit::new(), game, |page| {
        seat_choices(page, 3);
        page.choose(test_id("table-seat-2"), "cadet");
        set(page);
    });
    ada.inspect(&format!("online-{game}-waiting"));
    let bo = come(&site, Visit::new().phone().french(), "Bo", &path);
    bo.wait_for(test_id("stand-up-1"));
    bo.inspect(&format!("online-{game}-waiting-phone"));
    bo.wait_for(test_id("stand-up-1"));
    let cleo = come(&site, Visit::new().light(), "Cleo", &path);
    ada.wait_until("document.querySelector('[data-testid=table-seat-1]').innerText.includes('Bo')");
    start_game(&ada, &[&ada, &bo, &cleo]);
    ada.wait_until("document.querySelectorAll('.presence.here').length === 2");
    for (page, who) in [(&ada, "host"), (&bo, "phone"), (&cleo, "spectator")] {
        page.inspect(&format!("online-{game}-table-{who}"));
    }
    assert_eq!(
        cleo.count(".table[data-mine]"),
        0,
        "a spectator has no turn"
    );
    play_together(&[&ada, &bo, &cleo]);
    for (page, who) in [(&ada, "host"), (&bo, "phone"), (&cleo, "spectator")] {
        page.wait_for(test_id("ending"));
        assert_eq!(page.count(".places li"), 3);
        page.screenshot(&format!("online-{game}-end-{who}"));
    }
    // What was told line by line is what is told at once.
    let log = ada.text(test_id("log-lines"));
    ada.reload();
    ada.wait_for(test_id("ending"));
    ada.wait_until("document.querySelectorAll('[data-testid=log-lines] li').length > 0");
    assert_eq!(ada.text(test_id("log-lines")), log);
    // What bots say of it, and who "you" are, is for each reader.
    let places = |page: &Page| {
        page.js("[...document.querySelectorAll('.places li :is(.place, .name, .points)')].map((one) => one.firstChild.textContent)")
    };
    assert_eq!(places(&ada), places(&bo));
    assert_eq!(places(&ada), places(&cleo));
    for (page, size) in [(&ada, ""), (&bo, "-phone")] {
        page.click_and_wait(test_id("fair"), css("[data-testid=fairness] .good"));
        assert_eq!(
            page.js(VERDICT_IN_SIGHT),
            true,
            "the answer is seen without scrolling"
        );
        page.inspect(&format!("online-{game}-fair{size}"));
    }
    let lines = ada.text(test_id("fairness"));
    assert!(
        lines.contains("Seats whose devices contributed: 2"),
        "both devices add: {lines}"
    );
    assert!(
        cleo.count("[data-testid=rematch]") == 0,
        "a spectator has no rematch"
    );
}

whole_games! {
    a_whole_game_of_rockets("rockets", |_| ());
    a_whole_game_of_supernova("supernova", |_| ());
    a_whole_game_of_celestial("celestial", |page| page.click(test_id("option-rounds-1")));
    a_whole_game_of_landing("landing", |_| ());
    a_whole_game_of_asteroids("asteroids", |_| ());
}
