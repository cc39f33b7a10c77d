//! The tile in the player's fingers: chosen and turned, but not yet placed.

use crate::AsteroidsBoard;
use crate::prospect::{Permission, Prospect};
use asteroids::{Action, Facing, Rot, Tile};
use board_kit::signals::{ArcRwSignal, Memo, RwSignal};
use board_kit::{BoardContext, Trial, Whose};
use leptos::prelude::*;
use std::sync::Arc;

/// Which tile is held, and how each tile is turned.
///
/// The board and the hand are built apart but show the same tile; since one
/// device has one player's fingers, both find it here.
#[derive(Clone)]
struct Fingers {
    tile: ArcRwSignal<Option<Tile>>,
    turns: ArcRwSignal<[Rot; Tile::COUNT]>,
    mark: ArcRwSignal<Option<Facing>>,
}

thread_local! {
    static FINGERS: Fingers = Fingers {
        tile: ArcRwSignal::new(None),
        turns: ArcRwSignal::new([Rot::default(); Tile::COUNT]),
        mark: ArcRwSignal::new(None),
    };
}

/// The starting mark that is pointed at.
pub(crate) fn pointed() -> RwSignal<Option<Facing>> {
    RwSignal::from(FINGERS.with(|fingers| fingers.mark.clone()))
}

/// The tile that was taken up last, if any; it may lie on the board by now.
/// Tracks.
pub(crate) fn taken_up() -> Option<Tile> {
    FINGERS.with(|fingers| fingers.tile.get())
}

/// The held tile in one context, with everything it could become.
#[derive(Clone, Copy)]
pub(crate) struct Held {
    context: BoardContext<AsteroidsBoard>,
    /// Every tile of the hand in every turn.
    pub(crate) prospects: Memo<Arc<Vec<Prospect>>>,
    /// The one in the fingers.
    pub(crate) prospect: Memo<Option<Prospect>>,
    tile: RwSignal<Option<Tile>>,
    turns: RwSignal<[Rot; Tile::COUNT]>,
}

impl Held {
    /// What is held here.
    pub(crate) fn at(context: BoardContext<AsteroidsBoard>) -> Self {
        let Fingers { tile, turns, .. } = FINGERS.with(Clone::clone);
        let (tile, turns) = (RwSignal::from(tile), RwSignal::from(turns));
        let prospects = Memo::new(move |_| {
            // Nothing is foretold while pieces are still moving; a tile that
            // was chosen stays in sight until it lies there.
            let chosen = context.draft.with(|draft| !draft.0.is_empty());
            let settled = chosen || context.whose.get() != Whose::Nobody;
            let all = match settled {
                true => context.view.with(|view| Prospect::all(view)),
                false => Vec::new(),
            };
            Arc::new(all)
        });
        let prospect = Memo::new(move |_| {
            let all = prospects.get();
            let find = |tile: Tile, rot: Rot| {
                all.iter()
                    .find(|prospect| prospect.tile == tile && prospect.rot == rot)
                    .cloned()
            };
            if let Some(Action::Tile { tile, rot }) =
                context.draft.with(|draft| draft.0.first().copied())
            {
                return find(tile, rot);
            }
            tile.get()
                .and_then(|tile| find(tile, turns.with(|turns| turns[tile.index()])))
                .or_else(|| {
                    let allowed = |prospect: &&Prospect| prospect.permission == Permission::Allowed;
                    all.iter().find(allowed).cloned()
                })
        });
        Self {
            context,
            prospects,
            prospect,
            tile,
            turns,
        }
    }

    /// How a tile of the hand is turned now. Tracks.
    pub(crate) fn turn_of(&self, tile: Tile) -> Rot {
        self.prospect
            .with(|held| {
                held.as_ref()
                    .filter(|held| held.tile == tile)
                    .map(|held| held.rot)
            })
            .unwrap_or_else(|| self.turns.with(|turns| turns[tile.index()]))
    }

    /// Takes up a tile as it is turned, or in the first way that can be
    /// placed if that one can't.
    pub(crate) fn take(&self, tile: Tile) {
        self.put_back();
        let rot = untrack(|| self.turn_of(tile));
        let rot = self.prospects.with_untracked(|all| {
            let mut turns = all.iter().filter(|prospect| prospect.tile == tile);
            let fine = |turn: &&Prospect| turn.permission != Permission::Refused;
            let as_it_is = turns.clone().filter(fine).any(|turn| turn.rot == rot);
            match turns.find(fine) {
                Some(first) if !as_it_is => first.rot,
                _ => rot,
            }
        });
        self.turns.update(|turns| turns[tile.index()] = rot);
        self.tile.set(Some(tile));
    }

    /// Turns the held tile a quarter clockwise, that many times.
    pub(crate) fn turn(&self, quarters: u8) {
        let Some(held) = self.prospect.get_untracked() else {
            return;
        };
        self.put_back();
        let different = self
            .context
            .view
            .with_untracked(|view| view.tables.different_turns(held.tile));
        // Turns that look alike count as one.
        let rot = Rot::new((held.rot.number() + quarters) % 4 % different).unwrap_or_default();
        self.turns.update(|turns| turns[held.tile.index()] = rot);
        self.tile.set(Some(held.tile));
    }

    /// Places the held tile and plays it, or says why not: where it leads was
    /// seen while it was held, so nothing is asked a second time.
    pub(crate) fn play(&self) {
        self.place();
        let is_whole = |trial: &Option<_>| {
            trial
                .as_ref()
                .is_some_and(|trial: &Arc<Trial<_>>| trial.is_complete())
        };
        if self.context.trial.with_untracked(is_whole) {
            self.context.commit.run(());
        }
    }

    /// Places the held tile, or says why not.
    pub(crate) fn place(&self) {
        if self
            .context
            .draft
            .with_untracked(|draft| draft.0.is_empty())
        {
            if let Some(held) = self.prospect.get_untracked() {
                self.context.attempt(held.action());
            }
        } else {
            self.context.commit.run(());
        }
    }

    /// A tile that was chosen comes back into the fingers, and what was said of it is
    /// past.
    fn put_back(&self) {
        self.context.clear.run(());
    }

    /// The keys that turn the held tile, while the focus is on the board or
    /// in the hand.
    pub(crate) fn on_key(&self, event: &leptos::ev::KeyboardEvent) {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        match event.key().as_str() {
            "r" => self.turn(1),
            "R" => self.turn(3),
            _ => {}
        }
    }
}
