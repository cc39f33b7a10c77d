//! One's own games wherever one is, the lobby, and what remains of a game.

use crate::online::{
    by_turn, come, concede, move_once, seat_choices, two_at, two_at_rockets, waiting_at,
};
use e2e::{Page, Site, Visit, css, test_id};
use std::time::{Duration, Instant};

#[test]
fn my_games_are_on_the_shelf_and_a_bar_leads_back() {
    let (_site, ada, bo, path) = two_at_rockets();
    let (mover, other) = by_turn(&ada, &bo);
    // The one who waits looks around: the shelf tells whose turn it is.
    other.visit_and_wait("/", test_id("my-game"));
    assert_eq!(other.count("[data-testid=my-game][data-mine]"), 0);
    let state = other.text(test_id("my-game-state"));
    assert!(state.contains("to move"), "{state}");
    // Elsewhere a quiet bar leads back, which warms up when it is their turn.
    other.visit_and_wait("/rockets/rules", css(".quiet-bar"));
    let quiet = other.text(test_id("to-my-turn"));
    assert!(quiet.starts_with("Back to your game: "), "{quiet}");
    assert!(quiet.contains("to move"), "{quiet}");
    other.inspect("online-home-bar-quiet");
    other.visit_and_wait("/", test_id("my-game"));
    move_once(&[mover]);
    // Without a reload it says that it is their turn, in warm light.
    other.wait_for(css("[data-testid=my-game].warm[data-mine]"));
    assert_eq!(other.text(test_id("my-turns")), "1 waiting for you");
    other.inspect("online-home-shelf");
    // A bar on other pages leads back.
    other.visit_and_wait("/rockets/rules", css(".home-bar:not(.quiet-bar)"));
    other.inspect("online-home-bar");
    other.click_and_wait(test_id("to-my-turn"), css(".table[data-mine]"));
    assert_eq!(other.path(), path);
    assert_eq!(other.count("[data-testid=my-turn-bar]"), 0);
    // The profile has them, too.
    other.visit_and_wait("/me", css("[data-testid=profile] [data-testid=my-game]"));
    let is_above = "document.querySelector('[data-testid=my-games]').getBoundingClientRect().bottom
                      < document.querySelector('[data-testid=new-name]').getBoundingClientRect().top";
    assert_eq!(other.js(is_above), true, "before everything about oneself");
    other.inspect("online-home-me");
    other.click_and_wait(test_id("my-profile"), test_id("no-games"));
}

#[test]
fn waiting_rooms_and_wishes_to_play_again_are_found_at_home() {
    let (_site, ada, bo, path) = two_at_rockets();
    concede(&ada);
    for page in [&ada, &bo] {
        page.wait_for(test_id("rematch"));
    }
    bo.visit_and_wait("/", css("h1"));
    ada.click(test_id("rematch"));
    bo.wait_for(css("[data-testid=my-game].warm"));
    let state = bo.text(test_id("my-game-state"));
    assert_eq!(state, "Ada wants a rematch");
    bo.click_and_wait(test_id("my-game"), test_id("rematch"));
    assert_eq!(bo.path(), path);
    // A room that waits is listed with its seats.
    ada.visit_and_wait("/landing/together", test_id("make-table"));
    seat_choices(&ada, 3);
    ada.click_and_wait(test_id("make-table"), test_id("waiting-room"));
    ada.visit("/");
    ada.wait_until(
        "[...document.querySelectorAll('[data-testid=my-game-state]')]
           .some((state) => state.innerText.includes('(1/3)'))",
    );
    ada.inspect("online-home-waiting");
}

