//! The others' places: name, pile, signs, and what they have announced.

use super::Desk;
use crate::art::{
    back, best_sign, comparing_sign, difficulty_ink, leader_sign, marks, shield_sign,
    telescope_sign,
};
use crate::layout::{CARD_WIDTH, PlaceArea, Words};
use crate::text::{bold_width, fitting, shortened, width};
use board_kit::signals::Memo;
use board_kit::{Whose, seat_class, seat_shape_path};
use celestial::Event;
use engine::Seat;
use leptos::prelude::*;
use text::celestial::{Amount, Text, amount, cards_count, difficulty_text, name};

pub(super) fn all(desk: Desk) -> impl IntoView {
    move || {
        let layout = desk.layout.get();
        let places = layout.places.iter().enumerate();
        places
            .filter_map(|(index, place)| {
                // OK because there are at most eight seats.
                place.map(|place| one(desk, place, Seat::new(index as u8)))
            })
            .collect_view()
    }
}

fn one(desk: Desk, area: PlaceArea, seat: Seat) -> impl IntoView {
    let table = desk.table;
    let out = desk.watch(move |scene| scene.place(seat).is_some_and(|place| place.out));
    let won = desk.watch(move |scene| scene.won == Some(seat));
    let fighting = desk.watch(move |scene| scene.battle.tied.contains(seat));
    let awaited = Memo::new(move |_| {
        matches!(table.whose.get(), Whose::Theirs(turn) if turn == seat)
            || table.scene.with(|scene| scene.asked == Some(seat))
    });
    let card = area.card;
    view! {
        <g
            class=format!("cd-place {}", seat_class(seat))
            class:cd-out=out
            class:cd-won=won
            class:cd-fighting=fighting
            class:cd-awaited=awaited
            role="img"
            aria-label=move || label(desk, seat)
        >
            <rect
                class="cd-halo"
                x=card.x - 5.0
                y=card.y - 5.0
                width=card.w + 10.0
                height=card.h + 10.0
                rx="9"
            />
            {nothing(desk, area, seat)}
            {pile(desk, area, seat)}
            {who(desk, area, seat)}
            {spoken(desk, area, seat)}
        </g>
    }
}

/// What somebody who listens hears of a place.
fn label(desk: Desk, seat: Seat) -> String {
    let table = desk.table;
    let language = table.language.get();
    let mut words = vec![table.name_or_you(seat)];
    table.scene.with(|scene| {
        let Some(place) = scene.place(seat) else {
            return;
        };
        words.push(cards_count(language, place.held()));
        if let Some(card) = scene.face(seat) {
            words.push(name(card, language));
        }
        if let (Some(value), Some(characteristic)) = (scene.announced(seat), scene.characteristic())
        {
            words.push(amount(characteristic, value, language).text());
        }
        if let Some(difficulty) = scene.announced_difficulty(seat) {
            words.push(difficulty_text(difficulty).said(language).to_owned());
        }
    });
    words.join(", ")
}

/// The pile as it lies under the card, thick with many cards.
fn pile(desk: Desk, area: PlaceArea, seat: Seat) -> impl IntoView {
    let card = area.card;
    let thickness = desk.watch(move |scene| {
        scene
            .place(seat)
            .map_or(0, |place| usize::from(place.pile).div_ceil(4).min(4))
    });
    let scale = card.w / CARD_WIDTH;
    let (x, y) = card.centre();
    move || {
        (0..thickness.get())
            .map(|level| {
                let lift = (3 - level.min(3)) as f64 * 1.6;
                view! {
                    <g transform=format!("translate({:.1} {:.1}) scale({scale:.3})", x + lift, y + lift) inner_html=back() />
                }
            })
            .collect::<Vec<_>>()
    }
}

/// Where the words of a place begin, and how much room they have.
fn beside(area: PlaceArea) -> (f64, f64) {
    let x = area.card.x + area.card.w + 14.0;
    (x, area.cell.x + area.cell.w - x)
}

/// The size of a place's words: larger where there is room.
fn size_of(area: PlaceArea) -> f64 {
    match area.words {
        Words::Around => (area.card.w * 0.16).clamp(12.0, 15.0),
        Words::Beside => (area.card.h * 0.13).clamp(12.0, 18.0),
    }
}

