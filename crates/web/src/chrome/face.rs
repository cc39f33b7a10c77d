//! The portrait of a bot.

use crate::dom;
use engine::{Character, Outcome, Seat};
use leptos::prelude::*;

/// How a bot looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mood {
    /// While it plays.
    Calm,
    /// When it greets, and when it won.
    Glad,
    /// When it came last.
    Grumpy,
}

impl Mood {
    /// How the bot of a seat takes a result.
    pub(crate) fn after(outcome: &Outcome, seat: Seat) -> Self {
        let place = outcome.places[seat];
        let is_last = || outcome.places.iter().all(|(_, other)| other <= place);
        match place {
            1 => Self::Glad,
            _ if is_last() => Self::Grumpy,
            _ => Self::Calm,
        }
    }

    /// What its portrait's name ends with.
    const fn suffix(self) -> &'static str {
        match self {
            Self::Calm => "",
            Self::Glad => "-glad",
            Self::Grumpy => "-grumpy",
        }
    }
}

/// A character's portrait: a part of the one picture that holds all of them, which is
/// fetched when the first is shown. Who it is stands beside it.
pub(crate) fn face(character: Character, mood: Mood) -> AnyView {
    let name = character.name().to_ascii_lowercase();
    let picture = dom::faces_address().unwrap_or_default();
    let source = format!("{picture}#{name}{}", mood.suffix());
    view! { <img class="portrait" alt="" width="100" height="100" src=source /> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Clause, Ending, PerSeat};

    /// The portraits have the names that are asked for.
    #[test]
    fn every_character_has_three_faces() {
        let drawn = include_str!("../../assets/faces.svg");
        for character in Character::ALL {
            for mood in [Mood::Calm, Mood::Glad, Mood::Grumpy] {
                let name = character.name().to_ascii_lowercase();
                let view = format!("<view id=\"{name}{}\"", mood.suffix());
                assert_eq!(drawn.matches(&view).count(), 1, "{view}");
            }
        }
    }

    #[test]
    fn first_is_glad_and_last_is_grumpy() {
        let moods = |places: &[u8]| {
            let outcome = Outcome {
                places: PerSeat::from_slice(places).unwrap(),
                scores: None,
                ending: Ending::new("test", Clause::new("XX", 1, 1)),
            };
            let seats = outcome.places.iter().map(|(seat, _)| seat);
            let moods = seats.map(|seat| Mood::after(&outcome, seat));
            moods.collect::<Vec<_>>()
        };
        use Mood::{Calm, Glad, Grumpy};
        assert_eq!(moods(&[2, 1, 4, 3]), [Calm, Glad, Grumpy, Calm]);
        assert_eq!(moods(&[1, 1]), [Glad, Glad], "a draw pleases both");
        assert_eq!(moods(&[2, 2, 1]), [Grumpy, Grumpy, Glad]);
    }
}
