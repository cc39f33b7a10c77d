//! The table for the whole room: one large screen that everybody looks at,
//! while each phone shows what its person alone may see.

use super::banners::{ConnectionLine, name_of};
use super::chat::ChatHerald;
use super::door::{so_far, table_of_address};
use super::http::Trouble;
use super::identity::{Me, Role, identity};
use super::invite::{CodeAndPicture, Phones, door};
use super::play::{control, is_over};
use super::screens::Screen;
use super::seat::SeatTogether;
use super::table::{Table, numbered};
use super::waiting::game_title;
use crate::chrome::{Mark, NotFound, SettingsButton};
use crate::dom;
use crate::settings::{self, settings};
use crate::table::TableController;
use crate::text::{Localize, Text, say};
use board_kit::{Board, SeatMark, seat_class};
use engine::prelude::*;
use engine::{Turn, Viewer};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use text::{Names, Words};

/// As whom the screen is at the table: as the person of this device, who may
/// be the host, unless they have a seat and so see what others must not.
fn who(role: Role) -> RwSignal<Option<Me>> {
    let known = RwSignal::new(role.recall());
    if known.with_untracked(Option::is_none) {
        let name = Text::ScreenName.said(settings().language.get_untracked());
        spawn_local(async move {
            let mut me = Role::Screen.introduce(name).await;
            if me == Err(Trouble::No("name_taken".to_owned())) {
                // Somebody has an account of that name.
                let number = (js_sys::Math::random() * 9000.0) as u32 + 1000;
                me = Role::Screen.introduce(&format!("{name} {number}")).await;
            }
            if let Ok(me) = me {
                let _ = known.try_set(Some(me));
            }
        });
    }
    known
}

/// The screen of a table.
#[component]
pub(crate) fn ScreenPage() -> impl IntoView {
    let id = table_of_address();
    let role = RwSignal::new(match identity().get() {
        Some(_) => Role::Person,
        None => Role::Screen,
    });
    move || {
        let Some(id) = id.get() else {
            return view! { <NotFound text=Text::NoSuchTable /> }.into_any();
        };
        let me = who(role.get());
        (move || match me.get() {
            None => view! {
                <main class="wait"><p role="status">{move || Text::Loading.get()}</p></main>
            }
            .into_any(),
            Some(me) => at(Table::open(id.clone(), &me), role).into_any(),
        })
        .into_any()
    }
}

fn at(table: Table, role: RwSignal<Role>) -> impl IntoView {
    let navigate = use_navigate();
    Effect::new(move |_| {
        // A seat's holder is told the seat's secrets: this screen must not be.
        if role.get_untracked() == Role::Person && !table.mine().is_empty() {
            role.set(Role::Screen);
        }
        if table.unknown.get() {
            role.get_untracked().forget();
            role.set(Role::Screen);
        }
    });
    Effect::new(move |_| {
        if let Some(next) = table.follow.get() {
            navigate(&format!("/t/{next}/screen"), Default::default());
        }
    });
    let ready =
        Signal::derive(move || table.facts.with(Option::is_some) && table.mine().is_empty());
    so_far(table, ready, Phones::HandFirst, Screen::Room)
}

/// The board as everybody may see it, the seats, and the way in.
pub(crate) fn room<B: Board>(table: Table) -> impl IntoView {
    let controller = control::<B>(table);
    controller.look(Viewer::Spectator);
    Effect::new(move |_| dom::set_title(&format!("{} – Orbite", game_title(table))));
    move || {
        if controller.joined.get() {
            wall(controller, table).into_any()
        } else {
            view! { <main class="wait"><p role="status">{move || Text::Loading.get()}</p></main> }
                .into_any()
        }
    }
}

fn wall<B: Board>(controller: TableController<B>, table: Table) -> Option<impl IntoView> {
    let settings = settings();
    let (scene, view) = untrack(|| controller.scene.get().zip(controller.view.get()))?;
    let context = controller.context(scene, view);
    let prompt = Memo::new(move |_| {
        let view = context.view.get();
        controller
            .names
            .with(|names| B::Game::prompt(&view, &Names(names), settings.language.get()))
    });
    let door = door(&table.id.get_value());
    let due = Memo::new(move |_| match controller.turn.get() {
        Turn::Decide(seat) => Some(seat),
        _ => None,
    });
    Some(view! {
        <div
            class="wall"
            data-game=B::Game::NAME
            data-testid="wall"
            style:--pace=move || settings.pace().to_string()
        >
            <header class="bar">
                <a class="icon-button" href="/" aria-label=move || Text::Home.get()><Mark name="back" /></a>
                <h1>{move || game_title(table)}</h1>
                <nav aria-label=move || Text::Menu.get()><SettingsButton /></nav>
            </header>
            <main class="board" id="content" tabindex="-1">{B::board(context)}</main>
            <aside class="wall-side">
                <ul>
                    {move || {
                        let seats = table.seats.get();
                        numbered(&seats).map(|(seat, _)| view! {
                            <li
                                class=format!("seat {}", seat_class(seat))
                                class:turn=move || due.get() == Some(seat)
                                aria-current=move || (due.get() == Some(seat)).then_some("true")
                            >
                                <SeatMark seat />
                                <span class="name">{move || context.name(seat)}</span>
                                <SeatTogether table seat />
                                <span class="badge">{B::badge(context, seat)}</span>
                            </li>
                        }).collect_view()
                    }}
                </ul>
                <p class="status" data-testid="wall-status" aria-live="polite">
                    {move || match controller.thinking.get() {
                        _ if controller.is_agreed() => Text::GameOver.get().to_owned(),
                        Some(seat) => say::thinking(settings::language(), context.name(seat)),
                        None => prompt.get(),
                    }}
                </p>
                <Show when=move || is_over(controller)>
                    <section data-testid="wall-ending" class="wall-ending">
                        <h2>{move || Text::GameOver.get()}</h2>
                        <ol class="places">
                            {move || context.outcome.get().map(|outcome| {
                                let mut places: Vec<_> = outcome.places.iter().collect();
                                places.sort_by_key(|(_, place)| *place);
                                places.into_iter().map(|(seat, place)| view! {
                                    <li class:won=place == 1>
                                        <span class="place">{place.to_string()}</span>
                                        <SeatMark seat />
                                        <span class="name">{move || name_or(context.name(seat), table, seat)}</span>
                                        {outcome.scores.map(|scores| view! { <span class="points">{scores[seat].to_string()}</span> })}
                                    </li>
                                }).collect_view()
                            })}
                        </ol>
                    </section>
                </Show>
                <CodeAndPicture id=table.id.get_value() door phones=Phones::HandFirst />
                <ConnectionLine table />
                <ChatHerald table />
            </aside>
        </div>
    })
}

fn name_or(name: String, table: Table, seat: engine::Seat) -> String {
    if name.is_empty() {
        name_of(table, seat)
    } else {
        name
    }
}
