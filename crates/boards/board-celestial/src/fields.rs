//! The options of the game as a form.

use board_kit::{Field, Setting};
use celestial::Collector;
use serde_json::Value;
use text::Language;
use text::celestial::{Text, collector_text, effect_sentence, effect_text, rounds_count};

/// The most copies of one Collector that the form offers.
const MOST_COPIES: u8 = 4;

/// The options a host can choose.
pub(crate) fn fields(language: Language) -> Vec<Field> {
    let say = |text: Text| text.said(language).to_owned();
    let mut rounds: Vec<(Value, String)> = [20u32, 10, 40, 80]
        .map(|count| (Value::from(count), rounds_count(language, count)))
        .to_vec();
    rounds.push((Value::Null, say(Text::RoundsAll)));
    let things = Collector::ALL.map(|collector| {
        (
            Value::from(collector.slug()),
            say(collector_text(collector)),
            effect_sentence(language, effect_text(collector)),
        )
    });
    vec![
        Field {
            key: "rounds",
            label: say(Text::Rounds),
            help: say(Text::RoundsHelp),
            setting: Setting::OneOf(rounds),
        },
        Field {
            key: "collectors",
            label: say(Text::Collectors),
            help: say(Text::CollectorsHelp),
            setting: Setting::Several {
                things: things.to_vec(),
                most: MOST_COPIES,
            },
        },
        Field {
            key: "first",
            label: say(Text::FirstLeader),
            help: say(Text::FirstLeaderHelp),
            setting: Setting::Seat,
        },
    ]
}
