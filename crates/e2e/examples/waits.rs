//! How long people wait for each other: a move, a lost network, a reload, a server
//! that is killed, the moves of others, and a first visit by a link over a slow network.
//!
//! `cargo xtask bundle && cargo build -p e2e --bins && cargo run -p e2e --example waits`;
//! `-- people` leaves out games among bots, which take ten minutes, `-- outages` all but the
//! servers that are killed, and `ORBITE_PAGE` names another page.

use e2e::{Line, Page, Site, Visit, css, start_game, test_id};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// How many moves are timed.
const MOVES: usize = 60;
/// How many times everything else is done.
const TIMES: usize = 5;

/// Notes when the document first changes after `armed`, by the clock that all pages
/// of a machine share.
const WATCH: &str = "window.seen = null;
  new MutationObserver(() => { window.seen ??= Date.now(); })
    .observe(document.querySelector('.table'), { subtree: true, childList: true, attributes: true, characterData: true })";

/// Notes when the mouse goes down, and when the table has answered.
const TAP: &str = "window.tapped = null;
  addEventListener('pointerdown', () => { window.tapped = Date.now(); window.stored = null; }, true);
  new MutationObserver(() => {
    if (window.tapped && document.querySelector('[data-testid=on-its-way]') === null
        && document.querySelector('[data-testid=commit]') === null) window.stored ??= Date.now();
  }).observe(document.body, { subtree: true, childList: true })";

/// Notes what time it is when the server says something last, and how much later it is
/// the visitor's turn on the page.
const TURNS: &str = "window.told = null; window.turns = [];
  const mine = () => document.querySelector('.table[data-mine]') !== null;
  window.socketsHeard = new Set();
  const hear = () => window.sockets.forEach((socket) => {
    if (window.socketsHeard.has(socket)) return;
    window.socketsHeard.add(socket);
    socket.addEventListener('message', (event) => {
      if (!mine() && String(event.data).includes('step')) window.told = Date.now();
    });
  });
  hear();
  window.wasMine = mine();
  new MutationObserver(() => {
    hear();
    if (mine() && !window.wasMine && window.told !== null) window.turns.push(Date.now() - window.told);
    window.wasMine = mine();
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-mine'] })";

/// How many games among bots are watched, of each kind.
const GAMES_AMONG_BOTS: usize = 2;

const GAMES: [&str; 5] = ["supernova", "celestial", "landing", "rockets", "asteroids"];

fn main() {
    let only = std::env::args().nth(1);
    if only.as_deref() == Some("outages") {
        return outages();
    }
    let site = Site::start();
    if only.as_deref() != Some("people") {
        among_bots(&site);
    }
    let (mut seen, mut stored) = (Vec::new(), Vec::new());
    while seen.len() < MOVES {
        let (_line, ada, bo) = begin(&site);
        moves(&ada, &bo, &mut seen, &mut stored);
    }
    say("tap to the first change on the other page", &seen);
    say("tap to stored", &stored);
    let (line, ada, bo) = begin(&site);
    let told = repeat(|| lost(&line, &ada, &ada, test_id("connection")));
    say("a lost network: told to oneself", &told);
    let seen = repeat(|| lost(&line, &ada, &bo, css(".presence.away")));
    say("a lost network: seen by the other", &seen);
    say(
        "back after 10 s without a network",
        &repeat(|| back(&line, &ada)),
    );
    say("reload until the board is there", &repeat(|| reload(&ada)));
    drop((ada, bo));
    outages();
    say("the check of fairness", &checks(&site));
    let networks: [(_, fn(&Page)); 2] = [
        ("Slow 3G", Page::be_on_slow_3g),
        ("Fast 3G", Page::be_on_fast_3g),
    ];
    for (name, slow_down) in networks {
        let times = (0..TIMES).map(|_| by_link(&site, slow_down));
        let (form, board): (Vec<_>, Vec<_>) = times.unzip();
        say(
            &format!("by a link on {name}: until a name can be written"),
            &form,
        );
        say(
            &format!("by a link on {name}: until the board is there"),
            &board,
        );
    }
}

fn among_bots(site: &Site) {
    let two = GAMES.map(|game| (game, 2, "normal"));
    let seven = ["normal", "slow"].map(|speed| ("asteroids", 7, speed));
    for (game, bots, speed) in two.into_iter().chain(seven) {
        let waits = turns_among_bots(site, game, bots, speed);
        say(
            &format!("a turn given until the controls are live, {game}, {bots} bots, {speed}"),
            &waits,
        );
    }
}

/// Measures how soon people are back after their server was killed.
fn outages() {
    killed(5_500, TIMES);
    killed(45_000, 4);
}

/// A game of two, one of them over a line that can be cut.
fn begin(site: &Site) -> (Line, Page, Page) {
    let line = Line::to(site);
    let ada = Visit::new().open_over(&line, "/rockets/together");
    introduce(&ada, "Ada");
    let path = wait_for_one(&ada);
    let bo = at(site, Visit::new(), "Bo", &path);
    bo.wait_for(test_id("stand-up-1"));
    start_game(&ada, &[&ada, &bo]);
    (line, ada, bo)
}

/// Makes a table for two with the form that is shown; tells where it is.
fn wait_for_one(page: &Page) -> String {
    page.wait_for(test_id("make-table"));
    while page.count(".seat-choice-row") > 2 {
        page.click(css(".seat-choice-row:last-child [data-testid=remove-seat]"));
    }
    page.click_and_wait(test_id("make-table"), test_id("stand-up-0"));
    page.path()
}

fn at(site: &Site, visit: Visit, name: &str, path: &str) -> Page {
    let page = visit.open_on(site, path);
    introduce(&page, name);
    page
}

fn introduce(page: &Page, name: &str) {
    page.wait_for(test_id("guest-name"));
    page.fill(test_id("guest-name"), name);
    page.click(test_id("come-in"));
}

fn repeat(once: impl Fn() -> Duration) -> Vec<Duration> {
    (0..TIMES).map(|_| once()).collect()
}

/// From the tap on *Play this move* until the other page changes, and until the move
/// is stored, until the game is over.
fn moves(ada: &Page, bo: &Page, seen: &mut Vec<Duration>, stored: &mut Vec<Duration>) {
    for page in [ada, bo] {
        page.js(TAP);
    }
    let mut turn = 0;
    while !ada.has(test_id("ending")) {
        for (mover, other) in [(ada, bo), (bo, ada)] {
            if mover.has(css("[data-testid=commit]:not([disabled])")) {
                other.js(WATCH);
                mover.click(test_id("commit"));
                other.wait_until("window.seen !== null");
                mover.wait_until("window.stored !== null");
                let number = |page: &Page, what: &str| page.js(what).as_u64().unwrap_or_default();
                let tapped = number(mover, "window.tapped");
                let since = |at: u64| Duration::from_millis(at.saturating_sub(tapped));
                seen.push(since(number(other, "window.seen")));
                stored.push(since(number(mover, "window.stored")));
            } else if mover.has(css(".table[data-mine]")) {
                turn += 1;
                mover.js(&format!(
                    "(() => {{
                       const all = [...document.querySelectorAll('.board [data-action]')];
                       all[{turn} * 7919 % all.length]?.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
                     }})()"
                ));
            }
        }
    }
}

