//! Why the places are what they are.

use board_kit::{Account, Ended};
use engine::Clause;
use text::rockets as say;

pub(crate) fn account(ended: &Ended<'_, rockets::Rockets>) -> Vec<Account> {
    let (view, outcome) = (ended.view, ended.outcome);
    let (names, language) = (ended.names, ended.language);
    let mut lines: Vec<Account> = view
        .fallen
        .iter()
        .enumerate()
        .map(|(index, rocket)| {
            let seat = view.owner(*rocket);
            let name = names.of(seat, language);
            Account {
                seat: Some(seat),
                picture: None,
                text: say::stranded(language, name, index + 1),
                points: None,
                clause: Some(Clause::new("LR", 5, 1)),
            }
        })
        .collect();
    let clause = if view.options.teams {
        Clause::new("LR", 6, 2)
    } else if view.options.rockets_each > 1 {
        Clause::new("LR", 6, 1)
    } else {
        Clause::new("LR", 5, 2)
    };
    for seat in outcome.winners().iter() {
        let name = names.of(seat, language);
        let text = if view.options.teams {
            say::last_team(language, name)
        } else {
            say::last_one(language, name)
        };
        lines.push(Account {
            seat: Some(seat),
            picture: None,
            text,
            points: None,
            clause: Some(clause),
        });
    }
    lines
}
