//! The back of the viewer's own card. In every round it lies face down until it
//! is turned by a tap or a key; where the viewer has nothing to decide, it turns by
//! itself before long.

use super::Desk;
use crate::Context;
use crate::art::back;
use crate::layout::{CARD_HEIGHT, CARD_WIDTH};
use crate::text::bold_width;
use board_kit::signals::{Memo, RwSignal, Signal, effect};
use board_kit::{Target, Whose};
use celestial::Event;
use engine::Viewer;
use leptos::prelude::*;
use text::celestial::Text;

/// How the viewer's card lies.
#[derive(Clone, Copy, PartialEq)]
enum Side {
    /// Face up, and nobody turned it.
    Up,
    /// Face down.
    Down,
    /// Face up, since it was turned.
    Turned,
}

/// Which side of the viewer's card is seen.
#[derive(Clone, Copy)]
pub(super) struct Turning {
    side: RwSignal<Side>,
    needed: Memo<bool>,
}

impl Turning {
    pub(super) fn of(table: Context) -> Self {
        // Who has just got a shared device finds the card as it was drawn.
        let is_drawn = table.face_down.is_some_and(|down| down.get_untracked());
        let side = RwSignal::new(Side::Up);
        let lay_down = move || {
            // Where nothing moves, nothing is turned.
            if table.face_down.is_some() && table.pace.get_untracked() > 0.0 {
                side.set(Side::Down);
            }
        };
        if is_drawn {
            lay_down();
        }
        let needed = Memo::new(move |_| is_needed(table));
        effect(move |_| {
            let Some(event) = table.now.get() else {
                return;
            };
            if is_own_card(&event, table.viewer.get_untracked()) {
                lay_down();
            }
        });
        let turning = Self { side, needed };
        if let Some(face_down) = table.face_down {
            effect(move |_| face_down.set(turning.is_down()));
        }
        effect(move |_| {
            if needed.get() {
                turning.turn();
            }
        });
        turning
    }

    fn turn(self) {
        if self.side.get_untracked() == Side::Down {
            self.side.set(Side::Turned);
        }
    }

    /// Whether the card has been turned. Tracks.
    pub(super) fn was_turned(self) -> bool {
        self.side.get() == Side::Turned
    }

    /// Whether the card lies face down. Tracks.
    pub(super) fn is_down(self) -> bool {
        self.side.get() == Side::Down && !self.needed.get()
    }
}

/// Whether the viewer has just drawn the card of a round.
pub(crate) fn is_own_card(event: &Event, viewer: Viewer) -> bool {
    matches!(*event, Event::Turned { seat, card: Some(_), .. } if viewer == Viewer::Seat(seat))
}

/// Whether all have heard of the card, or what the viewer is about to do with it is
/// shown.
fn is_needed(table: Context) -> bool {
    if matches!(table.whose.get(), Whose::Over) || table.draft.with(|draft| !draft.0.is_empty()) {
        return true;
    }
    table.scene.with(|scene| {
        scene
            .own_seat()
            .is_none_or(|own| scene.won.is_some() || scene.announced(own).is_some())
    })
}

/// The back of the card, over its face. Where it waits for nobody, the style sheet
/// counts the time after which the card turns by itself.
pub(super) fn face_down(desk: Desk, turning: Turning) -> impl IntoView {
    let language = desk.table.language;
    let down = Memo::new(move |_| turning.is_down());
    let leads = desk.watch(|scene| scene.leader.is_some() && scene.leader == scene.own_seat());
    let waits = Memo::new(move |_| leads.get() || matches!(desk.table.whose.get(), Whose::Mine(_)));
    let drawn = move || {
        let own = desk.layout.get().own;
        let (x, _) = own.centre();
        let scale = ((own.h - 70.0) / CARD_HEIGHT).min(own.w * 0.6 / CARD_WIDTH);
        let base = own.y + own.h - 20.0;
        let text = Text::TurnCard.said(language.get());
        let width = bold_width(text, 15.0) + 28.0;
        view! {
            <rect class="cd-card" x=own.x y=own.y width=own.w height=own.h rx="14" />
            <g
                transform=format!("translate({x:.1} {:.1}) scale({scale:.3})", own.y + (own.h - 46.0) / 2.0)
                inner_html=back()
            />
            <rect class="cd-turn-button" x=x - width / 2.0 y=base - 21.0 width=width height="32" rx="16" />
            <text class="cd-turn-text" x=x y=base font-size="15">{text}</text>
        }
    };
    move || {
        down.get().then(|| {
            view! {
                <g class="cd-face-down" class:cd-waits=waits on:animationend=move |_| turning.turn()>
                    <Target
                        label=Signal::derive(move || Text::TurnCard.said(language.get()).to_owned())
                        choose=Callback::new(move |()| turning.turn())
                        class="cd-turn"
                        name="turn"
                    >
                        {drawn}
                    </Target>
                </g>
            }
        })
    }
}
