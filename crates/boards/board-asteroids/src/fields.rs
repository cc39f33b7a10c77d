//! The options with their explanations.

use board_kit::{Field, Language, Setting};
use serde_json::Value;

/// The options of the game.
pub(crate) fn fields(language: Language) -> Vec<Field> {
    let switch = |on_first: [bool; 2], names: [&str; 2]| {
        Setting::OneOf(
            on_first
                .into_iter()
                .zip(names)
                .map(|(value, name)| (Value::Bool(value), name.to_owned()))
                .collect(),
        )
    };
    vec![
        Field {
            key: "asteroids",
            label: language.choose("Asteroids", "Astéroïdes").to_owned(),
            help: language
                .choose(
                    "With asteroids, dice are rolled each turn and rocks drift over the board. Without them only the paths decide: quieter, and all skill.",
                    "Avec astéroïdes, on lance les dés à chaque tour et les rochers dérivent. Sans eux, seules les routes décident\u{a0}: plus calme, et tout en adresse.",
                )
                .to_owned(),
            setting: switch(
                [true, false],
                [
                    language.choose("Drifting", "À la dérive"),
                    language.choose("None", "Aucun"),
                ],
            ),
        },
        Field {
            key: "bonus",
            label: language
                .choose("Elimination bonus", "Bonus d'élimination")
                .to_owned(),
            help: language
                .choose(
                    "With three players or more: if your tile eliminates others and you fly on, you see their tiles and may swap yours for them.",
                    "À trois joueurs ou plus\u{a0}: si votre tuile en élimine d'autres et que vous volez encore, vous voyez leurs tuiles et pouvez échanger les vôtres contre elles.",
                )
                .to_owned(),
            setting: switch(
                [false, true],
                [
                    language.choose("No", "Non"),
                    language.choose("Swap tiles", "Échange de tuiles"),
                ],
            ),
        },
        Field {
            key: "first",
            label: language.choose("Who begins", "Qui commence").to_owned(),
            help: language
                .choose(
                    "The first player chooses a starting mark first and has the first turn. By lot, or a seat of your choice.",
                    "Le premier joueur choisit d'abord sa marque de départ et joue le premier tour. Au sort, ou la place de votre choix.",
                )
                .to_owned(),
            setting: Setting::Seat,
        },
    ]
}
