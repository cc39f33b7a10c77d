//! Time, take-over, taking back, talk.

use crate::online::{
    by_turn, come, make_table, move_once, play_together, seat_choices, two_at, two_at_rockets,
};
use e2e::{Page, Site, Visit, css, start_game, test_id};

/// Until a bot plays for `page`, and `other` shows it.
fn wait_for_stand_in(page: &Page, other: &Page) {
    page.wait_for(test_id("reclaim"));
    other.wait_for(css("[data-presence=trust]"));
}

#[test]
fn whose_time_runs_out_is_played_for_and_can_come_back() {
    let site = Site::start();
    // Two minutes a turn: enough for a slow browser to take the seat back before
    // the other one's time runs out as well.
    let (ada, bo, _) = two_at(&site, "rockets", |page| page.choose(test_id("clock"), "2"));
    let (slow, other) = by_turn(&ada, &bo);
    slow.wait_for(css(".clock"));
    let first = slow.text(css(".seat.turn .clock"));
    slow.wait_until(&format!(
        "document.querySelector('.seat.turn .clock')?.innerText !== '{first}'"
    ));
    slow.screenshot("online-clock");
    std::thread::sleep(std::time::Duration::from_secs(105));
    wait_for_stand_in(slow, other);
    // The bot plays this turn first.
    slow.click(css("[data-testid=reclaim]:not([disabled])"));
    slow.wait_gone(test_id("reclaim"));
    other.wait_gone(css("[data-presence=trust]"));
    move_once(&[&ada, &bo]);
}

#[test]
fn a_seat_is_left_to_a_bot_and_taken_back_on_another_visit() {
    let (_site, ada, bo, path) = two_at_rockets();
    bo.click_and_wait(test_id("table-menu"), test_id("menu-sheet"));
    bo.assert_accessible();
    bo.click(test_id("leave-seat"));
    wait_for_stand_in(&bo, &ada);
    bo.inspect("online-trusted");
    bo.visit_and_wait("/", css(".box"));
    bo.visit(&path);
    bo.click(test_id("reclaim"));
    ada.wait_gone(css("[data-presence=trust]"));
    play_together(&[&ada, &bo]);
}

#[test]
fn taking_back_is_asked_granted_and_refused() {
    let (_site, ada, bo, _) = two_at_rockets();
    for grant in [true, false] {
        let (mover, other) = by_turn(&ada, &bo);
        move_once(&[mover]);
        other.wait_for(css(".table[data-mine]"));
        move_once(&[other]);
        mover.wait_for(css(".table[data-mine]"));
        let before = mover.count(".log li");
        mover.click(css("[data-testid=undo]:not([disabled])"));
        mover.click(test_id("ask-undo"));
        other.wait_for(test_id("asked"));
        other.inspect("online-asked");
        if grant {
            other.click(test_id("agree"));
            mover.wait_gone(test_id("asked"));
            // Before both moves it is the first one's turn again.
            mover.wait_for(css(".table[data-mine]"));
            mover.wait_until(&format!(
                "document.querySelectorAll('.log li').length < {before}"
            ));
        } else {
            other.click(test_id("decline"));
            mover.wait_for(test_id("settled"));
            // Nothing is taken back, and the question and its answer are told.
            let after = before + 2;
            mover.wait_until(&format!(
                "document.querySelectorAll('.log li').length === {after}"
            ));
        }
    }
}

#[test]
fn what_nobody_has_answered_yet_is_taken_back_freely() {
    let (_site, ada, bo, _) = two_at_rockets();
    let (mover, other) = by_turn(&ada, &bo);
    move_once(&[mover]);
    other.wait_for(css(".table[data-mine]"));
    mover.click_and_wait(
        css("[data-testid=undo]:not([disabled])"),
        css(".table[data-mine]"),
    );
    other.wait_gone(css(".table[data-mine]"));
    assert!(!mover.has(test_id("ask-undo")), "nobody need be asked");
    play_together(&[&ada, &bo]);
}