/// The mark and the name.
fn who(desk: Desk, area: PlaceArea, seat: Seat) -> impl IntoView {
    let table = desk.table;
    let size = size_of(area);
    let mark = size * 1.5;
    let (left, y, room) = match area.words {
        Words::Around => (area.cell.x, area.cell.y + 14.0, area.cell.w),
        Words::Beside => {
            let (x, room) = beside(area);
            (x, area.card.y + size, room)
        }
    };
    let title = move || shortened(&table.name_or_you(seat), room - mark, size);
    // Above a card the words are centred, so they begin where they must.
    let start = move || match area.words {
        Words::Around => left + ((room - mark - width(&title(), size)) / 2.0).max(0.0),
        Words::Beside => left,
    };
    view! {
        <path
            class="cd-seat"
            d=seat_shape_path(seat)
            transform=move || {
                format!(
                    "translate({:.1} {:.1}) scale({:.3})",
                    start() + size * 0.6,
                    y - size * 0.36,
                    size / 18.0,
                )
            }
        />
        <text class="cd-name" x=move || start() + mark y=y font-size=size>
            {title}
        </text>
    }
}

/// Where a card would lie, for a seat that is out.
fn nothing(desk: Desk, area: PlaceArea, seat: Seat) -> impl IntoView {
    let table = desk.table;
    let out = desk.watch(move |scene| scene.place(seat).is_some_and(|place| place.out));
    let card = area.card;
    let (x, y) = card.centre();
    move || {
        out.get().then(|| {
            let text = Text::Out.said(table.language.get());
            view! {
                <rect class="cd-nothing" x=card.x y=card.y width=card.w height=card.h rx="8" />
                <text class="cd-muted cd-middle" x=x y=y + 4.0 font-size=fitting(text, card.w - 6.0, 13.0)>
                    {text}
                </text>
            }
        })
    }
}

/// How many cards a seat holds and what it has won or lost since the viewer's
/// last turn, on the corner of its card.
pub(super) fn tally(desk: Desk, seat: Seat) -> impl IntoView {
    let table = desk.table;
    let held = desk.watch(move |scene| scene.place(seat).map_or(0, |place| place.held()));
    let change = Memo::new(move |_| table.since.with(|since| change_of(since, seat)));
    move || {
        let held = held.get();
        if held == 0 {
            return None;
        }
        let card = desk.layout.get().card(seat);
        let size = (card.w * 0.15).clamp(12.0, 16.0);
        let (count, change) = (held.to_string(), change.get());
        let news = match change {
            0 => String::new(),
            gained if gained > 0 => format!(" +{gained}"),
            lost => format!(" \u{2212}{}", -lost),
        };
        let class = if change > 0 { "cd-gain" } else { "cd-loss" };
        let wide = bold_width(&count, size) + bold_width(&news, size * 0.92) + size;
        let (x, y) = (card.x + card.w + 5.0 - wide / 2.0, card.y + card.h - 1.0);
        Some(view! {
            <g
                class="cd-tally"
                transform=format!("translate({x:.1} {y:.1})")
                role="img"
                aria-label=move || format!("{}: {}", table.name_or_you(seat), cards_count(table.language.get(), held))
            >
                <rect class="cd-tally-box" x=-wide / 2.0 y=-size * 0.75 width=wide height=size * 1.5
                    rx=size * 0.75 />
                <text class="cd-count cd-middle" y=size * 0.36 font-size=size>
                    {count}
                    <tspan class=class font-size=size * 0.92>{news}</tspan>
                </text>
            </g>
        })
    }
}

/// How many cards a seat has gained or lost through some events.
fn change_of(events: &[Event], seat: Seat) -> i32 {
    let mut change = 0;
    for event in events {
        match *event {
            Event::Taken { from, to, .. } | Event::Given { from, to, .. } => {
                change += i32::from(to == seat) - i32::from(from == seat);
            }
            Event::Lost { from, .. } => change -= i32::from(from == seat),
            Event::CollectorTurned { seat: turner, .. }
            | Event::CollectorWasted { seat: turner, .. } => {
                change -= i32::from(turner == seat);
            }
            _ => {}
        }
    }
    change
}

/// What the place says: the card once it is known, the value announced, the
/// difficulty in a tie.
fn spoken(desk: Desk, area: PlaceArea, seat: Seat) -> impl IntoView {
    let table = desk.table;
    let said = desk.watch(move |scene| {
        let value = scene.announced(seat).zip(scene.characteristic());
        (value, scene.face(seat), scene.ahead().contains(seat))
    });
    let words = move || {
        let language = table.language.get();
        let (value, card, ahead) = said.get();
        let card = card.map(|card| name(card, language));
        let amount = value.map(|(value, of)| amount(of, value, language));
        match area.words {
            Words::Around => around(area, amount, card, ahead).into_any(),
            Words::Beside => aside(area, amount, card, ahead).into_any(),
        }
    };
    view! { {words} }
}

