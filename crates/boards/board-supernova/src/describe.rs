//! The board for those who listen to it.

use board_kit::{Language, Told};
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
    lines.extend(discarded(view, language));
    lines
}

fn discarded(view: &View, language: Language) -> Option<String> {
    let &top = view.discard.last()?;
    let top = match top.is_planet() {
        true => card(top, language),
        false => favourite(top, language),
    };
    Some(say::discard_top(language, top))
}

/// What a thing on the board is now.
pub(crate) fn answer(told: &Told<'_, View>, (kind, number): (&str, usize)) -> Option<String> {
    let (view, names, language) = (told.view, told.names, told.language);
    let stand = |those: &dyn Fn(Alien) -> bool| {
        let told = Alien::ALL.into_iter().filter(|&alien| those(alien));
        told.map(|alien| stands(view, alien, language)).collect()
    };
    let lines: Vec<String> = match kind {
        "alien" => {
            let alien = *Alien::ALL.get(number)?;
            let backers = view.seats.iter().filter(|seat| {
                let mut cards = view.favourites.get(seat.index()).into_iter().flatten();
                cards.any(|card| card.backs() == Some(alien))
            });
            let backers = backers.map(|seat| {
                let you = if view.viewer.is(seat) { "yes" } else { "no" };
                say::backs(language, you, names.of(seat, language), name(alien))
            });
            [stands(view, alien, language)]
                .into_iter()
                .chain(backers)
                .collect()
        }
        "rung" => stand(&|alien| usize::from(rank_among(&view.aliens, alien)) == number),
        "planet" => stand(&|alien| usize::from(view.aliens[alien.index()].number()) == number),
        "seat" => view
            .seats
            .iter()
            .nth(number)
            .map(|seat| of_a_seat(view, seat, names, language))
            .into_iter()
            .collect(),
        "discard" => discarded(view, language).into_iter().collect(),
        _ => vec![supply(view, language)],
    };
    (!lines.is_empty()).then(|| lines.join(" "))
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
    order
        .into_iter()
        .map(move |alien| stands(view, alien, language))
}

fn stands(view: &View, alien: Alien, language: Language) -> String {
    let place = rank_among(&view.aliens, alien);
    say::stands(
        language,
        name(alien),
        say::planet_number(view.aliens[alien.index()]),
        say::rank(language, place),
        say::points(language, WORTH[usize::from(place) - 1]),
    )
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
