//! Every page, in both languages, light and dark, small and large.

use crate::table::{GAMES, OTHER_LANGUAGES, play_by_clicks, set_short_table, state};
use e2e::{Page, Visit, css, test_id};
use std::time::{Duration, Instant};

const ROCKETS: usize = 3;

/// No page is wider than its window.
fn assert_fits(page: &Page, what: &str) {
    let wide = page.js("document.documentElement.scrollWidth <= window.innerWidth");
    assert_eq!(wide, true, "{what} scrolls sideways");
}

/// The looks that every page is tried in, and more.
fn looks(more: &[(Visit, &'static str)]) -> Vec<(Visit, &'static str)> {
    let usual = [
        (Visit::new(), "night"),
        (Visit::new().light(), "dawn"),
        (Visit::new().phone(), "phone"),
    ];
    [&usual[..], more].concat()
}

#[test]
fn pages_are_for_everyone() {
    let large = Visit::new().screen(1920, 1080).light().french();
    for (visit, look) in looks(&[(large, "large")]) {
        let page = visit.open("/");
        page.wait_for(css(".box"));
        assert_eq!(page.count(".box"), GAMES.len());
        page.assert_accessible();
        assert_fits(&page, "the shelf");
        page.screenshot(&format!("shelf-{look}"));
        page.click_and_wait(test_id("settings"), test_id("settings-sheet"));
        page.assert_accessible();
        for game in GAMES {
            for (place, sign) in [("setup", "form"), ("rules", ".rule"), ("games", ".file")] {
                page.visit_and_wait(&format!("/{}/{place}", game.name), css(sign));
                page.screenshot(&format!("{}-{place}-{look}", game.name));
                // The button that starts a game stays in sight; what is behind it is
                // reached by scrolling.
                page.js("document.querySelector('form .sticky') && scrollTo(0, document.documentElement.scrollHeight)");
                page.assert_accessible();
                assert_fits(&page, place);
            }
        }
    }
}

#[test]
fn tables_are_for_everyone() {
    let landscape = Visit::new().screen(740, 360);
    let large = Visit::new().screen(1920, 1080);
    for (visit, look) in looks(&[(landscape, "landscape"), (large, "large")]) {
        for game in GAMES {
            let page = set_short_table(visit, game);
            assert_eq!(state(&page), "mine", "{}", game.name);
            page.assert_accessible();
            assert_fits(&page, game.name);
            page.screenshot(&format!("{}-early-{look}", game.name));
            let below = page.js(
                "document.querySelector('.below').getBoundingClientRect().bottom <= innerHeight + 1",
            );
            assert_eq!(
                below, true,
                "{} at {look}: the hand is out of sight",
                game.name
            );
        }
    }
}

#[test]
fn the_rules_are_searched_and_drawn() {
    for game in GAMES {
        let page = Visit::new().open(&format!("/{}/rules", game.name));
        page.wait_for(css(".rule"));
        let all = page.count(".rule");
        assert!(all > 10, "{}: {all} clauses", game.name);
        assert!(
            page.count(".rule figure svg") >= 5,
            "{} is drawn",
            game.name
        );
        page.fill(test_id("search-rules"), "seat");
        page.wait_until(&format!(
            "document.querySelectorAll('.rule').length < {all}"
        ));
        page.write(" xyzzy");
        page.wait_gone(css(".rule"));
    }
}

#[test]
fn languages_change_at_once_and_are_remembered() {
    let page = Visit::new().french().open("/");
    page.wait_for(css(".box"));
    assert_eq!(page.attribute(css("html"), "lang").as_deref(), Some("fr"));
    let french = page.text(css(".boxes"));
    page.click(test_id("settings"));
    page.click(test_id("language-en"));
    page.wait_until("document.documentElement.lang === 'en'");
    let english = page.text(css(".boxes"));
    assert_ne!(french, english);
    page.reload();
    page.wait_for(css(".box"));
    assert_eq!(page.text(css(".boxes")), english);
}

/// Lines that may be the same in two languages: names, numbers and marks.
fn is_neutral(line: &str) -> bool {
    let letters: String = line
        .chars()
        .filter(|letter| letter.is_alphabetic())
        .collect();
    letters.chars().count() < 4
        || [
            "Orbite",
            "minutes",
            "Cadet",
            "Vega",
            "Rigel",
            "Mira",
            "Altair",
            "Lyra",
            "Deneb",
            "Nova",
            "Castor",
            "Supernova",
            "Options",
            "English",
            "Français",
            "Deutsch",
            "Español",
            "Admiral",
            "Amiral",
            "Lieutenant",
            "Menu",
            "Distance",
            "orange",
            "Normal",
            "Vibration",
            "Pilot",
            "Name",
            "Eclipse",
        ]
        .iter()
        .any(|name| letters == *name)
}

/// Texts and names of controls, but not what people wrote.
pub(crate) fn lines(page: &Page) -> Vec<String> {
    let said = page.js(
        "[...document.querySelectorAll('body *:not(noscript)')].flatMap((one) => [
           ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()),
           one.getAttribute('aria-label'), one.getAttribute('title'), one.getAttribute('placeholder'),
         ]).filter(Boolean)",
    );
    said.as_array()
        .into_iter()
        .flatten()
        .filter_map(|line| Some(line.as_str()?.to_owned()))
        .collect()
}

