//! What a seat's strip shows: its tiles, the marker, and whether it flies.

use crate::AsteroidsBoard;
use board_kit::BoardContext;
use board_kit::signals::Memo;
use engine::Seat;
use leptos::prelude::*;
use text::asteroids::{Text, badge_marker, tiles_count};

/// The badge of a seat.
pub(crate) fn badge(context: BoardContext<AsteroidsBoard>, seat: Seat) -> AnyView {
    let tiles = Memo::new(move |_| context.scene.with(|scene| scene.hand_sizes[seat.index()]));
    let out = Memo::new(move |_| context.scene.with(|scene| scene.out.contains(seat)));
    let marked = Memo::new(move |_| context.scene.with(|scene| scene.marker == Some(seat)));
    let words = move || {
        let language = context.language.get();
        if out.get() {
            Text::Out.said(language).to_owned()
        } else if marked.get() {
            badge_marker(language, tiles.get())
        } else {
            tiles_count(language, tiles.get())
        }
    };
    let picture = move || {
        if out.get() {
            return view! {
                <svg class="af-badge-out" viewBox="-12 -12 24 24" aria-hidden="true">
                    <path d="M-7-7L7 7M7-7L-7 7" />
                </svg>
            }
            .into_any();
        }
        let cards = (0..tiles.get())
            .map(|place| {
                let x = f64::from(place) * 9.0 - 16.0;
                view! { <rect x=x y="-8" width="16" height="16" rx="3" /> }
            })
            .collect_view();
        let flag = marked.get().then(|| {
            view! {
                <svg class="af-badge-marker" viewBox="-12 -12 24 24" aria-hidden="true">
                    <path class="af-marker-pole" d="M-6 10V-10" />
                    <path class="af-marker-flag" d="M-6-10L9-5L-6 1Z" />
                </svg>
            }
        });
        view! {
            <svg class="af-badge-tiles" viewBox="-18 -11 38 22" aria-hidden="true">{cards}</svg>
            {flag}
        }
        .into_any()
    };
    view! { <span class="af-badge" role="img" aria-label=words>{picture}</span> }.into_any()
}
