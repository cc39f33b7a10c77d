//! The board itself.

use crate::beam::{beam, courier};
use crate::card::{self, BACK};
use crate::layout::{self, PLANET_TOP, column_x};
use crate::pick::Fingers;
use crate::preview::{Preview, forecast, preview};
use crate::scene::{Count, Secret};
use crate::shaft::shafts;
use crate::spot::Spot;
use crate::trace::trace;
use crate::{LandingBoard, emblem};
use board_kit::signals::{Memo, effect};
use board_kit::{BoardContext, place, seat_class, seat_shape_path};
use engine::Seat;
use landing::{Alien, Card, CardEnd, Column, Emblem, HEIGHT, Kind, Level, Saucer};
use leptos::prelude::*;
use text::landing::{Text, letter};

/// The sky, far wider than the board, and the planet below.
const SKY: &str = r##"<defs><linearGradient id="lz-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a0e24"/><stop offset=".5" stop-color="#1a1c4b"/><stop offset="1" stop-color="#4a2a68"/></linearGradient><radialGradient id="lz-planet" cx=".5" cy="0" r=".62"><stop offset="0" stop-color="#f0925a"/><stop offset=".22" stop-color="#cf5f4d"/><stop offset="1" stop-color="#6e2a52"/></radialGradient><radialGradient id="lz-haze" cx=".5" cy=".5" r=".5"><stop offset=".93" stop-color="#ffb98a" stop-opacity=".55"/><stop offset="1" stop-color="#ffb98a" stop-opacity="0"/></radialGradient></defs><rect x="-900" y="-700" width="2160" height="1900" fill="#0a0e24"/><rect x="-900" y="-60" width="2160" height="480" fill="url(#lz-sky)"/><g fill="#dfe6ff"><circle cx="-210" cy="60" r="1.4"/><circle cx="-150" cy="190" r="1"/><circle cx="-96" cy="30" r="1.2"/><circle cx="-60" cy="250" r="1"/><circle cx="-24" cy="130" r="1.3"/><circle cx="18" cy="12" r="1"/><circle cx="88" cy="9" r="1.3"/><circle cx="90" cy="150" r=".9"/><circle cx="181" cy="70" r="1"/><circle cx="179" cy="214" r=".9"/><circle cx="233" cy="12" r=".9"/><circle cx="270" cy="120" r="1.1"/><circle cx="376" cy="180" r="1"/><circle cx="404" cy="250" r="1.4"/><circle cx="452" cy="40" r="1.2"/><circle cx="505" cy="150" r="1"/><circle cx="560" cy="80" r="1.4"/><circle cx="-300" cy="140" r="1.2"/><circle cx="650" cy="210" r="1.2"/><circle cx="60" cy="-40" r="1.2"/><circle cx="240" cy="-70" r="1"/><circle cx="310" cy="-30" r="1.3"/><circle cx="130" cy="-110" r="1.2"/></g><circle cx="180" cy="1250" r="935" fill="url(#lz-haze)"/><circle cx="180" cy="1250" r="900" fill="url(#lz-planet)"/><g fill="#8c3550" fill-opacity=".55"><ellipse cx="46" cy="386" rx="15" ry="4"/><ellipse cx="180" cy="390" rx="22" ry="5"/><ellipse cx="322" cy="384" rx="12" ry="3.4"/><ellipse cx="-70" cy="402" rx="18" ry="4.5"/><ellipse cx="424" cy="400" rx="14" ry="4"/><ellipse cx="108" cy="412" rx="26" ry="5"/><ellipse cx="262" cy="420" rx="30" ry="6"/></g><path d="M-90 390A900 900 0 0 1 450 390" fill="none" stroke="#ffd0a8" stroke-opacity=".5" stroke-width="1.5"/>"##;

