//! A wall for the whole room, and phones that carry all controls.

use crate::online::{come, concede, play_together, seat_choices};
use crate::table::{do_next, state_now};
use e2e::{Page, Site, Visit, css, test_id};
use std::time::{Duration, Instant};

/// All text that can be seen, with the size of its letters in pixels: what is drawn
/// is measured, so that scaled pictures count as they look.
const LETTERS: &str = "(() => {
  const range = document.createRange();
  const height = (node) => {
    range.selectNodeContents(node);
    return range.getClientRects()[0]?.height ?? 0;
  };
  const probe = document.createElement('span');
  probe.textContent = 'H';
  probe.style.cssText = 'position: fixed; font-size: 100px';
  document.querySelector('.wall').append(probe);
  const ratio = height(probe) / 100;
  probe.remove();
  const heard = (one) => getComputedStyle(one).clipPath !== 'none' || (one.parentElement && heard(one.parentElement));
  const found = [];
  const texts = document.createTreeWalker(document.querySelector('.wall'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const one = node.parentElement;
    if (!node.textContent.trim() || heard(one)) continue;
    if (!one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const size = height(node) / ratio;
    if (size) found.push([node.textContent.trim(), size, !!one.closest('.name, .wall-status')]);
  }
  return found;
})()";

/// Letters of a wall have at least 27 of 1080 pixels, names and what is expected 48.
#[track_caller]
fn assert_legible(wall: &Page, what: &str) {
    let unit = wall.js("innerHeight / 1080").as_f64().unwrap_or(1.0);
    let found = wall.drawn(|| wall.js(LETTERS));
    let found = found.as_array().expect("a list");
    assert!(found.len() > 2, "{what}: {found:?}");
    let small: Vec<String> = found
        .iter()
        .filter_map(|one| {
            let (size, large) = (one[1].as_f64()?, one[2].as_bool()?);
            let least = if large { 48.0 } else { 27.0 };
            // Boxes of letters are whole pixels.
            (size < least * unit - 0.5).then(|| format!("{} has {size:.1}", one[0]))
        })
        .collect();
    assert!(small.is_empty(), "{what}: too small: {small:#?}");
}

/// How wide the picture for cameras is.
fn picture(wall: &Page) -> f64 {
    let wide = wall.js("document.querySelector('.wall .qr').getBoundingClientRect().width");
    wide.as_f64().unwrap_or_default()
}

/// Nothing of the wall is beyond its edge.
#[track_caller]
fn assert_fits(wall: &Page, what: &str) {
    let beyond = wall.js(
        "[...document.querySelectorAll('.wall-side *, .wall-way *, .wall-who *')]
           .filter((one) => !one.closest('.sparks, .heard, svg, .count'))
           .filter((one) => {
             const { right, bottom, width } = one.getBoundingClientRect();
             return width > 1 && (right > innerWidth + 1 || bottom > innerHeight + 1);
           }).map((one) => one.className + ' ' + one.textContent)",
    );
    assert_eq!(beyond, serde_json::json!([]), "{what}");
}

/// A table of a game that a laptop makes for the room, and shows on its wall.
fn hang(site: &Site, visit: Visit, game: &str, short: &[&str]) -> (Page, String) {
    hang_for(site, visit, game, 2, |wall| {
        for choice in short {
            wall.click(test_id(choice));
        }
    })
}

/// The same with so many seat_choices and whatever else is chosen.
fn hang_for(
    site: &Site,
    visit: Visit,
    game: &str,
    seats: usize,
    set: impl Fn(&Page),
) -> (Page, String) {
    let wall = come(site, visit, "Room", &format!("/{game}/together"));
    wall.wait_for(test_id("make-table"));
    seat_choices(&wall, seats);
    wall.choose(test_id("table-seat-0"), "open");
    set(&wall);
    wall.click_and_wait(test_id("make-table"), test_id("waiting-room"));
    let path = wall.path();
    wall.visit_and_wait(&format!("{path}/screen"), test_id("wall-waiting"));
    (wall, path)
}

/// Two phones come by the wall's picture, one of them in French.
fn phones(site: &Site, wall: &Page, path: &str) -> (Page, Page) {
    // Where the picture leads.
    wall.wait_for(css(".qr[src$='?hand=first']"));
    let way = format!("{path}?hand=first");
    let phone = Visit::new().phone();
    let ada = come(site, phone, "Ada", &way);
    ada.wait_for(test_id("stand-up-0"));
    let bo = come(site, phone.french(), "Bo", &way);
    bo.wait_for(test_id("stand-up-1"));
    (ada, bo)
}

