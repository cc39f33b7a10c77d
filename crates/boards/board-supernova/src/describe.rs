//! The board for those who listen to it.

use board_kit::Language;
use engine::{Seat, Viewer};
use supernova::{Alien, Card, Planet, View, WORTH, rank_among};
use text::Names;
use text::supernova::{a_card, favourite, name, points, rank};

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
        let who = name(token);
        lines.push(language.choose(
            format!("Your secret favourite is {who}."),
            format!("Votre favori secret est {who}."),
        ));
    }
    if let Some(hand) = view.hand.as_ref().filter(|hand| !hand.is_empty()) {
        let cards = list(hand.iter().map(|&card| a_card(card, language)), language);
        lines.push(language.choose(
            format!("You hold {cards}."),
            format!("Vous avez en main {cards}."),
        ));
    }
    if let Some(&card) = view.discard.last() {
        let card = match card.is_planet() {
            true => a_card(card, language),
            false => favourite(card, language),
        };
        lines.push(language.choose(
            format!("On top of the discard pile lies {card}."),
            format!("Au sommet de la défausse se trouve {card}."),
        ));
    }
    lines
}

/// The pile, or what the supernova has left.
fn supply(view: &View, language: Language) -> String {
    match (view.pile, view.taken) {
        (0, taken) => {
            let next = Planet::new(taken).unwrap_or(Planet::FAR_END);
            language.choose(
                format!("The pile is empty; the next planet to be taken is planet {next}."),
                format!(
                    "La pioche est vide ; la prochaine planète à prendre est la planète {next}."
                ),
            )
        }
        (1, _) => language
            .choose("The pile has 1 card.", "La pioche compte 1 carte.")
            .into(),
        (pile, _) => language.choose(
            format!("The pile has {pile} cards."),
            format!("La pioche compte {pile} cartes."),
        ),
    }
}

/// The aliens, from the farthest.
fn aliens(view: &View, language: Language) -> impl Iterator<Item = String> {
    let mut order = Alien::ALL;
    order.sort_by_key(|alien| std::cmp::Reverse(view.aliens[alien.index()]));
    let planets = view.aliens;
    order.into_iter().map(move |alien| {
        let place = rank_among(&planets, alien);
        let worth = points(WORTH[usize::from(place) - 1], language);
        let (who, planet) = (name(alien), planets[alien.index()]);
        let place = rank(place, language);
        language.choose(
            format!("{who} is on planet {planet}: {place}, {worth}."),
            format!("{who} est sur la planète {planet} : {place}, {worth}."),
        )
    })
}

fn of_a_seat(view: &View, seat: Seat, names: &Names<'_>, language: Language) -> String {
    let index = seat.index();
    let backed = view.favourites.get(index).into_iter().flatten();
    let backed = backed.filter_map(|card: &Card| card.backs());
    let backed = list(backed.map(|alien| name(alien).to_owned()), language);
    let nobody = || language.choose("nobody", "personne").to_owned();
    let backed = Some(backed)
        .filter(|names| !names.is_empty())
        .unwrap_or_else(nobody);
    let cards = view.hand_sizes.get(index).copied().unwrap_or_default();
    if view.viewer.is(seat) {
        return language.choose(
            format!("You back {backed}."),
            format!("Vous soutenez {backed}."),
        );
    }
    let who = names.of(seat, language);
    let known = view.tokens.get(index).copied().flatten();
    let token = known.map(|token| {
        let token = name(token);
        language.choose(
            format!(", and {token} in secret"),
            format!(", et {token} en secret"),
        )
    });
    let token = token.unwrap_or_default();
    let plural = if cards == 1 { "" } else { "s" };
    let pluriel = if cards < 2 { "" } else { "s" };
    language.choose(
        format!("{who} backs {backed}{token}, and holds {cards} card{plural}."),
        format!("{who} soutient {backed}{token}, et a {cards} carte{pluriel} en main."),
    )
}

/// Words with commas, and "and" before the last.
fn list(words: impl Iterator<Item = String>, language: Language) -> String {
    let words: Vec<String> = words.collect();
    match words.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, others)) => {
            let and = language.choose("and", "et");
            format!("{} {and} {last}", others.join(", "))
        }
    }
}
