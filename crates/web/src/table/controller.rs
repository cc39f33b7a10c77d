//! Shows what the table tells, one event after the other, and gathers what
//! the person at this device wants to do.

mod deciding;
mod showing;
mod time;
mod window;

use super::backend::{TableBackend, TableEvent};
use super::online_slots::OnlineSlots;
use crate::progress;
use crate::settings::Settings;
use crate::text::Text;
use board_kit::signals::{RwSignal, Signal};
use board_kit::{Board, Draft, Skill, Trial, Whose};
use client::{
    AnimationQueue, GameUpdate, HandOver, Looks, Trail, Viewpoints, first_look, seat_of, viewer_of,
};
use engine::{Character, Clause, GameSpec, Level, Outcome, Player, Seat, SeatSet, Turn, Viewer};
use leptos::prelude::*;
use protocol::{Command, Revision};
use showing::Queued;
use std::sync::Arc;
use text::badges::Shown;
use text::{Weight, Words};
use time::GameTime;

type Action<B> = <<B as Board>::Game as GameSpec>::Action;
type Event<B> = <<B as Board>::Game as GameSpec>::Event;
type View<B> = <<B as Board>::Game as GameSpec>::View;

/// Something the person should know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Notice {
    pub text: String,
    /// What goes after it where there is room.
    pub more: Vec<String>,
    pub clause: Option<Clause>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Line<B: Board> {
    pub actor: Option<Seat>,
    /// Which turn it is of, counted from 0.
    pub turn: u32,
    pub event: Event<B>,
    /// What happened just before, of which it may be a part.
    pub before: Option<Event<B>>,
}

/// Who plays at a table, seen from this device.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct DeviceSeats {
    /// How strong the bot plays that holds a seat; nothing for people.
    pub bots: Vec<Option<Level>>,
    /// The seats for which a bot decides, its own or a person's.
    pub thinking: SeatSet,
    /// The seats that people at this device hold, also those that a bot acts for.
    pub held: SeatSet,
    /// Those of them that they act for themselves.
    pub mine: SeatSet,
}

impl DeviceSeats {
    /// The seats at a table of this device: all people are here.
    pub(crate) fn local(players: &[Player]) -> Self {
        let seats = || (0..).map(Seat::new).zip(players);
        let those = |wanted: fn(&Player) -> bool| {
            let seats = seats().filter(|(_, player)| wanted(player));
            seats.map(|(seat, _)| seat).collect()
        };
        let people = those(Player::is_person);
        Self {
            bots: players.iter().map(|player| player.bot).collect(),
            thinking: those(|player| !player.is_person()),
            held: people,
            mine: people,
        }
    }
}

