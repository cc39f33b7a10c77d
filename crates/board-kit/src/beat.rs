//! How long an event takes on the board, and how it sounds.

use text::Weight;

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

    /// How long the event stays before the next one, in milliseconds at normal
    /// speed: at least as long as the board needs and the eye needs for what is
    /// said of it, with a pause after what matters. Routine is read in passing, and in
    /// half the time by who knows the game.
    pub fn hold(self, weight: Weight, said: Option<&str>, skill: Skill) -> u32 {
        /// Dice lie still so long that one can read them.
        const DICE: u32 = 700;
        let letters = said.map_or(0, |said| said.chars().count()) as u32; // OK because a sentence is short.
        let (pause, first, each, most) = match weight {
            Weight::Silent => (0, 0, 0, 0),
            Weight::Routine => (0, 450, 16, 1500),
            Weight::Key => (400, 700, 25, 2600),
            Weight::Out => (600, 900, 28, 3200),
            Weight::End => (600, 1000, 28, 3200),
        };
        let read = (first + each * letters).min(most);
        let read = match (weight, skill) {
            (Weight::Routine, Skill::Experienced) => read / 2,
            _ => read,
        };
        let moved = match self.cue {
            Cue::Roll => self.millis.max(DICE),
            _ => self.millis,
        };
        (moved + pause).max(if said.is_some() { read } else { 0 })
    }
}

/// How well somebody knows the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Skill {
    /// Has yet to finish a game of this kind.
    Newcomer,
    /// Has finished one.
    Experienced,
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

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "Rigel flies from cell 4 to cell 9.";

    fn hold(weight: Weight, said: Option<&str>) -> u32 {
        Beat::new(300, Cue::Step).hold(weight, said, Skill::Newcomer)
    }

    #[test]
    fn what_is_said_stays_long_enough_to_be_read() {
        // Forty letters in a second is fast reading.
        let least = LINE.len() as u32 * 25;
        assert!(hold(Weight::Routine, Some(LINE)) >= least);
        let long = LINE.repeat(2);
        assert!(hold(Weight::Key, Some(&long)) > hold(Weight::Key, Some(LINE)));
    }

    #[test]
    fn what_matters_takes_longer_than_routine() {
        let weights = [
            Weight::Silent,
            Weight::Routine,
            Weight::Key,
            Weight::Out,
            Weight::End,
        ];
        let holds = weights.map(|weight| hold(weight, Some(LINE)));
        assert!(holds.is_sorted_by(|a, b| a < b), "{holds:?}");
        for weight in [Weight::Key, Weight::Out, Weight::End] {
            let pause = hold(weight, None) - hold(Weight::Routine, None);
            assert!((300..=600).contains(&pause), "{weight:?}: {pause}");
        }
    }

    #[test]
    fn what_is_not_said_takes_as_long_as_it_moves() {
        assert_eq!(hold(Weight::Silent, None), 300);
        assert_eq!(hold(Weight::Silent, Some(LINE)), 300);
        assert_eq!(
            Beat::NOTHING.hold(Weight::Routine, None, Skill::Newcomer),
            0
        );
    }

    #[test]
    fn dice_can_be_read() {
        let roll = Beat::new(400, Cue::Roll);
        assert!(roll.hold(Weight::Silent, None, Skill::Newcomer) >= 700);
    }

    #[test]
    fn who_knows_the_game_reads_only_routine_faster() {
        let fast = |weight| Beat::NOTHING.hold(weight, Some(LINE), Skill::Experienced);
        let slow = |weight| Beat::NOTHING.hold(weight, Some(LINE), Skill::Newcomer);
        assert_eq!(fast(Weight::Routine), slow(Weight::Routine) / 2);
        for weight in [Weight::Key, Weight::Out, Weight::End] {
            assert_eq!(fast(weight), slow(weight));
        }
    }
}