#[test]
fn a_lost_network_is_told_at_once_on_both_sides() {
    let (_site, ada, bo, _) = two_at_rockets();
    by_turn(&ada, &bo);
    let board = "JSON.stringify(document.querySelector('.board').getBoundingClientRect())";
    let before = ada.js(board);
    let begin = Instant::now();
    // The browser says so; the server hears nothing more.
    ada.js("window.asleep = true; window.dispatchEvent(new Event('offline'))");
    ada.wait_for(test_id("connection"));
    bo.wait_until("document.querySelectorAll('.presence.away').length === 1");
    assert!(begin.elapsed() < Duration::from_secs(10), "{begin:?}");
    assert_eq!(ada.js(board), before, "the board stays where it was");
    let is_apart = ada.js("(() => {
           const place = document.querySelector('.narrator').getBoundingClientRect();
           const said = document.querySelector('[data-testid=connection]').getBoundingClientRect();
           const status = document.querySelector('[data-testid=status]').getBoundingClientRect();
           return said.height > 0 && said.top >= place.top && said.bottom <= status.top + 1
             && status.bottom <= place.bottom + 1;
         })()");
    assert_eq!(
        is_apart, true,
        "it is read in the narrator's place, above what is asked"
    );
    ada.inspect("online-lost-network");
    ada.wake_up();
    ada.wait_gone(test_id("connection"));
    bo.wait_until("document.querySelectorAll('.presence.here').length === 2");
}

#[test]
fn a_turn_sent_without_a_network_is_logged_once() {
    let (_site, ada, bo, _) = two_at_rockets();
    move_once(&[&ada, &bo]);
    let (mover, other) = by_turn(&ada, &bo);
    mover.fall_asleep();
    mover.wait_for(test_id("connection"));
    move_unanswered(mover);
    mover.wake_up();
    mover.wait_gone(test_id("on-its-way"));
    other.wait_for(css(".table[data-mine]"));
    let log = |page: &Page| {
        page.js("[...document.querySelectorAll('[data-testid=log-lines] li li')].map((line) => line.innerText).join('|')")
    };
    mover.click(test_id("log"));
    other.click(test_id("log"));
    mover.wait_for(test_id("log-lines"));
    other.wait_for(test_id("log-lines"));
    let count = |page: &Page| page.count("[data-testid=log-lines] li li");
    assert_eq!(count(mover), count(other), "{} {}", log(mover), log(other));
}

/// Makes a move that waits for the network.
fn move_unanswered(page: &Page) {
    use crate::table::{do_next, state_now};
    for turn in 0..400 {
        if page.has(test_id("on-its-way")) {
            return;
        }
        do_next(page, &state_now(page), turn);
    }
    panic!("no move is on its way");
}