/// Shows one table, and takes what the person at this device wants to do. A
/// handle: copies are the same controller.
pub(crate) struct TableController<B: Board> {
    pub seating: Signal<Arc<DeviceSeats>>,
    /// What there is more of at a table with others.
    pub online: Option<OnlineSlots>,
    /// In a lesson, asked before a turn is tried, whole or in part, in the
    /// notation of actions: whether to go on. A whole turn is then played at once.
    pub gate: Option<Callback<Vec<String>, bool>>,
    pub names: Signal<Arc<Vec<String>>>,
    pub settings: Settings,
    /// Whether the first word of the table has come.
    pub joined: RwSignal<bool>,
    pub scene: RwSignal<Option<Arc<B::Scene>>>,
    pub view: RwSignal<Option<Arc<View<B>>>>,
    pub viewer: RwSignal<Viewer>,
    /// Whose turn it is, as far as the animations have come.
    pub turn: RwSignal<Turn>,
    pub legal: RwSignal<Arc<Vec<Action<B>>>>,
    pub draft: RwSignal<Draft<B>>,
    /// What the draft leads to; nothing while it is empty.
    pub trial: RwSignal<Option<Arc<Trial<B>>>>,
    pub now: RwSignal<Option<Arc<Event<B>>>>,
    /// What is traced on the board.
    pub since: RwSignal<Arc<Vec<Event<B>>>>,
    /// Who at this device has yet to look at what they drew.
    pub looks: RwSignal<Looks>,
    /// Whether the viewer has yet to turn what was dealt last.
    pub face_down: RwSignal<bool>,
    pub outcome: RwSignal<Option<Outcome>>,
    /// The badges that the game brought, once it is over.
    pub earned: RwSignal<Vec<Shown>>,
    time: GameTime,
    pub log: RwSignal<Vec<Arc<Line<B>>>>,
    /// What happened last that was worth a word.
    pub caption: RwSignal<Option<Arc<Line<B>>>>,
    pub thinking: RwSignal<Option<Seat>>,
    pub busy: RwSignal<bool>,
    pub notice: RwSignal<Option<Notice>>,
    pub whisper: RwSignal<Option<String>>,
    pub curtain: RwSignal<Option<Seat>>,
    /// Whom the table tells what happens, which `viewer` follows once it is shown.
    told: StoredValue<Viewer>,
    trail: StoredValue<Trail<Event<B>>>,
    /// At how many turns of people at this device bots could have said something.
    pub own_turns: StoredValue<usize>,
    /// How well the people at this device know the game.
    skill: Skill,
    /// How many turns the log has.
    turns: StoredValue<u32>,
    /// Whether it was said who looks.
    begun: StoredValue<bool>,
    viewpoints: StoredValue<Viewpoints>,
    revision: StoredValue<Revision>,
    queue: StoredValue<AnimationQueue<Queued<B>>>,
    backend: StoredValue<Option<Box<dyn TableBackend>>, LocalStorage>,
    /// Set while somebody who is out wants to see the result.
    pub hurry: RwSignal<bool>,
    /// Set while a committed draft is on its way.
    pub sent: RwSignal<bool>,
}

impl<B: Board> Clone for TableController<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Board> Copy for TableController<B> {}

impl<B: Board> TableController<B> {
    /// Whether hand and choices come before the board. Tracks.
    pub(crate) fn hand_first(self) -> bool {
        self.online.is_some_and(|slots| slots.hand_first.get())
    }

    /// Whether all agreed to end the game, which has no outcome then. Tracks.
    pub(crate) fn is_agreed(self) -> bool {
        self.turn.get() == Turn::Over && self.outcome.with(Option::is_none)
    }

    /// A controller before the table's first word.
    pub(crate) fn new(
        viewpoints: StoredValue<Viewpoints>,
        seating: Signal<Arc<DeviceSeats>>,
        names: Signal<Arc<Vec<String>>>,
        settings: Settings,
    ) -> Self {
        Self {
            seating,
            online: None,
            gate: None,
            names,
            settings,
            joined: RwSignal::new(false),
            scene: RwSignal::new(None),
            view: RwSignal::new(None),
            viewer: RwSignal::new(Viewer::Spectator),
            turn: RwSignal::new(Turn::Chance),
            legal: RwSignal::new(Arc::default()),
            draft: RwSignal::new(Draft::default()),
            trial: RwSignal::new(None),
            now: RwSignal::new(None),
            since: RwSignal::new(Arc::default()),
            looks: RwSignal::new(Looks::default()),
            face_down: RwSignal::new(false),
            outcome: RwSignal::new(None),
            earned: RwSignal::new(Vec::new()),
            time: GameTime::new(),
            log: RwSignal::new(Vec::new()),
            caption: RwSignal::new(None),
            thinking: RwSignal::new(None),
            busy: RwSignal::new(false),
            notice: RwSignal::new(None),
            whisper: RwSignal::new(None),
            curtain: RwSignal::new(None),
            told: StoredValue::new(Viewer::Spectator),
            trail: StoredValue::new(Trail::default()),
            own_turns: StoredValue::new(0),
            skill: match progress::knows(B::Game::NAME) {
                true => Skill::Experienced,
                false => Skill::Newcomer,
            },
            turns: StoredValue::new(0),
            begun: StoredValue::new(false),
            viewpoints,
            revision: StoredValue::new(Revision::default()),
            queue: StoredValue::new(AnimationQueue::default()),
            backend: StoredValue::new_local(None),
            hurry: RwSignal::new(false),
            sent: RwSignal::new(false),
        }
    }

