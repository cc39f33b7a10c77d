//! What stands where, in sentences.

use crate::preview::own_points;
use engine::{Seat, Viewer};
use landing::{Card, Column, HEIGHT, Stage, View};
use text::landing::{alien_name, face, laid, letter, saucer_name};
use text::{Language, Names};

/// The table for those who listen to it.
pub(crate) fn describe(view: &View, names: &Names<'_>, language: Language) -> Vec<String> {
    let mut lines: Vec<String> = Column::all().map(|it| column(view, it, language)).collect();
    lines.push(pile(view.pile, language));
    if let Viewer::Seat(seat) = view.viewer
        && view.seats.contains(seat)
    {
        lines.extend(secrets(view, seat, language));
        lines.extend(hand(view, language));
    }
    for seat in view.seats.iter() {
        lines.push(crew(view, seat, names, language));
    }
    lines
}

fn column(view: &View, column: Column, language: Language) -> String {
    let cards = &view.columns[column.index()];
    let name = letter(column);
    if cards.is_empty() {
        return language.choose(
            format!("Column {name}: empty, above its planet card."),
            format!("Colonne {name}\u{a0}: vide, au-dessus de sa carte planète."),
        );
    }
    let listed: Vec<String> = (1..)
        .zip(cards)
        .map(|(height, placed)| {
            let laid = laid(placed.card(), placed.bottom(), language);
            format!("{height}. {laid}")
        })
        .collect();
    let (count, listed) = (cards.len(), listed.join("; "));
    language.choose(
        format!("Column {name}, {count} of {HEIGHT} cards from the bottom up: {listed}."),
        format!("Colonne {name}, {count} cartes sur {HEIGHT} de bas en haut\u{a0}: {listed}."),
    )
}

fn pile(count: u8, language: Language) -> String {
    match count {
        0 => language
            .choose("The draw pile is empty.", "La pioche est vide.")
            .to_owned(),
        1 => language
            .choose("Draw pile: 1 card.", "Pioche\u{a0}: 1 carte.")
            .to_owned(),
        count => language.choose(
            format!("Draw pile: {count} cards."),
            format!("Pioche\u{a0}: {count} cartes."),
        ),
    }
}

/// Nothing before both are dealt.
fn secrets(view: &View, seat: Seat, language: Language) -> Option<String> {
    let player = view.players.get(seat.index())?;
    let alien = alien_name(player.alien?, language);
    let saucer = saucer_name(player.saucer?, language);
    let points = own_points(view);
    Some(language.choose(
        format!("Your secrets: {alien} and {saucer}. They would count {points} now."),
        format!("Vos secrets\u{a0}: {alien} et {saucer}. Ils compteraient {points} maintenant."),
    ))
}

fn hand(view: &View, language: Language) -> Option<String> {
    let cards = listed(view.hand.iter(), language)?;
    Some(language.choose(
        format!("Your hand: {cards}."),
        format!("Votre main\u{a0}: {cards}."),
    ))
}

fn crew(view: &View, seat: Seat, names: &Names<'_>, language: Language) -> String {
    let name = names.of(seat, language);
    let Some(player) = view.players.get(seat.index()) else {
        return name;
    };
    let held = match player.cards {
        1 => language
            .choose("1 card in hand", "1 carte en main")
            .to_owned(),
        count => language.choose(
            format!("{count} cards in hand"),
            format!("{count} cartes en main"),
        ),
    };
    let blasted = match listed(player.eliminated.iter().copied(), language) {
        None => language
            .choose("nothing eliminated", "rien d'éliminé")
            .to_owned(),
        Some(cards) => {
            let count = player.eliminated.len();
            language.choose(
                format!("{count} eliminated ({cards})"),
                format!("{count} éliminées ({cards})"),
            )
        }
    };
    let colon = language.choose(":", "\u{a0}:");
    let mut text = format!("{name}{colon} {held}, {blasted}");
    if matches!(view.stage, Stage::Over(_))
        && let (Some(alien), Some(saucer)) = (player.alien, player.saucer)
    {
        let (alien, saucer) = (alien_name(alien, language), saucer_name(saucer, language));
        text += &language.choose(
            format!(", secrets {alien} and {saucer}"),
            format!(", secrets {alien} et {saucer}"),
        );
    }
    text + "."
}

/// Cards with both ends; nothing if there is none.
fn listed(cards: impl Iterator<Item = Card>, language: Language) -> Option<String> {
    let cards: Vec<String> = cards.map(|card| face(card, language)).collect();
    (!cards.is_empty()).then(|| cards.join("; "))
}