/// Bots keep silent: what they say goes away by itself.
const SILENT: &str = "localStorage.setItem('orbite.banter', 'no')";

/// The games that a device keeps, as an object.
const KEPT: &str = "Object.fromEntries(Object.entries(localStorage)
  .filter(([key]) => /^orbite\\.(table|log|banter|result)/.test(key)))";

/// The lines that a page says in English and in another language alike, once both have
/// as many.
fn said_alike(english: &Page, other: &Page, place: &str) -> Vec<String> {
    // Some of a page comes a moment after its heading.
    let both = || [lines(english), lines(other)];
    let until = Instant::now() + Duration::from_secs(10);
    let mut said = both();
    while said[0].len() != said[1].len() && Instant::now() < until {
        std::thread::sleep(Duration::from_millis(100));
        said = both();
    }
    let [english, other] = said;
    assert_eq!(
        english.len(),
        other.len(),
        "{place}: {english:#?} {other:#?}"
    );
    let both = english.iter().zip(&other);
    both.filter(|(english, other)| english == other && !is_neutral(english))
        .map(|(english, _)| format!("{place}: {english}"))
        .collect()
}

#[test]
fn nothing_is_said_in_one_language_only() {
    let mut wrong = Vec::new();
    let mut places = vec!["/".to_owned(), "/games".to_owned()];
    for game in GAMES {
        places.push(format!("/{}/setup", game.name));
        places.push(format!("/{}/rules", game.name));
    }
    let english = Visit::new().open("/");
    let others =
        OTHER_LANGUAGES.map(|language| (language, Visit::new().language(language).open("/")));
    for place in places {
        let open = |page: &Page| {
            page.visit_and_wait(&place, css("h1"));
            page.click_and_wait(test_id("settings"), test_id("settings-sheet"));
        };
        open(&english);
        for (language, other) in &others {
            open(other);
            wrong.extend(said_alike(&english, other, &format!("{place}, {language}")));
        }
    }
    // A table, what it comes to, and a lesson.
    let table = set_short_table(Visit::new().with_script(SILENT), GAMES[ROCKETS]);
    assert_eq!(state(&table), "mine");
    let address = table.path();
    let mut compare = |what: &str, place: &str| {
        table.visit_and_wait(place, css(what));
        let kept = table.js(KEPT);
        for (language, other) in &others {
            other.js(&format!(
                "Object.entries({kept}).forEach((one) => localStorage.setItem(...one))"
            ));
            other.visit_and_wait(place, css(what));
            wrong.extend(said_alike(&table, other, &format!("{what}, {language}")));
        }
    };
    compare(".lesson", "/rockets/learn");
    compare(".table[data-mine]", &address);
    play_by_clicks(&table);
    compare(".ending", &address);
    assert!(wrong.is_empty(), "said in English, too: {wrong:#?}");
}
