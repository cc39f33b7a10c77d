//! What a board is given.

use crate::{Craft, Draft, Rejected, Trial};
use engine::{Game, Outcome, Seat, Viewer};
use leptos::prelude::*;
use std::sync::Arc;
use text::{Language, Names, Words};

type Action<C> = <<C as Craft>::Game as Game>::Action;
type Event<C> = <<C as Craft>::Game as Game>::Event;
type View<C> = <<C as Craft>::Game as Game>::View;

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
pub struct Stage<C: Craft> {
    /// What to draw now: the pieces as the animation has them.
    pub scene: Signal<Arc<C::Scene>>,
    /// The viewer's view after the last step that was shown completely.
    pub view: Signal<Arc<View<C>>>,
    /// Who looks.
    pub viewer: Signal<Viewer>,
    /// Whose move it is.
    pub whose: Signal<Whose>,
    /// What the viewer may do next, the draft so far included. Empty when it
    /// is not the viewer's move.
    pub legal: Signal<Arc<Vec<Action<C>>>>,
    /// The actions chosen and not yet committed.
    pub draft: Signal<Draft<C>>,
    /// What the draft would lead to; `None` while it is empty.
    pub trial: Signal<Option<Arc<Trial<C>>>>,
    /// The scene after the draft, or the present one while it is empty.
    pub drafted: Signal<Arc<C::Scene>>,
    /// The event that is being animated.
    pub now: Signal<Option<Arc<Event<C>>>>,
    /// What happened since the viewer's last action, to be traced on the board.
    pub since: Signal<Arc<Vec<Event<C>>>>,
    /// The result, once it is over.
    pub outcome: Signal<Option<Outcome>>,
    /// The names around the table.
    pub names: Signal<Arc<Vec<String>>>,
    /// The reader's language.
    pub language: Signal<Language>,
    /// How the speed setting stretches durations: 1 is normal, 0 shows
    /// everything at once. Also 0 when the system asks for reduced motion.
    pub pace: Signal<f64>,
    /// Adds a legal action to the draft. Where the draft is then complete and
    /// the player does not want to confirm, it is committed at once.
    pub choose: Callback<Action<C>>,
    /// Takes the last action off the draft.
    pub unchoose: Callback<()>,
    /// Empties the draft.
    pub clear: Callback<()>,
    /// Commits the draft. Does nothing while it is empty.
    pub commit: Callback<()>,
    /// Shows why something can't be done, with its clause.
    pub reject: Callback<Rejected<C>>,
    /// Shows a line of information beside the status line, or removes it.
    pub whisper: Callback<Option<String>>,
}

impl<C: Craft> Clone for Stage<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C: Craft> Copy for Stage<C> {}

impl<C: Craft> Stage<C> {
    /// Adds an action to the draft if the rules allow it, or says why not.
    /// Boards call this for anything a person may try, legal or not.
    pub fn attempt(&self, action: Action<C>) {
        match self.what_if(action) {
            Some(Ok(_)) => self.choose.run(action),
            Some(Err(rejected)) => self.reject.run(rejected),
            None => {}
        }
    }

    /// What adding an action to the draft would lead to; `None` when it is not
    /// the viewer's move. For previews on pointing at things.
    pub fn what_if(&self, action: Action<C>) -> Option<Result<Trial<C>, Rejected<C>>> {
        let Whose::Mine(seat) = self.whose.get_untracked() else {
            return None;
        };
        let mut actions = self.draft.get_untracked().0;
        actions.push(action);
        let view = self.view.get_untracked();
        Some(Trial::<C>::of(&view, seat, &actions))
    }

    /// The view in which the next action is chosen: after the draft.
    pub fn present(&self) -> Arc<View<C>> {
        match self.trial.get() {
            Some(trial) => Arc::new(trial.view.clone()),
            None => self.view.get(),
        }
    }

    /// Whether an action can be chosen now. Tracks.
    pub fn allows(&self, action: Action<C>) -> bool {
        self.legal.with(|legal| legal.contains(&action))
    }

    /// An action in words, as its button's label. Tracks.
    pub fn says(&self, action: Action<C>) -> String {
        C::Game::action(action, &self.present(), self.language.get())
    }

    /// A seat's name. Tracks.
    pub fn name(&self, seat: Seat) -> String {
        self.names
            .with(|names| Names(names).of(seat, self.language.get()))
    }

    /// One of two texts, by the reader's language. Tracks.
    pub fn tell<'a>(&self, english: &'a str, french: &'a str) -> &'a str {
        self.language.get().choose(english, french)
    }

    /// A duration in milliseconds at the present pace. Tracks.
    pub fn millis(&self, normal: u32) -> f64 {
        f64::from(normal) * self.pace.get()
    }
}
