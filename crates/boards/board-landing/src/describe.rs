//! What stands where, in sentences.

use board_kit::Told;
use engine::{Seat, Viewer};
use landing::{Card, Column, HEIGHT, Pair, Phase, View};
use text::landing::{
    self as say, alien_name, card_face, card_laid, letter, pair_name, saucer_name,
};
use text::{Language, Names};

/// The table for those who listen to it.
pub(crate) fn describe(view: &View, names: &Names<'_>, language: Language) -> Vec<String> {
    let mut lines: Vec<String> = Column::all().map(|it| column(view, it, language)).collect();
    lines.push(say::pile_has(language, view.pile));
    if let Viewer::Seat(seat) = view.viewer
        && view.seats.contains(seat)
    {
        lines.extend(secrets(view, seat, language));
        lines.extend(hand(view, language));
    }
    let names = &names.with_you(view.seats, view.viewer, language);
    for seat in view.seats.iter() {
        lines.extend(crew(view, seat, &Names(names), language));
    }
    lines
}

/// What a thing on the board is now.
pub(crate) fn answer(told: &Told<'_, View>, (kind, number): (&str, usize)) -> Option<String> {
    let (view, names, language) = (told.view, told.names, told.language);
    match kind {
        "card" => card(
            view,
            Card::new(u8::try_from(number).ok()?)?,
            names,
            language,
        ),
        "column" => Some(column(view, Column::all().nth(number)?, language)),
        "height" => {
            let placed = Column::all().filter_map(|column| {
                let placed = view.columns[column.index()].get(number)?;
                let laid = card_laid(placed.card(), placed.bottom(), language);
                Some(say::place(language, letter(column), laid))
            });
            let placed: Vec<String> = placed.collect();
            (!placed.is_empty()).then(|| placed.join("; ") + ".")
        }
        "crew" => match view.viewer {
            Viewer::Seat(seat) => secrets(view, seat, language),
            Viewer::Spectator => None,
        },
        _ => Some(say::pile_has(language, view.pile)),
    }
}

/// Where a card lies and what it brings the viewer, or who has eliminated it.
fn card(view: &View, card: Card, names: &Names<'_>, language: Language) -> Option<String> {
    let own = match view.viewer {
        Viewer::Seat(seat) => view.players.get(seat.index()),
        Viewer::Spectator => None,
    };
    for column in Column::all() {
        for (height, placed) in (1..).zip(&view.columns[column.index()]) {
            if placed.card() != card {
                continue;
            }
            let pair = placed.bottom_pair();
            let is_own = |is: &dyn Fn(Pair) -> bool| pair.is_some_and(is);
            let alien = is_own(&|pair| own.is_some_and(|own| own.alien == Some(pair.alien)));
            let saucer = is_own(&|pair| own.is_some_and(|own| own.saucer == Some(pair.saucer)));
            let laid = card_laid(card, placed.bottom(), language);
            let points = match (alien, saucer) {
                (true, true) => say::both_points(language, "yes", ""),
                (true, false) => say::alien_point(language, "yes", ""),
                (false, true) => say::saucer_point(language, "yes", ""),
                (false, false) => return Some(say::place(language, letter(column), laid) + "."),
            };
            return Some(say::landed(language, letter(column), height, laid, points));
        }
    }
    let names = &names.with_you(view.seats, view.viewer, language);
    let has = |seat: &Seat| view.players[seat.index()].eliminated.contains(&card);
    let seat = view.seats.iter().find(has)?;
    crew(view, seat, &Names(names), language).into_iter().next()
}

fn column(view: &View, column: Column, language: Language) -> String {
    let cards = &view.columns[column.index()];
    if cards.is_empty() {
        return say::column_empty(language, letter(column));
    }
    let listed: Vec<String> = (1..)
        .zip(cards)
        .map(|(height, placed)| {
            let laid = card_laid(placed.card(), placed.bottom(), language);
            format!("{height}. {laid}")
        })
        .collect();
    let listed = listed.join("; ");
    say::column_cards(language, letter(column), cards.len(), HEIGHT, listed)
}

/// Nothing before both are dealt.
fn secrets(view: &View, seat: Seat, language: Language) -> Option<String> {
    let player = view.players.get(seat.index())?;
    Some(say::your_secrets(
        language,
        alien_name(player.alien?, language),
        saucer_name(player.saucer?, language),
        view.own_points(),
    ))
}

fn hand(view: &View, language: Language) -> Option<String> {
    let cards = listed(view.hand.iter(), language)?;
    Some(say::your_hand(language, cards))
}

fn crew(view: &View, seat: Seat, names: &Names<'_>, language: Language) -> Vec<String> {
    let name = names.of(seat, language);
    let Some(player) = view.players.get(seat.index()) else {
        return vec![name];
    };
    let cards = say::cards(language, player.cards);
    let mut lines = vec![match listed(player.eliminated.iter().copied(), language) {
        None => say::crew(language, &name, cards),
        Some(gone) => say::crew_eliminated(language, &name, cards, player.eliminated.len(), gone),
    }];
    // One's own have been told.
    if matches!(view.phase, Phase::Over(_))
        && !view.viewer.is(seat)
        && let (Some(alien), Some(saucer)) = (player.alien, player.saucer)
    {
        let pair = pair_name(Pair { alien, saucer }, language);
        lines.push(say::crew_secrets(language, name, pair));
    }
    lines
}

/// Cards with both ends; nothing if there is none.
fn listed(cards: impl Iterator<Item = Card>, language: Language) -> Option<String> {
    let cards: Vec<String> = cards.map(|card| card_face(card, language)).collect();
    (!cards.is_empty()).then(|| cards.join("; "))
}
