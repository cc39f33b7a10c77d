//! The board: one picture with its layers, and the tray beside it.

use crate::AsteroidsBoard;
use crate::bonus;
use crate::describe;
use crate::draw;
use crate::held::{self, Held};
use crate::inspect::{self, Inspection};
use crate::marks;
use crate::pieces;
use crate::preview;
use crate::rolls;
use crate::ships;
use crate::since;
use crate::tray;
use asteroids::{Asteroids, Facing, Phase};
use board_kit::signals::{Memo, RwSignal, effect};
use board_kit::{BoardContext, Whose, drawn};
use leptos::prelude::*;
use text::{Names, Words};

/// The board and its tray.
pub(crate) fn board(context: BoardContext<AsteroidsBoard>) -> AnyView {
    let held = Held::at(context);
    let inspection = Inspection::new(context);
    let pointed = held::pointed();
    whisper(context, held, inspection, pointed);
    never_draft_a_bonus(context);
    view! {
        <div class="af-room">
        <div class="af-table" on:keydown=move |event| held.on_key(&event)>
            {tray::tray(context)}
            <div class="af-field">
                <svg
                    class="af-board"
                    viewBox="-50 -50 700 700"
                    preserveAspectRatio="xMidYMid meet"
                    role="group"
                    aria-label=move || Asteroids::title(context.language.get())
                >
                    {drawn(draw::sky() + &marks::notches())}
                    {pieces::tiles(context)}
                    {drawn(draw::names())}
                    {since::since(context)}
                    {ships::wakes(context)}
                    {marks::rim(context)}
                    {rolls::incoming(context)}
                    {pieces::rocks(context, inspection)}
                    {since::losses(context)}
                    {preview::preview(context, held)}
                    {ships::ships(context)}
                    {drawn(draw::coordinates())}
                    {marks::marks(context, pointed)}
                    {inspect::warnings(context)}
                    {inspect::arrows(context, inspection)}
                    {rolls::rolls(context)}
                </svg>
                {bonus::bonus(context)}
            </div>
        </div>
        </div>
    }
    .into_any()
}

/// A placement that wins a bonus is played at once: the tiles to choose from
/// are seen only then, and nobody shall choose among imagined ones. Every
/// other turn of this game is a single action.
fn never_draft_a_bonus(context: BoardContext<AsteroidsBoard>) {
    effect(move |_| {
        let open = context
            .trial
            .with(|trial| trial.as_ref().is_some_and(|trial| !trial.is_complete()));
        if open {
            context.commit.run(());
        }
    });
}

/// Says beside the status line what is pointed at, or what the held tile
/// would do.
fn whisper(
    context: BoardContext<AsteroidsBoard>,
    held: Held,
    inspection: Inspection,
    pointed: RwSignal<Option<Facing>>,
) {
    let line = Memo::new(move |_| {
        if let Some(rock) = inspection.rock.get() {
            let language = context.language.get();
            let tables = context.scene.with(|scene| scene.tables.clone());
            return Some(describe::rock_in_short(&tables, rock, language));
        }
        if let Some(mark) = pointed.get() {
            return marks::warning(context, mark);
        }
        let due = matches!(context.whose.get(), Whose::Mine(_))
            && context.view.with(|view| view.phase == Phase::Place);
        let (true, Some(prospect)) = (due, held.prospect.get()) else {
            return None;
        };
        let names = context.names.get();
        Some(prospect.words(&Names(&names), context.language.get()))
    });
    effect(move |said: Option<bool>| {
        let line = line.get();
        let says = line.is_some();
        // Silence is only broken off, never repeated.
        if says || said == Some(true) {
            context.whisper.run(line);
        }
        says
    });
}
