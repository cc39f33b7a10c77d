//! The head of the viewer's card: picture, name, difficulty, pile.

use super::Desk;
use crate::art::{marks, observatory, pile_sign, portrait, window};
use crate::layout::{Area, Layout};
use crate::text::{bold_width, fitting, heading, kind, shortened, width, wrapped};
use board_kit::{drawn, seat_class, seat_shape_path};
use celestial::{Card, Object};
use leptos::prelude::*;
use text::Language;
use text::celestial::{self as say, Text, difficulty_text, name};

/// Below this height the picture stands beside the name, above it over it.
const ROOMY: f64 = 112.0;

/// What the head shows.
#[derive(Clone, PartialEq)]
enum Head {
    /// The viewer's card.
    Own(Card),
    /// Nothing of one's own: the scales speak.
    Scales,
}

/// The card's frame and its head.
pub(super) fn frame(desk: Desk) -> impl IntoView {
    let head = desk.watch(|scene| {
        let own = scene.own_seat().and_then(|seat| scene.face(seat));
        own.map_or(Head::Scales, Head::Own)
    });
    let content = move || {
        let layout = desk.layout.get();
        let language = desk.table.language.get();
        match head.get() {
            Head::Own(card) => {
                let scene = desk.table.scene;
                let object = scene.with_untracked(|scene| scene.object(card));
                let source = scene.with_untracked(|scene| scene.source(card, "difficulty"));
                object.map(|object| own(&layout, &object, source, language))
            }
            Head::Scales => Some(scales(desk, &layout)),
        }
    };
    view! {
        {move || {
            let own = desk.layout.get().own;
            view! { <rect class="cd-card" x=own.x y=own.y width=own.w height=own.h rx="14" /> }
        }}
        {content}
    }
}

fn own(layout: &Layout, object: &Object, source: Option<String>, language: Language) -> AnyView {
    let head = layout.head;
    let title = name(object.card, language);
    let difficulty = object.figures.difficulty;
    let sort = kind(object).said(language);
    if head.h < ROOMY {
        let side = head.h - 10.0;
        let picture = Area::new(head.x + 7.0, head.y + 7.0, side * 1.25, side - 4.0);
        let x = picture.x + picture.w + 10.0;
        let room = layout.own_pile.x - 8.0 - x;
        let (_, pill) = marks(difficulty, 18.0);
        let middle = picture.y + picture.h / 2.0;
        return view! {
            <g class="cd-picture" data-ask="object 0" inner_html=window(picture, &portrait(object)) />
            <text class="cd-title" data-ask="object 0" x=x y=middle - 4.0 font-size=fitting(&title, room, 18.0)>
                {title.clone()}
            </text>
            <g
                class="cd-difficulty"
                data-source=source
                transform=format!("translate({x:.1} {:.1})", middle + 4.0)
                role="img"
                aria-label=difficulty_text(difficulty).said(language)
                inner_html=pill
            />
        }
        .into_any();
    }
    let picture = Area::new(head.x + 7.0, head.y + 7.0, head.w - 14.0, head.h - 46.0);
    let (pill_width, pill) = marks(difficulty, 20.0);
    let base = picture.y + picture.h + 22.0;
    let right = head.x + head.w - 12.0;
    let room = head.w - 24.0 - pill_width - 12.0;
    let size = fitting(&title, room, 20.0);
    let beside = room - bold_width(&title, size) - 10.0;
    // In the same line of text: how long a name is, only the browser knows.
    let sort = format!(" · {sort}");
    let sort = (beside > width(&sort, 12.0)).then(|| {
        view! {
            <tspan class="cd-muted" font-size="12" font-weight="400">{sort}</tspan>
        }
    });
    let note = (picture.h > 96.0).then(|| note(picture, object, language));
    view! {
        <g class="cd-picture" data-ask="object 0" inner_html=window(picture, &portrait(object)) />
        {note}
        <text x=head.x + 12.0 y=base font-size=size>
            <tspan class="cd-title" data-ask="object 0">{title.clone()}</tspan>
            {sort}
        </text>
        <g
            class="cd-difficulty"
            data-source=source
            transform=format!("translate({:.1} {:.1})", right - pill_width, base - 15.5)
            role="img"
            aria-label=difficulty_text(difficulty).said(language)
            inner_html=pill
        />
    }
    .into_any()
}

