//! How long an event takes on the board, and how it sounds.

/// A moment of the animation: what the eye and the ear get of one event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beat {
    /// How long the board needs before the next event may begin, in
    /// milliseconds at normal speed. Zero shows it together with the next.
    pub millis: u32,
    /// The sound that goes with it.
    pub cue: Cue,
}

impl Beat {
    /// Nothing to look at.
    pub const NOTHING: Self = Self {
        millis: 0,
        cue: Cue::Silence,
    };

    /// A moment of that length with that sound.
    pub const fn new(millis: u32, cue: Cue) -> Self {
        Self { millis, cue }
    }
}

/// The sounds of the tables, all synthesised by the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// No sound.
    Silence,
    /// A piece hops or slides one step.
    Step,
    /// A card or tile is dealt, drawn or turned.
    Card,
    /// A piece is put down.
    Place,
    /// Dice roll.
    Roll,
    /// Something flies along a path.
    Fly,
    /// Something is blasted, removed or swallowed.
    Blast,
    /// Something falls or drifts.
    Fall,
    /// Somebody is out.
    Out,
    /// Something hidden is shown.
    Reveal,
    /// The game is won.
    Win,
}
