//! Words that every game shares.

use crate::{Language, Words};
use engine::{Level, Refused, Seat};

/// What the people and bots around the table are called.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a>(pub &'a [String]);

impl Names<'_> {
    /// The name of a seat, or its number if it has none.
    pub fn of(&self, seat: Seat, language: Language) -> String {
        match self.0.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => language.choose(
                format!("Player {}", seat.number() + 1),
                format!("Joueur {}", seat.number() + 1),
            ),
        }
    }
}

/// Why an action was not taken, in one sentence.
pub fn refused<G: Words>(
    refused: &Refused<G::Refusal>,
    names: &Names<'_>,
    language: Language,
) -> String {
    match refused {
        Refused::Over => language
            .choose("The game is over.", "La partie est finie.")
            .to_owned(),
        Refused::ChanceDue => language
            .choose(
                "Wait: a draw or a roll comes first.",
                "Patience : une pioche ou un dé d'abord.",
            )
            .to_owned(),
        Refused::NotYourTurn { turn } => {
            let name = names.of(*turn, language);
            language.choose(
                format!("It is {name}'s turn."),
                format!("C'est au tour de {name}."),
            )
        }
        Refused::Rule(refusal) => G::refusal(refusal, language),
    }
}

/// What a bot's level is called.
pub fn level_name(level: Level, language: Language) -> &'static str {
    match level {
        Level::Cadet => "Cadet",
        Level::Pilot => language.choose("Pilot", "Pilote"),
        Level::Captain => language.choose("Captain", "Capitaine"),
        Level::Admiral => language.choose("Admiral", "Amiral"),
    }
}
