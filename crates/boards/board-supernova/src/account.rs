//! The final scoring, as a person would count it.

use crate::preview::signed;
use board_kit::{Account, Ended, Language};
use engine::{Clause, Outcome, Seat};
use supernova::{ALIENS, Alien, Card, Planet, Supernova, View, WORTH, rank_among};
use text::ending::Tie;
use text::supernova::{self as say, favourite, name};
use text::{Names, Words};

const fn clause(section: u8, item: u8) -> Option<Clause> {
    Some(Clause::new("SN", section, item))
}

/// The lines, in the order one counts: what the aliens are worth, then each
/// seat's favourites and their sum, then what breaks ties.
pub(crate) fn account(ended: &Ended<'_, Supernova>) -> Vec<Account> {
    let (view, outcome) = (ended.view, ended.outcome);
    let (names, language) = (ended.names, ended.language);
    let mut lines = aliens(view, language);
    for seat in view.seats.iter() {
        lines.extend(of_a_seat(view, seat, names, language));
    }
    lines.extend(ties(view, outcome, names, language));
    lines
}

fn worth(view: &View, alien: Alien) -> i8 {
    WORTH[usize::from(rank_among(&view.aliens, alien)) - 1]
}

/// A line's points, with their sign.
fn plus(points: i8) -> Option<String> {
    Some(match points {
        ..0 => signed(points),
        _ => format!("+{points}"),
    })
}

fn aliens(view: &View, language: Language) -> Vec<Account> {
    let mut order = Alien::ALL;
    order.sort_by_key(|alien| std::cmp::Reverse(view.aliens[alien.index()]));
    let left_behind = view
        .aliens
        .iter()
        .filter(|&&planet| planet == Planet::FIRST)
        .count();
    order
        .into_iter()
        .map(|alien| {
            let planet = view.aliens[alien.index()];
            let shared = planet == Planet::FIRST && left_behind > 1;
            let place = say::rank(language, rank_among(&view.aliens, alien));
            Account {
                seat: None,
                picture: None,
                text: say::counted_alien(language, name(alien), place, say::planet_number(planet)),
                points: Some(signed(worth(view, alien))),
                clause: if shared { clause(6, 2) } else { clause(6, 1) },
            }
        })
        .collect()
}

fn of_a_seat(view: &View, seat: Seat, names: &Names<'_>, language: Language) -> Vec<Account> {
    let who = names.of(seat, language);
    let line = |text: String, points: Option<String>| Account {
        seat: Some(seat),
        picture: None,
        text,
        points,
        clause: clause(6, 3),
    };
    let cards = view.favourites.get(seat.index()).into_iter().flatten();
    let token = view.tokens.get(seat.index()).copied().flatten();
    let mut sum = 0;
    let mut lines = Vec::with_capacity(ALIENS);
    for &card in cards {
        if let Some(alien) = Card::backs(card) {
            sum += worth(view, alien);
            lines.push(line(
                say::counted_card(language, &who, favourite(card, language)),
                plus(worth(view, alien)),
            ));
        }
    }
    if let Some(alien) = token {
        sum += worth(view, alien);
        lines.push(line(
            say::counted_token(language, &who, name(alien)),
            plus(worth(view, alien)),
        ));
    }
    lines.push(line(
        say::counted_all(language, &who),
        Some(format!("= {}", signed(sum))),
    ));
    lines
}

/// One line for every number of points that several seats have (SN-6.4).
fn ties(view: &View, outcome: &Outcome, names: &Names<'_>, language: Language) -> Vec<Account> {
    let said = |tie: Tie| Supernova::tie(&tie, view, names, language);
    let lines = text::ending::ties(outcome).into_iter().filter_map(said);
    lines
        .map(|text| Account::told(text, clause(6, 4)))
        .collect()
}