    /// The table to talk to.
    pub(crate) fn connect(self, backend: Box<dyn TableBackend>) {
        self.backend.set_value(Some(backend));
    }

    /// Wants something done at the table.
    pub(crate) fn command(self, command: Command) {
        self.with_backend(|backend| backend.command(command));
    }

    fn with_backend(self, what: impl FnOnce(&dyn TableBackend)) {
        self.backend.with_value(|backend| {
            if let Some(backend) = backend {
                what(&**backend);
            }
        });
    }

    /// Takes what the table tells.
    pub(crate) fn hear(self, event: TableEvent) {
        match event {
            TableEvent::Update(GameUpdate::Hint(advice)) | TableEvent::Advice(advice) => {
                self.advise(&advice);
            }
            TableEvent::Update(update) if self.begun.get_value() => self.enqueue(update),
            TableEvent::Update(_) => self.begin(),
            TableEvent::TurnRefused { actions, index } => self.refuse(&actions, index),
        }
    }

    /// Decides who sees the table first, once it is known.
    pub(crate) fn begin(self) {
        let held = self.seating.with_untracked(|seating| seating.held);
        let turn = self.viewpoints.with_value(|viewpoints| {
            let viewpoint = viewpoints.get(viewer_of(held.iter().next()))?;
            Some(match (viewpoints.over(), viewpoint.position.decider) {
                (Some(_), _) => Turn::Over,
                (None, Some(seat)) => Turn::Decide(seat),
                (None, None) => Turn::Chance,
            })
        });
        let first = turn.and_then(|turn| first_look(held, turn, B::Game::HAS_SECRETS));
        let Some(first) = first else { return };
        self.begun.set_value(true);
        match first {
            HandOver::Stay => self.look(Viewer::Spectator),
            HandOver::Look(seat) => self.look(Viewer::Seat(seat)),
            HandOver::Curtain(seat) => {
                if let Turn::Decide(decider) = turn.unwrap_or(Turn::Over) {
                    self.arrive(self.drawn(), Some(decider));
                }
                let looking = self
                    .looks
                    .with_untracked(|looks| looks.next(Viewer::Spectator));
                self.curtain.set(looking.or(Some(seat)));
            }
        }
    }

    /// What the table tells the people at this device of what they have drawn.
    fn drawn(self) -> Option<(u32, SeatSet)> {
        let held = self.seating.with_untracked(|seating| seating.held);
        self.viewpoints.with_value(|viewpoints| {
            let viewpoint = viewpoints.get(viewer_of(held.iter().next()))?;
            B::drawn(&viewpoint.position.view.read_named().ok()?)
        })
    }

    /// The table stands where people may look at what they drew, or not. Others at the
    /// table wait for nobody's look: who decides at this device then has it first.
    fn arrive(self, drawn: Option<(u32, SeatSet)>, decider: Option<Seat>) {
        let mine = self.seating.with_untracked(|seating| seating.mine);
        let is_awaited = decider.is_some_and(|seat| mine.contains(seat));
        let is_passed =
            self.settings.looks.get_untracked() && !(self.online.is_some() && is_awaited);
        let people = if is_passed { mine } else { SeatSet::default() };
        let viewer = self.viewer.get_untracked();
        self.looks
            .update(|looks| looks.arrive(drawn, decider, people, viewer));
    }

    /// Whether bots have to wait until people at this device have looked at what they
    /// drew.
    pub(crate) fn holds_bots_up(self) -> bool {
        self.people().len() > 1
            && self
                .looks
                .with_untracked(|looks| looks.holds_up(self.drawn()))
    }

    /// Whether the viewer only looks, and then passes the device on. Tracks.
    pub(crate) fn is_looking(self) -> bool {
        !self.busy.get() && self.looks.get().is_looking(self.viewer.get())
    }

    /// The viewer has looked: the next one gets the device, or the game goes on.
    pub(crate) fn pass_on(self) {
        let viewer = self.viewer.get_untracked();
        self.looks.update(|looks| looks.looked(viewer));
        self.hand_over();
        self.with_backend(|backend| backend.shown(viewer, self.revision.get_value()));
    }