pub(crate) fn board(context: BoardContext<LandingBoard>) -> AnyView {
    let foreseen = Memo::new(move |_| preview(context));
    whisper_what_is_foreseen(context, foreseen);
    let traces = move || {
        // What is about to happen matters more than what did.
        if foreseen.with(Option::is_some) {
            return String::new();
        }
        trace(context)
    };
    let label = move || Text::Zone.said(context.language.get());
    view! {
        <div class="lz-sky">
            <svg
                class="lz-board"
                viewBox="0 0 370 400"
                preserveAspectRatio="xMidYMid meet"
                role="group"
                aria-label=label
            >
                <g aria-hidden="true">
                    <g inner_html=SKY></g>
                    <g inner_html=planet_cards()></g>
                    <g inner_html=heights()></g>
                    {pile(context)}
                    {wrecks(context)}
                    <g class="lz-cards">
                        {Card::all().map(|card| play_card(context, card)).collect_view()}
                    </g>
                    <g class="lz-trace" inner_html=traces></g>
                    {counts(context)}
                </g>
                {shafts(context, foreseen)}
                <g class="lz-over" aria-hidden="true">
                    <g inner_html=move || beam(context)></g>
                    <g inner_html=move || courier(context)></g>
                </g>
            </svg>
        </div>
    }
    .into_any()
}

/// LZ-2.2: four cards lie face down and are the planet.
fn planet_cards() -> String {
    Column::all()
        .map(|column| {
            let (x, letter) = (column_x(column), letter(column));
            let number = column.number();
            format!(
                r##"<g class="lz-planet" data-ask="column {number}" transform="translate({x} {PLANET_TOP})"><path d="M-38 26L-30 40H30L38 26Z" fill="#4a1d3f" fill-opacity=".6"/><rect x="-42" width="84" height="28" rx="6" fill="#2c3570" stroke="#8793dc" stroke-width="1.5"/><path d="M-36 9H-14M-36 14H-18M-36 19H-14M36 9H14M36 14H18M36 19H14" stroke="#55619f" stroke-width="1.5" stroke-linecap="round"/><text class="lz-letter" y="20">{letter}</text></g>"##
            )
        })
        .collect()
}

/// The heights beside the columns, as the log numbers them.
fn heights() -> String {
    (0..HEIGHT)
        .map(|height| {
            let (x, y) = (layout::HEIGHTS_X, layout::level_y(height) + 5.0);
            format!(
                r#"<text class="lz-level" data-ask="height {height}" x="{x}" y="{y}">{}</text>"#,
                height + 1
            )
        })
        .collect()
}

/// The draw pile: beside the board where there is room, else in its corner.
fn pile(context: BoardContext<LandingBoard>) -> impl IntoView {
    let left = Memo::new(move |_| context.scene.with(|scene| scene.pile));
    let heap = move || {
        let ((x, y), scale) = (layout::PILE, layout::PILE_SCALE);
        (0..left.get().div_ceil(6))
            .map(|number| {
                let lift = f64::from(number) * 2.5;
                format!(
                    r#"<g transform="translate({x} {}) scale({scale})">{BACK}</g>"#,
                    y - lift
                )
            })
            .collect::<String>()
    };
    view! {
        <g class="lz-wide lz-pile" data-ask="pile 0">
            <g inner_html=heap></g>
            <text class="lz-figure" x=layout::PILE.0 y=layout::PILE.1 + 38.0>
                {move || left.get()}
            </text>
        </g>
        <g class="lz-narrow lz-pile" data-ask="pile 0">
            <g transform="translate(322 11) scale(.2)" inner_html=BACK></g>
            <text class="lz-figure" x="344" y="16">{move || left.get()}</text>
        </g>
    }
}

/// What each seat has eliminated, and its secrets once they are known.
fn wrecks(context: BoardContext<LandingBoard>) -> impl IntoView {
    let seats = context.scene.with_untracked(|scene| scene.seats);
    let head = move |seat: Seat| {
        let y = layout::wrecks_top(seat) + 4.0;
        let secrets = move || {
            context
                .scene
                .with(|scene| {
                    scene
                        .crew(seat)
                        .map(|crew| secrets(crew.alien, crew.saucer))
                })
                .unwrap_or_default()
        };
        let class = move || {
            let acts = context.scene.with(|scene| scene.turn == Some(seat));
            let acts = if acts { "lz-acts" } else { "" };
            format!("lz-wide {} {acts}", seat_class(seat))
        };
        view! {
            <g class=class style:transform=place(-58.0, y)>
                <path class="lz-seat" d=seat_shape_path(seat) transform="scale(.75)" />
                <g transform="translate(16 0)" inner_html=secrets></g>
            </g>
        }
    };
    view! { <g>{seats.iter().map(head).collect_view()}</g> }
}

