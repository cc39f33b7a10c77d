//! What a seat's strip shows beside the name.

use crate::card::BACK;
use crate::shaft::BURST;
use crate::{LandingBoard, emblem};
use board_kit::BoardContext;
use board_kit::signals::Memo;
use engine::Seat;
use leptos::prelude::*;
use text::landing::{self as say, alien_name, saucer_name};

/// The cards in hand, the eliminated ones, and at the end the secrets.
pub(crate) fn badge(context: BoardContext<LandingBoard>, seat: Seat) -> AnyView {
    let crew = Memo::new(move |_| context.scene.with(|scene| scene.crew(seat).cloned()));
    let over = Memo::new(move |_| {
        context
            .scene
            .with(|scene| scene.finish.is_some().then(|| scene.counted(seat)))
    });
    let cards = move || crew.with(|crew| crew.as_ref().map_or(0, |crew| crew.cards));
    let eliminated =
        move || crew.with(|crew| crew.as_ref().map_or(0, |crew| crew.eliminated.len()));
    let revealed = move || {
        over.get()?;
        crew.with(|crew| {
            let crew = crew.as_ref()?;
            Some((crew.alien.known()?, crew.saucer.known()?))
        })
    };
    let label = move || {
        let language = context.language.get();
        let (cards, eliminated) = (cards(), eliminated());
        let mut text = say::badge(language, cards, eliminated);
        if let Some((alien, saucer)) = revealed() {
            let (alien, saucer) = (alien_name(alien, language), saucer_name(saucer, language));
            text += &format!(", {alien}, {saucer}");
        }
        if let Some(points) = over.get() {
            text += &format!(", {}", say::points(language, points));
        }
        text
    };
    let secrets = move || {
        revealed().map(|(alien, saucer)| {
            let art = format!(
                r#"<g transform="translate(15 14) scale(.82)">{}</g><g transform="translate(50 14) scale(.82)">{}</g>"#,
                emblem::alien(alien),
                emblem::saucer(saucer)
            );
            view! { <svg class="lz-crew" viewBox="0 0 70 28" inner_html=art></svg> }
        })
    };
    view! {
        <span class="lz-badge" role="img" aria-label=label>
            <span>
                {move || match over.get() {
                    None => {
                        view! {
                            <svg viewBox="-44 -33 88 66" inner_html=BACK></svg>
                            <b>{cards}</b>
                        }
                            .into_any()
                    }
                    Some(points) => view! { <b class="lz-total">{points}</b> }.into_any(),
                }}
                {secrets}
            </span>
            <span>
                <svg viewBox="-18 -18 36 36">
                    <path class="lz-burst" d=BURST />
                </svg>
                <b>{eliminated}</b>
            </span>
        </span>
    }
    .into_any()
}
