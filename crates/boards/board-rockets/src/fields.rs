//! The options of Last Rocket.

use board_kit::{Field, Language, Setting};
use serde_json::{Value, json};
use text::rockets::Text;

pub(crate) fn fields(language: Language) -> Vec<Field> {
    let say = |text: Text| text.said(language).to_owned();
    vec![
        Field {
            key: "layout",
            label: say(Text::Layout),
            help: say(Text::LayoutHelp),
            setting: Setting::OneOf(vec![
                (json!("stack19"), say(Text::LayoutStack19)),
                (json!("flat37"), say(Text::LayoutFlat37)),
                (json!("flat61"), say(Text::LayoutFlat61)),
            ]),
        },
        Field {
            key: "rockets_each",
            label: say(Text::RocketsEach),
            help: say(Text::RocketsEachHelp),
            setting: Setting::OneOf(
                (1..=3)
                    .map(|count| (Value::from(count), count.to_string()))
                    .collect(),
            ),
        },
        Field {
            key: "teams",
            label: say(Text::Teams),
            help: say(Text::TeamsHelp),
            setting: Setting::OneOf(vec![
                (json!(false), say(Text::TeamsNone)),
                (json!(true), say(Text::TeamsTwo)),
            ]),
        },
        Field {
            key: "first",
            label: say(Text::FirstPlayer),
            help: say(Text::FirstPlayerHelp),
            setting: Setting::Seat,
        },
    ]
}
