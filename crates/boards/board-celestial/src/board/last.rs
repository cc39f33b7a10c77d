//! What was shown at the end of the last round: who took which cards.

use super::Desk;
use crate::art::{portrait, window};
use crate::layout::Area;
use crate::scene::Laid;
use board_kit::signals::Memo;
use board_kit::{seat_class, seat_shape_path};
use celestial::{Event, Fate};
use engine::Seat;
use leptos::prelude::*;
use text::celestial::{self as say, name};

pub(super) fn round(desk: Desk) -> impl IntoView {
    let table = desk.table;
    // While a round is being settled its cards are still in sight.
    let last = desk.watch(|scene| match (&scene.last, scene.won) {
        (Some(last), None) => Some(last.clone()),
        _ => None,
    });
    let fresh = Memo::new(move |_| {
        table.since.with(|since| {
            since
                .iter()
                .any(|event| matches!(event, Event::RoundWon { .. }))
        })
    });
    move || {
        // The line of news may need the room for a moment.
        let area = desk.layout.get().last;
        if area.h < 40.0 && desk.pointed_at().is_some() {
            return None;
        }
        let settled = last.get().filter(|_| area.w > 0.0)?;
        let language = table.language.get();
        let roomy = area.h > 40.0;
        let size = if roomy { area.h - 22.0 } else { area.h - 5.0 };
        let base = area.y + area.h - size - 2.0;
        let count = settled.cards.len();
        let lead = size * 0.62 + 10.0;
        let step = ((area.w - lead) / count.max(1) as f64).min(size * 1.05);
        let total = lead + step * count as f64;
        let left = if roomy {
            area.x
        } else {
            area.x + area.w - total
        };
        let winner = table.name_or_you(settled.winner);
        let listed: Vec<String> = settled
            .cards
            .iter()
            .map(|laid| name(laid.card, language))
            .collect();
        let you = if table.you.get().is(settled.winner) {
            "yes"
        } else {
            "no"
        };
        let label = say::last_shown(language, you, &winner, listed);
        let heading = roomy.then(|| {
            let text = say::last_round(language, &winner);
            view! { <text class="cd-muted" x=area.x + 2.0 y=area.y + 12.0 font-size="12">{text}</text> }
        });
        let thumbs: Vec<_> = settled
            .cards
            .iter()
            .enumerate()
            .map(|(number, &laid)| {
                let x = left + lead + step * number as f64;
                thumb(desk, (number, laid), Area::new(x, base, size, size))
            })
            .collect();
        let mark = crown(
            settled.winner,
            left + lead / 2.0 - 4.0,
            base + size / 2.0,
            size,
        );
        Some(view! {
            <g class="cd-last" data-ask="last 0" class:cd-fresh=fresh role="img" aria-label=label>
                {heading}
                {mark}
                {thumbs}
            </g>
        })
    }
}

fn crown(winner: Seat, x: f64, y: f64, size: f64) -> impl IntoView {
    view! {
        <g class=seat_class(winner)>
            <path class="cd-seat" d=seat_shape_path(winner)
                transform=format!("translate({x:.1} {y:.1}) scale({:.3})", size / 34.0) />
        </g>
    }
}

/// One card as a round picture with its player's mark; pale when it is gone
/// from the game, and with a rim when its owner kept it.
fn thumb(desk: Desk, (number, laid): (usize, Laid), area: Area) -> impl IntoView {
    let table = desk.table;
    let object = table.scene.with_untracked(|scene| scene.object(laid.card));
    let title = name(laid.card, table.language.get());
    let (x, y) = area.centre();
    let r = area.w / 2.0 - 1.0;
    let class = match laid.fate {
        Some(Fate::Lost) => "cd-thumb cd-lost",
        Some(Fate::Returned) => "cd-thumb cd-kept",
        _ => "cd-thumb",
    };
    let inner = r * 0.74;
    let cut = Area::new(x - inner, y - inner * 0.9, 2.0 * inner, 1.8 * inner);
    let picture = object.map(|object| window(cut, &portrait(&object)));
    view! {
        <g class=class data-ask=format!("shown {number}")>
            <circle class="cd-thumb-rim" cx=x cy=y r=r />
            <g inner_html=picture />
            <g class=seat_class(laid.seat)>
                <path class="cd-seat" d=seat_shape_path(laid.seat)
                    transform=format!("translate({:.1} {:.1}) scale({:.3})", x + r * 0.72, y + r * 0.72, r / 34.0) />
            </g>
            // The name on pointing at it. As an element it would be the title
            // of a page, so it is written as text.
            <circle cx=x cy=y r=r fill="transparent" inner_html=format!("<title>{title}</title>") />
        </g>
    }
}
