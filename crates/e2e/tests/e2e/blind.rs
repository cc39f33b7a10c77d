//! A player who sees nothing: knows the page by what assistive technology is told,
//! and presses keys. From the shelf through the lesson to the end of a game.

use crate::table::MOST_PATIENCE;
use e2e::{Heard, Page, Pauses, Visit};
use std::time::Duration;

/// What a lesson and its table are called by, in a language.
struct Said {
    learn: &'static str,
    guide: &'static str,
    show_me: &'static str,
    /// The buttons of the guide that lead on from what is only read.
    onward: [&'static str; 2],
    /// What comes before the name of what the guide points at.
    pointed: &'static str,
    choices: &'static str,
}

const ENGLISH: Said = Said {
    learn: "Learn",
    guide: "Your guide",
    show_me: "Show me",
    onward: ["Next", "Play on"],
    pointed: "Pointed at: ",
    choices: "Choices",
};

const SPANISH: Said = Said {
    learn: "Aprender",
    guide: "Tu guía",
    show_me: "Muéstramelo",
    onward: ["Siguiente", "Seguir jugando"],
    pointed: "Señalo: ",
    choices: "Jugadas posibles",
};

fn is_button(one: &Heard, name: &str) -> bool {
    one.role == "button" && one.name == name && !one.is_disabled
}

impl Said {
    /// What the guide says and what it points at; nothing while there is no guide.
    fn guide(&self, heard: &[Heard]) -> Option<(String, Option<String>)> {
        let said = heard.iter().filter(|one| {
            one.role == "StaticText" && one.inside.iter().any(|name| name == self.guide)
        });
        let mut said = said.map(|one| one.name.clone());
        let words = said.next()?;
        let pointed = said.find_map(|text| text.strip_prefix(self.pointed).map(str::to_owned));
        Some((words, pointed))
    }

    /// Whether something is in the list of choices, which is in a panel of its name.
    fn is_choice(&self, one: &Heard) -> bool {
        let around = one.inside.iter().filter(|name| *name == self.choices);
        one.role == "button" && around.count() >= 2
    }

    /// Does what the guide wants: by the list of choices, if it can be done.
    /// Whether it had to be shown.
    fn go_on(&self, page: &Page, title: &str) -> bool {
        let (pointed, named) = listen(page, "what to do", |heard| {
            if heard
                .iter()
                .any(|one| self.onward.iter().any(|on| is_button(one, on)))
            {
                return Some((None, false));
            }
            let choices: Vec<&Heard> = heard.iter().filter(|one| self.is_choice(one)).collect();
            let (_, pointed) = self.guide(heard)?;
            let pointed = pointed?;
            (!choices.is_empty()).then(|| {
                let named = choices.iter().any(|one| one.name.starts_with(&pointed));
                (Some(pointed), named)
            })
        });
        let done = match (&pointed, named) {
            (None, _) => page.tab_and_press(|one| self.onward.iter().any(|on| is_button(one, on))),
            (Some(pointed), true) => {
                page.tab_and_press(|one| self.is_choice(one) && one.name.starts_with(pointed))
            }
            (Some(_), false) => page.tab_and_press(|one| is_button(one, self.show_me)),
        };
        assert!(done, "{title}: no way on to {pointed:?}");
        pointed.is_some() && !named
    }
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

/// Through the lesson by its guide's words and the list of choices.
fn lesson(page: &Page, title: &str, language: &Said) {
    let learn = format!("{}: {title}", language.learn);
    let is_lesson = |one: &Heard| one.role == "link" && one.name == learn;
    listen(page, &learn, |heard| {
        heard.iter().any(is_lesson).then_some(())
    });
    assert!(page.tab_and_press(is_lesson), "no way to {learn}");
    let words = |heard: &[Heard]| language.guide(heard).map(|(words, _)| words);
    let mut said = listen(page, "a guide", words);
    let in_panel = |one: &Heard| one.inside.iter().any(|name| name == language.choices);
    page.press("c");
    listen(page, "the choices", |heard| {
        heard.iter().any(in_panel).then_some(())
    });
    let (mut steps, mut shown) = (1, 0);
    while let Some(now) = {
        shown += usize::from(language.go_on(page, title));
        let other = |heard: &[Heard]| match words(heard) {
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
    // The move that the rules forbid is in no list.
    assert!(shown <= 1, "{title}: {shown} steps can't be done");
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
    lesson(&page, title, &ENGLISH);
    game(&page, title);
}

#[test]
fn a_lesson_in_another_language() {
    let page = Visit::new().language("es-ES,es").open("/");
    lesson(&page, "Duelo celeste", &SPANISH);
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