#[test]
fn a_draw_is_offered_and_taken() {
    let (_site, ada, bo, _) = two_at_rockets();
    let offer = || {
        ada.click(test_id("table-menu"));
        ada.click(test_id("ask-draw"));
        bo.wait_for(test_id("asked"));
    };
    offer();
    bo.click(test_id("decline"));
    ada.wait_for(test_id("settled"));
    assert!(!ada.has(test_id("ending")), "the game goes on");
    // A no holds until somebody has moved.
    move_once(&[&ada, &bo]);
    offer();
    bo.click(test_id("agree"));
    for page in [&ada, &bo] {
        page.wait_for(test_id("ending"));
        assert_eq!(page.count(".places li"), 0, "nobody won");
        assert!(page.text(test_id("ending")).contains("agreed"));
        assert_eq!(page.text(test_id("status")), "The game is over");
        page.assert_accessible();
    }
    ada.screenshot("online-drawn");
}

/// Stands for a browser that asks before it notifies, and for a page that is
/// not in sight.
const NOTIFICATIONS: &str = "window.notified = [];
  window.Notification = class {
    static permission = sessionStorage.permission ?? 'default';
    static requestPermission() {
      Notification.permission = sessionStorage.permission = 'granted';
      return Promise.resolve('granted');
    }
  };
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) => {
    window.notified.push(`${title}: ${body} ${data.path}`);
  };
  Object.defineProperty(document, 'visibilityState', { get: () => window.away ? 'hidden' : 'visible' });";

#[test]
fn whose_turn_it_is_says_the_title_and_the_browser() {
    let site = Site::start();
    let visit = Visit::new()
        .with_service_worker()
        .with_script(NOTIFICATIONS);
    let (ada, path) = make_table(&site, visit, "rockets", |page| seat_choices(page, 2));
    let bo = come(&site, visit, "Bo", &path);
    bo.wait_for(test_id("stand-up-1"));
    ada.click(css("[data-testid=start]:not([disabled])"));
    let (mover, other) = by_turn(&ada, &bo);
    other.click(test_id("table-menu"));
    other.click(test_id("notify"));
    other.wait_gone(test_id("notify"));
    // The browser has no push service for visits of this kind, and says so.
    other.forgive("does not support the Push API in incognito mode");
    other.js("window.away = true");
    move_once(&[mover]);
    other.wait_until("window.notified.length === 1");
    let told = format!("Last Rocket: Your turn {path}");
    assert_eq!(other.js("window.notified[0]"), told.as_str());
    other.wait_until("document.title.startsWith('•')");
    mover.wait_until("!document.title.startsWith('•')");
    assert_eq!(
        mover.js("window.notified.length"),
        0,
        "it was not asked for"
    );
    // It is turned off on one's own page, and stays so at the next table.
    let state = |text: &str| {
        other.wait_until(&format!(
            "document.querySelector('[data-testid=notifications-state]').innerText.includes('{text}')"
        ));
    };
    other.visit_and_wait("/me", test_id("notifications"));
    state("are on");
    other.click(test_id("turn-off-notifications"));
    state("are off");
    other.inspect("online-notifications");
    other.visit_and_wait(&path, css(".table .board svg"));
    let asked = "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/api/push')).length";
    assert_eq!(other.js(asked), 0);
    other.visit_and_wait("/me", test_id("turn-on-notifications"));
    other.click(test_id("turn-on-notifications"));
    state("are on");
    other.forgive("does not support the Push API in incognito mode");
}

/// Runs the service worker's script with stand-ins for what it asks of the browser: no
/// browser without a screen shows notifications. `told(event, details)` has it hear of
/// something, and says what it did.
const WORKER: &str = "(() => {
  const heard = {};
  const done = [];
  const page = { url: `${location.origin}/t/seen`, visibilityState: 'visible', focus: () => done.push('focus') };
  const self = {
    location,
    addEventListener: (event, hear) => (heard[event] = hear),
    registration: { showNotification: (title, { body, tag, data }) => done.push([body, tag, data.path].join()) },
    clients: { matchAll: async () => [page], openWindow: (path) => done.push(`open ${path}`) },
  };
  new Function('self', window.script)(self);
  window.told = async (event, details) => {
    done.length = 0;
    let work;
    heard[event]({ ...details, waitUntil: (it) => (work = it) });
    await work;
    return done.join(';');
  };
})()";

