//! One of the four rows: what it is, its value, and a scale that shows how
//! good it is among all that the others may hold.

use super::Desk;
use super::turning::Turning;
use crate::describe::SEATS;
use crate::layout::Layout;
use crate::scene::Scene;
use crate::text::{bold_width, fitting, heading};
use board_kit::signals::{Memo, Signal};
use board_kit::{Rejected, Target, Whose, place, seat_class, seat_shape_path};
use celestial::{Action, Celestial, Certain, Characteristic, Phase};
use engine::{Refused, Seat, Viewer, sort_few};
use leptos::prelude::*;
use std::fmt::Write;
use text::celestial::{Text, value_of};
use text::{Names, Words};

/// Where the parts of a row stand.
#[derive(Clone, Copy)]
struct Lines {
    x: f64,
    y: f64,
    w: f64,
    h: f64,
    /// Where the scale begins and how long it is.
    scale: (f64, f64),
    /// The height of the scale.
    level: f64,
}

impl Lines {
    fn of(layout: &Layout, characteristic: Characteristic) -> Self {
        let own = layout.own;
        let y = layout.head.y + layout.head.h + characteristic.index() as f64 * layout.row;
        Self {
            x: own.x + 6.0,
            y,
            w: own.w - 12.0,
            h: layout.row - 4.0,
            scale: (own.x + 18.0, own.w - 36.0 - 58.0),
            level: y + layout.row - 4.0 - (layout.row * 0.25).max(11.0),
        }
    }
}

pub(super) fn row(desk: Desk, turning: Turning, characteristic: Characteristic) -> AnyView {
    let action = action_here(desk, turning, characteristic);
    (move || match action.get() {
        Some(action) => target(desk, characteristic, action),
        None => still(desk, characteristic),
    })
    .into_any()
}

/// What a row looks like. Drawn again in a new place when the window changes,
/// while the button around it stays and keeps the focus.
fn drawn(desk: Desk, characteristic: Characteristic) -> impl IntoView {
    move || {
        let lines = Lines::of(&desk.layout.get(), characteristic);
        content(desk, lines, characteristic)
    }
}

/// What choosing this row would be, if it is the viewer's move and the card is turned.
fn action_here(
    desk: Desk,
    turning: Turning,
    characteristic: Characteristic,
) -> Memo<Option<Action>> {
    Memo::new(move |_| {
        let Whose::Mine(_) = desk.table.whose.get() else {
            return None;
        };
        if turning.is_down() {
            return None;
        }
        let (phase, current) = desk
            .table
            .view
            .with(|view| (view.phase, view.characteristic()));
        match phase {
            Phase::Leading => Some(Action::Choose(characteristic)),
            Phase::Asking { .. } if current == Some(characteristic) => Some(Action::Follow),
            Phase::Asking { .. } => Some(Action::Change(characteristic)),
            _ => None,
        }
    })
}

fn target(desk: Desk, characteristic: Characteristic, action: Action) -> AnyView {
    let table = desk.table;
    let class = move || {
        let drafted = table.draft.with(|draft| draft.0.contains(&action));
        if drafted {
            "cd-row-target cd-drafted"
        } else {
            "cd-row-target"
        }
        .to_owned()
    };
    // In words of the view that lies on the table: what a draft would lead to
    // is imagined here, cards included.
    let label = move || {
        let language = table.language.get();
        table.view.with(|view| {
            table
                .names
                .with(|names| Celestial::action(action, view, &Names(names), language))
        })
    };
    let point = move |pointed: bool| {
        desk.pointed.update(|row| {
            if pointed {
                *row = Some(characteristic);
            } else if *row == Some(characteristic) {
                *row = None;
            }
        });
    };
    let choose = move |()| {
        // A second tap on the row that is drafted plays it.
        if table
            .draft
            .with_untracked(|draft| draft.0.contains(&action))
        {
            table.commit.run(());
            return;
        }
        table.clear.run(());
        table.attempt(action);
    };
    let hit = move || {
        let lines = Lines::of(&desk.layout.get(), characteristic);
        view! { <rect class="cd-hit" x=lines.x y=lines.y width=lines.w height=lines.h rx="10" /> }
    };
    // The button lies over the drawing: its name is its label alone, without
    // the figures of the scale.
    view! {
        <g class=class>
            {drawn(desk, characteristic)}
            <Target
                label=Signal::derive(label)
                choose=Callback::new(choose)
                class="cd-row-hit"
                name=action.to_string()
                point=Callback::new(point)
            >
                {hit}
            </Target>
        </g>
    }
    .into_any()
}

