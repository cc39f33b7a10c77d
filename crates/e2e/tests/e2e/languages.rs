//! A visitor downloads one language.

use crate::first_visit::visit_once;
use e2e::{Page, Visit, css, test_id};

/// The texts that were asked for so far: `fr.core`, `fr.rockets`.
fn texts(page: &Page) -> Vec<String> {
    page.requested("text", ".txt")
}

#[test]
fn a_visit_downloads_the_texts_of_one_language_as_they_are_needed() {
    let page = Visit::new().french().open("/");
    page.wait_for(css("h1"));
    assert_eq!(texts(&page), ["fr.core"]);
    page.click_and_wait(test_id("play-rockets"), css(".table"));
    // The bots' lines come behind the table; nothing else does.
    page.wait_until("performance.getEntriesByType('resource').some(entry => entry.name.includes('fr.characters'))");
    assert_eq!(texts(&page), ["fr.characters", "fr.core", "fr.rockets"]);
    page.visit_and_wait("/rockets/rules", css(".rule"));
    assert!(texts(&page).contains(&"fr.rules-rockets".to_owned()));
}

#[test]
fn another_language_is_downloaded_when_it_is_chosen() {
    let page = Visit::new().open("/");
    page.wait_for(css("h1"));
    let english = page.text(css("h1"));
    page.click(test_id("settings"));
    page.click(test_id("language-fr"));
    page.wait_until("document.documentElement.lang === 'fr'");
    assert_ne!(page.text(css("h1")), english);
    assert_eq!(texts(&page), ["en.core", "fr.core"]);
    page.reload();
    page.wait_for(css("h1"));
    assert_ne!(page.text(css("h1")), english, "the choice is remembered");
}

#[test]
fn the_chosen_language_is_there_without_a_network() {
    let (site, page) = visit_once();
    page.click(test_id("settings"));
    page.click(test_id("language-fr"));
    page.wait_until("document.documentElement.lang === 'fr'");
    let french = page.text(css("h1"));
    // The question is answered by the time it is asked again.
    page.wait_until(
        "(caches.keys()
           .then((names) => Promise.all(names.map((name) => caches.open(name))))
           .then((all) => Promise.all(all.map((cache) => cache.keys())))
           .then((all) => window.kept = all.flat().some(({url}) => url.includes('_fr.rockets.'))),
         window.kept)",
    );
    site.stop();
    page.reload();
    page.wait_for(css("h1"));
    assert_eq!(page.text(css("h1")), french);
    page.visit_and_wait("/rockets/rules", css(".rule"));
}
