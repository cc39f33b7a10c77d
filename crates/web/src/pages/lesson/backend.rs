//! The table of a lesson: it plays the script, as far as the learner has come.

use crate::table::TableBackend;
use engine::{Game, Seat, Step, Turn, Viewer};
use leptos::prelude::*;
use lesson::Course;
use protocol::{Command, Payload, Revision, ServerMessage, Started};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

const LEARNER: Seat = Seat::new(0);

/// What the table's own buttons ask of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Asked {
    Back,
    Show,
}

/// A table that follows a lesson.
pub(super) struct LessonBackend<G: Game> {
    inner: Rc<Inner<G>>,
    asked: Box<dyn Fn(Asked)>,
}

struct Inner<G: Game> {
    course: StoredValue<Course<G>>,
    /// How many steps of the script were told.
    told: Cell<usize>,
    revision: Cell<u32>,
    tell: Box<dyn Fn(ServerMessage)>,
}

impl<G: Game> LessonBackend<G> {
    /// The table at the lesson's present position.
    pub(super) fn open(
        course: StoredValue<Course<G>>,
        tell: impl Fn(ServerMessage) + 'static,
        asked: impl Fn(Asked) + 'static,
    ) -> Self {
        let inner = Rc::new(Inner {
            course,
            told: Cell::new(usize::MAX),
            revision: Cell::new(0),
            tell: Box::new(tell),
        });
        let backend = Self {
            inner,
            asked: Box::new(asked),
        };
        backend.follow();
        backend
    }

    /// Tells what changed, later: nobody is told anything while asking.
    fn follow(&self) {
        let inner = Rc::clone(&self.inner);
        spawn_local(async move { inner.follow() });
    }
}

impl<G: Game> TableBackend for LessonBackend<G> {
    fn command(&self, command: Command) {
        match command {
            Command::History { seat } => {
                let inner = Rc::clone(&self.inner);
                spawn_local(async move {
                    (inner.tell)(ServerMessage::History {
                        revision: Revision::new(inner.revision.get()),
                        seat,
                        turns: Vec::new(),
                        notes: Vec::new(),
                    });
                });
            }
            Command::Undo { .. } => (self.asked)(Asked::Back),
            Command::Hint { .. } => (self.asked)(Asked::Show),
            _ => self.follow(),
        }
    }

    fn shown(&self, _: Viewer, _: Revision) {}
}

impl<G: Game> Inner<G> {
    fn follow(&self) {
        // The page may have been left meanwhile.
        let Some(course) = self.course.try_get_value() else {
            return;
        };
        let (from, to) = (self.told.get(), course.position());
        self.told.set(to);
        if from > to {
            self.tell_position(&course.game_at(to));
            return;
        }
        let mut game = course.game_at(from);
        let mut steps = course.steps(from, to);
        while !steps.is_empty() {
            let (turn, rest) = steps.split_at(turn_length(steps));
            self.tell_turn(&mut game, turn);
            steps = rest;
        }
        if from == to {
            // A turn was sent that the lesson does not know: the board forgets it.
            self.tell_position(&game);
        }
    }

    fn next_revision(&self) -> Revision {
        self.revision.set(self.revision.get() + 1);
        Revision::new(self.revision.get())
    }

    fn tell_position(&self, game: &G) {
        (self.tell)(ServerMessage::Started(Started {
            revision: self.next_revision(),
            seat: Some(LEARNER),
            view: Payload::of(&game.view(Viewer::Seat(LEARNER))).ok(),
            decider: decider(game),
            entropy: Vec::new(),
            legal: legal(game),
            clocks: Vec::new(),
            time_left: None,
        }));
    }

    fn tell_turn(&self, game: &mut G, turn: &[Step<G>]) {
        let mut events = Vec::new();
        let mut actor = None;
        for step in turn {
            if let Step::Action(seat, _) = *step {
                actor = Some(seat);
            }
            // The whole script was played by the rules when it was read.
            step.take_unchecked(game, &mut events);
        }
        let viewer = Viewer::Seat(LEARNER);
        let seen = events.iter().filter_map(|event| G::redact(event, viewer));
        let seen: Vec<G::Event> = seen.collect();
        (self.tell)(ServerMessage::Step(protocol::Step {
            revision: self.next_revision(),
            seat: Some(LEARNER),
            actor,
            events: Payload::of(&seen).unwrap_or_default(),
            view: Payload::of(&game.view(viewer)).ok(),
            decider: decider(game),
            legal: legal(game),
            clocks: Vec::new(),
        }));
    }
}

/// How many of the steps are one turn: the learner's actions in a row or one of
/// a bot's, and the chance after it.
fn turn_length<G: Game>(steps: &[Step<G>]) -> usize {
    let is_own = |step: &Step<G>| matches!(step, Step::Action(LEARNER, _));
    let acted = match steps.first() {
        Some(Step::Action(LEARNER, _)) => steps.iter().take_while(|step| is_own(step)).count(),
        Some(Step::Action(..)) => 1,
        _ => 0,
    };
    let after = steps.get(acted..).unwrap_or_default().iter();
    acted
        + after
            .take_while(|step| matches!(step, Step::Chance(_)))
            .count()
}

fn decider<G: Game>(game: &G) -> Option<Seat> {
    match game.turn() {
        Turn::Decide(seat) => Some(seat),
        Turn::Chance | Turn::Over => None,
    }
}

/// What the learner may do, as a table tells it.
fn legal<G: Game>(game: &G) -> String {
    if decider(game) != Some(LEARNER) {
        return String::new();
    }
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    let actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
    actions.join(" ")
}