#[test]
fn what_the_server_tells_is_shown_unless_it_is_in_sight_and_leads_to_the_table() {
    let page = Visit::new().open("/");
    page.js("fetch('/service-worker.js').then((it) => it.text()).then((script) => { window.script = script; })");
    page.js(WORKER);
    let push = |path: &str| {
        page.js(&format!(
            "told('push', {{ data: {{ json: () => ({{ text: 'Your turn', path: '{path}', tag: 't' }}) }} }})"
        ))
    };
    assert_eq!(push("/t/other"), "Your turn,t,/t/other");
    assert_eq!(push("/t/seen"), "");
    let click = |path: &str| {
        page.js(&format!(
            "told('notificationclick', {{ notification: {{ close() {{}}, data: {{ path: '{path}' }} }} }})"
        ))
    };
    assert_eq!(click("/t/other"), "open /t/other");
    assert_eq!(click("/t/seen"), "focus");
}

/// Lets a test say whether the page is in sight; a minute has passed when it is not.
const HASTY: &str = "const now = performance.now.bind(performance);
  let ahead = 0;
  performance.now = () => now() + ahead;
  Object.defineProperty(document, 'visibilityState', { get: () => window.away ? 'hidden' : 'visible' });
  window.go = (away) => {
    window.away = away;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    if (away) ahead += 61_000;
  };";

#[test]
fn who_looks_away_from_a_game_over_days_is_elsewhere_until_they_look_again() {
    let site = Site::start();
    let visit = Visit::new().with_script(HASTY);
    let (ada, path) = make_table(&site, visit, "rockets", |page| {
        seat_choices(page, 2);
        page.choose(test_id("clock"), "5");
    });
    let bo = come(&site, Visit::new(), "Bo", &path);
    bo.wait_for(test_id("stand-up-1"));
    start_game(&ada, &[&ada, &bo]);
    ada.js("window.go(true)");
    bo.wait_for(css(".presence.away"));
    ada.js("window.go(false)");
    bo.wait_gone(css(".presence.away"));
    assert!(!ada.has(test_id("connection")), "nothing was lost");
}

/// Whether no face stands alone below the others.
pub(crate) const FACES_IN_A_ROW: &str = "new Set([...document.querySelectorAll('.emotes button')].map((one) => one.offsetTop)).size === 1";

#[test]
fn people_talk_and_show_what_they_feel() {
    let (site, ada, bo, path) = two_at_rockets();
    ada.click(test_id("open-chat"));
    ada.fill(test_id("chat-text"), "Bonjour <b>Bo</b>");
    ada.press("Enter");
    bo.wait_for(test_id("unread"));
    bo.click(test_id("open-chat"));
    bo.wait_gone(test_id("unread"));
    assert!(bo.text(test_id("chat-lines")).contains("Bonjour <b>Bo</b>"));
    assert_eq!(bo.js(FACES_IN_A_ROW), true);
    bo.click(test_id("emote-clap"));
    ada.wait_for(css("[data-emote=clap]"));
    ada.inspect("online-chat");
    let phone = come(&site, Visit::new().phone().french(), "Cleo", &path);
    phone.wait_for(css(".table"));
    phone.click_and_wait(test_id("open-chat"), test_id("chat-text"));
    phone.inspect("online-chat-phone");
}

#[test]
fn times_are_ones_own_and_a_game_can_be_conceded() {
    let site = Site::start();
    let (ada, bo, _) = two_at(&site, "rockets", |page| {
        page.choose(test_id("clock"), "6");
        page.choose(test_id("own-seconds"), "45");
        page.screenshot("online-own-clock");
    });
    let (mover, other) = by_turn(&ada, &bo);
    move_once(&[mover]);
    other.wait_for(css(".table[data-mine]"));
    // The time of a turn runs once its page has shown the other's.
    other.wait_until("/0:4[0-4]/.test(document.querySelector('.seat.turn .clock')?.innerText)");
    other.click(test_id("table-menu"));
    other.click(test_id("concede"));
    other.screenshot("online-concede");
    other.click(test_id("concede"));
    for page in [mover, other] {
        page.wait_for(test_id("ending"));
    }
    assert!(mover.text(test_id("ending")).contains("You win"));
    assert!(other.text(test_id("ending")).contains("You conceded"));
    mover.screenshot("online-conceded");
}
