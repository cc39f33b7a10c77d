//! A player who sees nothing: knows the page by what assistive technology is told,
//! and presses keys. From the shelf through the lesson to the end of a game.

use crate::table::MOST_PATIENCE;
use e2e::{Heard, Page, Pauses, Visit};
use std::time::Duration;

/// The buttons of the guide that lead on.
const ONWARD: [&str; 3] = ["Show me", "Next", "Play on"];

fn is_button(one: &Heard, name: &str) -> bool {
    one.role == "button" && one.name == name && !one.is_disabled
}

fn is_onward(one: &Heard) -> bool {
    ONWARD.iter().any(|name| is_button(one, name))
}

/// What the guide says; nothing while there is no guide.
fn guide(heard: &[Heard]) -> Option<String> {
    let mut said = heard.iter().filter(|one| {
        one.role == "StaticText" && one.inside.iter().any(|name| name == "Your guide")
    });
    said.next().map(|one| one.name.clone())
}

/// Listens until something is true of what is heard.
fn listen<T>(page: &Page, what: &str, found: impl Fn(&[Heard]) -> Option<T>) -> T {
    let pauses = Pauses::begin();
    while pauses.lasted() < MOST_PATIENCE {
        if let Some(found) = found(&page.heard()) {
            return found;
        }
        pauses.rest();
    }
    let picture = page.take_picture("unheard");
    panic!("never heard {what}: {}", picture.display());
}

/// Through the lesson by its guide's words and buttons.
fn lesson(page: &Page, title: &str) {
    let learn = format!("Learn: {title}");
    let is_lesson = |one: &Heard| one.role == "link" && one.name == learn;
    listen(page, &learn, |heard| {
        heard.iter().any(is_lesson).then_some(())
    });
    assert!(page.tab_and_press(is_lesson), "no way to {learn}");
    let mut said = listen(page, "a guide", guide);
    let mut steps = 1;
    while let Some(now) = {
        assert!(
            page.tab_and_press(is_onward),
            "{title}: no way on from {said:?}"
        );
        let other = |heard: &[Heard]| match guide(heard) {
            Some(now) if now == said => None,
            now => Some(now),
        };
        listen(page, "the guide's next words", other)
    } {
        said = now;
        steps += 1;
        assert!(steps < 30, "{title}: the lesson does not end");
    }
    assert!(steps >= 7, "{title}: {steps} steps");
}

/// To the end of the game by the list of choices.
fn game(page: &Page, title: &str) {
    for turn in 0..600_usize {
        let heard = page.heard();
        if let Some(ending) = heard.iter().find(|one| one.role == "dialog") {
            assert!(
                ending.name.contains("You") || ending.name.contains("won"),
                "the ending is called {:?}",
                ending.name
            );
            return;
        }
        if heard.iter().any(|one| is_button(one, "See the result now")) {
            page.tab_and_press(|one| is_button(one, "See the result now"));
            continue;
        }
        if heard.iter().any(|one| is_button(one, "Play")) {
            page.press("Control+Enter");
            continue;
        }
        let is_choice = |one: &&Heard| {
            one.role == "button" && one.inside.iter().filter(|name| *name == "Choices").count() >= 2
        };
        let choices: Vec<&Heard> = heard.iter().filter(is_choice).collect();
        if choices.is_empty() {
            if !heard
                .iter()
                .any(|one| one.inside.contains(&"Choices".to_owned()))
            {
                page.press("c");
            }
            std::thread::sleep(Duration::from_millis(60));
            continue;
        }
        let chosen = choices[turn % choices.len().min(5)].name.clone();
        assert!(chosen.len() > 3, "{title}: a choice is called {chosen:?}");
        page.tab_and_press(|one| one.role == "button" && one.name == chosen);
    }
    let picture = page.take_picture("stuck");
    panic!("{title}: the game does not end: {}", picture.display());
}

fn lesson_and_game(title: &str) {
    let page = Visit::new().open("/");
    lesson(&page, title);
    game(&page, title);
}

macro_rules! blind {
    ($($name:ident: $title:literal),*) => {
        $(#[test]
        fn $name() {
            lesson_and_game($title);
        })*
    };
}

blind!(
    supernova: "Supernova",
    celestial: "Celestial Duel",
    landing: "Landing Zone",
    rockets: "Last Rocket",
    asteroids: "Asteroid Field"
);
