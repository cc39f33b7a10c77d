//! What the coach says: the same on the page, in the terminal and on the command
//! line.

use crate::{Language, Names, Words};
use engine::{Game, Seat, Viewer};

include!(concat!(env!("OUT_DIR"), "/coach.rs"));

/// A turn of a seat before it is played, and what would follow. Where hidden things
/// decide, what follows is imagined: only what the seat can know may be told of it.
#[derive(Clone, Copy, Debug)]
pub struct Foreseen<'a, G: Game> {
    /// What the seat sees now.
    pub before: &'a G::View,
    /// What it would do.
    pub actions: &'a [G::Action],
    /// What would happen, as the seat would be told.
    pub events: &'a [G::Event],
    /// What it would see then.
    pub after: &'a G::View,
}

/// A turn that is advised, its actions in words, and what speaks for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// The parts of the turn.
    pub turn: Vec<String>,
    /// What it leads to, as far as that is certain.
    pub consequence: Option<String>,
    /// Its chance to win, and those of others.
    pub found: Found<String>,
}

/// What a search found out about the first action of a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Found<A> {
    /// Its chance to win, from 0 to 1; nothing if there is no other.
    pub worth: Option<f32>,
    /// Whether that was worked out to the end.
    pub is_certain: bool,
    /// How many others there are.
    pub others: usize,
    /// How many of these are as good.
    pub equals: usize,
    /// The next best and the worst, each with its chance.
    pub rivals: [Option<(A, f32)>; 2],
}

impl<A> Found<A> {
    /// Its worth and whether that is certain, how many others there are and how many of
    /// them are as good, the next best and the worst.
    pub fn new(
        (worth, is_certain): (Option<f32>, bool),
        [others, equals]: [usize; 2],
        rivals: [Option<(A, f32)>; 2],
    ) -> Self {
        Found {
            worth,
            is_certain,
            others,
            equals,
            rivals,
        }
    }

    fn map<T>(self, mut change: impl FnMut(A) -> T) -> Found<T> {
        let rivals = self
            .rivals
            .map(|one| one.map(|(action, worth)| (change(action), worth)));
        Found {
            worth: self.worth,
            is_certain: self.is_certain,
            others: self.others,
            equals: self.equals,
            rivals,
        }
    }
}

/// Puts actions of a seat into words.
#[derive(Clone, Copy, Debug)]
pub struct Speaker<'a, G> {
    /// The game as it stands, or one that looks the same to the seat.
    pub game: &'a G,
    /// Who decides.
    pub seat: Seat,
    /// Who sits where.
    pub names: Names<'a>,
    /// The reader's language.
    pub language: Language,
}

impl<G: Words> Speaker<'_, G> {
    /// What can be done now.
    pub fn action(&self, action: G::Action) -> String {
        self.at(self.game, action)
    }

    /// What a turn leads to, as far as the seat can know it.
    fn consequence(&self, actions: &[G::Action]) -> Option<String> {
        let viewer = Viewer::Seat(self.seat);
        let (mut game, mut events) = (self.game.clone(), Vec::new());
        for action in actions {
            game.apply(self.seat, *action, &mut events).ok()?;
        }
        let events = events.iter().filter_map(|it| G::redact(it, viewer));
        let foreseen = Foreseen {
            before: &self.game.view(viewer),
            actions,
            events: &events.collect::<Vec<_>>(),
            after: &game.view(viewer),
        };
        G::consequence(&foreseen, &self.names, self.language)
    }

    /// The parts of a turn, each as it reads when it is due.
    pub fn turn(&self, actions: &[G::Action]) -> Vec<String> {
        let mut game = self.game.clone();
        let part = |action: &G::Action| {
            let said = self.at(&game, *action);
            // What is advised is legal.
            let _ = game.apply(self.seat, *action, &mut Vec::new());
            said
        };
        actions.iter().map(part).collect()
    }

    /// A turn that is advised, and what was found out about its first action.
    pub fn advised(&self, turn: &[G::Action], found: Found<G::Action>) -> Advised {
        Advised {
            turn: self.turn(turn),
            consequence: self.consequence(turn),
            found: found.map(|action| self.action(action)),
        }
    }

    fn at(&self, game: &G, action: G::Action) -> String {
        let view = game.view(Viewer::Seat(self.seat));
        G::action(action, &view, &self.names, self.language)
    }
}

/// So much worse is worth a warning.
const BAD: i32 = 10;

