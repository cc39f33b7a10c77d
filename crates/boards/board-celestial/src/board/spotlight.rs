//! What the moment is about: a Collector that is turned, a card that changes
//! hands, a word about the round.

use super::Desk;
use crate::art::{battle_sign, collector_picture, difficulty_ink, front};
use crate::layout::{CARD_WIDTH, Layout};
use crate::text::{bold_width, fitting, wrapped};
use celestial::{Card, Celestial, Characteristic, Collector, Event};
use engine::Seat;
use leptos::prelude::*;
use std::sync::Arc;
use text::celestial::{Text, amount, capital, collector_text, effect_text, wins_with};
use text::{Names, Reader, Words};

pub(super) fn light(desk: Desk) -> impl IntoView {
    move || {
        let event: Arc<Event> = desk.table.now.get()?;
        let layout = desk.layout.get_untracked();
        match *event {
            Event::CollectorTurned { seat, collector } => Some(collector_card(
                desk,
                &layout,
                seat,
                collector,
                Effect::Holds,
            )),
            Event::CollectorWasted { seat, collector } => {
                Some(collector_card(desk, &layout, seat, collector, Effect::None))
            }
            Event::Given { from, to, card } => Some(given(desk, &layout, from, to, card)),
            Event::BattleStep { .. }
            | Event::FirstLeader { .. }
            | Event::RoundWon { .. }
            | Event::LeadPassed { .. }
            | Event::Out { .. }
            | Event::TimeCalled { .. }
            | Event::Ended { .. } => banner(desk, &layout, &event),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Effect {
    Holds,
    None,
}

/// A Collector, large, in front of the player who turned it.
fn collector_card(
    desk: Desk,
    layout: &Layout,
    seat: Seat,
    collector: Collector,
    effect: Effect,
) -> AnyView {
    let table = desk.table;
    let language = table.language.get_untracked();
    let (w, h) = (158.0, 190.0);
    let (from_x, from_y) = layout.pile(seat).centre();
    let x = from_x.clamp(w / 2.0 + 4.0, layout.size.0 - w / 2.0 - 4.0);
    let y = from_y.clamp(h / 2.0 + 4.0, layout.size.1 - h / 2.0 - 4.0);
    let title = collector_text(collector).said(language);
    let text = match effect {
        Effect::Holds => capital(language, effect_text(collector)),
        Effect::None => Text::NoEffect.said(language).to_owned(),
    };
    let lines: Vec<_> = wrapped(&text, w - 14.0, 12.0)
        .into_iter()
        .enumerate()
        .map(|(number, line)| {
            view! {
                <text class="cd-spot-text" y=42.0 + number as f64 * 15.0 font-size="12">{line}</text>
            }
        })
        .collect();
    view! {
        <g class="cd-spot" style:transform=format!("translate({x:.1}px,{y:.1}px)") aria-hidden="true">
            <g class="cd-spot-in" class:cd-wasted=effect == Effect::None>
                <rect class="cd-spot-card" x=-w / 2.0 y=-h / 2.0 width=w height=h rx="14" />
                <g transform="translate(0 -42) scale(4)" inner_html=collector_picture(collector) />
                <text class="cd-spot-title" y="22" font-size=fitting(title, w - 16.0, 17.0)>{title}</text>
                {lines}
            </g>
        </g>
    }
    .into_any()
}

/// A bottom card shown to all on its way to the owner of a Comet.
fn given(desk: Desk, layout: &Layout, from: Seat, to: Seat, card: Card) -> AnyView {
    let (start, aim) = (layout.pile(from), layout.pile(to));
    let travel = |area: crate::layout::Area, scale: f64| {
        let (x, y) = area.centre();
        format!("translate({x:.1}px,{y:.1}px) scale({scale:.3})")
    };
    let scale = (start.w.max(aim.w) / CARD_WIDTH).clamp(0.4, 0.8);
    let object = desk.table.scene.with_untracked(|scene| scene.object(card));
    let picture = match (object, card.as_collector()) {
        (Some(object), _) => front(&object),
        (None, Some(collector)) => format!(
            r#"<rect class="cd-spot-card" x="-50" y="-68" width="100" height="136" rx="10"/><g transform="scale(3.6)">{}</g>"#,
            collector_picture(collector)
        ),
        (None, None) => crate::art::back(),
    };
    view! {
        <g
            class="cd-give"
            style=("--cd-from", travel(start, scale))
            style=("--cd-to", travel(aim, scale * 0.8))
            aria-hidden="true"
            inner_html=picture
        />
    }
    .into_any()
}

/// Who wins the round, with what, and why that is best.
fn why_it_wins(desk: Desk, seat: Seat, reader: &Reader<'_>) -> Option<String> {
    desk.table.scene.with_untracked(|scene| {
        let (of, value) = (scene.characteristic()?, scene.announced(seat)?);
        let reason = if !scene.battle.rivals.is_empty() {
            Text::WinsHarder
        } else {
            match (of, scene.effects.reversed) {
                (Characteristic::Discovery, false) => Text::WinsOldest,
                (Characteristic::Discovery, true) => Text::WinsNewest,
                (_, false) => Text::WinsHighest,
                (_, true) => Text::WinsLowest,
            }
        };
        let value = amount(of, value, reader.language).text();
        Some(wins_with(
            reader.language,
            desk.table.name_or_you(seat),
            value,
            reason,
        ))
    })
}

/// A word about the round, in the middle of the table.
fn banner(desk: Desk, layout: &Layout, event: &Event) -> Option<AnyView> {
    let table = desk.table;
    let language = table.language.get_untracked();
    let text = table.names.with_untracked(|names| {
        let reader = Reader {
            viewer: table.viewer.get_untracked(),
            names: Names(names),
            language,
        };
        let won = match *event {
            Event::RoundWon { seat } => why_it_wins(desk, seat, &reader),
            _ => None,
        };
        won.or_else(|| Celestial::event(event, &reader))
    })?;
    let room = layout.size.0 - 24.0;
    let size = fitting(&text, room - 40.0, 15.0);
    let wide = (bold_width(&text, size) + 36.0).min(room);
    let (x, y) = layout.middle();
    let x = x.clamp(wide / 2.0 + 4.0, layout.size.0 - wide / 2.0 - 4.0);
    let sign = matches!(event, Event::BattleStep { .. }).then(|| {
        view! {
            <path d=battle_sign() transform=format!("translate({:.1} 0) scale(0.9)", -wide / 2.0 + 2.0)
                fill=difficulty_ink() />
        }
    });
    Some(
        view! {
            <g class="cd-spot" style:transform=format!("translate({x:.1}px,{y:.1}px)") aria-hidden="true">
                <g class="cd-spot-in">
                    <rect class="cd-banner" x=-wide / 2.0 y="-15" width=wide height="30" rx="15" />
                    {sign}
                    <text class="cd-banner-text" y="5" font-size=size>{text}</text>
                </g>
            </g>
        }
        .into_any(),
    )
}
