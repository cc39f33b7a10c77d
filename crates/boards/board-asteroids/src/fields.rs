//! The options with their explanations.

use board_kit::{Field, Language, Setting};
use serde_json::Value;
use text::asteroids::Text;

/// The options of the game.
pub(crate) fn fields(language: Language) -> Vec<Field> {
    let say = |text: Text| text.said(language).to_owned();
    let switch = |choices: [(bool, Text); 2]| {
        let choices = choices.map(|(value, name)| (Value::Bool(value), say(name)));
        Setting::OneOf(choices.to_vec())
    };
    vec![
        Field {
            key: "asteroids",
            label: say(Text::Asteroids),
            help: say(Text::AsteroidsHelp),
            setting: switch([
                (true, Text::AsteroidsDrifting),
                (false, Text::AsteroidsNone),
            ]),
        },
        Field {
            key: "bonus",
            label: say(Text::Bonus),
            help: say(Text::BonusHelp),
            setting: switch([(false, Text::BonusNone), (true, Text::BonusSwap)]),
        },
        Field {
            key: "first",
            label: say(Text::First),
            help: say(Text::FirstHelp),
            setting: Setting::Seat,
        },
    ]
}
