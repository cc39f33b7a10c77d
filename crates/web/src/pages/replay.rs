//! A kept game once more: forwards, backwards, from anybody's side.

mod film;

use crate::chrome::{IconButton, NotFound, TopBar};
use crate::code_split::{self, Screen};
use crate::games;
use crate::settings::settings;
use crate::table::Saved;
use crate::text::Text;
use crate::{address, dom, storage};
use board_kit::{Board, SeatMark, seat_class};
use engine::prelude::*;
use engine::{Seat, Viewer};
use film::{Film, Projector};
use gloo_timers::future::TimeoutFuture;
use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;
use record::Record;
use std::sync::Arc;
use text::{Names, Words};

/// The replay of a kept game.
#[component]
pub(crate) fn ReplayPage() -> impl IntoView {
    let id = address::segment(1);
    move || {
        let saved = storage::game(&id.get().unwrap_or_default());
        match saved.as_ref().and_then(Saved::game).zip(saved.clone()) {
            Some((game, saved)) => code_split::screen(game, Screen::Replay(Box::new(saved))),
            None => view! { <NotFound text=Text::NoSuchGame /> }.into_any(),
        }
    }
}

/// Whose eyes one looks with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Eyes {
    /// Everybody's at once.
    Open,
    Onlooker,
    Seat(Seat),
}

impl Eyes {
    fn viewer(self) -> Viewer {
        match self {
            Self::Open | Self::Onlooker => Viewer::Spectator,
            Self::Seat(seat) => Viewer::Seat(seat),
        }
    }
}

/// What is shown once more.
pub(crate) struct Reel {
    pub id: String,
    pub record: Record,
    pub names: Signal<Arc<Vec<String>>>,
    /// Where to begin.
    pub at: usize,
    /// The address of the replay, if others can see it, too.
    pub link: Option<String>,
}

/// The replay of one game.
pub(crate) fn replay<B: Board>(saved: &Saved) -> impl IntoView + use<B> {
    let settings = settings();
    let sitters = saved.sitters.clone();
    let names = Signal::derive(move || {
        let language = settings.language.get();
        Arc::new(
            settings
                .name
                .with(|own| games::names(&sitters, own, language)),
        )
    });
    project::<B>(Reel {
        id: saved.id.clone(),
        record: saved.record.clone(),
        names,
        at: 0,
        link: None,
    })
}

