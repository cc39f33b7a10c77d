//! Who the bots are.

use crate::{MAX_SEATS, Player, Seat};
use serde::{Deserialize, Serialize};

/// A bot as a person knows it: a name, a face, a temper and a tempo. It is meant
/// to be as strong as its level; how a temper shows in a game is for the bots to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Character {
    /// Careful.
    Vega,
    /// A fighter.
    Rigel,
    /// Curious.
    Mira,
    /// A daredevil.
    Altair,
    /// A friend of peace.
    Lyra,
    /// Old and wise.
    Deneb,
    /// A dreamer who likes to gamble.
    Nova,
    /// Sly.
    Castor,
}

/// A text that names no character.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no character `{0}`")]
pub struct UnknownCharacter(String);

impl Character {
    /// Every character: as many as there can be seats, so that no two at a table
    /// need be alike.
    pub const ALL: [Self; MAX_SEATS] = [
        Self::Vega,
        Self::Rigel,
        Self::Mira,
        Self::Altair,
        Self::Lyra,
        Self::Deneb,
        Self::Nova,
        Self::Castor,
    ];

    /// What it is called, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Vega => "Vega",
            Self::Rigel => "Rigel",
            Self::Mira => "Mira",
            Self::Altair => "Altair",
            Self::Lyra => "Lyra",
            Self::Deneb => "Deneb",
            Self::Nova => "Nova",
            Self::Castor => "Castor",
        }
    }

    /// Who sits on a seat unless somebody chose another.
    pub const fn of_seat(seat: Seat) -> Self {
        Self::ALL[seat.index() % MAX_SEATS]
    }

    /// Which character the bot of a seat is: the one it is named after, or the
    /// seat's. Records know a bot by its name.
    pub fn of_bot(name: &str, seat: Seat) -> Self {
        name.parse().unwrap_or(Self::of_seat(seat))
    }

    /// Which character plays a seat; none if a person does.
    pub fn of_player(player: &Player, seat: Seat) -> Option<Self> {
        player.bot.map(|_| Self::of_bot(&player.name, seat))
    }

    /// Its tempo: how long it waits before it moves where somebody watches, in
    /// milliseconds. Always the same: who watches learns nothing from it.
    pub const fn pause_ms(self) -> u32 {
        match self {
            Self::Altair => 0,
            Self::Rigel | Self::Nova => 150,
            Self::Mira => 300,
            Self::Lyra => 400,
            Self::Vega | Self::Castor => 500,
            Self::Deneb => 700,
        }
    }
}

crate::named!(Character, UnknownCharacter);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;

    #[test]
    fn a_bot_is_who_it_is_named_after() {
        let seat = Seat::new(1);
        let character = |player| Character::of_player(&player, seat);
        let pilot = |name| Player::bot(name, Level::Pilot);
        assert_eq!(character(pilot("Deneb")), Some(Character::Deneb));
        assert_eq!(character(pilot("")), Some(Character::Rigel));
        assert_eq!(character(pilot("Hal")), Some(Character::Rigel));
        assert_eq!(character(Player::person("Deneb")), None);
    }

    #[test]
    fn every_seat_has_a_character_of_its_own() {
        let seats = (0..).map(Seat::new).take(MAX_SEATS);
        assert_eq!(
            seats.map(Character::of_seat).collect::<Vec<_>>(),
            Character::ALL
        );
        for character in Character::ALL {
            assert_eq!(character.name().parse(), Ok(character));
        }
        assert!("Sirius".parse::<Character>().is_err());
    }
}