/// Some turns are played; tells whether the game goes on after them.
fn play_on(pages: &[&Page], turns: usize) -> bool {
    let begin = Instant::now();
    let mut played = 0;
    let mut clicks = 0;
    loop {
        for page in pages {
            let state = state_now(page);
            if state == "over" {
                return false;
            }
            do_next(page, &state, clicks);
            clicks += usize::from(state == "mine");
            played += usize::from(state == "commit");
            // Nobody begins another turn.
            if played == turns {
                return true;
            }
        }
        assert!(begin.elapsed() < Duration::from_secs(240), "nobody moves");
    }
}

/// What a phone beside the wall shows of a game, and what it does not.
fn assert_pocket(phone: &Page, game: &str) {
    phone.wait_for(css(".table.hand-first"));
    let seen = |selector: &str| {
        phone.wait_until(&format!(
            "[...document.querySelectorAll('{selector}')].some((one) => one.getClientRects().length)"
        ));
    };
    match game {
        // The own card with its picture and four scales, whoever decides.
        "celestial" => {
            seen(".cd-own .cd-picture");
            phone.wait_until("document.querySelectorAll('.cd-own .cd-track').length === 4");
            assert_eq!(phone.count(".cd-place"), 0, "the others are on the wall");
        }
        // A board whose cells have the names that texts use.
        "rockets" => seen(".lr-board .lr-cell-number"),
        "asteroids" => {
            seen(".af-board .af-name");
            seen(".af-held");
        }
        // Columns and cards, and what they count for.
        "landing" => {
            seen(".lz-board .lz-letter");
            seen(".lz-hand .lz-points");
        }
        "supernova" => {
            seen(".sn-card");
            seen(".sn-token");
        }
        _ => panic!("{game} has no phone side"),
    }
    // Sentences are there for those who want them, folded.
    assert!(phone.has(css(".choices-below:not([open])")));
}

/// A whole game on a wall and two phones.
fn whole_game(game: &str, short: &[&str]) {
    let site = Site::start();
    let large = Visit::new().screen(1920, 1080);
    let (wall, path) = hang(&site, large, game, short);
    assert!(picture(&wall) >= 360.0);
    wall.wait_for(css(".wall .code"));
    assert_legible(&wall, "before anybody came");
    assert_fits(&wall, "before anybody came");
    wall.inspect(&format!("wall-{game}-waiting"));
    let awaited = wall.text(test_id("awaited"));
    let (ada, bo) = phones(&site, &wall, &path);
    wall.wait_until(&format!(
        "document.querySelector('[data-testid=awaited]').innerText !== '{awaited}'"
    ));
    let seats = wall.text(test_id("table-seats"));
    assert!(seats.contains("Ada") && seats.contains("Bo"), "{seats}");
    assert_legible(&wall, "when all are there");
    // Who is no host starts from the phone.
    bo.click(css("[data-testid=start]:not([disabled])"));
    wall.wait_for(test_id("wall"));
    wall.wait_for(test_id("wall-edge"));
    assert_eq!(wall.count(".wall .hand, .wall .target button"), 0);
    for phone in [&ada, &bo] {
        assert_pocket(phone, game);
        phone.assert_accessible();
    }
    ada.screenshot(&format!("pocket-{game}-ada"));
    bo.screenshot(&format!("pocket-{game}-bo"));
    // What is chosen blindly can lose at once: then they play another game.
    let told = "document.querySelector('[data-testid=wall-told]')?.innerText";
    let ended = "document.querySelector('[data-testid=wall-ending]')";
    loop {
        if play_on(&[&ada, &bo], 6) {
            wall.wait_until(&format!("{told} || {ended}"));
            if !wall.has(test_id("wall-ending")) {
                break;
            }
        }
        bo.click(test_id("rematch"));
        ada.click(css("[data-testid=start]:not([disabled])"));
        wall.wait_for(test_id("wall-edge"));
    }
    assert_legible(&wall, "in play");
    assert_fits(&wall, "in play");
    wall.inspect(&format!("wall-{game}"));
    ada.screenshot(&format!("pocket-{game}-later"));
    if game == "rockets" {
        // One turn is a flight and a galaxy.
        assert!(wall.count(".lr-trace") <= 2, "only the last turn is traced");
    }
    play_together(&[&ada, &bo]);
    wall.wait_for(test_id("wall-ending"));
    assert_eq!(wall.count(".wall .places li"), 2);
    assert_legible(&wall, "at the end");
    assert_fits(&wall, "at the end");
    assert!(picture(&wall) >= 360.0);
    wall.inspect(&format!("wall-{game}-end"));
    ada.screenshot(&format!("pocket-{game}-end"));
}

