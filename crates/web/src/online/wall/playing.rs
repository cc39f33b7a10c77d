//! The wall while a game is played, and its end.

use super::edge::edge;
use super::{Corner, scale};
use crate::dom;
use crate::online::absence::AbsentLine;
use crate::online::after::wishes;
use crate::online::banners::ConnectionLine;
use crate::online::chat::ChatHerald;
use crate::online::invite::{door, is_only_here, wall_qr};
use crate::online::play::{control, is_over};
use crate::online::seat::SeatTogether;
use crate::online::table::{OnlineTable, numbered};
use crate::online::waiting::game_title;
use crate::settings::settings;
use crate::table::{TableController, headline, places, sparks, status, told};
use crate::text::{Localize, Text as Common};
use board_kit::{Board, BoardContext, SeatMark, seat_class};
use engine::prelude::*;
use engine::{Seat, Turn, Viewer};
use leptos::prelude::*;
use text::wall::Text;

/// The board as everybody may see it, the seats, and what happens.
pub(crate) fn room<B: Board>(table: OnlineTable) -> impl IntoView {
    let controller = control::<B>(table);
    controller.look(Viewer::Spectator);
    Effect::new(move |_| dom::set_title(&format!("{} – Orbite", game_title(table))));
    move || {
        if controller.joined.get() {
            wall(controller, table).into_any()
        } else {
            view! { <main class="wait"><p role="status">{Common::Loading.shown()}</p></main> }
                .into_any()
        }
    }
}

fn wall<B: Board>(controller: TableController<B>, table: OnlineTable) -> Option<impl IntoView> {
    let settings = settings();
    let (scene, view) = untrack(|| controller.scene.get().zip(controller.view.get()))?;
    let context = controller.context(scene, view);
    let over = Memo::new(move |_| is_over(controller));
    let turn = Memo::new(move |_| match controller.turn.get() {
        Turn::Decide(seat) => Some(seat),
        _ => None,
    });
    Some(view! {
        <div
            class="wall"
            class:over=move || over.get()
            data-game=B::Game::NAME
            data-testid="wall"
            style:--u=scale()
            style:--pace=move || settings.pace().to_string()
        >
            {edge(turn)}
            <Corner />
            <main class="board" id="content" tabindex="-1">{B::board(context)}</main>
            <aside class="wall-side">
                <h1 class="heard">{move || game_title(table)}</h1>
                <Show when=move || over.get() fallback=move || now(controller, context, table, turn)>
                    {ceremony(controller, context, table)}
                </Show>
                <ConnectionLine table />
                <ChatHerald table />
            </aside>
        </div>
    })
}

/// Whose turn it is, what happened last, and who sits where.
fn now<B: Board>(
    controller: TableController<B>,
    context: BoardContext<B>,
    table: OnlineTable,
    turn: Memo<Option<Seat>>,
) -> impl IntoView {
    let status = status(controller, context);
    view! {
        <p class="wall-status" data-testid="wall-status" aria-live="polite">
            {move || turn.get().map(|seat| view! { <SeatMark seat /> })}
            <span>{status}</span>
        </p>
        <p class="told" data-testid="wall-told">{move || told(controller)}</p>
        <div class="wall-absent"><AbsentLine table /></div>
        <ul>
            {move || {
                let seats = table.seats.get();
                numbered(&seats).map(|(seat, _)| view! {
                    <li
                        class=format!("seat {}", seat_class(seat))
                        class:turn=move || turn.get() == Some(seat)
                        aria-current=move || (turn.get() == Some(seat)).then_some("true")
                    >
                        <SeatMark seat />
                        <span class="name">{move || context.name(seat)}</span>
                        <SeatTogether table seat />
                        <span class="badge">{B::badge(context, seat)}</span>
                    </li>
                }).collect_view()
            }}
        </ul>
        <div class="wall-join">{ways_in(table)}</div>
    }
}

/// How to come in by a phone: the picture and the code.
fn ways_in(table: OnlineTable) -> impl IntoView {
    let id = table.id.get_value();
    let door = door(&id);
    let code = move || door.with(|door| door.as_ref()?.code.clone());
    view! {
        <div>
            {move || wall_qr(&id, door)}
            <div>
                {move || (!is_only_here(door)).then(|| view! { <p>{Text::JoinNext.shown()}</p> })}
                {move || code().map(|code| view! { <p class="code" data-testid="code">{code}</p> })}
            </div>
        </div>
    }
}

/// How it ended, and the way to the next game.
fn ceremony<B: Board>(
    controller: TableController<B>,
    context: BoardContext<B>,
    table: OnlineTable,
) -> impl IntoView {
    let id = table.id.get_value();
    let door = door(&id);
    let code = move || door.with(|door| door.as_ref()?.code.clone());
    view! {
        <section class="wall-ending" data-testid="wall-ending">
            {sparks()}
            <div role="status"><h2>{move || headline(controller, context, None)}</h2></div>
            {places(controller, context)}
            <div class="wall-next">
                {move || wall_qr(&id, door)}
                <div>
                    {move || (!is_only_here(door)).then(|| view! { <p>{Text::JoinNext.shown()}</p> })}
                    {move || code().map(|code| view! { <p class="code" data-testid="code">{code}</p> })}
                    <p>{Text::ChooseNext.shown()}</p>
                    <div role="status">{move || wishes(table)}</div>
                </div>
            </div>
        </section>
    }
}
