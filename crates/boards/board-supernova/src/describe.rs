//! The board for those who listen to it.

use board_kit::Language;
use engine::{Seat, Viewer};
use supernova::{Alien, Card, Planet, View, WORTH, rank_among};
use text::Names;
use text::supernova::{self as say, Text, card, favourite, name};

/// What stands where, in sentences.
pub(crate) fn describe(view: &View, names: &Names<'_>, language: Language) -> Vec<String> {
    let mut lines = vec![supply(view, language)];
    lines.extend(aliens(view, language));
    for seat in view.seats.iter() {
        lines.push(of_a_seat(view, seat, names, language));
    }
    if let Viewer::Seat(seat) = view.viewer
        && let Some(token) = view.tokens.get(seat.index()).copied().flatten()
    {
        lines.push(say::your_secret(language, name(token)));
    }
    if let Some(hand) = view.hand.as_ref().filter(|hand| !hand.is_empty()) {
        let cards: Vec<String> = hand.iter().map(|&held| card(held, language)).collect();
        lines.push(say::you_hold(language, cards));
    }
    if let Some(&top) = view.discard.last() {
        let top = match top.is_planet() {
            true => card(top, language),
            false => favourite(top, language),
        };
        lines.push(say::discard_top(language, top));
    }
    lines
}

/// The pile, or what the supernova has left.
fn supply(view: &View, language: Language) -> String {
    match view.pile {
        0 => {
            let next = Planet::new(view.taken).unwrap_or(Planet::FAR_END);
            say::next_planet(language, say::planet_number(next))
        }
        pile => say::pile_has(language, pile),
    }
}

/// The aliens, from the farthest.
fn aliens(view: &View, language: Language) -> impl Iterator<Item = String> {
    let mut order = Alien::ALL;
    order.sort_by_key(|alien| std::cmp::Reverse(view.aliens[alien.index()]));
    let planets = view.aliens;
    order.into_iter().map(move |alien| {
        let place = rank_among(&planets, alien);
        say::stands(
            language,
            name(alien),
            say::planet_number(planets[alien.index()]),
            say::rank(language, place),
            say::points(language, WORTH[usize::from(place) - 1]),
        )
    })
}

fn of_a_seat(view: &View, seat: Seat, names: &Names<'_>, language: Language) -> String {
    let index = seat.index();
    let backed = view.favourites.get(index).into_iter().flatten();
    let backed = backed.filter_map(|card: &Card| card.backs());
    let mut backed: Vec<String> = backed.map(|alien| name(alien).to_owned()).collect();
    if backed.is_empty() {
        backed.push(Text::Nobody.said(language).to_owned());
    }
    if view.viewer.is(seat) {
        return say::you_back(language, backed);
    }
    let who = names.of(seat, language);
    let cards = view.hand_sizes.get(index).copied().unwrap_or_default();
    match view.tokens.get(index).copied().flatten() {
        Some(token) => say::holds_and_backs(language, who, backed, name(token), cards),
        None => say::holds(language, who, backed, cards),
    }
}
