//! The final count.

use crate::scene::Scene;
use board_kit::{Account, Ended};
use celestial::Top;
use engine::{Seat, sort_few};
use text::celestial::{self as say, Text};

/// The final count, the winner first: the pile of each seat, the cards it had
/// on the table when the game stopped, and what that makes.
pub(crate) fn account(ended: &Ended<'_, celestial::Celestial>) -> Vec<Account> {
    let (view, outcome) = (ended.view, ended.outcome);
    let (names, language) = (ended.names, ended.language);
    let scene = Scene::of(view);
    let mut order: Vec<Seat> = view.seats.iter().collect();
    sort_few(&mut order, |&a, &b| outcome.places[a] < outcome.places[b]);
    let clause = Some(outcome.ending.clause);
    let mut lines = Vec::new();
    for seat in order {
        let Some(place) = scene.place(seat) else {
            continue;
        };
        let table = usize::from(place.top != Top::None) + place.battle.len();
        let who = names.of(seat, language);
        if table > 0 {
            let pile = usize::from(place.pile);
            lines.push(Account {
                seat: Some(seat),
                picture: None,
                text: Text::InPile.said(language).to_owned(),
                points: Some(pile.to_string()),
                clause,
            });
            lines.push(Account {
                seat: Some(seat),
                picture: None,
                text: Text::OnTable.said(language).to_owned(),
                points: Some(format!("+{table}")),
                clause,
            });
        }
        let (rank, held) = (outcome.places[seat], place.held());
        let text = match (rank, outcome.winners().len()) {
            (1, 1) => say::victory(language, who, held),
            (1, _) => say::shared_victory(language, who, held),
            _ => say::placed(language, who, rank, held),
        };
        lines.push(Account {
            seat: Some(seat),
            picture: None,
            text,
            points: Some(format!("= {held}")),
            clause,
        });
    }
    lines
}