whole_games! {
    a_wall_and_two_phones_play_rockets("rockets", &[]);
    a_wall_and_two_phones_play_supernova("supernova", &[]);
    a_wall_and_two_phones_play_celestial("celestial", &["option-rounds-1"]);
    a_wall_and_two_phones_play_landing("landing", &[]);
    a_wall_and_two_phones_play_asteroids("asteroids", &[]);
}

/// Gives the game up and sees that it is over.
fn give_up(phone: &Page) {
    concede(phone);
    phone.wait_for(test_id("ending"));
}

#[test]
fn the_next_game_takes_the_wall_and_the_phones_along() {
    let site = Site::start();
    let (wall, path) = hang(&site, Visit::new().screen(1280, 720), "rockets", &[]);
    let (ada, bo) = phones(&site, &wall, &path);
    let mut here = path;
    for game in [
        "landing",
        "celestial",
        "celestial",
        "supernova",
        "asteroids",
    ] {
        ada.click(css("[data-testid=start]:not([disabled])"));
        for phone in [&ada, &bo] {
            phone.wait_for(css(".table.hand-first"));
        }
        wall.wait_for(test_id("wall-edge"));
        assert_legible(&wall, "at 1280 by 720");
        give_up(&ada);
        wall.wait_for(test_id("wall-ending"));
        assert_legible(&wall, "given up");
        // Bo chooses, without asking anybody: the same once more, or another one.
        bo.wait_for(test_id("ending"));
        let played = wall.attribute(css(".wall"), "data-game");
        if played.as_deref() == Some(game) {
            bo.click(test_id("rematch"));
        } else {
            bo.click(test_id("next-games"));
            bo.screenshot("next-games");
            bo.click(test_id(&format!("next-{game}")));
        }
        wall.wait_for(test_id("wall-waiting"));
        for phone in [&ada, &bo] {
            phone.wait_for(test_id("waiting-room"));
        }
        let there = ada.path();
        assert_ne!(there, here);
        assert_eq!(bo.path(), there);
        let (table, _) = there.split_once('?').expect("a phone beside a wall");
        assert_eq!(wall.path(), format!("{table}/screen"));
        here = there;
    }
}

#[test]
fn a_third_person_scans_during_a_game_and_plays_the_next_one() {
    let site = Site::start();
    let (wall, path) = hang(&site, Visit::new().screen(1920, 1080), "rockets", &[]);
    let (ada, bo) = phones(&site, &wall, &path);
    ada.click(css("[data-testid=start]:not([disabled])"));
    wall.wait_for(test_id("wall-edge"));
    // Where there is room the wall shows the way in also during the game.
    assert!(picture(&wall) >= 180.0, "{}", picture(&wall));
    wall.wait_for(css(".wall-join .code"));
    let way = format!("{path}?hand=first");
    let cleo = come(&site, Visit::new().phone(), "Cleo", &way);
    cleo.wait_for(css(".table .board svg"));
    // That the game waits for somebody who is gone is told in large letters.
    let (gone, _) = crate::online::by_turn(&ada, &bo);
    let there = gone.path();
    gone.visit("/");
    wall.wait_for(css(".wall-absent .banner"));
    assert_legible(&wall, "somebody is away");
    assert_fits(&wall, "somebody is away");
    wall.inspect("wall-absent");
    gone.visit_and_wait(&there, css(".table.hand-first"));
    give_up(&ada);
    bo.click(test_id("rematch"));
    for phone in [&ada, &cleo] {
        phone.wait_for(test_id("waiting-room"));
    }
    assert_eq!(
        cleo.count("[data-testid^=stand-up-]"),
        0,
        "two seats for two"
    );
    // The host is the wall: who has a seat makes room for a third.
    ada.click_and_wait(test_id("change-table"), test_id("change-form"));
    ada.choose(test_id("seat-count"), "3");
    ada.inspect("wall-phone-makes-room");
    ada.click(test_id("apply-change"));
    cleo.wait_for(test_id("stand-up-2"));
    let seats = wall.text(test_id("table-seats"));
    assert!(seats.contains("Cleo"), "{seats}");
}

