//! Little drawings beside the clauses of the rules, made of the same cards as
//! the board.

use crate::card::lying;
use crate::emblem;
use crate::layout::emblem_at;
use crate::shaft::{BURST, fall_arrow, ring};
use board_kit::{Language, SeatShape};
use engine::Clause;
use landing::{Alien, Card, CardEnd, Emblem, Level, Placed, Saucer};
use leptos::prelude::*;
use text::landing::{Text, alien_name, saucer_name};

/// A drawing: its size, what it shows in words, and its SVG text.
struct Diagram {
    size: (u16, u16),
    label: &'static str,
    drawn: String,
}

/// The drawing beside a clause, if it has one.
pub(crate) fn diagram(clause: Clause, language: Language) -> Option<AnyView> {
    let Diagram {
        size: (width, height),
        label,
        drawn,
    } = drawing(clause, language)?;
    let view = view! {
        <svg
            class="lz-diagram"
            width=width
            height=height
            viewBox=format!("0 0 {width} {height}")
            role="img"
            aria-label=label
            inner_html=drawn
        ></svg>
    };
    Some(view.into_any())
}

/// The drawing as plain data.
fn drawing(clause: Clause, language: Language) -> Option<Diagram> {
    if clause.prefix() != "LZ" {
        return None;
    }
    let (size, label, drawn) = match (clause.section(), clause.item()) {
        (1, 1) => ((380, 150), Text::DrawNames, everybody(language)),
        (1, 2) => ((300, 90), Text::DrawKinds, kinds()),
        (1, 3) => ((396, 152), Text::DrawDeck, deck()),
        (2, 1) => ((300, 90), Text::DrawSecrets, secrets()),
        (3, 1) => ((300, 216), Text::DrawPlacing, placing()),
        (3, 2) => ((260, 90), Text::DrawTurning, turning()),
        (2, 2) => ((360, 110), Text::DrawPlanet, getting_ready()),
        (3, 3) => ((300, 90), Text::DrawDrawing, drawing_a_card()),
        (4, 1) => ((190, 90), Text::DrawBlast, blasting()),
        (4, 2) => ((300, 160), Text::DrawCompare, comparing()),
        (4, 3) => ((300, 160), Text::DrawOrder, in_order()),
        (4, 4) => ((190, 220), Text::DrawFall, falling()),
        (4, 6) => ((300, 96), Text::DrawTrophies, trophies()),
        (4, 5) => ((300, 226), Text::DrawChain, chain()),
        (5, 1) => ((300, 226), Text::DrawStar, sparing()),
        (6, 1) => ((220, 200), Text::DrawFull, full()),
        (6, 2) => ((220, 90), Text::DrawCount, counting()),
        (6, 3) => ((320, 96), Text::DrawPeaceful, peaceful()),
        (6, 4) => ((220, 60), Text::DrawResult, result()),
        _ => return None,
    };
    Some(Diagram {
        size,
        label: label.said(language),
        drawn,
    })
}

/// The card of that number as it lies, if it can.
fn card(number: u8, bottom: CardEnd, at: (f64, f64)) -> String {
    Card::new(number)
        .and_then(|card| Placed::new(card, bottom))
        .map_or_else(String::new, |placed| lying(placed, at))
}

