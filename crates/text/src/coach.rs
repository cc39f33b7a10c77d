//! What the coach says: the same on the page, in the terminal and on the command
//! line.

use crate::{Language, Names, Words};
use engine::{Seat, Viewer};

include!(concat!(env!("OUT_DIR"), "/coach.rs"));

/// A turn that is advised, its actions in words, and what speaks for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// The parts of the turn.
    pub turn: Vec<String>,
    /// Its chance to win, from 0 to 1; nothing if it was not searched for.
    pub worth: Option<f32>,
    /// The next best, with its chance.
    pub second: Option<(String, f32)>,
    /// What to avoid, with its chance.
    pub worst: Option<(String, f32)>,
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

    /// A turn that is advised, its worth, and the next best and the worst first
    /// action with theirs.
    pub fn advised(
        &self,
        turn: &[G::Action],
        worth: Option<f32>,
        others: [Option<(G::Action, f32)>; 2],
    ) -> Advised {
        let [second, worst] =
            others.map(|other| other.map(|(action, worth)| (self.action(action), worth)));
        Advised {
            turn: self.turn(turn),
            worth,
            second,
            worst,
        }
    }

    fn at(&self, game: &G, action: G::Action) -> String {
        let view = game.view(Viewer::Seat(self.seat));
        G::action(action, &view, &self.names, self.language)
    }
}

/// So much worse is worth a warning.
const BAD: i32 = 10;

fn percent(worth: f32) -> i32 {
    (worth * 100.0).round() as i32 // OK because it is from 0 to 100.
}

/// The advice in sentences, the turn first.
pub fn sentences(advised: &Advised, language: Language) -> Vec<String> {
    let turn = advised.turn.iter().cloned();
    let turn = turn.reduce(|first, next| then(language, first, next));
    let mut said = vec![plays(language, turn.unwrap_or_default())];
    let Some(worth) = advised.worth.map(percent) else {
        said.push(Text::Forced.said(language).to_owned());
        return said;
    };
    said.push(wins(language, worth));
    if let Some((action, second_worth)) = &advised.second {
        let less = worth - percent(*second_worth);
        said.push(if less > 0 {
            second(language, action, less)
        } else {
            second_equal(language, action)
        });
    }
    if let Some((action, worst)) = &advised.worst {
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

    #[test]
    fn the_reasons_are_what_the_search_found() {
        let advised = Advised {
            turn: vec!["Fly to cell 4".to_owned(), "Remove from cell 9".to_owned()],
            worth: Some(0.62),
            second: Some(("Fly to cell 5".to_owned(), 0.58)),
            worst: Some(("Fly to cell 1".to_owned(), 0.21)),
        };
        let said = sentences(&advised, Language::English);
        let expected = [
            "The coach plays: Fly to cell 4, then: Remove from cell 9.",
            "It wins about 62 of 100 games from here.",
            "Next best: Fly to cell 5 (wins 4 fewer of 100).",
            "Better avoid: Fly to cell 1 (wins 21 of 100).",
        ];
        assert_eq!(said, expected);
        let near = Advised {
            second: Some(("Fly to cell 5".to_owned(), 0.62)),
            worst: Some(("Fly to cell 1".to_owned(), 0.57)),
            ..advised.clone()
        };
        let said = sentences(&near, Language::English);
        assert_eq!(said[2..], ["Just as good: Fly to cell 5."]);
        let forced = Advised {
            worth: None,
            ..advised
        };
        for language in Language::ALL {
            assert_eq!(sentences(&forced, language).len(), 2);
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
            "Blunder: wins 22 fewer of 100. Better: Fly to cell 4 (wins 62 of 100)."
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
