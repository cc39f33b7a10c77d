//! A guided first game on the real board: the guide's bubble over a table whose
//! moves come from a script.

mod backend;
mod guide;

use super::page_of_game;
use crate::chrome::NotFound;
use crate::code_split;
use crate::games;
use crate::settings::settings;
use crate::storage;
use crate::table::{DeviceSeats, SavedTable, TableController, TableEvent, around};
use crate::text::Text;
use backend::LessonBackend;
use board_kit::signals::{RwSignal, Signal, effect};
use board_kit::{Board, Whose};
use client::Viewpoints;
use guide::Guide;
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use lesson::{Course, Shown, Verdict};
use protocol::Command;
use registry::GameId;
use std::sync::Arc;
use text::lessons::Text as Said;
use text::{Names, Words};

/// The lesson of the game that the address names.
#[component]
pub(crate) fn LessonPage() -> impl IntoView {
    page_of_game(code_split::lesson_of)
}

/// The lesson of one game, from where it was left.
pub(crate) fn lesson<B: Board>(game: GameId) -> AnyView {
    let at = storage::lesson(game.name()).and_then(|step| step.parse().ok());
    let script = lesson::of_game(game);
    let at: usize = at.filter(|at| *at < script.steps.len()).unwrap_or_default();
    let Ok(course) = Course::<B::Game>::new(script, at) else {
        return view! { <NotFound text=Text::Broken /> }.into_any();
    };
    LessonTable::<B>::open(game, course).show()
}

/// A table in a lesson. A handle: copies are the same lesson.
struct LessonTable<B: Board> {
    game: GameId,
    controller: TableController<B>,
    course: StoredValue<Course<B::Game>>,
    /// The present step, to be followed.
    step: RwSignal<usize>,
    /// What the guide says instead of the step's text.
    otherwise: RwSignal<Option<Said>>,
    /// Whether somebody wants to be shown the step while the table still shows what
    /// came before it.
    is_asked: RwSignal<bool>,
}

impl<B: Board> Clone for LessonTable<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Board> Copy for LessonTable<B> {}

impl<B: Board> LessonTable<B> {
    fn open(game: GameId, course: Course<B::Game>) -> Self {
        let players = course.players().to_vec();
        let names = games::names_signal(players.clone());
        let seating = Signal::stored(Arc::new(DeviceSeats::local(&players)));
        let viewpoints = StoredValue::new(Viewpoints::default());
        let step = RwSignal::new(course.number());
        let course = StoredValue::new(course);
        let mut table = Self {
            game,
            controller: TableController::new(viewpoints, seating, names, settings()),
            course,
            step,
            otherwise: RwSignal::new(None),
            is_asked: RwSignal::new(false),
        };
        let before = table;
        table.controller.gate = Some(Callback::new(move |actions: Vec<String>| {
            before.attempt(&actions)
        }));
        let controller = table.controller;
        let tell = move |message| {
            let update = viewpoints.try_update_value(|viewpoints| viewpoints.hear(&message));
            if let Some(update) = update.flatten() {
                controller.hear(TableEvent::Update(update));
            }
        };
        let backend = LessonBackend::open(course, tell, move |asked| match asked {
            backend::Asked::Back => table.back(),
            backend::Asked::Show => table.show_me(),
        });
        controller.connect(Box::new(backend));
        table.follow_draft();
        table.show_later();
        table
    }

    /// The learner tries a turn; whether the table goes on with it.
    fn attempt(self, actions: &[String]) -> bool {
        let parsed = actions.iter().filter_map(|action| action.parse().ok());
        let actions: Vec<_> = parsed.collect();
        let verdict = self
            .course
            .try_update_value(|course| course.attempt(&actions));
        let otherwise = match verdict {
            Some(Verdict::Otherwise(text)) => Some(text),
            _ => None,
        };
        self.otherwise.set(otherwise);
        self.remember();
        // The table itself says why the rules refuse something.
        matches!(verdict, Some(Verdict::Forward | Verdict::Refused(_)))
    }

    /// What is taken off the draft is no longer taught as done.
    fn follow_draft(self) {
        effect(move |_| {
            let left = self.controller.draft.with(|draft| draft.0.len());
            self.course.update_value(|course| course.undraft(left));
            self.remember();
        });
    }

