//! What the person holds between thumb and finger: a card that needs a second
//! choice, the action that is pointed at, and whether the token is uncovered.

use crate::SupernovaBoard;
use board_kit::signals::{Memo, RwSignal, effect};
use board_kit::{BoardContext, Trial, Whose};
use engine::Seat;
use leptos::prelude::*;
use supernova::{Action, Alien, Card, Kind, Pair};

/// Something chosen that is not a whole action yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Held {
    /// An alien that several cards could advance: which card?
    Alien(Alien),
    /// A switch: which two aliens? One may be chosen.
    Switch(Option<Alien>),
    /// An exchange: which favourite is given, and for which?
    Exchange(Option<Card>),
    /// A solo to adopt: which favourite makes room?
    Adopt(Card),
}

/// Shared by the board and the hand of one context.
#[derive(Clone, Copy)]
pub(crate) struct Fingers {
    pub held: RwSignal<Option<Held>>,
    pub pointed: RwSignal<Option<Action>>,
    pub peeking: RwSignal<bool>,
    /// What the viewer could do with no draft: drafting does not change it, so
    /// that another choice is always one tap away.
    pub choices: Memo<Vec<Action>>,
}

impl Fingers {
    /// The fingers of this context. The board and the hand lie beside each other
    /// in the page; whichever is drawn first provides them for both.
    pub(crate) fn at(context: BoardContext<SupernovaBoard>) -> Self {
        match use_context::<Self>() {
            // A context may outlast its signals when the page redraws.
            Some(fingers) if !fingers.held.is_disposed() => fingers,
            _ => {
                let fingers = Self::new(context);
                provide_context(fingers);
                fingers
            }
        }
    }

    fn new(context: BoardContext<SupernovaBoard>) -> Self {
        let fingers = Self {
            held: RwSignal::new(None),
            pointed: RwSignal::new(None),
            peeking: RwSignal::new(false),
            choices: Memo::new(move |_| match context.whose.get() {
                Whose::Mine(seat) => Trial::<SupernovaBoard>::of(&context.view.get(), seat, &[])
                    .map(|trial| trial.legal)
                    .unwrap_or_default(),
                _ => Vec::new(),
            }),
        };
        // A new position, and above all another viewer, begins with empty hands.
        effect(move |_| {
            context.view.track();
            fingers.let_go();
        });
        effect(move |_| {
            context.viewer.track();
            fingers.peeking.set(false);
        });
        fingers
    }

    /// Holds nothing, points at nothing.
    pub(crate) fn let_go(self) {
        self.held.set(None);
        self.pointed.set(None);
    }

    /// Whether an action is among the choices. Tracks.
    pub(crate) fn allows(self, action: Action) -> bool {
        self.choices.with(|choices| choices.contains(&action))
    }

    /// The choices that satisfy a condition. Tracks.
    pub(crate) fn those(self, fits: impl Fn(&Action) -> bool) -> Vec<Action> {
        self.choices.with(|choices| {
            choices
                .iter()
                .copied()
                .filter(|action| fits(action))
                .collect()
        })
    }

    /// Puts an action into the draft in place of another; the same action
    /// again takes it back.
    pub(crate) fn try_out(self, context: BoardContext<SupernovaBoard>, action: Action) {
        let drafted = context.draft.with_untracked(|draft| draft.0.clone());
        self.let_go();
        context.clear.run(());
        if drafted != [action] {
            context.attempt(action);
        }
    }

    /// Takes up something, or lays it down if it is held already.
    pub(crate) fn take_up(self, context: BoardContext<SupernovaBoard>, thing: Held) {
        context.clear.run(());
        self.pointed.set(None);
        self.held.update(|held| {
            *held = if *held == Some(thing) {
                None
            } else {
                Some(thing)
            };
        });
    }

    /// Takes note of an action that is pointed at, or no longer.
    pub(crate) fn point(self, action: Action) -> Callback<bool> {
        Callback::new(move |pointed: bool| {
            if pointed {
                self.pointed.set(Some(action));
            } else if self.pointed.get_untracked() == Some(action) {
                self.pointed.set(None);
            }
        })
    }

    /// What touching an alien on the board means now. Tracks.
    pub(crate) fn touch(self, alien: Alien) -> Touch {
        match self.held.get() {
            Some(Held::Switch(None)) => {
                let trades = self.those(|action| match action {
                    Action::Switch { pair } => pair.is_some_and(|pair| pair.contains(alien)),
                    _ => false,
                });
                if trades.is_empty() {
                    Touch::Nothing
                } else {
                    Touch::Hold(Held::Switch(Some(alien)))
                }
            }
            Some(Held::Switch(Some(first))) if first == alien => Touch::Hold(Held::Switch(None)),
            Some(Held::Switch(Some(first))) => {
                let pair = Pair::new(first, alien);
                let action = Action::Switch { pair };
                if self.allows(action) {
                    Touch::Play(action)
                } else {
                    Touch::Nothing
                }
            }
            _ => {
                let advances = self.those(
                    |action| matches!(action, Action::Advance { alien: moved, .. } if *moved == alien),
                );
                match advances[..] {
                    [] => Touch::Nothing,
                    [action] => Touch::Play(action),
                    _ => Touch::Hold(Held::Alien(alien)),
                }
            }
        }
    }

    /// Tries something with an alien that can't be done, to hear why.
    pub(crate) fn poke(self, context: BoardContext<SupernovaBoard>, alien: Alien) {
        if !matches!(context.whose.get_untracked(), Whose::Mine(_)) {
            return;
        }
        let action = match self.held.get_untracked() {
            Some(Held::Switch(first)) => Action::Switch {
                pair: first.and_then(|first| Pair::new(first, alien)),
            },
            _ => {
                let hand = context.view.with_untracked(|view| view.hand.clone());
                let moves = |card: &&Card| matches!(card.kind(), Kind::Duo(_) | Kind::Solo(_));
                let hand = hand.unwrap_or_default();
                let Some(&card) = hand.iter().find(moves).or(hand.first()) else {
                    return;
                };
                Action::Advance { card, alien }
            }
        };
        context.clear.run(());
        context.attempt(action);
    }
}

/// What touching an alien means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Touch {
    /// It is a whole action.
    Play(Action),
    /// It is the beginning of one.
    Hold(Held),
    /// It can't be done.
    Nothing,
}

/// The seat that looks, if it is one. Tracks.
pub(crate) fn own_seat(context: BoardContext<SupernovaBoard>) -> Option<Seat> {
    match context.viewer.get() {
        engine::Viewer::Seat(seat) => Some(seat),
        engine::Viewer::Spectator => None,
    }
}
