//! The line that says which round it is and what is special about it.

use super::Desk;
use crate::Context;
use crate::art::collector_picture;
use crate::text::{bold_width, fitting, shortened, width};
use board_kit::signals::Memo;
use celestial::{Characteristic, Collector};
use leptos::prelude::*;
use text::celestial::{self as say, Text, collector_text};

pub(super) fn line(desk: Desk) -> impl IntoView {
    let table = desk.table;
    let round = desk.watch(|scene| scene.round);
    let last_round = Memo::new(move |_| {
        table
            .view
            .with(|view| match (view.options.rounds, view.time) {
                (Some(limit), Some(time)) => Some(limit.min(time)),
                (limit, time) => limit.or(time),
            })
    });
    let title = move || {
        let language = table.language.get();
        match (last_round.get(), table.minutes_left.get()) {
            (Some(last), _) => say::round_title_of(language, round.get(), last),
            (None, Some(minutes)) => say::round_title_timed(language, round.get(), minutes),
            (None, None) => say::round_title(language, round.get()),
        }
    };
    let effects = desk.watch(|scene| {
        [
            (Collector::Eclipse, scene.effects.reversed),
            (Collector::BlackHole, scene.effects.black_hole),
        ]
    });
    let chips = move || {
        let area = desk.layout.get().news;
        let mut x = area.x + bold_width(&title(), 13.0) + 12.0;
        let holding = effects.get().into_iter().filter(|&(_, holds)| holds);
        holding
            .enumerate()
            .map(|(number, (collector, _))| {
                let text = match collector {
                    Collector::Eclipse => Text::LowestWins,
                    other => collector_text(other),
                };
                let text = text.said(table.language.get());
                let room = area.x + area.w - x - 22.0;
                let text = shortened(text, room.max(0.0), 11.5);
                let y = area.y + area.h / 2.0;
                let chip = view! {
                    <g class="cd-effect" data-ask=format!("effect {number}")>
                        <g transform=format!("translate({:.1} {y:.1}) scale(0.9)", x + 8.0) inner_html=collector_picture(collector) />
                        <text class="cd-warn" x=x + 19.0 y=y + 4.0 font-size="11.5">{text.clone()}</text>
                    </g>
                };
                x += 26.0 + width(&text, 11.5);
                chip
            })
            .collect::<Vec<_>>()
    };
    // What is pointed at takes the line for as long as it is.
    let pointed = Memo::new(move |_| {
        let characteristic = desk.pointed_at()?;
        outlook(table, characteristic)
    });
    move || {
        let layout = desk.layout.get();
        let area = layout.news;
        let y = area.y + area.h / 2.0 + 4.5;
        match pointed.get() {
            Some(text) => {
                let room = layout.size.0 - area.x - 4.0;
                view! {
                    <text class="cd-outlook" x=area.x + 2.0 y=y font-size=fitting(&text, room, 14.0)>
                        {text.clone()}
                    </text>
                }
                .into_any()
            }
            None => view! {
                <text class="cd-label" x=area.x + 2.0 y=y font-size="13">
                    {title}
                </text>
                {chips}
            }
            .into_any(),
        }
    }
}

/// What the viewer's card could do in a characteristic, in words. Tracks.
fn outlook(table: Context, characteristic: Characteristic) -> Option<String> {
    let prospect = table.scene.with(|scene| scene.prospect(characteristic))?;
    Some(say::outlook(prospect, table.language.get()))
}