fn faded(what: &str) -> String {
    format!(r#"<g opacity=".5">{what}</g>"#)
}

fn burst(x: f64, y: f64) -> String {
    format!(r#"<path class="lz-burst" transform="translate({x} {y})" d="{BURST}"/>"#)
}

/// A ring around an emblem of a card.
fn ringed((x, y): (f64, f64), level: Level, emblem: Emblem) -> String {
    let (dx, dy) = emblem_at(level, emblem);
    ring((x + dx, y + dy))
}

/// Any alien: only its place on the card matters.
fn an_alien() -> Emblem {
    Emblem::Alien(Alien::default())
}

/// Any saucer, likewise.
fn a_saucer() -> Emblem {
    Emblem::Saucer(Saucer::default())
}

fn planet(x: f64, y: f64) -> String {
    format!(
        r##"<path d="M{} {y}h84v18q-42-8-84 0Z" fill="#2c3570" stroke="#8793dc" stroke-width="1.5"/>"##,
        x - 42.0
    )
}

fn everybody(language: Language) -> String {
    let named = |(number, y, art, name): (u8, f64, &str, &str)| {
        let x = 50.0 + 93.0 * f64::from(number);
        format!(
            r#"<g transform="translate({x} {y}) scale(1.2)">{art}</g><text class="lz-caption" x="{x}" y="{}">{name}</text>"#,
            y + 36.0
        )
    };
    let alien = |it: Alien| {
        (
            it.number(),
            24.0,
            emblem::alien(it),
            alien_name(it, language),
        )
    };
    let saucer = |it: Saucer| {
        (
            it.number(),
            98.0,
            emblem::saucer(it),
            saucer_name(it, language),
        )
    };
    let aliens = Alien::all().map(alien);
    aliens.chain(Saucer::all().map(saucer)).map(named).collect()
}

fn kinds() -> String {
    card(9, CardEnd::Zero, (50.0, 45.0))
        + &card(28, CardEnd::Zero, (150.0, 45.0))
        + &card(36, CardEnd::Zero, (250.0, 45.0))
}

/// LZ-1.3: every plain and armed card.
fn deck() -> String {
    (0..36_u8)
        .map(|number| {
            let (column, row) = (f64::from(number % 9), f64::from(number / 9));
            let drawn = card(number, CardEnd::Zero, (0.0, 0.0));
            let (x, y) = (22.0 + 44.0 * column, 19.0 + 38.0 * row);
            format!(r#"<g transform="translate({x} {y}) scale(.5)">{drawn}</g>"#)
        })
        .collect()
}

/// A secret card with one picture on it.
fn secret(x: f64, art: &str) -> String {
    format!(
        r##"<rect x="{}" y="14" width="44" height="62" rx="7" fill="#fff3d4" stroke="#1b1740" stroke-width="1.5"/><g transform="translate({x} 45) scale(1.2)">{art}</g>"##,
        x - 22.0
    )
}

/// LZ-2.1: one's own two secrets, and somebody else's.
fn secrets() -> String {
    let (alien, saucer) = (Alien::default(), Saucer::default());
    secret(50.0, emblem::alien(alien))
        + &secret(104.0, emblem::saucer(saucer))
        + &back(206.0, 45.0)
        + &back(260.0, 45.0)
}

fn arrow_down(x: f64, from: f64, to: f64) -> String {
    fall_arrow(x - 33.0, from, to)
}

fn placing() -> String {
    planet(80.0, 195.0)
        + &planet(220.0, 195.0)
        + &card(10, CardEnd::Zero, (80.0, 162.0))
        + &card(3, CardEnd::One, (80.0, 98.0))
        + &faded(&card(17, CardEnd::Zero, (80.0, 34.0)))
        + &arrow_down(138.0, 24.0, 44.0)
        + &faded(&card(22, CardEnd::One, (220.0, 162.0)))
        + &arrow_down(220.0, 80.0, 114.0)
}

fn turning() -> String {
    card(8, CardEnd::Zero, (55.0, 45.0))
        + &card(8, CardEnd::One, (205.0, 45.0))
        + r#"<path class="lz-arrow" d="M112 38A20 14 0 0 1 148 38M148 28V39H138M148 52A20 14 0 0 1 112 52M112 62V51H122"/>"#
}

// Card 24 is armed and shows (0,0) at end 0 and (1,3) at end 1. The plain
// card 9 shows (0,1) and (1,2), card 11 (0,3) and (1,0), card 4 (1,0) and (3,2).

fn blasting() -> String {
    let (armed, other) = ((50.0, 45.0), (140.0, 45.0));
    card(24, CardEnd::Zero, armed)
        + &faded(&card(9, CardEnd::Zero, other))
        + &ringed(armed, Level::Bottom, an_alien())
        + &ringed(other, Level::Bottom, an_alien())
        + &burst(140.0, 30.0)
}

fn comparing() -> String {
    let (armed, left, below) = ((150.0, 45.0), (60.0, 45.0), (150.0, 110.0));
    let right = (240.0, 45.0);
    card(24, CardEnd::Zero, armed)
        + &card(8, CardEnd::Zero, left)
        + &card(21, CardEnd::Zero, right)
        + &card(23, CardEnd::Zero, below)
        + &joined(armed, Level::Top, left, Level::Top)
        + &joined(armed, Level::Bottom, left, Level::Bottom)
        + &joined(armed, Level::Top, right, Level::Top)
        + &joined(armed, Level::Bottom, right, Level::Bottom)
        + &joined(armed, Level::Bottom, below, Level::Top)
}

/// LZ-4.3: first to the sides, then below.
fn in_order() -> String {
    let (armed, left, below) = ((150.0, 45.0), (60.0, 45.0), (150.0, 110.0));
    card(24, CardEnd::Zero, armed)
        + &faded(&card(9, CardEnd::Zero, left))
        + &burst(60.0, 30.0)
        + &faded(&card(3, CardEnd::Zero, below))
        + &burst(150.0, 100.0)
        + &number(60.0, 96.0, 1)
        + &number(204.0, 114.0, 2)
}

/// LZ-4.6: the eliminated cards lie before the player who placed the armed one.
fn trophies() -> String {
    let lying = |x: f64, drawn: u8| {
        let drawn = card(drawn, CardEnd::Zero, (0.0, 0.0));
        format!(r#"<g transform="translate({x} 48) scale(.8)">{drawn}</g>"#)
    };
    card(24, CardEnd::Zero, (52.0, 48.0))
        + r#"<path class="lz-arrow" d="M106 48H134M126 40L134 48L126 56"/>"#
        + &mark((160.0, 48.0), SeatShape::Circle, "seat-0", "")
        + &lying(214.0, 9)
        + &lying(256.0, 3)
}

/// A player's mark with some words after it.
fn mark((x, y): (f64, f64), shape: SeatShape, class: &str, words: &str) -> String {
    format!(
        r#"<g class="{class}" transform="translate({x} {y})"><path class="lz-seat" d="{}"/><text class="lz-caption" x="38" y="5">{words}</text></g>"#,
        shape.path()
    )
}

/// LZ-6.1: four columns of five.
fn full() -> String {
    let cards = (0..20_u8).map(|place| {
        let (column, row) = (f64::from(place % 4), f64::from(place / 4));
        let drawn = card(place, CardEnd::Zero, (0.0, 0.0));
        let (x, y) = (34.0 + 50.0 * column, 20.0 + 35.0 * row);
        format!(r#"<g transform="translate({x} {y}) scale(.52)">{drawn}</g>"#)
    });
    let ground = (0..4).map(|column| {
        let x = 34.0 + 50.0 * f64::from(column);
        format!(
            r#"<g transform="translate({x} 180) scale(.52)">{}</g>"#,
            planet(0.0, 0.0)
        )
    });
    cards.chain(ground).collect()
}

/// LZ-6.3: as many points; who eliminated fewer cards is ahead.
fn peaceful() -> String {
    let lying = |x: f64, y: f64| {
        format!(
            r#"<g transform="translate({x} {y}) scale(.4)">{}</g>"#,
            card(9, CardEnd::Zero, (0.0, 0.0))
        )
    };
    mark((30.0, 26.0), SeatShape::Circle, "seat-0", "11")
        + &lying(140.0, 26.0)
        + &mark((30.0, 70.0), SeatShape::Triangle, "seat-1", "11")
        + &lying(140.0, 70.0)
        + &lying(184.0, 70.0)
        + &lying(228.0, 70.0)
        + r#"<path class="lz-arrow" d="M262 26L270 34L286 16"/>"#
}

/// LZ-6.4: twelve points beat ten.
fn result() -> String {
    mark((30.0, 30.0), SeatShape::Circle, "seat-0", "12")
        + &mark((140.0, 30.0), SeatShape::Triangle, "seat-1", "10")
        + r#"<text class="lz-caption" x="106" y="36" font-size="18">&gt;</text>"#
}

/// A line from one card's end to another's.
fn joined(from: (f64, f64), end: Level, to: (f64, f64), other: Level) -> String {
    let y = |level: Level| match level {
        Level::Top => -16.0,
        Level::Bottom => 16.0,
    };
    // Lines start and end at the edges that face each other.
    let toward = (to.0 - from.0).signum() * f64::from(u8::from(to.0 != from.0));
    let (x1, y1) = (from.0 + toward * 36.0, from.1 + y(end));
    let (x2, y2) = (to.0 - toward * 36.0, to.1 + y(other));
    format!(
        r#"<path class="lz-tie" d="M{x1} {y1}L{x2} {y2}"/><circle class="lz-knot" cx="{x1}" cy="{y1}" r="3.5"/><circle class="lz-knot" cx="{x2}" cy="{y2}" r="3.5"/>"#
    )
}

fn falling() -> String {
    planet(60.0, 196.0)
        + &faded(&card(9, CardEnd::Zero, (60.0, 163.0)))
        + &burst(60.0, 163.0)
        + &card(38, CardEnd::Zero, (60.0, 99.0))
        + &card(13, CardEnd::One, (60.0, 35.0))
        + &arrow_down(128.0, 99.0, 163.0)
        + &arrow_down(148.0, 35.0, 99.0)
}

/// Four planet cards in a row.
fn getting_ready() -> String {
    (0..4)
        .map(|column| planet(46.0 + 88.0 * f64::from(column), 78.0))
        .collect::<String>()
        + &faded(&card(8, CardEnd::Zero, (46.0, 42.0)))
        + &arrow_down(46.0, 6.0, 12.0)
}

/// A card comes from the pile to three others.
fn drawing_a_card() -> String {
    let pile: String = (0..3)
        .map(|level| back(34.0 + 4.0 * f64::from(level), 41.0 + 4.0 * f64::from(level)))
        .collect();
    let hand: String = (0..3)
        .map(|place| back(156.0 + 24.0 * f64::from(place), 45.0))
        .collect();
    pile + r#"<path class="lz-arrow" d="M84 45H112M104 37L112 45L104 53"/>"#
        + &hand
        + &faded(&back(246.0, 45.0))
}

/// A card face down.
fn back(x: f64, y: f64) -> String {
    format!(
        r##"<rect x="{}" y="{}" width="44" height="62" rx="7" fill="#2c3570" stroke="#8793dc" stroke-width="1.5"/><circle cx="{x}" cy="{y}" r="9" fill="none" stroke="#8793dc" stroke-width="1.5"/>"##,
        x - 22.0,
        y - 31.0
    )
}

/// The armed card blasts what is under it, falls, and blasts its new neighbour.
fn chain() -> String {
    let (before, after, beside) = ((60.0, 99.0), (60.0, 163.0), (150.0, 163.0));
    planet(60.0, 196.0)
        + &planet(150.0, 196.0)
        + &faded(&card(3, CardEnd::Zero, after))
        + &burst(60.0, 150.0)
        + &card(24, CardEnd::Zero, before)
        + &arrow_down(112.0, 99.0, 150.0)
        + &faded(&card(9, CardEnd::Zero, beside))
        + &burst(170.0, 150.0)
        + &number(60.0, 30.0, 1)
        + &number(212.0, 163.0, 2)
}

/// A step of a drawing.
fn number(x: f64, y: f64, number: u8) -> String {
    format!(r#"<text class="lz-caption" x="{x}" y="{y}">{number}.</text>"#)
}

/// Stars above and on both sides: nothing can reach the card any more.
fn sparing() -> String {
    [60.0, 150.0, 240.0].map(|x| planet(x, 196.0)).concat()
        + &card(36, CardEnd::Zero, (60.0, 163.0))
        + &card(9, CardEnd::Zero, (150.0, 163.0))
        + &card(37, CardEnd::Zero, (240.0, 163.0))
        + &card(38, CardEnd::Zero, (150.0, 99.0))
        + &card(24, CardEnd::Zero, (150.0, 35.0))
}

fn counting() -> String {
    let at = (60.0, 45.0);
    let point = |y: f64, shape: SeatShape, class: &str| {
        format!(
            r#"<g class="{class}" transform="translate(140 {y})"><path class="lz-seat" d="{}"/><text class="lz-caption" x="32" y="5">+1</text></g>"#,
            shape.path()
        )
    };
    card(17, CardEnd::Zero, at)
        + &ringed(at, Level::Bottom, an_alien())
        + &ringed(at, Level::Bottom, a_saucer())
        + &point(28.0, SeatShape::Circle, "seat-0")
        + &point(60.0, SeatShape::Triangle, "seat-1")
}

#[cfg(test)]
mod tests {
    use super::*;
    use landing::Kind;

    #[test]
    fn the_drawn_clauses_have_words_in_every_language() {
        let mut drawn = 0;
        for section in 1..=6 {
            for item in 1..=6 {
                let clause = Clause::new("LZ", section, item);
                let drawings: Vec<_> = Language::ALL
                    .into_iter()
                    .filter_map(|language| drawing(clause, language))
                    .collect();
                if drawings.is_empty() {
                    continue;
                }
                assert_eq!(drawings.len(), Language::ALL.len(), "{clause}");
                for drawing in drawings {
                    assert!(!drawing.label.is_empty());
                    assert!(drawing.drawn.contains("<g"), "{clause}");
                }
                drawn += 1;
            }
        }
        assert!(drawn >= 8, "{drawn}");
        assert!(drawing(Clause::new("LR", 1, 1), Language::English).is_none());
    }

    /// Clauses 4.1 and 5.1 show this armed card and this plain one: side by
    /// side they match at their bottoms, with a star between they would not.
    #[test]
    fn the_cards_in_the_drawings_match() {
        let pair = |number| Card::new(number).unwrap().end(CardEnd::Zero).unwrap();
        assert_eq!(Card::new(24).unwrap().kind(), Kind::Armed);
        assert_eq!(pair(24).alien, pair(9).alien);
        assert_ne!(pair(24).saucer, pair(9).saucer);
    }
}
