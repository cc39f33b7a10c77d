//! The code of a game comes when the game is opened.

use crate::online::{introduce, make_table, seat_choices};
use crate::table::{GAMES, play_until, state};
use e2e::{Line, Page, Site, Visit, css, test_id};
use std::collections::BTreeSet;

/// What a first visit may download in all until a table of any one game stands.
const MOST_BYTES_ALONE: u64 = 600_000;

/// What a first visit may download in all that begins with the lesson of any one game.
const MOST_BYTES_OF_A_LESSON: u64 = 860_000;

/// What somebody may download in all who comes by a link to a table with others,
/// until the board of any one game stands.
const MOST_BYTES_BY_LINK: u64 = 500_000;

/// What a guest may download in all, what is kept for a device without a network
/// included.
const MOST_BYTES_WITH_ALL: u64 = 1_750_000;

/// The parts of a table of Last Rocket with others.
const ROCKETS_TOGETHER: [&str; 5] = ["base", "common", "rockets", "rockets_together", "together"];

/// What the parts that were asked for so far are for: games, `common` and
/// `together`.
fn parts(page: &Page) -> Vec<String> {
    page.requested("part", ".bin")
}

/// Says what came, and how much of it in all.
#[expect(clippy::print_stdout, reason = "measurements are for people")]
fn report(page: &Page, what: &str) -> u64 {
    let bytes = page.transferred();
    println!("{what}: {bytes} bytes");
    for (url, bytes) in page.requests() {
        println!("{bytes:>9} {url}");
    }
    assert!(bytes > 100_000, "{bytes} bytes can't be everything");
    bytes
}

#[test]
fn a_first_table_is_small_too() {
    for game in GAMES {
        let name = game.name;
        let page = Visit::new().open("/");
        page.wait_for(css("h1"));
        assert_eq!(parts(&page), ["base", "shelf"], "the shelf needs no game");
        page.click_and_wait(test_id(&format!("play-{name}")), css(".table"));
        let bytes = report(&page, &format!("first table of {name}"));
        let alone = format!("{name}_alone");
        let mut needed = vec!["alone", "base", "common", "shelf", name, &alone];
        needed.sort_unstable();
        assert_eq!(
            parts(&page),
            needed,
            "nothing of others, of tables with others, or of lessons"
        );
        let texts = page.requested("text", ".txt");
        assert!(
            !texts.iter().any(|text| text.ends_with("lessons")),
            "{texts:?}"
        );
        assert!(bytes <= MOST_BYTES_ALONE, "{name}: {bytes} bytes");
    }
}

#[test]
fn a_first_lesson_is_small_too() {
    for game in GAMES {
        let name = game.name;
        let page = Visit::new().open(&format!("/{name}/learn"));
        page.wait_for(test_id("lesson"));
        page.wait_for(css(".table[data-mine]"));
        let bytes = report(&page, &format!("first lesson of {name}"));
        let parts = parts(&page);
        for other in GAMES.iter().filter(|other| other.name != name) {
            let is_of_other = |part: &String| part.starts_with(other.name);
            assert!(!parts.iter().any(is_of_other), "{name}: {parts:?}");
        }
        assert!(bytes <= MOST_BYTES_OF_A_LESSON, "{name}: {bytes} bytes");
    }
}

#[test]
fn a_table_by_a_link_is_small_too() {
    for game in GAMES {
        let name = game.name;
        let site = Site::start();
        let (ada, path) = make_table(&site, Visit::new(), name, |page| seat_choices(page, 2));
        let bo = Visit::new().open_on(&site, &path);
        introduce(&bo, "Bo");
        bo.wait_for(test_id("stand-up-1"));
        ada.click(css("[data-testid=start]:not([disabled])"));
        bo.wait_for(css(".table"));
        let bytes = report(&bo, &format!("by a link to a table of {name}"));
        assert_eq!(bo.requested("parcel", ".bin"), [name], "in one file");
        let apart = parts(&bo);
        assert!(
            apart.is_empty(),
            "no shelf, no bots, nothing around tables: {apart:?}"
        );
        assert!(bytes <= MOST_BYTES_BY_LINK, "{name}: {bytes} bytes");
    }
}

/// After a visit by a link the service worker fetches what is left for a device without
/// a network, and nothing that has come in the parcel.
#[test]
#[expect(clippy::print_stdout, reason = "measurements are for people")]
fn nothing_comes_twice_after_a_visit_by_a_link() {
    let site = Site::start();
    let (ada, path) = make_table(&site, Visit::new(), "rockets", |page| seat_choices(page, 2));
    let line = Line::to(&site);
    let bo = Visit::new().with_service_worker().open_over(&line, &path);
    introduce(&bo, "Bo");
    bo.wait_for(test_id("stand-up-1"));
    ada.click(css("[data-testid=start]:not([disabled])"));
    bo.wait_for(css(".table"));
    bo.wait_until("navigator.serviceWorker.controller");
    println!("by a link, with what is for later: {} bytes", line.came());
    let asked = line.asked();
    let named = |name: &&String| name.contains("-") && name.contains('.');
    let files: Vec<&String> = asked.iter().filter(named).collect();
    let once: BTreeSet<&String> = files.iter().copied().collect();
    assert!(once.len() > 30, "{files:#?}");
    assert_eq!(files.len(), once.len(), "twice: {files:#?}");
    let apart = line.requested("part", ".bin");
    for in_parcel in ROCKETS_TOGETHER {
        assert!(!apart.iter().any(|part| part == in_parcel), "{apart:?}");
    }
    assert!(line.came() <= MOST_BYTES_WITH_ALL, "{} bytes", line.came());
    let left = "caches.keys().then((names) => names.filter((name) => name === 'parcel').length)";
    assert_eq!(bo.js(left), 0, "it is kept once");
    // All of it is there without a network.
    drop(ada);
    site.stop();
    bo.visit("/");
    bo.click_and_wait(test_id("play-rockets"), css(".table"));
    assert_ne!(state(&bo), "wait", "the game begins");
    // It looked for the server, where it has a table.
    bo.visit("about:blank");
    bo.forgive_any("net::ERR_");
}

