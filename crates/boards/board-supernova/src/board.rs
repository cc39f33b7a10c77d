//! The board: the galaxy with its star, the aliens, and the ladder that says
//! what each place pays.

use crate::SupernovaBoard;
use crate::alien_move::AlienMove;
use crate::aliens;
use crate::art;
use crate::fingers::{Fingers, Held};
use crate::fleeting;
use crate::galaxy;
use crate::ladder;
use crate::layout::Layout;
use crate::measure;
use crate::preview::Preview;
use crate::traces;
use board_kit::BoardContext;
use board_kit::signals::{Memo, Signal, effect};
use leptos::prelude::*;
use text::supernova::Text;

/// Everything the parts of the board share.
#[derive(Clone, Copy)]
pub(crate) struct BoardParts {
    pub context: BoardContext<SupernovaBoard>,
    pub fingers: Fingers,
    pub layout: Signal<Layout>,
    pub preview: Memo<Option<Preview>>,
}

pub(crate) fn board(context: BoardContext<SupernovaBoard>) -> AnyView {
    let fingers = Fingers::at(context);
    let (place, layout) = measure::layout();
    let table = BoardParts {
        context,
        fingers,
        layout,
        preview: Preview::memo(context, fingers),
    };
    whisper(table);
    let view_box = move || {
        let (width, height) = layout.get().size();
        format!("0 0 {width} {height}")
    };
    view! {
        <div class="sn-board" node_ref=place>
            <svg
                viewBox=view_box
                preserveAspectRatio="xMidYMid meet"
                role="group"
                aria-label=move || Text::Galaxy.said(context.language.get())
            >
                {galaxy::galaxy(table)}
                {discard(table)}
                {ladder::ladder(table)}
                {traces::since(table)}
                {aliens::aliens(table)}
                {traces::movers(table)}
                {traces::ghosts(table)}
                {fleeting::fleeting(table)}
            </svg>
        </div>
    }
    .into_any()
}

/// Says beside the status line what a choice would lead to, or what is still
/// to be chosen.
fn whisper(table: BoardParts) {
    let (context, fingers, preview) = (table.context, table.fingers, table.preview);
    let text = Memo::new(move |_| {
        let language = context.language.get();
        if let Some(preview) = preview.get() {
            let says = context.scene.with(|scene| preview.says(scene, language));
            return Some(says).filter(|says| !says.is_empty());
        }
        // Other questions are asked where the hand lies.
        let asks = match fingers.held.get()? {
            Held::Alien(_) => Text::WhichCard,
            Held::Switch(None) => Text::ChooseTwo,
            Held::Switch(Some(_)) => Text::WithWhom,
            Held::Exchange(_) | Held::Adopt(_) => return None,
        };
        Some(asks.said(language).to_owned())
    });
    effect(move |before: Option<Option<String>>| {
        let text = text.get();
        if before.unwrap_or_default() != text {
            context.whisper.run(text.clone());
        }
        text
    });
}

/// The card that is being played, or the last one that was.
fn discard(table: BoardParts) -> impl IntoView {
    let (context, layout) = (table.context, table.layout);
    let top = Memo::new(move |_| {
        context.scene.with(|scene| match scene.played {
            // A card keeps its number from the hand to the pile.
            Some((_, card)) => Some((card, scene.discard.len() + 1)),
            None => scene
                .discard
                .last()
                .map(|&card| (card, scene.discard.len())),
        })
    });
    let player = Memo::new(move |_| {
        context
            .scene
            .with(|scene| scene.played.map(|(seat, _)| seat))
    });
    let shift = format!(
        "translate({} {})",
        -art::CARD_WIDTH / 2.0,
        -art::CARD_HEIGHT / 2.0
    );
    view! {
        <g class="sn-discard" data-ask="discard 0" aria-hidden="true" style:transform=move || layout.get().discard().transform()>
            <rect class="sn-empty" x="-44" y="-61" width="88" height="122" rx="12" />
            {move || top.get().map(|(card, _)| {
                let laid = context.scene.with_untracked(|scene| scene.played.is_some());
                view! {
                    <g class=if laid { "sn-laid" } else { "" }>
                        <g transform=shift.clone() inner_html=art::card_face(card) />
                    </g>
                }
            })}
            {move || player.get().map(|seat| view! {
                <g class=format!("sn-mark {}", board_kit::seat_class(seat)) transform="translate(52 52) scale(2.4)">
                    <path d=board_kit::seat_shape_path(seat) />
                </g>
            })}
        </g>
    }
}

/// Whether an event is a move on the board. Used to tell moves from jumps.
pub(crate) fn move_now(context: BoardContext<SupernovaBoard>) -> Option<AlienMove> {
    context
        .now
        .with_untracked(|now| now.as_deref().and_then(AlienMove::of))
}
