//! The options of Last Rocket.

use board_kit::{Field, Language, Setting};
use serde_json::{Value, json};

pub(crate) fn fields(language: Language) -> Vec<Field> {
    let say = |english: &str, french: &str| language.choose(english, french).to_owned();
    vec![
        Field {
            key: "layout",
            label: say("Board", "Plateau"),
            help: say(
                "The stacked board makes short, sharp games; the wide ones take longer.",
                "Le plateau à piles donne des parties courtes et vives ; les grands durent plus longtemps.",
            ),
            setting: Setting::OneOf(vec![
                (json!("stack19"), say("19 cells, stacks", "19 cases, piles")),
                (json!("flat37"), say("37 cells", "37 cases")),
                (json!("flat61"), say("61 cells", "61 cases")),
            ]),
        },
        Field {
            key: "rockets_each",
            label: say("Rockets each", "Fusées par joueur"),
            help: say(
                "Two or three rockets each for two players, two each for three players.",
                "Deux ou trois fusées chacun à deux joueurs, deux chacun à trois joueurs.",
            ),
            setting: Setting::OneOf(
                (1..=3)
                    .map(|count| (Value::from(count), count.to_string()))
                    .collect(),
            ),
        },
        Field {
            key: "teams",
            label: say("Teams", "Équipes"),
            help: say(
                "Four players only: the first and third against the second and fourth.",
                "À quatre joueurs seulement : le premier et le troisième contre les deux autres.",
            ),
            setting: Setting::OneOf(vec![
                (json!(false), say("Everyone alone", "Chacun pour soi")),
                (json!(true), say("Two teams", "Deux équipes")),
            ]),
        },
        Field {
            key: "first",
            label: say("Who begins", "Qui commence"),
            help: say(
                "Drawn by lot, unless you choose.",
                "Tiré au sort, à moins que vous ne choisissiez.",
            ),
            setting: Setting::Seat,
        },
    ]
}
