//! One evening with a wall, two phones, a desktop, a spectator and a guest who comes
//! late, in four languages: the server is killed, one of them loses the network, and all
//! go on to another game.

#[path = "../../../store/tests/store/cluster.rs"]
#[allow(dead_code, reason = "this one neither crashes nor is shared")]
mod cluster;

use crate::online::{come, concede, introduce, play_together, seat_choices};
use crate::table::{do_next, state_now};
use cluster::Cluster;
use e2e::{Line, Page, Site, Visit, css, test_id};
use std::path::Path;
use std::time::{Duration, Instant};

/// How long all of it may take.
const EVENING: Duration = Duration::from_secs(420);

#[test]
fn an_evening_on_the_embedded_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("orbite.db");
    evening(&database.display().to_string(), "sqlite");
}

#[test]
fn an_evening_on_postgresql() {
    let cluster = Cluster::start();
    evening(&cluster.database(), "postgres");
}

/// Everybody keeps the page for when there is no network.
fn visit() -> Visit {
    Visit::new().with_service_worker()
}

fn evening(database: &str, name: &str) {
    let site = Site::start_process(Path::new(env!("CARGO_BIN_EXE_site")), database);
    // A laptop makes the table for the room, and shows it on the wall.
    let large = visit().screen(1920, 1080);
    let wall = come(&site, large, "Room", "/rockets/together");
    wall.wait_for(test_id("make-table"));
    seat_choices(&wall, 3);
    wall.choose(test_id("table-seat-0"), "open");
    wall.click_and_wait(test_id("make-table"), test_id("waiting-room"));
    let path = wall.path();
    wall.visit_and_wait(&format!("{path}/screen"), test_id("wall-waiting"));
    let way = format!("{path}?hand=first");
    let ada = come(&site, visit().phone(), "Ada", &way);
    ada.wait_for(test_id("stand-up-0"));
    let bo = come(&site, visit().phone().french(), "Bo", &way);
    bo.wait_for(test_id("stand-up-1"));
    let line = Line::to(&site);
    let cleo = visit().language("de-DE,de").open_over(&line, &path);
    introduce(&cleo, "Cleo");
    cleo.wait_for(test_id("stand-up-2"));
    let dan = come(&site, visit().language("es-ES,es").light(), "Dan", &path);
    dan.wait_for(test_id("room-hint"));
    bo.click(css("[data-testid=start]:not([disabled])"));
    wall.wait_for(test_id("wall"));
    let players = [&ada, &bo, &cleo];
    for page in players.into_iter().chain([&dan]) {
        page.wait_for(css(".table"));
    }
    // On a phone, too, one's own seat can be told from the others.
    for phone in [&ada, &bo] {
        assert_eq!(phone.count(".seat.mine"), 1);
        let foot = "getComputedStyle(document.querySelector('.seat.mine')).borderBottomWidth";
        assert_eq!(phone.js(foot), "4px");
        phone.screenshot(&format!("evening-{name}-seats-phone"));
    }
    play(&players, 3);
    // Who comes late watches, and is told so.
    let eve = come(&site, visit().phone(), "Eve", &path);
    eve.wait_for(css(".table .board svg"));
    assert_eq!(eve.count(".table[data-mine]"), 0);
    assert_eq!(eve.text(test_id("you-watch")), "You are watching.");

    // Everybody notices that the server is gone, and finds it again.
    let everybody = [&ada, &bo, &cleo, &dan, &eve];
    for page in everybody {
        page.js("window.notReloaded = true");
    }
    for page in everybody.into_iter().chain([&wall]) {
        // What it keeps for later has come.
        page.wait_until("navigator.serviceWorker.controller !== null");
    }
    let stopped = site.stop();
    for page in everybody {
        page.wait_for(test_id("connection"));
    }
    wall.screenshot(&format!("evening-{name}-killed-wall"));
    let site = stopped.start_again();
    for page in everybody {
        page.wait_gone(test_id("connection"));
    }
    play(&players, 3);

    // One of them loses the network: both sides are told, and a move waits.
    play_until(&players, || cleo.has(css(".table[data-mine]")));
    let begin = Instant::now();
    line.cut();
    cleo.lose_network();
    cleo.wait_for(test_id("connection"));
    let told = begin.elapsed();
    ada.wait_until("document.querySelectorAll('.presence.away').length === 1");
    let seen = begin.elapsed();
    // On an idle machine at once and after four seconds.
    assert!(told < Duration::from_secs(8), "{told:?}");
    assert!(seen < Duration::from_secs(11), "{seen:?}");
    let is_sent = || cleo.has(test_id("on-its-way"));
    for turn in 0..400 {
        if is_sent() {
            break;
        }
        do_next(&cleo, &state_now(&cleo), turn);
    }
    assert!(is_sent(), "a move can be made without a network");
    cleo.screenshot(&format!("evening-{name}-offline"));
    line.mend();
    cleo.find_network();
    cleo.wait_gone(test_id("on-its-way"));
    cleo.wait_gone(test_id("connection"));
    cleo.forgive("ERR_INTERNET_DISCONNECTED");
    ada.wait_until("document.querySelectorAll('.presence.away').length === 0");

    // The game ends for everybody, each in their language, and nobody reloaded.
    play_together(&players);
    wall.wait_for(test_id("wall-ending"));
    wall.screenshot(&format!("evening-{name}-wall"));
    let mut headlines = Vec::new();
    for page in everybody {
        page.wait_for(test_id("ending"));
        assert_eq!(page.count(".places li"), 3);
        assert_eq!(page.js("window.notReloaded"), true);
        headlines.push(page.text(css("#ending-title")));
    }
    headlines.sort();
    headlines.dedup();
    assert!(headlines.len() >= 4, "{headlines:?}");

    // One of the phones chooses another game, and everybody comes along.
    bo.click(test_id("next-games"));
    bo.click(test_id("next-landing"));
    wall.wait_for(test_id("wall-waiting"));
    for page in everybody {
        page.wait_for(test_id("waiting-room"));
    }
    ada.click(css("[data-testid=start]:not([disabled])"));
    wall.wait_for(test_id("wall-edge"));
    for page in everybody {
        page.wait_for(css(".table[data-game=landing]"));
    }
    play(&players, 2);
    wall.screenshot(&format!("evening-{name}-second-wall"));
    for page in [&ada, &bo] {
        concede(page);
    }
    wall.wait_for(test_id("wall-ending"));
    for page in everybody {
        page.wait_for(test_id("ending"));
        assert_eq!(page.js("window.notReloaded"), true);
    }
    for page in everybody.into_iter().chain([&wall]) {
        page.forgive_any("WebSocket");
    }
    // The server last: pages complain about one that is gone.
    drop((wall, ada, bo, cleo, dan, eve));
    drop(site);
}

/// They play so many turns.
fn play(players: &[&Page], turns: usize) {
    let played = |page: &&&Page| state_now(page) == "commit";
    let mut left = turns;
    play_until(players, || {
        left = left.saturating_sub(players.iter().filter(played).count());
        left == 0
    });
}

/// They play until something is so.
fn play_until(players: &[&Page], mut is_so: impl FnMut() -> bool) {
    let begin = Instant::now();
    let mut clicks = 0;
    while !is_so() {
        for page in players {
            let state = state_now(page);
            assert_ne!(state, "over", "the game is over too soon");
            do_next(page, &state, clicks);
            clicks += usize::from(state == "mine");
        }
        assert!(begin.elapsed() < EVENING, "the game does not go on");
    }
}
