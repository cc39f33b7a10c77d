//! The board: one picture with its layers, and the tray beside it.

use crate::AsteroidsBoard;
use crate::bonus;
use crate::draw;
use crate::held::{self, Held};
use crate::inspect::{self, Inspection};
use crate::marks;
use crate::pieces;
use crate::preview;
use crate::rolls;
use crate::ships;
use crate::since;
use crate::speech;
use crate::tray;
use asteroids::{Asteroids, Facing, Phase};
use board_kit::{Stage, Whose};
use leptos::prelude::*;
use text::{Names, Words};

/// The board and its tray.
pub(crate) fn board(stage: Stage<AsteroidsBoard>) -> AnyView {
    let held = Held::at(stage);
    let inspection = Inspection::new(stage);
    let pointed = held::pointed();
    whisper(stage, held, inspection, pointed);
    never_draft_a_bonus(stage);
    view! {
        <div class="af-room">
        <div class="af-table" on:keydown=move |event| held.on_key(&event)>
            {tray::tray(stage)}
            <div class="af-field">
                <svg
                    class="af-board"
                    viewBox="-50 -50 700 700"
                    preserveAspectRatio="xMidYMid meet"
                    role="group"
                    aria-label=move || Asteroids::title(stage.language.get())
                >
                    {draw::sky()}
                    {marks::notches()}
                    {pieces::tiles(stage)}
                    {since::since(stage)}
                    {ships::wakes(stage)}
                    {rolls::incoming(stage)}
                    {pieces::rocks(stage, inspection)}
                    {since::losses(stage)}
                    {preview::preview(stage, held)}
                    {ships::ships(stage)}
                    {marks::marks(stage, pointed)}
                    {inspect::warnings(stage)}
                    {inspect::arrows(stage, inspection)}
                    {rolls::rolls(stage)}
                </svg>
                {bonus::bonus(stage)}
            </div>
        </div>
        </div>
    }
    .into_any()
}

/// A placement that wins a bonus is played at once: the tiles to choose from
/// are seen only then, and nobody shall choose among imagined ones. Every
/// other turn of this game is a single action.
fn never_draft_a_bonus(stage: Stage<AsteroidsBoard>) {
    Effect::new(move |_| {
        let open = stage
            .trial
            .with(|trial| trial.as_ref().is_some_and(|trial| !trial.is_complete()));
        if open {
            stage.commit.run(());
        }
    });
}

/// Says beside the status line what is pointed at, or what the held tile
/// would do.
fn whisper(
    stage: Stage<AsteroidsBoard>,
    held: Held,
    inspection: Inspection,
    pointed: RwSignal<Option<Facing>>,
) {
    let line = Memo::new(move |_| {
        if let Some(rock) = inspection.rock.get() {
            let language = stage.language.get();
            let tables = stage.scene.with(|scene| scene.tables);
            return Some(speech::rock_in_short(&tables, rock, language));
        }
        if let Some(mark) = pointed.get() {
            return marks::warning(stage, mark);
        }
        let due = matches!(stage.whose.get(), Whose::Mine(_))
            && stage.view.with(|view| view.phase == Phase::Place);
        let (true, Some(prospect)) = (due, held.prospect.get()) else {
            return None;
        };
        let names = stage.names.get();
        Some(prospect.words(&Names(&names), stage.language.get()))
    });
    Effect::new(move |said: Option<bool>| {
        let line = line.get();
        let says = line.is_some();
        // Silence is only broken off, never repeated.
        if says || said == Some(true) {
            stage.whisper.run(line);
        }
        says
    });
}