    /// The seats of the people at this device.
    pub(crate) fn people(self) -> Vec<Seat> {
        self.seating
            .with_untracked(|seating| seating.mine.iter().collect())
    }

    /// Who the bot of a seat is, if one sits there. Tracks.
    pub(crate) fn character(self, seat: Seat) -> Option<Character> {
        let at = seat.index();
        let is_bot = |seating: &Arc<DeviceSeats>| seating.bots.get(at).copied().flatten().is_some();
        self.seating.with(is_bot).then(|| {
            let called = |names: &Arc<Vec<String>>| names.get(at).cloned().unwrap_or_default();
            Character::of_bot(&self.names.with(called), seat)
        })
    }

    /// Shows what another viewer sees.
    pub(crate) fn look(self, viewer: Viewer) {
        self.begun.set_value(true);
        self.told.set_value(viewer);
        self.enqueue(GameUpdate::Position(viewer));
        let is_known = |viewpoints: &Viewpoints| {
            let viewpoint = viewpoints.get(viewer);
            viewpoint.is_some_and(|viewpoint| viewpoint.turns.is_some())
        };
        if !self.viewpoints.with_value(is_known) {
            let seat = seat_of(viewer);
            self.command(Command::History { seat });
        }
    }

    /// The last seat of this device that acted, if it can be taken back. Tracks.
    pub(crate) fn undoable(self) -> Option<Seat> {
        if self.turn.get() == Turn::Over {
            return None;
        }
        let mine = self.seating.with(|seating| seating.mine);
        self.log.with(|log| {
            let mut actors = log.iter().rev().filter_map(|line| line.actor);
            actors.find(|seat| mine.contains(*seat))
        })
    }

    /// Whether only bots still play, and those at this device are out. Tracks.
    pub(crate) fn is_out(self) -> bool {
        let held = self.seating.with(|seating| seating.held);
        if held.is_empty() || self.online.is_some() || self.turn.get() == Turn::Over {
            return false;
        }
        let out: SeatSet = self.log.with(|log| {
            let told = log.iter().map(|line| B::Game::narration(&line.event));
            let out = told.filter(|told| told.weight == Weight::Out);
            out.filter_map(|told| told.about).collect()
        });
        held.iter().all(|seat| out.contains(seat))
    }

    /// Shows the rest at once.
    pub(crate) fn see_result(self) {
        self.hurry.set(true);
        self.skip();
    }

    /// Says something that is no rule.
    pub(crate) fn inform(self, text: Text) {
        let text = text.said(self.settings.language.get_untracked()).to_owned();
        self.notice.set(Some(Notice {
            text,
            more: Vec::new(),
            clause: None,
        }));
    }

    /// Takes back the last turn of the people at this device.
    pub(crate) fn undo(self) {
        self.notice.set(None);
        match untrack(|| self.undoable()) {
            Some(seat) => {
                let revision = self.revision_of(seat);
                self.command(Command::Undo { revision, seat });
            }
            None => self.inform(Text::NothingToUndo),
        }
    }

    /// The revision of what a seat was last told.
    fn revision_of(self, seat: Seat) -> Revision {
        self.viewpoints
            .with_value(|viewpoints| viewpoints.revision(Viewer::Seat(seat)))
    }

    /// Asks what a strong bot would do.
    pub(crate) fn ask_hint(self) {
        if let Whose::Mine(seat) = untrack(|| self.whose()) {
            self.notice.set(None);
            let revision = self.revision.get_value();
            self.command(Command::Hint { revision, seat });
        }
    }

    /// Whose move it is. Tracks.
    pub(crate) fn whose(self) -> Whose {
        match self.turn.get() {
            Turn::Over => Whose::Over,
            _ if self.busy.get() || self.sent.get() => Whose::Nobody,
            Turn::Chance => Whose::Nobody,
            Turn::Decide(seat) => {
                let mine = self.seating.with(|seating| seating.mine.contains(seat));
                if mine && self.viewer.get().is(seat) {
                    Whose::Mine(seat)
                } else {
                    Whose::Theirs(seat)
                }
            }
        }
    }
}
