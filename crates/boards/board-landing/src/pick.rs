//! The card in the player's fingers.
//!
//! Choosing a card and turning it is no action of the game yet, so it can't
//! live in the draft. The board and the hand are drawn apart and share it.

use crate::LandingBoard;
use crate::scene::Scene;
use board_kit::{BoardContext, Whose};
use landing::{Action, Card, CardEnd, Column, Kind};
use leptos::prelude::*;
use std::sync::LazyLock;
use text::landing::Text;

/// What the player holds and points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Held {
    card: Option<Card>,
    pointed: Option<Column>,
    /// The cards turned so that end 1 is at the bottom, by their numbers.
    turned: u64,
}

/// One player at a time sits before a screen, and what is held there is gone
/// with the page: one for all tables is enough. A card that is not in the hand
/// is never taken from here.
static HELD: LazyLock<ArcRwSignal<Held>> = LazyLock::new(ArcRwSignal::default);

/// The fingers over one context.
#[derive(Clone, Copy)]
pub(crate) struct Fingers(pub(crate) BoardContext<LandingBoard>);

impl Fingers {
    /// The card chosen from the hand. Tracks.
    pub(crate) fn card(self) -> Option<Card> {
        let card = match self.drafted() {
            Some(action) => Some(action.card),
            None => HELD.with(|held| held.card),
        };
        card.filter(|card| self.0.scene.with(|scene| scene.hand.contains(card)))
    }

    /// Which end of a card is at the bottom, as it is held. Tracks.
    pub(crate) fn bottom(self, card: Card) -> CardEnd {
        match self.drafted() {
            Some(action) if action.card == card => action.bottom,
            _ if card.kind() == Kind::Star => CardEnd::Zero,
            _ if HELD.with(|held| held.turned >> card.number() & 1 == 1) => CardEnd::One,
            _ => CardEnd::Zero,
        }
    }

    /// The action in the draft. Tracks.
    pub(crate) fn drafted(self) -> Option<Action> {
        self.0.draft.with(|draft| draft.0.first().copied())
    }

    /// Whether it is for this player to place a card. Tracks.
    pub(crate) fn decides(self) -> bool {
        matches!(self.0.whose.get(), Whose::Mine(_))
    }

    /// The column pointed at. Tracks.
    pub(crate) fn pointed(self) -> Option<Column> {
        HELD.with(|held| held.pointed)
    }

    /// What placing the held card on a column would be. Tracks.
    pub(crate) fn action(self, column: Column) -> Option<Action> {
        let card = self.card()?;
        Some(Action {
            card,
            column,
            bottom: self.bottom(card),
        })
    }

    /// Turns the card that is held, if one is.
    pub(crate) fn turn_held(self) {
        if let Some(card) = untrack(|| self.card()) {
            self.turn(card);
        }
    }

    /// Takes a card up, as it lies.
    pub(crate) fn hold(self, card: Card) {
        self.0.clear.run(());
        self.0.whisper.run(None);
        HELD.update(|held| held.card = Some(card));
    }

    /// Takes a card up; a card already taken up is turned.
    pub(crate) fn take(self, card: Card) {
        if untrack(|| self.card()) == Some(card) {
            self.turn(card);
        } else {
            self.hold(card);
        }
    }

    /// Turns a card over, in the draft too.
    pub(crate) fn turn(self, card: Card) {
        if card.kind() == Kind::Star {
            self.attempt_to_turn_star(card);
            return;
        }
        let bottom = untrack(|| self.bottom(card)).opposite();
        let drafted = untrack(|| self.drafted()).filter(|action| action.card == card);
        HELD.update(|held| {
            held.turned &= !(1 << card.number());
            held.turned |= u64::from(bottom.number()) << card.number();
        });
        // Also what was said of a card that could not be placed as it lay.
        self.0.clear.run(());
        if let Some(action) = drafted {
            self.0.attempt(Action { bottom, ..action });
        }
    }

    /// LZ-3.2: the rules say why not.
    fn attempt_to_turn_star(self, card: Card) {
        let open = |scene: &Scene| Column::all().find(|&column| scene.is_open(column));
        let Some(column) = self.0.scene.with_untracked(|scene| open(scene)) else {
            return;
        };
        self.0.clear.run(());
        self.0.attempt(Action {
            card,
            column,
            bottom: CardEnd::One,
        });
    }

    /// Points at a column.
    pub(crate) fn point(self, column: Column) {
        HELD.update(|held| held.pointed = Some(column));
    }

    /// Points at a column or at none.
    pub(crate) fn aim_at(self, column: Option<Column>) {
        if untrack(|| self.pointed()) != column {
            HELD.update(|held| held.pointed = column);
        }
    }

    /// Points at that column no longer.
    pub(crate) fn leave(self, column: Column) {
        HELD.update(|held| {
            held.pointed = held.pointed.filter(|&pointed| pointed != column);
        });
    }

