//! What flashes while an event happens: the ray of an armed card, a card on
//! its way from the pile.

use crate::LandingBoard;
use crate::card::BACK;
use crate::layout::{self, emblem_at, place_of};
use crate::shaft::{BURST, ring};
use board_kit::BoardContext;
use landing::{Event, Level, Match};

/// The ray from the armed card to the one it blasts, and what they share.
pub(crate) fn beam(context: BoardContext<LandingBoard>) -> String {
    let Some(now) = context.now.get() else {
        return String::new();
    };
    let Event::Blasted {
        by,
        column,
        height,
        matches,
        ..
    } = &*now
    else {
        return String::new();
    };
    let armed = context.scene.with_untracked(|scene| scene.place_of(*by));
    let Some((armed_column, armed_height, _)) = armed else {
        return String::new();
    };
    let from = place_of(armed_column, armed_height);
    let to = place_of(*column, *height);
    let links: String = matches.iter().map(|found| link(found, from, to)).collect();
    format!(
        r#"<g class="lz-beam">{links}<path class="lz-burst lz-boom" transform="translate({} {}) scale(1.3)" d="{BURST}"/></g>"#,
        to.0, to.1
    )
}

/// A line between the two equal emblems, with a ring around each.
fn link(found: &Match, from: layout::Point, to: layout::Point) -> String {
    let end = |(x, y): layout::Point, level: Level| {
        let (dx, dy) = emblem_at(level, found.emblem);
        (x + dx, y + dy)
    };
    let (from, to) = (end(from, found.armed), end(to, found.other));
    format!(
        r#"<path class="lz-ray" d="M{} {}L{} {}"/>{}{}"#,
        from.0,
        from.1,
        to.0,
        to.1,
        ring(from),
        ring(to)
    )
}

/// A card, face down, on its way from the pile to the seat that gets it.
pub(crate) fn courier(context: BoardContext<LandingBoard>) -> String {
    let Some(now) = context.now.get() else {
        return String::new();
    };
    let (Event::AlienDealt { seat, .. }
    | Event::SaucerDealt { seat, .. }
    | Event::CardDealt { seat, .. }
    | Event::Drew { seat, .. }) = *now
    else {
        return String::new();
    };
    let (left, mine) = context
        .scene
        .with_untracked(|scene| (scene.pile, scene.viewer.is(seat)));
    let way = if mine { "lz-to-me" } else { "lz-to-others" };
    // The size of the pile tells one flight from the next, which starts the
    // animation again.
    format!(r#"<g class="lz-courier {way}" data-pile="{left}">{BACK}</g>"#)
}