/// Two small secret cards, faces up if known.
fn secrets(alien: Secret<Alien>, saucer: Secret<Saucer>) -> String {
    secret(alien, 0, 5, emblem::alien) + &secret(saucer, 14, 28, emblem::saucer)
}

/// A secret card: its back at one place, or what it shows at another.
fn secret<T>(secret: Secret<T>, back: u8, front: u8, art: fn(T) -> &'static str) -> String {
    match secret {
        Secret::Undealt => String::new(),
        Secret::Hidden => format!(
            r##"<rect x="{back}" y="-7" width="11" height="14" rx="2.5" fill="#2c3570" stroke="#8793dc"/>"##
        ),
        Secret::Known(it) => {
            let art = art(it);
            format!(r#"<g transform="translate({front} 0) scale(.55)">{art}</g>"#)
        }
    }
}

/// A card that moves between its places and never leaves the document.
fn play_card(context: BoardContext<LandingBoard>, card: Card) -> impl IntoView {
    let fingers = Fingers(context);
    let spot = Memo::new(move |_| context.scene.with(|scene| Spot::of(scene, card)));
    let bottom = Memo::new(move |_| match spot.get() {
        Spot::Shaft { bottom, .. } => bottom,
        Spot::Hand => fingers.bottom(card),
        Spot::Away | Spot::Wreck { .. } => CardEnd::Zero,
    });
    let class = Memo::new(move |_| {
        let mut class = format!(
            "lz-card {} {}",
            spot.get().class(),
            card::dims(bottom.get())
        );
        let (alien, saucer) = context.scene.with(|scene| scene.own_secrets());
        let pair = card.end(bottom.get());
        if pair.is_some_and(|pair| alien == Some(pair.alien)) {
            class += " lz-my-alien";
        }
        if pair.is_some_and(|pair| saucer == Some(pair.saucer)) {
            class += " lz-my-saucer";
        }
        if card.kind() == Kind::Armed {
            let firing = context.scene.with(|scene| scene.firing == Some(card));
            class += if firing { " lz-firing" } else { " lz-spent" };
        }
        class
    });
    view! {
        <g class=class data-ask=format!("card {}", card.number()) style:transform=move || spot.get().transform()>
            <g
                class="lz-turn"
                style:transform=move || format!("rotate({}deg)", layout::turned(bottom.get()))
                inner_html=card::face(card)
            ></g>
        </g>
    }
}

/// LZ-6.2: a mark of the seat on every alien and saucer that counted.
fn counts(context: BoardContext<LandingBoard>) -> impl IntoView {
    let counts = Memo::new(move |_| context.scene.with(|scene| scene.counts.clone()));
    view! {
        <For
            each=move || counts.get()
            key=|count| (count.column, count.height, count.alien, count.saucer)
            children=|count| view! { <g class="lz-count" inner_html=count_marks(count)></g> }
        />
    }
}

fn count_marks(count: Count) -> String {
    let (x, y) = layout::place_of(count.column, count.height);
    let mark = |owner: Option<Seat>, emblem: Emblem| {
        let Some(seat) = owner else {
            return String::new();
        };
        let (dx, dy) = layout::emblem_at(Level::Bottom, emblem);
        let (x, y) = (x + dx + 12.0, y + dy + 8.0);
        let (class, path) = (seat_class(seat), seat_shape_path(seat));
        format!(
            r##"<g class="{class}" transform="translate({x} {y})"><circle r="8.5" fill="#0b1020" stroke="#eef1fa" stroke-width="1.2"/><path class="lz-seat" d="{path}" transform="scale(.58)"/></g>"##
        )
    };
    // The emblem's kind alone decides where the mark goes.
    mark(count.alien, Emblem::Alien(Alien::default()))
        + &mark(count.saucer, Emblem::Saucer(Saucer::default()))
}

/// Says in a line what the eye sees of the preview.
fn whisper_what_is_foreseen(context: BoardContext<LandingBoard>, foreseen: Memo<Option<Preview>>) {
    effect(move |told: Option<bool>| {
        let text = foreseen.get().map(|preview| forecast(&preview, context));
        let told = told.unwrap_or_default();
        let tells = text.is_some();
        if tells || told {
            context.whisper.run(text);
        }
        tells
    });
}