/// So much worse is as good: the search is not surer.
const SAME: i32 = 1;

fn percent(worth: f32) -> i32 {
    (worth * 100.0).round() as i32 // OK because it is from 0 to 100.
}

/// A line as a sentence.
pub fn sentence(line: &str) -> String {
    let stop = if line.ends_with(['.', '!', '?']) {
        ""
    } else {
        "."
    };
    format!("{line}{stop}")
}

/// The advice in sentences, the turn first.
pub fn sentences(advised: &Advised, language: Language) -> Vec<String> {
    let turn = advised.turn.iter().cloned();
    let turn = turn.reduce(|first, next| then(language, first, next));
    let mut said = vec![plays(language, turn.unwrap_or_default())];
    said.extend(advised.consequence.as_deref().map(sentence));
    let found = &advised.found;
    let plain = match found.worth {
        None => Some(Text::OnlyMove),
        Some(worth) if found.is_certain && worth > 0.0 => Some(Text::CertainWin),
        Some(_) if found.is_certain => Some(Text::CertainLoss),
        Some(worth) if percent(worth) == 0 => Some(Text::Hopeless),
        Some(_) => None,
    };
    let worth = percent(found.worth.unwrap_or_default());
    if let Some(text) = plain {
        said.push(text.said(language).to_owned());
        return said;
    }
    said.push(wins(language, worth));
    let [next, last] = &found.rivals;
    if let Some((action, second_worth)) = next {
        let less = worth - percent(*second_worth);
        said.push(match found.equals {
            _ if less > SAME => second(language, action, less),
            0 | 1 => second_equal(language, action),
            equals if equals == found.others => all_equal(language, equals + 1),
            equals => equal_moves(language, equals, action),
        });
    }
    if let Some((action, worst)) = last {
        let worst = percent(*worst);
        if worth - worst >= BAD {
            said.push(avoid(language, action, worst));
        }
    }
    said
}

/// What the search says of a decision that was a choice.
#[derive(Clone, PartialEq, Debug)]
pub struct LookedBack<'a> {
    /// The name of its mark: `blunder`, `mistake`, `inaccuracy` or none.
    pub mark: Option<&'a str>,
    /// What was best, in words.
    pub best: String,
    /// Its chance to win, from 0 to 1.
    pub best_worth: f32,
    /// The chance of what was done.
    pub worth: f32,
    /// Whether both were worked out to the end.
    pub proven: bool,
}

