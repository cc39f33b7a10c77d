//! The final count.

use crate::scene::Scene;
use crate::text::cards;
use board_kit::Account;
use celestial::{Top, View};
use engine::{Outcome, Seat};
use text::{Language, Names};

/// The final count, the winner first: the pile of each seat, the cards it had
/// on the table when the game stopped, and what that makes.
pub(crate) fn account(
    view: &View,
    outcome: &Outcome,
    names: &Names<'_>,
    language: Language,
) -> Vec<Account> {
    let scene = Scene::of(view);
    let mut order: Vec<Seat> = view.seats.iter().collect();
    order.sort_by_key(|&seat| outcome.places[seat]);
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
                text: language.choose("In the pile", "Dans la pile").to_owned(),
                points: Some(pile.to_string()),
                clause,
            });
            lines.push(Account {
                seat: Some(seat),
                text: language.choose("On the table", "Sur la table").to_owned(),
                points: Some(format!("+{table}")),
                clause,
            });
        }
        let held = cards(place.held(), language);
        let rank = outcome.places[seat];
        let text = match (rank, outcome.winners().len()) {
            (1, 1) => language.choose(
                format!("{who}: victory with {held}"),
                format!("{who}\u{a0}: victoire avec {held}"),
            ),
            (1, _) => language.choose(
                format!("{who}: shared victory with {held}"),
                format!("{who}\u{a0}: victoire partagée avec {held}"),
            ),
            _ => language.choose(
                format!("{who}: {} place with {held}", english_ordinal(rank)),
                format!("{who}\u{a0}: {rank}ᵉ place avec {held}"),
            ),
        };
        lines.push(Account {
            seat: Some(seat),
            text,
            points: Some(format!("= {}", place.held())),
            clause,
        });
    }
    lines
}

fn english_ordinal(rank: u8) -> String {
    let ending = match rank {
        1 => "st",
        2 => "nd",
        3 => "rd",
        _ => "th",
    };
    format!("{rank}{ending}")
}
