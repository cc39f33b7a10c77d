//! The final scoring, as one would count it at the table.

use crate::emblem;
use board_kit::{Account, Ended, Language};
use engine::{Clause, Outcome, Seat};
use landing::{Landing, View};
use text::ending::Tie;
use text::landing::{self as say, Text, alien_name, saucer_name};
use text::{Names, Words};

/// LZ-6.2.
const COUNT: Clause = Clause::new("LZ", 6, 2);
/// LZ-6.3.
const PLACES: Clause = Clause::new("LZ", 6, 3);

/// Each seat's alien and saucer, their sum, and what parted a tie.
pub(crate) fn account(ended: &Ended<'_, Landing>) -> Vec<Account> {
    let (view, outcome) = (ended.view, ended.outcome);
    let (names, language) = (ended.names, ended.language);
    let mut lines = Vec::new();
    for seat in view.seats.iter() {
        count_seat(view, seat, language, &mut lines);
    }
    lines.extend(ties(view, outcome, names, language));
    lines.push(verdict(outcome, names, language));
    lines
}

fn count_seat(view: &View, seat: Seat, language: Language, lines: &mut Vec<Account>) {
    let Some(player) = view.players.get(seat.index()) else {
        return;
    };
    let (Some(alien), Some(saucer)) = (player.alien, player.saucer) else {
        return;
    };
    let aliens = view
        .landing_pairs()
        .filter(|pair| pair.alien == alien)
        .count();
    let saucers = view
        .landing_pairs()
        .filter(|pair| pair.saucer == saucer)
        .count();
    let line = |picture: &'static str, name: &str, count: usize| Account {
        seat: Some(seat),
        picture: Some(picture),
        text: say::has_landed(language, name, count),
        points: Some(format!("+{count}")),
        clause: Some(COUNT),
    };
    let named = alien_name(alien, language);
    lines.push(line(emblem::alien(alien), named, aliens));
    let named = saucer_name(saucer, language);
    lines.push(line(emblem::saucer(saucer), named, saucers));
    lines.push(Account {
        seat: Some(seat),
        picture: None,
        text: Text::Together.said(language).to_owned(),
        points: Some(format!("= {}", aliens + saucers)),
        clause: Some(COUNT),
    });
}

/// One line for every number of points that several seats have.
fn ties(view: &View, outcome: &Outcome, names: &Names<'_>, language: Language) -> Vec<Account> {
    let said = |tie: Tie| Landing::tie(&tie, view, names, language);
    let lines = text::ending::ties(outcome).into_iter().filter_map(said);
    lines.map(|text| Account::told(text, PLACES)).collect()
}

fn verdict(outcome: &Outcome, names: &Names<'_>, language: Language) -> Account {
    let winners: Vec<Seat> = outcome.winners().iter().collect();
    let named: Vec<String> = winners
        .iter()
        .map(|&seat| names.of(seat, language))
        .collect();
    Account {
        seat: match winners[..] {
            [one] => Some(one),
            _ => None,
        },
        picture: None,
        text: say::wins(language, named),
        points: None,
        clause: Some(PLACES),
    }
}
