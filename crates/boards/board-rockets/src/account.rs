//! Why the places are what they are.

use board_kit::{Account, Language};
use engine::{Clause, Outcome};
use rockets::View;
use text::Names;

pub(crate) fn account(
    view: &View,
    outcome: &Outcome,
    names: &Names<'_>,
    language: Language,
) -> Vec<Account> {
    let mut lines: Vec<Account> = view
        .fallen
        .iter()
        .enumerate()
        .map(|(index, rocket)| {
            let seat = view.owner(*rocket);
            let name = names.of(seat, language);
            let turn = index + 1;
            Account {
                seat: Some(seat),
                text: language.choose(
                    format!("{name}: rocket number {turn} to be stranded."),
                    format!("{name} : fusée éliminée n° {turn}."),
                ),
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
    let winners: Vec<_> = outcome.winners().iter().collect();
    for seat in &winners {
        let name = names.of(*seat, language);
        let text = match (view.options.teams, winners.len()) {
            (true, _) => language.choose(
                format!("{name}: only this team's rockets are left."),
                format!("{name} : il ne reste que des fusées de cette équipe."),
            ),
            _ => language.choose(
                format!("{name}: the last one who can still move."),
                format!("{name} : la dernière fusée encore en vol."),
            ),
        };
        lines.push(Account {
            seat: Some(*seat),
            text,
            points: None,
            clause: Some(clause),
        });
    }
    lines
}
