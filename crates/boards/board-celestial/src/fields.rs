//! The options of the game as a form.

use board_kit::{Field, Setting};
use celestial::Collector;
use serde_json::Value;
use text::Language;
use text::celestial::{capitalized, collector_effect, collector_name};

/// The most copies of one Collector that the form offers.
const MOST_COPIES: u8 = 4;

/// The options a host can choose.
pub(crate) fn fields(language: Language) -> Vec<Field> {
    let say = |english: &str, french: &str| language.choose(english, french).to_owned();
    let mut rounds: Vec<(Value, String)> = [20u32, 10, 40, 80]
        .map(|count| {
            let text = language.choose(format!("{count} rounds"), format!("{count} manches"));
            (Value::from(count), text)
        })
        .to_vec();
    rounds.push((
        Value::Null,
        say("Until one has all cards", "Jusqu'à la dernière carte"),
    ));
    let things = Collector::ALL.map(|collector| {
        (
            Value::from(collector.slug()),
            collector_name(collector, language).to_owned(),
            format!("{}.", capitalized(collector_effect(collector, language))),
        )
    });
    vec![
        Field {
            key: "rounds",
            label: say("Length", "Durée"),
            help: say(
                "After so many rounds the most cards win. Without a limit the game ends when somebody holds every card, which can take long.",
                "Après ce nombre de manches, le plus de cartes l'emporte. Sans limite, la partie finit quand toutes les cartes sont dans une seule main, et cela peut durer.",
            ),
            setting: Setting::OneOf(rounds),
        },
        Field {
            key: "collectors",
            label: say("Collector cards", "Cartes Collector"),
            help: say(
                "Special cards shuffled into the deck: whoever turns one sets off its effect and turns the next card.",
                "Des cartes spéciales mêlées au paquet\u{a0}: qui en retourne une déclenche son effet, puis retourne la carte suivante.",
            ),
            setting: Setting::Several {
                things: things.to_vec(),
                most: MOST_COPIES,
            },
        },
        Field {
            key: "first",
            label: say("First leader", "Qui mène d'abord"),
            help: say(
                "Who names the first characteristic; otherwise the lot decides.",
                "Qui nomme la première caractéristique\u{a0}; sinon, le sort en décide.",
            ),
            setting: Setting::Seat,
        },
    ]
}