    /// Places the held card on a column, if the rules allow it.
    pub(crate) fn place(self, column: Column) {
        let Some(action) = untrack(|| self.action(column)) else {
            let hint = Text::ChooseCardFirst.said(self.0.language.get_untracked());
            self.0.whisper.run(Some(hint.to_owned()));
            return;
        };
        // A column chosen before is given up for this one.
        self.0.clear.run(());
        self.0.attempt(action);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board_kit::signals::{RwSignal, Signal};
    use board_kit::{Board, Draft, Language, Rejected, Trial};
    use dice::Dice;
    use engine::prelude::*;
    use engine::{Refused, Seat, Seats, Turn, Viewer, random_states};
    use landing::{Landing, Options, Refusal, View};
    use std::sync::Arc;

    /// A table with nothing but a view, a draft and an ear.
    struct Table {
        context: BoardContext<LandingBoard>,
        rejected: RwSignal<Option<Rejected<LandingBoard>>>,
        whispered: RwSignal<Option<String>>,
    }

    fn table(view: &View, seat: Seat) -> Table {
        let scene = Arc::new(LandingBoard::scene(view));
        let view = Arc::new(view.clone());
        let draft = RwSignal::new(Draft::<LandingBoard>::default());
        let rejected = RwSignal::new(None);
        let whispered = RwSignal::new(None);
        let (seen, tried) = (Arc::clone(&view), Arc::clone(&view));
        let trial = Signal::derive(move || {
            let draft = draft.get();
            if draft.0.is_empty() {
                return None;
            }
            Trial::<LandingBoard>::of(&seen, seat, &draft.0)
                .ok()
                .map(Arc::new)
        });
        let context = BoardContext {
            scene: Signal::stored(Arc::clone(&scene)),
            view: Signal::stored(view),
            viewer: Signal::stored(Viewer::Seat(seat)),
            you: Signal::stored(Viewer::Seat(seat)),
            whose: Signal::stored(Whose::Mine(seat)),
            legal: Signal::stored(Arc::default()),
            draft: draft.into(),
            trial,
            drafted: Signal::stored(scene),
            now: Signal::stored(None),
            since: Signal::stored(Arc::default()),
            face_down: None,
            outcome: Signal::stored(None),
            minutes_left: Signal::stored(None),
            names: Signal::stored(Arc::default()),
            language: Signal::stored(Language::English),
            pace: Signal::stored(0.0),
            choose: Callback::new(move |action| {
                let mut actions = draft.get_untracked().0;
                actions.push(action);
                match Trial::<LandingBoard>::of(&tried, seat, &actions) {
                    Ok(_) => draft.set(Draft(actions)),
                    Err(it) => rejected.set(Some(it)),
                }
            }),
            unchoose: Callback::new(move |()| {
                draft.update(|draft| {
                    draft.0.pop();
                });
            }),
            clear: Callback::new(move |()| draft.set(Draft::default())),
            commit: Callback::new(|()| {}),
            reject: Callback::new(move |it| rejected.set(Some(it))),
            whisper: Callback::new(move |text| whispered.set(text)),
        };
        Table {
            context,
            rejected,
            whispered,
        }
    }

    /// The first moment of a random game at which a hand has a star and a
    /// card with two ends, and some column is full.
    fn crowded() -> (View, Seat) {
        for seed in 0..1000 {
            let game = Landing::start(&Options::default(), Seats::new(3).unwrap()).unwrap();
            for game in random_states(game, Dice::new(seed)) {
                let Turn::Decide(seat) = game.turn() else {
                    continue;
                };
                let view = game.view(Viewer::Seat(seat));
                let stars = (view.hand.iter())
                    .filter(|card| card.ends().is_none())
                    .count();
                let full = view.columns.iter().any(|column| column.len() == 5);
                if full && (1..view.hand.len()).contains(&stars) {
                    return (view, seat);
                }
            }
        }
        panic!("no such moment in a thousand games")
    }

    /// One test, since there is one pair of hands: a card is taken, turned,
    /// aimed, placed, moved and turned again, and what can't be done is said.
    #[test]
    fn a_card_goes_from_the_hand_to_a_column() {
        Owner::new().with(|| {
            let (view, seat) = crowded();
            let height = |it: &Column| view.columns[it.index()].len();
            let open = Column::all().find(|it| height(it) < 5).unwrap();
            let full = Column::all().find(|it| height(it) == 5).unwrap();
            let card = view.hand.iter().find(|it| it.ends().is_some()).unwrap();
            let star = view.hand.iter().find(|it| it.ends().is_none()).unwrap();
            let Table {
                context,
                rejected,
                whispered,
            } = table(&view, seat);
            let fingers = Fingers(context);

            fingers.place(open);
            assert!(whispered.get().is_some(), "nothing is held yet");
            assert_eq!(fingers.drafted(), None);

            fingers.take(card);
            assert_eq!(whispered.get(), None);
            assert_eq!(fingers.card(), Some(card));
            assert_eq!(fingers.bottom(card), CardEnd::Zero);
            fingers.take(card);
            assert_eq!(fingers.bottom(card), CardEnd::One, "a second tap turns it");

            fingers.point(open);
            assert_eq!(fingers.pointed(), Some(open));
            fingers.leave(full);
            assert_eq!(fingers.pointed(), Some(open));
            fingers.leave(open);
            assert_eq!(fingers.pointed(), None);

            fingers.place(open);
            let placed = Action {
                card,
                column: open,
                bottom: CardEnd::One,
            };
            assert_eq!(fingers.drafted(), Some(placed));
            fingers.turn(card);
            let turned = Action {
                bottom: CardEnd::Zero,
                ..placed
            };
            assert_eq!(context.draft.get(), Draft(vec![turned]));

            fingers.place(full);
            let refusal = |it: Rejected<LandingBoard>| it.refused;
            assert_eq!(
                rejected.get().map(refusal),
                Some(Refused::Rule(Refusal::ColumnFull { column: full }))
            );
            fingers.take(star);
            fingers.take(star);
            assert_eq!(
                rejected.get().map(refusal),
                Some(Refused::Rule(Refusal::StarTurned { card: star }))
            );
            assert_eq!(fingers.bottom(star), CardEnd::Zero);
        });
    }
}