#[test]
fn the_lobby_is_filtered_and_finds_somebody() {
    let site = Site::start();
    let public = |game: &str, seats: usize, name: &str| {
        let page = come(&site, Visit::new(), name, &format!("/{game}/together"));
        page.wait_for(test_id("make-table"));
        seat_choices(&page, seats);
        if game == "rockets" {
            page.click(test_id("option-layout-1"));
        }
        page.click(test_id("visibility-1"));
        page.click_and_wait(test_id("make-table"), test_id("waiting-room"));
        page
    };
    let _ada = public("rockets", 4, "Ada");
    let bo = public("landing", 2, "Bo");
    // Before anybody is asked for a name.
    let stranger = Visit::new().screen(1280, 800).open_on(&site, "/lobby");
    stranger.wait_until("document.querySelectorAll('[data-testid=listed]').length === 2");
    let side_by_side = stranger.js(
        "new Set([...document.querySelectorAll('[data-testid=listed]')]
           .map((it) => it.getBoundingClientRect().top)).size",
    );
    assert_eq!(side_by_side, 1, "two tables in a row");
    assert!(stranger.has(test_id("guest-name")) && !stranger.has(test_id("quick-match")));
    stranger.inspect("online-lobby-stranger");
    let cleo = come(&site, Visit::new().phone(), "Cleo", "/lobby");
    cleo.wait_for(test_id("quick-match"));
    cleo.wait_until("document.querySelectorAll('[data-testid=listed]').length === 2");
    let places = cleo.js(
        "[...document.querySelectorAll('[data-testid=places]')].map((it) => it.innerText).join()",
    );
    assert_eq!(places, "1/2,1/4", "the newest first");
    // What is unusual about a table, and how long it has been there.
    cleo.wait_for(test_id("listed-options"));
    assert_eq!(cleo.count("[data-testid=listed-options]"), 1);
    let ages = cleo.js(
        "[...document.querySelectorAll('[data-testid=listed-age]')].map((it) => it.innerText.trim()).join()",
    );
    assert_eq!(ages, "· opened just now,· opened just now");
    cleo.inspect("online-lobby-filters-phone");
    for (sought, found) in [("bo", "1/2"), ("LAST ROCK", "1/4")] {
        cleo.fill(test_id("search-tables"), sought);
        cleo.wait_until("document.querySelectorAll('[data-testid=listed]').length === 1");
        assert_eq!(cleo.text(test_id("places")), found);
        cleo.js("document.querySelector('[data-testid=search-tables]').select()");
        cleo.press("Backspace");
        cleo.wait_until("document.querySelectorAll('[data-testid=listed]').length === 2");
    }
    cleo.choose(test_id("filter-game"), "rockets");
    cleo.wait_until("document.querySelectorAll('[data-testid=listed]').length === 1");
    cleo.choose(test_id("filter-speed"), "days");
    cleo.wait_for(test_id("nothing-fits"));
    cleo.choose(test_id("filter-speed"), "");
    cleo.choose(test_id("filter-game"), "");
    // Somebody is found: Bo waits at a table for two.
    cleo.choose(test_id("quick-game"), "landing");
    cleo.click_and_wait(test_id("quick-match"), test_id("stand-up-1"));
    bo.click(css("[data-testid=start]:not([disabled])"));
    cleo.wait_for(css(".table"));
    // Nobody waits for a second one: a new table is opened, and she waits there.
    let dan = come(&site, Visit::new(), "Dan", "/lobby");
    dan.wait_for(test_id("quick-match"));
    dan.choose(test_id("quick-game"), "asteroids");
    dan.choose(test_id("quick-speed"), "days");
    dan.click_and_wait(test_id("quick-match"), test_id("stand-up-0"));
    // A game that is played can be watched from the lobby.
    let eve = come(&site, Visit::new(), "Eve", "/lobby");
    eve.wait_for(test_id("quick-match"));
    eve.choose(test_id("filter-game"), "landing");
    eve.click_and_wait(test_id("join"), css(".table .board svg"));
}

#[test]
fn the_history_names_opponents_and_tells_bots_apart() {
    let (site, ada, bo, _) = two_at_rockets();
    concede(&ada);
    ada.wait_for(test_id("rematch"));
    ada.visit_and_wait("/rockets/together", test_id("make-table"));
    seat_choices(&ada, 2);
    ada.choose(test_id("table-seat-1"), "cadet");
    ada.click_and_wait(test_id("make-table"), test_id("waiting-room"));
    ada.click_and_wait(
        css("[data-testid=start]:not([disabled])"),
        css(".table .board svg"),
    );
    concede(&ada);
    ada.wait_for(test_id("rematch"));
    ada.visit_and_wait("/me", css("[data-testid=past-with-bots] li"));
    let people = ada.text(test_id("my-past"));
    assert!(
        people.starts_with("Last Rocket · place 2 of 2 · with Bo · "),
        "{people}"
    );
    assert!(!people.contains("point"), "there are none: {people}");
    assert_eq!(ada.count("[data-testid=my-past] li"), 1);
    assert!(ada.has(css("[data-testid=past-with-bots]:not([open])")));
    ada.click(css("[data-testid=past-with-bots] summary"));
    let bots = ada.text(css("[data-testid=past-with-bots] ul"));
    assert!(bots.contains("(bot)"), "{bots}");
    // So do the statistics.
    for table in ["statistics", "statistics-with-bots"] {
        let row = format!("[data-testid={table}] tbody tr");
        assert_eq!(ada.count(&row), 1, "{table}");
        assert_eq!(ada.text(css(&format!("{row} td"))), "1", "{table}");
    }
    ada.inspect("online-history");
    bo.visit_and_wait("/me", css("[data-testid=my-past] li"));
    let won = bo.text(test_id("my-past"));
    assert!(won.contains("place 1 of 2 · with Ada"), "{won}");
    // Who has played more than a page is told of asks for the rest.
    let cy = come(&site, Visit::new().with_script(MANY), "Cy", "/me");
    cy.wait_for(test_id("more-games"));
    assert_eq!(cy.count("[data-testid=my-past] li"), 50);
    cy.click(test_id("more-games"));
    cy.wait_gone(test_id("more-games"));
    assert_eq!(cy.count("[data-testid=my-past] li"), 52);
}