/// From what the server said last of the bots' turns until it is the visitor's turn on
/// the page, with all animations, in games with 30 seconds a turn.
fn turns_among_bots(site: &Site, game: &str, bots: usize, speed: &str) -> Vec<Duration> {
    let mut waits = Vec::new();
    for _ in 0..GAMES_AMONG_BOTS {
        let ada = Visit::new()
            .moving()
            .open_on(site, &format!("/{game}/together"));
        ada.js(&format!("localStorage.setItem('orbite.speed', '{speed}')"));
        ada.reload();
        introduce(&ada, "Ada");
        ada.wait_for(test_id("make-table"));
        while ada.count(".seat-choice-row") < bots + 1 {
            ada.click(test_id("add-seat"));
        }
        while ada.count(".seat-choice-row") > bots + 1 {
            ada.click(css(".seat-choice-row:last-child [data-testid=remove-seat]"));
        }
        for seat in 1..=bots {
            ada.choose(test_id(&format!("table-seat-{seat}")), "pilot");
        }
        ada.choose(test_id("clock"), "1");
        ada.click_and_wait(
            test_id("make-table"),
            css("[data-testid=start]:not([disabled])"),
        );
        ada.click_and_wait(test_id("start"), css(".table"));
        ada.js(TURNS);
        let begin = Instant::now();
        let mut turn = 0;
        while !ada.has(test_id("ending")) && begin.elapsed() < Duration::from_secs(45) {
            turn += 1;
            if ada.has(css("[data-testid=commit]:not([disabled])")) {
                ada.try_click(&test_id("commit"));
            } else if ada.has(css(".table[data-mine]")) {
                ada.js(&format!(
                    "(() => {{
                       const all = [...document.querySelectorAll('.hand [data-action], .board [data-action]')];
                       all[{turn} * 7919 % all.length]?.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
                     }})()"
                ));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        let turns = ada.js("window.turns");
        let turns = turns.as_array().into_iter().flatten();
        waits.extend(turns.filter_map(|wait| wait.as_u64().map(Duration::from_millis)));
        forgive_all(&[&ada]);
    }
    waits
}

