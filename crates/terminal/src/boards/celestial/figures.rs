//! Numbers on the cards, for people.

use celestial::{Characteristic, Deck};
use text::Language;

/// How many steps a bar has.
pub(super) const STEPS: usize = 6;

/// A light-year in light-seconds: a Julian year.
const LIGHT_YEAR: u64 = 31_557_600;

/// A value with its unit. Whatever is shortened can be worked out again
/// exactly: two values that differ never look equal.
pub(super) fn amount(characteristic: Characteristic, value: i64, language: Language) -> String {
    let size = value.unsigned_abs();
    let sign = if value < 0 { "−" } else { "" };
    let number = |unit| shortest(size, unit, language);
    match characteristic {
        Characteristic::Diameter => format!("{sign}{} km", number(1)),
        Characteristic::Discovery if value < 0 => {
            language.choose(format!("{size} BC"), format!("{size} av. J.-C."))
        }
        Characteristic::Discovery => size.to_string(),
        Characteristic::Temperature => format!("{sign}{} °C", number(1)),
        Characteristic::Distance => {
            let (unit, english, french) = match size {
                0..3_600 => (60, "light-min", "min-lum."),
                3_600..LIGHT_YEAR => (3_600, "light-h", "h-lum."),
                _ => (LIGHT_YEAR, "light-yr", "an.-lum."),
            };
            format!(
                "{sign}{} {}",
                number(unit),
                language.choose(english, french)
            )
        }
    }
}

/// `size` in a unit, with as few decimals as let one work out `size` again by
/// multiplying and rounding.
fn shortest(size: u64, unit: u64, language: Language) -> String {
    // Wide enough for any value times any power of ten that is tried.
    let (size, unit) = (u128::from(size), u128::from(unit));
    let (mut tens, mut decimals) = (1, 0);
    loop {
        let scaled = (size * tens + unit / 2) / unit;
        if (scaled * unit + tens / 2) / tens == size || tens > unit {
            let whole = grouped(scaled / tens, language);
            if decimals == 0 {
                return whole;
            }
            let point = language.choose('.', ',');
            return format!("{whole}{point}{:0decimals$}", scaled % tens);
        }
        tens *= 10;
        decimals += 1;
    }
}

/// A whole number with its thousands apart.
fn grouped(number: u128, language: Language) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(language.choose(',', '\u{a0}'));
        }
        text.push(digit);
    }
    text
}

/// How many of [`STEPS`] parts of the deck the value beats in an ordinary
/// round: the deck is known to all, so that this gives nothing away.
pub(super) fn share_beaten(deck: &Deck, characteristic: Characteristic, value: i64) -> usize {
    let beats = |other: i64| match characteristic {
        Characteristic::Discovery => value < other,
        _ => value > other,
    };
    let beaten = deck
        .objects()
        .iter()
        .filter(|object| beats(object.figures.value(characteristic)))
        .count();
    let others = deck.objects().len().saturating_sub(1).max(1);
    (beaten * STEPS + others / 2) / others
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the card has room for between its label and its bar.
    #[test]
    fn every_value_fits_on_the_card() {
        for object in Deck::standard().objects() {
            for (characteristic, language) in Characteristic::ALL
                .into_iter()
                .flat_map(|it| Language::ALL.map(|language| (it, language)))
            {
                let value = object.figures.value(characteristic);
                let text = amount(characteristic, value, language);
                assert!(text.chars().count() <= 22, "{text}");
            }
        }
    }

    #[test]
    fn unequal_values_never_look_equal() {
        for characteristic in Characteristic::ALL {
            let mut seen: Vec<(i64, String)> = Vec::new();
            for object in Deck::standard().objects() {
                let value = object.figures.value(characteristic);
                let text = amount(characteristic, value, Language::English);
                for (other, words) in &seen {
                    assert_eq!(*other == value, *words == text, "{text}");
                }
                seen.push((value, text));
            }
        }
    }

    #[test]
    fn the_best_card_beats_all_others_and_the_worst_none() {
        for characteristic in Characteristic::ALL {
            let shares: Vec<usize> = Deck::standard()
                .objects()
                .iter()
                .map(|object| {
                    let value = object.figures.value(characteristic);
                    share_beaten(Deck::standard(), characteristic, value)
                })
                .collect();
            assert_eq!(shares.iter().max(), Some(&STEPS));
            assert_eq!(shares.iter().min(), Some(&0));
        }
    }
}
