//! What a board is given.

use crate::signals::{RwSignal, Signal};
use crate::{Board, Draft, Rejected, Trial};
use engine::{GameSpec, Outcome, Seat, Viewer};
use leptos::prelude::*;
use std::sync::Arc;
use text::coach::Foreseen;
use text::{Language, Names, Words};

type Action<B> = <<B as Board>::Game as GameSpec>::Action;
type Event<B> = <<B as Board>::Game as GameSpec>::Event;
type View<B> = <<B as Board>::Game as GameSpec>::View;

/// Whose move it is, seen from this device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// The viewer of this device decides, as that seat.
    Mine(Seat),
    /// Another seat decides.
    Theirs(Seat),
    /// Chance, or an animation that is still running.
    Nobody,
    /// The game is over.
    Over,
}

/// A board's window on the table: signals to read, and what one can do.
///
/// Everything here is made from the viewer's own view and its own events.
pub struct BoardContext<B: Board> {
    /// What to draw now: the pieces as the animation has them.
    pub scene: Signal<Arc<B::Scene>>,
    /// The viewer's view after the last step that was shown completely.
    pub view: Signal<Arc<View<B>>>,
    /// Who looks.
    pub viewer: Signal<Viewer>,
    /// Whom the board calls "you": who looks, and in a replay who played, also when
    /// all hands are shown.
    pub you: Signal<Viewer>,
    /// Whose move it is.
    pub whose: Signal<Whose>,
    /// What the viewer may do next, the draft so far included. Empty when it
    /// is not the viewer's move.
    pub legal: Signal<Arc<Vec<Action<B>>>>,
    /// The actions chosen and not yet committed.
    pub draft: Signal<Draft<B>>,
    /// What the draft would lead to; `None` while it is empty.
    pub trial: Signal<Option<Arc<Trial<B>>>>,
    /// The scene after the draft, or the present one while it is empty.
    pub drafted: Signal<Arc<B::Scene>>,
    /// The event that is being animated.
    pub now: Signal<Option<Arc<Event<B>>>>,
    /// What happened since the viewer's last action, to be traced on the board.
    pub since: Signal<Arc<Vec<Event<B>>>>,
    /// Whether what the viewer was dealt last lies face down still, for the viewer to
    /// turn: the board says so, and the log waits. Nothing in replays, where nothing is
    /// dealt.
    pub face_down: Option<RwSignal<bool>>,
    /// The result, once it is over.
    pub outcome: Signal<Option<Outcome>>,
    /// The minutes until time is called, the begun one counted, in a game that
    /// ends by the clock.
    pub minutes_left: Signal<Option<u64>>,
    /// The names around the table.
    pub names: Signal<Arc<Vec<String>>>,
    /// The reader's language.
    pub language: Signal<Language>,
    /// How the speed setting stretches durations: 1 is normal, 0 shows
    /// everything at once. Also 0 when the system asks for reduced motion.
    pub pace: Signal<f64>,
    /// Adds an action to the draft, or says why the rules don't allow it. Where
    /// the draft is then complete and the player does not want to confirm, it is
    /// committed at once.
    pub choose: Callback<Action<B>>,
    /// Takes the last action off the draft.
    pub unchoose: Callback<()>,
    /// Empties the draft, and takes back a refusal that is shown. Boards call this
    /// whenever a person begins something else.
    pub clear: Callback<()>,
    /// Commits the draft. Does nothing while it is empty.
    pub commit: Callback<()>,
    /// Shows why something can't be done, with its clause.
    pub reject: Callback<Rejected<B>>,
    /// Shows a line of information beside the status line, or removes it.
    pub whisper: Callback<Option<String>>,
}

impl<B: Board> Clone for BoardContext<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Board> Copy for BoardContext<B> {}

impl<B: Board> BoardContext<B> {
    /// Adds an action to the draft if the rules allow it, or says why not.
    /// Boards call this for anything a person may try, legal or not.
    pub fn attempt(&self, action: Action<B>) {
        self.choose.run(action);
    }

    /// What adding an action to the draft would lead to; `None` when it is not
    /// the viewer's move. For previews on pointing at things.
    pub fn what_if(&self, action: Action<B>) -> Option<Result<Trial<B>, Rejected<B>>> {
        let Whose::Mine(seat) = self.whose.get_untracked() else {
            return None;
        };
        let mut actions = self.draft.get_untracked().0;
        actions.push(action);
        let view = self.view.get_untracked();
        Some(Trial::<B>::of(&view, seat, &actions))
    }

    /// What is certain to be there once the draft is played: a turn in the middle is part
    /// of it; what follows a whole turn may depend on what is hidden. Tracks.
    pub fn certain(&self) -> Arc<View<B>> {
        let is_whole =
            |trial: &Option<Arc<Trial<B>>>| trial.as_ref().is_some_and(|trial| trial.is_complete());
        match self.trial.with(is_whole) {
            true => self.view.get(),
            false => self.present(),
        }
    }

    /// The view in which the next action is chosen: after the draft.
    pub fn present(&self) -> Arc<View<B>> {
        match self.trial.get() {
            Some(trial) => Arc::new(trial.view.clone()),
            None => self.view.get(),
        }
    }

    /// Whether an action can be chosen now. Tracks.
    pub fn allows(&self, action: Action<B>) -> bool {
        self.legal.with(|legal| legal.contains(&action))
    }

    /// An action in words, as its button's label. Tracks.
    pub fn says(&self, action: Action<B>) -> String {
        self.names.with(|names| {
            B::Game::action(action, &self.present(), &Names(names), self.language.get())
        })
    }

    /// What choosing an action would lead to, in a line, as far as that is certain: the
    /// board's preview for those who choose from a list. Tracks.
    pub fn consequence(&self, action: Action<B>) -> Option<String> {
        let before = self.present();
        let language = self.language.get();
        let Whose::Mine(seat) = self.whose.get_untracked() else {
            return None;
        };
        let trial = Trial::<B>::of(&before, seat, &[action]).ok()?;
        let foreseen = Foreseen {
            before: &*before,
            actions: &[action],
            events: &trial.events,
            after: &trial.view,
        };
        self.names
            .with(|names| B::Game::consequence(&foreseen, &Names(names), language))
    }

    /// A seat's name. Tracks.
    pub fn name(&self, seat: Seat) -> String {
        self.names
            .with(|names| Names(names).of(seat, self.language.get()))
    }

    /// The same, "You" for the reader's own: for labels and before a colon. Tracks.
    pub fn name_or_you(&self, seat: Seat) -> String {
        let (you, language) = (self.you.get(), self.language.get());
        self.names
            .with(|names| Names(names).or_you(seat, you, language))
    }

    /// The names of all seats, "You" for the reader's own. Tracks.
    pub fn names_or_you(&self) -> Vec<String> {
        let seats = (0..)
            .map(Seat::new)
            .take(self.names.with(|names| names.len()));
        seats.map(|seat| self.name_or_you(seat)).collect()
    }

    /// A duration in milliseconds at the present pace. Tracks.
    pub fn millis(&self, normal: u32) -> f64 {
        f64::from(normal) * self.pace.get()
    }
}
