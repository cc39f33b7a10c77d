//! Badges that teach a game: what they are called, and which games earn them.
//!
//! A game's badges are a table in the file of its name. Whether one is earned is judged
//! by what its player was told, nothing else: what the page kept of a game is enough.

/// A game's table of badges, for its type `Event`: the prefix of its clauses, then for each
/// badge its id, mark, name, way to earn it and clause, and whether a game earned it.
macro_rules! badges {
    ($(#[$meta:meta])* $prefix:literal: $(
        $id:literal $mark:literal
        $name:ident $how:ident ($section:literal, $clause:literal) => $is_earned:expr,
    )*) => {
        $(#[$meta])*
        pub(crate) const BADGES: [$crate::badges::Badge<Event>; 3] = [$($crate::badges::Badge {
            shown: $crate::badges::Shown {
                id: $id,
                name: $crate::badges::Text::$name,
                how: $crate::badges::Text::$how,
                clause: engine::Clause::new($prefix, $section, $clause),
                mark: $mark,
            },
            is_earned: $is_earned,
        },)*];
    };
}

pub(crate) mod asteroids;
pub(crate) mod celestial;
pub(crate) mod landing;
pub(crate) mod rockets;
pub(crate) mod supernova;

use engine::{Clause, Outcome, Seat};

include!(concat!(env!("OUT_DIR"), "/badges.rs"));

/// A finished game as one of its players saw it.
#[derive(Clone, Copy, Debug)]
pub struct Played<'a, E> {
    /// What the player was told, from the start.
    pub events: &'a [E],
    /// The player.
    pub seat: Seat,
    /// Places and points.
    pub outcome: &'a Outcome,
}

impl<E> Played<'_, E> {
    /// Whether the player won.
    fn is_won(&self) -> bool {
        self.outcome.winners().contains(self.seat)
    }

    fn count(&self, is_it: impl Fn(&E) -> bool) -> usize {
        self.events.iter().filter(|event| is_it(event)).count()
    }

    fn any(&self, is_it: impl Fn(&E) -> bool) -> bool {
        self.events.iter().any(is_it)
    }
}

/// How a badge is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    /// Its name in results, which never changes.
    pub id: &'static str,
    /// What it is called.
    pub name: Text,
    /// How it is earned.
    pub how: Text,
    /// The clause that it teaches.
    pub clause: Clause,
    /// A small picture in lines, 24 by 24: the `d` of an SVG path.
    pub mark: &'static str,
}

/// A badge of a game with the events `E`.
#[derive(Debug)]
pub struct Badge<E: 'static> {
    /// How it is shown.
    pub shown: Shown,
    /// Whether a game earned it.
    pub is_earned: fn(&Played<'_, E>) -> bool,
}

/// The badges that a game earned, in the order of their table.
pub fn earned<E>(all: &'static [Badge<E>], played: &Played<'_, E>) -> Vec<Shown> {
    let earned = all.iter().filter(|badge| (badge.is_earned)(played));
    earned.map(|badge| badge.shown).collect()
}

#[cfg(test)]
mod tests;