/// As long as names may be, in letters of which some are wide.
const LONG: [&str; 2] = [
    "Friederike-Wilhelmine Mommsen-Ww",
    "Maximilian Wommelsdorf-Müllermmm",
];

#[test]
fn a_wall_of_eight_with_long_names_is_read_from_afar() {
    let site = Site::start();
    let large = Visit::new().screen(1920, 1080).language("de-DE,de");
    let (wall, path) = hang_for(&site, large, "asteroids", 8, |wall| {
        for seat in 2..8 {
            wall.choose(test_id(&format!("table-seat-{seat}")), "cadet");
        }
    });
    assert_legible(&wall, "two seats of eight are free");
    assert_fits(&wall, "two seats of eight are free");
    let way = format!("{path}?hand=first");
    let people = LONG.map(|name| come(&site, Visit::new().phone(), name, &way));
    let [ada, bo] = &people;
    bo.wait_for(css("[data-testid^=stand-up-]"));
    assert_legible(&wall, "eight are here");
    assert_fits(&wall, "eight are here");
    wall.inspect("wall-eight-waiting");
    ada.click(css("[data-testid=start]:not([disabled])"));
    wall.wait_for(test_id("wall-edge"));
    play_on(&[ada, bo], 1);
    assert_legible(&wall, "eight play");
    assert_fits(&wall, "eight play");
    wall.inspect("wall-eight");
    play_together(&[ada, bo]);
    wall.wait_for(test_id("wall-ending"));
    assert_legible(&wall, "eight have played");
    assert_fits(&wall, "eight have played");
    wall.inspect("wall-eight-end");
}

#[test]
fn a_wall_of_any_size_is_read_from_afar() {
    let site = Site::start();
    let (wall, _) = hang(&site, Visit::new().screen(3840, 2160), "landing", &[]);
    assert!(picture(&wall) >= 720.0);
    assert_legible(&wall, "3840 by 2160");
    assert_fits(&wall, "3840 by 2160");
    let (small, _) = hang(
        &site,
        Visit::new().screen(1280, 720).french(),
        "landing",
        &[],
    );
    assert!(picture(&small) >= 240.0);
    assert_legible(&small, "1280 by 720");
    assert_fits(&small, "1280 by 720");
}

#[test]
fn a_wish_for_a_rematch_is_seen_survives_a_reload_and_is_withdrawn() {
    let site = Site::start();
    let (ada, bo, path) = crate::online::two_at(&site, "rockets", |_| ());
    give_up(&bo);
    ada.wait_for(test_id("ending"));
    ada.click(test_id("rematch"));
    bo.wait_for(test_id("wish"));
    assert!(bo.text(test_id("wish")).contains("Ada"));
    ada.reload();
    ada.wait_for(test_id("cancel-rematch"));
    bo.reload();
    bo.wait_for(test_id("wish"));
    bo.inspect("rematch-wish");
    ada.click(test_id("cancel-rematch"));
    bo.wait_gone(test_id("wish"));
    ada.wait_for(test_id("rematch"));
    // Once more, and without waiting for anybody.
    ada.click(test_id("rematch"));
    ada.inspect("rematch-waiting");
    ada.click(test_id("rematch-now"));
    for page in [&ada, &bo] {
        page.wait_for(test_id("waiting-room"));
        assert_ne!(page.path(), path);
    }
    assert_eq!(ada.path(), bo.path());
}

#[test]
fn who_comes_back_sees_the_last_move() {
    let site = Site::start();
    let (ada, bo, _) = crate::online::two_at(&site, "rockets", |_| ());
    assert!(play_on(&[&ada, &bo], 5), "nobody is out so soon");
    let (waiting, _) = crate::online::by_turn(&ada, &bo);
    waiting.wait_until("document.querySelector('.lr-trace')");
    let traces = waiting.count(".lr-trace");
    waiting.reload();
    waiting.wait_for(css(".table .board svg"));
    waiting.wait_until(&format!(
        "document.querySelectorAll('.lr-trace').length === {traces}"
    ));
}
