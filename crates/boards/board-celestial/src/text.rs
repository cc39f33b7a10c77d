//! Words on the board, and how they fit.

use celestial::{Characteristic, Kind, Object};
use text::Language;
use text::celestial::{Text, capital, characteristic_text};

/// How wide a letter is on average, in parts of the font's size. A little on
/// the wide side, so that what is made to fit does, whatever the font.
const LETTER: f64 = 0.62;
/// The same for what is bold: names, and numbers with their units, where narrow
/// letters make up for the wider ones.
const BOLD: f64 = 0.62;

/// The size at which a bold text fits a width, at most `wished`.
pub(crate) fn fitting(text: &str, width: f64, wished: f64) -> f64 {
    let letters = text.chars().count().max(1) as f64;
    (width / (letters * BOLD)).min(wished)
}

/// How wide a bold text is at a size, roughly.
pub(crate) fn bold_width(text: &str, size: f64) -> f64 {
    text.chars().count() as f64 * size * BOLD
}

/// How wide a text is at a size, roughly.
pub(crate) fn width(text: &str, size: f64) -> f64 {
    text.chars().count() as f64 * size * LETTER
}

/// As much of a text as fits a width, with an ellipsis when some is left out.
pub(crate) fn shortened(text: &str, width: f64, size: f64) -> String {
    let room = (width / (size * LETTER)).floor().max(1.0) as usize;
    if text.chars().count() <= room {
        return text.to_owned();
    }
    let kept: String = text.chars().take(room.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}

/// A text in lines of a width.
pub(crate) fn wrapped(text: &str, width: f64, size: f64) -> Vec<String> {
    let room = (width / (size * 0.56)).floor().max(4.0) as usize;
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The name of a characteristic at the head of a row.
pub(crate) fn heading(characteristic: Characteristic, language: Language) -> String {
    capital(language, characteristic_text(characteristic))
}

/// What sort of thing an object is.
pub(crate) fn kind(object: &Object) -> Text {
    match object.kind {
        Some(Kind::Star) => Text::KindStar,
        Some(Kind::Planet) => Text::KindPlanet,
        Some(Kind::DwarfPlanet) => Text::KindDwarfPlanet,
        Some(Kind::Moon) => Text::KindMoon,
        Some(Kind::Asteroid) => Text::KindAsteroid,
        Some(Kind::Comet) => Text::KindComet,
        Some(Kind::Centaur) => Text::KindCentaur,
        Some(Kind::TransNeptunian) => Text::KindTransNeptunian,
        Some(Kind::NeutronStar) => Text::KindNeutronStar,
        Some(Kind::WhiteDwarf) => Text::KindWhiteDwarf,
        Some(Kind::Exoplanet) => Text::KindExoplanet,
        None => Text::KindOther,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::text::celestial::value_of;
    use celestial::Deck;

    #[test]
    fn every_kind_of_object_has_a_name() {
        for object in [Deck::expert(), Deck::family()].map(Deck::objects).concat() {
            assert_ne!(kind(&object), Text::KindOther, "{object:?}");
        }
    }

    #[test]
    fn texts_are_cut_and_wrapped_to_their_room() {
        assert_eq!(shortened("Jupiter", 100.0, 11.0), "Jupiter");
        assert_eq!(shortened("Churyumov", 35.0, 11.0), "Chur…");
        assert_eq!(wrapped("one two three", 40.0, 10.0), ["one two", "three"]);
        assert!((fitting("1234567890", 62.0, 20.0) - 10.0).abs() < 0.01);
    }

    #[test]
    fn every_value_fits_a_narrow_row() {
        for object in &[Deck::expert(), Deck::family()].map(Deck::objects).concat() {
            for (of, language) in Characteristic::ALL
                .into_iter()
                .flat_map(|of| Language::ALL.map(|language| (of, language)))
            {
                let text = value_of(object, of, language).brief();
                assert!(text.chars().count() <= 22, "{text}");
                assert!(text.contains(&value_of(object, of, language).number));
            }
        }
    }
}
