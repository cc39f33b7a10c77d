//! What the characters are like, and what they say now and then: the same on the
//! page and in the terminal.

use crate::Language;
use engine::{Character, Seat};

include!(concat!(env!("OUT_DIR"), "/characters.rs"));

/// When a character says something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// A game begins.
    Begins,
    /// It is well on its way.
    Midway,
    /// The character won it.
    Won,
    /// Somebody else did.
    Lost,
}

/// How many own turns pass from one line to the next: seldom enough to be a joy.
const EVERY: usize = 7;

/// Who speaks at the beginning of a person's turn, if anybody does, and why: a greeting
/// at the first, then one after the other now and then, each once.
pub fn speaker(turns: usize, bots: &[Seat]) -> Option<(Seat, Occasion)> {
    let (bot, occasion) = match turns {
        1 => (0, Occasion::Begins),
        _ if turns.is_multiple_of(EVERY) && turns / EVERY <= bots.len() => {
            (turns / EVERY, Occasion::Midway)
        }
        _ => return None,
    };
    Some((*bots.get(bot % bots.len().max(1))?, occasion))
}

/// What a character says of the place it took in the end.
pub fn farewell(character: Character, place: u8, language: Language) -> &'static str {
    let occasion = match place {
        1 => Occasion::Won,
        _ => Occasion::Lost,
    };
    line(character, occasion, language)
}

/// What a character is like, in one sentence.
pub fn temper(character: Character, language: Language) -> &'static str {
    match character {
        Character::Vega => Text::VegaTemper,
        Character::Rigel => Text::RigelTemper,
        Character::Mira => Text::MiraTemper,
        Character::Altair => Text::AltairTemper,
        Character::Lyra => Text::LyraTemper,
        Character::Deneb => Text::DenebTemper,
        Character::Nova => Text::NovaTemper,
        Character::Castor => Text::CastorTemper,
    }
    .said(language)
}

/// What a character says.
pub fn line(character: Character, occasion: Occasion, language: Language) -> &'static str {
    use Occasion::{Begins, Lost, Midway, Won};
    match (character, occasion) {
        (Character::Vega, Begins) => Text::VegaHello,
        (Character::Vega, Midway) => Text::VegaMidway,
        (Character::Vega, Won) => Text::VegaWon,
        (Character::Vega, Lost) => Text::VegaLost,
        (Character::Rigel, Begins) => Text::RigelHello,
        (Character::Rigel, Midway) => Text::RigelMidway,
        (Character::Rigel, Won) => Text::RigelWon,
        (Character::Rigel, Lost) => Text::RigelLost,
        (Character::Mira, Begins) => Text::MiraHello,
        (Character::Mira, Midway) => Text::MiraMidway,
        (Character::Mira, Won) => Text::MiraWon,
        (Character::Mira, Lost) => Text::MiraLost,
        (Character::Altair, Begins) => Text::AltairHello,
        (Character::Altair, Midway) => Text::AltairMidway,
        (Character::Altair, Won) => Text::AltairWon,
        (Character::Altair, Lost) => Text::AltairLost,
        (Character::Lyra, Begins) => Text::LyraHello,
        (Character::Lyra, Midway) => Text::LyraMidway,
        (Character::Lyra, Won) => Text::LyraWon,
        (Character::Lyra, Lost) => Text::LyraLost,
        (Character::Deneb, Begins) => Text::DenebHello,
        (Character::Deneb, Midway) => Text::DenebMidway,
        (Character::Deneb, Won) => Text::DenebWon,
        (Character::Deneb, Lost) => Text::DenebLost,
        (Character::Nova, Begins) => Text::NovaHello,
        (Character::Nova, Midway) => Text::NovaMidway,
        (Character::Nova, Won) => Text::NovaWon,
        (Character::Nova, Lost) => Text::NovaLost,
        (Character::Castor, Begins) => Text::CastorHello,
        (Character::Castor, Midway) => Text::CastorMidway,
        (Character::Castor, Won) => Text::CastorWon,
        (Character::Castor, Lost) => Text::CastorLost,
    }
    .said(language)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn who_won_is_glad_and_who_lost_takes_it_well() {
        let said = |place| farewell(Character::Rigel, place, Language::English);
        assert_eq!(said(1), "Got you! Again?");
        assert_eq!(said(2), "Beaten fair and square. Respect!");
        assert_eq!(said(3), said(2));
    }

    /// Short enough for the line at the table, and no two say the same.
    #[test]
    fn characters_are_brief_and_their_own() {
        use Occasion::{Begins, Lost, Midway, Won};
        for language in Language::ALL {
            let mut said = BTreeSet::new();
            for character in Character::ALL {
                let lines = [Begins, Midway, Won, Lost].map(|when| line(character, when, language));
                for text in lines.into_iter().chain([temper(character, language)]) {
                    assert!(text.chars().count() <= 60, "{text}");
                    assert!(said.insert(text), "{text}: twice");
                }
            }
        }
    }

    #[test]
    fn bots_greet_and_speak_in_turn_but_seldom() {
        let bots = [Seat::new(1), Seat::new(2)];
        let mut spoken = (1..=600).filter_map(|turn| speaker(turn, &bots));
        assert_eq!(spoken.next(), Some((Seat::new(1), Occasion::Begins)));
        assert_eq!(spoken.next(), Some((Seat::new(2), Occasion::Midway)));
        assert_eq!(spoken.next(), Some((Seat::new(1), Occasion::Midway)));
        assert_eq!(spoken.next(), None, "nobody says the same twice");
        assert_eq!(speaker(1, &[]), None, "nobody there");
    }
}
