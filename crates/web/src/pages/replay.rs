//! The replay of a game: forwards, backwards, from any seat.

mod timeline;
mod turns;

use crate::chrome::{IconButton, NotFound, TopBar};
use crate::code_split;
use crate::games;
use crate::settings::settings;
use crate::table::SavedTable;
use crate::text::{Localize, Text, say};
use crate::{address, dom, storage};
use board_kit::signals::{Memo, RwSignal, Signal, effect};
use board_kit::{Board, SeatMark, seat_class};
use engine::prelude::*;
use engine::{Seat, Viewer};
use gloo_timers::future::TimeoutFuture;
use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;
use record::Record;
use std::sync::Arc;
use text::{Language, Names, Reader, Words};
use timeline::{Event, ReplayPlayer, Timeline};

/// The replay of a kept game.
#[component]
pub(crate) fn ReplayPage() -> impl IntoView {
    let id = address::segment(1);
    move || {
        let saved = storage::table(&id.get().unwrap_or_default());
        match saved.as_ref().and_then(SavedTable::game).zip(saved.clone()) {
            Some((game, saved)) => code_split::replay_of(game, saved),
            None => view! { <NotFound text=Text::NoSuchGame /> }.into_any(),
        }
    }
}

/// Who sees the replayed game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Perspective {
    /// A spectator who also sees every hand.
    AllHands,
    Spectator,
    Seat(Seat),
}

impl Perspective {
    /// Those a record can be seen from, the usual one first. While the game is
    /// played, hands stay hidden: a person alone among bots sees their own, people
    /// who share the device see none.
    fn all_of(record: &Record, seats: &[Seat]) -> Vec<Self> {
        let seat = |seat: &Seat| Self::Seat(*seat);
        if record.result.is_some() {
            let everybody = [Self::AllHands, Self::Spectator];
            return everybody
                .into_iter()
                .chain(seats.iter().map(seat))
                .collect();
        }
        let alone = games::only_person(&record.seats).map(Self::Seat);
        alone.into_iter().chain([Self::Spectator]).collect()
    }

    /// Its value in a list.
    fn code(self) -> String {
        match self {
            Self::AllHands => "open".to_owned(),
            Self::Spectator => "spectator".to_owned(),
            Self::Seat(seat) => seat.number().to_string(),
        }
    }

    fn viewer(self) -> Viewer {
        match self {
            Self::AllHands | Self::Spectator => Viewer::Spectator,
            Self::Seat(seat) => Viewer::Seat(seat),
        }
    }
}

/// What is replayed.
pub(crate) struct ReplaySource {
    pub id: String,
    pub record: Record,
    pub names: Signal<Arc<Vec<String>>>,
    /// The seat of the reader, if one person played.
    pub own: Option<Seat>,
    /// Where to begin.
    pub at: usize,
    /// Where the replay can be seen elsewhere, too.
    pub link: Option<ReplayLink>,
}

/// The address of a replay, to be passed on.
#[derive(Clone)]
pub(crate) struct ReplayLink {
    pub address: String,
    /// Finds out whether anybody can open it.
    pub ask: Callback<()>,
    /// What was found out.
    pub is_closed: RwSignal<bool>,
}

/// The replay of one game of this device.
pub(crate) fn replay<B: Board>((saved, record): (SavedTable, Record)) -> impl IntoView {
    show_replay::<B>(ReplaySource {
        id: saved.id().to_owned(),
        record,
        own: games::only_person(&saved.players),
        names: games::names_signal(saved.players),
        at: 0,
        link: None,
    })
}

