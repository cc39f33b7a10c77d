//! What placing the held card would do, before it is placed.

use crate::LandingBoard;
use crate::pick::Fingers;
use board_kit::{BoardContext, Trial};
use landing::{Action, Card, Column, Event, Match};
use text::landing as say;

/// A card that would be eliminated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Doomed {
    /// The card.
    pub card: Card,
    /// In which round of eliminations, from 0.
    pub pass: u8,
    /// Through what it would be hit.
    pub matches: Vec<Match>,
}

/// A card that would fall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Falling {
    /// The card.
    pub card: Card,
    /// Its column.
    pub column: Column,
    /// The height it stands at now.
    pub from: u8,
    /// The height it would end at.
    pub to: u8,
}

/// What an action would do, as far as everybody could foresee it: nothing in
/// here depends on what is hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The action.
    pub action: Action,
    /// The height the card would come to lie at first.
    pub height: u8,
    /// The cards it would eliminate, in order.
    pub doomed: Vec<Doomed>,
    /// The cards that would fall, the placed one included.
    pub falling: Vec<Falling>,
    /// What the viewer's secrets would count for afterwards.
    pub points: u32,
}

impl Preview {
    /// Reads it from what a trial told. The end of the game, if the card
    /// brings it, is left out: the secrets in a trial are imagined.
    pub fn of(action: Action, trial: &Trial<LandingBoard>) -> Option<Self> {
        let mut preview = Self {
            action,
            height: 0,
            doomed: Vec::new(),
            falling: Vec::new(),
            points: trial.view.own_points(),
        };
        let mut placed = false;
        for event in &trial.events {
            match event {
                Event::Placed { height, .. } => {
                    preview.height = *height;
                    placed = true;
                }
                Event::Blasted {
                    pass,
                    card,
                    matches,
                    ..
                } => {
                    preview.falling.retain(|falling| falling.card != *card);
                    preview.doomed.push(Doomed {
                        card: *card,
                        pass: *pass,
                        matches: matches.clone(),
                    });
                }
                Event::Fell {
                    card,
                    column,
                    from,
                    to,
                    ..
                } => preview.fall(*card, *column, *from, *to),
                _ => {}
            }
        }
        placed.then_some(preview)
    }

    /// A card can fall more than once.
    fn fall(&mut self, card: Card, column: Column, from: u8, to: u8) {
        match self.falling.iter_mut().find(|known| known.card == card) {
            Some(known) => known.to = to,
            None => self.falling.push(Falling {
                card,
                column,
                from,
                to,
            }),
        }
    }
}

/// What the draft, or else what is pointed at, would do. Tracks.
pub(crate) fn preview(context: BoardContext<LandingBoard>) -> Option<Preview> {
    let fingers = Fingers(context);
    if let Some(action) = fingers.drafted() {
        let trial = context.trial.get()?;
        return Preview::of(action, &trial);
    }
    if !fingers.decides() {
        return None;
    }
    foresee(context, fingers.action(fingers.pointed()?)?)
}

/// What an action would do; nothing if it can't be done. Tracks.
pub(crate) fn foresee(context: BoardContext<LandingBoard>, action: Action) -> Option<Preview> {
    context.view.track();
    let trial = context.what_if(action)?.ok()?;
    Preview::of(action, &trial)
}

/// What a preview shows, in a line. Tracks.
pub(crate) fn forecast(preview: &Preview, context: BoardContext<LandingBoard>) -> String {
    let before = context.view.with(|view| view.own_points());
    let (doomed, language) = (preview.doomed.len(), context.language.get());
    say::forecast(language, doomed, before, preview.points)
}