#[test]
fn what_does_not_come_at_once_is_no_trouble() {
    let site = Site::start();
    let (ada, path) = make_table(&site, Visit::new(), "rockets", |page| seat_choices(page, 2));
    // Stands for a network that fails once, and for a server of another version among others.
    let no_parcels = "const real = window.fetch;
        const asked = new Map();
        window.fetch = (what, how) => {
            const path = String(what);
            if (path.includes('/parcel-')) return Promise.reject(new TypeError());
            const times = /(bin|txt)$/.test(path) ? (asked.get(path) ?? 0) : 2;
            asked.set(path, times + 1);
            if (times === 0) return Promise.resolve(new Response('', { status: 404 }));
            return times === 1 ? Promise.reject(new TypeError()) : real(what, how);
        };
        const { set } = Object.getOwnPropertyDescriptor(HTMLLinkElement.prototype, 'href');
        Object.defineProperty(HTMLLinkElement.prototype, 'href', { set(path) {
            const is_first = path.endsWith('.css') && !asked.has(path);
            asked.set(path, true);
            set.call(this, is_first ? '/board-0000_lost.css' : path);
        } });";
    let bo = Visit::new().with_script(no_parcels);
    let bo = bo.open_on(&site, &path);
    introduce(&bo, "Bo");
    bo.wait_for(test_id("stand-up-1"));
    ada.click(css("[data-testid=start]:not([disabled])"));
    bo.wait_for(css(".table"));
    assert_eq!(parts(&bo), ROCKETS_TOGETHER);
    let sheet = "[...document.styleSheets].some((one) => one.href?.endsWith('_rockets.css'))";
    assert_eq!(bo.js(sheet), true, "the board's style sheet has come");
    bo.forgive("board-0000_lost.css");
}

/// Stands for a network that has gone.
const NO_NETWORK: &str = "window.real_fetch = fetch;
    window.fetch = () => Promise.reject(new TypeError('no network'))";

#[test]
fn a_page_that_does_not_come_is_tried_again() {
    let page = Visit::new().phone().open("/");
    page.wait_for(css("h1"));
    page.js(NO_NETWORK);
    page.click_and_wait(css("a[href='/rockets/setup']"), test_id("try-again"));
    assert!(page.text(css("main")).contains("download failed"));
    page.inspect("part-missing-phone");
    page.forgive_any("no network");
    // Still nothing, then all of it.
    page.click(test_id("try-again"));
    page.wait_for(css("main.wait"));
    page.wait_for(test_id("try-again"));
    page.forgive_any("no network");
    page.js("window.fetch = window.real_fetch");
    page.click_and_wait(test_id("try-again"), test_id("begin"));
}

#[test]
fn a_language_that_does_not_come_is_told_of_and_the_page_stays_as_it_is() {
    let page = Visit::new().open("/");
    page.wait_for(css("h1"));
    page.click_and_wait(test_id("settings"), test_id("language-fr"));
    page.js(NO_NETWORK);
    page.click_and_wait(test_id("language-fr"), css("dialog .trouble"));
    assert!(
        page.text(css("dialog .trouble"))
            .contains("download failed")
    );
    let chosen = "document.querySelector('input[name=language]:checked').dataset.testid";
    assert_eq!(page.js(chosen), "language-en");
    page.js("window.fetch = window.real_fetch");
    page.click(test_id("language-fr"));
    page.wait_until("document.documentElement.lang === 'fr'");
    page.wait_gone(css("dialog .trouble"));
    assert_eq!(page.js(chosen), "language-fr");
}

#[test]
fn a_page_that_can_not_begin_says_that_the_network_is_missing() {
    // Everything after the scripts themselves is lost.
    let page = Visit::new()
        .with_script("window.fetch = () => Promise.reject(new TypeError('no network'))");
    let page = page.open("/");
    page.wait_for(css("#loading[role=alert] button"));
    let told = page.text(css("#loading"));
    assert!(told.contains("The download failed") && told.contains("Le téléchargement a échoué"));
    page.screenshot("no-network-at-first");
    page.forgive_any("no network");
}

#[test]
fn a_game_that_does_not_come_is_told_of_and_tried_again() {
    let page = Visit::new().open("/");
    page.wait_for(css("h1"));
    // Stands for a network that fails once.
    page.js("window.real_fetch = fetch;
             window.fetch = () => Promise.reject(new TypeError('no network'))");
    page.click_and_wait(test_id("play-rockets"), css(".trouble"));
    assert!(page.text(css(".trouble")).contains("network"));
    page.forgive("no network");
    page.js("window.fetch = window.real_fetch");
    page.click_and_wait(test_id("play-rockets"), css(".table[data-game=rockets]"));
}

#[test]
fn bots_think_though_their_script_came_late() {
    let page = Visit::new().with_script(
        "window.Worker = class extends Worker {
           static made = 0;
           constructor(path, how) { super(Worker.made++ ? path : '/worker-lost.js', how); }
         };",
    );
    let page = page.open("/");
    page.click_and_wait(test_id("play-rockets"), css(".table"));
    play_until(&page, ".log .turn + .turn");
    page.forgive_any("worker-lost.js");
}