/// The sentence about the object, over the foot of its picture.
fn note(picture: Area, object: &Object, language: Language) -> impl IntoView {
    let text = say::note(object.card, language);
    let lines = wrapped(text, picture.w - 20.0, 11.5);
    let lines: Vec<String> = if text.is_empty() { Vec::new() } else { lines };
    let height = lines.len() as f64 * 14.0 + 8.0;
    let top = picture.y + picture.h - height;
    let band = (!lines.is_empty()).then(|| {
        view! {
            <rect class="cd-band" x=picture.x y=top width=picture.w height=height />
        }
    });
    let lines: Vec<_> = lines
        .into_iter()
        .enumerate()
        .map(|(number, line)| {
            view! {
                <text class="cd-note" x=picture.x + 10.0 y=top + 14.5 + number as f64 * 14.0 font-size="11.5">
                    {line}
                </text>
            }
        })
        .collect();
    view! {
        {band}
        {lines}
    }
}

/// What somebody without a card sees there: what is being compared.
fn scales(desk: Desk, layout: &Layout) -> AnyView {
    let table = desk.table;
    let head = layout.head;
    let compared = desk.watch(|scene| {
        (
            scene.chooser(),
            scene.characteristic(),
            scene.over.is_some(),
        )
    });
    let title = move || match compared.get() {
        (_, _, true) => Text::DuelOver.said(table.language.get()).to_owned(),
        (Some(seat), Some(characteristic), _) => {
            let (who, what) = (
                table.name_or_you(seat),
                heading(characteristic, table.language.get()),
            );
            format!("{who} · {what}")
        }
        _ => Text::FourScales.said(table.language.get()).to_owned(),
    };
    let explained = move || {
        if compared.get().2 {
            return "";
        }
        Text::FurtherRight.said(table.language.get())
    };
    let roomy = head.h >= ROOMY;
    let picture = roomy.then(|| {
        let area = Area::new(head.x + 7.0, head.y + 7.0, head.w - 14.0, head.h - 60.0);
        drawn(window(area, &observatory()))
    });
    let base = if roomy {
        head.y + head.h - 29.0
    } else {
        head.y + head.h / 2.0
    };
    let room = head.w - 24.0;
    view! {
        {picture}
        <text class="cd-title" x=head.x + 12.0 y=base font-size="18">
            {move || shortened(&title(), room, 18.0)}
        </text>
        <text class="cd-muted" x=head.x + 12.0 y=base + 17.0 font-size=move || (room / width(explained(), 1.0)).clamp(11.0, 12.0)>
            {explained}
        </text>
    }
    .into_any()
}

/// How many cards the viewer has in all, in the corner of the card.
pub(super) fn pile(desk: Desk) -> impl IntoView {
    let table = desk.table;
    let held = desk.watch(|scene| {
        let own = scene.own_seat()?;
        Some((own, scene.place(own)?.held()))
    });
    move || {
        let (seat, count) = held.get()?;
        let area = desk.layout.get().own_pile;
        let label = move || say::your_cards(table.language.get(), count);
        let (x, y) = area.centre();
        Some(view! {
            <g class=format!("cd-tally {}", seat_class(seat)) role="img" aria-label=label>
                <rect class="cd-tally-box" x=x - 24.0 y=y - 14.0 width="56" height="28" rx="14" />
                <path class="cd-seat" d=seat_shape_path(seat) transform=format!("translate({:.1} {y:.1}) scale(0.72)", x - 11.0) />
                <path class="cd-sign" d=pile_sign() transform=format!("translate({:.1} {y:.1}) scale(0.5)", x + 4.0) />
                <text class="cd-count" x=x + 11.0 y=y + 4.5 font-size="13">{count}</text>
            </g>
        })
    }
}