/// A row that can't be chosen now; trying says why.
fn still(desk: Desk, characteristic: Characteristic) -> AnyView {
    let table = desk.table;
    let refuse = move |_| {
        let refused = match table.whose.get_untracked() {
            Whose::Theirs(turn) => Refused::NotYourTurn { turn },
            Whose::Over => Refused::Over,
            // While cards turn there is nothing to explain.
            Whose::Nobody | Whose::Mine(_) => return,
        };
        let seat = matches!(table.viewer.get_untracked(), Viewer::Seat(_));
        if seat {
            table.reject.run(Rejected {
                action: Action::Choose(characteristic),
                refused,
            });
        }
    };
    view! { <g class="cd-row-still" on:click=refuse>{drawn(desk, characteristic)}</g> }.into_any()
}

fn asked_of(characteristic: Characteristic) -> String {
    format!("row {}", characteristic.index())
}

fn content(desk: Desk, lines: Lines, characteristic: Characteristic) -> impl IntoView {
    let table = desk.table;
    let own_value = desk.watch(move |scene| {
        let card = scene.face(scene.own_seat()?)?;
        scene.object(card)
    });
    let source = desk
        .watch(move |scene| scene.source(scene.face(scene.own_seat()?)?, characteristic.name()));
    let current = desk.watch(move |scene| scene.characteristic() == Some(characteristic));
    let title = move || heading(characteristic, table.language.get());
    let line = lines.y + (lines.h * 0.38).max(16.0);
    let amount = move || {
        let object = own_value.get()?;
        let language = table.language.get();
        let amount = value_of(&object, characteristic, language);
        let room = lines.w - 52.0 - bold_width(&heading(characteristic, language), 13.0);
        let whole = amount.text();
        // A long value on a narrow card goes with a short unit.
        let text = if fitting(&whole, room, 17.0) >= 12.0 {
            whole
        } else {
            amount.brief()
        };
        Some(view! {
            <text
                class="cd-value cd-end"
                x=lines.x + lines.w - 12.0
                y=line
                font-size=fitting(&text, room, 17.0)
            >
                {text.clone()}
            </text>
        })
    };
    view! {
        <rect
            class="cd-row"
            data-ask=asked_of(characteristic)
            data-source=move || source.get()
            class:cd-current=current
            class:cd-pointed=move || desk.pointed_at() == Some(characteristic)
            x=lines.x
            y=lines.y
            width=lines.w
            height=lines.h
            rx="10"
        />
        <path
            class="cd-sign"
            d=emblem(characteristic)
            transform=format!("translate({:.1} {:.1}) scale(0.72)", lines.x + 18.0, line - 4.6)
        />
        <text class="cd-label" x=lines.x + 30.0 y=line font-size="13">
            {title}
        </text>
        {amount}
        {scale(desk, lines, characteristic)}
    }
}

/// The scale with the cards that the others may hold, the viewer's value, and
/// the values that the others have announced.
fn scale(desk: Desk, lines: Lines, characteristic: Characteristic) -> impl IntoView {
    let (start, length) = lines.scale;
    let level = lines.level;
    let merit = desk.watch(move |scene| {
        let object = scene.object(scene.face(scene.own_seat()?)?)?;
        Some(scene.merit(characteristic, object.figures.value(characteristic)))
    });
    let dots = desk.watch(move |scene| dots(scene, characteristic));
    let drawn = move |better: bool| {
        let mut path = String::new();
        for &(merit, _) in dots.get().iter().filter(|&&(_, ahead)| ahead == better) {
            let _ = write!(path, "M{:.1} {level}h.01", start + merit * length);
        }
        path
    };
    let prospect = desk.watch(move |scene| scene.prospect(characteristic));
    let tally = move || {
        let prospect = prospect.get()?;
        let text = match prospect.certain {
            _ if prospect.cards == 0 => return None,
            Certain::Best => Text::Best.said(desk.table.language.get()).to_owned(),
            Certain::Beaten => Text::Beaten.said(desk.table.language.get()).to_owned(),
            Certain::Open => format!("{}/{}", prospect.beaten, prospect.cards),
        };
        Some(view! {
            <text class="cd-muted cd-end" x=lines.x + lines.w - 12.0 y=level + 4.0 font-size="11.5">
                {text}
            </text>
        })
    };
    let seats = desk.table.scene.with_untracked(|scene| scene.seats);
    let marks: Vec<_> = seats
        .iter()
        .map(|seat| announced(desk, lines, characteristic, seat))
        .collect();
    let fill = move || format!("scaleX({:.3})", merit.get().unwrap_or(0.0));
    let knob = move || {
        let merit = merit.get();
        merit.map(|merit| {
            view! {
                <rect class="cd-knob" x=start + merit * length - 2.0 y=level - 7.0 width="4" height="14" rx="2" />
            }
        })
    };
    view! {
        <rect class="cd-track" x=start y=level - 2.0 width=length height="4" rx="2" />
        <g transform=format!("translate({start:.1} {:.1})", level - 2.0)>
            <rect class="cd-fill" width=length height="4" rx="2" style:transform=fill />
        </g>
        <path class="cd-dots cd-dots-behind" data-ask=asked_of(characteristic) d=move || drawn(false) />
        <path class="cd-dots cd-dots-ahead" data-ask=asked_of(characteristic) d=move || drawn(true) />
        {knob}
        {tally}
        {marks}
    }
}