/// A server that is killed (`kill -9`) and started again after so long: until it serves,
/// and from then until both people are back.
fn killed(away: u64, times: usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("orbite.db").display().to_string();
    let mut site = Site::start_process(&server(), &database);
    let (_line, ada, bo) = begin(&site);
    let (mut up, mut back) = (Vec::new(), Vec::new());
    for _ in 0..times {
        let stopped = site.stop();
        std::thread::sleep(Duration::from_millis(away));
        let begin = Instant::now();
        site = stopped.start_again();
        up.push(begin.elapsed());
        let begin = Instant::now();
        for page in [&ada, &bo] {
            page.wait_gone(test_id("connection"));
        }
        back.push(begin.elapsed());
    }
    say(
        &format!("a killed server, down for {away} ms: until it serves"),
        &up,
    );
    say(
        &format!("a killed server, down for {away} ms: until both are back"),
        &back,
    );
    forgive_all(&[&ada, &bo]);
}

/// The program `site` of this package, beside the folder of this one.
fn server() -> PathBuf {
    let here = std::env::current_exe().expect("a program has a path");
    let folder = here
        .ancestors()
        .nth(2)
        .expect("examples lie in the folder of programs");
    folder.join("site")
}

/// From the tap on *Was chance fair?* until the answer, on a phone.
fn checks(site: &Site) -> Vec<Duration> {
    let host = at(site, Visit::new().phone(), "Ada", "/rockets/together");
    let path = wait_for_one(&host);
    let guest = at(site, Visit::new(), "Bo", &path);
    guest.wait_for(test_id("stand-up-1"));
    start_game(&host, &[&host, &guest]);
    let (mut seen, mut stored) = (Vec::new(), Vec::new());
    moves(&host, &guest, &mut seen, &mut stored);
    (0..TIMES)
        .map(|_| {
            let begin = Instant::now();
            host.click_and_wait(test_id("fair"), css("[data-testid=fairness] .good"));
            let took = begin.elapsed();
            host.reload();
            host.wait_for(test_id("fair"));
            took
        })
        .collect()
}

/// Until somebody sees that the network of a page is gone.
fn lost(line: &Line, page: &Page, who: &Page, sign: e2e::Find) -> Duration {
    let begin = Instant::now();
    line.cut();
    page.lose_network();
    who.wait_for(sign);
    let took = begin.elapsed();
    line.mend();
    page.find_network();
    page.wait_gone(test_id("connection"));
    who.wait_gone(css(".presence.away"));
    forgive_all(&[page]);
    took
}

/// Until a page is back whose network is.
fn back(line: &Line, page: &Page) -> Duration {
    line.cut();
    page.lose_network();
    page.wait_for(test_id("connection"));
    std::thread::sleep(Duration::from_secs(10));
    line.mend();
    page.find_network();
    let begin = Instant::now();
    page.wait_gone(test_id("connection"));
    let took = begin.elapsed();
    forgive_all(&[page]);
    took
}

fn reload(page: &Page) -> Duration {
    let begin = Instant::now();
    page.reload();
    page.wait_for(css(".table .board svg"));
    begin.elapsed()
}

/// A guest with an empty cache: until the form is there, and until the board is.
fn by_link(site: &Site, slow_down: fn(&Page)) -> (Duration, Duration) {
    let host = at(site, Visit::new(), "Host", "/celestial/together");
    let path = wait_for_one(&host);
    let guest = Visit::new().phone().open_on(site, "/healthz");
    slow_down(&guest);
    let begin = Instant::now();
    guest.visit(&path);
    guest.wait_until(
        "document.querySelector('.invitation input, [data-testid=guest-name]') !== null",
    );
    let form = begin.elapsed();
    guest.wait_for(test_id("guest-name"));
    guest.fill(test_id("guest-name"), "Guest");
    guest.click(test_id("come-in"));
    guest.wait_for(test_id("stand-up-1"));
    host.click(css("[data-testid=start]:not([disabled])"));
    guest.wait_for(css(".table .board"));
    (form, begin.elapsed())
}

/// What is said about a network that is gone on purpose.
fn forgive_all(pages: &[&Page]) {
    for page in pages {
        while let Some(complaint) = page.complaints().first() {
            page.forgive(complaint);
        }
    }
}

#[expect(clippy::print_stdout, reason = "measurements are for people")]
fn say(what: &str, times: &[Duration]) {
    assert!(!times.is_empty(), "{what}: nothing was measured");
    let mut times: Vec<u128> = times.iter().map(Duration::as_millis).collect();
    times.sort_unstable();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    println!(
        "{what}: median {} ms, 95 % {} ms, most {} ms, {} times",
        at(50),
        at(95),
        at(100),
        times.len()
    );
}