    /// Keeps the step for the page and for the next visit.
    fn remember(self) {
        let number = self.course.with_value(Course::number);
        if self.step.get_untracked() != number {
            self.step.set(number);
        }
        storage::keep_lesson(self.game.name(), &number.to_string());
    }

    /// Reads on.
    fn next(self) {
        self.is_asked.set(false);
        self.otherwise.set(None);
        self.controller.notice.set(None);
        self.course.update_value(Course::next);
        self.remember();
    }

    /// One step back, or to the beginning of its turn.
    fn back(self) {
        self.is_asked.set(false);
        self.otherwise.set(None);
        self.controller.notice.set(None);
        self.controller.clear_draft();
        self.course.update_value(Course::back);
        self.remember();
        // The table goes back to where the lesson is.
        self.controller.command(Command::Start {});
    }

    /// Does what the step expects.
    fn show_me(self) {
        self.controller.skip();
        match self.course.with_value(Course::show) {
            Shown::Next => self.next(),
            Shown::Try(action) if untrack(|| self.is_own_turn()) => {
                self.is_asked.set(false);
                self.controller.choose(action);
            }
            Shown::Try(_) => self.is_asked.set(true),
            Shown::Nothing => {}
        }
    }

    /// Does what was asked for too early as soon as the table is there.
    fn show_later(self) {
        effect(move |_| {
            if self.is_asked.get() && self.is_own_turn() {
                self.show_me();
            }
        });
    }

    /// Tracks.
    fn is_own_turn(self) -> bool {
        matches!(self.controller.whose(), Whose::Mine(_))
    }

    /// What the step wants to be done, once it can be, in the words of the list of
    /// choices. Tracks.
    fn expected(self) -> Option<String> {
        self.step.track();
        let Shown::Try(action) = self.course.with_value(Course::show) else {
            return None;
        };
        let trial = self.controller.trial.get();
        let drafted = trial.map(|trial| Arc::new(trial.view.clone()));
        let view = drafted.or(self.controller.view.get())?;
        let language = self.controller.settings.language.get();
        let says =
            |names: &Arc<Vec<String>>| B::Game::action(action, &view, &Names(names), language);
        self.is_own_turn().then(|| self.controller.names.with(says))
    }

    /// Where the game goes on without a guide.
    fn play_on(self) -> Option<String> {
        let record = self.course.with_value(Course::record).ok()?;
        let (mut saved, log) = SavedTable::import::<B::Game>(&record).ok()?;
        // Where the browser keeps nothing, the table lives as long as the page.
        storage::keep_table(&saved).ok()?;
        storage::append(&mut saved, &log).ok()?;
        Some(format!("/table/{}", saved.id()))
    }

    fn show(self) -> AnyView {
        let navigate = use_navigate();
        let leave = {
            let navigate = navigate.clone();
            move || {
                navigate(
                    &games::quick::<B>().unwrap_or_else(|_| "/".to_owned()),
                    Default::default(),
                );
            }
        };
        // Past its last step, the game is the learner's own.
        effect(move |_| {
            let count = self.course.with_value(Course::count);
            if self.step.get() >= count {
                let address = self.play_on().unwrap_or_else(|| "/".to_owned());
                navigate(&address, Default::default());
            }
        });
        view! {
            {around(self.controller, ViewFn::from(|| ()))}
            <Guide
                step=self.step
                count=self.course.with_value(Course::count)
                says=Signal::derive(move || {
                    self.step.track();
                    let step = self.course.with_value(Course::step);
                    step.map(|step| self.otherwise.get().unwrap_or(step.say))
                })
                points=Signal::derive(move || {
                    self.step.track();
                    self.course.with_value(Course::step).map_or(&[][..], |step| step.point)
                })
                expects=Signal::derive(move || self.expected())
                reads=Signal::derive(move || {
                    self.step.track();
                    self.course.with_value(Course::show) == Shown::Next
                })
                busy=Signal::derive(move || self.controller.busy.get() || self.controller.sent.get())
                back=Callback::new(move |()| self.back())
                forward=Callback::new(move |()| self.show_me())
                skip=Callback::new(move |()| leave())
            />
        }
        .into_any()
    }
}