/// That in a sentence.
pub fn looked_back(decision: &LookedBack<'_>, language: Language) -> String {
    let (best, own) = (percent(decision.best_worth), percent(decision.worth));
    match decision.mark {
        None => Text::AsGood.said(language).to_owned(),
        Some(_) if decision.proven && (best, own) == (100, 0) => {
            thrown_away(language, &decision.best)
        }
        Some(mark) => lost(language, mark, best - own, &decision.best, best),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dice::Dice;
    use engine::{Seats, Turn, random_states};

    /// What is found out where there is no choice.
    fn nothing<A>() -> Found<A> {
        Found {
            worth: None,
            is_certain: false,
            others: 0,
            equals: 0,
            rivals: [None, None],
        }
    }

    fn rival(action: &str, worth: f32) -> Option<(String, f32)> {
        Some((action.to_owned(), worth))
    }

    /// Says what every first choice in some positions leads to.
    fn consequences<G: Words>() -> Vec<String> {
        let start = G::start(&G::Options::default(), Seats::new(2).unwrap()).unwrap();
        let (mut said, mut legal) = (Vec::new(), Vec::new());
        for game in random_states(start, Dice::new(7)).take(60) {
            let Turn::Decide(seat) = game.turn() else {
                continue;
            };
            game.legal_actions(&mut legal);
            for language in Language::ALL {
                let speaker = Speaker {
                    game: &game,
                    seat,
                    names: Names(&[]),
                    language,
                };
                said.extend(speaker.advised(&legal[..1], nothing()).consequence);
            }
        }
        assert!(said.iter().all(|line| !line.is_empty()));
        said
    }

    #[test]
    fn a_sentence_ends_once() {
        assert_eq!(sentence("2 cards"), "2 cards.");
        for whole in ["It ends.", "That ends the race!"] {
            assert_eq!(sentence(whole), whole);
        }
    }

    #[test]
    fn the_coach_says_what_a_turn_leads_to() {
        let all = [
            consequences::<supernova::Supernova>(),
            consequences::<celestial::Celestial>(),
            consequences::<landing::Landing>(),
            consequences::<rockets::Rockets>(),
            consequences::<asteroids::Asteroids>(),
        ];
        for (said, word) in all
            .iter()
            .zip(["planet", "cards", "crew", "exit", "You will face"])
        {
            assert!(
                said.iter().any(|line| line.contains(word)),
                "{word}: {said:?}"
            );
        }
    }

    #[test]
    fn the_reasons_are_what_the_search_found() {
        let advised = Advised {
            turn: vec!["Fly to cell 4".to_owned(), "Remove from cell 9".to_owned()],
            consequence: Some("You: 3 exits left".to_owned()),
            found: Found {
                worth: Some(0.62),
                others: 6,
                rivals: [rival("Fly to cell 5", 0.58), rival("Fly to cell 1", 0.21)],
                ..nothing()
            },
        };
        let said = sentences(&advised, Language::English);
        let expected = [
            "The coach would play: Fly to cell 4, then: Remove from cell 9.",
            "You: 3 exits left.",
            "It wins about 62 of 100 games from here.",
            "Next best: Fly to cell 5 (wins 4 fewer in 100).",
            "Avoid: Fly to cell 1 (wins 21 in 100).",
        ];
        assert_eq!(said, expected);
    }

    /// What is said after the turn.
    fn reasons(found: Found<String>, language: Language) -> Vec<String> {
        let advised = Advised {
            turn: vec!["Fly to cell 4".to_owned()],
            consequence: None,
            found,
        };
        sentences(&advised, language).split_off(1)
    }

    #[test]
    fn moves_that_are_just_as_good_are_counted() {
        let near = |equals, second| Found {
            worth: Some(0.62),
            others: 4,
            equals,
            rivals: [rival("Fly to cell 5", second), None],
            ..nothing()
        };
        let said = |equals, second| reasons(near(equals, second), Language::English).split_off(1);
        assert_eq!(said(1, 0.62), ["Just as good: Fly to cell 5."]);
        assert_eq!(said(0, 0.61), ["Just as good: Fly to cell 5."]);
        let three = "3 other moves are just as good, such as: Fly to cell 5.";
        assert_eq!(said(3, 0.62), [three]);
        let all = "All 5 moves are equally good: play any of them.";
        assert_eq!(said(4, 0.61), [all]);
        let next = "Next best: Fly to cell 5 (wins 2 fewer in 100).";
        assert_eq!(said(2, 0.6), [next]);
    }

    #[test]
    fn a_lost_position_is_called_lost_and_a_certain_win_certain() {
        let found = |worth, is_certain| Found {
            worth: Some(worth),
            is_certain,
            others: 4,
            equals: 4,
            rivals: [rival("Fly to cell 5", worth), rival("Fly to cell 1", 0.0)],
        };
        let said = |found| reasons(found, Language::English);
        let lost = "The game is lost, whatever you play: nothing better is left.";
        assert_eq!(said(found(0.0, true)), [lost]);
        let hardly = "This game can hardly be won any more: nothing better is left.";
        assert_eq!(said(found(0.004, false)), [hardly]);
        let won = "That wins for certain: it is worked out to the end.";
        // Those who win together share the win.
        assert_eq!(said(found(0.5, true)), [won]);
        assert_eq!(said(nothing()), ["There is no other move."]);
        for language in Language::ALL {
            for found in [found(0.0, true), found(1.0, true), nothing()] {
                assert_eq!(reasons(found, language).len(), 1);
            }
        }
    }

    #[test]
    fn a_mark_tells_what_was_lost_and_what_was_better() {
        let decision = LookedBack {
            mark: Some("blunder"),
            best: "Fly to cell 4".to_owned(),
            best_worth: 0.62,
            worth: 0.4,
            proven: false,
        };
        assert_eq!(
            looked_back(&decision, Language::English),
            "Blunder: wins 22 fewer in 100. Better: Fly to cell 4 (wins 62 in 100)."
        );
        let proven = LookedBack {
            best_worth: 1.0,
            worth: 0.0,
            proven: true,
            ..decision.clone()
        };
        let said = looked_back(&proven, Language::English);
        assert!(said.contains("this was won"), "{said}");
        let good = LookedBack {
            mark: None,
            ..decision
        };
        for language in Language::ALL {
            assert!(!looked_back(&good, language).contains('4'));
        }
    }
}
