//! What lies beside the board: this turn's dice, the pile, the reserve.

use crate::AsteroidsBoard;
use crate::draw::{DieColour, die, outline};
use asteroids::Asteroid;
use board_kit::signals::Memo;
use board_kit::{BoardContext, drawn};
use leptos::prelude::*;
use text::asteroids::Text;

/// The tray: a strip above the board, or a column beside it.
pub(crate) fn tray(context: BoardContext<AsteroidsBoard>) -> AnyView {
    let with_asteroids = context.view.with_untracked(|view| view.options.asteroids);
    let pile = Memo::new(move |_| context.scene.with(|scene| scene.pile));
    let reserve = Memo::new(move |_| context.scene.with(|scene| scene.reserve));
    let dice = Memo::new(move |_| context.scene.with(|scene| scene.dice));
    let roll = move || {
        dice.get().map(|[blue, red]| {
            let says = text::asteroids::dice(context.language.get(), blue, red);
            view! {
                <svg class="af-tray-dice" viewBox="-22 -22 90 44" role="img" aria-label=says>
                    {drawn(die(DieColour::Blue, blue))}
                    <g transform="translate(46 0)" inner_html=die(DieColour::Red, red) />
                </svg>
            }
        })
    };
    let rocks = with_asteroids.then(|| {
        view! {
            <span class="af-stat af-stat-reserve">
                <svg viewBox="-44 -44 88 88" aria-hidden="true">
                    <path d=outline(Asteroid::default(), 40.0) />
                </svg>
                <span class="af-stat-word">{move || Text::Reserve.said(context.language.get())}</span>
                <b>{move || reserve.get()}</b>
            </span>
            <span class="af-stat af-stat-dice">
                <span class="af-stat-word">{move || Text::DiceLabel.said(context.language.get())}</span>
                {roll}
            </span>
        }
    });
    view! {
        <div class="af-tray">
            <span class="af-stat af-stat-pile">
                <svg viewBox="-44 -44 88 88" aria-hidden="true">
                    <rect x="-26" y="-34" width="60" height="60" rx="9" />
                    <rect x="-34" y="-26" width="60" height="60" rx="9" />
                </svg>
                <span class="af-stat-word">{move || Text::Pile.said(context.language.get())}</span>
                <b>{move || pile.get()}</b>
            </span>
            {rocks}
        </div>
    }
    .into_any()
}
