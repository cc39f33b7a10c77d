//! Little drawings beside the clauses of the rules, made of the same cards as
//! the board.

use crate::card::lying;
use crate::emblem;
use crate::layout::emblem_at;
use crate::shaft::{BURST, fall_arrow, ring};
use board_kit::{Language, SeatShape};
use engine::Clause;
use landing::{Alien, Card, Emblem, End, Level, Placed, Saucer};
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
        (3, 1) => ((300, 216), Text::DrawPlacing, placing()),
        (3, 2) => ((260, 90), Text::DrawTurning, turning()),
        (4, 1) => ((190, 90), Text::DrawBlast, blasting()),
        (4, 2) => ((300, 160), Text::DrawCompare, comparing()),
        (4, 4) => ((190, 220), Text::DrawFall, falling()),
        (5, 1) => ((290, 90), Text::DrawStar, sparing()),
        (6, 2) => ((220, 90), Text::DrawCount, counting()),
        _ => return None,
    };
    Some(Diagram {
        size,
        label: label.said(language),
        drawn,
    })
}

/// The card of that number as it lies, if it can.
fn card(number: u8, bottom: End, at: (f64, f64)) -> String {
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
    card(9, End::Zero, (50.0, 45.0))
        + &card(28, End::Zero, (150.0, 45.0))
        + &card(36, End::Zero, (250.0, 45.0))
}

fn arrow_down(x: f64, from: f64, to: f64) -> String {
    fall_arrow(x - 33.0, from, to)
}

fn placing() -> String {
    planet(80.0, 195.0)
        + &planet(220.0, 195.0)
        + &card(10, End::Zero, (80.0, 162.0))
        + &card(3, End::One, (80.0, 98.0))
        + &faded(&card(17, End::Zero, (80.0, 34.0)))
        + &arrow_down(138.0, 24.0, 44.0)
        + &faded(&card(22, End::One, (220.0, 162.0)))
        + &arrow_down(220.0, 80.0, 114.0)
}

fn turning() -> String {
    card(8, End::Zero, (55.0, 45.0))
        + &card(8, End::One, (205.0, 45.0))
        + r#"<path class="lz-arrow" d="M112 38A20 14 0 0 1 148 38M148 28V39H138M148 52A20 14 0 0 1 112 52M112 62V51H122"/>"#
}

// Card 24 is armed and shows (0,0) at end 0 and (1,3) at end 1. The plain
// card 9 shows (0,1) and (1,2), card 11 (0,3) and (1,0), card 4 (1,0) and (3,2).

fn blasting() -> String {
    let (armed, other) = ((50.0, 45.0), (140.0, 45.0));
    card(24, End::Zero, armed)
        + &faded(&card(9, End::Zero, other))
        + &ringed(armed, Level::Bottom, an_alien())
        + &ringed(other, Level::Bottom, an_alien())
        + &burst(140.0, 30.0)
}

fn comparing() -> String {
    let (armed, left, below) = ((150.0, 45.0), (60.0, 45.0), (150.0, 110.0));
    let right = (240.0, 45.0);
    card(24, End::Zero, armed)
        + &card(8, End::Zero, left)
        + &card(21, End::Zero, right)
        + &card(23, End::Zero, below)
        + &joined(armed, Level::Top, left, Level::Top)
        + &joined(armed, Level::Bottom, left, Level::Bottom)
        + &joined(armed, Level::Top, right, Level::Top)
        + &joined(armed, Level::Bottom, right, Level::Bottom)
        + &joined(armed, Level::Bottom, below, Level::Top)
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
        + &faded(&card(9, End::Zero, (60.0, 163.0)))
        + &burst(60.0, 163.0)
        + &card(38, End::Zero, (60.0, 99.0))
        + &card(13, End::One, (60.0, 35.0))
        + &arrow_down(128.0, 99.0, 163.0)
        + &arrow_down(148.0, 35.0, 99.0)
}

fn sparing() -> String {
    card(24, End::Zero, (50.0, 45.0))
        + &card(37, End::Zero, (145.0, 45.0))
        + &card(9, End::Zero, (240.0, 45.0))
}

fn counting() -> String {
    let at = (60.0, 45.0);
    let point = |y: f64, shape: SeatShape, class: &str| {
        format!(
            r#"<g class="{class}" transform="translate(140 {y})"><path class="lz-seat" d="{}"/><text class="lz-caption" x="32" y="5">+1</text></g>"#,
            shape.path()
        )
    };
    card(17, End::Zero, at)
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
        let pair = |number| Card::new(number).unwrap().end(End::Zero).unwrap();
        assert_eq!(Card::new(24).unwrap().kind(), Kind::Armed);
        assert_eq!(pair(24).alien, pair(9).alien);
        assert_ne!(pair(24).saucer, pair(9).saucer);
    }
}