/// Below the card: the number, then the unit or, once it is known, the card.
fn around(
    area: PlaceArea,
    amount: Option<Amount>,
    card: Option<String>,
    ahead: bool,
) -> impl IntoView {
    let (x, y, room) = (
        area.cell.x + area.cell.w / 2.0,
        area.card.y + area.card.h + 21.0,
        area.cell.w,
    );
    let number = amount
        .as_ref()
        .map_or("", |amount| &amount.number)
        .to_owned();
    let (note, size) = match (card, amount) {
        (Some(card), _) => (shortened(&card, room, 11.5), 11.5),
        // Without its unit a number means something else.
        (None, Some(amount)) => {
            let unit = unit_within(amount, room);
            let size = fitting(&unit, room, 11.5);
            (unit, size)
        }
        (None, None) => Default::default(),
    };
    view! {
        <text class="cd-value cd-middle" class:cd-ahead=ahead x=x y=y font-size=fitting(&number, room, 16.0)>
            {number.clone()}
        </text>
        <text class="cd-muted cd-middle" x=x y=y + 14.0 font-size=size>
            {note}
        </text>
    }
}

/// The unit of an amount, its short form where the long one does not fit.
fn unit_within(amount: Amount, room: f64) -> String {
    if width(&amount.unit, 11.5) <= room {
        amount.unit
    } else {
        amount.short_unit
    }
}

/// Beside the card: the whole value, then the card once it is known.
fn aside(
    area: PlaceArea,
    amount: Option<Amount>,
    card: Option<String>,
    ahead: bool,
) -> impl IntoView {
    let (x, room) = beside(area);
    let size = size_of(area);
    let y = area.card.y + size * 2.9;
    let value = amount.map_or_else(String::new, |amount| amount.text());
    let card = card.unwrap_or_default();
    view! {
        <text class="cd-value" class:cd-ahead=ahead x=x y=y font-size=fitting(&value, room, size * 1.6)>
            {value.clone()}
        </text>
        <text class="cd-muted" x=x y=y + size * 1.5 font-size=size>
            {shortened(&card, room, size)}
        </text>
    }
}

/// Signs on the card: who leads, who chose, who is ahead, who is protected.
pub(super) fn signs(desk: Desk, seat: Seat) -> impl IntoView {
    let signs = desk.watch(move |scene| {
        let chosen = scene.chooser();
        let leads = chosen.is_none() && scene.leader == Some(seat) && scene.over.is_none();
        [
            (leads, "cd-sign-lead", leader_sign()),
            (chosen == Some(seat), "cd-sign-lead", comparing_sign()),
            (scene.ahead().contains(seat), "cd-sign-best", best_sign()),
            (
                scene.effects.shields.contains(seat),
                "cd-sign-good",
                shield_sign(),
            ),
            (
                scene.effects.telescopes.contains(seat),
                "cd-sign-second",
                telescope_sign(),
            ),
        ]
    });
    let difficulty = desk.watch(move |scene| scene.announced_difficulty(seat));
    move || {
        let card = desk.layout.get().card(seat);
        let size = (card.w * 0.14).clamp(8.0, 13.0);
        let mut y = card.y + size * 0.4;
        let signs: Vec<_> = signs
            .get()
            .into_iter()
            .filter(|&(holds, ..)| holds)
            .map(|(_, class, path)| {
                let asked = match class {
                    "cd-sign-lead" => "lead 0".to_owned(),
                    _ => format!("seat {}", seat.number()),
                };
                let sign = view! {
                    <g
                        class=format!("cd-badge-sign {class}")
                        data-ask=asked
                        transform=format!("translate({:.1} {y:.1})", card.x + size * 0.2)
                    >
                        <circle class="cd-coin" r=size />
                        <path d=path transform=format!("scale({:.3})", size / 16.0) fill=difficulty_ink() />
                    </g>
                };
                y += size * 2.1;
                sign
            })
            .collect();
        let pill = difficulty.get().map(|difficulty| {
            let (width, pill) = marks(difficulty, 18.0);
            let (x, _) = card.centre();
            view! {
                <g class="cd-badge-sign cd-difficulty" transform=format!("translate({:.1} {:.1})", x - width / 2.0, card.y - 8.0) inner_html=pill />
            }
        });
        view! {
            {signs}
            {pill}
        }
    }
}