/// How good the cards are that the others may hold, and whether they would be
/// ahead of the viewer's; the whole deck for those who have no card.
fn dots(scene: &Scene, characteristic: Characteristic) -> Vec<(f64, bool)> {
    let own_seat = scene.own_seat();
    let own = own_seat
        .and_then(|seat| scene.face(seat))
        .and_then(|card| scene.object(card))
        .map(|object| object.figures.value(characteristic));
    let Some(own) = own else {
        let marks = scene.merits(characteristic);
        return marks.into_iter().map(|merit| (merit, false)).collect();
    };
    if scene.won.is_some() {
        return Vec::new();
    }
    let others = scene.seats.iter().filter(|&seat| Some(seat) != own_seat);
    let mut values: Vec<i64> = others
        .flat_map(|seat| scene.possible(seat))
        .map(|object| object.figures.value(characteristic))
        .collect();
    sort_few(&mut values, |a, b| a < b);
    values.dedup();
    values
        .into_iter()
        .map(|value| {
            (
                scene.merit(characteristic, value),
                scene.beats(characteristic, value, own),
            )
        })
        .collect()
}

/// A seat's value on the scale, once it has announced it.
fn announced(
    desk: Desk,
    lines: Lines,
    characteristic: Characteristic,
    seat: Seat,
) -> impl IntoView {
    let (start, length) = lines.scale;
    let merit = desk.watch(move |scene| {
        let calls = scene.calls.iter().rev();
        let mut said = calls
            .filter(|call| call.characteristic == characteristic)
            .filter_map(|call| call.said(seat));
        Some(scene.merit(characteristic, said.next()?))
    });
    let transform = move || place(start + merit.get().unwrap_or(1.0) * length, lines.level);
    view! {
        <g
            class=format!("cd-mark {}", seat_class(seat))
            data-ask=format!("said {}", characteristic.index() * SEATS + seat.index())
            class:cd-said=move || merit.get().is_some()
            style:transform=transform
        >
            <path class="cd-seat" d=seat_shape_path(seat) transform="scale(0.62)" />
        </g>
    }
}

/// A sign for each characteristic, in a box from -10 to 10.
const fn emblem(characteristic: Characteristic) -> &'static str {
    match characteristic {
        Characteristic::Diameter => {
            "M-10 0L-5-5V-1.4H5V-5L10 0L5 5V1.4H-5V5ZM-1.2-9H1.2V-4H-1.2ZM-1.2 4H1.2V9H-1.2Z"
        }
        Characteristic::Discovery => {
            "M-8.5-7H-5V-9.5H-2.6V-7H2.6V-9.5H5V-7H8.5V9H-8.5ZM-6-2V6.5H6V-2Z"
        }
        Characteristic::Temperature => {
            "M-3-7A3 3 0 0 1 3-7V1.6A5 5 0 1 1-3 1.6ZM-1-5V3.2A3 3 0 1 0 1 3.2V-5Z"
        }
        Characteristic::Distance => {
            "M-9 5A3.4 3.4 0 1 1-9.01 5ZM-4-1.4L-2.6-2.4L-1.4-1L-2.8 0ZM0.4-4.4L1.8-5.4L3-4L1.6-3ZM6-9.5L7-6.6L10-6.4L7.6-4.6L8.4-1.6L6-3.4L3.6-1.6L4.4-4.6L2-6.4L5-6.6Z"
        }
    }
}
