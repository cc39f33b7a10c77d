//! How a character plays: which of several good actions it likes.

use engine::Character;

/// What an action is like, or what a character likes: each from -1 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Temper {
    /// Against others, rather than for oneself.
    pub attack: f32,
    /// A gamble, rather than the safe way.
    pub daring: f32,
}

impl Temper {
    /// An action like any other.
    pub const PLAIN: Self = Self::new(0.0, 0.0);

    pub(crate) const fn new(attack: f32, daring: f32) -> Self {
        Self { attack, daring }
    }

    /// What a character likes: the eight are the eight winds between attack and
    /// peace, daring and care.
    pub const fn of(character: Character) -> Self {
        match character {
            Character::Mira => Self::new(0.0, 1.0),
            Character::Altair => Self::new(0.7, 0.7),
            Character::Rigel => Self::new(1.0, 0.0),
            Character::Castor => Self::new(0.7, -0.7),
            Character::Vega => Self::new(0.0, -1.0),
            Character::Deneb => Self::new(-0.7, -0.7),
            Character::Lyra => Self::new(-1.0, 0.0),
            Character::Nova => Self::new(-0.7, 0.7),
        }
    }

    /// How much a character likes an action of this kind, as a difference in worth that
    /// it does not mind: so little that it plays as well as any other of its level.
    pub(crate) fn appeal_to(self, likes: Self, leaning: Self) -> f32 {
        leaning.attack * self.attack * likes.attack + leaning.daring * self.daring * likes.daring
    }
}
