//! Values with their units, as people say them.

use crate::Language;
use celestial::Characteristic;

/// A light-year, in light-seconds: a Julian year.
const LIGHT_YEAR: u128 = 31_557_600;

/// A value as a number and the unit it is counted in, so that the two can be
/// written apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Amount {
    /// The number, with its sign.
    pub number: String,
    /// The unit, empty where there is none.
    pub unit: String,
    /// What stands between the two.
    joint: &'static str,
}

impl Amount {
    /// Number and unit in one.
    pub fn text(&self) -> String {
        format!("{}{}{}", self.number, self.joint, self.unit)
    }
}

/// A value with its unit. Whatever is shortened can be read back exactly, so
/// unequal values never look equal.
pub(super) fn display(characteristic: Characteristic, value: i64, language: Language) -> String {
    amount(characteristic, value, language).text()
}

/// A value as number and unit. Whatever is shortened can be read back exactly,
/// so unequal values never look equal.
pub fn amount(characteristic: Characteristic, value: i64, language: Language) -> Amount {
    const HARD_SPACE: &str = "\u{a0}";
    let size = u128::from(value.unsigned_abs());
    let minus = if value < 0 { "\u{2212}" } else { "" };
    match characteristic {
        Characteristic::Diameter => {
            let (factor, english, french) = match size {
                0..1_000_000 => (1, "km", ["km"; 2]),
                1_000_000..1_000_000_000 => {
                    (1_000_000, "million km", ["million de km", "millions de km"])
                }
                _ => (
                    1_000_000_000,
                    "billion km",
                    ["milliard de km", "milliards de km"],
                ),
            };
            let number = shortest(size, factor, language);
            let french = french[usize::from(size >= 2 * factor)];
            Amount {
                number: format!("{minus}{number}"),
                unit: language.choose(english, french).to_owned(),
                joint: HARD_SPACE,
            }
        }
        Characteristic::Discovery if value < 0 => Amount {
            number: size.to_string(),
            unit: language.choose("BC", "av.\u{a0}J.-C.").to_owned(),
            joint: language.choose(HARD_SPACE, " "),
        },
        Characteristic::Discovery => Amount {
            number: size.to_string(),
            unit: String::new(),
            joint: "",
        },
        Characteristic::Temperature => Amount {
            number: format!("{minus}{}", shortest(size, 1, language)),
            unit: "°C".to_owned(),
            joint: HARD_SPACE,
        },
        Characteristic::Distance => {
            let (unit, english, french) = match size {
                0..3_600 => (60, "minute", "minute"),
                3_600..LIGHT_YEAR => (3_600, "hour", "heure"),
                _ => (LIGHT_YEAR, "year", "année"),
            };
            let number = shortest(size, unit, language);
            // One alone is singular in English, all below two in French.
            let plural = language.choose(size != unit, size >= 2 * unit);
            let s = if plural { "s" } else { "" };
            Amount {
                number: format!("{minus}{number}"),
                unit: language.choose(
                    format!("light-{english}{s}"),
                    format!("{french}{s}-lumière"),
                ),
                joint: " ",
            }
        }
    }
}

/// `size` in the given unit, with as few decimals as let one work out `size`
/// again by multiplying and rounding.
fn shortest(size: u128, unit: u128, language: Language) -> String {
    let mut tens = 1;
    let mut decimals = 0;
    loop {
        // OK because sizes are below 2^64 and tens hardly exceed the unit.
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

#[cfg(test)]
mod tests {
    use super::*;
    use celestial::Deck;
    use std::collections::BTreeMap;

    #[test]
    fn values_are_displayed_for_people() {
        let english = |of, value| display(of, value, Language::English);
        let french = |of, value| display(of, value, Language::French);
        use Characteristic::{Diameter, Discovery, Distance, Temperature};
        assert_eq!(english(Diameter, 12_742), "12,742\u{a0}km");
        assert_eq!(french(Diameter, 12_742), "12\u{a0}742\u{a0}km");
        assert_eq!(english(Diameter, 1_392_700), "1.3927\u{a0}million km");
        assert_eq!(french(Diameter, 2_000_000_000), "2\u{a0}milliards de km");
        assert_eq!(english(Discovery, -3_500), "3500\u{a0}BC");
        assert_eq!(french(Discovery, 1_781), "1781");
        assert_eq!(english(Temperature, -63), "\u{2212}63\u{a0}°C");
        assert_eq!(english(Distance, 0), "0 light-minutes");
        assert_eq!(english(Distance, 60), "1 light-minute");
        assert_eq!(english(Distance, 499), "8.32 light-minutes");
        assert_eq!(french(Distance, 499), "8,32 minutes-lumière");
        assert_eq!(french(Distance, 5_400), "1,5 heure-lumière");
        assert_eq!(english(Distance, 134_009_348), "4.2465 light-years");
    }

    #[test]
    fn unequal_values_never_look_equal() {
        let deck = Deck::standard().objects().iter();
        for of in Characteristic::ALL {
            let mut values: Vec<i64> = deck.clone().map(|it| it.figures.value(of)).collect();
            for value in values.clone() {
                values.extend((-70..70).map(|more| value.saturating_add(more)));
            }
            for unit in [60, 3_600, 31_557_600, 1_000_000, 1_000_000_000] {
                values.extend((-400..400).map(|more| 7 * unit + more));
                values.extend((-400..400).map(|more| 1_000 * unit + more));
                values.extend((-400..400).map(|more| unit + more));
            }
            values.extend([i64::MIN, i64::MIN + 1, i64::MAX - 1, i64::MAX]);
            for language in Language::ALL {
                let mut seen: BTreeMap<String, i64> = BTreeMap::new();
                for &value in &values {
                    let text = display(of, value, language);
                    let first = *seen.entry(text.clone()).or_insert(value);
                    assert_eq!(first, value, "both look like {text}");
                }
            }
        }
    }
}