/// The replay of a record.
pub(crate) fn show_replay<B: Board>(source: ReplaySource) -> AnyView {
    let settings = settings();
    let Some(timeline) = Timeline::<B>::of(&source.record) else {
        return view! { <NotFound text=Text::NotARecord /> }.into_any();
    };
    let last = timeline.len() - 1;
    let seats: Vec<Seat> = timeline.seats().iter().collect();
    let mut perspectives = Perspective::all_of(&source.record, &seats);
    // Where all is open, nobody has a hand to show.
    perspectives.retain(|one| B::Game::HAS_SECRETS || *one != Perspective::AllHands);
    let position = RwSignal::new(source.at.min(last));
    let timeline = Arc::new(timeline);
    let replay = Replay {
        timeline: StoredValue::new(Arc::clone(&timeline)),
        player: ReplayPlayer::new(
            Arc::clone(&timeline),
            source.names,
            source.own,
            settings,
            position,
        ),
        names: source.names,
        language: settings.language,
        perspective: RwSignal::new(perspectives[0]),
        position,
        last,
        dealt: turns::dealt(&timeline),
        running: RwSignal::new(false),
    };
    effect(move |_| replay.player.look(replay.perspective.get().viewer()));
    let title = Signal::derive(move || {
        let language = settings.language.get();
        say::labelled(language, Text::Replay, B::Game::title(language))
    });
    let file = format!("orbite-{}-{}.json", B::Game::NAME, source.id);
    let kept = StoredValue::new((file, source.record));
    let download = move || {
        let (file, record) = kept.get_value();
        let record = games::named(record, &replay.names.get_untracked());
        // A browser that can't hand out files shows its own message.
        let _ = dom::download(&file, "application/json", &record.to_json());
    };
    let seats_for_hands = seats.clone();
    view! {
        <TopBar title />
        <main
            class="replay"
            id="content"
            tabindex="-1"
            data-game=B::Game::NAME
            style:--pace=move || settings.pace().to_string()
        >
            <div class="board">{B::board(replay.player.context(None))}</div>
            <p class="status" tabindex="0" data-testid="replay-line" aria-live="polite">{move || replay.line()}</p>
            <div class="hands">{move || replay.hands(&seats_for_hands)}</div>
            <div class="projector">
                <input
                    type="range"
                    min="0"
                    max=last.to_string()
                    data-testid="scrub"
                    aria-label=move || Text::Step.get()
                    prop:value=move || position.get().to_string()
                    on:input=move |event| replay.go_to(event_target_value(&event).parse().unwrap_or(0))
                />
                <div class="actions">
                    {replay.buttons()}
                    {replay.perspective_select(perspectives)}
                    <IconButton mark="download" label=Text::Download test="download" press=download />
                    {source.link.map(|link| view! { <MomentLink link position /> })}
                </div>
            </div>
            {replay.turns()}
        </main>
    }
    .into_any()
}

/// A replay on the screen. A handle: copies are the same replay.
struct Replay<B: Board> {
    timeline: StoredValue<Arc<Timeline<B>>>,
    player: ReplayPlayer<B>,
    names: Signal<Arc<Vec<String>>>,
    language: RwSignal<Language>,
    perspective: RwSignal<Perspective>,
    position: RwSignal<usize>,
    /// The last position there is.
    last: usize,
    /// The position at which the table is set up, and the first turn begins.
    dealt: usize,
    running: RwSignal<bool>,
}

impl<B: Board> Clone for Replay<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Board> Copy for Replay<B> {}

impl<B: Board> Replay<B> {
    fn go_to(self, position: usize) {
        self.running.set(false);
        self.player.jump(position.min(self.last));
    }

    /// Plays one step.
    fn step(self) {
        self.running.set(false);
        if self.skip_deal() {
            return;
        }
        spawn_local(async move {
            self.player.forward().await;
        });
    }

    /// Goes to where the table is set up, if that lies ahead.
    fn skip_deal(self) -> bool {
        let is_ahead = self.position.get_untracked() < self.dealt;
        if is_ahead {
            self.player.jump(self.dealt);
        }
        is_ahead
    }

    /// Goes back by one step; the deal is one.
    fn back(self) {
        let at = self.position.get_untracked();
        self.go_to(if at <= self.dealt { 0 } else { at - 1 });
    }

    /// Plays on, from the start if it is at the end, or pauses.
    fn play_or_pause(self) {
        if self.running.get_untracked() {
            return self.running.set(false);
        }
        if self.position.get_untracked() >= self.last {
            self.player.jump(0);
        }
        self.running.set(true);
        self.skip_deal();
        spawn_local(async move {
            while self.running.try_get_untracked() == Some(true) && self.player.forward().await {
                TimeoutFuture::new(120).await;
            }
            // The page may have been left meanwhile.
            let _ = self.running.try_set(false);
        });
    }

    /// What led to the present position, in words. Tracks.
    fn line(self) -> String {
        let (at, viewer) = (self.position.get(), self.perspective.get().viewer());
        let events = self
            .timeline
            .with_value(|timeline| timeline.told(at, viewer));
        self.reading(|reader| {
            let lines = events.iter().enumerate();
            let lines = lines.filter_map(|(index, event)| {
                let before = index.checked_sub(1).map(|before| &events[before]);
                B::Game::event_after(event, before, reader)
            });
            lines.collect::<Vec<_>>().join(" ")
        })
    }

