//! The host's choices as a form.

use board_kit::{Field, Language, Setting};

/// The one option of Landing Zone (LZ-2.3).
pub(crate) fn fields(language: Language) -> Vec<Field> {
    vec![Field {
        key: "first",
        label: language.choose("First player", "Premier joueur").to_owned(),
        help: language
            .choose(
                "Who places the first card. Play then goes clockwise.",
                "Qui pose la première carte. On joue ensuite dans le sens des aiguilles d'une montre.",
            )
            .to_owned(),
        setting: Setting::Seat,
    }]
}
