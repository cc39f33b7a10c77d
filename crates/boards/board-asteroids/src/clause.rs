//! The rule behind each event, and the options with their explanations.

use asteroids::Event;
use board_kit::{Field, Language, Setting};
use engine::Clause;
use serde_json::Value;

/// The clause that makes an event happen.
pub(crate) fn clause(event: &Event) -> Clause {
    let (section, item) = match event {
        Event::First { .. } | Event::ShipPlaced { .. } | Event::TurnBegan { .. } => (2, 3),
        Event::AsteroidChosen { .. } | Event::AsteroidPlaced { .. } | Event::AsteroidSet { .. } => {
            (2, 2)
        }
        Event::Rolled { .. } => (3, 1),
        Event::TilePlaced { .. } => (3, 2),
        Event::Skipped { .. } => (3, 5),
        Event::AsteroidRolled { .. }
        | Event::NothingAdded { .. }
        | Event::AsteroidTurned { .. }
        | Event::AsteroidDrifted { .. } => (4, 1),
        Event::AsteroidLeft { .. } => (4, 2),
        Event::TileRemoved { .. } => (4, 3),
        Event::AsteroidKnockedOut { .. } => (4, 4),
        Event::ShipFlew { .. } | Event::ShipStopped { .. } => (6, 1),
        Event::Eliminated { cause, .. } => return cause.clause(),
        Event::Drew { .. } | Event::HandUnder { .. } => (7, 1),
        Event::MarkerMoved { from: None, .. } => (7, 2),
        Event::MarkerMoved { .. } => (7, 3),
        Event::HandShown { .. } | Event::Kept { .. } | Event::RestUnder { .. } => (9, 2),
        Event::Ended { end, .. } => return end.ending().clause,
    };
    Clause::new("AF", section, item)
}

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
