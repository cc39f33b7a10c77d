//! The portrait of a bot.

use crate::dom;
use engine::Character;
use leptos::prelude::*;

/// A character's portrait: a part of the one picture that holds all of them, which is
/// fetched when the first is shown. Who it is stands beside it.
pub(crate) fn face(character: Character) -> AnyView {
    let name = character.name().to_ascii_lowercase();
    let picture = dom::faces_address().unwrap_or_default();
    view! { <img class="face" alt="" width="100" height="100" src=format!("{picture}#{name}") /> }
        .into_any()
}
