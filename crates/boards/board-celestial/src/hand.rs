//! A seat's top card in small, for replays that show all hands at once. At a
//! table the card's rows lie on the board, in reach already, and the style
//! sheet leaves this out.

use crate::Context;
use crate::art::front;
use crate::text::kind;
use board_kit::signals::Memo;
use celestial::{Characteristic, Object};
use leptos::prelude::*;
use text::Language;
use text::celestial::{self as say, characteristic_text, difficulty_text, name, value_of};

/// The viewer's top card in small: its picture, and all that is printed on it.
pub(crate) fn hand(table: Context) -> AnyView {
    let object = Memo::new(move |_| {
        table
            .scene
            .with(|scene| scene.object(scene.face(scene.own_seat()?)?))
    });
    let drawn = move || {
        let object = object.get()?;
        let language = table.language.get();
        Some(view! {
            <svg viewBox="-52 -70 104 140" aria-hidden="true" inner_html=front(&object) />
            <div>
                <p>{name(object.card, language)}</p>
                <ul>
                    <li>{sort(&object, language)}</li>
                    {values(&object, language).map(|value| view! { <li>{value}</li> }).collect_view()}
                </ul>
            </div>
        })
    };
    view! { <div class="cd-hand">{drawn}</div> }.into_any()
}

/// What sort of thing it is, and how hard to see.
fn sort(object: &Object, language: Language) -> String {
    let difficulty = difficulty_text(object.figures.difficulty);
    let [sort, difficulty] = [kind(object), difficulty].map(|text| text.said(language));
    format!("{sort}, {difficulty}")
}

/// Its four values by their names.
fn values(object: &Object, language: Language) -> impl Iterator<Item = String> {
    Characteristic::ALL.into_iter().map(move |of| {
        let value = value_of(object, of, language).text();
        say::name_it(language, characteristic_text(of), value)
    })
}
