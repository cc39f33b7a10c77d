//! Facts, and who may know them.

use crate::{Clause, GameSpec, Viewer};

/// The facts of a game; implemented in a game's `event.rs`.
pub trait Events: GameSpec {
    /// Takes out of an event what a viewer may not know.
    fn hide(event: &mut Self::Event, viewer: Viewer);

    /// What a viewer may know of an event; nothing if the event is none of
    /// its business.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        let mut seen = event.clone();
        Self::hide(&mut seen, viewer);
        Some(seen)
    }

    /// Why an event happens and what it does to secrets.
    fn nature(event: &Self::Event) -> Nature;

    /// An event by this clause of the game that tells nobody anything new.
    fn open(section: u8, item: u8) -> Nature {
        Nature::open(Clause::new(Self::PREFIX, section, item))
    }

    /// An event by this clause of the game that tells somebody something
    /// hidden until then.
    fn revealing(section: u8, item: u8) -> Nature {
        Nature::revealing(Clause::new(Self::PREFIX, section, item))
    }

    /// Whether the event told anybody something hidden until then. Undoing is
    /// free only back to the last such event.
    fn reveals(event: &Self::Event) -> bool {
        Self::nature(event).reveals
    }

    /// The clause that makes an event happen, if one does.
    fn clause(event: &Self::Event) -> Option<Clause> {
        Self::nature(event).clause
    }
}

/// What is true of an event by its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Nature {
    /// The clause that makes it happen, if one does.
    pub clause: Option<Clause>,
    /// Whether it tells anybody something hidden until then.
    pub reveals: bool,
}

impl Nature {
    /// An event of this clause that tells nobody anything new.
    pub const fn open(clause: Clause) -> Self {
        Self {
            clause: Some(clause),
            reveals: false,
        }
    }

    /// An event of this clause that reveals something.
    pub const fn revealing(clause: Clause) -> Self {
        Self {
            clause: Some(clause),
            reveals: true,
        }
    }
}
