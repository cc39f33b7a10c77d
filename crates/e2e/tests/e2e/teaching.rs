//! What teaches a game while it is played: badges for what was done in it, and choices
//! that say what they lead to.

use crate::table::{GAMES, play_by_clicks, set_short_table, state};
use e2e::{Page, Visit, css, test_id};

/// Texts of the page, one after the other.
fn texts(page: &Page, selector: &str) -> Vec<String> {
    let texts = page.js(&format!(
        "[...document.querySelectorAll({selector:?})].map((one) => one.textContent)"
    ));
    let texts = texts.as_array().cloned().unwrap_or_default();
    let texts = texts.iter().filter_map(|text| text.as_str());
    texts.map(str::to_owned).collect()
}

/// Plays games until one brings a badge.
fn earn(page: &Page) -> Vec<String> {
    for _ in 0..20 {
        play_by_clicks(page);
        page.wait_for(test_id("ending"));
        let earned = texts(page, "[data-testid=new-badges] strong");
        if !earned.is_empty() {
            return earned;
        }
        page.click(test_id("rematch"));
        page.wait_gone(test_id("ending"));
    }
    panic!("no badge in so many games");
}

#[test]
fn a_badge_is_told_at_the_ending_and_kept() {
    let celestial = GAMES[1];
    for (visit, look) in [(Visit::new(), "desktop"), (Visit::new().phone(), "phone")] {
        let page = set_short_table(visit, celestial);
        let earned = earn(&page);
        page.inspect(&format!("new-badge-{look}"));
        page.reload();
        page.wait_for(test_id("ending"));
        assert_eq!(texts(&page, "[data-testid=new-badges] strong"), earned);
        page.click(css("[data-testid=new-badges] .clause"));
        page.wait_for(css(".rule.sought"));
        page.visit_and_wait("/celestial", test_id("badges"));
        let shown = texts(&page, ".badge-card.earned strong");
        for badge in &earned {
            let name = badge.trim_start_matches("New badge: ");
            assert!(shown.iter().any(|one| one == name), "{name}: {shown:?}");
        }
        let all = page.count("[data-testid=badges] .clause");
        assert_eq!(all, 3, "how to earn the others is said before");
        page.js("document.querySelector('[data-testid=badges]').scrollIntoView()");
        page.inspect(&format!("badges-{look}"));
    }
}

#[test]
fn every_choice_says_what_it_leads_to() {
    for (game, begins, says) in [
        (GAMES[0], "Advance", "planet"),
        (GAMES[1], "", "."),
        (GAMES[2], "", "Your crew"),
        (GAMES[3], "", "You: "),
        (GAMES[4], "Start at", "-"),
    ] {
        for (visit, look) in [(Visit::new(), "desktop"), (Visit::new().phone(), "phone")] {
            let page = set_short_table(visit, game);
            assert_eq!(state(&page), "mine");
            page.press("c");
            page.wait_for(css("[data-testid=choice-list] button"));
            let told = page.js(&format!(
                "[...document.querySelectorAll('[data-testid=choice-list] button')]
                   .filter((choice) => choice.innerText.startsWith({begins:?}))
                   .map((choice) => choice.querySelector('small')?.textContent.includes({says:?}))"
            ));
            let told = told.as_array().cloned().unwrap_or_default();
            let all = !told.is_empty() && told.iter().all(|said| said == true);
            assert!(all, "{}: {}", game.name, page.text(test_id("choice-list")));
            page.inspect(&format!("choices-{}-{look}", game.name));
        }
    }
}

#[test]
fn the_rules_play_three_turns_of_asteroid_field() {
    for (visit, look) in [(Visit::new(), "desktop"), (Visit::new().phone(), "phone")] {
        let page = visit.open("/asteroids/rules#AF-10.1");
        page.wait_for(css("[id='AF-10.3'] .af-diagram"));
        assert_eq!(page.count("[id^='AF-10.'] .af-diagram"), 3);
        page.wait_for(css("[id='AF-10.1'].sought"));
        page.js("document.getElementById('AF-10.1').scrollIntoView()");
        page.inspect(&format!("example-{look}"));
    }
}