/// Shows a game once more.
pub(crate) fn project<B: Board>(reel: Reel) -> AnyView {
    let settings = settings();
    let Reel {
        id,
        record,
        names,
        at,
        link,
    } = reel;
    let Some(film) = Film::<B>::develop(&record) else {
        return view! { <NotFound text=Text::NotARecord /> }.into_any();
    };
    let seats: Vec<Seat> = film.seats().iter().collect();
    let frames = film.len();
    let eyes = RwSignal::new(Eyes::Open);
    let position = RwSignal::new(at.min(frames - 1));
    let running = RwSignal::new(false);
    let film = StoredValue::new(Arc::new(film));
    let projector = Projector::new(film.get_value(), names, settings, position);
    Effect::new(move |_| projector.look(eyes.get().viewer()));
    let go = move |to: usize| {
        running.set(false);
        projector.jump(to.min(frames - 1));
    };
    let run = move || {
        if running.get_untracked() {
            return running.set(false);
        }
        if position.get_untracked() + 1 >= frames {
            projector.jump(0);
        }
        running.set(true);
        spawn_local(async move {
            while running.try_get_untracked() == Some(true) && projector.forward().await {
                TimeoutFuture::new(120).await;
            }
            // The page may have been left meanwhile.
            let _ = running.try_set(false);
        });
    };
    let one_on = move || {
        running.set(false);
        spawn_local(async move {
            projector.forward().await;
        });
    };
    let line = move || {
        let at = position.get();
        let texts = film.with_value(|film| film.told(at, eyes.get().viewer()));
        names.with(|names| {
            texts
                .iter()
                .filter_map(|event| {
                    B::Game::event(
                        event,
                        eyes.get().viewer(),
                        &Names(names),
                        settings.language.get(),
                    )
                })
                .collect::<Vec<_>>()
                .join(" ")
        })
    };
    let title = Signal::derive(move || {
        format!(
            "{}: {}",
            Text::Replay.get(),
            B::Game::title(settings.language.get())
        )
    });
    let file = format!("orbite-{}-{id}.json", B::Game::NAME);
    let kept = StoredValue::new((file, record));
    let download = move || {
        let (file, mut record) = kept.get_value();
        // Whoever opens it elsewhere sees the names that are seen here.
        record.seats = names.get_untracked().to_vec();
        // A browser that can't hand out files shows its own message.
        let _ = dom::download(&file, &record.to_json());
    };
    let seat_name = move |seat| names.with(|names| Names(names).of(seat, settings.language.get()));
    let seats_for_select = seats.clone();
    view! {
        <TopBar title />
        <main
            class="replay"
            id="content"
            tabindex="-1"
            data-game=B::Game::NAME
            style:--pace=move || settings.pace().to_string()
        >
            <div class="board">{B::board(projector.context(None))}</div>
            <p class="status" data-testid="replay-line" aria-live="polite">{line}</p>
            <div class="hands">
                {move || match eyes.get() {
                    Eyes::Onlooker => ().into_any(),
                    Eyes::Seat(seat) => B::hand(projector.context(Some(seat))),
                    Eyes::Open => seats.iter().map(|seat| {
                        let seat = *seat;
                        view! {
                            <section class=format!("open-hand {}", seat_class(seat)) aria-label=move || seat_name(seat)>
                                <p><SeatMark seat /> {move || seat_name(seat)}</p>
                                <div class="hand">{B::hand(projector.context(Some(seat)))}</div>
                            </section>
                        }
                    }).collect_view().into_any(),
                }}
            </div>
            <div class="projector">
                <input
                    type="range"
                    min="0"
                    max=(frames - 1).to_string()
                    data-testid="scrub"
                    aria-label=move || Text::Step.get()
                    prop:value=move || position.get().to_string()
                    on:input=move |event| go(event_target_value(&event).parse().unwrap_or(0))
                />
                <div class="actions">
                    <IconButton mark="first" label=Text::First test="first" press=move || go(0) />
                    <IconButton mark="previous" label=Text::Previous test="previous" press=move || go(position.get_untracked().saturating_sub(1)) />
                    <button class="primary" data-testid="run" on:click=move |_| run()>
                        {move || if running.get() { Text::Pause.get() } else { Text::PlayReplay.get() }}
                    </button>
                    <IconButton mark="next" label=Text::Next test="next" press=one_on />
                    <IconButton mark="last" label=Text::Last test="last" press=move || go(frames) />
                    <span class="count" data-testid="position">{move || format!("{} / {}", position.get(), frames - 1)}</span>
                    <select
                        data-testid="eyes"
                        aria-label=move || Text::ViewOf.get()
                        on:change=move |event| {
                            let value = event_target_value(&event);
                            eyes.set(match value.parse() {
                                Ok(number) => Eyes::Seat(Seat::new(number)),
                                Err(_) if value == "open" => Eyes::Open,
                                Err(_) => Eyes::Onlooker,
                            });
                        }
                    >
                        <option value="open">{move || Text::OpenView.get()}</option>
                        <option value="onlooker">{move || Text::Onlooker.get()}</option>
                        {seats_for_select.into_iter().map(|seat| view! {
                            <option value=seat.number().to_string()>{move || seat_name(seat)}</option>
                        }).collect_view()}
                    </select>
                    <IconButton mark="download" label=Text::Download test="download" press=download />
                    {link.map(|link| view! { <MomentLink link position /> })}
                </div>
            </div>
        </main>
    }
    .into_any()
}

/// Passes on this very moment.
#[component]
fn MomentLink(link: String, position: RwSignal<usize>) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    let copied = RwSignal::new(false);
    Effect::new(move |_| {
        position.track();
        copied.set(false);
    });
    let address = Memo::new(move |_| format!("{link}?at={}", position.get()));
    let copy = move |_| {
        spawn_local(async move {
            let done = dom::copy(&address.get_untracked(), field.get_untracked()).await;
            let _ = copied.try_set(done);
        });
    };
    view! {
        <input
            type="text"
            class="moment"
            readonly
            node_ref=field
            data-testid="moment"
            aria-label=move || Text::LinkToMoment.get()
            prop:value=move || address.get()
        />
        <button class="quiet" data-testid="copy-moment" on:click=copy>
            {move || if copied.get() { Text::Copied.get() } else { Text::CopyMoment.get() }}
        </button>
    }
}