/// Stands for a server where somebody has played 52 games.
const MANY: &str = "const real = window.fetch;
  const game = (n) => ({ table: `t${n}`, game: 'rockets', finished: 2_000 - n, seat: 0, place: 1,
    seats: [{ person: { user: 'u1', name: 'Cy' } }, { person: { user: 'u2', name: 'Di' } }] });
  const games = Array.from({ length: 52 }, (_, n) => game(n));
  window.fetch = (what, how) => {
    const { pathname, searchParams } = new URL(what, location.href);
    if (pathname !== '/api/history') return real(what, how);
    const last = ({ table, finished }) =>
      table === searchParams.get('id') && `${finished}` === searchParams.get('at');
    const begin = games.findIndex(last) + 1;
    const past = games.slice(begin, begin + 50);
    return Promise.resolve(Response.json({ tables: [], past }));
  };";

#[test]
fn a_shared_game_is_replayed_by_anybody_with_its_proof() {
    let site = Site::start();
    let (ada, bo, path) = two_at(&site, "rockets", |page| {
        page.click(test_id("spectators-2"));
    });
    move_once(&[&ada, &bo]);
    concede(&ada);
    ada.wait_for(test_id("share-game"));
    let stranger = Visit::new().open_on(&site, &format!("{path}/replay"));
    stranger.wait_for(css("main.empty"));
    stranger.forgive("404");
    // Who passes on a link that opens for nobody is told so.
    let told = |page: &Page| page.text(test_id("moment-closed"));
    bo.visit_and_wait(&format!("{path}/replay"), test_id("copy-moment"));
    bo.click(test_id("copy-moment"));
    bo.wait_until("document.querySelector('[data-testid=moment-closed]').innerText !== ''");
    assert!(told(&bo).contains("until a player shares"), "{}", told(&bo));
    bo.inspect("online-closed-moment");
    bo.forgive("404");
    bo.visit_and_wait(&path, test_id("share-game"));
    ada.click_and_wait(
        test_id("share-game"),
        css("[data-testid=share-game][aria-pressed=true]"),
    );
    ada.inspect("online-shared");
    stranger.reload();
    stranger.wait_for(test_id("scrub"));
    stranger.click(test_id("copy-moment"));
    let asked = "performance.getEntriesByType('resource').filter(({name, responseEnd}) =>
      name.endsWith('/record') && responseEnd > 0).length === 2";
    stranger.wait_until(asked);
    assert_eq!(told(&stranger), "");
    let folder = tempfile::tempdir().expect("a folder");
    stranger.download_into(folder.path());
    stranger.click(test_id("download"));
    let file = stranger.wait_for_download(folder.path());
    let record = std::fs::read_to_string(file).expect("a record");
    assert!(record.contains("\"fairness\"") && record.contains("\"secret\""));
    // What they did is in the log of both.
    bo.click(test_id("log"));
    bo.wait_until("document.querySelector('[data-testid=log-lines]').innerText.includes('shared')");
}

#[test]
fn who_finds_a_full_table_is_told() {
    let (site, ada, _bo, path) = waiting_at("rockets", 2, Visit::new(), "Bo");
    let cleo = come(&site, Visit::new().french(), "Cleo", &path);
    cleo.wait_until(
        "document.querySelector('[data-testid=room-hint]')?.innerText.includes('prises')",
    );
    // Options and rules of the table are there, before the start and in play.
    cleo.wait_until("document.querySelectorAll('[data-testid=table-options] div').length > 1");
    cleo.inspect("online-full-room");
    ada.click(css("[data-testid=start]:not([disabled])"));
    cleo.wait_for(css(".table"));
    ada.wait_for(css(".table"));
    ada.click(test_id("table-menu"));
    ada.click_and_wait(css("[data-testid=about-table] summary"), test_id("code"));
    ada.wait_until("document.querySelectorAll('[data-testid=table-options] div').length > 1");
    ada.inspect("online-about-table");
}