    /// Tells something to the reader. Tracks.
    fn reading<T>(self, tell: impl FnOnce(&Reader<'_>) -> T) -> T {
        let language = self.language.get();
        let viewer = self.player.you(self.perspective.get().viewer());
        self.names.with(|names| {
            tell(&Reader {
                viewer,
                names: Names(names),
                language,
            })
        })
    }

    /// A seat's name, "You" for that of who played. Tracks.
    fn name(self, seat: Seat) -> String {
        let you = self.player.you(Viewer::Spectator);
        self.names
            .with(|names| Names(names).or_you(seat, you, self.language.get()))
    }

    /// The hands that are seen. Tracks.
    fn hands(self, seats: &[Seat]) -> AnyView {
        let hand = move |seat| B::hand(self.player.context(Some(seat)));
        match self.perspective.get() {
            Perspective::Spectator => ().into_any(),
            Perspective::Seat(seat) => hand(seat),
            Perspective::AllHands => seats
                .iter()
                .map(|&seat| {
                    view! {
                        <section class=format!("open-hand {}", seat_class(seat)) aria-label=move || self.name(seat)>
                            <p><SeatMark seat /> {move || self.name(seat)}</p>
                            <div class="hand">{hand(seat)}</div>
                        </section>
                    }
                })
                .collect_view()
                .into_any(),
        }
    }

    fn buttons(self) -> impl IntoView {
        let Self {
            position,
            last,
            running,
            ..
        } = self;
        view! {
            <IconButton mark="first" label=Text::First test="first" press=move || self.go_to(0) />
            <IconButton mark="previous" label=Text::Previous test="previous" press=move || self.back() />
            <button class="primary" data-testid="run" on:click=move |_| self.play_or_pause()>
                {move || if running.get() { Text::Pause.get() } else { Text::PlayReplay.get() }}
            </button>
            <IconButton mark="next" label=Text::Next test="next" press=move || self.step() />
            <IconButton mark="last" label=Text::Last test="last" press=move || self.go_to(last) />
            <span class="count" data-testid="position">{move || format!("{} / {last}", position.get())}</span>
        }
    }

    fn perspective_select(self, all: Vec<Perspective>) -> impl IntoView {
        let name = move |perspective| match perspective {
            Perspective::AllHands => Text::OpenView.get().to_owned(),
            Perspective::Spectator => Text::Spectator.get().to_owned(),
            Perspective::Seat(seat) => self.name(seat),
        };
        let offered = all.clone();
        view! {
            <select
                data-testid="perspective"
                aria-label=move || Text::ViewOf.get()
                on:change=move |event| {
                    let value = event_target_value(&event);
                    let chosen = offered.iter().find(|one| one.code() == value);
                    self.perspective.set(*chosen.unwrap_or(&Perspective::Spectator));
                }
            >
                {all.into_iter().map(|one| view! {
                    <option value=one.code()>{move || name(one)}</option>
                }).collect_view()}
            </select>
        }
    }
}

/// Passes on this very moment.
#[component]
fn MomentLink(link: ReplayLink, position: RwSignal<usize>) -> impl IntoView {
    let ReplayLink {
        address,
        ask,
        is_closed,
    } = link;
    let field = NodeRef::<Input>::new();
    let copied = RwSignal::new(false);
    effect(move |_| {
        position.track();
        copied.set(false);
    });
    let address = Memo::new(move |_| format!("{address}?at={}", position.get()));
    let copy = move |_| {
        ask.run(());
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
        <span role="status" data-testid="moment-closed">
            {move || is_closed.get().then(|| Text::MomentClosed.get())}
        </span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use record::{EndedBy, GameResult};

    #[test]
    fn hands_of_others_are_seen_after_the_end_only() {
        let text = conformance::kept_record("rockets", "page");
        let mut record = Record::parse(&text).unwrap();
        let seats: Vec<Seat> = (0..).map(Seat::new).take(record.seats.len()).collect();
        record.result = Some(GameResult::Ended(EndedBy::Agreement));
        let all = Perspective::all_of(&record, &seats);
        assert_eq!(all[0], Perspective::AllHands);
        assert_eq!(all.len(), seats.len() + 2);

        record.result = None;
        record.seats[0].bot = None;
        for bot in &mut record.seats[1..] {
            bot.bot = Some(engine::Level::Pilot);
        }
        let own = Perspective::Seat(seats[0]);
        let running = Perspective::all_of(&record, &seats);
        assert_eq!(running, [own, Perspective::Spectator]);
        record.seats[1].bot = None;
        let shared = Perspective::all_of(&record, &seats);
        assert_eq!(shared, [Perspective::Spectator]);
    }
}
